import { pile, pool, set, slots, type Flavoured } from '@longtable/kernel'
import { enemies } from '../../content/enemies.ts'
import { NONE, RUINS, tokenColours, type TokenColour } from '../../content/ids.ts'
import { alikeOf, ledger, numbered } from '../../content/numbers.ts'
import type { EnemyRow, RuinsRow } from '../../content/types.ts'
import { MAX_SEATS } from './deed-cards.ts'

/** An enemy or ruins token. */
export type Token = Flavoured<number, 'Token'>
/** The place of a row in the table of enemies. Stored nowhere. */
export type TokenKind = number
/** A numbered place for a token on the map or in a fight; each back colour has as many as it has tokens. */
export type TokenSlot = Flavoured<number, 'TokenSlot'>

const table: readonly EnemyRow[] = enemies
const kinds: readonly TokenKind[] = numbered.enemies.map((row) => table.indexOf(row))
const alike: readonly Token[] = alikeOf('token')

/** How many numbers there are. */
export const TOKENS = ledger.keys('token').length
export const TOKEN_SLOTS = ledger.keys('post').length

/** By token; NONE where it is gone. */
const backs: readonly TokenColour[] = Array.from({ length: TOKENS }, (_, token) => {
  if (token in numbered.ruins) return RUINS
  return token in numbered.enemies ? tokenColours.indexOf(numbered.enemies[token].colour) : NONE
})
const postBacks: readonly TokenColour[] = ledger
  .keys('post')
  .map((key) => tokenColours.findIndex((colour) => colour === key))

/** The slots of each colour, in order. */
export const slotsOf: readonly (readonly TokenSlot[])[] = tokenColours.map((_, colour) =>
  postBacks.flatMap((back, post) => (back === colour ? [post] : [])),
)

/** The colour of a token's back. */
export function backOf(token: Token): TokenColour {
  return backs[token]
}

/** The colour of the tokens that may lie in a slot. */
export function slotBack(post: TokenSlot): TokenColour {
  return postBacks[post]
}

/** The row of an enemy token in the table of enemies. */
export function enemyKind(token: Token): TokenKind {
  return kinds[token]
}

/** What is printed on an enemy token, but for what printings differ in. */
export function enemyRow(token: Token): EnemyRow {
  return numbered.enemies[token]
}

export function ruinsRow(token: Token): RuinsRow {
  return numbered.ruins[token]
}

export function isRuins(token: Token): boolean {
  return backs[token] === RUINS
}

export function isRuinsSlot(post: TokenSlot): boolean {
  return postBacks[post] === RUINS
}

const hasBack = (colour: TokenColour) => (token: Token) => backs[token] === colour

export const tokens = pool({
  maxSeats: MAX_SEATS,
  kindOf: (token) => alike[token],
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
    /** As many as the match's box has. */
    posts: slots(TOKEN_SLOTS, 'none', (post, token) => postBacks[post] === backs[token], 0),
  },
})

/** The zones of the tokens: `T.green + colour` is a draw pile, `T.spentGreen + colour` its discards. */
export const T = tokens.at
