import { describe, expect, test } from 'vitest'
import type { FactionId, Resource, TokenId, UnitId } from '../../src/content/ids.ts'
import { MOD } from '../../src/state/mods.ts'
import { RESOURCE, SIDE_NO, TOKEN } from '../../src/state/names.ts'
import { ANCIENT, BAG } from '../../src/state/numbers.ts'
import { goodsOf } from '../../src/state/queries/goods.ts'
import { carried, marksOn } from '../../src/state/queries/marks.ts'
import { modifier } from '../../src/state/queries/modifiers.ts'
import { hasFlag } from '../../src/state/queries/pieces.ts'
import { deedsOf, readCard } from '../support/auto.ts'
import { nameOfNode } from '../support/names.ts'
import type { PieceScene, Scene, SceneSpec, SideScene } from '../support/scene.ts'

type Units = Readonly<Record<string, string | PieceScene>>

/** One card of the faction's deck is read against a player: its number, its units, the player's, the dice, more. */
type Read = (
  number: number,
  units: Units,
  foes: Units,
  dice?: readonly number[],
  more?: SceneSpec & { own?: Partial<SideScene> },
) => Scene

function deckOf(faction: FactionId): Read {
  const player = faction === 'orpal' ? 'varpen' : 'orpal'
  return (number, units, foes, dice = [], { own = {}, ...more } = {}) => {
    const sides = { [faction]: { auto: true, units, ...own }, [player]: { units: foes } }
    return readCard(faction, number, { ...more, sides: { ...sides, ...more.sides } }, dice)
  }
}

function goods(t: Scene, name: string, resource: Resource): number {
  return goodsOf(t.state, t.piece(name), RESOURCE[resource])
}

function marks(t: Scene, space: string, token: TokenId): number {
  return marksOn(t.state, t.node(space), TOKEN[token])
}

/** The new units, as `unit space`. */
function placed(t: Scene): string[] {
  return t.told('placed').map(({ piece, at }) => `${t.tables.idOf[piece]} ${nameOfNode(t.tables, at)}`)
}

/** What stands there now of a side, as `unit space`, in the order of tokens. */
function army(t: Scene, side: FactionId): string[] {
  return t.state.army[SIDE_NO[side]].map(
    (piece) => `${t.tables.idOf[piece]} ${nameOfNode(t.tables, t.state.at[piece])}`,
  )
}

function points(t: Scene, side: FactionId): number {
  return t.state.points[SIDE_NO[side]]
}

/** Attackers by their names, and whom they attacked. */
function attacks(t: Scene, ...names: readonly string[]): string[] {
  const name = (piece: number): string => names.find((one) => t.piece(one) === piece) ?? String(piece)
  return t
    .told('attacked')
    .map(({ attackers, target }) => `${attackers.map(name).join('+')} > ${name(target)}`)
}

function bearing(is: PieceScene['is'], at: string, resource: Resource, n = 1): PieceScene {
  return { is, at, goods: { [resource]: n } }
}

const far: Units = { x: 'orpal-bonewalker P1' }

