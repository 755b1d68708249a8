import { expect } from 'vitest'
import { Engine, HIDDEN, text } from '@longtable/kernel'
import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { baseEdition } from '../../src/content/edition.ts'
import { regionIds } from '../../src/content/ids.ts'
import { immortals } from '../../src/game.ts'
import { conflictCard, conflictCardsOf, isConflict, isWild, regionCard, Z } from '../../src/state/cards.ts'
import { DARK, LIGHT, NOBODY, siteIn } from '../../src/state/sites.ts'
import { cardText, siteText } from '../../src/text/things.ts'
import {
  dealt,
  drafting,
  group,
  hasTribes,
  menuOf,
  names,
  onSite,
  opening,
  pick,
  playUntil,
  realmOfCard,
  seen,
  shown,
} from '../support/draft.ts'
import { told } from '../support/fights.ts'
import { card, region, site, type CardName, type Scene } from '../support/scene.ts'

/** Dirk is seat 0, Mike 1, Ani 2, Frank 3. */

const isSeeding = (table: Scene): boolean => table.step === 'seed.split'

/** Wood Elves and Demons at seat 0, who is also the first player. */
function dirkFirst(seats: number): Scene {
  return dealt(seats, (s) => s.marker === 0 && hasTribes(s, 0, 'wood-elves', 'demons'))
}

/** Three start placements with the first group each: the draft is about to begin. */
function drafted(seats: number, seed: string): Scene {
  return playUntil(opening(seats, {}, seed), ({ step }) => step === 'draft.pick')
}

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0)

// Army groups and the start regions

proves(
  ['IMM-START-1', 'IMM-START-2'],
  'with 3 or 4 players both half boards and the two outer spaces of 2 are filled from the supply',
  () => {
    for (const seats of [3, 4]) {
      const { players } = dirkFirst(seats).state
      expect(players[0].groups).toEqual([10, 3, 3, 3, 3, 2, 2, 2])
      expect(players[0].supply).toBe(43 - 28)
      for (const { light, dark, groups, supply } of players) {
        const halves = [
          ...baseEdition.tribes.light[light].groups,
          ...baseEdition.tribes.dark[dark].groups,
          2,
          2,
        ]
        expect(groups).toEqual(halves.toSorted((a, b) => b - a))
        expect(sum(groups) + supply).toBe(43)
      }
    }
  },
)

proves(['IMM-START-1', 'IMM-START-2'], 'with 5 players the outer spaces stay empty', () => {
  const { players } = dirkFirst(5).state
  expect(players[0].groups).toEqual([10, 3, 3, 3, 3, 2])
  expect(players[0].supply).toBe(43 - 24)
  expect(players.map(({ groups }) => sum(groups))).toEqual([24, 24, 24, 24, 24])
})

proves(
  ['IMM-START-3', 'IMM-START-5'],
  'an outer group of 2 goes to the light start site, 2 armies of the supply to the dark one, with one card',
  () => {
    const table = dirkFirst(3)
    expect(table.awaited).toEqual([0])
    expect(table.offered()).toEqual([group(10), group(3), group(2)])
    expectWholeMenu(table)
    table.choose(group(2))
    const dirk = table.state.players[0]
    expect(table.at('emerald-cliff light')).toEqual({ owner: 0, armies: 2 })
    expect(table.at('emerald-cliff dark')).toEqual({ owner: 0, armies: 2 })
    expect(dirk.groups).toEqual([10, 3, 3, 3, 3, 2, 2])
    expect(dirk.supply).toBe(15 - 2)
    expect(table.holds(0, 'emerald-cliff')).toBe(true)
    expect(table.state.holder[region('emerald-cliff')]).toBe(0)
    expect(table.state.cards[Z.stack]).toHaveLength(24)
    expect(told(table, 'regionCard')).toEqual([
      { event: 'regionCard', seat: 0, region: region('emerald-cliff'), from: NOBODY, space: -1 },
    ])
    expect(table.hand(0)).toHaveLength(4 + 4 + 1)
  },
)

proves('IMM-START-3', 'the biggest group may go to the start region as well', () => {
  const table = dirkFirst(5).choose(group(10))
  expect(table.at('emerald-cliff light')).toEqual({ owner: 0, armies: 10 })
  expect(table.at('emerald-cliff dark')).toEqual({ owner: 0, armies: 2 })
  expect(table.state.players[0].groups).toEqual([3, 3, 3, 3, 2])
})

proves('IMM-START-3', 'each light tribe starts in the region on its board', () => {
  const table = playUntil(opening(5), ({ step }) => step === 'draft.pick')
  const starts = ['pearl-haven', 'emerald-cliff', 'forge-fire', 'harrow-plain', 'blackreed'] as const
  table.state.players.forEach(({ light }, seat) => {
    expect(table.at(`${starts[light]} light`).owner).toBe(seat)
    expect(table.at(`${starts[light]} dark`)).toEqual({ owner: seat, armies: 2 })
    expect(table.holds(seat, starts[light])).toBe(true)
  })
})

proves('IMM-START-3', 'the question names the start site', () => {
  const table = dirkFirst(3)
  const start = siteText(table.engine.tables, site('emerald-cliff light'))
  expect(menuOf(table).question).toEqual(text('ask.startGroup', { site: start }))
  expect(shown(table, group(10))).toMatchObject({
    text: text('choose.group', { count: 10 }),
    at: `site:${site('emerald-cliff light')}`,
  })
})

proves('IMM-START-4', 'Mike leads: the first placements go Mike, Ani, Dirk, and everybody sees them', () => {
  const table = dealt(3, (s) => s.marker === 1)
  for (const seat of [1, 2, 0]) {
    expect([table.step, table.awaited]).toEqual(['start.group', [seat]])
    const [biggest] = table.state.players[seat].groups
    const start = table.engine.tables.starts[table.state.players[seat].light]
    const { events } = table.engine.apply(table.position, seat, group(biggest))
    for (const viewer of [0, 1, 2, 3]) {
      expect(table.engine.eventsFor(events, viewer).slice(0, 3)).toEqual([
        { event: 'placed', seat, site: siteIn(start, LIGHT), armies: biggest },
        { event: 'regionCard', seat, region: start, from: NOBODY, space: -1 },
        { event: 'placed', seat, site: siteIn(start, DARK), armies: 2 },
      ])
    }
  }
  expect(table.step).toBe('draft.pick')
})

