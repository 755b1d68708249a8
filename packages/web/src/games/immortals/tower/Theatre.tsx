import { INHABITANTS } from '@longtable/immortals/board'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMotion } from '../../../settings/settings.ts'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { SeatMark } from '../../../components/SeatMark.tsx'
import { DROP_TIME, pilesOf, SORT_TIME, type Drop, type Pile } from './drops.ts'
import { FlatTray } from './FlatTray.tsx'
import type { ThrowShowing } from './play.ts'
import type { setTower as SetTower, Stage } from './scene.ts'
import { colourName, type Company } from './telling.ts'
import { CubeCounts } from './TowerDrawing.tsx'

/** Fetches the three dimensions, which are big, before they are needed. */
export const loadScene = () => import('./scene.ts')

interface TheatreProps extends Company {
  readonly drop: Drop
  /** The tower at rest, with nothing to add up. */
  readonly isOver?: boolean
  /** Somebody does not want to wait. */
  readonly isSkipped?: boolean
  readonly onEnd?: () => void
}

/** A throw to be watched: the tower, and below it what the tray adds up to. */
export function Theatre({ drop, isOver = false, isSkipped = false, onEnd, ...company }: TheatreProps) {
  const motion = useMotion()
  const piles = pilesOf(drop, company.ctx.seats)
  const [isFlat, setFlat] = useState(motion.isStill)
  const [counts, setCounts] = useState<readonly number[]>()
  const [isDone, setDone] = useState(false)
  const end = (): void => {
    setDone(true)
    onEnd?.()
  }
  return (
    <div className="tower-theatre">
      {isFlat ? (
        <FlatTray piles={piles} onEnd={end} />
      ) : (
        <Scene
          showing={{
            drop,
            piles: isOver ? [] : piles,
            dropTime: isOver ? 0 : motion.time(DROP_TIME),
            sortTime: isOver ? 0 : motion.time(SORT_TIME),
            onFallen: () => setCounts(piles.map(() => 0)),
            onSorted: setCounts,
            onEnd: end,
          }}
          isSkipped={isSkipped}
          onFail={() => setFlat(true)}
        />
      )}
      {isOver ? null : (
        <ol className="tower-piles" style={{ gridTemplateColumns: `repeat(${piles.length}, 1fr)` }}>
          {piles.map((pile, i) => (
            <PileSum
              key={`${pile.kind} ${pile.colour}`}
              pile={pile}
              count={isDone ? pile.total : (counts?.[i] ?? 0)}
              isKnown={isDone || counts !== undefined}
              isDone={isDone}
              company={company}
            />
          ))}
        </ol>
      )}
    </div>
  )
}

function Scene({
  showing,
  isSkipped,
  onFail,
}: {
  showing: ThrowShowing
  isSkipped: boolean
  onFail: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const stage = useRef<Stage>(null)
  const begin = useEffectEvent((container: HTMLElement, setTower: typeof SetTower) => {
    stage.current = setTower(container)
    stage.current.show(showing)
    if (isSkipped) stage.current.finish()
  })
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    let isGone = false
    const load = async (): Promise<void> => {
      const { setTower } = await loadScene()
      if (!isGone && box.current !== null) begin(box.current, setTower)
    }
    load().catch(() => fail())
    return () => {
      isGone = true
      stage.current?.dispose()
      stage.current = null
    }
  }, [])
  useEffect(() => {
    if (isSkipped) stage.current?.finish()
  }, [isSkipped])
  return <div ref={box} className="tower-scene" aria-hidden />
}

interface PileSumProps {
  readonly pile: Pile
  readonly count: number
  readonly isKnown: boolean
  readonly isDone: boolean
  readonly company: Company
}

function PileSum({ pile, count, isKnown, isDone, company }: PileSumProps) {
  const i18n = useI18n()
  const { kind, colour, cubes } = pile
  const isNobody = kind === 'inhabitants' && cubes[INHABITANTS] === 0
  return (
    <li
      className="tower-pile"
      data-kind={kind}
      data-known={isKnown || undefined}
      data-done={isDone || undefined}
    >
      {kind === 'rest' ? null : (
        <span className="tower-pile-who">
          {isNobody ? null : <SeatMark seat={colour} size={16} />}
          <span>{isNobody ? i18n.t('web.tower.nobody') : colourName(i18n, company, colour)}</span>
        </span>
      )}
      {kind === 'colour' ? null : (
        <span className="tower-pile-why">{i18n.t(`web.tower.counts.${kind}`)}</span>
      )}
      <span className="tower-pile-sum">{i18n.number(count)}</span>
      {kind === 'colour' ? null : (
        <span className="tower-pile-cubes" aria-hidden>
          <CubeCounts counts={cubes} />
        </span>
      )}
    </li>
  )
}
