import { expect, test } from 'vitest'
import type { Choice } from '@longtable/kernel'
import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { Z } from '../../src/state/cards.ts'
import { costText, siteText } from '../../src/text/things.ts'
import { describedEntry } from '../support/menus.ts'
import { card, scene, site, type Scene, type SceneSpec, type SiteName } from '../support/scene.ts'

const from = (name: SiteName): Choice => ({ do: 'moveFrom', site: site(name) })
const to = (name: SiteName): Choice => ({ do: 'moveTo', site: site(name) })
const move = (armies: number): Choice => ({ do: 'move', armies })

/** Dirk’s armies along the way from White Falls to Treehome, and his card for White Falls. */
function dirk(spec: SceneSpec = {}, gold = 2): Scene {
  return scene({
    armies: { 'white-falls light': [0, 6], 'borderland light': [0, 1], 'treehome light': [0, 1] },
    players: [{ gold, energy: 3, board: { attackOrMove: 'conflict white-falls light', magicB: 'blank' } }],
    ...spec,
  }).reveal('attackOrMove')
}

proves(
  ['IMM-MOVE-1', 'IMM-MOVE-2', 'IMM-MOVE-3', 'IMM-MOVE-4'],
  'Dirk moves 4 armies from White Falls through Borderland into Treehome for 1 gold and leaves 2 behind',
  () => {
    const table = dirk().choose(from('white-falls light')).choose(to('treehome light')).choose(move(4))
    expect(table.state.players[0]).toMatchObject({ gold: 1, energy: 3 })
    expect(table.at('white-falls light')).toEqual({ owner: 0, armies: 2 })
    expect(table.at('borderland light')).toEqual({ owner: 0, armies: 1 })
    expect(table.at('treehome light')).toEqual({ owner: 0, armies: 5 })
    expect(table.events).toContainEqual({
      event: 'moved',
      seat: 0,
      from: site('white-falls light'),
      site: site('treehome light'),
      armies: 4,
    })
    expect(table.state.cards[Z.discard]).toEqual([card('conflict white-falls light', 0)])
  },
)

proves('IMM-MOVE-1', 'The space gives an attack for nothing or a movement for 1 gold, and not both', () => {
  const table = dirk({}, 0)
  expect(table.offers({ do: 'attackFrom', site: site('white-falls light') })).toBe(true)
  expect(table.offers(from('white-falls light'))).toBe(false)
  expect(table.why(from('white-falls light'))).toBe('IMM-MOVE-2')
  expect(table.numbers(from('white-falls light'))).toEqual({
    needsGold: 1,
    needsEnergy: 0,
    gold: 0,
    energy: 3,
  })
  table.choose({ do: 'attackFrom', site: site('white-falls light') })
  table.choose({ do: 'target', site: site('rivermeet light') }).choose({ do: 'commit', armies: 1 })
  expect(table.state.players[0]).toMatchObject({ gold: 0, energy: 3 })
  expect(table.awaited).toEqual([1])

  const moved = dirk({}, 1).choose(from('white-falls light')).choose(to('borderland light')).choose(move(1))
  expect(moved.state.players[0]).toMatchObject({ gold: 0, energy: 3 })
  expect(moved.awaited).toEqual([1])
  expect(moved.step).toBe('perform.compensation')
})

proves('IMM-MOVE-1', 'The plain attack spaces and the Trolls’ own attack move nobody', () => {
  for (const space of ['attackA', 'attackB', 'darkSpecial'] as const) {
    const table = scene({
      armies: { 'white-falls light': [0, 6], 'borderland light': [0, 1] },
      players: [{ dark: 'trolls', gold: 9, energy: 9, board: { [space]: 'conflict white-falls light' } }],
    }).reveal(space)
    expect(table.offers(from('white-falls light'))).toBe(false)
    expect(table.why(from('white-falls light'))).toBeUndefined()
    expectWholeMenu(table)
  }
})

