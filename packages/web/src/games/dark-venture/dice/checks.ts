import type { Event } from '@longtable/dark-venture/board'

/** A roll for something other than a combat. */
export interface Rolled {
  readonly dice: readonly number[]
  /** The number it takes, or 0. */
  readonly atLeast: number
  /** Bits of the numbers that one die must show, or 0. */
  readonly faces: number
  /** Undefined where every number means something. */
  readonly success: boolean | undefined
  /** What it was rolled for, and what came of it. */
  readonly before: Event | undefined
  readonly after: Event | undefined
}

const REASONS: readonly Event['event'][] = [
  'sought',
  'ability',
  'itemAbility',
  'used',
  'activated',
  'happened',
]
const FRUITS: readonly Event['event'][] = ['gathered', 'escaped', 'revived', 'extracted']

/** More than this are not read anyway. */
const MOST = 3

/** The rolls among what has happened, the last few of them. */
export function checksIn(events: readonly Event[]): readonly Rolled[] {
  const rolls = events.flatMap((event, n): Rolled[] => {
    if (event.event === 'searched') {
      return [
        { dice: [event.roll], atLeast: 0, faces: 0, success: undefined, before: event, after: undefined },
      ]
    }
    if (event.event !== 'checked') return []
    const { dice, atLeast, faces, success } = event
    const before = events.slice(0, n).findLast((other) => REASONS.includes(other.event))
    const next = events.slice(n + 1).find((other) => other.event !== 'discarded')
    const after = next !== undefined && FRUITS.includes(next.event) ? next : undefined
    return [{ dice, atLeast, faces, success, before, after }]
  })
  return rolls.slice(-MOST)
}

/** What a roll comes to and what it takes, for its words. */
export function needOf({ dice, atLeast, faces }: Pick<Rolled, 'dice' | 'atLeast' | 'faces'>): {
  readonly total: number
  readonly atLeast: number
  readonly faces: string
} {
  const total = dice.reduce((sum, die) => sum + die, 0)
  const numbers = [1, 2, 3, 4, 5, 6].filter((n) => (faces & (1 << n)) !== 0)
  return { total, atLeast, faces: numbers.join(' · ') }
}
