import { Component, type ReactNode } from 'react'
import { link } from '../navigation/navigation.ts'
import { useI18n } from '../i18n/I18nProvider.tsx'

/** What is shown when a page breaks: never a blank one. */
export class ErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly isBroken: boolean }
> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children
  }
}

function Broken() {
  const i18n = useI18n()
  return (
    <main className="notice" role="alert">
      <h1>{i18n.t('web.app.failed.title')}</h1>
      <p>{i18n.t('web.app.failed.text')}</p>
      <p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {i18n.t('web.app.failed.again')}
        </button>{' '}
        <a {...link('/')}>{i18n.t('web.app.toStart')}</a>
      </p>
    </main>
  )
}
