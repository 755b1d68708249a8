import { readdirSync, readFileSync } from 'node:fs'
import { botSeat, lineOf } from '@longtable/bots'
import { Random, replay, seedFrom, type Position } from '@longtable/kernel'
import { corpusMatch } from '@longtable/kernel/testing'
import { expect, test } from 'vitest'
import { MASTER_1, SKILLED_1 } from '../src/bots/frozen-bots.ts'
import { planning } from '../src/bots/planning-bots.ts'
import { mageKnight } from '../src/game.ts'
import type { MageKnight } from '../src/state/match.ts'
import { sieges, type Siege } from './support/sieges.ts'
import { effort } from '../../../scripts/effort.ts'

/** What frozen kinds chose when they were frozen. It never changes: a difference means that they think otherwise now. */
const folder = new URL('frozen/', import.meta.url)
const skilled = planning('skilled-1', SKILLED_1)
const master = planning('master-1', MASTER_1)

/** So many turns into a match of the corpus. */
const TURNS = [4, 12, 24]

/** Questions of the main part of turns, out of matches that replay the same for ever. */
function fromCorpus(): Siege[] {
  const corpus = new URL('corpus/', import.meta.url)
  return readdirSync(corpus)
    .filter((name) => name.startsWith('v2-'))
    .flatMap((name) => {
      const { file } = corpusMatch(name, readFileSync(new URL(name, corpus), 'utf8'))
      const found: Siege[] = []
      let turns = 0
      let isTurn = false
      replay(mageKnight, file, {
        onLine: ({ engine, position }) => {
          const was = isTurn
          isTurn = position.stack.at(-1)?.step === 'turn.main'
          if (!isTurn || was) return
          turns++
          if (TURNS.includes(turns)) found.push({ engine, position: engine.copy(position) })
        },
      })
      return found
    })
}

/** Of all questions every so many-th, and what was chosen there. */
function lines(bot: typeof skilled, asked: readonly Siege[], every: number): string[] {
  return some(asked, every).map(({ engine, position }, n) => {
    const seat = botSeat(engine, position, awaited(position))
    if (seat === undefined) throw new Error('nothing is asked')
    const line = lineOf(bot, seat, new Random(seedFrom(`frozen ${every * n}`)))
    return line.map((choice) => Object.values(choice).join(' ')).join(', ')
  })
}

function some<T>(list: readonly T[], every: number): T[] {
  return list.filter((_, n) => n % every === 0)
}

function awaited({ state }: Position<MageKnight>): number {
  return state.active
}

const all = [...fromCorpus(), ...sieges()]
const recorded = (name: string): string[] => readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n')

test('skilled-1 chooses in matches of the corpus and beside cities what it always did', () => {
  const every = effort({ quick: 8, deep: 1 })
  expect(lines(skilled, all, every)).toEqual(some(recorded('skilled-1.txt'), every))
})

test('master-1 chooses what it always did', () => {
  const every = effort({ quick: 16, deep: 1 })
  expect(lines(master, some(all, 4), every)).toEqual(some(recorded('master-1.txt'), every))
})
