import { type Ability, text } from '@longtable/kernel'
import { contextOf } from '../effects/interpreter.ts'
import { followRulesOf, hasRule } from '../effects/story-rules.ts'
import { acclimate } from '../effects/auto/acting-order.ts'
import { bitsOf } from '../state/bits.ts'
import { END } from '../state/choices/index.ts'
import {
  heroUnlockFrame,
  setupPlaceFrame,
  turnBeginFrame,
  turnEndFrame,
  turnFrame,
  turnKeepFrame,
} from '../state/frames.ts'
import { UNTIL } from '../state/mods.ts'
import { count, score } from '../state/mutations/count.ts'
import { rollAction } from '../state/mutations/dice.ts'
import { eliminate } from '../state/mutations/eliminate.ts'
import { endMods } from '../state/mutations/modifiers.ts'
import { endGame } from '../state/mutations/end-game.ts'
import { freshen } from '../state/mutations/pieces.ts'
import { TOKEN } from '../state/names.ts'
import {
  NOBODY,
  type PieceNo,
  type SideNo,
  type Square,
  SQUARES,
  SUPPLY,
  isHeroSide,
} from '../state/numbers.ts'
import { marksOn } from '../state/queries/marks.ts'
import { squareOf, standsOn } from '../state/queries/pieces.ts'
import { plays } from '../state/queries/playing.ts'
import { unlocksDue } from '../state/queries/unlocks.ts'
import { BY_POINTS, FRESH, type State } from '../state/schema.ts'
import {
  ask,
  type DarkVenture,
  type MatchTables,
  run,
  type VentureContext,
} from '../state/tables/match-tables.ts'
import { abilityVerb } from './abilities.ts'
import { attackVerb } from './attack.ts'
import { dismantleVerb } from './build.ts'
import { drawVerb } from './draw.ts'
import { claimVerb, equipVerb, handOverVerb } from './equip.ts'
import { forfeitVerb } from './forfeit.ts'
import { passVerb } from './gather.ts'
import { rerollVerb, unlockVerb } from './hero.ts'
import { endTurn, hasToKeep } from './keep.ts'
import { marchVerb } from './march.ts'
import { playVerb } from './play.ts'
import { escapeVerb, exchangeVerb, unbindVerb } from './prisoners.ts'
import { isOut, lastSide } from './scoring/winners.ts'
import { activateVerb, cleanseVerb, searchVerb } from './story-actions.ts'
import { testStory } from './story.ts'
import { powerVerb, summonVerb } from './summon.ts'
import { takeGoodsVerb, takeVerb } from './take.ts'
import { proposeVerb } from './trade.ts'
import { useItemVerb } from './use-item.ts'

/** What a turn offers, in this order (DV-TURN-01). Each verb finds its side in `s.turn`. */
const verbs: readonly Ability<DarkVenture>[] = [
  marchVerb,
  attackVerb,
  abilityVerb,
  drawVerb,
  playVerb,
  useItemVerb,
  equipVerb,
  takeVerb,
  takeGoodsVerb,
  claimVerb,
  searchVerb,
  activateVerb,
  cleanseVerb,
  dismantleVerb,
  exchangeVerb,
  escapeVerb,
  unbindVerb,
  summonVerb,
  powerVerb,
  rerollVerb,
  unlockVerb,
  proposeVerb,
  handOverVerb,
  passVerb,
  forfeitVerb,
]

/** The turn begins: a killed hero comes back where the story says so, and six dice are rolled (DV-TURN-01). */
export const turnBegin = run(turnBeginFrame.name, {
  locals: turnBeginFrame.locals.fields,
  run: (s, { side }, ctx) => {
    if (s.turn !== side) clearTurn(s, side)
    const hero = fallenHero(s, side, ctx)
    if (hero !== NOBODY) {
      ctx.tell?.({ event: 'returns', side, piece: hero })
      score(s, side, -(ctx.tables.scenario?.heroesReturn?.loses ?? 0), ctx)
      ctx.push(setupPlaceFrame, { side, piece: hero })
      return
    }
    rollDice(s, side, ctx)
    ctx.next(turnFrame, { side })
    if (unlocksDue(s, side) > 0) ctx.push(heroUnlockFrame, { side }) // DV-HERO-05
  },
})

