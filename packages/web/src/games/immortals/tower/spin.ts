/** The little arithmetic of places and turns that the course of the cubes needs. */

export type Placement = [x: number, y: number, z: number]
export type Rotation = [x: number, y: number, z: number, w: number]

export function turnAbout([x, y, z]: Readonly<Placement>, angle: number): Rotation {
  const length = Math.hypot(x, y, z)
  if (length < 1e-9) return [0, 0, 0, 1]
  const s = Math.sin(angle / 2) / length
  return [x * s, y * s, z * s, Math.cos(angle / 2)]
}

/** First b, then a. */
export function times(a: Readonly<Rotation>, b: Readonly<Rotation>): Rotation {
  return [
    a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
    a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
    a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
    a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
  ]
}

/** Part of the way from one turn to another, the short way round. */
export function between(a: Readonly<Rotation>, b: Readonly<Rotation>, part: number): Rotation {
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]
  const sign = dot < 0 ? -1 : 1
  const mixed = a.map((value, i) => value * (1 - part) + sign * b[i] * part) as Rotation
  const length = Math.hypot(...mixed)
  return mixed.map((value) => value / length) as Rotation
}

/** Where the three axes of a turned thing point. */
export function axes([x, y, z, w]: Readonly<Rotation>): readonly [Placement, Placement, Placement] {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
    [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
    [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
  ]
}

/** How far a cube of side one reaches along each direction of the tables. */
export function reach(turn: Readonly<Rotation>): Placement {
  const [a, b, c] = axes(turn)
  return [0, 1, 2].map((i) => (Math.abs(a[i]) + Math.abs(b[i]) + Math.abs(c[i])) / 2) as Placement
}

/** The turn that lays the nearest face of a cube flat on the ground. */
export function flattening(turn: Readonly<Rotation>): { readonly about: Placement; readonly angle: number } {
  let up: Placement = [0, 1, 0]
  let best = -1
  for (const axis of axes(turn)) {
    if (Math.abs(axis[1]) <= best) continue
    best = Math.abs(axis[1])
    up = axis[1] < 0 ? [-axis[0], -axis[1], -axis[2]] : axis
  }
  return { about: [-up[2], 0, up[0]], angle: Math.acos(Math.min(1, best)) }
}

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = mixed[i]
    mixed[i] = mixed[j]
    mixed[j] = kept
  }
  return mixed
}
