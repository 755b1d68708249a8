import { useState } from 'react'
import { useVoice } from '../app/words.tsx'
import { useUpdate } from './register.ts'
import './NewVersion.css'

/** One line that says that there is a new version; nothing is loaded again before somebody wants it. */
export function NewVersion() {
  const voice = useVoice()
  const { isReady, reload } = useUpdate()
  const [isLater, setLater] = useState(false)
  return (
    <div role="status">
      {isReady && !isLater ? (
        <div className="new-version">
          <span>{voice.t('web.offline.update.text')}</span>
          <button type="button" onClick={reload}>
            {voice.t('web.offline.update.reload')}
          </button>
          <button type="button" onClick={() => setLater(true)}>
            {voice.t('web.offline.update.later')}
          </button>
        </div>
      ) : null}
    </div>
  )
}
