import { memo } from 'react'
import { block, prism, stones, type Cut } from './cut.ts'
import './Gem.css'

interface GemProps {
  /** 0–3 red, blue, green and white, then gold and black. */
  readonly colour: number
  readonly as: 'die' | 'token' | 'crystal'
  readonly size?: number | string
  /** Read out; without it, the words beside it say what it is. */
  readonly title?: string
}

/** Mana as a cut stone: a token is the stone of its colour, a die and a crystal have that stone's shape on their face. */
export const Gem = memo(function Gem({ colour, as, size = '1.25em', title }: GemProps) {
  return (
    <svg
      className={`mk-gem mk-gem-${colour} mk-gem-${as}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined || undefined}
    >
      {as === 'token' ? (
        <Stone of={stones[colour]} />
      ) : (
        <>
          <Stone of={as === 'die' ? block : prism} />
          <path
            className="mk-gem-sign"
            d={stones[colour].outline}
            transform={as === 'die' ? 'translate(5.4 5.4) scale(0.55)' : 'translate(7.44 8.2) scale(0.38)'}
          />
        </>
      )}
    </svg>
  )
})

function Stone({ of: { outline, table, facets } }: { of: Cut }) {
  return (
    <>
      <path className="mk-gem-edge" d={outline} />
      <path className="mk-gem-bright" d={facets[0]} />
      <path className="mk-gem-plain" d={facets[1]} />
      <path className="mk-gem-dark" d={facets[2]} />
      <path className="mk-gem-table" d={table} />
    </>
  )
}
