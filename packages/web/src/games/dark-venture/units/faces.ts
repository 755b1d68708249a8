import { SIDE_NO, sideIds } from '@longtable/dark-venture/board'

/** How the tokens of a side look: the outline of their rim and what is cut into it, around the middle, 50 across. */

const R = 50

function at(angle: number, radius: number): string {
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`
}

/** A closed line through points at equal angles, their distances taken in turn. */
function ring(points: number, radii: readonly number[], turned = 0): string {
  const corners = Array.from({ length: points }, (_, n) =>
    at(((n + turned) * 2 * Math.PI) / points, radii[n % radii.length] ?? R),
  )
  return `M${corners.join('L')}z`
}

function circle(r: number): string {
  return `M0 ${-r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 1 1 0 ${-2 * r}z`
}

/** A line that swells and sinks as it goes around. */
function wave(bumps: number, outer: number, inner: number): string {
  const step = Math.PI / bumps
  let path = `M${at(-step / 2, (outer + inner) / 2)}`
  for (let n = 0; n < 2 * bumps; n++)
    path += `Q${at(n * step, n % 2 === 0 ? outer * 1.03 : inner * 0.97)} ${at((n + 0.5) * step, (outer + inner) / 2)}`
  return `${path}z`
}

/** A hexagon whose corners are rounded. */
function comb(): string {
  const corners = Array.from({ length: 6 }, (_, n) => (n * Math.PI) / 3)
  const parts = corners.map(
    (angle, n) => `${n === 0 ? 'M' : 'L'}${at(angle - 0.16, 50)}Q${at(angle, 54)} ${at(angle + 0.16, 50)}`,
  )
  return `${parts.join('')}z`
}

const STAR = ring(20, [52, 44.5])

/** By side: those of the first release have a look of their own, later ones are Heroes and look like the first of them. */
function bySide(looks: readonly string[]): readonly string[] {
  return sideIds.map((_, side) => looks[side] ?? looks[SIDE_NO['hero:delok']])
}

/** By side: notched, smooth, wavy, of eight sides, of six; heroes have points, beasts are jagged. */
export const RIMS = bySide([
  ring(48, [50, 50, 46.5, 46.5], 0.5),
  circle(49.5),
  wave(10, 51.5, 47),
  ring(8, [52], 0.5),
  comb(),
  STAR,
  STAR,
  STAR,
  ring(26, [51, 45, 49, 44, 52, 46]),
])

type Cut = (angle: number, step: number) => string

function around(count: number, cut: Cut): string {
  const step = (2 * Math.PI) / count
  return Array.from({ length: count }, (_, n) => cut(n * step, step)).join('')
}

const dot = (angle: number, radius: number, size: number): string =>
  `M${at(angle, radius)}m${-size} 0a${size} ${size} 0 1 1 ${2 * size} 0a${size} ${size} 0 1 1 ${-2 * size} 0z`

/** By side: what is cut into the rim, as lines. */
export const CUTS = bySide([
  around(18, (a, s) => `M${at(a - s * 0.3, 40.5)}L${at(a, 45)}L${at(a + s * 0.3, 40.5)}`),
  around(16, (a, s) => `M${at(a - s / 2, 45.5)}Q${at(a, 36.5)} ${at(a + s / 2, 45.5)}`),
  around(14, (a, s) => `${dot(a, 43.4, 1.7)}${dot(a + s / 2, 41.6, 0.7)}`),
  around(24, (a) => `M${at(a, 40)}L${at(a, 46)}`),
  around(
    12,
    (a, s) =>
      `M${at(a - s / 2, 43)}L${at(a - s / 4, 45.4)}L${at(a, 43)}L${at(a + s / 4, 40.6)}L${at(a + s / 2, 43)}M${at(a, 43)}L${at(a, 46)}`,
  ),
  around(
    10,
    (a, s) =>
      `${dot(a, 43, 2)}M${at(a + s * 0.15, 43)}L${at(a + s * 0.6, 43)}M${at(a + s * 0.5, 43)}L${at(a + s * 0.5, 40.5)}`,
  ),
  around(
    14,
    (a, s) =>
      `M${at(a - s * 0.36, 43)}Q${at(a, 39)} ${at(a + s * 0.36, 43)}Q${at(a, 47)} ${at(a - s * 0.36, 43)}z`,
  ),
  around(
    12,
    (a, s) =>
      `M${at(a - s / 2, 42.6)}Q${at(a, 44)} ${at(a + s / 2, 42.6)}M${at(a, 43)}L${at(a + s * 0.2, 46.4)}M${at(a, 43)}L${at(a + s * 0.2, 40)}`,
  ),
  around(
    13,
    (a, s) => `M${at(a, 39.5)}L${at(a + s * 0.2, 42)}L${at(a - s * 0.1, 43.5)}L${at(a + s * 0.15, 46)}`,
  ),
])

/** By side: a tile of 8 by 8 with the same mark, for areas in the side's colour. */
export const TILES = bySide([
  'M-2 8 4 4l6 4M-2 12 4 8l6 4M-2 4 4 0l6 4M-2 0 4-4l6 4',
  'M0 0q0 4 4 4t4-4M-4 4q0 4 4 4t4-4q0 4 4 4t4-4',
  'M2 2m-1.3 0a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0M6 6m-.8 0a.8.8 0 1 1 1.6 0a.8.8 0 1 1-1.6 0',
  'M1 0v8M5 0v8',
  'M0 2 2 0h4l2 2M2 0v-2M0 2v4l2 2h4l2-2V2M2 8v2',
  'M2 2.5h.01M3 2.5h3M5.5 2.5v1.5M6 6.5h.01',
  'M2 4q2-3 4 0q-2 3-4 0M-2 4q2-2 4 0M6 4q2 2 4 0',
  'M0 4h8M2 4 3.5 1.5M5 4 6.5 6.5',
  'M1 0 3 3 1.5 4.5 4 8M6 0 5 2.5 7.5 5 6.5 8',
])
