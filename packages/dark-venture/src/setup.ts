import { ACTION_CARDS, cards, CARDS, ITEMS, Z } from './cards.ts'
import { tokenIds } from './content/ids.ts'
import { gameFrame } from './frames.ts'
import { DEEDS } from './names.ts'
import { BEAST, BOX, FACES, FACTIONS, NOBODY, PIECES, SIDES, SQUARES, SUPPLY } from './numbers.ts'
import { ABSENT, FRESH, MOST_ABILITIES, MOST_OBJECTIVES, type State, type VentureTable } from './state.ts'
import type { World } from './world.ts'

const zeros = (n: number): number[] => new Array<number>(n).fill(0)
const nothing = (n: number): number[] => new Array<number>(n).fill(NOBODY)
const from = (first: number, end: number): number[] =>
  Array.from({ length: end - first }, (_, n) => first + n)

/** Lays everything into its place in the box; what is rolled, dealt and chosen is for the first step of the game. */
export function setUp(table: VentureTable): State {
  table.push(gameFrame, { phase: 0 })
  return emptyState(table.env)
}

/** Nobody plays, nothing lies on the map, the decks are in order. */
export function emptyState(world: World): State {
  const { supply } = world.edition
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
    sideOf: nothing(world.seats),
    control: new Array<number>(SIDES).fill(ABSENT),
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
    at: from(0, PIECES).map((piece) => (piece === BEAST ? BOX : SUPPLY)),
    side: [...world.home],
    captor: nothing(PIECES),
    goods: zeros(PIECES),
    load: zeros(PIECES),
    flags: zeros(PIECES),
    army: from(0, SIDES).map(() => []),
    prisoners: [],
    marks: zeros(SQUARES),
    built: zeros(SQUARES),
    tokens: tokenIds.map((token) => supply.tokens[token]),
    stock: Object.values(supply.resources),
    litter: [],
    fences: world.fences,
    walls: world.fences,
    lies: nothing(ITEMS),
    story: [0, 0, 0, NOBODY, NOBODY, 0, 0, 0],
    fights: [],
    picked: [],
    cards: zones,
  }
}