// The conflict cards of the draft

proves('IMM-START-6', 'each realm has a shuffled stack of its own 30 cards', () => {
  const firstHands = new Set<string>()
  let wilds = 0
  for (let n = 0; n < 30; n++) {
    const table = drafted(3, `stacks ${n}`)
    const { cards, draftRealm, marker } = table.state
    const inPlay = (realm: number): number[] => [
      ...cards[realm === DARK ? Z.dark : Z.light],
      ...[0, 1, 2].flatMap((seat) => (draftRealm[seat] === realm ? cards[Z.draft + seat] : [])),
    ]
    expect(inPlay(LIGHT).toSorted((a, b) => a - b)).toEqual(conflictCardsOf(LIGHT))
    expect(inPlay(DARK).toSorted((a, b) => a - b)).toEqual(conflictCardsOf(DARK))
    const hands = [0, 1].map((i) => cards[Z.draft + ((marker + i) % 3)])
    for (const hand of hands) firstHands.add(hand.join())
    wilds += hands.flat().filter(isWild).length
  }
  // 60 hands of 5, all different, with one card in six wild: 50 ± 3 · 6.5
  expect(firstHands.size).toBe(60)
  expect(wilds).toBeGreaterThan(30)
  expect(wilds).toBeLessThan(70)
})

proves('IMM-START-7', 'the conflict cards of the start regions stay in the stacks', () => {
  const table = drafted(5, 'start cards')
  const { cards, players } = table.state
  const inPlay = [Z.light, Z.dark, ...players.map((_, seat) => Z.draft + seat)].flatMap((zone) => cards[zone])
  for (const { light } of players) {
    const start = table.engine.tables.starts[light]
    expect(inPlay).toContain(conflictCard(start, LIGHT))
    expect(inPlay).toContain(conflictCard(start, DARK))
  }
  expect(inPlay).toHaveLength(60)
})

proves(['IMM-START-7', 'IMM-START-10'], 'the card of an occupied start site is of no use for placing', () => {
  const table = drafting({
    armies: { 'emerald-cliff light': [1, 3], 'emerald-cliff dark': [1, 2] },
    holders: { 'emerald-cliff': 1 },
    draftRealm: [DARK, LIGHT, DARK],
    players: [
      { groups: [3], draft: ['conflict emerald-cliff dark', 'conflict treehome dark'] },
      { draft: ['conflict emerald-cliff light'] },
      { draft: ['conflict foothold dark'] },
    ],
  })
  expect(table.why(pick('conflict emerald-cliff dark'), 0)).toBe('IMM-START-10')
  expect(table.offered(0)).toEqual([pick('conflict treehome dark')])
})

proves('IMM-START-8', 'the first player draws 5 dark cards, the second 5 light ones, and so on', () => {
  const expected = { 3: 'DLD', 4: 'DLDL', 5: 'DLDLD' } as const
  for (const seats of [3, 4, 5] as const) {
    for (const first of [0, seats - 1]) {
      const table = playUntil(
        dealt(seats, (s) => s.marker === first),
        ({ step }) => step === 'draft.pick',
      )
      const { cards, draftRealm } = table.state
      const hands = Array.from({ length: seats }, (_, i) => {
        const seat = (first + i) % seats
        const hand = cards[Z.draft + seat]
        expect(hand).toHaveLength(5)
        const realms = new Set(hand.map(realmOfCard))
        expect([...realms]).toEqual([draftRealm[seat]])
        return draftRealm[seat] === DARK ? 'D' : 'L'
      })
      expect(hands.join('')).toBe(expected[seats])
      const dark = Math.ceil(seats / 2)
      expect(cards[Z.dark]).toHaveLength(30 - 5 * dark)
      expect(cards[Z.light]).toHaveLength(30 - 5 * (seats - dark))
    }
  }
})

proves('IMM-START-8', 'each player is told the own 5 cards and nobody else is', () => {
  const table = dealt(3, (s) => s.marker === 0)
  for (let i = 0; i < 2; i++) table.choose(table.offered()[0])
  const { events } = table.engine.apply(table.position, 2, table.offered()[0])
  for (const seat of [0, 1, 2]) {
    const heard = table.engine.eventsFor(events, seat).filter(({ event }) => event === 'dealt')
    const hand = table.state.cards[Z.draft + seat]
    expect(heard).toMatchObject([{ event: 'dealt', seat, cards: expect.toSatisfy(sameCards(hand)) }])
    expect(seen(table, seat, Z.draft + seat)).toEqual(hand)
    expect(seen(table, seat, Z.draft + ((seat + 1) % 3))).toEqual(new Array(5).fill(HIDDEN))
  }
  expect(table.engine.eventsFor(events, 3).filter(({ event }) => event === 'dealt')).toEqual([])
  expect(seen(table, 0, Z.dark)).toEqual(new Array(20).fill(HIDDEN))
  expect(seen(table, 0, Z.light)).toEqual(new Array(25).fill(HIDDEN))
})

function sameCards(hand: readonly number[]): (cards: readonly number[]) => boolean {
  return (cards) => cards.toSorted((a, b) => a - b).join() === hand.join()
}

// A deployment round

/** Three players with two groups each and two cards each. */
function threeHands(): Scene {
  return drafting({
    marker: 1,
    draftRealm: [LIGHT, DARK, LIGHT],
    players: [
      { groups: [5, 3], draft: ['conflict treehome light', 'conflict foothold light'] },
      { groups: [4, 2], draft: ['conflict mountainhome dark', 'conflict the-murk dark'] },
      { groups: [3, 3, 1], draft: ['conflict shore-lake light', 'conflict white-falls light'] },
    ],
  })
}

proves('IMM-START-9', 'all choose at the same time, and nothing is known before the last has chosen', () => {
  const table = threeHands()
  expect([table.step, table.awaited]).toEqual(['draft.pick', [0, 1, 2]])
  table.choose(pick('conflict treehome light'), 0)
  expect(table.awaited).toEqual([1, 2])
  expectWholeMenu(table)
  table.choose(pick('conflict the-murk dark'), 1)
  expect(table.awaited).toEqual([2])
  expect(table.state.cards[Z.shown]).toEqual([])
  expect(table.state.cards[Z.draft]).toHaveLength(2)
  expect(table.events).toEqual([])
  for (const viewer of [0, 2, 3]) {
    const view = table.engine.view(table.position, viewer)
    expect(view.stack.at(-1)?.parts?.[1]).toEqual({ ready: true, stack: null })
  }
  table.choose({ do: 'unready' }, 1).choose(pick('conflict mountainhome dark'), 1)
  table.choose(pick('conflict white-falls light'), 2)
  expect(told(table, 'chosen')).toEqual([
    { event: 'chosen', seat: 0, card: card('conflict treehome light', 0) },
    { event: 'chosen', seat: 1, card: card('conflict mountainhome dark', 0) },
    { event: 'chosen', seat: 2, card: card('conflict white-falls light', 0) },
  ])
  expect(table.state.cards[Z.shown]).toEqual(
    names(['conflict treehome light', 'conflict mountainhome dark', 'conflict white-falls light']),
  )
  expect(table.taught).toBe(true)
})

