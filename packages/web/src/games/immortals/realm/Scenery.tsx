import type { ImmortalsViewContext, RealmNo } from '@longtable/immortals/board'
import { memo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { MIDDLE } from './shapes.ts'

/** What is around the land: the sea, the names of the areas along the coast, a compass, sun and moon. */

/** The sea goes on beyond the map, for windows that are wider or taller than it. */
const BEYOND = { x: -1500, y: -1500, width: 4000, height: 4000 }
const RAYS = 16

export const Sea = memo(function Sea({ realm }: { realm: RealmNo }) {
  const rose = roseOf(realm)
  return (
    <g className="sea" aria-hidden>
      <defs>
        <pattern id={`sea-waves-${realm}`} width={56} height={36} patternUnits="userSpaceOnUse">
          <path className="sea-wave" d="M4 10q5-5 10 0t10 0M34 28q4-4 8 0t8 0" />
        </pattern>
        <radialGradient id={`sea-depth-${realm}`} gradientUnits="userSpaceOnUse" cx="500" cy="500" r="760">
          <stop className="sea-near" offset="0.55" />
          <stop className="sea-far" offset="1" />
        </radialGradient>
      </defs>
      <rect {...BEYOND} fill={`url(#sea-depth-${realm})`} />
      <rect {...BEYOND} fill={`url(#sea-waves-${realm})`} />
      <path
        className="sea-rhumbs"
        d={Array.from({ length: RAYS }, (_, n) => {
          const angle = (n / RAYS) * 2 * Math.PI
          return `M${rose.x} ${rose.y}l${(Math.cos(angle) * 2600).toFixed(0)} ${(Math.sin(angle) * 2600).toFixed(0)}`
        }).join('')}
      />
    </g>
  )
})

function roseOf(realm: RealmNo): { x: number; y: number } {
  return { x: realm === 0 ? 62 : 938, y: 926 }
}

export const Compass = memo(function Compass({ realm }: { realm: RealmNo }) {
  const { x, y } = roseOf(realm)
  return (
    <g className="compass" aria-hidden transform={`translate(${x} ${y})`}>
      <circle className="compass-disc" r="50" />
      <circle className="compass-ring" r="50" />
      <circle className="compass-ring" r="44" />
      <g transform="rotate(45)">
        <path className="compass-minor" d="M0-38 6-6 38 0 6 6 0 38-6 6-38 0-6-6z" />
      </g>
      <path className="compass-major" d="M0-60 8-8 60 0 8 8 0 60-8 8-60 0-8-8z" />
      <path className="compass-half" d="M0-60V0L8-8zM60 0H0l8 8zM0 60V0l-8 8zM-60 0H0l-8-8z" />
      <circle className="compass-heart" r="5" />
      <path className="compass-north" d="M0-78c6 6 6 10 2 14h-4c-4-4-4-8 2-14z" />
    </g>
  )
})

/** A sun over the light realm, a moon over the dark one. */
export const SkySign = memo(function SkySign({ realm }: { realm: RealmNo }) {
  return realm === 0 ? (
    <g className="sky" aria-hidden transform="translate(944 58)">
      {Array.from({ length: 16 }, (_, n) => (
        <path
          key={n}
          className={n % 2 === 0 ? 'sky-ray' : 'sky-flame'}
          d={n % 2 === 0 ? 'M-5-27 0-52 5-27z' : 'M-3-27q-5-9 1-18 5 9 3 18z'}
          transform={`rotate(${n * 22.5})`}
        />
      ))}
      <circle className="sky-disc" r="24" />
      <path className="sky-face" d="M-11-4q4-4 7 0M4-4q3-4 7 0M0-3l-2 8h4M-7 11q7 5 14 0" />
    </g>
  ) : (
    <g className="sky" aria-hidden transform="translate(56 58)">
      <path className="sky-disc" d="M10-32a33 33 0 1 0 0 64A28 28 0 0 1 10-32z" />
      <path className="sky-face" d="M-16-6q4-4 8 0M-14 12q5 3 9 0M-8-4l4 8-4 1" />
      <path
        className="sky-ray"
        d="M26-14l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM14 6l1.5 4.5L20 12l-4.5 1.5L14 18l-1.5-4.5L8 12l4.5-1.5zM36 14l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z"
      />
    </g>
  )
})

const RING = 489
/** Where each area's middle lies on the ring, in degrees; and which ends of it are below, where letters turn round. */
const ANGLES = [-90, -18, 54, 126, 198]
const SPREAD = 34

export const AreaNames = memo(function AreaNames({
  realm,
  areas,
}: {
  realm: RealmNo
  areas: ImmortalsViewContext['tables']['edition']['areas']
}) {
  const i18n = useI18n()
  return (
    <g className="area-names" aria-hidden>
      {areas.map((area, n) => (
        <g key={area.id} className={`area-name-${n}`}>
          <path id={`ring-${realm}-${n}`} d={arc(realm === 0 ? ANGLES[n] : 180 - ANGLES[n])} fill="none" />
          <text className="area-name">
            <textPath href={`#ring-${realm}-${n}`} startOffset="50%">
              {area.name[i18n.lang]}
            </textPath>
          </text>
        </g>
      ))}
    </g>
  )
})

function arc(degrees: number): string {
  const isBelow = Math.sin((degrees * Math.PI) / 180) > 0.2
  const radius = isBelow ? RING + 16 : RING
  const [start, end] = isBelow ? [degrees + SPREAD, degrees - SPREAD] : [degrees - SPREAD, degrees + SPREAD]
  return `M${onRing(start, radius)}A${radius} ${radius} 0 0 ${isBelow ? 0 : 1} ${onRing(end, radius)}`
}

function onRing(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(MIDDLE.x + radius * Math.cos(angle)).toFixed(1)} ${(MIDDLE.y + radius * Math.sin(angle)).toFixed(1)}`
}
