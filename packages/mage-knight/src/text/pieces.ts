import { text, type Text } from '@longtable/kernel'
import { cities } from '../content/cities.ts'
import { basicColours, colours, terrains } from '../content/effect.ts'
import { editionOf } from '../content/edition.ts'
import {
  siteRow,
  tokenColours,
  type ColourNo,
  type HeroNo,
  type Tactic,
  type TerrainNo,
} from '../content/ids.ts'
import { numbered } from '../content/numbers.ts'
import type { SiteNo, Names } from '../content/types.ts'
import type { Die, Seat } from '../state/schema/state.ts'
import { face, isWound, kindOf, type Card } from '../state/pools/deed-cards.ts'
import { skillRow, type Skill } from '../state/pools/skill-tokens.ts'
import { tileRow, type Tile } from '../state/pools/tiles.ts'
import {
  enemyRow,
  isRuins,
  ruinsRow,
  slotBack,
  T,
  type TokenSlot,
  type Token,
} from '../state/pools/tokens.ts'
import { unitRow, type Unit } from '../state/pools/unit-cards.ts'
import { colourText as manaText } from './phrases.ts'

/** The names of things. Rows carry theirs in every language; what has no row has a message. */

/** A name of a row as a sentence of its own. */
function named(name: Names): Text {
  return text('thing.named', { name })
}

export function heroText(hero: HeroNo): Text {
  return named(numbered.heroes[hero].name)
}

const rows: readonly { readonly name: Names; readonly strongName?: Names }[] = editionOf('2018').deeds

/** A Deed card by its name; a card that is not seen is a face-down one. */
export function cardText(card: Card): Text {
  if (card < 0) return text('thing.hiddenCard')
  return isWound(card) ? text('thing.wound') : named(rows[kindOf(card)].name)
}

/** What the strong effect of a card is called: spells have a second name. */
export function strongText(card: Card): Text {
  const name = isWound(card) ? undefined : rows[kindOf(card)].strongName
  return name === undefined ? cardText(card) : named(name)
}

/** Which kind of card it is: a basic action, an advanced action, a spell, an artifact, a Wound. */
export function cardClassText(card: Card): Text {
  return text(`thing.class.${face(card).is}`)
}

/** Several cards, in the order given; Wounds and other equal ones are counted. */
export function cardsText(cards: readonly Card[]): Text {
  const counts = new Map<number, { readonly card: Card; count: number }>()
  for (const card of cards) {
    const kind = card < 0 ? card : kindOf(card)
    const there = counts.get(kind)
    if (there === undefined) counts.set(kind, { card, count: 1 })
    else there.count++
  }
  return listed([...counts.values()].map(({ card, count }) => countedText(card, count)))
}

function countedText(card: Card, count: number): Text {
  if (card >= 0 && isWound(card)) return text('thing.wounds', { count })
  return count === 1 ? cardText(card) : text('thing.several', { thing: cardText(card), count })
}

/** `a, b and c`. */
export function listed(parts: readonly Text[]): Text {
  if (parts.length === 0) return text('thing.nothing')
  const last = parts[parts.length - 1]
  if (parts.length === 1) return last
  const before = parts.slice(1, -1).reduce((a, b) => text('thing.list.comma', { a, b }), parts[0])
  return text('thing.list.and', { a: before, b: last })
}

export function unitText(unit: Unit): Text {
  return named(unitRow(unit).name)
}

export function skillNameText(skill: Skill): Text {
  return named(skillRow(skill).name)
}

/** In the middle of a sentence: some of their names are sentences themselves. */
export function quotedSkillText(skill: Skill): Text {
  return text('thing.quoted', { name: skillRow(skill).name })
}

export function tacticNameText(tactic: Tactic): Text {
  const row = numbered.tactics[tactic]
  return text('thing.tactic', { number: row.number, name: row.name })
}

/** An enemy or a ruins token. */
export function tokenText(token: Token): Text {
  if (!isRuins(token)) return named(enemyRow(token).name)
  const row = ruinsRow(token)
  if ('altar' in row)
    return row.altar === 'each'
      ? text('thing.ruins.altarEach')
      : text('thing.ruins.altar', { colour: manaText(row.altar) })
  return text('thing.ruins.enemies', {
    enemies: listed(row.enemies.map((back) => text(`thing.back.${back}`))),
  })
}

/** What lies on a post as somebody sees it: its name, or the colour of its back. */
export function postText(s: { readonly tokens: readonly (readonly number[])[] }, post: TokenSlot): Text {
  const token = s.tokens[T.posts][post]
  return token === undefined || token < 0 ? backText(post) : tokenText(token)
}

/** A face-down token. */
export function backText(post: TokenSlot): Text {
  return text(`thing.back.${tokenColours[slotBack(post)]}`)
}

export function siteText(site: SiteNo): Text {
  return named(siteRow(site).name)
}

export function cityText(colour: ColourNo): Text {
  const city = cities.find((row) => row.colour === basicColours[colour])
  return city === undefined ? text('thing.nothing') : named(city.name)
}

export function terrainText(terrain: TerrainNo): Text {
  return text(`thing.terrain.${terrains[terrain]}`)
}

export function tileText(tile: Tile): Text {
  const { id, kind } = tileRow(tile)
  return text(kind === 'start' ? 'thing.startTile' : 'thing.tile', { id: id.toUpperCase() })
}

export function scenarioText(scenario: number): Text {
  return named(numbered.scenarios[scenario].name)
}

/** A colour of mana, as it stands beside a masculine noun: a red crystal. */
export function colourNameText(colour: ColourNo): Text {
  return manaText(colours[colour])
}

// What a client lights: the names of pieces and places, which `choices.ts` lists

/** What is carried to whoever takes it. */
export const DAMAGE = 'damage'

export function atCard(card: Card): string {
  return `card:${card}`
}

export function atUnit(unit: Unit): string {
  return `unit:${unit}`
}

export function atPost(post: TokenSlot): string {
  return `post:${post}`
}

export function atSkill(skill: Skill): string {
  return `skill:${skill}`
}

export function atSeat(seat: Seat): string {
  return `seat:${seat}`
}

export function atHero(hero: HeroNo): string {
  return `hero:${hero}`
}

export function atTactic(tactic: Tactic): string {
  return `tactic:${tactic}`
}

export function atDie(die: Die): string {
  return `die:${die}`
}

export function atColour(colour: ColourNo): string {
  return `colour:${colour}`
}

export function atCrystal(colour: ColourNo): string {
  return `crystal:${colour}`
}

export function atToken(colour: ColourNo): string {
  return `token:${colour}`
}
