import type { Effect, Effects, UnitQuery, Units } from '../content/effects.ts'
import { TOKEN, UNIT_ROW } from '../state/names.ts'
import { NOBODY, type PieceNo } from '../state/numbers.ts'
import { attackValue, modifyValue, sureValue } from './attack-values.ts'
import {
  absorbValue,
  bagValue,
  buildHereValue,
  drawValue,
  gainValue,
  gatherValue,
  layValue,
  MOVE_DIE,
  placedValue,
  splitValue,
  tokenValue,
} from './gain-values.ts'
import { localOf, type BotView } from './bot-view.ts'
import { goValue } from './walks.ts'
import {
  CARD_VALUE,
  captureValue,
  deedValue,
  FAVOUR_VALUE,
  GOOD_VALUE,
  killValue,
  lossOf,
  POINT_VALUE,
  rivalry,
  rowValue,
} from './values.ts'

/** What effects are worth to the side that has them, by their verbs. The same serves cards, abilities and stories. */

const RESTRAINED = 18
const DARKNESS = 30
/** A faction whose units can be made from now on. */
const EXTRACTED = 90

export function effectsValue(view: BotView, effects: Effects, self: PieceNo, it: PieceNo = NOBODY): number {
  let sum = 0
  for (let i = 0; i < effects.length; i++) sum += effectValue(view, effects[i], self, it)
  return sum
}

/** The best of the options, or doing nothing. */
function bestOption(view: BotView, options: readonly { readonly effects: Effects }[], self: PieceNo): number {
  let most = 0
  for (const { effects } of options) most = Math.max(most, effectsValue(view, effects, self))
  return most
}

/** Of two dice: the chance to come to so much. */
const TWO_DICE = [
  1,
  1,
  1,
  35 / 36,
  33 / 36,
  30 / 36,
  26 / 36,
  21 / 36,
  15 / 36,
  10 / 36,
  6 / 36,
  3 / 36,
  1 / 36,
]

function rollChance(dice: number, atLeast: number): number {
  return dice === 1 ? Math.max(0, Math.min(1, (7 - atLeast) / 6)) : (TWO_DICE[atLeast] ?? 0)
}

function effectValue(view: BotView, effect: Effect, self: PieceNo, it: PieceNo): number {
  switch (effect.do) {
    case 'score':
      return POINT_VALUE * effect.points
    case 'draw':
      return effect.cards * drawValue(view, effect.deck)
    case 'discard':
      return -effect.cards * CARD_VALUE
    case 'steal':
      return effect.cards * CARD_VALUE * 1.5
    case 'gainDice':
      return effect.dice * 2 * MOVE_DIE
    case 'loseDice':
      return -effect.dice * MOVE_DIE
    case 'rerollDice':
      return MOVE_DIE
    case 'roll': {
      const chance = rollChance(effect.dice, effect.atLeast)
      const otherwise = effect.otherwise === undefined ? 0 : effectsValue(view, effect.otherwise, self, it)
      return chance * effectsValue(view, effect.run, self, it) + (1 - chance) * otherwise
    }
    case 'choose':
      return bestOption(view, effect.options, self)
    case 'when':
      return 0.5 * effectsValue(view, effect.run, self, it)
    case 'each':
      return effectsValue(view, effect.run, self, it) * countOf(view, effect.of)
    case 'count':
      return effect.n * deedValue(view, effect.deed)
    default:
      return unitEffect(view, effect, self, it)
  }
}

/** How many units a query may mean, roughly. */
function countOf({ s, side }: BotView, query: UnitQuery): number {
  return query.side === 'own' ? s.army[side].length : 1
}

function isHelp(view: BotView, units: Units | undefined, self: PieceNo): boolean {
  if (units === undefined || units === 'self' || units === 'attacker' || units === 'it') return true
  if (typeof units === 'string') return self < 0 || view.s.side[self] === view.side
  return units.side === 'own' || units.side === 'ally'
}

