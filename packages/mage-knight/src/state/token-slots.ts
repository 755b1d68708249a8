import { garrisonHex } from './city-parts.ts'
import { NONE, type TokenColour } from '../content/ids.ts'
import type { Hex } from './pools/lattice.ts'
import { STREAM, type State } from './schema/state.ts'
import type { MageContext } from './match.ts'
import { slotBack, slotsOf, T, tokens, type TokenSlot, type Token } from './pools/tokens.ts'

/** Enemy and ruins tokens in their slots; `post` is the number of a slot in choices, events and the state. */

/** The token in a slot, -1 if there is none. */
export function tokenAt(s: State, post: TokenSlot): Token {
  return s.tokens[T.posts][post]
}

function freeTokenSlot(s: State, colour: TokenColour): TokenSlot {
  const posts = s.tokens[T.posts]
  const own = slotsOf[colour]
  for (let i = 0; i < own.length; i++) if (posts[own[i]] === NONE) return own[i]
  return NONE
}

/** Draws a token to a space; NONE if all of that colour are out. An empty pile takes its discards (MK-SETUP-07). */
export function drawToken(
  s: State,
  colour: TokenColour,
  hex: Hex,
  faceUp: boolean,
  ctx: MageContext,
): TokenSlot {
  const pile = T.green + colour
  if (s.tokens[pile].length === 0 && s.tokens[T.spentGreen + colour].length > 0) {
    ctx.moveAll(tokens, T.spentGreen + colour, pile)
    ctx.shuffle(tokens, pile, STREAM.tokens)
  }
  const left = s.tokens[pile]
  if (left.length === 0) return NONE
  const post = freeTokenSlot(s, colour)
  ctx.move(tokens, left[left.length - 1], pile, T.posts, { slot: post })
  s.postHex[post] = hex
  s.postUp[post] = 0
  ctx.tell?.({ event: 'placedToken', post, hex, colour })
  if (faceUp) showToken(s, post, ctx)
  return post
}

/** Turns a token face up for good (MK-Q93). */
export function showToken(s: State, post: TokenSlot, ctx: MageContext): void {
  if (s.postUp[post] === 1) return
  s.postUp[post] = 1
  const token = tokenAt(s, post)
  ctx.show(tokens, token, T.posts)
  ctx.tell?.({ event: 'shown', post, token, hex: s.postHex[post] })
}

export function discardToken(s: State, post: TokenSlot, ctx: MageContext): void {
  const token = tokenAt(s, post)
  ctx.move(tokens, token, T.posts, T.spentGreen + slotBack(post))
  s.postHex[post] = NONE
  s.postUp[post] = 0
  ctx.tell?.({ event: 'tokenGone', post, token })
}

/** The slots whose tokens lie on a space, in order; none where there is no token. */
export function tokenSlotsAt(s: State, hex: Hex): TokenSlot[] {
  const home = garrisonHex(s, hex)
  const there: TokenSlot[] = []
  for (let post = 0; post < s.postHex.length; post++) if (s.postHex[post] === home) there.push(post)
  return there
}

/** Those of all spaces at once. */
export function tokenSlotsByHex({ postHex }: Pick<State, 'postHex'>): ReadonlyMap<Hex, readonly TokenSlot[]> {
  const byHex = new Map<Hex, TokenSlot[]>()
  for (let post = 0; post < postHex.length; post++) {
    const hex = postHex[post]
    if (hex === NONE) continue
    const there = byHex.get(hex)
    if (there === undefined) byHex.set(hex, [post])
    else there.push(post)
  }
  return byHex
}
