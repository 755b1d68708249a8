import type { Text } from '@longtable/kernel'
import { useVoice } from '../app/words.tsx'

interface ConfirmProps {
  readonly words: Text | undefined
  readonly yes: () => void
  readonly no: () => void
}

/** Asks again, for those who want to be asked. */
export function Confirm({ words, yes, no }: ConfirmProps) {
  const voice = useVoice()
  return (
    <div className="confirm" role="alertdialog" aria-label={voice.t('web.shell.sure')}>
      <p>{words === undefined ? null : voice.say(words)}</p>
      <button type="button" className="button button-lit" autoFocus onClick={yes}>
        {voice.t('web.shell.yes')}
      </button>{' '}
      <button type="button" className="button button-quiet" onClick={no}>
        {voice.t('web.shell.no')}
      </button>
    </div>
  )
}
