import { expect, test } from 'vitest'
import type { Choice } from '@longtable/kernel'
import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { Z } from '../../src/state/cards.ts'
import { CAPITAL, SHRINE } from '../../src/state/codes.ts'
import { DARK, LIGHT } from '../../src/state/sites.ts'
import { costText, limboText, realmNameText, siteText } from '../../src/text/things.ts'
import { describedEntry, fromFirst, READY, untilTurnOf } from '../support/menus.ts'
import {
  card,
  performing,
  region,
  scene,
  site,
  space,
  type PlayerScene,
  type Scene,
  type SceneSpec,
  type SiteName,
} from '../support/scene.ts'

const lightLimbo: Choice = { do: 'limbo', realm: LIGHT }
const darkLimbo: Choice = { do: 'limbo', realm: DARK }
const drawCards: Choice = { do: 'drawCards' }
const marker: Choice = { do: 'marker' }
const place = (name: SiteName): Choice => ({ do: 'place', site: site(name) })
const takeover = (name: SiteName): Choice => ({ do: 'takeover', site: site(name) })
const shrine = (name: SiteName): Choice => ({ do: 'build', what: 'shrine', site: site(name) })
const giveUp: Choice[] = [
  { do: 'forfeit', take: 'gold' },
  { do: 'forfeit', take: 'energy' },
]

type Magic = 'transition5' | 'drawOrFirst' | 'shrineOrTakeover' | 'draw2OrTransition2'

/** Seat 0 reveals a magic card, and has another card planned so that the round goes on. */
function cast(magic: Magic, player: PlayerScene = {}, spec: SceneSpec = {}): Scene {
  return scene({
    ...spec,
    players: [
      { gold: 9, energy: 9, ...player, board: { magicA: `magic ${magic}`, construct: 'blank' } },
      ...(spec.players ?? []),
    ],
  }).reveal('magicA')
}

proves('IMM-MAGIC-1', 'Either magic space does what the card on it says', () => {
  const spec: SceneSpec = { armies: { 'treehome light': [0, 1], 'mossgate dark': [0, 1] } }
  const verbs = (table: Scene): string[] => [...new Set(table.offered().map((choice) => choice.do))]
  const player = { limbo: [1, 1] } as const
  expect(verbs(cast('transition5', player, spec))).toEqual(['limbo', 'forfeit'])
  expect(verbs(cast('drawOrFirst', player, spec))).toEqual(['drawCards', 'marker', 'forfeit'])
  expect(verbs(cast('shrineOrTakeover', player, spec))).toEqual(['build', 'takeover', 'forfeit'])
  expect(verbs(cast('draw2OrTransition2', player, spec))).toEqual(['drawCards', 'limbo', 'forfeit'])
  const second = scene({
    ...spec,
    players: [{ gold: 1, board: { magicA: 'magic transition5', magicB: 'magic drawOrFirst' } }],
  }).reveal('magicB')
  expect(verbs(second)).toEqual(['drawCards', 'marker', 'forfeit'])
})

proves(
  ['IMM-MAGIC-3', 'IMM-MAGIC-4', 'IMM-MAGIC-1'],
  'Dirk pays 4 energy and 1 gold and puts 5 armies from his light limbo on his light sites',
  () => {
    const table = cast(
      'transition5',
      { gold: 3, energy: 6, limbo: [7, 4] },
      {
        armies: {
          'treehome light': [0, 1],
          'mossgate light': [0, 2],
          'mossgate dark': [0, 1],
          'heartwood light': [1, 1],
        },
      },
    ).choose(lightLimbo)
    expect(table.state.players[0]).toMatchObject({ gold: 2, energy: 2, limbo: [7, 4] })
    const spots = [
      'treehome light',
      'mossgate light',
      'treehome light',
      'treehome light',
      'mossgate light',
    ] as const
    spots.forEach((name, done) => {
      expect(table.step).toBe('magic.place')
      expect(table.offered()).toEqual([place('treehome light'), place('mossgate light')])
      expect(table.engine.describedMenu(table.position, 0)?.question).toMatchObject({
        key: 'ask.place',
        with: { count: 5 - done, realm: realmNameText(LIGHT) },
      })
      table.choose(place(name))
    })
    expect(table.state.players[0]).toMatchObject({ gold: 2, energy: 2, limbo: [2, 4] })
    expect(table.at('treehome light').armies).toBe(4)
    expect(table.at('mossgate light').armies).toBe(4)
    expect(table.at('mossgate dark').armies).toBe(1)
    expect(table.awaited).toEqual([1])
    expect(table.holds(0, 'magic transition5')).toBe(true)
    expect(table.events).toContainEqual({
      event: 'transition',
      seat: 0,
      site: site('treehome light'),
      armies: 1,
    })
  },
)

