import {
  abilityBody,
  abilityText,
  AUTO,
  FACTIONS,
  favourOf,
  sayCosts,
  sideText,
  type SideNo,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Sheet } from '../../../match-ui/targets/Sheet.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { Icon } from '../icons/Icon.tsx'
import { SideMark } from '../units/SideMark.tsx'
import { RowToken } from '../units/Token.tsx'
import './Sides.css'

/** The sides before the first round: what each consists of, can do and wants. */
export function Sides({ venture, seat, nameOf, awaited }: BoardPartProps) {
  const i18n = useI18n()
  const { state, tables } = venture
  const [asked] = awaited
  const lead =
    asked === undefined || asked === seat
      ? i18n.t('web.dvSides.pick.lead')
      : i18n.t('web.dvSides.pick.waits', { player: nameOf(asked) })
  const sides = tables.open.flatMap((isOpen, side) => (isOpen || state.control[side] !== 0 ? [side] : []))
  return (
    <Sheet
      kind="sides"
      icon={<Icon name="banner" size="1.3em" />}
      title={i18n.t('web.dvSides.pick.title')}
      lead={lead}
      isFixed
    >
      <div className="dv-side-choice">
        {sides.map((side) => (
          <Portrait key={side} ctx={venture} side={side} nameOf={nameOf} />
        ))}
      </div>
    </Sheet>
  )
}

interface PortraitProps {
  readonly ctx: VentureViewContext
  readonly side: SideNo
  readonly nameOf: (seat: number) => string
}

function Portrait({ ctx, side, nameOf }: PortraitProps) {
  const i18n = useI18n()
  const { state, tables } = ctx
  const name = i18n.format(sideText(tables, side))
  const { props, isLit } = useTarget(`side:${side}`)
  const by = state.control[side] === AUTO ? i18n.t('web.dvSides.auto') : takerOf(ctx, side, nameOf)
  return (
    <article className={`dv-side-portrait dv-unit-side-${side}`} data-taken={by !== undefined || undefined}>
      <div className="dv-side-portrait-head" {...props}>
        <SideMark side={side} size={46} />
        <h3>{name}</h3>
        <p>{i18n.t(`web.dvSides.about.${side}`)}</p>
        {isLit ? (
          <span className="dv-side-pick">{i18n.t('web.dvSides.pick.take', { side: name })}</span>
        ) : null}
        {by === undefined ? null : <span className="dv-side-by">{by}</span>}
      </div>
      {side < FACTIONS ? <Kinds ctx={ctx} side={side} /> : null}
      <Abilities ctx={ctx} side={side} />
      {side < FACTIONS ? <Wishes ctx={ctx} side={side} /> : null}
    </article>
  )
}

function takerOf(
  { state }: VentureViewContext,
  side: SideNo,
  nameOf: (seat: number) => string,
): string | undefined {
  return state.seatOf[side] >= 0 ? nameOf(state.seatOf[side]) : undefined
}

interface OfSide {
  readonly ctx: VentureViewContext
  readonly side: SideNo
}

/** The kinds of units of a faction, weakest first. */
function Kinds({ ctx: { tables }, side }: OfSide) {
  const rows = tables.factionOf.flatMap((faction, row) => (faction === side ? [row] : []))
  return (
    <div className="dv-side-kinds">
      {rows.map((row) => (
        <RowToken key={row} tables={tables} row={row} size={34} />
      ))}
    </div>
  )
}

function Abilities({ ctx: { tables }, side }: OfSide) {
  const i18n = useI18n()
  const all = tables.abilities[side]
  return (
    <details className="dv-side-more">
      <summary>
        <Icon name="power" /> {i18n.t('web.dvSides.pick.abilities', { count: all.length })}
      </summary>
      <ul>
        {all.map((_, ability) => {
          const { cost, text } = abilityBody(tables, side, ability)
          return (
            <li key={ability}>
              <strong>{i18n.format(abilityText(tables, side, ability))}</strong>{' '}
              <small>{i18n.format(sayCosts(cost))}</small>
              <p>{i18n.format(text)}</p>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** What pleases its Ancient. */
function Wishes({ ctx, side }: OfSide) {
  const i18n = useI18n()
  return (
    <details className="dv-side-more">
      <summary>
        <Icon name="favour" /> {i18n.t('web.dvSides.mat.favour')}
      </summary>
      <ul>
        {favourOf(ctx, side).rows.map(({ what, needs }, n) => (
          <li key={n}>
            {i18n.format(what)} × {needs}
          </li>
        ))}
      </ul>
    </details>
  )
}
