import { itemAt } from '@longtable/kernel'
import type { Text } from '@longtable/kernel'
import {
  cardsText,
  cardText,
  colourNameText,
  DieAt,
  heroText,
  hexText,
  isWound,
  K,
  L,
  NOBODY,
  playerText,
  scenarioText,
  skillNameText,
  tacticNameText,
  U,
  unitRow,
  unitText,
  Z,
  type MageKnight,
} from '@longtable/mage-knight/board'
import type { ViewedPosition, TextBoard } from '../text-board.ts'
import { fightLines } from './fight.ts'
import { mapLines, siteLines } from './map.ts'
import { messages } from './messages.ts'

type Viewed = ViewedPosition<MageKnight>
type Seat = number

/** Mage Knight as text: round, Source, players and fight above each question; map and offers on request. */
export const textBoard: TextBoard<MageKnight> = {
  messages,
  summary: (viewed) => [
    ...roundLines(viewed),
    ...seats(viewed).flatMap((seat) => playerLines(viewed, seat)),
    ...fightLines(viewed),
    ...ownLines(viewed),
  ],
  board: (viewed) => [
    ...roundLines(viewed),
    viewed.i18n.t('cli.board.key'),
    ...mapLines(viewed),
    ...siteLines(viewed),
    ...offerLines(viewed),
    ...seats(viewed).flatMap((seat) => [...playerLines(viewed, seat), ...laidLines(viewed, seat)]),
    ...dummyLines(viewed),
    ...fightLines(viewed),
    ...ownLines(viewed),
  ],
}

function seats({ ctx }: Viewed): Seat[] {
  return Array.from({ length: ctx.seats }, (_, seat) => seat)
}

function say({ i18n }: Viewed, texts: readonly Text[]): string {
  return texts.map((each) => i18n.format(each)).join(', ')
}

function roundLines(viewed: Viewed): string[] {
  const { ctx, i18n } = viewed
  const { state: s, tables } = ctx
  const scenario = scenarioText(tables.scenarioNo)
  if (s.round === 0) return [i18n.t('cli.board.before', { scenario })]
  const time = i18n.t(s.night ? 'cli.board.night' : 'cli.board.day')
  const order = say(viewed, s.order.map(playerText))
  const dice = s.die.flatMap((colour, die) => (s.dieAt[die] === DieAt.source ? [colourNameText(colour)] : []))
  return [
    i18n.t('cli.board.round', { round: s.round, of: tables.rounds, time, scenario, order }),
    i18n.t('cli.board.source', { list: dice.length === 0 ? '–' : say(viewed, dice) }),
    ...(s.announced === NOBODY ? [] : [i18n.t('cli.board.announced', { player: playerText(s.announced) })]),
    ...(s.ending === NOBODY ? [] : [i18n.t('cli.board.ending')]),
  ]
}

/** One line a field, indented; nothing for what is not there. */
function field({ i18n }: Viewed, name: string, value: string): string[] {
  return value === '' ? [] : [`    ${i18n.t(`cli.board.fields.${name}`, { value })}`]
}

function playerLines(viewed: Viewed, seat: Seat): string[] {
  const { ctx, i18n } = viewed
  const { state: s } = ctx
  const player = itemAt(s.players, seat)
  const hero = player.hero < 0 ? i18n.t('cli.board.unnamed') : heroText(player.hero)
  const { level, fame, reputation, crystals, tokens, at } = player
  const hand = itemAt(s.deeds, Z.hand + seat)
  const tactic = player.tactic < 0 ? '' : i18n.format(tacticNameText(player.tactic))
  return [
    i18n.t('cli.board.player', {
      player: playerText(seat),
      hero,
      level,
      fame,
      reputation: reputation > 0 ? `+${reputation}` : String(reputation).replace('-', '−'),
      hand: hand.length,
      deck: itemAt(s.deeds, Z.deck + seat).length,
      discard: itemAt(s.deeds, Z.discard + seat).length,
      wounds: [...hand, ...itemAt(s.deeds, Z.discard + seat)].filter(isWound).length,
    }),
    ...field(viewed, at < 0 ? 'offMap' : 'at', i18n.format(hexText(s, at))),
    ...field(
      viewed,
      'units',
      itemAt(s.units, U.band + seat)
        .map((unit) => unitWords(viewed, unit))
        .join(', '),
    ),
    ...field(viewed, 'crystals', counted(viewed, crystals)),
    ...field(viewed, 'mana', counted(viewed, tokens)),
    ...field(viewed, 'tactic', player.tacticUsed && tactic !== '' ? used(viewed, tactic) : tactic),
  ]
}

