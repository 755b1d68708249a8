import type { Choice } from '@longtable/kernel'
import { isBlank, SPACES, Z, type Card, type Space } from '../state/cards.ts'
import { sidesOf } from '../steps/attack.ts'
import { LEAVE, PUT, READY } from '../steps/choices.ts'
import { cannotLie, LEFT } from '../steps/planning.ts'
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
  const ideas = ideasOf(
    view,
    hand.filter((card) => !isBlank(card)),
    raidsOf,
  )
  const draft = new Draft(view, given)
  // What is extracted pays for the rest, so that comes first.
  for (const idea of ideas) if (isGain(idea)) draft.add(idea)
  for (const idea of ideas) if (!isGain(idea)) draft.add(idea)
  draft.improve(ideas)
  const plan = draft.plan()
  fill(view, plan, hand)
  return plan
}

function isGain({ gain }: Idea): boolean {
  return gain.gold + gain.energy > 0
}

/** Ideas that look best are tried again once there is a plan: so many of them. */
const TRIED_AGAIN = 32

/** A plan while it is made: at most one idea a space, each card once, each site in one attack, and no more than can be paid. */
class Draft {
  private readonly given: readonly Card[]
  private readonly ideas: (Idea | undefined)[]
  private gold: number
  private energy: number

  constructor({ s, me }: BotView, given: readonly Card[]) {
    this.given = given
    this.ideas = given.map(() => undefined)
    this.gold = s.players[me].gold
    this.energy = s.players[me].energy
  }

  /** Takes an idea into the plan if it fits. */
  add(idea: Idea): boolean {
    const { gold, energy } = idea.cost
    if (this.given[idea.space] !== NONE || this.ideas[idea.space] !== undefined) return false
    if (this.gold < gold || this.energy < energy || this.given.includes(idea.card)) return false
    for (let space: Space = 0; space < SPACES; space++) {
      const other = this.ideas[space]
      if (other !== undefined && clash(idea, other)) return false
    }
    this.put(idea)
    return true
  }

  private put(idea: Idea): void {
    this.ideas[idea.space] = idea
    this.gold += idea.gain.gold - idea.cost.gold
    this.energy += idea.gain.energy - idea.cost.energy
  }

  private drop(space: Space): void {
    const idea = this.ideas[space]
    if (idea === undefined) return
    this.ideas[space] = undefined
    this.gold -= idea.gain.gold - idea.cost.gold
    this.energy -= idea.gain.energy - idea.cost.energy
  }

  /** Takes ideas in after all, where they and what fits then are worth more than what has to go for them. */
  improve(ideas: readonly Idea[]): void {
    for (let n = 0; n < ideas.length && n < TRIED_AGAIN; n++) {
      const idea = ideas[n]
      if (this.given[idea.space] !== NONE || this.ideas[idea.space] === idea) continue
      if (this.given.includes(idea.card)) continue
      this.exchange(idea, ideas)
    }
  }

  private exchange(idea: Idea, ideas: readonly Idea[]): void {
    const before = this.ideas.slice()
    const { gold, energy } = this
    let change = idea.value
    const emptied: Space[] = []
    for (let space: Space = 0; space < SPACES; space++) {
      const other = before[space]
      if (other === undefined || (space !== idea.space && !clash(idea, other))) continue
      change -= other.value
      emptied.push(space)
      this.drop(space)
    }
    this.put(idea)
    // What went makes room for others, in its places and with its cards.
    for (let n = 0; n < ideas.length && emptied.length > 1; n++) {
      const other = ideas[n]
      if (!emptied.includes(other.space) || !this.add(other)) continue
      emptied.splice(emptied.indexOf(other.space), 1)
      change += other.value
    }
    if (change > LEAST_GAIN && this.gold >= 0 && this.energy >= 0) return
    for (let space: Space = 0; space < SPACES; space++) this.ideas[space] = before[space]
    this.gold = gold
    this.energy = energy
  }

  plan(): Card[] {
    return this.given.map((card, space) => this.ideas[space]?.card ?? card)
  }
}

/** Less is not worth changing a plan for. */
const LEAST_GAIN = 0.01

/** Two ideas that cannot both be in a plan. */
function clash(one: Idea, other: Idea): boolean {
  if (one.card === other.card) return true
  const a = one.attack
  const b = other.attack
  if (a === undefined || b === undefined) return false
  return a.from === b.from || a.from === b.site || a.site === b.from || a.site === b.site
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
