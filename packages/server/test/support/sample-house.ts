import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { DATABASE } from '../../src/sqlite/files.ts'
import { Rows } from './lobby-rows.ts'
import { chooseOn, sight, type SampleServer, type Sight } from './sample-server.ts'
import { newFolder } from './table.ts'

/** What was written down of a database when it was made. */
export interface HouseSample {
  /** When its last line was written. */
  readonly now: number
  readonly people: readonly {
    readonly name: string
    readonly key: string
    readonly matches: readonly string[]
  }[]
  readonly matches: readonly MatchSample[]
  readonly gathering: { readonly match: string; readonly invitation: string; readonly password: string }
  readonly daily: {
    readonly game: string
    readonly scenario: string
    readonly date: string
    readonly score: number
  }
  /** The secret of a link to another device, and what it leads to. */
  readonly code: { readonly code: string; readonly match: string; readonly seat: number }
}

interface MatchSample {
  readonly what: string
  readonly match: string
  readonly status: string
  readonly lines: number
  /** Of the position after the last line. */
  readonly hash: string
  readonly snapshots: readonly number[]
  readonly seats: readonly { readonly seat: number; readonly key: string; readonly sees: Sight }[]
  /** What playing on leads to; without a hash where bots play, too, each when it likes. */
  readonly onward: { readonly choices: number; readonly hash: string | null } | null
}

/** The database of a sample in a folder of its own. */
export function unpacked(file: URL): string {
  const folder = newFolder()
  writeFileSync(join(folder, DATABASE), gunzipSync(readFileSync(file)))
  return folder
}

/** Goes on with a match that runs: so many choices of its people, and the position after them. */
export async function playedOn(
  server: SampleServer,
  folder: string,
  { match, seats }: Pick<MatchSample, 'match' | 'seats'>,
  most: number,
): Promise<{ choices: number; hash: string }> {
  const tables = await Promise.all(seats.map(({ seat, key }) => server.table(match, key, seat)))
  if (tables[0].match?.paused !== null) await tables[0].pause(false)
  const choices = await chooseOn(tables, most)
  return { choices, hash: lastHash(folder, match) }
}

export function lastHash(folder: string, match: string): string {
  return new Rows(folder).lines(match).at(-1)?.hash ?? ''
}

export async function seenAt(
  server: SampleServer,
  match: string,
  holders: readonly { readonly seat: number; readonly key: string }[],
): Promise<MatchSample['seats']> {
  const seats = []
  for (const { seat, key } of holders) {
    const table = await server.table(match, key, seat)
    seats.push({ seat, key, sees: sight(table) })
    table.leave()
  }
  return seats
}
