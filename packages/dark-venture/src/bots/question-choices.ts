import type { Choice } from '@longtable/kernel'
import type { Effect } from '../content/effects.ts'
import { resourceIds } from '../content/ids.ts'
import { Z } from '../state/card-pool.ts'
import { EDGES } from '../state/choices/effects.ts'
import { gatherKindFrame, pickFrame } from '../state/frames.ts'
import { DIAG1, NOBODY, ORTHO1, ORTHO2, type PieceNo, SKULL } from '../state/numbers.ts'
import { across, onSide } from '../state/queries/built.ts'
import { moveDice, skullDice } from '../state/queries/dice.ts'
import { areEnemies } from '../state/queries/pieces.ts'
import { best, localOf, numberOf, offeredVerb, type BotView } from './bot-view.ts'
import { effectsValue, selfOf } from './effect-values.ts'
import { faceValue, gatherOf, goodValue } from './gain-values.ts'
import { goalsOf, huntOf, standing } from './goals.ts'
import { aimsOf } from './story-aims.ts'
import { asPrey, chanceOf } from './strike-values.ts'
import { CARD_VALUE, cardValue, killValue, rowValue, unitValue } from './values.ts'
import { goValue } from './walks.ts'

/** Everything that is asked besides the turn and combat: things to choose, to keep, to pay and to give away. */

/** The effect that asks, if one does. */
function effectOf({ tables, frame }: BotView): Effect | undefined {
  if (frame.step !== pickFrame.name) return undefined
  return tables.programs.get(String(frame['program']))?.[Number(frame['pc'])]
}

/** Verbs that do one's own units good; every other one is for enemies, or is borne by whom it hurts least. */
const HELPS: ReadonlySet<string> = new Set([
  'march',
  'teleport',
  'portal',
  'free',
  'upgrade',
  'escape',
  'revive',
  'modify',
  'gain',
  'gather',
  'exchange',
  'take',
])
/** Verbs that use a unit up, or for which the smallest will do. */
const SPENDS: ReadonlySet<string> = new Set(['fuse', 'summon', 'split', 'bagAdd', 'lose'])

export function chooseThing(view: BotView): Choice {
  const effect = effectOf(view)
  return best(view, (_sight, choice) => thingValue(view, effect, choice))
}

function thingValue(view: BotView, effect: Effect | undefined, choice: Choice): number {
  switch (choice.do) {
    case 'unit':
      return pickedUnit(view, effect, numberOf(choice, 'piece'))
    case 'node':
    case 'start':
      return pickedNode(view, numberOf(choice, 'node'))
    case 'card':
      return pickedCard(view, effect, numberOf(choice, 'card'))
    case 'discard':
    case 'payCard':
    case 'lay':
      return -cardValue(view, numberOf(choice, 'card'))
    case 'pickSide':
      return view.s.points[numberOf(choice, 'side')]
    case 'option':
      return pickedOption(view, effect, numberOf(choice, 'option'))
    case 'goods':
      return pickedGoods(view, effect, numberOf(choice, 'resource'))
    case 'row':
      return rowValue(view, numberOf(choice, 'row'))
    case 'edge':
      return pickedEdge(view, numberOf(choice, 'edge'))
    case 'face':
      return pickedFace(view, effect, numberOf(choice, 'face'))
    case 'die':
      return pickedDie(view, numberOf(choice, 'die'))
    case 'unlock':
      return pickedAbility(view, numberOf(choice, 'ability'))
    case 'payGood':
      return -goodValue(view, resourceIds[numberOf(choice, 'resource')])
    case 'spend':
    case 'drop':
      return -faceValue(view, numberOf(choice, 'face'))
    case 'save':
      return CARD_VALUE / 2
    default:
      return 0
  }
}

function pickedUnit(view: BotView, effect: Effect | undefined, piece: PieceNo): number {
  const { s, side, tables } = view
  const isOwn = !areEnemies(s, side, s.side[piece])
  if (effect === undefined) return isOwn ? -unitValue(view, piece) : unitValue(view, piece)
  if (effect.do === 'attack' && localOf(view, 'slot') === 0) return tables.strength[piece]
  if (effect.do === 'attack') return targetValue(view, effect.strength, piece)
  if (!isOwn) return killValue(view, piece)
  if (effect.do === 'march' || effect.do === 'teleport' || effect.do === 'portal')
    return goValue(view, piece, 'spaces' in effect ? effect.spaces : 10)
  if (SPENDS.has(effect.do)) return -unitValue(view, piece)
  return HELPS.has(effect.do) ? unitValue(view, piece) : -unitValue(view, piece)
}

function targetValue(view: BotView, strength: number | undefined, target: PieceNo): number {
  const { tables } = view
  const prey = asPrey(view, target)
  const striker = localOf(view, 'self')
  const dice = strength ?? (striker < 0 ? 1 : tables.strength[striker])
  return chanceOf(dice, prey.defence, prey.lead) * prey.kill
}

/** Where a unit comes to stand: as near as possible to what it wants. */
function pickedNode(view: BotView, node: number): number {
  const { s, side } = view
  const hunt = huntOf(view)
  const asked = selfOf(view)
  const piece = asked >= 0 && s.side[asked] === side ? asked : (s.army[side][0] ?? localOf(view, 'piece'))
  if (piece < 0) return 0
  return standing(view, hunt, goalsOf(view, hunt, piece), piece, node)
}

function pickedCard(view: BotView, effect: Effect | undefined, card: number): number {
  const worth = cardValue(view, card)
  return effect !== undefined && effect.do === 'steal' ? worth : -worth
}

