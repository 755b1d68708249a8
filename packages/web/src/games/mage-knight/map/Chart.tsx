import type { MageLook } from '@longtable/mage-knight'
import { LocateFixed, Maximize, Minus, Plus, type LucideIcon } from 'lucide-react'
import {
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { useMotion } from '../../../app/settings.ts'
import { useVoice } from '../../../app/words.tsx'
import { unitOf, type Area, type Gaze, type Point } from '../../../pieces/gaze.ts'
import type { Size } from '../../../pieces/use-size.ts'
import { useZoom, type Zoom } from '../../../pieces/zoom.ts'
import { useChoosingNow } from '../../../shell/targets.tsx'
import type { Drawn } from '../drawn.ts'
import { Country } from './Country.tsx'
import { hexSpot, RADIUS, sheetOf, type Sheet } from './hexes.ts'
import { Hint, type Side } from './Hint.tsx'
import { hexMeant, slotsShown, spacesOf } from './spaces.ts'

interface ChartProps extends Pick<Drawn, 'happened' | 'at' | 'scene' | 'seat'> {
  readonly look: MageLook
  readonly size: Size
}

/** Pixels for each unit: of a small map that is seen whole, of the nearest look, and the least to begin with. */
const WIDEST = 1.05
const NEAREST = 2.4
const READABLE = 0.46
/** Below these, small things are left out. */
const MIDDLING = 0.5
const NEAR = 0.8
const ROOM = 26
/** After so many milliseconds without zooming the map is drawn sharp again. */
const SETTLED = 320
/** How long the map glides to where it was sent. */
const GLIDE = 260

/** The map in its frame: zoomed and moved by one transform of all that is on it. */
export function Chart({ look, size, seat, scene, happened, at }: ChartProps) {
  const voice = useVoice()
  const { state, env } = look
  const box = useRef<HTMLElement>(null)
  const spaces = useMemo(() => new Map(spacesOf(look).map((space) => [space.hex, space])), [look])
  const { laid, empty } = useMemo(() => slotsShown(state.tileAt, env.lattice), [state.tileAt, env.lattice])
  const sheet = useSheet(sheetOf(env.lattice, [...laid, ...empty], ROOM))
  const area = useMemo(() => areaOf(sheet, size), [sheet, size])
  const watched = state.players[state.active]?.at ?? -1
  const hero = seat === null ? watched : state.players[seat].at
  const zoom = useMapZoom(box, size, area, hexSpot(env.lattice, hero >= 0 ? hero : env.portal))
  const sight = useSight(zoom, size)
  useFollowing(watched < 0 ? undefined : hexSpot(env.lattice, watched), sight, zoom)
  const { show } = zoom
  const toHero = useMemo(
    () => (seat === null || hero < 0 ? undefined : () => show(hexSpot(env.lattice, hero))),
    [seat, hero, show, env.lattice],
  )
  const [asked, setAsked] = useState<string>()
  const finger = useRef(false)
  return (
    <section
      ref={box}
      className="mk-map"
      data-detail={detailAt(zoom.scale)}
      aria-label={voice.t('web.mkMap.map')}
      {...zoom.props}
      onPointerDownCapture={({ pointerType }: PointerEvent) => {
        finger.current = pointerType === 'touch'
      }}
      onClickCapture={({ target }) => setAsked(finger.current ? quietPlace(target) : undefined)}
      onFocus={({ target }) => {
        const hex = hexMeant(state, target.getAttribute('data-place') ?? undefined)
        if (hex === undefined || !target.matches(':focus-visible')) return
        const spot = hexSpot(env.lattice, hex)
        if (!sight.isSeen(spot)) zoom.show(spot)
      }}
    >
      <Plane zoom={zoom} size={size} sheet={sheet}>
        <Country
          look={look}
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
        toHero={toHero}
        isWhole={zoom.isWhole}
        isMost={zoom.isMost}
      />
      <Hint look={look} spaces={spaces} awayFrom={sight.awayFrom} asked={asked} />
    </section>
  )
}

/** The same object as long as it is the same sheet. */
function useSheet({ left, top, width, height }: Sheet): Sheet {
  return useMemo(() => ({ left, top, width, height }), [left, top, width, height])
}

function areaOf({ left, top, width, height }: Sheet, size: Size): Area {
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
  const first: Gaze | undefined = READABLE * unit > 1 ? { ...start, zoom: READABLE * unit } : undefined
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

interface Sight {
  readonly isSeen: (spot: Point) => boolean
  readonly awayFrom: (spot: Point) => Side
}

/** Questions about what is seen now, for those who do not want to be drawn again whenever it changes. */
function useSight({ middle, scale }: Zoom, size: Size): Sight {
  const latest = useRef({ middle, scale, size })
  useEffect(() => {
    latest.current = { middle, scale, size }
  })
  const isSeen = useCallback(({ x, y }: Point) => {
    const now = latest.current
    const inside = (away: number, extent: number): boolean =>
      Math.abs(away) * now.scale < extent / 2 - RADIUS * now.scale * 0.8
    return inside(x - now.middle.x, now.size.width) && inside(y - now.middle.y, now.size.height)
  }, [])
  const awayFrom = useCallback(({ x, y }: Point): Side => {
    const { middle: now } = latest.current
    return { side: x > now.x ? 'left' : 'right', end: y > now.y ? 'top' : 'bottom' }
  }, [])
  return useMemo(() => ({ isSeen, awayFrom }), [isSeen, awayFrom])
}

/** Whoever moves is kept in sight. */
function useFollowing(spot: Point | undefined, { isSeen }: Sight, { show }: Zoom): void {
  const [x, y] = [spot?.x, spot?.y]
  const isFirst = useRef(true)
  useEffect(() => {
    const isMove = !isFirst.current
    isFirst.current = false
    if (isMove && x !== undefined && y !== undefined && !isSeen({ x, y })) show({ x, y })
  }, [x, y, isSeen, show])
}

/** Something on the map that a finger asks about, because nothing can be chosen there. */
function quietPlace(target: EventTarget): string | undefined {
  if (!(target instanceof Element)) return undefined
  const place = target.closest('[data-place]')
  return place === null || place.hasAttribute('data-lit')
    ? undefined
    : (place.getAttribute('data-place') ?? undefined)
}

function detailAt(scale: number): 'far' | 'mid' | 'near' {
  if (scale < MIDDLING) return 'far'
  return scale < NEAR ? 'mid' : 'near'
}

interface PlaneProps {
  readonly zoom: Zoom
  readonly size: Size
  readonly sheet: Sheet
  readonly children: ReactNode
}

/** What is moved: a layer of its own, that is painted anew only when zooming has come to rest. */
function Plane({ zoom: { middle, scale, glides }, size, sheet, children }: PlaneProps) {
  const { isStill } = useMotion()
  const painted = useLate(scale, SETTLED)
  const isGliding = useLate(glides, GLIDE) !== glides && !isStill
  const x = size.width / 2 - middle.x * scale
  const y = size.height / 2 - middle.y * scale
  return (
    <div
      className="mk-map-plane"
      data-gliding={isGliding || undefined}
      style={{ transform: `translate(${x}px, ${y}px) scale(${scale / painted})` }}
    >
      <div
        className="mk-map-sheet"
        style={{
          left: sheet.left * painted,
          top: sheet.top * painted,
          width: sheet.width * painted,
          height: sheet.height * painted,
        }}
      >
        {children}
      </div>
    </div>
  )
}

/** What a number was until it has been the same for so many milliseconds. */
function useLate(value: number, after: number): number {
  const [late, setLate] = useState(value)
  useEffect(() => {
    if (late === value) return
    const timer = setTimeout(() => setLate(value), after)
    return () => clearTimeout(timer)
  }, [late, value, after])
  return late
}

interface ZoomButtonsProps extends Pick<Zoom, 'nearer' | 'farther' | 'whole' | 'isWhole' | 'isMost'> {
  readonly toHero: (() => void) | undefined
}

const ZoomButtons = memo(function ZoomButtons(props: ZoomButtonsProps) {
  const voice = useVoice()
  const { nearer, farther, whole, toHero, isWhole, isMost } = props
  return (
    <div className="mk-map-zoom">
      <ZoomButton words={voice.t('web.mkMap.nearer')} icon={Plus} act={nearer} isOff={isMost} />
      <ZoomButton words={voice.t('web.mkMap.farther')} icon={Minus} act={farther} isOff={isWhole} />
      <ZoomButton words={voice.t('web.mkMap.whole')} icon={Maximize} act={whole} isOff={isWhole} />
      {toHero === undefined ? null : (
        <ZoomButton words={voice.t('web.mkMap.toHero')} icon={LocateFixed} act={toHero} isOff={isWhole} />
      )}
    </div>
  )
})

interface ZoomButtonProps {
  readonly words: string
  readonly icon: LucideIcon
  readonly act: () => void
  readonly isOff: boolean
}

function ZoomButton({ words, icon: Sign, act, isOff }: ZoomButtonProps) {
  return (
    <button type="button" onClick={act} disabled={isOff} title={words}>
      <Sign aria-hidden />
      <span className="sr-only">{words}</span>
    </button>
  )
}
