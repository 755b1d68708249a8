import type { Asked, BlockedEntry, Choice, MenuEntry, Shortcut } from '@longtable/kernel'
import { useCallback, useMemo, useState } from 'react'
import type { Choosing } from './targets.tsx'

/** The list of what can be done at a place, opened beside it. */
export interface OpenPlace {
  readonly place: string
  readonly near: Element
  readonly shortcuts: readonly Shortcut[]
  readonly entries: readonly MenuEntry[]
  readonly blocked: readonly BlockedEntry[]
}

export interface Choices {
  readonly choosing: Choosing
  readonly open: OpenPlace | undefined
  readonly close: () => void
}

function byPlace<E extends { readonly at?: string }>(
  entries: readonly E[],
): ReadonlyMap<string, readonly E[]> {
  const found = new Map<string, E[]>()
  for (const entry of entries) {
    if (entry.at === undefined) continue
    const there = found.get(entry.at)
    if (there === undefined) found.set(entry.at, [entry])
    else there.push(entry)
  }
  return found
}

/** What is done with what was chosen. */
export interface Deeds {
  readonly choose: (choice: Choice) => void
  readonly chooseAll: (shortcut: Shortcut) => void
}

const NO_SHORTCUTS: readonly Shortcut[] = []
const NOTHING: readonly MenuEntry[] = []

/** How a menu and the pieces on the table meet: everything that can be chosen, by the place it concerns. */
export function useChoices(
  asked: Asked | null,
  { choose, chooseAll }: Deeds,
  nameOf: (place: string) => string,
  shortcuts: readonly Shortcut[] = NO_SHORTCUTS,
): Choices {
  const entries = asked?.entries ?? NOTHING
  // Other answers are chosen with empty hands, so both belong to the answers they were taken up for.
  const [hand, setHand] = useState<{ readonly of: readonly MenuEntry[]; readonly piece: string }>()
  const [slip, setSlip] = useState<{
    readonly of: readonly MenuEntry[]
    readonly place: string
    readonly near: Element
  }>()
  const held = hand?.of === entries ? hand.piece : undefined
  const opened = slip?.of === entries ? slip : undefined
  const places = useMemo(() => byPlace(asked?.entries ?? []), [asked])
  const blocked = useMemo(() => byPlace(asked?.blocked ?? []), [asked])
  const gestures = useMemo(() => byPlace(shortcuts), [shortcuts])
  const loose = useMemo(
    () => entries.filter(({ at, from }) => at === undefined && from === undefined),
    [entries],
  )
  const pieces = useMemo(() => {
    const found = new Map<string, MenuEntry[]>()
    for (const entry of asked?.entries ?? []) {
      if (entry.from !== undefined) found.set(entry.from, [...(found.get(entry.from) ?? []), entry])
    }
    return found
  }, [asked])
  const close = useCallback(() => setSlip(undefined), [])
  const choosing = useMemo((): Choosing => {
    const setHeld = (piece: string | undefined): void =>
      setHand(piece === undefined ? undefined : { of: entries, piece })
    const setOpened = (place: { readonly place: string; readonly near: Element }): void =>
      setSlip({ of: entries, ...place })
    const at = (place: string): readonly MenuEntry[] => {
      const there = places.get(place) ?? []
      return held === undefined ? there : there.filter(({ from }) => from === held)
    }
    const from = (piece: string): readonly MenuEntry[] =>
      held === undefined || held === piece ? (pieces.get(piece) ?? []) : []
    const shortcutsAt = (place: string): readonly Shortcut[] =>
      held === undefined ? (gestures.get(place) ?? []) : []
    const take = (entries: readonly MenuEntry[], place: string, near: Element): void => {
      if (entries.length === 1) choose(entries[0].choice)
      else setOpened({ place, near })
    }
    return {
      at,
      from,
      shortcutsAt,
      question: asked?.question,
      entries,
      loose,
      blockedAt: (place) => {
        const there = blocked.get(place) ?? []
        return held === undefined ? there : there.filter((entry) => entry.from === held)
      },
      act: (place, near) => {
        if (held === place) return setHeld(undefined)
        const there = at(place)
        const together = shortcutsAt(place)
        if (together.length === 1 && there.length === 0) return chooseAll(together[0])
        if (together.length > 0) return setOpened({ place, near })
        if (there.length > 0) return take(there, place, near)
        if ((pieces.get(place)?.length ?? 0) > 0) return setHeld(place)
        setOpened({ place, near })
      },
      drop: (piece, place, near) => {
        const fitting = (places.get(place) ?? []).filter((entry) => entry.from === piece)
        setHeld(piece)
        if (fitting.length > 0) take(fitting, place, near)
        else if ((blocked.get(place) ?? []).length > 0) setOpened({ place, near })
      },
      hold: setHeld,
      held,
      choose,
      chooseAll,
      nameOf,
    }
  }, [asked, places, blocked, pieces, gestures, entries, loose, held, choose, chooseAll, nameOf])
  const open = useMemo(
    (): OpenPlace | undefined =>
      opened && {
        place: opened.place,
        near: opened.near,
        shortcuts: choosing.shortcutsAt(opened.place),
        entries: choosing.at(opened.place),
        blocked: choosing.blockedAt(opened.place),
      },
    [opened, choosing],
  )
  return { choosing, open, close }
}
