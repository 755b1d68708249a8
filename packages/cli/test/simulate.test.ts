import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, json, longtable } from './toy/terminal.ts'

interface Result {
  readonly hash: string
  readonly decisionsPerSecond: number
  readonly wins: readonly number[]
  readonly [key: string]: unknown
}

async function simulate(...args: readonly string[]): Promise<Result> {
  const ran = await longtable(['simulate', 'toy', '--json', ...args])
  expect(ran.err).toBe('')
  expect(ran.code).toBe(0)
  return json(ran) as Result
}

test('tells what happened', async () => {
  const result = await simulate('--players', '3', '--games', '20', '--seed', 'spring')
  expect(result).toMatchObject({ game: 'toy', players: 3, seed: 'spring', games: 20, finished: 20 })
  expect(result['decisions']).toBe(20 * 3 * 5)
  expect(result['meanDecisions']).toBe(15)
  expect(result['bots']).toEqual(['random', 'random', 'random'])
  expect(result.wins).toHaveLength(3)
  expect(result['meanScores']).toHaveLength(3)
  expect(result.decisionsPerSecond).toBeGreaterThan(0)
  expect(result.hash).toMatch(/^[0-9a-f]{16}$/)
})

test('the same arguments give the same games', async () => {
  const { decisionsPerSecond: _a, ...one } = await simulate('--games', '10', '--seed', 'x')
  const { decisionsPerSecond: _b, ...two } = await simulate('--games', '10', '--seed', 'x')
  expect(two).toEqual(one)
  const other = await simulate('--games', '10', '--seed', 'y')
  expect(other.hash).not.toBe(one.hash)
  expect((await simulate('--games', '10')).hash).toBe((await simulate('--games', '10', '--seed', '1')).hash)
})

test('saving the matches changes nothing in them, and each can be verified', async () => {
  const matches = join(folder(), 'new', 'matches')
  const quick = await simulate('--games', '11', '--seed', 'a b/c')
  const kept = await simulate('--games', '11', '--seed', 'a b/c', '--save', matches)
  expect(kept.hash).toBe(quick.hash)
  const names = readdirSync(matches)
  expect(names).toHaveLength(11)
  expect(names[0]).toBe('toy-4p-a-b-c-01.json')
  expect(readFileSync(join(matches, names[0]), 'utf8')).toContain('"format":"longtable-match"')
  const replayed = await longtable(['replay', join(matches, names[0]), '--verify'])
  expect(replayed.code).toBe(0)
})

test('bots take the seats in turn', async () => {
  const result = await simulate('--players', '3', '--bot', 'proud,random', '--games', '30')
  expect(result['bots']).toEqual(['proud', 'random', 'proud'])
  expect(result.hash).not.toBe((await simulate('--players', '3', '--games', '30')).hash)
})

test('scenarios and options change the game', async () => {
  expect((await simulate('--scenario', 'duel', '--games', '1'))['decisions']).toBe(2 + 2 * 3)
  expect((await simulate('--players', '2', '--option', 'turns=9', '--games', '1'))['decisions']).toBe(
    2 + 2 * 9,
  )
})

test('people get lines, and a bar while they wait', async () => {
  const ran = await longtable(['simulate', 'toy', '--games', '1', '--lang', 'fr'], { progress: true })
  expect(ran.out).toMatch(/^Jouet : 1 partie finie sur 1\n/)
  expect(ran.out).toContain('place 1 (random)')
  expect(ran.err).toContain('█')
})
