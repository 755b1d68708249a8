import { useI18n } from '../../i18n/I18nProvider.tsx'
import './keys.css'

/** Every table has these. */
const COMMON = ['walk', 'undo', 'advice', 'escape', 'zoom'].map((id) => `shell.keys.${id}`)

/** The keys of a table, for those who like to play without a mouse. */
export function Keys({ keys }: { keys: readonly string[] }) {
  const i18n = useI18n()
  return (
    <details className="keys">
      <summary>{i18n.t('web.shell.keys.title')}</summary>
      <dl className="keys-list">
        {[...COMMON, ...keys].map((id) => (
          <div key={id} className="keys-line">
            <dt>
              <kbd>{i18n.t(`web.${id}.press`)}</kbd>
            </dt>
            <dd>{i18n.t(`web.${id}.does`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