function unitEffect(view: BotView, effect: Effect, self: PieceNo, it: PieceNo): number {
  switch (effect.do) {
    case 'place':
      return (effect.count ?? 1) * (placedValue(view, effect.unit) + deedValue(view, 'unitsSpawned'))
    case 'march':
    case 'teleport':
      return 0.8 * moverValue(view, effect.who, self, effect.spaces)
    case 'swap':
      return 5
    case 'kill':
      return it < 0 ? (isHelp(view, effect.who, self) ? -20 : killAny(view)) : killValue(view, it)
    case 'capture':
      return it < 0 ? 2 * POINT_VALUE : captureValue(view, it)
    case 'escape':
      return 60
    case 'exchange':
      return deedValue(view, 'prisonersExchanged')
    case 'revive':
      return self < 0 ? 30 : lossOf(view, self)
    case 'join':
    case 'recruit':
      return 30
    case 'restrain':
      return isHelp(view, effect.who, self) ? -RESTRAINED : RESTRAINED
    case 'free':
      return 5
    case 'upgrade':
      return upgradeValue(view, effect.who, self, effect.ranks)
    case 'attack':
      return attackValue(view, self, effect.range ?? 0, effect.strength)
    case 'hazard':
      return isHelp(view, effect.who, self) ? -25 : 25
    case 'modify':
      return modifyValue(view, effect.mods, effect.lasts === 'attack')
    case 'winAttack':
      return sureValue(view)
    case 'rerollCombat':
    case 'foilAttack':
      return CARD_VALUE
    default:
      return thingEffect(view, effect, self)
  }
}

function thingEffect(view: BotView, effect: Effect, self: PieceNo): number {
  switch (effect.do) {
    case 'gain':
      return gainValue(view, effect.resource, effect.count)
    case 'lose':
      return -GOOD_VALUE * effect.count
    case 'gather':
      return gatherValue(view, self) * (effect.times ?? 1)
    case 'build':
      return effect.count * (deedValue(view, 'structuresBuilt') - 2 + buildHereValue(view, self))
    case 'dismantle':
      return 1
    case 'lay':
      return layValue(view, effect.token)
    case 'take':
      return tokenValue(view, TOKEN[effect.token])
    case 'spend':
      return 0
    default:
      return factionEffect(view, effect, self)
  }
}

function factionEffect(view: BotView, effect: Effect, self: PieceNo): number {
  switch (effect.do) {
    case 'split':
      return splitValue(view, self)
    case 'fuse':
      return deedValue(view, 'fuses') + 1
    case 'absorb':
      return absorbValue(view)
    case 'hatch':
      return deedValue(view, 'eggsHatched') + rowValue(view, UNIT_ROW[effect.unit]) + 4
    case 'bagAdd':
      return bagValue(view)
    case 'bagDraw':
      return effect.count * (deedValue(view, 'bagDraws') + 14)
    case 'portal':
      return deedValue(view, 'portalTravels') + 2
    case 'extract':
      return deedValue(view, 'extractions') + EXTRACTED
    case 'fabricate':
      return deedValue(view, 'fabrications') + 14
    case 'favour':
      return FAVOUR_VALUE * effect.n
    case 'summon':
      return deedValue(view, 'ancientsSummoned') + 90
    case 'darkness':
      return -DARKNESS * effect.n
    case 'end':
      return effect.players === 'win' ? 1000 : -1000
    case 'flag':
      return 80
    case 'read':
      return 30
    default:
      return 0
  }
}

/** To go somewhere without dice: of the acting unit, or of the one that gains most. */
function moverValue(view: BotView, who: Units, self: PieceNo, spaces: number): number {
  const { s, side } = view
  if (typeof who === 'string') return self < 0 ? 0 : goValue(view, self, spaces)
  if (who.side !== 'own') return 5
  let most = 0
  for (const piece of s.army[side]) most = Math.max(most, goValue(view, piece, spaces))
  return most
}

function killAny(view: BotView): number {
  return deedValue(view, 'unitsKilled') + rivalry(view) * 12
}

/** Growing: more dice, and a deed. */
function upgradeValue(view: BotView, who: Units, self: PieceNo, ranks: number): number {
  const { tables } = view
  const deed = deedValue(view, 'unitsUpgraded')
  if (typeof who !== 'string' || self < 0 || tables.rowOf[self] < 0) return deed + 4
  let row = tables.rowOf[self]
  const before = rowValue(view, row)
  let grown = 0
  while (grown < ranks && tables.nextRow[row] >= 0) {
    row = tables.nextRow[row]
    grown++
  }
  return grown * deed + 1.5 * (rowValue(view, row) - before)
}

/** The acting unit of the effect that is asked about, or -1. */
export function selfOf(view: BotView): PieceNo {
  return localOf(view, 'self')
}