proves('IMM-MAGIC-4', 'The armies go to sites of that realm with own armies, and to no others', () => {
  const table = cast(
    'transition5',
    { limbo: [5, 5] },
    { armies: { 'treehome dark': [0, 1], 'treehome light': [0, 1], 'mossgate dark': [1, 1] } },
  ).choose(darkLimbo)
  expect(table.offered()).toEqual([place('treehome dark')])
  for (const name of ['treehome light', 'mossgate dark', 'heartwood dark'] as const) {
    expect(table.why(place(name))).toBe('IMM-MAGIC-4')
    expect(table.offers(place(name))).toBe(false)
  }
  expectWholeMenu(table)
  expect(table.engine.describedMenu(table.position, 0)?.question.with).toMatchObject({
    realm: realmNameText(DARK),
  })
  expect(describedEntry(table, place('treehome dark'))).toMatchObject({
    text: { key: 'choose.place', with: { site: siteText(table.engine.tables, site('treehome dark')) } },
    at: `site:${site('treehome dark')}`,
  })
})

proves('IMM-MAGIC-4', 'A limbo whose realm holds no own army cannot be used', () => {
  const table = cast(
    'draw2OrTransition2',
    { limbo: [2, 2] },
    { armies: { 'treehome light': [0, 1], 'treehome dark': [1, 1] } },
  )
  expect(table.offers(lightLimbo)).toBe(true)
  expect(table.offers(darkLimbo)).toBe(false)
  expect(table.why(darkLimbo)).toBe('IMM-MAGIC-4')
  const firstSite = cast('transition5', { limbo: [2, 2] }, { armies: { 'tribute-pass light': [0, 1] } })
  expect(site('tribute-pass light')).toBe(0)
  expect(firstSite.offers(lightLimbo)).toBe(true)
  expect(firstSite.why(darkLimbo)).toBe('IMM-MAGIC-4')
  const mirrored = cast(
    'draw2OrTransition2',
    { limbo: [2, 2] },
    { armies: { 'treehome light': [1, 1], 'treehome dark': [0, 1] } },
  )
  expect(mirrored.why(lightLimbo)).toBe('IMM-MAGIC-4')
  expect(mirrored.offers(darkLimbo)).toBe(true)
})

proves('IMM-MAGIC-5', 'With fewer in the limbo all that are there come, and the price is the same', () => {
  const armies = { 'treehome light': [0, 1], 'treehome dark': [0, 1] } as const
  const five = cast('transition5', { gold: 1, energy: 4, limbo: [2, 9] }, { armies }).choose(lightLimbo)
  expect(five.state.players[0]).toMatchObject({ gold: 0, energy: 0 })
  five.choose(place('treehome light')).choose(place('treehome light'))
  expect(five.state.players[0].limbo).toEqual([0, 9])
  expect(five.at('treehome light').armies).toBe(3)
  expect(five.awaited).toEqual([1])

  const two = cast('draw2OrTransition2', { gold: 2, energy: 0, limbo: [9, 1] }, { armies }).choose(darkLimbo)
  expect(two.state.players[0]).toMatchObject({ gold: 0, energy: 0 })
  two.choose(place('treehome dark'))
  expect(two.state.players[0].limbo).toEqual([9, 0])
  expect(two.at('treehome dark').armies).toBe(2)
  expect(two.awaited).toEqual([1])

  const none = cast('draw2OrTransition2', { limbo: [0, 1] }, { armies })
  expect(none.why(lightLimbo)).toBe('IMM-PERFORM-13')
  expect(none.offers(lightLimbo)).toBe(false)
  expect(none.offers(darkLimbo)).toBe(true)
})

