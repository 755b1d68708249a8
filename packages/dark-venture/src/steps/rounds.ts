import { cards, Z } from '../cards.ts'
import { joinTeams, rollOrder, shareOut } from '../casting.ts'
import { eliminate } from '../deeds/eliminate.ts'
import { endGame } from '../deeds/over.ts'
import { endMods } from '../deeds/modifiers.ts'
import { guardOf } from '../deeds/pieces.ts'
import { followRules, tellStory, testStory } from '../deeds/story.ts'
import {
  autoTurnFrame,
  beastTurnFrame,
  gameFrame,
  roundFrame,
  turnBeginFrame,
  turnEndFrame,
} from '../frames.ts'
import { layBeasts, laySide, layTokens } from '../layout.ts'
import { UNTIL } from '../mods.ts'
import { BEAST, NEUTRAL, NOBODY, type PieceNo, type SideNo } from '../numbers.ts'
import { isOut, isPlayerLeft, lastSide, sidesLeft, winnersByPoints, winnersByTime } from '../scoring.ts'
import {
  AUTO,
  BY_POINTS,
  BY_STORY,
  PLAYER,
  run,
  STORY,
  STREAM,
  type State,
  type VentureTable,
} from '../state.ts'
import type { World } from '../world.ts'
import { giveOutSides } from './set-up.ts'

/** Phases of the game: the order and the sides, rounds, what stands on the map. */
const ORDER = 0
const ROUNDS = 1
const MAP = 2

export const game = run(gameFrame.name, {
  locals: gameFrame.locals.fields,
  run: (s, f, table) => {
    if (f.phase === ORDER) {
      f.phase = MAP
      table.tell?.({ event: 'began', story: storyOf(table.env) })
      table.shuffle(cards, Z.actionDeck, STREAM.cards) // DV-SETUP-03
      table.shuffle(cards, Z.itemDeck, STREAM.cards)
      rollOrder(s, table)
      giveOutSides(s, table)
    } else if (f.phase === MAP) {
      f.phase = ROUNDS
      layOut(s, table)
    } else beginRound(s, table)
  },
})

/** What is played, as the list of scenarios calls it. */
function storyOf({ scenario, adventure }: World): string {
  return scenario?.id ?? adventure?.id ?? 'victory'
}

function layOut(s: State, table: VentureTable): void {
  shareOut(s, table)
  joinTeams(s, table.env)
  tellStory(s, table)
  layTokens(s, table.env)
  layBeasts(s, table.env)
  table.tell?.({ event: 'laidOut' })
  for (let i = s.order.length - 1; i >= 0; i--) laySide(s, s.order[i], table)
}

function beginRound(s: State, table: VentureTable): void {
  s.round++
  table.tell?.({ event: 'round', round: s.round })
  table.push(roundFrame, { next: 0, phase: 0 })
  followRules(s, 'roundStart', table)
}

export const round = run(roundFrame.name, {
  locals: roundFrame.locals.fields,
  run: (s, f, table) => {
    if (!isPlayerLeft(s)) {
      endGame(s, BY_POINTS, [], table) // DV-END-1
      return
    }
    if (f.next < s.order.length) {
      takeTurn(s, s.order[f.next++], table)
      return
    }
    endRound(s, f.phase++, table)
  },
})

/** DV-TURN-03: one turn each, always in the same order. */
function takeTurn(s: State, side: SideNo, table: VentureTable): void {
  if (s.control[side] === PLAYER) table.push(turnBeginFrame, { side })
  if (s.control[side] !== AUTO || isAsleep(s, table)) return
  s.turn = side
  table.push(turnEndFrame, { side })
  table.push(autoTurnFrame, { side, card: 0 })
}

/** The enemy of the adventure takes no turns before it wakes (DV-STORY-2). */
function isAsleep(s: State, { env: { adventure } }: VentureTable): boolean {
  return adventure !== undefined && s.story[STORY.darkness] < adventure.darkness.wakesAt
}

/** One thing after the other: beasts and guards, rules, what grows dark and what wears off, the end. */
function endRound(s: State, phase: number, table: VentureTable): void {
  const { adventure, scenario } = table.env
  switch (phase) {
    case 0:
      s.turn = NOBODY
      for (const piece of s.army[NEUTRAL].toReversed()) moveBeast(s, piece, table)
      break
    case 1:
      followRules(s, 'roundEnd', table)
      break
    case 2:
      if (adventure !== undefined) darken(s, adventure.darkness.aRound, table)
      if (s.mods.length > 0) endMods(s, UNTIL.round)
      if (adventure !== undefined || scenario !== undefined) lookBack(s, table)
      break
    default:
      closeRound(s, table)
  }
}

/** A round of a story is over: who was killed to the last by beasts is out, and the story is tested (DV-STORY-1). */
function lookBack(s: State, table: VentureTable): void {
  s.story[STORY.roundsOver] = s.round
  for (const side of sidesLeft(s)) if (isOut(s, table.env, side)) eliminate(s, side, NOBODY, table)
  testStory(table)
}

function moveBeast(s: State, piece: PieceNo, table: VentureTable): void {
  const row = table.env.scenario?.creatures?.[0]
  const turns = piece === BEAST && row !== undefined ? row.turns[table.seats - 1] : 1
  if (piece === BEAST || guardOf(s, piece) >= 0) table.push(beastTurnFrame, { piece, left: turns })
}

function darken(s: State, n: number, table: VentureTable): void {
  s.story[STORY.darkness] += n
  table.tell?.({ event: 'darkness', now: s.story[STORY.darkness] })
}

function closeRound(s: State, table: VentureTable): void {
  const { target, rounds } = table.env
  table.pop()
  if (target > 0) {
    const last = lastSide(s) // DV-WIN-02, where a table reads it so
    const winners = last >= 0 ? [last] : winnersByPoints(s, table.env)
    if (winners.length > 0) endGame(s, BY_POINTS, winners, table)
  } else if (rounds > 0 && s.round >= rounds) endGame(s, BY_STORY, winnersByTime(s, table.env), table)
}
