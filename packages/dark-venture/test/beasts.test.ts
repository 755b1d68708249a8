import { proves } from '@longtable/kernel/proofs'
import { describe, expect } from 'vitest'
import { beastTurnFrame } from '../src/state/frames.ts'
import { MOD } from '../src/state/mods.ts'
import { setGuard } from '../src/state/mutations/pieces.ts'
import { GUARD, SIDE_NO, PIECE_NO } from '../src/state/names.ts'
import { NEUTRAL } from '../src/state/numbers.ts'
import { modifier, strengthOf } from '../src/state/queries/modifiers.ts'
import { hasFlag } from '../src/state/queries/pieces.ts'
import { STORY } from '../src/state/schema.ts'
import { acted } from './support/effects.ts'
import { loaded } from './support/loaded.ts'
import { type PieceScene, scene, type Scene, type SceneSpec } from './support/scene.ts'

type Units = Readonly<Record<string, string | PieceScene>>

/** The beast acts, so many times, against the units of a player. */
function turnOf(at: string | PieceScene, units: Units, turns = 1, more: SceneSpec = {}): Scene {
  const r = typeof at === 'string' ? `rhorgonkrul ${at}` : at
  const sides = {
    varpen: { units },
    orpal: { units: { o: 'orpal-bonewalker A1' } },
    neutral: { units: { r } },
  }
  return scene({
    stack: [{ step: 'turn', side: SIDE_NO.varpen }],
    ...more,
    sides: { ...sides, ...more.sides },
    begin: (_s, ctx) => ctx.push(beastTurnFrame, { piece: PIECE_NO.rhorgonkrul, left: turns }),
  })
}

describe('the beast', () => {
  proves('DV-BEAST-1', 'goes up to 3 towards the nearest player’s unit, as often as it has turns', () => {
    const once = turnOf('E9', { a: 'varpen-whelp L9' })
    expect(once.at('r')).toBe('H9')
    expect(once.told('beast')).toEqual([{ event: 'beast', piece: PIECE_NO.rhorgonkrul }])
    expect(once.told('autoGoes')).toEqual([
      { event: 'autoGoes', piece: PIECE_NO.rhorgonkrul, goal: 'playerUnit', to: once.node('L9'), moves: 3 },
    ])
    const twice = turnOf('E9', { a: 'varpen-whelp L9' }, 2)
    expect(twice.at('r')).toBe('K9')
  })

  proves('DV-BEAST-1', 'attacks each enemy of its space once, the weakest defence first', () => {
    loaded(6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 3, 3)
    const t = turnOf('F9', { a: 'varpen-brute F9', b: 'varpen-whelp F9', c: 'varpen-whelp G9' })
    t.take('ready')
    expect(t.told('attacked').map(({ target }) => target)).toEqual([t.piece('b'), t.piece('a')])
    expect(t.told('rolled').map(({ attack, defence }) => [attack.length, defence.length])).toEqual([
      [6, 1],
      [6, 2],
    ])
    expect(t.told('killed').map(({ piece, by }) => [piece, by])).toEqual([[t.piece('b'), NEUTRAL]])
    expect([t.at('a'), t.at('c')]).toEqual(['F9', 'G9'])
  })

  proves('DV-BEAST-1', 'is wounded by the first defeat and rolls a die more, killed by the second', () => {
    const attack = (r: PieceScene): Scene => {
      loaded(6, 6, 6, 6, 1, 1, 1, 1)
      const sides = {
        varpen: { units: { a: 'varpen-warlord F9' }, hand: ['mirrorFate'] },
        orpal: { units: { o: 'orpal-bonewalker A1' } },
        neutral: { units: { r } },
      }
      const t = scene({ sides, dice: '1' }).take('attack a', 'stand')
      expect(t.why('capture a')).toBe('DV-FX-1')
      return t.take('kill')
    }
    const once = attack({ is: 'rhorgonkrul', at: 'F9' })
    expect(once.told('wounded')).toHaveLength(1)
    expect([once.at('r'), strengthOf(once.state, once.tables, PIECE_NO.rhorgonkrul)]).toEqual(['F9', 7])
    expect(modifier(once.state, once.tables, PIECE_NO.rhorgonkrul, MOD.cannotBeCaptured)).toBe(1)
    expect(once.state.points[SIDE_NO.varpen]).toBe(0)
    const twice = attack({ is: 'rhorgonkrul', at: 'F9', wounded: true })
    expect(twice.told('killed')).toHaveLength(1)
    expect(twice.at('r')).toBe('box')
    expect(twice.state.points[SIDE_NO.varpen]).toBe(1)
  })

  proves('DV-BEAST-1', 'attacks no more once it is dead', () => {
    loaded(1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1)
    const t = turnOf(
      { is: 'rhorgonkrul', at: 'F9', wounded: true },
      { a: 'varpen-brute F9', b: 'varpen-warlord F9' },
      2,
    )
    t.take('with b', 'ready', 'counter')
    expect(t.told('attacked')).toHaveLength(1)
    expect([t.at('r'), t.told('beast').length]).toEqual(['box', 1])
  })

  proves('DV-BEAST-1', 'comes where a passage says, once', () => {
    const sides = { varpen: { units: { a: 'varpen-whelp A6' } }, orpal: { auto: true } }
    const t = acted({ sides, seats: 1, options: { mode: 'adventure' } }, [{ do: 'beast', at: 'P16' }])
    expect(t.told('placed')).toEqual([
      { event: 'placed', side: NEUTRAL, piece: PIECE_NO.rhorgonkrul, at: t.node('P16'), from: 'supply' },
    ])
    expect(t.state.army[NEUTRAL]).toEqual([PIECE_NO.rhorgonkrul])
    const there = acted(
      {
        sides: { ...sides, neutral: { units: { r: 'rhorgonkrul P15' } } },
        seats: 1,
        options: { mode: 'adventure' },
      },
      [{ do: 'beast', at: 'P16' }],
    )
    expect([there.at('r'), there.told('placed')]).toEqual(['P15', []])
  })
})

