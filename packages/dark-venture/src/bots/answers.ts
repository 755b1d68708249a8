import type { Choice } from '@longtable/kernel'
import type { Effect } from '../content/effects.ts'
import { resourceIds } from '../content/ids.ts'
import { Z } from '../state/cards.ts'
import { EDGES } from '../state/choices/effects.ts'
import { gatherKindFrame, pickFrame } from '../state/frames.ts'
import { DIAG1, NOBODY, ORTHO1, ORTHO2, type PieceNo, SKULL } from '../state/numbers.ts'
import { across, onSide } from '../state/queries/built.ts'
import { moveDice, skullDice } from '../state/queries/dice.ts'
import { areEnemies } from '../state/queries/pieces.ts'
import { best, localOf, numberOf, offeredVerb, type Sight } from './bot-view.ts'
import { effectsWorth, selfOf } from './effect-values.ts'
import { faceWorth, gatherOf, goodWorth } from './gain-values.ts'
import { goalsOf, huntOf, standing } from './goals.ts'
import { asPrey, chanceOf } from './strike-values.ts'
import { CARD, cardWorth, killWorth, rowWorth, unitWorth } from './values.ts'
import { goWorth } from './walks.ts'

/** Everything that is asked besides the turn and combat: things to choose, to keep, to pay and to give away. */

