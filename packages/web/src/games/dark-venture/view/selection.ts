import { FACES, type NodeNo } from '@longtable/dark-venture/board'
import { create } from 'zustand'

// What one looks at and has picked out on this table; nothing here decides anything.

interface Looking {
  readonly at: NodeNo | undefined
  /** Counts up, so that one can ask for the same space again. */
  readonly times: number
}

/** The space that the map is asked to show. */
export const useLooking = create<Looking>(() => ({ at: undefined, times: 0 }))

export function lookAt(node: NodeNo): void {
  useLooking.setState(({ times }) => ({ at: node, times: times + 1 }))
}

interface Ticked {
  /** How many dice of each face are ticked in the tray. */
  readonly faces: readonly number[]
}

const NONE: readonly number[] = Array.from({ length: FACES }, () => 0)

export const useTicked = create<Ticked>(() => ({ faces: NONE }))

/** Ticks one more die of a face, or after the last of `most` none of them. */
export function tick(face: number, most: number): void {
  useTicked.setState(({ faces }) => ({
    faces: faces.map((count, n) => (n !== face ? count : count >= most ? 0 : count + 1)),
  }))
}

export function untick(): void {
  useTicked.setState({ faces: NONE })
}

/** Does a way spend nothing but ticked dice? Every way does when none is ticked. */
export function suits(spent: readonly number[], ticked: readonly number[]): boolean {
  return ticked.every((count) => count === 0) || spent.every((count, face) => count <= (ticked[face] ?? 0))
}
