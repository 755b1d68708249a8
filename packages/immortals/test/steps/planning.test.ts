import { expect, test } from 'vitest'
import { EMPTY, HIDDEN, Match, playerText, Random, seedFrom, UNREADY, type Choice } from '@longtable/kernel'
import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { armySpaceIds, darkTribeIds, magicSpaceIds } from '../../src/content/ids.ts'
import { Z } from '../../src/state/cards.ts'
import { SHRINE } from '../../src/state/codes.ts'
import { cardText, spaceText } from '../../src/text/things.ts'
import { describedEntry, planning, put, READY, untilTurnOf } from '../support/menus.ts'
import {
  card,
  region,
  scene,
  site,
  space,
  type CardName,
  type Scene,
  type SceneSpec,
  type SiteName,
  type SpaceName,
} from '../support/scene.ts'

const spaces = [...armySpaceIds, ...magicSpaceIds]
const leave = (name: SpaceName): Choice => ({ do: 'leave', space: space(name) })

/** All players are planning; seat 0 holds Treehome and two conflict cards. */
function plan(spec: SceneSpec = {}): Scene {
  return scene({
    armies: { 'treehome light': [0, 2] },
    holders: { treehome: 0 },
    players: [{ hand: ['conflict borderland dark', 'wild red light'] }],
    stack: planning(),
    ...spec,
  })
}

function board(table: Scene, seat: number): Partial<Record<SpaceName, number>> {
  const row = table.state.cards[Z.board + seat]
  return Object.fromEntries(spaces.flatMap((name, at) => (row[at] >= 0 ? [[name, row[at]]] : [])))
}

function allReady(table: Scene): Scene {
  for (const seat of table.awaited) table.choose(READY, seat)
  return table
}

proves(
  ['IMM-PLAN-1', 'IMM-PLAN-15'],
  'All plan at once, in any order, and the phase ends when the last one is ready',
  () => {
    const table = plan()
    expect(table.step).toBe('plan')
    expect(table.awaited).toEqual([0, 1, 2])
    table.choose(put('magicA', 'magic transition5', 2), 2)
    table.choose(put('extractGold', 'treehome'), 0)
    table.choose(put('construct', 'blank', 1), 1)
    table.choose(put('attackA', 'conflict borderland dark'), 0)
    table.choose(READY, 1)
    expect(table.awaited).toEqual([0, 2])
    expect(table.step).toBe('plan')
    table.choose(READY, 0)
    expect(table.awaited).toEqual([2])
    expect(board(table, 0)).toEqual({})
    table.choose(READY, 2)
    expect(table.step).toBe('perform.turn')
    expect(board(table, 0)).toEqual({
      extractGold: card('treehome', 0),
      attackA: card('conflict borderland dark', 0),
    })
    expect(board(table, 1)).toEqual({ construct: card('blank', 1) })
    expect(board(table, 2)).toEqual({ magicA: card('magic transition5', 2) })
    for (const one of ['treehome', 'conflict borderland dark'] as const) {
      expect(table.holds(0, one)).toBe(false)
    }
    expect(table.holds(0, 'wild red light')).toBe(true)
    expect(table.events).toContainEqual({
      event: 'planned',
      seat: 0,
      spaces: [space('extractGold'), space('attackA')],
    })
  },
)

proves('IMM-PLAN-2', 'A second card on a space takes the place of the first', () => {
  const table = plan()
    .choose(put('construct', 'treehome'), 0)
    .choose(put('construct', 'conflict borderland dark'), 0)
  // The first card can be planned elsewhere again.
  expect(table.offers(put('attackA', 'treehome'), 0)).toBe(true)
  allReady(table)
  expect(board(table, 0)).toEqual({ construct: card('conflict borderland dark', 0) })
  expect(table.holds(0, 'treehome')).toBe(true)
})

proves('IMM-PLAN-2', 'A card that is planned on another space leaves its first one', () => {
  const table = plan().choose(put('construct', 'treehome'), 0).choose(put('attackB', 'treehome'), 0)
  allReady(table)
  expect(board(table, 0)).toEqual({ attackB: card('treehome', 0) })
})

