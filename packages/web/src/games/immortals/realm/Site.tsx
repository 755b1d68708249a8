import {
  regionOf,
  realmOf,
  regionName,
  twinOf,
  type ImmortalsViewContext,
  type Site as SiteNo,
} from '@longtable/immortals/board'
import { memo, useMemo, type ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Cube } from '../../../components/Cube.tsx'
import { useDrag } from '../../../match-ui/targets/drag.tsx'
import { useIsPointed } from '../../../match-ui/targets/pointing.ts'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import { describeSite, type SiteFacts } from './describe.ts'
import { labels, regionPaths } from './shapes.ts'
import { SiteArt, type Detail } from './SiteArt.tsx'

export interface SiteProps {
  readonly ctx: ImmortalsViewContext
  readonly site: SiteNo
  readonly names: readonly string[]
}

/** Where cubes come and go, below the label. */
const ANCHOR_Y = 32
const MIRROR = 'translate(1000 0) scale(-1 1)'

/** The ground of one region of one realm, and what can be chosen there. */
export function Site({ ctx: { state, tables }, site, names }: SiteProps) {
  return (
    <Ground
      site={site}
      tables={tables}
      names={names}
      owner={state.owner[site]}
      armies={state.armies[site]}
      building={state.building[site]}
      portal={state.portal[site]}
      holder={state.holder[regionOf(site)]}
    />
  )
}

interface GroundProps extends SiteFacts {
  readonly site: SiteNo
  readonly tables: ImmortalsViewContext['tables']
  readonly names: readonly string[]
}

/** Drawn again only when something has changed there, or what can be chosen. */
const Ground = memo(function Ground({
  site,
  tables,
  names,
  owner,
  armies,
  building,
  portal,
  holder,
}: GroundProps) {
  const i18n = useI18n()
  const isTwinPointed = useIsPointed(`site:${twinOf(site)}`)
  const place = `site:${site}`
  const description = useMemo(
    () => describeSite({ owner, armies, building, portal, holder }, tables, site, names, i18n),
    [owner, armies, building, portal, holder, tables, site, names, i18n],
  )
  const target = useTarget(place, description)
  const drag = useDrag(place, () => cubesInHand(owner, armies))
  const label = labels[regionOf(site)]
  const outline = regionPaths[regionOf(site)]
  return (
    <g
      {...target.props}
      className="site"
      transform={realmOf(site) === 1 ? MIRROR : undefined}
      data-twin={isTwinPointed || undefined}
      onPointerDown={drag.onPointerDown}
    >
      <path className="site-ground" d={outline} />
      <path className="site-casing" d={outline} />
      <path className="site-line" d={outline} />
      <path className="site-pulse" d={outline} />
      <circle className="site-anchor" cx={label.x} cy={label.y + ANCHOR_Y} r="1" data-anchor />
    </g>
  )
})

/** What lies on a region, above the grounds of all regions. */
export const SitePieces = memo(function SitePieces({
  ctx: { state, tables },
  site,
  detail,
}: Omit<SiteProps, 'names'> & { detail: Detail }) {
  const region = regionOf(site)
  const isMirrored = realmOf(site) === 1
  const label = labels[region]
  return (
    <g
      data-pieces={`site:${site}`}
      transform={`translate(${isMirrored ? 1000 - label.x : label.x} ${label.y})`}
    >
      <SiteArt
        region={region}
        isMirrored={isMirrored}
        name={regionName(tables, region)}
        gold={tables.gold[site]}
        energy={tables.energy[site]}
        owner={state.owner[site]}
        armies={state.armies[site]}
        building={state.building[site]}
        hasPortal={state.portal[site] > 0}
        holder={state.holder[region]}
        isStart={!isMirrored && tables.starts.includes(region)}
        detail={detail}
      />
    </g>
  )
})

/** A handful of cubes on the pointer. */
function cubesInHand(colour: number, armies: number): ReactNode {
  const shown = Math.min(Math.max(armies, 1), 5)
  return (
    <svg width={20 + shown * 16} height={30} aria-hidden>
      {Array.from({ length: shown }, (_, n) => (
        <Cube key={n} colour={Math.max(colour, 0)} size={24} x={14 + n * 16} y={15} />
      ))}
    </svg>
  )
}
