/** Where the parts of the tower stand; one is about the width of two cubes. */

export const CUBE = 0.46

/** The inside of the tray. */
export const TRAY = { left: -4.1, right: 4.1, back: 1.72, front: 4.85, floor: 0.14, height: 0.55 } as const

/** The turned rings, from below; between two rings stands a circle of spindles with a sloping plate inside. */
export const RINGS = [1.62, 2.72, 3.82, 4.92] as const
export const RADIUS = 1.22
export const BOWL = { throat: 0.8, rim: 2.05, top: 6.55 } as const

export interface Plate {
  /** The side of the wall it hangs on: the other one is lower. */
  readonly from: -1 | 1
  /** Its height in the middle. */
  readonly middle: number
}

/** From above. A cube falls from one to the next. */
export const PLATES: readonly Plate[] = [
  { from: -1, middle: 4.16 },
  { from: 1, middle: 3.06 },
  { from: -1, middle: 1.96 },
]
/** How far a plate falls over a length of one. */
export const SLOPE = 0.42
export const PLATE_END = 0.28
export const RAMP = { back: -0.9, high: 1.25, front: 1.75, low: 0.42 } as const

export function plateHeight({ from, middle }: Plate, x: number): number {
  return middle + from * SLOPE * x
}

export function rampHeight(z: number): number {
  const { back, high, front, low } = RAMP
  return high + ((z - back) / (front - back)) * (low - high)
}
