import { readdirSync } from 'node:fs'
import { isDeepStrictEqual as isEqual } from 'node:util'
import {
  Engine,
  Match,
  readConfig,
  readMatchFile,
  replay,
  type Game,
  type Json,
  type MatchFile,
} from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { playOn, type Onward } from './support/onward.ts'
import {
  askedAt,
  gameOf,
  namesOf,
  playedWith,
  readSample,
  versions,
  type FileSample,
  type Names,
  type PositionSample,
  type SavedSample,
  type ScenarioName,
} from './support/samples.ts'

// What earlier code has written, which every later one has to open and go on with. The samples are never changed.

function gamesIn(folder: URL): string[] {
  return readdirSync(folder).map((name) => name.replace(/\.json(?:\.gz)?$/, ''))
}

/** What is in the one and also in the other; what is new there does not matter. */
function known<T>(before: readonly T[], now: readonly T[]): T[] {
  return before.filter((each) => now.includes(each))
}

/** Options with the defaults that they have in matches of that version of the rules. */
function withDefaultsAt(id: string, rulesVersion: number, options: Names['options']): unknown {
  const then = readConfig(gameOf(id).config, {}, rulesVersion)
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, { ...option, default: then[name] }]),
  )
}

/** Is it the same scenario, for all numbers of players that it was for? */
function isStillOffered(before: ScenarioName, now: ScenarioName): boolean {
  if (before.id !== now.id || !isEqual(before.config, now.config)) return false
  return now.players.min <= before.players.min && now.players.max >= before.players.max
}

/** Where something of before is no longer so; lists may have grown. */
function lost(before: unknown, now: unknown, path = ''): string[] {
  if (typeof before !== 'object' || before === null) return Object.is(before, now) ? [] : [path]
  if (typeof now !== 'object' || now === null) return [path]
  if (Array.isArray(before)) {
    const is = Array.isArray(now) ? (now as readonly unknown[]) : []
    return before.flatMap((one, at) => (is.some((other) => isEqual(one, other)) ? [] : [`${path}[${at}]`]))
  }
  const fields = now as Readonly<Record<string, unknown>>
  return Object.entries(before).flatMap(([key, value]) => lost(value, fields[key], `${path}.${key}`))
}

describe.each(versions().map((folder) => ({ version: folder.pathname.split('/').at(-2), folder })))(
  'samples of $version',
  ({ folder }) => {
    describe('match files', () => {
      const rows = readSample<readonly FileSample[]>(folder, 'files.json')

      test.each(rows)('$file is played again, and on', ({ file, edition, hash, over, asked, onward }) => {
        const read = readMatchFile(readSample<Json>(folder, file))
        const { match, difference } = replay(gameOf(read.game), read)
        expect(difference).toBeUndefined()
        expect(match.engine.hash(match.position)).toBe(hash)
        expect(match.engine.over(match.position)).toBe(over)
        expect(askedAt(match)).toEqual(asked)
        const corrections = edition === undefined ? undefined : readSample<Json>(folder, edition)
        expect(read.config['edition'] ?? undefined).toEqual(corrections)
        expect(playOn(match, onward.choices)).toEqual(onward)
      })

      test('are of every kind: with each kind of line, from the start and from the middle, running and over', () => {
        const files = rows.map(({ file }) => readSample<MatchFile>(folder, file))
        const kinds = files.flatMap(({ log }) => log.flatMap((line) => Object.keys(line)))
        expect([...new Set(kinds)].toSorted()).toEqual(['choice', 'gesture', 'rewind', 'seat', 'undo'])
        for (const game of gamesIn(new URL('names/', folder))) {
          const own = rows.filter((_, at) => files[at].game === game)
          expect(new Set(own.map(({ over }) => over)).size).toBe(2)
          expect(files.some(({ start, game: of }) => of === game && start !== undefined)).toBe(true)
        }
        expect(rows.filter(({ onward }) => onward.choices >= 30).length).toBeGreaterThanOrEqual(6)
      })
    })

    describe('editions', () => {
      const names = gamesIn(new URL('editions/', folder)).filter((name) => name.endsWith('-whole'))

      test.each(names)('%s names every value that can be corrected, and all are taken', (name) => {
        const edition = readSample<Json>(folder, `editions/${name}.json`)
        const played = readSample<Onward>(folder, `editions/${name}.played.json`)
        const id = name.replace('-whole', '')
        const { rulesVersion } = readSample<Names>(folder, `names/${id}.json`)
        expect(playOn(playedWith(id, edition, rulesVersion), played.choices)).toEqual(played)
      })
    })

    describe.each(gamesIn(new URL('names/', folder)))('%s', (id) => {
      test('goes on from every moment that was kept', () => {
        const rows = readSample<readonly PositionSample[]>(folder, `positions/${id}.json.gz`)
        expect(rows.length).toBeGreaterThan(10)
        for (const { seats, config, rulesVersion, position, hash, onward, holds } of rows) {
          const engine = new Engine(gameOf(id), seats, config, rulesVersion)
          const match = new Match(engine, engine.decode(position))
          const found = [engine.encode(match.position), engine.hash(match.position)]
          // With what is in the sample, so that a difference says where it is.
          expect([holds, ...found, playOn(match, onward.choices)]).toEqual([holds, position, hash, onward])
        }
      })

      test('goes on from a match that was put away, and takes back what can be taken back', () => {
        const sample = readSample<SavedSample>(folder, `saved/${id}.json.gz`)
        const { seats, config, rulesVersion, saved, seat, undone, onward } = sample
        const engine = new Engine(gameOf(id), seats, config, rulesVersion)
        const restored = () => Match.restore(engine, saved as unknown as Json)
        expect(restored().differs).toBe(false)
        expect(restored().match.save()).toEqual(saved)
        expect(playOn(restored().match, onward.choices)).toEqual(onward)
        const { match } = restored()
        match.undo(seat)
        expect(engine.hash(match.position)).toBe(undone)
      })

      test('knows every name that it gave', () => {
        const before = readSample<Names>(folder, `names/${id}.json`)
        const now = namesOf(id)
        expect(now.rulesVersion).toBeGreaterThanOrEqual(before.rulesVersion)
        expect(now.players).toEqual(before.players)
        expect(now.streams.slice(0, before.streams.length)).toEqual(before.streams)
        // A step may remember more than it did; a position that does not say it is read all the same.
        for (const [step, locals] of Object.entries(before.steps))
          expect(known(locals, now.steps[step])).toEqual(locals)
        for (const list of ['bots', 'rules'] as const)
          expect(known(before[list], now[list])).toEqual(before[list])
        expect(lost(before.options, withDefaultsAt(id, before.rulesVersion, now.options))).toEqual([])
        for (const scenario of before.scenarios)
          expect(now.scenarios.some((one) => isStillOffered(scenario, one))).toBe(true)
      })
    })
  },
)

test('there are samples of every game', () => {
  const games = versions().flatMap((folder) => gamesIn(new URL('names/', folder)))
  const entry: readonly Pick<Game, 'id'>[] = [...new Set(games)].map(gameOf)
  expect(entry.map(({ id }) => id).toSorted()).toEqual(['dark-venture', 'immortals', 'mage-knight'])
})
