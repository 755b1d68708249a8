import { useEffect, useRef, type RefObject } from 'react'

/** The keys of the first abilities; E, S and A are free for others. */
export const ABILITY_KEYS = ['q', 'w', 'd', 'f', 'g', 'r'] as const

function isElsewhere(event: KeyboardEvent): boolean {
  const { target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return true
  if (target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return true
  return document.querySelector('.dialog, .sheet, .slip') !== null
}

/** Q, W, D, F, G and R are clicks on the first six abilities. */
export function useAbilityKeys(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isElsewhere(event)) return
      const n = ABILITY_KEYS.findIndex((key) => key === event.key.toLowerCase())
      const plaque = list.current?.querySelectorAll<HTMLElement>('.dv-mat-plaque')[n]
      plaque?.focus()
      if (plaque?.hasAttribute('data-lit') === true) plaque.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return list
}