proves(
  'IMM-START-10',
  'a card of an occupied site and a wild card of a full area must stay in the hand',
  () => {
    const draft: CardName[] = [
      'conflict treehome light',
      'conflict heartwood light',
      'wild green light',
      'wild red light',
    ]
    const table = drafting({
      armies: {
        'treehome light': [1, 4],
        // The red area is full in the light realm and empty in the dark one.
        'tribute-pass light': [1, 1],
        'mountainhome light': [2, 1],
        'forge-fire light': [0, 1],
        'foothold light': [1, 1],
        'cinderhold light': [1, 1],
      },
      players: [
        { groups: [3], draft },
        { draft: ['conflict shore-lake light'] },
        { draft: ['conflict white-falls light'] },
      ],
    })
    expect(table.offered(0)).toEqual([pick('conflict heartwood light'), pick('wild green light')])
    expect(table.why(pick('conflict treehome light'), 0)).toBe('IMM-START-10')
    expect(table.why(pick('wild red light'), 0)).toBe('IMM-START-10')
    expectWholeMenu(table)
    expect(menuOf(table, 0).question).toEqual(text('ask.pickToPlace'))
    expect(shown(table, pick('wild green light'), 0)).toMatchObject({
      text: text('choose.card', { card: cardText(table.engine.tables, card('wild green light', 0)) }),
      at: `card:${card('wild green light', 0)}`,
    })
  },
)

proves('IMM-START-10', 'a wild card is playable as long as one site of its area is unoccupied', () => {
  const table = drafting({
    armies: {
      'tribute-pass dark': [1, 1],
      'mountainhome dark': [2, 1],
      'forge-fire dark': [0, 1],
      'foothold dark': [1, 1],
    },
    draftRealm: [DARK, LIGHT, DARK],
    players: [
      { groups: [3], draft: ['wild red dark', 'conflict foothold dark'] },
      { draft: ['conflict shore-lake light'] },
      { draft: ['conflict white-falls dark'] },
    ],
  })
  expect(table.offered(0)).toEqual([pick('wild red dark')])
})

proves('IMM-START-11', 'from the first player on, each places any one group on the site of the card', () => {
  const table = threeHands()
  table.choose(pick('conflict treehome light'), 0)
  table.choose(pick('conflict mountainhome dark'), 1)
  table.choose(pick('conflict white-falls light'), 2)
  expect([table.step, table.awaited]).toEqual(['draft.group', [1]])
  expect(table.offered()).toEqual([group(4), group(2)])
  table.choose(group(2))
  expect([table.step, table.awaited]).toEqual(['draft.group', [2]])
  expect(table.offered()).toEqual([group(3), group(1)])
  expectWholeMenu(table)
  const target = siteText(table.engine.tables, site('white-falls light'))
  expect(menuOf(table).question).toEqual(text('ask.group', { site: target }))
  expect(shown(table, group(1))).toMatchObject({
    text: text('choose.group', { count: 1 }),
    at: `site:${site('white-falls light')}`,
  })
  table.choose(group(3))
  expect([table.step, table.awaited]).toEqual(['draft.group', [0]])
  table.choose(group(5))
  expect(table.at('mountainhome dark')).toEqual({ owner: 1, armies: 2 })
  expect(table.at('white-falls light')).toEqual({ owner: 2, armies: 3 })
  expect(table.at('treehome light')).toEqual({ owner: 0, armies: 5 })
  expect(table.at('mountainhome light').owner).toBe(NOBODY)
  expect(table.state.players.map(({ groups }) => groups)).toEqual([[3], [4], [3, 1]])
  expect(told(table, 'placed')).toEqual([
    { event: 'placed', seat: 1, site: site('mountainhome dark'), armies: 2 },
    { event: 'placed', seat: 2, site: site('white-falls light'), armies: 3 },
    { event: 'placed', seat: 0, site: site('treehome light'), armies: 5 },
  ])
})

proves(
  ['IMM-START-12', 'IMM-START-13'],
  'the site of a wild card is named when its owner places, among those still unoccupied',
  () => {
    const table = drafting({
      armies: { 'heartwood light': [2, 4] },
      draftRealm: [LIGHT, LIGHT, DARK],
      players: [
        { groups: [6], draft: ['conflict treehome light', 'conflict heartwood light'] },
        { groups: [3, 2], draft: ['wild green light', 'conflict mossgate light'] },
        { draft: ['conflict foothold dark'] },
      ],
    })
    table.choose(pick('conflict treehome light'), 0)
    table.choose(pick('wild green light'), 1)
    table.choose(pick('conflict foothold dark'), 2)
    // All cards are revealed, but the wild card has no site yet.
    expect([table.step, table.awaited]).toEqual(['draft.group', [0]])
    table.choose(group(6))
    expect([table.step, table.awaited]).toEqual(['draft.site', [1]])
    expect(table.offered()).toEqual([
      onSite('emerald-cliff light'),
      onSite('mossgate light'),
      onSite('fernhollow light'),
    ])
    expect(table.why(onSite('treehome light'))).toBe('IMM-START-12')
    expect(table.numbers(onSite('treehome light'))).toEqual({ armies: 6 })
    expect(table.why(onSite('heartwood light'))).toBe('IMM-START-12')
    expect(table.numbers(onSite('heartwood light'))).toEqual({ armies: 4 })
    expectWholeMenu(table)
    const wild = cardText(table.engine.tables, card('wild green light', 0))
    expect(menuOf(table).question).toEqual(text('ask.draftSite', { card: wild }))
    expect(shown(table, onSite('mossgate light'))).toMatchObject({
      text: text('choose.site', { site: siteText(table.engine.tables, site('mossgate light')) }),
      at: `site:${site('mossgate light')}`,
    })
    table.choose(onSite('mossgate light')).choose(group(3))
    expect(table.at('mossgate light')).toEqual({ owner: 1, armies: 3 })
    expect(table.at('mossgate dark').owner).toBe(NOBODY)
    expect(table.holds(1, 'mossgate')).toBe(true)
    expect(table.state.cards[Z.discard]).toContain(card('wild green light', 0))
  },
)

