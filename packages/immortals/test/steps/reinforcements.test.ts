import { expect } from 'vitest'
import { text, type Choice } from '@longtable/kernel'
import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { Z } from '../../src/state/cards.ts'
import { NOBODY } from '../../src/state/sites.ts'
import { siteText } from '../../src/text/things.ts'
import { menuOf, shown } from '../support/draft.ts'
import { acting, told } from '../support/fights.ts'
import {
  card,
  performing,
  scene,
  site,
  space,
  type Scene,
  type SceneSpec,
  type SiteName,
} from '../support/scene.ts'
import { certainTower } from '../support/towers.ts'

/** Dirk is seat 0, Mike 1, Ani 2. */

const draw: Choice = { do: 'draw' }
const decline: Choice = { do: 'decline' }
const done: Choice = { do: 'done' }
const to = (name: SiteName): Choice => ({ do: 'place', site: site(name) })
const back = (name: SiteName): Choice => ({ do: 'return', site: site(name) })

/** A round that begins with the draws. */
function drawing(spec: SceneSpec): Scene {
  return scene({ round: 0, stack: [{ step: 'rounds', phase: 0 }], ...spec })
}

/** All draws are made, and the armies come back from the limbos. */
function reinforcing(spec: SceneSpec): Scene {
  return scene({ stack: [{ step: 'rounds', phase: 1 }], ...spec })
}

// Drawing a conflict card

proves('IMM-REINFORCE-1', 'each player may draw one card for nothing, or decline', () => {
  const table = drawing({
    deck: ['conflict treehome light', 'wild red dark'],
    players: [{ gold: 0, energy: 0 }],
  })
  expect(table.offered()).toEqual([draw, decline])
  expectWholeMenu(table)
  expect(menuOf(table).question).toEqual(text('ask.draw'))
  expect(shown(table, draw)).toMatchObject({ text: text('choose.draw'), at: 'deck' })
  expect(shown(table, decline).text).toEqual(text('choose.decline'))
  expect(shown(table, decline).at).toBeUndefined()
  table.choose(draw)
  expect(table.holds(0, 'conflict treehome light')).toBe(true)
  expect(table.hand(0)).toHaveLength(8 + 1)
  expect(table.state.players[0]).toMatchObject({ gold: 0, energy: 0 })
  table.choose(decline)
  expect(table.hand(1)).toHaveLength(8)
  expect(told(table, 'declined')).toEqual([{ event: 'declined', seat: 1 }])
  table.choose(draw)
  expect(table.holds(2, 'wild red dark')).toBe(true)
  expect(table.state.cards[Z.deck]).toHaveLength(60 - 2)
  expect(table.step).toBe('plan')
})

proves('IMM-REINFORCE-1', 'in the next round each may draw again', () => {
  const table = drawing({})
  for (let round = 1; round <= 2; round++) {
    expect([table.step, table.state.round]).toEqual(['reinforce.draw', round])
    for (let i = 0; i < 3; i++) table.choose(draw)
    for (const seat of [0, 1, 2]) table.choose({ do: 'ready' }, seat)
  }
  expect([0, 1, 2].map((seat) => table.hand(seat).length)).toEqual([10, 10, 10])
})

proves('IMM-REINFORCE-2', 'the draws go clockwise from the first player', () => {
  const table = drawing({
    seats: 4,
    marker: 2,
    deck: [
      'conflict treehome light',
      'conflict treehome dark',
      'conflict foothold light',
      'conflict foothold dark',
    ],
  })
  for (const seat of [2, 3, 0, 1]) {
    expect([table.step, table.awaited]).toEqual(['reinforce.draw', [seat]])
    table.choose(draw)
  }
  expect(table.step).toBe('plan')
  expect(table.holds(2, 'conflict treehome light')).toBe(true)
  expect(table.holds(3, 'conflict treehome dark')).toBe(true)
  expect(table.holds(0, 'conflict foothold light')).toBe(true)
  expect(table.holds(1, 'conflict foothold dark')).toBe(true)
})

