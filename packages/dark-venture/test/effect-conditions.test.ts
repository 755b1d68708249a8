import { text } from '@longtable/kernel'
import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import type { Condition, Place } from '../src/content/effects.ts'
import { noteFallen } from '../src/state/mutations/fallen.ts'
import { holds, whyNotCondition } from '../src/effects/conditions.ts'
import { resolveRef } from '../src/effects/resolve-ref.ts'
import { placesFor } from '../src/effects/places.ts'
import { contextOf } from '../src/effects/interpreter.ts'
import { newFight } from '../src/state/mutations/fight.ts'
import { DEED, FLAG, deedOf } from '../src/state/names.ts'
import { OUT, STORY } from '../src/state/schema.ts'
import { acted, given, met } from './support/effects.ts'
import { nameOfNode } from './support/names.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

const table: SceneSpec = {
  round: 4,
  sides: {
    varpen: {
      team: 1,
      points: 3,
      favour: [3, 3, 1],
      hand: ['shieldWall', 'sabotage'],
      units: {
        a: { is: 'varpen-whelp', at: 'D8', goods: { ore: 2 }, load: { banner: 1 }, wears: ['packframe'] },
        b: { is: 'varpen-raider', at: 'J11', goods: { wood: 1 } },
      },
    },
    dhargon: { team: 1, points: 4, units: { e: 'dhargon-elder E9' } },
    orpal: { team: 2, units: { x: 'orpal-shade D9', p: { is: 'orpal-shade', captor: 'a' } } },
    bohmerk: { auto: true, units: {} },
  },
  tokens: { E8: ['egg'], H9: ['smallPortal'] },
  built: { 'D8:E': 'fence', 'D8:N': 'wall', 'E8:down': 'fence' },
  also: (s) => {
    s.story[STORY.flags] = 1 << FLAG.keyBone
    s.story[STORY.darkness] = 5
    s.story[STORY.sporeGuards] = 0
    s.story[STORY.boneGuards] = -1
    s.deeds[DEED.absorbs] = 2
    s.deeds[deedOf.length + DEED.absorbs] = 3
  },
}

function isTrue(condition: Condition, t: Scene = scene(table)): boolean {
  return holds(t.state, t.tables, contextOf(0, t.piece('a'), t.piece('x')), condition)
}

/** A condition that holds, and one like it that does not. */
const pairs: readonly (readonly [string, Condition, Condition])[] = [
  ['flag', { flag: 'keyBone' }, { flag: 'keyIdol' }],
  ['all', { all: [{ flag: 'keyBone' }, { darkness: 5 }] }, { all: [{ flag: 'keyBone' }, { darkness: 6 }] }],
  ['any', { any: [{ flag: 'keyIdol' }, { darkness: 5 }] }, { any: [{ flag: 'keyIdol' }, { darkness: 6 }] }],
  ['darkness', { darkness: 5 }, { darkness: 6 }],
  ['round', { roundOver: 3 }, { roundOver: 4 }],
  ['points', { points: 'own', atLeast: 3 }, { points: 'own', atLeast: 4 }],
  ['points of a team', { points: 'teamA', atLeast: 7 }, { points: 'teamA', atLeast: 8 }],
  ['deed', { deed: 'absorbs', by: 'varpen', atLeast: 2 }, { deed: 'absorbs', by: 'varpen', atLeast: 3 }],
  [
    'deeds of a team',
    { deed: 'absorbs', by: 'teamA', atLeast: 5 },
    { deed: 'absorbs', by: 'teamB', atLeast: 1 },
  ],
  [
    'deeds of players',
    { deed: 'absorbs', by: 'players', atLeast: 5 },
    { deed: 'absorbs', by: 'players', atLeast: 6 },
  ],
  [
    'stands',
    { stands: 'own', on: ['D8', 'J11'], atLeast: 2 },
    { stands: 'own', on: ['D8', 'D9'], atLeast: 2 },
  ],
  [
    'stands alone',
    { stands: 'own', on: ['D8', 'J11'], atLeast: 1, alone: true },
    { stands: 'own', on: ['D8', 'D9'], atLeast: 1, alone: true },
  ],
  ['a unit carries', { carries: 'banner', who: 'self' }, { carries: 'banner', who: 'it' }],
  ['a side carries', { carries: 'any', who: 'own', atLeast: 3 }, { carries: 'any', who: 'own', atLeast: 4 }],
  [
    'one resource',
    { carries: 'ore', who: 'varpen', atLeast: 2 },
    { carries: 'ore', who: 'varpen', atLeast: 3 },
  ],
  [
    'built',
    { built: 'any', by: 'dhargon', atLeast: 3, on: ['D8', 'E8'] },
    { built: 'any', by: 'dhargon', atLeast: 4, on: ['D8', 'E8'] },
  ],
  [
    'built on one',
    { built: 'any', by: 'dhargon', atLeast: 2, on: ['E8'] },
    { built: 'any', by: 'dhargon', atLeast: 3, on: ['E8'] },
  ],
  ['guards', { killed: 'sporeGuard' }, { killed: 'boneGuard' }],
  ['is', { is: 'varpen-whelp', who: 'self' }, { is: 'varpen-whelp', who: 'it' }],
  [
    'exists',
    { exists: { side: 'enemy', near: { of: 'self', within: 1 }, pick: 'all' } },
    { exists: { side: 'enemy', near: { of: 'self', within: 0 }, pick: 'all' } },
  ],
  ['on the map', { onMap: 'egg' }, { onMap: 'banner' }],
  ['cards, worn ones too', { cards: 3 }, { cards: 4 }],
]

