import type { Text } from '@longtable/kernel'
import { useI18n } from '../../i18n/I18nProvider.tsx'

interface ConfirmProps {
  readonly words: Text | undefined
  readonly yes: () => void
  readonly no: () => void
}

/** Asks again, for those who want to be asked. */
export function Confirm({ words, yes, no }: ConfirmProps) {
  const i18n = useI18n()
  return (
    <div className="confirm" role="alertdialog" aria-label={i18n.t('web.shell.sure')}>
      <p>{words === undefined ? null : i18n.format(words)}</p>
      <button type="button" className="button button-lit" autoFocus onClick={yes}>
        {i18n.t('web.shell.yes')}
      </button>{' '}
      <button type="button" className="button button-quiet" onClick={no}>
        {i18n.t('web.shell.no')}
      </button>
    </div>
  )
}
