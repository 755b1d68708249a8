import { expect, test } from 'vitest'
import { rows } from '../src/coverage.ts'
import { mageKnight } from '../src/game.ts'

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
