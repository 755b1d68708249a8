/** How stones are cut: an outline, a flat table in its middle, and facets between the two that catch the light. */
export interface Cut {
  readonly outline: string
  readonly table: string
  /** Facets by how much light falls on them: bright, plain, dark. */
  readonly facets: readonly [string, string, string]
}

type Point = readonly [x: number, y: number]

function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`
}

function round(n: number): number {
  return Math.round(n * 100) / 100
}

/** Light falls from the upper left; 0 is bright, 2 dark. */
function shadeOf([ax, ay]: Point, [bx, by]: Point): 0 | 1 | 2 {
  const length = Math.hypot(bx - ax, by - ay)
  const light = (-(by - ay) * 0.5 + (bx - ax) * 0.86) / length
  if (light > 0.25) return 0
  return light < -0.4 ? 2 : 1
}

/** The corners go round with the clock. */
export function cut(corners: readonly Point[], inner = 0.56, middle: Point = [12, 12]): Cut {
  const [mx, my] = middle
  const table = corners.map(([x, y]): Point => [mx + (x - mx) * inner, my + (y - my) * inner])
  const facets: [string, string, string] = ['', '', '']
  for (const [i, corner] of corners.entries()) {
    const next = (i + 1) % corners.length
    facets[shadeOf(corner, corners[next])] += path([corner, corners[next], table[next], table[i]])
  }
  return { outline: path(corners), table: path(table), facets }
}

/** A star whose points are cut off flat against the light. */
function brilliant(points: number, outer: number, waist: number): Point[] {
  return Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i / points - 0.5) * Math.PI
    const radius = i % 2 === 0 ? outer : waist
    return [12 + Math.cos(angle) * radius, 12 + Math.sin(angle) * radius]
  })
}

/** Red a triangle, blue a drop, green a baguette, white a brilliant from the side, gold a sun, black a shard. */
export const stones: readonly Cut[] = [
  cut(
    [
      [10.4, 1.6],
      [13.6, 1.6],
      [22.8, 18.4],
      [21.2, 21.4],
      [2.8, 21.4],
      [1.2, 18.4],
    ],
    0.5,
    [12, 14],
  ),
  cut(
    [
      [12, 0.8],
      [17.6, 8.6],
      [20, 14.8],
      [17.4, 20.6],
      [12, 23],
      [6.6, 20.6],
      [4, 14.8],
      [6.4, 8.6],
    ],
    0.54,
    [12, 14],
  ),
  cut(
    [
      [7.6, 1.2],
      [16.4, 1.2],
      [19.8, 4.6],
      [19.8, 19.4],
      [16.4, 22.8],
      [7.6, 22.8],
      [4.2, 19.4],
      [4.2, 4.6],
    ],
    0.58,
  ),
  cut(
    [
      [6.2, 2.6],
      [17.8, 2.6],
      [23.4, 9.4],
      [12, 22.8],
      [0.6, 9.4],
    ],
    0.5,
    [12, 10],
  ),
  cut(brilliant(8, 11.6, 9), 0.55),
  cut(
    [
      [12, 0.4],
      [18.6, 9.4],
      [16.2, 19],
      [12, 23.6],
      [7.8, 19],
      [5.4, 9.4],
    ],
    0.5,
    [12, 11.4],
  ),
]

/** A die cut from a block of stone: its face is turned to the player. */
export const block: Cut = cut(
  [
    [4.4, 0.8],
    [19.6, 0.8],
    [23.2, 4.4],
    [23.2, 19.6],
    [19.6, 23.2],
    [4.4, 23.2],
    [0.8, 19.6],
    [0.8, 4.4],
  ],
  0.76,
)

/** A grown crystal, standing. */
export const prism: Cut = cut(
  [
    [12, 0.2],
    [19.4, 6.4],
    [19.4, 19.6],
    [12, 23.8],
    [4.6, 19.6],
    [4.6, 6.4],
  ],
  0.62,
  [12, 12.6],
)
