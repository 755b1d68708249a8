import type { BotPlayer, BotSeat, Choice, Random } from '@longtable/kernel'
import type { Immortals } from '../state/schema.ts'
import { askedIn, best, look, numberOf, type Asked, type Sight, type Whim } from './bot-view.ts'
import { NOVICE, type Temper } from './heuristics.ts'
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
  takeWorth,
} from './performing.ts'
import { planLine } from './planning.ts'
import { chooseDraftCard, chooseDraftSite, chooseGroup, chooseSplit } from './starting-round.ts'
import { armyWorth } from './values.ts'

/** Where one more army helps most; nothing to place is worth less than any place. */
function choosePlace(sight: Sight, _asked: Asked, offered: readonly Choice[]): Choice {
  return best(
    offered,
    (choice) => {
      if (choice.do === 'return') return 1
      if (choice.do !== 'place') return 0
      const site = numberOf(choice, 'site')
      return armyWorth(sight, site, sight.s.armies[site])
    },
    sight.whim,
  )
}

type Chooser = (sight: Sight, asked: Asked, offered: readonly Choice[]) => Choice

/** One way of choosing for each step of the game that asks. */
const choosers: Readonly<Record<string, Chooser>> = {
  'start.group': chooseGroup,
  'draft.pick.mine': (sight, _asked, offered) => chooseDraftCard(sight, offered),
  'draft.site': (sight, _asked, offered) => chooseDraftSite(sight, offered),
  'draft.last.site': (sight, _asked, offered) => chooseDraftSite(sight, offered),
  'draft.group': chooseGroup,
  'seed.split.mine': (sight, _asked, offered) => chooseSplit(sight, offered),
  'reinforce.draw': (_sight, _asked, offered) => best(offered, (choice) => Number(choice.do === 'draw')),
  'reinforce.place': choosePlace,
  'plan.mine': (sight, asked) => planLine(sight, asked, true)[0],
  'perform.turn': (sight, _asked, offered) => chooseReveal(sight, offered),
  'perform.compensation': (sight, _asked, offered) => best(offered, (choice) => takeWorth(sight, choice)),
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
export function chooseNow(seat: BotSeat<Immortals>, random: Random, temper: Temper, whim?: Whim): Choice {
  if (seat.offered.length === 1) return seat.offered[0]
  const chooser = choosers[seat.step]
  return chooser === undefined
    ? random.pick(seat.offered)
    : chooser(look(seat, temper, whim), askedIn(seat), seat.offered)
}

/** Plays greedily: for each question the choice that looks best now, from what its seat sees. */
export const novice: BotPlayer<Immortals> = {
  id: 'novice',
  choose: (seat, random) => chooseNow(seat, random, NOVICE),
  line: (seat, random) =>
    seat.step === 'plan.mine'
      ? planLine(look(seat, NOVICE), askedIn(seat), true)
      : [chooseNow(seat, random, NOVICE)],
}