proves(
  'IMM-START-14',
  'a wild card took the site of a later player, who places nothing and keeps the conflict card and the group',
  () => {
    const table = drafting({
      draftRealm: [LIGHT, LIGHT, DARK],
      players: [
        { groups: [6], draft: ['wild green light', 'conflict foothold light'] },
        { groups: [3], draft: ['conflict treehome light', 'conflict white-falls light'] },
        { draft: ['conflict foothold dark', 'conflict shore-lake dark'] },
      ],
    })
    table.choose(pick('wild green light'), 0)
    table.choose(pick('conflict treehome light'), 1)
    table.choose(pick('conflict foothold dark'), 2)
    table.choose(onSite('treehome light')).choose(group(6))
    expect(table.at('treehome light')).toEqual({ owner: 0, armies: 6 })
    expect(table.state.players[1].groups).toEqual([3])
    expect(table.holds(1, 'conflict treehome light')).toBe(true)
    expect(table.holds(1, 'treehome')).toBe(false)
    expect(table.state.cards[Z.shown]).toEqual([])
    expect(told(table, 'keptCard')).toContainEqual({
      event: 'keptCard',
      seat: 1,
      card: card('conflict treehome light', 0),
    })
    // The next deployment round begins, and the group is placed then.
    expect([table.step, table.awaited]).toEqual(['draft.pick', [0, 1, 2]])
    expect(menuOf(table, 1).question).toEqual(text('ask.pickToPlace'))
  },
)

proves(
  'IMM-START-15',
  'with only occupied sites in the hand a player keeps one card of choice unshown and places nothing',
  () => {
    const table = drafting({
      armies: { 'treehome light': [0, 1], 'heartwood light': [1, 2] },
      draftRealm: [LIGHT, LIGHT, DARK],
      players: [
        { groups: [6], draft: ['conflict treehome light', 'conflict heartwood light'] },
        { groups: [3], draft: ['conflict white-falls light', 'conflict foothold light'] },
        { draft: ['conflict foothold dark', 'conflict shore-lake dark'] },
      ],
    })
    expect(table.offered(0)).toEqual([pick('conflict treehome light'), pick('conflict heartwood light')])
    table.choose(pick('conflict heartwood light'), 0).choose(pick('conflict foothold dark'), 2)
    const { events } = table.engine.apply(table.position, 1, pick('conflict white-falls light'))
    expect(table.engine.eventsFor(events, 1)).toEqual([
      { event: 'kept', seat: 0 },
      { event: 'chosen', seat: 1, card: card('conflict white-falls light', 0) },
      { event: 'kept', seat: 2 },
    ])
    expect(table.engine.eventsFor(events, 3)).toEqual(table.engine.eventsFor(events, 1))
    expect(table.engine.eventsFor(events, 0)).toEqual([
      { event: 'keptCard', seat: 0, card: card('conflict heartwood light', 0) },
      { event: 'chosen', seat: 1, card: card('conflict white-falls light', 0) },
      { event: 'kept', seat: 2 },
    ])
    expect(table.holds(0, 'conflict heartwood light')).toBe(true)
    for (const viewer of [1, 2, 3]) expect(seen(table, viewer, Z.hand)).toEqual(new Array(9).fill(HIDDEN))
    expect(table.state.cards[Z.shown]).toEqual(names(['conflict white-falls light']))
    // Mike is the only one to place.
    expect([table.step, table.awaited]).toEqual(['draft.group', [1]])
    expect(table.state.players[0].groups).toEqual([6])
    expect(table.at('heartwood light')).toEqual({ owner: 1, armies: 2 })
  },
)

// Cards for placing

proves(
  ['IMM-START-11', 'IMM-START-16'],
  'Dirk places 10 armies on dark Mountainhome, takes its region card and discards the conflict card',
  () => {
    const table = drafting({
      draftRealm: [DARK, LIGHT, DARK],
      players: [
        { groups: [10, 3, 2], draft: ['conflict mountainhome dark', 'conflict foothold dark'] },
        { draft: ['conflict treehome light', 'conflict shore-lake light'] },
        { draft: ['conflict the-murk dark', 'conflict white-falls dark'] },
      ],
    })
    table.choose(pick('conflict mountainhome dark'), 0)
    table.choose(pick('conflict treehome light'), 1)
    table.choose(pick('conflict the-murk dark'), 2)
    table.choose(group(10))
    expect(table.at('mountainhome dark')).toEqual({ owner: 0, armies: 10 })
    expect(table.state.players[0].groups).toEqual([3, 2])
    expect(table.holds(0, 'mountainhome')).toBe(true)
    expect(table.state.holder[region('mountainhome')]).toBe(0)
    expect(table.state.cards[Z.stack]).not.toContain(regionCard(region('mountainhome')))
    expect(table.holds(0, 'conflict mountainhome dark')).toBe(false)
    expect(table.state.cards[Z.discard]).toEqual(names(['conflict mountainhome dark']))
  },
)

proves(
  ['IMM-START-16', 'IMM-START-18'],
  'Mike places on light Mountainhome while Dirk holds its card: Dirk keeps it and Mike keeps the conflict card',
  () => {
    const table = drafting({
      armies: { 'mountainhome dark': [0, 10] },
      holders: { mountainhome: 0 },
      draftRealm: [DARK, LIGHT, DARK],
      players: [
        { draft: ['conflict foothold dark', 'conflict treehome dark'] },
        { groups: [5, 3], draft: ['conflict mountainhome light', 'conflict shore-lake light'] },
        { draft: ['conflict the-murk dark', 'conflict white-falls dark'] },
      ],
    })
    table.choose(pick('conflict foothold dark'), 0)
    table.choose(pick('conflict mountainhome light'), 1)
    table.choose(pick('conflict the-murk dark'), 2)
    table.choose(group(5))
    expect(table.at('mountainhome light')).toEqual({ owner: 1, armies: 5 })
    expect(table.at('mountainhome dark')).toEqual({ owner: 0, armies: 10 })
    expect(table.holds(0, 'mountainhome')).toBe(true)
    expect(table.state.holder[region('mountainhome')]).toBe(0)
    expect(table.holds(1, 'conflict mountainhome light')).toBe(true)
    expect(table.state.cards[Z.discard]).toEqual([])
    expect(table.state.cards[Z.shown]).toEqual([])
  },
)

