import { Engine } from '@longtable/kernel'
import { useMemo, useState } from 'react'
import { useI18n, I18nProvider } from '../../i18n/I18nProvider.tsx'
import { seatNames } from '../people/seat-names.ts'
import type { SeatProps, MatchTableProps } from './seat-props.ts'
import { NoTable } from './Notices.tsx'
import { Table } from './Table.tsx'
import { useNews, useSeat } from '../playback/use-table.ts'
import { WaitingRoom } from '../people/WaitingRoom.tsx'
import './match-ui.css'

/**
 * A person at a match. Whoever holds several seats plays them all at this screen, one after the other: between two of
 * them the table is shown as somebody sees it who only watches.
 */
export function MatchTable({ connection, mine, ui, password, guide }: MatchTableProps) {
  const seats = mine.mine
  const [active, setActive] = useState<number | null>(seats.length === 1 ? (seats[0] ?? null) : null)
  return (
    <SeatTable
      key={active ?? 'between'}
      connection={connection}
      mine={mine}
      ui={ui}
      seat={active}
      sitAs={setActive}
      password={password}
      guide={guide}
    />
  )
}

/** The table as one seat sees it. */
function SeatTable(props: SeatProps) {
  const { connection, mine, ui, seat, password } = props
  const table = useSeat(connection, mine.match.id, seat, password)
  useNews(table)
  const i18n = useI18n()
  const match = table?.match ?? mine.match
  const usual = i18n.t('web.tables.you')
  const named = seatNames(match, usual).join('\n')
  const names = useMemo(() => named.split('\n'), [named])
  const engine = useMemo(
    () => new Engine(ui.game, mine.match.seats.length, mine.match.config, mine.match.rulesVersion),
    [ui, mine],
  )
  return (
    <I18nProvider game={ui.game} names={names}>
      {table?.match === undefined ? (
        <NoTable table={table} />
      ) : match.status === 'gathering' ? (
        <WaitingRoom table={table} match={match} mine={mine} connection={connection} />
      ) : (
        <Table {...props} table={table} match={match} engine={engine} />
      )}
    </I18nProvider>
  )
}
