import type { BlockedEntry, Choice, MenuEntry, Shortcut, Text } from '@longtable/kernel'
import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { createStore, useStore, type StoreApi } from 'zustand'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { point, useIsPointed } from './pointing.ts'

/** What a person may do with the pieces on the table: from the menu, and only from there. */
export interface Choosing {
  /** What can be chosen at a place, with the piece that is held, if one is. */
  readonly at: (place: string) => readonly MenuEntry[]
  /** What can be done with a piece that can be carried somewhere, or for which it can be taken up. */
  readonly from: (piece: string) => readonly MenuEntry[]
  /** What can be done at a place in several steps with one gesture: with the piece that is held, if one is. */
  readonly shortcutsAt: (place: string) => readonly Shortcut[]
  /** All that can be done in such a way with the piece that is held. */
  readonly gestures: readonly Shortcut[]
  /** Is more to be found at a place than what a click there does? */
  readonly isMore: (place: string) => boolean
  /** What is asked, if something is. */
  readonly question: Text | undefined
  /** Everything that can be chosen and is of some use, in the order of the menu. */
  readonly entries: readonly MenuEntry[]
  /** What can be chosen that concerns no piece or place: for a board that has a control of its own for it. */
  readonly loose: readonly MenuEntry[]
  /** What can be chosen there, but is of no use now: it lights nothing. */
  readonly idleAt: (place: string) => readonly MenuEntry[]
  /** What cannot be chosen there, and why. */
  readonly blockedAt: (place: string) => readonly BlockedEntry[]
  /** What cannot be done with a piece, wherever it is carried, and why. */
  readonly blockedFrom: (piece: string) => readonly BlockedEntry[]
  /**
   * A click on a piece or place: chooses, takes up, or opens the list of what can be done there; if all is wanted, it
   * opens the list wherever more is to be found.
   */
  readonly act: (place: string, near: Element, all?: boolean) => void
  /** A piece was carried to a place. */
  readonly drop: (piece: string, place: string, near: Element) => void
  /** Takes a piece up, so that only places for it are lit; undefined puts it down. */
  readonly hold: (piece: string | undefined) => void
  readonly held: string | undefined
  /** Makes a choice of the menu, as its entry in the list does. */
  readonly choose: (choice: Choice) => void
  readonly chooseAll: (shortcut: Shortcut) => void
  /** What a place is called. */
  readonly nameOf: (place: string) => string
}

/** Nothing can be chosen: for a replay, a spectator, a look back. */
export const onlyLooking: Omit<Choosing, 'nameOf'> = {
  at: () => [],
  from: () => [],
  shortcutsAt: () => [],
  gestures: [],
  isMore: () => false,
  question: undefined,
  entries: [],
  loose: [],
  idleAt: () => [],
  blockedAt: () => [],
  blockedFrom: () => [],
  act: () => {},
  drop: () => {},
  hold: () => {},
  held: undefined,
  choose: () => {},
  chooseAll: () => {},
}

type Store = StoreApi<{ readonly choosing: Choosing }>

const context = createContext<Store | undefined>(undefined)

/** What can be chosen is told to those pieces alone for which it has changed. */
export function ChoosingProvider({ choosing, children }: { choosing: Choosing; children: ReactNode }) {
  const [store] = useState((): Store => createStore(() => ({ choosing })))
  useLayoutEffect(() => store.setState({ choosing }), [store, choosing])
  return <context.Provider value={store}>{children}</context.Provider>
}

/** What lies under something else: it can be seen and not be chosen from. */
export function Covered({ isCovered, children }: { isCovered: boolean; children: ReactNode }) {
  const outside = useChoosingStore()
  const [store] = useState((): Store => createStore(() => outside.getState()))
  useLayoutEffect(() => {
    const follow = (): void => {
      const { choosing } = outside.getState()
      store.setState({ choosing: isCovered ? { ...onlyLooking, nameOf: choosing.nameOf } : choosing })
    }
    follow()
    return outside.subscribe(follow)
  }, [store, outside, isCovered])
  return <context.Provider value={store}>{children}</context.Provider>
}

