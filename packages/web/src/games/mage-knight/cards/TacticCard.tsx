import type { MageViewContext } from '@longtable/mage-knight'
import { tacticText, type Edition } from '@longtable/mage-knight/board'
import { memo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon } from '../icons/Icon.tsx'
import type { CardSize } from './Card.tsx'
import { EffectText } from './EffectText.tsx'
import { Emblem } from './Emblem.tsx'
import './frames.css'
import './Card.css'
import './TacticCard.css'

interface TacticCardProps {
  readonly tactic: number
  readonly mage: MageViewContext
  readonly size: CardSize
}

/** A tactic card: its place in the order of the round, and what it lets one do; drawn only. */
export function TacticCard({ tactic, mage, size }: TacticCardProps) {
  const isUsed = mage.state.players.some((player) => player.tactic === tactic && player.tacticUsed)
  return <TacticFace tactic={tactic} edition={mage.tables.edition} size={size} isUsed={isUsed} />
}

const TacticFace = memo(function TacticFace({
  tactic,
  edition,
  size,
  isUsed,
}: {
  tactic: number
  edition: Edition
  size: CardSize
  isUsed: boolean
}) {
  const i18n = useI18n()
  const row = edition.tactics[tactic]
  return (
    <span
      className={`mk-frame mk-card mk-tactic mk-card-${size}`}
      data-colour={row.time}
      data-used={isUsed || undefined}
      data-read={size === 'small' ? `tactic:${tactic}` : undefined}
      aria-hidden
    >
      <span className="mk-card-head">
        <span className="mk-tactic-number">{row.number}</span>
        <span className="mk-card-name" data-long={row.name[i18n.lang].length > 12 || undefined}>
          {row.name[i18n.lang]}
        </span>
        {size === 'full' ? <Icon name={row.time === 'day' ? 'sun' : 'moon'} size="1.3em" /> : null}
      </span>
      {size === 'full' ? (
        <span className="mk-card-class">{i18n.t(`web.mkCards.tactic.${row.time}`)}</span>
      ) : null}
      <Emblem id={row.id} scene={row.time} />
      <span className="mk-card-effect">
        <span className="mk-card-words">
          {row.when === 'never' ? (
            i18n.t('web.mkCards.tactic.nothing')
          ) : (
            <EffectText text={tacticText(row)} brief={size === 'small'} lines={size === 'full'} />
          )}
        </span>
      </span>
      {isUsed ? <span className="mk-tactic-used">{i18n.t('web.mkCards.tactic.used')}</span> : null}
    </span>
  )
})
