import { distanceToEdge, isInside, labels, polygons, type Point } from './shapes.ts'

/** Small drawings that fill the map between the pieces: each area has its own country. */

interface Drawing {
  /** Filled with the land's own tint, so that what stands in front hides what is behind. */
  readonly body: (at: Point, size: number) => string
  /** Drawn in ink. */
  readonly lines: (at: Point, size: number) => string
}

function path(at: Point, size: number, steps: string): string {
  const scaled = steps.replaceAll(/-?\d*\.?\d+/g, (number) => (Number(number) * size).toFixed(1))
  return `M${at.x.toFixed(1)} ${at.y.toFixed(1)}${scaled}`
}

function drawing(body: string, lines: string): Drawing {
  return { body: (at, size) => path(at, size, body), lines: (at, size) => path(at, size, lines) }
}

const mountain = drawing(
  'm-11 7l8 -15l2 -2l3 4l9 13z',
  'm-11 7l7 -13l3 -4l3 5l2 3l7 9m-12 -17l1 5l-2 3l2 4m3 -7l3 4l1 4l3 3',
)
const peak = drawing('m-8 6l8 -14l8 14z', 'm-8 6l7 -12l1 -2l2 3l6 11m-8 -14l1 6l-2 3l2 5')
const tree = drawing(
  'm-1 3c-6 0 -8 -4 -5 -7c-1 -5 5 -8 8 -5c5 -1 7 5 4 8c0 3 -4 5 -7 4z',
  'm-1 9l0 -6c-6 0 -8 -4 -5 -7c-1 -5 5 -8 8 -5c5 -1 7 5 4 8c0 3 -4 5 -7 4m-2 6l5 0m-2 -10c2 0 3 -1 3 -3',
)
const fir = drawing(
  'm0 -10l6 9l-3 0l4 6l-14 0l4 -6l-3 0z',
  'm0 -10l6 9l-3 0l4 6l-14 0l4 -6l-3 0zm0 15l0 4m-2 -11l2 2m1 3l2 1',
)
const sheaf = drawing(
  'm-7 6q7 -14 14 0z',
  'm-9 6l18 0m-14 0c0 -5 2 -8 5 -8c3 0 5 3 5 8m-5 0l0 -8m-3 8l1 -6m5 6l-2 -6m-4 -3l3 -3l3 3m-3 -3l0 4',
)
const furrows = drawing('m-10 3q10 -5 20 0l-2 3l-16 0z', 'm-11 0q11 -6 22 0m-20 3q9 -5 18 0m-16 3q7 -4 14 0')
const wave = drawing('m-9 0l1 0z', 'm-11 0q3 -5 6 0q3 5 6 0q3 -5 6 0q2 4 4 1m-17 5q3 -4 5 0q3 4 6 0q2 -3 4 0')
const dune = drawing(
  'm-10 5q6 -12 12 -4q4 -3 8 4z',
  'm-12 5q7 -12 13 -4q4 -3 9 4m-12 -6q3 2 3 6m-12 3l6 0m6 0l8 0',
)
const reeds = drawing(
  'm-1 0l1 0z',
  'm-8 7l16 0m-11 0q-1 -8 -3 -12m5 12q0 -8 1 -15m2 15q1 -6 4 -10m-8 -6l1 5m-6 -2l1 3m7 8l5 0',
)
const mound = drawing(
  'm-10 6q0 -11 10 -11q10 0 10 11z',
  'm-12 6l24 0m-22 0q1 -11 10 -11q9 0 10 11m-12 0l0 -5q2 -2 4 0l0 5m-2 -11l0 -4m-2 2l4 0',
)

/** By area: the common drawing and the rare one. */
const countries: readonly (readonly [Drawing, Drawing])[] = [
  [mountain, peak],
  [tree, fir],
  [sheaf, furrows],
  [wave, dune],
  [reeds, mound],
]

export interface Ornaments {
  readonly bodies: string
  readonly lines: string
}

/** The same numbers in every browser and at every start. */
function numbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** How far the drawings keep from where the name and the pieces are. */
const CLEAR = { x: 62, y: 50 }
const EACH = 11

function scatter(region: number): Point[] {
  const next = numbers(region * 7919 + 17)
  const polygon = polygons[region]
  const label = labels[region]
  const xs = polygon.map(({ x }) => x)
  const ys = polygon.map(({ y }) => y)
  const low = { x: Math.min(...xs), y: Math.min(...ys) }
  const high = { x: Math.max(...xs), y: Math.max(...ys) }
  const kept: Point[] = []
  for (let n = 0; n < 500 && kept.length < EACH; n++) {
    const at = { x: low.x + next() * (high.x - low.x), y: low.y + next() * (high.y - low.y) }
    const isFree = Math.hypot((at.x - label.x) / CLEAR.x, (at.y - label.y) / CLEAR.y) > 1
    if (!isFree || !isInside(at, polygon) || distanceToEdge(at, polygon) < 15) continue
    if (kept.every((other) => Math.hypot(other.x - at.x, (other.y - at.y) * 1.3) > 23)) kept.push(at)
  }
  return kept.toSorted((a, b) => a.y - b.y)
}

/** All drawings of one area. */
export function ornamentsOf(area: number, areaOfRegion: readonly number[]): Ornaments {
  const [common, rare] = countries[area % countries.length]
  const spots = areaOfRegion.flatMap((of, region) => (of === area ? scatter(region) : []))
  const drawn = spots.map((at, n) => ({
    at,
    size: 0.85 + ((n * 37) % 10) / 28,
    drawing: n % 4 === 3 ? rare : common,
  }))
  return {
    bodies: drawn.map(({ at, size, drawing: { body } }) => body(at, size)).join(''),
    lines: drawn.map(({ at, size, drawing: { lines } }) => lines(at, size)).join(''),
  }
}
