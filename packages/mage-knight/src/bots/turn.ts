import { sameChoice, type Choice } from '@longtable/kernel'
import { STEP } from '../state/choices/map.ts'
import { Stage } from '../state/schema/stages.ts'
import { Did } from '../state/schema/player.ts'
import { isWound, Z } from '../state/pools/deed-cards.ts'
import { totalOf } from './effect-gains.ts'
import { farPlan, horizonOf, isSearching, plans, type Plan } from './plans.ts'
import {
  best,
  gainsOfUse,
  handOf,
  numberIn,
  priceOf,
  usedBy,
  verb,
  woundsIn,
  type BotView,
} from './bot-view.ts'
import { cardValue, unitValue } from './piece-values.ts'

/** The turn outside of fights. */

export function offeredOf({ offered }: BotView, wanted: Choice): Choice | undefined {
  return offered.find((choice) => sameChoice(choice, wanted))
}

/** Move, then act; rest with Wounds and nothing better to do. */
export function chooseInTurn(view: BotView): Choice {
  const free = chooseFree(view)
  if (free !== undefined) return free
  if (view.s.stage === Stage.moving) {
    const step = chooseStep(view)
    if (step !== undefined) return step
  }
  return chooseLeftover(view) ?? verb(view, 'endTurn') ?? verb(view, 'rest') ?? view.offered[0]
}

/** The next step of the best plan; undefined if the best is to stay. */
function chooseStep(view: BotView): Choice | undefined {
  const horizon = horizonOf(view)
  if (horizon === undefined) return chooseStay(view)
  const distant = farPlan(horizon)
  for (const plan of plans(view, horizon)) {
    if (isSearching(view) && distant !== undefined && distant.value > plan.value) break
    if (plan.way.length === 0 && plan.act === undefined) return chooseStay(view)
    const step = follow(view, plan)
    if (step !== undefined) return step
  }
  if (shouldRest(view)) return verb(view, 'rest')
  return distant === undefined ? undefined : follow(view, distant)
}

function chooseStay(view: BotView): Choice | undefined {
  return shouldRest(view) ? verb(view, 'rest') : undefined
}

/** Wounds are healed and banners given as soon as that is possible. */
export function chooseFree(view: BotView): Choice | undefined {
  const { s, offered } = view
  const mended = best(
    offered,
    (choice) => {
      if (choice.do === 'mend')
        return choice['what'] === 'hand' ? 3 : unitValue(view, numberIn(choice, 'unit')) / 4
      return choice.do === 'banner' && s.unitBanner[numberIn(choice, 'unit')] < 0 ? 1 : 0
    },
    0,
  )
  return mended ?? chooseHealing(view)
}

/** Healing is played while there are Wounds, and only for them. */
function chooseHealing(view: BotView): Choice | undefined {
  const wounds = woundsIn(handOf(view)) - view.s.players[view.me].healing
  if (wounds <= 0) return undefined
  return best(
    view.offered,
    (choice) => {
      const use = usedBy(view, choice)
      if (use === undefined) return 0
      const { heal } = gainsOfUse(view, use)
      return heal === 0 ? 0 : 2 * Math.min(heal, wounds) - priceOf(choice, use)
    },
    0,
  )
}

/** One step of a plan: the next space, the deed itself, or a card for the Move points that are missing. */
function follow(view: BotView, plan: Plan): Choice | undefined {
  const next = plan.way[0]
  const wanted = next === undefined ? plan.act : STEP[next]
  if (wanted === undefined) return undefined
  const offered = offeredOf(view, wanted)
  if (offered !== undefined) return offered
  const missing = plan.cost - view.s.players[view.me].move
  return missing > 0 ? chooseMove(view, missing, plan.kind === 'fight') : undefined
}

/** The play that moves best for what it costs; before a fight cards that strike are kept. */
function chooseMove(view: BotView, missing: number, fights: boolean): Choice | undefined {
  return best(
    view.offered,
    (choice) => {
      const use = usedBy(view, choice)
      const move = use === undefined ? sidewaysMove(choice) : gainsOfUse(view, use).move
      if (move === 0) return -Infinity
      const kept =
        choice.do === 'unit' || choice.do === 'skill' ? 0 : cardValue(view, numberIn(choice, 'card'))
      const waste = 0.3 * Math.max(0, move - missing)
      return Math.min(move, missing) - waste - priceOf(choice, use) - (fights ? 0.3 : 0.1) * kept
    },
    -1e9,
  )
}

function sidewaysMove(choice: Choice): number {
  return choice.do === 'side' && choice['as'] === 'move' ? 1 : 0
}

/** Worth a turn: several Wounds in hand, or hardly anything but Wounds. */
function shouldRest(view: BotView): boolean {
  const { s, me } = view
  if (verb(view, 'rest') === undefined || (s.players[me].did & (Did.moved | Did.played)) !== 0) return false
  const hand = handOf(view)
  const wounds = woundsIn(hand)
  return wounds >= 2 || (wounds > 0 && hand.length - wounds <= 1)
}

/** Before the turn ends: what gives mana, crystals, fame or cards and asks no mana. */
function chooseLeftover(view: BotView): Choice | undefined {
  return best(
    view.offered,
    (choice) => {
      const use = usedBy(view, choice)
      if (use === undefined || use.mana.length > 0 || use.cards > 0) return 0
      const gains = gainsOfUse(view, use)
      if (totalOf(gains) - gains.special > 0) return 0
      return gains.special - priceOf(choice, use) - 0.5
    },
    0,
  )
}

/** Rest: the least useful card, then all Wounds. */
export function chooseRest(view: BotView): Choice {
  const { offered } = view
  const free = chooseFree(view)
  if (free !== undefined) return free
  const wound = offered.find((choice) => choice.do === 'discard' && isWound(numberIn(choice, 'card')))
  if (wound !== undefined) return wound
  return (
    verb(view, 'endTurn') ??
    best(offered, (choice) =>
      choice.do === 'discard' ? -cardValue(view, numberIn(choice, 'card')) : -100,
    ) ??
    offered[0]
  )
}

/** The end of the round is announced when there is little left to do with the hand. */
export function chooseAnnouncement(view: BotView): Choice {
  const { s, me, offered } = view
  const useful = handOf(view).filter((card) => !isWound(card)).length
  const deck = s.deeds[Z.deck + me].length
  const wanted = deck === 0 && useful <= 2 ? 'announce' : 'begin'
  return verb(view, wanted) ?? verb(view, 'pass') ?? verb(view, 'no') ?? offered[0]
}

/** What must be discarded at the end of a turn: the least useful card; nothing if nothing must. */
export function chooseDiscard(view: BotView): Choice {
  const done = verb(view, 'done')
  if (done !== undefined) return done
  return (
    best(view.offered, (choice) =>
      choice.do === 'discard' ? -cardValue(view, numberIn(choice, 'card')) : -100,
    ) ?? view.offered[0]
  )
}
