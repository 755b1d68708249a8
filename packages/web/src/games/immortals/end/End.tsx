import { SOURCES, type ImmortalsViewContext } from '@longtable/immortals/board'
import { useMemo, useRef } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { LineChart } from '../../../components/LineChart.tsx'
import { SeatMark } from '../../../components/SeatMark.tsx'
import type { EndProps } from '../../../game-ui/game-ui.ts'
import { viewContextOf } from '../view/view-facts.ts'
import { PointsTable } from '../mat/PointsTable.tsx'
import { useNameOf } from '../../../components/use-name-of.ts'
import { useSize } from '../../../components/use-size.ts'
import { luckOf, pointsByRound } from './summary.ts'
import './End.css'

/** What Immortals has to tell when it is over: where the points came from, when, and how the tower fell. */
export function End({ ctx: general, names, story }: EndProps) {
  const i18n = useI18n()
  const ctx = viewContextOf(general)
  const nameOf = useNameOf(names)
  return (
    <div className="tale">
      <section className="tale-part" aria-labelledby="tale-sources">
        <h3 id="tale-sources">{i18n.t('web.immortals.end.bySource')}</h3>
        <SourceBars ctx={ctx} nameOf={nameOf} />
        <PointsTable ctx={ctx} nameOf={nameOf} />
      </section>
      <ByRound ctx={ctx} nameOf={nameOf} story={story} />
      <LuckTable ctx={ctx} nameOf={nameOf} story={story} />
    </div>
  )
}

interface PartProps {
  readonly ctx: ImmortalsViewContext
  readonly nameOf: (seat: number) => string
}

interface StoryProps extends PartProps {
  readonly story: EndProps['story']
}

const ROW = 34
const WIDTH = 640
const SUM = 40
/** The part of the width that names take, and the least they need. */
const NAME_PART = 0.1875
const NAME_LEAST = 84

/** The drawing of the table below it: a bar for each player, the winner's first. */
function SourceBars({ ctx, nameOf }: PartProps) {
  const box = useRef<HTMLDivElement>(null)
  // Letters keep their size where there is less room.
  const width = Math.min(WIDTH, useSize(box)?.width ?? WIDTH)
  const start = Math.max(NAME_LEAST, width * NAME_PART)
  const { players } = ctx.state
  const order = players.map((_, seat) => seat).toSorted((a, b) => players[b].points - players[a].points)
  const most = Math.max(1, ...players.map(({ points }) => points))
  const unit = (width - start - SUM) / most
  return (
    <div ref={box} className="tale-box">
      <svg className="tale-bars" viewBox={`0 0 ${width} ${players.length * ROW}`} aria-hidden>
        {order.map((seat, row) => {
          const { sources, points } = players[seat]
          return (
            <g key={seat} transform={`translate(0 ${row * ROW})`}>
              <g transform={`translate(0 ${ROW / 2 - 10})`}>
                <SeatMark seat={seat} size={20} />
              </g>
              <text className="tale-bars-name" x={28} y={ROW / 2 + 5}>
                {nameOf(seat)}
              </text>
              {sources.map((count, i) => {
                const before = sources.slice(0, i).reduce((sum, each) => sum + each, 0)
                const length = count * unit
                return count === 0 ? null : (
                  <g key={SOURCES[i]} transform={`translate(${start + before * unit} 5)`}>
                    <rect
                      className={`tale-bars-part points-${SOURCES[i]}`}
                      width={length}
                      height={ROW - 10}
                    />
                    {length > 16 ? (
                      <text className="tale-bars-count" x={length / 2} y={ROW / 2}>
                        {count}
                      </text>
                    ) : null}
                  </g>
                )
              })}
              <text className="tale-bars-sum" x={start + points * unit + 8} y={ROW / 2 + 6}>
                {points}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}

function ByRound({ ctx, nameOf, story }: StoryProps) {
  const i18n = useI18n()
  const seats = ctx.state.players.length
  const rows = useMemo(() => pointsByRound(story, seats), [story, seats])
  const names = Array.from({ length: seats }, (_, seat) => nameOf(seat))
  if (rows.length < 2) return null
  return (
    <section className="tale-part" aria-labelledby="tale-rounds">
      <h3 id="tale-rounds">{i18n.t('web.immortals.end.byRound')}</h3>
      <LineChart rows={rows} names={names} label={i18n.t('web.immortals.end.chart')} />
      <div className="points-scroll">
        <table className="points-table">
          <caption className="sr-only">{i18n.t('web.immortals.end.byRound')}</caption>
          <thead>
            <tr>
              <th scope="col">{i18n.t('web.immortals.end.round')}</th>
              {names.map((name, seat) => (
                <th key={seat} scope="col">
                  <SeatMark seat={seat} size={16} /> {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(1).map((row, i) => (
              <tr key={i}>
                <th scope="row">{i + 1}</th>
                {row.map((points, seat) => (
                  <td key={seat}>{points}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const LUCK = ['battles', 'won', 'thrown', 'expected', 'out', 'difference'] as const

function LuckTable({ ctx, nameOf, story }: StoryProps) {
  const i18n = useI18n()
  const lucks = useMemo(() => luckOf(story, ctx), [story, ctx])
  const signed = (n: number): string => `${n < 0 ? '−' : '+'}${i18n.number(Math.abs(n), 1)}`
  return (
    <section className="tale-part" aria-labelledby="tale-luck">
      <h3 id="tale-luck">{i18n.t('web.immortals.end.luck')}</h3>
      {lucks.every(({ battles }) => battles === 0) ? (
        <p>{i18n.t('web.immortals.end.noBattles')}</p>
      ) : (
        <>
          <p className="tale-note">{i18n.t('web.immortals.end.luckText')}</p>
          <div className="points-scroll">
            <table className="points-table">
              <caption className="sr-only">{i18n.t('web.immortals.end.luck')}</caption>
              <thead>
                <tr>
                  <th scope="col">{i18n.t('web.immortals.score.player')}</th>
                  {LUCK.map((column) => (
                    <th key={column} scope="col">
                      {i18n.t(`web.immortals.end.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lucks.map(({ battles, won, thrown, expected, out }, seat) => (
                  <tr key={seat}>
                    <th scope="row">
                      <SeatMark seat={seat} size={16} /> {nameOf(seat)}
                    </th>
                    <td>{battles}</td>
                    <td>{won}</td>
                    <td>{thrown}</td>
                    <td>{i18n.number(expected, 1)}</td>
                    <td>{out}</td>
                    <td className="tale-difference">{signed(out - expected)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}
