import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { Z } from '../src/state/card-pool.ts'
import { SIDE_NO } from '../src/state/names.ts'
import { isOut, result } from '../src/steps/scoring/winners.ts'
import { AUTO, OUT } from '../src/state/schema.ts'
import { quiet as steps } from './support/quiet.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

const VARPEN = SIDE_NO.varpen
const DHARGON = SIDE_NO.dhargon

/** Both sides end their turns, the second of a round first. */
function endRound(table: Scene): Scene {
  table.take('end')
  if (table.step === 'turn.keep') table.take('done')
  return table
}

function two(varpen: object, dhargon: object, more: Partial<SceneSpec> = {}): Scene {
  return scene({
    sides: {
      varpen: { units: { a: 'varpen-whelp F12' }, ...varpen },
      dhargon: { units: { x: 'dhargon-hunter P1' }, ...dhargon },
    },
    turn: 'dhargon',
    steps,
    ...more,
  })
}

function winners(table: Scene): readonly number[] {
  expect(table.step).toBe('over')
  return result(table.state, table.tables).winners
}

proves('DV-WIN-01', 'points win only when the round ends', () => {
  const table = two({ points: 12 }, {}, { turn: 'varpen' })
  endRound(table)
  expect(table.step).toBe('turn')
  expect(table.state.turn).toBe(DHARGON)
  expect(winners(endRound(table))).toEqual([0])
  expect(table.state.ended).toBe(1)
  expect(result(table.state, table.tables).scores).toEqual([12, 0])
  expect(table.told('over')[0].winners).toEqual([VARPEN])
})

proves('DV-SETUP-14', 'the target is the one agreed on', () => {
  for (const target of ['10', '20', '30']) {
    const below = two({ points: Number(target) - 1 }, {}, { options: { target } })
    expect(endRound(below).step).toBe('turn')
    expect(winners(endRound(two({ points: Number(target) }, {}, { options: { target } })))).toEqual([0])
  }
})

proves('DV-WIN-02', 'the only side with units on the map wins when a turn ends', () => {
  const held = { units: { x: { is: 'dhargon-hunter', captor: 'a' } } }
  expect(winners(endRound(two({}, held, { turn: 'varpen' })))).toEqual([0])
  expect(endRound(two({}, {}, { turn: 'varpen' })).step).toBe('turn')
  const late = two(
    {},
    { units: {} },
    { turn: 'varpen', options: { lastSide: 'round' }, tokens: { P1: ['egg'] } },
  )
  expect(endRound(late).step).toBe('turn')
  expect(winners(endRound(late))).toEqual([0])
})

proves('DV-WIN-03', 'of several at the target the most points win', () => {
  expect(winners(endRound(two({ points: 10 }, { points: 11 })))).toEqual([1])
  expect(winners(endRound(two({ points: 12 }, { points: 11 })))).toEqual([0])
})

proves('DV-WIN-04', 'a tie goes to strength and defence on the map', () => {
  const strong = { points: 10, units: { x: 'dhargon-elder P1' } }
  expect(winners(endRound(two({ points: 10 }, strong)))).toEqual([1])
  const many = {
    points: 10,
    units: Object.fromEntries('abcdefgh'.split('').map((n) => [n, 'varpen-whelp F12'])),
  }
  expect(winners(endRound(two(many, { points: 10 })))).toEqual([0])
  const held = { points: 10, units: { a: 'varpen-whelp F12', b: { is: 'varpen-warlord', captor: 'x' } } }
  expect(winners(endRound(two(held, { points: 10 })))).toEqual([1])
})

/** Equal in points and on the map. */
function equals(hand: readonly string[], wears: readonly string[], other: readonly string[]): Scene {
  return scene({
    sides: {
      varpen: { units: { a: { is: 'varpen-whelp', at: 'F12', wears } }, points: 10, hand },
      dhargon: { units: { x: 'dhargon-hatchling P1' }, points: 10, hand: other },
    },
    turn: 'dhargon',
    steps,
  })
}

proves('DV-WIN-05', 'then to more saved cards, worn ones among them', () => {
  expect(winners(endRound(equals(['sabotage'], ['packframe'], ['shieldWall'])))).toEqual([0])
  expect(winners(endRound(equals(['sabotage'], [], ['shieldWall', 'packframe'])))).toEqual([1])
})

