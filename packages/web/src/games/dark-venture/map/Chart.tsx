import type { NodeNo, MatchTables } from '@longtable/dark-venture/board'
import { Layers, LocateFixed } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { unitOf, type Area, type Viewport, type Point } from '../../../components/viewport.ts'
import { MapButton, Plane, ZoomButtons } from '../../../components/Plane.tsx'
import { quietPlace, useFollowing, useVisibility } from '../../../components/visibility.ts'
import type { Size } from '../../../components/use-size.ts'
import { useZoom, type Zoom } from '../../../components/zoom.ts'
import { useChoosing, useChoosingNow } from '../../../match-ui/targets/targets.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { useLooking } from '../view/selection.ts'
import { Country } from './Country.tsx'
import { GROUND_SHEET, nodeSpot, sheetOf, squareMiddle, U, type MapExtent } from '../grid/geometry.ts'
import { Hint } from './Hint.tsx'
import { useMapKeys } from './map-keys.ts'
import { squareMeant, squareUnder } from './pointed.ts'
import { isUpstairs, nextFloor, ownSpot, watchedSpot } from './watched-spots.ts'

interface ChartProps {
  readonly drawn: BoardPartProps
  readonly size: Size
  /** Something lies over it. */
  readonly isCovered: boolean
}

/** Pixels for each unit: of the nearest look, and the least to begin with. */
const NEAREST = 2.4
const READABLE = 0.58
const FOR_FINGERS = 0.7
const CLOSE = 2
/** A square that is smaller, in pixels, is not chosen by a finger. */
const FINGER = 30
/** Narrower frames are those of phones. */
const NARROW = 640
/** Below these, small things are left out. */
const MIDDLING = 0.5
const NEAR = 0.9

/** The map in its frame: zoomed and moved by one transform of all that is on it. */
export function Chart({ drawn, size, isCovered }: ChartProps) {
  const i18n = useI18n()
  const { shown, scene, timeline } = drawn
  const { tables } = shown
  const box = useRef<HTMLElement>(null)
  const sheet = useMemo(() => sheetOf(tables), [tables])
  const area = useMemo(() => areaOf(sheet), [sheet])
  const home = ownSpot(drawn)
  const first = isUpstairs(drawn) ? undefined : firstGaze(area, size, home)
  const zoom = useMapZoom(box, size, area, first)
  const visibility = useVisibility(zoom, size, U * 0.7)
  useFollowing(watchedSpot(drawn), visibility, zoom)
  useLookedAt(drawn, zoom)
  useCloseUp(drawn, zoom)
  const [asked, setAsked] = useState<string>()
  const finger = useRef(false)
  const { show } = zoom
  const toFloor = (by: number): void => show(nextFloor(tables, zoom.middle, by))
  useMapKeys(box, drawn, toFloor)
  return (
    <section
      ref={box}
      className="dv-map"
      data-detail={detailAt(zoom.scale)}
      data-underground={tables.map.buildings.length === 0 || undefined}
      aria-label={i18n.t('web.dvMap.map')}
      aria-hidden={isCovered || undefined}
      {...zoom.props}
      onPointerDownCapture={({ pointerType }: PointerEvent) => {
        finger.current = pointerType === 'touch'
      }}
      onClickCapture={(event) => {
        setAsked(finger.current ? (quietPlace(event.target) ?? groundAt(event, tables, sheet)) : undefined)
        if (finger.current && zoom.scale * U < FINGER) comeNearer(event, drawn, show)
      }}
      onFocus={({ target }) => {
        const square = squareMeant(tables, target.getAttribute('data-place') ?? undefined, shown)
        if (square < 0 || !target.matches(':focus-visible')) return
        const spot = squareMiddle(tables, square)
        if (!visibility.isSeen(spot)) show(spot)
      }}
    >
      <Plane zoom={zoom} size={size} sheet={sheet}>
        <Country drawn={drawn} sheet={sheet} isStage={scene === 'map' && timeline === undefined} />
      </Plane>
      <Buttons
        drawn={drawn}
        zoom={zoom}
        home={home}
        toFloor={toFloor}
        hasFloors={isWider(sheet)}
        isCovered={isCovered}
      />
      {isCovered ? null : <Hint drawn={drawn} awayFrom={visibility.awayFrom} asked={asked} />}
    </section>
  )
}

/** The bare space that a finger asks about. */
function groundAt(event: MouseEvent, tables: MatchTables, sheet: MapExtent): string | undefined {
  const ground = (event.target as Element).closest('.dv-map-pointer')
  const square = ground === null ? -1 : squareUnder(tables, sheet, ground, event)
  return square < 0 ? undefined : `node:${square}`
}

