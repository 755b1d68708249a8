import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect } from 'vitest'
import { isPrisoner } from '../src/state/queries/pieces.ts'
import { loaded } from './support/loaded.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

/** Two whelps (1/1) and a prisoner of one of them against two bonewalkers (1/1), all on F12. */
function pairs(): Scene {
  return scene({
    sides: {
      varpen: { units: { a: 'varpen-whelp F12', b: 'varpen-whelp F12', far: 'varpen-whelp A1' } },
      orpal: {
        units: {
          x: 'orpal-bonewalker F12',
          y: 'orpal-bonewalker F12',
          held: { is: 'orpal-shade', captor: 'a' },
        },
      },
    },
    dice: '1',
  })
}

describe('two against two', () => {
  proves(
    ['DV-COMBAT-07', 'DV-COMBAT-13', 'DV-COMBAT-08'],
    'strike back together: one six of two dice, both strengths, against both attackers',
    () => {
      const t = pairs()
      t.take('attack a', 'partner b')
      t.take('target x')
      expect([t.step, t.awaited]).toEqual(['fight.defend', [1]])
      expect(t.why('with held')).toBeUndefined()
      t.take('with y')
      loaded(2, 3, 6, 1)
      t.take('ready')
      expect([t.step, t.awaited]).toEqual(['fight.counter', [1]])
      loaded(6, 5, 4, 4)
      t.take('counter')
      const own = [t.piece('a'), t.piece('b')]
      const theirs = [t.piece('x'), t.piece('y')]
      expect(t.told('fought')).toEqual([
        {
          event: 'fought',
          attackers: own,
          defenders: theirs,
          attack: 5,
          defence: 7,
          won: false,
          counter: false,
        },
        {
          event: 'fought',
          attackers: theirs,
          defenders: own,
          attack: 11,
          defence: 8,
          won: true,
          counter: true,
        },
      ])
      expect([t.step, t.awaited]).toEqual(['fight.spoils', [1]])
      expectWholeMenu(t)
      t.take('capture x')
      // Its captor was captured: the shade is free and moves up to two spaces.
      expect([t.step, t.awaited, isPrisoner(t.state, t.piece('held'))]).toEqual(['march', [1], false])
      t.take('halt')
      // One was captured, so the other is killed without a question.
      expect([t.at('b'), isPrisoner(t.state, t.piece('a')), t.step]).toEqual(['supply', true, 'turn'])
      expect(t.state.points[3]).toBeGreaterThanOrEqual(2)
    },
  )

  proves('DV-COMBAT-07', 'a second defender is of the same space, and nobody is made to bring one', () => {
    const t = pairs()
    t.take('attack a', 'alone', 'target x')
    loaded(6, 1)
    t.take('ready')
    expect(t.told('defended')[0]?.defenders).toEqual([t.piece('x')])
    expect(t.step).toBe('fight.spoils')
  })
})

proves(['DV-COMBAT-13', 'DV-COMBAT-16'], 'an egg holds a defence, but makes no six', () => {
  const t = scene({
    sides: {
      varpen: { units: { a: 'varpen-whelp F12' } },
      orpal: { units: { x: { is: 'orpal-bonewalker', at: 'F12', load: { egg: 1 } } } },
    },
    dice: '1',
  })
  loaded(6, 3)
  t.take('attack a', 'egg x')
  expect(t.told('fought')).toEqual([
    {
      event: 'fought',
      attackers: [t.piece('a')],
      defenders: [t.piece('x')],
      attack: 6,
      defence: 6,
      won: false,
      counter: false,
    },
  ])
  expect(t.step).toBe('turn')
})

proves('DV-COMBAT-01', 'whoever came this turn may fight with the dice that are left', () => {
  const t = scene({
    sides: { varpen: { units: { a: 'varpen-whelp D9' } }, orpal: { units: { x: 'orpal-shade C9' } } },
    dice: '1 d',
  })
  expect(t.why('attack a')).toBe('DV-COMBAT-01')
  t.take('march a', 'step W')
  if (t.step === 'march') t.take('halt')
  loaded(1, 2, 2)
  t.take('attack a')
  expect([t.told('fought')[0]?.won, t.state.dice]).toEqual([false, [0, 0, 0, 0]])
})

proves('DV-GENE-02', 'a token of the memory pays for an attack like its die', () => {
  const t = scene({
    sides: {
      varpen: { units: { a: 'varpen-whelp D9' }, memory: 'd s' },
      orpal: { units: { x: 'orpal-shade D9' } },
    },
    dice: 's',
  })
  loaded(1, 2, 2)
  t.take('attack a')
  expect(t.state.memory.slice(0, 4)).toEqual([0, 0, 0, 1])
  expect(t.why('attack a')).toBe('DV-COMBAT-01')
})

proves(
  'DV-PRIS-04',
  'the unit that comes stands where the captor stands, in its part of a split space',
  () => {
    const t = scene({
      sides: {
        varpen: { units: { a: { is: 'varpen-raider', at: 'A8', part: 1 } } },
        orpal: { units: { x: { is: 'orpal-shade', captor: 'a' }, y: 'orpal-shade P16' } },
      },
      built: { 'A8:down': 'wall' },
      dice: '1',
    })
    t.take('exchange a')
    const [, come] = t.state.army[0]
    const [first] = t.state.army[0]
    const placed = first === t.piece('a') ? come : first
    expect([t.tables.idOf[placed], t.state.at[placed], t.state.flags[placed] & 1]).toEqual([
      'varpen-whelp',
      t.node('A8'),
      1,
    ])
    expect([t.at('x'), t.state.points[0]]).toEqual(['supply', 1])
  },
)

proves('DV-MOVE-14', 'on a bridge and under it is one space for combat', () => {
  const t = scene({
    sides: {
      varpen: { units: { a: 'varpen-whelp ^H14' } },
      orpal: { units: { x: 'orpal-shade H14', y: 'orpal-shade A1' } },
    },
    dice: '1',
  })
  loaded(6, 1, 1)
  t.take('attack a', 'capture a')
  expect([t.at('x'), isPrisoner(t.state, t.piece('x'))]).toEqual(['^H14', true])
})

proves(
  ['DV-COMBAT-11', 'DV-COMBAT-14'],
  'an attack with a ranged ability is one on the same space too: no prisoner, no strike back by hand',
  () => {
    const spec: SceneSpec = {
      sides: {
        varpen: { units: { a: 'varpen-raider F12' }, hand: ['hailOfStones'] },
        orpal: { units: { x: 'orpal-bonewalker F12', y: 'orpal-bonewalker A1' } },
      },
    }
    const hit = scene(spec)
    loaded(6, 6, 1)
    hit.take('play hailOfStones')
    expect([hit.at('x'), hit.step]).toEqual(['supply', 'turn'])
    const missed = scene(spec)
    loaded(1, 1, 6)
    missed.take('play hailOfStones')
    expect([missed.at('x'), missed.step]).toEqual(['F12', 'turn'])
    // By hand both would be possible.
    const near = scene({ ...spec, dice: '1' })
    loaded(1, 1, 6)
    near.take('attack a', 'stand')
    expect(near.step).toBe('fight.counter')
  },
)