describe('Varpen', () => {
  const read = deckOf('varpen')

  test('1 Build up: two that carry ore spend it and grow, the western ones', () => {
    const t = read(
      1,
      {
        a: bearing('varpen-whelp', 'G9', 'ore'),
        b: bearing('varpen-raider', 'E9', 'ore', 2),
        c: bearing('varpen-whelp', 'C9', 'ore'),
        d: 'varpen-whelp A9',
      },
      far,
    )
    expect(army(t, 'varpen')).toEqual([
      'varpen-whelp G9',
      'varpen-whelp A9',
      'varpen-raider C9',
      'varpen-brute E9',
    ])
    expect([goods(t, 'a', 'ore'), t.state.stock[RESOURCE.ore]]).toEqual([1, 4])
    expect([deedsOf(t, 'varpen', 'unitsUpgraded'), points(t, 'varpen')]).toEqual([2, 2])
  })

  test('2 Gather: two on rock roll for ore; on 3 or more the westernmost has one more', () => {
    const units = {
      a: 'varpen-whelp K9',
      b: 'varpen-whelp H8',
      c: 'varpen-whelp D9',
      d: 'varpen-raider C9',
    }
    const t = read(2, units, far, [2, 3, 3])
    expect(['a', 'b', 'c', 'd'].map((name) => goods(t, name, 'ore'))).toEqual([0, 0, 1, 1])
    const less = read(2, { ...units, e: 'varpen-whelp H8' }, { x: 'orpal-bonewalker H8' }, [4, 6, 2])
    expect(['a', 'b', 'c', 'd'].map((name) => goods(less, name, 'ore'))).toEqual([1, 0, 1, 0])
  })

  test('3 Move: all go up to 2 towards the nearest player’s unit', () => {
    const t = read(3, { a: 'varpen-whelp E9', b: 'varpen-whelp H9' }, { x: 'orpal-bonewalker I9' })
    expect([t.at('a'), t.at('b')]).toEqual(['G9', 'I9'])
  })

  test('4 Combat: on each space the two strongest attack the lowest defence and kill', () => {
    const t = read(
      4,
      {
        a: 'varpen-whelp F9',
        b: 'varpen-raider F9',
        c: 'varpen-brute F9',
        d: 'varpen-whelp C9',
      },
      { x: 'orpal-shade F9', y: 'orpal-bonewalker F9', z: 'orpal-bonewalker C9' },
      [2, 1, 6, 6, 6, 6, 1],
    )
    t.take('ready')
    expect(attacks(t, 'a', 'b', 'c', 'd', 'x', 'y', 'z')).toEqual(['d > z', 'c+b > y'])
    expect(t.told('killed').map(({ piece }) => piece)).toEqual([t.piece('z'), t.piece('y')])
    expect(points(t, 'varpen')).toBe(2)
  })

  test('5 War cry: on 4 or more +2 to the attacks of this turn', () => {
    const bonus = (die: number): number => {
      const t = read(5, { a: 'varpen-whelp F9' }, far, [die])
      return modifier(t.state, t.tables, t.piece('a'), MOD.attackScore)
    }
    expect([bonus(3), bonus(4)]).toEqual([0, 2])
  })

  test('6 Charge: the two nearest to a player’s unit go 2 more', () => {
    const t = read(
      6,
      { a: 'varpen-whelp C9', b: 'varpen-whelp E9', c: 'varpen-whelp F9' },
      { x: 'orpal-bonewalker I9' },
    )
    expect([t.at('a'), t.at('b'), t.at('c')]).toEqual(['C9', 'G9', 'H9'])
  })

  test('7 Seize: two attacks of single units; the defeated are captured', () => {
    const t = read(
      7,
      { a: 'varpen-raider H9', b: 'varpen-raider C9', c: 'varpen-raider F9' },
      { x: 'orpal-bonewalker C9', y: 'orpal-bonewalker F9', z: 'orpal-bonewalker H9' },
      [3, 3, 1, 3, 3, 1],
    )
    expect(attacks(t, 'a', 'b', 'c', 'x', 'y', 'z')).toEqual(['b > x', 'c > y'])
    expect([t.state.captor[t.piece('x')], t.state.captor[t.piece('y')]]).toEqual([t.piece('b'), t.piece('c')])
    expect(points(t, 'varpen')).toBe(5)
  })

  test('8 Exchange: captors go up to 3 to the map edge and exchange there', () => {
    const sides = {
      orpal: { units: { x: { is: 'orpal-bonewalker', captor: 'a' }, y: { is: 'orpal-shade', captor: 'b' } } },
    } as const
    const t = read(8, { a: 'varpen-raider C9', b: 'varpen-raider H9' }, {}, [], { sides })
    expect([t.at('a'), t.at('x'), t.at('b')]).toEqual(['A8', 'supply', 'E9'])
    expect(t.state.captor[t.piece('y')]).toBe(t.piece('b'))
    expect(placed(t)).toEqual(['varpen-whelp A8'])
    expect(points(t, 'varpen')).toBe(1)
  })

  test('9 Spawn: on 6 or more the lowest unit comes; otherwise the westernmost gains 1 ore', () => {
    const units = { a: 'varpen-whelp F9', b: 'varpen-whelp C9' }
    const t = read(9, units, { x: 'orpal-bonewalker P14' }, [3, 3])
    expect(placed(t)).toEqual(['varpen-whelp N16'])
    const less = read(9, units, far, [3, 2])
    expect(placed(less)).toEqual([])
    expect([goods(less, 'a', 'ore'), goods(less, 'b', 'ore')]).toEqual([0, 1])
  })

  test('10 Ancient: with the favour won the strongest becomes Mantus Marturus; restraints go', () => {
    const units = {
      a: 'varpen-whelp F9',
      b: bearing('varpen-brute', 'C9', 'ore'),
      c: { is: 'varpen-whelp', at: 'G9', restrained: true },
    } as const
    const t = read(10, units, far, [], { own: { favour: [3, 3, 2] } })
    expect([nameOfNode(t.tables, t.state.at[ANCIENT]), t.at('b')]).toEqual(['C9', 'supply'])
    expect(hasFlag(t.state, t.piece('c'), 'restrained')).toBe(false)
    expect([points(t, 'varpen'), t.state.favour.slice(0, 3)]).toEqual([2, [0, 0, 0]])
    const poor = read(10, units, far, [], { own: { favour: [3, 3, 1] } })
    expect(poor.at('b')).toBe('C9')
    expect(hasFlag(poor.state, poor.piece('c'), 'restrained')).toBe(false)
  })
})

