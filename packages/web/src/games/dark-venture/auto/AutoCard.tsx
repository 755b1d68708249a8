import { autoCardBody, NEUTRAL, sideText, type VentureViewContext } from '@longtable/dark-venture/board'
import { useMemo, useState, type CSSProperties } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { EffectText } from '../cards/EffectText.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { SideMark } from '../units/SideMark.tsx'
import { AutoTurn } from './AutoTurn.tsx'
import { isBeginning, type Beat } from '../timeline/beats.ts'
import { Controls } from './Controls.tsx'
import { useTimelineKeys } from './timeline-keys.ts'
import { linesAt } from './lines.ts'
import type { TimelineControls, PlayedTurn } from '../timeline/use-timeline.ts'
import { useTimelineSpeed } from '../timeline/pace.ts'
import { Summary } from './Summary.tsx'
import './auto.css'

/** What somebody else does while it is played, card by card; afterwards what came of it. */
export function AutoCard(drawn: BoardPartProps) {
  const { timeline } = drawn
  useTimelineKeys(timeline)
  const [listed, setListed] = useState<PlayedTurn>()
  const beat = timeline?.beats[timeline.at]
  const isElsewhere = beat !== undefined && ((beat.isOwn && timeline?.isAgain !== true) || isBeginning(beat))
  return (
    <>
      {timeline === undefined ? (
        <Summary {...drawn} list={setListed} />
      ) : isElsewhere ? null : (
        <Playing drawn={drawn} timeline={timeline} />
      )}
      {listed === undefined ? null : <AutoTurn {...drawn} turn={listed} close={() => setListed(undefined)} />}
    </>
  )
}

function Playing({ drawn, timeline }: { drawn: BoardPartProps; timeline: TimelineControls }) {
  const i18n = useI18n()
  const { tables } = drawn.venture
  const { beats, at } = timeline
  const { side, card } = beats[at]
  const isThere = useMemo(() => isBusyThere(beats, side, card, tables), [beats, side, card, tables])
  return (
    <section
      className="dv-auto paper"
      data-playing={timeline.isPlaying || undefined}
      data-end={isThere || undefined}
      aria-label={i18n.t('web.dvAuto.title')}
      style={{ '--side': `var(--dv-side-${side < 0 ? NEUTRAL : side})` } as CSSProperties}
    >
      {side < 0 ? null : (
        <header className="dv-auto-head">
          <SideMark side={side} size={30} isAuto={card !== undefined} />
          <h2>{i18n.format(sideText(tables, side))}</h2>
          {card === undefined ? null : (
            <span className="dv-auto-number">
              {i18n.t('web.dvAuto.card', {
                card: tables.autoCards[side].indexOf(card) + 1,
                of: tables.autoCards[side].length,
              })}
            </span>
          )}
        </header>
      )}
      {card === undefined ? null : <CardBody ctx={drawn.venture} side={side} card={card} />}
      <Telling drawn={drawn} timeline={timeline} />
      <Controls timeline={timeline} />
    </section>
  )
}

/** The upper left quarter of the map, which the card would cover. */
const COVERED = 8

/** Most of what a card does happens where it would lie: then it lies on the other side. */
function isBusyThere(
  beats: readonly Beat[],
  side: number,
  card: number | undefined,
  { board, ways }: VentureViewContext['tables'],
): boolean {
  const nodes = beats.filter((beat) => beat.side === side && beat.card === card).flatMap((beat) => beat.nodes)
  const squares = nodes.map((node) => ways.square[node]).filter((square) => board.row[square] < COVERED)
  const there = squares.filter((square) => board.column[square] < COVERED).length
  return there > squares.length - there
}

function CardBody({ ctx: { tables }, side, card }: { ctx: VentureViewContext; side: number; card: number }) {
  const i18n = useI18n()
  const body = useMemo(() => autoCardBody(tables, side, card), [tables, side, card])
  return (
    <div className="dv-auto-card">
      <span className="dv-auto-pips" aria-hidden>
        {tables.autoCards[side].map((number, n, all) => (
          <i
            key={number}
            data-now={number === card || undefined}
            data-done={n < all.indexOf(card) || undefined}
          />
        ))}
      </span>
      <h3>{i18n.format({ key: 'named', with: { name: body.name } })}</h3>
      <p>
        <EffectText text={body.text} />
      </p>
    </div>
  )
}

const SPOKEN: readonly string[] = ['slow', 'normal', 'card']

/** The sentence of the moment, read out where there is time to hear it. */
function Telling({ drawn: { engine }, timeline }: { drawn: BoardPartProps; timeline: TimelineControls }) {
  const i18n = useI18n()
  const { speed } = useTimelineSpeed()
  const { beats, at } = timeline
  const lines = useMemo(() => linesAt(engine, beats, at), [engine, beats, at])
  return (
    <div className="dv-auto-lines" aria-live={SPOKEN.includes(speed) ? 'polite' : 'off'}>
      {lines.slice(-4).map((line, n) => (
        <p key={n}>{i18n.format(line)}</p>
      ))}
    </div>
  )
}
