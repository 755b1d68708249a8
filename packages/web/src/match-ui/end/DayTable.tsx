import type { DailyTable } from '@longtable/server/daily'
import type { MatchInfo } from '@longtable/server/wire'
import { useEffect, useMemo, useState } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import type { GameUI } from '../../game-ui/game-ui.ts'
import { Tag } from '../../components/controls/index.ts'
import type { Connection } from '../../connections/connection.ts'
import { dealOf } from './day.ts'

/** So many of the best are shown, and oneself. */
const MOST = 10

interface DayProps {
  readonly match: MatchInfo
  readonly game: GameUI['game']
  readonly connection: Connection
}

/** After the deal of a day: how it went for everybody who got it. */
export function DayTable({ match, game, connection }: DayProps) {
  const i18n = useI18n()
  const deal = useMemo(() => dealOf(match, game), [match, game])
  const [table, setTable] = useState<DailyTable>()
  useEffect(() => {
    if (deal === undefined) return
    let isHere = true
    connection.daily(game.id, deal).then(
      (found) => isHere && setTable(found),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [deal, game, connection])
  if (deal === undefined || table === undefined || table.results.length === 0) return null
  const date = new Date(`${table.date}T00:00:00Z`)
  const day = new Intl.DateTimeFormat(i18n.lang, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
  const hasRounds = table.results.some(({ rounds }) => rounds !== null)
  const listed = table.results
    .map((result, at) => ({ ...result, place: at + 1 }))
    .filter(({ mine, place }) => place <= MOST || mine)
  return (
    <section className="end-day" aria-labelledby="end-day">
      <h3 id="end-day">{i18n.t('web.end.day.title', { day })}</h3>
      <p>
        {i18n.t(`web.end.day.${connection.place}`)}{' '}
        {i18n.t('web.end.day.finished', { count: table.finished })}
      </p>
      <table className="end-results">
        <thead>
          <tr>
            <th scope="col">{i18n.t('web.end.place')}</th>
            <th scope="col">{i18n.t('web.end.player')}</th>
            {hasRounds ? <th scope="col">{i18n.t('web.end.day.rounds')}</th> : null}
            <th scope="col">{i18n.t('web.end.points')}</th>
          </tr>
        </thead>
        <tbody>
          {listed.map(({ place, names, score, rounds, mine }) => (
            <tr key={place} data-winner={mine || undefined}>
              <td className="end-place">{i18n.number(place)}</td>
              <th scope="row">
                <span>{new Intl.ListFormat(i18n.lang).format(names)}</span>
                {mine ? <Tag>{i18n.t('web.end.you')}</Tag> : null}
              </th>
              {hasRounds ? <td>{rounds === null ? '–' : i18n.number(rounds)}</td> : null}
              <td className="end-score">{i18n.number(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