function pickedOption(view: BotView, effect: Effect | undefined, option: number): number {
  if (effect === undefined || effect.do !== 'choose') return -option
  return effectsValue(view, effect.options[option]?.effects ?? [], selfOf(view))
}

/** To gather, the chance counts too; to give away, the least useful. */
function pickedGoods(view: BotView, effect: Effect | undefined, resource: number): number {
  if (view.frame.step === gatherKindFrame.name || effect?.do === 'gather')
    return gatherOf(view, resource, localOf(view, 'piece'))
  const worth = goodValue(view, resourceIds[resource])
  return effect?.do === 'lose' || effect?.do === 'upgrade' ? -worth : worth
}

/** Built where it is least in the own way: on the rim, then wherever something stands already. */
function pickedEdge(view: BotView, edge: number): number {
  const { tables, s } = view
  const square = Math.floor(edge / EDGES)
  const at = edge % EDGES
  const isSite = tables.target === 0 && aimsOf(tables, view.side, view.habits).sites.includes(square)
  if (isSite) return at >= 4 ? 8 : 10
  if (at >= 4) return across(s.built, square) === 0 ? -2 : 0
  if (tables.board.beside[square * 8 + at] < 0) return 2
  return onSide(s.built, square, at) === 0 ? 0 : 1
}

/** Dice to gain: what is missing; to lose or to roll again: what there is too much of. */
function pickedFace(view: BotView, effect: Effect | undefined, face: number): number {
  const { s, side } = view
  if (effect?.do === 'loseDice') return -faceValue(view, face)
  if (effect?.do === 'rerollDice') return face === SKULL ? skullDice(s, side) - 2 : 1 - moveDice(s, side)
  if (face === SKULL) return skullDice(s, side) === 1 ? 9 : 4
  return face === ORTHO2 ? 8 : face === DIAG1 ? 7 : 6
}

/** A combat die to roll again: the lower, the better; one that shows much is left. */
function pickedDie({ s, side }: BotView, die: number): number {
  const fight = s.fights[s.fights.length - 1]
  if (fight === undefined) return 0
  const dice = fight.side === side ? fight.attack : fight.defence
  return 3.5 - (dice[die] ?? 6)
}

/** An ability that serves every turn. */
function pickedAbility({ tables, side }: BotView, no: number): number {
  const { row } = tables.abilities[side][no]
  if (row.when === 'passive') return 30
  const [cost] = row.costs
  const attacks = row.effects.some((effect) => effect.do === 'attack' || effect.do === 'modify')
  return (attacks ? 40 : 20) - 4 * (cost?.skull ?? 0)
}

// Dice that are left

/** The best dice are kept: what moves, but a pair of skulls too. */
export function chooseKept(view: BotView): Choice {
  const over = offeredVerb(view, 'done') === undefined
  return best(view, (_sight, choice) => {
    if (choice.do === 'bank') return keptValue(view, numberOf(choice, 'face'))
    if (choice.do === 'drop') return over ? 10 - keptValue(view, numberOf(choice, 'face')) : -1
    return 0
  })
}

function keptValue({ s, side }: BotView, face: number): number {
  if (face === SKULL) return s.memory[side * 4 + SKULL] < 1 ? 3.5 : 1
  return face === ORTHO2 ? 5 : face === ORTHO1 ? 3 : 4
}

/** Which die pays where any will do: the one that moves least. */
export function chooseSpent(view: BotView): Choice {
  return best(view, (_sight, choice) => {
    if (choice.do !== 'spend') return -cardValue(view, numberOf(choice, 'card'))
    const face = numberOf(choice, 'face')
    return face === ORTHO1 ? 3 : face === DIAG1 ? 2 : face === SKULL ? 4 : 1
  })
}

// Cards

/** A card that may be kept is, as long as there is room for it. */
export function chooseKeptCard(view: BotView): Choice {
  return offeredVerb(view, 'save') ?? chooseThing(view)
}

/** A check that failed is rolled again if the card is worth less than the try. */
export function chooseCheck(view: BotView): Choice {
  const shown = view.frame['shown']
  const total = Array.isArray(shown) ? shown.reduce((sum: number, die: number) => sum + die, 0) : 0
  const misses = localOf(view, 'atLeast') - total
  return best(view, (_sight, choice) => {
    if (choice.do !== 'rerollCheck') return 0
    const die = Array.isArray(shown) ? Number(shown[numberOf(choice, 'die')]) : 6
    const chance = misses <= 0 ? 0 : Math.max(0, 7 - die - misses) / 6
    return 40 * chance - cardValue(view, numberOf(choice, 'card'))
  })
}

/** A gift is taken; an offer if what lies there is worth more than what is asked for. */
export function chooseAnswer(view: BotView): Choice {
  const { s } = view
  const partner = localOf(view, 'side')
  const other = localOf(view, 'partner')
  let worth = 0
  for (const side of [partner, other]) {
    const seat = side < 0 ? NOBODY : s.seatOf[side]
    if (seat >= 0 && side !== view.side)
      for (const card of s.cards[Z.offer + seat]) worth += cardValue(view, card)
  }
  const asked = Math.max(0, localOf(view, 'kind') === 3 ? 0 : localOf(view, 'count')) * (CARD_VALUE + 4)
  const accept = offeredVerb(view, 'accept')
  return accept !== undefined && worth >= asked ? accept : (offeredVerb(view, 'decline') ?? view.offered[0])
}

/** What is offered in turn is nothing. */
export function chooseNothing(view: BotView): Choice {
  return offeredVerb(view, 'decline') ?? offeredVerb(view, 'offer') ?? chooseThing(view)
}
