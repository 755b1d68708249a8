import { itemAt } from '@longtable/kernel'
import type { SeatInfo } from '@longtable/server/wire'
import { namesFor } from '../../connections/hot-seat-names.ts'

/** Bots have names too, so that one can speak of them. */
const BOT_NAMES = ['Ada', 'Blaise', 'Cleo', 'Dario', 'Edda', 'Fynn', 'Gaia', 'Hugo', 'Ines', 'Jonas']

/** A bot is not called like somebody who sits at the same table. */
function botName(seat: number, seats: number, people: readonly string[]): string {
  const usual = itemAt(BOT_NAMES, seat % BOT_NAMES.length)
  const spare = BOT_NAMES.slice(seats).filter((name) => !people.includes(name))
  return people.includes(usual) ? (spare[seat % spare.length] ?? usual) : usual
}

/** As much of a match as it takes to name its seats. */
export interface NamedSeats {
  readonly id: string
  readonly seats: readonly Pick<SeatInfo, 'seat' | 'kind' | 'name'>[]
}

/** What the seats of a match are called, in the order of the seats; empty where the game's own word has to do. */
export function seatNames(match: NamedSeats, usual: string): readonly string[] {
  const given = namesFor(match.id)
  const people = match.seats.flatMap(({ kind, name, seat }) =>
    kind === 'bot' ? [] : [given?.[seat] || name],
  )
  return match.seats.map(({ kind, name, seat }) => {
    const own = given?.[seat]
    if (own !== undefined && own !== '') return own
    if (kind === 'bot') return botName(seat, match.seats.length, people)
    return name === usual ? '' : name
  })
}
