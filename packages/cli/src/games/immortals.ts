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
  type Immortals,
  type RealmNo,
  type Seat,
  type Site,
} from '@longtable/immortals'
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

function roundLine({ look: { state, tables }, voice }: Table): string {
  const first = playerText(state.first)
  const marker = playerText(state.marker)
  if (state.round === 0) return voice.t('cli.immortals.before', { marker })
  return voice.t('cli.immortals.round', { round: state.round, of: tables.rounds, first, marker })
}

function playerLine({ look: { state, tables }, voice }: Table, seat: Seat): string {
  const { light, dark, gold, energy, points, limbo, supply } = state.players[seat]
  const { tribes } = tables.edition
  return voice.t('cli.immortals.player', {
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
  const { look, voice } = table
  return look.tables.edition.areas.flatMap((area, number) => [
    row(area.name[voice.lang], heading(table, LIGHT), heading(table, DARK)),
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

function heading({ voice }: Table, realm: RealmNo): string {
  return voice.say(realmText(realm))
}

function row(name: string, light: string, dark: string): string {
  return `${name.padEnd(NAME_WIDTH)} ${light.padEnd(SITE_WIDTH)} ${dark}`.trimEnd()
}

/** A site in a few words: what it yields, who is there and what stands there. */
function site({ look: { state, tables }, voice }: Table, at: Site): string {
  const yields = voice.t('cli.immortals.yields', { gold: tables.gold[at], energy: tables.energy[at] })
  const owner = state.owner[at]
  const armies =
    owner < 0 ? '·' : voice.t('cli.immortals.armies', { seat: owner + 1, armies: state.armies[at] })
  const building = state.building[at]
  return [
    yields.padEnd(8),
    armies,
    ...(building === SHRINE ? [voice.t('cli.immortals.shrine')] : []),
    ...(building === CAPITAL ? [voice.t('cli.immortals.capital')] : []),
    ...(state.portal[at] > 0 ? [voice.t('cli.immortals.portal')] : []),
  ].join(' ')
}

function holder({ look: { state }, voice }: Table, region: number): string {
  const seat = state.holder[region]
  return seat < 0 ? '' : `  ${voice.t('cli.immortals.holder', { seat: seat + 1 })}`
}

/** Cubes by colour: the players', then the inhabitants'. */
function cubes({ look: { state }, voice }: Table, where: 'tower' | 'tray'): string {
  const counts = state[where].flatMap((count, colour) => {
    if (count === 0) return []
    const whose = colour === INHABITANTS ? voice.t('inhabitants') : voice.say(playerText(colour))
    return [`${whose} ${count}`]
  })
  return voice.t(`cli.immortals.${where}`, {
    list: counts.length === 0 ? voice.t('nothing') : counts.join(', '),
  })
}

// Cards

/** What lies in front of a player, as far as the one who looks may see it. */
function cardsOf({ look: { state, tables, viewer }, voice }: Table, seat: Seat): string[] {
  const hand = state.cards[Z.hand + seat]
  const drafted = state.cards[Z.draft + seat]
  const say = (card: number): string => voice.say(cardText(tables, card))
  const planned = state.cards[Z.board + seat].flatMap((card, space) =>
    card === EMPTY ? [] : [`${voice.say(spaceText(tables, space))}: ${say(card)}`],
  )
  return [
    ...(seat === viewer && hand.length > 0
      ? [voice.t('cli.immortals.hand', { list: hand.map(say).join(', ') })]
      : []),
    ...(seat === viewer && drafted.length > 0
      ? [voice.t('cli.immortals.draft', { list: drafted.map(say).join(', ') })]
      : []),
    ...(planned.length > 0 ? [voice.t('cli.immortals.planned', { list: planned.join('; ') })] : []),
  ]
}

/** While planning, the cards that one has put down so far; nobody else sees them. */
function plan({ view, look: { tables }, voice }: Table): string[] {
  const own = view.stack.at(-1)?.parts?.[view.viewer]?.stack?.[0] as { plan?: readonly number[] } | undefined
  const put = (own?.plan ?? []).slice(0, SPACES)
  const list = put.flatMap((card, space) =>
    card < 0 ? [] : [`${voice.say(spaceText(tables, space))}: ${voice.say(cardText(tables, card))}`],
  )
  return list.length === 0 ? [] : [voice.t('cli.immortals.planned', { list: list.join('; ') })]
}
