import type { Frame, View } from '@longtable/kernel'

type AnyFrame = Frame & Readonly<Record<string, unknown>>

/** The topmost step under way whose name begins so. */
export function frameOf(view: View, begins: string): AnyFrame | undefined {
  return view.stack.findLast(({ step }) => step.startsWith(begins)) as AnyFrame | undefined
}

/** The seat that the topmost of these steps asks. */
export function seatAsked(view: View, ...begin: readonly string[]): number | undefined {
  const frame = view.stack.findLast(({ step }) => begin.some((word) => step.startsWith(word)))
  const seat = (frame as AnyFrame | undefined)?.['seat']
  return typeof seat === 'number' ? seat : undefined
}

/** A number that a step under way keeps. */
export function numberIn(frame: AnyFrame | undefined, name: string): number | undefined {
  const value = frame?.[name]
  return typeof value === 'number' ? value : undefined
}
