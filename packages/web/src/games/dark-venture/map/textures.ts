import { closed, oval, Scatter, stroke } from './decor.ts'
import { U, type Box } from '../grid/geometry.ts'
import { chance, near } from './outline.ts'

/** The lines on the ground of one square: waves, slabs, boards. */

/** Patches of darker ground, so that no plain is empty. */
export function patches(boxes: readonly Box[]): string {
  return boxes
    .map((box) => {
      const scatter = new Scatter(box, 9)
      if (scatter.next() < 0.45) return ''
      const x = box.x + scatter.between(12, U - 12)
      const y = box.y + scatter.between(12, U - 12)
      return oval(x, y, scatter.between(10, 24), scatter.between(6, 13))
    })
    .join('')
}

export function waves(box: Box): string {
  const scatter = new Scatter(box, 10)
  let d = ''
  for (let n = 0; n < 3; n++) {
    const x = box.x + scatter.between(7, U - 31)
    const y = box.y + 13 + n * 19 + scatter.between(-4, 4)
    const wide = near(scatter.between(5, 6.5))
    d += `M${near(x)} ${near(y)}q${wide / 2} -4 ${wide} 0t${wide} 0t${wide} 0t${wide} 0`
  }
  return d
}

/** Worn joints between the slabs of a road; no two squares alike. */
export function slabs(box: Box): string {
  const scatter = new Scatter(box, 12)
  const y1 = box.y + U * scatter.between(0.28, 0.38)
  const y2 = box.y + U * scatter.between(0.62, 0.72)
  const joint = (top: number, bottom: number): string => {
    const x = box.x + U * scatter.between(0.22, 0.78)
    return scatter.next() < 0.25
      ? ''
      : stroke([
          [x, top + 2],
          [x + scatter.between(-2, 2), bottom - 2],
        ])
  }
  const line = (y: number): string => {
    const from = box.x + scatter.between(0, 12)
    return stroke([
      [from, y + scatter.between(-1.5, 1.5)],
      [box.x + U / 2, y],
      [box.x + U - scatter.between(0, 12), y + scatter.between(-1.5, 1.5)],
    ])
  }
  return line(y1) + line(y2) + joint(box.y, y1) + joint(y1, y2) + joint(y2, box.y + U)
}

/** Flat stones on which a road goes on through the water. */
export function steppingStones(box: Box): string {
  const scatter = new Scatter(box, 13)
  const spots: readonly (readonly [number, number])[] = [
    [0.18, 0.3],
    [0.5, 0.22],
    [0.8, 0.36],
    [0.3, 0.62],
    [0.62, 0.6],
    [0.46, 0.88],
    [0.84, 0.8],
    [0.12, 0.86],
  ]
  return spots
    .map(([sx, sy]) => {
      const x = box.x + U * sx + scatter.between(-2, 2)
      const y = box.y + U * sy + scatter.between(-2, 2)
      const r = scatter.between(6.5, 8.5)
      const corners = Array.from({ length: 7 }, (_, n): readonly [number, number] => {
        const angle = (n / 7) * Math.PI * 2 + scatter.between(-0.2, 0.2)
        return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.78]
      })
      return closed(corners)
    })
    .join('')
}

const BOARDS: readonly number[] = [14, 28, 42]

/** Boards laid from bank to bank. */
export function boards({ x, y }: Box): string {
  return BOARDS.map((top) => `M${x - 5} ${y + top}h${U + 10}v11h${-U - 10}z`).join('')
}

export function boardLines({ x, y }: Box): string {
  return BOARDS.map(
    (top, n) =>
      `M${x + 18 + n * 9} ${y + top + 4}h20M${x + 2} ${y + top + 2}v7M${x + U - 3} ${y + top + 2}v7`,
  ).join('')
}

/** Floorboards: four across, their ends where they happen to be. */
export function floorboards(box: Box): string {
  const scatter = new Scatter(box, 14)
  let d = ''
  for (let n = 0; n < 4; n++) {
    const y = box.y + n * 16
    if (n > 0) d += `M${box.x} ${y}h${U}`
    d += `M${near(box.x + scatter.between(10, U - 10))} ${y}v16`
    if (scatter.next() < 0.3)
      d += `M${near(box.x + scatter.between(6, 40))} ${y + 8}h${near(scatter.between(6, 14))}`
  }
  return d
}

/** Flagstones: two rows, set off against each other, some cracked. */
export function flagstones(box: Box): string {
  const scatter = new Scatter(box, 15)
  const { x, y } = box
  let d = `M${x} ${y + 32}h${U}M${x + 32} ${y}v32M${x + 16} ${y + 32}v32M${x + 48} ${y + 32}v32`
  if (scatter.next() < 0.5) {
    const cx = x + scatter.between(8, 44)
    const cy = y + scatter.between(6, 44)
    d += stroke([
      [cx, cy],
      [cx + 7, cy + 5],
      [cx + 9, cy + 12],
      [cx + 16, cy + 15],
    ])
  }
  return d
}

/** Solid rock is hatched. */
export function hatching({ x, y }: Box): string {
  let d = ''
  for (let n = 1; n < 6; n++) {
    const s = n * 12 - 2
    const cut = chance(x, y, n) * 10
    d += stroke([
      [x + 5 + cut, y + s - cut],
      [x + s - 4, y + 9],
    ])
    d += stroke([
      [x + s, y + U - 6],
      [x + U - 6 - cut, y + s + cut],
    ])
  }
  return d
}
