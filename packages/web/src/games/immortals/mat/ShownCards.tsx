import { cardText, type ImmortalsViewContext } from '@longtable/immortals/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { SeatMark } from '../../../components/SeatMark.tsx'
import { Card } from '../cards/Card.tsx'
import type { ShownCard } from '../view/view-facts.ts'
import { spaceTold } from './space-text.ts'
import './ShownCards.css'

interface ShownProps {
  readonly ctx: ImmortalsViewContext
  readonly shown: readonly ShownCard[]
  readonly nameOf: (seat: number) => string
  /** Where there is little room. */
  readonly isSmall?: boolean
}

/** The cards that lie face up in the middle of the table, with whose they are. */
export function ShownCards({ ctx, shown, nameOf, isSmall = false }: ShownProps) {
  const i18n = useI18n()
  if (shown.length === 0) return null
  return (
    <ul className="shown" data-small={isSmall || undefined} aria-label={i18n.t('web.immortals.shown.title')}>
      {shown.map(({ card, seat, space }) => (
        <li key={card} className="shown-card">
          <span className="shown-face" role="img" aria-label={i18n.format(cardText(ctx.tables, card))}>
            <Card tables={ctx.tables} card={card} size={isSmall ? 'small' : 'hand'} />
          </span>
          {seat === undefined ? null : (
            <span className="shown-by">
              <SeatMark seat={seat} size={14} />
              <span>
                {nameOf(seat)}
                {space === undefined
                  ? null
                  : ` · ${spaceTold(i18n, ctx.tables, ctx.state.players[seat], space).short}`}
              </span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