/** Before a finger chooses a space, it has to be large enough to be the one that is meant. */
function comeNearer(event: MouseEvent, { shown }: BoardPartProps, show: Zoom['show']): void {
  const place = (event.target as Element).closest('[data-place][data-lit]')?.getAttribute('data-place')
  const square = squareMeant(shown.tables, place ?? undefined, shown)
  if (square < 0) return
  event.stopPropagation()
  show(squareMiddle(shown.tables, square), FOR_FINGERS)
}

/** Edges and halves of a space are small: the map comes near when it is asked for one. */
function useCloseUp({ shown: { tables } }: BoardPartProps, { show }: Zoom): void {
  const place = useChoosing(({ entries }) => entries.find(({ choice, at }) => isSmall(choice.do, at))?.at)
  useEffect(() => {
    const square = squareMeant(tables, place)
    if (square >= 0) show(squareMiddle(tables, square), CLOSE)
  }, [tables, place, show])
}

function isSmall(deed: string, at: string | undefined): boolean {
  return at?.startsWith('part:') === true || (deed === 'edge' && at?.startsWith('edge:') === true)
}

function isWider({ width }: MapExtent): boolean {
  return width > GROUND_SHEET.width
}

interface ButtonsProps {
  readonly drawn: BoardPartProps
  readonly zoom: Zoom
  readonly home: Point
  readonly toFloor: (by: number) => void
  readonly hasFloors: boolean
  readonly isCovered: boolean
}

function Buttons({ drawn, zoom, home, toFloor, hasFloors, isCovered }: ButtonsProps) {
  const i18n = useI18n()
  return (
    <ZoomButtons
      nearer={zoom.nearer}
      farther={zoom.farther}
      whole={zoom.whole}
      isWhole={zoom.isWhole}
      isMost={zoom.isMost}
      isCovered={isCovered}
    >
      {hasFloors ? (
        <MapButton
          words={i18n.t('web.dvMap.nextFloor')}
          icon={Layers}
          act={() => toFloor(1)}
          isOff={zoom.isWhole}
        />
      ) : null}
      {drawn.side < 0 ? null : (
        <MapButton
          words={i18n.t('web.dvMap.toUnits')}
          icon={LocateFixed}
          act={() => zoom.show(home)}
          isOff={zoom.isWhole}
        />
      )}
    </ZoomButtons>
  )
}

function areaOf({ left, top, width, height }: MapExtent): Area {
  return { x: left + width / 2, y: top + height / 2, width, height }
}

/** The ground whole if it can be read then, otherwise where one's own units are; with some upstairs everything. */
function firstGaze(area: Area, size: Size, home: Point): Viewport | undefined {
  const unit = unitOf(area, size)
  const ground = unitOf(GROUND_SHEET, size)
  const least = Math.min(size.width, size.height) < NARROW ? FOR_FINGERS : READABLE
  const scale = Math.max(least, 1 / ground)
  if (scale * unit <= 1.001) return undefined
  const middle = {
    x: GROUND_SHEET.left + GROUND_SHEET.width / 2,
    y: GROUND_SHEET.top + GROUND_SHEET.height / 2,
  }
  return { ...(1 / ground >= least ? middle : home), zoom: scale * unit }
}

function useMapZoom(
  box: { readonly current: HTMLElement | null },
  size: Size,
  area: Area,
  first: Viewport | undefined,
): Zoom {
  const now = useChoosingNow()
  return useZoom(box, size, {
    area,
    among: '.dv-map',
    most: Math.max(1, NEAREST * unitOf(area, size)),
    hasArrows: true,
    ...(first === undefined ? {} : { first }),
    canCarry: (target) => {
      const place = target.closest('[data-place]')?.getAttribute('data-place')
      return place !== null && place !== undefined && now().from(place).length > 0
    },
  })
}

/** Another part of the table asks the map to show a space. */
function useLookedAt({ shown: { tables } }: BoardPartProps, { show }: Zoom): void {
  const at: NodeNo | undefined = useLooking((looking) => looking.at)
  const times = useLooking((looking) => looking.times)
  const seen = useRef(times)
  useEffect(() => {
    if (seen.current === times || at === undefined) return
    seen.current = times
    show(nodeSpot(tables, at))
  }, [at, times, tables, show])
}

function detailAt(scale: number): 'far' | 'mid' | 'near' {
  if (scale < MIDDLING) return 'far'
  return scale < NEAR ? 'mid' : 'near'
}
