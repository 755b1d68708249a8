import { handOf, savedCards, type CardNo, type VentureViewContext } from '@longtable/dark-venture/board'
import { memo, useMemo, useRef, type CSSProperties, type KeyboardEvent } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useDrag, type Elsewhere } from '../../../match-ui/targets/drag.tsx'
import { useChoosing, useChoosingNow, useTarget } from '../../../match-ui/targets/targets.tsx'
import { Card } from '../cards/Card.tsx'
import { describeCard } from '../cards/describe.ts'
import type { OwnPartProps } from '../parts/part-props.ts'
import { Icon } from '../icons/Icon.tsx'
import { useHandKeys } from './hand-keys.ts'
import { Worn } from './Worn.tsx'
import './Hand.css'

/** The saved cards of whoever sits here, fanned out, and what the own units wear. */
export function Hand({ venture, side }: OwnPartProps) {
  const i18n = useI18n()
  const list = useRef<HTMLUListElement>(null)
  useHandKeys(list)
  const { state, tables } = venture
  const hand = handOf(state, side)
  const most = tables.edition.supply.savedCards
  return (
    <section className="dv-hand" aria-label={i18n.t('web.dvHand.title', { count: hand.length })}>
      <div className="dv-hand-bar">
        <span className="dv-hand-count" title={i18n.t('web.dvHand.limit', { most })}>
          <Icon name="card" /> {i18n.t('web.dvHand.saved', { count: savedCards(state, side), most })}
        </span>
        <Worn ctx={venture} side={side} />
      </div>
      {hand.length === 0 ? (
        <p className="dv-hand-empty">{i18n.t('web.dvHand.empty')}</p>
      ) : (
        <ul ref={list} className="dv-hand-fan" onKeyDown={walk}>
          {hand.map((card, n) => (
            <HandCard
              key={card < 0 ? `${card} ${n}` : card}
              {...{ tables, side, card, n }}
              of={hand.length}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

/** The arrow keys go from card to card, also to those that can do nothing now. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('.dv-hand-card')]
  const next = cards[cards.findIndex((card) => card === document.activeElement) + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

/** Each card is turned by so many degrees more than the one before it. */
const TURN = 2.4

function fanned(n: number, of: number): CSSProperties {
  const off = n - (of - 1) / 2
  return { '--turn': `${off * TURN}deg`, '--sink': `${off * off * 0.9}px` } as CSSProperties
}

interface HandCardProps {
  readonly tables: VentureViewContext['tables']
  readonly side: number
  readonly card: CardNo
  readonly n: number
  readonly of: number
}

const HandCard = memo(function HandCard({ tables, side, card, n, of }: HandCardProps) {
  const i18n = useI18n()
  const now = useChoosingNow()
  const own = useRef<HTMLSpanElement>(null)
  const place = `card:${card}`
  const about = useMemo(() => describeCard(i18n, tables, card), [i18n, tables, card])
  const target = useTarget(place, about)
  // What is done with the card itself, wherever it is let go.
  const isPlayable = useChoosing((choosing) => choosing.at(place).length > 0)
  const elsewhere: Elsewhere = {
    isWelcome: (over) => isPlayable && over.closest('.dv-middle') !== null,
    drop: () => {
      if (own.current !== null) now().act(place, own.current)
    },
  }
  const drag = useDrag(place, () => <Ghost tables={tables} card={card} />, elsewhere)
  return (
    <li className="dv-hand-place" style={fanned(n, of)}>
      <span
        ref={own}
        {...target.props}
        className="dv-hand-card"
        aria-keyshortcuts={`Alt+${n + 1}`}
        data-dragged={drag.isDragged || undefined}
        onPointerDown={drag.onPointerDown}
      >
        <Card tables={tables} card={card} size="small" side={side} />
      </span>
    </li>
  )
})

function Ghost({ tables, card }: { tables: VentureViewContext['tables']; card: CardNo }) {
  return (
    <span className="dv-inks">
      <Card tables={tables} card={card} size="small" />
    </span>
  )
}
