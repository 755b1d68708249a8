import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { autoTurnFrame, beastTurnFrame } from '../src/state/frames.ts'
import { SIDE_NO } from '../src/state/names.ts'
import { STORY } from '../src/state/schema.ts'
import { run } from '../src/state/tables/match-tables.ts'
import { quiet } from './support/quiet.ts'
import { scene, type Scene } from './support/scene.ts'

/** Steps that note what was asked of them. */
function noting(): { readonly autos: number[]; readonly beasts: number[]; readonly steps: typeof quiet } {
  const autos: number[] = []
  const beasts: number[] = []
  const auto = run(autoTurnFrame.name, {
    locals: autoTurnFrame.locals.fields,
    run: (s, f, ctx) => {
      expect(s.turn).toBe(f.side)
      autos.push(f.side)
      ctx.pop()
    },
  })
  const beast = run(beastTurnFrame.name, {
    locals: beastTurnFrame.locals.fields,
    run: (_s, f, ctx) => {
      beasts.push(f.left)
      ctx.pop()
    },
  })
  const others = quiet.filter(({ name }) => name !== auto.name)
  return { autos, beasts, steps: [...others, auto, beast] as typeof quiet }
}

function end(table: Scene): void {
  table.take('end')
  while (table.step === 'turn.keep') table.take('done')
}

proves('DV-STORY-2', 'darkness rises by one a round, and from 6 on the enemy takes turns', () => {
  const { autos, steps } = noting()
  const table = scene({
    sides: { varpen: { units: { a: 'varpen-whelp A6' } }, orpal: { auto: true } },
    seats: 1,
    options: { mode: 'adventure' },
    also: (s) => void (s.story[STORY.darkness] = 4),
    steps,
  })
  end(table)
  expect(table.state.story[STORY.darkness]).toBe(5)
  end(table)
  expect(table.state.story[STORY.darkness]).toBe(6)
  expect(autos).toEqual([])
  end(table)
  expect(autos).toEqual([SIDE_NO.orpal])
  expect(table.told('darkness').map(({ now }) => now)).toEqual([5, 6, 7])
})

proves('DV-TURN-03', 'Auto-Enemies have their turns in the order, beasts come last', () => {
  for (const [players, turns] of [
    [2, 1],
    [3, 2],
  ]) {
    const { autos, beasts, steps } = noting()
    const third = players === 3 ? { bohmerk: { units: { m: 'bohmerk-mote A1' } } } : {}
    const table = scene({
      sides: {
        varpen: { units: { a: 'varpen-whelp F12' } },
        orpal: { auto: true, units: { o: 'orpal-shade P1' } },
        dhargon: { units: { x: 'dhargon-hunter P1' } },
        ...third,
        neutral: { units: { r: 'rhorgonkrul H4' } },
      },
      seats: players,
      options: { mode: 'scenario', scenario: 'hunt' },
      rulesVersion: 1,
      also: (s) => void (s.order = s.order.filter((side) => side !== SIDE_NO.neutral)),
      steps,
    })
    end(table)
    expect(table.state.turn).toBe(SIDE_NO.dhargon)
    expect(autos).toEqual([SIDE_NO.orpal])
    for (let i = 1; i < players; i++) {
      expect(beasts).toEqual([])
      end(table)
    }
    expect(beasts).toEqual([turns])
    expect(table.state.round).toBe(2)
  }
})