describe('guards', () => {
  /** Bone guards at the end of a round of the adventure. */
  function guards(units: Units, party: Units): Scene {
    const t = scene({
      sides: { varpen: { units: party }, orpal: { auto: true }, neutral: { units } },
      seats: 1,
      options: { mode: 'adventure' },
      also: (s) => {
        s.order = [SIDE_NO.varpen, SIDE_NO.orpal]
        for (const piece of s.army[NEUTRAL]) setGuard(s, piece, GUARD.boneGuard)
        s.story[STORY.boneGuards] = s.army[NEUTRAL].length
      },
    })
    return t.take('end')
  }

  proves('DV-BEAST-2', 'each goes up to 2 and attacks one unit of its space at the end of the round', () => {
    loaded(1, 3)
    const t = guards(
      { g: { is: 'orpal-bonewalker', at: 'B7', restrained: true }, h: 'orpal-bonewalker C9' },
      { a: 'varpen-brute A6', b: 'varpen-whelp B7' },
    )
    while (t.step !== 'turn') t.take(t.step === 'fight.counter' ? 'noCounter' : 'ready')
    expect(t.told('beast').map(({ piece }) => piece)).toEqual([t.piece('g'), t.piece('h')])
    expect(t.told('autoStays')).toEqual([{ event: 'autoStays', piece: t.piece('g'), why: 'restrained' }])
    expect(t.told('attacked')[0]).toMatchObject({
      side: NEUTRAL,
      attackers: [t.piece('g')],
      target: t.piece('b'),
    })
    expect(hasFlag(t.state, t.piece('g'), 'restrained')).toBe(false)
    expect(t.state.round).toBe(2)
  })

  proves('DV-BEAST-2', 'a guard that is killed counts no more', () => {
    const t = scene({
      sides: {
        varpen: { units: { a: 'varpen-warlord B7' } },
        orpal: { auto: true },
        neutral: { units: { g: 'orpal-bonewalker B7', h: 'orpal-bonewalker C9' } },
      },
      seats: 1,
      options: { mode: 'adventure' },
      dice: '1',
      also: (s) => {
        for (const piece of s.army[NEUTRAL]) setGuard(s, piece, GUARD.boneGuard)
        s.story[STORY.boneGuards] = 2
      },
    })
    loaded(6, 6, 6, 6, 1)
    t.take('attack a', 'kill')
    expect([t.at('g'), t.state.story[STORY.boneGuards]]).toEqual(['supply', 1])
  })
})