describe('conditions', () => {
  test.each(pairs)('%s', (_name, yes, no) => {
    expect([isTrue(yes), isTrue(no)]).toEqual([true, false])
  })

  proves('DV-DASH-02', 'favour is won when all three objectives are reached', () => {
    expect(isTrue({ favourWon: true })).toBe(false)
    const t = scene(table)
    t.state.favour[2] = t.tables.favourCount[2]
    expect(isTrue({ favourWon: true }, t)).toBe(true)
    t.state.favour[0] = t.tables.favourCount[0] - 1
    expect(isTrue({ favourWon: true }, t)).toBe(false)
  })

  test('who was killed, and whether an egg is left', () => {
    const t = scene(table)
    expect(isTrue({ killed: 'dhargon-elder' }, t)).toBe(false)
    noteFallen(t.state, t.tables, t.piece('e'))
    expect(isTrue({ killed: 'dhargon-elder' }, t)).toBe(true)
    expect(isTrue({ killed: 'larvok' }, t)).toBe(false)
    expect(isTrue({ killed: 'dhargon-elder', noEggLeft: true }, t)).toBe(false)
    t.state.marks[t.node('E8')] = 0
    expect(isTrue({ killed: 'dhargon-elder', noEggLeft: true }, t)).toBe(true)
  })

  test('a side or a team is eliminated when all of it is out', () => {
    const out = (...sides: readonly number[]): Scene => {
      const t = scene(table)
      for (const side of sides) t.state.control[side] = OUT
      return t
    }
    expect(isTrue({ eliminated: 'varpen' }, out(0))).toBe(true)
    expect(isTrue({ eliminated: 'teamA' }, out(0))).toBe(false)
    expect(isTrue({ eliminated: 'teamA' }, out(0, 1))).toBe(true)
    expect(isTrue({ eliminated: 'players' }, out(0, 1))).toBe(false)
    expect(isTrue({ eliminated: 'players' }, out(0, 1, 3))).toBe(true)
    expect(isTrue({ eliminated: 'alderkang' }, out(0))).toBe(false)
  })

  test('a unit is in its start area', () => {
    const t = scene({
      sides: { varpen: { units: { a: 'varpen-whelp D8', x: 'varpen-whelp D8' } }, orpal: {} },
    })
    expect(isTrue({ inStart: 'self' }, t)).toBe(false)
    t.state.at[t.piece('a')] = t.tables.starts[0][0]
    expect(isTrue({ inStart: 'self' }, t)).toBe(true)
  })

  proves(['DV-FX-5', 'DV-FX-6'], 'what does not hold says why', () => {
    const t = scene(table)
    const why = (condition: Condition) =>
      whyNotCondition(t.state, t.tables, contextOf(0, t.piece('a')), condition)
    expect(why({ cards: 3 })).toBeUndefined()
    expect(why({ cards: 5 })).toEqual({
      rule: 'DV-FX-5',
      numbers: { needs: text('cost.cards', { count: 5 }), has: 3 },
    })
    expect(why({ favourWon: true })).toEqual({ rule: 'DV-DASH-02' })
    expect(why({ is: 'suuk', who: 'self' })).toEqual({ rule: 'DV-FX-1' })
    expect(why({ inStart: 'self' })).toEqual({ rule: 'DV-FX-2' })
    expect(why({ carries: 'gold', who: 'self' })).toEqual({ rule: 'DV-FX-3' })
    expect(why({ exists: { side: 'own', captor: 'new', pick: 'all' } })).toBeUndefined()
    t.state.extracted = 1 << 3
    expect(why({ exists: { side: 'own', captor: 'new', pick: 'all' } })).toEqual({ rule: 'DV-ALD-02' })
    expect(why({ all: [{ flag: 'keyBone' }, { flag: 'keyIdol' }] })).toEqual({ rule: 'DV-FX-6' })
  })
})

