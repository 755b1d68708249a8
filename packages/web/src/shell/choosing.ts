import type { Asked, BlockedEntry, Choice, MenuEntry } from '@longtable/kernel'
import { useCallback, useMemo, useState } from 'react'
import type { Choosing } from './targets.tsx'

/** The list of what can be done at a place, opened beside it. */
export interface OpenPlace {
  readonly place: string
  readonly near: Element
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

/** How a menu and the pieces on the table meet: everything that can be chosen, by the place it concerns. */
export function useChoices(
  asked: Asked | null,
  choose: (choice: Choice) => void,
  nameOf: (place: string) => string,
): Choices {
  // A new question is answered with empty hands, so both belong to the question they were taken up for.
  const [hand, setHand] = useState<{ readonly asked: Asked | null; readonly piece: string }>()
  const [slip, setSlip] = useState<{
    readonly asked: Asked | null
    readonly place: string
    readonly near: Element
  }>()
  const held = hand?.asked === asked ? hand?.piece : undefined
  const opened = slip?.asked === asked ? slip : undefined
  const places = useMemo(() => byPlace(asked?.entries ?? []), [asked])
  const blocked = useMemo(() => byPlace(asked?.blocked ?? []), [asked])
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
      setHand(piece === undefined ? undefined : { asked, piece })
    const setOpened = (place: { readonly place: string; readonly near: Element }): void =>
      setSlip({ asked, ...place })
    const at = (place: string): readonly MenuEntry[] => {
      const there = places.get(place) ?? []
      return held === undefined ? there : there.filter(({ from }) => from === held)
    }
    const from = (piece: string): readonly MenuEntry[] =>
      held === undefined || held === piece ? (pieces.get(piece) ?? []) : []
    const take = (entries: readonly MenuEntry[], place: string, near: Element): void => {
      if (entries.length === 1) choose(entries[0].choice)
      else setOpened({ place, near })
    }
    return {
      at,
      from,
      blockedAt: (place) => {
        const there = blocked.get(place) ?? []
        return held === undefined ? there : there.filter((entry) => entry.from === held)
      },
      act: (place, near) => {
        if (held === place) return setHeld(undefined)
        const there = at(place)
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
      nameOf,
    }
  }, [asked, places, blocked, pieces, held, choose, nameOf])
  const open = useMemo(
    (): OpenPlace | undefined =>
      opened && {
        place: opened.place,
        near: opened.near,
        entries: choosing.at(opened.place),
        blocked: choosing.blockedAt(opened.place),
      },
    [opened, choosing],
  )
  return { choosing, open, close }
}