proves(
  ['IMM-MAGIC-19', 'IMM-MAGIC-4'],
  'For 2 gold exactly 2 armies come from one limbo, to one site or to two',
  () => {
    const table = cast(
      'draw2OrTransition2',
      { gold: 5, energy: 1, limbo: [6, 6] },
      { armies: { 'treehome light': [0, 1], 'mossgate light': [0, 1], 'treehome dark': [0, 1] } },
    ).choose(lightLimbo)
    expect(table.state.players[0]).toMatchObject({ gold: 3, energy: 1 })
    table.choose(place('treehome light')).choose(place('mossgate light'))
    expect(table.state.players[0].limbo).toEqual([4, 6])
    expect(table.at('treehome light').armies).toBe(2)
    expect(table.at('mossgate light').armies).toBe(2)
    expect(table.awaited).toEqual([1])
  },
)

proves(
  ['IMM-MAGIC-3', 'IMM-MAGIC-6', 'IMM-MAGIC-11', 'IMM-MAGIC-19'],
  'Each magic card has its price, and one less is not enough',
  () => {
    const rows = [
      ['transition5', 'IMM-MAGIC-3', 1, 4, lightLimbo],
      ['drawOrFirst', 'IMM-MAGIC-6', 1, 0, marker],
      ['drawOrFirst', 'IMM-MAGIC-6', 1, 0, drawCards],
      ['shrineOrTakeover', 'IMM-MAGIC-11', 2, 2, shrine('treehome light')],
      ['shrineOrTakeover', 'IMM-MAGIC-11', 2, 2, takeover('treehome light')],
      ['draw2OrTransition2', 'IMM-MAGIC-19', 2, 0, drawCards],
      ['draw2OrTransition2', 'IMM-MAGIC-19', 2, 0, lightLimbo],
    ] as const
    for (const [magic, rule, needsGold, needsEnergy, choice] of rows) {
      const having = (gold: number, energy: number): Scene =>
        cast(magic, { gold, energy, limbo: [5, 5] }, { armies: { 'treehome light': [0, 1] } })
      const exactly = having(needsGold, needsEnergy)
      expect(exactly.offers(choice)).toBe(true)
      exactly.choose(choice)
      expect(exactly.state.players[0]).toMatchObject({ gold: 0, energy: 0 })
      for (const [gold, energy] of [
        [needsGold - 1, needsEnergy],
        [needsGold, needsEnergy - 1],
      ]) {
        if (energy < 0) continue
        const short = having(gold, energy)
        expect(short.offers(choice)).toBe(false)
        expect(short.why(choice)).toBe(rule)
        expect(short.numbers(choice)).toEqual({ needsGold, needsEnergy, gold, energy })
        expect(short.offered()).toEqual(giveUp)
        expectWholeMenu(short)
      }
    }
  },
)

proves('IMM-MAGIC-2', 'One of the two options is chosen when performing, and then the action is over', () => {
  const spec: SceneSpec = { armies: { 'treehome light': [0, 1] }, marker: 2, first: 0 }
  const drawn = cast('drawOrFirst', { gold: 2 }, spec).choose(drawCards)
  expect(drawn.state.players[0].gold).toBe(1)
  expect(drawn.state.marker).toBe(2)
  expect(drawn.awaited).toEqual([1])
  const taken = cast('drawOrFirst', { gold: 2 }, spec)
  const cardsInHand = taken.hand(0).length
  taken.choose(marker)
  expect(taken.state.players[0].gold).toBe(1)
  expect(taken.state.marker).toBe(0)
  expect(taken.hand(0)).toHaveLength(cardsInHand + 1) // the magic card itself comes back
  expect(taken.awaited).toEqual([1])
  const built = cast('shrineOrTakeover', {}, spec).choose(shrine('treehome light'))
  expect(built.state.holder[region('treehome')]).toBe(-1)
  expect(built.awaited).toEqual([1])
  const taking = cast('shrineOrTakeover', {}, spec).choose(takeover('treehome light'))
  expect(taking.state.building[site('treehome light')]).toBe(0)
  expect(taking.awaited).toEqual([1])
})

