import { memo, useEffect, useMemo, useRef, type RefObject } from 'react'
import { SeatMark } from '../../components/SeatMark.tsx'
import { useNameOf } from '../../components/use-name-of.ts'
import type { BoardProps } from '../../game-ui/game-ui.ts'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { useChoosing } from '../../match-ui/targets/targets.tsx'
import { layoutOf, seatNames, type Area } from './layout.ts'
import { useNamedTarget } from './use-named-target.ts'
import { useTravel } from './use-travel.ts'
import { MoreValues, Values } from './Values.tsx'
import type { GameWords } from './words.ts'
import { ZoneBox } from './ZoneBox.tsx'
import './generic.css'

interface GenericBoardProps extends BoardProps {
  readonly words: GameWords
}

/** Where more zones lie in the middle than this, pieces are smaller there. */
const MANY_ZONES = 5

/** A table for any game: the others above, what belongs to all in the middle, one's own below. */
export const Board = memo(function Board(props: GenericBoardProps) {
  const { engine, view, seat, names, awaited, words } = props
  const i18n = useI18n()
  const box = useRef<HTMLDivElement>(null)
  const layout = useMemo(() => layoutOf(engine.game, view, seat), [engine, view, seat])
  const nameOf = useNameOf(names)
  useTravel(box, view)
  useLitInSight(box)
  const mat = (of: number) => (
    <Mat
      key={of}
      seat={of}
      name={nameOf(of)}
      area={layout.seats[of]}
      isMine={of === seat}
      isAwaited={awaited.includes(of)}
      words={words}
    />
  )
  // Round the table, beginning with whoever sits next.
  const others = layout.seats.map((_, n) => (n + (seat ?? -1) + 1) % layout.seats.length)
  return (
    <div className="generic">
      <div ref={box} className="generic-table" tabIndex={-1}>
        <div className="generic-others">{others.filter((each) => each !== seat).map(mat)}</div>
        <section
          className="generic-middle"
          aria-label={i18n.t('web.generic.onTable')}
          data-many={layout.table.zones.length > MANY_ZONES || undefined}
        >
          <Content area={layout.table} words={words} />
        </section>
        {seat === null ? null : mat(seat)}
      </div>
    </div>
  )
})

/** Whoever is asked sees one of the places at least where something can be chosen. */
function useLitInSight(box: RefObject<HTMLElement | null>): void {
  const entries = useChoosing((choosing) => choosing.entries)
  useEffect(() => {
    if (box.current === null || entries.length === 0) return
    const { top, bottom } = box.current.getBoundingClientRect()
    const lit = [...box.current.querySelectorAll('[data-lit]')]
    const isSeen = lit.some((each) => {
      const seen = each.getBoundingClientRect()
      return seen.top >= top && seen.bottom <= bottom
    })
    if (!isSeen) lit[0]?.scrollIntoView({ block: 'nearest' })
  }, [box, entries])
}

function Content({ area, words }: { readonly area: Area; readonly words: GameWords }) {
  const { zones, counters, lists, rest } = area
  return (
    <>
      <Values values={counters} words={words} />
      {zones.length === 0 ? null : (
        <div className="generic-zones">
          {zones.map((laid) => (
            <ZoneBox key={`${laid.pool} ${laid.zone.id}`} laid={laid} words={words} />
          ))}
        </div>
      )}
      <Values values={lists} words={words} />
      <MoreValues values={rest} words={words} />
    </>
  )
}

interface MatProps {
  readonly seat: number
  readonly name: string
  readonly area: Area | undefined
  readonly isMine: boolean
  readonly isAwaited: boolean
  readonly words: GameWords
}

/** All that lies before one player. */
function Mat({ seat, name, area, isMine, isAwaited, words }: MatProps) {
  const i18n = useI18n()
  const { props } = useNamedTarget(seatNames(seat))
  return (
    <section
      className={`generic-mat piece-${seat}`}
      aria-label={name}
      data-mine={isMine || undefined}
      data-awaited={isAwaited || undefined}
    >
      <h2 className="generic-mat-head">
        <span {...props} className="generic-mat-name">
          <SeatMark seat={seat} size={20} /> {name}
        </span>
        {isMine ? <small>{i18n.t('web.generic.you')}</small> : null}
        {isAwaited ? <small className="generic-mat-turn">{i18n.t('web.generic.toPlay')}</small> : null}
      </h2>
      {area === undefined ? null : <Content area={area} words={words} />}
    </section>
  )
}
