import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { botSeat, lineOf } from '@longtable/bots'
import { type GameEntry, loadGames } from '@longtable/games'
import { Engine, Random, UserError, sameChoice, seedFrom, type Json, type Position } from '@longtable/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import type { BotTask } from '../src/arbiter/arbiter-types.ts'
import { BotPool } from '../src/bots/bot-pool.ts'
import { lineFor } from '../src/bots/bot-calls.ts'
import { threadEntry } from '../src/workers/thread-entry.ts'

const registry = await loadGames()

const [immortals] = registry
const SEATS = 3
const LONG = 60_000
const engine = new Engine(immortals.game, SEATS)

function taskIn(position: Position, seat: number): BotTask {
  const asked = botSeat(engine, position, seat)
  if (asked === undefined) throw new Error(`seat ${seat} is not asked`)
  const { view, step, offered } = asked
  return {
    game: engine.game.id,
    rulesVersion: engine.rulesVersion,
    config: engine.config,
    seats: SEATS,
    seat,
    view: view as unknown as Json,
    step,
    offered,
  }
}

/** A question with several answers, from the beginning of a match. */
function firstTask(): BotTask {
  const position = engine.start(seedFrom('first'))
  const task = taskIn(position, engine.awaited(position)[0])
  expect(task.offered.length).toBeGreaterThan(3)
  return task
}

const drawn = (task: BotTask, seed: string) => new Random(seedFrom(seed)).pick(task.offered)

describe('the bots of the registry', () => {
  const pool = new BotPool({ size: 2, limit: LONG })
  afterAll(() => pool.end())

  it.each(['random', 'novice'])('%s chooses in a thread as it would at home', async (level) => {
    const bot = immortals.bots.find(({ id }) => id === level)
    if (bot === undefined) throw new Error(`no bot ${level}`)
    const position = engine.start(seedFrom(`match of ${level}`))
    for (let n = 0; n < 150 && !engine.over(position); n++) {
      const [seat] = engine.awaited(position)
      const seed = `${level} ${n}`
      const answer = await pool.think(taskIn(position, seat), level, seed, 'match')
      const asked = botSeat(engine, position, seat)
      if (asked === undefined) throw new Error('nobody is asked')
      expect(answer).toEqual({ line: lineOf(bot, asked, new Random(seedFrom(seed))), by: 'bot' })
      engine.apply(position, seat, answer.line[0])
    }
  })

  it('choose the same for the same seed, whoever asks and in which thread', async () => {
    const task = firstTask()
    const asked = Array.from({ length: 6 }, (_, n) => pool.think(task, 'random', 'a seed', `match ${n}`))
    const [{ line }, ...others] = await Promise.all(asked)
    for (const other of others) expect(other).toEqual({ line, by: 'bot' })
    const elsewhere = Array.from({ length: 20 }, (_, n) => pool.think(task, 'random', `seed ${n}`, 'match'))
    const choices = (await Promise.all(elsewhere)).map((answer) => answer.line[0])
    expect(choices.some((other) => !sameChoice(other, line[0]))).toBe(true)
  })

  it('are replaced by chance when there is none of that name', async () => {
    const task = firstTask()
    const { fallbacks } = pool.counts
    const answer = await pool.think(task, 'grandmaster', 's', 'match')
    expect(answer).toEqual({ line: [drawn(task, 's')], by: 'fallback', why: 'fault' })
    expect(pool.counts.fallbacks).toBe(fallbacks + 1)
  })

  it('are not asked when nothing is offered', async () => {
    await expect(pool.think({ ...firstTask(), offered: [] }, 'random', 's', 'match')).rejects.toThrow(
      'nothing is offered',
    )
  })
})