proves(['IMM-MAGIC-7', 'IMM-MAGIC-19'], 'Dirk pays 2 gold and draws 2 conflict cards', () => {
  const table = cast(
    'draw2OrTransition2',
    { gold: 3, energy: 1 },
    { deck: ['conflict treehome light', 'wild red dark', 'conflict mossgate dark'] },
  )
  const before = table.hand(0).length
  table.choose(drawCards)
  expect(table.state.players[0]).toMatchObject({ gold: 1, energy: 1 })
  expect(table.hand(0)).toHaveLength(before + 3) // the magic card comes back too
  expect(table.holds(0, 'conflict treehome light')).toBe(true)
  expect(table.holds(0, 'wild red dark')).toBe(true)
  expect(table.holds(0, 'conflict mossgate dark')).toBe(false)
})

proves(['IMM-MAGIC-7', 'IMM-MAGIC-6'], 'For 1 gold one conflict card is drawn', () => {
  const table = cast(
    'drawOrFirst',
    { gold: 3, energy: 1 },
    { deck: ['conflict treehome light', 'wild red dark'] },
  )
  const before = table.hand(0).length
  table.choose(drawCards)
  expect(table.state.players[0]).toMatchObject({ gold: 2, energy: 1 })
  expect(table.hand(0)).toHaveLength(before + 2)
  expect(table.holds(0, 'conflict treehome light')).toBe(true)
  expect(table.holds(0, 'wild red dark')).toBe(false)
})

proves('IMM-MAGIC-7', 'With one card left, two cannot be drawn: it gives the one', () => {
  const table = cast('draw2OrTransition2', {}, { deck: 'empty', discard: ['conflict treehome light'] })
  const before = table.hand(0).length
  table.choose(drawCards)
  expect(table.holds(0, 'conflict treehome light')).toBe(true)
  expect(table.hand(0)).toHaveLength(before + 2)
  expect(table.state.players[0].gold).toBe(7)
  const told = table.events.flatMap(({ event }) => (event === 'revealed' ? [] : [event]))
  expect(told).toEqual(['reshuffled', 'drewCard', 'drew'])
})

proves('IMM-MAGIC-7', 'Whoever casts the magic gets the cards', () => {
  for (const seat of [1, 2]) {
    const players = [0, 1, 2].map((one): PlayerScene => {
      return one === seat ? { gold: 2, board: { magicA: 'magic draw2OrTransition2' } } : {}
    })
    const deck = ['conflict treehome light', 'wild red dark'] as const
    const table = scene({ players, deck, stack: performing(seat) })
      .reveal('magicA')
      .choose(drawCards)
    for (const one of deck) expect(table.holds(seat, one)).toBe(true)
    expect(table.state.players[seat].gold).toBe(0)
  }
})

proves(
  ['IMM-MAGIC-8', 'IMM-MAGIC-6', 'IMM-PERFORM-1'],
  'Dirk pays 1 gold for the marker: this round goes on in its order, the next one begins with him',
  () => {
    const table = scene({
      seats: 4,
      first: 2,
      players: [
        { board: { construct: 'blank', attackA: 'conflict treehome light' } },
        { gold: 1, energy: 1, board: { magicB: 'magic drawOrFirst' } },
        { gold: 1, board: { magicA: 'magic drawOrFirst', construct: 'blank' } },
        {},
      ],
      stack: fromFirst(),
    })
    const order: number[] = []
    const turn = (): number => {
      order.push(table.awaited[0])
      return table.awaited[0]
    }
    turn()
    table.reveal('magicA').choose(drawCards)
    turn()
    table.choose({ do: 'take', take: 'gold' })
    turn()
    table.reveal('construct').choose({ do: 'take', take: 'gold' })
    turn()
    table.reveal('magicB').choose(marker)
    expect(table.state).toMatchObject({ marker: 1, first: 2, round: 1 })
    expect(table.state.players[1]).toMatchObject({ gold: 0, energy: 1 })
    expect(table.events).toContainEqual({ event: 'marker', seat: 1 })
    turn()
    table.choose({ do: 'pass', take: 'gold' })
    turn()
    table.choose({ do: 'take', take: 'gold' })
    turn()
    table.choose({ do: 'pass', take: 'gold' })
    expect(order).toEqual([2, 3, 0, 1, 2, 3, 0])
    expect(table.state).toMatchObject({ round: 2, first: 1, marker: 1 })
    expect(table.step).toBe('reinforce.draw')
    expect(table.awaited).toEqual([1])
  },
)