describe('Dhargon', () => {
  const read = deckOf('dhargon')

  test('1 Build up: an egg hatches; two that carry something spend one and grow', () => {
    const t = read(
      1,
      { a: bearing('dhargon-hatchling', 'G9', 'meat'), b: bearing('dhargon-warden', 'E9', 'wood', 2) },
      far,
      [],
      { tokens: { O1: ['egg'] } },
    )
    expect(placed(t)).toEqual(['dhargon-hatchling O1'])
    expect(marks(t, 'O1', 'egg')).toBe(0)
    expect(army(t, 'dhargon')).toEqual(['dhargon-hatchling O1', 'dhargon-hunter G9', 'dhargon-mauler E9'])
    expect(t.state.stock[RESOURCE.wood]).toBe(5)
  })

  test('2 Gather: three without an enemy roll for what their space yields', () => {
    const t = read(
      2,
      {
        a: 'dhargon-hatchling A8',
        b: 'dhargon-hatchling D9',
        c: 'dhargon-hatchling G11',
        d: 'dhargon-hatchling K9',
        e: 'dhargon-hatchling C10',
      },
      { x: 'orpal-bonewalker C10' },
      [2, 4, 6],
    )
    expect([
      goods(t, 'a', 'wood'),
      goods(t, 'b', 'ore'),
      goods(t, 'c', 'water'),
      goods(t, 'd', 'ore'),
    ]).toEqual([1, 1, 1, 0])
    expect(deedsOf(t, 'dhargon', 'resourcesGathered')).toBe(3)
    // A stone floor yields wood and ore: wood comes first, and gold is never looked for.
    const floor = read(2, { a: 'dhargon-hatchling B12', b: 'dhargon-hatchling C12' }, far, [2, 6])
    expect([goods(floor, 'a', 'wood'), goods(floor, 'a', 'ore'), goods(floor, 'b', 'wood')]).toEqual([
      1, 0, 1,
    ])
  })

  test('3 Lay an egg: for two resources an egg lies where the Elder stands', () => {
    const elder = 'dhargon-elder O1'
    const t = read(
      3,
      { elder, a: bearing('dhargon-hatchling', 'C9', 'wood'), b: bearing('dhargon-hunter', 'G9', 'ore', 2) },
      far,
    )
    expect(marks(t, 'O1', 'egg')).toBe(1)
    expect([goods(t, 'a', 'wood'), goods(t, 'b', 'ore')]).toEqual([0, 1])
    const poor = read(3, { elder, a: bearing('dhargon-hatchling', 'C9', 'wood') }, far)
    expect([marks(poor, 'O1', 'egg'), goods(poor, 'a', 'wood')]).toEqual([0, 1])
  })

  test('4 Move: all but the Elder go up to 2', () => {
    const t = read(4, { elder: 'dhargon-elder E9', a: 'dhargon-hunter E8' }, { x: 'orpal-bonewalker I8' })
    expect([t.at('elder'), t.at('a')]).toEqual(['E9', 'G8'])
  })

  test('5 Thorns: two Hunters shoot at range 2 with 1 die and kill', () => {
    const t = read(
      5,
      {
        a: 'dhargon-hunter F9',
        b: 'dhargon-hunter E8',
        c: 'dhargon-hunter H9',
        d: 'dhargon-hatchling C9',
      },
      { x: 'orpal-bonewalker G8', y: 'orpal-shade G9' },
      [2, 1, 3, 2, 2],
    )
    expect(attacks(t, 'a', 'b', 'c', 'x', 'y')).toEqual(['b > x', 'a > y'])
    expect(t.told('attacked').map(({ range }) => range)).toEqual([2, 1])
    expect(t.told('rolled').map(({ attack }) => attack.length)).toEqual([1, 1])
    expect([deedsOf(t, 'dhargon', 'rangedKills'), points(t, 'dhargon')]).toEqual([1, 1])
  })

  test('6 Combat: pairs attack, and a defeated unit becomes meat', () => {
    const t = read(
      6,
      { a: 'dhargon-hatchling F9', b: 'dhargon-mauler F9' },
      { x: 'orpal-bonewalker F9' },
      [1, 1, 1, 1, 3],
    )
    expect(attacks(t, 'a', 'b', 'x')).toEqual(['b+a > x'])
    expect([t.at('x'), goods(t, 'b', 'meat')]).toEqual(['supply', 1])
    expect([deedsOf(t, 'dhargon', 'meatTaken'), deedsOf(t, 'dhargon', 'unitsKilled')]).toEqual([1, 1])
    expect(points(t, 'dhargon')).toBe(3)
  })

  test('7 The Elder goes up to 2 away from enemies', () => {
    const t = read(7, { elder: 'dhargon-elder F9', a: 'dhargon-hunter F9' }, { x: 'orpal-bonewalker G9' })
    expect([t.at('elder'), t.at('a')]).toEqual(['D8', 'F9'])
  })

  test('8 Fortify: wood becomes a fence towards the nearest enemy', () => {
    const t = read(8, { a: bearing('dhargon-hatchling', 'E9', 'wood') }, { x: 'orpal-bonewalker I9' })
    expect(t.told('built')).toEqual([{ event: 'built', what: 'fence', square: t.node('E9'), edge: 1 }])
    expect([goods(t, 'a', 'wood'), deedsOf(t, 'dhargon', 'structuresBuilt')]).toEqual([0, 1])
    // No wood is spent where no fence can be built.
    const fences = Object.fromEntries(
      ['A8', 'B8', 'C8', 'D8', 'A9', 'B9', 'C9', 'D9', 'A10', 'B10'].map(
        (at) => [`${at}:E`, 'fence'] as const,
      ),
    )
    const none = read(8, { a: bearing('dhargon-hatchling', 'K9', 'wood') }, far, [], { built: fences })
    expect([none.told('built'), goods(none, 'a', 'wood')]).toEqual([[], 1])
  })

  test('9 Spawn: on 6 or more the lowest unit comes; otherwise an egg lies by the Elder', () => {
    const units = { elder: 'dhargon-elder F9' }
    const t = read(9, units, { x: 'orpal-bonewalker L1' }, [1, 5])
    expect(placed(t)).toEqual(['dhargon-hatchling N1'])
    const less = read(9, units, far, [1, 4])
    expect([placed(less), marks(less, 'F9', 'egg')]).toEqual([[], 1])
  })

  test('10 Ancient: the strongest becomes Seternatus', () => {
    const t = read(10, { a: 'dhargon-hunter F9', b: 'dhargon-mauler C9' }, far, [], {
      own: { favour: [4, 3, 2] },
    })
    expect([nameOfNode(t.tables, t.state.at[ANCIENT + 1]), t.at('b'), t.at('a')]).toEqual([
      'C9',
      'supply',
      'F9',
    ])
  })
})

