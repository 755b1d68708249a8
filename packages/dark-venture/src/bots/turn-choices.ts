import type { Choice } from '@longtable/kernel'
import type { Effects } from '../content/effects.ts'
import { factionIds, resourceIds } from '../content/ids.ts'
import type { ActionCardRow } from '../content/types.ts'
import { itemNo } from '../state/card-pool.ts'
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
import {
  best,
  type UnitGoal,
  type Hunt,
  localOf,
  numberOf,
  offeredVerb,
  type BotView,
  mistaken,
} from './bot-view.ts'
import { effectsValue } from './effect-values.ts'
import { costValue, drawValue, faceValue, goodValue, MOVE_DIE, tokenValue } from './gain-values.ts'
import { goalsOf, huntOf, pull, standing } from './goals.ts'
import { bestStrike } from './strike-values.ts'
import { CARD_VALUE, cardValue, deedValue, ITEM_VALUE, unitValue } from './values.ts'
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

export function chooseInTurn(view: BotView): Choice {
  const hunt = huntOf(view)
  const summons = offeredVerb(view, 'summon')
  const reserved = summons === undefined ? 0 : summonSkulls(view)
  let chosen = offeredVerb(view, 'end') ?? view.offered[0]
  let most = THRESHOLD
  for (let i = 0; i < view.offered.length; i++) {
    const choice = view.offered[i]
    if (choice === summons || choice.do === 'end') continue
    if (reserved > 0 && takesSkulls(view, choice, reserved)) continue
    const worth = mistaken(view, actValue(view, hunt, choice))
    if (worth > most) {
      most = worth
      chosen = choice
    }
  }
  // A summons ends what dice pay for: it comes last, and what it costs is kept for it.
  return chosen.do === 'end' && summons !== undefined ? summons : chosen
}

function summonSkulls({ tables, side }: BotView): number {
  if (side >= FACTIONS) return 0
  const { skull, cardsOrSkull } = tables.summons[side].cost
  return (skull ?? 0) + (cardsOrSkull ?? 0)
}

/** Would it spend skulls or cards that the summons needs? */
function takesSkulls({ tables, s, side }: BotView, choice: Choice, reserved: number): boolean {
  if (choice.do !== 'ability') return false
  const cost = tables.abilities[side][numberOf(choice, 'ability')].row.costs[numberOf(choice, 'cost')]
  const skulls = cost?.skull ?? (cost?.skullPerStrength === true ? 1 : 0)
  return skulls > 0 && skullDice(s, side) - skulls < reserved
}

/** What a choice of the turn is worth, less its price. */
export function actValue(view: BotView, hunt: Hunt, choice: Choice): number {
  const piece = numberOf(choice, 'piece')
  switch (choice.do) {
    case 'march':
      return marchValue(view, hunt, piece)
    case 'attack':
      return bestStrike(view, hunt.prey, piece, 0, 0) - MOVE_DIE
    case 'ability':
      return abilityValue(view, numberOf(choice, 'ability'), piece, numberOf(choice, 'cost'))
    case 'draw':
      return drawValue(view, 'action') - MOVE_DIE
    case 'play':
      return playValue(view, numberOf(choice, 'card'))
    case 'useItem':
      return itemValue(view, numberOf(choice, 'card'), numberOf(choice, 'cost'))
    case 'equip':
      return equipValue(view, hunt, piece)
    case 'take':
      return tokenValue(view, numberOf(choice, 'token'))
    case 'takeGoods':
      return goodValue(view, resourceIds[numberOf(choice, 'resource')], piece)
    case 'claim':
      return ITEM_VALUE
    case 'search':
    case 'activate':
      return STORY_TOKEN - MOVE_DIE
    case 'exchange':
      return 20 + deedValue(view, 'prisonersExchanged') - MOVE_DIE
    case 'escape':
      return (60 + unitValue(view, piece)) / 6 - MOVE_DIE
    case 'unbind':
      return UNBIND - MOVE_DIE
    case 'power':
      return powerValue(view)
    case 'unlock':
      return UNLOCK - 5 * CARD_VALUE
    default:
      return 0
  }
}

/** Going: what each die of it brings; one is kept for what is to be done there. */
function marchValue(view: BotView, hunt: Hunt, piece: PieceNo): number {
  const { gain, dice } = walkOf(view, hunt, goalsOf(view, hunt, piece), piece, budgetOf(view, 0, 0))
  return gain <= 0 ? 0 : gain / dice - (moveDice(view.s, view.side) > BANKED ? SPARE_DIE : MOVE_DIE)
}

