import { countProvenance, provenances, type Provenance, type RowProvenance } from '@longtable/kernel'
import { useI18n } from '../../i18n/I18nProvider.tsx'

/** One table: how much of it comes from where, and each of its rows once somebody opens it. */
export function TableProvenance({ table, rows }: { table: string; rows: readonly RowProvenance[] }) {
  const i18n = useI18n()
  const counts = countProvenance(rows)
  return (
    <details className="provenance-table">
      <summary>
        <span className="provenance-name">{i18n.t(`provenance.tables.${table}`)}</span>
        {provenances.map((each) =>
          counts[each] === 0 ? null : (
            <span key={each} className="provenance-count" title={i18n.t(`kernel.provenance.${each}`)}>
              <span className="origin" data-origin={each} aria-hidden />
              <span className="sr-only">{i18n.t(`kernel.provenance.${each}`)}</span>{' '}
              {i18n.number(counts[each])}
            </span>
          ),
        )}
      </summary>
      <ul>
        {rows.map((row, n) => (
          <Row key={`${row.id} ${n}`} row={row} />
        ))}
      </ul>
    </details>
  )
}

function Row({ row: { id, name, fields } }: { row: RowProvenance }) {
  const i18n = useI18n()
  const called = name === undefined ? id : typeof name === 'string' ? name : name[i18n.lang]
  return (
    <li>
      {called === undefined ? null : <b>{called}</b>}
      {provenances.map((each) => (
        <Fields
          key={each}
          origin={each}
          fields={Object.keys(fields).filter((field) => fields[field] === each)}
        />
      ))}
    </li>
  )
}

function Fields({ origin, fields }: { origin: Provenance; fields: readonly string[] }) {
  const i18n = useI18n()
  if (fields.length === 0) return null
  // A single value in a field keeps the ids that lead to it.
  const words = fields.map((field) => {
    const [first = field, ...inner] = field.split('.')
    return [i18n.t(`provenance.fields.${first}`), ...inner].join(' ')
  })
  return (
    <span className="provenance-fields">
      <span className="origin" data-origin={origin} aria-hidden />
      {i18n.t(`kernel.provenance.${origin}`)} <small>({words.join(', ')})</small>
    </span>
  )
}