describe('Bohmerk', () => {
  const read = deckOf('bohmerk')

  test('1 Build up: the smallest pair of one space fuses', () => {
    const t = read(
      1,
      {
        a: 'bohmerk-glob C9',
        b: 'bohmerk-glob C9',
        c: 'bohmerk-mote F9',
        d: 'bohmerk-glob F9',
        e: 'bohmerk-mote H9',
      },
      far,
    )
    expect(army(t, 'bohmerk')).toEqual([
      'bohmerk-mote H9',
      'bohmerk-glob C9',
      'bohmerk-glob C9',
      'bohmerk-mass F9',
    ])
    expect(deedsOf(t, 'bohmerk', 'fuses')).toBe(1)
  })

  test('2 Gather: two in water without an enemy roll for water', () => {
    const t = read(
      2,
      { a: 'bohmerk-mote B3', b: 'bohmerk-mote A3', c: 'bohmerk-mote C3', d: 'bohmerk-mote A2' },
      { x: 'orpal-bonewalker A2' },
      [6, 1],
    )
    expect(['a', 'b', 'c', 'd'].map((name) => goods(t, name, 'water'))).toEqual([0, 1, 0, 0])
    expect(deedsOf(t, 'bohmerk', 'waterGathered')).toBe(1)
  })

  test('3 Move: all go up to 2, in water as on land', () => {
    const t = read(3, { a: 'bohmerk-mote A3' }, { x: 'orpal-bonewalker E3' })
    expect(t.at('a')).toBe('C3')
  })

  test('4 Combat: pairs attack the lowest defence, and the stronger absorbs it', () => {
    const t = read(
      4,
      { a: 'bohmerk-mote F9', b: 'bohmerk-glob F9' },
      { x: 'orpal-bonewalker F9' },
      [2, 2, 2, 3],
    )
    expect(attacks(t, 'a', 'b', 'x')).toEqual(['b+a > x'])
    expect(army(t, 'bohmerk')).toEqual(['bohmerk-mote F9', 'bohmerk-mass F9'])
    expect([deedsOf(t, 'bohmerk', 'absorbs'), points(t, 'bohmerk')]).toEqual([1, 1])
  })

  test('5 Split: one of size 4 or more with no enemy within 3 falls in two', () => {
    const t = read(
      5,
      { a: 'bohmerk-bulk C9', b: 'bohmerk-bulk G9', c: 'bohmerk-mass A9' },
      { x: 'orpal-bonewalker J9' },
    )
    expect(t.told('split').map(({ from }) => from)).toEqual([t.piece('a')])
    expect(army(t, 'bohmerk')).toEqual([
      'bohmerk-glob C9',
      'bohmerk-glob C9',
      'bohmerk-mass A9',
      'bohmerk-bulk G9',
    ])
    const near = read(5, { a: 'bohmerk-bulk G9' }, { x: 'orpal-bonewalker J9' })
    expect(near.told('split')).toEqual([])
  })

  test('6 Seep: those in water go 1 more', () => {
    const t = read(6, { a: 'bohmerk-mote A3', b: 'bohmerk-mote F9' }, { x: 'orpal-bonewalker E3' })
    expect([t.at('a'), t.at('b')]).toEqual(['B3', 'F9'])
  })

  test('7 Engulf: the largest that can attacks alone and absorbs', () => {
    const t = read(
      7,
      { a: 'bohmerk-mote F9', b: 'bohmerk-glob F9', c: 'bohmerk-devourer C9' },
      { x: 'orpal-bonewalker F9' },
      [2, 2, 3],
    )
    expect(attacks(t, 'a', 'b', 'x')).toEqual(['b > x'])
    expect(army(t, 'bohmerk')).toEqual(['bohmerk-mote F9', 'bohmerk-mass F9', 'bohmerk-devourer C9'])
  })

  test('8 Ooze: for one water a Mote appears beside', () => {
    const t = read(
      8,
      { a: bearing('bohmerk-glob', 'F9', 'water'), b: bearing('bohmerk-glob', 'C9', 'water', 2) },
      far,
    )
    expect(placed(t)).toEqual(['bohmerk-mote C9'])
    expect([goods(t, 'a', 'water'), goods(t, 'b', 'water')]).toEqual([1, 1])
  })

  test('9 Spawn: on 5 or more the lowest unit comes', () => {
    const t = read(9, { a: 'bohmerk-glob F9' }, { x: 'orpal-bonewalker D3' }, [5])
    expect(placed(t)).toEqual(['bohmerk-mote B2'])
    expect(placed(read(9, { a: 'bohmerk-glob F9' }, far, [4]))).toEqual([])
  })

  test('10 Ancient: the strongest becomes Dhoregat Kelt', () => {
    const t = read(10, { a: 'bohmerk-glob F9', b: 'bohmerk-mass C9' }, far, [], {
      own: { favour: [2, 2, 3] },
    })
    expect([nameOfNode(t.tables, t.state.at[ANCIENT + 2]), t.at('b')]).toEqual(['C9', 'supply'])
  })
})

