import type { Choice } from '@longtable/kernel'
import { TacticOf, tacticIds, type TacticId } from '../content/ids.ts'
import type { Effect } from '../content/effect.ts'
import { CARD_COLOUR, isWound } from '../state/pools/deed-cards.ts'
import { gainsOf, totalOf } from './effect-gains.ts'
import { best, handOf, numberOf, verb, woundsIn, type Sight } from './bot-view.ts'
import { cardWorth, skillWorth, unitWorth } from './piece-values.ts'

/** The small questions: what to take, what to give, what to pay with. */

function firstOf(sight: Sight, worth: (choice: Choice) => number): Choice {
  return best(sight.offered, worth) ?? sight.offered[0]
}

function effectAsked({ frame, tables }: Sight): Effect | undefined {
  const node = frame['node']
  return typeof node === 'number' ? tables.nodes.effects[node] : undefined
}

/** Is the chosen card given up, rather than won? */
function isLoss(effect: Effect | undefined): boolean {
  if (effect?.do !== 'choose' || effect.what.a !== 'card') return false
  const fromHand = effect.what.in === 'hand' || effect.what.in === 'discard'
  return fromHand && effect.each.do === 'put' && (effect.each.to === 'gone' || effect.each.to === 'discard')
}

/** A thing to take is the best there is, one to give up the worst. */
export function chooseTarget(sight: Sight): Choice {
  const effect = effectAsked(sight)
  const loss = isLoss(effect)
  return firstOf(sight, (choice) => {
    if (choice.do === 'done' || choice.do === 'no') return loss ? 0 : -10
    if (choice['card'] !== undefined) {
      const worth = cardWorth(sight, numberOf(choice, 'card'))
      return loss ? -worth : worth
    }
    if (choice['unit'] !== undefined) return unitWorth(sight, numberOf(choice, 'unit'))
    if (choice['enemy'] !== undefined) return threat(sight, numberOf(choice, 'enemy'))
    if (choice['colour'] !== undefined) return colourWorth(sight, numberOf(choice, 'colour'))
    if (choice['die'] !== undefined) return colourWorth(sight, sight.s.die[numberOf(choice, 'die')])
    return 0
  })
}

function threat({ s, tables }: Sight, post: number): number {
  const token = s.tokens.at(-1)?.[post] ?? -1
  return token < 0 ? 0 : (tables.enemy.attack[token] ?? 0) + (tables.enemy.armor[token] ?? 0)
}

/** A colour of mana is worth as many cards of the hand as it serves. */
export function colourWorth(sight: Sight, colour: number): number {
  const cards = handOf(sight).filter((card) => CARD_COLOUR[card] === colour).length
  const { crystals } = sight.s.players[sight.me]
  return cards + (crystals[colour] === 0 ? 0.5 : 0)
}

export function chooseColour(sight: Sight): Choice {
  return firstOf(sight, (choice) => colourWorth(sight, numberOf(choice, 'colour')))
}

const WAYS: readonly string[] = [
  'endless',
  'token',
  'stolenDie',
  'die',
  'goldToken',
  'goldDie',
  'blackDie',
  'opening',
  'oppositeToken',
  'oppositeDie',
  'crystal',
  'oppositeCrystal',
  'wound',
  'otherCard',
]

/** What would be lost anyway pays first. */
export function choosePayment(sight: Sight): Choice {
  return firstOf(sight, (choice) => -WAYS.indexOf(String(choice['with'])))
}

export function chooseLoss(sight: Sight): Choice {
  return firstOf(sight, (choice) =>
    choice['card'] === undefined ? 0 : -cardWorth(sight, numberOf(choice, 'card')),
  )
}

export function chooseBestCard(sight: Sight): Choice {
  return firstOf(sight, (choice) => {
    if (choice['card'] !== undefined) {
      const worth = cardWorth(sight, numberOf(choice, 'card'))
      return choice.do === 'return' ? -worth : worth
    }
    if (choice['unit'] !== undefined) return unitWorth(sight, numberOf(choice, 'unit'))
    return choice['skill'] === undefined ? -1 : skillWorth(sight, numberOf(choice, 'skill'))
  })
}

/** The part that brings most; of a `may`, yes if it brings anything. */
export function chooseOption(sight: Sight): Choice {
  const node = sight.frame['node']
  if (typeof node !== 'number') return verb(sight, 'yes') ?? sight.offered[0]
  return firstOf(sight, (choice) => {
    if (choice.do === 'no') return 0
    const part = sight.tables.nodes.parts[node][choice.do === 'option' ? numberOf(choice, 'n') : 0]
    return part === undefined ? 0 : totalOf(gainsOf(sight.tables, part, sight.night))
  })
}

/** Day tactics, then Night ones, as a beginner likes them. */
const LIKED: Readonly<Partial<Record<TacticId, number>>> = {
  greatStart: 6,
  rethink: 3,
  planning: 5,
  manaSteal: 4,
  earlyBird: 2,
  theRightMoment: 3,
  fromTheDusk: 1,
  longNight: 4,
  manaSearch: 3,
  midnightMeditation: 3,
  preparation: 6,
  sparingPower: 4,
}

export function chooseTactic(sight: Sight): Choice {
  const wounds = woundsIn(handOf(sight))
  return firstOf(sight, (choice) => {
    const tactic = numberOf(choice, 'tactic')
    const liked = LIKED[tacticIds[tactic]] ?? 0
    return tactic === TacticOf.rethink ? liked + 2 * wounds : liked
  })
}

/** A glade takes a Wound: out of the hand rather than out of the discard pile. */
export function chooseThrow(sight: Sight): Choice {
  const hand = handOf(sight)
  return firstOf(sight, (choice) => {
    if (choice.do !== 'throw') return 0
    return isWound(numberOf(choice, 'card')) ? (hand.includes(numberOf(choice, 'card')) ? 2 : 1) : -1
  })
}
