import { INHABITANTS, type ImmortalsViewContext } from '@longtable/immortals/board'
import type { GameEvent } from '@longtable/kernel'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMotion } from '../../../settings/settings.ts'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Button, Dialog } from '../../../components/controls/index.ts'
import { SeatMark } from '../../../components/SeatMark.tsx'
import { dropsIn, isStaged, READ_TIME, standing, STILL_TIME, sum, type Drop } from './drops.ts'
import { colourName, cubesSaid, resultSaid, titleSaid, type Company } from './telling.ts'
import { loadScene, Theatre } from './Theatre.tsx'
import { CubeCounts, TowerDrawing } from './TowerDrawing.tsx'
import './tower.css'

interface TowerStageProps {
  readonly ctx: ImmortalsViewContext
  readonly names: readonly string[]
  /** What happened in the update that is shown. */
  readonly happened: readonly GameEvent[]
  /** The number of that update. */
  readonly at: number
  readonly seat: number | null
}

/** What is being watched: the throws of an update, one after the other. */
interface Watching {
  readonly at: number
  readonly drops: readonly Drop[]
  readonly index: number
}

/** The cube tower: small on the table, and big over it while cubes fall or when somebody wants to look at it. */
export function TowerStage({ ctx, names, happened, at, seat }: TowerStageProps) {
  const i18n = useI18n()
  const motion = useMotion()
  const company: Company = { ctx, names, seat }
  const [watching, setWatching] = useState<Watching>()
  const [last, setLast] = useState<Drop>()
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const watch = useEffectEvent((update: number) => {
    const all = dropsIn(happened)
    const drops = all.filter((each) => isStaged(each, seat))
    const latest = all.at(-1)
    if (latest !== undefined) setLast(latest)
    if (latest !== undefined && drops.length === 0) setSaid(resultSaid(i18n, company, latest))
    if (drops.length === 0) return
    setOpen(false)
    setSaid('')
    setWatching({ at: update, drops, index: 0 })
  })
  useEffect(() => watch(at), [at])
  useEffect(() => {
    if (!motion.isStill) loadScene().catch(() => {})
  }, [motion.isStill])
  const drop = watching?.drops[watching.index]
  const goOn = (): void =>
    setWatching((now) =>
      now === undefined || now.index + 1 >= now.drops.length ? undefined : { ...now, index: now.index + 1 },
    )
  return (
    <div className="tower">
      <TowerButton company={company} onOpen={() => setOpen(true)} />
      <p className="sr-only" role="status">
        {said}
      </p>
      {watching === undefined || drop === undefined
        ? null
        : createPortal(
            <Overlay
              key={`${watching.at} ${watching.index}`}
              drop={drop}
              onResult={() => setSaid(resultSaid(i18n, company, drop))}
              onClose={goOn}
              {...company}
            />,
            document.body,
          )}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={i18n.t('web.tower.name')} size="wide">
        <Closer
          {...company}
          last={last}
          onAgain={() => {
            setOpen(false)
            if (last !== undefined) setWatching({ at: Date.now(), drops: [last], index: 0 })
          }}
        />
      </Dialog>
    </div>
  )
}

function TowerButton({ company, onOpen }: { company: Company; onOpen: () => void }) {
  const i18n = useI18n()
  const { tower, tray } = company.ctx.state
  const now = i18n.t('web.tower.now', {
    inside: cubesSaid(i18n, company, tower),
    tray: cubesSaid(i18n, company, tray),
  })
  return (
    <button
      type="button"
      className="tower-button"
      aria-label={`${i18n.t('web.tower.open')}. ${now}`}
      onClick={onOpen}
    >
      <TowerDrawing tower={tower} tray={tray} />
      <span className="tower-known" aria-hidden>
        <span className="tower-known-word">{i18n.t('web.tower.inside')}</span>
        <span className="tower-known-cubes">
          <CubeCounts counts={tower} />
        </span>
        <span className="tower-known-word">{i18n.t('web.tower.tray')}</span>
        <span className="tower-known-cubes">
          <CubeCounts counts={tray} />
        </span>
      </span>
    </button>
  )
}

