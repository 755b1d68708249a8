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
