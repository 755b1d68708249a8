import type { MageViewContext } from '@longtable/mage-knight'
import { isRuins, slotBack, tokenColours } from '@longtable/mage-knight/board'
import { memo } from 'react'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import { outlines } from '../icons/outlines.ts'
import { backIcons, enemyFace, ruinsFace } from '../tokens/faces.ts'
import { silhouettes } from '../tokens/silhouettes.ts'
import '../tokens/Token.css'

interface MapTokenProps {
  readonly post: number
  /** Less than 0 while only its back is known. */
  readonly token: number
  /** What can be said of it. */
  readonly name: string
  readonly tables: Pick<MageViewContext['tables'], 'enemy'>
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Elsewhere on the table the same token is drawn larger, and that one can be chosen. */
  readonly isTarget: boolean
}

/** A token as it lies on the map. */
export const MapToken = memo(function MapToken(props: MapTokenProps) {
  return props.isTarget ? <TokenTarget {...props} /> : <TokenArt {...props} />
})

function TokenTarget(props: MapTokenProps) {
  const target = useTarget(`post:${props.post}`)
  return (
    <g {...target.props} aria-label={props.name} className="mk-map-token-target">
      <TokenArt {...props} />
    </g>
  )
}

/** As large as the picture of a token is drawn. */
const DRAWN = 20

function TokenArt({ post, token, tables, x, y, radius }: Omit<MapTokenProps, 'name'>) {
  const back = tokenColours[slotBack(post)]
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / DRAWN})`}>
      <g className={`mk-map-token mk-token-${back}`} data-post={post}>
        <circle className="mk-map-token-shadow" cx="1.5" cy="2.5" r={DRAWN} />
        <circle className="mk-map-token-rim" r={DRAWN} />
        {token < 0 ? (
          <>
            <circle className="mk-map-token-groove" r="16.5" />
            <Picture d={outlines[backIcons[back]]} size={22} className="mk-map-token-sign" />
          </>
        ) : (
          <Face token={token} tables={tables} isLarge={radius > DRAWN} />
        )}
      </g>
    </g>
  )
}

function Face({
  token,
  tables,
  isLarge,
}: Pick<MapTokenProps, 'token' | 'tables'> & { readonly isLarge: boolean }) {
  if (isRuins(token)) return <RuinsArt token={token} />
  const { id, armor, attack } = enemyFace(tables, token)
  return (
    <>
      <circle className="mk-map-token-face" r="16" />
      <g transform="translate(0 -1.5)">
        <Picture d={silhouettes[id] ?? ''} size={isLarge ? 22 : 25} className="mk-map-token-figure" />
      </g>
      <g className="mk-map-token-numbers">
        <circle className="mk-map-token-attack" cx="-12" cy="13" r="7.5" />
        <text x="-12" y="13">
          {attack === 0 ? '–' : attack}
        </text>
        <path className="mk-map-token-armor" d="M5 6h14v7c0 4-3 6.5-7 8-4-1.5-7-4-7-8z" />
        <text x="12" y="13">
          {armor}
        </text>
      </g>
    </>
  )
}

function RuinsArt({ token }: { readonly token: number }) {
  const { altar, guards } = ruinsFace(token)
  return (
    <>
      <circle className="mk-map-token-face" r="16" />
      {altar === undefined ? (
        guards.map((guard, n) => (
          <g key={n} transform={`translate(${n === 0 ? -7 : 7} 0)`} className={`mk-token-${guard}`}>
            <circle className="mk-map-token-guard" r="7" />
            <Picture d={outlines[backIcons[guard]]} size={10} className="mk-map-token-sign" />
          </g>
        ))
      ) : (
        <g className={`mk-map-altar-${altar}`}>
          <path className="mk-map-token-altar" d="M-9 9h18v-4h-4l-1-6h4V-5H-8v4h4l-1 6h-4z" />
        </g>
      )}
    </>
  )
}

/** A picture of 512 by 512 around the origin. */
export function Picture({ d, size, className }: { d: string; size: number; className: string }) {
  return <path className={className} d={d} transform={`scale(${size / 512}) translate(-256 -256)`} />
}
