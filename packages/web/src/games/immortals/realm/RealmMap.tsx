import {
  realmNameText,
  REGIONS,
  siteIn,
  type ImmortalsViewContext,
  type RealmNo,
} from '@longtable/immortals/board'
import { Maximize, Minus, Plus } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import type { Size } from '../../../components/use-size.ts'
import type { Area } from '../../../components/viewport.ts'
import { useZoom, type Zoom } from '../../../components/zoom.ts'
import { useChoosingNow } from '../../../match-ui/targets/targets.tsx'
import { Land } from './Land.tsx'
import { AreaNames, Compass, Sea, SkySign } from './Scenery.tsx'
import { labelOf, MIDDLE } from './shapes.ts'
import { Site, SitePieces } from './Site.tsx'
import type { Detail } from './SiteArt.tsx'

export interface RealmMapProps {
  readonly ctx: ImmortalsViewContext
  readonly realm: RealmNo
  readonly names: readonly string[]
  readonly size: Size
  /** The map was zoomed or moved. */
  readonly onMove: () => void
}

/** The land, and the part of the sea around it that is shown with it. */
const EXTENT = 1046
const WHOLE: Area = { ...MIDDLE, width: EXTENT, height: EXTENT }
/** Below this many pixels for each unit of the map, only the most important things are drawn, and larger. */
const MIDDLING = 0.44
const NEAR = 0.6
const REGION_NUMBERS = Array.from({ length: REGIONS }, (_, region) => region)

/** One realm: the sea, the land, and the 25 sites on it. */
export const RealmMap = memo(function RealmMap({ ctx, realm, names, size, onMove }: RealmMapProps) {
  const i18n = useI18n()
  const choosing = useChoosingNow()
  const box = useRef<HTMLElement>(null)
  const canCarry = (target: Element): boolean => {
    const place = target.closest('[data-place]')?.getAttribute('data-place')
    return place !== null && place !== undefined && choosing().from(place).length > 0
  }
  const zoom = useZoom(box, size, { area: WHOLE, among: '.realm', canCarry })
  useEffect(onMove, [onMove, zoom.viewBox])
  const detail = detailAt(zoom.scale)
  const title = i18n.format(realmNameText(realm))
  return (
    <section
      ref={box}
      className={`realm realm-${realm === 0 ? 'light' : 'dark'} realm-${detail}`}
      aria-label={title}
      style={{ width: size.width, height: size.height }}
      {...zoom.props}
      onFocus={({ target }) => {
        const site = Number(target.getAttribute('data-place')?.slice('site:'.length))
        if (!Number.isInteger(site) || !target.matches(':focus-visible')) return
        zoom.show(labelOf(site))
      }}
    >
      <svg className="realm-map" viewBox={zoom.viewBox} aria-hidden>
        <Sea realm={realm} />
        <SkySign realm={realm} />
        <Compass realm={realm} />
        <Land realm={realm} areaOfRegion={ctx.tables.areaOfRegion} />
        <AreaNames realm={realm} areas={ctx.tables.edition.areas} />
      </svg>
      <svg className="realm-map" viewBox={zoom.viewBox}>
        {REGION_NUMBERS.map((region) => (
          <Site key={region} ctx={ctx} site={siteIn(region, realm)} names={names} />
        ))}
        <g className="realm-pieces" aria-hidden>
          {REGION_NUMBERS.map((region) => (
            <SitePieces key={region} ctx={ctx} site={siteIn(region, realm)} detail={detail} />
          ))}
        </g>
      </svg>
      <div className="realm-frame" aria-hidden />
      <h2 className="realm-title" data-away={!zoom.isWhole || undefined}>
        {title}
      </h2>
      <ZoomButtons zoom={zoom} />
    </section>
  )
})

function detailAt(scale: number): Detail {
  if (scale < MIDDLING) return 'far'
  return scale < NEAR ? 'mid' : 'near'
}

function ZoomButtons({ zoom }: { zoom: Zoom }) {
  const i18n = useI18n()
  return (
    <div className="realm-zoom">
      <button type="button" onClick={zoom.nearer} disabled={zoom.isMost} title={i18n.t('web.realm.nearer')}>
        <Plus aria-hidden />
        <span className="sr-only">{i18n.t('web.realm.nearer')}</span>
      </button>
      <button
        type="button"
        onClick={zoom.farther}
        disabled={zoom.isWhole}
        title={i18n.t('web.realm.farther')}
      >
        <Minus aria-hidden />
        <span className="sr-only">{i18n.t('web.realm.farther')}</span>
      </button>
      <button type="button" onClick={zoom.whole} disabled={zoom.isWhole} title={i18n.t('web.realm.whole')}>
        <Maximize aria-hidden />
        <span className="sr-only">{i18n.t('web.realm.whole')}</span>
      </button>
    </div>
  )
}
