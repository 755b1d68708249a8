import { expect, test } from 'vitest'
import type { Choice } from '@longtable/kernel'
import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { CAPITAL, NO_BUILDING, SHRINE } from '../../src/state/codes.ts'
import type { StructureName } from '../../src/state/events.ts'
import { costText, siteText } from '../../src/text/things.ts'
import { describedEntry, untilTurnOf } from '../support/menus.ts'
import { performing, scene, site, type Scene, type SceneSpec, type SiteName } from '../support/scene.ts'

function build(what: StructureName, name: SiteName): Choice {
  return { do: 'build', what, site: site(name) }
}

function standing(table: Scene, name: SiteName): { building: number; portal: number } {
  return { building: table.state.building[site(name)], portal: table.state.portal[site(name)] }
}

/** Seat 0 has plenty of everything, one army at Treehome in both realms, and its region card to build with. */
function builder(spec: SceneSpec = {}): Scene {
  return scene({
    armies: { 'treehome light': [0, 1], 'treehome dark': [0, 1] },
    holders: { treehome: 0 },
    players: [{ gold: 9, energy: 9, board: { construct: 'treehome' } }],
    ...spec,
  }).reveal('construct')
}

proves(
  ['IMM-CONSTRUCT-1', 'IMM-CONSTRUCT-11', 'IMM-PLAN-12'],
  'A portal at light Treehome by its conflict card: 4 energy, 1 point',
  () => {
    const table = scene({
      armies: { 'treehome light': [0, 2], 'treehome dark': [0, 1] },
      players: [
        {
          light: 'wood-elves',
          gold: 3,
          energy: 5,
          board: { construct: 'conflict treehome light', magicB: 'blank' },
        },
      ],
    }).reveal('construct')
    expect(table.offers(build('portal', 'treehome dark'))).toBe(false)
    expect(table.why(build('portal', 'treehome dark'))).toBeUndefined()
    table.choose(build('portal', 'treehome light'))
    expect(table.state.players[0]).toMatchObject({ gold: 3, energy: 1, points: 1 })
    expect(standing(table, 'treehome light')).toEqual({ building: NO_BUILDING, portal: 1 })
    expect(standing(table, 'treehome dark')).toEqual({ building: NO_BUILDING, portal: 0 })
    expect(table.state.portals).toBe(25)
    expect(table.at('treehome light').armies).toBe(2)
    expect(table.events).toContainEqual({
      event: 'built',
      seat: 0,
      site: site('treehome light'),
      what: 'portal',
      points: 1,
    })
  },
)

const PRICES = {
  humans: { portal: [2, 2], shrine: [2, 1], capital: [3, 3] },
  'wood-elves': { portal: [0, 4], shrine: [0, 3], capital: [2, 4] },
  dwarves: { portal: [3, 1], shrine: [3, 0], capital: [4, 2] },
  halflings: { portal: [1, 2], shrine: [2, 2], capital: [3, 3] },
  amazons: { portal: [1, 3], shrine: [2, 2], capital: [3, 2] },
} as const

proves(
  'IMM-CONSTRUCT-1',
  'Each light tribe pays the prices of its own board, in gold and energy, and not one less',
  () => {
    for (const light of Object.keys(PRICES) as (keyof typeof PRICES)[]) {
      for (const what of ['portal', 'shrine', 'capital'] as const) {
        const [needsGold, needsEnergy] = PRICES[light][what]
        const choice = build(what, 'treehome light')
        const having = (gold: number, energy: number): Scene =>
          builder({ players: [{ light, gold, energy, board: { construct: 'treehome' } }] })
        const exactly = having(needsGold, needsEnergy)
        expect(exactly.offers(choice)).toBe(true)
        exactly.choose(choice)
        expect(exactly.state.players[0]).toMatchObject({ gold: 0, energy: 0 })
        for (const [gold, energy] of [
          [needsGold - 1, 9],
          [9, needsEnergy - 1],
        ]) {
          if (gold < 0 || energy < 0) continue
          const short = having(gold, energy)
          expect(short.offers(choice)).toBe(false)
          expect(short.why(choice)).toBe('IMM-CONSTRUCT-1')
          expect(short.numbers(choice)).toEqual({ needsGold, needsEnergy, gold, energy })
        }
      }
    }
  },
)

