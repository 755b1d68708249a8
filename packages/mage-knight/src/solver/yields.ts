import type { Choice } from '@longtable/kernel'
import { elements, reaches, type Amount, type Effect, type ManaSpec } from '../content/effect.ts'
import { BLACK, ColourOf, ElementOf, GOLD } from '../content/ids.ts'
import { NO, YES } from '../state/choices/common.ts'
import { COLOUR, OPTION, paymentWays, PAY } from '../state/choices/effects.ts'
import { both, NO_BLOW, NO_TURN, NOTHING, type Blow, type Yield } from './gains.ts'
import type { EffectNodes } from '../state/match.ts'
import { STAGES_OF } from '../state/schema/stages.ts'
import { resistBits } from '../state/traits.ts'

/** What an effect can bring to a fight, each way to answer its questions for itself. */

export const ELEMENTS = elements.length
export const RANGED = reaches.indexOf('ranged')
export const SIEGE = reaches.indexOf('siege')

/** So many ways of one effect are looked at. */
const MOST_YIELDS = 24

/** At least so much; what depends on the target is left to whoever knows the target. */
function least(n: Amount, night: boolean): number {
  if (typeof n === 'number') return n
  if ('day' in n) return night ? n.night : n.day
  if ('inForest' in n) return n.elsewhere
  if ('fortified' in n) return n.otherwise
  return n.per === 'enemiesFaced' ? n.base + n.each : n.base
}

function points(at: number, n: number, size: number): readonly number[] {
  const list = new Array<number>(size).fill(0)
  list[at] = n
  return list
}

function masks(of: ManaSpec, n: number, night: boolean): readonly number[] {
  if (of === 'same') return []
  const mask =
    of === 'dayNight'
      ? 1 << (night ? BLACK : GOLD)
      : typeof of === 'string'
        ? 1 << ColourOf[of]
        : of.reduce((bits, colour) => bits | (1 << ColourOf[colour]), 0)
  return new Array<number>(n).fill(mask)
}

/** Worked out once for each table of effects: by Day, and at Night. */
const known = new WeakMap<EffectNodes, Map<number, readonly Yield[]>>()

export function yieldsOf(nodes: EffectNodes, node: number, night: boolean): readonly Yield[] {
  let all = known.get(nodes)
  if (all === undefined) known.set(nodes, (all = new Map()))
  const key = 2 * node + Number(night)
  let found = all.get(key)
  if (found === undefined) all.set(key, (found = expand(nodes.effects[node], night).slice(0, MOST_YIELDS)))
  return found
}

/** Nothing at all where none of it helps in a fight, or where chance has its say. */
function expand(effect: Effect, night: boolean): readonly Yield[] {
  switch (effect.do) {
    case 'attack': {
      const at = reaches.indexOf(effect.reach) * ELEMENTS + ElementOf[effect.element]
      return [{ ...NOTHING, attack: points(at, least(effect.n, night), reaches.length * ELEMENTS) }]
    }
    case 'block': {
      const at = ElementOf[effect.element] + (effect.twiceAgainstSwift === true ? ELEMENTS : 0)
      return [{ ...NOTHING, block: points(at, least(effect.n, night), 2 * ELEMENTS) }]
    }
    case 'move':
      return [{ ...NOTHING, move: least(effect.n, night) }]
    case 'mana':
      return [{ ...NOTHING, mana: masks(effect.of, effect.n, night) }]
    case 'crystal':
      return crystals(effect)
    case 'wound':
      return [{ ...NOTHING, wounds: least(effect.n, night) }]
    case 'all':
      return effect.parts.reduce<readonly Yield[]>(
        (sum, part) => crossed(sum, expand(part, night)),
        [NOTHING],
      )
    case 'oneOf':
      return effect.parts.flatMap((part, n) => answered(expand(part, night), OPTION[n]))
    case 'may':
      return [...answered(expand(effect.part, night), YES), { ...NOTHING, answers: [NO] }]
    case 'when':
      return effect.is === (night ? 'night' : 'day') ? expand(effect.part, night) : []
    case 'only':
      return expand(effect.part, night).map((one) => ({ ...one, stages: one.stages & STAGES_OF[effect.at] }))
    case 'pay':
      return paid(effect, night)
    case 'choose':
      return chosen(effect, night)
    case 'sideways': {
      const { n, wound, advanced = n, same = n } = effect
      return wound === true ? [] : [{ ...NOTHING, partner: { for: 'sideways', n, advanced, same } }]
    }
    case 'lasting':
      return lasting(effect)
    default:
      return []
  }
}

function crossed(a: readonly Yield[], b: readonly Yield[]): readonly Yield[] {
  if (b.length === 0) return a
  return a.flatMap((one) => b.map((other) => both(one, other))).slice(0, MOST_YIELDS)
}

function answered(all: readonly Yield[], answer: Choice): readonly Yield[] {
  return all.map((one) => ({ ...one, answers: [answer, ...one.answers] }))
}