describe('bots that misbehave', () => {
  const entry = new URL('support/workers/odd-bots.ts', import.meta.url)

  const ways = [
    { bot: 'endless', why: 'limit', lost: 1 },
    { bot: 'leaving', why: 'crash', lost: 1 },
    { bot: 'hungry', why: 'crash', lost: 1 },
    { bot: 'throwing', why: 'fault', lost: 0 },
    { bot: 'lying', why: 'fault', lost: 0 },
    { bot: 'silent', why: 'fault', lost: 0 },
    { bot: 'forger', why: 'fault', lost: 0 },
  ] as const

  it.each(ways)('$bot: the match goes on', async ({ bot, why, lost }) => {
    const limit = why === 'limit' ? 1000 : LONG
    const pool = new BotPool({ entry, size: 1, limit, memory: 128 })
    const task = firstTask()
    const bad = pool.think(task, bot, 'seed 1', 'one match')
    const good = pool.think(task, 'first', 'seed 2', 'another match')
    expect(await bad).toEqual({ line: [drawn(task, 'seed 1')], by: 'fallback', why })
    expect(await good).toEqual({ line: [task.offered[0]], by: 'bot' })
    expect(pool.counts).toMatchObject({ calls: 2, lost, fallbacks: 1, waiting: 0 })
    await pool.end()
  })

  it('of one match do not keep those of another waiting', async () => {
    const pool = new BotPool({ entry, size: 1, limit: LONG, memory: 128 })
    const task = firstTask()
    const order: string[] = []
    const ask = async (match: string): Promise<void> => {
      await pool.think(task, 'first', 's', match)
      order.push(match)
    }
    await Promise.all(['a', 'a', 'a', 'b', 'c'].map(ask))
    expect(order).toEqual(['a', 'b', 'c', 'a', 'a'])
    await pool.end()
  })

  it('are not made up for when the pool is closed', async () => {
    const pool = new BotPool({ entry, size: 1, limit: LONG, memory: 128 })
    const asked = pool.think(firstTask(), 'endless', 's', 'match')
    const ending = pool.end()
    await expect(asked).rejects.toMatchObject({ why: 'closed' })
    await ending
    expect(pool.counts).toMatchObject({ threads: 0, fallbacks: 0 })
  })
})

describe('lineFor', () => {
  const call = () => ({ ...firstTask(), bot: 'random', seed: 's' })
  const cases = [
    { what: 'a game that is not on the registry', change: { game: 'chess' } },
    { what: 'a bot that does not exist', change: { bot: 'grandmaster' } },
    { what: 'a number of seats that cannot be', change: { seats: 99 } },
    { what: 'rules that are not written yet', change: { rulesVersion: 1_000_000 } },
  ]

  it.each(cases)('refuses $what', ({ change }) => {
    expect(() => lineFor(registry, { ...call(), ...change })).toThrow(UserError)
  })

  it('makes the tables of the match that is played', () => {
    const seen: unknown[] = []
    const curious: readonly GameEntry[] = [
      {
        game: immortals.game,
        bots: [
          {
            id: 'curious',
            choose: ({ engine: { tables }, offered }) => {
              seen.push(tables)
              return offered[0]
            },
          },
        ],
      },
    ]
    const task = { ...call(), bot: 'curious' }
    lineFor(curious, task)
    lineFor(curious, { ...task, seed: 'other' })
    expect(seen[0]).toEqual(engine.tables)
    expect(seen[1]).toBe(seen[0])
  })
})

describe('threads from sources', () => {
  it('are found beside the code that starts them', () => {
    const starter = (path: string) => new URL(`../src/${path}.ts`, import.meta.url).href
    expect(threadEntry(starter('bots/bot-pool'), 'bot-thread').pathname).toMatch(
      /\/server\/src\/bots\/bot-thread\.ts$/,
    )
    expect(threadEntry(starter('arbiter/arbiter-pool'), 'arbiter-thread').pathname).toMatch(
      /\/server\/src\/arbiter\/arbiter-thread\.ts$/,
    )
  })

  it('start from any folder, and a process whose pools are closed ends by itself', async () => {
    const tsx = import.meta.resolve('tsx')
    const closing = fileURLToPath(new URL('support/workers/closing.ts', import.meta.url))
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', tsx, closing], {
      cwd: tmpdir(),
      env: { ...process.env, LONGTABLE_THREADS: undefined },
    })
    expect(stdout.trim().split('\n')).toEqual(['closed true', 'closed false', 'threads 0'])
  })
})