/** What a side may do once a turn, it may do again. */
export function clearTurn(s: State, side: SideNo): void {
  s.turn = side
  s.stage = FRESH
  s.uses.fill(0)
  s.usedItems = []
  s.proposals = 0
  s.refused = []
  freshen(s, side)
}

/** The hero of the side that waits to come back, or -1. */
function fallenHero(s: State, side: SideNo, { tables }: VentureContext): PieceNo {
  if (tables.scenario?.heroesReturn === undefined || !isHeroSide(side)) return NOBODY
  const piece = tables.heroOf[side]
  return s.at[piece] === SUPPLY ? piece : NOBODY
}

function rollDice(s: State, side: SideNo, ctx: VentureContext): void {
  s.dice.fill(0)
  for (let i = 0; i < ctx.tables.edition.supply.actionDice; i++) s.dice[rollAction(ctx)]++
  ctx.tell?.({ event: 'turn', side, dice: s.dice.slice() })
}

export const turn = ask(turnFrame.name, {
  locals: turnFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  abilities: verbs,
  universe: () => [END],
  offer: (_s, _f, menu) => menu.add(END),
  take: (s, f, _choice, ctx) => {
    if (hasToKeep(s, f.side, ctx.tables)) ctx.next(turnKeepFrame, { side: f.side })
    else endTurn(s, f.side, ctx)
  },
  question: () => text('ask.turn'),
  describe: () => ({ text: text('choose.end') }),
})

/** The turn is over: what is not banked is lost (DV-TURN-05), and it is looked at who is left. */
export const turnEnd = run(turnEndFrame.name, {
  locals: turnEndFrame.locals.fields,
  run: (s, { side }, ctx) => {
    const { tables } = ctx
    s.dice.fill(0)
    if (s.mods.length > 0) endMods(s, UNTIL.turn)
    if (plays(s, side) && holdsRedTokens(s, tables, side)) count(s, side, 'bothActionTokensHeld', 1, ctx)
    for (let other = 0; other < s.army.length; other++) {
      if (plays(s, other) && isOut(s, tables, other)) eliminate(s, other, side, ctx) // DV-MISC-04
    }
    acclimate(s)
    s.turn = NOBODY
    ctx.pop()
    const last = tables.target > 0 && tables.options.lastSide === 'turn' ? lastSide(s) : NOBODY
    if (last !== NOBODY) endGame(s, BY_POINTS, [last], ctx) // DV-WIN-02
    else if (tables.target === 0) {
      testStory(ctx) // DV-STORY-1
      if (hasRule(tables, 'turnEnd')) followRulesOf(s, 'turnEnd', contextOf(side), ctx)
    }
  },
})

const RED = bitsOf(TOKEN.actionDraw)

/** Has the side units on two spaces with such tokens? */
function isOnTwo(s: State, tables: MatchTables, side: SideNo, bits: number): boolean {
  const army = s.army[side]
  let first: Square = NOBODY
  for (let i = 0; i < army.length; i++) {
    const square = squareOf(s, tables, army[i])
    if ((s.marks[square] & bits) === 0 || square === first) continue
    if (first !== NOBODY) return true
    first = square
  }
  return false
}

/** Has the side a unit on every space with a red token, and are there several? */
function holdsRedTokens(s: State, tables: MatchTables, side: SideNo): boolean {
  if (!isOnTwo(s, tables, side, RED)) return false
  let held = 0
  for (let square = 0; square < SQUARES; square++) {
    if (s.marks[square] === 0 || marksOn(s, square, TOKEN.actionDraw) === 0) continue
    if (!standsOn(s, tables, side, square)) return false
    held++
  }
  return held > 1
}