proves('IMM-CONSTRUCT-1', 'The tile comes from the common supply: portals and buildings apart', () => {
  const portal = builder().choose(build('portal', 'treehome light'))
  expect(portal.state).toMatchObject({ portals: 25, tiles: 50 })
  const shrine = builder().choose(build('shrine', 'treehome light'))
  expect(shrine.state).toMatchObject({ portals: 26, tiles: 49 })
  const capital = builder().choose(build('capital', 'treehome dark'))
  expect(capital.state).toMatchObject({ portals: 26, tiles: 49 })
})

proves('IMM-CONSTRUCT-2', 'An own army on the site is needed, its region card is not', () => {
  const table = scene({
    armies: { 'treehome light': [0, 1], 'treehome dark': [1, 1], 'heartwood light': [0, 3] },
    holders: { treehome: 1 },
    players: [{ gold: 9, energy: 9, board: { construct: 'conflict treehome light' } }],
  }).reveal('construct')
  for (const what of ['portal', 'shrine', 'capital'] as const) {
    expect(table.offers(build(what, 'treehome light'))).toBe(true)
  }
  const withCard = builder({ armies: { 'treehome light': [0, 1], 'treehome dark': [1, 1] } })
  const without = builder({ armies: { 'treehome light': [0, 1] } })
  for (const what of ['portal', 'shrine', 'capital'] as const) {
    for (const one of [withCard, without]) {
      expect(one.offers(build(what, 'treehome dark'))).toBe(false)
      expect(one.why(build(what, 'treehome dark'))).toBe('IMM-CONSTRUCT-2')
    }
  }
})

proves('IMM-CONSTRUCT-3', 'One structure, and the action is over', () => {
  for (const what of ['portal', 'shrine', 'capital'] as const) {
    const table = builder().choose(build(what, 'treehome light'))
    expect(table.step).not.toBe('army.construct')
    expect(table.holds(0, 'treehome')).toBe(true)
    const { building, portal } = table.state
    const tiles = building.filter((one) => one !== NO_BUILDING).length
    expect(tiles + portal.filter((one) => one === 1).length).toBe(1)
    expect(standing(table, 'treehome light')).toEqual(
      {
        portal: { building: NO_BUILDING, portal: 1 },
        shrine: { building: SHRINE, portal: 0 },
        capital: { building: CAPITAL, portal: 0 },
      }[what],
    )
  }
})

proves('IMM-CONSTRUCT-4', 'No second shrine beside a shrine, no second capital beside a capital', () => {
  const shrine = builder({ shrines: ['treehome light'] })
  expect(shrine.why(build('shrine', 'treehome light'))).toBe('IMM-CONSTRUCT-4')
  expect(shrine.offers(build('shrine', 'treehome light'))).toBe(false)
  expect(shrine.offers(build('shrine', 'treehome dark'))).toBe(true)
  const capital = builder({ capitals: ['treehome light'] })
  expect(capital.why(build('capital', 'treehome light'))).toBe('IMM-CONSTRUCT-4')
  expect(capital.offers(build('capital', 'treehome light'))).toBe(false)
})

proves(
  ['IMM-CONSTRUCT-7', 'IMM-CONSTRUCT-4'],
  'A shrine does not become a capital, nor a capital a shrine',
  () => {
    const shrine = builder({ shrines: ['treehome light'] })
    expect(shrine.why(build('capital', 'treehome light'))).toBe('IMM-CONSTRUCT-7')
    expect(shrine.offers(build('capital', 'treehome light'))).toBe(false)
    const capital = builder({ capitals: ['treehome light'] })
    expect(capital.why(build('shrine', 'treehome light'))).toBe('IMM-CONSTRUCT-7')
    expect(capital.offers(build('shrine', 'treehome light'))).toBe(false)
  },
)

