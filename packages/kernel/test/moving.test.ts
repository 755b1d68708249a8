import { describe, expect, it } from 'vitest'
import {
  each,
  HIDDEN,
  openKnowledge,
  pile,
  pool,
  seedFrom,
  set,
  slots,
  StepContext,
  viewZones,
  type Position,
  type Zones,
} from '../src/index.ts'

const SEATS = 2

/** Things as a game would declare them, and a table that moves them. */
const things = pool({
  maxSeats: SEATS,
  zones: {
    deck: pile('none'),
    offer: pile('all'),
    hand: each(set('owner')),
    even: set('all', (item) => item % 2 === 0),
    low: pile('none', (item) => item < 3),
    board: slots(2, 'all', (slot, item) => slot === item),
  },
})
things.key = 'things'
const { deck, offer, hand, even, low, board } = things.at

class Room {
  readonly position: Position
  readonly table: StepContext

  constructor(layout: Readonly<Record<number, readonly number[]>>, playout = false) {
    const zones = things.empty()
    for (const [zone, items] of Object.entries(layout)) zones[Number(zone)] = [...items]
    const random = { seed: seedFrom('moving'), epoch: 0, counters: [0] }
    const books = playout ? null : { things: openKnowledge(things, zones, SEATS) }
    this.position = { state: { things: zones }, stack: [], random, knowledge: books }
    this.table = new StepContext(null, SEATS, this.position, playout)
    this.table.begin(this.position, 0, undefined)
  }

  get zones(): Zones {
    return (this.position.state as { things: Zones }).things
  }

  view(viewer: number): Zones {
    const known = this.position.knowledge?.['things'][viewer] ?? { where: [], place: [] }
    return viewZones(things, this.zones, known, viewer)
  }
}

describe('a thing moved under a pile', () => {
  it.each([false, true])('lies below all others and is drawn last (playout: %s)', (playout) => {
    const { table, zones } = new Room({ [deck]: [0, 1], [hand]: [2, 3] }, playout)
    table.move(things, 2, hand, deck, { under: true })
    table.move(things, 3, hand, deck)
    expect(zones[deck]).toEqual([2, 0, 1, 3])
    expect([0, 1, 2, 3, 4].map(() => table.draw(things, deck, offer))).toEqual([3, 1, 0, 2, -1])
  })

  it('raises what a viewer has seen there, and is known to who put it there', () => {
    const room = new Room({ [deck]: [0, 1, 2], [hand]: [3, 4] })
    room.table.show(things, 1, deck, [0, 1])
    room.table.move(things, 4, hand, deck, { under: true })
    expect(room.view(0)[deck]).toEqual([4, HIDDEN, 1, HIDDEN])
    expect(room.view(1)[deck]).toEqual([HIDDEN, HIDDEN, 1, HIDDEN])
    room.table.draw(things, deck, hand + 1)
    room.table.draw(things, deck, hand + 1)
    expect(room.view(0)[hand + 1]).toEqual([HIDDEN, HIDDEN])
    expect(room.position.knowledge?.['things'][0].where[1]).toBe(1 << (hand + 1))
  })

  it('is known to all if it goes there openly, and teaches nobody then what its mover did not know', () => {
    const room = new Room({ [deck]: [0, 1], [hand]: [2] })
    room.table.move(things, 2, hand, deck, { under: true, open: true })
    expect(room.view(1)[deck]).toEqual([2, HIDDEN, HIDDEN])
    expect(room.table.taught).toBe(false)
  })

  it('is the first of an empty pile, and the last of an offer in order', () => {
    const { table, zones } = new Room({ [deck]: [0, 1, 2] })
    table.move(things, 2, deck, offer, { under: true })
    expect(zones[offer]).toEqual([2])
    table.move(things, 0, deck, offer, { under: true })
    table.move(things, 2, offer, offer, { under: true })
    expect(zones[offer]).toEqual([2, 0])
  })

  it('means nothing where there is no order', () => {
    const { table, zones } = new Room({ [deck]: [0, 1], [hand]: [2] })
    table.move(things, 1, deck, hand, { under: true })
    expect(zones[hand]).toEqual([1, 2])
  })
})

describe('a zone that does not accept a thing', () => {
  it.each([
    ['a set', 1, even, undefined, 'even does not accept item 1'],
    ['a pile', 3, low, { under: true }, 'low does not accept item 3'],
    ['a place', 1, board, { slot: 0 }, 'board does not accept item 1'],
  ] as const)('does not get it: %s', (_name, item, to, how, message) => {
    const { table } = new Room({ [deck]: [0, 1, 2, 3] })
    expect(() => table.move(things, item, deck, to, how)).toThrow(message)
  })

  it('does not get it with all the rest either', () => {
    const { table, zones } = new Room({ [deck]: [0, 2], [hand]: [1, 3] })
    table.moveAll(things, deck, even)
    expect(zones[even]).toEqual([0, 2])
    expect(() => table.moveAll(things, hand, even)).toThrow('even does not accept item 1')
  })
})

describe('a pool', () => {
  const zonesFor = (seats: number): Zones =>
    pool({ maxSeats: seats, zones: { hand: each(set('all')) } }).empty()

  it('has up to 31 zones and says so', () => {
    expect(zonesFor(31).length).toBe(31)
    expect(() => zonesFor(32)).toThrow('a pool has at most 31 zones, not 32')
  })

  it('knows what lies in its last zone', () => {
    const many = pool({ maxSeats: 30, zones: { deck: pile('none'), hand: each(set('owner')) } })
    const zones = many.empty()
    zones[30] = [0, 1]
    const knowledge = openKnowledge(many, zones, 30)
    expect(knowledge[3].where).toEqual([2 ** 30, 2 ** 30])
    expect(viewZones(many, zones, knowledge[29], 29)[30]).toEqual([0, 1])
    expect(viewZones(many, zones, knowledge[3], 3)[30]).toEqual([HIDDEN, HIDDEN])
  })
})