proves(
  'IMM-PLAN-3',
  'Region, conflict and blank cards go on army spaces, magic and blank cards on magic ones',
  () => {
    const table = plan()
    for (const name of spaces) {
      const army = (armySpaceIds as readonly string[]).includes(name)
      for (const [one, fits] of [
        ['treehome', army],
        ['conflict borderland dark', army],
        ['magic transition5', !army],
        ['magic drawOrFirst', !army],
        ['magic shrineOrTakeover', !army],
        ['magic draw2OrTransition2', !army],
        ['blank', true],
      ] as const) {
        expect(table.offers(put(name, one), 0)).toBe(fits)
        expect(table.why(put(name, one), 0)).toBe(fits ? undefined : 'IMM-PLAN-3')
      }
    }
    // A wild card is a conflict card: its place is an army space too.
    for (const name of magicSpaceIds) expect(table.why(put(name, 'wild red light'), 0)).toBe('IMM-PLAN-3')
  },
)

proves('IMM-PLAN-3', 'Four blanks and no more can be planned', () => {
  const table = plan()
  const blanks = ['blank', 'blank 2', 'blank 3', 'blank 4'] as const
  const places = ['extractGold', 'construct', 'magicA', 'magicB'] as const
  blanks.forEach((one, n) => {
    const offered = table.offered(0).concat(table.engine.menu(table.position, 0)?.revisions ?? [])
    const blank = offered.flatMap((choice) => (choice.do === 'put' ? [choice['card']] : []))
    // Blanks are all alike: only the next one is there to choose.
    expect(blanks.filter((each) => blank.includes(card(each, 0)))).toContain(one)
    expect(blanks.slice(n + 1).some((each) => blank.includes(card(each, 0)))).toBe(false)
    table.choose(put(places[n], one), 0)
    expectWholeMenu(table, 0)
  })
  expect(blanks.some((one) => table.offers(put('attackA', one), 0))).toBe(false)
  allReady(table)
  expect(Object.keys(board(table, 0)).toSorted()).toEqual(places.toSorted())
})

proves('IMM-PLAN-4', 'A player may be ready with an empty board, or with any spaces left empty', () => {
  const table = plan()
  expect(table.offers(READY, 1)).toBe(true)
  table.choose(READY, 1).choose(READY, 2)
  table.choose(leave('extractGold'), 0).choose(leave('extractEnergy'), 0)
  table.choose(put('construct', 'treehome'), 0)
  expect(table.offers(READY, 0)).toBe(true)
  table.choose(READY, 0)
  expect(board(table, 0)).toEqual({ construct: card('treehome', 0) })
  expect(board(table, 1)).toEqual({})
  expect(table.events).toContainEqual({ event: 'planned', seat: 1, spaces: [] })
})

proves(
  'IMM-PLAN-6',
  'A region card goes on army spaces only with an own army in that region, in either realm',
  () => {
    const holders = { treehome: 0, mossgate: 0, heartwood: 0, fernhollow: 0 } as const
    const table = plan({
      armies: { 'treehome light': [0, 1], 'mossgate dark': [0, 1], 'heartwood light': [1, 3] },
      holders,
    })
    for (const name of armySpaceIds) {
      expect(table.offers(put(name, 'treehome'), 0)).toBe(true)
      expect(table.offers(put(name, 'mossgate'), 0)).toBe(true)
      for (const one of ['heartwood', 'fernhollow'] as const) {
        expect(table.offers(put(name, one), 0)).toBe(false)
        expect(table.why(put(name, one), 0)).toBe('IMM-PLAN-6')
      }
    }
    expectWholeMenu(table, 0)
    // The same on every space in turn, as a playout is asked.
    const cursor = plan({ armies: { 'heartwood dark': [2, 1] }, holders })
    for (const name of armySpaceIds) {
      expect(cursor.offers(put(name, 'heartwood'), 0)).toBe(false)
      expectWholeMenu(cursor, 0)
      cursor.choose(leave(name), 0)
    }
  },
)

proves('IMM-PLAN-7', 'A conflict card is planned without an army; what it needs is looked at later', () => {
  const table = plan({ armies: {}, holders: {} })
  for (const name of armySpaceIds) {
    expect(table.offers(put(name, 'conflict borderland dark'), 0)).toBe(true)
  }
  table.choose(put('extractEnergy', 'conflict borderland dark'), 0)
  allReady(table).reveal('extractEnergy')
  const extract = { do: 'extract', site: site('borderland dark') }
  expect(table.why(extract)).toBe('IMM-PERFORM-14')
  const armed = scene({
    armies: { 'borderland dark': [0, 1] },
    players: [{ board: { extractEnergy: 'conflict borderland dark' } }],
  }).reveal('extractEnergy')
  expect(armed.offers(extract)).toBe(true)
})

