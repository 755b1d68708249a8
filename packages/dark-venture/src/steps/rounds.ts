import type { AdventureRow } from '../content/stories.ts'
import { holds } from '../effects/conditions.ts'
import { contextOf } from '../effects/interpreter.ts'
import { followRules, tellStory, testStory } from '../effects/story-rules.ts'
import { cards, Z } from '../state/card-pool.ts'
import {
  autoTurnFrame,
  beastTurnFrame,
  gameFrame,
  roundFrame,
  turnBeginFrame,
  turnEndFrame,
} from '../state/frames.ts'
import { UNTIL } from '../state/mods.ts'
import { eliminate } from '../state/mutations/eliminate.ts'
import { bringCards, bringFavour } from '../state/mutations/campaign.ts'
import { layBeasts, layFences, laySide, layTokens } from '../state/mutations/layout.ts'
import { endMods } from '../state/mutations/modifiers.ts'
import { endGame } from '../state/mutations/end-game.ts'
import { joinTeams, leaveToDecks, rollOrder, shareOut } from '../state/mutations/seating.ts'
import { tickClock } from '../state/mutations/story.ts'
import { CLOCK } from '../state/names.ts'
import { NEUTRAL, NOBODY, type PieceNo, type SideNo } from '../state/numbers.ts'
import { guardOf } from '../state/queries/pieces.ts'
import { AUTO, BY_POINTS, BY_STORY, PLAYER, type State, STORY, STREAM } from '../state/schema.ts'
import { type MatchTables, run, type VentureContext } from '../state/tables/match-tables.ts'
import {
  isOut,
  isPlayerLeft,
  lastSide,
  sidesLeft,
  winnersByPoints,
  winnersByTime,
} from './scoring/winners.ts'
import { giveOutSides } from './set-up.ts'

/** Phases of the game: the order and the sides, rounds, what stands on the map. */
const ORDER = 0
const ROUNDS = 1
const MAP = 2

export const game = run(gameFrame.name, {
  locals: gameFrame.locals.fields,
  run: (s, f, ctx) => {
    if (f.phase === ORDER) {
      f.phase = MAP
      ctx.tell?.({ event: 'began', story: storyOf(ctx.tables) })
      bringCards(s, ctx) // DV-CAMPAIGN-2
      ctx.shuffle(cards, Z.actionDeck, STREAM.cards) // DV-SETUP-03
      ctx.shuffle(cards, Z.itemDeck, STREAM.cards)
      rollOrder(s, ctx)
      giveOutSides(s, ctx)
    } else if (f.phase === MAP) {
      f.phase = ROUNDS
      layOut(s, ctx)
    } else beginRound(s, ctx)
  },
})

/** What is played, as the list of scenarios calls it. */
function storyOf({ scenario, adventure }: MatchTables): string {
  return scenario?.id ?? adventure?.id ?? 'victory'
}

function layOut(s: State, ctx: VentureContext): void {
  shareOut(s, ctx)
  leaveToDecks(s, ctx)
  joinTeams(s, ctx.tables)
  tellStory(s, ctx)
  layTokens(s, ctx.tables)
  layBeasts(s, ctx.tables)
  layFences(s, ctx.tables)
  bringFavour(s, ctx)
  for (const { clock, starts = 0 } of ctx.tables.adventure?.clocks ?? []) {
    if (starts > 0) tickClock(s, CLOCK[clock], starts, ctx)
  }
  ctx.tell?.({ event: 'laidOut' })
  for (let i = s.order.length - 1; i >= 0; i--) laySide(s, s.order[i], ctx)
}

function beginRound(s: State, ctx: VentureContext): void {
  s.round++
  ctx.tell?.({ event: 'round', round: s.round })
  ctx.push(roundFrame, { next: 0, phase: 0 })
  followRules(s, 'roundStart', ctx)
}