proves('IMM-REINFORCE-2', 'the order decides who gets the last card; the others have nothing to draw', () => {
  const table = drawing({ marker: 1, deck: 'empty', discard: ['conflict treehome light'] })
  expect(table.awaited).toEqual([1])
  table.choose(draw)
  expect(table.holds(1, 'conflict treehome light')).toBe(true)
  expect(table.step).toBe('plan')
})

proves('IMM-REINFORCE-2', 'whoever declines leaves the last card to the next', () => {
  const table = drawing({ marker: 1, deck: 'empty', discard: ['conflict treehome light'] })
  table.choose(decline)
  expect([table.step, table.awaited]).toEqual(['reinforce.draw', [2]])
  table.choose(draw)
  expect(table.step).toBe('plan')
})

proves(
  'IMM-REINFORCE-3',
  'everybody draws before the first army comes back, and then Ani, who leads, reinforces first',
  () => {
    const table = drawing({
      marker: 2,
      armies: { 'treehome light': [0, 1], 'heartwood light': [1, 1], 'mossgate light': [2, 1] },
      players: [{ limbo: [3, 0] }, { limbo: [3, 0] }, { limbo: [3, 0] }],
    })
    for (const seat of [2, 0, 1]) {
      expect([table.step, table.awaited]).toEqual(['reinforce.draw', [seat]])
      table.choose(draw)
    }
    for (const [seat, name] of [
      [2, 'mossgate light'],
      [0, 'treehome light'],
      [1, 'heartwood light'],
    ] as const) {
      expect([table.step, table.awaited]).toEqual(['reinforce.place', [seat]])
      table.choose(to(name))
      expect(table.at(name)).toEqual({ owner: seat, armies: 2 })
    }
    expect(table.step).toBe('plan')
    const kinds = table.events.map(({ event }) => event)
    expect(kinds.lastIndexOf('drew')).toBeLessThan(kinds.indexOf('reinforced'))
  },
)

// Armies from the limbos

proves(
  ['IMM-REINFORCE-4', 'IMM-REINFORCE-6'],
  'Dirk has 5 armies in the dark limbo and 1 in the light one: 1 dark army comes back and no light one',
  () => {
    const table = reinforcing({
      armies: {
        'treehome light': [0, 2],
        'the-murk dark': [0, 1],
        'white-falls dark': [0, 3],
        'foothold dark': [1, 1],
      },
      players: [{ limbo: [1, 5] }],
    })
    expect([table.step, table.awaited]).toEqual(['reinforce.place', [0]])
    expect(table.offered()).toEqual([to('white-falls dark'), to('the-murk dark'), done])
    expect(table.why(to('treehome light'))).toBe('IMM-REINFORCE-4')
    expect(table.numbers(to('treehome light'))).toEqual({ limbo: 1 })
    expect(table.why(to('foothold dark'))).toBe('IMM-REINFORCE-6')
    expect(table.why(to('foothold light'))).toBe('IMM-REINFORCE-6')
    expectWholeMenu(table)
    expect(menuOf(table).question).toEqual(text('ask.reinforce', { light: 0, dark: 1 }))
    expect(shown(table, done).text).toEqual(text('choose.noMore'))
    expect(shown(table, to('the-murk dark'))).toMatchObject({
      text: text('choose.place', { site: siteText(table.engine.tables, site('the-murk dark')) }),
      at: `site:${site('the-murk dark')}`,
    })
    table.choose(to('the-murk dark'))
    expect(table.at('the-murk dark')).toEqual({ owner: 0, armies: 2 })
    expect(table.state.players[0].limbo).toEqual([1, 4])
    expect(told(table, 'reinforced')).toEqual([{ event: 'reinforced', seat: 0, site: site('the-murk dark') }])
    // 4 are left, but that was counted before: nobody else has armies in a limbo.
    expect(table.step).toBe('plan')
  },
)

