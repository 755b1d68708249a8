import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { count, score } from '../src/state/mutations/count.ts'
import { unlockDue } from '../src/state/mutations/unlocks.ts'
import { DEED, SIDE_NO, deedOf } from '../src/state/names.ts'
import { unlocksDue } from '../src/state/queries/unlocks.ts'
import { scene, type Scene } from './support/scene.ts'

const VARPEN = SIDE_NO.varpen
const units = { a: 'varpen-whelp F12' }
const others = { x: 'dhargon-hunter P1' }

proves('DV-SETUP-15', 'every side scores the nine objectives open to all', () => {
  const points = [2, 1, 1, 2, 3, 2, 1, 1, 3]
  const table = scene({
    sides: { 'hero:ysra': { units: { a: 'ysra E1' } }, varpen: { units: { b: 'varpen-whelp F12' } } },
  })
  for (const side of [SIDE_NO['hero:ysra'], VARPEN]) {
    const general = table.tables.objectives[side].slice(0, 9)
    expect(general.map((one) => one.points)).toEqual(points)
  }
  table.act((s, ctx) => count(s, SIDE_NO['hero:ysra'], 'prisonersTaken', 1, ctx))
  expect(table.state.points[SIDE_NO['hero:ysra']]).toBe(2)
})

proves('DV-SETUP-16', 'an objective scores at once, each time it is done', () => {
  const table = scene({ sides: { varpen: { units }, dhargon: { units: others } } })
  table.act((s, ctx) => count(s, VARPEN, 'prisonersExchanged', 1, ctx))
  expect(table.state.points[VARPEN]).toBe(1)
  table.act((s, ctx) => count(s, VARPEN, 'ancientsKilled', 2, ctx))
  expect(table.state.points[VARPEN]).toBe(7)
  table.act((s, ctx) => count(s, VARPEN, 'bothActionTokensHeld', 1, ctx))
  table.act((s, ctx) => count(s, VARPEN, 'bothActionTokensHeld', 1, ctx))
  expect(table.state.points[VARPEN]).toBe(8)
  table.act((s, ctx) => score(s, VARPEN, -20, ctx))
  expect(table.state.points[VARPEN]).toBe(0)
})

proves('DV-DASH-04', 'deeds are counted on after their first reward', () => {
  const table = scene({ sides: { alderkang: { units: { a: 'suuk B5' } }, dhargon: { units: others } } })
  const side = SIDE_NO.alderkang
  const points: number[] = []
  for (let i = 0; i < 5; i++) {
    table.act((s, ctx) => count(s, side, 'temporalShifts', 1, ctx))
    points.push(table.state.points[side])
  }
  expect(points).toEqual([0, 1, 1, 2, 2])
  expect(table.state.deeds[side * deedOf.length + DEED.temporalShifts]).toBe(5)
})

proves('DV-ALD-04', 'every two Temporal Shifts and every two Wheels of Sparks bring a point', () => {
  const table = scene({ sides: { alderkang: { units: { a: 'suuk B5' } }, dhargon: { units: others } } })
  table.act((s, ctx) => {
    count(s, SIDE_NO.alderkang, 'temporalShifts', 3, ctx)
    count(s, SIDE_NO.alderkang, 'wheelOfSparks', 4, ctx)
  })
  expect(table.state.points[SIDE_NO.alderkang]).toBe(3)
})

proves(['DV-ALD-05', 'DV-DASH-02'], 'favour grows by its three objectives and waits when it is won', () => {
  const table = scene({ sides: { alderkang: { units: { a: 'suuk B5' } }, dhargon: { units: others } } })
  const side = SIDE_NO.alderkang
  const favour = (): number[] => table.state.favour.slice(side * 3, side * 3 + 3)
  table.act((s, ctx) => {
    count(s, side, 'reviveAttempts', 1, ctx)
    count(s, side, 'fabrications', 3, ctx)
    count(s, side, 'cardsDrawn', 4, ctx)
  })
  expect(favour().toSorted((a, b) => a - b)).toEqual([1, 3, 4])
  expect(table.told('favour')).toEqual([])
  table.act((s, ctx) => {
    count(s, side, 'reviveAttempts', 2, ctx)
    count(s, side, 'fabrications', 1, ctx)
    count(s, side, 'cardsDrawn', 1, ctx)
  })
  expect(favour().toSorted((a, b) => a - b)).toEqual([2, 4, 5])
  expect(table.told('favour')).toHaveLength(3)
  expect(table.state.shield[side]).toBe(0)
})

proves('DV-ANC-03', 'favour won again with the Ancient in play becomes a shield', () => {
  const table = scene({
    sides: { alderkang: { units: { a: 'the-alderkang B5' } }, dhargon: { units: others } },
  })
  const side = SIDE_NO.alderkang
  const win = (): Scene =>
    table.act((s, ctx) => {
      count(s, side, 'reviveAttempts', 2, ctx)
      count(s, side, 'fabrications', 4, ctx)
      count(s, side, 'cardsDrawn', 5, ctx)
    })
  win()
  expect(table.state.shield[side]).toBe(1)
  expect(table.state.favour.slice(side * 3, side * 3 + 3)).toEqual([0, 0, 0])
  win()
  expect(table.state.shield[side]).toBe(2)
})

proves(['DV-HERO-04', 'DV-HERO-05'], 'a hero may unlock at 4, 7 and 10 points, each once', () => {
  const side = SIDE_NO['hero:larvok']
  const table = scene({
    sides: { 'hero:larvok': { units: { a: 'larvok E1' }, points: 1, unlocked: ['cleave'] }, varpen: {} },
  })
  const due: number[] = []
  const add = (points: number): void => {
    table.act((s, ctx) => score(s, side, points, ctx))
    due.push(unlocksDue(table.state, side))
  }
  add(2)
  add(1)
  add(-1)
  add(1)
  unlockDue(table.state, side, 1)
  add(3)
  add(3)
  expect(due).toEqual([0, 1, 1, 1, 1, 2])
  expect(table.state.points[side]).toBe(10)
  table.act((s, ctx) => count(s, side, 'heroesKilled', 1, ctx))
  expect(table.state.points[side]).toBe(14)
})
