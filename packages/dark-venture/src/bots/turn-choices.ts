import type { Choice } from '@longtable/kernel'
import type { Effects } from '../content/effects.ts'
import { factionIds, resourceIds } from '../content/ids.ts'
import type { ActionCardRow } from '../content/types.ts'
import { ACTION_CARDS } from '../state/cards.ts'
import {
  type CardNo,
  DIAG1,
  FACTIONS,
  NOBODY,
  type NodeNo,
  ORTHO1,
  ORTHO2,
  type PieceNo,
} from '../state/numbers.ts'
import { moveDice, skullDice } from '../state/queries/dice.ts'
import { waysOf } from '../state/queries/map.ts'
import { strengthOf } from '../state/queries/modifiers.ts'
import { PAYMENTS } from '../state/queries/payments.ts'
import { nodeAfter } from '../state/queries/way.ts'
import { best, type Goal, type Hunt, localOf, numberOf, offeredVerb, type Sight, taken } from './bot-view.ts'
import { effectsWorth } from './effect-values.ts'
import { costWorth, drawWorth, faceWorth, goodWorth, MOVE_DIE, tokenWorth } from './gain-values.ts'
import { goalsOf, huntOf, pull, standing } from './goals.ts'
import { bestStrike } from './strike-values.ts'
import { CARD, cardWorth, deedWorth, ITEM, unitWorth } from './values.ts'
import { type Budget, budgetOf, freeBudget, walkOf, wayTo } from './walks.ts'

/** The turn: what brings most for its price comes first, and the turn ends when nothing is worth its dice. */

/** What is worth less is left. */
const THRESHOLD = 2
/** Dice beyond those that can be banked are lost if they are not spent. */
const BANKED = 3
const SPARE_DIE = 1
const UNBIND = 22
const STORY_TOKEN = 70
const UNLOCK = 110

export function chooseInTurn(sight: Sight): Choice {
  const hunt = huntOf(sight)
  const summons = offeredVerb(sight, 'summon')
  const reserved = summons === undefined ? 0 : summonSkulls(sight)
  let chosen = offeredVerb(sight, 'end') ?? sight.offered[0]
  let most = THRESHOLD
  for (let i = 0; i < sight.offered.length; i++) {
    const choice = sight.offered[i]
    if (choice === summons || choice.do === 'end') continue
    if (reserved > 0 && takesSkulls(sight, choice, reserved)) continue
    const worth = taken(sight, actWorth(sight, hunt, choice))
    if (worth > most) {
      most = worth
      chosen = choice
    }
  }
  // A summons ends what dice pay for: it comes last, and what it costs is kept for it.
  return chosen.do === 'end' && summons !== undefined ? summons : chosen
}

function summonSkulls({ tables, side }: Sight): number {
  if (side >= FACTIONS) return 0
  const { skull, cardsOrSkull } = tables.summons[side].cost
  return (skull ?? 0) + (cardsOrSkull ?? 0)
}

/** Would it spend skulls or cards that the summons needs? */
function takesSkulls({ tables, s, side }: Sight, choice: Choice, reserved: number): boolean {
  if (choice.do !== 'ability') return false
  const cost = tables.abilities[side][numberOf(choice, 'ability')].row.costs[numberOf(choice, 'cost')]
  const skulls = cost?.skull ?? (cost?.skullPerStrength === true ? 1 : 0)
  return skulls > 0 && skullDice(s, side) - skulls < reserved
}

/** What a choice of the turn is worth, less its price. */
export function actWorth(sight: Sight, hunt: Hunt, choice: Choice): number {
  const piece = numberOf(choice, 'piece')
  switch (choice.do) {
    case 'march':
      return marchWorth(sight, hunt, piece)
    case 'attack':
      return bestStrike(sight, hunt.prey, piece, 0, 0) - MOVE_DIE
    case 'ability':
      return abilityWorth(sight, numberOf(choice, 'ability'), piece, numberOf(choice, 'cost'))
    case 'draw':
      return drawWorth(sight, 'action') - MOVE_DIE
    case 'play':
      return playWorth(sight, numberOf(choice, 'card'))
    case 'useItem':
      return itemWorth(sight, numberOf(choice, 'card'), numberOf(choice, 'cost'))
    case 'equip':
      return equipWorth(sight, hunt, piece)
    case 'take':
      return tokenWorth(sight, numberOf(choice, 'token'))
    case 'takeGoods':
      return goodWorth(sight, resourceIds[numberOf(choice, 'resource')], piece)
    case 'claim':
      return ITEM
    case 'search':
    case 'activate':
      return STORY_TOKEN - MOVE_DIE
    case 'exchange':
      return 20 + deedWorth(sight, 'prisonersExchanged') - MOVE_DIE
    case 'escape':
      return (60 + unitWorth(sight, piece)) / 6 - MOVE_DIE
    case 'unbind':
      return UNBIND - MOVE_DIE
    case 'power':
      return powerWorth(sight)
    case 'unlock':
      return UNLOCK - 5 * CARD
    default:
      return 0
  }
}

