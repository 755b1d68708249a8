import type { Event, ImmortalsViewContext } from '@longtable/immortals/board'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMotion } from '../../../settings/settings.ts'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { SeatMark } from '../../../components/SeatMark.tsx'
import { Button } from '../../../components/controls/index.ts'
import type { BoardProps } from '../../../game-ui/game-ui.ts'
import { eventOf } from '../view/view-facts.ts'
import './Scoring.css'

type Scored = Extract<Event, { event: 'scored' }>

/** The four things that score in a round, in the order of the rules. */
const PARTS = ['regions', 'shrines', 'capitals', 'areas'] as const
const STEP = 220
/** How long it stays when all is added up. */
const REST = 4000
const REST_STILL = 9000

interface ScoringProps extends Pick<BoardProps, 'happened' | 'at'> {
  readonly ctx: ImmortalsViewContext
  readonly nameOf: (seat: number) => string
}

interface Showing {
  readonly at: number
  readonly round: number
  readonly scored: readonly Scored[]
}

function scoredIn(happened: BoardProps['happened']): readonly Scored[] {
  return happened.map(eventOf).filter((event): event is Scored => event.event === 'scored')
}

/** After a round: what everybody scored, one source after the other. */
export function Scoring({ ctx, nameOf, happened, at }: ScoringProps) {
  const [showing, setShowing] = useState<Showing>()
  const [seen, setSeen] = useState<number>()
  if (seen !== at) {
    setSeen(at)
    const scored = scoredIn(happened)
    // The next round may have begun in the same breath.
    const isNext = happened.some(({ event }) => event === 'round')
    if (scored.length > 0) setShowing({ at, round: ctx.state.round - (isNext ? 1 : 0), scored })
  }
  if (showing === undefined) return null
  return <Sum key={showing.at} showing={showing} nameOf={nameOf} close={() => setShowing(undefined)} />
}

interface SumProps {
  readonly showing: Showing
  readonly nameOf: (seat: number) => string
  readonly close: () => void
}

function Sum({ showing: { round, scored }, nameOf, close }: SumProps) {
  const i18n = useI18n()
  const motion = useMotion()
  const last = scored.length * PARTS.length
  const [step, setStep] = useState(motion.isStill ? last : 0)
  const isDone = step >= last
  const pause = !isDone ? motion.time(STEP) : motion.isStill ? REST_STILL : REST
  const goOn = useEffectEvent(() => (isDone ? close() : setStep(step + 1)))
  useEffect(() => {
    const timer = setTimeout(() => goOn(), pause)
    return () => clearTimeout(timer)
  }, [step, pause])
  // Whoever reaches for the table has read enough.
  const paper = useRef<HTMLElement>(null)
  const leave = useEffectEvent((target: EventTarget | null) => {
    if (target instanceof Node && paper.current?.contains(target) !== true) close()
  })
  useEffect(() => {
    const press = ({ target }: PointerEvent): void => leave(target)
    addEventListener('pointerdown', press, true)
    return () => removeEventListener('pointerdown', press, true)
  }, [])
  return (
    <section
      ref={paper}
      className="paper scoring"
      aria-label={i18n.t('web.immortals.score.scored', { round })}
    >
      <table className="scoring-table">
        <caption>{i18n.t('web.immortals.score.scored', { round })}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{i18n.t('web.immortals.score.player')}</span>
            </th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {i18n.t(`source.${part}`)}
              </th>
            ))}
            <th scope="col">{i18n.t('web.immortals.score.total')}</th>
          </tr>
        </thead>
        <tbody>
          {scored.map((event, row) => (
            <Row key={event.seat} event={event} name={nameOf(event.seat)} step={step - row * PARTS.length} />
          ))}
        </tbody>
      </table>
      <Button className="scoring-close" onClick={() => (isDone ? close() : setStep(last))}>
        {i18n.t(isDone ? 'web.immortals.score.shut' : 'web.immortals.score.skip')}
      </Button>
    </section>
  )
}

/** One player's line; `step` sources of it are added up. */
function Row({ event, name, step }: { event: Scored; name: string; step: number }) {
  const i18n = useI18n()
  const sum = PARTS.slice(0, Math.max(0, step)).reduce(
    (points, part) => points + (event.sources[part] ?? 0),
    0,
  )
  return (
    <tr data-now={(step > 0 && step <= PARTS.length) || undefined}>
      <th scope="row">
        <SeatMark seat={event.seat} size={18} /> {name}
      </th>
      {PARTS.map((part, i) => (
        <td key={part} data-hidden={i >= step || undefined}>
          {event.sources[part] ?? 0}
        </td>
      ))}
      <td className="scoring-sum">{i18n.t('web.immortals.score.plus', { count: sum })}</td>
    </tr>
  )
}
