import type { Choice } from '@longtable/kernel'
import { isBlank, SPACES, Z, type Card } from '../cards.ts'
import { LEAVE, PUT, READY } from '../choices.ts'
import { sidesOf } from '../steps/attack.ts'
import { cannotLie } from '../steps/planning.ts'
import { possibleAttacks } from './attacks.ts'
import { attackCost, eachUse, FREE, type Use } from './deeds.ts'
import { numberOf, type Sight } from './sight.ts'
import { cardWorth, costWorth } from './worth.ts'

/** The novice's plan: the best ideas that fit together, then fillers that only bring compensation. */

const NONE = -1
/** No more attacks than these are thought about. */
const MOST_ATTACKS = 24

interface Idea extends Use {
  readonly space: number
  readonly card: Card
}

/** Everything worth doing with a card of the hand on some space, best first. */
function ideasOf(sight: Sight, cards: readonly Card[]): Idea[] {
  const { world, s, me } = sight
  const ideas: Idea[] = []
  const attacking: number[] = []
  for (let space = 0; space < SPACES; space++) {
    if (attackCost(sight, space) !== undefined) attacking.push(space)
    for (const card of cards) {
      if (cannotLie(s, world, me, space, card) !== undefined) continue
      eachUse(sight, space, card, (use) => {
        if (use.worth > 0) ideas.push({ ...use, space, card })
      })
    }
  }
  for (const attack of possibleAttacks(sight).slice(0, MOST_ATTACKS)) {
    for (const card of cards) {
      if (!sidesOf(s, world, me, card, attack.from, attack.site).includes(attack.side)) continue
      for (const space of attacking) {
        const cost = attackCost(sight, space) ?? FREE
        const worth = attack.worth - costWorth(sight, cost) - cardWorth(sight, card)
        if (worth <= 0 || cannotLie(s, world, me, space, card) !== undefined) continue
        ideas.push({ space, card, worth, cost, gain: FREE, attack })
      }
    }
  }
  return ideas.sort((a, b) => b.worth - a.worth)
}

/** A card for each space, or none. */
function planOf(sight: Sight): Card[] {
  const { s, me } = sight
  const plan: Card[] = Array.from({ length: SPACES }, () => NONE)
  const hand = s.cards[Z.hand + me]
  const ideas = ideasOf(
    sight,
    hand.filter((card) => !isBlank(card)),
  )
  const purse = { gold: s.players[me].gold, energy: s.players[me].energy }
  const fought = new Set<number>()
  // What is extracted pays for the rest, so that comes first.
  for (const first of [true, false]) {
    for (const { space, card, cost, gain, attack } of ideas) {
      if (gain.gold + gain.energy > 0 !== first || plan[space] !== NONE || plan.includes(card)) continue
      if (purse.gold < cost.gold || purse.energy < cost.energy) continue
      if (attack !== undefined) {
        if (fought.has(attack.from) || fought.has(attack.site)) continue
        fought.add(attack.from).add(attack.site)
      }
      plan[space] = card
      purse.gold += gain.gold - cost.gold
      purse.energy += gain.energy - cost.energy
    }
  }
  fill(sight, plan, hand)
  return plan
}

/** Whatever else lies on a space can be given up for one gold or energy. */
function fill({ world, s, me }: Sight, plan: Card[], hand: readonly Card[]): void {
  const rest = hand.filter((card) => !plan.includes(card))
  // Blanks last: a board with nothing but blanks has to be passed.
  rest.sort((a, b) => Number(isBlank(a)) - Number(isBlank(b)))
  for (let space = 0; space < SPACES; space++) {
    if (plan[space] !== NONE) continue
    const at = rest.findIndex((card) => cannotLie(s, world, me, space, card) === undefined)
    if (at >= 0) plan[space] = rest.splice(at, 1)[0]
  }
}

/** Puts the planned card on the space that is next. */
export function planNext(sight: Sight, offered: readonly Choice[]): Choice {
  const next = offered.find((choice) => choice.do === 'leave')
  if (next === undefined) return READY
  const space = numberOf(next, 'space')
  const card = planOf(sight)[space]
  if (card === NONE) return LEAVE[space]
  // Blanks are all alike, so only one of them is offered.
  if (isBlank(card)) return offered.find((choice) => isBlank(numberOf(choice, 'card'))) ?? LEAVE[space]
  return PUT[space][card]
}
