import { allBut, audience } from '@longtable/kernel'
import { faceIds } from '../../content/ids.ts'
import { cards as cardPool, Z } from '../../state/cards.ts'
import { memoryKeepFrame, THING } from '../../state/frames.ts'
import { discardCard, drawCards, keepToLimit } from '../../state/mutations/cards.ts'
import { score } from '../../state/mutations/count.ts'
import { rollAction } from '../../state/mutations/dice.ts'
import { FACE_NO } from '../../state/names.ts'
import { ACTION_DECK, type CardNo, FACES, ITEM_DECK, type SideNo, SIDES, SKULL } from '../../state/numbers.ts'
import { savedBy, savedCards } from '../../state/queries/cards.ts'
import { banked, bankedAll, diceTokensLeft } from '../../state/queries/dice.ts'
import { handOf } from '../../state/queries/hand.ts'
import { nearestOf } from '../../state/queries/nearest.ts'
import { areEnemies, isPlayers, squareOf } from '../../state/queries/pieces.ts'
import { type State, STREAM } from '../../state/schema.ts'
import type { MatchTables, VentureContext } from '../../state/tables/match-tables.ts'
import { refOf } from '../find-units.ts'
import { chooseThings } from '../pick.ts'
import type { Asked, Context, EffectOf, FxFrame, Reason, Verb, Verbs } from '../verb.ts'

const NO_TOKEN: Reason = { rule: 'DV-MISC-02' }
const NOT_MEANT: Reason = { rule: 'DV-FX-1' }
const TOO_FAR: Reason = { rule: 'DV-FX-2' }
const EMPTY_HANDED: Reason = { rule: 'DV-FX-3' }

function timesIn(list: readonly number[], wanted: number): number {
  let times = 0
  for (let i = 0; i < list.length; i++) if (list[i] === wanted) times++
  return times
}

const scoreVerb: Verb<'score'> = {
  run: (s, f, { points }, ctx) => {
    if (f.side >= 0) score(s, f.side, points, ctx)
    return true
  },
}

/** Auto-Enemies draw nothing (DV-AUTO-09). */
const draw: Verb<'draw'> = {
  run: (s, f, { deck, cards }, ctx) => {
    const piece = f.it >= 0 ? f.it : f.self
    if (f.side >= 0 && isPlayers(s, f.side))
      drawCards(f.side, piece, deck === 'action' ? ACTION_DECK : ITEM_DECK, cards, ctx)
    return true
  },
  can: (s, _world, { side }) => side >= 0 && isPlayers(s, side),
}

/** One card after the other, so that a frame never holds what only its owner knows; all at once where no card is left. */
const discard: Verb<'discard'> = {
  run: (s, f, { cards }, ctx) => {
    if (f.side < 0) return true
    let [left = cards] = f.kept
    let isAnswered = f.waiting > 0
    while (left > 0 && savedCards(s, f.side) > 0) {
      if (savedCards(s, f.side) <= left) s.picked = savedBy(s, f.side)
      else if (!isAnswered && !chooseThings(s, f, THING.card, 1, 1, ctx)) return false
      isAnswered = false
      for (const card of s.picked) discardCard(s, f.side, card, ctx)
      left -= s.picked.length
      f.kept = [left]
    }
    return true
  },
  can: (s, _world, { side, card }, { cards }) =>
    side >= 0 && savedCards(s, side) - (holds(s, side, card) ? 1 : 0) >= cards,
}

/** A card that is still in the hand when it is looked at what it could do is gone when it does it. */
function holds(s: State, side: SideNo, card: number): boolean {
  return handOf(s, side).includes(card)
}

/**
 * A saved card that nobody wears, from an enemy player. The victim is `f.kept`; while a card is chosen from a hand that
 * the thief has been shown, it stands in the question's `last`.
 */
const steal: Verb<'steal'> = {
  run: (s, f, effect, ctx) => {
    if (f.side < 0 || !isPlayers(s, f.side)) return true
    if (f.kept.length === 0) {
      if (f.waiting === 0 && !chooseThings(s, f, THING.side, 1, 1, ctx)) return false
      if (s.picked.length === 0) return true
      f.kept = s.picked
      s.picked = []
      if (effect.pick === 'choose' && !lookIn(s, f, f.kept[0], ctx)) return false
    }
    const [victim] = f.kept
    if (effect.pick === 'choose') takeFrom(s, f.side, victim, s.picked[0], ctx)
    else robAtRandom(s, f.side, victim, effect.cards, ctx)
    keepToLimit(s, f.side, ctx)
    return true
  },
  can: (s, tables, context, effect) => {
    if (context.side < 0 || !isPlayers(s, context.side)) return false
    for (let side = 0; side < SIDES; side++)
      if (whyNotRob(s, tables, context, effect, side) === undefined) return true
    return false
  },
  things: (s, _world, asked) => (asked.what === THING.card ? handOf(s, asked.last) : undefined),
  bars: (s, tables, asked, effect, thing) =>
    asked.what === THING.side ? whyNotRob(s, tables, asked, effect, thing) : undefined,
}

function whyNotRob(
  s: State,
  tables: MatchTables,
  context: Context,
  { near }: EffectOf<'steal'>,
  victim: SideNo,
): Reason | undefined {
  if (!isPlayers(s, victim) || !areEnemies(s, context.side, victim)) return NOT_MEANT // DV-FX-1
  if (handOf(s, victim).length === 0) return EMPTY_HANDED // DV-FX-3
  if (near === undefined) return undefined
  const from = refOf(s, context, near.of)
  if (from < 0 || s.at[from] < 0) return TOO_FAR // DV-FX-2
  const square = squareOf(s, tables, from)
  return nearestOf(s, tables, square, (side) => side === victim) <= near.within ? undefined : TOO_FAR
}