describe('Orpal', () => {
  const read = deckOf('orpal')
  const away: Units = { x: 'varpen-whelp P1' }

  test('1 Build up: the two lowest units go into the bag', () => {
    const t = read(1, { a: 'orpal-shade F9' }, away)
    const [{ pieces }] = t.told('bagged')
    expect(pieces.map((piece) => t.tables.idOf[piece])).toEqual(['orpal-bonewalker', 'orpal-bonewalker'])
    expect(pieces.map((piece) => t.state.at[piece])).toEqual([BAG, BAG])
  })

  test('2 Rift: the nearest to a crystal goes up to 2 to it; those on crystals take them', () => {
    const t = read(2, { a: 'orpal-shade F8', b: 'orpal-shade C8', c: 'orpal-reaver C10' }, away, [], {
      tokens: { H8: ['riftCrystal'], C10: ['riftCrystal'] },
    })
    expect([t.at('a'), t.at('b')]).toEqual(['F8', 'C8'])
    expect(carried(t.state, t.piece('c'), TOKEN.riftCrystal)).toBe(1)
    const one = read(2, { a: 'orpal-shade F8', b: 'orpal-shade C8' }, away, [], {
      tokens: { H8: ['riftCrystal'] },
    })
    expect([one.at('a'), one.at('b'), marks(one, 'H8', 'riftCrystal')]).toEqual(['H8', 'C8', 0])
    expect([deedsOf(one, 'orpal', 'crystalsCollected'), points(one, 'orpal')]).toEqual([1, 1])
  })

  test('3 Move: all go up to 2', () => {
    const t = read(3, { a: 'orpal-reaver E9' }, { x: 'varpen-whelp I9' })
    expect(t.at('a')).toBe('G9')
  })

  test('4 Combat: pairs attack the lowest defence and kill', () => {
    const t = read(
      4,
      { a: 'orpal-bonewalker F9', b: 'orpal-shade F9', c: 'orpal-reaver F9' },
      { x: 'varpen-whelp F9' },
      [2, 2, 2, 5],
    )
    expect(attacks(t, 'a', 'b', 'c', 'x')).toEqual(['c+b > x'])
    expect([t.at('x'), points(t, 'orpal')]).toEqual(['supply', 1])
  })

  test('5 Portal: two on portals with no enemy within 4 come out nearest to a player’s unit', () => {
    const t = read(
      5,
      { a: 'orpal-shade A16', b: 'orpal-reaver A16', c: 'orpal-bonewalker A16', d: 'orpal-bonewalker H8' },
      { x: 'varpen-whelp P7' },
      [],
      { tokens: { A16: ['largePortal'], P9: ['largePortal'], H8: ['smallPortal'] } },
    )
    const moved = ['a', 'b', 'c', 'd'].filter((name) => t.at(name) === 'P9')
    expect(moved).toEqual(['a', 'c'])
    expect(deedsOf(t, 'orpal', 'portalTravels')).toBe(2)
  })

  test('6 Open a portal: on 5 or more, where the unit nearest to an enemy stands', () => {
    const units = { a: 'orpal-shade C9', b: 'orpal-shade F9' }
    const t = read(6, units, { x: 'varpen-whelp I9' }, [5])
    expect([marks(t, 'F9', 'smallPortal'), t.state.tokens[TOKEN.smallPortal]]).toEqual([1, 2])
    expect(deedsOf(t, 'orpal', 'portalsOpened')).toBe(1)
    expect(marks(read(6, units, { x: 'varpen-whelp I9' }, [4]), 'F9', 'smallPortal')).toBe(0)
  })

  test('7 Seize: one attack of a single unit; the defeated is captured', () => {
    const t = read(
      7,
      { a: 'orpal-reaver F9', b: 'orpal-reaver C9' },
      { x: 'varpen-whelp C9', y: 'varpen-whelp F9' },
      [2, 2, 3],
    )
    expect(attacks(t, 'a', 'b', 'x', 'y')).toEqual(['b > x'])
    expect([t.state.captor[t.piece('x')], points(t, 'orpal')]).toEqual([t.piece('b'), 2])
  })

  test('8 Exchange: captors go up to 3 to the map edge and exchange there', () => {
    const sides = {
      varpen: { units: { x: { is: 'varpen-brute', captor: 'a' }, y: 'varpen-whelp P1' } },
    } as const
    const t = read(8, { a: 'orpal-shade C9' }, {}, [], { sides })
    expect([t.at('a'), t.at('x')]).toEqual(['A8', 'supply'])
    expect(placed(t)).toEqual(['orpal-bonewalker A8'])
    expect(points(t, 'orpal')).toBe(1)
  })

  test('9 Spawn: one unit out of the bag on the portal nearest to a player; on 5 or more another', () => {
    const more = {
      own: { bag: ['orpal-reaver', 'orpal-reaver', 'orpal-reaver'] },
      tokens: { A16: ['largePortal'], P9: ['largePortal'] },
    } as const
    const t = read(9, { a: 'orpal-shade F9' }, { x: 'varpen-whelp P7' }, [5], more)
    expect(placed(t)).toEqual(['orpal-reaver P9', 'orpal-reaver P9'])
    expect(deedsOf(t, 'orpal', 'bagDraws')).toBe(2)
    const less = read(9, { a: 'orpal-shade F9' }, { x: 'varpen-whelp P7' }, [4], more)
    expect(placed(less)).toEqual(['orpal-reaver P9'])
  })

  test('10 Ancient: the strongest becomes Karderut', () => {
    const t = read(10, { a: 'orpal-shade F9', b: 'orpal-reaver C9' }, away, [], {
      own: { favour: [3, 3, 4] },
    })
    expect([nameOfNode(t.tables, t.state.at[ANCIENT + 3]), t.at('b')]).toEqual(['C9', 'supply'])
  })
})

