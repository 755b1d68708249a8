import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Explained, explanationOf, type Word } from '../icons/Explained.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import './Trait.css'

interface TraitProps {
  readonly of: Word
  readonly icon: IconName
  /** Beside the name: how often. */
  readonly n?: string | undefined
  readonly tone?: 'dark' | 'pale' | 'lost'
}

/** An ability or a resistance: its sign and word, explained when it is pointed at, touched or focused. */
export function Trait({ of, icon, n, tone = 'dark' }: TraitProps) {
  const i18n = useI18n()
  return (
    <Explained of={of} className={`mk-trait mk-trait-${tone}`}>
      <Icon name={icon} size="1.15em" />
      <span className="mk-trait-word">{explanationOf(i18n, of).name}</span>
      {n === undefined ? null : <span className="mk-trait-n">{n}</span>}
      {tone === 'lost' ? <span className="sr-only">{i18n.t('web.mkFight.lost')}</span> : null}
    </Explained>
  )
}
