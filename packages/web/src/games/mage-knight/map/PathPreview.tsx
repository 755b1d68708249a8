import type { MageViewContext } from '@longtable/mage-knight'
import { slotOf } from '@longtable/mage-knight/board'
import type { Choice } from '@longtable/kernel'
import { useMemo } from 'react'
import { usePointed } from '../../../match-ui/targets/pointing.ts'
import { useChoosingNow } from '../../../match-ui/targets/targets.tsx'
import { hexSpot } from './hexes.ts'

interface WayProps {
  readonly lattice: MageViewContext['tables']['lattice']
  /** Where whoever looks stands; less than 0 if nowhere. */
  readonly from: number
}

/** The way that a hero would take to the space that is pointed at. */
export function PathPreview({ lattice, from }: WayProps) {
  const pointed = usePointed()
  const now = useChoosingNow()
  const spots = useMemo(() => {
    if (pointed === undefined || !pointed.startsWith('hex:') || from < 0) return []
    const choosing = now()
    const steps = choosing.shortcutsAt(pointed)[0]?.choices ?? stepAmong(choosing.at(pointed))
    const hexes = steps.flatMap(({ hex }) => (typeof hex === 'number' && slotOf(hex) >= 0 ? [hex] : []))
    return hexes.length === 0 ? [] : [from, ...hexes].map((hex) => hexSpot(lattice, hex))
  }, [pointed, now, lattice, from])
  if (spots.length === 0) return null
  const line = `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`
  return (
    <g className="mk-map-way" aria-hidden>
      <path className="mk-map-way-casing" d={line} />
      <path className="mk-map-way-line" d={line} />
      {spots.slice(1).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6" />
      ))}
    </g>
  )
}

function stepAmong(entries: readonly { readonly choice: Choice }[]): readonly Choice[] {
  return entries.flatMap(({ choice }) => (choice.do === 'step' ? [choice] : []))
}
