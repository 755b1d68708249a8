import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { adventure } from '../src/content/adventure.ts'
import { testStory } from '../src/effects/story-rules.ts'
import { capture } from '../src/state/mutations/leave.ts'
import { moveTo } from '../src/state/mutations/pieces.ts'
import { FLAG, SIDE_NO, TOKEN, PIECE_NO } from '../src/state/names.ts'
import { NEUTRAL } from '../src/state/numbers.ts'
import { carried, marksOn } from '../src/state/queries/marks.ts'
import { hasFlag as isMarked } from '../src/state/queries/pieces.ts'
import { type State, STORY } from '../src/state/schema.ts'
import { loaded } from './support/loaded.ts'
import { scene, type Scene, type SceneSpec, type SideScene } from './support/scene.ts'
import { endTurn, hasFlag, idle, passages, slay, tale, victors } from './support/tale.ts'

/** Varpen below ground, alone. */
function below(varpen: SideScene, more: Partial<SceneSpec> = {}): Scene {
  return scene({
    seats: 1,
    options: { mode: 'adventure' },
    sides: { varpen: { team: 1, ...varpen }, orpal: { auto: true } },
    steps: idle,
    ...more,
  })
}

const VARPEN = SIDE_NO.varpen

proves('DV-SETUP-06', 'a unit on an event token reads its passage for a MOVE die', () => {
  const units = { a: 'varpen-whelp P9', b: 'varpen-whelp O10' }
  const tokens = { P9: ['event:10'], O10: ['itemDraw'] } as const
  const t = below({ units }, { tokens, dice: '2 s', actionDeck: ['sabotage'] })
  expectWholeMenu(t)
  expect(t.menu('activate')).toEqual(['activate a'])
  t.take('activate a')
  expect(t.told('activated')).toEqual([{ event: 'activated', piece: t.piece('a'), square: t.node('P9') }])
  expect(passages(t)).toEqual(['P10', 'P17'])
  expect(t.state.dice).toEqual([0, 0, 0, 1])
  expect(t.hand()).toEqual(['sabotage'])
  expect(marksOn(t.state, t.node('P9'), TOKEN.event)).toBe(0)
  expect(t.menu('activate')).toEqual([])
  const poor = below({ units }, { tokens, dice: 's' })
  expect(poor.why('activate a')).toBe('DV-SETUP-06')
  const late = below({ units }, { tokens, dice: '1', stage: 2 })
  expect(late.why('activate a')).toBe('DV-TURN-01')
  expectWholeMenu(late)
})

proves('DV-SETUP-06', 'the die is chosen before the passage is read', () => {
  const t = below({ units: { a: 'varpen-whelp P9' } }, { tokens: { P9: ['event:10'] }, dice: '1 d' })
  t.take('activate a')
  expect(t.step).toBe('pay.dice')
  expect(passages(t)).toEqual([])
  t.take('spend diag1')
  expect(passages(t)).toEqual(['P10', 'P17'])
  expect(t.state.dice).toEqual([1, 0, 0, 0])
})

proves('DV-SETUP-06', 'a prisoner reads nothing', () => {
  const t = below(
    { units: { a: { is: 'varpen-whelp', captor: 'x' }, b: 'varpen-whelp A6' } },
    {
      sides: {
        varpen: { team: 1, units: { a: { is: 'varpen-whelp', captor: 'x' }, b: 'varpen-whelp A6' } },
        orpal: { auto: true, units: { x: 'orpal-shade P9' } },
      },
      tokens: { P9: ['event:10'] },
      dice: '1',
    },
  )
  expect(t.menu('activate')).toEqual([])
})

proves('DV-STORY-6', 'a search token costs nothing: one die on its table, and it is gone', () => {
  const search = (die: number, ...more: number[]): Scene => {
    loaded(die, ...more)
    const t = below(
      { units: { a: 'varpen-whelp D5' } },
      { tokens: { D5: ['search'] }, actionDeck: ['sabotage'], itemDeck: ['packframe'] },
    )
    expectWholeMenu(t)
    t.take('search a')
    expect(t.told('searched')).toEqual([
      { event: 'searched', piece: t.piece('a'), square: t.node('D5'), roll: die },
    ])
    expect(marksOn(t.state, t.node('D5'), TOKEN.search)).toBe(0)
    return t
  }
  expect(search(1, 6, 6, 1).at('a')).toBe('supply')
  for (const nothing of [2, 3]) {
    const t = search(nothing)
    expect(t.step).toBe('turn')
    expect(t.hand()).toEqual([])
  }
  expect(search(4).take('face diag1').state.memory.slice(0, 4)).toEqual([0, 0, 1, 0])
  expect(search(5).hand()).toEqual(['sabotage'])
  expect(search(6).hand()).toEqual(['packframe'])
})

