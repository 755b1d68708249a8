import { expect, test } from 'vitest'
import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { DARK, LIGHT } from '../../src/state/sites.ts'
import { costText, limboText } from '../../src/text/things.ts'
import { describedEntry, untilTurnOf } from '../support/menus.ts'
import { scene, site } from '../support/scene.ts'

const cliff = { do: 'transition', site: site('emerald-cliff light') }

proves(
  ['IMM-TRANSITION-1', 'IMM-TRANSITION-2', 'IMM-TRANSITION-3', 'IMM-TRANSITION-4'],
  'Dirk pays 2 energy and 1 gold and brings 3 armies from the light limbo to Emerald Cliff',
  () => {
    const table = scene({
      armies: { 'emerald-cliff light': [0, 2] },
      holders: { 'emerald-cliff': 0 },
      players: [{ gold: 5, energy: 5, limbo: [4, 6], board: { transition3: 'emerald-cliff' } }],
    })
    table.reveal('transition3').choose(cliff)
    expect(table.state.players[0]).toMatchObject({ gold: 4, energy: 3, limbo: [1, 6] })
    expect(table.at('emerald-cliff light')).toEqual({ owner: 0, armies: 5 })
    expect(table.events).toContainEqual({ event: 'transition', seat: 0, site: cliff.site, armies: 3 })
  },
)

proves(
  ['IMM-TRANSITION-1', 'IMM-TRANSITION-4'],
  'With 2 or 1 armies in the limbo all of them come, at the full price',
  () => {
    for (const inLimbo of [2, 1]) {
      const table = scene({
        armies: { 'emerald-cliff light': [0, 1] },
        players: [
          { gold: 1, energy: 2, limbo: [inLimbo, 9], board: { transition3: 'conflict emerald-cliff light' } },
        ],
      })
      table.reveal('transition3').choose(cliff)
      expect(table.state.players[0]).toMatchObject({ gold: 0, energy: 0, limbo: [0, 9] })
      expect(table.at('emerald-cliff light').armies).toBe(1 + inLimbo)
    }
  },
)

proves('IMM-TRANSITION-4', 'No smaller number can be chosen: the site is the only choice', () => {
  const table = scene({
    armies: { 'emerald-cliff light': [0, 1] },
    players: [{ gold: 1, energy: 2, limbo: [3, 0], board: { transition3: 'conflict emerald-cliff light' } }],
  }).reveal('transition3')
  expect(table.offered()).toEqual([cliff, { do: 'forfeit', take: 'gold' }, { do: 'forfeit', take: 'energy' }])
  table.choose(cliff)
  expect(table.state.players[0].limbo).toEqual([0, 0])
  expect(table.at('emerald-cliff light').armies).toBe(4)
  expect(table.step).not.toBe('army.transition')
})

proves('IMM-TRANSITION-1', 'One gold or one energy short, and there is no transition', () => {
  for (const [gold, energy] of [
    [0, 2],
    [1, 1],
  ]) {
    const table = scene({
      armies: { 'emerald-cliff light': [0, 1] },
      players: [{ gold, energy, limbo: [3, 3], board: { transition3: 'conflict emerald-cliff light' } }],
    }).reveal('transition3')
    expect(table.offers(cliff)).toBe(false)
    expect(table.why(cliff)).toBe('IMM-TRANSITION-1')
    expect(table.numbers(cliff)).toEqual({ needsGold: 1, needsEnergy: 2, gold, energy })
  }
})

proves('IMM-TRANSITION-2', 'An army of another player at the card’s site does not help', () => {
  const table = scene({
    armies: { 'emerald-cliff light': [1, 1], 'emerald-cliff dark': [0, 1], 'treehome light': [0, 5] },
    players: [{ gold: 1, energy: 2, limbo: [3, 3], board: { transition3: 'conflict emerald-cliff light' } }],
  }).reveal('transition3')
  expect(table.offers(cliff)).toBe(false)
  expect(table.why(cliff)).toBe('IMM-TRANSITION-2')
})

proves(
  'IMM-TRANSITION-3',
  'A site of the dark realm is filled from the dark limbo, however full the light one is',
  () => {
    const table = scene({
      armies: { 'emerald-cliff light': [0, 1], 'emerald-cliff dark': [0, 1] },
      holders: { 'emerald-cliff': 0 },
      players: [{ gold: 1, energy: 2, limbo: [8, 2], board: { transition3: 'emerald-cliff' } }],
    })
    table.reveal('transition3').choose({ do: 'transition', site: site('emerald-cliff dark') })
    expect(table.state.players[0].limbo).toEqual([8, 0])
    expect(table.at('emerald-cliff dark').armies).toBe(3)
    expect(table.at('emerald-cliff light').armies).toBe(1)
  },
)

proves(
  ['IMM-TRANSITION-3', 'IMM-PERFORM-13'],
  'An empty limbo on that side makes the transition impossible',
  () => {
    const table = scene({
      armies: { 'emerald-cliff light': [0, 1], 'emerald-cliff dark': [0, 1] },
      holders: { 'emerald-cliff': 0 },
      players: [{ gold: 1, energy: 2, limbo: [0, 1], board: { transition3: 'emerald-cliff' } }],
    }).reveal('transition3')
    expect(table.why(cliff)).toBe('IMM-PERFORM-13')
    expect(table.offers(cliff)).toBe(false)
    expect(table.offers({ do: 'transition', site: site('emerald-cliff dark') })).toBe(true)
  },
)

proves('IMM-TRANSITION-5', 'The Necromancers make two transitions of 3 in a round, paying both times', () => {
  const table = scene({
    armies: { 'emerald-cliff light': [0, 1], 'treehome dark': [0, 1] },
    holders: { treehome: 0 },
    players: [
      {
        dark: 'necromancers',
        gold: 2,
        energy: 4,
        limbo: [3, 5],
        board: { transition3: 'conflict emerald-cliff light', darkSpecial: 'treehome' },
      },
    ],
  })
  table.reveal('darkSpecial').choose({ do: 'transition', site: site('treehome dark') })
  expect(table.state.players[0]).toMatchObject({ gold: 1, energy: 2, limbo: [3, 2] })
  untilTurnOf(table, 0).reveal('transition3').choose(cliff)
  expect(table.state.players[0]).toMatchObject({ gold: 0, energy: 0, limbo: [0, 2] })
  expect(table.at('treehome dark').armies).toBe(4)
  expect(table.at('emerald-cliff light').armies).toBe(4)
})

test('the menu says how many armies come from which limbo and at which price', () => {
  const table = scene({
    armies: { 'emerald-cliff light': [0, 1] },
    holders: { 'emerald-cliff': 0 },
    players: [{ gold: 1, energy: 2, limbo: [5, 2], board: { transition3: 'emerald-cliff' } }],
  }).reveal('transition3')
  expectWholeMenu(table)
  expect(table.engine.describedMenu(table.position, 0)?.question.key).toBe('ask.transition')
  expect(describedEntry(table, cliff)).toMatchObject({
    text: { key: 'choose.transition', with: { count: 3, limbo: limboText(LIGHT) } },
    cost: costText({ gold: 1, energy: 2 }),
    at: `site:${cliff.site}`,
  })
  expect(describedEntry(table, { do: 'transition', site: site('emerald-cliff dark') })).toMatchObject({
    rule: 'IMM-PLAN-11',
    text: { with: { count: 2, limbo: limboText(DARK) } },
  })
  expect(describedEntry(table, { do: 'forfeit', take: 'gold' })?.text.key).toBe('choose.forfeit')
})