proves('IMM-MOVE-2', 'The movement starts at the site of the played card and nowhere else', () => {
  const table = dirk({
    armies: {
      'white-falls light': [0, 6],
      'white-falls dark': [0, 6],
      'borderland light': [0, 6],
      'borderland dark': [0, 6],
    },
  })
  const starts = table.offered().filter((choice) => choice.do === 'moveFrom')
  expect(starts).toEqual([from('white-falls light')])

  const byRegionCard = scene({
    armies: {
      'white-falls light': [0, 2],
      'white-falls dark': [0, 2],
      'borderland light': [0, 6],
      'borderland dark': [0, 6],
    },
    holders: { 'white-falls': 0 },
    players: [{ gold: 1, board: { attackOrMove: 'white-falls' } }],
  }).reveal('attackOrMove')
  const realms = byRegionCard.offered().filter((choice) => choice.do === 'moveFrom')
  expect(realms).toEqual([from('white-falls light'), from('white-falls dark')])
})

proves(['IMM-MOVE-2', 'IMM-MOVE-4'], 'Of 6 armies any number from 1 to 5 may go, but not all 6', () => {
  const table = dirk().choose(from('white-falls light')).choose(to('borderland light'))
  const numbers = table.offered().flatMap((choice) => (choice.do === 'move' ? [choice['armies']] : []))
  expect(numbers).toEqual([1, 2, 3, 4, 5])
  expect(table.offers(move(6))).toBe(false)
  expect(table.why(move(6))).toBe('IMM-MOVE-4')
  expect(table.numbers(move(6))).toEqual({ armies: 6 })
  expectWholeMenu(table)
  table.choose(move(5))
  expect(table.at('white-falls light')).toEqual({ owner: 0, armies: 1 })
  expect(table.at('borderland light').armies).toBe(6)
})

proves('IMM-MOVE-4', 'A single army cannot move; of two, one can', () => {
  const armies = (count: number): SceneSpec => ({
    armies: { 'white-falls light': [0, count], 'borderland light': [0, 3] },
  })
  const one = dirk(armies(1))
  expect(one.offers(from('white-falls light'))).toBe(false)
  expect(one.why(from('white-falls light'))).toBe('IMM-MOVE-4')
  expect(one.numbers(from('white-falls light'))).toEqual({ armies: 1 })
  const two = dirk(armies(2)).choose(from('white-falls light')).choose(to('borderland light'))
  expect(two.offers(move(1))).toBe(true)
  expect(two.why(move(2))).toBe('IMM-MOVE-4')
})

proves('IMM-MOVE-3', 'Without an own army in Borderland, Treehome is out of reach', () => {
  for (const between of [{}, { 'borderland light': [1, 1] }] as const) {
    const table = dirk({
      armies: {
        'white-falls light': [0, 6],
        'rivermeet light': [0, 1],
        'treehome light': [0, 1],
        ...between,
      },
    }).choose(from('white-falls light'))
    expect(table.offers(to('rivermeet light'))).toBe(true)
    for (const name of ['borderland light', 'treehome light'] as const) {
      expect(table.offers(to(name))).toBe(false)
      expect(table.why(to(name))).toBe('IMM-MOVE-3')
    }
  }
})

proves('IMM-MOVE-3', 'The way may be long, and it stays in its realm', () => {
  const table = dirk({
    armies: {
      'white-falls light': [0, 2],
      'borderland light': [0, 1],
      'treehome light': [0, 1],
      'heartwood light': [0, 1],
      'forge-fire light': [0, 1],
      'cinderhold light': [0, 1],
      'foothold light': [0, 1],
      'dusk-barrow light': [0, 1],
      'borderland dark': [0, 5],
      'white-falls dark': [0, 5],
    },
  }).choose(from('white-falls light'))
  const reached = table.offered().flatMap((choice) => (choice.do === 'moveTo' ? [choice['site']] : []))
  const names = [
    'borderland light',
    'treehome light',
    'heartwood light',
    'forge-fire light',
    'cinderhold light',
    'foothold light',
    'dusk-barrow light',
  ] as const
  expect(new Set(reached)).toEqual(new Set(names.map(site)))
  for (const name of ['borderland dark', 'white-falls dark'] as const) {
    expect(table.why(to(name))).toBe('IMM-MOVE-3')
  }
  expectWholeMenu(table)
  table.choose(to('dusk-barrow light')).choose(move(1))
  expect(table.at('dusk-barrow light').armies).toBe(2)
})

