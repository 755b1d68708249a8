import { provenanceOfRow, type Provenance } from '@longtable/kernel'
import { useI18n } from '../i18n/I18nProvider.tsx'
import './stand-in.css'

/** What whoever knows the printed game should be told. */
const told: readonly Provenance[] = ['reconstructed', 'owner']

/** Says quietly which fields of a row are not from the printed game; nothing of one that is. */
export function StandInNote({ row }: { row: object | undefined }) {
  const i18n = useI18n()
  const fields = Object.entries(row === undefined ? {} : provenanceOfRow(row))
  return told.map((origin) => {
    const own = fields.filter(([, each]) => each === origin).map(([field]) => field)
    if (own.length === 0) return null
    const words = own.map((field) => i18n.t(`provenance.fields.${field}`))
    return (
      <p key={origin} className="stand-in">
        <span className="origin" data-origin={origin} aria-hidden /> {i18n.t(`kernel.provenance.${origin}`)}
        {own.includes('row') ? null : <> ({words.join(', ')})</>}
      </p>
    )
  })
}
