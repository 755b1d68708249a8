import { useEffect, type RefObject } from 'react'
import { useChoosingNow, type Choosing } from '../../../match-ui/targets/targets.tsx'

/** The digit of a key, whatever Alt makes of it. */
const DIGIT = /^Digit([1-9])$/

function isOverlaid(): boolean {
  return document.querySelector('.dialog, .sheet') !== null
}

/** The nth card: first in sight, then chosen. */
function pick(card: HTMLElement, { act }: Choosing): void {
  const isMeant = document.activeElement === card || document.querySelector('.slip') !== null
  if (isMeant) act(card.getAttribute('data-place') ?? '', card)
  else card.focus()
}

/** Alt and 1 to 5 for the cards of the hand. */
export function useHandKeys(list: RefObject<HTMLElement | null>): void {
  const now = useChoosingNow()
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const digit = DIGIT.exec(event.code)?.[1]
      if (!event.altKey || event.ctrlKey || event.metaKey || digit === undefined || isOverlaid()) return
      const card = list.current?.querySelectorAll<HTMLElement>('.dv-hand-card')[Number(digit) - 1]
      if (card === undefined) return
      event.preventDefault()
      pick(card, now())
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [list, now])
}
