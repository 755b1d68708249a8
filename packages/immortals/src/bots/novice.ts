import type { BotPlayer, BotSeat, Choice, Random } from '@longtable/kernel'
import type { Immortals } from '../state/schema.ts'
import {
  best,
  botView,
  numberOf,
  questionFrame,
  type BotView,
  type Noise,
  type QuestionFrame,
} from './bot-view.ts'
import { NOVICE, type Heuristics } from './heuristics.ts'
import {
  decideCommit,
  decideConstruction,
  decideDestination,
  decideExtraction,
  decideMagic,
  decideNumber,
  decideOrigin,
  decideReveal,
  decideSide,
  decideTarget,
  decideTransition,
  takeValue,
} from './performing.ts'
import { planLine } from './planning.ts'
import { decideColour, decideDraftCard, decideDraftSite, decideGroup, decideSplit } from './starting-round.ts'
import { armyValue } from './values.ts'

/** Where one more army helps most; nothing to place is worth less than any place. */
function decidePlace(view: BotView, _frame: QuestionFrame, offered: readonly Choice[]): Choice {
  return best(
    offered,
    (choice) => {
      if (choice.do === 'return') return 1
      if (choice.do !== 'place') return 0
      const site = numberOf(choice, 'site')
      return armyValue(view, site, view.s.armies[site])
    },
    view.noise,
  )
}

type Decider = (view: BotView, frame: QuestionFrame, offered: readonly Choice[]) => Choice

/** One way of choosing for each step of the game that asks. */
const deciders: Readonly<Record<string, Decider>> = {
  'setup.colour': decideColour,
  'start.group': decideGroup,
  'draft.pick.mine': (view, _frame, offered) => decideDraftCard(view, offered),
  'draft.site': (view, _frame, offered) => decideDraftSite(view, offered),
  'draft.last.site': (view, _frame, offered) => decideDraftSite(view, offered),
  'draft.group': decideGroup,
  'seed.split.mine': (view, _frame, offered) => decideSplit(view, offered),
  'reinforce.draw': (_view, _frame, offered) => best(offered, (choice) => Number(choice.do === 'draw')),
  'reinforce.place': decidePlace,
  'plan.mine': (view, frame) => planLine(view, frame, true)[0],
  'perform.turn': (view, _frame, offered) => decideReveal(view, offered),
  'perform.compensation': (view, _frame, offered) => best(offered, (choice) => takeValue(view, choice)),
  'army.extract': decideExtraction,
  'army.transition': decideTransition,
  'army.construct': decideConstruction,
  'attack.from': decideOrigin,
  'attack.target': decideTarget,
  'attack.side': decideSide,
  'attack.commit': decideCommit,
  'move.to': decideDestination,
  'move.number': decideNumber,
  magic: decideMagic,
  'magic.place': decidePlace,
}

/** The choice that looks best now. */
export function chooseNow(
  seat: BotSeat<Immortals>,
  random: Random,
  heuristics: Heuristics,
  noise?: Noise,
): Choice {
  if (seat.offered.length === 1) return seat.offered[0]
  const decide = deciders[seat.step]
  return decide === undefined
    ? random.pick(seat.offered)
    : decide(botView(seat, heuristics, noise), questionFrame(seat), seat.offered)
}

/** Plays greedily: for each question the choice that looks best now, from what its seat sees. */
export const novice: BotPlayer<Immortals> = {
  id: 'novice',
  choose: (seat, random) => chooseNow(seat, random, NOVICE),
  line: (seat, random) =>
    seat.step === 'plan.mine'
      ? planLine(botView(seat, NOVICE), questionFrame(seat), true)
      : [chooseNow(seat, random, NOVICE)],
}
