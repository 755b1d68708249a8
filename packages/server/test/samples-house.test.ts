import { readdirSync, readFileSync } from 'node:fs'
import { loadGames } from '@longtable/games'
import { readMatchFile, replay, type Json } from '@longtable/kernel'
import { describe, expect, it } from 'vitest'
import { openSqliteStore } from '../src/sqlite/sqlite-store.ts'
import { commitmentOf } from '../src/wire/index.ts'
import { sha256 } from '../src/wire/commitment.ts'
import { Rows } from './support/lobby-rows.ts'
import { lastHash, playedOn, seenAt, unpacked, type HouseSample } from './support/sample-house.ts'
import { SampleServer } from './support/sample-server.ts'
import { refusal } from './support/table.ts'

const registry = await loadGames()

// Databases that servers of earlier versions have left, which every later one has to take up. They are never changed,
// and no time passes in them.

const folder = new URL('samples/house/', import.meta.url)

describe.each(readdirSync(folder))('a database of %s', (version) => {
  const place = new URL(`${version}/`, folder)
  const sample = JSON.parse(readFileSync(new URL('house.json', place), 'utf8')) as HouseSample
  const { people, matches, gathering, daily, code, now } = sample

  async function opened(work: (server: SampleServer, data: string) => Promise<void>): Promise<void> {
    const data = unpacked(new URL('longtable.sqlite.gz', place))
    const server = await SampleServer.start(data, now)
    try {
      await work(server, data)
    } finally {
      await server.close()
    }
  }

  it('has its people, their keys and their matches', () =>
    opened(async (server) => {
      for (const { name, key, matches: ids } of people) {
        const api = server.api(key)
        expect((await api.me()).name).toBe(name)
        expect((await api.mine()).map(({ match }) => match.id)).toEqual(ids)
      }
      const [{ key }] = people
      const mine = await server.api(key).match(gathering.match)
      expect(mine.invitations.map(({ url }) => url).join(' ')).toContain(gathering.invitation)
      expect(mine.match).toMatchObject({ status: 'gathering', locked: true, listed: true })
    }))

  it('shows everybody what they saw, and lets them play on', () =>
    opened(async (server, data) => {
      const rows = new Rows(data)
      for (const { match, status, lines, hash, snapshots, seats, onward } of matches) {
        const isAlone = onward?.hash !== null
        expect(rows.match(match).status).toBe(status)
        // Bots went on when the server started.
        const written = rows.lines(match)
        expect(written[lines - 1].hash).toBe(hash)
        expect(rows.snapshots(match).slice(0, snapshots.length)).toEqual(snapshots)
        const sees = await seenAt(server, match, seats)
        expect(isAlone ? sees : seats).toEqual(seats)
        const played = onward && (await playedOn(server, data, { match, seats }, onward.choices))
        expect(played && { ...played, hash: isAlone ? played.hash : null }).toEqual(onward)
      }
      const running = matches.filter(({ onward }) => onward !== null)
      const games = new Set(running.map(({ match }) => rows.match(match).game))
      // All that there were then.
      expect(games.size).toBeGreaterThanOrEqual(3)
      expect(running.every(({ onward }) => (onward?.choices ?? 0) >= 30)).toBe(true)
    }))

  it('gives out what was finished, and it proves right', () =>
    opened(async (server) => {
      const over = matches.filter(({ status }) => status === 'over')
      expect(over.length).toBeGreaterThan(1)
      for (const { match, hash, seats } of over) {
        const api = server.api(seats[0].key)
        const file = readMatchFile((await api.exported(match)) as unknown as Json)
        const entry = registry.find((each) => each.game.id === file.game) ?? registry[0]
        const { match: played, difference } = replay(entry.game, file)
        expect(difference).toBeUndefined()
        expect(played.engine.hash(played.position)).toBe(hash)
        expect(commitmentOf(file.seed, file.salt ?? '')).toBe(file.commitment)
      }
      const { game, score, ...day } = daily
      const { results } = await server.api(people[0].key).daily(game, day)
      expect(results).toMatchObject([{ names: [people[0].name], score, mine: true }])
    }))

  it('lets in whoever was invited, by the link, the password or another device', () =>
    opened(async (server, data) => {
      const [, ben, cleo] = people
      const { match, invitation, password } = gathering
      expect(await refusal(server.api(ben.key).sit(match, 2, { password: 'wrong' }))).toBe('server.password')
      expect((await server.api(ben.key).sit(match, 1, { invitation })).seat).toBe(1)
      expect((await server.api(cleo.key).sit(match, 2, { password })).match.status).toBe('running')
      expect((await server.api(cleo.key).match(matches[1].match)).match.pace).toEqual({
        kind: 'slow',
        hours: 24,
      })
      expect(lastHash(data, match)).not.toBe('')
    }))

  it('keeps what only its own store knows', async () => {
    const store = await openSqliteStore(unpacked(new URL('longtable.sqlite.gz', place)), { now: () => now })
    const { code: secret, ...leads } = code
    expect(await store.code(sha256(secret))).toMatchObject(leads)
    const [first, second] = await Promise.all(matches.map(({ match }) => store.match(match)))
    expect(first?.seats[1].standing).toHaveLength(1)
    expect(first).toMatchObject({ late: 'bot', pace: { clock: { bank: 1800, extra: 15 } } })
    expect(second).toMatchObject({ advice: true, webhook: { url: 'http://127.0.0.1:9/hook', lang: 'fr' } })
    expect(second?.seats[1].muted).toBe(true)
    const rows = await Promise.all(matches.map(({ match }) => store.match(match)))
    expect(rows.filter((row) => row?.start !== null && row?.paused?.seat === 0)).toHaveLength(1)
    expect(rows.filter((row) => row?.next !== null)).toHaveLength(1)
    await store.close()
  })
})
