import type { BotPlayer, BotSeat, Choice } from '@longtable/kernel'
import type { MageKnight } from '../state/match.ts'
import { chooseAssignment, chooseBlock, chooseStrike } from './combat.ts'
import { chooseDuelAttack, chooseDuelBlock, chooseDuelDamage } from './duels.ts'
import {
  chooseBestCard,
  chooseColour,
  chooseLoss,
  chooseOption,
  choosePayment,
  chooseTactic,
  chooseTarget,
  chooseThrow,
} from './questions.ts'
import { chooseDeal } from './shopping.ts'
import { botView, verb, type BotView } from './bot-view.ts'
import { chooseAnnouncement, chooseDiscard, chooseFree, chooseInTurn, chooseRest } from './turn.ts'

type Chooser = (view: BotView) => Choice

/** The first of these verbs that is offered. */
function say(...verbs: readonly string[]): Chooser {
  return (view) => {
    for (const name of verbs) {
      const choice = verb(view, name)
      if (choice !== undefined) return choice
    }
    return view.offered[0]
  }
}

/** One way of choosing for each step of the game that asks. */
const choosers: Readonly<Record<string, Chooser>> = {
  'auction.bid': say('pass'),
  'draft.pick': chooseBestCard,
  'draft.join': chooseBestCard,
  'upgrade.take': chooseBestCard,
  'upgrade.give': chooseLoss,
  'tactic.pick': chooseTactic,
  'tactics.agree': say('yes'),
  'round.banner': say('done'),
  'turn.before': say('begin'),
  'turn.announce': chooseAnnouncement,
  'turn.main': chooseInTurn,
  'turn.rest': chooseRest,
  'turn.interact': chooseDeal,
  'recruit.disband': say('no', 'forfeit'),
  'recruit.place': say('recruitLoyal'),
  choose: chooseTarget,
  colour: chooseColour,
  option: chooseOption,
  'option.again': say('no'),
  'pay.way': choosePayment,
  'pay.card': chooseLoss,
  'cost.card': chooseLoss,
  'cost.cards': say('done'),
  'perform.which': chooseBestCard,
  sideways: chooseLoss,
  journey: say('stop', 'go'),
  giveUp: chooseLoss,
  'combat.join': say('done'),
  'combat.hide': say('target'),
  'combat.strike': chooseStrike,
  'combat.block': chooseBlock,
  'combat.assign': chooseAssignment,
  'end.protection': say('yes', 'no'),
  'end.glade': chooseThrow,
  'end.discard': chooseDiscard,
  'end.longNight': say('longNight'),
  'reward.card': chooseBestCard,
  'reward.artifact': chooseBestCard,
  'reward.colour': chooseColour,
  'reward.unit': chooseBestCard,
  'level.skill': chooseBestCard,
  'level.action': chooseBestCard,
  'duel.defend': say('partial', 'full'),
  'duel.attack': chooseDuelAttack,
  'duel.block': chooseDuelBlock,
  'duel.assign': chooseDuelDamage,
  'duel.after': (view) => chooseFree(view) ?? say('done', 'endTurn')(view),
  'coop.agree': say('no'),
  'coop.after': (view) => chooseFree(view) ?? say('done', 'endTurn')(view),
}

/** What a beginner does at once. */
export function chooseQuickly(seat: BotSeat<MageKnight>, hurries?: boolean): Choice {
  if (seat.offered.length === 1) return seat.offered[0]
  return (choosers[seat.step] ?? say())(botView(seat, hurries))
}

/** Who makes the choices; heroes are all as good, so one is drawn. */
function beginner(id: string, hurries: boolean): BotPlayer<MageKnight> {
  return {
    id,
    choose: (seat, random) =>
      seat.step === 'hero.pick' || seat.step === 'auction.pick'
        ? random.pick(seat.offered)
        : chooseQuickly(seat, hurries),
  }
}

/** Plays greedily: for each question the choice that looks best now, from what its seat sees. */
export const novice = beginner('novice', true)

/** Plays as the novice does, but deals and fights on the way where the novice would only look for the city. */
export const stroller = beginner('stroller', false)
