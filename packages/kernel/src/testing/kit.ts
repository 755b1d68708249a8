import { Engine } from '../engine.ts'
import { Recorder, readMatchFile, replay } from '../file.ts'
import type { Game } from '../game.ts'
import { Match } from '../match.ts'
import type { Choice } from '../menu.ts'
import { Random, seedFrom } from '../random.ts'
import type { Json } from '../schema.ts'
import type { GameTypes } from '../frames.ts'
import { checkJson, checkToldJson } from './json.ts'
import { checkLeaks } from './leaks.ts'
import { checkMenus, checkPlayoutOf } from './menus.ts'
import { checkRefusals } from './refusals.ts'
import { checkIndependence, checkRoundTrip } from './roundtrip.ts'
import { Scene, Tally, type Effort, type Failure } from './scene.ts'
import { Secrets } from './secrets.ts'
import { checkAsked, checkEvents, checkWords } from './texts.ts'
import { SimultaneousChecks } from './simultaneous.ts'
import { checkShortcuts, checkUndo } from './undo.ts'

export interface CheckOptions extends Partial<Effort> {
  readonly seats: number
  readonly config?: Readonly<Record<string, unknown>>
  /** How many games are played; the first with this very seed. */
  readonly games?: number
  readonly seed?: string
  /** Check everything, but only at the state after this many choices. */
  readonly at?: number
  /** After so many failures the run stops. */
  readonly failures?: number
}

export interface Report {
  readonly game: string
  readonly seats: number
  readonly games: number
  readonly choices: number
  readonly failures: readonly Failure[]
  /** How often each check was made. */
  readonly made: Readonly<Record<string, number>>
  /** The largest state met, in bytes of JSON. */
  readonly largest: number
  /** How often each step asked, by name. */
  readonly steps: Readonly<Record<string, number>>
  /** The content rows seen at work, by kind. */
  readonly rows: Readonly<Record<string, readonly string[]>>
}

const EFFORT: Effort = { every: 16, samples: 64, tries: 4, longest: 20_000 }

/** In one of so many choices something else is tried: a revision, a seat that is not awaited, an undo. */
const SELDOM = 8

interface Totals {
  choices: number
  largest: number
  readonly steps: Record<string, number>
  readonly rows: Map<string, Set<string>>
  readonly secrets: Secrets
}

/** Plays random games and checks at their states all that is promised of every game. */
export function checkGame<G extends GameTypes>(game: Game<G>, options: CheckOptions): Report {
  const { seats, config = {}, games = 1, seed = 'conform', failures = 20 } = options
  const engine = new Engine(game, seats, config)
  const tally = new Tally(failures)
  const totals: Totals = { choices: 0, largest: 0, steps: {}, rows: new Map(), secrets: new Secrets() }
  let played = 0
  while (played < games && !tally.full) {
    const words = played === 0 ? seed : `${seed}-${played}`
    playOne(engine, words, options, tally, totals)
    played++
  }
  const { checked, frozen } = totals.secrets.frozen()
  tally.count('leaks.secrets', checked)
  for (const detail of frozen) {
    tally.add({ game: game.id, seats, config, seed, at: 0, check: 'leaks.secrets', detail }, detail)
  }
  const rows: Record<string, string[]> = {}
  for (const [kind, seen] of totals.rows) rows[kind] = [...seen].toSorted()
  return {
    game: game.id,
    seats,
    games: played,
    choices: totals.choices,
    failures: tally.failures,
    made: tally.made,
    largest: totals.largest,
    steps: totals.steps,
    rows,
  }
}

/** The check of a game at all its player counts, or at one of them. */
export function conform<G extends GameTypes>(
  game: Game<G>,
  options: Omit<CheckOptions, 'seats'> & { readonly players?: number },
): Report[] {
  const { players, ...rest } = options
  const { min, max } = game.players
  const counts = players === undefined ? Array.from({ length: max - min + 1 }, (_, i) => min + i) : [players]
  return counts.map((seats) => checkGame(game, { ...rest, seats }))
}

function playOne<G extends GameTypes>(
  engine: Engine<G>,
  seed: string,
  options: CheckOptions,
  tally: Tally,
  totals: Totals,
): void {
  const { config = {} } = options
  const { every, samples, tries, longest } = { ...EFFORT, ...options }
  const where = { game: engine.game.id, seats: engine.seats, config, seed }
  let scene: Scene<G> | undefined
  try {
    const match = new Match(engine, seedFrom(seed))
    scene = new Scene(engine, match, where, { every, samples, tries, longest }, tally)
    new Play(scene, options, totals).toTheEnd()
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
    tally.add({ ...where, at: scene?.at ?? 0, check: 'crash', detail }, seed)
  }
}

/** One random game, watched. */
class Play<G extends GameTypes> {
  private readonly scene: Scene<G>
  private readonly options: CheckOptions
  private readonly totals: Totals
  private readonly random: Random
  private readonly recorder: Recorder<G>
  private readonly together: SimultaneousChecks<G>
  /** The same game on an engine of its own, written down and read again after every choice. */
  private readonly twinEngine: Engine<G>
  private twin: Json

