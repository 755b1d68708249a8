import { goalOf, SIDES, sideText, type Event, type VentureViewContext } from '@longtable/dark-venture/board'
import { Circle, CircleCheck } from 'lucide-react'
import { useMemo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { describing } from '../../../match-ui/log/log-lines.ts'
import { useWholeStory } from '../../../match-ui/playback/whole-story.ts'
import type { BoardPartProps } from '../parts/part-props.ts'
import { SideMark } from '../units/SideMark.tsx'
import { readBefore, talesIn, talesOf, useChronicle } from './chronicle.ts'
import { Darkness } from './Darkness.tsx'
import { Parts } from './Parts.tsx'
import { passageRow } from './passages.ts'
import type { Tale } from './tale.ts'
import './story.css'

/** What is played: its story, what everybody plays for, and what has been read on the way. */
export function Story({
  engine,
  venture,
  at,
  isTitled = true,
}: BoardPartProps & { readonly isTitled?: boolean }) {
  return (
    <article className="dv-story-page">
      <StoryHead ctx={venture} isTitled={isTitled} />
      <Chronicle ctx={venture} engine={engine} at={at} />
    </article>
  )
}

/** Title, story and goals. */
export function StoryHead({ ctx, isTitled }: { ctx: VentureViewContext; isTitled: boolean }) {
  const i18n = useI18n()
  const { tables } = ctx
  const row = tables.scenario ?? tables.adventure
  if (row === undefined) return null
  const length = `scenarios.${row.id}.length`
  return (
    <>
      {isTitled ? (
        <h2 className="dv-story-title">{i18n.format({ key: 'named', with: { name: row.name } })}</h2>
      ) : null}
      {i18n.knows(length) ? <p className="dv-story-length">{i18n.format({ key: length })}</p> : null}
      <p className="dv-story-text" data-first>
        {i18n.format({ key: `scenarios.${row.id}.story` })}
      </p>
      {tables.adventure === undefined ? null : <Darkness ctx={ctx} />}
      <Goals ctx={ctx} />
    </>
  )
}

interface Aim {
  readonly sides: readonly number[]
  readonly goal: NonNullable<ReturnType<typeof goalOf>>
}

/** Sides that play for the same stand together, those of people first. */
function aimsOf(ctx: VentureViewContext): readonly Aim[] {
  const aims = new Map<string, { sides: number[]; goal: Aim['goal'] }>()
  for (let side = 0; side < SIDES; side++) {
    const goal = goalOf(ctx, side)
    if (goal === null) continue
    const key = JSON.stringify(goal)
    const known = aims.get(key)
    if (known === undefined) aims.set(key, { sides: [side], goal })
    else known.sides.push(side)
  }
  const isOfPeople = ({ sides }: Aim): boolean => sides.some((side) => !ctx.tables.auto[side])
  return [...aims.values()].toSorted((a, b) => Number(isOfPeople(b)) - Number(isOfPeople(a)))
}

function Goals({ ctx }: { ctx: VentureViewContext }) {
  const i18n = useI18n()
  const aims = useMemo(() => aimsOf(ctx), [ctx])
  return (
    <section className="dv-story-goals">
      <h3>{i18n.t('web.dvStory.goals')}</h3>
      {aims.map(({ sides, goal }) => (
        <div key={sides[0]} className="dv-story-goal">
          <p className="dv-story-sides">
            {sides.map((side) => (
              <span key={side}>
                <SideMark side={side} size={22} isAuto={ctx.tables.auto[side]} />
                {i18n.format(sideText(ctx.tables, side))}
              </span>
            ))}
          </p>
          <p>{i18n.format(goal.text)}</p>
          <ul>
            {goal.parts.map(({ what, has, needs }, n) => (
              <li key={n} data-done={has >= needs || undefined}>
                <span>{i18n.format(what)}</span>
                <b>{needs > 1 ? i18n.t('web.dvStory.of', { has, needs }) : <Tick isDone={has >= needs} />}</b>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** There is only one to be had. */
function Tick({ isDone }: { isDone: boolean }) {
  const i18n = useI18n()
  const TickIcon = isDone ? CircleCheck : Circle
  return (
    <TickIcon size={18} role="img" aria-label={i18n.t(isDone ? 'web.dvStory.done' : 'web.dvStory.notDone')} />
  )
}

/** What was read, the last first. */
function Chronicle({ ctx, engine, at }: { ctx: VentureViewContext } & Pick<BoardPartProps, 'engine' | 'at'>) {
  const i18n = useI18n()
  const seen = useChronicle((now) => talesOf(now, engine))
  const story = useWholeStory()
  const { adventure } = ctx.tables
  const before = useMemo(() => {
    if (adventure === undefined) return []
    const past = story.filter((happened) => happened.at <= at)
    const events = past.flatMap((happened) => happened.events as readonly Event[])
    return readBefore(ctx, seen, talesIn(adventure, events, describing(engine, ctx)))
  }, [adventure, engine, ctx, at, seen, story])
  if (adventure === undefined) return null
  return (
    <section className="dv-story-chronicle">
      <h3>{i18n.t('web.dvStory.chronicle')}</h3>
      {seen.length + before.length === 0 ? <p>{i18n.t('web.dvStory.nothingRead')}</p> : null}
      {seen.toReversed().map((tale, n) => (
        <Chapter key={seen.length - n} ctx={ctx} tale={tale} />
      ))}
      {before.map((tale, n) => (
        <Chapter key={`before ${before.length - n}`} ctx={ctx} tale={tale} />
      ))}
    </section>
  )
}

function Chapter({ ctx, tale }: { ctx: VentureViewContext; tale: Tale }) {
  const i18n = useI18n()
  const [first] = tale.parts
  return (
    <details className="dv-story-chapter">
      <summary>
        {first.kind === 'passage'
          ? i18n.format({ key: 'named', with: { name: passageRow(ctx, first.passage).title } })
          : first.kind === 'search'
            ? i18n.format(first.said)
            : i18n.t('web.dvStory.search')}
      </summary>
      <Parts ctx={ctx} parts={tale.parts} />
    </details>
  )
}
