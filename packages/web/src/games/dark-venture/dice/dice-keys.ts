import { useEffect } from 'react'
import { useChoosingNow } from '../../../match-ui/targets/targets.tsx'
import { tick, untick } from '../view/selection.ts'
import type { OwnDice } from './order.ts'

function isElsewhere(event: KeyboardEvent): boolean {
  const { target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  if (target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return true
  return document.querySelector('.dialog, .sheet, .slip') !== null
}

/** The face of the nth die; after the dice come the tokens. */
function faceOf({ dice, memory }: OwnDice, n: number): number | undefined {
  return [...dice, ...memory].flatMap((count, i) => Array.from({ length: count }, () => i % dice.length))[n]
}

/** 1 to 9 tick the dice and tokens in their order, Backspace unticks all, Shift+E ends the turn. */
export function useDiceKeys(isTicking: boolean, own: OwnDice): void {
  const now = useChoosingNow()
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isElsewhere(event)) return
      if (event.shiftKey && event.key.toLowerCase() === 'e') {
        const { loose, choose } = now()
        const end = loose.find(({ choice }) => choice.do === 'end')
        if (end !== undefined) choose(end.choice)
        return
      }
      if (!isTicking) return
      if (event.key === 'Backspace') return untick()
      const face = /^[1-9]$/.test(event.key) ? faceOf(own, Number(event.key) - 1) : undefined
      if (face !== undefined) tick(face, own.dice[face] + own.memory[face])
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isTicking, own, now])
}