function ownTwin(options: Record<string, unknown>): Scene {
  const table = drafting({
    options,
    armies: { 'mountainhome light': [0, 3] },
    holders: { mountainhome: 0, treehome: 2 },
    draftRealm: [DARK, LIGHT, DARK],
    players: [
      { groups: [4, 3], draft: ['conflict mountainhome dark', 'conflict foothold dark'] },
      { groups: [5], draft: ['conflict treehome light', 'conflict shore-lake light'] },
      { draft: ['conflict the-murk dark', 'conflict white-falls dark'] },
    ],
  })
  table.choose(pick('conflict mountainhome dark'), 0)
  table.choose(pick('conflict treehome light'), 1)
  table.choose(pick('conflict the-murk dark'), 2)
  return table.choose(group(4)).choose(group(5))
}

proves(
  ['IMM-START-17', 'IMM-START-18'],
  'with draftOwnTwin set to keep Dirk places on the twin of his own region, holds both sites and keeps the conflict card',
  () => {
    const table = ownTwin({ draftOwnTwin: 'keep' })
    expect(table.at('mountainhome light')).toEqual({ owner: 0, armies: 3 })
    expect(table.at('mountainhome dark')).toEqual({ owner: 0, armies: 4 })
    expect(table.holds(0, 'mountainhome')).toBe(true)
    expect(table.holds(0, 'conflict mountainhome dark')).toBe(true)
    expect(table.state.cards[Z.discard]).toEqual([])
  },
)

proves(
  'IMM-START-17',
  'as the text says, that conflict card is discarded, but not one of another player’s region',
  () => {
    const table = ownTwin({})
    expect(table.holds(0, 'mountainhome')).toBe(true)
    expect(table.holds(0, 'conflict mountainhome dark')).toBe(false)
    expect(table.state.cards[Z.discard]).toEqual(names(['conflict mountainhome dark']))
    expect(table.holds(1, 'conflict treehome light')).toBe(true)
  },
)

proves('IMM-START-17', 'matches of version 1 of the rules keep it unless they say otherwise', () => {
  expect(new Engine(immortals, 3, {}, 1).tables.options.draftOwnTwin).toBe('keep')
  expect(new Engine(immortals, 3).tables.options.draftOwnTwin).toBe('discard')
})

proves('IMM-START-19', 'a player without groups keeps one card of choice, and nobody learns which', () => {
  const table = drafting({
    armies: { 'treehome light': [1, 1] },
    draftRealm: [LIGHT, DARK, LIGHT],
    players: [
      { draft: ['conflict treehome light', 'conflict foothold light', 'wild blue light'] },
      { groups: [4, 2], draft: ['conflict mountainhome dark', 'conflict the-murk dark'] },
      { draft: ['conflict shore-lake light', 'conflict white-falls light'] },
    ],
  })
  // Cards of occupied sites too: nothing is placed with them.
  expect(table.offered(0)).toEqual([
    pick('conflict foothold light'),
    pick('conflict treehome light'),
    pick('wild blue light'),
  ])
  expect(menuOf(table, 0).question).toEqual(text('ask.pickToKeep'))
  table.choose(pick('conflict foothold light'), 0)
  table.choose(pick('conflict shore-lake light'), 2)
  const { events } = table.engine.apply(table.position, 1, pick('conflict the-murk dark'))
  const foothold = card('conflict foothold light', 0)
  expect(table.engine.eventsFor(events, 0)).toContainEqual({ event: 'keptCard', seat: 0, card: foothold })
  for (const viewer of [1, 2, 3]) {
    const heard = JSON.stringify(table.engine.eventsFor(events, viewer))
    expect(heard).toContain(JSON.stringify({ event: 'kept', seat: 0 }))
    expect(heard).not.toContain(`"card":${foothold}`)
  }
  expect(table.holds(0, 'conflict foothold light')).toBe(true)
  expect(table.at('foothold light').owner).toBe(NOBODY)
  // Dirk and Ani are not asked to place.
  expect(table.awaited).toEqual([1])
  table.choose(group(4))
  expect([table.step, table.awaited]).toEqual(['draft.pick', [0, 1, 2]])
  expect(menuOf(table, 2).question).toEqual(text('ask.pickToKeep'))
})

// Between the deployment rounds

proves(
  'IMM-START-20',
  'the 4 cards left and the marker go to the left, and each hand is refilled from the stack of its realm',
  () => {
    const dark: CardName[] = [
      'conflict mountainhome dark',
      'conflict the-murk dark',
      'conflict foothold dark',
      'wild blue dark',
      'conflict rivermeet dark',
    ]
    const light: CardName[] = [
      'conflict treehome light',
      'conflict heartwood light',
      'conflict sunfield light',
      'wild red light',
      'conflict gloomfen light',
    ]
    const more: CardName[] = [
      'conflict treehome dark',
      'conflict heartwood dark',
      'conflict sunfield dark',
      'wild red dark',
      'conflict gloomfen dark',
    ]
    const table = drafting({
      marker: 0,
      draftRealm: [DARK, LIGHT, DARK],
      darkStack: ['conflict kingsroad dark', 'conflict tidewatch dark', 'conflict blackreed dark'],
      lightStack: ['conflict kingsroad light', 'conflict tidewatch light'],
      players: [{ groups: [3, 2], draft: dark }, { draft: light }, { draft: more }],
    })
    table.choose(pick('conflict mountainhome dark'), 0)
    table.choose(pick('conflict heartwood light'), 1)
    table.choose(pick('conflict gloomfen dark'), 2)
    table.choose(group(3))
    expect(told(table, 'passedOn')).toHaveLength(1)
    expect(table.state.marker).toBe(1)
    expect(table.state.draftRealm).toEqual([DARK, DARK, LIGHT])
    const { cards } = table.state
    const left = (hand: readonly CardName[], gone: CardName): CardName[] => hand.filter((one) => one !== gone)
    // Mike is first now and draws first, then Ani, then Dirk.
    expect(cards[Z.draft + 1]).toEqual(
      names([...left(dark, 'conflict mountainhome dark'), 'conflict kingsroad dark']),
    )
    expect(cards[Z.draft + 2]).toEqual(
      names([...left(light, 'conflict heartwood light'), 'conflict kingsroad light']),
    )
    expect(cards[Z.draft]).toEqual(
      names([...left(more, 'conflict gloomfen dark'), 'conflict tidewatch dark']),
    )
    expect(cards[Z.dark]).toEqual(names(['conflict blackreed dark']))
    expect(cards[Z.light]).toEqual(names(['conflict tidewatch light']))
    expect([table.step, table.awaited]).toEqual(['draft.pick', [0, 1, 2]])
  },
)