test('attacker and defender are those of the innermost fight', () => {
  const t = scene(table)
  const context = contextOf(0, t.piece('b'), t.piece('x'))
  expect(resolveRef(t.state, context, 'attacker')).toBe(-1)
  t.state.fights.push(newFight(0, 3, [t.piece('a'), t.piece('b')], [t.piece('e')], 0))
  expect(resolveRef(t.state, context, 'attacker')).toBe(t.piece('b'))
  expect(resolveRef(t.state, contextOf(0), 'attacker')).toBe(t.piece('a'))
  expect(resolveRef(t.state, context, 'defender')).toBe(t.piece('e'))
})

describe('places', () => {
  const at = (place: Place, side = 0, spec: SceneSpec = table): string[] => {
    const t = scene(spec)
    const nodes = placesFor(t.state, t.tables, contextOf(side, t.piece('a')), place)
    return nodes.map((node) => nameOfNode(t.tables, node))
  }

  test('where units stand, on a bridge or under it', () => {
    const bridge: SceneSpec = {
      sides: {
        varpen: {
          units: {
            a: 'varpen-whelp ^H13',
            b: 'varpen-whelp H13',
            c: 'varpen-whelp H13',
            d: 'varpen-raider D8',
          },
        },
        orpal: { units: { x: 'orpal-shade E8' } },
      },
    }
    expect(at({ of: 'self' }, 0, bridge)).toEqual(['^H13'])
    expect(at({ with: 'own' }, 0, bridge)).toEqual(['^H13', 'H13', 'D8'])
    expect(at({ with: 'own', on: 'water' }, 0, bridge)).toEqual(['H13'])
    expect(at({ with: 'own', on: 'roadway' }, 0, bridge)).toEqual(['^H13'])
    expect(at({ with: 'varpen-raider' }, 0, bridge)).toEqual(['D8'])
    expect(at({ with: 'ownNearestEnemy' }, 0, bridge)).toEqual(['D8'])
  })

  test('areas', () => {
    expect(at({ space: 'B4' })).toEqual(['B4'])
    expect(at({ area: 'start' })).toEqual(
      scene(table).tables.starts[0].map((square) => nameOfNode(scene(table).tables, square)),
    )
    expect(at({ area: 'egg' })).toEqual(['E8'])
    expect(at({ area: 'portal' }, 3)).toEqual(['H9'])
    expect(at({ area: 'portal' }, 3, { ...table, tokens: {} })).toEqual(at({ area: 'start' }, 3))
    expect(at({ area: 'fabricator' }, 4)).toEqual(at({ area: 'start' }, 4))
  })

  test('empty spaces of a terrain; on a map without roads bare ground', () => {
    const road = at({ terrain: 'roadway', empty: true, pick: 'random' })
    expect(road).toContain('F9')
    const busy = { ...table, tokens: { F9: ['itemDraw' as const] } }
    expect(at({ terrain: 'roadway', empty: true, pick: 'random' }, 0, busy)).toHaveLength(road.length - 1)
    const below = at({ terrain: 'roadway', empty: true, pick: 'random' }, 0, {
      sides: { varpen: { units: { a: 'varpen-whelp E16' } }, orpal: {} },
      options: { map: 'underground' },
    })
    expect(below.length).toBeGreaterThan(20)
  })
})

