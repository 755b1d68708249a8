import { elements, reaches, type Part } from '@longtable/mage-knight/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { Badge } from '../tokens/Badge.tsx'
import './Balance.css'

const reachIcons: readonly IconName[] = ['attack', 'ranged', 'siege']

/** What was played, piece by piece; what counts half or not at all says so. */
export function Pool({ parts, empty }: { parts: readonly Part[]; empty: string }) {
  const i18n = useI18n()
  if (parts.length === 0) return <p className="mk-pool-empty">{empty}</p>
  return (
    <ul className="mk-pool">
      {parts.map((part) => (
        <li
          key={`${part.reach} ${part.element} ${part.doubled}`}
          className="mk-pool-part"
          data-worth={part.worth}
        >
          <Icon name={part.reach < 0 ? 'block' : reachIcons[part.reach]} size="1.3em" />
          <Badge element={part.element} n={part.n} />
          <span className="mk-pool-words">
            {wordsOf(part)}
            {part.worth === 'full' ? null : (
              <span className="mk-pool-worth">{i18n.t(`web.mkFight.pool.${part.worth}`)}</span>
            )}
            {part.doubled ? (
              <span className="mk-pool-worth">{i18n.t('web.mkFight.pool.doubled')}</span>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  )

  function wordsOf({ reach, element }: Part): string {
    const kind = reach < 0 ? 'block' : reaches[reach]
    return i18n.t('web.mkFight.pool.part', {
      kind: i18n.t(`web.mkFight.reach.${kind}`),
      element: i18n.t(`web.mkFight.element.${elements[element]}`),
    })
  }
}

interface BalanceProps {
  readonly label: string
  readonly have: number
  readonly need: number
  readonly parts: readonly Part[]
  /** What is missing, where that is no failure. */
  readonly missing?: string
}

/** What is brought against what is needed: a bar, and in words. */
export function Balance({ label, have, need, parts, missing }: BalanceProps) {
  const i18n = useI18n()
  const all = Math.max(have, need, 1)
  const isMet = have >= need
  return (
    <div className="mk-balance" data-met={isMet || undefined}>
      <p className="mk-balance-words">
        <span className="mk-balance-label">{label}</span>{' '}
        <span className="mk-balance-sum">{i18n.t('web.mkFight.balance.sum', { have, need })}</span>{' '}
        <strong className="mk-balance-verdict">
          {isMet
            ? i18n.t('web.mkFight.balance.enough')
            : (missing ?? i18n.t('web.mkFight.balance.missing', { count: need - have }))}
        </strong>
      </p>
      <div className="mk-balance-bar" aria-hidden>
        {parts.length > 0 ? null : (
          <span className="mk-balance-part mk-balance-part-0" style={{ width: `${(have / all) * 100}%` }} />
        )}
        {parts.map(({ reach, element, n, worth, doubled }) =>
          worth === 'nothing' ? null : (
            <span
              key={`${reach} ${element} ${doubled}`}
              className={`mk-balance-part mk-balance-part-${element}`}
              data-worth={worth}
              style={{ width: `${((worth === 'half' ? n / 2 : n) / all) * 100}%` }}
            />
          ),
        )}
        <span className="mk-balance-mark" style={{ left: `${(need / all) * 100}%` }} />
      </div>
    </div>
  )
}