proves('IMM-REINFORCE-4', '6 give 2, 5 give 1 and 2 give none', () => {
  for (const [limbo, sent] of [
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
    [8, 2],
    [9, 3],
  ]) {
    const table = reinforcing({ armies: { 'treehome light': [0, 1] }, players: [{ limbo: [limbo, 0] }] })
    while (table.step === 'reinforce.place') table.choose(to('treehome light'))
    expect(table.at('treehome light').armies).toBe(1 + sent)
    expect(table.state.players[0].limbo).toEqual([limbo - sent, 0])
    expect(table.step).toBe('plan')
  }
})

proves('IMM-REINFORCE-4', 'each limbo is counted by itself, once, before any army moves', () => {
  const table = reinforcing({
    armies: { 'treehome light': [0, 1], 'the-murk dark': [0, 1] },
    players: [{ limbo: [7, 3] }],
  })
  expect(menuOf(table).question).toEqual(text('ask.reinforce', { light: 2, dark: 1 }))
  table.choose(to('treehome light')).choose(to('treehome light'))
  // 5 armies are left in the light limbo, but both reinforcements are used up.
  expect(table.offered()).toEqual([to('the-murk dark'), done])
  expect(table.why(to('treehome light'))).toBe('IMM-REINFORCE-4')
  expect(table.numbers(to('treehome light'))).toEqual({ limbo: 5 })
  table.choose(to('the-murk dark'))
  expect(table.state.players[0].limbo).toEqual([5, 2])
  expect(table.step).toBe('plan')
})

proves('IMM-REINFORCE-4', 'a player may send fewer, or none', () => {
  const table = reinforcing({
    armies: { 'treehome light': [0, 1], 'the-murk dark': [1, 1] },
    players: [{ limbo: [6, 0] }, { limbo: [0, 3] }],
  })
  table.choose(to('treehome light')).choose(done)
  expect(table.at('treehome light').armies).toBe(2)
  expect(table.state.players[0].limbo).toEqual([5, 0])
  expect(table.awaited).toEqual([1])
  table.choose(done)
  expect(table.at('the-murk dark').armies).toBe(1)
  expect(table.step).toBe('plan')
})

proves('IMM-REINFORCE-5', 'each army may go to a site of its own', () => {
  const table = reinforcing({
    armies: { 'treehome light': [0, 1], 'heartwood light': [0, 2], 'the-murk dark': [0, 1] },
    players: [{ limbo: [6, 3] }],
  })
  table.choose(to('treehome light'))
  expect(table.offered()).toEqual([to('treehome light'), to('heartwood light'), to('the-murk dark'), done])
  table.choose(to('the-murk dark')).choose(to('heartwood light'))
  expect(table.at('treehome light').armies).toBe(2)
  expect(table.at('heartwood light').armies).toBe(3)
  expect(table.at('the-murk dark').armies).toBe(2)
  expect(table.state.players[0].limbo).toEqual([4, 2])
})

proves(
  'IMM-REINFORCE-6',
  'light armies go neither to a dark site, nor to an empty one, nor to another player’s',
  () => {
    const table = reinforcing({
      armies: { 'treehome light': [0, 1], 'treehome dark': [0, 4], 'heartwood light': [1, 1] },
      players: [{ limbo: [3, 2] }],
    })
    expect(table.offered()).toEqual([to('treehome light'), done])
    expect(table.why(to('treehome dark'))).toBe('IMM-REINFORCE-4')
    expect(table.numbers(to('treehome dark'))).toEqual({ limbo: 2 })
    expect(table.why(to('heartwood light'))).toBe('IMM-REINFORCE-6')
    expect(table.why(to('mossgate light'))).toBe('IMM-REINFORCE-6')
    table.choose(to('treehome light'))
    expect(table.state.players[0].limbo).toEqual([2, 2])
  },
)