proves('IMM-MAGIC-8', 'The marker may change hands several times; the last holder leads', () => {
  const table = scene({
    first: 0,
    players: [
      { gold: 1, board: { magicA: 'magic drawOrFirst' } },
      { gold: 1, board: { magicA: 'magic drawOrFirst' } },
      { gold: 1, board: { magicA: 'magic drawOrFirst' } },
    ],
    marker: 1,
    stack: fromFirst(),
  })
  for (const seat of [0, 1, 2]) {
    expect(table.awaited).toEqual([seat])
    table.reveal('magicA').choose(marker)
    expect(table.state.marker).toBe(seat)
  }
  expect(table.state).toMatchObject({ round: 2, first: 2 })
  expect(table.awaited).toEqual([2])
})

proves('IMM-MAGIC-9', 'A marker that nobody takes stays with its holder, round after round', () => {
  const table = scene({ marker: 1, first: 1, stack: fromFirst() })
  for (const round of [2, 3]) {
    expect(table.state).toMatchObject({ round, first: 1, marker: 1 })
    expect(table.step).toBe('reinforce.draw')
    expect(table.awaited).toEqual([1])
    for (let n = 0; n < 3; n++) table.choose({ do: 'decline' })
    for (const seat of [0, 1, 2]) table.choose(READY, seat)
  }
})

proves('IMM-MAGIC-10', 'The marker that one holds can be taken again, for 1 gold', () => {
  const table = cast('drawOrFirst', { gold: 1 }, { marker: 0 })
  expect(table.offers(marker)).toBe(true)
  expect(describedEntry(table, marker)?.text.key).toBe('choose.markerAgain')
  table.choose(marker)
  expect(table.state.marker).toBe(0)
  expect(table.state.players[0].gold).toBe(0)
  const another = cast('drawOrFirst', { gold: 1 }, { marker: 1 })
  expect(describedEntry(another, marker)?.text.key).toBe('choose.marker')
})

proves(
  ['IMM-MAGIC-12', 'IMM-MAGIC-11'],
  'For 2 energy and 2 gold a shrine stands on any own site, in either realm, and gives 1 point',
  () => {
    const armies = {
      'treehome light': [0, 1],
      'mossgate dark': [0, 2],
      'heartwood light': [1, 2],
      'foothold light': [0, 1],
      'cinderhold light': [0, 1],
    } as const
    const spec: SceneSpec = { armies, shrines: ['foothold light'], capitals: ['cinderhold light'] }
    const table = cast('shrineOrTakeover', { gold: 3, energy: 4, light: 'dwarves' }, spec)
    const sites = table.offered().filter((choice) => choice.do === 'build')
    expect(sites).toEqual([shrine('treehome light'), shrine('mossgate dark')])
    expect(table.why(shrine('heartwood light'))).toBe('IMM-CONSTRUCT-2')
    expect(table.why(shrine('amber-steppe dark'))).toBe('IMM-CONSTRUCT-2')
    expect(table.why(shrine('foothold light'))).toBe('IMM-CONSTRUCT-4')
    expect(table.why(shrine('cinderhold light'))).toBe('IMM-CONSTRUCT-7')
    table.choose(shrine('mossgate dark'))
    expect(table.state.players[0]).toMatchObject({ gold: 1, energy: 2, points: 1 })
    expect(table.state.building[site('mossgate dark')]).toBe(SHRINE)
    expect(table.state.building[site('cinderhold light')]).toBe(CAPITAL)
    expect(table.state.tiles).toBe(47)
    expect(table.holds(0, 'magic shrineOrTakeover')).toBe(true)
  },
)

proves('IMM-MAGIC-12', 'Without a tile in the supply there is no magic shrine', () => {
  const table = cast(
    'shrineOrTakeover',
    {},
    {
      options: { edition: { supply: { buildingTiles: 1 } } },
      armies: { 'treehome light': [0, 1] },
      shrines: ['mossgate light'],
      tilesLeft: 0,
    },
  )
  expect(table.why(shrine('treehome light'))).toBe('IMM-CONSTRUCT-9')
})

