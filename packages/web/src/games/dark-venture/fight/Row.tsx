import {
  AUTO,
  NEUTRAL,
  pieceText,
  sideText,
  signed,
  type FightPart,
  type PieceNo,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import { memo, type ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { CombatDie } from '../dice/CombatDie.tsx'
import { Icon } from '../icons/Icon.tsx'
import { SideMark } from '../units/SideMark.tsx'
import type { BoutRow } from './bout.ts'
import './Fighter.css'
import './Die.css'
import './Row.css'

export type Role = 'attack' | 'defence'

interface RowProps {
  readonly ctx: VentureViewContext
  readonly role: Role
  readonly row: BoutRow
  readonly isCounter: boolean
  /** The person that decides for it, if somebody does. */
  readonly who: string | undefined
  /** Somebody is waited for. */
  readonly isAsked: boolean
  /** It has more, or would win as it stands. */
  readonly isAhead: boolean
  /** It is decided without dice. */
  readonly isDiceless: boolean
  /** Sixes that count. */
  readonly areSixesLit: boolean
  /** What its roll says besides its parts. */
  readonly note: string | undefined
  readonly drawPiece: (piece: PieceNo) => ReactNode
  readonly drawDie: (n: number, value: number, isSix: boolean) => ReactNode
}

/** More dice are drawn smaller. */
const MANY = 7
const CROWD = 12

const SIX = 6

/** One side of a combat: who fights, its dice and where they come from, and what they add up to. */
export function Row(props: RowProps) {
  const { ctx, role, row, isAsked, isAhead, isDiceless, areSixesLit, note, drawPiece, drawDie } = props
  const i18n = useI18n()
  const { side, pieces, dice, plus, parts, sum } = row
  const size = dice.length > CROWD ? 'crowd' : dice.length > MANY ? 'many' : undefined
  return (
    <section
      className={`dv-fight-row dv-unit-side-${side < 0 ? NEUTRAL : side}`}
      data-role={role}
      data-ahead={isAhead || undefined}
      data-asked={isAsked || undefined}
      aria-label={i18n.t(`web.dvFight.row.${role}`)}
    >
      <RowHead {...props} />
      <div className="dv-fight-units">{side < 0 ? <Danger /> : pieces.map(drawPiece)}</div>
      <div className="dv-fight-dice" data-size={size}>
        {isDiceless ? null : dice.map((value, n) => drawDie(n, value, areSixesLit && value === SIX))}
        {plus === 0 || isDiceless ? null : (
          <span className="dv-fight-plus">
            <span aria-hidden>{signed(plus)}</span>
            <span className="sr-only">{i18n.t('web.dvFight.plus', { n: signed(plus) })}</span>
          </span>
        )}
      </div>
      <div className="dv-fight-made">
        {isDiceless ? null : (
          <Parts
            role={role}
            parts={parts}
            own={JSON.stringify(pieces.map((piece) => pieceText(ctx.tables, piece)))}
          />
        )}
        {note === undefined ? null : <p className="dv-fight-note">{note}</p>}
      </div>
      {isDiceless ? null : <Sum role={role} sum={sum} />}
    </section>
  )
}

function RowHead({ ctx, role, row: { side }, isCounter, who, isAsked }: RowProps) {
  const i18n = useI18n()
  const { tables, state } = ctx
  const key = role === 'attack' && isCounter ? 'counter' : role
  if (side < 0) return <h3 className="dv-fight-who">{i18n.t('web.dvFight.role.hazard')}</h3>
  return (
    <h3 className="dv-fight-who">
      <SideMark side={side} size={22} isAuto={state.control[side] === AUTO} />
      <b>{i18n.format(sideText(tables, side))}</b>
      <span className="dv-fight-role">{i18n.t(`web.dvFight.role.${key}`)}</span>
      {who === undefined ? null : (
        <span className="dv-fight-person">
          {isAsked ? i18n.t('web.dvFight.decides', { name: who }) : who}
        </span>
      )}
    </h3>
  )
}

function Danger() {
  return (
    <span className="dv-fight-danger">
      <Icon name="hazard" size="100%" />
    </span>
  )
}

interface PartsProps {
  readonly role: Role
  readonly parts: readonly FightPart[]
  /** The names of those who fight: their tokens show what is their own. */
  readonly own: string
}

/** Where dice and bonuses come from. */
const Parts = memo(function Parts({ role, parts, own }: PartsProps) {
  const i18n = useI18n()
  const shown = parts.filter(({ dice, plus }) => dice !== 0 || plus !== 0)
  if (shown.length === 0) return null
  return (
    <ul className="dv-fight-parts">
      {shown.map(({ what, dice, plus }, n) => (
        <li key={n} data-own={own.includes(JSON.stringify(what)) || undefined}>
          <span>{i18n.format(what)}</span>
          {dice === 0 ? null : (
            <b>
              {dice}
              <CombatDie kind={role} value={0} size="0.95em" />
              <span className="sr-only">{i18n.t('web.dvFight.dice', { count: dice })}</span>
            </b>
          )}
          {plus === 0 ? null : <b>{signed(plus)}</b>}
        </li>
      ))}
    </ul>
  )
})

const LOZENGE = 'M0-48 48 0 0 48-48 0z'
const SHIELD = 'M-40-42h80V4c0 22-19 36-40 44C-21 40-40 26-40 4z'

/** What a row adds up to, on the shape that its numbers have on every token. */
function Sum({ role, sum }: { role: Role; sum: number | undefined }) {
  const i18n = useI18n()
  const label =
    sum === undefined ? i18n.t('web.dvFight.sum.open') : i18n.t(`web.dvFight.sum.${role}`, { n: sum })
  return (
    <svg className="dv-fight-sum" viewBox="-54 -54 108 108" role="img" aria-label={label}>
      <path className="dv-fight-sum-glow" d={role === 'attack' ? LOZENGE : SHIELD} />
      <path className="dv-fight-sum-shape" d={role === 'attack' ? LOZENGE : SHIELD} />
      <text y={role === 'attack' ? 1 : -1}>{sum ?? '?'}</text>
    </svg>
  )
}
