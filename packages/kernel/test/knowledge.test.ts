import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  each,
  EMPTY,
  HIDDEN,
  imagineZones,
  openKnowledge,
  pile,
  plausibleKnowledge,
  pool,
  Random,
  seedFrom,
  set,
  slots,
  type Zones,
} from '../src/index.ts'
import { consistent, keyOf, Tabletop } from './worlds.ts'

const SEATS = 3
const SPECTATOR = SEATS

/** Six cards; the ambush takes only even ones in its first place. */
const cards = pool({
  maxSeats: SEATS,
  zones: {
    deck: pile('none'),
    hand: each(set('owner')),
    ambush: slots(2, 'none', (slot, item) => slot === 1 || item % 2 === 0),
    discard: pile('all'),
  },
})
const { deck, hand, ambush, discard } = cards.at

/** The same table, at which everybody knows more of what may lie where; nobody sees what is thrown away. */
const picky = pool({
  maxSeats: SEATS,
  zones: {
    deck: pile('none'),
    hand: each(set('owner', (item) => item > 0)),
    ambush: slots(2, 'none', (slot, item) => slot === 1 || item % 2 === 0),
    discard: pile('none', (item) => item < 3),
  },
})

function laid(layout: Partial<Record<number, readonly number[]>>): Zones {
  const zones = cards.empty()
  for (const [zone, items] of Object.entries(layout)) zones[Number(zone)] = [...(items ?? [])]
  return zones
}

const bits = (...zones: number[]): number => zones.reduce((mask, zone) => mask | (1 << zone), 0)

/** A fresh table on which each of three seats has drawn two cards from a mixed deck. */
function dealt(): Tabletop {
  const table = new Tabletop(cards, SEATS, laid({ [deck]: [0, 1, 2, 3, 4, 5] }))
  table.shuffle(deck, [5, 3, 1, 4, 2, 0])
  for (let seat = 0; seat < SEATS; seat++) {
    for (let n = 0; n < 2; n++) table.move(table.zones[deck].at(-1) ?? -1, deck, hand + seat, -1, false, -1)
  }
  return table
}

describe('what everybody knows at the start', () => {
  it('is what was laid out where, but not the order of piles', () => {
    const table = new Tabletop(cards, SEATS, laid({ [deck]: [0, 1, 2], [hand]: [3, 4], [discard]: [5] }))
    for (let viewer = 0; viewer <= SPECTATOR; viewer++) {
      expect(table.knowledge[viewer].where).toEqual(
        [0, 1, 2].map(() => bits(deck)).concat([bits(hand), bits(hand), bits(discard)]),
      )
      expect(table.view(viewer)[deck]).toEqual([HIDDEN, HIDDEN, HIDDEN])
    }
    expect(table.worlds(SPECTATOR).size).toBe(6)
  })

  it('has nothing to say of an item that is not in the box', () => {
    const [known] = openKnowledge(cards, laid({ [deck]: [0, 2] }), SEATS)
    expect(known.where).toEqual([bits(deck), 0, bits(deck)])
    const table = new Tabletop(cards, SEATS, laid({ [deck]: [0, 2], [discard]: [5] }))
    expect(table.worlds(SPECTATOR).size).toBe(2)
  })
})

describe('a draw from the deck', () => {
  it('is seen by the drawer alone, and others know only that it is here or there', () => {
    const table = new Tabletop(cards, SEATS, laid({ [deck]: [0, 1, 2, 3, 4, 5] }))
    table.shuffle(deck, [5, 3, 1, 4, 2, 0])
    expect(table.move(0, deck, hand + 1, -1, false, 1)).toBe(true)
    expect(table.view(1)[hand + 1]).toEqual([0])
    expect(table.knowledge[1].where[0]).toBe(bits(hand + 1))
    expect(table.knowledge[0].where).toEqual(Array.from({ length: 6 }, () => bits(deck, hand + 1)))
    expect(table.view(0)[hand + 1]).toEqual([HIDDEN])
  })

  it('takes the last card of a deck to where it must be', () => {
    const table = new Tabletop(cards, SEATS, laid({ [deck]: [0], [hand]: [1, 2, 3, 4, 5] }))
    table.move(0, deck, hand + 1, -1, false, 1)
    expect(table.knowledge[SPECTATOR].where[0]).toBe(bits(hand + 1))
  })
})

