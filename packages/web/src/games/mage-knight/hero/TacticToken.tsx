import { numbered } from '@longtable/mage-knight/board'
import { memo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import './Plaques.css'

/** The tactic of this round, as a small plaque. */
export const TacticToken = memo(function TacticToken({
  tactic,
  isUsed,
}: {
  tactic: number
  isUsed: boolean
}) {
  const i18n = useI18n()
  const { number, name } = numbered.tactics[tactic]
  const { props } = useTarget(`tactic:${tactic}`, isUsed ? i18n.t('web.mkHero.tacticUsed') : undefined)
  return (
    <span
      {...props}
      className="mk-plaque mk-plaque-tactic"
      data-state={isUsed ? 'down' : 'ready'}
      data-read={`tactic:${tactic}`}
    >
      <b className="mk-plaque-number">{number}</b>
      <span className="mk-plaque-name">{name[i18n.lang]}</span>
    </span>
  )
})