proves('DV-RESTRAIN-1', 'a fungus frees the unit that carries it', () => {
  const t = below({
    units: {
      a: { is: 'varpen-whelp', at: 'B10', restrained: true, load: { fungus: 1 } },
      b: { is: 'varpen-whelp', at: 'B10', load: { fungus: 1 } },
      c: { is: 'varpen-whelp', at: 'B10', restrained: true },
    },
  })
  expectWholeMenu(t)
  expect(t.menu('fungus')).toEqual(['fungus a'])
  t.take('fungus a')
  expect(isMarked(t.state, t.piece('a'), 'restrained')).toBe(false)
  expect(carried(t.state, t.piece('a'), TOKEN.fungus)).toBe(0)
  expect(isMarked(t.state, t.piece('c'), 'restrained')).toBe(true)
})

proves('DV-STORY-3', 'the gate opens when a passage says so', () => {
  const open = (s: State): void => void (s.story[STORY.flags] = 1 << FLAG.gateOpen)
  const at = (also: (s: State) => void): Scene =>
    below({ units: { a: 'varpen-whelp D6' } }, { dice: '1', also }).take('march a')
  expect(at(() => undefined).offers('step E 1')).toBe(false)
  expect(at(open).offers('step E 1')).toBe(true)
})

proves('DV-STORY-2', 'at sixteen all is lost', () => {
  const dark = (n: number): Scene =>
    below({ units: { a: 'varpen-whelp A6' } }, { also: (s) => void (s.story[STORY.darkness] = n) })
  const dim = endTurn(dark(14))
  expect(victors(dim)).toBeUndefined()
  expect(dim.state.story[STORY.darkness]).toBe(15)
  const lost = endTurn(dim)
  expect(passages(lost)).toEqual(['P24'])
  expect(victors(lost)).toEqual([])
})

proves('DV-STORY-2', 'a passage can be what makes it dark', () => {
  const t = below(
    { units: { a: 'varpen-whelp P16' } },
    { tokens: { P16: ['event:12'] }, dice: '1', also: (s) => void (s.story[STORY.darkness] = 15) },
  ).take('activate a')
  expect(passages(t)).toEqual(['P12', 'P19', 'P24'])
  expect(victors(t)).toEqual([])
})

/** A whelp and two others among what guards a key. */
function guarded(dice = '1 1'): Scene {
  return below(
    { units: { a: 'varpen-brute C14', b: 'varpen-brute C14' } },
    {
      tokens: { C14: ['event:4'] },
      dice: `${dice} 1`,
      also: (s) => void (s.story[STORY.flags] = 1 << FLAG.sporeFriend),
    },
  ).take('activate a')
}

proves('DV-STORY-7', 'the last guard is killed: who did it reads of the key, once', () => {
  const t = guarded()
  const [glob] = t.state.army[NEUTRAL]
  t.call('g', glob)
  loaded(6, 6, 1, 1)
  t.take('attack a', 'alone')
  while (t.step !== 'turn') t.take(t.offers('kill') ? 'kill' : 'target g')
  expect(t.state.at[glob]).toBeLessThan(0)
  expect(passages(t)).toEqual(['P4', 'P15'])
  expect(hasFlag(t, 'keySpore')).toBe(true)
  expect(t.told('scored').filter(({ objective }) => objective < 0)).toEqual([
    { event: 'scored', side: VARPEN, points: 1, objective: -1 },
  ])
  endTurn(t)
  expect(passages(t)).toEqual(['P4', 'P15'])
})

proves('DV-STORY-7', 'a guard that is taken prisoner guards nothing any more', () => {
  const t = guarded()
  const [glob] = t.state.army[NEUTRAL]
  t.act((s, ctx) => capture(s, glob, t.piece('b'), ctx))
  expect(passages(t)).toEqual(['P4', 'P15'])
  expect(hasFlag(t, 'keySpore')).toBe(true)
})

proves('DV-STORY-7', 'of three guards two are not enough', () => {
  const t = below({ units: { a: 'varpen-whelp G12' } }, { tokens: { G12: ['event:5'] }, dice: '1' })
  t.take('activate a')
  const guards = t.state.army[NEUTRAL].slice()
  slay(t, guards.slice(0, 2), 'varpen')
  expect(hasFlag(t, 'keyBone')).toBe(false)
  slay(t, guards.slice(2), 'varpen')
  expect(hasFlag(t, 'keyBone')).toBe(true)
  expect(passages(t)).toEqual(['P5', 'P16'])
})