// Players without armies

proves(
  'IMM-REINFORCE-7',
  'a player without armies in the light realm cannot send any there, however full the limbo',
  () => {
    const table = reinforcing({
      armies: { 'emerald-cliff dark': [0, 2], 'treehome light': [1, 1] },
      players: [{ light: 'wood-elves', limbo: [9, 3] }, { light: 'humans' }],
    })
    expect(table.offered()).toEqual([to('emerald-cliff dark'), done])
    expect(table.why(to('emerald-cliff light'))).toBe('IMM-REINFORCE-6')
    table.choose(to('emerald-cliff dark'))
    expect(table.step).toBe('plan')
    expect(table.state.players[0].limbo).toEqual([9, 2])
  },
)

proves('IMM-REINFORCE-7', 'a player without any army is not asked, and the game goes on', () => {
  const table = reinforcing({
    armies: { 'treehome light': [1, 1] },
    players: [{ limbo: [9, 9] }, { limbo: [3, 0] }],
  })
  expect([table.step, table.awaited]).toEqual(['reinforce.place', [1]])
  table.choose(done)
  expect(table.step).toBe('plan')
  expect(table.state.players[0].limbo).toEqual([9, 9])
})

proves('IMM-REINFORCE-7', 'the way back into a realm is an attack through a portal', () => {
  const table = acting({
    options: certainTower('fall', 'stay'),
    armies: { 'heartwood dark': [0, 4] },
    portals: ['heartwood dark'],
    holders: { heartwood: 0 },
    players: [{ board: { attackA: 'heartwood' } }],
    tray: { inhabitants: 1 },
  })
  table.reveal('attackA').choose({ do: 'attackFrom', site: site('heartwood dark') })
  table.choose({ do: 'target', site: site('heartwood light') }).choose({ do: 'commit', armies: 3 })
  expect(table.at('heartwood light')).toEqual({ owner: 0, armies: 3 })
})

/** Wood Elves start in Emerald Cliff. */
function gone(spec: SceneSpec): Scene {
  return reinforcing({
    options: { houseReturn: true },
    ...spec,
    players: [{ light: 'wood-elves', limbo: [1, 8] }, { light: 'humans', limbo: [3, 3] }, {}],
  })
}

proves(
  'IMM-REINFORCE-7',
  'with houseReturn a player without any army puts 1 from a limbo on an unoccupied start site',
  () => {
    const table = gone({ armies: { 'treehome light': [2, 1] } })
    expect([table.step, table.awaited]).toEqual(['reinforce.place', [0]])
    expect(table.offered()).toEqual([back('emerald-cliff light'), back('emerald-cliff dark'), done])
    expectWholeMenu(table)
    expect(shown(table, back('emerald-cliff dark'))).toMatchObject({
      text: text('choose.return', { site: siteText(table.engine.tables, site('emerald-cliff dark')) }),
      at: `site:${site('emerald-cliff dark')}`,
    })
    table.choose(back('emerald-cliff dark'))
    expect(table.at('emerald-cliff dark')).toEqual({ owner: 0, armies: 1 })
    expect(table.state.players[0].limbo).toEqual([1, 7])
    // One army and no more: Mike, who has none either, is next.
    expect(table.awaited).toEqual([1])
  },
)

proves(
  'IMM-REINFORCE-7',
  'the start site must be unoccupied and the limbo of its realm must have an army',
  () => {
    const taken = gone({ armies: { 'emerald-cliff dark': [2, 3] } })
    expect(taken.offered()).toEqual([back('emerald-cliff light'), done])
    expect(taken.why(back('emerald-cliff dark'))).toBe('IMM-REINFORCE-7')
    expectWholeMenu(taken)
    taken.choose(back('emerald-cliff light'))
    expect(taken.at('emerald-cliff light')).toEqual({ owner: 0, armies: 1 })
    expect(taken.state.players[0].limbo).toEqual([0, 8])

    const empty = reinforcing({
      options: { houseReturn: true },
      players: [{ light: 'wood-elves', limbo: [0, 1] }],
    })
    expect(empty.offered()).toEqual([back('emerald-cliff dark'), done])
    expect(empty.why(back('emerald-cliff light'))).toBe('IMM-REINFORCE-7')

    const neither = gone({ armies: { 'emerald-cliff dark': [2, 3], 'emerald-cliff light': [2, 3] } })
    expect(neither.awaited).toEqual([1])
  },
)

