import { expect, test } from 'vitest'
import { brokenTie, standingsOf } from '../src/match-ui/end/standings.ts'

function places(scores: readonly number[], winners: readonly number[]): readonly string[] {
  return standingsOf({ scores, winners }).map(({ place, seat }) => `${place}: ${seat}`)
}

test('the seats are told in the order of their success', () => {
  expect(places([61, 75, 67, 99], [3])).toEqual(['1: 3', '2: 1', '3: 2', '4: 0'])
})

test('equal seats have equal places', () => {
  expect(places([70, 80, 80, 70], [1, 2])).toEqual(['1: 1', '1: 2', '3: 0', '3: 3'])
  expect(brokenTie(standingsOf({ scores: [70, 80, 80, 70], winners: [1, 2] }))).toEqual([])
})

test('who has as many points as the winner and did not win comes second', () => {
  expect(places([80, 80, 60], [1])).toEqual(['1: 1', '2: 0', '3: 2'])
  const broken = brokenTie(standingsOf({ scores: [80, 80, 60], winners: [1] }))
  expect(broken.map(({ seat }) => seat)).toEqual([0])
})

test('where nobody wins, points alone count', () => {
  expect(places([3, 5], [])).toEqual(['1: 1', '2: 0'])
  expect(brokenTie(standingsOf({ scores: [5, 5], winners: [] }))).toEqual([])
})