describe('hands passed on', () => {
  it('are known to who passed them, under their new name, and to nobody else', () => {
    const table = dealt()
    const [first] = [table.zones[hand].slice()]
    table.rotate([hand, hand + 1, hand + 2], 0)
    expect(table.zones[hand + 1]).toEqual(first)
    for (const card of first) {
      expect(table.knowledge[0].where[card]).toBe(bits(hand + 1))
      expect(table.knowledge[1].where[card]).toBe(bits(hand + 1))
      // The third seat knows the hand it passed and the one it got, and so what is in the hand between.
      expect(table.knowledge[2].where[card]).toBe(bits(hand + 1))
      expect(table.knowledge[SPECTATOR].where[card]).toBe(bits(hand, hand + 1, hand + 2))
    }
    expect(table.view(0)[hand + 1]).toEqual([HIDDEN, HIDDEN])
  })

  it('are all known again after going all the way round', () => {
    const table = dealt()
    const own = table.zones[hand].slice()
    for (let n = 0; n < SEATS; n++) table.rotate([hand, hand + 1, hand + 2], 0)
    expect(table.view(0)[hand]).toEqual(own)
    // Every hand was in the first seat's for a while.
    for (let viewer = 0; viewer < SEATS; viewer++) {
      expect(table.worlds(viewer).size).toBe(1)
      expect(consistent(cards, table.view(viewer), table.knowledge[viewer])).toEqual(table.worlds(viewer))
    }
  })

  it('teach the one who passes nothing that it could take back, unless it gets something', () => {
    const table = dealt()
    expect(table.rotate([hand, hand + 1, hand + 2], 0)).toBe(true)
    const alone = new Tabletop(cards, SEATS, laid({ [hand]: [0, 1], [deck]: [2, 3, 4, 5] }))
    expect(alone.rotate([hand, hand + 1], 0)).toBe(false)
  })
})

describe('a card that leaves a hand unseen', () => {
  it('is one of those that were known to be there', () => {
    const table = new Tabletop(cards, SEATS, laid({ [hand]: [0, 1, 2], [deck]: [3, 4, 5] }))
    table.move(2, hand, ambush, 1, false, 0)
    expect(table.knowledge[0].where[2]).toBe(bits(ambush))
    expect(table.knowledge[0].place[2]).toBe(1)
    expect(table.knowledge[1].where.slice(0, 3)).toEqual([0, 1, 2].map(() => bits(hand, ambush)))
    expect(consistent(cards, table.view(1), table.knowledge[1]).size).toBe(3 * 6)
  })

  it('is one that the place accepts', () => {
    const table = new Tabletop(cards, SEATS, laid({ [hand]: [0, 1, 2], [deck]: [3, 4, 5] }))
    table.move(2, hand, ambush, 0, false, 0)
    expect(table.knowledge[1].where.slice(0, 3)).toEqual([bits(hand, ambush), bits(hand), bits(hand, ambush)])
  })

  it('is known if it was the only one', () => {
    const table = new Tabletop(cards, SEATS, laid({ [hand]: [2], [deck]: [0, 1, 3, 4, 5] }))
    table.move(2, hand, ambush, 0, false, 0)
    expect(table.knowledge[1].where[2]).toBe(bits(ambush))
  })

  it('is seen by all if it is moved openly, or to where all see it', () => {
    for (const [to, open] of [
      [ambush, true],
      [discard, false],
    ] as const) {
      const table = dealt()
      const card = table.zones[hand][0]
      expect(table.move(card, hand, to, 1, open, 0)).toBe(false)
      for (let viewer = 0; viewer <= SPECTATOR; viewer++)
        expect(table.knowledge[viewer].where[card]).toBe(bits(to))
    }
  })

  it('teaches nobody if only its owner follows it, whoever caused it', () => {
    const table = dealt()
    expect(table.move(table.zones[hand + 1][0], hand + 1, ambush, 1, false, 0)).toBe(false)
  })

  it('teaches if the one who moves it did not know it', () => {
    const table = dealt()
    expect(table.move(table.zones[hand + 1][0], hand + 1, discard, -1, false, 0)).toBe(true)
  })
})

