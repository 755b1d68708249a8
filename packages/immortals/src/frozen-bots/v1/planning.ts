import type { Choice } from '@longtable/kernel'
import { CARDS, isBlank, SPACES, Z, type Card, type Space } from '../../state/cards.ts'
import { sidesOf } from '../../steps/attack.ts'
import { LEAVE, PUT, READY } from '../../steps/choices.ts'
import { cannotLie, LEFT } from '../../steps/planning.ts'
import { attackCost, eachUse, FREE, type Use } from './action-values.ts'
import { attacksWith, openingsOf, possibleAttacks, type Attack } from './attacks.ts'
import type { BotView, QuestionFrame } from './bot-view.ts'
import { cardValue, costValue } from './values.ts'

/** A plan: the best ideas that fit together, then fillers that only bring compensation. */

const NONE = -1

interface Idea extends Use {
  readonly space: Space
  readonly card: Card
}

/** An attack, and a card that makes it what it is. */
interface Raid {
  readonly attack: Attack
  readonly card: Card
}

type RaidsOf = (view: BotView, cards: readonly Card[]) => readonly Raid[]

/** Everything worth doing with a card of the hand on some space, best first. */
function ideasOf(view: BotView, cards: readonly Card[], raidsOf: RaidsOf): Idea[] {
  const { tables, s, me, noise } = view
  const ideas: Idea[] = []
  const attacking: number[] = []
  for (let space: Space = 0; space < SPACES; space++) {
    if (attackCost(view, space) !== undefined) attacking.push(space)
    for (const card of cards) {
      if (cannotLie(s, tables, me, space, card) !== undefined) continue
      eachUse(view, space, card, (use) => {
        const value = noise === undefined ? use.value : use.value + noise()
        if (value > 0) ideas.push({ value, cost: use.cost, gain: use.gain, space, card })
      })
    }
  }
  for (const { attack, card } of raidsOf(view, cards)) {
    for (const space of attacking) {
      const cost = attackCost(view, space) ?? FREE
      const value = attack.value - costValue(view, cost) - cardValue(view, card)
      if (value <= 0 || cannotLie(s, tables, me, space, card) !== undefined) continue
      ideas.push({ space, card, value, cost, gain: FREE, attack })
    }
  }
  return ideas.sort((a, b) => b.value - a.value)
}

/** No more attacks than these are thought about. */
const MOST_ATTACKS = 24

/** Every attack with every number of armies is looked at. */
const thorough: RaidsOf = (view, cards) => {
  const { s, tables, me } = view
  return possibleAttacks(view)
    .slice(0, MOST_ATTACKS)
    .flatMap((attack) => {
      const { from, site, side } = attack
      const fitting = cards.filter((card) => sidesOf(s, tables, me, card, from, site).includes(side))
      return fitting.map((card) => ({ attack, card }))
    })
}

const MOST_WITH_A_CARD = 3

/** A few attacks for each card. */
const quick: RaidsOf = (view, cards) => {
  const openings = openingsOf(view)
  const raids: Raid[] = []
  for (const card of cards) {
    for (const attack of attacksWith(view, openings, card, MOST_WITH_A_CARD)) raids.push({ attack, card })
  }
  return raids
}

/** A card for each space, or none; what is on the board already stays there. */
function planOf(view: BotView, given: readonly Card[], raidsOf: RaidsOf, hand = handOf(view)): Card[] {
  const { s, me } = view
  const plan = given.slice()
  const ideas = ideasOf(
    view,
    hand.filter((card) => !isBlank(card)),
    raidsOf,
  )
  let { gold, energy } = s.players[me]
  const isPlanned = new Uint8Array(CARDS)
  for (const card of given) if (card >= 0) isPlanned[card] = 1
  const fought = new Set<number>()
  // What is extracted pays for the rest, so that comes first.
  for (const first of [true, false]) {
    for (const { space, card, cost, gain, attack } of ideas) {
      if (plan[space] !== NONE || isPlanned[card] === 1 || gain.gold + gain.energy > 0 !== first) continue
      if (gold < cost.gold || energy < cost.energy) continue
      if (attack !== undefined) {
        if (fought.has(attack.from) || fought.has(attack.site)) continue
        fought.add(attack.from).add(attack.site)
      }
      plan[space] = card
      isPlanned[card] = 1
      gold += gain.gold - cost.gold
      energy += gain.energy - cost.energy
    }
  }
  fill(view, plan, hand)
  return plan
}

function handOf({ s, me }: BotView): readonly Card[] {
  return s.cards[Z.hand + me]
}

/** What would be planned quickly with these cards around others that lie on the board. */
export function planAround(view: BotView, given: readonly Card[], hand: readonly Card[]): Card[] {
  return planOf(view, given, quick, hand)
}

/** Whatever else lies on a space can be given up for one gold or energy. */
function fill({ tables, s, me }: BotView, plan: Card[], hand: readonly Card[]): void {
  const rest = hand.filter((card) => !plan.includes(card))
  // Blanks last: a board with nothing but blanks has to be passed.
  rest.sort((a, b) => Number(isBlank(a)) - Number(isBlank(b)))
  for (let space: Space = 0; space < SPACES; space++) {
    if (plan[space] !== NONE) continue
    const at = rest.findIndex((card) => cannotLie(s, tables, me, space, card) === undefined)
    if (at >= 0) plan[space] = rest.splice(at, 1)[0]
  }
}

const NOTHING: readonly Card[] = Array.from({ length: SPACES }, () => NONE)

/** The rest of the plan, a card for each open space, up to being ready. */
export function planLine(view: BotView, { plan: begun }: QuestionFrame, isThorough: boolean): Choice[] {
  if (!begun.includes(NONE)) return [READY]
  const raidsOf = isThorough ? thorough : quick
  const wanted = planOf(view, NOTHING, raidsOf)
  // Who has begun otherwise goes on from there.
  const plan = begun.every((card, space) => agrees(card, wanted[space]))
    ? wanted
    : planOf(view, begun, raidsOf)
  const line: Choice[] = []
  const blanks = blanksLeft(view, begun)
  for (let space: Space = 0; space < SPACES; space++) {
    if (begun[space] !== NONE) continue
    const card = isBlank(plan[space]) ? (blanks.shift() ?? NONE) : plan[space]
    line.push(card === NONE ? LEAVE[space] : PUT[space][card])
  }
  return [...line, READY]
}

function agrees(begun: Card, wanted: Card): boolean {
  if (begun === NONE) return true
  return begun === LEFT ? wanted === NONE : begun === wanted || (isBlank(begun) && isBlank(wanted))
}

/** Blanks are all alike, and only the first that is not planned is offered. */
function blanksLeft({ s, me }: BotView, begun: readonly Card[]): Card[] {
  return s.cards[Z.hand + me].filter((card) => isBlank(card) && !begun.includes(card))
}
