import type { BotPlayer, Choice } from '@longtable/kernel'
import type { DarkVenture } from '../state.ts'
import {
  chooseChange,
  chooseCounter,
  chooseDefence,
  choosePartner,
  chooseRescue,
  chooseSpoils,
  chooseTarget,
} from './combat.ts'
import {
  chooseAnswer,
  chooseCheck,
  chooseKept,
  chooseKeptCard,
  chooseNothing,
  chooseSpent,
  chooseThing,
} from './questions.ts'
import { look, offeredVerb, type Sight } from './sight.ts'
import { chooseInTurn, chooseStep } from './turn.ts'

type Chooser = (sight: Sight) => Choice

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
  'forfeit.vote': (sight) => offeredVerb(sight, 'keepUnits') ?? sight.offered[0],
  'card.keep': chooseKeptCard,
  'roll.again': chooseCheck,
  'trade.answer': chooseAnswer,
  'trade.settle': chooseAnswer,
  'trade.counter': chooseNothing,
}

/** Plays greedily: for each question the choice that looks best now, from what its seat sees. */
export const novice: BotPlayer<DarkVenture> = {
  id: 'novice',
  choose: (seat, random) => {
    if (seat.offered.length === 1) return seat.offered[0]
    if (seat.step === 'setup.side') return random.pick(seat.offered)
    return (choosers[seat.step] ?? chooseThing)(look(seat))
  },
}
