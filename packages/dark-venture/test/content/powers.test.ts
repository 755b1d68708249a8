import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect } from 'vitest'
import { BY_SIGHT, rerollDie } from '../../src/state/choices/combat.ts'
import { ability } from '../../src/state/choices/factions.ts'
import { HOW } from '../../src/state/frames.ts'
import { leave } from '../../src/state/mutations/leave.ts'
import { DEED, deedOf } from '../../src/state/names.ts'
import { ANCIENT, ORE, WATER } from '../../src/state/numbers.ts'
import { goodsOf } from '../../src/state/queries/goods.ts'
import { distance } from '../../src/state/queries/map.ts'
import { loaded } from '../support/loaded.ts'
import { scene, type Scene, type SceneSpec } from '../support/scene.ts'

const ALDERKANG = 4

function fives(t: Scene, name: string): number[] {
  return new Array<number>(t.tables.defence[t.piece(name)]).fill(5)
}

/** Kills a piece outside any combat. */
function slay(t: Scene, piece: number): void {
  t.act((s, ctx) => leave(s, piece, HOW.killed, -1, ctx))
}

describe('Warsong', () => {
  const spec: SceneSpec = {
    sides: {
      varpen: { units: { m: 'mantus-marturus F12', b: 'varpen-whelp F13' } },
      orpal: { units: { x: 'orpal-colossus F12', y: 'orpal-shade F13' } },
    },
    turn: 'orpal',
    dice: '1 1 1',
  }

  proves(['DV-ANC-04', 'DV-ANC-09'], 'on 7 a Whelp comes to an edge 4 spaces or more from any unit', () => {
    const t = scene(spec)
    loaded(3, 4)
    t.take('attack x')
    expect([t.step, t.awaited]).toEqual(['pick', [0]])
    const nodes = (t.offered() as unknown as { node: number }[]).map(({ node }) => node)
    const units = ['m', 'b', 'x', 'y'].map((name) => t.state.at[t.piece(name)])
    const { column, row } = t.tables.board
    for (const node of nodes) {
      expect([0, 15].includes(column[node]) || [0, 15].includes(row[node])).toBe(true)
      for (const at of units) expect(distance(t.tables, node, at)).toBeGreaterThanOrEqual(4)
    }
    expect(nodes).toContain(t.node('J16'))
    expect(nodes).not.toContain(t.node('I16'))
    loaded(1, 1, 1, 1, ...fives(t, 'm'))
    t.take('node J16')
    const [, whelp] = t.state.army[0].filter((piece) => t.tables.idOf[piece] === 'varpen-whelp')
    expect(t.state.at[whelp]).toBe(t.node('J16'))
    expect(t.state.army[0]).toHaveLength(3)
  })

  proves('DV-ANC-04', 'on 6 nobody comes, and nobody to a fight without him', () => {
    const t = scene(spec)
    loaded(3, 3, 1, 1, 1, 1, ...fives(t, 'm'))
    t.take('attack x')
    loaded(1, 5)
    t.take('attack y')
    expect(t.state.army[0]).toHaveLength(2)
    expect(t.told('checked')).toHaveLength(1)
  })

  proves('DV-ANC-04', 'it is sung when he attacks, too', () => {
    const t = scene({ ...spec, turn: 'varpen' })
    loaded(6, 6)
    t.take('attack m')
    expect(t.step).toBe('pick')
  })
})

describe('Ancient Sight', () => {
  const spec: SceneSpec = {
    sides: {
      orpal: { units: { k: 'karderut D9', x: 'orpal-bonewalker F12' } },
      varpen: { units: { a: 'varpen-whelp F12' } },
    },
    dice: '1 1 1 s s s',
  }

  proves('DV-ANC-05', 'up to two action dice anew, once a turn, and what they showed is gone', () => {
    const t = scene(spec)
    expectWholeMenu(t)
    t.take('power')
    expect(t.step).toBe('pick')
    expect(t.why('face ortho2')).toBe('DV-FX-1')
    t.take('face skull')
    expect(t.offers('enough')).toBe(true)
    t.take('face skull')
    const [{ dice }] = t.told('rerolledDice')
    expect(dice).toHaveLength(2)
    const expected = [3, 0, 0, 1]
    for (const face of dice) expected[face]++
    expect(t.state.dice).toEqual(expected)
    expect(t.step).toBe('turn')
    expect(t.why('power')).toBe('DV-ANC-05')
    expectWholeMenu(t)
  })

  proves('DV-ANC-05', 'or one die alone', () => {
    const t = scene(spec).take('power', 'face ortho1', 'enough')
    expect(t.told('rerolledDice')[0].dice).toHaveLength(1)
    expect(t.state.dice.reduce((sum, n) => sum + n)).toBe(6)
  })

  proves('DV-ANC-05', 'or one die of a combat, which uses it up as well', () => {
    const t = scene(spec)
    loaded(1, 4)
    t.take('attack x')
    expect(t.step).toBe('fight.adjust')
    expectWholeMenu(t)
    loaded(6)
    t.choose(rerollDie(0, BY_SIGHT))
    expect(t.told('fought')[0]).toMatchObject({ attack: 6, defence: 4, won: true })
    t.take('kill')
    expect(t.why('power')).toBe('DV-ANC-05')
    const used = scene(spec).take('power', 'face ortho1', 'enough')
    loaded(1, 4)
    used.take('attack x')
    if (used.step === 'pay.dice') used.choose(used.offered()[0])
    expect(used.told('fought')[0].won).toBe(false)
  })

  proves(['DV-ANC-05', 'DV-DASH-03'], 'not on another turn, nor without Karderut', () => {
    const t = scene({ ...spec, turn: 'varpen', dice: '1' })
    loaded(2, 2)
    t.take('attack a')
    expect(t.told('fought')[0]).toMatchObject({ attack: 2, defence: 2, won: false })
    const gone = scene(spec)
    slay(gone, gone.piece('k'))
    expect(gone.why('power')).toBe('DV-DASH-03')
    loaded(1, 4)
    gone.take('attack x')
    expect(gone.told('fought')).toHaveLength(1)
  })
})