/** Going: what each die of it brings; one is kept for what is to be done there. */
function marchWorth(sight: Sight, hunt: Hunt, piece: PieceNo): number {
  const { gain, dice } = walkOf(sight, hunt, goalsOf(sight, hunt, piece), piece, budgetOf(sight, 0, 0))
  return gain <= 0 ? 0 : gain / dice - (moveDice(sight.s, sight.side) > BANKED ? SPARE_DIE : MOVE_DIE)
}

/** What each MOVE die of it brings. */
function abilityWorth(sight: Sight, no: number, piece: PieceNo, cost: number): number {
  const { row } = sight.tables.abilities[sight.side][no]
  const price = row.costs[cost]
  return (effectsWorth(sight, row.effects, piece) - costWorth(price)) / Math.max(1, price?.move ?? 1)
}

/** What a card does, for whoever plays it. */
export function effectsOfCard({ tables, side }: Sight, card: CardNo): Effects {
  const row = tables.cardRow[card]
  const { lines, hero } = row as ActionCardRow
  if (side >= FACTIONS && hero !== undefined) return hero
  const line = lines?.[factionIds[side] as keyof NonNullable<ActionCardRow['lines']>]
  return line ?? row.effects ?? []
}

function playWorth(sight: Sight, card: CardNo): number {
  return effectsWorth(sight, effectsOfCard(sight, card), NOBODY) - cardWorth(sight, card)
}

function itemWorth(sight: Sight, card: CardNo, cost: number): number {
  const { tables, s } = sight
  const row = tables.cardRow[card]
  if (!('ability' in row) || row.ability === undefined) return 0
  const wearer = s.lies[card - ACTION_CARDS]
  return effectsWorth(sight, row.ability.effects, wearer) - costWorth(row.ability.costs[cost])
}

/** The stronger the unit and the nearer its goals, the better it is equipped. */
function equipWorth(sight: Sight, hunt: Hunt, piece: PieceNo): number {
  const { tables, s } = sight
  const near = pull(goalsOf(sight, hunt, piece), s.at[piece])
  return 4 + 2 * strengthOf(s, tables, piece) + near / 50
}

function powerWorth(sight: Sight): number {
  const { tables, side } = sight
  const { row } = tables.abilities[side][tables.powerOf[side]]
  return effectsWorth(sight, row.effects, NOBODY)
}

// The march

/** The next step of its walk, for the cheapest dice; to halt where it stands best. */
export function chooseStep(sight: Sight): Choice {
  const piece = localOf(sight, 'piece')
  const hunt = huntOf(sight)
  const goals = goalsOf(sight, hunt, piece)
  const budget = budgetFor(sight)
  const { next } = walkOf(sight, hunt, goals, piece, budget)
  return stepTo(sight, hunt, goals, next)
}

/** The points that the march has left, and what dice would give. */
function budgetFor(sight: Sight): Budget {
  const free = localOf(sight, 'free')
  if (free > 0) return freeBudget(sight, free)
  return budgetOf(sight, localOf(sight, 'ortho'), localOf(sight, 'diag'))
}

/** The next step towards one goal and nothing else, whatever threatens there. */
export function stepTowards(sight: Sight, goal: Goal): Choice {
  const next = wayTo(sight, goal.field, localOf(sight, 'piece'), budgetFor(sight))
  return stepTo(sight, NO_HUNT, [goal], next)
}

const NO_HUNT: Hunt = { prey: [], marks: [], swimming: [] }

/** A step to that node or, if it is -1, a halt; for the cheapest dice. */
function stepTo(sight: Sight, hunt: Hunt, goals: readonly Goal[], next: NodeNo): Choice {
  const piece = localOf(sight, 'piece')
  const here = sight.s.at[piece]
  return best(sight, (_sight, choice) => {
    if (choice.do === 'halt') return next < 0 ? HALT : 0
    if (choice.do === 'take') return 2 * NEXT // in passing, for nothing
    const node = nodeOf(sight, here, choice)
    const isNext = node === next ? NEXT : 0
    return isNext + 0.01 * standing(sight, hunt, goals, piece, node) - priceOf(sight, choice)
  })
}

/** The step of the plan comes first, then to halt, then whatever is left. */
const NEXT = 10_000
const HALT = 1000

function nodeOf({ tables, s }: Sight, here: NodeNo, choice: Choice): NodeNo {
  if (choice.do === 'stairs') return tables.linkTo[here]
  return nodeAfter(waysOf(s, tables), here, numberOf(choice, 'way'))
}

function priceOf(sight: Sight, choice: Choice): number {
  if (choice.do === 'stairs') return faceWorth(sight, numberOf(choice, 'face'))
  return payWorth(sight, numberOf(choice, 'pay'))
}

function payWorth(sight: Sight, pay: number): number {
  const { ortho1, ortho2, diag1 } = PAYMENTS[pay]
  return (
    ortho1 * faceWorth(sight, ORTHO1) +
    1.5 * ortho2 * faceWorth(sight, ORTHO2) +
    diag1 * faceWorth(sight, DIAG1)
  )
}
