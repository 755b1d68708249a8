import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { testStory } from '../src/effects/story-rules.ts'
import { Z } from '../src/state/card-pool.ts'
import { beastTurnFrame, HOW } from '../src/state/frames.ts'
import { leave } from '../src/state/mutations/leave.ts'
import { moveTo } from '../src/state/mutations/pieces.ts'
import { SIDE_NO, TOKEN } from '../src/state/names.ts'
import { NEUTRAL } from '../src/state/numbers.ts'
import { carried, marksOn } from '../src/state/queries/marks.ts'
import { BY_STORY, OUT, PLAYER, STORY } from '../src/state/schema.ts'
import { run } from '../src/state/tables/match-tables.ts'
import { describeEvent } from '../src/text/event-text/index.ts'
import { loaded } from './support/loaded.ts'
import { scene, type Scene } from './support/scene.ts'
import { endRounds, endTurn, firstScenario as scenario, idle, one, slay, victors } from './support/tale.ts'
import { sayAll } from './support/messages.ts'

/** Raiders beside the Elder, in the first scenario. */
function embers(): Scene {
  return scene({
    options: { mode: 'scenario', scenario: 'embers' },
    rulesVersion: 1,
    sides: {
      varpen: { units: { a: 'varpen-raider K1', b: 'varpen-raider K1' } },
      dhargon: { units: { e: 'dhargon-elder K1', h: 'dhargon-hatchling P1' } },
    },
    tokens: { J1: ['egg'] },
    dice: '1 1',
    steps: idle,
  })
}

proves('DV-STORY-1', 'a scenario is won in the middle of a turn, as soon as the combat is over', () => {
  const t = embers()
  loaded(6, 6, 6, 5, 1, 1, 1)
  t.take('attack a', 'partner b')
  while (t.step !== 'over') t.take(t.offers('target e') ? 'target e' : t.offers('kill') ? 'kill' : 'ready')
  expect(t.state.ended).toBe(BY_STORY)
  expect(victors(t)).toEqual(['varpen'])
  expect(t.state.fights).toEqual([])
  expect(t.engine.result(t.position)).toMatchObject({ winners: [0] })
})

proves('DV-STORY-1', 'a combat that changes nothing ends nothing', () => {
  const t = embers()
  loaded(1, 1, 1, 1, 5, 5, 4)
  t.take('attack a', 'partner b')
  while (t.step !== 'turn')
    t.take(t.offers('target e') ? 'target e' : t.offers('noCounter') ? 'noCounter' : 'ready')
  expect(victors(t)).toBeUndefined()
})

proves('DV-STORY-8', 'whoever has lost cannot win at the same moment', () => {
  const last = (enemies: number): Scene => {
    const t = scenario('waystation', ['varpen', 'dhargon'])
    return t.act((s, ctx) => {
      for (const piece of s.army[SIDE_NO.bohmerk].slice(0, enemies)) moveTo(s, piece, t.node('O12'))
      s.story[STORY.roundsOver] = 8
      testStory(ctx)
    })
  }
  expect(victors(last(2))).toEqual(['varpen', 'dhargon'])
  expect(victors(last(3))).toEqual(['bohmerk', 'orpal'])
})

proves('DV-STORY-1', 'what a beast does at the end of a round counts in that round', () => {
  const fatal = run(beastTurnFrame.name, {
    locals: beastTurnFrame.locals.fields,
    run: (s, _f, ctx) => {
      ctx.pop()
      for (const piece of s.army[SIDE_NO['hero:larvok']]) leave(s, piece, HOW.killed, NEUTRAL, ctx)
    },
  })
  const t = scene({
    seats: 1,
    options: { mode: 'scenario', scenario: 'hunt' },
    rulesVersion: 1,
    sides: {
      'hero:larvok': { team: 1, units: { l: 'larvok H4' } },
      neutral: { units: { r: 'rhorgonkrul H4' } },
    },
    also: (s) => void (s.order = [SIDE_NO['hero:larvok']]),
    steps: [fatal],
  })
  expect(victors(endTurn(t))).toEqual([])
  expect(t.state.control[SIDE_NO['hero:larvok']]).toBe(OUT)
  expect(t.state.round).toBe(1)
})

proves('DV-STORY-8', 'a team wins together, with those of it who are out', () => {
  const t = scenario('hunt', ['hero:larvok', 'hero:ysra'])
  slay(t, [one(t, 'larvok')], 'neutral')
  endTurn(t)
  expect(t.state.control[SIDE_NO['hero:larvok']]).toBe(OUT)
  t.act((s, ctx) => {
    leave(s, one(t, 'rhorgonkrul'), HOW.killed, SIDE_NO['hero:ysra'], ctx)
    leave(s, one(t, 'rhorgonkrul'), HOW.killed, SIDE_NO['hero:ysra'], ctx)
  })
  expect(victors(endTurn(t))).toEqual(['hero:larvok', 'hero:ysra'])
})