interface OverlayProps extends Company {
  readonly drop: Drop
  readonly onResult: () => void
  readonly onClose: () => void
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}

function isOnPaper(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null
}

/** The big stage over the board. A key or a click shows the end at once, and then closes it; it also closes by itself. */
function Overlay({ drop, onResult, onClose, ...company }: OverlayProps) {
  const i18n = useI18n()
  const motion = useMotion()
  const [isOver, setOver] = useState(false)
  const [isSkipped, setSkipped] = useState(false)
  const skip = useEffectEvent((event: Event) => {
    // What skips must not choose something on the board, too; a paper on top, such as the result, is not the board.
    if (!isOnPaper(event.target)) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (isOver) onClose()
    else setSkipped(true)
  })
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.repeat || isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      skip(event)
    }
    const onClick = (event: Event): void => skip(event)
    addEventListener('keydown', onKey, { capture: true })
    addEventListener('click', onClick, { capture: true })
    return () => {
      removeEventListener('keydown', onKey, { capture: true })
      removeEventListener('click', onClick, { capture: true })
    }
  }, [])
  const readTime = motion.isStill ? STILL_TIME : Math.max(READ_TIME / 2, motion.time(READ_TIME))
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => close(), readTime)
    return () => clearTimeout(timer)
  }, [isOver, readTime])
  const { battle } = drop
  return (
    <div className="tower-overlay">
      <section className="tower-sheet" aria-label={i18n.t('web.tower.name')}>
        <header className="tower-head">
          <h2 className="tower-title">{titleSaid(i18n, company, drop)}</h2>
          <p className="tower-note">
            {battle === undefined
              ? i18n.t('web.tower.cubes', { count: sum(drop.thrown) })
              : i18n.t(`inhabitantsFight.${battle.side}`)}
          </p>
        </header>
        <Theatre
          {...company}
          drop={drop}
          isSkipped={isSkipped}
          onEnd={() => {
            setOver(true)
            onResult()
          }}
        />
        <p className="tower-outcome" data-shown={isOver || undefined}>
          {battle === undefined ? i18n.t('web.tower.count') : resultSaid(i18n, company, drop)}
        </p>
        <p className="tower-hint">{i18n.t('web.tower.skip')}</p>
      </section>
    </div>
  )
}

interface CloserProps extends Company {
  readonly last: Drop | undefined
  readonly onAgain: () => void
}

/** The tower at rest, with all its numbers. */
function Closer({ last, onAgain, ...company }: CloserProps) {
  const i18n = useI18n()
  const { state, seats } = company.ctx
  const colours = [...Array.from({ length: seats }, (_, seat) => seat), INHABITANTS]
  return (
    <div className="tower-closer">
      <Theatre {...company} drop={standing(state.tower, state.tray)} isOver />
      <div className="tower-facts">
        <table className="tower-table">
          <thead>
            <tr>
              <th scope="col">{i18n.t('web.tower.colour')}</th>
              <th scope="col">{i18n.t('web.tower.inside')}</th>
              <th scope="col">{i18n.t('web.tower.tray')}</th>
            </tr>
          </thead>
          <tbody>
            {colours.map((colour) => (
              <tr key={colour}>
                <th scope="row">
                  <SeatMark seat={colour} size={16} /> {colourName(i18n, company, colour)}
                </th>
                <td>{i18n.number(state.tower[colour])}</td>
                <td>{i18n.number(state.tray[colour])}</td>
              </tr>
            ))}
            <tr className="tower-table-all">
              <th scope="row">{i18n.t('web.tower.all')}</th>
              <td>{i18n.number(sum(state.tower))}</td>
              <td>{i18n.number(sum(state.tray))}</td>
            </tr>
          </tbody>
        </table>
        <p className="tower-closer-note">{i18n.t('web.tower.count')}</p>
        {last === undefined ? null : (
          <div className="tower-last">
            <h3>{i18n.t('web.tower.last')}</h3>
            <p>{titleSaid(i18n, company, last)}</p>
            <p>{resultSaid(i18n, company, last)}</p>
            <Button onClick={onAgain}>{i18n.t('web.tower.again')}</Button>
          </div>
        )}
      </div>
    </div>
  )
}
