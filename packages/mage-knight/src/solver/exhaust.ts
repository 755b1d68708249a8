import type { Attempt } from './attempt.ts'
import { isInFight } from './solve-fight.ts'
import { likeOf, Z } from '../state/pools/deed-cards.ts'

/**
 * Everything that the menu offers until a fight is over, without a thought: for small hands, where nothing can be overlooked, and
 * to check those who think. Positions that come to the same are looked at once, whatever the order of plays that led there.
 */

export interface Exhausted {
  /** The choices that end best, and what that is worth. */
  readonly line: readonly Attempt['line'][number][]
  readonly value: number
  readonly tries: number
  /** Nothing was left out. */
  readonly isWhole: boolean
}

/** Choices that only take back what was meant; a crystal pays for whatever its mana would. */
const IDLE: ReadonlySet<string> = new Set(['unaim', 'back', 'melt'])

export class Exhaustion {
  tries = 0
  isWhole = true
  private readonly judge: (end: Attempt) => number
  private readonly most: number
  private readonly seen = new Set<string>()
  private best: Exhausted['line'] = []
  private value = -Infinity

  constructor(judge: (end: Attempt) => number, most: number) {
    this.judge = judge
    this.most = most
  }

  result(): Exhausted {
    const { best: line, value, tries, isWhole } = this
    return { line, value, tries, isWhole }
  }

  /** Stops now and then, so that somebody may look, or go away. */
  *search(start: Attempt): Generator<Exhausted> {
    const open = [start]
    while (open.length > 0) {
      const one = open.pop()
      if (one === undefined) return
      if (!isInFight(one, start)) {
        this.note(one)
        continue
      }
      if (this.tries >= this.most) {
        this.isWhole = false
        return
      }
      const { choices } = one.playout
      for (const choice of choices) {
        if (IDLE.has(choice.do)) continue
        const next = one.copy()
        this.tries++
        if (!next.take(choice)) continue
        // What chance or the unknown will bring is nothing to count on.
        if (next.isStaked) continue
        const key = keyOf(next)
        if (this.seen.has(key)) continue
        this.seen.add(key)
        open.push(next)
      }
      if (this.tries % PAUSE < choices.length) yield this.result()
    }
  }

  private note(end: Attempt): void {
    const value = this.judge(end)
    if (value <= this.value) return
    this.value = value
    this.best = end.line.slice()
  }
}

const PAUSE = 256

/** Everything that still matters: the order of cards in a hand or on the table does not. */
function keyOf({ playout, state: s, me }: Attempt): string {
  const sorted = (cards: readonly number[]): string =>
    cards
      .map(likeOf)
      .toSorted((a, b) => a - b)
      .join()
  const player = s.players[me]
  return JSON.stringify([
    playout.position.stack,
    s.stage,
    s.fight,
    sorted(s.deeds[Z.hand + me]),
    s.deeds[Z.discard + me].length,
    s.unitSpent,
    s.unitWounds,
    s.skillState,
    s.die,
    s.dieAt,
    { ...player, trail: 0 },
    s.postHex,
  ])
}