proves('IMM-PLAN-8', 'Wild cards stay off the spaces for extraction, the Orcs’ own space included', () => {
  for (const dark of darkTribeIds) {
    const table = plan({ players: [{ dark, hand: ['wild red light', 'wild blue dark'] }] })
    for (const name of armySpaceIds) {
      const extracts =
        name === 'extractGold' || name === 'extractEnergy' || (name === 'darkSpecial' && dark === 'orcs')
      for (const one of ['wild red light', 'wild blue dark'] as const) {
        expect(table.offers(put(name, one), 0)).toBe(!extracts)
        expect(table.why(put(name, one), 0)).toBe(extracts ? 'IMM-PLAN-8' : undefined)
      }
    }
    expectWholeMenu(table, 0)
  }
  // Other conflict cards may extract.
  const plain = plan({ players: [{ dark: 'orcs', hand: ['conflict borderland dark'] }] })
  for (const name of ['extractGold', 'extractEnergy', 'darkSpecial'] as const) {
    expect(plain.offers(put(name, 'conflict borderland dark'), 0)).toBe(true)
  }
})

/** Seat 0 reveals the wild card of the light red area. */
function wild(name: SpaceName, dark: (typeof darkTribeIds)[number] = 'demons'): Scene {
  return scene({
    armies: {
      'tribute-pass light': [0, 3],
      'mountainhome light': [0, 1],
      'forge-fire light': [1, 2],
      'tribute-pass dark': [0, 3],
      'treehome light': [0, 3],
    },
    players: [
      { dark, gold: 9, energy: 9, limbo: [3, 3], board: { [name]: 'wild red light', magicA: 'blank' } },
    ],
  }).reveal(name)
}

function sitesOffered(table: Scene, verb: string): unknown[] {
  return table.offered().flatMap((choice) => (choice.do === verb ? [choice['site']] : []))
}

proves(
  'IMM-PLAN-9',
  'A wild card on transition, construction or shrine stands for a site of its area that can be used',
  () => {
    const own = [site('tribute-pass light'), site('mountainhome light')]
    const transition = wild('transition3')
    expect(sitesOffered(transition, 'transition')).toEqual(own)
    for (const name of ['forge-fire light', 'foothold light', 'cinderhold light'] as const) {
      expect(transition.why({ do: 'transition', site: site(name) })).toBe('IMM-TRANSITION-2')
    }
    for (const name of ['tribute-pass dark', 'treehome light'] as const) {
      expect(transition.offers({ do: 'transition', site: site(name) })).toBe(false)
    }
    expectWholeMenu(transition)
    transition.choose({ do: 'transition', site: site('mountainhome light') })
    expect(transition.at('mountainhome light').armies).toBe(4)

    const necromancers = wild('darkSpecial', 'necromancers')
    expect(sitesOffered(necromancers, 'transition')).toEqual(own)

    const construct = wild('construct')
    for (const what of ['portal', 'shrine', 'capital']) {
      for (const name of ['tribute-pass light', 'mountainhome light'] as const) {
        expect(construct.offers({ do: 'build', what, site: site(name) })).toBe(true)
      }
      expect(construct.why({ do: 'build', what, site: site('forge-fire light') })).toBe('IMM-CONSTRUCT-2')
      expect(construct.offers({ do: 'build', what, site: site('tribute-pass dark') })).toBe(false)
      expect(construct.offers({ do: 'build', what, site: site('treehome light') })).toBe(false)
    }
    const demons = wild('darkSpecial', 'demons')
    expect(sitesOffered(demons, 'build')).toEqual(own)
    demons.choose({ do: 'build', what: 'shrine', site: site('tribute-pass light') })
    expect(demons.state.building[site('tribute-pass light')]).toBe(SHRINE)
  },
)

proves(
  'IMM-PLAN-9',
  'A wild card on a movement starts from a site of its area with two armies or more',
  () => {
    const move = wild('attackOrMove')
    expect(sitesOffered(move, 'moveFrom')).toEqual([site('tribute-pass light')])
    expect(move.why({ do: 'moveFrom', site: site('mountainhome light') })).toBe('IMM-MOVE-4')
    expect(move.why({ do: 'moveFrom', site: site('forge-fire light') })).toBe('IMM-PERFORM-14')
    expect(move.offers({ do: 'moveFrom', site: site('treehome light') })).toBe(false)
    move.choose({ do: 'moveFrom', site: site('tribute-pass light') })
    move.choose({ do: 'moveTo', site: site('mountainhome light') }).choose({ do: 'move', armies: 2 })
    expect(move.at('mountainhome light').armies).toBe(3)
  },
)