describe('a card in a known place', () => {
  it('is followed from a pile by who has seen it, and by nobody else', () => {
    const table = new Tabletop(cards, SEATS, laid({ [deck]: [0, 1, 2, 3, 4, 5] }))
    table.shuffle(deck, [5, 3, 1, 4, 2, 0])
    expect(table.show(deck, 5, [0], 0)).toBe(true)
    expect(table.view(0)[deck]).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, 0])
    expect(table.view(1)[deck]).toEqual(Array.from({ length: 6 }, () => HIDDEN))
    table.move(0, deck, hand + 1, -1, false, 1)
    expect(table.knowledge[0].where[0]).toBe(bits(hand + 1))
    expect(table.knowledge[2].where[0]).toBe(bits(deck, hand + 1))
  })

  it('is shown a second time without teaching anything', () => {
    const table = dealt()
    table.shuffle(deck, table.zones[deck])
    const other = new Tabletop(cards, SEATS, laid({ [deck]: [0, 1, 2, 3, 4, 5] }))
    other.show(deck, 2, [0], 0)
    expect(other.show(deck, 2, [0], 0)).toBe(false)
    expect(other.show(deck, 2, [1], 0)).toBe(false)
    expect(other.show(deck, 3, [1], 0)).toBe(true)
  })

  it('moves down when one below it leaves', () => {
    const table = new Tabletop(cards, SEATS, laid({ [deck]: [0, 1, 2, 3, 4, 5] }))
    table.show(deck, 4, [0], 0)
    table.move(1, deck, discard, -1, false, 0)
    expect(table.view(0)[deck]).toEqual([HIDDEN, HIDDEN, HIDDEN, 4, HIDDEN])
    expect(table.zones[deck][3]).toBe(4)
  })

  it('can come to the top of its own pile', () => {
    const table = new Tabletop(cards, SEATS, laid({ [deck]: [0, 1, 2, 3, 4, 5] }))
    table.move(2, deck, deck, -1, true, 0)
    expect(table.zones[deck]).toEqual([0, 1, 3, 4, 5, 2])
    expect(table.view(SPECTATOR)[deck]).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, 2])
  })

  it('moves up when one comes to lie under the pile, whoever saw which', () => {
    const table = new Tabletop(cards, SEATS, laid({ [deck]: [0, 1, 2, 3], [hand]: [4, 5] }))
    table.show(deck, 0, [1], 1)
    table.show(deck, 2, [0, 1], 0)
    expect(table.move(5, hand, deck, 0, false, 0)).toBe(false)
    expect(table.zones[deck]).toEqual([5, 0, 1, 2, 3])
    expect(table.view(0)[deck]).toEqual([5, HIDDEN, HIDDEN, 2, HIDDEN])
    expect(table.view(1)[deck]).toEqual([HIDDEN, 0, HIDDEN, 2, HIDDEN])
    expect(table.knowledge[1].where[4]).toBe(bits(deck, hand))
  })

  it('can come to the bottom of its own pile', () => {
    const table = new Tabletop(cards, SEATS, laid({ [deck]: [0, 1, 2, 3, 4, 5] }))
    for (const slot of [1, 2, 5]) table.show(deck, slot, [0], 0)
    table.move(2, deck, deck, 0, false, 0)
    expect(table.zones[deck]).toEqual([2, 0, 1, 3, 4, 5])
    expect(table.view(0)[deck]).toEqual([2, HIDDEN, 1, HIDDEN, HIDDEN, 5])
    expect(table.view(1)[deck]).toEqual(Array.from({ length: 6 }, () => HIDDEN))
  })

  it('is forgotten when the pile is mixed, but not that it is there', () => {
    const table = new Tabletop(cards, SEATS, laid({ [deck]: [0, 1, 2, 3, 4, 5] }))
    table.show(deck, 2, [0], 0)
    table.shuffle(deck, [5, 4, 3, 2, 1, 0])
    expect(table.view(0)[deck]).toEqual(Array.from({ length: 6 }, () => HIDDEN))
    expect(table.knowledge[0].where[2]).toBe(bits(deck))
    expect(table.knowledge[0].place[2]).toBe(-1)
  })
})

/** Things that may happen at the table, drawn at random. */
const happening = fc.record({
  what: fc.constantFrom('move', 'move', 'move', 'move', 'draw', 'rotate', 'pour', 'shuffle', 'show'),
  a: fc.nat(),
  b: fc.nat(),
  c: fc.nat(),
  open: fc.nat({ max: 9 }).map((n) => n === 0),
  under: fc.boolean(),
  actor: fc.integer({ min: -1, max: SEATS - 1 }),
})

