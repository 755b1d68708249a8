import { cardText, type ImmortalsViewContext, type Player } from '@longtable/immortals/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useDrag } from '../../../match-ui/targets/drag.tsx'
import { useChoosing, useTarget } from '../../../match-ui/targets/targets.tsx'
import { Price } from '../icons/Amount.tsx'
import { Card } from '../cards/Card.tsx'
import { Icon } from '../icons/Icon.tsx'
import { hasCard, spaceDescription, spaceTold, type Slot, type SpaceTold } from './space-text.ts'
import './Space.css'

interface SpaceProps {
  readonly ctx: ImmortalsViewContext
  readonly player: Player
  readonly seat: number
  readonly space: number
  readonly slot: Slot
}

/** An action space of one's own mat: cards can be put here and revealed. */
export function MySpace({ ctx, player, seat, space, slot }: SpaceProps) {
  const i18n = useI18n()
  const told = spaceTold(i18n, ctx.tables, player, space)
  const target = useTarget(`space:${space}`, spaceDescription(i18n, ctx, told, slot))
  return (
    <li className={`space space-${told.ground}`} data-slot={slot.is}>
      <div className="space-plate" {...target.props}>
        <Plate told={told} slot={slot} />
        {slot.is === 'lying' || slot.is === 'performed' ? (
          <span className="space-card">
            <Card tables={ctx.tables} card={slot.card} size="small" seat={seat} />
          </span>
        ) : null}
      </div>
      {slot.is === 'planned' ? <PlannedCard ctx={ctx} card={slot.card} /> : null}
      <Hint ctx={ctx} told={told} slot={slot} />
    </li>
  )
}

/** A card of the plan can be carried to another space; while another card is carried, it lets the space be hit. */
function PlannedCard({ ctx, card }: { ctx: ImmortalsViewContext; card: number }) {
  const place = `card:${card}`
  const target = useTarget(place)
  const drag = useDrag(place, () => <CarriedCard ctx={ctx} card={card} />)
  const isInTheWay = useChoosing(({ held }) => held !== undefined && held !== place)
  return (
    <span
      className="space-card space-card-planned"
      {...target.props}
      onPointerDown={drag.onPointerDown}
      data-dragged={drag.isDragged || undefined}
      data-through={isInTheWay || !target.isLit || undefined}
    >
      <Card tables={ctx.tables} card={card} size="small" />
    </span>
  )
}

/** What hangs on the pointer. */
export function CarriedCard({ ctx, card }: { ctx: ImmortalsViewContext; card: number }) {
  return (
    <span className="carried-card">
      <Card tables={ctx.tables} card={card} />
    </span>
  )
}

/** An action space of somebody else's mat. */
export function OtherSpace({ ctx, player, seat, space, slot }: SpaceProps) {
  const i18n = useI18n()
  const told = spaceTold(i18n, ctx.tables, player, space)
  const label = i18n.t('web.app.labelled', {
    name: told.name,
    about: spaceDescription(i18n, ctx, told, slot),
  })
  return (
    <li className={`space space-${told.ground}`} data-slot={slot.is}>
      <div className="space-plate" role="img" aria-label={label}>
        <Plate told={told} slot={slot} />
        {hasCard(slot) ? (
          <span className="space-card">
            <Card tables={ctx.tables} card={slot.card} size="small" seat={seat} />
          </span>
        ) : null}
      </div>
      <Hint ctx={ctx} told={told} slot={slot} />
    </li>
  )
}

function Plate({ told, slot }: { told: SpaceTold; slot: Slot }) {
  const i18n = useI18n()
  return (
    <>
      <span className="space-head">
        <span className="space-name">{told.short}</span>
      </span>
      <span className="space-price">
        <Price cost={told.cost} size="1.3rem" />
      </span>
      <span className="space-bed">
        {told.tribe === undefined ? null : <span className="space-tribe">{told.tribe}</span>}
        {told.prices === undefined ? (
          <span className="space-icons">
            {told.icons.map((name) => (
              <Icon key={name} name={name} />
            ))}
          </span>
        ) : (
          (['portal', 'shrine', 'capital'] as const).map((what) => (
            <span key={what} className="space-build">
              <Icon name={what} size="1.1em" />
              <Price cost={told.prices?.[what] ?? told.cost} size="1.25em" />
            </span>
          ))
        )}
        {slot.is === 'left' ? (
          <span className="space-left">{i18n.t('web.immortals.space.leftShort')}</span>
        ) : null}
      </span>
    </>
  )
}

/** What the mouse gets to read; the target itself is read out with the same words. */
function Hint({ ctx, told, slot }: { ctx: ImmortalsViewContext; told: SpaceTold; slot: Slot }) {
  const i18n = useI18n()
  return (
    <div className="space-hint" aria-hidden>
      <strong>{told.name}</strong>
      <span>
        {told.does} {told.price}
      </span>
      {hasCard(slot) ? <em>{i18n.format(cardText(ctx.tables, slot.card))}</em> : null}
    </div>
  )
}