/** Seat 0 with its armies in light Tribute Pass, Ani (seat 1) with hers in dark Tribute Pass and the card. */
function tributePass(mine: number, theirs: number, spec: SceneSpec = {}): Scene {
  return cast(
    'shrineOrTakeover',
    { gold: 3, energy: 4 },
    {
      armies: { 'tribute-pass light': [0, mine], 'tribute-pass dark': [1, theirs] },
      holders: { 'tribute-pass': 1 },
      ...spec,
    },
  )
}

const pass = takeover('tribute-pass light')

proves(
  ['IMM-MAGIC-11', 'IMM-MAGIC-13', 'IMM-MAGIC-14'],
  'Dirk has more armies in light Tribute Pass than Ani in the dark one, and she hands him the card',
  () => {
    const table = tributePass(3, 2).choose(pass)
    expect(table.state.players[0]).toMatchObject({ gold: 1, energy: 2 })
    expect(table.state.holder[region('tribute-pass')]).toBe(0)
    expect(table.holds(0, 'tribute-pass')).toBe(true)
    expect(table.holds(1, 'tribute-pass')).toBe(false)
    expect(table.events).toContainEqual({
      event: 'takeover',
      seat: 0,
      site: site('tribute-pass light'),
      mine: 3,
      theirs: 2,
      won: true,
    })
    expect(table.events).toContainEqual({
      event: 'regionCard',
      seat: 0,
      region: region('tribute-pass'),
      from: 1,
      space: -1,
    })
    expect(table.at('tribute-pass light').armies).toBe(3)
    expect(table.at('tribute-pass dark').armies).toBe(2)
  },
)

proves('IMM-MAGIC-13', 'An own army in the region is needed, and a card that is not one’s own', () => {
  const table = cast(
    'shrineOrTakeover',
    {},
    {
      armies: {
        'tribute-pass light': [1, 1],
        'treehome light': [0, 4],
        'mossgate dark': [0, 1],
        'heartwood light': [0, 1],
      },
      holders: { 'tribute-pass': 1, treehome: 0, mossgate: 1 },
    },
  )
  const sites = table.offered().filter((choice) => choice.do === 'takeover')
  expect(sites).toEqual([takeover('heartwood light'), takeover('mossgate dark')])
  for (const name of [
    'tribute-pass light',
    'tribute-pass dark',
    'treehome light',
    'treehome dark',
  ] as const) {
    expect(table.why(takeover(name))).toBe('IMM-MAGIC-13')
    expect(table.offers(takeover(name))).toBe(false)
  }
  expectWholeMenu(table)
})

proves('IMM-MAGIC-14', 'With as many or fewer armies nothing happens, and the price stays paid', () => {
  for (const [mine, theirs] of [
    [2, 2],
    [2, 5],
  ]) {
    const table = tributePass(mine, theirs).choose(pass)
    expect(table.state.players[0]).toMatchObject({ gold: 1, energy: 2 })
    expect(table.state.holder[region('tribute-pass')]).toBe(1)
    expect(table.holds(1, 'tribute-pass')).toBe(true)
    expect(table.holds(0, 'magic shrineOrTakeover')).toBe(true)
    expect(table.events.at(-1)).toEqual({
      event: 'takeover',
      seat: 0,
      site: site('tribute-pass light'),
      mine,
      theirs,
      won: false,
    })
    expect(table.awaited).toEqual([1])
  }
})

proves('IMM-MAGIC-14', 'From the dark site the armies of the light one are compared', () => {
  const table = cast(
    'shrineOrTakeover',
    {},
    {
      armies: { 'tribute-pass light': [1, 4], 'tribute-pass dark': [0, 5] },
      holders: { 'tribute-pass': 1 },
    },
  ).choose(takeover('tribute-pass dark'))
  expect(table.state.holder[region('tribute-pass')]).toBe(0)
})

proves(
  ['IMM-MAGIC-15', 'IMM-PERFORM-15', 'IMM-PERFORM-17'],
  'The card is handed over from the board too, and everybody sees which space it left',
  () => {
    const table = tributePass(3, 2, {
      players: [{ board: { extractGold: 'tribute-pass', attackA: 'conflict treehome light' } }],
    }).choose(pass)
    expect(table.state.holder[region('tribute-pass')]).toBe(0)
    expect(table.holds(0, 'tribute-pass')).toBe(true)
    expect(table.state.cards[Z.board + 1][space('extractGold')]).toBe(-1)
    expect(table.state.cards[Z.board + 1][space('attackA')]).toBe(card('conflict treehome light', 1))
    expect(table.events).toContainEqual({
      event: 'regionCard',
      seat: 0,
      region: region('tribute-pass'),
      from: 1,
      space: space('extractGold'),
    })
    expect(table.taught).toBe(true)
  },
)

