import { WANTED } from '@longtable/dark-venture/board'
import { text } from '@longtable/kernel'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useChoosing, useTarget } from '../../../match-ui/targets/targets.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import type { Trading } from './trading.ts'

const kinds = Object.keys(WANTED) as readonly (keyof typeof WANTED)[]

const ICONS: Readonly<Record<keyof typeof WANTED, IconName>> = {
  action: 'card',
  item: 'item',
  offer: 'trade',
  gift: 'gift',
}

const COUNTS = [1, 2, 3]

/** What the proposer asks for: one stamp settles it and shows the cards. */
export function Stamps() {
  const i18n = useI18n()
  return (
    <div className="dv-trade-stamps" role="group" aria-label={i18n.t('web.dvTrade.wanted')}>
      <p className="dv-trade-ask">{i18n.t('web.dvTrade.wanted')}</p>
      {(['action', 'item'] as const).map((kind) => (
        <div key={kind} className="dv-trade-kind">
          <span className="dv-trade-kind-name">
            <Icon name={ICONS[kind]} size="1.3em" /> {i18n.t(`web.dvTrade.kind.${kind}`)}
          </span>
          {COUNTS.map((count) => (
            <Stamp key={count} kind={kind} count={count} />
          ))}
        </div>
      ))}
      <Stamp kind="offer" count={0} />
      <Stamp kind="gift" count={0} />
    </div>
  )
}

function Stamp({ kind, count }: { kind: keyof typeof WANTED; count: number }) {
  const i18n = useI18n()
  const place = `want:${WANTED[kind] * 4 + count}`
  const why = useChoosing((choosing) => choosing.blockedAt(place)[0])
  const reason = why === undefined ? undefined : i18n.format(text(`blocked.${why.rule}`, why.numbers))
  const { props } = useTarget(place, reason)
  return (
    <span {...props} className="dv-trade-stamp" title={reason}>
      {count > 0 ? (
        count
      ) : (
        <>
          <Icon name={ICONS[kind]} size="1.3em" /> {i18n.t(`web.dvTrade.kind.${kind}`)}
        </>
      )}
    </span>
  )
}

/** What was asked for, as it stands on the proposal, until both have laid down what they give. */
export function WantedGoods({ step, trading: { kind, count } }: { step: string; trading: Trading }) {
  const i18n = useI18n()
  const id = kinds[kind]
  if (step === 'trade.lay' || step === 'trade.settle' || id === undefined) {
    return (
      <span className="dv-trade-swap">
        <Icon name="exchange" size={44} />
      </span>
    )
  }
  const key = `trade.want.${id}`
  return (
    <div className="dv-trade-wanted" data-past={step === 'trade.counter' || undefined}>
      <Icon name={ICONS[id]} size={34} />
      <span className="dv-trade-ask">{i18n.t('web.dvTrade.asksFor')}</span>
      <strong>{i18n.format(count === 0 ? text(key) : text(key, { count }))}</strong>
    </div>
  )
}