proves('IMM-CONSTRUCT-5', 'A portal beside a shrine or a capital, and a shrine beside a portal', () => {
  const beside = builder({ shrines: ['treehome light'], capitals: ['treehome dark'] })
  expect(beside.offers(build('portal', 'treehome dark'))).toBe(true)
  beside.choose(build('portal', 'treehome light'))
  expect(standing(beside, 'treehome light')).toEqual({ building: SHRINE, portal: 1 })
  const portal = builder({ portals: ['treehome light'] })
  expect(portal.offers(build('capital', 'treehome light'))).toBe(true)
  portal.choose(build('shrine', 'treehome light'))
  expect(standing(portal, 'treehome light')).toEqual({ building: SHRINE, portal: 1 })
})

proves('IMM-CONSTRUCT-6', 'Each area has one capital in each realm', () => {
  const table = builder({ capitals: ['mossgate light'] })
  expect(table.why(build('capital', 'treehome light'))).toBe('IMM-CONSTRUCT-6')
  expect(table.offers(build('capital', 'treehome light'))).toBe(false)
  expect(table.offers(build('shrine', 'treehome light'))).toBe(true)
  expect(table.offers(build('capital', 'treehome dark'))).toBe(true)
  const dark = builder({ capitals: ['mossgate dark'] })
  expect(dark.offers(build('capital', 'treehome light'))).toBe(true)
  expect(dark.why(build('capital', 'treehome dark'))).toBe('IMM-CONSTRUCT-6')
  // Capitals of the neighbouring areas and shrines of the same area do not count.
  const others = builder({
    capitals: ['tribute-pass light', 'borderland light', 'tribute-pass dark', 'borderland dark'],
    shrines: ['heartwood light', 'fernhollow light'],
  })
  expect(others.offers(build('capital', 'treehome light'))).toBe(true)
})

proves('IMM-CONSTRUCT-6', 'With capitalLimit perName both realms of an area share one capital', () => {
  const options = { capitalLimit: 'perName' }
  for (const capitals of [['mossgate light'], ['mossgate dark']] as const) {
    const table = builder({ options, capitals })
    for (const name of ['treehome light', 'treehome dark'] as const) {
      expect(table.why(build('capital', name))).toBe('IMM-CONSTRUCT-6')
      expect(table.offers(build('capital', name))).toBe(false)
      expect(table.offers(build('shrine', name))).toBe(true)
    }
  }
  const others = builder({ options, capitals: ['tribute-pass light', 'borderland dark'] })
  expect(others.offers(build('capital', 'treehome light'))).toBe(true)
  expect(others.offers(build('capital', 'treehome dark'))).toBe(true)
})

proves('IMM-CONSTRUCT-8', 'One portal on a site; the twin has room for its own', () => {
  const table = builder({ portals: ['treehome light'] })
  expect(table.why(build('portal', 'treehome light'))).toBe('IMM-CONSTRUCT-8')
  expect(table.offers(build('portal', 'treehome light'))).toBe(false)
  table.choose(build('portal', 'treehome dark'))
  expect(standing(table, 'treehome light').portal).toBe(1)
  expect(standing(table, 'treehome dark').portal).toBe(1)
  expect(table.state.portals).toBe(24)
})

proves('IMM-CONSTRUCT-9', 'The last of the 26 portals can be built, and then none', () => {
  const all = scene().engine.tables.edition.regions.map(({ id }): SiteName => `${id} dark`)
  const others = all.filter((name) => name !== 'treehome dark')
  const last = builder({ portals: [...others, 'heartwood light'] })
  expect(last.state.portals).toBe(1)
  expect(last.offers(build('portal', 'treehome light'))).toBe(true)
  const none = builder({ portals: [...others, 'heartwood light', 'mossgate light'] })
  expect(none.state.portals).toBe(0)
  expect(none.why(build('portal', 'treehome light'))).toBe('IMM-CONSTRUCT-9')
  expect(none.offers(build('portal', 'treehome light'))).toBe(false)
  expect(none.offers(build('shrine', 'treehome light'))).toBe(true)
  expect(none.offers(build('capital', 'treehome light'))).toBe(true)
})

