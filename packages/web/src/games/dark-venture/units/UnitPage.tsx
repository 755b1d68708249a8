import {
  cardText,
  modNotes,
  nodeText,
  pieceText,
  prisonersOf,
  sideText,
  unitNotes,
  wornOn,
  type PieceNo,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import type { ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { BadgeMark, badgesIn, badgesOf } from './Badges.tsx'
import { LoadRow, loadOf, loadTexts } from './Load.tsx'
import { SideMark } from './SideMark.tsx'
import { StatBadge } from './Stat.tsx'
import { discOf, Token } from './Token.tsx'
import './UnitPage.css'

interface UnitPageProps {
  readonly ctx: VentureViewContext
  readonly piece: PieceNo
}

/** A piece read large: its numbers, what it can do, what changes it, what it has with it. */
export function UnitPage({ ctx, piece }: UnitPageProps) {
  const i18n = useI18n()
  const { state, tables } = ctx
  const { side, strength, strengthBy, defence, defenceBy } = discOf(ctx, piece)
  const printed = unitNotes(tables, piece)
  const changes = state.at[piece] < 0 ? [] : modNotes(ctx, piece)
  const badges = badgesIn(badgesOf(ctx, piece))
  return (
    <article className="dv-unit-page">
      <Token ctx={ctx} piece={piece} size={132} />
      <header>
        <h3>{i18n.format(pieceText(tables, piece))}</h3>
        <p className="dv-unit-page-side">
          <SideMark side={side} /> {i18n.format(sideText(tables, side))}
          {state.at[piece] < 0 ? null : ` · ${i18n.format(nodeText(tables, state.at[piece]))}`}
        </p>
      </header>
      <dl className="dv-unit-page-numbers">
        <Number of="strength" n={strength} by={strengthBy} />
        <Number of="defence" n={defence} by={defenceBy} />
      </dl>
      {badges.map((name) => (
        <p key={name} className="dv-unit-page-badge">
          <BadgeMark name={name} size="1.7em" /> {i18n.t(`web.dvUnits.badge.${name}`)}
        </p>
      ))}
      <Part title={i18n.t('web.dvUnits.page.notes')} isShown={printed.length > 0}>
        {printed.map((note, n) => (
          <p key={n}>{i18n.format(note)}</p>
        ))}
      </Part>
      <Part title={i18n.t('web.dvUnits.page.changes')} isShown={changes.length > 0}>
        {changes.map(({ what, from }, n) => (
          <p key={n}>
            {i18n.format(what)} <small>{i18n.format(from)}</small>
          </p>
        ))}
      </Part>
      <Belongings ctx={ctx} piece={piece} />
    </article>
  )
}

function Number({ of, n, by }: { of: 'strength' | 'defence'; n: number; by: number }) {
  const i18n = useI18n()
  return (
    <div>
      <dt>{i18n.t(`web.dvUnits.page.${of}`)}</dt>
      <dd>
        <StatBadge of={of} n={n} by={by} size="2.4rem" />
        <span className="sr-only">{n}</span>
        {by === 0 ? null : <small>{i18n.t('web.dvUnits.page.printed', { n: n - by })}</small>}
      </dd>
    </div>
  )
}

function Part({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  return isShown ? (
    <section>
      <h4>{title}</h4>
      {children}
    </section>
  ) : null
}

function Belongings({ ctx, piece }: UnitPageProps) {
  const i18n = useI18n()
  const { state, tables } = ctx
  const items = wornOn(state, piece)
  const prisoners = prisonersOf(state, piece)
  const captor = state.captor[piece]
  return (
    <>
      <Part title={i18n.t('web.dvUnits.page.carries')} isShown={loadOf(ctx, piece).length > 0}>
        <LoadRow ctx={ctx} piece={piece} size={30} />
        <span className="sr-only">
          {loadTexts(ctx, piece)
            .map((one) => i18n.format(one))
            .join(', ')}
        </span>
      </Part>
      <Part title={i18n.t('web.dvUnits.page.wears')} isShown={items.length > 0}>
        {items.map((card) => (
          <p key={card}>{i18n.format(cardText(tables, card))}</p>
        ))}
      </Part>
      <Part title={i18n.t('web.dvUnits.page.holds')} isShown={prisoners.length > 0}>
        {prisoners.map((prisoner) => (
          <Small key={prisoner} ctx={ctx} piece={prisoner} />
        ))}
      </Part>
      <Part title={i18n.t('web.dvUnits.page.heldBy')} isShown={captor >= 0}>
        {captor < 0 ? null : <Small ctx={ctx} piece={captor} />}
      </Part>
    </>
  )
}

function Small({ ctx, piece }: UnitPageProps) {
  const i18n = useI18n()
  return (
    <p className="dv-unit-page-badge">
      <Token ctx={ctx} piece={piece} size={40} /> {i18n.format(pieceText(ctx.tables, piece))}
    </p>
  )
}
