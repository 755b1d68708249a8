import { useEffect, useRef, type RefObject } from 'react'
import { isKeyTaken } from '../../../components/is-key-taken.ts'
import { useChoosingNow } from '../../../match-ui/targets/targets.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'

/** Keys of the map: floors, one's own units, all that can be done where the focus is, halting. */
export function useMapKeys(
  map: RefObject<HTMLElement | null>,
  { scene }: BoardPartProps,
  toFloor: (by: number) => void,
): void {
  const now = useChoosingNow()
  const latest = useRef({ scene, toFloor })
  useEffect(() => {
    latest.current = { scene, toFloor }
  })
  useEffect(() => {
    const listeners = new AbortController()
    const press = (event: KeyboardEvent): void => {
      const box = map.current
      if (box === null || isKeyTaken(event) || latest.current.scene !== 'map') return
      if (event.key === '[' || event.key === ']') latest.current.toFloor(event.key === ']' ? 1 : -1)
      else if (event.key === 'n' || event.key === 'N') stepThrough(box, event.shiftKey ? -1 : 1)
      else if (event.key === 'm') openAll(now)
      else if (event.key === 'h') halt(now)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press, { signal: listeners.signal })
    return () => listeners.abort()
  }, [map, now])
}

/** The focus goes to the next piece with which something can be done. */
function stepThrough(map: Element, by: number): void {
  const lit = [...map.querySelectorAll<SVGElement>('[data-place^="piece:"][data-lit]')]
  if (lit.length === 0) return
  const order = lit.toSorted((a, b) => numberOf(a) - numberOf(b))
  const at = order.findIndex((element) => element === document.activeElement)
  const next = at < 0 ? (by > 0 ? 0 : order.length - 1) : (at + by + order.length) % order.length
  order[next].focus()
}

function numberOf(element: Element): number {
  return Number(element.getAttribute('data-place')?.slice('piece:'.length) ?? 0)
}

type Now = ReturnType<typeof useChoosingNow>

/** Everything that can be done where the focus is, with all dice that could pay. */
function openAll(now: Now): void {
  const element = document.activeElement
  const place = element?.getAttribute('data-place')
  if (element !== null && place !== null && place !== undefined) now().act(place, element, true)
}

/** The unit that marches stays where it is. */
function halt(now: Now): void {
  const { entries, choose } = now()
  const entry = entries.find(({ choice }) => choice.do === 'halt')
  if (entry !== undefined) choose(entry.choice)
}