proves('IMM-CONSTRUCT-9', 'Without a building tile there is no shrine and no capital, but a portal', () => {
  // The 50 tiles of the box are enough for all sites, so this is played with an edition of 2.
  const options = { edition: { supply: { buildingTiles: 2 } } }
  const last = builder({ options, shrines: ['heartwood light'], tilesLeft: 1 })
  expect(last.offers(build('shrine', 'treehome light'))).toBe(true)
  expect(last.offers(build('capital', 'treehome light'))).toBe(true)
  const none = builder({ options, shrines: ['heartwood light', 'mossgate light'], tilesLeft: 0 })
  for (const what of ['shrine', 'capital'] as const) {
    expect(none.why(build(what, 'treehome light'))).toBe('IMM-CONSTRUCT-9')
    expect(none.offers(build(what, 'treehome light'))).toBe(false)
  }
  expect(none.offers(build('portal', 'treehome light'))).toBe(true)
})

proves(
  'IMM-CONSTRUCT-10',
  'A conquered site keeps its capital and its portal, and they now serve the conqueror',
  () => {
    const table = scene({
      capitals: ['treehome light'],
      portals: ['treehome light'],
      holders: { treehome: 0 },
      tray: { armies: [1, 3] },
      players: [{}, { board: { attackA: 'conflict heartwood dark' } }],
      stack: [
        ...performing(1),
        { step: 'battle.result', attacker: 1, defender: 0, site: site('treehome light'), side: 'B' },
      ],
    })
    expect(table.at('treehome light')).toEqual({ owner: 1, armies: 2 })
    expect(standing(table, 'treehome light')).toEqual({ building: CAPITAL, portal: 1 })
    table.reveal('attackA').choose({ do: 'attackFrom', site: site('treehome light') })
    expect(table.offers({ do: 'target', site: site('treehome dark') })).toBe(true)
  },
)

proves('IMM-CONSTRUCT-10', 'A site that a tie has emptied keeps its shrine and its portal', () => {
  const table = scene({
    shrines: ['treehome light'],
    portals: ['treehome light'],
    tray: { armies: [2, 2] },
    players: [{ board: { construct: 'blank' } }],
    stack: [
      ...performing(0),
      { step: 'battle.result', attacker: 1, defender: 0, site: site('treehome light'), side: 'B' },
    ],
  })
  expect(table.at('treehome light')).toEqual({ owner: -1, armies: 0 })
  expect(standing(table, 'treehome light')).toEqual({ building: SHRINE, portal: 1 })
})

proves('IMM-CONSTRUCT-11', 'At once 1 point for a portal, 1 for a shrine and 2 for a capital', () => {
  for (const [what, points, sources] of [
    ['portal', 1, [1, 0, 0, 4, 0, 0, 0]],
    ['shrine', 1, [0, 1, 0, 4, 0, 0, 0]],
    ['capital', 2, [0, 0, 2, 4, 0, 0, 0]],
  ] as const) {
    const table = builder({
      players: [{ gold: 9, energy: 9, points: 4, board: { construct: 'treehome', attackA: 'blank' } }],
    }).choose(build(what, 'treehome light'))
    expect(table.state.players[0].points).toBe(4 + points)
    expect(table.state.players[0].sources).toEqual(sources)
    expect(table.state.players[1].points).toBe(0)
  }
})

proves(
  'IMM-CONSTRUCT-12',
  'The Demons’ space builds a shrine for 2 energy where the played card says, and nothing else',
  () => {
    const table = scene({
      armies: { 'treehome light': [0, 1], 'treehome dark': [0, 1] },
      players: [
        {
          dark: 'demons',
          gold: 3,
          energy: 3,
          board: { darkSpecial: 'conflict treehome dark', magicB: 'blank' },
        },
      ],
    }).reveal('darkSpecial')
    expect(table.offered()).toEqual([
      build('shrine', 'treehome dark'),
      { do: 'forfeit', take: 'gold' },
      { do: 'forfeit', take: 'energy' },
    ])
    expectWholeMenu(table)
    expect(table.engine.describedMenu(table.position, 0)?.question.key).toBe('ask.buildShrine')
    expect(describedEntry(table, build('shrine', 'treehome dark'))?.cost).toEqual(
      costText({ gold: 0, energy: 2 }),
    )
    table.choose(build('shrine', 'treehome dark'))
    expect(table.state.players[0]).toMatchObject({ gold: 3, energy: 1, points: 1 })
    expect(standing(table, 'treehome dark')).toEqual({ building: SHRINE, portal: 0 })
    expect(table.state.tiles).toBe(49)
  },
)

