import { noteMove, noteShow, noteShuffle, noteTransfer, type Knowledge } from './knowledge.ts'
import { countIn, EMPTY, putInto, takeFrom, type Pool, type Zone, type Zones } from './pool.ts'
import type { Position } from './position.ts'
import { Dice } from './random.ts'
import type { StructOf, Fields, Struct } from './schema.ts'
import {
  effectsOf,
  visitEffects,
  type EffectVisitor,
  type Frame,
  type GameTypes,
  type Lasting,
  type Numbers,
} from './frames.ts'

/** An event and who may see it: a bit for each seat, and one more for spectators. */
export interface Told<Ev> {
  readonly event: Ev
  readonly to: number
}

export const EVERYBODY = 0x7fff_ffff

/** How an item is moved: to which of several places, to the bottom of a pile, for all to see. */
export interface MoveOptions {
  readonly slot?: number
  readonly under?: boolean
  readonly open?: boolean
}

interface Pushable<F extends Fields> {
  readonly name: string
  readonly locals: Struct<F>
}

/**
 * What a step may do besides changing the state: push, replace and pop frames, move things between zones, draw
 * random numbers and tell what happened. In playouts nobody keeps track of knowledge and `tell` is undefined: write
 * `table.tell?.({ … })`, and nothing is built for nobody.
 */
export class StepContext<G extends GameTypes = GameTypes> {
  readonly tables: G['tables']
  readonly seats: number
  /** Whose choice is being carried out; -1 when nobody's is. */
  actor = -1
  tell?(event: G['event'], to?: number): void
  readonly told: Told<G['event']>[] = []
  /** Since the last choice: was a random number drawn, did somebody learn what the actor did not know? */
  drew = false
  taught = false
  private position: Position<G>
  private stack: Frame[]
  /** The seat inside whose own branch of a simultaneous step we are, or -1. */
  private inside = -1
  private readonly dice = new Dice()

  constructor(tables: G['tables'], seats: number, position: Position<G>, playout: boolean) {
    this.tables = tables
    this.seats = seats
    this.position = position
    this.stack = position.stack
    if (!playout) this.tell = (event, to = EVERYBODY) => void this.told.push({ event, to })
  }

  /** Begins to carry out a seat's choice, inside its own branch if the step is simultaneous. */
  begin(position: Position<G>, actor: number, part: Frame[] | undefined): void {
    this.position = position
    this.actor = actor
    this.inside = part === undefined ? -1 : actor
    this.stack = part ?? position.stack
    if (this.told.length > 0) this.told.length = 0
    this.drew = false
    this.taught = false
  }

  leaveBranch(): void {
    this.inside = -1
    this.stack = this.position.stack
  }

  // Flow

  push<F extends Fields>(step: Pushable<F>, locals: StructOf<F>): void {
    const frame = locals as StructOf<F> & Frame
    frame.step = step.name
    this.stack.push(frame)
  }

  /** Replaces the current frame. */
  next<F extends Fields>(step: Pushable<F>, locals: StructOf<F>): void {
    this.stack.pop()
    this.push(step, locals)
  }

  pop(): void {
    this.stack.pop()
  }

  /** The seat has decided its branch of a simultaneous step; it can take that back until the last one has. */
  ready(): void {
    if (this.inside < 0) throw new Error('only a branch of a simultaneous step can be ready')
    const frame = this.position.stack[this.position.stack.length - 1] as Frame & {
      parts: { ready: boolean }[]
    }
    frame.parts[this.inside].ready = true
  }

  /** Hangs an effect on the nearest frame of that step; it ends when the frame is popped. */
  lasting(step: string, effect: string, data: Numbers = {}): void {
    for (let i = this.stack.length - 1; i >= 0; i--) {
      const frame = this.stack[i]
      if (frame.step !== step) continue
      frame.lasting = [...(frame.lasting ?? []), { effect, data }]
      return
    }
    throw new Error(`no frame of step ${step} to hang ${effect} on`)
  }

  /** What lasts now, from the bottom of the stack up. */
  effects(): Lasting[] {
    return this.inside < 0 ? effectsOf(this.stack) : effectsOf([...this.position.stack, ...this.stack])
  }

  /** Visits what lasts now, in the same order, without making a list of it. */
  eachEffect(visit: EffectVisitor): void {
    if (this.inside >= 0) visitEffects(this.position.stack, 0, visit)
    visitEffects(this.stack, this.floor, visit)
  }

  /**
   * Ends what lasts and matches, before its frame is popped, and tells how many ended. Inside its own branch of a
   * simultaneous step a seat ends only what hangs there.
   */
  endEffects(match: EffectVisitor<boolean>): number {
    let ended = 0
    for (let i = 0; i < this.stack.length; i++) {
      const frame = this.stack[i]
      const { lasting } = frame
      if (lasting === undefined) continue
      const kept = lasting.filter((each) => !match(each, frame, this.floor + i))
      if (kept.length === lasting.length) continue
      ended += lasting.length - kept.length
      if (kept.length > 0) frame.lasting = kept
      else delete frame.lasting
    }
    return ended
  }

  /** How many frames lie below the stack that we work on. */
  private get floor(): number {
    return this.inside < 0 ? 0 : this.position.stack.length
  }

  /** Says that something happened that content may answer, before the next frame goes on. */
  announce(moment: string, data: Numbers = {}): void {
    this.stack.push({ step: 'kernel.moment', moment, data, next: 0 } as Frame)
  }

