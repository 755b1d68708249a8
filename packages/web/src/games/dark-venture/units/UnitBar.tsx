import {
  abilityText,
  GROUND,
  NOBODY,
  pieceText,
  WIDTH,
  type PieceNo,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import { choiceKey, type MenuEntry, type Text } from '@longtable/kernel'
import { X } from 'lucide-react'
import { useMemo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useChoosing, useChoosingNow, type Choosing } from '../../../match-ui/targets/targets.tsx'
import type { OwnPartProps } from '../parts/part-props.ts'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { pictureOf } from '../icons/ability-pictures.ts'
import { BadgeMark, badgesIn, badgesOf } from './Badges.tsx'
import { LoadRow } from './Load.tsx'
import { StatBadge } from './Stat.tsx'
import { discOf, Token } from './Token.tsx'
import { workingPiece } from './work.ts'
import './UnitBar.css'

/** What each action of a unit looks like. */
const ICONS: Readonly<Record<string, IconName | undefined>> = {
  attack: 'attack',
  draw: 'draw',
  halt: 'stop',
  take: 'gather',
  takeGoods: 'gather',
  search: 'search',
  activate: 'activate',
  cleanse: 'cleanse',
  exchange: 'exchange',
  escape: 'escape',
  unbind: 'rope',
  useItem: 'item',
  equip: 'slot',
  handOver: 'pass',
  pass: 'pass',
  dismantle: 'dismantle',
  alone: 'attack',
}

/** Actions whose entry says the unit again; here it is plain whose they are. */
const SHORT: readonly string[] = ['attack', 'draw', 'search', 'activate', 'cleanse', 'escape', 'unbind']

/** The unit that is in the hand, on its way or about to strike, and all that it can do where it stands. */
export function UnitBar({ venture, view, step }: OwnPartProps) {
  const i18n = useI18n()
  const now = useChoosingNow()
  const held = useChoosing((choosing) => choosing.held)
  const entries = useChoosing((choosing) => choosing.entries)
  const atWork = workingPiece(view, step)
  const piece = held?.startsWith('piece:') === true ? Number(held.slice(6)) : atWork
  const isRight = useChoosing((choosing) => isCovering(choosing, venture, piece ?? NOBODY))
  const actions = useMemo(() => actionsOf(entries, piece), [entries, piece])
  if (piece === undefined || entries.length === 0) return null
  const { tables } = venture
  const { strength, strengthBy, defence, defenceBy } = discOf(venture, piece)
  const isHeld = held !== undefined
  return (
    <section
      className="dv-unit-bar"
      aria-label={i18n.t('web.dvUnits.bar.title')}
      data-idle={actions.length === 0 || undefined}
      data-right={isRight || undefined}
    >
      <Token ctx={venture} piece={piece} size={36} />
      <div className="dv-unit-bar-who">
        <strong>{i18n.format(pieceText(tables, piece))}</strong>
        <span className="dv-unit-bar-facts">
          <StatBadge of="strength" n={strength} by={strengthBy} />
          <StatBadge of="defence" n={defence} by={defenceBy} />
          {badgesIn(badgesOf(venture, piece)).map((name) => (
            <span key={name} title={i18n.t(`web.dvUnits.badge.${name}`)}>
              <BadgeMark name={name} />
            </span>
          ))}
          <LoadRow ctx={venture} piece={piece} />
        </span>
      </div>
      <div className="dv-unit-bar-deeds">
        {actions.length === 0 ? <p>{i18n.t('web.dvUnits.bar.more')}</p> : null}
        {actions.map((entry) => (
          <Deed
            key={choiceKey(entry.choice)}
            entry={entry}
            icon={iconOf(entry, venture)}
            short={shortOf(entry, venture)}
          />
        ))}
      </div>
      {isHeld ? (
        <button type="button" className="dv-unit-bar-down" onClick={() => now().hold(undefined)}>
          <X aria-hidden size={18} />
          <span>{i18n.t('web.dvUnits.bar.down')}</span>
        </button>
      ) : null}
    </section>
  )
}

/** Columns of the map that the bar would cover on its left, and as many on its right. */
const COVERED = 2

/** Lies more of what can be chosen beneath the bar than would on the other side? */
function isCovering(
  { gestures, entries }: Choosing,
  { state, tables }: VentureViewContext,
  piece: number,
): boolean {
  const places = new Set([`piece:${piece}`, ...[...gestures, ...entries].map(({ at }) => at ?? '')])
  let more = 0
  for (const place of places) {
    const [kind, id] = place.split(':')
    if (kind !== 'piece' && kind !== 'node') continue
    const square = tables.ways.square[kind === 'piece' ? state.at[Number(id)] : Number(id)]
    if (square === undefined || square >= GROUND) continue
    const column = tables.board.column[square]
    // Somebody is worth more than an empty space.
    const weight = kind === 'piece' ? 6 : 1
    if (column < COVERED) more += weight
    else if (column >= WIDTH - COVERED) more -= weight
  }
  return more > 0
}

/** What can be done with a unit besides going somewhere, and what concerns nothing else while it is at work. */
function actionsOf(entries: readonly MenuEntry[], piece: PieceNo | undefined): readonly MenuEntry[] {
  const place = `piece:${piece ?? -1}`
  return entries.filter(
    ({ at, from, lifts, choice }) =>
      lifts !== true && (at === place || (at === undefined && from === undefined && choice.do === 'alone')),
  )
}

function iconOf({ choice }: MenuEntry, { tables, state }: VentureViewContext): IconName {
  if (choice.do === 'ability')
    return pictureOf(tables.abilities[state.turn][Number(choice['ability'])].row.id)
  return ICONS[choice.do] ?? 'power'
}

function shortOf({ choice }: MenuEntry, { tables, state }: VentureViewContext): Text | string | undefined {
  if (choice.do === 'ability') return abilityText(tables, state.turn, Number(choice['ability']))
  return SHORT.includes(choice.do) ? `web.dvUnits.deed.${choice.do}` : undefined
}

interface DeedProps {
  readonly entry: MenuEntry
  readonly icon: IconName
  /** What it is called here; a key of the client's messages, or a text of the game. */
  readonly short: Text | string | undefined
}

function Deed({ entry, icon, short }: DeedProps) {
  const i18n = useI18n()
  const now = useChoosingNow()
  const { choice, text: words, cost } = entry
  const whole = i18n.format(words)
  const shown = short === undefined ? whole : typeof short === 'string' ? i18n.t(short) : i18n.format(short)
  return (
    <button
      type="button"
      className="dv-unit-deed"
      aria-label={whole}
      title={whole}
      onClick={() => now().choose(choice)}
    >
      <Icon name={icon} />
      <span>{shown}</span>
      {cost === undefined ? null : <small>{i18n.format(cost)}</small>}
    </button>
  )
}