describe('things', () => {
  const purse: SceneSpec = {
    sides: {
      varpen: { units: { a: 'varpen-whelp D8' }, hand: ['shieldWall', 'sabotage', 'vanish'], memory: '1 s' },
      orpal: {},
    },
    dice: '1 1 s',
  }

  test('saved cards are discarded by choice, and unasked where all must go', () => {
    const t = acted(purse, [{ do: 'discard', cards: 2 }])
    expect(t.menu('card')).toHaveLength(3)
    t.take('card vanish')
    expect(t.menu('card').toSorted()).toEqual(['card sabotage', 'card shieldWall'])
    expect(t.offers('enough')).toBe(false)
    expectWholeMenu(t)
    t.take('card sabotage')
    expect(t.hand()).toEqual(['shieldWall'])
    expect(acted(purse, [{ do: 'discard', cards: 3 }]).hand()).toEqual([])
  })

  test('dice tokens of chosen faces, the same one twice', () => {
    const t = acted(purse, [{ do: 'gainDice', face: 'move', dice: 2 }])
    expect(t.menu('face')).toEqual(['face ortho1', 'face ortho2', 'face diag1'])
    expectWholeMenu(t)
    t.take('face diag1', 'face diag1')
    expect(t.state.memory.slice(0, 4)).toEqual([1, 0, 2, 1])
    const given2 = acted(purse, [{ do: 'gainDice', face: 'skull', dice: 2 }])
    expect(given2.state.memory.slice(0, 4)).toEqual([1, 0, 0, 3])
    expect(given2.told('gainedDice')).toEqual([{ event: 'gainedDice', side: 0, dice: [3, 3] }])
  })

  proves('DV-MISC-02', 'no token, no gain', () => {
    const t = acted({ ...purse, also: (s) => void (s.memory[3 * 4 + 1] = 16) }, [
      { do: 'gainDice', face: 'any', dice: 1 },
    ])
    expect(t.why('face ortho2')).toBe('DV-MISC-02')
    expect(t.menu('face')).toEqual(['face ortho1', 'face diag1', 'face skull'])
  })

  test('banked dice that are there are lost', () => {
    const t = acted(purse, [{ do: 'loseDice', dice: 1 }])
    expect(t.menu('face')).toEqual(['face ortho1', 'face skull'])
    expect(t.why('face diag1')).toBe('DV-FX-1')
    t.take('face skull')
    expect(t.state.memory.slice(0, 4)).toEqual([1, 0, 0, 0])
  })

  proves('DV-MISC-07', 'action dice are rerolled: as many as there were, tokens left alone', () => {
    const t = acted(purse, [{ do: 'rerollDice', dice: 'all' }])
    expect(t.state.dice.reduce((sum, dice) => sum + dice, 0)).toBe(3)
    expect(t.told('rerolledDice')[0].dice).toHaveLength(3)
    expect(t.state.memory.slice(0, 4)).toEqual([1, 0, 0, 1])
    const some = acted(purse, [{ do: 'rerollDice', dice: 2 }])
    expect(some.menu()).toEqual(['face ortho1', 'face skull'])
    some.take('face ortho1')
    expect(some.offers('enough')).toBe(true)
    some.take('face ortho1')
    expect(some.state.dice[3]).toBeGreaterThanOrEqual(1)
    expect(some.told('rerolledDice')[0].dice).toHaveLength(2)
  })

  test('restraints go, tokens go back, passages are read', () => {
    const t = acted(
      {
        sides: {
          varpen: { units: { a: { is: 'varpen-whelp', at: 'D8', restrained: true, load: { banner: 1 } } } },
          orpal: {},
        },
        tokens: { D8: ['egg'] },
      },
      [
        { do: 'free', who: 'self' },
        { do: 'spend', token: 'banner', from: 'self' },
        { do: 'spend', token: 'egg', from: { at: 'self' } },
        { do: 'darkness', n: 2 },
        { do: 'read', passage: 'P19' },
      ],
      { self: 'a' },
    )
    expect(t.state.flags[t.piece('a')]).toBe(0)
    expect(t.state.load[t.piece('a')]).toBe(0)
    expect(t.state.marks[t.node('D8')]).toBe(0)
    expect(t.state.story[STORY.darkness]).toBe(2)
    expect(t.state.story[STORY.keepEvent]).toBe(1)
    expect(given(t)).toEqual([])
    expect(met).toEqual([])
  })
})