  /**
   * Asks these seats, one after the other, whether they react. The seats must follow from public facts alone: a
   * question that only comes when a hidden card is there would tell that it is there.
   */
  window(moment: string, data: Numbers, seats: readonly number[]): void {
    if (seats.length > 0) {
      this.stack.push({ step: 'kernel.window', moment, data, seats: seats.slice(), next: 0 } as Frame)
    }
  }

  // Chance

  /** A whole number from 0 to n - 1. */
  below(stream: number, n: number): number {
    this.draws()
    return this.dice.below(this.position.random, stream, n)
  }

  /** True for `threshold` of 2^32 cases. */
  chance(stream: number, threshold: number): boolean {
    this.draws()
    return this.dice.word(this.position.random, stream) < threshold
  }

  private draws(): void {
    if (this.inside >= 0) throw new Error('nothing is drawn while several seats decide at once')
    this.drew = true
  }

  // Things

  private zonesOf(pool: Pool): Zones {
    return (this.position.state as Record<string, Zones>)[pool.key]
  }

  private knowledgeOf(pool: Pool): Knowledge | undefined {
    return this.position.knowledge === null ? undefined : this.position.knowledge[pool.key]
  }

  /**
   * Moves one item, in a pile to its top unless it goes under it; viewers who see neither zone do not learn which,
   * unless it is moved openly.
   */
  move(pool: Pool, item: number, from: number, to: number, how?: MoveOptions): void {
    if (this.inside >= 0) throw new Error('nothing is moved while several seats decide at once')
    const zones = this.zonesOf(pool)
    const source = pool.zones[from]
    const target = pool.zones[to]
    const fromSlot = takeFrom(zones[from], source.kind, item)
    const toSlot = slotFor(zones[to], target.kind, how)
    putInto(zones[to], target.kind, item, toSlot)
    if (this.position.knowledge === null) return
    mustAccept(target, toSlot, item)
    const knowledge = this.position.knowledge[pool.key]
    const leftEmpty = countIn(zones[from], source.kind) === 0
    const open = how?.open ?? false
    if (
      noteMove(knowledge, { item, from: source, fromSlot, to: target, toSlot, open, leftEmpty }, this.actor)
    ) {
      this.taught = true
    }
  }

  /** Moves the top item of a pile and tells which it was, or -1 if there is none. */
  draw(pool: Pool, from: number, to: number): number {
    const items = this.zonesOf(pool)[from]
    if (items.length === 0) return EMPTY
    const item = items[items.length - 1]
    this.move(pool, item, from, to)
    return item
  }

  /** Moves all that is in one zone to another that is a set or a pile. */
  moveAll(pool: Pool, from: number, to: number): void {
    const zones = this.zonesOf(pool)
    const target = pool.zones[to]
    const items = zones[from].filter((item) => item !== EMPTY)
    zones[from] = pool.zones[from].kind === 'slots' ? zones[from].map(() => EMPTY) : []
    for (const item of items) putInto(zones[to], target.kind, item, -1)
    const knowledge = this.knowledgeOf(pool)
    if (knowledge === undefined) return
    for (const item of items) mustAccept(target, -1, item)
    if (noteTransfer(knowledge, [pool.zones[from]], [target], zones, this.actor)) this.taught = true
  }

  /** Contents go round: what was in the first zone is then in the second, and so on. */
  rotate(pool: Pool, ring: readonly number[]): void {
    const zones = this.zonesOf(pool)
    const last = zones[ring[ring.length - 1]]
    for (let i = ring.length - 1; i > 0; i--) zones[ring[i]] = zones[ring[i - 1]]
    zones[ring[0]] = last
    const knowledge = this.knowledgeOf(pool)
    if (knowledge === undefined) return
    const from = ring.map((id) => pool.zones[id])
    const to = ring.map((_, i) => pool.zones[ring[(i + 1) % ring.length]])
    if (noteTransfer(knowledge, from, to, zones, this.actor)) this.taught = true
  }

  /** Brings a pile into a random order and forgets who knew what of it. */
  shuffle(pool: Pool, zone: number, stream: number): void {
    const items = this.zonesOf(pool)[zone]
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(stream, i + 1)
      const held = items[i]
      items[i] = items[j]
      items[j] = held
    }
    const knowledge = this.knowledgeOf(pool)
    if (knowledge !== undefined) noteShuffle(knowledge, pool.zones[zone])
  }

  /** Shows an item where it lies to some seats, or to everybody. */
  show(pool: Pool, item: number, zone: number, seats?: readonly number[]): void {
    const knowledge = this.knowledgeOf(pool)
    if (knowledge === undefined) return
    const slot = this.zonesOf(pool)[zone].indexOf(item)
    const viewers = seats ?? Array.from({ length: this.seats + 1 }, (_, viewer) => viewer)
    if (noteShow(knowledge, pool.zones[zone], item, slot, viewers, this.actor)) this.taught = true
  }

  /** Says that a seat's secret value has just been made known. */
  disclose(seat: number): void {
    if (seat !== this.actor) this.taught = true
  }
}

function slotFor(items: readonly number[], kind: Zone['kind'], how: MoveOptions | undefined): number {
  if (kind === 'pile') return how?.under === true ? 0 : items.length
  return how?.slot ?? -1
}

/** What everybody may conclude from where a thing lies must be true. */
function mustAccept(zone: Zone, slot: number, item: number): void {
  if (zone.accepts?.(slot, item) === false) throw new Error(`${zone.name} does not accept item ${item}`)
}
