import { basicColours, type Effect, type Lasting, type Timing } from '../content/effect.ts'
import { ColourOf } from '../content/ids.ts'
import { Gives, Stage, STAGES } from '../state/schema/stages.ts'

/** What can be said of an effect from its shape alone, whatever the position. */

/** The effects inside an effect, in order; `lasting` and banners carry some too. */
export function partsOf(effect: Effect): readonly Effect[] {
  switch (effect.do) {
    case 'all':
    case 'oneOf':
      return effect.parts
    case 'may':
    case 'upTo':
    case 'only':
    case 'others':
    case 'roll':
      return [effect.part]
    case 'when':
    case 'pay':
    case 'after':
      return [effect.part]
    case 'byColour':
      return basicColours.map((colour) => effect.of[colour])
    case 'choose':
      return [effect.each]
    case 'loseCrystal':
      return [effect.otherwise]
    case 'centre':
      return effect.owner === undefined ? [effect.anyone] : [effect.anyone, effect.owner]
    case 'block':
      return [
        ...(effect.against === undefined ? [] : [effect.against]),
        ...(effect.ifBlocked === undefined ? [] : [effect.ifBlocked]),
      ]
    case 'lasting':
      if (effect.is.rule === 'grant') return [effect.is.effect]
      return effect.is.rule === 'useAs' ? [effect.is.to] : []
    case 'assign':
      return effect.banner.ability === undefined ? [] : [effect.banner.ability.effect]
    default:
      return []
  }
}

/** `oneOf` at the top, in the parts of `all` and behind costs is several uses. */
export function distributed(effect: Effect): Effect[] {
  switch (effect.do) {
    case 'oneOf':
      return effect.parts.flatMap(distributed)
    case 'all':
      return effect.parts
        .map(distributed)
        .reduce<Effect[][]>(
          (sofar, options) => sofar.flatMap((parts) => options.map((one) => [...parts, one])),
          [[]],
        )
        .map((parts) => ({ do: 'all', parts }))
    case 'only':
      return distributed(effect.part).map((part) => ({ ...effect, part }))
    case 'pay': {
      const { cost, part } = effect
      if (cost.pay === 'mana' && part.do === 'byColour') {
        return basicColours.map((colour) => ({
          do: 'pay',
          cost: { pay: 'mana', of: [colour] },
          part: part.of[colour],
        }))
      }
      return distributed(part).map((one) => ({ do: 'pay', cost, part: one }))
    }
    default:
      return [effect]
  }
}

/** Asks nobody anything and puts nothing on the stack. */
export function quietOf(effect: Effect): boolean {
  switch (effect.do) {
    case 'mana':
    case 'crystal':
      return typeof effect.of === 'string' && effect.of !== 'owned' && effect.of !== 'rolled'
    case 'put':
      return effect.to !== 'deckTopOrBottom'
    case 'takeDie':
      return effect.turnTo === undefined
    case 'all':
    case 'when':
    case 'only':
    case 'roll':
    case 'loseCrystal':
      return partsOf(effect).every(quietOf)
    case 'draw':
    case 'oneOf':
    case 'may':
    case 'upTo':
    case 'pay':
    case 'byColour':
    case 'choose':
    case 'recruit':
    case 'useUnit':
    case 'perform':
    case 'sideways':
    case 'useDie':
    case 'journey':
    case 'others':
    case 'giveUp':
      return false
    default:
      return true
  }
}

const { special } = Gives

/** What a lasting rule is good for. */
function lastingGives(is: Lasting): number {
  switch (is.rule) {
    case 'terrain':
    case 'stride':
      return Gives.move
    case 'buy':
      return Gives.influence
    default:
      return special
  }
}

/** Bits of `Gives`: where one of them helps, the effect helps. */
export function givesOf(effect: Effect): number {
  switch (effect.do) {
    case 'move':
      return Gives.move
    case 'influence':
      return Gives.influence
    case 'heal':
      return Gives.heal
    case 'attack':
      return Gives[effect.reach]
    case 'block':
      return Gives.block
    case 'journey':
      return Gives.move
    case 'sideways':
      return Gives.move | Gives.influence | Gives.melee | Gives.block
    case 'lasting':
      return lastingGives(effect.is)
    case 'fame':
    case 'reputation':
    case 'wound':
    case 'woundSelf':
    case 'roll':
    case 'wayToPay':
    case 'assign':
    case 'nothing':
      return 0
    case 'after':
      return effect.moment === 'endOfTurn' ? 0 : special
    case 'all':
    case 'oneOf':
    case 'may':
    case 'upTo':
    case 'when':
    case 'only':
    case 'pay':
    case 'byColour':
      return partsOf(effect).reduce((bits, part) => bits | givesOf(part), 0)
    default:
      return special
  }
}

/** Masks of the mana an effect asks for at once, besides what it costs to play. */
export function innerMana(effect: Effect): number[] {
  switch (effect.do) {
    case 'all':
      return effect.parts.flatMap(innerMana)
    case 'only':
      return innerMana(effect.part)
    case 'pay': {
      const { cost, part } = effect
      if (cost.pay === 'manas') return [...cost.of.map((colour) => 1 << ColourOf[colour]), ...innerMana(part)]
      if (cost.pay !== 'mana' || cost.of === 'same') return innerMana(part)
      return [cost.of.reduce((mask, colour) => mask | (1 << ColourOf[colour]), 0), ...innerMana(part)]
    }
    default:
      return []
  }
}

/** How many cards of the hand, no Wounds, an effect asks for. */
export function innerCards(effect: Effect): number {
  switch (effect.do) {
    case 'all':
      return effect.parts.reduce((sum, part) => sum + innerCards(part), 0)
    case 'only':
      return innerCards(effect.part)
    case 'pay':
      return (effect.cost.pay === 'card' && effect.cost.which !== 'wound' ? 1 : 0) + innerCards(effect.part)
    case 'choose':
      return effect.what.a === 'card' && effect.what.in === 'hand' && effect.count === 'one' ? 1 : 0
    default:
      return 0
  }
}

const { moving, interacting, after, resting, ranged, block, facing, damage, melee } = Stage
const { duelRanged, duelMelee, duelBlock, duelAfter, before } = Stage

const bits = (...stages: readonly number[]): number => stages.reduce((mask, stage) => mask | (1 << stage), 0)

const OUTSIDE = bits(before, moving, interacting, after, resting, duelAfter)
const EVERY = (1 << STAGES) - 1

/** The stages at which a moment of the effect language comes (its finer conditions are checked when offered). */
const AT: Readonly<Record<Timing, number>> = {
  combatStart: bits(ranged, duelRanged, duelBlock),
  blockPhase: bits(block, facing, duelBlock),
  attackPhase: bits(melee, duelMelee),
  outsideCombat: OUTSIDE,
  interaction: bits(interacting),
  beforeSource: EVERY,
}

/** The stages at which an effect may be played. */
export function stagesOf(effect: Effect): number {
  switch (effect.do) {
    case 'only':
      return AT[effect.at] & stagesOf(effect.part)
    case 'journey':
      return bits(moving)
    case 'all':
      return effect.parts.reduce((mask, part) => mask & stagesOf(part), EVERY)
    case 'pay':
      return stagesOf(effect.part)
    case 'heal':
      return EVERY & ~bits(ranged, block, facing, damage, melee, duelRanged, duelMelee, duelBlock)
    default:
      return EVERY
  }
}
