import { sideText } from '@longtable/dark-venture/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Answers, IconSheet } from '../cards/IconSheet.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { frameOf } from '../view/view-facts.ts'
import { Stamps, WantedGoods } from './Stamps.tsx'
import type { Trading } from './trading.ts'
import { TradeTray } from './Trays.tsx'
import './Trade.css'

/** A trade of saved cards: what each lays down, what is asked for, and what is answered. */
export function Trade(drawn: BoardPartProps) {
  const i18n = useI18n()
  const { view, step, venture, side } = drawn
  const trading = frameOf<Trading>(view, step)
  if (trading === undefined) return null
  const { tables } = venture
  const isMine = side === trading.side || side === trading.partner
  const names = { side: sideText(tables, trading.side), partner: sideText(tables, trading.partner) }
  return (
    <IconSheet
      kind="trade"
      icon="trade"
      title={i18n.t('web.dvTrade.title', names)}
      lead={i18n.t(`web.dvTrade.lead.${leadOf(step, side, trading)}`, names)}
      aside={<Proposals drawn={drawn} />}
      isFolded={!isMine}
      foot={<Answers />}
    >
      <div className="dv-trade-cloth">
        <TradeTray drawn={drawn} trading={trading} of={trading.side} />
        <div className="dv-trade-middle">
          {step === 'trade.lay' && side === trading.side ? (
            <Stamps />
          ) : (
            <WantedGoods step={step} trading={trading} />
          )}
        </div>
        <TradeTray drawn={drawn} trading={trading} of={trading.partner} />
      </div>
    </IconSheet>
  )
}

const LEADS: Readonly<Record<string, string>> = {
  'trade.lay': 'lay',
  'trade.answer': 'answer',
  'trade.give': 'give',
  'trade.counter': 'counter',
  'trade.settle': 'settle',
}

/** What is going on, for whoever is asked and for those who wait. */
function leadOf(step: string, side: number, { side: proposer, partner }: Trading): string {
  const asked = step === 'trade.lay' || step === 'trade.settle' ? proposer : partner
  const lead = LEADS[step] ?? 'answer'
  return side === asked ? lead : `${lead}Theirs`
}

/** How many proposals are left this turn. */
function Proposals({ drawn: { venture } }: { drawn: BoardPartProps }) {
  const i18n = useI18n()
  const { state, tables } = venture
  const most = tables.edition.numbers.proposalsATurn
  const told = i18n.t('web.dvTrade.proposals', { count: most - state.proposals, most })
  return (
    <span className="dv-trade-pips" role="img" aria-label={told} title={told}>
      {Array.from({ length: most }, (_, n) => (
        <i key={n} data-left={n < most - state.proposals || undefined} />
      ))}
    </span>
  )
}