describe('Alderkang', () => {
  const read = deckOf('alderkang')

  function holding(...held: readonly UnitId[]): SceneSpec {
    const units = Object.fromEntries(held.map((is, i) => [`x${i}`, { is, captor: ['a', 'b'][i] }]))
    return { sides: { orpal: { units: { ...units, y: 'orpal-bonewalker P1' } } } }
  }

  test('1 Build up: on 6 or more of 2 dice a prisoner of a new faction is extracted', () => {
    const t = read(1, { a: 'suuk F9', b: 'suuk C9' }, {}, [1, 5], holding('orpal-shade', 'orpal-shade'))
    expect([t.at('x0'), t.at('x1')]).toEqual(['F9', 'kept'])
    expect([deedsOf(t, 'alderkang', 'extractions'), t.state.extracted]).toEqual([1, 1 << SIDE_NO.orpal])
    const failed = read(1, { a: 'suuk F9' }, {}, [1, 4], holding('orpal-shade'))
    expect(failed.at('x0')).toBe('F9')
    const known = read(1, { a: 'suuk F9' }, {}, [], {
      ...holding('orpal-shade'),
      also: (s) => void (s.extracted = 1 << SIDE_NO.orpal),
    })
    expect(known.told('checked')).toEqual([])
  })

  test('2 Study: the nearest to a red token goes 1 to it; each on one counts a card drawn', () => {
    const t = read(2, { a: 'suuk E9', b: 'suuk F9', c: 'suuk I8' }, far, [], {
      tokens: { D10: ['actionDraw'], I8: ['actionDraw'] },
    })
    expect([t.at('a'), t.at('b')]).toEqual(['E9', 'F9'])
    expect(deedsOf(t, 'alderkang', 'cardsDrawn')).toBe(1)
    const one = read(2, { a: 'suuk E9', b: 'suuk F9' }, far, [], { tokens: { D10: ['actionDraw'] } })
    expect([one.at('a'), one.at('b'), deedsOf(one, 'alderkang', 'cardsDrawn')]).toEqual(['D10', 'F9', 1])
  })

  test('3 Fabricate: on 8 or more the lowest unit, at the fabricator nearest to its own', () => {
    const t = read(3, { a: 'suuk C9' }, { x: 'orpal-bonewalker A12' }, [4, 4])
    expect(placed(t).map((words) => words.split(' ')[1])).toEqual(['B5'])
    expect(deedsOf(t, 'alderkang', 'fabrications')).toBe(1)
    expect(placed(read(3, { a: 'suuk C9' }, far, [4, 3]))).toEqual([])
    const extracted = read(3, { a: 'suuk C9' }, far, [4, 4], {
      also: (s) => void (s.extracted = 1 << SIDE_NO.orpal),
    })
    expect(placed(extracted)).toEqual(['orpal-bonewalker B5'])
    expect(army(extracted, 'alderkang')).toContain('orpal-bonewalker B5')
  })

  test('4 Move: all go up to 2', () => {
    const t = read(4, { a: 'suuk E9', b: 'delok E8' }, { x: 'orpal-bonewalker I8' })
    expect([t.at('a'), t.at('b')]).toEqual(['G9', 'G8'])
  })

  test('5 Wheel of Sparks: a Splicer or Delok attacks within 2 with 2 dice', () => {
    const t = read(
      5,
      { a: 'alderkang-splicer F9', b: 'alderkang-splicer H9' },
      { x: 'orpal-shade G8', y: 'orpal-bonewalker F7' },
      [2, 2, 3],
    )
    expect(attacks(t, 'a', 'b', 'x', 'y')).toHaveLength(1)
    expect([t.told('rolled')[0].attack.length, deedsOf(t, 'alderkang', 'wheelOfSparks')]).toEqual([2, 1])
    // The westernmost one that has an enemy within 2.
    const other = read(5, { a: 'alderkang-splicer C9', b: 'delok F9' }, { x: 'orpal-shade G8' }, [1, 1, 6, 6])
    expect(attacks(other, 'a', 'b', 'x')).toEqual(['b > x'])
    const none = read(5, { a: 'alderkang-splicer F9' }, far)
    expect([none.told('attacked'), deedsOf(none, 'alderkang', 'wheelOfSparks')]).toEqual([[], 0])
  })

  test('6 Seize: one pair attacks a faction never extracted from before others, and captures', () => {
    const sides = {
      orpal: { units: { x: 'orpal-bonewalker F9' } },
      dhargon: { units: { d: 'dhargon-warden F9' } },
    } as const
    const t = read(6, { a: 'suuk F9', b: 'suuk F9', c: 'suuk C9' }, {}, [3, 3, 3, 3, 3, 3, 2], {
      sides,
      also: (s) => void (s.extracted = 1 << SIDE_NO.orpal),
    })
    expect(attacks(t, 'a', 'b', 'x', 'd')).toEqual(['a+b > d'])
    expect(t.told('autoAims')[0].why).toBe('newFaction')
    expect([t.state.captor[t.piece('d')], points(t, 'alderkang')]).toEqual([t.piece('a'), 2])
  })

  test('7 Temporal Shift: on 4 or more the nearest Suuk is moved up to 3 towards a player’s unit', () => {
    const units = { a: 'suuk C9', b: 'suuk E9' }
    const t = read(7, units, { x: 'orpal-bonewalker I9' }, [4])
    expect([t.at('a'), t.at('b')]).toEqual(['C9', 'H8'])
    expect(deedsOf(t, 'alderkang', 'temporalShifts')).toBe(1)
    expect(read(7, units, { x: 'orpal-bonewalker I9' }, [3]).at('b')).toBe('E9')
  })

  test('8 Combat: one attack of a single unit, and the defeated is killed', () => {
    const t = read(8, { a: 'suuk F9', b: 'suuk F9' }, { x: 'orpal-bonewalker F9' }, [3, 3, 5])
    expect(attacks(t, 'a', 'b', 'x')).toEqual(['a > x'])
    expect([t.at('x'), points(t, 'alderkang')]).toEqual(['supply', 1])
  })

  test('9 Spawn: on 8 or more a Suuk at the fabricator nearest to its own', () => {
    const t = read(9, { a: 'suuk C9' }, far, [4, 4])
    expect(placed(t)).toEqual(['suuk B5'])
    expect(placed(read(9, { a: 'suuk C9' }, far, [4, 3]))).toEqual([])
  })

  test('10 Ancient: the strongest becomes The Alderkang', () => {
    const t = read(10, { a: 'suuk F9', b: 'alderkang-amalgam C9' }, far, [], { own: { favour: [2, 4, 5] } })
    expect([nameOfNode(t.tables, t.state.at[ANCIENT + 4]), t.at('b')]).toEqual(['C9', 'supply'])
  })
})
