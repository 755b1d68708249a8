import { expect, test } from 'vitest'
import { scenarios } from '../src/content/scenarios.ts'
import { rows } from '../src/coverage.ts'
import { mageKnight } from '../src/game.ts'
import { Steer } from './support/steer.ts'

/** More games than it takes; a row that needs them all is a row that hardly ever works. */
const MOST_GAMES = 88

test('Steered play puts every row of the content to work', { timeout: 120_000 }, () => {
  const steer = new Steer()
  for (let game = 0; game < MOST_GAMES && steer.missing.size > 0; game++) {
    const { id, players } = scenarios[game % scenarios.length]
    steer.play(id, players[Math.floor(game / scenarios.length) % players.length], `steered ${game}`)
  }
  expect([...steer.missing]).toEqual([])
})

test('Every kind of content that is counted has rows', () => {
  const { content } = mageKnight
  expect(rows['heroes']).toHaveLength(content['heroes'])
  expect(rows['scenarios']).toHaveLength(content['scenarios'])
  expect(rows['tactics taken']).toHaveLength(content['tactics'])
  expect(rows['enemies beaten']).toHaveLength(content['enemies'])
  // The two start tiles are there from the start.
  expect(rows['tiles']).toHaveLength(content['tiles'] - 2)
  expect(rows['ruins shown']).toHaveLength(content['ruins'])
  expect(rows['skills']).toHaveLength(content['skills'])
  expect(rows['advanced actions']).toHaveLength(2 * content['advancedActions'])
  expect(rows['spells']).toHaveLength(2 * content['spells'])
  expect(rows['artifacts']).toHaveLength(2 * content['artifacts'] - rows['banners given'].length)
})
