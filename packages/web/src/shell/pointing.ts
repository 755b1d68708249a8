import { create } from 'zustand'

/** The piece or place that the mouse or the keyboard points at, on the board or in the list. */
const usePointing = create<{ readonly pointed: string | undefined }>(() => ({ pointed: undefined }))

export function point(place: string | undefined): void {
  if (usePointing.getState().pointed !== place) usePointing.setState({ pointed: place })
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
