import {
  abilityBody,
  abilityText,
  AUTO,
  autoCardBody,
  bankedAll,
  cardText,
  favourOf,
  FACTIONS,
  handOf,
  isUnlocked,
  NEUTRAL,
  pieceText,
  progressOf,
  sayCosts,
  wornBy,
  type SideNo,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon } from '../icons/Icon.tsx'
import { Token } from '../units/Token.tsx'
import { Count } from './Count.tsx'

interface OfSide {
  readonly ctx: VentureViewContext
  readonly side: SideNo
}

/** All that may be known of a side that is not one's own. */
export function OtherMat({ ctx, side, nameOf }: OfSide & { readonly nameOf: (seat: number) => string }) {
  const i18n = useI18n()
  const { state } = ctx
  const seat = state.seatOf[side]
  const isAuto = state.control[side] === AUTO
  return (
    <div className="dv-side-mat">
      <p className="dv-side-mat-line">
        <span>
          {seat >= 0 ? nameOf(seat) : i18n.t(`web.dvSides.${side === NEUTRAL ? 'beasts' : 'auto'}`)}
        </span>
        {side === NEUTRAL ? null : (
          <>
            <Told icon="points" what="points" count={state.points[side]} />
            <Told icon="card" what="cards" count={handOf(state, side).length} />
            <Told icon="memory" what="memory" count={bankedAll(state, side)} />
          </>
        )}
      </p>
      <Units ctx={ctx} side={side} />
      <Items ctx={ctx} side={side} />
      {isAuto ? <AutoCards ctx={ctx} side={side} /> : <Abilities ctx={ctx} side={side} />}
      {side < FACTIONS && !isAuto ? <Favour ctx={ctx} side={side} /> : null}
      {ctx.tables.target > 0 ? <Objectives ctx={ctx} side={side} /> : null}
    </div>
  )
}

function Told({ icon, what, count }: { icon: 'points' | 'card' | 'memory'; what: string; count: number }) {
  const i18n = useI18n()
  return <Count icon={icon} n={count} told={i18n.t(`web.dvSides.count.${what}`, { count })} />
}

function Units({ ctx, side }: OfSide) {
  const i18n = useI18n()
  const { state, tables } = ctx
  return (
    <section>
      <h3>{i18n.t('web.dvSides.mat.units')}</h3>
      {state.army[side].length === 0 ? <p>{i18n.t('web.dvSides.mat.none')}</p> : null}
      <ul className="dv-side-mat-units">
        {state.army[side].map((piece) => (
          <li key={piece}>
            <Token ctx={ctx} piece={piece} size={52} />
            {i18n.format(pieceText(tables, piece))}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Items({ ctx: { state, tables }, side }: OfSide) {
  const i18n = useI18n()
  const worn = wornBy(state, side)
  if (worn.length === 0) return null
  return (
    <section>
      <h3>{i18n.t('web.dvSides.mat.items')}</h3>
      <p>{worn.map((card) => i18n.format(cardText(tables, card))).join(' · ')}</p>
    </section>
  )
}

function Abilities({ ctx: { state, tables }, side }: OfSide) {
  const i18n = useI18n()
  if (tables.abilities[side].length === 0) return null
  return (
    <section>
      <h3>{i18n.t('web.dvSides.mat.abilities')}</h3>
      <ul className="dv-side-mat-list">
        {tables.abilities[side].map(({ unlock }, ability) => {
          const { cost, limit, text } = abilityBody(tables, side, ability)
          return (
            <li key={ability}>
              <b>
                {isUnlocked(state, side, unlock) ? null : <Icon name="lock" />}{' '}
                {i18n.format(abilityText(tables, side, ability))}
                <small>{i18n.format(sayCosts(cost))}</small>
              </b>
              <p>{i18n.format(text)}</p>
              <small>{limit === undefined ? null : i18n.format(limit)}</small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function AutoCards({ ctx: { tables }, side }: OfSide) {
  const i18n = useI18n()
  const cards = tables.autoCards[side]
  return (
    <section>
      <h3>{i18n.t('web.dvSides.mat.autoCards')}</h3>
      <ol className="dv-side-mat-list">
        {cards.map((card, n) => {
          const { name, text } = autoCardBody(tables, side, card)
          return (
            <li key={n}>
              <b>
                {n + 1} · {name[i18n.lang]}
              </b>
              <p>{i18n.format(text)}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Favour({ ctx, side }: OfSide) {
  const i18n = useI18n()
  return (
    <section>
      <h3>{i18n.t('web.dvSides.mat.favour')}</h3>
      <ul className="dv-side-mat-list">
        {favourOf(ctx, side).rows.map(({ what, has, needs }, n) => (
          <li key={n}>
            <span>{i18n.format(what)}</span>
            <span />
            <span className="dv-side-mat-has">{`${has}/${needs}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Objectives({ ctx, side }: OfSide) {
  const i18n = useI18n()
  return (
    <section>
      <h3>{i18n.t('web.dvSides.mat.objectives')}</h3>
      <ul className="dv-side-mat-list">
        {progressOf(ctx, side).map(({ what, has, per, points, scored }, n) => (
          <li key={n}>
            <span>{i18n.format(what)}</span>
            <span>{i18n.t('web.dvSides.mat.pays', { points, count: scored })}</span>
            <span className="dv-side-mat-has">{`${has}/${per}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