proves('DV-STORY-4', 'a unit takes a banner for nothing and drops it where it is lost', () => {
  const t = scene({
    options: { mode: 'scenario', scenario: 'banners' },
    rulesVersion: 1,
    sides: {
      varpen: { units: { a: 'varpen-whelp G6', b: 'varpen-whelp G7' } },
      orpal: { units: { x: 'orpal-shade P1' } },
    },
    tokens: { G6: ['banner'] },
    steps: idle,
  })
  expectWholeMenu(t)
  expect(t.why('take banner b')).toBe('DV-STORY-4')
  t.take('take banner a')
  expect(carried(t.state, t.piece('a'), TOKEN.banner)).toBe(1)
  expect(marksOn(t.state, t.node('G6'), TOKEN.banner)).toBe(0)
  slay(t, [t.piece('a')], 'orpal')
  expect(marksOn(t.state, t.node('G6'), TOKEN.banner)).toBe(1)
})

proves('DV-STORY-4', 'a banner that is taken at home is home', () => {
  const home = scenario('banners', ['varpen', 'orpal'])
  const start = home.tables.board.idOf[home.tables.starts[SIDE_NO.varpen][0]]
  const t = scene({
    options: { mode: 'scenario', scenario: 'banners' },
    rulesVersion: 1,
    sides: {
      varpen: { units: { a: `varpen-whelp ${start}` } },
      orpal: { units: { x: 'orpal-shade P1' } },
    },
    tokens: { [start]: ['banner'] },
    steps: idle,
  })
  t.take('take banner a')
  expect(carried(t.state, t.piece('a'), TOKEN.banner)).toBe(0)
  expect(t.told('storyRule')).toHaveLength(1)
})

proves('DV-STORY-5', 'one player holds two sides: a turn and a memory each, one hand', () => {
  const t = scenario('waystation', ['varpen'])
  const { varpen, dhargon } = SIDE_NO
  expect([t.state.seatOf[varpen], t.state.seatOf[dhargon]]).toEqual([0, 0])
  expect([t.state.control[varpen], t.state.control[dhargon]]).toEqual([PLAYER, PLAYER])
  expect(t.state.sideOf).toEqual([varpen])
  expect(t.state.order.indexOf(dhargon)).toBe(t.state.order.indexOf(varpen) + 1)
  expect(t.state.turn).toBe(varpen)
  t.act((s) => void (s.dice = [1, 0, 0, 0]))
  t.take('end', 'bank ortho1')
  if (t.step === 'turn.keep') t.take('done')
  expect(t.state.turn).toBe(dhargon)
  expect(t.awaited).toEqual([0])
  expect(t.state.memory.slice(varpen * 4, varpen * 4 + 4)).toEqual([1, 0, 0, 0])
  expect(t.state.memory.slice(dhargon * 4, dhargon * 4 + 4)).toEqual([0, 0, 0, 0])
  expect(t.state.cards[Z.hand]).toEqual([])
  endRounds(t)
  expect(t.state.turn).toBe(varpen)
})

proves('DV-SETUP-04', 'a scenario begins with its story and the goals of its sides', () => {
  const t = scenario('duel', ['hero:larvok', 'hero:ysra'])
  const ctx = { state: t.engine.view(t.position, 0).state, tables: t.tables } as Parameters<
    typeof describeEvent
  >[0]
  const [begins] = t.told('storyBegins')
  const [en, fr] = sayAll(describeEvent(ctx, begins))
  expect(en).toMatch(/^Duel of Heroes\. Three names/)
  expect(fr).toMatch(/^Duel de héros\. Trois noms/)
  expect(new Set(t.told('goal').map(({ side }) => side))).toEqual(
    new Set([SIDE_NO['hero:larvok'], SIDE_NO['hero:ysra']]),
  )
  for (const goal of t.told('goal'))
    expect(sayAll(describeEvent(ctx, goal))[0]).toMatch(
      /: Be the first to have 8 points, or have the most after 15 rounds\./,
    )
  const team = scenario('hunt', ['varpen'])
  expect(team.told('goal')).toEqual([{ event: 'goal', side: -1 }])
  expect(sayAll(describeEvent({ ...ctx, tables: team.tables }, team.told('goal')[0]))[0]).toMatch(
    /^Together: Kill/,
  )
})

proves('DV-STORY-8', 'sides whose condition holds at one moment win together', () => {
  const t = scenario('ledger', ['alderkang', 'varpen', 'orpal'])
  slay(t, [one(t, 'delok')], 'orpal')
  expect(victors(endTurn(t))).toEqual(['varpen', 'orpal'])
  expect(t.engine.result(t.position)?.winners).toHaveLength(2)
})

proves('DV-STORY-8', 'who had nothing to win does not win by time', () => {
  const t = scenario('duel', ['hero:larvok', 'hero:ysra'])
  t.act((s) => void (s.points[SIDE_NO.orpal] = 7))
  expect(victors(endRounds(t, 15))).not.toContain('orpal')
})
