import type { Immortals } from '@longtable/immortals'
import {
  CAPITAL,
  cardText,
  INHABITANTS,
  realmText,
  regionName,
  SHRINE,
  siteIn,
  SPACES,
  spaceText,
  Z,
  type RealmNo,
  type Seat,
  type Site,
} from '@longtable/immortals/board'
import { EMPTY, playerText } from '@longtable/kernel'
import type { Seen, TextTable } from '../house.ts'

type Table = Seen<Immortals>

const NAME_WIDTH = 16
const SITE_WIDTH = 34
const LIGHT: RealmNo = 0
const DARK: RealmNo = 1

/** Immortals as text: the round and the players above each question, both realms on request. */
export const immortalsTable: TextTable<Immortals> = {
  summary: (table) => [
    roundLine(table),
    ...seats(table).map((seat) => playerLine(table, seat)),
    ...plan(table),
  ],
  board: (table) => [
    roundLine(table),
    ...map(table),
    cubes(table, 'tower'),
    cubes(table, 'tray'),
    ...seats(table).flatMap((seat) => [playerLine(table, seat), ...cardsOf(table, seat)]),
  ],
}

function seats({ look }: Table): Seat[] {
  return Array.from({ length: look.seats }, (_, seat) => seat)
}

function roundLine({ look: { state, tables }, i18n }: Table): string {
  const first = playerText(state.first)
  const marker = playerText(state.marker)
  if (state.round === 0) return i18n.t('cli.immortals.before', { marker })
  return i18n.t('cli.immortals.round', { round: state.round, of: tables.rounds, first, marker })
}

function playerLine({ look: { state, tables }, i18n }: Table, seat: Seat): string {
  const { light, dark, gold, energy, points, limbo, supply } = state.players[seat]
  const { tribes } = tables.edition
  return i18n.t('cli.immortals.player', {
    player: playerText(seat),
    light: tribes.light[light].name,
    dark: tribes.dark[dark].name,
    gold,
    energy,
    points,
    lightLimbo: limbo[LIGHT],
    darkLimbo: limbo[DARK],
    supply,
    hand: state.cards[Z.hand + seat].length,
  })
}

// The two realms

function map(table: Table): string[] {
  const { look, i18n } = table
  return look.tables.edition.areas.flatMap((area, number) => [
    row(area.name[i18n.lang], heading(table, LIGHT), heading(table, DARK)),
    ...regionsOf(table, number).map((region) =>
      row(
        `  ${regionName(look.tables, region)}`,
        site(table, siteIn(region, LIGHT)),
        `${site(table, siteIn(region, DARK))}${holder(table, region)}`,
      ),
    ),
  ])
}

function regionsOf({ look: { tables } }: Table, area: number): number[] {
  return tables.areaOfRegion.flatMap((of, region) => (of === area ? [region] : []))
}

function heading({ i18n }: Table, realm: RealmNo): string {
  return i18n.format(realmText(realm))
}

function row(name: string, light: string, dark: string): string {
  return `${name.padEnd(NAME_WIDTH)} ${light.padEnd(SITE_WIDTH)} ${dark}`.trimEnd()
}

/** A site in a few words: what it yields, who is there and what stands there. */
function site({ look: { state, tables }, i18n }: Table, at: Site): string {
  const yields = i18n.t('cli.immortals.yields', { gold: tables.gold[at], energy: tables.energy[at] })
  const owner = state.owner[at]
  const armies =
    owner < 0 ? '·' : i18n.t('cli.immortals.armies', { seat: owner + 1, armies: state.armies[at] })
  const building = state.building[at]
  return [
    yields.padEnd(8),
    armies,
    ...(building === SHRINE ? [i18n.t('cli.immortals.shrine')] : []),
    ...(building === CAPITAL ? [i18n.t('cli.immortals.capital')] : []),
    ...(state.portal[at] > 0 ? [i18n.t('cli.immortals.portal')] : []),
  ].join(' ')
}

function holder({ look: { state }, i18n }: Table, region: number): string {
  const seat = state.holder[region]
  return seat < 0 ? '' : `  ${i18n.t('cli.immortals.holder', { seat: seat + 1 })}`
}

/** Cubes by colour: the players', then the inhabitants'. */
function cubes({ look: { state }, i18n }: Table, where: 'tower' | 'tray'): string {
  const counts = state[where].flatMap((count, colour) => {
    if (count === 0) return []
    const whose = colour === INHABITANTS ? i18n.t('inhabitants') : i18n.format(playerText(colour))
    return [`${whose} ${count}`]
  })
  return i18n.t(`cli.immortals.${where}`, {
    list: counts.length === 0 ? i18n.t('nothing') : counts.join(', '),
  })
}

// Cards

/** What lies in front of a player, as far as the one who looks may see it. */
function cardsOf({ look: { state, tables, viewer }, i18n }: Table, seat: Seat): string[] {
  const hand = state.cards[Z.hand + seat]
  const drafted = state.cards[Z.draft + seat]
  const say = (card: number): string => i18n.format(cardText(tables, card))
  const planned = state.cards[Z.board + seat].flatMap((card, space) =>
    card === EMPTY ? [] : [`${i18n.format(spaceText(tables, space))}: ${say(card)}`],
  )
  return [
    ...(seat === viewer && hand.length > 0
      ? [i18n.t('cli.immortals.hand', { list: hand.map(say).join(', ') })]
      : []),
    ...(seat === viewer && drafted.length > 0
      ? [i18n.t('cli.immortals.draft', { list: drafted.map(say).join(', ') })]
      : []),
    ...(planned.length > 0 ? [i18n.t('cli.immortals.planned', { list: planned.join('; ') })] : []),
  ]
}

/** While planning, the cards that one has put down so far; nobody else sees them. */
function plan({ view, look: { tables }, i18n }: Table): string[] {
  const own = view.stack.at(-1)?.parts?.[view.viewer]?.stack?.[0] as { plan?: readonly number[] } | undefined
  const put = (own?.plan ?? []).slice(0, SPACES)
  const list = put.flatMap((card, space) =>
    card < 0 ? [] : [`${i18n.format(spaceText(tables, space))}: ${i18n.format(cardText(tables, card))}`],
  )
  return list.length === 0 ? [] : [i18n.t('cli.immortals.planned', { list: list.join('; ') })]
}