/** Shows the thief what there is, and asks for one. */
function lookIn(s: State, f: FxFrame, victim: SideNo, ctx: VentureContext): boolean {
  const zone = Z.hand + s.seatOf[victim]
  for (const card of s.cards[zone]) ctx.show(cardPool, card, zone, [s.seatOf[f.side]])
  const { side, self, it, card } = f
  return chooseThings(s, f, THING.card, 1, 1, ctx, { side, self, it, last: victim, card })
}

function robAtRandom(s: State, side: SideNo, victim: SideNo, count: number, ctx: VentureContext): void {
  const hand = handOf(s, victim)
  for (let i = 0; i < count && hand.length > 0; i++)
    takeFrom(s, side, victim, hand[ctx.below(STREAM.choice, hand.length)], ctx)
}

function takeFrom(s: State, side: SideNo, from: SideNo, card: CardNo, ctx: VentureContext): void {
  const [thief, owner] = [s.seatOf[side], s.seatOf[from]]
  ctx.move(cardPool, card, Z.hand + owner, Z.hand + thief)
  ctx.tell?.({ event: 'stoleCard', side, from, card }, audience(thief, owner))
  ctx.tell?.({ event: 'stole', side, from }, allBut(thief, owner))
}

/** Tokens of the faces that are given, or chosen (DV-GENE-01); out of turn no more than three are kept (DV-GENE-04). */
const gainDice: Verb<'gainDice'> = {
  run: (s, f, effect, ctx) => {
    if (f.side < 0 || !isPlayers(s, f.side)) return true
    if (f.waiting === 0) {
      if (effect.face === 'move' || effect.face === 'any') {
        if (!chooseThings(s, f, THING.face, effect.dice, effect.dice, ctx)) return false
      } else s.picked = given(s, ctx.tables, FACE_NO[effect.face], effect.dice)
    }
    for (const face of s.picked) s.memory[f.side * FACES + face]++
    ctx.tell?.({ event: 'gainedDice', side: f.side, dice: s.picked.slice() })
    if (s.turn !== f.side && bankedAll(s, f.side) > ctx.tables.edition.supply.memory)
      ctx.push(memoryKeepFrame, { side: f.side })
    return true
  },
  can: (s, tables, { side }, effect) =>
    side >= 0 && isPlayers(s, side) && facesFor(effect).some((face) => tokensLeft(s, tables, face) > 0),
  things: (_s, _world, _asked, effect) => facesFor(effect),
  bars: (s, tables, asked, _effect, face) =>
    tokensLeft(s, tables, face) > timesIn(asked.chosen, face) ? undefined : NO_TOKEN, // DV-MISC-02
}

const MOVES: readonly number[] = [0, 1, 2]
const ALL: readonly number[] = [0, 1, 2, SKULL]

function facesFor({ face }: EffectOf<'gainDice'>): readonly number[] {
  if (face === 'any') return ALL
  return face === 'move' ? MOVES : [FACE_NO[face]]
}

function tokensLeft(s: State, tables: MatchTables, face: number): number {
  return diceTokensLeft(s, face, tables.edition.supply.diceTokens[faceIds[face]])
}

function given(s: State, tables: MatchTables, face: number, dice: number): number[] {
  return new Array<number>(Math.min(dice, tokensLeft(s, tables, face))).fill(face)
}

const loseDice: Verb<'loseDice'> = {
  run: (s, f, { dice }, ctx) => {
    if (f.side < 0) return true
    const most = Math.min(dice, bankedAll(s, f.side))
    if (f.waiting === 0 && !chooseThings(s, f, THING.face, most, most, ctx)) return false
    for (const face of s.picked) s.memory[f.side * FACES + face]--
    ctx.tell?.({ event: 'lostDice', side: f.side, dice: s.picked.slice() })
    return true
  },
  can: (s, _world, { side }) => side >= 0 && bankedAll(s, side) > 0,
  bars: (s, _world, asked, _effect, face) =>
    banked(s, asked.side, face) > timesIn(asked.chosen, face) ? undefined : NOT_MEANT, // DV-FX-1
}

/** Action dice of the turn at hand, not tokens; a new result replaces the old one (DV-MISC-07). */
const rerollDice: Verb<'rerollDice'> = {
  run: (s, f, { dice }, ctx) => {
    if (s.turn !== f.side) return true
    if (dice === 'all') s.picked = unspent(s)
    else if (f.waiting === 0 && !chooseThings(s, f, THING.face, dice, 1, ctx)) return false
    for (const face of s.picked) s.dice[face]--
    const rolled = s.picked.map(() => rollAction(ctx))
    for (const face of rolled) s.dice[face]++
    ctx.tell?.({ event: 'rerolledDice', side: f.side, dice: rolled })
    return true
  },
  can: (s, _world, { side }) => s.turn === side && unspent(s).length > 0,
  bars: (s, _world, asked: Asked, _effect, face) =>
    s.dice[face] > timesIn(asked.chosen, face) ? undefined : NOT_MEANT, // DV-FX-1
}

function unspent(s: State): number[] {
  return ALL.flatMap((face) => new Array<number>(s.dice[face]).fill(face))
}

export const cardVerbs: Verbs<
  'score' | 'draw' | 'discard' | 'steal' | 'gainDice' | 'loseDice' | 'rerollDice'
> = {
  score: scoreVerb,
  draw,
  discard,
  steal,
  gainDice,
  loseDice,
  rerollDice,
}
