import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect } from 'vitest'
import { REROLL_FACE } from '../src/state/choices/index.ts'
import { turnBeginFrame } from '../src/state/frames.ts'
import { MOD } from '../src/state/mods.ts'
import { score } from '../src/state/mutations/count.ts'
import { SKULL } from '../src/state/numbers.ts'
import { defenceOf, modifier } from '../src/state/queries/modifiers.ts'
import { isUnlocked, unlocksDue } from '../src/state/queries/unlocks.ts'
import { loaded } from './support/loaded.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'
import { sayAll } from './support/messages.ts'
import { PIECE_NO } from '../src/state/names.ts'

const LARVOK = 6
const five = ['sabotage', 'shieldWall', 'dragOff', 'mirrorFate', 'flank']
const foes = { x: 'orpal-shade A1' }

function larvok(hand: readonly string[], more: SceneSpec = {}): Scene {
  return scene({
    sides: {
      'hero:larvok': { units: { a: 'larvok E1' }, points: 1, unlocked: ['cleave'], hand },
      orpal: { units: foes },
    },
    dice: '1 d s',
    ...more,
  })
}

function unlocked(t: Scene): number[] {
  return [0, 1, 2, 3].filter((no) => isUnlocked(t.state, LARVOK, no))
}

describe('unlocking', () => {
  proves('DV-HERO-05', 'what 4 and 7 points bring is asked when the hero’s turn begins', () => {
    const t = larvok([], { turn: 'orpal', dice: '' })
    t.act((s, ctx) => score(s, LARVOK, 6, ctx))
    expect(unlocksDue(t.state, LARVOK)).toBe(2)
    t.act((s, ctx) => {
      s.turn = -1
      ctx.push(turnBeginFrame, { side: LARVOK })
    })
    expect([t.step, t.awaited]).toEqual(['hero.unlock', [0]])
    expectWholeMenu(t)
    expect(t.menu()).toEqual(['unlock 1', 'unlock 2', 'unlock 3'])
    t.take('unlock 2')
    expect(t.menu()).toEqual(['unlock 1', 'unlock 3'])
    t.take('unlock 3')
    expect(t.step).toBe('turn')
    expect(unlocked(t)).toEqual([0, 2, 3])
    expect(t.told('unlocked')).toEqual([
      { event: 'unlocked', side: LARVOK, ability: 2 },
      { event: 'unlocked', side: LARVOK, ability: 3 },
    ])
  })

  proves('DV-HERO-05', 'not at 3 points; in its own turn at once', () => {
    const t = larvok([])
    t.act((s, ctx) => score(s, LARVOK, 2, ctx))
    expect(t.why('unlock 1')).toBe('DV-HERO-08')
    t.act((s, ctx) => score(s, LARVOK, 1, ctx))
    expect(t.menu('unlock')).toEqual(['unlock 1', 'unlock 2', 'unlock 3'])
    t.take('unlock 1')
    expect(unlocked(t)).toEqual([0, 1])
    expect(t.why('unlock 2')).toBe('DV-HERO-08')
    expectWholeMenu(t)
  })

  proves('DV-HERO-08', 'all five saved cards unlock one, and four do not', () => {
    const t = larvok(five)
    expectWholeMenu(t)
    t.take('unlock 3')
    expect(unlocked(t)).toEqual([0, 3])
    expect(t.hand()).toEqual([])
    expect(t.told('discarded')).toHaveLength(5)
    expect(larvok(five.slice(1)).why('unlock 3')).toBe('DV-HERO-08')
  })

  proves('DV-HERO-08', 'a worn item is one of the five', () => {
    const t = larvok([], {
      sides: {
        'hero:larvok': {
          units: { a: { is: 'larvok', at: 'E1', wears: ['packframe'] } },
          unlocked: ['cleave'],
          hand: five.slice(1),
        },
        orpal: { units: foes },
      },
    })
    t.take('unlock 1')
    expect(t.hand()).toEqual([])
    expect(t.state.lies).not.toContain(PIECE_NO.larvok)
  })

  proves('DV-HERO-05', 'points come before cards, and nothing is left to unlock in the end', () => {
    const t = larvok(five)
    t.act((s, ctx) => score(s, LARVOK, 9, ctx))
    expect(unlocksDue(t.state, LARVOK)).toBe(3)
    t.take('unlock 1', 'unlock 2', 'unlock 3')
    expect(t.hand()).toHaveLength(5)
    expect([t.offers('unlock'), t.why('unlock')]).toEqual([false, undefined])
    expectWholeMenu(t)
  })

  proves('DV-HERO-07', 'Delok has nothing to unlock, whatever he scores or saves', () => {
    const t = scene({
      sides: {
        'hero:delok': { units: { a: 'delok E1' }, unlocked: ['collect'], hand: five },
        orpal: { units: foes },
      },
    })
    t.act((s, ctx) => score(s, 5, 10, ctx))
    expect(unlocksDue(t.state, 5)).toBe(0)
    expect([t.offers('unlock'), t.why('unlock')]).toEqual([false, undefined])
    expectWholeMenu(t)
  })
})

