import { expectedOut, type ImmortalsViewContext } from '@longtable/immortals/board'
import type { Happened } from '@longtable/server/wire'
import { eventOf } from '../view/view-facts.ts'

/** Points of each seat after each round; the first entry is before the first round. */
export function pointsByRound(story: readonly Happened[], seats: number): readonly (readonly number[])[] {
  const rows: number[][] = [Array.from({ length: seats }, () => 0)]
  for (const { events } of story) {
    for (const event of events.map(eventOf)) {
      if (event.event === 'round') rows.push([...rows[rows.length - 1]])
      else if (event.event === 'built' || event.event === 'scored') {
        rows[rows.length - 1][event.seat] += event.points
      }
    }
  }
  return rows
}

/** How the tower treated one seat in the battles it fought. */
export interface Luck {
  readonly battles: number
  readonly won: number
  readonly thrown: number
  readonly expected: number
  readonly out: number
}

const NO_LUCK: Luck = { battles: 0, won: 0, thrown: 0, expected: 0, out: 0 }

export function luckOf(story: readonly Happened[], { tables, seats }: ImmortalsViewContext): readonly Luck[] {
  const lucks = Array.from({ length: seats }, () => NO_LUCK)
  let fall: { thrown: readonly number[]; fallen: readonly number[]; inside: readonly number[] } | undefined
  for (const { events } of story) {
    for (const event of events.map(eventOf)) {
      if (event.event === 'thrown') fall = event
      if (event.event !== 'battle' || fall === undefined) continue
      const { thrown, fallen, inside } = fall
      const before = inside.map((count, colour) => count + fallen[colour] - thrown[colour])
      const expected = expectedOut(tables.tower, before, thrown)
      const { attacker, defender, outcome } = event
      for (const seat of defender < 0 ? [attacker] : [attacker, defender]) {
        const luck = lucks[seat]
        const hasWon = outcome === (seat === attacker ? 'attacker' : 'defender')
        lucks[seat] = {
          battles: luck.battles + 1,
          won: luck.won + (hasWon ? 1 : 0),
          thrown: luck.thrown + thrown[seat],
          expected: luck.expected + expected[seat],
          out: luck.out + fallen[seat],
        }
      }
      fall = undefined
    }
  }
  return lucks
}