proves(
  'IMM-PLAN-10',
  'In an attack a wild card may be the attacked or the attacking region, or another',
  () => {
    const sides = (one: CardName, from: SiteName, target: SiteName): unknown[] => {
      const table = scene({
        armies: { 'forge-fire light': [0, 3], 'heartwood light': [1, 2], 'mountainhome light': [1, 1] },
        players: [{ board: { attackA: one } }],
      }).reveal('attackA')
      table.choose({ do: 'attackFrom', site: site(from) }).choose({ do: 'target', site: site(target) })
      if (table.step === 'attack.side') expectWholeMenu(table)
      for (const as of ['A', 'B', 'C']) {
        const offered = table.offers({ do: 'side', as })
        const expected = table.step === 'attack.side' && !offered ? 'IMM-PLAN-10' : undefined
        expect(table.why({ do: 'side', as })).toBe(expected)
      }
      return table.offered().flatMap((choice) => (choice.do === 'side' ? [choice['as']] : []))
    }
    // From red Forge Fire into green Heartwood.
    expect(sides('wild green light', 'forge-fire light', 'heartwood light')).toEqual(['A', 'C'])
    expect(sides('wild red light', 'forge-fire light', 'heartwood light')).toEqual(['B', 'C'])
    // Within the red area.
    expect(sides('wild red light', 'forge-fire light', 'mountainhome light')).toEqual(['A', 'B', 'C'])
    // A wild card of another area, or of the other realm, shows neither: there is nothing to choose.
    expect(sides('wild blue light', 'forge-fire light', 'heartwood light')).toEqual([])
    expect(sides('wild green dark', 'forge-fire light', 'heartwood light')).toEqual([])
  },
)

proves('IMM-PLAN-10', 'The region that is named decides the side of the inhabitants', () => {
  for (const [one, as] of [
    ['wild red light', 'A'],
    ['wild red light', 'B'],
    ['wild red light', 'C'],
    ['wild blue light', 'C'],
  ] as const) {
    const table = scene({
      armies: { 'forge-fire light': [0, 3], 'mountainhome light': [1, 1] },
      players: [{ board: { attackA: one } }],
    }).reveal('attackA')
    table.choose({ do: 'attackFrom', site: site('forge-fire light') })
    table.choose({ do: 'target', site: site('mountainhome light') })
    if (one === 'wild red light') table.choose({ do: 'side', as })
    table.choose({ do: 'commit', armies: 2 })
    expect(table.events).toContainEqual({
      event: 'attacked',
      seat: 0,
      from: site('forge-fire light'),
      site: site('mountainhome light'),
      armies: 2,
      side: as,
    })
  }
})

proves(
  'IMM-PLAN-11',
  'Ani has armies only in light Mountainhome, so her region card works only there',
  () => {
    const table = scene({
      armies: { 'mountainhome light': [0, 2], 'mountainhome dark': [1, 1] },
      holders: { mountainhome: 0 },
      players: [
        {
          gold: 9,
          energy: 9,
          limbo: [3, 3],
          board: {
            extractGold: 'mountainhome',
            magicA: 'blank',
          },
        },
      ],
    }).reveal('extractGold')
    expect(sitesOffered(table, 'extract')).toEqual([site('mountainhome light')])
    expect(table.why({ do: 'extract', site: site('mountainhome dark') })).toBe('IMM-PLAN-11')
    const transition = scene({
      armies: { 'mountainhome light': [0, 2] },
      holders: { mountainhome: 0 },
      players: [{ gold: 9, energy: 9, limbo: [3, 3], board: { transition3: 'mountainhome' } }],
    }).reveal('transition3')
    expect(sitesOffered(transition, 'transition')).toEqual([site('mountainhome light')])
    expect(transition.why({ do: 'transition', site: site('mountainhome dark') })).toBe('IMM-PLAN-11')
  },
)

