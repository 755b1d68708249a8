import { setTimeout as wait } from 'node:timers/promises'
import { Engine, Match, Random, Recorder, seedFrom, type MatchFile } from '@longtable/kernel'
import { expect, it, vi } from 'vitest'
import { toyRegistry } from '../support/toy-registry.ts'
import { WALK } from '../support/toy.ts'
import { asked, dialled, heard, Honest, newKey, requestText, target, type Target } from './kit.ts'

const MALLORY = '203.0.113.66'
const ANN = '192.0.2.10'
const [{ game }] = toyRegistry

/** A match of the toy with so many lines, most of them walks that could all be taken back. */
function longFile(lines: number): MatchFile {
  const random = new Random(seedFrom('long'))
  const match = new Match(new Engine(game, 2, {}), seedFrom('long'))
  const recorder = new Recorder(match, ['Ann', 'Bo'])
  for (let i = 0; i < lines; i += 1) {
    const seat = match.engine.awaited(match.position)[0] ?? 0
    const menu = match.engine.menu(match.position, seat)
    const isTurn = menu?.find(WALK) !== undefined
    match.choose(
      seat,
      isTurn ? WALK : random.pick(match.engine.plainMenu(match.position, seat)?.offered ?? []),
    )
  }
  return recorder.file()
}

const sent = (key: string, file: object) =>
  ({ path: '/api/matches/import', from: MALLORY, key, body: JSON.stringify(file) }) as const

async function refused(at: Target, key: string, file: object): Promise<string> {
  const { status, json } = await asked(at.port, sent(key, file))
  expect(status).toBe(400)
  return (json as { error: { key: string } }).error.key
}

it('a file with a gesture, a salt, options or a log without measure is refused before the rules hear of it', async () => {
  const at = await target()
  const honest = await Honest.sit(at, ANN)
  const key = await newKey(at, MALLORY)
  const file = longFile(10)
  await honest.play(1)
  const calls = await at.number('longtable_rules_calls')
  const walk = { do: 'walk' }
  const gesture = { seat: 0, gesture: Array.from({ length: 100_000 }, () => walk) }
  expect(await refused(at, key, { ...file, log: [gesture] })).toBe('server.longGesture')
  const salted = { ...file, salt: 'ab'.repeat(1_000_000), commitment: '0'.repeat(64) }
  expect(await refused(at, key, salted)).toBe('server.longPart')
  expect(await refused(at, key, { ...file, config: { a: 'x'.repeat(100_000) } })).toBe('server.longPart')
  const undos = Array.from({ length: 20_001 }, () => ({ seat: 0, undo: true }))
  expect(await refused(at, key, { ...file, log: undos })).toBe('server.longLog')
  expect(await refused(at, key, { ...file, log: [{ seat: 0, choice: { do: 'x'.repeat(9000) } }] })).toBe(
    'server.longPart',
  )
  expect(await at.number('longtable_rules_calls')).toBe(calls)
  expect(await at.number('longtable_rules_threads_lost')).toBe(0)
  expect(await honest.play(20)).toBe(20)
})

it('an import ends with its client, and others do not wait for it', async () => {
  const at = await target()
  const honest = await Honest.sit(at, ANN)
  const key = await newKey(at, MALLORY)
  const socket = await dialled(at.port)
  socket.write(requestText(sent(key, longFile(6000))))
  const before = await at.number('longtable_rules_calls')
  await vi.waitFor(
    async () => expect(await at.number('longtable_rules_calls')).toBeGreaterThan(before + 100),
    {
      timeout: 20_000,
    },
  )
  const played = honest.play(20)
  expect(await played).toBe(20)
  socket.destroy()
  await wait(300)
  const after = await at.number('longtable_rules_calls')
  await wait(300)
  expect(await at.number('longtable_rules_calls')).toBeLessThanOrEqual(after + 1)
  expect(after).toBeLessThan(before + 6000)
  // Nothing of it was kept.
  expect((await asked(at.port, { path: '/api/me/matches', from: MALLORY, key })).json).toEqual([])
})

it('files wait for each other, and only a few of them', async () => {
  const at = await target()
  const key = await newKey(at, MALLORY)
  const file = longFile(800)
  const sockets = await Promise.all(Array.from({ length: 6 }, () => dialled(at.port)))
  const answers = sockets.map(async (socket) => {
    const text = heard(socket)
    socket.write(requestText({ ...sent(key, file), headers: { Connection: 'close' } }))
    return Number(/^HTTP\/1\.1 (\d+)/.exec(await text)?.[1])
  })
  const statuses = (await Promise.all(answers)).toSorted((a, b) => a - b)
  expect(statuses).toEqual([201, 201, 429, 429, 429, 429])
})

it('a line of a long file costs as much as one of a short file', async () => {
  const at = await target()
  const key = await newKey(at, MALLORY)
  const took = async (lines: number) => {
    const calls = await at.number('longtable_rules_calls')
    const began = performance.now()
    expect((await asked(at.port, sent(key, longFile(lines)))).status).toBe(201)
    return { ms: performance.now() - began, calls: (await at.number('longtable_rules_calls')) - calls }
  }
  await took(50)
  const short = await took(300)
  const long = await took(2400)
  expect(long.calls / short.calls).toBeLessThan(8.5)
  // Eight times as many lines: sixty-four times the time if each looked at all before it.
  expect(long.ms / short.ms).toBeLessThan(40)
})