function used({ i18n }: Viewed, thing: string): string {
  return i18n.t('cli.board.used', { thing })
}

/** `2 red, 1 gold`. */
function counted({ i18n }: Viewed, byColour: readonly number[]): string {
  return byColour
    .flatMap((n, colour) => (n === 0 ? [] : [`${n} ${i18n.format(colourNameText(colour))}`]))
    .join(', ')
}

function unitWords({ ctx: { state }, i18n }: Viewed, unit: number): string {
  const spent = state.unitSpent[unit] === 1
  const wounded = itemAt(state.unitWounds, unit) > 0
  const how = spent ? (wounded ? 'both' : 'spent') : wounded ? 'wounded' : 'ready'
  const words = i18n.t(`cli.board.unit.${how}`, { unit: unitText(unit) })
  const banner = itemAt(state.unitBanner, unit)
  return banner < 0 ? words : i18n.t('cli.board.unit.banner', { unit: words, banner: cardText(banner) })
}

/** What lies before a player besides: skills, what was played, the discard pile. */
function laidLines(viewed: Viewed, seat: Seat): string[] {
  const { ctx, i18n } = viewed
  const { state: s } = ctx
  const skills = itemAt(s.skills, K.own + seat).map((skill) => {
    const name = i18n.format(skillNameText(skill))
    return s.skillState[skill] === 0 ? name : used(viewed, name)
  })
  const cards = (zone: number): string => {
    const there = itemAt(s.deeds, zone + seat)
    return there.length === 0 ? '' : i18n.format(cardsText(there))
  }
  return [
    ...field(viewed, 'skills', skills.join(', ')),
    ...field(viewed, 'play', cards(Z.play)),
    ...field(viewed, 'discard', cards(Z.discard)),
  ]
}

/** The viewer's own hand and points. */
function ownLines(viewed: Viewed): string[] {
  const { ctx, i18n } = viewed
  const { state: s, viewer } = ctx
  if (viewer >= ctx.seats) return []
  const hand = itemAt(s.deeds, Z.hand + viewer)
  const points = (['move', 'influence', 'healing'] as const).flatMap((what) => {
    const n = itemAt(s.players, viewer)[what]
    return n === 0 ? [] : [i18n.t(`cli.board.points.${what}`, { n })]
  })
  return [
    ...(hand.length === 0 ? [] : [i18n.t('cli.board.hand', { cards: cardsText(hand) })]),
    ...(points.length === 0 ? [] : [i18n.t('cli.board.own', { points: points.join(', ') })]),
  ]
}

function dummyLines(viewed: Viewed): string[] {
  const { state: s } = viewed.ctx
  if (s.dummyHero < 0) return []
  const facts = {
    hero: heroText(s.dummyHero),
    deck: itemAt(s.deeds, Z.dummyDeck).length,
    crystals: counted(viewed, s.dummyCrystals),
  }
  return field(viewed, 'dummy', viewed.i18n.t('cli.board.dummyFacts', facts))
}

function offerLines(viewed: Viewed): string[] {
  const { state: s } = viewed.ctx
  const { i18n } = viewed
  const units = itemAt(s.units, U.offer).map((unit) =>
    i18n.t('cli.board.price', { thing: unitText(unit), cost: unitRow(unit).cost }),
  )
  const line = (name: string, list: string): string[] =>
    list === '' ? [] : [i18n.t(`cli.board.offer.${name}`, { list })]
  const cards = (zone: number): string => say(viewed, itemAt(s.deeds, zone).map(cardText))
  return [
    ...line('units', units.join(', ')),
    ...line('lessons', cards(Z.lessons)),
    ...line('spells', cards(Z.spellOffer)),
    ...line('actions', cards(Z.actionOffer)),
    ...line('skills', say(viewed, itemAt(s.skills, K.common).map(skillNameText))),
    i18n.t('cli.board.offer.tiles', {
      country: itemAt(s.tiles, L.country).length,
      core: itemAt(s.tiles, L.core).length,
    }),
  ]
}
