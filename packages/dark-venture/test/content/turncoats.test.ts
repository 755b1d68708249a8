import { proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { capture } from '../../src/state/mutations/leave.ts'
import { layMark, liftMark, pickUp } from '../../src/state/mutations/marks.ts'
import { moveTo, takeOff } from '../../src/state/mutations/pieces.ts'
import { DEED, SIDE_NO, type SideId, TOKEN } from '../../src/state/names.ts'
import { SUPPLY } from '../../src/state/numbers.ts'
import { marksOn } from '../../src/state/queries/marks.ts'
import { AUTO } from '../../src/state/schema.ts'
import type { Scene } from '../support/scene.ts'
import { endRounds, one, scenario, victors } from '../support/tale.ts'

const begun = (): Scene => scenario('turncoats', ['varpen', 'dhargon'])

function army(t: Scene, side: SideId): number[] {
  return t.state.army[SIDE_NO[side]].slice()
}

/** Each of these pieces is held by one of the side. */
function hold(t: Scene, side: SideId, held: readonly number[]): Scene {
  return t.act((s, ctx) => {
    held.forEach((piece, i) => capture(s, piece, army(t, side)[i], ctx))
  })
}

function into(t: Scene, pieces: readonly number[], space: string): Scene {
  return t.act((s) => {
    for (const piece of pieces) moveTo(s, piece, t.node(space))
  })
}

describe('turncoats', () => {
  proves('DV-STORY-16', 'prisoners join who holds them, two at most, and can be won back', () => {
    const t = begun()
    const [first, second, third] = army(t, 'dhargon').filter(
      (piece) => t.tables.idOf[piece] !== 'dhargon-elder',
    )
    hold(t, 'varpen', [first, second, third])
    endRounds(t)
    expect(t.told('joined').map(({ piece }) => piece)).toEqual([first, second])
    expect(army(t, 'varpen')).toEqual(expect.arrayContaining([first, second]))
    expect([t.state.captor[first], t.state.captor[third]]).toEqual([-1, expect.any(Number)])
    expect(t.state.prisoners).toEqual([third])
    hold(t, 'dhargon', [first])
    endRounds(t)
    expect(army(t, 'dhargon')).toContain(first)
    expect(army(t, 'varpen')).toContain(third)
  })

  proves('DV-STORY-16', 'not while an enemy stands beside them', () => {
    const t = begun()
    const [held, witness] = army(t, 'dhargon')
    hold(t, 'varpen', [held])
    into(t, [witness, army(t, 'varpen')[0]], 'F12')
    endRounds(t)
    expect(t.told('joined')).toEqual([])
    into(t, [witness], 'P1')
    endRounds(t)
    expect(t.told('joined')).toHaveLength(1)
  })

  proves('DV-STORY-16', 'a Hero stays a prisoner', () => {
    const t = scenario('turncoats', ['varpen', 'alderkang'])
    hold(t, 'varpen', [one(t, 'delok')])
    endRounds(t)
    expect(t.told('joined')).toEqual([])
    expect(t.state.prisoners).toEqual([one(t, 'delok')])
  })

  test('five in the hall at the end of a round win, and the banner counts for one more', () => {
    const t = begun()
    const [bearer, ...others] = army(t, 'varpen')
    into(t, [bearer, ...others.slice(0, 3)], 'E6')
    into(t, others.slice(3), 'A16')
    const short = scenario('turncoats', ['varpen', 'dhargon'])
    into(short, army(short, 'varpen').slice(0, 4), 'E6')
    into(short, army(short, 'varpen').slice(4), 'A16')
    expect(victors(endRounds(short))).toBeUndefined()
    t.act((s) => {
      liftMark(s, t.node('2G6'), TOKEN.banner)
      layMark(s, t.node('E6'), TOKEN.banner)
      pickUp(s, t.node('E6'), bearer, TOKEN.banner)
    })
    expect(victors(endRounds(t))).toEqual(['varpen'])
  })

  test('time: whoever has most in the hall', () => {
    const t = begun()
    t.act((s) => {
      const [first, ...rest] = s.army[SIDE_NO.dhargon].slice()
      moveTo(s, first, t.node('D5'))
      for (const piece of rest) moveTo(s, piece, t.node('P1'))
      for (const piece of s.army[SIDE_NO.varpen].slice(1)) takeOff(s, t.tables, piece, SUPPLY)
    })
    expect(victors(endRounds(t, 10))).toEqual(['dhargon'])
    expect(t.state.deeds[SIDE_NO.dhargon * t.tables.deeds + DEED.inHall]).toBe(1)
  })

  test('alone it is played against a deck, which turns more coats at hard', () => {
    const t = scenario('turncoats', ['varpen'], { level: 'hard' })
    const other = t.state.order.find((side) => side !== SIDE_NO.varpen) ?? -1
    expect(t.state.control[other]).toBe(AUTO)
    expect(marksOn(t.state, t.node('2G6'), TOKEN.banner)).toBe(1)
    const prisoners = army(t, 'varpen').slice(0, 3)
    t.act((s, ctx) => {
      prisoners.forEach((piece, i) => capture(s, piece, s.army[other][i], ctx))
    })
    endRounds(t)
    expect(t.told('joined')).toHaveLength(3)
  })
})
