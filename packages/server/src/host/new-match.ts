import { adviserOf } from '@longtable/bots'
import type { GameEntry } from '@longtable/games'
import { Engine, renewedConfig, seedFrom, seedToHex } from '@longtable/kernel'
import type { Change, MatchRow, SeatRow } from '../store/store.ts'
import type { NewMatch } from '../wire/http-api.ts'
import { firstLine } from './log-lines.ts'
import { openingOf } from './reopen.ts'
import type { MatchRoom } from './match-room.ts'
import { findGame, requireBotLevel } from '../arbiter/game-registry.ts'
import type { Dependencies } from './dependencies.ts'
import type { Person } from './server-api.ts'
import { commitmentOf } from '../wire/commitment.ts'
import { hashedPassword } from './environment.ts'

type Basis = Pick<
  MatchRow,
  'game' | 'rulesVersion' | 'config' | 'pace' | 'late' | 'listed' | 'host' | 'seats' | 'advice'
>

/** A match that nobody has begun to play. */
export function newRow(deps: Dependencies, basis: Basis, typedSeed?: string): MatchRow {
  const { ids, clock } = deps
  // The same words give the same match, as they do on the command line.
  const seed = typedSeed === undefined ? ids.hex() : seedToHex(seedFrom(typedSeed))
  const salt = ids.hex()
  return {
    ...basis,
    id: ids.id(),
    password: null,
    seeded: typedSeed !== undefined,
    seed,
    salt,
    commitment: commitmentOf(seed, salt),
    start: null,
    base: 0,
    status: 'gathering',
    created: clock.now(),
    started: null,
    ended: null,
    paused: null,
    clocks: null,
    result: null,
    previous: null,
    next: null,
    notice: null,
    webhook: null,
    botSeed: ids.hex(),
  }
}

export function newSeat(
  deps: Dependencies,
  kind: SeatRow['kind'],
  name: string,
  bot: string | null,
): SeatRow {
  const invitation = deps.ids.secret()
  return { kind, name, bot, muted: false, resigned: false, invitation, standing: [] }
}

/** The match with something changed of one seat. */
export function withSeat(row: MatchRow, at: number, change: Partial<SeatRow>): MatchRow {
  return { ...row, seats: row.seats.map((seat, i) => (i === at ? { ...seat, ...change } : seat)) }
}

/** What a person wants to play, checked: the game, its options, and who sits where. */
export async function rowFor(deps: Dependencies, person: Person, wanted: NewMatch): Promise<MatchRow> {
  const entry = findGame(deps.registry, wanted.game)
  const { game } = entry
  // Refuses options and numbers of players that the game does not have.
  const { config, rulesVersion } = new Engine(game, wanted.seats.length, wanted.config)
  const seats = wanted.seats.map((seat): SeatRow => {
    if (seat.kind === 'me') return newSeat(deps, 'person', person.name, null)
    if (seat.kind === 'open') return newSeat(deps, 'open', '', null)
    requireBotLevel(entry, seat.bot)
    return newSeat(deps, 'bot', '', seat.bot)
  })
  const { pace, late, listed, password } = wanted
  const advice = mayAdvise(deps, entry, seats, wanted.advice)
  const row = newRow(
    deps,
    { game: game.id, rulesVersion, config, pace, late, listed, host: person.id, seats, advice },
    wanted.seed,
  )
  return password === undefined
    ? row
    : { ...row, password: await hashedPassword(deps.passwords, password, deps.ids.secret()) }
}

/** Advice is for those who play alone, with bots or at one screen; among others only if they want it so. */
export function mayAdvise(
  { isOneScreen }: Dependencies,
  { bots }: GameEntry,
  seats: readonly SeatRow[],
  wanted: boolean | undefined,
): boolean {
  if (adviserOf(bots) === undefined) return false
  return isOneScreen || (wanted ?? seats.every(({ kind }) => kind !== 'open'))
}

export function holdersOf(wanted: NewMatch, person: Person, match: string): Change[] {
  return wanted.seats.flatMap(({ kind }, seat): Change[] =>
    kind === 'me' ? [{ put: 'holder', match, seat, person: person.id }] : [],
  )
}

/** The same match once more: same game, options, pace and seats. */
export function rematchRow(room: MatchRoom): MatchRow {
  const { deps, row } = room
  const { game, pace, late, listed, host, password } = row
  const { rulesVersion, config: options } = findGame(deps.registry, game).game
  const config = renewedConfig(options, row.config, row.rulesVersion)
  const advice = row.advice === true
  const seats = row.seats.map(({ kind, name, bot, muted }) => ({
    ...newSeat(deps, kind, name, kind === 'bot' ? bot : null),
    muted,
  }))
  return {
    ...newRow(deps, { game, rulesVersion, config, pace, late, listed, host, seats, advice }),
    password,
    previous: row.id,
  }
}

export function isFull({ seats }: MatchRow): boolean {
  return seats.every(({ kind }) => kind !== 'open')
}

/** Begins to play: all of the first position is on the disk before anybody sees it. */
export async function start(room: MatchRoom): Promise<void> {
  const { deps, row } = room
  const now = deps.clock.now()
  const opened = await deps.arbiter.open(row.id, await openingOf(room, false))
  if ('needs' in opened) throw new Error('a match that begins needs nothing')
  const { line, changes } = firstLine(row, opened, now)
  const started: MatchRow = { ...row, status: 'running', started: now }
  await room.write([{ put: 'match', match: started }, ...changes])
  room.row = started
  room.at = 0
  room.after = line.after
  room.since = now
}
