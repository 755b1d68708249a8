import {
  amountText,
  face,
  REGIONS,
  Z,
  type Card as CardNumber,
  type ImmortalsViewContext,
} from '@longtable/immortals/board'
import type { Formatter } from '@longtable/i18n'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useDrag } from '../../../match-ui/targets/drag.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import { Card } from '../cards/Card.tsx'
import { magicLines } from '../cards/magic.ts'
import { CarriedCard } from '../mat/Space.tsx'
import { handOf } from './held.ts'
import './Hand.css'

/** What a card says beyond its name. */
function described(i18n: Formatter, { tables }: ImmortalsViewContext, card: CardNumber): string | undefined {
  const shown = face(card)
  switch (shown.kind) {
    case 'conflict': {
      const site = shown.region + shown.realm * REGIONS
      return i18n.t('web.immortals.card.yields', {
        gold: amountText('gold', tables.gold[site]),
        energy: amountText('energy', tables.energy[site]),
      })
    }
    case 'wild':
      return i18n.t('web.immortals.card.wild', { area: tables.edition.areas[shown.area].name })
    case 'magic':
      return magicLines(i18n, tables.magic[shown.magic]).join(` ${i18n.t('web.immortals.card.or')} `)
    case 'blank':
      return i18n.t('web.immortals.card.blankDoes')
    case 'region':
      return undefined
  }
}

interface HandProps {
  readonly ctx: ImmortalsViewContext
  readonly seat: number
  readonly plan: readonly CardNumber[] | undefined
  /** On a small screen the cards lie in a strip that is pushed to and fro. */
  readonly isStrip?: boolean
}

/** The own hand. A card is taken up by a click or carried to a space. */
export function Hand({ ctx, seat, plan, isStrip = false }: HandProps) {
  const i18n = useI18n()
  const piles = handOf(ctx, seat, plan)
  const count = piles.reduce((sum, pile) => sum + pile.count, 0)
  return (
    <section className="hand" aria-label={i18n.t('web.immortals.hand.title', { count })}>
      {count === 0 ? (
        <p className="hand-empty">{i18n.t('web.immortals.hand.empty')}</p>
      ) : (
        <ul className="hand-cards" tabIndex={isStrip ? 0 : undefined}>
          {piles.map((pile) => (
            <li key={pile.card} className="hand-place">
              <HandCard ctx={ctx} card={pile.card} count={pile.count} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function HandCard({ ctx, card, count }: { ctx: ImmortalsViewContext; card: CardNumber; count: number }) {
  const i18n = useI18n()
  const place = `card:${card}`
  const several = count > 1 ? i18n.t('web.immortals.hand.several', { count }) : undefined
  const target = useTarget(
    place,
    [described(i18n, ctx, card), several].filter(Boolean).join(' ') || undefined,
  )
  const drag = useDrag(place, () => <CarriedCard ctx={ctx} card={card} />)
  return (
    <span
      className="hand-card"
      {...target.props}
      onPointerDown={drag.onPointerDown}
      data-dragged={drag.isDragged || undefined}
    >
      <Card tables={ctx.tables} card={card} />
      {count > 1 ? <span className="hand-count">{`×${count}`}</span> : null}
    </span>
  )
}

interface DraftProps {
  readonly ctx: ImmortalsViewContext
  readonly seat: number
  /** The card that is chosen already, while the others still think. */
  readonly chosen: CardNumber | undefined
  readonly isPicking: boolean
  readonly isStrip?: boolean
}

/** The cards of the starting round to choose from, and beside them what one has kept. */
export function Draft({ ctx, seat, chosen, isPicking, isStrip = false }: DraftProps) {
  const i18n = useI18n()
  const title = i18n.t(isPicking ? 'web.immortals.hand.draft' : 'web.immortals.hand.notChosen')
  const offered = ctx.state.cards[Z.draft + seat]
  return (
    <div className="draft">
      {offered.length === 0 ? null : (
        <section className="draft-offer" aria-label={title} data-picking={isPicking || undefined}>
          <h3 className="draft-title">{title}</h3>
          <ul className="hand-cards" tabIndex={isStrip ? 0 : undefined}>
            {offered.map((card) => (
              <li key={card} className="hand-place">
                <DraftCard ctx={ctx} card={card} isChosen={card === chosen} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="draft-kept">
        <h3 className="draft-title">
          {i18n.t('web.immortals.hand.title', { count: ctx.state.cards[Z.hand + seat].length })}
        </h3>
        <Hand ctx={ctx} seat={seat} plan={undefined} isStrip={isStrip} />
      </div>
    </div>
  )
}

function DraftCard({
  ctx,
  card,
  isChosen,
}: {
  ctx: ImmortalsViewContext
  card: CardNumber
  isChosen: boolean
}) {
  const i18n = useI18n()
  const target = useTarget(`card:${card}`, described(i18n, ctx, card))
  return (
    <span className="hand-card" {...target.props} data-chosen={isChosen || undefined}>
      <Card tables={ctx.tables} card={card} />
    </span>
  )
}
