import type { BotPlayer, BotSeat, Choice, Random } from '@longtable/kernel'
import { setupSideFrame } from '../state/frames.ts'
import type { DarkVenture } from '../state/tables/match-tables.ts'
import {
  chooseAnswer,
  chooseCheck,
  chooseKept,
  chooseKeptCard,
  chooseNothing,
  chooseSpent,
  chooseThing,
} from './question-choices.ts'
import { botView, offeredVerb, type BotView } from './bot-view.ts'
import {
  chooseChange,
  chooseCounter,
  chooseDefence,
  choosePartner,
  chooseRescue,
  chooseSpoils,
  chooseTarget,
} from './combat-choices.ts'
import { HABITS, type Habits } from './habits.ts'
import { chooseInTurn, chooseStep } from './turn-choices.ts'

type Chooser = (view: BotView) => Choice

/** One way of choosing for each step that asks; what only asks for a thing is left to `chooseThing`. */
const choosers: Readonly<Record<string, Chooser>> = {
  turn: chooseInTurn,
  'turn.keep': chooseKept,
  'memory.keep': chooseKept,
  'pay.dice': chooseSpent,
  'pay.mix': chooseSpent,
  march: chooseStep,
  'attack.partner': choosePartner,
  'attack.target': chooseTarget,
  'fight.defend': chooseDefence,
  'fight.adjust': chooseChange,
  'fight.spoils': chooseSpoils,
  'fight.killed': chooseRescue,
  'fight.counter': chooseCounter,
  'forfeit.vote': (view) => offeredVerb(view, 'keepUnits') ?? view.offered[0],
  'card.keep': chooseKeptCard,
  'roll.again': chooseCheck,
  'trade.answer': chooseAnswer,
  'trade.settle': chooseAnswer,
  'trade.counter': chooseNothing,
}

/** For each question the choice that looks best now, from what its seat sees; with noise it is sometimes mistaken. */
export function chooseAtOnce(seat: BotSeat<DarkVenture>, habits: Habits, random: Random, noise = 0): Choice {
  if (seat.offered.length === 1) return seat.offered[0]
  if (seat.step === setupSideFrame.name) return random.pick(seat.offered)
  const view = botView(seat, habits, noise > 0 ? { random, noise } : undefined)
  return (choosers[seat.step] ?? chooseThing)(view)
}

/** Plays greedily. */
export const novice: BotPlayer<DarkVenture> = {
  id: 'novice',
  choose: (seat, random) => chooseAtOnce(seat, HABITS, random),
}
