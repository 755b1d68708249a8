import { UserError } from '@longtable/kernel'
import { useEffect, useState } from 'react'
import { Loading } from '../../components/Loading.tsx'
import { go, link } from '../../navigation/navigation.ts'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { serverConnection } from '../../connections/connections.ts'
import '../../match-ui/table/match-ui.css'

/** Another device takes a seat too: the link is used once. */
export default function DevicePage({ code }: { code: string }) {
  const i18n = useI18n()
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => {
    let isGone = false
    serverConnection()
      .takeDevice(code)
      .then(
        ({ match }) => {
          if (!isGone) go(`/m/${match}`, { replace: true })
        },
        (error: unknown) => {
          if (!(error instanceof UserError)) throw error
          if (!isGone) setRefusal(i18n.format(error.text))
        },
      )
    return () => {
      isGone = true
    }
  }, [code, i18n])
  if (refusal === undefined) return <Loading />
  return (
    <main className="notice" role="alert">
      <p>{refusal}</p>
      <p>
        <a {...link('/')}>{i18n.t('web.app.toStart')}</a>
      </p>
    </main>
  )
}
