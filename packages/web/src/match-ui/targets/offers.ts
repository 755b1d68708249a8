import type { BlockedEntry, MenuEntry, Shortcut, Text } from '@longtable/kernel'
import type { Choosing } from './targets.tsx'

/** What can be done with a piece in one gesture; asked for the piece that is held. */
export type GesturesOf = (piece: string) => readonly Shortcut[]

type Find<E> = (name: string) => readonly E[]

/** The entries of a menu, by the piece or place they concern. */
export interface Offers {
  readonly entries: readonly MenuEntry[]
  /** What concerns neither. */
  readonly loose: readonly MenuEntry[]
  readonly at: Find<MenuEntry>
  readonly carrying: Find<MenuEntry>
  /** The entries for which a piece can be taken up where it stands. */
  readonly lifting: Find<MenuEntry>
  /** What is allowed there, but of no use now. */
  readonly idleAt: Find<MenuEntry>
  readonly blockedAt: Find<BlockedEntry>
  readonly blockedFrom: Find<BlockedEntry>
}

/** What several choices do in one gesture. */
export interface Gestures {
  readonly at: Find<Shortcut>
  readonly with: (piece: string) => { readonly all: readonly Shortcut[]; readonly at: Find<Shortcut> }
}

/** What a click leads to: something is done, taken up, put down, or listed beside the place. */
export interface ClickActions extends Pick<Choosing, 'choose' | 'chooseAll' | 'hold'> {
  readonly list: (place: string, near: Element) => void
}

const NOTHING: readonly never[] = []

function finder<E>(all: readonly E[], nameOf: (each: E) => string | undefined): Find<E> {
  const found = new Map<string, E[]>()
  for (const each of all) {
    const name = nameOf(each)
    if (name === undefined) continue
    const others = found.get(name)
    if (others === undefined) found.set(name, [each])
    else others.push(each)
  }
  return (name) => found.get(name) ?? NOTHING
}

export function offersOf(all: readonly MenuEntry[], blocked: readonly BlockedEntry[]): Offers {
  const entries = all.filter(({ idle }) => idle !== true)
  return {
    entries,
    loose: entries.filter(({ at, from }) => at === undefined && from === undefined),
    at: finder(entries, ({ at }) => at),
    carrying: finder(entries, ({ from }) => from),
    lifting: finder(entries, ({ at, lifts }) => (lifts === true ? at : undefined)),
    idleAt: finder(
      all.filter(({ idle }) => idle === true),
      ({ at }) => at,
    ),
    blockedAt: finder(blocked, ({ at }) => at),
    blockedFrom: finder(blocked, ({ from }) => from),
  }
}

/** No piece is asked about before somebody takes it up, and none twice. */
export function gesturesFrom(shortcuts: readonly Shortcut[], gesturesOf: GesturesOf): Gestures {
  const withPiece = finder(shortcuts, ({ from }) => from)
  const known = new Map<string, ReturnType<Gestures['with']>>()
  const ask = (piece: string): ReturnType<Gestures['with']> => {
    const all = [...gesturesOf(piece), ...withPiece(piece)]
    return { all, at: finder(all, ({ at }) => at) }
  }
  return {
    at: finder(shortcuts, ({ at }) => at),
    with: (piece) => {
      const found = known.get(piece) ?? ask(piece)
      known.set(piece, found)
      return found
    },
  }
}

/** What lies ready to be chosen from, and what is in the hand. */
export interface TableOffers {
  readonly question: Text | undefined
  readonly offers: Offers
  readonly gestures: Gestures
  readonly held: string | undefined
}

const isBest = (shortcut: Shortcut): boolean => shortcut.isBest === true

/** What a person may do now, with a piece in the hand or with none. */
export function choosingFrom(laid: TableOffers, hands: ClickActions, nameOf: Choosing['nameOf']): Choosing {
  const { question, offers, gestures, held } = laid
  const { entries, loose, lifting, carrying, idleAt, blockedFrom } = offers
  const { choose, chooseAll, hold, list } = hands
  const isLifted = held !== undefined && lifting(held).length > 0
  const inHand = held === undefined ? undefined : gestures.with(held)
  const shortcutsAt = inHand?.at ?? gestures.at
  const at = (place: string): readonly MenuEntry[] => {
    const there = offers.at(place)
    if (held === undefined) return there
    // What else can be done with a piece is not lost by taking it up.
    if (held === place && isLifted) return there.filter(({ lifts }) => lifts !== true)
    return there.filter(({ from }) => from === held)
  }
  const isAny = (place: string): boolean => at(place).length + shortcutsAt(place).length > 0
  const isMore = (place: string): boolean =>
    isAny(place) && (lifting(place).length > 0 || shortcutsAt(place).some(isBest) || idleAt(place).length > 0)
  /** Does what is meant where these can be done; false if none can. */
  const take = (
    together: readonly Shortcut[],
    there: readonly MenuEntry[],
    place: string,
    near: Element,
  ): boolean => {
    const best = together.find(isBest)
    const [shortcut] = together
    const [entry] = there
    if (best !== undefined) chooseAll(best)
    else if (shortcut !== undefined && together.length === 1 && there.length === 0) chooseAll(shortcut)
    else if (entry !== undefined && together.length === 0 && there.length === 1) choose(entry.choice)
    else if (together.length + there.length > 0) list(place, near)
    else return false
    return true
  }
  return {
    at,
    from: (piece) => {
      const carried = held === undefined || held === piece ? carrying(piece) : NOTHING
      const lifted = lifting(piece)
      return lifted.length === 0 ? carried : [...new Set([...lifted, ...carried])]
    },
    shortcutsAt,
    gestures: inHand?.all ?? NOTHING,
    isMore,
    question,
    entries,
    loose,
    idleAt: (place) => (held === undefined ? idleAt(place) : NOTHING),
    blockedAt: (place) => {
      const there = offers.blockedAt(place)
      return held === undefined ? there : there.filter(({ from }) => from === held)
    },
    blockedFrom,
    act: (place, near, all = false) => {
      if (all && isMore(place)) return list(place, near)
      if (held === place) return isLifted && isAny(place) ? list(place, near) : hold(undefined)
      if (lifting(place).length > 0 && (held === undefined || !isAny(place))) return hold(place)
      if (take(shortcutsAt(place), at(place), place, near)) return
      if (carrying(place).length > 0) return hold(place)
      list(place, near)
    },
    drop: (piece, place, near) => {
      const fitting = offers.at(place).filter(({ from }) => from === piece)
      hold(piece)
      if (take(gestures.with(piece).at(place), fitting, place, near)) return
      if (offers.blockedAt(place).length > 0) list(place, near)
    },
    hold,
    held,
    choose,
    chooseAll,
    nameOf,
  }
}
