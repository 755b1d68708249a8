import {
  pieceText,
  wearerOf,
  wornBy,
  type CardNo,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import { useMemo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useDrag } from '../../../match-ui/targets/drag.tsx'
import { point } from '../../../match-ui/targets/pointing.ts'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import { Card } from '../cards/Card.tsx'
import { describeCard } from '../cards/describe.ts'
import { pictures } from '../cards/pictures.ts'
import { Token } from '../units/Token.tsx'

/** The items that units of a side wear: they count as saved, and can be used or handed on from here. */
export function Worn({ ctx, side }: { ctx: VentureViewContext; side: number }) {
  const i18n = useI18n()
  const cards = wornBy(ctx.state, side)
  return cards.length === 0 ? null : (
    <ul className="dv-hand-worn" aria-label={i18n.t('web.dvHand.worn')}>
      {cards.map((card) => (
        <Item key={card} ctx={ctx} card={card} />
      ))}
    </ul>
  )
}

function Item({ ctx, card }: { ctx: VentureViewContext; card: CardNo }) {
  const i18n = useI18n()
  const { tables, state } = ctx
  const place = `card:${card}`
  const wearer = wearerOf(state, card)
  const about = useMemo(() => {
    const by = i18n.t('web.dvHand.wornBy', { unit: pieceText(tables, wearer) })
    return `${by} ${describeCard(i18n, tables, card) ?? ''}`
  }, [i18n, tables, card, wearer])
  const { props } = useTarget(place, about)
  const { onPointerDown, isDragged } = useDrag(place, () => (
    <span className="dv-inks">
      <Card tables={tables} card={card} size="small" />
    </span>
  ))
  return (
    <li>
      <span
        {...props}
        className="dv-hand-item"
        data-read={place}
        data-dragged={isDragged || undefined}
        onPointerDown={onPointerDown}
        onPointerEnter={() => point(`piece:${wearer}`)}
      >
        <svg className="dv-hand-item-picture" viewBox="0 0 512 512" aria-hidden>
          <path d={pictures[tables.cardRow[card].id]} />
        </svg>
        <Token ctx={ctx} piece={wearer} size={26} />
      </span>
    </li>
  )
}
