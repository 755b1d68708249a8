import { resourceIds, tokenIds } from '../content/ids.ts'
import { ACTION_CARDS, cards, CARDS, ITEMS, Z } from '../state/card-pool.ts'
import { gameFrame } from '../state/frames.ts'
import { DEEDS } from '../state/names.ts'
import {
  BEAST,
  BOX,
  FACES,
  FACTIONS,
  NOBODY,
  type PieceNo,
  PIECES,
  SIDES,
  SQUARES,
  SUPPLY,
} from '../state/numbers.ts'
import { ABSENT, FRESH, MOST_ABILITIES, MOST_OBJECTIVES, type State } from '../state/schema.ts'
import type { MatchTables, VentureContext } from '../state/tables/match-tables.ts'

/**
 * A list of numbers made one by one. Lists that come about in other ways are of other kinds to the engine that runs this,
 * of which the kind even changes once it has learned how: all code that reads the state would have to be made ready again.
 * So only numbers are made here, or it would take all lists for such as can hold anything.
 */
function listOf(length: number, make: (n: number) => number): number[] {
  const made: number[] = []
  for (let n = 0; n < length; n++) made.push(make(n))
  return made
}

const zeros = (n: number): number[] => listOf(n, () => 0)
const nothing = (n: number): number[] => listOf(n, () => NOBODY)
const from = (first: number, end: number): number[] => listOf(end - first, (n) => first + n)

function emptyArmies(): PieceNo[][] {
  const armies: PieceNo[][] = []
  for (let side = 0; side < SIDES; side++) armies.push([])
  return armies
}

/** Lays everything into its place in the box; what is rolled, dealt and chosen is for the first step of the game. */
export function setUp(ctx: VentureContext): State {
  ctx.push(gameFrame, { phase: 0 })
  return emptyState(ctx.tables)
}

/** Nobody plays, nothing lies on the map, the decks are in order. */
export function emptyState(tables: MatchTables): State {
  const { supply } = tables.edition
  const zones = cards.empty()
  zones[Z.actionDeck] = from(0, ACTION_CARDS)
  zones[Z.itemDeck] = from(ACTION_CARDS, CARDS)
  return {
    round: 0,
    turn: NOBODY,
    order: [],
    ended: 0,
    winners: [],
    seatOf: nothing(SIDES),
    sideOf: nothing(tables.seats),
    control: listOf(SIDES, () => ABSENT),
    team: zeros(SIDES),
    points: zeros(SIDES),
    deeds: zeros(SIDES * DEEDS),
    scored: zeros(SIDES * MOST_OBJECTIVES),
    favour: zeros(FACTIONS * 3),
    shield: zeros(FACTIONS),
    memory: zeros(SIDES * FACES),
    unlocked: zeros(SIDES),
    extracted: 0,
    visited: zeros(SIDES),
    spent: zeros(SIDES * MOST_ABILITIES),
    stage: FRESH,
    dice: zeros(FACES),
    uses: zeros(MOST_ABILITIES),
    usedItems: [],
    proposals: 0,
    refused: [],
    mods: [],
    at: listOf(PIECES, (piece) => (piece === BEAST ? BOX : SUPPLY)),
    side: listOf(PIECES, (piece) => tables.home[piece]),
    captor: nothing(PIECES),
    goods: zeros(PIECES),
    load: zeros(PIECES),
    flags: zeros(PIECES),
    army: emptyArmies(),
    prisoners: [],
    marks: zeros(SQUARES),
    built: zeros(SQUARES),
    tokens: listOf(tokenIds.length, (token) => supply.tokens[tokenIds[token]]),
    stock: listOf(resourceIds.length, (resource) => supply.resources[resourceIds[resource]]),
    litter: [],
    fences: tables.fences,
    walls: tables.fences,
    lies: nothing(ITEMS),
    story: [0, 0, 0, NOBODY, NOBODY, 0, 0, 0],
    fights: [],
    picked: [],
    cards: zones,
  }
}