export const round = run(roundFrame.name, {
  locals: roundFrame.locals.fields,
  run: (s, f, ctx) => {
    if (!isPlayerLeft(s)) {
      endGame(s, BY_POINTS, [], ctx) // DV-END-1
      return
    }
    if (f.next < s.order.length) {
      takeTurn(s, s.order[f.next++], ctx)
      return
    }
    endRound(s, f.phase++, ctx)
  },
})

/** DV-TURN-03: one turn each, always in the same order. */
function takeTurn(s: State, side: SideNo, ctx: VentureContext): void {
  if (s.control[side] === PLAYER) ctx.push(turnBeginFrame, { side })
  if (s.control[side] !== AUTO || isAsleep(s, ctx)) return
  s.turn = side
  ctx.push(turnEndFrame, { side })
  ctx.push(autoTurnFrame, { side, card: 0 })
}

/** The enemy of the adventure takes no turns before it wakes (DV-STORY-2). */
function isAsleep(s: State, { tables: { adventure } }: VentureContext): boolean {
  return adventure !== undefined && s.story[STORY.darkness] < adventure.darkness.wakesAt
}

/** One thing after the other: beasts and guards, rules, what grows dark and what wears off, the end. */
function endRound(s: State, phase: number, ctx: VentureContext): void {
  const { adventure, scenario } = ctx.tables
  switch (phase) {
    case 0:
      s.turn = NOBODY
      for (const piece of s.army[NEUTRAL].toReversed()) moveBeast(s, piece, ctx)
      break
    case 1:
      followRules(s, 'roundEnd', ctx)
      break
    case 2:
      if (adventure !== undefined) {
        darken(s, adventure.darkness.aRound, ctx)
        turnClocks(s, adventure, ctx)
      }
      if (s.mods.length > 0) endMods(s, UNTIL.round)
      if (adventure !== undefined || scenario !== undefined) lookBack(s, ctx)
      break
    default:
      closeRound(s, ctx)
  }
}

/** A round of a story is over: who was killed to the last by beasts is out, and the story is tested (DV-STORY-1). */
function lookBack(s: State, ctx: VentureContext): void {
  s.story[STORY.roundsOver] = s.round
  for (const side of sidesLeft(s)) if (isOut(s, ctx.tables, side)) eliminate(s, side, NOBODY, ctx)
  testStory(ctx)
}

function moveBeast(s: State, piece: PieceNo, ctx: VentureContext): void {
  const { creatureOf, idOf, scenario } = ctx.tables
  const row = scenario?.creatures?.find(({ creature }) => creature === idOf[piece])
  const left = row?.turns[ctx.seats - 1] ?? 1
  if (creatureOf[piece] !== undefined || guardOf(s, piece) >= 0) ctx.push(beastTurnFrame, { piece, left })
}

function darken(s: State, n: number, ctx: VentureContext): void {
  s.story[STORY.darkness] += n
  ctx.tell?.({ event: 'darkness', now: s.story[STORY.darkness] })
}

/** The clocks that go by themselves, while that holds. */
function turnClocks(s: State, { clocks = [] }: AdventureRow, ctx: VentureContext): void {
  for (const { clock, aRound = 0, needs } of clocks) {
    const isOn = needs === undefined || holds(s, ctx.tables, contextOf(NOBODY), needs)
    if (aRound !== 0 && isOn) tickClock(s, CLOCK[clock], aRound, ctx)
  }
}

function closeRound(s: State, ctx: VentureContext): void {
  const { target, rounds } = ctx.tables
  ctx.pop()
  if (target > 0) {
    const last = lastSide(s) // DV-WIN-02, where a table reads it so
    const winners = last >= 0 ? [last] : winnersByPoints(s, ctx.tables)
    if (winners.length > 0) endGame(s, BY_POINTS, winners, ctx)
  } else if (rounds > 0 && s.round >= rounds) endGame(s, BY_STORY, winnersByTime(s, ctx.tables), ctx)
}