proves('IMM-PLAN-11', 'With armies in both realms the realm is chosen when performing', () => {
  const table = plan({
    armies: { 'treehome light': [0, 1], 'treehome dark': [0, 1] },
    players: [{ gold: 1, energy: 2, limbo: [1, 2] }],
  }).choose(put('transition3', 'treehome'), 0)
  allReady(table).reveal('transition3')
  expect(sitesOffered(table, 'transition')).toEqual([site('treehome light'), site('treehome dark')])
  table.choose({ do: 'transition', site: site('treehome dark') })
  expect(table.at('treehome dark').armies).toBe(3)
  expect(table.at('treehome light').armies).toBe(1)
})

proves('IMM-PLAN-12', 'The dark Borderland conflict card works only in dark Borderland', () => {
  const armies = { 'borderland dark': [0, 2], 'borderland light': [0, 2], 'treehome dark': [0, 1] } as const
  for (const [name, verb] of [
    ['extractEnergy', 'extract'],
    ['transition3', 'transition'],
    ['attackOrMove', 'moveFrom'],
    ['darkSpecial', 'build'],
  ] as const) {
    const table = scene({
      armies,
      players: [
        { gold: 9, energy: 9, limbo: [3, 3], board: { [name]: 'conflict borderland dark', magicA: 'blank' } },
      ],
    }).reveal(name)
    expect(sitesOffered(table, verb)).toEqual([site('borderland dark')])
  }
})

proves('IMM-PLAN-12', 'In an attack the twin’s conflict card counts as any other region', () => {
  const side = (one: CardName, spec: SceneSpec = {}): unknown => {
    const table = scene({
      armies: { 'forge-fire dark': [0, 3], 'heartwood dark': [1, 1] },
      players: [{ board: { attackA: one } }],
      ...spec,
    }).reveal('attackA')
    table.choose({ do: 'attackFrom', site: site('forge-fire dark') })
    table.choose({ do: 'target', site: site('heartwood dark') }).choose({ do: 'commit', armies: 1 })
    const attacked = table.events.find((event) => event.event === 'attacked')
    return attacked?.event === 'attacked' ? attacked.side : undefined
  }
  expect(side('conflict heartwood dark')).toBe('A')
  expect(side('conflict heartwood light')).toBe('C')
  expect(side('conflict forge-fire dark')).toBe('B')
  expect(side('conflict forge-fire light')).toBe('C')
})

proves('IMM-PLAN-14', 'A plan can be changed until all are ready, also by one who was ready already', () => {
  const table = plan()
  table.choose(put('construct', 'treehome'), 0).choose(READY, 0).choose(READY, 1)
  expect(table.offered(0)).toEqual([])
  expect(table.offers(put('attackA', 'treehome'), 0)).toBe(false)
  expect(table.offers(UNREADY, 0)).toBe(true)
  table.choose(UNREADY, 0)
  expect(table.awaited).toEqual([0, 2])
  table.choose(READY, 2)
  expect(table.step).toBe('plan')
  table.choose(leave('construct'), 0).choose(put('attackA', 'treehome'), 0).choose(READY, 0)
  expect(board(table, 0)).toEqual({ attackA: card('treehome', 0) })
  // Now all plans are locked.
  expect(table.step).toBe('perform.turn')
  for (const seat of [0, 1, 2]) {
    expect(table.offers(UNREADY, seat)).toBe(false)
    expect(table.offers(put('construct', 'treehome'), seat)).toBe(false)
  }
})

proves(
  'IMM-PLAN-14',
  'Through the match: plans and “ready” are taken back while others go on planning',
  () => {
    const { engine, position } = plan()
    const match = new Match(engine, position)
    match.choose(0, put('construct', 'treehome'))
    match.choose(0, put('attackA', 'conflict borderland dark'))
    match.choose(1, put('construct', 'blank', 1))
    match.choose(0, READY)
    match.choose(1, READY)
    expect(engine.awaited(match.position)).toEqual([2])
    expect(match.undo(0)).toEqual(READY)
    expect(engine.awaited(match.position)).toEqual([0, 2])
    expect(match.undo(0)).toEqual(put('attackA', 'conflict borderland dark'))
    expect(match.undo(1)).toEqual(READY)
    match.choose(0, put('attackB', 'conflict borderland dark'))
    match.choose(1, READY)
    match.choose(0, READY)
    expect(match.whyNoUndo(2)?.key).toBe('kernel.undo.nothing')
    match.choose(2, READY)
    expect(match.position.state.cards[Z.board][space('construct')]).toBe(card('treehome', 0))
    expect(match.position.state.cards[Z.board][space('attackA')]).toBe(EMPTY)
    expect(match.position.state.cards[Z.board][space('attackB')]).toBe(card('conflict borderland dark', 0))
    expect(match.position.state.cards[Z.board + 1][space('construct')]).toBe(card('blank', 1))
    // All are ready: what was planned is locked, for the last one too.
    expect(match.whyNoUndo(2)?.key).toBe('kernel.undo.revealed')
    expect(match.whyNoUndo(0)).toEqual({ key: 'kernel.undo.acted', with: { player: playerText(2) } })
  },
)

