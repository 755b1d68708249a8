import { piecesText, type Fight, type VentureViewContext } from '@longtable/dark-venture/board'
import { ChevronRight } from 'lucide-react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon } from '../icons/Icon.tsx'
import { SideMark } from '../units/SideMark.tsx'

/** The fights that this one lies within, the outermost first. */
export function Chain({ ctx, fights }: { ctx: VentureViewContext; fights: readonly Fight[] }) {
  const i18n = useI18n()
  if (fights.length === 0) return null
  return (
    <ol className="dv-fight-chain">
      <li>{i18n.t('web.dvFight.chain')}</li>
      {fights.map(({ side, versus, attackers, defenders }, n) => (
        <li key={n}>
          {side < 0 ? <Icon name="hazard" /> : <SideMark side={side} size={16} />}
          {side < 0 ? null : <span>{i18n.format(piecesText(ctx.tables, attackers))}</span>}
          <ChevronRight aria-hidden size={14} />
          <SideMark side={versus} size={16} />
          <span>{i18n.format(piecesText(ctx.tables, defenders))}</span>
        </li>
      ))}
    </ol>
  )
}
