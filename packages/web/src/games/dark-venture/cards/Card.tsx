import {
  cardBody,
  FACTION,
  SIDE_NO,
  type CardBody,
  type CardLine,
  type CardNo,
  type CardRow,
  type FactionId,
  type SideNo,
  type MatchTables,
} from '@longtable/dark-venture/board'
import type { Formatter } from '@longtable/i18n'
import { memo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { RIMS } from '../units/faces.ts'
import { SideMark } from '../units/SideMark.tsx'
import { EffectText } from './EffectText.tsx'
import { pictures } from './pictures.ts'
import './Card.css'

export type CardSize = 'small' | 'full'
export type Deck = 'action' | 'item'

interface CardProps {
  readonly tables: MatchTables
  readonly card: CardNo
  readonly size: CardSize
  /** Whose line is told apart on cards that say something to each side. */
  readonly side?: SideNo
  readonly isDim?: boolean
}

const bodies = new WeakMap<CardRow, CardBody>()

/** What is printed on a card; all copies of it say the same. */
export function bodyOf(tables: MatchTables, card: CardNo): CardBody {
  const row = tables.cardRow[card]
  const body = bodies.get(row) ?? cardBody(tables, card)
  bodies.set(row, body)
  return body
}

/**
 * An action or item card as an object on the table; below 0 it lies face down. It is drawn only: who shows it gives it
 * its name for those who cannot see it.
 */
export function Card({ tables, card, size, side = -1, isDim = false }: CardProps) {
  if (card < 0) return <CardBack size={size} />
  return (
    <CardFace
      row={tables.cardRow[card]}
      body={bodyOf(tables, card)}
      place={size === 'small' ? `card:${card}` : undefined}
      size={size}
      side={side}
      isDim={isDim}
    />
  )
}

const KINDS: Readonly<Record<CardRow['kind'], IconName>> = {
  discovery: 'discovery',
  allPlayer: 'everybody',
  tactic: 'tactic',
  factionBonus: 'bonus',
  equippable: 'slot',
  singleUse: 'vial',
  instant: 'spark',
}

/** So many letters are written large, small and smaller still. */
const SHORT = 90
const LONG = 210
const LONGER = 300

function lengthMark(letters: number): 'short' | 'long' | 'longer' | undefined {
  if (letters < SHORT) return 'short'
  if (letters > LONGER) return 'longer'
  return letters > LONG ? 'long' : undefined
}

function lettersOf(i18n: Formatter, lines: readonly Sharing[]): number {
  return lines.reduce((sum, { text }) => sum + i18n.format(text).length, 0)
}

/** Behind what action cards show: what is left of a town. Behind items: the bench they lie on. */
const RUINS =
  'M0 76h10V58l4-5 5 4v19h14V46l6-7 5 9 4-4v32h17V63h9v13h24V40h4v-6h5v6h4v-7h5v7h4v-4h4v40h15V57l7-6 9 8v17h19V67l6-3 5 5v7h16v24H0z'
const BENCH = 'M0 74h200v26H0z'

interface CardFaceProps {
  readonly row: CardRow
  readonly body: CardBody
  readonly place: string | undefined
  readonly size: CardSize
  readonly side: SideNo
  readonly isDim: boolean
}

const CardFace = memo(function CardFace({ row, body, place, size, side, isDim }: CardFaceProps) {
  const i18n = useI18n()
  const name = row.name[i18n.lang]
  const merged = mergedLines(body.lines)
  const own = merged.filter(({ sides }) => sides.includes(side))
  // Where there is little room, one reads what concerns oneself.
  const lines = size === 'small' && own.length > 0 ? own : merged
  return (
    <span
      className="dv-card"
      data-size={size}
      data-kind={row.kind}
      data-dim={isDim || undefined}
      data-long={lengthMark(lettersOf(i18n, lines))}
      data-read={place}
      aria-hidden
    >
      <span className="dv-card-head">
        <Icon name={KINDS[row.kind]} size="1.25em" />
        <span className="dv-card-name" data-long={name.length > 15 || undefined}>
          {name}
        </span>
      </span>
      <span className="dv-card-picture">
        <svg className="dv-card-country" viewBox="0 0 200 100" preserveAspectRatio="xMidYMax slice">
          <path d={'icons' in row ? BENCH : RUINS} />
        </svg>
        <svg className="dv-card-sign" viewBox="0 0 512 512">
          <path d={pictures[row.id]} />
        </svg>
        {body.icons.length === 0 ? null : <Users icons={body.icons} />}
      </span>
      {size === 'full' ? (
        <span className="dv-card-kind">
          {i18n.format(body.kind)} <span>{i18n.format(body.timing)}</span>
        </span>
      ) : null}
      <span className="dv-card-body">
        {lines.map((line, n) => (
          <Line key={n} line={line} side={side} size={size} />
        ))}
        {body.cost === undefined || size === 'small' ? null : (
          <span className="dv-card-cost">{i18n.t('web.dvCards.cost', { cost: body.cost })}</span>
        )}
      </span>
    </span>
  )
})

interface Sharing {
  readonly sides: readonly SideNo[]
  readonly text: CardLine['text']
}

/** What several sides do alike stands there once. */
function mergedLines(lines: readonly CardLine[]): readonly Sharing[] {
  const merged: { sides: SideNo[]; text: CardLine['text'] }[] = []
  for (const { side, text } of lines) {
    const same = side === undefined ? undefined : merged.find((one) => one.text === text)
    if (same !== undefined && side !== undefined) same.sides.push(side)
    else merged.push({ sides: side === undefined ? [] : [side], text })
  }
  return merged
}

function Line({ line, side, size }: { line: Sharing; side: SideNo; size: CardSize }) {
  const { sides, text } = line
  const isFull = size === 'full'
  const isMine = sides.includes(side)
  return (
    <span className="dv-card-part" data-mine={(isFull && isMine) || undefined}>
      {sides.length === 0 || (isMine && !isFull) ? null : (
        <span className="dv-card-sides" data-count={sides.length}>
          {sides.map((one) => (
            <SideMark key={one} side={one} size="1.35em" />
          ))}
        </span>
      )}
      <EffectText text={text} lines={isFull && sides.length === 0} />
    </span>
  )
}

/** Who may use or wear an item. */
function Users({ icons }: { icons: readonly (FactionId | 'hero')[] }) {
  return (
    <span className="dv-card-users">
      {icons.map((icon) =>
        icon === 'hero' ? (
          <HeroMark key={icon} size="1.5em" />
        ) : (
          <SideMark key={icon} side={FACTION[icon]} size="1.5em" />
        ),
      )}
    </span>
  )
}

/** A Hero, whichever it is. */
export function HeroMark({ size }: { size: number | string }) {
  return (
    <svg className="dv-card-hero" viewBox="-54 -54 108 108" width={size} height={size} aria-hidden>
      <path d={RIMS[SIDE_NO['hero:delok']]} />
      <path d={pictures['hornedHelm']} transform="translate(-31 -31) scale(.121)" />
    </svg>
  )
}

/** A card that lies face down; of which deck it is can be seen if its back is known. */
export function CardBack({ deck, size }: { deck?: Deck; size: CardSize }) {
  return (
    <span className="dv-card dv-card-back" data-size={size} data-deck={deck} aria-hidden>
      <svg viewBox="0 0 100 140">
        <path d="M8 8H92V132H8zM14 14H86V126H14z" />
        <path d="M50 34c17 0 30 15 36 36-6 21-19 36-36 36S20 91 14 70c6-21 19-36 36-36zm0 14a22 22 0 1 0 0 44 22 22 0 0 0 0-44zm-5 5h10l2 34H43z" />
      </svg>
    </span>
  )
}
