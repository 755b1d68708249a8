import type { Effect, Effects, UnitQuery, Units } from '../content/effects.ts'
import { TOKEN, UNIT_ROW } from '../state/names.ts'
import { NOBODY, type PieceNo } from '../state/numbers.ts'
import { attackWorth, modifyWorth, sureWorth } from './attack-values.ts'
import {
  absorbWorth,
  bagWorth,
  drawWorth,
  gainWorth,
  gatherWorth,
  layWorth,
  MOVE_DIE,
  placedWorth,
  splitWorth,
  tokenWorth,
} from './gain-values.ts'
import { localOf, type Sight } from './bot-view.ts'
import { goWorth } from './walks.ts'
import {
  CARD,
  captureWorth,
  deedWorth,
  FAVOUR,
  GOOD,
  killWorth,
  lossOf,
  POINT,
  rivalry,
  rowWorth,
} from './values.ts'

/** What effects are worth to the side that has them, by their verbs. The same serves cards, abilities and stories. */

const RESTRAINED = 18
const DARKNESS = 30
/** A faction whose units can be made from now on. */
const EXTRACTED = 90

export function effectsWorth(sight: Sight, effects: Effects, self: PieceNo, it: PieceNo = NOBODY): number {
  let sum = 0
  for (let i = 0; i < effects.length; i++) sum += effectWorth(sight, effects[i], self, it)
  return sum
}

