import { playerText } from '@longtable/kernel'
import { throwHttpError } from '../errors/http-error.ts'
import type { MatchRoom, Participant } from './match-room.ts'

export function seatOf({ seat }: Participant): number {
  return seat ?? throwHttpError(403, 'onlyWatching')
}

export function mustRun({ row }: MatchRoom): void {
  if (row.status === 'gathering') throwHttpError(409, 'notStarted')
  if (row.status === 'over') throwHttpError(409, 'over')
  if (row.paused !== null) throwHttpError(409, 'paused', { player: playerText(row.paused.seat) })
}

/** The seat that plays for itself: while a bot plays for it, its person has to take it back first. */
export function ownSeat(room: MatchRoom, participant: Participant): number {
  const seat = seatOf(participant)
  mustRun(room)
  if (room.row.seats[seat]?.bot !== null) throwHttpError(409, 'botPlays')
  return seat
}
