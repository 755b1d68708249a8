import { expect, test } from 'vitest'
import type { Shortcut } from '@longtable/kernel'
import { siteText } from '../../src/text/things.ts'
import { scene, site, type Scene, type SiteName } from '../support/scene.ts'

function shortcuts(table: Scene): readonly Shortcut[] {
  const [seat] = table.awaited
  return table.engine.shortcuts(table.engine.view(table.position, seat), table.offered(seat))
}

function allTo(table: Scene, name: SiteName, count: number): Shortcut {
  const place = { do: 'place', site: site(name) }
  return {
    text: { key: 'shortcut.allTo', with: { count, site: siteText(table.engine.tables, site(name)) } },
    choices: Array.from({ length: count }, () => place),
  }
}

function spreading(): Scene {
  return scene({
    armies: { 'treehome light': [0, 1], 'mossgate light': [0, 1], 'mossgate dark': [0, 1] },
    players: [
      { gold: 1, energy: 4, limbo: [5, 2], board: { magicA: 'magic transition5', attackA: 'blank' } },
    ],
  })
    .reveal('magicA')
    .choose({ do: 'limbo', realm: 0 })
}

test('a magic transition can put all its armies on one site at a stroke', () => {
  const table = spreading()
  expect(shortcuts(table)).toEqual([allTo(table, 'treehome light', 5), allTo(table, 'mossgate light', 5)])
  for (const choice of shortcuts(table)[1].choices) table.choose(choice)
  expect(table.at('mossgate light').armies).toBe(6)
  expect(table.at('treehome light').armies).toBe(1)
  expect(table.state.players[0].limbo).toEqual([0, 2])
  expect(table.step).not.toBe('magic.place')
})

test('it stands for the armies that are left, and for one army there is none', () => {
  const table = spreading()
  for (let left = 4; left >= 2; left--) {
    table.choose({ do: 'place', site: site('treehome light') })
    expect(shortcuts(table)).toEqual([
      allTo(table, 'treehome light', left),
      allTo(table, 'mossgate light', left),
    ])
  }
  table.choose({ do: 'place', site: site('treehome light') })
  expect(table.step).toBe('magic.place')
  expect(shortcuts(table)).toEqual([])
})

test('reinforcements of a realm can go to one site at a stroke', () => {
  const table = scene({
    armies: { 'treehome light': [0, 1], 'mossgate light': [0, 1], 'mossgate dark': [0, 1] },
    players: [{ limbo: [8, 5] }],
    stack: [
      { step: 'rounds', phase: 2 },
      { step: 'reinforce', turn: 0 },
    ],
  })
  expect(table.step).toBe('reinforce.place')
  // Two from the light limbo; from the dark one a single army, which needs no shortcut.
  expect(shortcuts(table)).toEqual([allTo(table, 'treehome light', 2), allTo(table, 'mossgate light', 2)])
  for (const choice of shortcuts(table)[0].choices) table.choose(choice)
  expect(table.at('treehome light').armies).toBe(3)
  expect(shortcuts(table)).toEqual([])
  expect(table.offers({ do: 'place', site: site('mossgate dark') })).toBe(true)
})

test('other questions have no shortcuts', () => {
  const table = scene({ players: [{ board: { attackA: 'blank' } }] })
  expect(shortcuts(table)).toEqual([])
})

test('each realm has its own armies left, and stopping is no place to put them', () => {
  const table = scene({
    armies: { 'treehome light': [0, 1], 'mossgate dark': [0, 1] },
    players: [{ limbo: [6, 9] }],
    stack: [
      { step: 'rounds', phase: 2 },
      { step: 'reinforce', turn: 0 },
    ],
  })
  expect(table.offers({ do: 'done' })).toBe(true)
  expect(shortcuts(table)).toEqual([allTo(table, 'treehome light', 2), allTo(table, 'mossgate dark', 3)])
  for (const choice of shortcuts(table)[1].choices) table.choose(choice)
  expect(table.at('mossgate dark').armies).toBe(4)
  expect(shortcuts(table)).toEqual([allTo(table, 'treehome light', 2)])
})
