import { useEffect } from 'react'
import { create } from 'zustand'
import { usePointed } from '../../../match-ui/targets/pointing.ts'

interface Asked {
  readonly what: string | undefined
}

/** What somebody asked to read: `card:12`, `piece:5`, `ability:3:0` of a side, `auto:0:4` of an Auto-Enemy’s cards. */
export const useRead = create<Asked>(() => ({ what: undefined }))

/** Shows something large until it is put away. */
export function read(what: string): void {
  useRead.setState({ what })
}

export function putAway(): void {
  useRead.setState({ what: undefined })
}

function isElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  return target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}

/** `I` shows the piece that is pointed at; cards are followed where they lie. */
export function useReadKey(): void {
  const pointed = usePointed()
  useEffect(() => {
    if (pointed?.startsWith('piece:') !== true) return undefined
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'i' && !isElsewhere(event)) read(pointed)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [pointed])
}
