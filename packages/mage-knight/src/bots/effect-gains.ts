import { elements, reaches, type Amount, type Effect } from '../content/effect.ts'
import { ElementOf } from '../content/ids.ts'
import type { EffectNodes, MatchTables, Node } from '../state/match.ts'

/** What an effect brings, roughly and whatever the position: points by kind, and the rest in one number. */
export interface Gains {
  readonly move: number
  readonly influence: number
  readonly heal: number
  /** By reach * 4 + element. */
  readonly attack: readonly number[]
  readonly block: readonly number[]
  /** Cards, mana, crystals, fame, and what is done to enemies, in the worth of a point. */
  readonly special: number
}

type Writable = { -readonly [K in keyof Gains]: Gains[K] extends number ? number : number[] }

export const ELEMENTS = elements.length
export const RANGED = reaches.indexOf('ranged')
export const SIEGE = reaches.indexOf('siege')

function nothing(): Writable {
  return {
    move: 0,
    influence: 0,
    heal: 0,
    attack: new Array<number>(reaches.length * ELEMENTS).fill(0),
    block: new Array<number>(ELEMENTS).fill(0),
    special: 0,
  }
}

function amount(n: Amount, night: boolean): number {
  if (typeof n === 'number') return n
  if ('day' in n) return night ? n.night : n.day
  if ('inForest' in n) return n.elsewhere
  if ('fortified' in n) return n.otherwise
  return n.base + n.each
}

export function sumOf(list: readonly number[]): number {
  return list.reduce((sum, n) => sum + n, 0)
}

/** Everything in one number, for choosing between cards. */
export function totalOf(gains: Gains): number {
  const points = gains.move + gains.influence + gains.heal
  return points + sumOf(gains.attack) * 1.2 + sumOf(gains.block) + gains.special
}

function add(effect: Effect, night: boolean, to: Writable): void {
  switch (effect.do) {
    case 'move':
    case 'influence':
    case 'heal':
      to[effect.do] += amount(effect.n, night)
      break
    case 'attack':
      to.attack[reaches.indexOf(effect.reach) * ELEMENTS + ElementOf[effect.element]] += amount(
        effect.n,
        night,
      )
      break
    case 'block':
      to.block[ElementOf[effect.element]] += amount(effect.n, night)
      break
    case 'all':
      for (const part of effect.parts) add(part, night, to)
      break
    case 'oneOf':
      addBest(effect.parts, night, to)
      break
    case 'when':
      if (effect.is !== (night ? 'day' : 'night')) add(effect.part, night, to)
      break
    case 'may':
    case 'upTo':
    case 'only':
    case 'pay':
    case 'after':
      add(effect.part, night, to)
      break
    default:
      to.special += specialOf(effect, night)
  }
}

function addBest(parts: readonly Effect[], night: boolean, to: Writable): void {
  let best: Effect | undefined
  let most = -Infinity
  for (const part of parts) {
    const value = totalOf(gainsOfEffect(part, night))
    if (value > most) {
      most = value
      best = part
    }
  }
  if (best !== undefined) add(best, night, to)
}

/** A rough worth in points of what gives none. */
function specialOf(effect: Effect, night: boolean): number {
  switch (effect.do) {
    case 'draw':
      return 2 * amount(effect.n, night)
    case 'fame':
      return 2 * amount(effect.n, night)
    case 'reputation':
      return amount(effect.n, night)
    case 'wound':
      return -3 * amount(effect.n, night)
    case 'mana':
      return effect.n
    case 'crystal':
      return 2 * effect.n
    case 'artifact':
      return 6
    case 'destroy':
      return 5
    case 'noAttack':
      return 4
    case 'armor':
      return 2
    case 'choose':
      return Math.max(1, totalOf(gainsOfEffect(effect.each, night)))
    case 'nothing':
      return 0
    default:
      return 1.5
  }
}

function gainsOfEffect(effect: Effect, night: boolean): Gains {
  const gains = nothing()
  add(effect, night, gains)
  return gains
}

/** Worked out once for each table of effects: what each brings by Day, and at Night. */
const known = new WeakMap<EffectNodes, Gains[]>()

/** What the effect of a use brings by Day or at Night. */
export function gainsOf({ nodes }: MatchTables, node: Node, night: boolean): Gains {
  let all = known.get(nodes)
  if (all === undefined) {
    all = nodes.effects.flatMap((effect) => [gainsOfEffect(effect, false), gainsOfEffect(effect, true)])
    known.set(nodes, all)
  }
  return all[2 * node + Number(night)]
}