/** The effect that asks, if one does. */
function effectOf({ tables, frame }: Sight): Effect | undefined {
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

export function chooseThing(sight: Sight): Choice {
  const effect = effectOf(sight)
  return best(sight, (_sight, choice) => thingWorth(sight, effect, choice))
}

function thingWorth(sight: Sight, effect: Effect | undefined, choice: Choice): number {
  switch (choice.do) {
    case 'unit':
      return pickedUnit(sight, effect, numberOf(choice, 'piece'))
    case 'node':
    case 'start':
      return pickedNode(sight, numberOf(choice, 'node'))
    case 'card':
      return pickedCard(sight, effect, numberOf(choice, 'card'))
    case 'discard':
    case 'payCard':
    case 'lay':
      return -cardWorth(sight, numberOf(choice, 'card'))
    case 'pickSide':
      return sight.s.points[numberOf(choice, 'side')]
    case 'option':
      return pickedOption(sight, effect, numberOf(choice, 'option'))
    case 'goods':
      return pickedGoods(sight, effect, numberOf(choice, 'resource'))
    case 'row':
      return rowWorth(sight, numberOf(choice, 'row'))
    case 'edge':
      return pickedEdge(sight, numberOf(choice, 'edge'))
    case 'face':
      return pickedFace(sight, effect, numberOf(choice, 'face'))
    case 'die':
      return pickedDie(sight, numberOf(choice, 'die'))
    case 'unlock':
      return pickedAbility(sight, numberOf(choice, 'ability'))
    case 'payGood':
      return -goodWorth(sight, resourceIds[numberOf(choice, 'resource')])
    case 'spend':
    case 'drop':
      return -faceWorth(sight, numberOf(choice, 'face'))
    case 'save':
      return CARD / 2
    default:
      return 0
  }
}

function pickedUnit(sight: Sight, effect: Effect | undefined, piece: PieceNo): number {
  const { s, side, tables } = sight
  const isOwn = !areEnemies(s, side, s.side[piece])
  if (effect === undefined) return isOwn ? -unitWorth(sight, piece) : unitWorth(sight, piece)
  if (effect.do === 'attack' && localOf(sight, 'slot') === 0) return tables.strength[piece]
  if (effect.do === 'attack') return targetWorth(sight, effect.strength, piece)
  if (!isOwn) return killWorth(sight, piece)
  if (effect.do === 'march' || effect.do === 'teleport' || effect.do === 'portal')
    return goWorth(sight, piece, 'spaces' in effect ? effect.spaces : 10)
  if (SPENDS.has(effect.do)) return -unitWorth(sight, piece)
  return HELPS.has(effect.do) ? unitWorth(sight, piece) : -unitWorth(sight, piece)
}

function targetWorth(sight: Sight, strength: number | undefined, target: PieceNo): number {
  const { tables } = sight
  const prey = asPrey(sight, target)
  const striker = localOf(sight, 'self')
  const dice = strength ?? (striker < 0 ? 1 : tables.strength[striker])
  return chanceOf(dice, prey.defence, prey.lead) * prey.kill
}

/** Where a unit comes to stand: as near as possible to what it wants. */
function pickedNode(sight: Sight, node: number): number {
  const { s, side } = sight
  const hunt = huntOf(sight)
  const asked = selfOf(sight)
  const piece = asked >= 0 && s.side[asked] === side ? asked : (s.army[side][0] ?? localOf(sight, 'piece'))
  if (piece < 0) return 0
  return standing(sight, hunt, goalsOf(sight, hunt, piece), piece, node)
}

function pickedCard(sight: Sight, effect: Effect | undefined, card: number): number {
  const worth = cardWorth(sight, card)
  return effect !== undefined && effect.do === 'steal' ? worth : -worth
}

function pickedOption(sight: Sight, effect: Effect | undefined, option: number): number {
  if (effect === undefined || effect.do !== 'choose') return -option
  return effectsWorth(sight, effect.options[option]?.effects ?? [], selfOf(sight))
}

/** To gather, the chance counts too; to give away, the least useful. */
function pickedGoods(sight: Sight, effect: Effect | undefined, resource: number): number {
  if (sight.frame.step === gatherKindFrame.name || effect?.do === 'gather')
    return gatherOf(sight, resource, localOf(sight, 'piece'))
  const worth = goodWorth(sight, resourceIds[resource])
  return effect?.do === 'lose' || effect?.do === 'upgrade' ? -worth : worth
}

/** Built where it is least in the own way: on the rim, then wherever something stands already. */
function pickedEdge({ tables, s }: Sight, edge: number): number {
  const square = Math.floor(edge / EDGES)
  const at = edge % EDGES
  if (at >= 4) return across(s.built, square) === 0 ? -2 : 0
  if (tables.board.beside[square * 8 + at] < 0) return 2
  return onSide(s.built, square, at) === 0 ? 0 : 1
}

/** Dice to gain: what is missing; to lose or to roll again: what there is too much of. */
function pickedFace(sight: Sight, effect: Effect | undefined, face: number): number {
  const { s, side } = sight
  if (effect?.do === 'loseDice') return -faceWorth(sight, face)
  if (effect?.do === 'rerollDice') return face === SKULL ? skullDice(s, side) - 2 : 1 - moveDice(s, side)
  if (face === SKULL) return skullDice(s, side) === 1 ? 9 : 4
  return face === ORTHO2 ? 8 : face === DIAG1 ? 7 : 6
}

/** A combat die to roll again: the lower, the better; one that shows much is left. */
function pickedDie({ s, side }: Sight, die: number): number {
  const fight = s.fights[s.fights.length - 1]
  if (fight === undefined) return 0
  const dice = fight.side === side ? fight.attack : fight.defence
  return 3.5 - (dice[die] ?? 6)
}

/** An ability that serves every turn. */
function pickedAbility({ tables, side }: Sight, no: number): number {
  const { row } = tables.abilities[side][no]
  if (row.when === 'passive') return 30
  const [cost] = row.costs
  const attacks = row.effects.some((effect) => effect.do === 'attack' || effect.do === 'modify')
  return (attacks ? 40 : 20) - 4 * (cost?.skull ?? 0)
}

// Dice that are left

/** The best dice are kept: what moves, but a pair of skulls too. */
export function chooseKept(sight: Sight): Choice {
  const over = offeredVerb(sight, 'done') === undefined
  return best(sight, (_sight, choice) => {
    if (choice.do === 'bank') return keptWorth(sight, numberOf(choice, 'face'))
    if (choice.do === 'drop') return over ? 10 - keptWorth(sight, numberOf(choice, 'face')) : -1
    return 0
  })
}

function keptWorth({ s, side }: Sight, face: number): number {
  if (face === SKULL) return s.memory[side * 4 + SKULL] < 1 ? 3.5 : 1
  return face === ORTHO2 ? 5 : face === ORTHO1 ? 3 : 4
}

/** Which die pays where any will do: the one that moves least. */
export function chooseSpent(sight: Sight): Choice {
  return best(sight, (_sight, choice) => {
    if (choice.do !== 'spend') return -cardWorth(sight, numberOf(choice, 'card'))
    const face = numberOf(choice, 'face')
    return face === ORTHO1 ? 3 : face === DIAG1 ? 2 : face === SKULL ? 4 : 1
  })
}

// Cards

/** A card that may be kept is, as long as there is room for it. */
export function chooseKeptCard(sight: Sight): Choice {
  return offeredVerb(sight, 'save') ?? chooseThing(sight)
}

/** A check that failed is rolled again if the card is worth less than the try. */
export function chooseCheck(sight: Sight): Choice {
  const shown = sight.frame['shown']
  const total = Array.isArray(shown) ? shown.reduce((sum: number, die: number) => sum + die, 0) : 0
  const misses = localOf(sight, 'atLeast') - total
  return best(sight, (_sight, choice) => {
    if (choice.do !== 'rerollCheck') return 0
    const die = Array.isArray(shown) ? Number(shown[numberOf(choice, 'die')]) : 6
    const chance = misses <= 0 ? 0 : Math.max(0, 7 - die - misses) / 6
    return 40 * chance - cardWorth(sight, numberOf(choice, 'card'))
  })
}

/** A gift is taken; an offer if what lies there is worth more than what is asked for. */
export function chooseAnswer(sight: Sight): Choice {
  const { s } = sight
  const partner = localOf(sight, 'side')
  const other = localOf(sight, 'partner')
  let worth = 0
  for (const side of [partner, other]) {
    const seat = side < 0 ? NOBODY : s.seatOf[side]
    if (seat >= 0 && side !== sight.side)
      for (const card of s.cards[Z.offer + seat]) worth += cardWorth(sight, card)
  }
  const asked = Math.max(0, localOf(sight, 'kind') === 3 ? 0 : localOf(sight, 'count')) * (CARD + 4)
  const accept = offeredVerb(sight, 'accept')
  return accept !== undefined && worth >= asked ? accept : (offeredVerb(sight, 'decline') ?? sight.offered[0])
}

/** What is offered in turn is nothing. */
export function chooseNothing(sight: Sight): Choice {
  return offeredVerb(sight, 'decline') ?? offeredVerb(sight, 'offer') ?? chooseThing(sight)
}