  constructor(scene: Scene<G>, options: CheckOptions, totals: Totals) {
    const { engine, match } = scene
    const { seed } = scene.where
    this.scene = scene
    this.options = options
    this.totals = totals
    this.random = new Random(seedFrom(`${seed}/play`))
    this.recorder = new Recorder(
      match,
      Array.from({ length: engine.seats }, () => 'random'),
    )
    this.together = new SimultaneousChecks(scene)
    this.twinEngine = new Engine(engine.game, engine.seats, engine.config)
    this.twin = this.twinEngine.encode(this.twinEngine.start(seedFrom(seed)))
  }

  toTheEnd(): void {
    const { scene, options } = this
    const { engine, match } = scene
    const { longest } = scene.effort
    checkWords(scene)
    checkEvents(scene, match.opening)
    checkToldJson(scene, match.opening)
    this.look()
    while (!engine.over(match.position)) {
      if (scene.at >= longest) {
        scene.fail('endless', `the game is not over after ${longest} choices`)
        return
      }
      if (options.at !== undefined && scene.at >= options.at) return
      this.choose()
      this.look()
    }
    this.checkEnd()
  }

  /** The checks of a state: the cheap ones always, the dear ones now and then. */
  private look(): void {
    const { scene, options, totals } = this
    const { engine, position, seats } = scene
    const { at } = options
    if (at !== undefined && at !== scene.at) return
    const top = position.stack.at(-1)?.step
    if (top !== undefined) totals.steps[top] = (totals.steps[top] ?? 0) + 1
    const broken = engine.game.violations(position.state, engine.tables, seats)
    scene.expect('broken', broken.length === 0, () => broken.join('; '))
    const isDear = at !== undefined || this.isDear()
    checkMenus(scene, isDear)
    totals.largest = Math.max(totals.largest, checkRoundTrip(scene))
    if (!isDear) return
    checkIndependence(scene)
    checkJson(scene)
    checkRefusals(scene)
    checkAsked(scene)
    checkShortcuts(scene)
    checkLeaks(scene, totals.secrets)
  }

  /** Spread unevenly over the game, so that no rhythm of the rules hides anything. */
  private isDear(): boolean {
    const { scene } = this
    return scene.random('dear').below(scene.effort.every) === 0
  }

  private choose(): void {
    const { scene, random, together, totals } = this
    const { engine, match } = scene
    // Here a choice leaves the game for good, and the twin goes on from where the others' choices now stand.
    if (random.below(SELDOM) === 0 && together.checkUndo()) this.twin = engine.encode(match.position)
    const { seat, choice } = this.pick()
    const before = JSON.stringify(engine.encode(match.position))
    const seen = together.seenByOthers(seat)
    checkPlayoutOf(scene, seat, choice)
    const outcome = match.choose(seat, choice)
    scene.at++
    totals.choices++
    this.recorder.note()
    for (const { event } of outcome.events) engine.game.coverage?.(event, this.noteRow, engine.tables)
    checkEvents(scene, outcome.events)
    checkToldJson(scene, outcome.events)
    if (random.below(SELDOM) === 0 || outcome.drew || outcome.taught) checkUndo(scene, seat, outcome, before)
    this.followTwin(seat, choice)
    together.after(seat, outcome, seen)
  }

  private readonly noteRow = (kind: string, row: string): void => {
    const { rows } = this.totals
    const seen = rows.get(kind) ?? new Set<string>()
    seen.add(row)
    rows.set(kind, seen)
  }

  /** A seat and what it chooses: mostly somebody awaited and something that leads on. */
  private pick(): { readonly seat: number; readonly choice: Choice } {
    const { scene, random } = this
    const { engine, position, seats } = scene
    const all = Array.from({ length: seats }, (_, seat) => seat)
    const seldom = random.below(SELDOM) === 0
    const asked = seldom ? random.shuffle(all) : [random.pick(engine.awaited(position))]
    for (const seat of asked) {
      const menu = engine.menu(position, seat)
      if (menu === null) continue
      const wanted = seldom ? [...menu.offered, ...menu.revisions, ...menu.idles] : menu.offered
      if (wanted.length > 0) return { seat, choice: random.pick(wanted) }
    }
    throw new Error(`nobody can choose anything: awaited are ${engine.awaited(position).join()}`)
  }

  private followTwin(seat: number, choice: Choice): void {
    const { scene, twinEngine } = this
    const twin = twinEngine.decode(this.twin)
    twinEngine.apply(twin, seat, choice)
    this.twin = JSON.parse(JSON.stringify(twinEngine.encode(twin))) as Json
    const hash = scene.engine.hash(scene.position)
    scene.same('twin', hash, twinEngine.hash(twin), 'the hash of the twin that is written down at every step')
  }

  private checkEnd(): void {
    const { scene, recorder } = this
    const { engine, match, seats } = scene
    const result = engine.result(match.position)
    const whole =
      result !== null &&
      result.scores.length === seats &&
      result.winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats)
    scene.expect('result', whole, () => `the result is ${JSON.stringify(result)}`)
    const file = readMatchFile(JSON.parse(JSON.stringify(recorder.file())) as Json)
    const again = replay(engine.game, file)
    const { difference } = again
    scene.expect('replay', difference === undefined, () => JSON.stringify(difference))
    scene.same(
      'replay',
      engine.hash(match.position),
      engine.hash(again.match.position),
      'the hash at the end',
    )
  }
}
