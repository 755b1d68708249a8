import {
  abilityBody,
  abilityText,
  SUPPLY,
  type CardNo,
  type SideNo,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import { choiceKey, text, type Choice, type MenuEntry } from '@longtable/kernel'
import type { ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useForesee } from '../../../match-ui/table/hooks.ts'
import { useChoosing, useTarget } from '../../../match-ui/targets/targets.tsx'
import { ActionDie } from '../dice/ActionDie.tsx'
import { Price } from '../dice/Dice.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { pictureOf } from '../icons/ability-pictures.ts'
import { Icon } from '../icons/Icon.tsx'
import { RowToken } from '../units/Token.tsx'
import { Good } from '../units/TokenChip.tsx'
import { Card } from './Card.tsx'
import { describeCard } from './describe.ts'
import { EffectText } from './EffectText.tsx'
import { Answer } from './IconSheet.tsx'

/** The things that a question is answered with, where nothing on the table bears their names. */

function useEntry(place: string): MenuEntry | undefined {
  return useChoosing((choosing) => choosing.at(place)[0])
}

interface ThingProps {
  readonly place: string
  readonly kind: string
  /** What its name does not say, for those who hear it. */
  readonly about?: string
  readonly children: ReactNode
}

/** A thing that can be chosen: its picture, its name, and what is to be known of it. */
function Thing({ place, kind, about, children }: ThingProps) {
  const { props } = useTarget(place, about)
  return (
    <span {...props} className={`dv-card-thing dv-card-thing-${kind}`}>
      {children}
    </span>
  )
}

function Named({ place }: { place: string }) {
  const i18n = useI18n()
  const entry = useEntry(place)
  return entry === undefined ? null : <span className="dv-card-thing-name">{i18n.format(entry.text)}</span>
}

/** How likely it is, as far as it can be told beforehand. */
function Chance({ drawn, choice }: { drawn: BoardPartProps; choice: Choice | undefined }) {
  const i18n = useI18n()
  const foresee = useForesee(drawn.engine, drawn.view, false)
  const odds = choice === undefined ? undefined : foresee(choice)?.odds
  if (odds === undefined) return null
  return (
    <span className="dv-card-chance">
      {odds
        .map(({ outcome, perMille }) =>
          i18n.t('web.shell.chance', { percent: Math.round(perMille / 10), outcome }),
        )
        .join(' · ')}
    </span>
  )
}

// Options

export function AskedOptions({ options, drawn }: { options: readonly number[]; drawn: BoardPartProps }) {
  return options.length === 0 ? null : (
    <div className="dv-card-options">
      {options.map((option) => (
        <Option key={option} place={`option:${option}`} drawn={drawn} />
      ))}
    </div>
  )
}

function Option({ place, drawn }: { place: string; drawn: BoardPartProps }) {
  const i18n = useI18n()
  const entry = useEntry(place)
  const blocked = useChoosing((choosing) => choosing.blockedAt(place)[0])
  const said = entry ?? blocked
  if (said === undefined) return null
  const gain = entry?.gain
  return (
    <Thing place={place} kind="option" about={i18n.format(said.text)}>
      <span className="dv-card-thing-name">{i18n.format(said.text)}</span>
      {gain === undefined ? null : <EffectText text={gain} />}
      <Chance drawn={drawn} choice={entry?.choice} />
      {entry === undefined && blocked !== undefined ? (
        <span className="dv-card-why">{i18n.format(text(`blocked.${blocked.rule}`, blocked.numbers))}</span>
      ) : null}
    </Thing>
  )
}

// Kinds of units

interface RowsProps {
  readonly rows: readonly number[]
  readonly ctx: VentureViewContext
  readonly side: SideNo
}

export function AskedRows({ rows, ctx, side }: RowsProps) {
  return rows.length === 0 ? null : (
    <div className="dv-card-things">
      {rows.map((row) => (
        <Row key={row} row={row} ctx={ctx} side={side} />
      ))}
    </div>
  )
}

function inSupply({ state, tables }: VentureViewContext, row: number): number {
  return tables.piecesOf[row].filter((piece) => state.at[piece] === SUPPLY).length
}

function Row({ row, ctx, side }: { row: number; ctx: VentureViewContext; side: SideNo }) {
  const i18n = useI18n()
  const place = `row:${row}`
  return (
    <Thing place={place} kind="row">
      <RowToken tables={ctx.tables} row={row} side={side} size={72} />
      <Named place={place} />
      <span className="dv-card-thing-note">
        {i18n.t('web.dvCards.asked.left', { count: inSupply(ctx, row) })}
      </span>
    </Thing>
  )
}

// Resources, faces

export function AskedGoods({ goods, drawn }: { goods: readonly number[]; drawn: BoardPartProps }) {
  return goods.length === 0 ? null : (
    <div className="dv-card-things">
      {goods.map((resource) => (
        <Resource key={resource} resource={resource} drawn={drawn} />
      ))}
    </div>
  )
}

function Resource({ resource, drawn }: { resource: number; drawn: BoardPartProps }) {
  const place = `goods:${resource}`
  return (
    <Thing place={place} kind="goods">
      <Good resource={resource} size={48} />
      <Named place={place} />
      <Chance drawn={drawn} choice={useEntry(place)?.choice} />
    </Thing>
  )
}

export function AskedFaces({ faces }: { faces: readonly number[] }) {
  return faces.length === 0 ? null : (
    <div className="dv-card-things">
      {faces.map((face) => (
        <Thing key={face} place={`face:${face}`} kind="face">
          <ActionDie face={face} size={48} />
          <Named place={`face:${face}`} />
        </Thing>
      ))}
    </div>
  )
}

// Abilities

interface AbilitiesProps {
  readonly abilities: readonly number[]
  readonly ctx: VentureViewContext
  readonly side: SideNo
}

export function AskedAbilities({ abilities, ctx, side }: AbilitiesProps) {
  return abilities.length === 0 ? null : (
    <div className="dv-card-abilities">
      {abilities.map((ability) => (
        <AskedAbility key={ability} ability={ability} ctx={ctx} side={side} />
      ))}
    </div>
  )
}

function AskedAbility({ ability, ctx, side }: { ability: number; ctx: VentureViewContext; side: SideNo }) {
  const i18n = useI18n()
  const { tables } = ctx
  const { cost, limit, text: does } = abilityBody(tables, side, ability)
  const name = i18n.format(abilityText(tables, side, ability))
  return (
    <Thing place={`ability:${ability}`} kind="ability" about={name}>
      <span className="dv-card-thing-head">
        <Icon name={pictureOf(tables.abilities[side][ability].row.id)} size="1.3em" />
        <span className="dv-card-thing-name">{name}</span>
        {cost.map((one, n) => (
          <Price key={n} cost={one} />
        ))}
      </span>
      <EffectText text={does} lines />
      {limit === undefined ? null : <span className="dv-card-thing-note">{i18n.format(limit)}</span>}
    </Thing>
  )
}

// Cards that lie in nobody’s sight but the asked one’s

/** So many are shown in full. */
const FEW = 3

export function AskedCards({ cards, drawn }: { cards: readonly CardNo[]; drawn: BoardPartProps }) {
  return cards.length === 0 ? null : (
    <div className="dv-card-row">
      {cards.map((card) => (
        <AskedCard key={card} card={card} drawn={drawn} size={cards.length > FEW ? 'small' : 'full'} />
      ))}
    </div>
  )
}

interface AskedCardProps {
  readonly card: CardNo
  readonly drawn: BoardPartProps
  readonly size: 'small' | 'full'
}

/** Where something else than taking it can be done with a card, that stands below it. */
function AskedCard({ card, drawn: { venture, side }, size }: AskedCardProps) {
  const i18n = useI18n()
  const place = `card:${card}`
  const { props } = useTarget(place, describeCard(i18n, venture.tables, card))
  const entries = useChoosing((choosing) => choosing.at(place))
  return (
    <span className="dv-card-spot">
      <span {...props} className="dv-card-spot-card">
        <Card tables={venture.tables} card={card} size={size} side={side} />
      </span>
      {entries.some(({ choice }) => choice.do !== 'card') ? (
        <span className="leaf-answers">
          {entries.map((entry) => (
            <Answer key={choiceKey(entry.choice)} entry={entry} />
          ))}
        </span>
      ) : null}
    </span>
  )
}
