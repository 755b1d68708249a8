import type { Frame } from '@longtable/kernel'
import { proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { holds } from '../src/effects/conditions.ts'
import { contextOf } from '../src/effects/interpreter.ts'
import {
  favourOf,
  goalOf,
  type Progress,
  progressOf,
  sideOfSeat,
  usesLeft,
} from '../src/preview/standings.ts'
import { count } from '../src/state/mutations/count.ts'
import { FLAG } from '../src/state/names.ts'
import { SIDES } from '../src/state/numbers.ts'
import { ABSENT } from '../src/state/schema.ts'
import type { VentureViewContext } from '../src/state/tables/match-tables.ts'
import { games, watchGame } from './support/games.ts'
import { scene, type Scene } from './support/scene.ts'
import { say } from './support/messages.ts'

function lookAt(t: Scene): VentureViewContext {
  return t.engine.viewContext(t.engine.view(t.position, t.awaited[0]))
}

describe('standings over whole games', () => {
  test.each(games.filter(({ seats }) => seats < 4))('$id with $seats', { timeout: 120_000 }, (game) => {
    /** By side: points that no objective paid. */
    const others = new Array<number>(SIDES).fill(0)
    let start: readonly number[] | undefined
    const wrong = new Set<string>()
    watchGame(game, 'standings', 250, ({ look: ctx, step }) => {
      const { state } = ctx
      if (step === 'turn') {
        start ??= state.points.map((points, side) => points - paid(ctx, side) - others[side])
        for (let side = 0; side < SIDES; side++) {
          if (start[side] + paid(ctx, side) + others[side] !== state.points[side])
            wrong.add(`points of ${side}`)
          if (!progressOf(ctx, side).every(isUnderWay)) wrong.add(`progress of ${side}`)
          if (!isGoalTold(ctx, side)) wrong.add(`goal of ${side}`)
        }
      }
      return (events) => {
        for (const event of events)
          if (event.event === 'scored' && event.objective < 0) others[event.side] += event.points
      }
    })
    expect([...wrong]).toEqual([])
    expect(start).toBeDefined()
  })

  function isUnderWay({ has, per, left }: Progress): boolean {
    return left === 0 ? has === per : has >= 0 && has < per
  }

  /** In a game for points it is the points; in a story it is won once one of its parts is there. */
  function isGoalTold(ctx: VentureViewContext, side: number): boolean {
    const { state, tables } = ctx
    const goal = goalOf(ctx, side)
    if (state.control[side] === ABSENT) return goal === null
    if (tables.target > 0)
      return goal?.parts[0].has === state.points[side] && goal.parts[0].needs === tables.target
    const wins = tables.cast[side]?.win
    if (wins === undefined) return goal === null || goal.parts.every(({ has, needs }) => has <= needs)
    if (wins.some((one) => 'all' in one)) return goal?.parts.every(({ has, needs }) => has <= needs) === true
    const isWon = wins.some((one) => holds(state, tables, contextOf(side), one))
    return goal?.parts.some(({ has, needs }) => has === needs) === isWon
  }

  function paid(ctx: VentureViewContext, side: number): number {
    return progressOf(ctx, side).reduce((sum, { scored, points }) => sum + scored * points, 0)
  }
})

describe('standings', () => {
  proves(['DV-DASH-02', 'DV-DASH-04'], 'objectives and favour, deed by deed', () => {
    const t = scene({
      sides: {
        varpen: { units: { a: 'varpen-raider F12' }, favour: [3, 1, 2], points: 7 },
        orpal: { units: { x: 'orpal-shade A1' } },
      },
      options: { target: '20' },
      dice: '1',
    })
    t.act((s, ctx) => {
      for (let i = 0; i < 5; i++) count(s, 0, 'prisonersTaken', 1, ctx)
      count(s, 0, 'structuresBuilt', 3, ctx)
      count(s, 0, 'bothActionTokensHeld', 2, ctx)
    })
    const look = lookAt(t)
    const shown = progressOf(look, 0).map(
      ({ what, has, per, points, scored, left }) =>
        `${say(what, 'en')} ${has}/${per} ${points} ${scored} ${left}`,
    )
    expect(shown).toEqual([
      'prisoner taken 0/1 2 5 null',
      'prisoner exchanged 0/1 1 0 null',
      'unit killed 0/1 1 0 null',
      'Hero killed 0/1 2 0 null',
      'Ancient killed 0/1 3 0 null',
      'Ancient summoned 0/1 2 0 null',
      'counter-attack won 0/1 1 0 null',
      'turn holding both red tokens 1/1 1 1 0',
      'side eliminated 0/1 3 0 null',
      'unit upgraded 0/1 1 0 null',
      'fences or walls built 3/4 3 0 null',
      'prisoners taken 1/2 1 2 null',
    ])
    const favour = favourOf(look, 0)
    expect(favour.rows.map(({ what, has, needs }) => [say(what, 'en'), has, needs])).toEqual([
      ['units killed', 3, 3],
      ['units upgraded', 1, 3],
      ['fences or walls built', 2, 2],
    ])
    expect([favour.isWon, favour.shields, favour.isHere]).toEqual([false, 0, false])
    expect(favourOf(look, 5)).toEqual({ rows: [], isWon: false, shields: 0, isHere: false })
    const goal = goalOf(look, 0)
    expect(goal && say(goal.text, 'en')).toBe(
      'Have 20 points at the end of a round, and more than anybody else.',
    )
    // 5 prisoners for 2 each, 2 pairs of them for 1, both red tokens once for 1.
    expect(goal?.parts.map(({ has, needs }) => [has, needs])).toEqual([[7 + 10 + 2 + 1, 20]])
    expect(goalOf(look, 2)).toBeNull()
  })

  test('what a story asks', () => {
    const t = scene({
      sides: {
        bohmerk: { units: { b: 'bohmerk-mote L12' } },
        varpen: { auto: true, units: { v: 'varpen-whelp M12' } },
      },
      seats: 1,
      options: { mode: 'scenario', scenario: 'drownedFeast' },
      rulesVersion: 1,
      dice: '1',
    })
    t.act((s, ctx) => count(s, 2, 'absorbs', 3, ctx))
    const goal = goalOf(lookAt(t), 2)
    expect(goal && say(goal.text, 'en')).toBe(
      'Absorb 4 defeated units in 10 rounds, and do not be wiped out.',
    )
    expect(goal?.parts.map(({ what, has, needs }) => [say(what, 'en'), has, needs])).toEqual([
      ['Bohmerk: 4 absorptions', 3, 4],
    ])
    expect(goalOf(lookAt(t), 0)?.parts).toMatchObject([{ has: 0, needs: 1 }])
  })

  test('what the adventure asks of everybody', () => {
    const t = scene({
      sides: {
        varpen: { team: 1, units: { v: { is: 'varpen-raider', at: 'A6', load: { vaultHeart: 1 } } } },
      },
      seats: 1,
      options: { mode: 'adventure' },
      dice: '1',
      also: (s) => {
        s.story[0] = 1 << FLAG.keyBone
      },
    })
    const goal = goalOf(lookAt(t), 0)
    expect(goal?.parts.map(({ has, needs }) => [has, needs])).toEqual([
      [1, 1],
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
      [1, 1],
    ])
  })

  test('how often an ability may still be used', () => {
    const t = scene({
      sides: {
        varpen: { units: { a: 'varpen-raider F12' } },
        orpal: { units: { x: 'orpal-shade A1' } },
      },
      dice: '1 s s s s s',
    })
    const rage = t.tables.abilities[0].findIndex(({ row }) => row.id === 'bloodRage')
    expect(usesLeft(lookAt(t), 0, rage)).toEqual({ left: 2, of: 2 })
    t.act((s) => {
      s.uses[rage] = 1
    })
    expect(usesLeft(lookAt(t), 0, rage)).toEqual({ left: 1, of: 2 })
    t.act((s) => {
      s.turn = 3
    })
    expect(usesLeft(lookAt(t), 0, rage)).toEqual({ left: 2, of: 2 })
    const free = t.tables.abilities[0].findIndex(({ per }) => per === 'never')
    expect(usesLeft(lookAt(t), 0, free)).toBeNull()
  })

  test('which of its two sides a seat decides for', () => {
    const s = { seatOf: [0, 0, 1, -1, -1, -1, -1, -1, -1], sideOf: [0, 2], turn: 1 }
    const state = s as unknown as VentureViewContext['state']
    expect(sideOfSeat(state, 0)).toBe(1)
    expect(sideOfSeat(state, 1)).toBe(2)
    expect(sideOfSeat(state, 0, { step: 'pick', asker: 0, side: 3 } as Frame)).toBe(0)
    expect(sideOfSeat(state, 0, { step: 'fight.defend', side: 0 } as Frame)).toBe(0)
    expect(sideOfSeat(state, 0, { step: 'fight.defend', side: 2 } as Frame)).toBe(1)
    expect(sideOfSeat(state, 5)).toBe(-1)
  })
})
