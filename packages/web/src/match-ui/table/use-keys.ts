import { useEffect, useRef } from 'react'

interface Keys {
  readonly undo: () => void
  readonly advise: () => void
  readonly escape: () => void
  /** Any key at all. */
  readonly any: () => void
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

/** The keys of the table: Escape puts down and skips, Ctrl+Z and U take back, ? asks for advice. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || event.defaultPrevented) return
      const { undo, advise, escape, any } = latest.current
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.key === 'Escape') escape()
      else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !event.shiftKey) {
        event.preventDefault()
        undo()
      } else if (isPlain && event.key.toLowerCase() === 'u') undo()
      else if (isPlain && event.key === '?') advise()
      else if (isPlain && event.key.length === 1) any()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