proves('DV-WIN-06', 'then the victory is shared', () => {
  expect(winners(endRound(equals(['sabotage'], [], ['shieldWall'])))).toEqual([0, 1])
})

proves('DV-WIN-07', 'an Auto-Enemy is compared with players, without cards', () => {
  const auto = { auto: true, points: 11, units: { x: 'dhargon-hunter P1' } }
  const table = two({ points: 10 }, auto, { turn: 'varpen', seats: 1, options: { dhargon: 'auto' } })
  expect(winners(endRound(table))).toEqual([])
  expect(table.state.winners).toEqual([DHARGON])
})

proves('DV-END-1', 'with no player left the game ends and nobody wins', () => {
  const table = scene({
    sides: {
      'hero:ysra': { units: { a: { is: 'ysra', captor: 'x' } } },
      dhargon: { auto: true, units: { x: 'dhargon-hunter P1' } },
      orpal: { auto: true, units: { y: 'orpal-shade A1' } },
    },
    seats: 1,
    options: { dhargon: 'auto', orpal: 'auto' },
    steps,
  })
  expect(winners(endRound(table))).toEqual([])
  expect(table.state.control[SIDE_NO['hero:ysra']]).toBe(OUT)
  expect(table.state.winners).toEqual([])
})

proves('DV-MISC-04', 'a side without units and without a way to bring one is out, and its cards go', () => {
  const table = scene({
    sides: {
      varpen: { units: { a: 'varpen-whelp F12' } },
      bohmerk: {
        units: { m: { is: 'bohmerk-mote', captor: 'a' } },
        hand: ['sabotage', 'packframe'],
        memory: '1 s',
      },
      dhargon: { units: { x: 'dhargon-hunter P1' } },
    },
    steps,
  })
  endRound(table)
  expect(table.told('out').map(({ side }) => side)).toEqual([SIDE_NO.bohmerk])
  expect(table.hand(1)).toEqual([])
  expect(table.cards(Z.actionPile)).toEqual(['sabotage'])
  expect(table.cards(Z.itemPile)).toEqual(['packframe'])
  expect(table.state.memory.every((n) => n === 0)).toBe(true)
  expect(table.state.points[VARPEN]).toBe(3)
  expect(table.state.turn).toBe(DHARGON)
  expect(table.at('m')).toBe('F12')
})

proves('DV-MISC-04', 'a way to bring a unit keeps a side in', () => {
  const out = (
    spec: SceneSpec['sides'],
    id: keyof typeof SIDE_NO,
    more: Partial<SceneSpec> = {},
  ): boolean => {
    const table = scene({ sides: { ...spec, varpen: { units: { a: 'varpen-whelp F12' } } }, ...more })
    return isOut(table.state, table.tables, SIDE_NO[id])
  }
  expect(out({ bohmerk: {} }, 'bohmerk')).toBe(true)
  expect(out({ bohmerk: { units: { m: 'bohmerk-mote A1' } } }, 'bohmerk')).toBe(false)
  expect(out({ dhargon: {} }, 'dhargon')).toBe(true)
  expect(out({ dhargon: {} }, 'dhargon', { tokens: { P1: ['egg'] } })).toBe(false)
  expect(out({ orpal: { bag: ['orpal-shade'] } }, 'orpal')).toBe(false)
  expect(out({ orpal: { auto: true, bag: ['orpal-shade'] } }, 'orpal')).toBe(true)
  expect(out({ alderkang: {} }, 'alderkang')).toBe(true)
  expect(out({ alderkang: { favour: [2, 4, 5] } }, 'alderkang')).toBe(false)
  expect(out({ bohmerk: { favour: [2, 2, 3] } }, 'bohmerk')).toBe(true)
  expect(out({ 'hero:ysra': {} }, 'hero:ysra')).toBe(true)
  const duel = { mode: 'scenario', scenario: 'duel' }
  expect(out({ 'hero:ysra': {} }, 'hero:ysra', { options: duel })).toBe(false)
})

