import {
  Engine,
  type Blocked,
  type Choice,
  type Frame,
  type Game,
  type Step,
  seedFrom,
  text,
} from '@longtable/kernel'
import { ArrangedPosition } from '@longtable/kernel/testing'
import { basicColours } from '../../src/content/effect.ts'
import { BLACK, GOLD, Hero, NONE, TacticOf } from '../../src/content/ids.ts'
import { numbered } from '../../src/content/numbers.ts'
import { DICE, levelFame } from '../../src/content/tracks.ts'
import { levelOfFame } from '../../src/state/mutations.ts'
import type { Event } from '../../src/state/events/index.ts'
import { mageKnight } from '../../src/game.ts'
import { colourAt, type Hex } from '../../src/state/pools/lattice.ts'
import { noDuel, noFight } from '../../src/steps/setup.ts'
import { Stage } from '../../src/state/schema/stages.ts'
import { DieAt, DUMMY, NOBODY, type Player, type Seat, type State } from '../../src/state/schema/state.ts'
import { Last } from '../../src/state/schema/player.ts'
import { run, type MageKnight, type MageContext } from '../../src/state/match.ts'
import { face, Z } from '../../src/state/pools/deed-cards.ts'
import { T, tokens } from '../../src/state/pools/tokens.ts'
import { U, unitRow } from '../../src/state/pools/unit-cards.ts'
import { heroesOf, layDeeds, laySkills, layTiles, layTokens, layUnits } from './lay.ts'
import { colourOf, hexNamed, manaOf, nameOfField } from './names.ts'
import type { PlayerScene, SceneSpec } from './spec.ts'
import { say } from './sentences.ts'

export type { PlayerScene, SceneSpec } from './spec.ts'

/** What the test step is to do next. */
let script: ((s: State, ctx: MageContext) => void) | undefined

const scriptStep = run('test.script', {
  locals: {},
  run: (s, _f, ctx) => {
    ctx.pop()
    showTokens(s, ctx)
    const todo = script
    script = undefined
    todo?.(s, ctx)
  },
})

/** The game, with a step that lets a test do something with a table, and others in place of its own. */
export function gameWith(others: readonly Step<MageKnight>[] = []): Game<MageKnight> {
  const own = mageKnight.steps.filter(({ name }) => !others.some((other) => other.name === name))
  return { ...mageKnight, steps: [...own, ...others, scriptStep] }
}

type AnyFrame = Frame & Record<string, unknown>

/** The frames below a seat's turn. */
export function roundStack(seat: Seat, order: readonly Seat[]): AnyFrame[] {
  const next = (order.indexOf(seat) + 1) % order.length
  return [
    { step: 'game', phase: 3 },
    { step: 'round', phase: 5 },
    { step: 'turns', next, seat, was: Last.no },
  ]
}

/** The frames of a seat's turn, about to run this phase (4 is the main part). */
export function turnStack(seat: Seat, order: readonly Seat[], phase = 4): AnyFrame[] {
  return [...roundStack(seat, order), { step: 'turn', seat, phase }]
}

/** A position written by hand, run up to its first question. */
export function scene(spec: SceneSpec = {}): Scene {
  const seats = spec.seats ?? Math.max(2, spec.players?.length ?? 0)
  const config = { scenario: spec.scenario ?? 'fullConquest', ...spec.options, heroes: 'pick' }
  const engine = new Engine(gameWith(spec.steps), seats, config, spec.rulesVersion)
  const position = engine.start(seedFrom(spec.seed ?? 'scene'))
  fill(position.state, spec, engine)
  const { active, order } = position.state
  position.stack = (spec.stack ?? turnStack(active, order)).map((frame) => ({ ...frame }))
  script = spec.begin
  position.stack.push({ step: scriptStep.name })
  return new Scene(engine, position, engine.resume(position))
}

/** Everybody knows what lies face up. */
function showTokens(s: State, ctx: MageContext): void {
  s.tokens[T.posts].forEach((token, post) => {
    if (token >= 0 && s.postUp[post] === 1) ctx.show(tokens, token, T.posts)
  })
}

