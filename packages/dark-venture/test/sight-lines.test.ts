import { Random, seedFrom } from '@longtable/kernel'
import { proves } from '@longtable/kernel/proofs'
import { expect, test } from 'vitest'
import { lineOf, shotsOf, type SightPoint } from '../src/preview/sight-lines.ts'
import { exists } from '../src/state/map/read.ts'
import { type Square, SQUARES } from '../src/state/numbers.ts'
import { whyNotTarget } from '../src/state/queries/attack.ts'
import { across } from '../src/state/queries/built.ts'
import { distance } from '../src/state/queries/map.ts'
import { sees } from '../src/state/queries/visibility.ts'
import type { VentureViewContext } from '../src/state/tables/match-tables.ts'
import { scene, type Scene } from './support/scene.ts'

function lookAt(t: Scene): VentureViewContext {
  return t.engine.viewContext(t.engine.view(t.position, t.awaited[0]))
}

const built = {
  'F12:E': 'wall',
  'F10:down': 'wall',
  'H12:up': 'wall',
  'G9:S': 'wall',
  'H9:S': 'wall',
  'F14:N': 'fence',
} as const

proves(['DV-COMBAT-10', 'DV-WALL-07'], 'a line is clear exactly where one square sees the other', () => {
  const t = scene({
    sides: { dhargon: { units: { a: 'dhargon-hunter F12' } }, orpal: { units: { x: 'orpal-shade A1' } } },
    built,
    options: { floors: true },
  })
  const ctx = lookAt(t)
  const { state, tables } = ctx
  const there = Array.from({ length: SQUARES }, (_, square) => square).filter((one) =>
    exists(tables.board, one),
  )
  const random = new Random(seedFrom('lines'))
  let stopped = 0
  const wrong: string[] = []
  for (let n = 0; n < 6000; n++) {
    const from = there[random.below(there.length)]
    const to = there[random.below(there.length)]
    const { isClear, at } = lineOf(ctx, from, to)
    const isOnOneFloor = tables.board.floor[from] === tables.board.floor[to]
    const isTold =
      isClear === sees(tables, state, from, to) && (at !== undefined) === (!isClear && isOnOneFloor)
    if (!isTold || (at !== undefined && !isBetween(at, from, to))) wrong.push(`${from} to ${to}`)
    if (at !== undefined) stopped++
  }
  expect(wrong).toEqual([])
  expect(stopped).toBeGreaterThan(1000)

  /** The point lies on the line, between its ends. */
  function isBetween({ x, y }: SightPoint, from: Square, to: Square): boolean {
    const [ax, ay] = centre(from)
    const [bx, by] = centre(to)
    const isOn = Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) < 1e-9
    const isWithin = (one: number, a: number, b: number): boolean =>
      one >= Math.min(a, b) && one <= Math.max(a, b)
    return isOn && isWithin(x, ax, bx) && isWithin(y, ay, by)
  }

  function centre(square: Square): readonly [number, number] {
    return [2 * tables.board.column[square] + 1, 2 * tables.board.row[square] + 1]
  }
})

test('a line ends at the first wall', () => {
  const t = scene({
    sides: { dhargon: { units: { a: 'dhargon-hunter F12' } }, orpal: { units: { x: 'orpal-shade A1' } } },
    built,
  })
  const ctx = lookAt(t)
  const line = (from: string, to: string) => lineOf(ctx, t.node(from), t.node(to))
  // F is the sixth column, 12 the twelfth row: the wall east of F12 stands at x 12, and its centre has y 23.
  expect(line('F12', 'G12')).toEqual({ isClear: false, at: { x: 12, y: 23 } })
  expect(line('G12', 'F12')).toEqual({ isClear: false, at: { x: 12, y: 23 } })
  // Across F10 from E10 to G10: the wall goes through the centre.
  expect(line('E10', 'G10')).toEqual({ isClear: false, at: { x: 11, y: 19 } })
  expect(line('F12', 'F12')).toEqual({ isClear: true })
  // A fence hides nothing.
  expect(line('F12', 'F14')).toEqual({ isClear: true })
  // Two walls that end at one corner close it: G9 and H9 meet at x 14.
  expect(line('G9', 'H10').isClear).toBe(false)
  expect(line('G9', 'H10').at).toEqual({ x: 14, y: 18 })
})

proves(['DV-COMBAT-09', 'DV-COMBAT-10'], 'what a weapon reaches, and what of it is seen', () => {
  const t = scene({
    sides: {
      dhargon: { units: { a: 'dhargon-hunter F12', w: 'dhargon-warden F12' } },
      orpal: { units: { x: 'orpal-shade A1' } },
    },
    built,
  })
  const ctx = lookAt(t)
  const [a, w, x] = ['a', 'w', 'x'].map((name) => t.piece(name))
  const shots = shotsOf(ctx, a)
  expect(shots.length).toBe(24)
  expect(shotsOf(ctx, w)).toEqual([])
  expect(shotsOf(ctx, w, 1).length).toBe(8)
  const seen = new Set(shots.filter((shot) => shot.seen).map(({ square }) => square))
  expect(shots.some((shot) => !shot.seen)).toBe(true)
  const isAcross = (square: Square): boolean => across(ctx.state.built, square) !== 0
  const wrong: Square[] = []
  for (let square = 0; square < SQUARES; square++) {
    if (!exists(t.tables.board, square) || square === t.node('F12')) continue
    const state = { ...ctx.state, at: ctx.state.at.with(x, square) }
    const reaches = whyNotTarget(state, t.tables, a, x, -1) === ''
    // A wall across the target's own square may cover it besides.
    const isOpen = distance(t.tables, t.node('F12'), square) <= 2 && (reaches || isAcross(square))
    if (seen.has(square) && !isOpen) wrong.push(square)
    if (reaches && !seen.has(square)) wrong.push(square)
  }
  expect(wrong).toEqual([])
})
