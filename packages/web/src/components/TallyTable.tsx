import { useId, type ReactNode } from 'react'
import { useI18n } from '../i18n/I18nProvider.tsx'
import './tally-table.css'

interface Column {
  readonly id: number
  /** Who it is, with a mark. */
  readonly head: ReactNode
  readonly isWinner?: boolean
}

interface Row {
  readonly id: string
  readonly icon: ReactNode
  readonly name: ReactNode
  readonly values: readonly number[]
}

interface TallyTableProps {
  readonly title: string
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  readonly totals?: readonly number[] | undefined
  /** Says a value where it is more than a number. */
  readonly say?: (row: string, column: number, value: number) => ReactNode
}

/** What was counted at the end of a game: what it was down, whose it was across. */
export function TallyTable({ title, columns, rows, totals, say }: TallyTableProps) {
  const i18n = useI18n()
  const heading = useId()
  const isWinner = (column: number): true | undefined => columns[column]?.isWinner || undefined
  return (
    <section className="end-part" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <div className="tally-scroll">
        <table className="tally" data-single={columns.length === 1 || undefined}>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{title}</span>
              </th>
              {columns.map(({ id, head }, n) => (
                <th key={id} scope="col" data-winner={isWinner(n)}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, icon, name, values }) => (
              <tr key={id}>
                <th scope="row">
                  <span className="tally-line">
                    {icon}
                    <span>{name}</span>
                  </span>
                </th>
                {values.map((value, n) => (
                  <td
                    key={columns[n]?.id ?? n}
                    data-none={value === 0 || undefined}
                    data-winner={isWinner(n)}
                  >
                    {say === undefined ? i18n.number(value) : say(id, n, value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {totals === undefined ? null : (
            <tfoot>
              <tr>
                <th scope="row">{i18n.t('web.end.total')}</th>
                {totals.map((total, n) => (
                  <td key={columns[n]?.id ?? n} data-winner={isWinner(n)}>
                    {i18n.number(total)}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </section>
  )
}
