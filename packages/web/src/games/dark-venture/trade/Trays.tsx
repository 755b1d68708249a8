import { handOf, sideText, Z, type CardNo, type VentureViewContext } from '@longtable/dark-venture/board'
import { useMemo, useRef } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useDrag, type Elsewhere } from '../../../match-ui/targets/drag.tsx'
import { SeatMark } from '../../../components/SeatMark.tsx'
import { useChoosingNow, useTarget } from '../../../match-ui/targets/targets.tsx'
import { Card, CardBack } from '../cards/Card.tsx'
import { describeCard } from '../cards/describe.ts'
import type { BoardPartProps } from '../parts/part-props.ts'
import { SideMark } from '../units/SideMark.tsx'
import type { Trading } from './trading.ts'

interface TrayProps {
  readonly drawn: BoardPartProps
  readonly trading: Trading
  readonly of: number
}

/** Steps in which a side lays down cards: the proposer, and then the partner. */
const LAYING: readonly string[] = ['trade.lay', 'trade.give', 'trade.counter']

function isLaying(step: string, of: number, { side }: Trading): boolean {
  return LAYING.includes(step) && (step === 'trade.lay') === (of === side)
}

/** For how many more cards there is room. */
function roomFor(isOpen: boolean, step: string, missing: number, inHand: number): number {
  if (!isOpen) return 0
  return step === 'trade.give' ? Math.max(0, missing) : Math.min(1, inHand)
}

/** What one side has laid down; who may not see the cards sees their backs. */
export function TradeTray({ drawn, trading, of }: TrayProps) {
  const i18n = useI18n()
  const { venture, side, step, nameOf } = drawn
  const { state, tables } = venture
  const seat = state.seatOf[of]
  const laid = seat < 0 ? [] : state.cards[Z.offer + seat]
  const isMine = of === side
  const isOpen = isLaying(step, of, trading)
  const name = i18n.format(sideText(tables, of))
  const inHand = handOf(state, of).length
  const open = roomFor(isOpen, step, trading.count - laid.length, inHand)
  return (
    <section
      className="dv-trade-tray"
      data-open={isOpen || undefined}
      data-empty={(laid.length === 0 && !isOpen) || undefined}
      aria-label={name}
    >
      <h3 className="dv-trade-who">
        <SideMark side={of} size="1.5em" />
        <span>{isMine ? i18n.t('web.dvTrade.you') : name}</span>
        {isMine || seat < 0 ? null : (
          <span className="dv-trade-person">
            <SeatMark seat={seat} size={16} /> {nameOf(seat)}
          </span>
        )}
        <span className="dv-trade-hand">{i18n.t('web.dvTrade.hand', { count: inHand })}</span>
      </h3>
      <div className="dv-trade-cards">
        {laid.map((card, n) =>
          card < 0 ? (
            <CardBack key={`back ${n}`} size="small" />
          ) : (
            <LaidCard key={card} ctx={venture} side={side} card={card} isMine={isMine && isOpen} />
          ),
        )}
        {Array.from({ length: open }, (_, n) => (
          <span key={`room ${n}`} className="dv-trade-room">
            {isMine ? i18n.t('web.dvTrade.room') : null}
          </span>
        ))}
        {laid.length === 0 && !isOpen ? (
          <p className="dv-trade-nothing">{i18n.t('web.dvTrade.nothing')}</p>
        ) : null}
      </div>
    </section>
  )
}

interface LaidCardProps {
  readonly ctx: VentureViewContext
  readonly side: number
  readonly card: CardNo
  /** It can be taken back. */
  readonly isMine: boolean
}

/** A card on the cloth: a click or the way back to the hand takes it up again. */
function LaidCard({ ctx, side, card, isMine }: LaidCardProps) {
  const i18n = useI18n()
  const now = useChoosingNow()
  const own = useRef<HTMLSpanElement>(null)
  const place = `card:${card}`
  const about = useMemo(() => describeCard(i18n, ctx.tables, card), [i18n, ctx.tables, card])
  const { props, isLit } = useTarget(place, about)
  const elsewhere: Elsewhere = {
    isWelcome: (over) => isMine && isLit && over.closest('.dv-hand') !== null,
    drop: () => {
      if (own.current !== null) now().act(place, own.current)
    },
  }
  const { onPointerDown, isDragged } = useDrag(
    place,
    () => (
      <span className="dv-inks">
        <Card tables={ctx.tables} card={card} size="small" />
      </span>
    ),
    elsewhere,
  )
  return (
    <span
      ref={own}
      {...props}
      className="dv-trade-card"
      data-dragged={isDragged || undefined}
      onPointerDown={onPointerDown}
    >
      <Card tables={ctx.tables} card={card} size="small" side={side} />
    </span>
  )
}
