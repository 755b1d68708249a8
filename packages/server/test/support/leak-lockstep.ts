import { choiceKey, type Choice, type Engine, type Match, type Random } from '@longtable/kernel'
import { PROTOCOL } from '../../src/wire/index.ts'
import { engineFor, keyOf, shadow, type Pair } from './leak-pairs.ts'
import { masked, type WorldClient, type World } from './leak-worlds.ts'

export type Worlds = readonly [World, World]

const BOTH = [0, 1] as const

/** What was compared so far: kinds of messages, and how many of them. */
export class Tally {
  readonly types = new Map<string, number>()
  readonly reasons = new Set<string>()
  readonly steps = new Set<string>()

  note(bytes: string): void {
    const type = /^\{"type":"(\w+)"/.exec(bytes)?.[1] ?? `http ${bytes.slice(0, 3)}`
    this.types.set(type, (this.types.get(type) ?? 0) + 1)
    const reason = /"(?:reason|error)":\{"key":"([\w.-]+)"/.exec(bytes)?.[1]
    if (reason !== undefined) this.reasons.add(reason)
    for (const [, step] of bytes.matchAll(/"step":"([\w.]+)","awaited"/g)) this.steps.add(step)
  }

  get compared(): number {
    return [...this.types.values()].reduce((sum, n) => sum + n, 0)
  }
}

/** A viewer was sent something that tells the two worlds apart. */
export class Leak extends Error {
  constructor(pair: Pair, after: string, a: string, b: string) {
    let at = 0
    while (at < a.length && a[at] === b[at]) at++
    const near = (words: string): string => words.slice(Math.max(0, at - 160), at + 240)
    super(
      `${pair.id} (${pair.step}, viewer ${pair.viewer} of ${pair.seats}), after ${after}:\n  ${near(a)}\n  ${near(b)}`,
    )
    this.name = 'Leak'
  }
}

/** One viewer in two worlds at once, who says the same in both and must hear the same. */
export class Lockstep {
  readonly pair: Pair
  readonly engine: Engine
  readonly shadows: readonly [Match, Match]
  private readonly worlds: Worlds
  private readonly tally: Tally
  private clients: readonly [WorldClient, WorldClient] | undefined
  private readonly others = new Map<number, readonly [WorldClient, WorldClient]>()
  private sent = 0

  constructor(worlds: Worlds, pair: Pair, tally: Tally) {
    this.worlds = worlds
    this.pair = pair
    this.tally = tally
    this.engine = engineFor(pair.seats)
    this.shadows = [shadow(pair, 0), shadow(pair, 1)]
  }

  /** Null for somebody who only watches. */
  get seat(): number | null {
    const { viewer, seats } = this.pair
    return viewer < seats ? viewer : null
  }

  get client(): WorldClient {
    return this.mine[0]
  }

  private get mine(): readonly [WorldClient, WorldClient] {
    if (this.clients === undefined) throw new Error('nobody is there')
    return this.clients
  }

  newId(): string {
    return `command-${++this.sent}`
  }

  private dial(): Promise<[WorldClient, WorldClient]> {
    return Promise.all([this.worlds[0].dial(), this.worlds[1].dial()])
  }

  hello(more: object = {}): object {
    const { pair, seat } = this
    return { type: 'hello', protocol: PROTOCOL, match: pair.id, key: keyOf(pair, pair.viewer), seat, ...more }
  }

  /** The viewer comes, or comes back. */
  async arrive(more: object = {}): Promise<void> {
    if (this.clients !== undefined) await Promise.all(this.clients.map((client) => client.leave()))
    this.clients = await this.dial()
    await this.say(this.hello(more))
  }

  /** Everybody else takes their seat. */
  async othersArrive(): Promise<void> {
    for (let seat = 0; seat < this.pair.seats; seat++) {
      if (seat === this.pair.viewer) continue
      const clients = await this.dial()
      this.others.set(seat, clients)
      const hello = {
        type: 'hello',
        protocol: PROTOCOL,
        match: this.pair.id,
        key: keyOf(this.pair, seat),
        seat,
      }
      await Promise.all(clients.map((client) => client.say(hello)))
    }
    await this.check('the others came')
  }

  async leave(): Promise<void> {
    const all = [this.clients ?? [], ...this.others.values()].flat()
    await Promise.all(all.map((client) => client.leave()))
  }

  /** Time goes by in both worlds. */
  wait(ms: number): void {
    for (const { clock } of this.worlds) clock.advance(ms)
  }

  /** The viewer says the same in both worlds. */
  async say(message: string | object): Promise<void> {
    await Promise.all(this.mine.map((client) => client.say(message)))
    await this.check(typeof message === 'string' ? message.slice(0, 100) : JSON.stringify(message))
  }

  async command(type: string, more: object = {}): Promise<void> {
    await this.say({ type, id: this.newId(), ...more })
  }

  /** The viewer asks the same of both over HTTP; without a key, as anybody could. */
  async ask(
    method: string,
    path: string,
    { key = true, body }: { key?: boolean; body?: object | string } = {},
  ): Promise<void> {
    const by = key ? keyOf(this.pair, this.pair.viewer) : undefined
    const sent = typeof body === 'object' ? JSON.stringify(body) : body
    const [a, b] = await Promise.all(this.worlds.map((world) => world.ask(method, path, by, sent)))
    this.compare([a], [b], `${method} ${path}`)
  }

  /** Compares all that the viewer was sent up to now. */
  async check(after: string): Promise<void> {
    await Promise.all(this.mine.map((client) => client.fence()))
    this.compare(this.mine[0].take(), this.mine[1].take(), after)
  }

  private compare(a: readonly string[], b: readonly string[], after: string): void {
    const [here, there] = [a.map(masked), b.map(masked)]
    for (let i = 0; i < Math.max(here.length, there.length); i++) {
      if (here[i] !== there[i])
        throw new Leak(this.pair, after, here[i] ?? '(nothing)', there[i] ?? '(nothing)')
      this.tally.note(here[i])
    }
  }

  /** Nothing at all has come since the last look. */
  async hearsNothing(after: string): Promise<void> {
    for (const client of this.mine) await client.fence()
    const [a, b] = this.mine.map((client) =>
      client.take().filter((bytes) => !bytes.startsWith('{"type":"history","id":"fence"')),
    )
    if (a.length + b.length > 0)
      throw new Leak(this.pair, after, a.join('\n') || '(nothing)', b.join('\n') || '(nothing)')
  }

  /** Waits until the viewer has heard something in one world that nobody said there. */
  heardIn(world: 0 | 1, type: string): Promise<void> {
    return this.mine[world].heardOf(type)
  }

  /** Another seat says something in one world; it has to be accepted. */
  async otherSays(
    world: 0 | 1,
    seat: number,
    command: { readonly type: string; readonly [more: string]: unknown },
  ): Promise<void> {
    const client = this.others.get(seat)?.[world]
    if (client === undefined) throw new Error('nobody sits there')
    client.take()
    await client.say({ id: this.newId(), ...command })
    const refused = client.take().find((bytes) => bytes.startsWith('{"type":"refused"'))
    if (refused !== undefined) throw new Error(`refused to seat ${seat}: ${refused}`)
  }

  async chooseIn(world: 0 | 1, seat: number, choice: Choice): Promise<void> {
    const client = this.others.get(seat)?.[world]
    await this.otherSays(world, seat, { type: 'choose', menu: client?.menu ?? 0, choices: [choice] })
    this.shadows[world].choose(seat, choice)
  }

  async undoIn(world: 0 | 1, seat: number): Promise<void> {
    await this.otherSays(world, seat, { type: 'undo' })
    this.shadows[world].undo(seat)
  }

  /** The viewer takes something back, if it can. */
  async undo(): Promise<void> {
    const { seat, shadows } = this
    await this.command('undo')
    if (seat === null) return
    for (const match of shadows) if (match.whyNoUndo(seat) === undefined) match.undo(seat)
  }

  awaited(): number[] {
    return this.engine.awaited(this.shadows[0].position)
  }

  isSimultaneous(): boolean {
    return this.engine.isSimultaneous(this.shadows[0].position)
  }

  /** What a seat is offered in both worlds. */
  common(seat: number): Choice[] {
    const [here, there] = this.shadows.map(
      ({ position }) => this.engine.plainMenu(position, seat)?.offered ?? [],
    )
    const keys = new Set(there.map(choiceKey))
    return here.filter((choice) => keys.has(choiceKey(choice)))
  }

  /** Would the viewer see the same if this seat chose this in both worlds? Else something is revealed by the rules. */
  private staysHidden(seat: number, choice: Choice): boolean {
    const { engine } = this
    const { viewer } = this.pair
    const [a, b] = this.shadows.map(({ position }) => {
      const next = engine.copy(position)
      const { events, drew, taught } = engine.apply(next, seat, choice)
      const menu = viewer < this.pair.seats ? engine.plainMenu(next, viewer) : null
      // Whether it can be taken back is told to whoever asks.
      const seen = [
        engine.view(next, viewer),
        menu,
        engine.awaited(next),
        engine.eventsFor(events, viewer),
        drew,
        taught,
      ]
      return engine.over(next) ? '' : JSON.stringify(seen)
    })
    return a !== '' && a === b
  }

  /** Somebody who is awaited makes a choice in both worlds; false if there is none that shows the viewer the same. */
  async playOn(random: Random): Promise<boolean> {
    const seat = random.pick(this.awaited())
    const found = random
      .shuffle(this.common(seat))
      .slice(0, 12)
      .find((choice) => this.staysHidden(seat, choice))
    if (found === undefined) return false
    if (seat === this.pair.viewer) {
      await this.command('choose', { menu: this.client.menu, choices: [found] })
      for (const match of this.shadows) match.choose(seat, found)
      return true
    }
    for (const world of BOTH) await this.chooseIn(world, seat, found)
    await this.check(`seat ${seat} chose ${choiceKey(found)}`)
    return true
  }

  /** The steps that ask in these worlds now. */
  stepsNow(): string[] {
    const { position } = this.shadows[0]
    return this.awaited().map((seat) => this.engine.plainMenu(position, seat)?.step ?? '')
  }
}
