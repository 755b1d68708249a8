import { UNREADY } from './engine.ts'
import type { Choice } from './menu.ts'
import type { Barrier } from './saved.ts'
import { playerText, text, type Text } from './text.ts'

/** Where the random numbers stood. */
export interface Drawn {
  readonly epoch: number
  readonly counters: readonly number[]
}

/** A choice that stands. */
export interface Made {
  readonly seat: number
  readonly choice: Choice
  /** Before it, so that it draws the same when it is made again. */
  readonly random: Drawn
  readonly apart: boolean
  /** It was decided in secret: others do not even notice that there was a choice. */
  readonly secret: boolean
  /** Why this choice cannot be taken back, if so. */
  readonly barrier: Barrier | undefined
  /** The gesture it was part of, which is taken back as one. */
  readonly gesture: number | undefined
  /** The moment before it, as whoever keeps the match numbers moments for its seat. */
  readonly moment: number | undefined
}

/** What is known of the choices that are not kept: whose they were, and why the last of them stands. */
export interface Settled {
  readonly seats: readonly number[]
  readonly barrier: Barrier | undefined
  readonly moment: number | undefined
}

/** A choice that a seat can take back, or the whole gesture it was part of. */
export interface Undoable {
  readonly choices: readonly Choice[]
  readonly moment: number | undefined
}

/** How far a seat can go back by itself. */
export interface TakeBack {
  /** The last one first: each can be taken back with all before it in this list. */
  readonly steps: readonly Undoable[]
  /** Why it cannot go further, and the moment before its own choice that stands in the way, if it is one. */
  readonly why: Text
  readonly moment: number | undefined
}

interface Obstacle {
  readonly why: Text
  readonly moment: number | undefined
}

/**
 * The index of the choice that this seat may take back, or why it may not. The answer must not depend on what
 * others decided in secret since.
 */
function lastOf(made: readonly Made[], settled: Settled, seat: number): number | Obstacle {
  let seen: number | undefined
  // Is the simultaneous step in which a choice was made not over yet?
  let open = true
  for (let i = made.length - 1; i >= 0; i--) {
    const { seat: by, choice, apart, secret, barrier, moment } = made[i]
    open &&= apart
    if (by !== seat && secret && open) continue
    // Others' decisions in a simultaneous step that is still open do not stand in the way of one's own there. But
    // taking back that one is not ready might end the step: the seat can decide that anew.
    const free = (seen === undefined && by === seat) || (open && (by !== seat || choice !== UNREADY))
    if (!free) return actedBy(seen ?? by)
    if (by === seat) return barrier === undefined ? i : { why: text(`kernel.undo.${barrier}`), moment }
    seen ??= by
  }
  return whySettled(settled, seat, seen)
}

function actedBy(seat: number): Obstacle {
  return { why: text('kernel.undo.acted', { player: playerText(seat) }), moment: undefined }
}

/** Why a seat that made none of the choices kept cannot take back one before them: just as if they were kept. */
function whySettled({ seats, barrier, moment }: Settled, seat: number, seen: number | undefined): Obstacle {
  const last = seen ?? seats.at(-1)
  if (seats.length === 0 || last === undefined) return { why: text('kernel.undo.nothing'), moment: undefined }
  if (last !== seat) return actedBy(last)
  return { why: text(`kernel.undo.${barrier ?? 'nothing'}`), moment }
}

/** Where the gesture began that choice i was part of. */
export function beginningOf(made: readonly Made[], i: number): number {
  const { gesture } = made[i]
  return gesture === undefined ? i : made.findIndex((each) => each.gesture === gesture)
}

/** What stands when the choice that begins at this index is taken back: what others decided in branches of their own stays. */
function without(made: readonly Made[], index: number): Made[] {
  const taken = made[index]
  // What others decided in secret in a step that this choice led to goes with it: a refusal would tell of it.
  const later = taken.apart
    ? made.slice(index + 1).filter(({ gesture }) => gesture === undefined || gesture !== taken.gesture)
    : []
  return [...made.slice(0, index), ...later]
}

/** Takes back so many times in a row, or as often as it can be done. */
export function takenBack(
  all: readonly Made[],
  settled: Settled,
  seat: number,
  most: number,
): TakeBack & { readonly rest: readonly Made[] } {
  const steps: Undoable[] = []
  let rest = all
  while (steps.length < most) {
    const found = lastOf(rest, settled, seat)
    if (typeof found !== 'number') return { steps, rest, ...found }
    const index = beginningOf(rest, found)
    const { gesture, choice, moment } = rest[index]
    const choices =
      gesture === undefined
        ? [choice]
        : rest.filter((each) => each.gesture === gesture).map((each) => each.choice)
    steps.push({ choices, moment })
    rest = without(rest, index)
  }
  return { steps, rest, why: text('kernel.undo.nothing'), moment: undefined }
}
