import { setTimeout as wait } from 'node:timers/promises'
import { Random, seedFrom } from '@longtable/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Api } from '../../src/client/api.ts'
import { hashOfView } from '../../src/wire/hash.ts'
import type { WireView } from '../../src/wire/match.ts'
import { Ledger } from './crash-ledger.ts'
import { Player } from './crash-player.ts'
import { readRecord, replayed, unkept, unsent, type Recorded } from './crash-record.ts'
import { CrashServer } from './crash-server.ts'
import { effort, seeded } from '../../../../scripts/effort.ts'

/** Besides those, so many while the server is still starting. */
const EARLY_KILLS = effort({ quick: 1, deep: 15 })
/** A life ends some time after so many choices at most: it is full of them on a slow machine, too. */
const MOST_CHOICES = 30
const LONGEST_DELAY = effort({ quick: 10, deep: 100 })
const LONGEST_START = effort({ quick: 100, deep: 500 })

/** Who sits where: of three people, and bots. */
const tables = [
  ...Array.from({ length: effort({ quick: 2, deep: 8 }) }, () => ['me', 'open', 'open'] as const),
  ...Array.from({ length: effort({ quick: 1, deep: 2 }) }, () => ['me', 'open', 'novice'] as const),
  ...Array.from({ length: effort({ quick: 1, deep: 2 }) }, () => ['me', 'random', 'novice'] as const),
]
const names = ['Ada', 'Ben', 'Cleo']

/** What the server keeps everything in. */
interface Where {
  readonly name: string
  /** How often it is killed. */
  readonly times: number
  /** The address of an empty database; a folder where there is none. */
  readonly database?: () => Promise<string>
}

/** Kills a server again and again while it is played on, and then looks at all that it has left. */
export function crashSuite(where: Where): void {
  const { times } = where
  const random = new Random(seedFrom(seeded('crash')))
  const ledger = new Ledger()
  const players: Player[] = []
  const toTidy: (() => void)[] = []
  let server: CrashServer
  let kills = 0
  let matches: readonly Recorded[]
  let integrity: string

  async function gather(): Promise<void> {
    const people = names.map(() => new Api({ server: server.url, fetch }))
    const given = await Promise.all(people.map((api, i) => api.newPerson(names[i])))
    const [host] = people
    const sit = (match: string, seat: number | null, who: number) => {
      const chance = new Random(seedFrom(`crash ${players.length}`))
      const { key } = given[who]
      players.push(new Player({ server: server.url, match, seat, key, ledger, random: chance, again: true }))
    }
    for (const [i, seats] of tables.entries()) {
      const wanted = seats.map((kind) =>
        kind === 'me' || kind === 'open' ? { kind } : { kind: 'bot' as const, bot: kind },
      )
      const { match } = await host.newMatch({ game: 'immortals', seats: wanted, listed: true })
      for (const [seat, kind] of seats.entries()) {
        if (kind === 'open') await people[seat].sit(match.id, seat)
        if (kind === 'me' || kind === 'open') sit(match.id, seat, seat)
      }
      // Some have their seat on two devices, and some are watched.
      if (i % 4 === 0) sit(match.id, 0, 0)
      if (i % 4 === 1) sit(match.id, null, 2)
    }
  }

  /** Kills the server again and again: mostly while it is played on, now and then before it is even up. */
  async function storm(): Promise<void> {
    for (let early = 0; kills < times;) {
      const isEarly = early < EARLY_KILLS && random.below(times) < EARLY_KILLS
      if (isEarly) {
        early++
        server.spawn()
        await wait(random.below(LONGEST_START))
      } else {
        const played = ledger.until(ledger.made + 1 + random.below(MOST_CHOICES))
        await server.start()
        await played
        await wait(random.below(LONGEST_DELAY))
      }
      await server.kill()
      if (!isEarly) kills++
    }
  }

  /** Everybody gets the answers to what they sent, and the bots come to an end: then the server is stopped. */
  async function calm(playing: Promise<unknown>): Promise<void> {
    await server.start()
    for (const player of players) player.stop()
    await playing
    await Promise.all(players.map(({ table }) => table.next(isQuiet)))
    const lost = Promise.all(players.map(({ table }) => table.next(({ isConnected }) => !isConnected)))
    await server.stop()
    await lost
  }

  function isQuiet({ match, isConnected }: Player['table']): boolean {
    if (!isConnected || match === undefined || match.status === 'gathering') return false
    return match.awaited.every((seat) => match.seats[seat].kind === 'person')
  }

  beforeAll(async () => {
    server = await CrashServer.build(await where.database?.())
    toTidy.push(() => server.remove())
    await server.start()
    await gather()
    const playing = Promise.all(players.map((player) => player.play()))
    await ledger.until(1)
    await server.kill()
    // Whoever cannot play on ends it all.
    await Promise.race([storm(), playing])
    await calm(playing)
    ;({ matches, integrity } = readRecord(await server.folder()))
    await server.start()
    await Promise.all(players.map(({ table }) => table.next(({ isConnected }) => isConnected)))
  }, 900_000)

  afterAll(() => {
    for (const { table } of players) table.leave()
    for (const tidy of toTidy) tidy()
  })

  describe(`a server on ${where.name} that is killed again and again while many matches are played`, () => {
    it('was killed often enough, and got something done in each of its lives', () => {
      const lines = matches.reduce((sum, each) => sum + each.lines.length, 0)
      process.stdout.write(
        `${kills} kills; ${ledger.made} choices acknowledged, ${ledger.repeated} messages sent again; ` +
          `${matches.length} matches with ${lines} lines; ${ledger.connections} connections\n`,
      )
      expect(kills).toBeGreaterThanOrEqual(times)
      expect(ledger.made).toBeGreaterThan(10 * times)
      // The kills came while something was under way, and clients asked again what became of it.
      expect(ledger.repeated).toBeGreaterThan(times)
      expect(ledger.connections).toBeGreaterThan(players.length * times * 0.5)
    })

    it('answered everything that was sent', () => {
      const open = [...ledger.sent.keys()].filter((id) => !ledger.done.has(id) && !ledger.refused.has(id))
      expect(open).toEqual([])
    })

    it('has everything that it acknowledged exactly once, and nothing that it refused', () => {
      expect(unkept(matches, ledger)).toEqual([])
    })

    it('has nothing that nobody sent, and no message by halves', () => {
      expect(matches.flatMap((each) => unsent(each, ledger))).toEqual([])
    })

    it('has logs that lead from their seeds to the hash of every line', () => {
      expect(integrity).toBe('ok')
      expect(matches.flatMap((each) => replayed(each).wrongs)).toEqual([])
    })

    it('never showed anything that was lost afterwards', () => {
      expect(ledger.wrongs).toEqual([])
    })

    it('agrees with every client on what it sees', () => {
      for (const { match, seat, table, tap } of players) {
        const recorded = matches.find(({ row }) => row.id === match)
        if (recorded === undefined) throw new Error(`no match ${match}`)
        const { engine, position } = replayed(recorded).match
        const view = engine.view(position, seat ?? engine.seats)
        const hash = hashOfView(view as unknown as WireView)
        expect(tap.hash).toBe(hash)
        expect(hashOfView(table.view as unknown as WireView)).toBe(hash)
        expect(table.menu.menu).toEqual(seat === null ? null : engine.plainMenu(position, seat))
        expect(table.resyncs).toBe(0)
      }
    })

    it('complained about nothing', () => {
      expect(server.complaints).toBe('')
    })
  })
}