function crystals({ of, n }: Extract<Effect, { do: 'crystal' }>): readonly Yield[] {
  if (of === 'same' || of === 'owned' || of === 'otherColours' || of === 'rolled') return []
  return [{ ...NOTHING, mana: masks(of, n, false) }]
}

function paid({ cost, part }: Extract<Effect, { do: 'pay' }>, night: boolean): readonly Yield[] {
  switch (cost.pay) {
    case 'mana': {
      if (cost.of === 'same') return []
      if (part.do !== 'byColour')
        return expand(part, night).map((one) => ({
          ...one,
          wants: [...masks(cost.of, 1, night), ...one.wants],
        }))
      return cost.of.flatMap((colour) => {
        const inner = colour === 'gold' || colour === 'black' ? undefined : part.of[colour]
        const mask = 1 << ColourOf[colour]
        const pays = paymentWays.map((_, way) => PAY[way][ColourOf[colour]])
        return (inner === undefined ? [] : expand(inner, night)).map((one) => ({
          ...one,
          wants: [mask, ...one.wants],
          answers: [...pays, ...one.answers],
        }))
      })
    }
    case 'manas':
      return expand(part, night).map((one) => ({
        ...one,
        wants: [...cost.of.map((colour) => 1 << ColourOf[colour]), ...one.wants],
      }))
    case 'wound':
      return expand(part, night).map((one) => ({ ...one, wounds: one.wounds + 1 }))
    case 'card': {
      const { which } = cost
      if (which !== 'nonWound' && which !== 'coloured' && which !== 'action') return []
      if (part.do === 'perform' && part.use !== 'asInHand')
        return [
          { ...NOTHING, partner: { for: 'perform', use: part.use, times: part.times, bonus: part.bonus } },
        ]
      return expand(part, night).map((one) => ({ ...one, partner: { for: 'cost', which } }))
    }
    default:
      return []
  }
}

function chosen(effect: Extract<Effect, { do: 'choose' }>, night: boolean): readonly Yield[] {
  const { what, each, count } = effect
  if (what.a === 'enemy') {
    if (effect.by !== undefined || (count !== 'one' && count !== 'all')) return []
    const blow = blowOf(each, {
      ...NO_BLOW,
      onAll: count === 'all',
      needsOpen: what.which === 'unfortified',
    })
    return blow === undefined ? [] : [{ ...NOTHING, blow }]
  }
  if (what.a === 'card' && what.in === 'hand' && each.do === 'perform' && each.use !== 'asInHand')
    return [{ ...NOTHING, partner: { for: 'perform', use: each.use, times: each.times, bonus: each.bonus } }]
  if (what.a === 'die' && each.do === 'takeDie' && each.turnTo !== undefined && each.mana > 0) {
    return each.turnTo.map((colour) => ({
      ...NOTHING,
      mana: masks(colour, each.mana, night),
      answers: [COLOUR[ColourOf[colour]]],
    }))
  }
  return []
}

function blowOf(effect: Effect, on: Blow): Blow | undefined {
  switch (effect.do) {
    case 'noAttack':
      return { ...on, stops: true }
    case 'destroy':
      return { ...on, destroys: true }
    case 'armor':
      return { ...on, armor: [...on.armor, effect.less] }
    case 'strip': {
      const resists = effect.what.flatMap((one) => (one === 'fortification' || one === 'swift' ? [] : [one]))
      return { ...on, strips: on.strips | resistBits(resists), opens: effect.what.includes('fortification') }
    }
    case 'all':
      return effect.parts.reduce<Blow | undefined>(
        (sum, part) => (sum === undefined ? undefined : blowOf(part, sum)),
        on,
      )
    default:
      return undefined
  }
}

function lasting({ is }: Extract<Effect, { do: 'lasting' }>): readonly Yield[] {
  switch (is.rule) {
    case 'extraDice':
      return [{ ...NOTHING, dice: is.n }]
    case 'noSiteFortification':
      return [{ ...NOTHING, turn: { ...NO_TURN, openSite: true } }]
    case 'attacksBecome':
      return [
        { ...NOTHING, turn: { ...NO_TURN, allCold: is.what === 'coldFire', allSiege: is.what === 'siege' } },
      ]
    case 'doublePhysical':
      return [{ ...NOTHING, turn: { ...NO_TURN, twicePhysical: true } }]
    case 'enemiesLose':
      return [{ ...NOTHING, turn: { ...NO_TURN, strips: resistBits(is.what) } }]
    case 'units': {
      const { attack = 0, block = 0 } = is
      return attack + block === 0
        ? []
        : [{ ...NOTHING, turn: { ...NO_TURN, unitAttack: attack, unitBlock: block } }]
    }
    case 'unitsTakeNoDamage':
      return [{ ...NOTHING, turn: { ...NO_TURN, unitsSafe: true } }]
    default:
      return []
  }
}

/** Does it bring anything that a fight needs? */
export function isOfUse({ attack, block, move, blow, turn, mana, dice, partner }: Yield): boolean {
  const isPoints = attack.length + block.length > 0 || move > 0
  return (
    isPoints || blow !== undefined || turn !== undefined || mana.length + dice > 0 || partner !== undefined
  )
}
