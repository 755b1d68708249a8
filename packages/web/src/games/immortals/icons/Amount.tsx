import { costText, type Resource } from '@longtable/immortals/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import './Amount.css'

const SHAPES: Readonly<Record<Resource, string>> = {
  gold: 'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21z',
  energy: 'M12 .8 20.5 6.4v11.2L12 23.2 3.5 17.600V6.4z',
}

/** A coin of gold or a crystal of energy with a number on it. */
export function Amount({
  resource,
  count,
  size = '1.4em',
}: {
  resource: Resource
  count: number
  size?: string | number
}) {
  return (
    <svg className={`amount amount-${resource}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden>
      <path className="amount-shape" d={SHAPES[resource]} />
      {resource === 'gold' ? (
        <circle className="amount-ring" cx={12} cy={12} r={8.3} />
      ) : (
        <path className="amount-ring" d="M3.5 6.4 12 8.6l8.5-2.2M12 8.600V23" />
      )}
      <text className="amount-count" x={12} y={16.8} textAnchor="middle">
        {count}
      </text>
    </svg>
  )
}

interface Resources {
  readonly gold: number
  readonly energy: number
}

/** A price in coins and crystals, read out in words; nothing where nothing is paid. */
export function Price({ cost, size }: { cost: Resources; size?: string }) {
  const i18n = useI18n()
  const told = costText(cost)
  if (told === undefined) return null
  return (
    <span className="price" role="img" aria-label={i18n.format(told)}>
      {cost.energy > 0 ? <Amount resource="energy" count={cost.energy} {...(size && { size })} /> : null}
      {cost.gold > 0 ? <Amount resource="gold" count={cost.gold} {...(size && { size })} /> : null}
    </span>
  )
}
