import type { Modifier } from '../content/effects.ts'
import { type PieceNo } from '../state/numbers.ts'
import { moveDice } from '../state/queries/dice.ts'
import { distance } from '../state/queries/map.ts'
import { areEnemies, isAncient, squareOf } from '../state/queries/pieces.ts'
import type { BotView } from './bot-view.ts'
import { huntOf } from './goals.ts'
import { asPrey, bestStrike, chanceOf } from './strike-values.ts'
import { CARD_VALUE, deedValue } from './values.ts'

/** What effects are worth that attack, or that help an attack. */

/** An attack by an effect: the best target in range of the acting unit, or of any own one. */
export function attackValue(
  view: BotView,
  self: PieceNo,
  range: number,
  strength: number | undefined,
): number {
  const { s, side } = view
  if (self >= 0) return attackOf(view, self, range, strength)
  let most = 0
  for (const piece of s.army[side]) most = Math.max(most, attackOf(view, piece, range, strength))
  return most
}

function attackOf(view: BotView, piece: PieceNo, range: number, strength: number | undefined): number {
  const { tables, s, side } = view
  const from = squareOf(s, tables, piece)
  let most = 0
  for (let other = 0; other < s.army.length; other++) {
    if (!areEnemies(s, side, other)) continue
    for (const target of s.army[other]) {
      const away = distance(tables, from, squareOf(s, tables, target))
      if (away > range) continue
      const prey = asPrey(view, target)
      const chance = chanceOf(strength ?? tables.strength[piece], prey.defence, prey.lead)
      const shot = away > 0 ? deedValue(view, 'rangedKills') : 0
      most = Math.max(most, chance * ((away > 0 ? prey.kill : prey.capture) + shot))
    }
  }
  return most
}

/** What helps the next attack: by how much it improves the best one that can be made and paid now. */
export function modifyValue(view: BotView, mods: readonly Modifier[], forAttack: boolean): number {
  const { s, side } = view
  if (!forAttack || s.turn !== side) return CARD_VALUE / 2
  if (moveDice(s, side) === 0) return 0
  let dice = 0
  let score = 0
  for (const one of mods) {
    if (one.mod === 'attackDice') dice += one.n
    if (one.mod === 'attackScore') score += one.n
  }
  const { prey } = huntOf(view)
  let before = 0
  let after = 0
  for (const piece of s.army[side]) {
    before = Math.max(before, bestStrike(view, prey, piece, 0, 0))
    after = Math.max(after, bestStrike(view, prey, piece, dice, score))
  }
  return after - before
}

/** To the Earth: the best unit that stands with an own one, less what an attack would bring anyway. */
export function sureValue(view: BotView): number {
  const { tables, s, side } = view
  if (moveDice(s, side) === 0) return 0
  const { prey } = huntOf(view)
  let most = 0
  for (const piece of s.army[side]) {
    const here = squareOf(s, tables, piece)
    for (const one of prey)
      if (one.square === here && !isAncient(one.piece)) most = Math.max(most, 0.6 * one.capture)
  }
  return most
}
