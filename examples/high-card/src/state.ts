import {
  each,
  int,
  pile,
  pool,
  seat,
  set,
  stepsFor,
  struct,
  type Flavoured,
  type Of,
  type ViewOf,
} from '@longtable/kernel'

export type Card = Flavoured<number, 'Card'>
export type Seat = Flavoured<number, 'Seat'>

export const MAX_SEATS = 4
export const CARDS = 12

/** What is printed on a card: items are numbered from 0, cards from 1. */
export const valueOf = (card: Card): number => card + 1

export const cards = pool({
  maxSeats: MAX_SEATS,
  zones: {
    deck: pile('none'), // ordered, nobody sees it
    hand: each(set('owner')), // one for each seat, which alone sees it
    discard: pile('all'), // everybody sees it
    shown: each(set('all')), // what everybody shows in the end
  },
})
export const Z = cards.at

export const state = struct({ round: int(1), turn: seat(MAX_SEATS), cards })

export interface HighCard {
  readonly state: Of<typeof state>
  readonly view: ViewOf<typeof state>
  /** What is fixed for a whole match: made once from the options. */
  readonly tables: { readonly rounds: number }
  readonly event:
    | { readonly event: 'stood'; readonly seat: Seat }
    | { readonly event: 'exchanged'; readonly seat: Seat; readonly card: Card }
    | { readonly event: 'shown'; readonly seat: Seat; readonly card: Card }
}

export const { ask, run } = stepsFor<HighCard>()

/** Names of the streams of random numbers, and their places. */
export const STREAMS = ['deck'] as const
export const STREAM = { deck: 0 } as const
