import { ints, text, type Menu } from '@longtable/kernel'
import {
  ARMY_SPACES,
  CARDS,
  cards,
  isBlank,
  isConflict,
  isMagic,
  isWild,
  regionOfCard,
  SPACES,
  Z,
  type Card,
  type Space,
} from '../state/cards.ts'
import { hasArmyIn } from '../state/facts.ts'
import { ask, simultaneous, type State } from '../state/schema.ts'
import type { Seat } from '../state/sites.ts'
import type { MatchTables } from '../state/tables.ts'
import { atCard, atSpace } from '../text/targets.ts'
import { cardText, spaceText } from '../text/things.ts'
import { LEAVE, PUT, READY } from './choices.ts'
import { seatNode } from './locals.ts'

/** Planning: all players put cards face down on their boards, each in their own time. */

/** A space not decided yet, and one left empty on purpose. */
const OPEN = -1
export const LEFT = -2
const NOTHING_PLANNED: readonly Card[] = Array.from({ length: SPACES }, () => OPEN)

type PlanChoice = (typeof PUT)[number][number] | (typeof LEAVE)[number] | typeof READY

/** The rule that keeps a card off a space, or undefined if it may lie there. */
export function cannotLie(
  s: State,
  tables: MatchTables,
  seat: Seat,
  space: Space,
  card: Card,
): string | undefined {
  if (isBlank(card)) return undefined
  if (space >= ARMY_SPACES || isMagic(card)) {
    return isMagic(card) && space >= ARMY_SPACES ? undefined : 'IMM-PLAN-3'
  }
  if (isConflict(card)) {
    if (!isWild(card)) return undefined
    const { action } = tables.spaces[s.players[seat].dark][space]
    return action === 'extractGold' || action === 'extractEnergy' ? 'IMM-PLAN-8' : undefined
  }
  return hasArmyIn(s, seat, regionOfCard(card)) ? undefined : 'IMM-PLAN-6'
}

/** The cards of a hand as they can be planned: blanks are all alike, so only the first free one counts. */
function planCards(s: State, seat: Seat, plan: readonly Card[]): Card[] {
  const out: Card[] = []
  let blank = false
  const hand = s.cards[Z.hand + seat]
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (!isBlank(card)) out.push(card)
    else if (!blank && !plan.includes(card)) {
      blank = true
      out.push(card)
    }
  }
  return out
}

/** Marks for `offerNext`, cleared again after each use. */
const isPlanned = new Uint8Array(CARDS)

/** What search and playouts choose from: a card for the first open space, or none. */
function offerNext(s: State, seat: Seat, plan: readonly Card[], menu: Menu<MatchTables, PlanChoice>): number {
  const cursor = plan.indexOf(OPEN)
  menu.add(READY)
  if (cursor < 0) return cursor
  menu.add(LEAVE[cursor])
  const hand = s.cards[Z.hand + seat]
  for (let space: Space = 0; space < SPACES; space++) if (plan[space] >= 0) isPlanned[plan[space]] = 1
  let blank = false
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (isPlanned[card] === 1 || cannotLie(s, menu.tables, seat, cursor, card) !== undefined) continue
    if (isBlank(card)) {
      if (blank) continue
      blank = true
    }
    menu.add(PUT[cursor][card])
  }
  for (let space: Space = 0; space < SPACES; space++) if (plan[space] >= 0) isPlanned[plan[space]] = 0
  return cursor
}

/** What people get besides: any card on any space, and taking cards back. */
function offerRevisions(
  s: State,
  seat: Seat,
  plan: readonly Card[],
  cursor: number,
  menu: Menu<MatchTables, PlanChoice>,
): void {
  for (let space: Space = 0; space < SPACES; space++) {
    for (const card of planCards(s, seat, plan)) {
      if (
        plan[space] === card ||
        (space === cursor &&
          !plan.includes(card) &&
          cannotLie(s, menu.tables, seat, space, card) === undefined)
      ) {
        continue
      }
      const rule = cannotLie(s, menu.tables, seat, space, card)
      if (rule === undefined) menu.revise?.(PUT[space][card])
      else menu.block?.(PUT[space][card], rule)
    }
    if (space !== cursor && plan[space] !== LEFT) menu.revise?.(LEAVE[space])
  }
}

/** IMM-PLAN-2: a card lies on one space, and a space holds one card. */
export function putOn(plan: Card[], space: Space, card: Card): void {
  const before = plan.indexOf(card)
  if (before >= 0) plan[before] = OPEN
  plan[space] = card
}

export const planBranch = ask('plan.mine', {
  locals: { seat: seatNode, plan: ints(SPACES) },
  seat: (_s, f) => f.seat,
  universe: (s, f): PlanChoice[] => {
    const out: PlanChoice[] = [READY]
    for (let space: Space = 0; space < SPACES; space++) {
      for (const card of planCards(s, f.seat, f.plan)) if (f.plan[space] !== card) out.push(PUT[space][card])
      if (f.plan[space] !== LEFT) out.push(LEAVE[space])
    }
    return out
  },
  offer: (s, f, menu) => {
    const cursor = offerNext(s, f.seat, f.plan, menu)
    if (menu.revise !== undefined) offerRevisions(s, f.seat, f.plan, cursor, menu)
  },
  take: (_s, f, taken, ctx) => {
    switch (taken.do) {
      case 'put':
        putOn(f.plan, taken.space, taken.card)
        break
      case 'leave':
        f.plan[taken.space] = LEFT
        break
      case 'ready':
        ctx.ready()
        break
    }
  },
  question: (_ctx, f) => text('ask.plan', { count: f.plan.filter((card) => card >= 0).length }),
  describe: ({ tables }, f, taken) => {
    switch (taken.do) {
      case 'put':
        return {
          text: text('choose.put', {
            card: cardText(tables, taken.card),
            space: spaceText(tables, taken.space),
          }),
          at: atSpace(taken.space),
          from: atCard(taken.card),
        }
      case 'leave': {
        const key = f.plan[taken.space] >= 0 ? 'choose.takeBack' : 'choose.leave'
        return { text: text(key, { space: spaceText(tables, taken.space) }), at: atSpace(taken.space) }
      }
      case 'ready':
        return { text: text('choose.ready') }
    }
  },
})

/** IMM-PLAN-1, IMM-PLAN-14, IMM-PLAN-15: over when all are ready; until then any plan can be changed. */
export const planning = simultaneous('plan', {
  locals: {},
  branch: planBranch,
  takesPart: () => true,
  begin: (_s, _f, seat) => ({ seat, plan: NOTHING_PLANNED.slice() }),
  done: (_s, _f, branches, ctx) => {
    branches.forEach((branch, seat) => {
      if (branch === undefined) return
      const spaces: number[] = []
      branch.plan.forEach((card, slot) => {
        if (card < 0) return
        ctx.move(cards, card, Z.hand + seat, Z.board + seat, { slot })
        spaces.push(slot)
      })
      ctx.tell?.({ event: 'planned', seat, spaces }) // IMM-PLAN-16
    })
  },
})
