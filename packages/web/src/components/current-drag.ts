/** Ends the drag that is under way, if there is one. */
let cancel: (() => void) | undefined

/** A drag has begun and can be cancelled so; undefined when it has ended. */
export function noteDrag(cancelling: (() => void) | undefined): void {
  cancel = cancelling
}

/** Lets the piece that is being carried fall back to where it was. */
export function cancelDrag(): void {
  cancel?.()
}