proves(
  ['DV-MISC-05', 'DV-SETUP-17'],
  'who gives up at the start of a turn leaves the units to the others',
  () => {
    const sides: SceneSpec['sides'] = {
      varpen: { units: { a: 'varpen-whelp F12' }, hand: ['sabotage'], memory: '1 s' },
      dhargon: { units: { x: 'dhargon-hunter P1' } },
      bohmerk: { units: { m: 'bohmerk-mote A1' } },
    }
    expect(scene({ sides, stage: 1 }).why('forfeit')).toBe('DV-MISC-05')
    const kept = scene({ sides, steps }).take('forfeit')
    expect(kept.awaited).toEqual([1])
    kept.take('keepUnits')
    expect(kept.awaited).toEqual([2])
    kept.take('keepUnits')
    expect(kept.state.control[VARPEN]).toBe(AUTO)
    expect(kept.state.seatOf[VARPEN]).toBe(-1)
    expect(kept.at('a')).toBe('F12')
    expect(kept.hand(0)).toEqual([])
    expect(kept.state.memory.every((n) => n === 0)).toBe(true)
    expect(kept.state.turn).toBe(DHARGON)
    const gone = scene({ sides, steps }).take('forfeit', 'removeUnits', 'removeUnits')
    expect(gone.state.control[VARPEN]).toBe(OUT)
    expect(gone.at('a')).toBe('supply')
    expect(gone.cards(Z.actionPile)).toEqual(['sabotage'])
    expect(gone.state.points).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0])
    const ties = new Set<number>()
    for (let i = 0; i < 12; i++) {
      const tied = scene({ sides, steps, seed: `tie-${i}` }).take('forfeit', 'keepUnits', 'removeUnits')
      ties.add(tied.state.control[VARPEN])
    }
    expect(ties).toEqual(new Set([AUTO, OUT]))
  },
)

proves('DV-MISC-05', 'a hero has no deck: giving up removes it at once', () => {
  const table = scene({
    sides: { 'hero:ysra': { units: { a: 'ysra E1' } }, varpen: { units: { b: 'varpen-whelp F12' } } },
    steps,
  })
  expect(winners(table.take('forfeit'))).toEqual([1])
})

proves('DV-MISC-06', 'alone, giving up ends the game', () => {
  const table = scene({
    sides: {
      varpen: { units: { a: 'varpen-whelp F12' } },
      orpal: { auto: true, units: { x: 'orpal-shade A1' } },
    },
    seats: 1,
    options: { orpal: 'auto' },
  })
  expect(winners(table.take('forfeit'))).toEqual([])
})

proves('DV-SETUP-07', 'a unit on each red token at the end of a turn brings a point, once', () => {
  const table = scene({
    sides: {
      varpen: { units: { a: 'varpen-whelp D10', b: 'varpen-whelp I6' } },
      dhargon: { units: { x: 'dhargon-hunter P1' } },
    },
    tokens: { D10: ['actionDraw'], I6: ['actionDraw'] },
    steps,
  })
  for (let i = 0; i < 4; i++) endRound(table)
  expect(table.state.points[VARPEN]).toBe(1)
  expect(table.state.points[DHARGON]).toBe(0)
})

proves('DV-STORY-1', 'the last round of a scenario decides it', () => {
  const duel = (points: readonly [number, number], round: number): Scene =>
    scene({
      sides: {
        'hero:larvok': { units: { a: 'larvok E1' }, points: points[0] },
        'hero:ysra': { units: { b: 'ysra M16' }, points: points[1] },
      },
      turn: 'hero:ysra',
      round,
      options: { mode: 'scenario', scenario: 'duel' },
      steps,
    })
  expect(winners(endRound(duel([2, 3], 12)))).toEqual([1])
  expect(winners(endRound(duel([4, 3], 12)))).toEqual([0])
  expect(endRound(duel([2, 3], 11)).step).toBe('turn')
})

proves('DV-SETUP-04', 'a killed hero comes back for a point where the scenario says so', () => {
  const table = scene({
    sides: { 'hero:larvok': { units: { a: 'larvok E1' } }, 'hero:ysra': { points: 3 } },
    options: { mode: 'scenario', scenario: 'duel' },
    steps,
  })
  endRound(table)
  expect(table.step).toBe('setup.place')
  expect(table.menu().toSorted()).toEqual(
    ['E1', 'F1', 'G1', 'J1', 'J16', 'K1', 'K16', 'L1', 'L16', 'M16'].map((space) => `start ${space}`),
  )
  table.take('start K16')
  expect(table.step).toBe('turn')
  expect(table.state.points[SIDE_NO['hero:ysra']]).toBe(2)
})