type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never

function happen(table: Tabletop, { what, a, b, c, open, under, actor }: Happening): void {
  const { zones } = table.pool
  const full = zones.filter(({ id }) => table.zones[id].some((item) => item !== EMPTY))
  const from = full[a % full.length]
  const items = table.zones[from.id].filter((item) => item !== EMPTY)
  switch (what) {
    case 'rotate':
      table.rotate([hand, hand + 1, hand + 2], actor)
      return
    case 'pour': {
      const to = [deck, hand, hand + 1, hand + 2, discard][b % 5]
      if (to === from.id || items.some((item) => zones[to].accepts?.(-1, item) === false)) return
      table.moveAll(from.id, to, actor)
      return
    }
    case 'shuffle':
      table.shuffle(deck, new Random([a, b, c]).shuffle(table.zones[deck].slice()))
      return
    case 'show':
      table.show(from.id, table.zones[from.id].indexOf(items[b % items.length]), [c % (SEATS + 1)], actor)
      return
    default: {
      const to = zones[b % zones.length]
      const item = what === 'draw' ? (table.zones[deck].at(-1) ?? -1) : items[c % items.length]
      const source = what === 'draw' ? deck : from.id
      const slot = to.kind === 'slots' ? table.zones[to.id].indexOf(EMPTY) : under ? 0 : -1
      if (item < 0 || (to.kind === 'slots' && slot < 0) || to.accepts?.(slot, item) === false) return
      table.move(item, source, to.id, slot, open, actor)
    }
  }
}

const history = fc.array(happening, { maxLength: 12 })

describe.each([
  ['whatever happened', cards],
  ['whatever happened where not everything may lie everywhere', picky],
])('%s', (_name, things) => {
  it('no viewer rules out a world that is possible, nor sees anything untrue', () => {
    fc.assert(
      fc.property(history, (events) => {
        const table = new Tabletop(things, SEATS, laid({ [deck]: [0, 1, 2, 3], [hand]: [4] }))
        for (const event of events) {
          happen(table, event)
          for (let viewer = 0; viewer <= SPECTATOR; viewer++) {
            const drawn = consistent(things, table.view(viewer), table.knowledge[viewer])
            const possible = table.worlds(viewer)
            expect(possible.has(keyOf(table.zones))).toBe(true)
            expect([...possible].filter((world) => !drawn.has(world))).toEqual([])
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  it('every world that the books allow is imagined, and no other', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: SPECTATOR }), fc.nat(), (events, viewer, salt) => {
        const table = new Tabletop(things, SEATS, laid({ [deck]: [0, 1, 2], [hand]: [3, 4] }))
        for (const event of events) happen(table, event)
        const seen = table.view(viewer)
        const drawn = consistent(things, seen, table.knowledge[viewer])
        const random = new Random([salt, 1])
        const imagined = new Set<string>()
        // The rarest of n worlds comes up often enough if each has at least a fifth of its fair share.
        for (let n = 0; n < drawn.size * 75; n++) {
          imagined.add(keyOf(imagineZones(things, seen, table.knowledge[viewer], random)))
        }
        expect([...imagined].filter((world) => !drawn.has(world))).toEqual([])
        expect(imagined.size).toBe(drawn.size)
      }),
      { numRuns: 60 },
    )
  })

  it('the books that a viewer imagines for others are true of what it imagines', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: SPECTATOR }), fc.nat(), (events, viewer, salt) => {
        const table = new Tabletop(things, SEATS, laid({ [deck]: [0, 1, 2, 3], [hand]: [4, 5] }))
        for (const event of events) happen(table, event)
        const zones = imagineZones(things, table.view(viewer), table.knowledge[viewer], new Random([salt]))
        const knowledge = plausibleKnowledge(things, zones, viewer, table.knowledge[viewer], SEATS)
        expect(knowledge[viewer]).toEqual(table.knowledge[viewer])
        const untrue = things.zones.flatMap(({ id }) =>
          zones[id].filter(
            (item) => item !== EMPTY && knowledge.some(({ where }) => (where[item] & (1 << id)) === 0),
          ),
        )
        expect(untrue).toEqual([])
      }),
    )
  })
})

