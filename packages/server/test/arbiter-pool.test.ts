import { loadGames } from '@longtable/games'
import { Engine, Random, UserError, seedFrom, type LogEntry } from '@longtable/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { MATCH_NOT_OPEN, type Opened, type Opening } from '../src/arbiter/arbiter-types.ts'
import { ArbiterPool } from '../src/arbiter/arbiter-pool.ts'

const registry = await loadGames()

const { game } = registry[0]
const SEATS = 3
const engine = new Engine(game, SEATS)

function openingOf(seed: string): Opening {
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    config: engine.config,
    seats: SEATS,
    from: { seed },
    snapshot: null,
    lines: [],
    whole: false,
    counters: null,
  }
}

async function opened(pool: ArbiterPool, match: string, opening: Opening): Promise<Opened> {
  const answer = await pool.arbiter.open(match, opening)
  if ('needs' in answer) throw new Error('it needs all of the log')
  return answer
}

describe('arbiters in threads', () => {
  const pool = new ArbiterPool({ size: 2, limit: 60_000, longLimit: 60_000 })
  afterAll(() => pool.end())

  it('keep matches, each in its own thread, as the engine does', async () => {
    const matches = Array.from({ length: 4 }, (_, n) => `match ${n}`)
    await Promise.all(
      matches.map(async (match) => {
        const start = await opened(pool, match, openingOf(match))
        const position = engine.start(seedFrom(match))
        expect(start.hash).toBe(engine.hash(position))
        const chance = new Random(seedFrom(match))
        for (let n = 0; n < 20; n++) {
          const [seat] = engine.awaited(position)
          const task = await pool.arbiter.botTask(match, seat)
          if (task === null) throw new Error('nothing is asked')
          expect(task.view).toEqual(engine.view(position, seat))
          const choice = chance.pick(task.offered)
          const acted = await pool.arbiter.act(match, {
            kind: 'choose',
            seat,
            menu: null,
            choices: [choice],
            gesture: false,
          })
          engine.apply(position, seat, choice)
          expect(acted).toMatchObject({ made: 1, hash: engine.hash(position) })
        }
      }),
    )
    expect(pool.counts).toMatchObject({ lost: 0, waiting: 0 })
  })

  it('answer everything that can be asked of an arbiter', async () => {
    const { awaited } = await opened(pool, 'all', openingOf('all'))
    const [seat] = awaited
    expect(await pool.arbiter.mayAskBack('all', seat)).toBe(false)
    const task = await pool.arbiter.botTask('all', seat)
    const choices = task === null ? [] : [task.offered[0]]
    const acted = await pool.arbiter.act('all', { kind: 'choose', seat, menu: null, choices, gesture: false })
    if (!('lines' in acted)) throw new Error('it was not done')
    expect(await pool.arbiter.mayAskBack('all', seat)).toBe(true)
    const snapshot = await pool.arbiter.viewerSnapshot('all', seat)
    expect(snapshot.at).toBe(acted.counters[seat][0])
    const lines = acted.lines.map(({ entry, hash }, n): { at: number; entry: LogEntry; hash: string } => ({
      at: n + 1,
      entry,
      hash,
    }))
    const record = await pool.arbiter.record({ ...openingOf('all'), lines }, seat)
    expect(record.at(-1)?.view).toMatchObject({ viewer: seat, state: snapshot.view.state })
    expect(pool.counts.threads).toBe(3)
    await pool.arbiter.close('all')
    const closed = pool.arbiter.viewerSnapshot('all', seat)
    await expect(closed).rejects.toBeInstanceOf(UserError)
    await expect(closed).rejects.toMatchObject({ text: { key: MATCH_NOT_OPEN } })
  })

  it('refuse what cannot be', async () => {
    await expect(pool.arbiter.open('chess', { ...openingOf('x'), game: 'chess' })).rejects.toBeInstanceOf(
      UserError,
    )
    await expect(pool.arbiter.record({ ...openingOf('x'), game: 'chess' }, 0)).rejects.toBeInstanceOf(
      UserError,
    )
  })
})

describe('an arbiter that hangs', () => {
  it('is replaced, and its matches are opened again', async () => {
    const lost: string[] = []
    const pool = new ArbiterPool({
      entry: new URL('support/workers/slow-arbiter.ts', import.meta.url),
      size: 1,
      limit: 1000,
      longLimit: 60_000,
      onLost: (_worker, why) => lost.push(why),
    })
    const start = await opened(pool, 'a', openingOf('a'))
    await expect(pool.arbiter.viewerSnapshot('a', 99)).rejects.toMatchObject({ why: 'limit', running: true })
    expect(lost).toEqual(['limit'])
    // `close` is the cheapest call: the others would be cut off if a busy machine starts slowly.
    await pool.arbiter.close('b')
    await expect(pool.arbiter.mayAskBack('a', 0)).rejects.toMatchObject({ text: { key: MATCH_NOT_OPEN } })
    expect((await opened(pool, 'a', openingOf('a'))).hash).toBe(start.hash)
    await pool.end()
    await expect(pool.arbiter.open('a', openingOf('a'))).rejects.toMatchObject({ why: 'closed' })
    await expect(pool.arbiter.record(openingOf('a'), 0)).rejects.toMatchObject({ why: 'closed' })
    expect(pool.counts.threads).toBe(0)
  })
})
