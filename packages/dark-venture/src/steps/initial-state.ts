import { resourceIds } from '../content/ids.ts'
import { cards, Z } from '../state/card-pool.ts'
import { gameFrame } from '../state/frames.ts'
import { tokenOf } from '../state/names.ts'
import { BOX, CREATURE, FACES, FACTIONS, NOBODY, type PieceNo, SQUARES, SUPPLY } from '../state/numbers.ts'
import { ABSENT, FRESH, type State } from '../state/schema.ts'
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
const copied = (numbers: readonly number[]): number[] => listOf(numbers.length, (n) => numbers[n])

function emptyArmies(sides: number): PieceNo[][] {
  const armies: PieceNo[][] = []
  for (let side = 0; side < sides; side++) armies.push([])
  return armies
}

/** Lays everything into its place in the box; what is rolled, dealt and chosen is for the first step of the game. */
export function setUp(ctx: VentureContext): State {
  ctx.push(gameFrame, { phase: 0 })
  return emptyState(ctx.tables)
}

/** Beasts come by a story, and what is not of this match's sets never. */
function isKept({ isInBox, kindOf }: MatchTables, piece: PieceNo): boolean {
  return kindOf[piece] === CREATURE || !isInBox[piece]
}

/** Nobody plays, nothing lies on the map, the decks are in order. */
export function emptyState(tables: MatchTables): State {
  const { supply } = tables.edition
  const { length: sides } = tables.heroOf
  const { length: pieces } = tables.home
  const zones = cards.empty()
  zones[Z.actionDeck] = copied(tables.actionCards)
  zones[Z.itemDeck] = copied(tables.itemCards)
  return {
    round: 0,
    turn: NOBODY,
    order: [],
    ended: 0,
    winners: [],
    seatOf: nothing(sides),
    sideOf: nothing(tables.seats),
    control: listOf(sides, () => ABSENT),
    team: zeros(sides),
    points: zeros(sides),
    deeds: zeros(sides * tables.deeds),
    scored: zeros(sides * tables.mostObjectives),
    favour: zeros(FACTIONS * 3),
    shield: zeros(FACTIONS),
    memory: zeros(sides * FACES),
    unlocked: zeros(sides),
    extracted: 0,
    visited: zeros(sides),
    spent: zeros(sides * tables.mostAbilities),
    stage: FRESH,
    dice: zeros(FACES),
    uses: zeros(tables.mostAbilities),
    usedItems: [],
    proposals: 0,
    refused: [],
    mods: [],
    at: listOf(pieces, (piece) => (isKept(tables, piece) ? BOX : SUPPLY)),
    side: listOf(pieces, (piece) => tables.home[piece]),
    captor: nothing(pieces),
    goods: zeros(pieces),
    load: zeros(pieces),
    flags: zeros(pieces),
    army: emptyArmies(sides),
    prisoners: [],
    marks: zeros(SQUARES),
    built: zeros(SQUARES),
    tokens: listOf(tables.tokens, (token) => supply.tokens[tokenOf[token]]),
    stock: listOf(resourceIds.length, (resource) => supply.resources[resourceIds[resource]]),
    litter: [],
    fences: tables.fences,
    walls: tables.fences,
    lies: nothing(tables.items),
    story: listOf(tables.storyWords, (at) => (tables.guardWord.includes(at) ? NOBODY : 0)),
    fights: [],
    picked: [],
    cards: zones,
  }
}
