import type { Point } from '../../../components/viewport.ts'
import { U } from '../grid/geometry.ts'
import { chance, near } from './outline.ts'

/** What grows and lies on a square: pieces of paths, scattered by where the square lies and so always the same. */

/** Numbers from 0 to 1 for one square, one after the other. */
export class Scatter {
  private readonly x: number
  private readonly y: number
  private count: number

  constructor({ x, y }: Point, salt: number) {
    this.x = x
    this.y = y
    this.count = salt * 101
  }

  next(): number {
    return chance(this.x, this.y, ++this.count)
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least)
  }
}

export function disc(x: number, y: number, r: number): string {
  return `M${near(x - r)} ${near(y)}a${near(r)} ${near(r)} 0 1 0 ${near(2 * r)} 0a${near(r)} ${near(r)} 0 1 0 ${near(-2 * r)} 0z`
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${near(x - rx)} ${near(y)}a${near(rx)} ${near(ry)} 0 1 0 ${near(2 * rx)} 0a${near(rx)} ${near(ry)} 0 1 0 ${near(-2 * rx)} 0z`
}

export function closed(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${near(x)} ${near(y)}`).join('L')}z`
}

export function stroke(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${near(x)} ${near(y)}`).join('L')}`
}

/** A drawing in several tones, one path for each. */
export type Tones = Record<
  | 'shade'
  | 'trunk'
  | 'leaf'
  | 'leafLight'
  | 'thorn'
  | 'thornLight'
  | 'stone'
  | 'stoneLight'
  | 'crystal'
  | 'crystalLight'
  | 'grass',
  string
>

export function noTones(): Tones {
  return {
    shade: '',
    trunk: '',
    leaf: '',
    leafLight: '',
    thorn: '',
    thornLight: '',
    stone: '',
    stoneLight: '',
    crystal: '',
    crystalLight: '',
    grass: '',
  }
}

/** Where trees stand on a square, and how large: one in the back corner, one in front, one beside. */
const STANDS: readonly (readonly [number, number, number])[] = [
  [0.27, 0.36, 0.92],
  [0.71, 0.46, 1.08],
  [0.4, 0.83, 0.78],
]

/** A dead tree: a crooked trunk, bare twigs, and moss in clumps. */
export function trees(box: Point, tones: Tones): void {
  const scatter = new Scatter(box, 1)
  for (const [sx, sy, size] of STANDS) {
    const x = box.x + U * sx + scatter.between(-3, 3)
    const y = box.y + U * sy + scatter.between(-3, 3) + 6
    tree(x, y, size * scatter.between(0.9, 1.08), scatter, tones)
  }
}

function tree(x: number, y: number, size: number, scatter: Scatter, tones: Tones): void {
  const lean = scatter.between(-4, 4) * size
  const top = y - 19 * size
  tones.shade += oval(x + 3, y + 1, 11 * size, 3.6 * size)
  tones.trunk += closed([
    [x - 3 * size, y],
    [x - 1 + lean * 0.5, y - 9 * size],
    [x + lean - 1, top],
    [x + lean + 1.2, top],
    [x + 1.6 + lean * 0.5, y - 9 * size],
    [x + 3.4 * size, y],
  ])
  tones.trunk += closed([
    [x + lean * 0.5, y - 8 * size],
    [x - 10 * size, y - 16 * size],
    [x - 9 * size, y - 17.4 * size],
    [x + lean * 0.5 + 1.5, y - 11 * size],
  ])
  const clumps: readonly (readonly [number, number, number])[] = [
    [lean - 6.5 * size, -17 * size, 7.6 * size],
    [lean + 6.5 * size, -17.5 * size, 7 * size],
    [lean, -24 * size, 8 * size],
  ]
  for (const [dx, dy, r] of clumps) {
    const cx = x + dx + scatter.between(-1.2, 1.2)
    const cy = y + dy + scatter.between(-1.2, 1.2)
    tones.leaf += disc(cx, cy, r)
    tones.leafLight += disc(cx - r * 0.3, cy - r * 0.34, r * 0.5)
  }
}

/** Thorn tufts: blades that fan out from one root. */
export function shrubs(box: Point, tones: Tones): void {
  const scatter = new Scatter(box, 2)
  const stands: readonly (readonly [number, number, number])[] = [
    [0.26, 0.4, 1.25],
    [0.72, 0.46, 1.45],
    [0.4, 0.86, 1.5],
  ]
  for (const [sx, sy, size] of stands) {
    const x = box.x + U * sx + scatter.between(-4, 4)
    const y = box.y + U * sy + scatter.between(-3, 3) + 3
    tones.shade += oval(x + 1.5, y + 0.5, 9 * size, 2.8 * size)
    for (let blade = -3; blade <= 3; blade++) {
      const angle = blade * 0.36 + scatter.between(-0.12, 0.12)
      const length = (13 - Math.abs(blade) * 1.4) * size * scatter.between(0.85, 1.1)
      const tip: readonly [number, number] = [x + Math.sin(angle) * length, y - Math.cos(angle) * length]
      const root = x + blade * 0.9
      const tone = blade % 2 === 0 ? 'thorn' : 'thornLight'
      tones[tone] += closed([[root - 1.5, y], tip, [root + 1.5, y]])
    }
  }
}

const BOULDER: readonly (readonly [number, number])[] = [
  [-1, 0.42],
  [-0.86, -0.22],
  [-0.36, -0.7],
  [0.3, -0.62],
  [0.86, -0.12],
  [1, 0.42],
]
const FACET: readonly (readonly [number, number])[] = [
  [-0.86, -0.22],
  [-0.36, -0.7],
  [0.3, -0.62],
  [0.02, -0.14],
  [-0.52, 0.06],
]

/** Boulders with a lit face. */
export function rocks(box: Point, tones: Tones): void {
  const scatter = new Scatter(box, 3)
  const stands: readonly (readonly [number, number, number])[] = [
    [0.31, 0.34, 12],
    [0.7, 0.55, 15],
    [0.33, 0.78, 9],
  ]
  for (const [sx, sy, r] of stands) {
    const x = box.x + U * sx + scatter.between(-3, 3)
    const y = box.y + U * sy + scatter.between(-3, 3)
    const size = r * scatter.between(0.88, 1.1)
    const flip = scatter.next() < 0.5 ? -1 : 1
    const at = (points: typeof BOULDER): string =>
      closed(points.map(([dx, dy]) => [x + dx * size * flip, y + dy * size]))
    tones.shade += oval(x + 2, y + size * 0.46, size * 1.08, size * 0.26)
    tones.stone += at(BOULDER)
    tones.stoneLight += at(FACET)
  }
}

/** Crystals that grow out of the rocks of the cave. */
export function crystals(box: Point, tones: Tones): void {
  const scatter = new Scatter(box, 4)
  const x = box.x + U * scatter.between(0.46, 0.56)
  const y = box.y + U * scatter.between(0.4, 0.46)
  for (let n = -1; n <= 1; n++) {
    const lean = n * 7 + scatter.between(-2, 2)
    const height = (n === 0 ? 22 : 14) * scatter.between(0.9, 1.15)
    const wide = n === 0 ? 4.4 : 3.4
    const root = x + n * 5
    tones.crystal += closed([
      [root - wide, y],
      [root + lean - wide, y - height * 0.7],
      [root + lean, y - height],
      [root + lean + wide, y - height * 0.7],
      [root + wide, y],
    ])
    tones.crystalLight += closed([
      [root - wide, y],
      [root + lean - wide, y - height * 0.7],
      [root + lean, y - height],
      [root + lean - 0.4, y - height * 0.55],
      [root, y],
    ])
  }
}

/** A few blades of dry grass. */
export function grass(box: Point, tones: Tones, tufts: number): void {
  const scatter = new Scatter(box, 5)
  for (let n = 0; n < tufts; n++) {
    const x = box.x + scatter.between(8, U - 8)
    const y = box.y + scatter.between(14, U - 6)
    tones.grass += `M${near(x)} ${near(y)}l${near(scatter.between(-3, -1))} -6m3 6l${near(scatter.between(0.5, 3))} -7m2 7l4 -4.5`
  }
}

/** Hairline cracks in the floor of a cave. */
export function cracks(box: Point, tones: Tones): void {
  const scatter = new Scatter(box, 6)
  if (scatter.next() < 0.35) return
  let x = box.x + scatter.between(10, U - 10)
  let y = box.y + scatter.between(10, U - 10)
  tones.grass += `M${near(x)} ${near(y)}`
  const angle = scatter.between(0, Math.PI * 2)
  for (let n = 0; n < 3; n++) {
    const turn = angle + scatter.between(-0.9, 0.9)
    const length = scatter.between(6, 13)
    x += Math.cos(turn) * length
    y += Math.sin(turn) * length
    tones.grass += `L${near(x)} ${near(y)}`
  }
}
