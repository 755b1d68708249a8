import { numbered } from '@longtable/mage-knight/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon } from '../icons/Icon.tsx'

/** The order token, face up or down. */
export function Order({ n, isDown = false }: { n: number; isDown?: boolean }) {
  const i18n = useI18n()
  const told = i18n.t('web.mkHero.others.order', { n })
  return (
    <span
      className="mk-strip-order"
      role="img"
      aria-label={told}
      title={told}
      data-down={isDown || undefined}
    >
      {n}
    </span>
  )
}

export function TacticNumber({ tactic }: { tactic: number }) {
  const i18n = useI18n()
  const { number, name } = numbered.tactics[tactic]
  const told = i18n.t('web.mkHero.count', { thing: i18n.t('web.mkHero.tactic'), count: name[i18n.lang] })
  return (
    <span
      className="mk-strip-tactic"
      role="img"
      aria-label={told}
      title={told}
      data-read={`tactic:${tactic}`}
    >
      <Icon name="tactic" />
      {number}
    </span>
  )
}