proves('DV-STORY-7', 'the beast is killed in the second combat: the Heart is the killer’s', () => {
  const t = below(
    {},
    {
      sides: {
        varpen: { team: 1, units: { a: 'varpen-brute O15', b: 'varpen-whelp A6' } },
        orpal: { auto: true },
        neutral: { units: { r: { is: 'rhorgonkrul', at: 'O15', wounded: true } } },
      },
      also: (s) => void (s.order = s.order.filter((side) => side !== NEUTRAL)),
      dice: '1',
    },
  )
  loaded(6, 6, 1, 1, 1, 1)
  t.take('attack a')
  while (t.step !== 'turn') t.take(t.offers('kill') ? 'kill' : 'target r')
  expect(t.state.at[PIECE_NO.rhorgonkrul]).toBeLessThan(0)
  expect(passages(t)).toEqual(['P22'])
  expect(carried(t.state, t.piece('a'), TOKEN.vaultHeart)).toBe(1)
  expect(victors(t)).toBeUndefined()
})

proves('DV-SETUP-06', 'the Heart at the entrance wins, in the hands of who stands there', () => {
  const t = below({
    units: {
      a: { is: 'varpen-whelp', at: 'D8', load: { vaultHeart: 1 } },
      b: 'varpen-whelp A6',
    },
  })
  endTurn(t)
  expect(victors(t)).toBeUndefined()
  const won = below({ units: { a: { is: 'varpen-whelp', at: 'C7', load: { vaultHeart: 1 } } } })
  endTurn(won)
  expect(passages(won)).toEqual(['P23'])
  expect(victors(won)).toEqual(['varpen'])
  expect(won.engine.result(won.position)).toMatchObject({ winners: [0] })
})

proves('DV-SETUP-06', 'the Heart is dropped where its bearer falls, and taken up again', () => {
  const t = below({
    units: { a: { is: 'varpen-whelp', at: 'D8', load: { vaultHeart: 1 } }, b: 'varpen-whelp D8' },
  })
  slay(t, [t.piece('a')], 'neutral')
  expect(marksOn(t.state, t.node('D8'), TOKEN.vaultHeart)).toBe(1)
  t.take('take vaultHeart b')
  expect(carried(t.state, t.piece('b'), TOKEN.vaultHeart)).toBe(1)
})

proves('DV-SETUP-06', 'nobody is left: all is lost', () => {
  const t = scene({
    seats: 1,
    options: { mode: 'adventure' },
    sides: { 'hero:ysra': { team: 1, units: { y: 'ysra D8' } }, orpal: { auto: true } },
    steps: idle,
  })
  slay(t, [t.piece('y')], 'neutral')
  endTurn(t)
  expect(passages(t)).toEqual(['P24'])
  expect(victors(t)).toEqual([])
})

proves('DV-SETUP-06', 'the adventure is played together, from its story on', () => {
  const t = tale({ mode: 'adventure' }, ['varpen', 'hero:ysra'])
  expect(t.told('storyBegins')).toHaveLength(1)
  expect(t.told('goal')).toEqual([{ event: 'goal', side: -1 }])
  expect([t.state.team[VARPEN], t.state.team[SIDE_NO['hero:ysra']], t.state.team[SIDE_NO.orpal]]).toEqual([
    1, 1, 0,
  ])
  adventure.events.forEach(({ at }, i) => expect(marksOn(t.state, t.node(at), TOKEN.event)).toBe(i + 1))
  for (const at of adventure.search) expect(marksOn(t.state, t.node(at), TOKEN.search)).toBe(1)
  t.act((_s, ctx) => testStory(ctx))
  expect(victors(t)).toBeUndefined()
})

proves('DV-SETUP-06', 'three keys, the vault, the Heart, and daylight: the whole way', () => {
  const tokens = {
    M4: ['event:8'],
    C14: ['event:4'],
    G12: ['event:5'],
    N14: ['event:11'],
    P16: ['event:12'],
  } as const
  const t = below(
    { units: { a: 'varpen-whelp M4' }, hand: ['sabotage', 'shieldWall'] },
    { tokens, dice: '1 1 1 1 1' },
  )
  const goTo = (space: string): Scene => t.act((s) => moveTo(s, t.piece('a'), t.node(space)))
  const beatGuards = (): Scene => slay(t, t.state.army[NEUTRAL].slice(), 'varpen')
  t.take('activate a', 'option 1')
  goTo('C14').take('activate a')
  beatGuards()
  goTo('G12').take('activate a')
  beatGuards()
  goTo('N14').take('activate a')
  expect(t.state.at[PIECE_NO.rhorgonkrul]).toBe(t.node('P16'))
  loaded(6, 6)
  goTo('P16').take('activate a', 'option 1')
  expect(t.state.dice).toEqual([0, 0, 0, 0])
  expect(victors(endTurn(goTo('B6')))).toEqual(['varpen'])
  expect(passages(t)).toEqual([
    'P8',
    'P18',
    'P4',
    'P15',
    'P5',
    'P16',
    'P11',
    'P20',
    'P12',
    'P21',
    'P22',
    'P23',
  ])
  expect(t.state.points[VARPEN]).toBeGreaterThanOrEqual(3)
})
