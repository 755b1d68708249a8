import { goalOf, sideText, type SideNo, type VentureViewContext } from '@longtable/dark-venture/board'
import { useMemo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { LineChart } from '../../../components/LineChart.tsx'
import { TallyTable } from '../../../components/TallyTable.tsx'
import type { EndProps } from '../../../game-ui/game-ui.ts'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { viewContextOf } from '../view/view-facts.ts'
import { titleOf } from '../sides/Plate.tsx'
import { SideMark } from '../units/SideMark.tsx'
import { counted, featsOf, pointsByRound, sidesIn, worthOf } from './summary.ts'
import './End.css'

/** What Dark Venture has to tell when it is over: what was asked for, where points came from, the deeds. */
export function End({ ctx, story }: EndProps) {
  const venture = viewContextOf(ctx)
  const sides = useMemo(() => sidesIn(venture), [venture])
  const worths = useMemo(() => worthOf(story, venture, sides), [story, venture, sides])
  const deeds = useMemo(() => featsOf(story, venture, sides), [story, venture, sides])
  const i18n = useI18n()
  const columns = sides.map((side) => ({
    id: side,
    head: (
      <span className="tally-who">
        <SideMark side={side} size={30} />
        {i18n.format(sideText(venture.tables, side))}
      </span>
    ),
    isWinner: venture.state.winners.includes(side),
  }))
  return (
    <div className="end-parts">
      {venture.tables.target > 0 ? null : <Outcome ctx={venture} sides={sides} />}
      {worths.length === 0 ? null : (
        <TallyTable
          title={i18n.t('web.dvEnd.points')}
          columns={columns}
          rows={worths.map(({ what, points }) => {
            const name = i18n.format(what)
            return { id: name, name, icon: <Icon name="points" size="1.2em" />, values: points }
          })}
          totals={sides.map((side) => venture.state.points[side])}
        />
      )}
      <Course ctx={venture} sides={sides} story={story} />
      <TallyTable
        title={i18n.t('web.dvEnd.deeds')}
        columns={columns}
        rows={counted.map((id) => ({
          id,
          name: i18n.t(`web.dvEnd.deed.${id}`),
          icon: <Icon name={ICONS[id]} size="1.2em" />,
          values: deeds.map((each) => each[id]),
        }))}
      />
    </div>
  )
}

const ICONS: Readonly<Record<(typeof counted)[number], IconName>> = {
  fights: 'attack',
  won: 'star',
  killed: 'kill',
  captured: 'capture',
  lost: 'entomb',
  cards: 'card',
}

interface OfSides {
  readonly ctx: VentureViewContext
  readonly sides: readonly SideNo[]
}

/** What a story asked of each side, and what became of it. */
function Outcome({ ctx, sides }: OfSides) {
  const i18n = useI18n()
  return (
    <section className="end-part" aria-labelledby="dv-end-story">
      <h3 id="dv-end-story">{i18n.format(titleOf(ctx))}</h3>
      <ul className="dv-end-goals">
        {sides.map((side) => {
          const goal = goalOf(ctx, side)
          const isWon = ctx.state.winners.includes(side)
          return goal === null ? null : (
            <li key={side} data-won={isWon || undefined}>
              <SideMark side={side} size={34} />
              <div>
                <strong>
                  {i18n.t(`web.dvEnd.${isWon ? 'reached' : 'missed'}`, {
                    side: i18n.format(sideText(ctx.tables, side)),
                  })}
                </strong>
                <p>{i18n.format(goal.text)}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Points, round by round. */
function Course({ ctx, sides, story }: OfSides & Pick<EndProps, 'story'>) {
  const i18n = useI18n()
  const rows = useMemo(() => pointsByRound(story, sides), [story, sides])
  const names = useMemo(
    () => sides.map((side) => i18n.format(sideText(ctx.tables, side))),
    [sides, i18n, ctx],
  )
  const colours = useMemo(() => sides.map((side) => `--dv-side-${side}`), [sides])
  if (rows.length < 3 || sides.every((side) => ctx.state.points[side] === 0)) return null
  return (
    <section className="end-part">
      <h3>{i18n.t('web.dvEnd.course')}</h3>
      <LineChart rows={rows} names={names} colours={colours} label={i18n.t('web.dvEnd.chart')} />
      <p className="end-key">
        {names.map((name, n) => (
          <span key={name}>
            <SideMark side={sides[n]} size={16} /> {name}: {rows.map((row) => row[n]).join(' → ')}
          </span>
        ))}
      </p>
    </section>
  )
}
