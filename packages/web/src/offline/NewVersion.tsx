import { useState } from 'react'
import { useI18n } from '../i18n/I18nProvider.tsx'
import { useUpdate } from './register.ts'
import './NewVersion.css'

/** One line that says that there is a new version; nothing is loaded again before somebody wants it. */
export function NewVersion() {
  const i18n = useI18n()
  const { isReady, reload } = useUpdate()
  const [isLater, setLater] = useState(false)
  return (
    <div role="status">
      {isReady && !isLater ? (
        <div className="new-version">
          <span>{i18n.t('web.offline.update.text')}</span>
          <button type="button" onClick={reload}>
            {i18n.t('web.offline.update.reload')}
          </button>
          <button type="button" onClick={() => setLater(true)}>
            {i18n.t('web.offline.update.later')}
          </button>
        </div>
      ) : null}
    </div>
  )
}
