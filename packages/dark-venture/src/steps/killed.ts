import { type Choice, text } from '@longtable/kernel'
import type { Deed } from '../content/ids.ts'
import { contextOf, runProgram } from '../effects/interpreter.ts'
import { playNow, whyNotNow } from '../effects/play-card.ts'
import { PLAY } from '../state/choices/cards.ts'
import { LET_DIE, REVIVE } from '../state/choices/combat.ts'
import { fightFellFrame, fightKilledFrame, HOW, type LocalsOf } from '../state/frames.ts'
import { discardCard } from '../state/mutations/cards.ts'
import { leave } from '../state/mutations/leave.ts'
import { DEED } from '../state/names.ts'
import type { PieceNo, SideNo } from '../state/numbers.ts'
import { savedBy, savedCards } from '../state/queries/cards.ts'
import { isAsked } from '../state/queries/combat.ts'
import { handOf } from '../state/queries/hand.ts'
import { AUTO, type State } from '../state/schema.ts'
import { ask, type MatchTables, run, type VentureContext } from '../state/tables/match-tables.ts'
import { cardText, pieceText } from './combat-text.ts'

type Dying = LocalsOf<typeof fightFellFrame>

/** Revive of the Alderkang: its number among the side's abilities, or -1. */
export function reviveOf(tables: MatchTables, side: SideNo): number {
  return tables.abilities[side].findIndex(({ when, isOptional }) => when === 'killed' && isOptional)
}

/** Whether its owner is asked follows from what everybody sees. */
function mayBeSaved(s: State, tables: MatchTables, { side, tried }: Dying): boolean {
  if (!isAsked(s, side)) return false
  if (handOf(s, side).length > 0) return true
  return tried === 0 && reviveOf(tables, side) >= 0 && savedCards(s, side) > 0
}

/**
 * An Auto-Enemy tries once for each death and pays with a card that its deck has counted as drawn: one for each try
 * (DV-AUTO-20).
 */
function triesAlone(s: State, tables: MatchTables, { side, tried }: Dying): boolean {
  if (tables.rulesVersion < 2 || s.control[side] !== AUTO || tried > 0 || reviveOf(tables, side) < 0)
    return false
  const done = (deed: Deed): number => s.deeds[side * tables.deeds + DEED[deed]]
  return done('cardsDrawn') > done('reviveAttempts')
}

/** What Revive does, once it is paid for. */
function tryToRevive(side: SideNo, piece: PieceNo, ctx: VentureContext): void {
  const no = reviveOf(ctx.tables, side)
  ctx.tell?.({ event: 'ability', side, ability: no, piece })
  runProgram(ctx.tables.abilities[side][no].program, contextOf(side, piece, piece), ctx)
}

function isDying(s: State, { piece }: Dying): boolean {
  return s.at[piece] >= 0 && (s.fights.at(-1)?.defeated.includes(piece) ?? false)
}

/** A defeated unit dies, unless its owner still has something to try. */
export const fightFell = run(fightFellFrame.name, {
  locals: fightFellFrame.locals.fields,
  run: (s, f, ctx) => {
    const { side, piece, by, tried } = f
    if (!isDying(s, f)) ctx.pop()
    else if (triesAlone(s, ctx.tables, f)) {
      f.tried = 1
      tryToRevive(side, piece, ctx)
    } else if (mayBeSaved(s, ctx.tables, f)) ctx.next(fightKilledFrame, { side, piece, by, tried })
    else {
      ctx.pop()
      leave(s, piece, HOW.killed, by, ctx)
    }
  },
})

/** Out of turn: Revive for a saved card, once for each death (DV-ALD-03, A-07), or a card for such a moment. */
export const fightKilled = ask(fightKilledFrame.name, {
  locals: fightKilledFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: (s, f, tables): Choice[] => {
    const revives = reviveOf(tables, f.side) < 0 ? [] : savedBy(s, f.side).map((card) => REVIVE[card])
    return [...revives, ...handOf(s, f.side).map((card) => PLAY[card]), LET_DIE]
  },
  offer: (s, f, menu) => {
    if (reviveOf(menu.tables, f.side) >= 0) {
      for (const card of savedBy(s, f.side)) {
        if (f.tried === 0) menu.add(REVIVE[card])
        else menu.block?.(REVIVE[card], 'DV-ALD-03')
      }
    }
    for (const card of handOf(s, f.side)) {
      const why = whyNotNow(s, menu.tables, f.side, card, 'killed', f.piece, f.piece)
      if (why === '') menu.add(PLAY[card])
      else menu.block?.(PLAY[card], why)
    }
    menu.add(LET_DIE)
  },
  take: (s, f, choice: Choice, ctx) => {
    const { side, piece, by, tried } = f
    if (choice.do === 'letDie') {
      ctx.pop()
      leave(s, piece, HOW.killed, by, ctx)
      return
    }
    const card = Number(choice['card'])
    const isRevive = choice.do === 'revive'
    ctx.next(fightFellFrame, { side, piece, by, tried: isRevive ? 1 : tried })
    if (!isRevive) {
      playNow(s, side, card, piece, piece, ctx)
      return
    }
    discardCard(s, side, card, ctx)
    tryToRevive(side, piece, ctx)
  },
  question: ({ tables }, f) => text('ask.killed', { unit: pieceText(tables, f.piece) }),
  describe: ({ tables }, _f, choice) => {
    if (choice.do === 'letDie') return { text: text('choose.letDie') }
    const card = Number(choice['card'])
    const key = choice.do === 'revive' ? 'choose.revive' : 'choose.playCard'
    return { text: text(key, { card: cardText(tables, card) }), at: `card:${card}` }
  },
})