/** The best of the options, or doing nothing. */
function bestOption(sight: Sight, options: readonly { readonly effects: Effects }[], self: PieceNo): number {
  let most = 0
  for (const { effects } of options) most = Math.max(most, effectsWorth(sight, effects, self))
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

function effectWorth(sight: Sight, effect: Effect, self: PieceNo, it: PieceNo): number {
  switch (effect.do) {
    case 'score':
      return POINT * effect.points
    case 'draw':
      return effect.cards * drawWorth(sight, effect.deck)
    case 'discard':
      return -effect.cards * CARD
    case 'steal':
      return effect.cards * CARD * 1.5
    case 'gainDice':
      return effect.dice * 2 * MOVE_DIE
    case 'loseDice':
      return -effect.dice * MOVE_DIE
    case 'rerollDice':
      return MOVE_DIE
    case 'roll': {
      const chance = rollChance(effect.dice, effect.atLeast)
      const otherwise = effect.otherwise === undefined ? 0 : effectsWorth(sight, effect.otherwise, self, it)
      return chance * effectsWorth(sight, effect.run, self, it) + (1 - chance) * otherwise
    }
    case 'choose':
      return bestOption(sight, effect.options, self)
    case 'when':
      return 0.5 * effectsWorth(sight, effect.run, self, it)
    case 'each':
      return effectsWorth(sight, effect.run, self, it) * countOf(sight, effect.of)
    case 'count':
      return effect.n * deedWorth(sight, effect.deed)
    default:
      return unitEffect(sight, effect, self, it)
  }
}

/** How many units a query may mean, roughly. */
function countOf({ s, side }: Sight, query: UnitQuery): number {
  return query.side === 'own' ? s.army[side].length : 1
}

function isHelp(sight: Sight, units: Units | undefined, self: PieceNo): boolean {
  if (units === undefined || units === 'self' || units === 'attacker' || units === 'it') return true
  if (typeof units === 'string') return self < 0 || sight.s.side[self] === sight.side
  return units.side === 'own' || units.side === 'ally'
}

function unitEffect(sight: Sight, effect: Effect, self: PieceNo, it: PieceNo): number {
  switch (effect.do) {
    case 'place':
      return (effect.count ?? 1) * (placedWorth(sight, effect.unit) + deedWorth(sight, 'unitsSpawned'))
    case 'march':
    case 'teleport':
      return 0.8 * moverWorth(sight, effect.who, self, effect.spaces)
    case 'swap':
      return 5
    case 'kill':
      return it < 0 ? (isHelp(sight, effect.who, self) ? -20 : killAny(sight)) : killWorth(sight, it)
    case 'capture':
      return it < 0 ? 2 * POINT : captureWorth(sight, it)
    case 'escape':
      return 60
    case 'exchange':
      return deedWorth(sight, 'prisonersExchanged')
    case 'revive':
      return self < 0 ? 30 : lossOf(sight, self)
    case 'join':
      return 30
    case 'restrain':
      return isHelp(sight, effect.who, self) ? -RESTRAINED : RESTRAINED
    case 'free':
      return 5
    case 'upgrade':
      return upgradeWorth(sight, effect.who, self, effect.ranks)
    case 'attack':
      return attackWorth(sight, self, effect.range ?? 0, effect.strength)
    case 'hazard':
      return isHelp(sight, effect.who, self) ? -25 : 25
    case 'modify':
      return modifyWorth(sight, effect.mods, effect.lasts === 'attack')
    case 'winAttack':
      return sureWorth(sight)
    case 'rerollCombat':
    case 'foilAttack':
      return CARD
    default:
      return thingEffect(sight, effect, self)
  }
}

function thingEffect(sight: Sight, effect: Effect, self: PieceNo): number {
  switch (effect.do) {
    case 'gain':
      return gainWorth(sight, effect.resource, effect.count)
    case 'lose':
      return -GOOD * effect.count
    case 'gather':
      return gatherWorth(sight, self) * (effect.times ?? 1)
    case 'build':
      return effect.count * (deedWorth(sight, 'structuresBuilt') - 2)
    case 'dismantle':
      return 1
    case 'lay':
      return layWorth(sight, effect.token)
    case 'take':
      return tokenWorth(sight, TOKEN[effect.token])
    case 'spend':
      return 0
    default:
      return factionEffect(sight, effect, self)
  }
}

function factionEffect(sight: Sight, effect: Effect, self: PieceNo): number {
  switch (effect.do) {
    case 'split':
      return splitWorth(sight, self)
    case 'fuse':
      return deedWorth(sight, 'fuses') + 1
    case 'absorb':
      return absorbWorth(sight)
    case 'hatch':
      return deedWorth(sight, 'eggsHatched') + rowWorth(sight, UNIT_ROW[effect.unit]) + 4
    case 'bagAdd':
      return bagWorth(sight)
    case 'bagDraw':
      return effect.count * (deedWorth(sight, 'bagDraws') + 14)
    case 'portal':
      return deedWorth(sight, 'portalTravels') + 2
    case 'extract':
      return deedWorth(sight, 'extractions') + EXTRACTED
    case 'fabricate':
      return deedWorth(sight, 'fabrications') + 14
    case 'favour':
      return FAVOUR * effect.n
    case 'summon':
      return deedWorth(sight, 'ancientsSummoned') + 90
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
function moverWorth(sight: Sight, who: Units, self: PieceNo, spaces: number): number {
  const { s, side } = sight
  if (typeof who === 'string') return self < 0 ? 0 : goWorth(sight, self, spaces)
  if (who.side !== 'own') return 5
  let most = 0
  for (const piece of s.army[side]) most = Math.max(most, goWorth(sight, piece, spaces))
  return most
}

function killAny(sight: Sight): number {
  return deedWorth(sight, 'unitsKilled') + rivalry(sight) * 12
}

/** Growing: more dice, and a deed. */
function upgradeWorth(sight: Sight, who: Units, self: PieceNo, ranks: number): number {
  const { tables } = sight
  const deed = deedWorth(sight, 'unitsUpgraded')
  if (typeof who !== 'string' || self < 0 || tables.rowOf[self] < 0) return deed + 4
  let row = tables.rowOf[self]
  const before = rowWorth(sight, row)
  let grown = 0
  while (grown < ranks && tables.nextRow[row] >= 0) {
    row = tables.nextRow[row]
    grown++
  }
  return grown * deed + 1.5 * (rowWorth(sight, row) - before)
}

/** The acting unit of the effect that is asked about, or -1. */
export function selfOf(sight: Sight): PieceNo {
  return localOf(sight, 'self')
}
