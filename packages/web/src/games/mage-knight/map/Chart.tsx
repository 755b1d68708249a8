import type { MageViewContext } from '@longtable/mage-knight'
import { LocateFixed } from 'lucide-react'
import { useMemo, useRef, useState, type PointerEvent } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { unitOf, type Area, type Viewport, type Point } from '../../../components/viewport.ts'
import { MapButton, Plane, ZoomButtons } from '../../../components/Plane.tsx'
import { quietPlace, useFollowing, useVisibility } from '../../../components/visibility.ts'
import type { Size } from '../../../components/use-size.ts'
import { useZoom, type Zoom } from '../../../components/zoom.ts'
import { useChoosingNow } from '../../../match-ui/targets/targets.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { Country } from './Country.tsx'
import { hexSpot, RADIUS, sheetOf, type MapExtent } from './hexes.ts'
import { Hint } from './Hint.tsx'
import { hexMeant, slotsShown, spacesOf } from './spaces.ts'

interface ChartProps extends Pick<BoardPartProps, 'happened' | 'at' | 'scene' | 'seat'> {
  readonly ctx: MageViewContext
  readonly size: Size
  /** Something lies over it. */
  readonly isCovered: boolean
}

/** Pixels for each unit: of a small map that is seen whole, of the nearest look, and the least to begin with. */
const WIDEST = 1.05
const NEAREST = 2.4
const READABLE = 0.46
/** Below these, small things are left out. */
const MIDDLING = 0.5
const NEAR = 0.8
const ROOM = 26

/** The map in its frame: zoomed and moved by one transform of all that is on it. */
export function Chart({ ctx, size, seat, scene, isCovered, happened, at }: ChartProps) {
  const i18n = useI18n()
  const { state, tables } = ctx
  const box = useRef<HTMLElement>(null)
  const spaces = useMemo(() => new Map(spacesOf(ctx).map((space) => [space.hex, space])), [ctx])
  const { laid, empty } = useMemo(
    () => slotsShown(state.tileAt, tables.lattice),
    [state.tileAt, tables.lattice],
  )
  const sheet = useSheet(sheetOf(tables.lattice, [...laid, ...empty], ROOM))
  const area = useMemo(() => areaOf(sheet, size), [sheet, size])
  const watched = state.players[state.active]?.at ?? -1
  const hero = seat === null ? watched : state.players[seat].at
  const zoom = useMapZoom(box, size, area, hexSpot(tables.lattice, hero >= 0 ? hero : tables.portal))
  const visibility = useVisibility(zoom, size, RADIUS * 0.8)
  useFollowing(watched < 0 ? undefined : hexSpot(tables.lattice, watched), visibility, zoom)
  const { show } = zoom
  const isWhole = zoom.isWhole
  const toHero = useMemo(
    () =>
      seat === null || hero < 0 ? null : (
        <MapButton
          words={i18n.t('web.mkMap.toHero')}
          icon={LocateFixed}
          act={() => show(hexSpot(tables.lattice, hero))}
          isOff={isWhole}
        />
      ),
    [seat, hero, show, tables.lattice, isWhole, i18n],
  )
  const [asked, setAsked] = useState<string>()
  const finger = useRef(false)
  return (
    <section
      ref={box}
      className="mk-map"
      data-detail={detailAt(zoom.scale)}
      aria-label={i18n.t('web.mkMap.map')}
      aria-hidden={isCovered || undefined}
      {...zoom.props}
      onPointerDownCapture={({ pointerType }: PointerEvent) => {
        finger.current = pointerType === 'touch'
      }}
      onClickCapture={({ target }) => setAsked(finger.current ? quietPlace(target) : undefined)}
      onFocus={({ target }) => {
        const hex = hexMeant(state, target.getAttribute('data-place') ?? undefined)
        if (hex === undefined || !target.matches(':focus-visible')) return
        const spot = hexSpot(tables.lattice, hex)
        if (!visibility.isSeen(spot)) zoom.show(spot)
      }}
    >
      <Plane zoom={zoom} size={size} sheet={sheet}>
        <Country
          ctx={ctx}
          spaces={spaces}
          laid={laid}
          empty={empty}
          sheet={sheet}
          happened={happened}
          at={at}
          isStage={scene === 'map'}
        />
      </Plane>
      <ZoomButtons
        nearer={zoom.nearer}
        farther={zoom.farther}
        whole={zoom.whole}
        isWhole={zoom.isWhole}
        isMost={zoom.isMost}
        isCovered={isCovered}
      >
        {toHero}
      </ZoomButtons>
      <Hint ctx={ctx} spaces={spaces} awayFrom={visibility.awayFrom} asked={asked} />
    </section>
  )
}

/** The same object as long as it is the same sheet. */
function useSheet({ left, top, width, height }: MapExtent): MapExtent {
  return useMemo(() => ({ left, top, width, height }), [left, top, width, height])
}

function areaOf({ left, top, width, height }: MapExtent, size: Size): Area {
  return {
    x: left + width / 2,
    y: top + height / 2,
    width: Math.max(width, size.width / WIDEST),
    height: Math.max(height, size.height / WIDEST),
  }
}

function useMapZoom(
  box: { readonly current: HTMLElement | null },
  size: Size,
  area: Area,
  start: Point,
): Zoom {
  const now = useChoosingNow()
  const unit = unitOf(area, size)
  const first: Viewport | undefined = READABLE * unit > 1 ? { ...start, zoom: READABLE * unit } : undefined
  return useZoom(box, size, {
    area,
    among: '.mk-map',
    most: Math.max(1, NEAREST * unit),
    hasArrows: true,
    ...(first === undefined ? {} : { first }),
    canCarry: (target) => {
      const place = target.closest('[data-place]')?.getAttribute('data-place')
      return place !== null && place !== undefined && now().from(place).length > 0
    },
  })
}

function detailAt(scale: number): 'far' | 'mid' | 'near' {
  if (scale < MIDDLING) return 'far'
  return scale < NEAR ? 'mid' : 'near'
}
