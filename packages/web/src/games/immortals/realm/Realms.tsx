import {
  realmNameText,
  realmOf,
  realmText,
  type ImmortalsViewContext,
  type RealmNo,
} from '@longtable/immortals/board'
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import type { Size } from '../../../components/use-size.ts'
import { useChoosing, type Choosing } from '../../../match-ui/targets/targets.tsx'
import type { BoardProps } from '../../../game-ui/game-ui.ts'
import { Flights } from './Flights.tsx'
import { RealmMap } from './RealmMap.tsx'
import { TwinLink } from './TwinLink.tsx'
import './realm.css'
import './land.css'

export interface RealmsProps extends Pick<BoardProps, 'seat' | 'names' | 'happened' | 'at'> {
  readonly ctx: ImmortalsViewContext
}

type Arrangement = 'beside' | 'above' | 'one'

/** The dark realm lies on the left, the light one on the right (IMM-COMP-1). */
const FROM_LEFT: readonly RealmNo[] = [1, 0]

const GAP = 10
/** A window narrower than this shows one realm at a time. */
const NARROW = 640
/** How far from square a map may be. */
const SLANT = 1.3
const TOGGLE = 46

/** The two realms, side by side or one above the other; on a phone one of them at a time. */
export function Realms({ ctx, names, happened, at }: RealmsProps) {
  const i18n = useI18n()
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const [shown, setShown] = useState<RealmNo>(0)
  const [moves, setMoves] = useState(0)
  const onMove = useCallback(() => setMoves((count) => count + 1), [])
  const arrangement = arranged(size)
  const mapSize = useMemo(() => sizeOfMap(size, arrangement), [size, arrangement])
  const realms: readonly RealmNo[] = arrangement === 'one' ? [shown] : FROM_LEFT
  return (
    <div
      ref={box}
      className={`realms realms-${arrangement}`}
      role="group"
      aria-label={i18n.t('web.realm.maps')}
    >
      {mapSize.width > 0 ? (
        <>
          {arrangement === 'one' ? <Toggle shown={shown} show={setShown} /> : null}
          {realms.map((realm) => (
            <RealmMap key={realm} ctx={ctx} realm={realm} names={names} size={mapSize} onMove={onMove} />
          ))}
          {arrangement === 'one' ? null : <TwinLink box={box} moves={moves} />}
        </>
      ) : null}
      <Flights happened={happened} at={at} />
    </div>
  )
}

function useSize(box: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useEffect(() => {
    if (box.current === null) return
    const observer = new ResizeObserver(([{ contentRect }]) =>
      setSize({ width: Math.floor(contentRect.width), height: Math.floor(contentRect.height) }),
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return size
}

function arranged({ width, height }: Size): Arrangement {
  if (width < NARROW && height > width * 0.9) return 'one'
  const beside = Math.min((width - GAP) / 2, height)
  const above = Math.min(width, (height - GAP) / 2)
  return beside >= above ? 'beside' : 'above'
}

function sizeOfMap({ width, height }: Size, arrangement: Arrangement): Size {
  if (arrangement === 'one') return { width, height: height - TOGGLE }
  const wide = arrangement === 'beside' ? Math.floor((width - GAP) / 2) : width
  const tall = arrangement === 'beside' ? height : Math.floor((height - GAP) / 2)
  return {
    width: Math.min(wide, Math.floor(tall * SLANT)),
    height: Math.min(tall, Math.floor(wide * SLANT)),
  }
}

function hasLit(choosing: Choosing, sites: Iterable<number>): boolean {
  for (const site of sites) {
    if (choosing.at(`site:${site}`).length > 0 || choosing.from(`site:${site}`).length > 0) return true
  }
  return false
}

const SITES_OF: readonly (readonly number[])[] = [0, 1].map((realm) =>
  Array.from({ length: 50 }, (_, site) => site).filter((site) => realmOf(site) === realm),
)

/** Which realm a small screen shows; the other one says when something can be chosen there. */
function Toggle({ shown, show }: { shown: RealmNo; show: (realm: RealmNo) => void }) {
  const i18n = useI18n()
  const isLight = useChoosing((choosing) => hasLit(choosing, SITES_OF[0]))
  const isDark = useChoosing((choosing) => hasLit(choosing, SITES_OF[1]))
  const lit = ([0, 1] as const).filter((realm) => (realm === 0 ? isLight : isDark))
  const wanted = lit.length === 1 ? lit[0] : undefined
  // Where alone something can be chosen is shown at once.
  useEffect(() => {
    if (wanted !== undefined) show(wanted)
  }, [wanted, show])
  return (
    <div className="realms-toggle" role="group" aria-label={i18n.t('web.realm.shown')}>
      {FROM_LEFT.map((realm) => {
        const name = i18n.format(realmNameText(realm))
        const isWaiting = lit.includes(realm)
        return (
          <button
            key={realm}
            type="button"
            className={`realms-toggle-${realm === 0 ? 'light' : 'dark'}`}
            data-realm={realm}
            aria-pressed={shown === realm}
            aria-label={isWaiting ? i18n.t('web.realm.waiting', { realm: name }) : name}
            onClick={() => show(realm)}
          >
            {i18n.format(realmText(realm))}
            {isWaiting ? <span className="realms-toggle-lit" /> : null}
          </button>
        )
      })}
    </div>
  )
}
