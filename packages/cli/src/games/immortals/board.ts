import type { Immortals } from '@longtable/immortals'
import {
  CAPITAL,
  cardText,
  colourText,
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
import { itemAt, EMPTY, playerText } from '@longtable/kernel'
import type { ViewedPosition, TextBoard } from '../text-board.ts'
import { messages } from './messages.ts'

type Viewed = ViewedPosition<Immortals>

const NAME_WIDTH = 16
const SITE_WIDTH = 34
const LIGHT: RealmNo = 0
const DARK: RealmNo = 1

/** Immortals as text: the round and the players above each question, both realms on request. */
export const textBoard: TextBoard<Immortals> = {
  messages,
  summary: (viewed) => [
    roundLine(viewed),
    ...seats(viewed).map((seat) => playerLine(viewed, seat)),
    ...plan(viewed),
  ],
  board: (viewed) => [
    roundLine(viewed),
    ...map(viewed),
    cubes(viewed, 'tower'),
    cubes(viewed, 'tray'),
    ...seats(viewed).flatMap((seat) => [playerLine(viewed, seat), ...cardsOf(viewed, seat)]),
  ],
}

function seats({ ctx }: Viewed): Seat[] {
  return Array.from({ length: ctx.seats }, (_, seat) => seat)
}

function roundLine({ ctx: { state, tables }, i18n }: Viewed): string {
  const first = playerText(state.first)
  const marker = playerText(state.marker)
  if (state.round === 0) return i18n.t('cli.board.before', { marker })
  return i18n.t('cli.board.round', { round: state.round, of: tables.rounds, first, marker })
}

function playerLine({ ctx: { state, tables }, i18n }: Viewed, seat: Seat): string {
  const { light, dark, gold, energy, points, limbo, supply, colour } = itemAt(state.players, seat)
  const { tribes } = tables.edition
  return i18n.t('cli.board.player', {
    player: playerText(seat),
    colour: colour === undefined ? '' : `${i18n.format(colourText(colour))}, `,
    light: itemAt(tribes.light, light).name,
    dark: itemAt(tribes.dark, dark).name,
    gold,
    energy,
    points,
    lightLimbo: itemAt(limbo, LIGHT),
    darkLimbo: itemAt(limbo, DARK),
    supply,
    hand: itemAt(state.cards, Z.hand + seat).length,
  })
}

// The two realms, the dark one on the left (IMM-COMP-1)

function map(viewed: Viewed): string[] {
  const { ctx, i18n } = viewed
  return ctx.tables.edition.areas.flatMap((area, number) => [
    row(area.name[i18n.lang], heading(viewed, DARK), heading(viewed, LIGHT)),
    ...regionsOf(viewed, number).map((region) =>
      row(
        `  ${regionName(ctx.tables, region)}`,
        site(viewed, siteIn(region, DARK)),
        `${site(viewed, siteIn(region, LIGHT))}${holder(viewed, region)}`,
      ),
    ),
  ])
}

function regionsOf({ ctx: { tables } }: Viewed, area: number): number[] {
  return tables.areaOfRegion.flatMap((of, region) => (of === area ? [region] : []))
}

function heading({ i18n }: Viewed, realm: RealmNo): string {
  return i18n.format(realmText(realm))
}

function row(name: string, left: string, right: string): string {
  return `${name.padEnd(NAME_WIDTH)} ${left.padEnd(SITE_WIDTH)} ${right}`.trimEnd()
}

/** A site in a few words: what it yields, who is there and what stands there. */
function site({ ctx: { state, tables }, i18n }: Viewed, at: Site): string {
  const yields = i18n.t('cli.board.yields', {
    gold: itemAt(tables.gold, at),
    energy: itemAt(tables.energy, at),
  })
  const owner = itemAt(state.owner, at)
  const armies =
    owner < 0 ? '·' : i18n.t('cli.board.armies', { seat: owner + 1, armies: itemAt(state.armies, at) })
  const building = itemAt(state.building, at)
  return [
    yields.padEnd(8),
    armies,
    ...(building === SHRINE ? [i18n.t('cli.board.shrine')] : []),
    ...(building === CAPITAL ? [i18n.t('cli.board.capital')] : []),
    ...(itemAt(state.portal, at) > 0 ? [i18n.t('cli.board.portal')] : []),
  ].join(' ')
}

function holder({ ctx: { state }, i18n }: Viewed, region: number): string {
  const seat = itemAt(state.holder, region)
  return seat < 0 ? '' : `  ${i18n.t('cli.board.holder', { seat: seat + 1 })}`
}

/** Cubes by colour: the players', then the inhabitants'. */
function cubes({ ctx: { state }, i18n }: Viewed, where: 'tower' | 'tray'): string {
  const counts = state[where].flatMap((count, colour) => {
    if (count === 0) return []
    const whose = colour === INHABITANTS ? i18n.t('inhabitants') : i18n.format(playerText(colour))
    return [`${whose} ${count}`]
  })
  return i18n.t(`cli.board.${where}`, {
    list: counts.length === 0 ? i18n.t('nothing') : counts.join(', '),
  })
}

// Cards

/** What lies in front of a player, as far as the one who looks may see it. */
function cardsOf({ ctx: { state, tables, viewer }, i18n }: Viewed, seat: Seat): string[] {
  const hand = itemAt(state.cards, Z.hand + seat)
  const drafted = itemAt(state.cards, Z.draft + seat)
  const say = (card: number): string => i18n.format(cardText(tables, card))
  const planned = itemAt(state.cards, Z.board + seat).flatMap((card, space) =>
    card === EMPTY ? [] : [`${i18n.format(spaceText(tables, space))}: ${say(card)}`],
  )
  return [
    ...(seat === viewer && hand.length > 0
      ? [i18n.t('cli.board.hand', { list: hand.map(say).join(', ') })]
      : []),
    ...(seat === viewer && drafted.length > 0
      ? [i18n.t('cli.board.draft', { list: drafted.map(say).join(', ') })]
      : []),
    ...(planned.length > 0 ? [i18n.t('cli.board.planned', { list: planned.join('; ') })] : []),
  ]
}

/** While planning, the cards that one has put down so far; nobody else sees them. */
function plan({ view, ctx: { tables }, i18n }: Viewed): string[] {
  const own = view.stack.at(-1)?.parts?.[view.viewer]?.stack?.[0] as { plan?: readonly number[] } | undefined
  const put = (own?.plan ?? []).slice(0, SPACES)
  const list = put.flatMap((card, space) =>
    card < 0 ? [] : [`${i18n.format(spaceText(tables, space))}: ${i18n.format(cardText(tables, card))}`],
  )
  return list.length === 0 ? [] : [i18n.t('cli.board.planned', { list: list.join('; ') })]
}
