import {
  ARMY_SPACES,
  cardText,
  costText,
  LEFT,
  type Card,
  type ImmortalsViewContext,
  type Player,
  type MatchTables,
} from '@longtable/immortals/board'
import { EMPTY, type Text } from '@longtable/kernel'
import type { Formatter } from '@longtable/i18n'
import type { IconName } from '../icons/outlines.ts'
import type { ShownCard } from '../view/view-facts.ts'

interface Resources {
  readonly gold: number
  readonly energy: number
}

/** What an action space is and does for the tribes of its mat. */
export interface SpaceTold {
  readonly name: string
  readonly short: string
  readonly icons: readonly IconName[]
  readonly does: string
  readonly cost: Resources
  readonly price: string
  /** What each structure costs, where the space constructs. */
  readonly prices: MatchTables['edition']['tribes']['light'][number]['construct'] | undefined
  readonly ground: 'light' | 'dark' | 'magic'
  /** The dark tribe's own space. */
  readonly tribe: string | undefined
}

const NOTHING: Resources = { gold: 0, energy: 0 }

const ICONS: Readonly<Record<MatchTables['spaces'][number][number]['action'], readonly IconName[]>> = {
  extractGold: ['extractGold'],
  extractEnergy: ['extractEnergy'],
  construct: ['construct'],
  shrine: ['shrine'],
  attack: ['attack'],
  attackOrMove: ['attack', 'move'],
  transition3: ['transition'],
}

function said(i18n: Formatter, cost: Resources): string {
  const told = costText(cost)
  return told === undefined ? i18n.t('web.immortals.card.free') : i18n.format(told)
}

/** The price of every structure, as one half-sentence each. */
function buildings(i18n: Formatter, tables: MatchTables, player: Player): Readonly<Record<string, string>> {
  const prices = tables.edition.tribes.light[player.light].construct
  const told = (what: 'portal' | 'shrine' | 'capital'): string =>
    i18n.t('web.immortals.space.build', {
      what: { key: `structure.${what}` } satisfies Text,
      cost: said(i18n, prices[what]),
    })
  return { portal: told('portal'), shrine: told('shrine'), capital: told('capital') }
}

export function spaceTold(i18n: Formatter, tables: MatchTables, player: Player, space: number): SpaceTold {
  if (space >= ARMY_SPACES) {
    return {
      name: tables.edition.board.magic[space - ARMY_SPACES].name[i18n.lang],
      short: i18n.t('web.immortals.space.short.magic'),
      icons: ['magic'],
      does: i18n.t('web.immortals.space.does.magic'),
      cost: NOTHING,
      price: '',
      prices: undefined,
      ground: 'magic',
      tribe: undefined,
    }
  }
  const row = tables.edition.board.army[space]
  const { action, cost, moveCost } = tables.spaces[player.dark][space]
  const tribe = tables.edition.tribes.dark[player.dark].name[i18n.lang]
  const does = i18n.t(`web.immortals.space.does.${action}`, {
    cost: said(i18n, moveCost),
    ...buildings(i18n, tables, player),
  })
  const priced = costText(cost)
  return {
    name: row.name[i18n.lang],
    short: i18n.t(`web.immortals.space.short.${action}`),
    icons: ICONS[action],
    does,
    cost,
    price: priced === undefined ? '' : i18n.t('web.immortals.space.price', { cost: priced }),
    prices: action === 'construct' ? tables.edition.tribes.light[player.light].construct : undefined,
    ground: row.half,
    tribe: row.action === 'special' ? tribe : undefined,
  }
}

/** What lies on a space: nothing, nothing on purpose, or a card; a card below 0 lies face down. */
export type Slot =
  | { readonly is: 'empty' | 'left' }
  | { readonly is: 'planned' | 'lying' | 'performed'; readonly card: Card }

export function hasCard(slot: Slot): slot is Extract<Slot, { readonly card: Card }> {
  return 'card' in slot
}

export function slotAt(
  board: readonly Card[],
  space: number,
  plan: readonly Card[] | undefined,
  performed: ShownCard | undefined,
): Slot {
  if (plan !== undefined) {
    if (plan[space] >= 0) return { is: 'planned', card: plan[space] }
    if (plan[space] === LEFT) return { is: 'left' }
  }
  if (performed?.space === space) return { is: 'performed', card: performed.card }
  return board[space] === EMPTY ? { is: 'empty' } : { is: 'lying', card: board[space] }
}

const SLOT_KEYS = { planned: 'planned', lying: 'holds', performed: 'performed' } as const

/** All there is to say of a space, for those who cannot see it. */
export function spaceDescription(
  i18n: Formatter,
  { tables }: ImmortalsViewContext,
  told: SpaceTold,
  slot: Slot,
): string {
  const lies = hasCard(slot)
    ? i18n.t(`web.immortals.space.${SLOT_KEYS[slot.is]}`, { card: cardText(tables, slot.card) })
    : slot.is === 'left'
      ? i18n.t('web.immortals.space.left')
      : ''
  return [told.tribe, told.does, told.price, lies]
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
}
