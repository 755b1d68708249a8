import { useI18n } from '../../i18n/I18nProvider.tsx'

interface Share {
  readonly kind: string
  readonly name: string
  readonly count: number
}

/** How a whole is made up: a bar of its parts, and what they are called. */
export function ShareBar({ title, shares }: { title: string; shares: readonly Share[] }) {
  const i18n = useI18n()
  const there = shares.filter(({ count }) => count > 0)
  const all = there.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className="share" aria-label={title}>
      <h2>{title}</h2>
      <div className="share-bar" aria-hidden>
        {there.map(({ kind, count }) => (
          <span key={kind} data-origin={kind} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className="share-parts">
        {there.map(({ kind, name, count }) => (
          <li key={kind}>
            <span className="origin" data-origin={kind} aria-hidden />
            <span>{name}</span> <small>{i18n.t('web.provenance.share', { count, of: all })}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
