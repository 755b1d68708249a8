import { SOURCES, type ImmortalsViewContext } from '@longtable/immortals/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { SeatMark } from '../../../components/SeatMark.tsx'
import './PointsTable.css'

interface PointsTableProps {
  readonly ctx: ImmortalsViewContext
  readonly nameOf: (seat: number) => string
}

/** All points of all players, by where they came from. */
export function PointsTable({ ctx, nameOf }: PointsTableProps) {
  const i18n = useI18n()
  const { players } = ctx.state
  return (
    <div className="points-scroll">
      <table className="points-table">
        <caption className="sr-only">{i18n.t('web.immortals.score.bySource')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{i18n.t('web.immortals.score.bySource')}</span>
            </th>
            {players.map((_, seat) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} size={16} /> {nameOf(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SOURCES.map((source, i) => (
            <tr key={source}>
              <th scope="row">
                <svg className="points-key" viewBox="0 0 1 1" aria-hidden>
                  <rect className={`points-${source}`} width={1} height={1} />
                </svg>
                {i18n.t(`web.immortals.score.source.${source}`)}
              </th>
              {players.map(({ sources }, seat) => (
                <td key={seat} data-none={sources[i] === 0 || undefined}>
                  {sources[i]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{i18n.t('web.immortals.score.total')}</th>
            {players.map(({ points }, seat) => (
              <td key={seat}>{points}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