/** Seat 0 has drawn dark Borderland unseen, and all are planning. */
function secretly(): Scene {
  const table = scene({
    armies: { 'treehome light': [0, 2] },
    holders: { treehome: 0, mossgate: 1 },
    deck: ['conflict borderland dark'],
    stack: [
      { step: 'rounds', phase: 1 },
      { step: 'reinforce.draws', turn: 0 },
    ],
  })
  return table.choose({ do: 'draw' }).choose({ do: 'decline' }).choose({ do: 'decline' })
}

const zoneBit = (zone: number): number => 1 << zone

proves('IMM-PLAN-16', 'While all plan, nobody sees what another one does, only who is ready', () => {
  const table = secretly()
  const before = [1, 2, 3].map((viewer) => table.engine.view(table.position, viewer))
  table.choose(put('extractGold', 'treehome'), 0).choose(put('attackA', 'conflict borderland dark'), 0)
  const after = [1, 2, 3].map((viewer) => table.engine.view(table.position, viewer))
  expect(after).toEqual(before)
  table.choose(READY, 0)
  const seen = table.engine.view(table.position, 1).stack.at(-1)?.parts
  expect(seen?.map(({ ready }) => ready)).toEqual([true, false, false])
  expect(seen?.map(({ stack }) => stack === null)).toEqual([true, false, true])
})

proves(
  ['IMM-PLAN-16', 'IMM-PLAN-17'],
  'Opponents see which spaces are filled and how many cards a hand has, the owner sees the cards',
  () => {
    const table = secretly()
    table.choose(put('extractGold', 'treehome'), 0).choose(put('attackA', 'conflict borderland dark'), 0)
    table.choose(put('construct', 'blank'), 0).choose(put('magicB', 'magic transition5'), 0)
    allReady(table)
    const filled = ['extractGold', 'attackA', 'construct', 'magicB'] as const
    const conflict = card('conflict borderland dark', 0)
    for (const viewer of [1, 2, 3]) {
      const { state, books } = table.engine.view(table.position, viewer)
      const expected = spaces.map((name) => ((filled as readonly string[]).includes(name) ? HIDDEN : EMPTY))
      expect(state.cards[Z.board]).toEqual(expected)
      expect(state.cards[Z.hand]).toEqual(Array.from({ length: 6 }, () => HIDDEN))
      expect(state.holder[region('treehome')]).toBe(0)
      expect(state.holder[region('mossgate')]).toBe(1)
      // The region card may be in hand or planned; the conflict card may not even have been drawn.
      const { where } = books['cards']
      expect(where[card('treehome', 0)]).toBe(zoneBit(Z.hand) | zoneBit(Z.board))
      expect(where[card('magic transition5', 0)]).toBe(zoneBit(Z.hand) | zoneBit(Z.board))
      expect(where[conflict]).toBe(zoneBit(Z.deck) | zoneBit(Z.hand) | zoneBit(Z.board))
    }
    const own = table.engine.view(table.position, 0).state.cards
    expect(own[Z.board][space('extractGold')]).toBe(card('treehome', 0))
    expect(own[Z.board][space('attackA')]).toBe(conflict)
    expect(own[Z.board][space('construct')]).toBe(card('blank', 0))
    expect(own[Z.board][space('magicB')]).toBe(card('magic transition5', 0))
    expect(own[Z.hand]).toHaveLength(6)
    expect(own[Z.hand]).not.toContain(HIDDEN)
  },
)

proves('IMM-PLAN-17', 'The own cards can be looked at on others’ turns too', () => {
  const { engine, position, awaited } = scene({
    players: [{ board: { attackA: 'blank' } }, { board: { attackB: 'conflict treehome dark' } }],
  })
  expect(awaited).toEqual([0])
  const seenBy = (viewer: number): number =>
    engine.view(position, viewer).state.cards[Z.board + 1][space('attackB')]
  expect(seenBy(1)).toBe(card('conflict treehome dark', 1))
  expect([seenBy(0), seenBy(2), seenBy(3)]).toEqual([HIDDEN, HIDDEN, HIDDEN])
})