proves(
  'IMM-REINFORCE-7',
  'nobody returns who still has an army, and nobody at all without houseReturn',
  () => {
    const there = gone({ armies: { 'the-murk dark': [0, 1], 'mossgate light': [0, 1] } })
    expect(there.offered()).toEqual([to('the-murk dark'), done])
    expect(there.why(back('emerald-cliff light'))).toBeUndefined()

    const strict = gone({
      options: {},
      armies: { 'pearl-haven light': [1, 1] },
      stack: [
        { step: 'rounds', phase: 2 },
        { step: 'reinforce', turn: 1 },
        { step: 'reinforce.place', seat: 0, left: [0, 1] },
      ],
    })
    expect(strict.offered()).toEqual([done])
    expect(strict.why(back('emerald-cliff light'))).toBe('IMM-REINFORCE-7')
    expect(strict.why(back('emerald-cliff dark'))).toBe('IMM-REINFORCE-7')
    strict.choose(done)
    expect(strict.at('emerald-cliff dark').owner).toBe(NOBODY)
  },
)

proves('IMM-REINFORCE-8', 'a player without any army still draws a card and plans', () => {
  const table = drawing({ deck: ['conflict treehome light'], armies: { 'treehome light': [1, 1] } })
  table.choose(draw)
  expect(table.holds(0, 'conflict treehome light')).toBe(true)
  table.choose(decline).choose(decline)
  expect([table.step, table.awaited]).toEqual(['plan', [0, 1, 2]])
  const magic = { do: 'put', space: space('magicA'), card: card('magic drawOrFirst', 0) }
  expect(table.offers(magic, 0)).toBe(true)
})

proves(
  'IMM-REINFORCE-8',
  'a player without any army uses the magic for cards and for the marker, and takes compensation',
  () => {
    const table = scene({
      marker: 1,
      armies: { 'treehome light': [1, 1], 'heartwood light': [2, 1] },
      deck: ['conflict foothold light', 'conflict foothold dark'],
      players: [
        {
          gold: 3,
          limbo: [4, 4],
          board: {
            magicA: 'magic draw2OrTransition2',
            magicB: 'magic drawOrFirst',
            extractGold: 'conflict shore-lake light',
          },
        },
      ],
      stack: performing(0),
    })
    table.reveal('magicA')
    expect(table.why({ do: 'limbo', realm: 0 })).toBe('IMM-MAGIC-4')
    table.choose({ do: 'drawCards' })
    expect(table.holds(0, 'conflict foothold light')).toBe(true)
    expect(table.holds(0, 'conflict foothold dark')).toBe(true)
    for (const seat of [1, 2]) table.choose({ do: 'take', take: 'gold' }, seat)
    table.reveal('magicB').choose({ do: 'marker' })
    expect(table.state.marker).toBe(0)
    expect(table.state.players[0].gold).toBe(0)
    for (const seat of [1, 2]) table.choose({ do: 'take', take: 'gold' }, seat)
    table.reveal('extractGold').choose({ do: 'forfeit', take: 'energy' })
    expect(table.state.players[0].energy).toBe(1)
    // Nobody has a card left on the board: the round is over, and the game goes on with all three.
    expect([table.step, table.state.round]).toEqual(['reinforce.draw', 2])
    expect(table.awaited).toEqual([0])
  },
)
