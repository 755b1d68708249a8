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
  numberOf,
  priceOf,
  usedBy,
  verb,
  woundsIn,
  type Sight,
} from './bot-view.ts'
import { cardWorth, unitWorth } from './piece-values.ts'

/** The turn outside of fights. */

export function offeredOf({ offered }: Sight, wanted: Choice): Choice | undefined {
  return offered.find((choice) => sameChoice(choice, wanted))
}

/** Move, then act; rest with Wounds and nothing better to do. */
export function chooseInTurn(sight: Sight): Choice {
  const free = chooseFree(sight)
  if (free !== undefined) return free
  if (sight.s.stage === Stage.moving) {
    const step = chooseStep(sight)
    if (step !== undefined) return step
  }
  return chooseLeftover(sight) ?? verb(sight, 'endTurn') ?? verb(sight, 'rest') ?? sight.offered[0]
}

/** The next step of the best plan; undefined if the best is to stay. */
function chooseStep(sight: Sight): Choice | undefined {
  const horizon = horizonOf(sight)
  if (horizon === undefined) return chooseStay(sight)
  const distant = farPlan(horizon)
  for (const plan of plans(sight, horizon)) {
    if (isSearching(sight) && distant !== undefined && distant.worth > plan.worth) break
    if (plan.way.length === 0 && plan.act === undefined) return chooseStay(sight)
    const step = follow(sight, plan)
    if (step !== undefined) return step
  }
  if (shouldRest(sight)) return verb(sight, 'rest')
  return distant === undefined ? undefined : follow(sight, distant)
}

function chooseStay(sight: Sight): Choice | undefined {
  return shouldRest(sight) ? verb(sight, 'rest') : undefined
}

/** Wounds are healed and banners given as soon as that is possible. */
export function chooseFree(sight: Sight): Choice | undefined {
  const { s, offered } = sight
  const mended = best(
    offered,
    (choice) => {
      if (choice.do === 'mend')
        return choice['what'] === 'hand' ? 3 : unitWorth(sight, numberOf(choice, 'unit')) / 4
      return choice.do === 'banner' && s.unitBanner[numberOf(choice, 'unit')] < 0 ? 1 : 0
    },
    0,
  )
  return mended ?? chooseHealing(sight)
}

/** Healing is played while there are Wounds, and only for them. */
function chooseHealing(sight: Sight): Choice | undefined {
  const wounds = woundsIn(handOf(sight)) - sight.s.players[sight.me].healing
  if (wounds <= 0) return undefined
  return best(
    sight.offered,
    (choice) => {
      const use = usedBy(sight, choice)
      if (use === undefined) return 0
      const { heal } = gainsOfUse(sight, use)
      return heal === 0 ? 0 : 2 * Math.min(heal, wounds) - priceOf(choice, use)
    },
    0,
  )
}

/** One step of a plan: the next space, the deed itself, or a card for the Move points that are missing. */
function follow(sight: Sight, plan: Plan): Choice | undefined {
  const next = plan.way[0]
  const wanted = next === undefined ? plan.act : STEP[next]
  if (wanted === undefined) return undefined
  const offered = offeredOf(sight, wanted)
  if (offered !== undefined) return offered
  const missing = plan.cost - sight.s.players[sight.me].move
  return missing > 0 ? chooseMove(sight, missing, plan.kind === 'fight') : undefined
}

/** The play that moves best for what it costs; before a fight cards that strike are kept. */
function chooseMove(sight: Sight, missing: number, fights: boolean): Choice | undefined {
  return best(
    sight.offered,
    (choice) => {
      const use = usedBy(sight, choice)
      const move = use === undefined ? sidewaysMove(choice) : gainsOfUse(sight, use).move
      if (move === 0) return -Infinity
      const kept =
        choice.do === 'unit' || choice.do === 'skill' ? 0 : cardWorth(sight, numberOf(choice, 'card'))
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
function shouldRest(sight: Sight): boolean {
  const { s, me } = sight
  if (verb(sight, 'rest') === undefined || (s.players[me].did & (Did.moved | Did.played)) !== 0) return false
  const hand = handOf(sight)
  const wounds = woundsIn(hand)
  return wounds >= 2 || (wounds > 0 && hand.length - wounds <= 1)
}

/** Before the turn ends: what gives mana, crystals, fame or cards and asks no mana. */
function chooseLeftover(sight: Sight): Choice | undefined {
  return best(
    sight.offered,
    (choice) => {
      const use = usedBy(sight, choice)
      if (use === undefined || use.mana.length > 0 || use.cards > 0) return 0
      const gains = gainsOfUse(sight, use)
      if (totalOf(gains) - gains.special > 0) return 0
      return gains.special - priceOf(choice, use) - 0.5
    },
    0,
  )
}

/** Rest: the least useful card, then all Wounds. */
export function chooseRest(sight: Sight): Choice {
  const { offered } = sight
  const free = chooseFree(sight)
  if (free !== undefined) return free
  const wound = offered.find((choice) => choice.do === 'discard' && isWound(numberOf(choice, 'card')))
  if (wound !== undefined) return wound
  return (
    verb(sight, 'endTurn') ??
    best(offered, (choice) =>
      choice.do === 'discard' ? -cardWorth(sight, numberOf(choice, 'card')) : -100,
    ) ??
    offered[0]
  )
}

/** The end of the round is announced when there is little left to do with the hand. */
export function chooseAnnouncement(sight: Sight): Choice {
  const { s, me, offered } = sight
  const useful = handOf(sight).filter((card) => !isWound(card)).length
  const deck = s.deeds[Z.deck + me].length
  const wanted = deck === 0 && useful <= 2 ? 'announce' : 'begin'
  return verb(sight, wanted) ?? verb(sight, 'pass') ?? verb(sight, 'no') ?? offered[0]
}

/** What must be discarded at the end of a turn: the least useful card; nothing if nothing must. */
export function chooseDiscard(sight: Sight): Choice {
  const done = verb(sight, 'done')
  if (done !== undefined) return done
  return (
    best(sight.offered, (choice) =>
      choice.do === 'discard' ? -cardWorth(sight, numberOf(choice, 'card')) : -100,
    ) ?? sight.offered[0]
  )
}