function fill(s: State, spec: SceneSpec, { tables, seats }: Engine<MageKnight>): void {
  const heroes = heroesOf(spec, seats)
  s.round = spec.round ?? 1
  s.night = spec.night ?? false
  s.active = spec.active ?? 0
  s.stage = spec.stage ?? Stage.moving
  s.announced = spec.announced ?? NOBODY
  s.ending = spec.ending ?? NOBODY
  const everybody = Array.from({ length: seats }, (_, seat) => seat)
  s.order = [...(spec.order ?? (tables.dummy ? [...everybody, DUMMY] : everybody))]
  s.offersShown = spec.offersShown ?? true
  s.dummyHero = tables.dummy
    ? (tables.box.heroes.find((hero) => !heroes.some((id) => Hero[id] === hero)) ?? NONE)
    : NONE
  s.dummyCrystals = dummyCrystals(s, spec)
  s.dummyTactic = spec.dummy?.tactic === undefined ? NONE : TacticOf[spec.dummy.tactic]
  s.fight = noFight()
  s.duel = noDuel()
  layTiles(s, spec, tables)
  s.coreSeen = spec.coreSeen ?? s.coreSeen
  s.players.forEach((player, seat) =>
    fillPlayer(s, player, spec.players?.[seat] ?? {}, heroes[seat], tables.portal),
  )
  layDeeds(s, spec, heroes, tables)
  layUnits(s, spec, tables)
  layTokens(s, spec, tables)
  laySkills(s, spec, heroes, tables)
  for (const [at, seat] of Object.entries(spec.marks ?? {})) s.mark[hexNamed(s, at)] = seat
  for (const [at, bits] of Object.entries(spec.extra ?? {})) s.extra[hexNamed(s, at)] = bits
  s.cities = (spec.cities ?? []).map(({ at, level, shields, conquered, leader }) => ({
    hex: hexNamed(s, at),
    colour: colourAt(s, hexNamed(s, at)),
    level: level ?? 1,
    shields: [...(shields ?? [])],
    conquered: conquered ?? false,
    leader: leader ?? NONE,
    part: NONE,
    partColour: NONE,
  }))
  fillSource(s, spec.source ?? 'rbgw', tables.dice)
  spec.also?.(s)
}

function dummyCrystals(s: State, spec: SceneSpec): number[] {
  if (spec.dummy?.crystals !== undefined) return manaOf(spec.dummy.crystals, 4)
  const counts = [0, 0, 0, 0]
  if (s.dummyHero >= 0)
    for (const colour of numbered.heroes[s.dummyHero].dummyCrystals) counts[basicColours.indexOf(colour)]++
  return counts
}

function fillPlayer(
  s: State,
  player: Player,
  given: PlayerScene,
  hero: keyof typeof Hero,
  portal: Hex,
): void {
  player.hero = Hero[hero]
  player.fame = given.fame ?? levelFame[(given.level ?? 1) - 1]
  player.reputation = given.reputation ?? 0
  player.level = given.level ?? levelOfFame(player.fame)
  player.at = given.at === 'off' ? NONE : given.at === undefined ? portal : hexNamed(s, given.at)
  player.trail = (given.trail ?? []).map((at) => hexNamed(s, at))
  if (player.trail.length === 0 && player.at >= 0) player.trail = [player.at]
  player.crystals = manaOf(given.crystals ?? '', 4)
  player.tokens = manaOf(given.tokens ?? '', 6)
  player.move = given.move ?? 0
  player.influence = given.influence ?? 0
  player.healing = given.healing ?? 0
  player.did = given.did ?? 0
  player.tactic = given.tactic === undefined ? NONE : TacticOf[given.tactic]
  player.tacticUsed = given.tacticUsed ?? false
  player.tokenDown = given.tokenDown ?? false
  player.lastTurn = given.lastTurn ?? Last.no
  player.nextDraw = given.nextDraw ?? 0
}

/** Dice that the scene does not name show what cannot be used now. */
function fillSource(s: State, source: string, dice: number): void {
  for (let die = 0; die < DICE; die++) {
    s.dieAt[die] = die < dice ? DieAt.source : DieAt.out
    const idle = s.night ? GOLD : BLACK
    s.die[die] = die >= dice ? NONE : die < source.length ? colourOf(source[die]) : idle
  }
}

export class Scene extends ArrangedPosition<MageKnight> {
  /** The state of the seat that is awaited, or of another. */
  player(seat: Seat = this.awaited[0]): Player {
    return this.state.players[seat]
  }

  hex(name: string): Hex {
    return hexNamed(this.state, name)
  }

  /** Does something with a table, on top of the stack. */
  act(todo: (s: State, ctx: MageContext) => void): this {
    script = todo
    this.position.stack.push({ step: scriptStep.name })
    this.events.push(...this.engine.resume(this.position).map(({ event }) => event))
    this.check()
    return this
  }

  /**
   * Makes choices by describing them: the verb, then names of what it concerns in any order (`'step 1.C'`, `'play
   * rage attack'`, `'pay crystal red'`). A word that is no field must occur in the English text of the entry.
   */
  take(...described: readonly string[]): this {
    for (const words of described) this.choose(this.find(words))
    return this
  }

  /** The choice that is described: offered, a revision or idle. */
  find(words: string, seat: Seat = this.awaited[0]): Choice {
    const all = this.open(seat)
    const found = this.matching(all, words, seat)
    if (found !== undefined) return found
    throw new Error(
      `“${words}” is not offered at ${this.step}: ${all.map((one) => this.words(one)).join('; ')}`,
    )
  }

