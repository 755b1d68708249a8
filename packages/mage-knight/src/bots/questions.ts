import type { TokenSlot } from '../state/pools/tokens.ts'
import type { Choice } from '@longtable/kernel'
import { TacticOf, tacticIds, type TacticId } from '../content/ids.ts'
import type { Effect } from '../content/effect.ts'
import { CARD_COLOUR, isWound } from '../state/pools/deed-cards.ts'
import { gainsOf, totalOf } from './effect-gains.ts'
import { best, handOf, numberIn, verb, woundsIn, type BotView } from './bot-view.ts'
import { cardValue, skillValue, unitValue } from './piece-values.ts'

/** The small questions: what to take, what to give, what to pay with. */

function firstOf(view: BotView, value: (choice: Choice) => number): Choice {
  return best(view.offered, value) ?? view.offered[0]
}

function effectAsked({ frame, tables }: BotView): Effect | undefined {
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
export function chooseTarget(view: BotView): Choice {
  const effect = effectAsked(view)
  const loss = isLoss(effect)
  return firstOf(view, (choice) => {
    if (choice.do === 'done' || choice.do === 'no') return loss ? 0 : -10
    if (choice['card'] !== undefined) {
      const value = cardValue(view, numberIn(choice, 'card'))
      return loss ? -value : value
    }
    if (choice['unit'] !== undefined) return unitValue(view, numberIn(choice, 'unit'))
    if (choice['enemy'] !== undefined) return threat(view, numberIn(choice, 'enemy'))
    if (choice['colour'] !== undefined) return colourValue(view, numberIn(choice, 'colour'))
    if (choice['die'] !== undefined) return colourValue(view, view.s.die[numberIn(choice, 'die')])
    return 0
  })
}

function threat({ s, tables }: BotView, post: TokenSlot): number {
  const token = s.tokens.at(-1)?.[post] ?? -1
  return token < 0 ? 0 : (tables.enemy.attack[token] ?? 0) + (tables.enemy.armor[token] ?? 0)
}

/** A colour of mana is worth as many cards of the hand as it serves. */
export function colourValue(view: BotView, colour: number): number {
  const cards = handOf(view).filter((card) => CARD_COLOUR[card] === colour).length
  const { crystals } = view.s.players[view.me]
  return cards + (crystals[colour] === 0 ? 0.5 : 0)
}

export function chooseColour(view: BotView): Choice {
  return firstOf(view, (choice) => colourValue(view, numberIn(choice, 'colour')))
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
export function choosePayment(view: BotView): Choice {
  return firstOf(view, (choice) => -WAYS.indexOf(String(choice['with'])))
}

export function chooseLoss(view: BotView): Choice {
  return firstOf(view, (choice) =>
    choice['card'] === undefined ? 0 : -cardValue(view, numberIn(choice, 'card')),
  )
}

export function chooseBestCard(view: BotView): Choice {
  return firstOf(view, (choice) => {
    if (choice['card'] !== undefined) {
      const value = cardValue(view, numberIn(choice, 'card'))
      return choice.do === 'return' ? -value : value
    }
    if (choice['unit'] !== undefined) return unitValue(view, numberIn(choice, 'unit'))
    return choice['skill'] === undefined ? -1 : skillValue(view, numberIn(choice, 'skill'))
  })
}

/** The part that brings most; of a `may`, yes if it brings anything. */
export function chooseOption(view: BotView): Choice {
  const node = view.frame['node']
  if (typeof node !== 'number') return verb(view, 'yes') ?? view.offered[0]
  return firstOf(view, (choice) => {
    if (choice.do === 'no') return 0
    const part = view.tables.nodes.parts[node][choice.do === 'option' ? numberIn(choice, 'n') : 0]
    return part === undefined ? 0 : totalOf(gainsOf(view.tables, part, view.night))
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

export function chooseTactic(view: BotView): Choice {
  const wounds = woundsIn(handOf(view))
  return firstOf(view, (choice) => {
    const tactic = numberIn(choice, 'tactic')
    const liked = LIKED[tacticIds[tactic]] ?? 0
    return tactic === TacticOf.rethink ? liked + 2 * wounds : liked
  })
}

/** A glade takes a Wound: out of the hand rather than out of the discard pile. */
export function chooseThrow(view: BotView): Choice {
  const hand = handOf(view)
  return firstOf(view, (choice) => {
    if (choice.do !== 'throw') return 0
    return isWound(numberIn(choice, 'card')) ? (hand.includes(numberIn(choice, 'card')) ? 2 : 1) : -1
  })
}