proves('IMM-START-20', 'the marker goes from the last seat to the first, and so does the hand', () => {
  const table = drafting({
    seats: 4,
    marker: 3,
    draftRealm: [LIGHT, DARK, LIGHT, DARK],
    players: [
      { draft: ['conflict treehome light'] },
      { draft: ['conflict the-murk dark'] },
      { draft: ['conflict shore-lake light'] },
      { groups: [3, 2], draft: ['conflict mountainhome dark', 'conflict foothold dark'] },
    ],
  })
  for (const [seat, name] of (
    ['conflict treehome light', 'conflict the-murk dark', 'conflict shore-lake light'] as const
  ).entries())
    table.choose(pick(name), seat)
  table.choose(pick('conflict mountainhome dark'), 3).choose(group(3))
  expect(table.state.marker).toBe(0)
  expect(table.state.draftRealm).toEqual([DARK, LIGHT, DARK, LIGHT])
  expect(table.state.cards[Z.draft]).toContain(card('conflict foothold dark', 0))
  for (const seat of [0, 1, 2, 3]) {
    const hand = table.state.cards[Z.draft + seat]
    expect(hand).toHaveLength(5)
    expect(new Set(hand.map(realmOfCard))).toEqual(new Set([table.state.draftRealm[seat]]))
  }
})

proves(
  'IMM-START-21',
  'when the dark stack runs out the dark discards are shuffled into a new one, and without any the hand stays short',
  () => {
    const table = drafting({
      draftRealm: [DARK, LIGHT, DARK],
      darkStack: [],
      lightStack: [],
      discard: ['conflict blackreed dark', 'wild purple dark'],
      players: [
        {
          groups: [3, 2],
          draft: ['conflict mountainhome dark', 'conflict the-murk dark', 'conflict foothold dark'],
        },
        {
          groups: [3],
          draft: ['conflict treehome light', 'conflict heartwood light', 'wild yellow light'],
        },
        {
          draft: [
            'conflict treehome dark',
            'conflict heartwood dark',
            'conflict sunfield dark',
            'wild red dark',
            'conflict gloomfen dark',
          ],
        },
      ],
      holders: { treehome: 0 },
    })
    table.choose(pick('conflict mountainhome dark'), 0)
    table.choose(pick('conflict treehome light'), 1)
    table.choose(pick('conflict gloomfen dark'), 2)
    table.choose(group(3)).choose(group(3))
    const { cards, draftRealm } = table.state
    expect(draftRealm).toEqual([DARK, DARK, LIGHT])
    // Three dark cards lay in the discards: Mike needs three for his hand of two, and none is left for Dirk.
    expect(told(table, 'reshuffled')).toEqual([{ event: 'reshuffled', count: 3 }])
    expect(told(table, 'dealt').map(({ seat }) => seat)).toEqual([1])
    expect(cards[Z.draft + 1]).toEqual(
      names([
        'conflict the-murk dark',
        'conflict foothold dark',
        'conflict mountainhome dark',
        'conflict blackreed dark',
        'wild purple dark',
      ]),
    )
    expect(cards[Z.draft]).toHaveLength(4)
    // Mike kept his light card, so there are no light discards: Ani’s hand stays at two.
    expect(cards[Z.draft + 2]).toEqual(names(['conflict heartwood light', 'wild yellow light']))
    expect(cards[Z.discard]).toEqual([])
    expect(cards[Z.dark]).toEqual([])
    expect(table.step).toBe('draft.pick')
  },
)

proves('IMM-START-21', 'a reshuffle takes the discards of its own realm alone', () => {
  const table = drafting({
    draftRealm: [LIGHT, DARK, DARK],
    lightStack: [],
    discard: ['conflict sunfield light', 'conflict blackreed dark', 'wild purple light', 'wild purple dark'],
    players: [
      { groups: [3, 2], draft: ['conflict treehome light', 'conflict mountainhome light'] },
      { draft: ['conflict the-murk dark'] },
      { draft: ['conflict foothold dark'] },
    ],
  })
  table.choose(pick('conflict treehome light'), 0)
  table.choose(pick('conflict the-murk dark'), 1)
  table.choose(pick('conflict foothold dark'), 2)
  table.choose(group(2))
  expect(told(table, 'reshuffled')).toEqual([{ event: 'reshuffled', count: 3 }])
  expect(table.state.cards[Z.draft + 1]).toEqual(
    names([
      'conflict mountainhome light',
      'conflict treehome light',
      'conflict sunfield light',
      'wild purple light',
    ]),
  )
  expect(table.state.cards[Z.discard]).toEqual(names(['conflict blackreed dark', 'wild purple dark']))
})

proves('IMM-START-21', 'the new stack is in random order', () => {
  const drawn = new Set<number>()
  for (let n = 0; n < 30; n++) {
    const table = drafting({
      seed: `reshuffle ${n}`,
      draftRealm: [LIGHT, DARK, DARK],
      lightStack: [],
      discard: ['conflict sunfield light', 'conflict gloomfen light', 'wild purple light'],
      players: [
        {
          groups: [3, 2],
          draft: [
            'conflict mountainhome light',
            'conflict treehome light',
            'conflict heartwood light',
            'wild red light',
            'wild blue light',
          ],
        },
        { draft: ['conflict the-murk dark'] },
        { draft: ['conflict foothold dark'] },
      ],
    })
    table.choose(pick('conflict mountainhome light'), 0)
    table.choose(pick('conflict the-murk dark'), 1)
    table.choose(pick('conflict foothold dark'), 2)
    table.choose(group(3))
    const [one] = table.state.cards[Z.draft + 1].filter((drew) =>
      names([
        'conflict sunfield light',
        'conflict gloomfen light',
        'wild purple light',
        'conflict mountainhome light',
      ]).includes(drew),
    )
    drawn.add(one)
  }
  expect(drawn.size).toBe(4)
})