/** What each MOVE die of it brings. */
function abilityValue(view: BotView, no: number, piece: PieceNo, cost: number): number {
  const { row } = view.tables.abilities[view.side][no]
  const price = row.costs[cost]
  return (effectsValue(view, row.effects, piece) - costValue(price)) / Math.max(1, price?.move ?? 1)
}

/** What a card does, for whoever plays it. */
export function effectsOfCard({ tables, side }: BotView, card: CardNo): Effects {
  const row = tables.cardRow[card]
  const { lines, hero } = row as ActionCardRow
  if (side >= FACTIONS && hero !== undefined) return hero
  const line = lines?.[factionIds[side] as keyof NonNullable<ActionCardRow['lines']>]
  return line ?? row.effects ?? []
}

function playValue(view: BotView, card: CardNo): number {
  return effectsValue(view, effectsOfCard(view, card), NOBODY) - cardValue(view, card)
}

function itemValue(view: BotView, card: CardNo, cost: number): number {
  const { tables, s } = view
  const row = tables.cardRow[card]
  if (!('ability' in row) || row.ability === undefined) return 0
  const wearer = s.lies[itemNo(card)]
  return effectsValue(view, row.ability.effects, wearer) - costValue(row.ability.costs[cost])
}

/** The stronger the unit and the nearer its goals, the better it is equipped. */
function equipValue(view: BotView, hunt: Hunt, piece: PieceNo): number {
  const { tables, s } = view
  const near = pull(goalsOf(view, hunt, piece), s.at[piece])
  return 4 + 2 * strengthOf(s, tables, piece) + near / 50
}

function powerValue(view: BotView): number {
  const { tables, side } = view
  const { row } = tables.abilities[side][tables.powerOf[side]]
  return effectsValue(view, row.effects, NOBODY)
}

// The march

/** The next step of its walk, for the cheapest dice; to halt where it stands best. */
export function chooseStep(view: BotView): Choice {
  const piece = localOf(view, 'piece')
  const hunt = huntOf(view)
  const goals = goalsOf(view, hunt, piece)
  const budget = budgetFor(view)
  const { next } = walkOf(view, hunt, goals, piece, budget)
  return stepTo(view, hunt, goals, next)
}

/** The points that the march has left, and what dice would give. */
function budgetFor(view: BotView): Budget {
  const free = localOf(view, 'free')
  if (free > 0) return freeBudget(view, free)
  return budgetOf(view, localOf(view, 'ortho'), localOf(view, 'diag'))
}

/** The next step towards one goal and nothing else, whatever threatens there. */
export function stepTowards(view: BotView, goal: UnitGoal): Choice {
  const next = wayTo(view, goal.field, localOf(view, 'piece'), budgetFor(view))
  return stepTo(view, NO_HUNT, [goal], next)
}

const NO_HUNT: Hunt = { prey: [], marks: [], swimming: [] }

/** A step to that node or, if it is -1, a halt; for the cheapest dice. */
function stepTo(view: BotView, hunt: Hunt, goals: readonly UnitGoal[], next: NodeNo): Choice {
  const piece = localOf(view, 'piece')
  const here = view.s.at[piece]
  return best(view, (_sight, choice) => {
    if (choice.do === 'halt') return next < 0 ? HALT : 0
    if (choice.do === 'take') return 2 * NEXT // in passing, for nothing
    const node = nodeOf(view, here, choice)
    const isNext = node === next ? NEXT : 0
    return isNext + 0.01 * standing(view, hunt, goals, piece, node) - priceOf(view, choice)
  })
}

/** The step of the plan comes first, then to halt, then whatever is left. */
const NEXT = 10_000
const HALT = 1000

function nodeOf({ tables, s }: BotView, here: NodeNo, choice: Choice): NodeNo {
  if (choice.do === 'stairs') return tables.linkTo[here]
  return nodeAfter(waysOf(s, tables), here, numberOf(choice, 'way'))
}

function priceOf(view: BotView, choice: Choice): number {
  if (choice.do === 'stairs') return faceValue(view, numberOf(choice, 'face'))
  return payValue(view, numberOf(choice, 'pay'))
}

function payValue(view: BotView, pay: number): number {
  const { ortho1, ortho2, diag1 } = PAYMENTS[pay]
  return (
    ortho1 * faceValue(view, ORTHO1) + 1.5 * ortho2 * faceValue(view, ORTHO2) + diag1 * faceValue(view, DIAG1)
  )
}
