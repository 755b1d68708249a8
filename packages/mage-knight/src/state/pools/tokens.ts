import { pile, pool, set, slots, type Flavoured } from '@longtable/kernel'
import { enemies } from '../../content/enemies.ts'
import { RUINS, tokenColours, tokenCounts, type TokenColour } from '../../content/ids.ts'
import { ruins } from '../../content/ruins.ts'
import type { RuinsRow } from '../../content/types.ts'
import { MAX_SEATS } from './deed-cards.ts'

/** An enemy or ruins token: numbered by the colour of its back. */
export type Token = Flavoured<number, 'Token'>
/** A row of the table of enemies; of ruins tokens, the row of theirs. */
export type TokenKind = number
/** A numbered place for a token on the map or in a fight; each back colour has as many as it has tokens. */
export type TokenSlot = Flavoured<number, 'TokenSlot'>

/** Where each colour begins, both among the tokens and among the posts. */
export const firstOf: readonly number[] = tokenCounts.map((_, colour) =>
  tokenCounts.slice(0, colour).reduce((sum, n) => sum + n, 0),
)
export const TOKENS = tokenCounts.reduce((sum, n) => sum + n, 0)
export const FIRST_RUINS: Token = firstOf[RUINS]

const kinds: readonly TokenKind[] = tokenColours.flatMap((colour) =>
  colour === 'ruins'
    ? ruins.map((_, kind) => kind)
    : enemies.flatMap((row, kind) =>
        row.colour === colour ? new Array<TokenKind>(row.copies).fill(kind) : [],
      ),
)

const backs: readonly TokenColour[] = tokenCounts.flatMap((count, colour) =>
  new Array<TokenColour>(count).fill(colour),
)

/** As many as there are tokens: each has one of its colour. */
export const TOKEN_SLOTS = backs.length

/** The colour of a token's back, which is also that of the posts it may lie in. */
export function backOf(tokenOrPost: number): TokenColour {
  return backs[tokenOrPost]
}

/** The row of an enemy token in the table of enemies. */
export function enemyKind(token: Token): TokenKind {
  return kinds[token]
}

export function ruinsRow(token: Token): RuinsRow {
  return ruins[kinds[token]]
}

export function isRuins(tokenOrPost: number): boolean {
  return tokenOrPost >= FIRST_RUINS
}

const hasBack = (colour: TokenColour) => (token: Token) => backs[token] === colour

export const tokens = pool({
  maxSeats: MAX_SEATS,
  kindOf: (token) => kinds.indexOf(kinds[token], firstOf[backs[token]]),
  zones: {
    green: pile('none', hasBack(0)),
    grey: pile('none', hasBack(1)),
    brown: pile('none', hasBack(2)),
    violet: pile('none', hasBack(3)),
    white: pile('none', hasBack(4)),
    red: pile('none', hasBack(5)),
    ruins: pile('none', hasBack(6)),
    spentGreen: set('all'),
    spentGrey: set('all'),
    spentBrown: set('all'),
    spentViolet: set('all'),
    spentWhite: set('all'),
    spentRed: set('all'),
    spentRuins: set('all'),
    posts: slots(TOKEN_SLOTS, 'none', (post, token) => backs[post] === backs[token]),
  },
})

/** The zones of the tokens: `T.green + colour` is a draw pile, `T.spentGreen + colour` its discards. */
export const T = tokens.at
