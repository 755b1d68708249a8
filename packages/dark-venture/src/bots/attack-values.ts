import type { Modifier } from '../content/effects.ts'
import { NEUTRAL, type PieceNo } from '../state/numbers.ts'
import { moveDice } from '../state/queries/dice.ts'
import { distance } from '../state/queries/map.ts'
import { areEnemies, isAncient, squareOf } from '../state/queries/pieces.ts'
import type { Sight } from './bot-view.ts'
import { huntOf } from './goals.ts'
import { asPrey, bestStrike, chanceOf } from './strike-values.ts'
import { CARD, deedWorth } from './values.ts'

/** What effects are worth that attack, or that help an attack. */

/** An attack by an effect: the best target in range of the acting unit, or of any own one. */
export function attackWorth(
  sight: Sight,
  self: PieceNo,
  range: number,
  strength: number | undefined,
): number {
  const { s, side } = sight
  if (self >= 0) return attackOf(sight, self, range, strength)
  let most = 0
  for (const piece of s.army[side]) most = Math.max(most, attackOf(sight, piece, range, strength))
  return most
}

function attackOf(sight: Sight, piece: PieceNo, range: number, strength: number | undefined): number {
  const { tables, s, side } = sight
  const from = squareOf(s, tables, piece)
  let most = 0
  for (let other = 0; other <= NEUTRAL; other++) {
    if (!areEnemies(s, side, other)) continue
    for (const target of s.army[other]) {
      const away = distance(tables, from, squareOf(s, tables, target))
      if (away > range) continue
      const prey = asPrey(sight, target)
      const chance = chanceOf(strength ?? tables.strength[piece], prey.defence, prey.lead)
      const shot = away > 0 ? deedWorth(sight, 'rangedKills') : 0
      most = Math.max(most, chance * ((away > 0 ? prey.kill : prey.capture) + shot))
    }
  }
  return most
}

/** What helps the next attack: by how much it improves the best one that can be made and paid now. */
export function modifyWorth(sight: Sight, mods: readonly Modifier[], forAttack: boolean): number {
  const { s, side } = sight
  if (!forAttack || s.turn !== side) return CARD / 2
  if (moveDice(s, side) === 0) return 0
  let dice = 0
  let score = 0
  for (const one of mods) {
    if (one.mod === 'attackDice') dice += one.n
    if (one.mod === 'attackScore') score += one.n
  }
  const { prey } = huntOf(sight)
  let before = 0
  let after = 0
  for (const piece of s.army[side]) {
    before = Math.max(before, bestStrike(sight, prey, piece, 0, 0))
    after = Math.max(after, bestStrike(sight, prey, piece, dice, score))
  }
  return after - before
}

/** To the Earth: the best unit that stands with an own one, less what an attack would bring anyway. */
export function sureWorth(sight: Sight): number {
  const { tables, s, side } = sight
  if (moveDice(s, side) === 0) return 0
  const { prey } = huntOf(sight)
  let most = 0
  for (const piece of s.army[side]) {
    const here = squareOf(s, tables, piece)
    for (const one of prey)
      if (one.square === here && !isAncient(one.piece)) most = Math.max(most, 0.6 * one.capture)
  }
  return most
}