describe('whatever happened before', () => {
  it('a card drawn or shown is news unless the one who acts, or all who see it, knew it', () => {
    fc.assert(
      fc.property(
        history,
        fc.integer({ min: -1, max: SEATS - 1 }),
        fc.nat({ max: SEATS }),
        (events, actor, seat) => {
          const table = new Tabletop(cards, SEATS, laid({ [deck]: [0, 1, 2], [hand]: [3, 4] }))
          for (const event of events) happen(table, event)
          const top = table.zones[deck].length - 1
          if (top < 0) return
          const isOld = table.isCertain(actor, deck, top) || table.isCertain(seat, deck, top)
          const isNews =
            seat === SPECTATOR
              ? table.show(deck, top, [seat], actor)
              : table.move(table.zones[deck][top], deck, hand + seat, -1, false, actor)
          expect(isNews || isOld).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('imagination', () => {
  it('is nearly fair: no world comes up half or twice as often as it should', () => {
    const tray = pool({ maxSeats: 1, zones: { a: set('none'), b: set('none'), c: set('none') } })
    const seen = [[HIDDEN], [HIDDEN, HIDDEN, HIDDEN], [HIDDEN, HIDDEN]]
    const known = { where: [3, 6, 4, 3, 5, 3], place: [-1, -1, -1, -1, -1, -1] }
    const random = new Random(seedFrom('fair'))
    const times = new Map<string, number>()
    for (let n = 0; n < 4000; n++) {
      const world = keyOf(imagineZones(tray, seen, known, random))
      times.set(world, (times.get(world) ?? 0) + 1)
    }
    expect(new Set(times.keys())).toEqual(consistent(tray, seen, known))
    const share = 4000 / times.size
    expect(Math.min(...times.values())).toBeGreaterThan(share / 2)
    expect(Math.max(...times.values())).toBeLessThan(share * 2)
  })

  it('says what cannot be, if the books contradict what is seen', () => {
    const table = dealt()
    const known = { where: table.knowledge[0].where.map(() => bits(deck)), place: table.knowledge[0].place }
    expect(() => imagineZones(cards, table.view(0), known, new Random(seedFrom('x')))).toThrow(
      'nothing can lie in hand',
    )
  })
})

describe('what a zone accepts', () => {
  const kinds = pool({
    maxSeats: 1,
    zones: {
      table: set('all'),
      spells: pile('none', (item) => item < 3),
      bag: set('none', (item) => item !== 1),
      box: pile('none'),
    },
  })
  const { spells, bag, box } = kinds.at

  it('keeps the rest out of it in imagination', () => {
    const seen = [[], [HIDDEN, HIDDEN], [HIDDEN], [HIDDEN, HIDDEN]]
    const anywhere = { where: [0, 1, 2, 3, 4].map(() => bits(spells, bag, box)), place: [-1, -1, -1, -1, -1] }
    const random = new Random(seedFrom('picky'))
    for (let n = 0; n < 200; n++) {
      const zones = imagineZones(kinds, seen, anywhere, random)
      expect(zones[spells].every((item) => item < 3)).toBe(true)
      expect(zones[bag]).not.toEqual([1])
    }
  })

  it('tells what cannot have gone there, alone or with all the rest', () => {
    const table = new Tabletop(kinds, 1, [[], [], [0, 2, 3], [4, 1]])
    table.move(2, bag, spells, -1, false, -1)
    const either = bits(bag, spells)
    expect(table.knowledge[0].where).toEqual([either, bits(box), either, bits(bag), bits(box)])
    table.move(1, box, spells, -1, false, -1)
    expect(table.knowledge[0].where[1]).toBe(bits(box, spells))
    table.moveAll(box, bag, -1)
    expect(table.knowledge[0].where[1]).toBe(bits(spells))
  })

  it('is true of what others are imagined to know', () => {
    const zones = [[], [0, 1], [3], [2, 4]]
    const { where } = openKnowledge(kinds, zones, 1)[0]
    const knowledge = plausibleKnowledge(kinds, zones, 0, { where, place: where.map(() => -1) }, 1)
    expect(knowledge[1].where).toEqual([
      bits(spells, bag, box),
      bits(spells, box),
      bits(spells, bag, box),
      bits(bag, box),
      bits(bag, box),
    ])
  })
})