describe('Abundance', () => {
  const gather = (t: Scene, name: string): void => {
    const no = t.tables.abilities[1].findIndex(({ row }) => row.id === 'gather')
    t.choose(ability(no, t.piece(name), 0))
    if (t.step === 'gather.kind') t.take('goods water')
  }
  const spec: SceneSpec = {
    sides: {
      dhargon: { units: { n: 'seternatus D9', a: 'dhargon-hunter J10' } },
      varpen: { units: { x: 'varpen-whelp A1' } },
    },
    dice: '1 1',
  }

  proves('DV-ANC-06', 'what a Dhargon unit gathers is doubled while Seternatus is there', () => {
    const t = scene(spec)
    loaded(2)
    gather(t, 'a')
    expect(goodsOf(t.state, t.piece('a'), WATER)).toBe(2)
    expect(t.state.deeds[deedOf.length + DEED.resourcesGathered]).toBe(2)
    slay(t, t.piece('n'))
    loaded(2)
    gather(t, 'a')
    expect(goodsOf(t.state, t.piece('a'), WATER)).toBe(3)
    expect(goodsOf(t.state, t.piece('a'), ORE)).toBe(0)
  })

  proves('DV-ANC-06', 'nothing is doubled where nothing was found', () => {
    const t = scene(spec)
    loaded(3)
    gather(t, 'a')
    expect(t.state.goods[t.piece('a')]).toBe(0)
  })
})

describe('To the Earth', () => {
  const spec: SceneSpec = {
    sides: {
      bohmerk: { units: { k: 'dhoregat-kelt A1', a: 'bohmerk-mote F12', b: 'bohmerk-mote F12' } },
      orpal: { units: { x: 'orpal-colossus F12', y: 'orpal-colossus F12', z: 'orpal-colossus F12' } },
    },
    dice: '1 1 1',
  }

  proves('DV-ANC-07', 'twice a game an attack is won without dice, by one unit against one', () => {
    const t = scene(spec)
    expectWholeMenu(t)
    for (const prey of ['x', 'y']) {
      t.take('power')
      expect(t.why('power')).toBe(prey === 'x' ? 'DV-FX-6' : 'DV-ANC-07')
      t.take('attack a', `target ${prey}`, 'kill')
      expect(t.at(prey)).toBe('supply')
    }
    expect(t.told('rolled')).toEqual([])
    expect(t.state.dice).toEqual([1, 0, 0, 0])
    expect(t.why('power')).toBe('DV-ANC-07')
    t.act((s) => s.uses.fill(0))
    expect(t.why('power')).toBe('DV-ANC-07')
  })

  proves('DV-ANC-07', 'it lapses with the turn, and needs an attack that can be paid', () => {
    const poor = scene({ ...spec, dice: 's s' })
    expect(poor.why('power')).toBe('DV-FX-6')
    const t = scene(spec).take('power', 'end')
    while (t.step === 'turn.keep') t.take('done')
    expect(t.state.mods).toEqual([])
  })

  proves('DV-ANC-07', 'never against an Ancient', () => {
    const t = scene({
      sides: {
        bohmerk: { units: { k: 'dhoregat-kelt A1', a: 'bohmerk-mote F12' } },
        orpal: { units: { x: 'karderut F12', y: 'orpal-shade A16' } },
      },
      dice: '1',
    })
    expect(t.offers('attack a')).toBe(true)
    expect(t.why('power')).toBe('DV-FX-6')
  })

  proves('DV-DASH-03', 'and only while Dhoregat Kelt is on the map', () => {
    const t = scene(spec)
    slay(t, ANCIENT + 2)
    expect(t.why('power')).toBe('DV-DASH-03')
    expectWholeMenu(t)
  })
})

describe('Induction', () => {
  const spec: SceneSpec = {
    sides: {
      alderkang: { units: { k: 'the-alderkang F12', b: 'suuk F13' } },
      orpal: { units: { x: { is: 'orpal-shade', at: 'F12', goods: { ore: 1 } }, y: 'orpal-shade A1' } },
    },
    dice: '1 1',
  }
  const attack = [6, 6, 6, 6, 6, 6]

  proves(['DV-ALD-07', 'DV-ANC-08'], 'on 10 the defeated changes sides, with all it has', () => {
    const t = scene(spec)
    loaded(...attack, 1, 1, 4, 6)
    t.take('attack k')
    expect(t.state.side[t.piece('x')]).toBe(ALDERKANG)
    expect(t.at('x')).toBe('F12')
    expect(goodsOf(t.state, t.piece('x'), ORE)).toBe(1)
    expect(t.state.army[ALDERKANG]).toContain(t.piece('x'))
    expect(t.told('killed')).toEqual([])
  })

  proves('DV-ALD-07', 'on 9 it is at his mercy as usual', () => {
    const t = scene(spec)
    loaded(...attack, 1, 1, 4, 5)
    t.take('attack k')
    expect(t.step).toBe('fight.spoils')
    t.take('kill')
    expect(t.at('x')).toBe('supply')
  })
})
