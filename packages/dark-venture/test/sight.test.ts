import { proves } from '@longtable/kernel/proofs'
import { expect, test } from 'vitest'
import { exists } from '../src/state/map/read.ts'
import { setBuilt } from '../src/state/mutations/built.ts'
import { SQUARES } from '../src/state/numbers.ts'
import { WALL } from '../src/state/queries/built.ts'
import { sees } from '../src/state/queries/visibility.ts'
import { seesPrinted } from '../src/state/tables/match-tables.ts'
import { scene, type Scene } from './support/scene.ts'

/**
 * The slow and obvious way: walls in quarter squares as sets of points of a fine grid, the line cut into pieces at every
 * grid line it meets, each meeting looked at by itself. All numbers are fractions over the same whole number.
 */
function slowSight(table: Scene, built: ReadonlyMap<string, string>, a: number, b: number): boolean {
  const { board } = table.tables
  const [ax, ay, bx, by] = [board.column[a], board.row[a], board.column[b], board.row[b]]
  const floor = board.floor[a]
  const at = (x: number, y: number) => {
    for (let square = 0; square < SQUARES; square++)
      if (board.floor[square] === floor && board.column[square] === x && board.row[square] === y)
        return square
    return -1
  }
  const isWall = (x: number, y: number, side: number): boolean => {
    const square = at(x, y)
    if (square >= 0 && (board.walled[square] & (1 << side)) !== 0) return true
    const key =
      side === 0 ? `h${x},${y}` : side === 2 ? `h${x},${y + 1}` : side === 3 ? `v${x},${y}` : `v${x + 1},${y}`
    return floor === 1 && built.has(key)
  }
  const slope = (x: number, y: number) => (floor === 1 ? built.get(`${x},${y}`) : undefined)
  const dx = bx - ax
  const dy = by - ay
  const scale = 2 * Math.max(1, Math.abs(dx)) * Math.max(1, Math.abs(dy))
  // The point at time t of `scale`, times scale * 2, from the corner of the map.
  const px = (t: number) => (2 * ax + 1) * scale + 2 * dx * t
  const py = (t: number) => (2 * ay + 1) * scale + 2 * dy * t
  const unit = 2 * scale
  const times = new Set([0, scale])
  for (let t = 0; t <= scale; t++) if (px(t) % unit === 0 || py(t) % unit === 0) times.add(t)
  const stops = [...times].toSorted((one, other) => one - other)
  for (const t of stops.slice(1, -1)) {
    const onX = px(t) % unit === 0
    const onY = py(t) % unit === 0
    const x = Math.floor(px(t) / unit)
    const y = Math.floor(py(t) / unit)
    if (onX && !onY && isWall(x, y, 3)) return false
    if (onY && !onX && isWall(x, y, 0)) return false
    if (onX && onY && isClosed(x, y)) return false
  }
  for (let i = 1; i < stops.length; i++) {
    const [from, to] = [stops[i - 1], stops[i]]
    const x = Math.floor((px(from) + px(to)) / 2 / unit)
    const y = Math.floor((py(from) + py(to)) / 2 / unit)
    const across = slope(x, y)
    if (across === undefined) continue
    const over = (t: number) => {
      const [u, v] = [px(t) - x * unit, py(t) - y * unit]
      return Math.sign(across === '\\' ? v - u : u + v - unit)
    }
    const [one, other] = [over(from), over(to)]
    if (one === 0 && other === 0) return false
    if (one * other < 0) return false
  }
  return true

  /** Do walls leave this corner on both sides of the line? */
  function isClosed(x: number, y: number): boolean {
    const arms: [number, number, boolean][] = [
      [0, -1, isWall(x - 1, y - 1, 1)],
      [0, 1, isWall(x - 1, y, 1)],
      [-1, 0, isWall(x - 1, y - 1, 2)],
      [1, 0, isWall(x, y - 1, 2)],
      [-1, -1, slope(x - 1, y - 1) === '\\'],
      [1, 1, slope(x, y) === '\\'],
      [1, -1, slope(x, y - 1) === '/'],
      [-1, 1, slope(x - 1, y) === '/'],
    ]
    const sides = new Set(arms.filter(([, , is]) => is).map(([u, v]) => Math.sign(dx * v - dy * u)))
    return sides.has(1) && sides.has(-1)
  }
}

function randomFrom(seed: number): (n: number) => number {
  let x = seed
  return (n) => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((x / 4_294_967_296) * n)
  }
}

/** Squares of both maps, far and near, with walls built at random; lines that only touch a wall across their own end. */
proves(['DV-COMBAT-10', 'DV-WALL-07'], 'sight agrees with the slow and obvious line', () => {
  const random = randomFrom(7)
  for (const map of ['main', 'underground']) {
    for (const walls of [0, 25, 60]) {
      const table = scene({ options: { map } })
      const { board } = table.tables
      const built = new Map<string, string>()
      for (let i = 0; i < walls; i++) {
        const x = 1 + random(15)
        const y = 1 + random(15)
        const edge = random(4)
        const slope = edge === 2 ? '\\' : '/'
        if (edge >= 2 && built.has(`${x},${y}`)) continue
        setBuilt(table.state.built, board, y * 16 + x, edge === 0 ? 0 : edge === 1 ? 3 : edge + 2, WALL)
        if (edge < 2) built.set(`${edge === 0 ? 'h' : 'v'}${x},${y}`, '')
        else built.set(`${x},${y}`, slope)
      }
      for (let i = 0; i < 120; i++) {
        const a = random(256)
        const b = i % 2 === 0 ? random(256) : Math.min(255, a + random(4) + 16 * random(4))
        if (!exists(board, a) || !exists(board, b) || a === b) continue
        const line = `${map} ${walls}: ${board.idOf[a]} ${board.idOf[b]}`
        expect(`${line} ${sees(table.tables, table.state, a, b)}`).toBe(
          `${line} ${slowSight(table, built, a, b)}`,
        )
      }
    }
  }
})

test('sight is the same both ways, on every floor, and never between floors', () => {
  const { board } = scene({ options: { floors: true } }).tables
  let different = 0
  let between = 0
  for (let a = 0; a < SQUARES; a++) {
    for (let b = 0; b < a; b++) {
      const isSeen = seesPrinted(board, a, b)
      if (isSeen !== seesPrinted(board, b, a)) different++
      if (isSeen && board.floor[a] !== board.floor[b]) between++
    }
  }
  expect([different, between]).toEqual([0, 0])
  expect(seesPrinted(board, board.squareOf.get('2A6') ?? -1, board.squareOf.get('2J6') ?? -1)).toBe(true)
})