// A draft that stands still

/** No stacks, no discards, one card each of a site that is occupied. */
function standstill(): Scene {
  return drafting({
    deck: 'empty',
    marker: 0,
    armies: { 'treehome light': [0, 1], 'the-murk dark': [0, 2], 'foothold dark': [2, 5] },
    holders: { treehome: 0, 'the-murk': 0, foothold: 2 },
    draftRealm: [LIGHT, DARK, DARK],
    players: [
      { draft: ['conflict treehome light'] },
      { groups: [4, 2], draft: ['conflict the-murk dark'] },
      { groups: [3], draft: ['conflict foothold dark'] },
    ],
  })
}

proves(
  'IMM-START-22',
  'after a round without a placement and without a new card the groups left are placed in player order',
  () => {
    const table = standstill()
    table.choose(pick('conflict treehome light'), 0)
    table.choose(pick('conflict the-murk dark'), 1)
    table.choose(pick('conflict foothold dark'), 2)
    // The hands went to the left, so Mike has Dirk’s light one and Ani Mike’s dark one.
    expect(table.state.marker).toBe(1)
    expect(table.state.draftRealm).toEqual([DARK, LIGHT, DARK])
    expect([table.step, table.awaited]).toEqual(['draft.last.site', [1]])
    expect(table.offered()).toHaveLength(24)
    expect(table.why(onSite('treehome light'))).toBe('IMM-START-12')
    expect(table.numbers(onSite('treehome light'))).toEqual({ armies: 1 })
    expect(table.why(onSite('treehome dark'))).toBe('IMM-START-22')
    expect(table.why(onSite('foothold dark'))).toBe('IMM-START-12')
    expect(table.numbers(onSite('foothold dark'))).toEqual({ armies: 5 })
    expectWholeMenu(table)
    expect(menuOf(table).question).toEqual(text('ask.lastSite'))
    expect(shown(table, onSite('foothold light'))).toMatchObject({
      text: text('choose.site', { site: siteText(table.engine.tables, site('foothold light')) }),
      at: `site:${site('foothold light')}`,
    })
    table.choose(onSite('foothold light')).choose(group(2))
    expect(table.at('foothold light')).toEqual({ owner: 1, armies: 2 })
    expect(table.state.holder[region('foothold')]).toBe(2)
    table.choose(onSite('shore-lake light')).choose(group(4))
    expect(table.holds(1, 'shore-lake')).toBe(true)
    expect([table.step, table.awaited]).toEqual(['draft.last.site', [2]])
    expect(table.why(onSite('white-falls light'))).toBe('IMM-START-22')
    table.choose(onSite('white-falls dark')).choose(group(3))
    expect(table.at('white-falls dark')).toEqual({ owner: 2, armies: 3 })
    // That was the last group: the starting round is over.
    expect(isSeeding(table)).toBe(true)
    expect(table.state.marker).toBe(1)
  },
)

proves('IMM-START-22', 'Ani leads but has no group left, so Dirk places first and then Mike', () => {
  const table = drafting({
    deck: 'empty',
    marker: 1,
    armies: { 'treehome light': [0, 1], 'the-murk dark': [0, 2], 'foothold dark': [2, 5] },
    draftRealm: [LIGHT, DARK, DARK],
    players: [
      { groups: [1], draft: ['conflict treehome light'] },
      { groups: [2], draft: ['conflict the-murk dark'] },
      { draft: ['conflict foothold dark'] },
    ],
  })
  table.choose(pick('conflict treehome light'), 0)
  table.choose(pick('conflict the-murk dark'), 1)
  table.choose(pick('conflict foothold dark'), 2)
  expect(table.state.marker).toBe(2)
  expect([table.step, table.awaited]).toEqual(['draft.last.site', [0]])
  table.choose(onSite('mountainhome dark')).choose(group(1))
  expect([table.step, table.awaited]).toEqual(['draft.last.site', [1]])
})

proves('IMM-START-22', 'when the realm of the hand is full the groups go to the other one', () => {
  const full = Object.fromEntries(regionIds.slice(1).map((id) => [`${id} light`, [0, 1]]))
  const table = drafting({
    deck: 'empty',
    armies: { ...full, 'the-murk dark': [2, 1], 'foothold dark': [2, 5] },
    draftRealm: [LIGHT, DARK, DARK],
    players: [
      { draft: ['conflict treehome light'] },
      { groups: [4, 2, 1], draft: ['conflict the-murk dark'] },
      { draft: ['conflict foothold dark'] },
    ],
  })
  table.choose(pick('conflict treehome light'), 0)
  table.choose(pick('conflict the-murk dark'), 1)
  table.choose(pick('conflict foothold dark'), 2)
  // One light site is left, and after that none.
  expect(table.offered()).toEqual([onSite('tribute-pass light')])
  expect(table.why(onSite('tribute-pass dark'))).toBe('IMM-START-22')
  table.choose(onSite('tribute-pass light')).choose(group(2))
  expect(table.offered()).toHaveLength(25 - 2)
  expect(table.offers(onSite('tribute-pass dark'))).toBe(true)
  expect(table.why(onSite('treehome light'))).toBe('IMM-START-12')
  expect(table.why(onSite('foothold dark'))).toBe('IMM-START-12')
  table.choose(onSite('tribute-pass dark')).choose(group(4))
  expect(table.at('tribute-pass dark')).toEqual({ owner: 1, armies: 4 })
})

