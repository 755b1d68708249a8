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
  chooseCommit,
  chooseConstruction,
  chooseDestination,
  chooseExtraction,
  chooseMagic,
  chooseNumber,
  chooseOrigin,
  chooseReveal,
  chooseSide,
  chooseTarget,
  chooseTransition,
  takeValue,
} from './performing.ts'
import { planLine } from './planning.ts'
import { chooseDraftCard, chooseDraftSite, chooseGroup, chooseSplit } from './starting-round.ts'
import { armyValue } from './values.ts'

/** Where one more army helps most; nothing to place is worth less than any place. */
function choosePlace(view: BotView, _frame: QuestionFrame, offered: readonly Choice[]): Choice {
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

type Chooser = (view: BotView, frame: QuestionFrame, offered: readonly Choice[]) => Choice

/** One way of choosing for each step of the game that asks. */
const choosers: Readonly<Record<string, Chooser>> = {
  'start.group': chooseGroup,
  'draft.pick.mine': (view, _frame, offered) => chooseDraftCard(view, offered),
  'draft.site': (view, _frame, offered) => chooseDraftSite(view, offered),
  'draft.last.site': (view, _frame, offered) => chooseDraftSite(view, offered),
  'draft.group': chooseGroup,
  'seed.split.mine': (view, _frame, offered) => chooseSplit(view, offered),
  'reinforce.draw': (_view, _frame, offered) => best(offered, (choice) => Number(choice.do === 'draw')),
  'reinforce.place': choosePlace,
  'plan.mine': (view, frame) => planLine(view, frame, true)[0],
  'perform.turn': (view, _frame, offered) => chooseReveal(view, offered),
  'perform.compensation': (view, _frame, offered) => best(offered, (choice) => takeValue(view, choice)),
  'army.extract': chooseExtraction,
  'army.transition': chooseTransition,
  'army.construct': chooseConstruction,
  'attack.from': chooseOrigin,
  'attack.target': chooseTarget,
  'attack.side': chooseSide,
  'attack.commit': chooseCommit,
  'move.to': chooseDestination,
  'move.number': chooseNumber,
  magic: chooseMagic,
  'magic.place': choosePlace,
}

/** The choice that looks best now. */
export function chooseNow(
  seat: BotSeat<Immortals>,
  random: Random,
  heuristics: Heuristics,
  noise?: Noise,
): Choice {
  if (seat.offered.length === 1) return seat.offered[0]
  const chooser = choosers[seat.step]
  return chooser === undefined
    ? random.pick(seat.offered)
    : chooser(botView(seat, heuristics, noise), questionFrame(seat), seat.offered)
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