proves('IMM-CONSTRUCT-12', 'The usual conditions hold for the Demons’ shrine', () => {
  const demons = (spec: SceneSpec, energy = 9): Scene =>
    scene({
      armies: { 'treehome light': [0, 1], 'treehome dark': [1, 1] },
      holders: { treehome: 0 },
      players: [{ dark: 'demons', gold: 0, energy, board: { darkSpecial: 'treehome' } }],
      ...spec,
    }).reveal('darkSpecial')
  const light = build('shrine', 'treehome light')
  expect(demons({}).offers(light)).toBe(true)
  expect(demons({}).why(build('shrine', 'treehome dark'))).toBe('IMM-CONSTRUCT-2')
  expect(demons({ shrines: ['treehome light'] }).why(light)).toBe('IMM-CONSTRUCT-4')
  expect(demons({ capitals: ['treehome light'] }).why(light)).toBe('IMM-CONSTRUCT-7')
  expect(demons({}, 2).offers(light)).toBe(true)
  const poor = demons({}, 1)
  expect(poor.offers(light)).toBe(false)
  expect(poor.why(light)).toBe('IMM-CONSTRUCT-12')
  expect(poor.numbers(light)).toEqual({ needsGold: 0, needsEnergy: 2, gold: 0, energy: 1 })
})

proves(
  ['IMM-CONSTRUCT-12', 'IMM-CONSTRUCT-1'],
  'Demons may build on both spaces in one round, each at its own price',
  () => {
    const table = scene({
      armies: { 'treehome light': [0, 1], 'treehome dark': [0, 1] },
      holders: { treehome: 0 },
      players: [
        {
          light: 'humans',
          dark: 'demons',
          gold: 2,
          energy: 3,
          board: { construct: 'treehome', darkSpecial: 'conflict treehome dark', magicB: 'blank' },
        },
      ],
    })
    table.reveal('construct').choose(build('shrine', 'treehome light'))
    expect(table.state.players[0]).toMatchObject({ gold: 0, energy: 2, points: 1 })
    untilTurnOf(table, 0).reveal('darkSpecial').choose(build('shrine', 'treehome dark'))
    expect(table.state.players[0]).toMatchObject({ gold: 0, energy: 0, points: 2 })
  },
)

test('the menu says what each structure costs here and how many points it gives', () => {
  const table = builder({
    players: [{ light: 'dwarves', gold: 9, energy: 9, board: { construct: 'treehome' } }],
    armies: { 'treehome light': [0, 1] },
  })
  expectWholeMenu(table)
  expect(table.engine.describedMenu(table.position, 0)?.question.key).toBe('ask.build')
  expect(describedEntry(table, build('portal', 'treehome light'))).toMatchObject({
    text: {
      key: 'choose.build.portal',
      with: { site: siteText(table.engine.tables, site('treehome light')) },
    },
    cost: costText({ gold: 3, energy: 1 }),
    gain: { with: { count: 1 } },
    at: `site:${site('treehome light')}`,
  })
  expect(describedEntry(table, build('shrine', 'treehome light'))).toMatchObject({
    text: { key: 'choose.build.shrine' },
    cost: costText({ gold: 3, energy: 0 }),
    gain: { with: { count: 1 } },
  })
  expect(describedEntry(table, build('capital', 'treehome light'))).toMatchObject({
    text: { key: 'choose.build.capital' },
    cost: costText({ gold: 4, energy: 2 }),
    gain: { with: { count: 2 } },
  })
  expect(describedEntry(table, { do: 'forfeit', take: 'gold' })?.text.key).toBe('choose.forfeit')
})
