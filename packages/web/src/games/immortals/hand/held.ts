import { face, Z, type Card, type ImmortalsViewContext } from '@longtable/immortals/board'

/** Cards that are alike lie on one pile. */
export interface HandPile {
  readonly card: Card
  readonly count: number
}

const ORDER = { region: 0, conflict: 1, wild: 2, magic: 3, blank: 4 } as const

function order(card: Card): number {
  return ORDER[face(card).kind] * 1000 + card
}

/** What a seat holds and has not planned: regions first, then conflict cards, magic and blanks on one pile. */
export function handOf(
  ctx: ImmortalsViewContext,
  seat: number,
  plan: readonly Card[] | undefined,
): readonly HandPile[] {
  const held = ctx.state.cards[Z.hand + seat].filter((card) => card >= 0 && plan?.includes(card) !== true)
  const blanks = held.filter((card) => face(card).kind === 'blank')
  const others = held.filter((card) => face(card).kind !== 'blank').toSorted((a, b) => order(a) - order(b))
  return [
    ...others.map((card) => ({ card, count: 1 })),
    ...(blanks.length === 0 ? [] : [{ card: blanks[0], count: blanks.length }]),
  ]
}