function useChoosingStore(): Store {
  const store = useContext(context)
  if (store === undefined) throw new Error('nobody chooses here')
  return store
}

/** Something that depends on what can be chosen; drawn again only when it has changed. */
export function useChoosing<T>(of: (choosing: Choosing) => T): T {
  return useStore(useChoosingStore(), ({ choosing }) => of(choosing))
}

/** What can be chosen at the moment of a click, without being drawn again for it. */
export function useChoosingNow(): () => Choosing {
  const store = useChoosingStore()
  return useCallback(() => store.getState().choosing, [store])
}

const LIT = 1
const BLOCKED = 2
const HELD = 4
const FAR = 8

function marksOf(choosing: Choosing, place: string): number {
  const held = choosing.held === place ? HELD : 0
  if (choosing.at(place).length > 0) return LIT | held
  if (choosing.from(place).length > 0 || choosing.shortcutsAt(place).length > 0) return LIT | FAR | held
  return (choosing.idleAt(place).length + choosing.blockedAt(place).length > 0 ? BLOCKED : 0) | held
}

export interface TargetState {
  /** Something can be chosen here now. */
  readonly isLit: boolean
  /** Nothing of that is done here and in one step. */
  readonly isFar: boolean
  /** Nothing of use can, and the menu says what else, or why not. */
  readonly isBlocked: boolean
  readonly isPointed: boolean
  readonly isHeld: boolean
  /** To be spread on the piece's outermost element, HTML or SVG. */
  readonly props: Readonly<Record<string, unknown>>
}

/**
 * A piece or place of the board, by the name that the menu gives it (`at`, `from`): lit when something can be chosen
 * there, a button for mouse, finger and keyboard, and read out under its own name.
 */
export function useTarget(place: string, description?: string): TargetState {
  const now = useChoosingNow()
  const marks = useChoosing((choosing) => marksOf(choosing, place))
  const isPointed = useIsPointed(place)
  const isLit = (marks & LIT) !== 0
  const isBlocked = (marks & BLOCKED) !== 0
  const isHeld = (marks & HELD) !== 0
  const isFar = (marks & FAR) !== 0
  const name = useChoosing((choosing) => choosing.nameOf(place))
  const i18n = useI18n()
  const label = description === undefined ? name : i18n.t('web.app.labelled', { name, about: description })
  const common = {
    'data-place': place,
    'data-lit': isLit || undefined,
    'data-blocked': isBlocked || undefined,
    'data-held': isHeld || undefined,
    'data-pointed': isPointed || undefined,
    onPointerEnter: () => point(place),
    onPointerLeave: () => point(undefined),
  }
  if (!isLit && !isBlocked) {
    return {
      isLit,
      isFar,
      isBlocked,
      isHeld,
      isPointed,
      // Whoever has just chosen here keeps the focus: taking it away would also make the browser lay the page out twice.
      props: { ...common, role: 'img', tabIndex: -1, 'aria-label': label },
    }
  }
  return {
    isLit,
    isFar,
    isBlocked,
    isHeld,
    isPointed,
    props: {
      ...common,
      role: 'button',
      tabIndex: 0,
      'aria-label': label,
      'aria-pressed': isHeld || undefined,
      'data-dull': isBlocked || undefined,
      onFocus: () => point(place),
      onBlur: () => point(undefined),
      onClick: (event: MouseEvent<HTMLElement | SVGElement>) => {
        event.stopPropagation()
        // Only a keyboard needs to find this place again.
        if (event.detail > 0) event.currentTarget.blur()
        now().act(place, event.currentTarget)
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement | SVGElement>) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        now().act(place, event.currentTarget, event.key === 'Enter' && event.shiftKey)
      },
    },
  }
}