  /** All that may be chosen. */
  private open(seat: Seat): Choice[] {
    const menu = this.engine.menu(this.position, seat)
    return menu === null ? [] : [...menu.offered, ...menu.revisions, ...menu.idles]
  }

  private matching(choices: readonly Choice[], words: string, seat: Seat): Choice | undefined {
    const [verb, ...rest] = words.split(' ')
    return choices.find((choice) => choice.do === verb && this.fits(choice, rest, seat))
  }

  private fits(choice: Choice, words: readonly string[], seat: Seat): boolean {
    const fields = Object.entries(choice).filter(([field]) => field !== 'do')
    const names = fields.flatMap(([field, value]) => [nameOfField(this.state, field, value), String(value)])
    return words.every((word) => names.includes(word) || this.says(choice, seat).includes(word.toLowerCase()))
  }

  /** A choice in words. */
  words(choice: Choice): string {
    const fields = Object.entries(choice).filter(([field]) => field !== 'do')
    return [choice.do, ...fields.map(([field, value]) => nameOfField(this.state, field, value))].join(' ')
  }

  /** The English text of an entry, in small letters. */
  says(choice: Choice, seat: Seat = this.awaited[0]): string {
    const asked = this.engine.describedMenu(this.position, seat)
    const key = this.words(choice)
    const entries = [...(asked?.entries ?? []), ...(asked?.blocked ?? [])]
    const entry = entries.find((one) => this.words(one.choice) === key && sameFields(one.choice, choice))
    if (entry === undefined) return ''
    const parts = [
      entry.text,
      'gain' in entry ? entry.gain : undefined,
      'cost' in entry ? entry.cost : undefined,
    ]
    return parts
      .map((part) => (part === undefined ? '' : say(part, 'en')))
      .join(' ')
      .toLowerCase()
  }

  offers(choice: Choice | string, seat: Seat = this.awaited[0]): boolean {
    if (typeof choice !== 'string') return this.has(choice, seat)
    return this.matching(this.open(seat), choice, seat) !== undefined
  }

  /** Is it allowed, but of no use now? */
  idles(words: string, seat: Seat = this.awaited[0]): boolean {
    const menu = this.engine.menu(this.position, seat)
    return this.matching(menu?.idles ?? [], words, seat) !== undefined
  }

  /** The rule that blocks a choice, or undefined if none does. */
  why(choice: Choice | string, seat: Seat = this.awaited[0]): string | undefined {
    return this.blocked(choice, seat)?.rule
  }

  numbers(choice: Choice | string, seat: Seat = this.awaited[0]): Blocked['numbers'] | undefined {
    return this.blocked(choice, seat)?.numbers
  }

  /** The English sentence that says why a choice is blocked, '' if it is not. */
  reason(choice: Choice | string, seat: Seat = this.awaited[0]): string {
    const found = this.blocked(choice, seat)
    return found === undefined ? '' : say(text(`blocked.${found.rule}`, found.numbers), 'en')
  }

  private blocked(choice: Choice | string, seat: Seat) {
    if (typeof choice !== 'string') return this.whyNot(choice, seat)
    const menu = this.engine.menu(this.position, seat)
    const one = this.matching(
      (menu?.blocked ?? []).map((entry) => entry.choice),
      choice,
      seat,
    )
    return one === undefined ? undefined : this.whyNot(one, seat)
  }

  /** Ids of the cards of a zone (`Z.hand`), of a seat where zones are per seat; decks from bottom to top. */
  cards(zone: number, seat: Seat = 0): string[] {
    return this.state.deeds[zone + seat].flatMap((card) => (card < 0 ? [] : [face(card).id]))
  }

  hand(seat: Seat = 0): string[] {
    return this.cards(Z.hand, seat)
  }

  units(seat: Seat = 0): string[] {
    return this.state.units[U.band + seat].map((unit) => unitRow(unit).id)
  }

  /** The unit of a seat with that id. */
  unit(id: string, seat: Seat = 0): number {
    return this.state.units[U.band + seat].find((unit) => unitRow(unit).id === id) ?? NONE
  }

  /** The events of a kind since the scene began. */
  told<K extends Event['event']>(kind: K): Extract<Event, { event: K }>[] {
    return this.events.filter((event): event is Extract<Event, { event: K }> => event.event === kind)
  }

  /** A scene may give a hero more units than its level allows. */
  protected override wrong(): readonly string[] {
    return super.wrong().filter((one) => !one.endsWith('command tokens'))
  }
}

function sameFields(a: Choice, b: Choice): boolean {
  return Object.entries(a).every(([field, value]) => b[field] === value)
}
