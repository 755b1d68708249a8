import { editions, type Edition } from '../content/edition.ts'
import { basicColours, type Amount, type Effect } from '../content/effect.ts'
import { BLACK, ColourOf } from '../content/ids.ts'
import { altar, cityWares, wares } from '../content/site-effects.ts'
import { overload } from '../content/skills.ts'
import type { ActionRow, ArtifactRow, SpellRow, UnitRow } from '../content/types.ts'
import type { EffectUses, Node, Use } from '../state/match.ts'
import { distributed, givesOf, innerCards, innerMana, partsOf, quietOf, stagesOf } from './shape.ts'

const nodes: Effect[] = []
const quiet: boolean[] = []
const gives: number[] = []
const byShape = new Map<string, Node>()
const seen = new WeakMap<Effect, Node>()
/** The nodes of a node's parts, in the order of `partsOf`. */
const children: (readonly Node[])[] = []

/** Every effect of all tables and printings; equal ones are one. */
export const NODES: readonly Effect[] = nodes
/** By node: it asks nobody anything and puts nothing on the stack. */
export const QUIET: readonly boolean[] = quiet
/** By node: bits of `Gives`. */
export const NODE_GIVES: readonly number[] = gives
export const PARTS: readonly (readonly Node[])[] = children

function intern(effect: Effect): Node {
  const shape = JSON.stringify(effect)
  const known = byShape.get(shape)
  if (known !== undefined) return known
  const parts = partsOf(effect).map(intern)
  const node = nodes.push(effect) - 1
  byShape.set(shape, node)
  quiet[node] = quietOf(effect)
  gives[node] = givesOf(effect)
  children[node] = parts
  return node
}

/** The number of an effect that stands in a table. */
export function nodeOf(effect: Effect): Node {
  let node = seen.get(effect)
  if (node !== undefined) return node
  node = byShape.get(JSON.stringify(effect))
  if (node === undefined) throw new Error(`no row says ${JSON.stringify(effect)}`)
  seen.set(effect, node)
  return node
}

// A bonus on the first Move, Influence, Attack or Block (MK-CARD-21)

/** What composite cards and Mana Overload add. */
const BONUSES = [2, 3, overload.bonus] as const
const better = new Map<number, Node>()

function more(amount: Amount, n: number): Amount {
  if (typeof amount === 'number') return amount + n
  if ('day' in amount) return { day: amount.day + n, night: amount.night + n }
  if ('inForest' in amount) return { inForest: amount.inForest + n, elsewhere: amount.elsewhere + n }
  if ('fortified' in amount) return { fortified: amount.fortified + n, otherwise: amount.otherwise + n }
  return { ...amount, base: amount.base + n }
}

/** The effect with more of its first point part; undefined if it has none. */
function raised(effect: Effect, n: number): Effect | undefined {
  switch (effect.do) {
    case 'move':
    case 'influence':
    case 'attack':
    case 'block':
      return { ...effect, n: more(effect.n, n) }
    case 'all': {
      const parts: Effect[] = [...effect.parts]
      for (let i = 0; i < parts.length; i++) {
        const part = raised(parts[i], n)
        if (part === undefined) continue
        parts[i] = part
        return { do: 'all', parts }
      }
      return undefined
    }
    case 'pay':
    case 'when':
    case 'only':
    case 'may': {
      const part = raised(effect.part, n)
      return part === undefined ? undefined : { ...effect, part }
    }
    default:
      return undefined
  }
}

const bonusKey = (node: Node, bonus: number): number => node * 16 + bonus

/** The node with a bonus on its first point part; itself if it has none. */
export function withBonus(node: Node, bonus: number): Node {
  return bonus === 0 ? node : (better.get(bonusKey(node, bonus)) ?? node)
}

/** Does the effect give Move, Influence, Attack or Block? */
export function hasPoints(node: Node): boolean {
  return better.has(bonusKey(node, overload.bonus))
}

// Uses

function usesOf(effect: Effect, how: Use['how'], mana: readonly number[]): Use[] {
  return distributed(effect).map((one): Use => {
    const node = intern(one)
    for (const bonus of BONUSES) {
      const raisedOne = raised(one, bonus)
      if (raisedOne !== undefined) better.set(bonusKey(node, bonus), intern(raisedOne))
    }
    return Object.freeze({
      node,
      how,
      gives: gives[node],
      mana,
      wants: [...mana.map((colour) => 1 << colour), ...innerMana(one)],
      cards: innerCards(one),
      plain: quiet[node] && (gives[node] & SPECIAL) === 0,
      stages: stagesOf(one),
    })
  })
}

const SPECIAL = 128

const actionUses = (row: ActionRow): Use[] => [
  ...usesOf(row.basic, 'basic', []),
  ...usesOf(row.strong, 'strong', [ColourOf[row.colour]]),
]
const spellUses = (row: SpellRow): Use[] => [
  ...usesOf(row.basic, 'basic', [ColourOf[row.colour]]),
  ...usesOf(row.strong, 'strong', [ColourOf[row.colour], BLACK]),
]
const artifactUses = (row: ArtifactRow): Use[] => [
  ...usesOf(row.basic, 'basic', []),
  ...usesOf(row.strong, 'strong', []),
]
const unitUses = (row: UnitRow): Use[] =>
  row.abilities.flatMap(({ effect, mana }) =>
    usesOf(effect, 'basic', mana === undefined ? [] : [ColourOf[mana]]),
  )

function compile(edition: Edition): EffectUses {
  return {
    cards: [
      ...edition.basicActions.map(actionUses),
      ...edition.advancedActions.map(actionUses),
      ...edition.spells.map(spellUses),
      ...edition.artifacts.map(artifactUses),
      [],
    ],
    units: edition.units.map(unitUses),
    skills: edition.skills.map(({ effect }) => usesOf(effect, 'basic', [])),
    tactics: edition.tactics.map(({ effect }) => usesOf(effect, 'basic', [])),
  }
}

const made: ReadonlyMap<Edition, EffectUses> = new Map(editions.map((edition) => [edition, compile(edition)]))

/** Uses by card kind, unit kind, skill and tactic. */
export function compiled(edition: Edition): EffectUses {
  return made.get(edition) ?? compile(edition)
}

// Wares and altars

const ALTAR_FAME = 7
for (const list of [...Object.values(wares), ...Object.values(cityWares)]) {
  for (const { effect } of list) intern(effect)
}
for (const colour of basicColours) intern(altar(colour, ALTAR_FAME))
