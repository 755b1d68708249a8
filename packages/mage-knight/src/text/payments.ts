import type { Skill } from '../state/pools/skill-tokens.ts'
import { text, type Described } from '@longtable/kernel'
import type { PAY, PaymentWay } from '../state/choices/effects.ts'
import { colours } from '../content/effect.ts'
import { BLACK, GOLD, type ColourNo } from '../content/ids.ts'
import { DICE } from '../content/tracks.ts'
import { colourText } from './phrases.ts'
import { atCrystal, atDie, atSkill, atToken } from './pieces.ts'
import { DieAt, type Seat, type StateView } from '../state/schema/state.ts'
import { readySkill } from '../state/mana/purse.ts'

/** How ways to pay are called, and what lies on the table for them. */

type Payment = (typeof PAY)[number][number]

export function describePayment(s: StateView, seat: Seat, choice: Payment): Described {
  const said = { text: text(`choose.payWith.${choice.with}`, { colour: colourText(colours[choice.colour]) }) }
  const at = placeOf(s, seat, choice.with, choice.colour)
  return at === undefined ? said : { ...said, at }
}

function placeOf(s: StateView, seat: Seat, way: PaymentWay, colour: ColourNo): string | undefined {
  switch (way) {
    case 'token':
      return atToken(colour)
    case 'goldToken':
      return atToken(GOLD)
    case 'crystal':
      return atCrystal(colour)
    case 'die':
    case 'opening':
      return dieAt(s, colour, DieAt.source)
    case 'goldDie':
      return dieAt(s, GOLD, DieAt.source)
    case 'blackDie':
      return dieAt(s, BLACK, DieAt.source)
    case 'stolenDie':
      return dieAt(s, colour, DieAt.stolen + seat)
    case 'wound':
    case 'otherCard':
      return skillAt(readySkill(s, seat, 'discardEither'))
    case 'oppositeToken':
    case 'oppositeCrystal':
    case 'oppositeDie':
      return skillAt(readySkill(s, seat, 'opposite'))
    case 'endless':
      return undefined
  }
}

/** The die that would be used: the first of its colour. */
function dieAt(s: StateView, colour: ColourNo, at: number): string | undefined {
  for (let die = 0; die < DICE; die++) if (s.dieAt[die] === at && s.die[die] === colour) return atDie(die)
  return undefined
}

function skillAt(skill: Skill): string | undefined {
  return skill < 0 ? undefined : atSkill(skill)
}
