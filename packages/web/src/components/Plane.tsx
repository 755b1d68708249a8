import { Maximize, Minus, Plus, type LucideIcon } from 'lucide-react'
import { memo, useEffect, useState, type ReactNode } from 'react'
import { useMotion } from '../settings/settings.ts'
import { useI18n } from '../i18n/I18nProvider.tsx'
import type { Size } from './use-size.ts'
import type { Zoom } from './zoom.ts'
import './plane.css'

/** After so many milliseconds without zooming the map is drawn sharp again. */
const SETTLED = 320
/** How long the map glides to where it was sent. */
const GLIDE = 260

/** What is drawn, in units of the map. */
export interface MapExtent extends Size {
  readonly left: number
  readonly top: number
}

interface PlaneProps {
  readonly zoom: Zoom
  readonly size: Size
  readonly sheet: MapExtent
  readonly children: ReactNode
}

/** What is moved of a map: a layer of its own, that is painted anew only when zooming has come to rest. */
export function Plane({ zoom: { middle, scale, glides }, size, sheet, children }: PlaneProps) {
  const { isStill } = useMotion()
  const painted = useLate(scale, SETTLED)
  const isGliding = useLate(glides, GLIDE) !== glides && !isStill
  const x = size.width / 2 - middle.x * scale
  const y = size.height / 2 - middle.y * scale
  return (
    <div
      className="plane"
      data-gliding={isGliding || undefined}
      style={{ transform: `translate(${x}px, ${y}px) scale(${scale / painted})` }}
    >
      <div
        className="plane-sheet"
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
  /** They cannot be reached while something lies over the map. */
  readonly isCovered: boolean
  /** More buttons, of the game's own. */
  readonly children?: ReactNode
}

/** Nearer, farther, the whole map. */
export const ZoomButtons = memo(function ZoomButtons(props: ZoomButtonsProps) {
  const i18n = useI18n()
  const { nearer, farther, whole, isWhole, isMost, isCovered, children } = props
  return (
    <div className="plane-buttons" inert={isCovered}>
      <MapButton words={i18n.t('web.app.nearer')} icon={Plus} act={nearer} isOff={isMost} />
      <MapButton words={i18n.t('web.app.farther')} icon={Minus} act={farther} isOff={isWhole} />
      <MapButton words={i18n.t('web.app.whole')} icon={Maximize} act={whole} isOff={isWhole} />
      {children}
    </div>
  )
})

interface MapButtonProps {
  readonly words: string
  readonly icon: LucideIcon
  readonly act: () => void
  readonly isOff: boolean
}

export function MapButton({ words, icon: Sign, act, isOff }: MapButtonProps) {
  return (
    <button type="button" onClick={act} disabled={isOff} title={words}>
      <Sign aria-hidden />
      <span className="sr-only">{words}</span>
    </button>
  )
}