/** The card of Tribute Pass lies in the stack. */
function fromStack(mine: number, twin: readonly [number, number], options: SceneSpec['options'] = {}): Scene {
  const armies = { 'tribute-pass light': [0, mine], 'tribute-pass dark': twin } as const
  return tributePass(mine, 1, { options, armies, holders: {} }).choose(pass)
}

proves('IMM-MAGIC-16', 'A card in the stack is won against the occupier of the twin', () => {
  const won = (table: Scene): boolean => table.state.holder[region('tribute-pass')] === 0
  expect(won(fromStack(3, [1, 2]))).toBe(true)
  expect(won(fromStack(2, [1, 2]))).toBe(false)
  expect(won(fromStack(1, [1, 2]))).toBe(false)
  const lost = fromStack(2, [2, 2])
  expect(lost.state.cards[Z.stack]).toContain(card('tribute-pass', 0))
  expect(lost.state.players[0]).toMatchObject({ gold: 1, energy: 2 })
  // An own twin counts 0, and so does an empty one.
  expect(won(fromStack(1, [0, 8]))).toBe(true)
  const empty = tributePass(1, 1, { armies: { 'tribute-pass light': [0, 1] }, holders: {} }).choose(pass)
  expect(won(empty)).toBe(true)
  expect(empty.holds(0, 'tribute-pass')).toBe(true)
  expect(empty.events).toContainEqual({
    event: 'regionCard',
    seat: 0,
    region: region('tribute-pass'),
    from: -1,
    space: -1,
  })
})

proves(
  'IMM-MAGIC-16',
  'With takeoverFromStack free, the card in the stack is taken without comparing',
  () => {
    const options = { takeoverFromStack: 'free' }
    const table = fromStack(1, [1, 9], options)
    expect(table.state.holder[region('tribute-pass')]).toBe(0)
    expect(table.events).toContainEqual({
      event: 'takeover',
      seat: 0,
      site: site('tribute-pass light'),
      mine: 1,
      theirs: 0,
      won: true,
    })
    // A card that somebody holds is still compared for.
    const held = tributePass(2, 2, { options }).choose(pass)
    expect(held.state.holder[region('tribute-pass')]).toBe(1)
  },
)

/** Seat 1 holds the card of Tribute Pass, but seat 2 occupies the twin. */
function holderElsewhere(mine: number, twin: number, options: SceneSpec['options'] = {}): Scene {
  const armies = { 'tribute-pass light': [0, mine], 'tribute-pass dark': [2, twin] } as const
  return tributePass(mine, 1, { options, armies }).choose(pass)
}

proves('IMM-MAGIC-17', 'The holder is compared with, also when another player occupies the twin', () => {
  const table = holderElsewhere(1, 9)
  expect(table.state.holder[region('tribute-pass')]).toBe(0)
  expect(table.holds(1, 'tribute-pass')).toBe(false)
  expect(table.events).toContainEqual({
    event: 'takeover',
    seat: 0,
    site: site('tribute-pass light'),
    mine: 1,
    theirs: 0,
    won: true,
  })
  expect(tributePass(2, 2).choose(pass).state.holder[region('tribute-pass')]).toBe(1)
})

proves(
  'IMM-MAGIC-17',
  'With takeoverCompare twinOccupier, whoever stands in the twin is compared with',
  () => {
    const options = { takeoverCompare: 'twinOccupier' }
    expect(holderElsewhere(9, 9, options).state.holder[region('tribute-pass')]).toBe(1)
    const won = holderElsewhere(10, 9, options)
    expect(won.state.holder[region('tribute-pass')]).toBe(0)
    expect(won.holds(1, 'tribute-pass')).toBe(false)
    // An empty twin counts 0 here too.
    const armies = { 'tribute-pass light': [0, 1] } as const
    const empty = tributePass(1, 1, { options, armies }).choose(pass)
    expect(empty.state.holder[region('tribute-pass')]).toBe(0)
  },
)

