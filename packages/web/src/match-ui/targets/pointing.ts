import { create } from 'zustand'

interface Pointing {
  /** The piece or place that the mouse or the keyboard points at, on the board or in the list. */
  readonly pointed: string | undefined
  /** Something else points there, and nobody has asked what it is. */
  readonly isAside: boolean
}

const usePointing = create<Pointing>(() => ({ pointed: undefined, isAside: false }))

export function point(place: string | undefined, isAside = false): void {
  const now = usePointing.getState()
  if (now.pointed !== place || now.isAside !== isAside) usePointing.setState({ pointed: place, isAside })
}

/** What somebody wants to know about: an explanation may lie over the board for that. */
export function useAskedAbout(): string | undefined {
  return usePointing(({ pointed, isAside }) => (isAside ? undefined : pointed))
}

/** For what is drawn between places, and so depends on all of them. */
export function usePointed(): string | undefined {
  return usePointing(({ pointed }) => pointed)
}

/** Is this place pointed at? Only those of which that changes are drawn again. */
export function useIsPointed(place: string | undefined): boolean {
  return usePointing(({ pointed }) => place !== undefined && pointed === place)
}

/** For an entry of a list that speaks of a place: the place shows when the entry is pointed at. */
export function pointsAt(place: string | undefined) {
  return {
    onPointerEnter: () => point(place),
    onPointerLeave: () => point(undefined),
    onFocus: () => point(place),
    onBlur: () => point(undefined),
  }
}
