import type { MatchTables } from '@longtable/mage-knight'
import { useEffect, type RefObject } from 'react'
import { useChoosingNow, type Choosing } from '../../../match-ui/targets/targets.tsx'
import { deedsFor, isLetter, type Letter } from './uses.ts'

function isElsewhere(event: KeyboardEvent): boolean {
  const { target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  if (target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return true
  return document.querySelector('.dialog, .sheet') !== null
}

function slipIsOpen(): boolean {
  return document.querySelector('.slip') !== null
}

function placeOf(element: Element | null | undefined): string {
  return element?.getAttribute('data-place') ?? ''
}

/** The nth card: first in sight, then in play. */
function pick(card: HTMLElement, { act }: Choosing): void {
  if (document.activeElement === card || slipIsOpen()) act(placeOf(card), card)
  else card.focus()
}

/** Plays a card in one of its ways; where there are several, they are shown. */
function play(card: HTMLElement, letter: Letter, tables: MatchTables, choosing: Choosing): void {
  const deeds = deedsFor(tables, choosing, placeOf(card), letter)
  const [deed] = deeds
  if (deed === undefined) return
  if (deeds.length > 1) choosing.act(placeOf(card), card)
  else if ('entry' in deed) choosing.choose(deed.entry.choice)
  else choosing.chooseAll(deed.shortcut)
}

/** 1 to 9 for the cards of the hand; then B, S and W play the card basic, strong or sideways. */
export function useHandKeys(list: RefObject<HTMLElement | null>, tables: MatchTables): void {
  const now = useChoosingNow()
  useEffect(() => {
    let last: HTMLElement | undefined
    const noteFocus = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.matches('.mk-hand-card')) last = target
    }
    const press = (event: KeyboardEvent): void => {
      if (isElsewhere(event)) return
      const key = event.key.toLowerCase()
      if (/^[1-9]$/.test(key)) {
        const card = list.current?.querySelectorAll<HTMLElement>('.mk-hand-card')[Number(key) - 1]
        if (card === undefined) return
        last = card
        pick(card, now())
      } else if (isLetter(key) && last?.isConnected === true) {
        if (document.activeElement === last || slipIsOpen()) play(last, key, tables, now())
      }
    }
    window.addEventListener('keydown', press)
    window.addEventListener('focusin', noteFocus)
    return () => {
      window.removeEventListener('keydown', press)
      window.removeEventListener('focusin', noteFocus)
    }
  }, [list, tables, now])
}
