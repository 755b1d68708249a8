import { useEffect, useRef, type RefObject } from 'react'
import { useChoosingNow } from '../../../match-ui/targets/targets.tsx'

function isElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  if (target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return true
  return document.querySelector('.dialog, .sheet, .slip') !== null
}

/** 1 to 9 choose what lies on the slip. */
export function useAskedKeys(): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null)
  const now = useChoosingNow()
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!/^[1-9]$/.test(event.key) || isElsewhere(event)) return
      const things = box.current?.querySelectorAll<HTMLElement>('[data-place][data-lit]')
      const thing = things?.[Number(event.key) - 1]
      if (thing === undefined) return
      event.preventDefault()
      now().act(thing.getAttribute('data-place') ?? '', thing)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [now])
  return box
}
