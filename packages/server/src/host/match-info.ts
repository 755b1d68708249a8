import type { Holder, ListedMatch, MatchRow, TurnState } from '../store/store.ts'
import type { MatchInfo, SeatInfo, UndoRequest } from '../wire/match.ts'
import { tick, clockSettings } from './match-clocks.ts'

type Rest = Pick<MatchInfo, 'awaited' | 'deadline' | 'asking'>

/** What everybody may know of a match. The seed is in it only when the match is over. */
function written(row: MatchRow, seats: readonly SeatInfo[], rest: Rest): MatchInfo {
  const { status, seed, salt, password, paused } = row
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rulesVersion,
    config: row.config,
    pace: row.pace,
    late: row.late,
    listed: row.listed,
    locked: password !== null,
    seeded: row.seeded,
    advice: row.advice === true,
    commitment: row.commitment,
    reveal: status === 'over' ? { seed, salt } : null,
    status,
    created: row.created,
    started: row.started,
    ended: row.ended,
    seats,
    ...rest,
    paused: paused?.seat ?? null,
    result: row.result,
    previous: row.previous,
    next: row.next,
    notice: row.notice,
    ...(row.hushed === true && { hushed: true }),
  }
}

function seatInfos(
  row: MatchRow,
  host: number | undefined,
  isHere: (seat: number) => boolean,
  left: readonly number[] | null,
) {
  return row.seats.map(({ kind, name, bot, muted, resigned }, seat): SeatInfo => ({
    seat,
    kind,
    name,
    bot,
    here: isHere(seat),
    host: seat === host,
    muted,
    resigned,
    left: kind === 'bot' ? null : (left?.[seat] ?? null),
  }))
}

/** A match in memory. */
export interface OpenMatchState {
  readonly row: MatchRow
  readonly after: TurnState | null
  readonly holders: readonly Holder[]
  readonly asking: UndoRequest | null
  /** Since when the clocks run. */
  readonly since: number
  isHere(seat: number): boolean
}

export function infoOf(room: OpenMatchState, now: number): MatchInfo {
  const { row, after, holders, asking } = room
  const host = holders.find(({ person }) => person === row.host)?.seat
  const running = row.status === 'running' && row.paused === null
  const left = after === null ? null : running ? tick(after, clockSettings(row), room.since, now) : after.left
  return written(
    row,
    seatInfos(row, host, (seat) => room.isHere(seat), left),
    {
      awaited: after?.awaited ?? [],
      deadline: running ? (after?.deadline ?? null) : null,
      asking,
    },
  )
}

/** The same of a match that is not in memory: nobody is there. */
export function infoOfListed(
  { match, awaited, deadline }: ListedMatch,
  holders: readonly Holder[],
): MatchInfo {
  const host = holders.find(({ person }) => person === match.host)?.seat
  const seats = seatInfos(match, host, () => false, null)
  return written(match, seats, { awaited, deadline, asking: null })
}
