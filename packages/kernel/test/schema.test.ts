import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bool,
  Hasher,
  int,
  ints,
  late,
  later,
  list,
  maybe,
  numbers,
  oneOf,
  perSeat,
  Random,
  UserError,
  seat,
  secret,
  secretList,
  seedFrom,
  shuffledInts,
  struct,
  word,
  type AnyNode,
  type Json,
  type Node,
} from '../src/index.ts'
import { filled } from './setup.ts'

const random = (): Random => new Random(seedFrom('schema'))

function hashOf<T, V>(node: Node<T, V>, value: T): string {
  const into = new Hasher()
  node.hash(value, into)
  return into.hex()
}

/** The path that a decoder complains about. */
function complaint<T, V>(node: Node<T, V>, json: unknown): string {
  try {
    node.decode(json as Json, 'x')
  } catch (error) {
    if (error instanceof UserError) return filled(error.text, 'path')
    throw error
  }
  return 'nothing'
}

const whole = fc.integer({ min: -0x8000_0000, max: 0x7fff_ffff })

const everything = struct({
  count: int(),
  small: int(0, 9),
  flag: bool(),
  phase: oneOf('dawn', 'noon', 'dusk'),
  row: ints(3),
  rows: list(ints()),
  owners: perSeat(struct({ gold: int(), hand: secretList(int(), 'owner', (r) => r.below(9)) })),
  perhaps: maybe(struct({ deep: ints() })),
  plan: secret(ints(), 'nobody', (r) => [r.below(9)]),
  bag: shuffledInts(),
  name: word(),
  data: numbers(),
})

const anything = fc.record({
  count: whole,
  small: fc.integer({ min: 0, max: 9 }),
  flag: fc.boolean(),
  phase: fc.constantFrom('dawn' as const, 'noon' as const, 'dusk' as const),
  row: fc.array(whole, { minLength: 3, maxLength: 3 }),
  rows: fc.array(fc.array(whole)),
  owners: fc.array(fc.record({ gold: whole, hand: fc.array(whole) }), { minLength: 2, maxLength: 3 }),
  perhaps: fc.option(fc.record({ deep: fc.array(whole) })),
  plan: fc.array(whole),
  bag: fc.array(whole),
  name: fc.string(),
  data: fc.dictionary(fc.constantFrom('a', 'b', 'c'), whole, { noNullPrototype: true }),
})

describe('every node', () => {
  it('says what it is made of, whoever may see it', () => {
    const kinds = Object.entries<AnyNode>(everything.fields).map(([name, { shape }]) => [name, shape.kind])
    expect(Object.fromEntries(kinds)).toEqual({
      count: 'number',
      small: 'number',
      flag: 'flag',
      phase: 'word',
      row: 'numbers',
      rows: 'list',
      owners: 'perSeat',
      perhaps: 'maybe',
      plan: 'numbers',
      bag: 'numbers',
      name: 'word',
      data: 'named',
    })
    expect(everything.fields.perhaps.shape).toMatchObject({ of: { shape: { kind: 'struct' } } })
    expect(seat(4).shape).toEqual({ kind: 'seat' })
    expect([complaint(seat(4), 4), complaint(seat(4), -1), complaint(seat(4, -1), -1)]).toEqual([
      'x',
      'x',
      'nothing',
    ])
  })

  it('comes back from JSON as it was', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const text = JSON.stringify(everything.encode(value))
        const back = everything.decode(JSON.parse(text) as Json, 'x')
        expect(back).toEqual(value)
        expect(hashOf(everything, back)).toBe(hashOf(everything, value))
      }),
    )
  })

  it('copies to something equal that shares nothing changeable', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const before = JSON.stringify(value)
        const copy = everything.copy(value)
        expect(copy).toEqual(value)
        copy.row.push(1)
        copy.rows.push([1])
        for (const row of copy.rows) row.push(1)
        for (const owner of copy.owners) {
          owner.gold = -7
          owner.hand.push(1)
        }
        copy.perhaps?.deep.push(1)
        copy.plan.push(1)
        copy.bag.push(1)
        expect(JSON.stringify(value)).toBe(before)
      }),
    )
  })

  it('imagines what looks the same to the viewer', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 0, max: 3 }), (value, viewer) => {
        const view = everything.view(value, { viewer, owner: -1 })
        const imagined = everything.imagine(view, random())
        expect(everything.view(imagined, { viewer, owner: -1 })).toEqual(view)
      }),
    )
  })

  it('has another hash when one field is different', () => {
    const keys = Object.keys(everything.fields) as (keyof typeof everything.fields)[]
    fc.assert(
      fc.property(anything, anything, fc.constantFrom(...keys), (a, b, key) => {
        fc.pre(JSON.stringify(a[key]) !== JSON.stringify(b[key]))
        expect(hashOf(everything, { ...a, [key]: b[key] })).not.toBe(hashOf(everything, a))
      }),
      { numRuns: 500 },
    )
  })
})

