import { type Choice, type Forecast, text } from '@longtable/kernel'
import type { Effects } from '../../content/effects.ts'
import {
  type fightKilledFrame,
  type LocalsOf,
  type pickFrame,
  type rollAgainFrame,
  THING,
} from '../../state/frames.ts'
import type { SideNo } from '../../state/numbers.ts'
import { isMet } from '../../state/queries/dice.ts'
import { type MatchTables, programOf, type VentureViewContext } from '../../state/tables/match-tables.ts'
import { facesFor } from '../../steps/gather.ts'
import { reviveOf } from '../../steps/killed.ts'
import { checkOdds } from '../fight-odds.ts'

/** The chances of a roll that is not a combat. */

function succeeds(perMille: number): Forecast {
  return { odds: [{ outcome: text('odds.check'), perMille }] }
}

/** The roll that effects begin with, if they do. */
function rollIn(tables: MatchTables, effects: Effects): Forecast | null {
  const first = effects.at(0)
  return first?.do === 'roll' ? succeeds(checkOdds(tables, first.dice, first.atLeast)) : null
}

/** An escape; a card or an ability that begins with a roll. */
export function onTurnRoll({ tables }: VentureViewContext, side: SideNo, choice: Choice): Forecast | null {
  switch (choice.do) {
    case 'escape':
      return succeeds(checkOdds(tables, 1, tables.edition.numbers.escape))
    case 'ability':
      return rollIn(tables, tables.abilities[side][Number(choice['ability'])].row.effects)
    case 'play':
      return rollIn(tables, programOf(tables, tables.cardProgram[Number(choice['card'])]))
    default:
      return null
  }
}

/** A unit is about to die: Revive, or a card. */
export function onRescue(
  { tables }: VentureViewContext,
  { side }: LocalsOf<typeof fightKilledFrame>,
  choice: Choice,
): Forecast | null {
  if (choice.do === 'revive')
    return rollIn(tables, tables.abilities[side][reviveOf(tables, side)].row.effects)
  return choice.do === 'play'
    ? rollIn(tables, programOf(tables, tables.cardProgram[Number(choice['card'])]))
    : null
}

export function onGathering({ tables }: VentureViewContext, resource: number): Forecast {
  const faces = facesFor(tables, resource).reduce((bits, face) => bits | (1 << face), 0)
  return succeeds(checkOdds(tables, 1, 0, faces))
}

/** What a card or a passage lets one choose. */
export function onOption(
  { tables }: VentureViewContext,
  { what, program, pc }: LocalsOf<typeof pickFrame>,
  choice: Choice,
): Forecast | null {
  const effect = programOf(tables, program)[pc]
  if (what !== THING.option || effect.do !== 'choose' || choice.do !== 'option') return null
  return rollIn(tables, effect.options[Number(choice['option'])].effects)
}

/** A check that may be changed, one die after the other. */
export function onDie({ shown, atLeast, faces }: LocalsOf<typeof rollAgainFrame>, choice: Choice): Forecast {
  const total = shown.reduce((sum, die) => sum + die, 0)
  if (choice.do === 'stand') return succeeds(isMet(total, atLeast, faces) ? 1000 : 0)
  const rest = total - shown[Number(choice['die'])]
  let met = 0
  for (let face = 1; face <= 6; face++) if (isMet(rest + face, atLeast, faces)) met++
  return succeeds(Math.round((met * 1000) / 6))
}
