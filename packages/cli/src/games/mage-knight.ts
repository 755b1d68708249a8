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
} from '@longtable/mage-knight'
import type { Seen, TextTable } from '../house.ts'
import { fightLines } from './mage-knight-fight.ts'
import { mapLines, siteLines } from './mage-knight-map.ts'

type Table = Seen<MageKnight>
type Seat = number

/** Mage Knight as text: round, Source, players and fight above each question; map and offers on request. */
export const mageKnightTable: TextTable<MageKnight> = {
  summary: (table) => [
    ...roundLines(table),
    ...seats(table).flatMap((seat) => playerLines(table, seat)),
    ...fightLines(table),
    ...ownLines(table),
  ],
  board: (table) => [
    ...roundLines(table),
    table.i18n.t('cli.mageKnight.key'),
    ...mapLines(table),
    ...siteLines(table),
    ...offerLines(table),
    ...seats(table).flatMap((seat) => [...playerLines(table, seat), ...laidLines(table, seat)]),
    ...dummyLines(table),
    ...fightLines(table),
    ...ownLines(table),
  ],
}

function seats({ look }: Table): Seat[] {
  return Array.from({ length: look.seats }, (_, seat) => seat)
}

function say({ i18n }: Table, texts: readonly Text[]): string {
  return texts.map((each) => i18n.format(each)).join(', ')
}

function roundLines(table: Table): string[] {
  const { look, i18n } = table
  const { state: s, tables } = look
  const scenario = scenarioText(tables.scenarioNo)
  if (s.round === 0) return [i18n.t('cli.mageKnight.before', { scenario })]
  const time = i18n.t(s.night ? 'cli.mageKnight.night' : 'cli.mageKnight.day')
  const order = say(table, s.order.map(playerText))
  const dice = s.die.flatMap((colour, die) => (s.dieAt[die] === DieAt.source ? [colourNameText(colour)] : []))
  return [
    i18n.t('cli.mageKnight.round', { round: s.round, of: tables.rounds, time, scenario, order }),
    i18n.t('cli.mageKnight.source', { list: dice.length === 0 ? '–' : say(table, dice) }),
    ...(s.announced === NOBODY
      ? []
      : [i18n.t('cli.mageKnight.announced', { player: playerText(s.announced) })]),
    ...(s.ending === NOBODY ? [] : [i18n.t('cli.mageKnight.ending')]),
  ]
}

/** One line a field, indented; nothing for what is not there. */
function field({ i18n }: Table, name: string, value: string): string[] {
  return value === '' ? [] : [`    ${i18n.t(`cli.mageKnight.fields.${name}`, { value })}`]
}

function playerLines(table: Table, seat: Seat): string[] {
  const { look, i18n } = table
  const { state: s } = look
  const player = s.players[seat]
  const hero = player.hero < 0 ? i18n.t('cli.mageKnight.unnamed') : heroText(player.hero)
  const { level, fame, reputation, crystals, tokens, at } = player
  const hand = s.deeds[Z.hand + seat]
  const tactic = player.tactic < 0 ? '' : i18n.format(tacticNameText(player.tactic))
  return [
    i18n.t('cli.mageKnight.player', {
      player: playerText(seat),
      hero,
      level,
      fame,
      reputation: reputation > 0 ? `+${reputation}` : String(reputation).replace('-', '−'),
      hand: hand.length,
      deck: s.deeds[Z.deck + seat].length,
      discard: s.deeds[Z.discard + seat].length,
      wounds: [...hand, ...s.deeds[Z.discard + seat]].filter(isWound).length,
    }),
    ...field(table, at < 0 ? 'offMap' : 'at', i18n.format(hexText(s, at))),
    ...field(table, 'units', s.units[U.band + seat].map((unit) => unitWords(table, unit)).join(', ')),
    ...field(table, 'crystals', counted(table, crystals)),
    ...field(table, 'mana', counted(table, tokens)),
    ...field(table, 'tactic', player.tacticUsed && tactic !== '' ? used(table, tactic) : tactic),
  ]
}

