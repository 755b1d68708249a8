import { darkVenture } from '@longtable/dark-venture'
import type { Event, PieceNo, SideNo, VentureViewContext } from '@longtable/dark-venture/board'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useMotion } from '../../../settings/settings.ts'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { timeAt, useTimelineSpeed } from '../timeline/pace.ts'
import type { BoardPartProps } from '../parts/part-props.ts'
import { fightsIn, type Course } from './course.ts'
import { Die } from './Die.tsx'
import { StillFighter, type Fate } from './Fighter.tsx'
import { boutIn, PHASE } from './bout.ts'
import { usePhase } from './phases.ts'
import { Rows } from './Rows.tsx'
import { Stage } from './Stage.tsx'
import './Play.css'

/** How long a combat is seen that nobody is asked about, in milliseconds at normal speed. */
const SEEN = 3600
/** The same where nothing moves. */
const STILL = 5000

/** A combat that has happened by itself, played from what is told of it: by the timeline, or right after one's own action. */
export function FightPlay(drawn: BoardPartProps) {
  const { timeline, at } = drawn
  const [played, setPlayed] = useState(-1)
  if (timeline !== undefined && played !== at) setPlayed(at)
  if (timeline !== undefined) return <OfTimeline {...drawn} timeline={timeline} />
  return played === at ? null : <News {...drawn} />
}

function OfTimeline({
  timeline,
  ...drawn
}: BoardPartProps & { readonly timeline: NonNullable<BoardPartProps['timeline']> }) {
  const { beats, at } = timeline
  const beat = beats[at]
  const before = beat?.ctx
  const speed = useTimelineSpeed((kept) => kept.speed)
  const courses = useMemo(
    () =>
      beat === undefined || before === undefined || beat.kind !== 'fight'
        ? []
        : fightsIn(beat.events, before),
    [beat, before],
  )
  if (beat === undefined || courses.length === 0) return null
  const total = beats.reduce((sum, { time }) => sum + time, 0)
  const factor = timeAt(speed, beat.time, total, beat.isOwn) / beat.time
  return (
    <Played
      key={`${drawn.at} ${at}`}
      drawn={drawn}
      ctx={beat.ctx}
      courses={courses}
      time={(beat.time * factor) / courses.length}
      factor={factor}
      isAside={beat.card !== undefined}
    />
  )
}

interface Happened {
  readonly ctx: VentureViewContext
  /** The look before what has happened. */
  readonly before: VentureViewContext
}

/** Without a timeline: what has just happened, for a while. */
function News(drawn: BoardPartProps) {
  const { at, venture, happened, scene } = drawn
  const { isStill, time } = useMotion()
  const [seen, setSeen] = useState<Happened>({ ctx: venture, before: venture })
  const [closed, setClosed] = useState(-1)
  if (seen.ctx !== venture) setSeen({ ctx: venture, before: seen.ctx })
  const courses = useMemo(
    () => fightsIn(happened as readonly Event[], seen.before).filter(({ bout }) => bout.end !== undefined),
    [happened, seen.before],
  )
  const close = useCallback(() => setClosed(at), [at])
  const isShown = courses.length > 0 && closed !== at && scene !== 'fight'
  const lasts = isStill ? STILL : time(SEEN) * courses.length
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(close, lasts)
    return () => clearTimeout(timer)
  }, [isShown, close, lasts])
  if (!isShown) return null
  return (
    <Played key={at} drawn={drawn} ctx={seen.before} courses={courses} time={SEEN} isAside close={close} />
  )
}

interface PlayedProps {
  readonly drawn: Pick<BoardPartProps, 'at' | 'seat' | 'side' | 'nameOf'>
  /** As things were before. */
  readonly ctx: VentureViewContext
  readonly courses: readonly Course[]
  /** For each of them. */
  readonly time: number
  /** So many times as slow as usual. */
  readonly factor?: number
  /** Something else is looked at as well: a card that is carried out, the map. */
  readonly isAside: boolean
  readonly close?: () => void
}

function Played({ drawn, ctx, courses, time, factor = 1, isAside, close }: PlayedProps) {
  const motion = useMotion()
  const [at, setAt] = useState(motion.isStill ? courses.length - 1 : 0)
  const isLast = at >= courses.length - 1
  const lasts = motion.time(time)
  useEffect(() => {
    if (isLast) return undefined
    const timer = setTimeout(() => setAt(at + 1), lasts)
    return () => clearTimeout(timer)
  }, [at, isLast, lasts])
  const course = courses[at]
  if (course === undefined) return null
  const roll = `${drawn.at} ${at}`
  return (
    <One
      key={at}
      drawn={drawn}
      ctx={ctx}
      course={course}
      roll={roll}
      factor={factor}
      isAside={isAside}
      close={close}
    />
  )
}

interface OneProps extends Pick<PlayedProps, 'drawn' | 'ctx' | 'isAside'> {
  readonly course: Course
  readonly roll: string
  readonly factor: number
  readonly close: (() => void) | undefined
}

/** Where it goes faster than this no die tumbles. */
const QUICK = 0.6

function One({ drawn, ctx, course, roll, factor, isAside, close }: OneProps) {
  const { seat, side, nameOf } = drawn
  const phase = usePhase(roll, true, factor)
  const bout = boutIn(course.bout, phase)
  const { seatOf } = ctx.state
  const whoOf = (of: SideNo): string | undefined =>
    of >= 0 && seatOf[of] >= 0 && seatOf[of] !== seat ? nameOf(seatOf[of]) : undefined
  return (
    <Stage
      ctx={ctx}
      bout={bout}
      isPlay
      isSmall={isAside || ![bout.attack.side, bout.defence.side].includes(side)}
      close={close}
      foot={phase < PHASE.fates ? undefined : <Fates ctx={ctx} fates={course.fates} />}
    >
      <Rows
        ctx={ctx}
        bout={bout}
        whoOf={whoOf}
        isAsked={() => false}
        drawPiece={(piece) => (
          <StillFighter
            key={piece}
            ctx={ctx}
            piece={piece}
            fate={phase < PHASE.fates ? undefined : fateIn(course.fates, piece)}
          />
        )}
        drawDie={(role, n, value, isSix) => (
          <Die
            key={n}
            role={role}
            n={n}
            value={value}
            isSix={isSix}
            roll={factor < QUICK ? undefined : roll}
          />
        )}
      />
    </Stage>
  )
}

function fateIn(fates: readonly Event[], piece: PieceNo): Fate {
  const told = fates.findLast((event) => 'piece' in event && event.piece === piece)
  if (told?.event === 'killed') return 'killed'
  if (told?.event === 'absorbed' || told?.event === 'extracted') return 'gone'
  return told?.event === 'captured' ? 'captured' : undefined
}

function Fates({ ctx, fates }: { ctx: VentureViewContext; fates: readonly Event[] }) {
  const i18n = useI18n()
  const said = fates.flatMap((event) => {
    const told = darkVenture.describeEvent?.(ctx, event)
    return told === undefined || told === null ? [] : [i18n.format(told)]
  })
  if (said.length === 0) return null
  return (
    <ul className="dv-fight-fates">
      {said.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  )
}
