import { outlines, type IconName } from './outlines.ts'

/** A game icon in the ink of its surroundings; what it means is said beside it. */
export function Icon({ name, size = '1em' }: { name: IconName; size?: string | number }) {
  return (
    <svg className="game-icon" viewBox="0 0 512 512" width={size} height={size} aria-hidden>
      <path d={outlines[name]} fill="currentColor" />
    </svg>
  )
}