proves(
  'IMM-PLAN-16',
  'After passing, everybody knows of a hand again only its region cards and how many cards it has',
  () => {
    const table = secretly()
    table.choose(put('extractGold', 'treehome'), 0).choose(put('attackA', 'conflict borderland dark'), 0)
    allReady(table).choose({ do: 'pass', take: 'gold' }, 0)
    const conflict = card('conflict borderland dark', 0)
    for (const viewer of [1, 2, 3]) {
      const view = table.engine.view(table.position, viewer)
      expect(view.state.cards[Z.board]).toEqual(spaces.map(() => EMPTY))
      expect(view.state.cards[Z.hand]).toEqual(Array.from({ length: 10 }, () => HIDDEN))
      const { where } = view.books['cards']
      expect(where[card('treehome', 0)]).toBe(zoneBit(Z.hand))
      expect(where[card('blank', 0)]).toBe(zoneBit(Z.hand))
      expect(where[conflict]).toBe(zoneBit(Z.deck) | zoneBit(Z.hand))
      // What the viewer can imagine: the drawn card is this one or any other of the deck.
      const random = new Random(seedFrom(`viewer ${viewer}`))
      const imagined = Array.from(
        { length: 60 },
        () => table.engine.imagine(view, random).state.cards[Z.hand],
      )
      expect(imagined.every((hand) => hand.includes(card('treehome', 0)) && hand.length === 10)).toBe(true)
      expect(
        new Set(imagined.map((hand) => hand.filter((one) => one >= 25 && one < 85).join())).size,
      ).toBeGreaterThan(5)
    }
  },
)

proves('IMM-PLAN-16', 'A conflict card shown and taken back into the hand is known to be there', () => {
  const table = secretly().choose(put('attackA', 'conflict borderland dark'), 0)
  allReady(table)
  table.choose({ do: 'reveal', space: space('attackA') }).choose({ do: 'forfeit', take: 'gold' })
  for (const viewer of [1, 2, 3]) {
    const { state, books } = table.engine.view(table.position, viewer)
    expect(state.cards[Z.hand].every((one) => one === HIDDEN)).toBe(true)
    expect(books['cards'].where[card('conflict borderland dark', 0)]).toBe(zoneBit(Z.hand))
  }
})

proves('IMM-PLAN-16', 'Who draws a card learns which; the others learn only that one was drawn', () => {
  const { engine, position } = scene({
    deck: ['conflict borderland dark'],
    stack: [
      { step: 'rounds', phase: 1 },
      { step: 'reinforce.draws', turn: 0 },
    ],
  })
  const { events } = engine.apply(position, 0, { do: 'draw' })
  const drewCard = { event: 'drewCard', seat: 0, card: card('conflict borderland dark', 0) }
  expect(engine.eventsFor(events, 0)).toEqual([drewCard])
  for (const viewer of [1, 2, 3]) {
    expect(engine.eventsFor(events, viewer)).toEqual([{ event: 'drew', seat: 0, count: 1 }])
  }
})

test('the menu goes from space to space; all other places are revisions', () => {
  const table = plan()
  const { engine } = table
  expectWholeMenu(table, 0)
  const cursor = (): unknown[] => [
    ...new Set(table.offered(0).flatMap((choice) => (choice.do === 'ready' ? [] : [choice['space']]))),
  ]
  expect(cursor()).toEqual([space('extractGold')])
  // Space 0 takes a region card, a conflict card or a blank; the wild card and the magic ones do not fit.
  expect(table.offered(0)).toEqual([
    READY,
    leave('extractGold'),
    put('extractGold', 'treehome'),
    put('extractGold', 'conflict borderland dark'),
    put('extractGold', 'blank'),
  ])
  table.choose(put('extractGold', 'treehome'), 0)
  expect(cursor()).toEqual([space('extractEnergy')])
  expect(table.offered(0)).not.toContainEqual(put('extractEnergy', 'treehome'))
  expect(engine.menu(table.position, 0)?.revisions).toContainEqual(put('extractEnergy', 'treehome'))
  expectWholeMenu(table, 0)
  table.choose(leave('extractEnergy'), 0).choose(leave('construct'), 0)
  expect(cursor()).toEqual([space('attackA')])
  expect(table.offers(leave('construct'), 0)).toBe(false)
  table.choose(put('construct', 'treehome'), 0)
  expect(cursor()).toEqual([space('extractGold')])
  expectWholeMenu(table, 0)
  for (const name of spaces) if (table.offers(leave(name), 0)) table.choose(leave(name), 0)
  expect(table.offered(0)).toEqual([READY])
  expectWholeMenu(table, 0)
})