proves('IMM-START-22', 'a new card or a placement lets the draft go on as usual', () => {
  const fresh = drafting({
    armies: { 'treehome light': [0, 1], 'the-murk dark': [0, 2], 'foothold dark': [2, 5] },
    draftRealm: [LIGHT, DARK, DARK],
    lightStack: ['conflict shore-lake light'],
    darkStack: [],
    players: [
      { draft: ['conflict treehome light'] },
      { groups: [4, 2], draft: ['conflict the-murk dark'] },
      { groups: [3], draft: ['conflict foothold dark'] },
    ],
  })
  fresh.choose(pick('conflict treehome light'), 0)
  fresh.choose(pick('conflict the-murk dark'), 1)
  fresh.choose(pick('conflict foothold dark'), 2)
  // Only Mike has a card to choose from.
  expect([fresh.step, fresh.awaited]).toEqual(['draft.pick', [1]])
  expect(fresh.offered(1)).toEqual([pick('conflict shore-lake light')])
  fresh.choose(pick('conflict shore-lake light'))
  expect([fresh.step, fresh.awaited]).toEqual(['draft.group', [1]])

  const placed = drafting({
    deck: 'empty',
    armies: { 'treehome light': [0, 1], 'foothold dark': [2, 5] },
    holders: { 'the-murk': 0 },
    draftRealm: [LIGHT, DARK, DARK],
    players: [
      { draft: ['conflict treehome light', 'conflict shore-lake light'] },
      { groups: [4, 2], draft: ['conflict the-murk dark'] },
      { groups: [3], draft: ['conflict foothold dark'] },
    ],
  })
  placed.choose(pick('conflict treehome light'), 0)
  placed.choose(pick('conflict the-murk dark'), 1)
  placed.choose(pick('conflict foothold dark'), 2)
  placed.choose(group(4))
  expect([placed.step, placed.awaited]).toEqual(['draft.pick', [1]])
})

// The end of the starting round

function lastGroup(seed: string): Scene {
  const table = drafting({
    seed,
    marker: 2,
    draftRealm: [DARK, LIGHT, DARK],
    discard: ['conflict blackreed dark', 'wild purple light'],
    players: [
      {
        light: 'wood-elves',
        dark: 'demons',
        groups: [3],
        draft: ['conflict mountainhome dark', 'conflict the-murk dark', 'wild red dark'],
      },
      { draft: ['conflict treehome light', 'conflict heartwood light', 'wild green light'] },
      { draft: ['conflict foothold dark', 'conflict treehome dark', 'wild blue dark'] },
    ],
  })
  table.choose(pick('conflict mountainhome dark'), 0)
  table.choose(pick('conflict heartwood light'), 1)
  table.choose(pick('wild blue dark'), 2)
  return table.choose(group(3))
}

proves('IMM-START-23', 'the last group ends the starting round at once: nothing is passed on', () => {
  const table = lastGroup('end')
  expect(isSeeding(table)).toBe(true)
  expect(told(table, 'passedOn')).toEqual([])
  expect(told(table, 'seeded')).toHaveLength(1)
  expect(table.state.marker).toBe(2)
  expect(table.state.draftRealm).toEqual([DARK, LIGHT, DARK])
})

proves('IMM-START-23', 'with one group left anywhere another deployment round follows', () => {
  const table = drafting({
    marker: 2,
    draftRealm: [DARK, LIGHT, DARK],
    players: [
      { groups: [3], draft: ['conflict mountainhome dark', 'conflict the-murk dark'] },
      { groups: [2, 1], draft: ['conflict treehome light', 'conflict heartwood light'] },
      { draft: ['conflict foothold dark', 'conflict treehome dark'] },
    ],
  })
  table.choose(pick('conflict mountainhome dark'), 0)
  table.choose(pick('conflict heartwood light'), 1)
  table.choose(pick('conflict foothold dark'), 2)
  table.choose(group(3)).choose(group(1))
  expect(table.step).toBe('draft.pick')
  expect(told(table, 'passedOn')).toHaveLength(1)
  expect(table.state.marker).toBe(0)
})

proves(
  'IMM-START-24',
  'hands, stacks and discards become one face-down deck of the 58 conflict cards that nobody kept',
  () => {
    const table = lastGroup('end')
    const { cards } = table.state
    const kept = names(['conflict heartwood light', 'wild blue dark'])
    const all = [...conflictCardsOf(LIGHT), ...conflictCardsOf(DARK)].toSorted((a, b) => a - b)
    expect(cards[Z.deck].toSorted((a, b) => a - b)).toEqual(all.filter((one) => !kept.includes(one)))
    for (const zone of [Z.light, Z.dark, Z.discard, Z.shown, Z.draft, Z.draft + 1, Z.draft + 2]) {
      expect(cards[zone]).toEqual([])
    }
    expect(table.holds(1, 'conflict heartwood light')).toBe(true)
    expect(table.holds(2, 'wild blue dark')).toBe(true)
    for (const viewer of [0, 1, 2, 3]) {
      expect(seen(table, viewer, Z.deck)).toEqual(new Array(58).fill(HIDDEN))
    }
  },
)

proves('IMM-START-24', 'the deck is shuffled', () => {
  const tops = new Set(Array.from({ length: 20 }, (_, n) => lastGroup(`end ${n}`).state.cards[Z.deck].at(-1)))
  expect(tops.size).toBeGreaterThan(10)
})

proves('IMM-START-24', 'after a whole starting round the deck has all cards that are in no hand', () => {
  for (const seats of [3, 4, 5]) {
    const table = playUntil(opening(seats), isSeeding)
    const { cards, players } = table.state
    const kept = players.flatMap((_, seat) => table.hand(seat).filter(isConflict))
    expect(cards[Z.deck]).toHaveLength(60 - kept.length)
    expect(new Set([...cards[Z.deck], ...kept]).size).toBe(60)
  }
})

proves('IMM-START-25', 'Dirk, of the Wood Elves and the Demons, takes 9 energy and 7 gold', () => {
  const table = playUntil(dirkFirst(3), isSeeding)
  expect(table.state.players[0]).toMatchObject({ energy: 9, gold: 7 })
  expect(told(table, 'resources')).toContainEqual({ event: 'resources', seat: 0, gold: 7, energy: 9 })
  table.state.players.forEach(({ light, dark, gold, energy }) => {
    const halves = [baseEdition.tribes.light[light].resources, baseEdition.tribes.dark[dark].resources]
    expect(gold).toBe(halves[0].gold + halves[1].gold)
    expect(energy).toBe(halves[0].energy + halves[1].energy)
    expect(gold + energy).toBe(16)
  })
})

proves('IMM-START-26', 'each limbo gets 3 armies from the personal supply', () => {
  const table = playUntil(dirkFirst(5), isSeeding)
  for (const { limbo } of table.state.players) expect(limbo).toEqual([3, 3])
  expect(told(table, 'limbo').slice(0, 5)).toEqual(
    [0, 1, 2, 3, 4].map((seat) => ({ event: 'limbo', seat, light: 3, dark: 3 })),
  )
  // 43 less 24 in groups, 2 on the dark start site, 6 in the limbos and 7 in the tower leave 4 for the box.
  expect(table.state.players[0]).toMatchObject({ supply: 0, boxed: 4 })
})
