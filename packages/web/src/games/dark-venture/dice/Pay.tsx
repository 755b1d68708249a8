import type { Shortcut } from '@longtable/kernel'
import { useEffect, useMemo, useRef } from 'react'
import { create } from 'zustand'
import { spentBy } from './spent.ts'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Button, Switch } from '../../../components/controls/index.ts'
import { useChoosing, useChoosingNow } from '../../../match-ui/targets/targets.tsx'
import type { OwnPartProps } from '../parts/part-props.ts'
import { DiceWords } from './Dice.tsx'
import { ownDice } from './order.ts'

const PAYING: readonly string[] = ['pay.dice', 'pay.mix']
const KEY = 'longtable.dv.pays'

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes'
  } catch {
    return false
  }
}

/** Whether the table gives the dice that are missed least without asking. */
const usePays = create<{ readonly isOn: boolean }>(() => ({ isOn: kept() }))

function setPays(isOn: boolean): void {
  usePays.setState({ isOn })
  try {
    localStorage.setItem(KEY, isOn ? 'yes' : 'no')
  } catch {
    // Where nothing can be kept, it lasts as long as the page.
  }
}

/** The payment that the game proposes. */
function useProposal({ engine, view, step }: OwnPartProps): Shortcut | undefined {
  const entries = useChoosing((choosing) => choosing.entries)
  const isPaying = step === 'pay.dice' && entries.length > 0
  const together = useMemo(
    () =>
      isPaying
        ? engine.shortcuts(
            view,
            entries.map(({ choice }) => choice),
          )
        : [],
    [isPaying, engine, view, entries],
  )
  return together[0]
}

/** Pays by itself, if that is wanted, but never what somebody has just taken back. */
function useTablePays({ venture, side, at }: OwnPartProps, proposal: Shortcut | undefined): void {
  const isOn = usePays((pays) => pays.isOn)
  const now = useChoosingNow()
  const { dice, memory } = ownDice(venture, side)
  const purse = [...dice, ...memory].reduce((sum, n) => sum + n, 0)
  const before = useRef({ at, purse })
  useEffect(() => {
    const isNews = before.current.at !== at && purse <= before.current.purse
    before.current = { at, purse }
    if (isOn && isNews && proposal !== undefined) now().chooseAll(proposal)
  }, [isOn, at, purse, proposal, now])
}

/** While dice are asked for: what is asked, and the payment that is missed least. */
export function Pay(drawn: OwnPartProps) {
  const i18n = useI18n()
  const now = useChoosingNow()
  const question = useChoosing((choosing) => choosing.question)
  const isOn = usePays((pays) => pays.isOn)
  const proposal = useProposal(drawn)
  useTablePays(drawn, proposal)
  if (question === undefined || !PAYING.includes(drawn.step)) return null
  return (
    <div className="dv-dice-pay" role="group" aria-label={i18n.t('web.dvDice.pay.title')}>
      <p className="dv-dice-asked">{i18n.format(question)}</p>
      {proposal === undefined ? null : (
        <>
          <Button variant="lit" className="dv-dice-proposal" onClick={() => now().chooseAll(proposal)}>
            {i18n.t('web.dvDice.pay.with')} <DiceWords spent={spentBy(proposal.choices)} />
          </Button>
          <Switch label={i18n.t('web.dvDice.pay.always')} isOn={isOn} onChange={setPays} />
        </>
      )}
    </div>
  )
}
