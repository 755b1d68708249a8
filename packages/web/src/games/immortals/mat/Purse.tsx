import type { Player } from '@longtable/immortals/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon } from '../icons/Icon.tsx'
import './Purse.css'

/** Energy and gold of a player, and the points where they do not stand beside it. */
export function Purse({ player, hasPoints = true }: { player: Player; hasPoints?: boolean }) {
  const i18n = useI18n()
  const rows = [
    { icon: 'energy', count: player.energy, label: 'energy' },
    { icon: 'gold', count: player.gold, label: 'gold' },
    ...(hasPoints ? [{ icon: 'points', count: player.points, label: 'points' } as const] : []),
  ] as const
  return (
    <span className="purse" role="group" aria-label={i18n.t('web.immortals.mat.purse')}>
      {rows.map(({ icon, count, label }) => {
        const name = i18n.t(`web.immortals.mat.${label}`, { count })
        return (
          <span key={icon} className={`purse-item purse-${icon}`} role="img" aria-label={name} title={name}>
            <Icon name={icon} />
            <span className="purse-count">{count}</span>
          </span>
        )
      })}
    </span>
  )
}