proves('IMM-MAGIC-18', 'Occupying both sites, one compares from either, and the holder has 0', () => {
  for (const takeoverCompare of ['holder', 'twinOccupier']) {
    for (const name of ['tribute-pass light', 'tribute-pass dark'] as const) {
      const armies = { 'tribute-pass light': [0, 1], 'tribute-pass dark': [0, 7] } as const
      const table = tributePass(1, 1, { options: { takeoverCompare }, armies })
      expect(table.offers(takeover('tribute-pass light'))).toBe(true)
      expect(table.offers(takeover('tribute-pass dark'))).toBe(true)
      table.choose(takeover(name))
      expect(table.state.holder[region('tribute-pass')]).toBe(0)
      expect(table.events).toContainEqual({
        event: 'takeover',
        seat: 0,
        site: site(name),
        mine: name === 'tribute-pass light' ? 1 : 7,
        theirs: 0,
        won: true,
      })
    }
  }
})

test('the menu of a magic card says amounts, prices and what is compared', () => {
  const table = tributePass(3, 2)
  const { tables } = table.engine
  const price = costText({ gold: 2, energy: 2 })
  expect(table.engine.describedMenu(table.position, 0)?.question).toMatchObject({
    key: 'ask.magic',
    with: { magic: tables.magic[2].name },
  })
  expect(describedEntry(table, pass)).toMatchObject({
    text: {
      key: 'choose.takeover',
      with: { site: siteText(tables, site('tribute-pass light')), mine: 3, theirs: 2 },
    },
    cost: price,
    at: `site:${site('tribute-pass light')}`,
  })
  expect(describedEntry(table, shrine('tribute-pass light'))).toMatchObject({
    cost: price,
    gain: { with: { count: 1 } },
  })
  expect(describedEntry(table, takeover('tribute-pass dark'))).toMatchObject({
    rule: 'IMM-MAGIC-13',
    text: { with: { mine: 0 } },
  })
  expect(describedEntry(table, giveUp[0])?.text.key).toBe('choose.forfeit')

  const armies = { 'treehome light': [0, 1], 'treehome dark': [0, 1] } as const
  const five = cast('transition5', { limbo: [6, 4] }, { armies })
  expectWholeMenu(five)
  expect(describedEntry(five, lightLimbo)).toMatchObject({
    text: { key: 'choose.limbo', with: { count: 5, limbo: limboText(LIGHT) } },
    cost: costText({ gold: 1, energy: 4 }),
  })
  expect(describedEntry(five, darkLimbo)).toMatchObject({
    text: { with: { count: 4, limbo: limboText(DARK) } },
  })
  const two = cast('draw2OrTransition2', { limbo: [6, 1] }, { armies })
  expectWholeMenu(two)
  expect(describedEntry(two, lightLimbo)).toMatchObject({
    text: { with: { count: 2 } },
    cost: costText({ gold: 2, energy: 0 }),
  })
  expect(describedEntry(two, drawCards)).toMatchObject({
    text: { key: 'choose.drawCards', with: { count: 2 } },
    cost: costText({ gold: 2, energy: 0 }),
  })
  const one = cast('drawOrFirst')
  expectWholeMenu(one)
  expect(describedEntry(one, drawCards)).toMatchObject({ text: { with: { count: 1 } } })
  expect(describedEntry(one, marker)).toMatchObject({ cost: costText({ gold: 1, energy: 0 }) })
})

test('a magic card goes on to the next player once its armies are placed', () => {
  const table = scene({
    armies: { 'treehome light': [1, 1] },
    players: [
      {},
      { gold: 2, limbo: [2, 0], board: { magicA: 'magic draw2OrTransition2', magicB: 'blank' } },
      {},
    ],
    stack: performing(1),
  })
  table.reveal('magicA').choose(lightLimbo).choose(place('treehome light')).choose(place('treehome light'))
  expect(table.awaited).toEqual([2])
  untilTurnOf(table, 1)
  expect(table.at('treehome light')).toEqual({ owner: 1, armies: 3 })
  expect(table.step).toBe('perform.turn')
})