function used({ i18n }: Table, thing: string): string {
  return i18n.t('cli.mageKnight.used', { thing })
}

/** `2 red, 1 gold`. */
function counted({ i18n }: Table, byColour: readonly number[]): string {
  return byColour
    .flatMap((n, colour) => (n === 0 ? [] : [`${n} ${i18n.format(colourNameText(colour))}`]))
    .join(', ')
}

function unitWords({ look: { state }, i18n }: Table, unit: number): string {
  const spent = state.unitSpent[unit] === 1
  const wounded = state.unitWounds[unit] > 0
  const how = spent ? (wounded ? 'both' : 'spent') : wounded ? 'wounded' : 'ready'
  const words = i18n.t(`cli.mageKnight.unit.${how}`, { unit: unitText(unit) })
  const banner = state.unitBanner[unit]
  return banner < 0 ? words : i18n.t('cli.mageKnight.unit.banner', { unit: words, banner: cardText(banner) })
}

/** What lies before a player besides: skills, what was played, the discard pile. */
function laidLines(table: Table, seat: Seat): string[] {
  const { look, i18n } = table
  const { state: s } = look
  const skills = s.skills[K.own + seat].map((skill) => {
    const name = i18n.format(skillNameText(skill))
    return s.skillState[skill] === 0 ? name : used(table, name)
  })
  const cards = (zone: number): string => {
    const there = s.deeds[zone + seat]
    return there.length === 0 ? '' : i18n.format(cardsText(there))
  }
  return [
    ...field(table, 'skills', skills.join(', ')),
    ...field(table, 'play', cards(Z.play)),
    ...field(table, 'discard', cards(Z.discard)),
  ]
}

/** The viewer's own hand and points. */
function ownLines(table: Table): string[] {
  const { look, i18n } = table
  const { state: s, viewer } = look
  if (viewer >= look.seats) return []
  const hand = s.deeds[Z.hand + viewer]
  const points = (['move', 'influence', 'healing'] as const).flatMap((what) => {
    const n = s.players[viewer][what]
    return n === 0 ? [] : [i18n.t(`cli.mageKnight.points.${what}`, { n })]
  })
  return [
    ...(hand.length === 0 ? [] : [i18n.t('cli.mageKnight.hand', { cards: cardsText(hand) })]),
    ...(points.length === 0 ? [] : [i18n.t('cli.mageKnight.own', { points: points.join(', ') })]),
  ]
}

function dummyLines(table: Table): string[] {
  const { state: s } = table.look
  if (s.dummyHero < 0) return []
  const facts = {
    hero: heroText(s.dummyHero),
    deck: s.deeds[Z.dummyDeck].length,
    crystals: counted(table, s.dummyCrystals),
  }
  return field(table, 'dummy', table.i18n.t('cli.mageKnight.dummyFacts', facts))
}

function offerLines(table: Table): string[] {
  const { state: s } = table.look
  const { i18n } = table
  const units = s.units[U.offer].map((unit) =>
    i18n.t('cli.mageKnight.price', { thing: unitText(unit), cost: unitRow(unit).cost }),
  )
  const line = (name: string, list: string): string[] =>
    list === '' ? [] : [i18n.t(`cli.mageKnight.offer.${name}`, { list })]
  const cards = (zone: number): string => say(table, s.deeds[zone].map(cardText))
  return [
    ...line('units', units.join(', ')),
    ...line('lessons', cards(Z.lessons)),
    ...line('spells', cards(Z.spellOffer)),
    ...line('actions', cards(Z.actionOffer)),
    ...line('skills', say(table, s.skills[K.common].map(skillNameText))),
    i18n.t('cli.mageKnight.offer.tiles', {
      country: s.tiles[L.country].length,
      core: s.tiles[L.core].length,
    }),
  ]
}
