import type { Outcome } from '../engine.ts'
import { choiceKey, type Choice } from '../menu.ts'
import { branchesOf } from '../frames.ts'
import type { Position } from '../position.ts'
import type { Random } from '../random.ts'
import type { GameTypes } from '../frames.ts'
import type { Scene } from './scene.ts'

interface Made {
  readonly seat: number
  readonly choice: Choice
}

/** How many other orders of the seats' choices are tried for each simultaneous step. */
const ORDERS = 2

/** Watches the simultaneous steps of one game. */
export class SimultaneousChecks<G extends GameTypes> {
  private readonly scene: Scene<G>
  /** The position in which the step that is now open was opened, and how many choices there were before. */
  private opened: Position<G> | undefined
  private from = 0
  private facts = ''

  constructor(scene: Scene<G>) {
    this.scene = scene
    this.open()
  }

  private open(): void {
    const { engine, position, match } = this.scene
    const top = position.stack.at(-1)
    const isOpen = top !== undefined && branchesOf(top) !== undefined
    this.opened = isOpen ? engine.copy(position) : undefined
    this.from = match.length
    this.facts = engine.codec.hashStateOnly(position.state)
  }

  /** What each viewer but this seat sees, but for whether the seat is ready. */
  seenByOthers(seat: number): string[] {
    const { engine, position, seats } = this.scene
    return Array.from({ length: seats + 1 }, (_, viewer) => {
      if (viewer === seat || this.opened === undefined) return ''
      const view = engine.view(position, viewer)
      const parts = view.stack.at(-1)?.parts?.map((part, owner) => (owner === seat ? null : part))
      return JSON.stringify([view.state, view.books, view.stack.slice(0, -1), parts])
    })
  }

  /** To be called after each choice; `seen` is what the others saw before it. */
  after(seat: number, outcome: Outcome<G>, seen: readonly string[]): void {
    const { scene } = this
    const { engine, position } = scene
    if (this.opened === undefined) {
      scene.expect('together.apart', !outcome.apart, () => 'a choice was apart and no simultaneous step open')
      this.open()
      return
    }
    if (!outcome.apart) {
      this.checkOrders()
      this.open()
      return
    }
    const facts = engine.codec.hashStateOnly(position.state)
    const shown = choiceKey(outcome.choice)
    scene.same('together.state', this.facts, facts, `the state after ${shown}, while others still decide`)
    const now = this.seenByOthers(seat)
    for (let viewer = 0; viewer < now.length; viewer++) {
      if (viewer === seat) continue
      scene.same('together.unseen', seen[viewer], now[viewer], `what viewer ${viewer} sees after ${shown}`)
      const told = engine.eventsFor(outcome.events, viewer).length
      scene.expect('together.untold', told === 0, () => `viewer ${viewer} is told of ${shown}`)
    }
  }

  /** All were ready: the seats' choices, in any other order, lead to the same position. */
  private checkOrders(): void {
    const { scene, opened } = this
    const { engine, match, position } = scene
    if (opened === undefined) return
    const made = match.choices().slice(this.from)
    const hash = engine.hash(position)
    const random = scene.random('together')
    for (let i = 0; i < ORDERS; i++) {
      const other = engine.copy(opened)
      const order = this.replayMixed(other, made, random)
      if (order === undefined) continue
      scene.same('together.order', hash, engine.hash(other), `the hash after the order ${order.join(' ')}`)
    }
  }

  /** Replays choices in another order, each seat's own order kept; tells the order, or undefined if none works. */
  private replayMixed(position: Position<G>, made: readonly Made[], random: Random): number[] | undefined {
    const { engine, seats } = this.scene
    const queues = Array.from({ length: seats }, (_, seat) => made.filter((each) => each.seat === seat))
    const order: number[] = []
    for (let left = made.length; left > 0; left--) {
      const able = random.shuffle(queues.map((_, seat) => seat).filter((seat) => queues[seat].length > 0))
      const seat = able.find((each) => {
        // A seat that was ready once and took it back must not end the step for the others too early.
        const trial = engine.copy(position)
        const { apart } = engine.apply(trial, each, queues[each][0].choice)
        return apart === left > 1
      })
      if (seat === undefined) return undefined
      engine.apply(position, seat, queues[seat][0].choice)
      queues[seat].shift()
      order.push(seat)
    }
    return order
  }

  /** In an open step a seat takes its last choice back though others have chosen since: theirs stand. True if so. */
  checkUndo(): boolean {
    const { scene, opened } = this
    if (opened === undefined) return false
    const { engine, match, seats } = scene
    const made = match.choices().slice(this.from)
    const last = made.at(-1)?.seat
    const random = scene.random('together.undo')
    const able = Array.from({ length: seats }, (_, seat) => seat).filter(
      (seat) =>
        seat !== last && made.some((each) => each.seat === seat) && match.whyNoUndo(seat) === undefined,
    )
    if (able.length === 0) return false
    const seat = random.pick(able)
    const index = made.findLastIndex((each) => each.seat === seat)
    const expected = engine.copy(opened)
    made.forEach((each, i) => {
      if (i !== index) engine.apply(expected, each.seat, each.choice)
    })
    match.undo(seat)
    scene.same(
      'together.undo',
      engine.hash(expected),
      engine.hash(match.position),
      `the hash after seat ${seat} took back ${choiceKey(made[index].choice)}`,
    )
    return true
  }
}
