import { expect, test } from 'vitest'
import { menuOf, shown } from '../support/draft.ts'
import { scene, site } from '../support/scene.ts'

/** What somebody drags, and where it goes, is what the entry says. */

test('a planned card is carried from the hand to its space', () => {
  const table = scene({ stack: [{ step: 'rounds', phase: 2 }], armies: { 'treehome light': [0, 2] } })
  const { entries, blocked } = menuOf(table)
  const put = [...entries, ...blocked].filter(({ choice }) => choice.do === 'put')
  expect(put.length).toBeGreaterThan(0)
  for (const { choice, from, at } of put) {
    expect([from, at]).toEqual([`card:${choice['card']}`, `space:${choice['space']}`])
  }
})

test('reinforcements come from the limbo of their realm', () => {
  const table = scene({
    stack: [{ step: 'reinforce.place', seat: 0, left: [2, 1] }],
    armies: { 'treehome light': [0, 1], 'mossgate dark': [0, 1] },
    players: [{ limbo: [2, 1] }],
  })
  expect(shown(table, { do: 'place', site: site('treehome light') }).from).toBe('limbo:0')
  expect(shown(table, { do: 'place', site: site('mossgate dark') }).from).toBe('limbo:1')
  expect(shown(table, { do: 'done' }).from).toBeUndefined()
})
