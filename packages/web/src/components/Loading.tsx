import { useI18n } from '../i18n/I18nProvider.tsx'

/** What a page shows until it is there. */
export function Loading() {
  const i18n = useI18n()
  return (
    <main className="notice" role="status">
      <p>{i18n.t('web.app.loading')}</p>
    </main>
  )
}
