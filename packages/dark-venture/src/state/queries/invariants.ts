import { faceIds, resourceIds } from '../../content/ids.ts'
import { cards, CARDS, isItem, itemCard, Z } from '../card-pool.ts'
import { exists } from '../map/read.ts'
import { TOKEN, tokenOf } from '../names.ts'
import {
  ALDERKANG,
  BAG,
  BOX,
  DELOK,
  FACES,
  NEUTRAL,
  NOBODY,
  ORPAL,
  type PieceNo,
  SQUARES,
} from '../numbers.ts'
import { ABSENT, DROPPED, OUT, type State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'
import { across, FENCE, onSide, WALL } from './built.ts'
import { diceTokensLeft } from './dice.ts'
import { goodsOf, goodsOnMap } from './goods.ts'
import { carried, marksOn } from './marks.ts'

/** What must hold after every choice of every game, in words where it does not. */
export function violations(s: State, tables: MatchTables, seats: number): string[] {
  const wrong = wrongLengths(s, tables)
  if (wrong.length > 0) return wrong
  checkArmies(s, wrong)
  checkPrisoners(s, tables, wrong)
  checkPieces(s, tables, wrong)
  checkSides(s, tables, wrong)
  checkTokens(s, tables, wrong)
  checkBuilt(s, tables, wrong)
  checkDice(s, tables, wrong)
  checkCards(s, tables, wrong)
  checkItems(s, tables, wrong)
  checkHands(s, tables, seats, wrong)
  return wrong
}

/** What is counted by side, piece, item, deed or token has a place for each that there was when the match began. */
function wrongLengths(s: State, tables: MatchTables): string[] {
  const { length: sides } = tables.heroOf
  const { length: pieces } = tables.home
  const lengths: Partial<Record<keyof State, number>> = {
    seatOf: sides,
    control: sides,
    team: sides,
    points: sides,
    deeds: sides * tables.deeds,
    scored: sides * tables.mostObjectives,
    memory: sides * FACES,
    unlocked: sides,
    visited: sides,
    spent: sides * tables.mostAbilities,
    uses: tables.mostAbilities,
    at: pieces,
    side: pieces,
    captor: pieces,
    goods: pieces,
    load: pieces,
    flags: pieces,
    army: sides,
    tokens: tables.tokens,
    lies: tables.items,
    story: tables.storyWords,
  }
  const names = Object.keys(lengths) as (keyof typeof lengths)[]
  return names.flatMap((name) => {
    const { length } = s[name] as { readonly length: number }
    return length === lengths[name] ? [] : [`${name} is a list of ${length}, not of ${lengths[name]}`]
  })
}

function checkArmies(s: State, wrong: string[]): void {
  const should: number[][] = s.army.map(() => [])
  for (let piece = 0; piece < s.at.length; piece++) {
    if (s.at[piece] >= 0 && s.captor[piece] < 0) should[s.side[piece]].push(piece)
  }
  should.forEach((army, side) => {
    if (army.join() !== s.army[side].join()) wrong.push(`the army of side ${side} is ${army.join()}`)
  })
}

/** A captor holds one prisoner, which is where it is (A-27, DV-MOVE-16). */
function checkPrisoners(s: State, tables: MatchTables, wrong: string[]): void {
  const all: PieceNo[] = []
  for (let piece = 0; piece < s.at.length; piece++) {
    const captor = s.captor[piece]
    if (captor === NOBODY) continue
    all.push(piece)
    if (s.at[captor] !== s.at[piece] || s.at[piece] < 0) wrong.push(`prisoner ${piece} is not with ${captor}`)
    if (s.captor[captor] !== NOBODY) wrong.push(`piece ${captor} is a prisoner and holds one`)
    if (s.captor.filter((one) => one === captor).length > tables.holds[captor])
      wrong.push(`piece ${captor} holds too many prisoners`)
  }
  if (all.join() !== s.prisoners.join()) wrong.push(`the prisoners are ${all.join()}`)
}

/** Pieces stand on spaces of this map; what is off it carries nothing; the bag is that of the Orpal. */
function checkPieces(s: State, tables: MatchTables, wrong: string[]): void {
  for (let piece = 0; piece < s.at.length; piece++) {
    const at = s.at[piece]
    if (at >= 0) {
      if (!exists(tables.board, tables.ways.square[at])) wrong.push(`piece ${piece} stands outside the map`)
      continue
    }
    if (s.goods[piece] !== 0 || s.load[piece] !== 0) wrong.push(`piece ${piece} is off the map with its load`)
    if (!tables.isInBox[piece] && at !== BOX) wrong.push(`piece ${piece} is not in the box`)
    if (at === BAG && tables.home[piece] !== ORPAL) wrong.push(`piece ${piece} is in the bag of the Orpal`)
  }
}

/** Only sides that play have an army, and those that are not of the Alderkang bear one of their tokens. */
function checkSides(s: State, tables: MatchTables, wrong: string[]): void {
  for (let side = 0; side < s.control.length; side++) {
    if (side === NEUTRAL) continue
    const isAway = s.control[side] === ABSENT || s.control[side] === OUT
    if (isAway && s.army[side].length > 0) wrong.push(`side ${side} is not in the game and has units`)
    if (s.points[side] < 0) wrong.push(`side ${side} owes points`)
  }
  const isForeign = (piece: PieceNo): boolean => tables.home[piece] !== ALDERKANG && piece !== DELOK
  const foreign = s.army[ALDERKANG].filter(isForeign).length
  const { controlTokens } = tables.edition.supply
  if (foreign > controlTokens) wrong.push(`${foreign} units bear one of ${controlTokens} control tokens`)
  s.favour.forEach((done, i) => {
    if (done > tables.favourCount[i]) wrong.push(`favour ${i} is beyond its goal`)
  })
  if (new Set(s.order).size !== s.order.length) wrong.push('a side is in the turn order twice')
}

/** Tokens and resources lie on the map, under a unit or in the supply, and nowhere else. */
function checkTokens(s: State, tables: MatchTables, wrong: string[]): void {
  const { supply } = tables.edition
  const tokens = s.tokens.slice()
  const goods = s.stock.map((left, resource) => left + goodsOnMap(s, resource))
  if (tokens.some((left) => left < 0) || s.stock.some((left) => left < 0))
    wrong.push('a supply is below zero')
  for (let square = 0; square < SQUARES; square++) {
    if (s.marks[square] === 0) continue
    for (let token = 0; token < tokens.length; token++) {
      const there = marksOn(s, square, token)
      tokens[token] += token === TOKEN.event ? Math.min(there, 1) : there
    }
  }
  for (let piece = 0; piece < s.at.length; piece++) {
    if (s.load[piece] !== 0)
      for (let token = 0; token < tokens.length; token++) tokens[token] += carried(s, piece, token)
    if (s.goods[piece] !== 0)
      for (let resource = 0; resource < goods.length; resource++)
        goods[resource] += goodsOf(s, piece, resource)
  }
  tokens.forEach((there, token) => {
    const id = tokenOf[token]
    const most = supply.tokens[id]
    if (there !== most) wrong.push(`${there} tokens of ${id}, not ${most}`)
  })
  resourceIds.forEach((id, resource) => {
    const most = supply.resources[id]
    if (goods[resource] !== most) wrong.push(`${goods[resource]} of ${id}, not ${most}`)
  })
}

/** Fences and walls: both squares of an edge know of it, and none is lost. */
function checkBuilt(s: State, tables: MatchTables, wrong: string[]): void {
  const halves = [0, 0, 0]
  const { beside } = tables.board
  for (let square = 0; square < SQUARES; square++) {
    if (s.built[square] === 0) continue
    halves[across(s.built, square)] += 2
    for (let side = 0; side < 4; side++) {
      const piece = onSide(s.built, square, side)
      const other = beside[square * 8 + side]
      halves[piece] += other < 0 ? 2 : 1
      if (other >= 0 && onSide(s.built, other, (side + 2) % 4) !== piece)
        wrong.push(`an edge of square ${square} is not the same from both sides`)
    }
  }
  if (s.fences < 0 || halves[FENCE] / 2 + s.fences !== tables.fences) wrong.push('fences were lost')
  if (s.walls < 0 || halves[WALL] / 2 + s.walls !== tables.fences) wrong.push('walls were lost')
}

function checkDice(s: State, tables: MatchTables, wrong: string[]): void {
  const { diceTokens } = tables.edition.supply
  faceIds.forEach((id, face) => {
    if (s.dice[face] < 0) wrong.push(`dice of ${id} are below zero`)
    if (diceTokensLeft(s, face, diceTokens[id]) < 0) wrong.push(`more dice tokens of ${id} than there are`)
  })
  if (s.memory.some((n) => n < 0)) wrong.push('a Genetic Memory is below zero')
}

const ITEM_ZONES: ReadonlySet<number> = new Set([Z.itemDeck, Z.itemPile, Z.worn, Z.dropped])
const ACTION_ZONES: ReadonlySet<number> = new Set([Z.actionDeck, Z.actionPile])

function checkCards(s: State, tables: MatchTables, wrong: string[]): void {
  const seen = new Uint8Array(CARDS)
  for (const { id } of cards.zones) {
    for (const card of s.cards[id]) {
      if (seen[card]++ > 0) wrong.push(`card ${card} is in two places`)
      const isElsewhere = isItem(card) ? ACTION_ZONES.has(id) : ITEM_ZONES.has(id)
      if (isElsewhere) wrong.push(`card ${card} lies in zone ${id}`)
    }
  }
  for (const card of [...tables.actionCards, ...tables.itemCards]) {
    if (seen[card] === 0) wrong.push(`card ${card} was lost`)
    seen[card] = 0
  }
  seen.forEach((times, card) => {
    if (times > 0) wrong.push(`card ${card} is not in the box`)
  })
}

/** Each item is where `lies` says: worn by a unit on the map, on a square, or neither; twelve at most (DV-CARD-14). */
function checkItems(s: State, tables: MatchTables, wrong: string[]): void {
  const worn = new Set(s.cards[Z.worn])
  const dropped = new Set(s.cards[Z.dropped])
  for (let item = 0; item < s.lies.length; item++) {
    const card = itemCard(item)
    const lies = s.lies[item]
    const isWorn = lies >= 0 && lies < s.at.length
    if (isWorn !== worn.has(card) || lies >= DROPPED !== dropped.has(card))
      wrong.push(`item ${card} does not lie where it should`)
    else if (isWorn && s.at[lies] < 0) wrong.push(`item ${card} is worn by piece ${lies}, off the map`)
  }
  const { itemPairs } = tables.edition.supply
  if (worn.size + dropped.size > itemPairs) wrong.push(`more than ${itemPairs} items are worn or dropped`)
}

/** Cards that a side may have beyond the limit while it is asked which of them go. */
const MOST_ABOVE = 5

/** DV-CARD-01: five saved cards; whoever got more is asked at once, so that it is one seat at a time. */
function checkHands(s: State, tables: MatchTables, seats: number, wrong: string[]): void {
  const { savedCards } = tables.edition.supply
  let above = 0
  for (let seat = 0; seat < seats; seat++) {
    const over = s.cards[Z.hand + seat].length - savedCards
    if (over > 0) above++
    if (over > MOST_ABOVE) wrong.push(`seat ${seat} has ${over} cards more than ${savedCards}`)
  }
  if (above > 1) wrong.push(`${above} seats have more than ${savedCards} cards`)
}