test('the menu says which card goes where, and what is already planned', () => {
  const table = plan()
  const { engine } = table
  const { tables } = engine
  const count = (): unknown => engine.describedMenu(table.position, 0)?.question
  expect(count()).toMatchObject({ key: 'ask.plan', with: { count: 0 } })
  expect(describedEntry(table, put('construct', 'treehome'), 0)).toMatchObject({
    text: {
      key: 'choose.put',
      with: { card: cardText(tables, card('treehome', 0)), space: spaceText(tables, space('construct')) },
    },
    at: `space:${space('construct')}`,
    revises: true,
  })
  expect(describedEntry(table, put('extractGold', 'treehome'), 0)).toMatchObject({ revises: false })
  expect(describedEntry(table, leave('construct'), 0)?.text).toMatchObject({
    key: 'choose.leave',
    with: { space: spaceText(tables, space('construct')) },
  })
  expect(describedEntry(table, READY, 0)?.text.key).toBe('choose.ready')
  table.choose(put('extractGold', 'treehome'), 0).choose(leave('extractEnergy'), 0)
  table.choose(put('magicA', 'magic transition5'), 0)
  expect(count()).toMatchObject({ with: { count: 2 } })
  // Card 0 of the table counts like any other, and so does space 0.
  expect(describedEntry(table, leave('extractGold'), 0)?.text.key).toBe('choose.takeBack')
  expect(describedEntry(table, leave('magicA'), 0)?.text.key).toBe('choose.takeBack')
  expect(describedEntry(table, leave('construct'), 0)?.text.key).toBe('choose.leave')
  const first = plan({ armies: { 'tribute-pass light': [0, 1] }, holders: { 'tribute-pass': 0 } })
  expect(card('tribute-pass', 0)).toBe(0)
  first.choose(put('extractGold', 'tribute-pass'), 0)
  expect(first.offered(0)).not.toContainEqual(put('extractEnergy', 'tribute-pass'))
  expectWholeMenu(first, 0)
  // Taken back, it is there for the next space again.
  first.choose(leave('extractGold'), 0)
  expect(first.offered(0)).toContainEqual(put('extractEnergy', 'tribute-pass'))
  first.choose(put('extractGold', 'tribute-pass'), 0)
  expect(first.engine.describedMenu(first.position, 0)?.question).toMatchObject({ with: { count: 1 } })
  expect(describedEntry(first, leave('extractGold'), 0)?.text.key).toBe('choose.takeBack')
  allReady(first)
  expect(board(first, 0)).toEqual({ extractGold: card('tribute-pass', 0) })
  expect(untilTurnOf(first, 0).offers({ do: 'reveal', space: 0 })).toBe(true)
})

test('every seat plans with its own hand', () => {
  const table = plan({
    holders: { treehome: 0, mossgate: 1, 'shore-lake': 2 },
    armies: { 'treehome light': [0, 1], 'mossgate light': [1, 1], 'shore-lake dark': [2, 1] },
    players: [{ hand: ['conflict borderland dark'] }, { hand: ['wild red light'] }],
  })
  const own = ['treehome', 'mossgate', 'shore-lake'] as const
  for (const seat of [0, 1, 2]) {
    expectWholeMenu(table, seat)
    expect(table.offers(put('extractGold', own[seat], seat), seat)).toBe(true)
    expect(table.offered(seat)).toContainEqual(put('extractGold', own[seat], seat))
    expect(table.offered(seat)).toContainEqual(put('extractGold', 'blank', seat))
    expect(table.offers(put('extractGold', own[(seat + 1) % 3], seat), seat)).toBe(false)
    table.choose(put('extractGold', own[seat], seat), seat).choose(READY, seat)
  }
  for (const seat of [0, 1, 2]) expect(board(table, seat)).toEqual({ extractGold: card(own[seat], seat) })
})
