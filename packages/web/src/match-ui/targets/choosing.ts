import type { DescribedMenu, BlockedEntry, Choice, MenuEntry, Shortcut } from '@longtable/kernel'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { workAhead } from './ahead.ts'
import { choosingFrom, gesturesFrom, offersOf, type GesturesOf, type ClickActions } from './offers.ts'
import type { Choosing } from './targets.tsx'

/** The list of what can be done at a place, opened beside it. */
export interface OpenPlace {
  readonly place: string
  readonly near: Element
  readonly shortcuts: readonly Shortcut[]
  readonly entries: readonly MenuEntry[]
  readonly idle: readonly MenuEntry[]
  readonly blocked: readonly BlockedEntry[]
}

export interface Choices {
  readonly choosing: Choosing
  readonly open: OpenPlace | undefined
  readonly close: () => void
}

/** What is done with what was chosen. */
export interface ChoiceActions {
  readonly choose: (choice: Choice) => void
  readonly chooseAll: (shortcut: Shortcut) => void
}

const NO_SHORTCUTS: readonly Shortcut[] = []
const NO_ENTRIES: readonly MenuEntry[] = []
const NONE_BLOCKED: readonly BlockedEntry[] = []
const noGestures: GesturesOf = () => NO_SHORTCUTS

/** How a menu and the pieces on the table meet: everything that can be chosen, by the place it concerns. */
export function useChoices(
  asked: DescribedMenu | null,
  { choose, chooseAll }: ChoiceActions,
  nameOf: (place: string) => string,
  shortcuts: readonly Shortcut[] = NO_SHORTCUTS,
  gesturesOf: GesturesOf = noGestures,
): Choices {
  const entries = asked?.entries ?? NO_ENTRIES
  const blocked = asked?.blocked ?? NONE_BLOCKED
  const question = asked?.question
  const offers = useMemo(() => offersOf(entries, blocked), [entries, blocked])
  const gestures = useMemo(() => gesturesFrom(shortcuts, gesturesOf), [shortcuts, gesturesOf])
  // Whoever takes a piece up should not have to wait until it is known where that can go.
  useEffect(
    () => workAhead(liftable(entries).map((piece) => () => void gestures.with(piece))),
    [entries, gestures],
  )
  // Other answers are chosen with empty hands, so both belong to the answers they were taken up for.
  const [hand, setHand] = useState<{ readonly of: readonly MenuEntry[]; readonly piece: string }>()
  const [slip, setSlip] = useState<{
    readonly of: readonly MenuEntry[]
    readonly place: string
    readonly near: Element
  }>()
  const held = hand?.of === entries ? hand.piece : undefined
  const opened = slip?.of === entries ? slip : undefined
  const close = useCallback(() => setSlip(undefined), [])
  const hands = useMemo(
    // Whoever has chosen has empty hands, also where the same is asked again.
    (): ClickActions => ({
      choose: (choice) => {
        setHand(undefined)
        choose(choice)
      },
      chooseAll: (shortcut) => {
        setHand(undefined)
        chooseAll(shortcut)
      },
      hold: (piece) => setHand(piece === undefined ? undefined : { of: entries, piece }),
      list: (place, near) => setSlip({ of: entries, place, near }),
    }),
    [entries, choose, chooseAll],
  )
  const choosing = useMemo(
    () => choosingFrom({ question, offers, gestures, held }, hands, nameOf),
    [question, offers, gestures, held, hands, nameOf],
  )
  const open = useMemo(
    (): OpenPlace | undefined =>
      opened && {
        place: opened.place,
        near: opened.near,
        shortcuts: choosing.shortcutsAt(opened.place),
        entries: choosing.at(opened.place),
        idle: choosing.idleAt(opened.place),
        blocked: choosing.blockedAt(opened.place),
      },
    [opened, choosing],
  )
  return { choosing, open, close }
}

/** The pieces that can be taken up, each once. */
export function liftable(entries: readonly MenuEntry[]): readonly string[] {
  return [...new Set(entries.flatMap(({ at, lifts }) => (lifts === true && at !== undefined ? [at] : [])))]
}