describe('rerolls', () => {
  proves(['DV-HERO-08', 'DV-MISC-07'], 'a saved card rerolls one action die, and the new face counts', () => {
    const t = larvok(['sabotage', 'shieldWall'])
    expectWholeMenu(t)
    expect(t.offered().filter((one) => one.do === 'rerollFace')).toHaveLength(6)
    expect(t.numbers('rerollFace ortho2')).toMatchObject({ needs: { key: 'cost.die' }, has: 0 })
    t.take('rerollFace skull shieldWall')
    const [{ dice }] = t.told('rerolledDice')
    expect(dice).toHaveLength(1)
    const expected = [1, 0, 1, 0]
    expected[dice[0]]++
    expect(t.state.dice).toEqual(expected)
    expect(t.hand()).toEqual(['sabotage'])
    expect(t.drew).toBe(true)
  })

  proves('DV-HERO-08', 'a token of the memory is no die, and a faction rerolls nothing', () => {
    const t = larvok(['sabotage'], { dice: '1' })
    t.act((s) => (s.memory[LARVOK * 4 + SKULL] = 1))
    expect(t.offered().filter((one) => one.do === 'rerollFace')).toHaveLength(1)
    const v = scene({
      sides: { varpen: { units: { b: 'varpen-whelp E1' }, hand: five }, orpal: {} },
      dice: '1 s',
    })
    expect(v.offered().some((one) => one.do === 'rerollFace')).toBe(false)
    expect(v.offered().some((one) => one.do === 'unlock')).toBe(false)
    expectWholeMenu(v)
  })

  proves('DV-HERO-08', 'in both languages', () => {
    const t = larvok(five)
    const entries = t.engine.describedMenu(t.position, 0)?.entries ?? []
    const reroll = entries.find(({ choice }) => choice === REROLL_FACE.find((one) => one === choice))
    expect(reroll === undefined ? [] : sayAll(reroll.text)).toEqual([
      expect.stringContaining('Reroll a die (1 straight) for '),
      expect.stringContaining('Relancer un dé ('),
    ])
    const unlock = entries.find(({ choice }) => choice.do === 'unlock' && choice['ability'] === 2)
    expect(unlock === undefined ? [] : sayAll(unlock.text)).toEqual([
      'Unlock Iron Hide for your five saved cards',
      'Débloquer Peau de fer pour vos cinq cartes gardées',
    ])
  })
})

describe('on whose turn', () => {
  proves('DV-HERO-06', 'special abilities are offered on the hero’s own turn only', () => {
    const spec: SceneSpec = {
      sides: {
        'hero:ysra': {
          units: { a: 'ysra F12' },
          unlocked: ['thornShot', 'snare', 'veilStep', 'secondSight'],
        },
        orpal: { units: { x: 'orpal-bonewalker F12' } },
      },
      dice: '1 s s s',
    }
    const own = scene(spec)
    expect(own.menu('ability').length).toBeGreaterThanOrEqual(4)
    const other = scene({ ...spec, turn: 'orpal' })
    other.act((s) => (s.memory[7 * 4 + SKULL] = 3))
    expect(other.awaited).toEqual([1])
    loaded(1, 2, 2, 2, 2)
    other.take('attack x')
    expect(other.told('fought')).toHaveLength(1)
    expect(other.engine.menu(other.position, 0)?.offered ?? []).toEqual([])
  })

  proves('DV-HERO-06', 'but what an unlocked ability makes of the hero is always there', () => {
    const t = larvok([], { turn: 'orpal' })
    expect(defenceOf(t.state, t.tables, t.piece('a'))).toBe(3)
    t.act((s) => (s.unlocked[LARVOK] |= 4))
    expect(defenceOf(t.state, t.tables, t.piece('a'))).toBe(4)
    expect(modifier(t.state, t.tables, t.piece('x'), MOD.defenceDice)).toBe(0)
  })
})