proves('IMM-MOVE-3', 'With no other own site in reach there is nothing to move to', () => {
  const table = dirk({ armies: { 'white-falls light': [0, 6], 'treehome light': [0, 3] } })
  expect(table.offers(from('white-falls light'))).toBe(false)
  expect(table.why(from('white-falls light'))).toBe('IMM-MOVE-3')
  expect(table.offers({ do: 'attackFrom', site: site('white-falls light') })).toBe(true)
})

proves(
  'IMM-MOVE-5',
  'All go to one destination: after it the action is over and nobody stays on the way',
  () => {
    const table = dirk().choose(from('white-falls light')).choose(to('treehome light'))
    expect(table.offered().every((choice) => choice.do === 'move' || choice.do === 'forfeit')).toBe(true)
    table.choose(move(2))
    expect(table.at('treehome light').armies).toBe(3)
    expect(table.at('borderland light').armies).toBe(1)
    expect(table.awaited).toEqual([1])
    expect(table.state.cards[Z.board]).not.toContain(card('conflict white-falls light', 0))
  },
)

proves(
  'IMM-PERFORM-3',
  'A movement can be given up after the destination is named; nothing is paid and nobody moves',
  () => {
    const begun = dirk().choose(from('white-falls light'))
    const named = dirk().choose(from('white-falls light')).choose(to('treehome light'))
    for (const table of [begun, named]) {
      table.choose({ do: 'forfeit', take: 'energy' })
      expect(table.state.players[0]).toMatchObject({ gold: 2, energy: 4 })
      expect(table.at('white-falls light').armies).toBe(6)
      expect(table.at('treehome light').armies).toBe(1)
      expect(table.holds(0, 'conflict white-falls light')).toBe(true)
      expect(table.awaited).toEqual([1])
    }
  },
)

test('the menu names origin, destination and price', () => {
  const table = dirk()
  const { tables } = table.engine
  expectWholeMenu(table)
  expect(table.engine.describedMenu(table.position, 0)?.question.key).toBe('ask.attackOrMove')
  expect(describedEntry(table, from('white-falls light'))).toMatchObject({
    text: { key: 'choose.moveFrom', with: { site: siteText(tables, site('white-falls light')), count: 6 } },
    cost: costText({ gold: 1, energy: 0 }),
    at: `site:${site('white-falls light')}`,
  })
  expect(describedEntry(table, { do: 'attackFrom', site: site('white-falls light') })).not.toHaveProperty(
    'cost',
  )
  table.choose(from('white-falls light'))
  expect(table.engine.describedMenu(table.position, 0)?.question).toMatchObject({
    key: 'ask.moveTo',
    with: { site: siteText(tables, site('white-falls light')) },
  })
  expect(describedEntry(table, to('treehome light'))).toMatchObject({
    text: { key: 'choose.moveTo', with: { site: siteText(tables, site('treehome light')) } },
    at: `site:${site('treehome light')}`,
  })
  expect(describedEntry(table, { do: 'forfeit', take: 'gold' })?.text.key).toBe('choose.forfeit')
  table.choose(to('treehome light'))
  expect(table.engine.describedMenu(table.position, 0)?.question).toMatchObject({
    key: 'ask.moveNumber',
    with: {
      from: siteText(tables, site('white-falls light')),
      site: siteText(tables, site('treehome light')),
    },
  })
  expect(describedEntry(table, move(4))).toMatchObject({
    text: { key: 'choose.move', with: { count: 4 } },
    cost: costText({ gold: 1, energy: 0 }),
    at: `site:${site('treehome light')}`,
  })
  expect(describedEntry(table, { do: 'forfeit', take: 'gold' })?.text.key).toBe('choose.forfeit')
})