describe('who sees what', () => {
  const purse = struct({
    hands: perSeat(secretList(int(), 'owner', () => 0)),
    plan: secret(int(), 'nobody', () => 0),
  })
  const value = { hands: [[1, 2], [3]], plan: 5 }

  it('shows an owner its own list and others its length', () => {
    expect(purse.view(value, { viewer: 0, owner: -1 })).toEqual({ hands: [[1, 2], { count: 1 }], plan: null })
    expect(purse.view(value, { viewer: 1, owner: -1 })).toEqual({ hands: [{ count: 2 }, [3]], plan: null })
  })

  it('shows a spectator nothing hidden', () => {
    const view = purse.view(value, { viewer: 2, owner: -1 })
    expect(view).toEqual({ hands: [{ count: 2 }, { count: 1 }], plan: null })
  })

  it('forgets the owner again after a list for each seat', () => {
    const gaze = { viewer: 0, owner: -1 }
    purse.view(value, gaze)
    expect(gaze.owner).toBe(-1)
  })

  it('shows what is in a bag but not in which order', () => {
    const bag = shuffledInts()
    expect(bag.view([3, 1, 2], { viewer: 0, owner: -1 })).toEqual([1, 2, 3])
    const orders = new Set<string>()
    const r = random()
    for (let i = 0; i < 200; i++) orders.add(bag.imagine([1, 2, 3], r).join())
    expect(orders.size).toBe(6)
  })

  it('guesses a secret anew each time', () => {
    const plan = secret(int(), 'nobody', (r) => r.below(3))
    const r = random()
    expect(new Set(Array.from({ length: 50 }, () => plan.imagine(null, r)))).toEqual(new Set([0, 1, 2]))
  })
})

describe('a field that came later', () => {
  const first = struct({ gold: int() })
  const grown = struct({ gold: int(), colour: later(int(0, 4)) })

  it('leaves no trace in states of before', () => {
    const old = { gold: 3, colour: undefined }
    expect(grown.encode(old)).toEqual({ gold: 3 })
    expect(grown.decode({ gold: 3 }, 'x')).toEqual(old)
    expect(hashOf(grown, old)).toBe(hashOf(first, { gold: 3 }))
  })

  it('is kept like any other once it is there', () => {
    const value = { gold: 3, colour: 2 }
    expect(grown.decode(grown.encode(value), 'x')).toEqual(value)
    expect(hashOf(grown, value)).not.toBe(hashOf(grown, { gold: 3, colour: 1 }))
    expect(complaint(grown, { gold: 3, colour: 7 })).toBe('x.colour')
  })
})

describe('damaged input is refused where it is damaged', () => {
  const good = everything.encode({
    count: 1,
    small: 2,
    flag: true,
    phase: 'noon',
    row: [1, 2, 3],
    rows: [[1], [2, 3]],
    owners: [{ gold: 1, hand: [4] }],
    perhaps: { deep: [5] },
    plan: [6],
    bag: [7],
    name: 'n',
    data: { a: 1 },
  }) as { [key: string]: Json }

  it('takes what is whole', () => {
    expect(complaint(everything, good)).toBe('nothing')
  })

  it.each([
    ['a number that is none', { ...good, count: '1' }, 'x.count'],
    ['a fraction', { ...good, count: 1.5 }, 'x.count'],
    ['a number out of range', { ...good, small: 10 }, 'x.small'],
    ['a number below its range', { ...good, small: -1 }, 'x.small'],
    ['a flag that is none', { ...good, flag: 1 }, 'x.flag'],
    ['a word that is not one of those', { ...good, phase: 'night' }, 'x.phase'],
    ['a list too short', { ...good, row: [1, 2] }, 'x.row'],
    ['a list that is none', { ...good, rows: {} }, 'x.rows'],
    ['something deep inside a list', { ...good, rows: [[1], [2, null]] }, 'x.rows[1][1]'],
    ['something in an owner', { ...good, owners: [{ gold: 1, hand: ['4'] }] }, 'x.owners[0].hand[0]'],
    ['something in what may be missing', { ...good, perhaps: { deep: 3 } }, 'x.perhaps.deep'],
    ['something in a secret', { ...good, plan: [true] }, 'x.plan[0]'],
    ['a name that is none', { ...good, name: 3 }, 'x.name'],
    ['data that is no number', { ...good, data: { a: 'b' } }, 'x.data.a'],
    ['a field too many', { ...good, more: 1 }, 'x.more'],
    ['an object that is a list', [], 'x'],
    ['nothing at all', null, 'x'],
  ])('%s', (_what, json, path) => {
    expect(complaint(everything, json)).toBe(path)
  })

  it.each(Object.keys(everything.fields))('a missing %s', (key) => {
    const { [key]: _gone, ...rest } = good
    expect(complaint(everything, rest)).toBe(`x.${key}`)
  })
})

describe('a field that came later', () => {
  const before = struct({ gold: int() })
  const now = struct({
    gold: int(),
    turned: late(
      ints(),
      () => [],
      (list) => list.length === 0,
    ),
  })
  it('is neither hashed nor written where it says what is usual', () => {
    const usual = { gold: 3, turned: [] }
    expect(hashOf(now, usual)).toBe(hashOf(before, { gold: 3 }))
    expect(now.encode(usual)).toEqual({ gold: 3 })
    expect(now.decode({ gold: 3 }, 'it')).toEqual(usual)
  })

  it('is what it says everywhere else', () => {
    const other = { gold: 3, turned: [2] }
    expect(hashOf(now, other)).not.toBe(hashOf(before, { gold: 3 }))
    expect(now.decode(now.encode(other), 'it')).toEqual(other)
    expect(now.copy(other)).toEqual(other)
  })
})
