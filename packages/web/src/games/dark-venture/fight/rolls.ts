import type { Event } from '@longtable/dark-venture/board'
import type { Bout } from './bout.ts'
import type { Role } from './Row.tsx'

/** The key of a die that is rolled by what has just happened; undefined: it lies there. */
export type RollOf = (role: Role, n: number) => string | undefined

/** Which dice of a combat have just been rolled, or rolled again. */
export function rollsIn(events: readonly Event[], at: number, { attack }: Bout): RollOf {
  const fresh = events.slice(events.findLastIndex(({ event }) => event === 'fought') + 1)
  const isRolled = fresh.some(({ event }) => event === 'rolled')
  return (role, n) => {
    const again = fresh.findLastIndex(
      (event) =>
        event.event === 'adjusted' && event.die === n && (event.side === attack.side) === (role === 'attack'),
    )
    return isRolled || again >= 0 ? `${at} ${again}` : undefined
  }
}
