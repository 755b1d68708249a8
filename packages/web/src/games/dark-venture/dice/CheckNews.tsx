import { darkVenture } from '@longtable/dark-venture'
import type { Event, frames, LocalsOf, VentureViewContext } from '@longtable/dark-venture/board'
import { Check, X } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useMotion } from '../../../settings/settings.ts'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Button } from '../../../components/controls/index.ts'
import { useChoosing, useChoosingNow, useTarget } from '../../../match-ui/targets/targets.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { frameOf } from '../view/view-facts.ts'
import { checksIn, needOf, type Rolled } from './checks.ts'
import { CombatDie } from './CombatDie.tsx'
import { TUMBLE } from './roll.ts'
import './check.css'

type Asking = LocalsOf<typeof frames.rollAgainFrame>

/** How long a roll is seen once its dice lie still, in milliseconds at normal speed. */
const READ = 2600

/** Dice that were rolled for something other than a combat; in a story its sheet shows them. */
export function CheckNews(drawn: BoardPartProps) {
  const asking = drawn.timeline === undefined ? frameOf<Asking>(drawn.view, 'roll.again') : undefined
  if (asking !== undefined) return <Again drawn={drawn} asking={asking} />
  return drawn.scene === 'story' ? null : <News {...drawn} />
}

/** What is told now: by the timeline while one plays, otherwise by what has just happened. */
function eventsOf({ timeline, happened }: BoardPartProps): readonly Event[] {
  return timeline === undefined ? (happened as readonly Event[]) : (timeline.beats[timeline.at]?.events ?? [])
}

function News(drawn: BoardPartProps) {
  const { at, timeline, venture } = drawn
  const { time, isStill } = useMotion()
  const [seen, setSeen] = useState<{ readonly key: string; readonly rolled: readonly Rolled[] }>()
  const key = `${at} ${timeline?.at ?? ''}`
  if (seen?.key !== key) setSeen({ key, rolled: checksIn(eventsOf(drawn)) })
  const close = useCallback(() => setSeen((last) => last && { ...last, rolled: [] }), [])
  const count = seen?.rolled.length ?? 0
  const lasts = isStill ? READ : time(TUMBLE + READ * Math.max(1, count / 2))
  useEffect(() => {
    if (count === 0) return undefined
    const timer = setTimeout(close, lasts)
    return () => clearTimeout(timer)
  }, [key, count, lasts, close])
  if (seen === undefined || count === 0) return null
  return (
    <button type="button" className="dv-dice-news paper" onClick={close}>
      {seen.rolled.map((rolled, n) => (
        <Roll key={n} ctx={venture} rolled={rolled} roll={seen.key} />
      ))}
    </button>
  )
}

function Roll({ ctx, rolled, roll }: { ctx: VentureViewContext; rolled: Rolled; roll: string }) {
  const i18n = useI18n()
  const { dice, before, after, success } = rolled
  const said = (event: Event): string => {
    const told = darkVenture.describeEvent?.(ctx, event)
    return told === undefined ? '' : i18n.format(told)
  }
  return (
    <span className="dv-dice-check" data-success={success}>
      {before === undefined ? null : <span className="dv-dice-check-what">{said(before)}</span>}
      <span className="dv-dice-check-row">
        {dice.map((value, n) => (
          <CombatDie key={n} kind="check" value={value} size={40} roll={roll} title={String(value)} />
        ))}
        <Outcome rolled={rolled} />
      </span>
      {after === undefined ? null : <span className="dv-dice-check-then">{said(after)}</span>}
    </span>
  )
}

function Outcome({ rolled }: { rolled: Rolled }) {
  const i18n = useI18n()
  const { success } = rolled
  if (success === undefined) return null
  const OutcomeIcon = success ? Check : X
  return (
    <span className="dv-dice-outcome">
      <span className="dv-dice-need">
        {i18n.t(`web.dvDice.check.${rolled.faces === 0 ? 'total' : 'faces'}`, needOf(rolled))}
      </span>
      <b>
        <OutcomeIcon aria-hidden size={17} strokeWidth={3} />
        {i18n.t(success ? 'web.dvDice.check.won' : 'web.dvDice.check.lost')}
      </b>
    </span>
  )
}

/** A hero may roll dice again for cards: they lie there until it is content. */
function Again({ drawn: { at }, asking }: { drawn: BoardPartProps; asking: Asking }) {
  const i18n = useI18n()
  const now = useChoosingNow()
  const stand = useChoosing(({ loose }) => loose.find(({ choice }) => choice.do === 'stand'))
  const { shown, atLeast, faces } = asking
  const key = faces === 0 ? 'total' : 'faces'
  return (
    <div className="dv-dice-news paper" role="group" aria-label={i18n.t('web.dvDice.check.title')}>
      <span className="dv-dice-check-row">
        {shown.map((value, n) => (
          <Die key={n} n={n} value={value} roll={`${at} ${value}`} />
        ))}
        <span className="dv-dice-outcome">
          <span className="dv-dice-need">
            {i18n.t(`web.dvDice.check.${key}`, needOf({ dice: shown, atLeast, faces }))}
          </span>
        </span>
      </span>
      {stand === undefined ? null : (
        <Button variant="lit" onClick={() => now().choose(stand.choice)}>
          {i18n.format(stand.text)}
        </Button>
      )}
    </div>
  )
}

function Die({ n, value, roll }: { n: number; value: number; roll: string }) {
  const { props } = useTarget(`die:${n}`, String(value))
  return (
    <span {...props} className="dv-dice-again">
      <CombatDie kind="check" value={value} size={46} roll={roll} />
    </span>
  )
}
