import type { NodeNo } from '@longtable/dark-venture/board'
import { create } from 'zustand'

/** The space whose stack is spread out to be seen and chosen from, if one is. */
export const useFan = create<{ readonly node: NodeNo | undefined }>(() => ({ node: undefined }))

export function openFan(node: NodeNo): void {
  useFan.setState({ node })
}

export function closeFan(): void {
  useFan.setState({ node: undefined })
}

/** From so many on, those that stand together are too small to be read at a glance. */
export const CROWDED = 5
