import { Hasher } from '@longtable/kernel'
import { editions, type Edition } from '../content/edition.ts'
import type { Effect } from '../content/effect.ts'
import { BLACK, ColourOf } from '../content/ids.ts'
import { written } from '../content/ledger.ts'
import { ruins } from '../content/ruins.ts'
import { altar, cityWares, wares } from '../content/site-effects.ts'
import { overload } from '../content/skills.ts'
import type { ActionRow, ArtifactRow, RuinsRow, SpellRow, UnitRow } from '../content/types.ts'
import type {
  EffectNodes,
  EffectUses,
  EffectVerb,
  EffectVerbs,
  Node,
  PlayedUses,
  Use,
  UseNumbers,
  UsesByKind,
} from '../state/match.ts'
import { CARD_KINDS } from '../state/pools/deed-cards.ts'
import { Gives, STAGES, usefulAt } from '../state/schema/stages.ts'
import { shapeOf, type EffectShape } from './shape.ts'

/** Numbers all effects of all tables once, so that frames, choices and menus need only a number. */

/** The effects of all printings, and what each printing makes of its cards, units, skills and tactics. */
export interface CompiledEffects {
  readonly nodes: EffectNodes
  readonly uses: ReadonlyMap<Edition, EffectUses>
}

/** What composite cards and Mana Overload add (MK-CARD-21). */
const BONUSES = [2, 3, overload.bonus] as const

export const raisedKey = (node: Node, bonus: number): number => node * 16 + bonus

const ruinsRows: readonly RuinsRow[] = ruins

/** `more` are effects that stand in no table, such as those of a test. */
export function compileEffects(verbs: EffectVerbs, more: readonly Effect[] = []): CompiledEffects {
  const shape = shapeOf(verbs)
  const table = new NodeTable(verbs, shape)
  const uses = new Map(editions.map((edition) => [edition, compileEdition(edition, table, shape)]))
  for (const list of [...Object.values(wares), ...Object.values(cityWares)]) {
    for (const { effect } of list) table.intern(effect)
  }
  for (const row of ruinsRows) if ('altar' in row) table.intern(altar(row.altar, row.fame))
  for (const effect of more) table.intern(effect)
  return { nodes: table.done([...uses.values()]), uses }
}

/** What no row says any more, and was in a ledger once. */
const GONE: Effect = { do: 'nothing' }

/**
 * Effects become numbers by the ledger, which knows them by a short hash of what they say; those that are not in it yet come after
 * all others, in the order in which they are met. These numbers are stored with matches.
 */
class NodeTable {
  readonly effects: Effect[] = []
  readonly quiet: boolean[] = []
  readonly gives: number[] = []
  readonly raised = new Map<number, Node>()
  readonly #verbs: EffectVerbs
  readonly #shape: EffectShape
  readonly #ofNode: EffectVerb[] = []
  readonly #parts: (readonly Node[])[] = []
  readonly #keys: string[]
  readonly #numbers: Map<string, Node>
  readonly #words = new EffectWords()
  readonly #byWords = new Map<string, Node>()
  readonly #byRow = new Map<Effect, Node>()

  constructor(verbs: EffectVerbs, shape: EffectShape) {
    this.#verbs = verbs
    this.#shape = shape
    this.#keys = written.flatMap((line) => (line.startsWith(EFFECT) ? [line.slice(EFFECT.length)] : []))
    this.#numbers = new Map(this.#keys.map((key, node) => [key, node]))
  }

  intern(effect: Effect): Node {
    const met = this.#byRow.get(effect)
    if (met !== undefined) return met
    const words = this.#words.of(effect)
    let node = this.#byWords.get(words)
    if (node === undefined) {
      const parts = this.#shape.parts(effect).map((part) => this.intern(part))
      node = this.#numberOf(words)
      this.#byWords.set(words, node)
      this.effects[node] = effect
      this.quiet[node] = this.#shape.quiet(effect)
      this.gives[node] = this.#shape.gives(effect)
      this.#ofNode[node] = this.#verbs[effect.do]
      this.#parts[node] = parts
    }
    this.#byRow.set(effect, node)
    return node
  }

  #numberOf(words: string): Node {
    const key = hashOf(words)
    const known = this.#numbers.get(key)
    if (known !== undefined) {
      if (known in this.effects) throw new Error(`two effects have the hash ${key}; one of them is ${words}`)
      return known
    }
    const node = this.#keys.push(key) - 1
    this.#numbers.set(key, node)
    return node
  }

  done(uses: readonly EffectUses[]): EffectNodes {
    const byRow = this.#byRow
    const byWords = this.#byWords
    const words = this.#words
    for (let node = 0; node < this.#keys.length; node++) {
      if (node in this.effects) continue
      this.effects[node] = GONE
      this.quiet[node] = true
      this.gives[node] = 0
      this.#ofNode[node] = this.#verbs[GONE.do]
      this.#parts[node] = []
    }
    // Copied in order, so that arrays that were not filled in order are as fast as others.
    return {
      lines: this.#keys.map((key) => EFFECT + key),
      effects: Array.from(this.effects),
      verbs: Array.from(this.#ofNode),
      parts: Array.from(this.#parts),
      quiet: Array.from(this.quiet),
      gives: Array.from(this.gives),
      mana: Array.from(this.effects, (effect) => this.#shape.mana(effect)),
      raised: this.raised,
      rising: Array.from({ length: CARD_KINDS }, (_, kind) =>
        uses.some(({ cards }) => cards[kind].some(({ node }) => isRising(this.effects[node]))),
      ),
      numberOf: (effect) => {
        const node = byRow.get(effect) ?? byWords.get(words.of(effect))
        if (node === undefined) throw new Error(`no row says ${JSON.stringify(effect)}`)
        return node
      },
    }
  }
}

const EFFECT = 'effect '

/**
 * What an effect says, whatever the order in which its row says it. What was met stays known: an effect is asked for by itself and
 * as a part of others.
 */
class EffectWords {
  readonly #met = new Map<object, string>()

  of(effect: unknown): string {
    if (typeof effect !== 'object' || effect === null) return JSON.stringify(effect)
    const met = this.#met.get(effect)
    if (met !== undefined) return met
    const words = Array.isArray(effect) ? this.#list(effect) : this.#fields(effect)
    this.#met.set(effect, words)
    return words
  }

  #list(items: readonly unknown[]): string {
    return `[${items.map((item) => this.of(item)).join(',')}]`
  }

  #fields(effect: object): string {
    const fields: Readonly<Record<string, unknown>> = { ...effect }
    let words = ''
    for (const key of Object.keys(fields).toSorted()) {
      if (fields[key] === undefined) continue
      words += `${words === '' ? '' : ','}"${key}":${this.of(fields[key])}`
    }
    return `{${words}}`
  }
}

const HASH_LENGTH = 12

function hashOf(words: string): string {
  const hasher = new Hasher()
  hasher.addText(words)
  return hasher.hex().slice(0, HASH_LENGTH)
}

function isRising(effect: Effect): boolean {
  if (effect.do === 'choose') return effect.by === 'risingMove'
  return effect.do === 'when' && effect.is === 'moveForEachEnemy'
}

/** The node with a bonus on its first point part; itself if it has none. */
export function withBonus({ raised }: EffectNodes, node: Node, bonus: number): Node {
  return bonus === 0 ? node : (raised.get(raisedKey(node, bonus)) ?? node)
}

/** Does the effect give Move, Influence, Attack or Block? */
export function hasPoints({ raised }: EffectNodes, node: Node): boolean {
  return raised.has(raisedKey(node, overload.bonus))
}

// Uses

function usesOf(
  effect: Effect,
  how: Use['how'],
  mana: readonly number[],
  table: NodeTable,
  shape: EffectShape,
): Use[] {
  return shape.uses(effect).map((one): Use => {
    const node = table.intern(one)
    for (const bonus of BONUSES) {
      const raised = shape.raised(one, bonus)
      if (raised !== undefined) table.raised.set(raisedKey(node, bonus), table.intern(raised))
    }
    const gives = table.gives[node]
    return Object.freeze({
      node,
      how,
      gives,
      mana,
      wants: [...mana.map((colour) => 1 << colour), ...shape.mana(one)],
      cards: shape.cards(one),
      plain: table.quiet[node] && (gives & Gives.special) === 0,
      stages: shape.stages(one),
    })
  })
}

function compileEdition(edition: Edition, table: NodeTable, shape: EffectShape): EffectUses {
  const uses = (effect: Effect, how: Use['how'], mana: readonly number[]): Use[] =>
    usesOf(effect, how, mana, table, shape)
  const action = ({ basic, strong, colour }: ActionRow): Use[] => [
    ...uses(basic, 'basic', []),
    ...uses(strong, 'strong', [ColourOf[colour]]),
  ]
  const spell = ({ basic, strong, colour }: SpellRow): Use[] => [
    ...uses(basic, 'basic', [ColourOf[colour]]),
    ...uses(strong, 'strong', [ColourOf[colour], BLACK]),
  ]
  const artifact = ({ basic, strong }: ArtifactRow): Use[] => [
    ...uses(basic, 'basic', []),
    ...uses(strong, 'strong', []),
  ]
  const unit = ({ abilities }: UnitRow): Use[] =>
    abilities.flatMap(({ effect, mana }) => uses(effect, 'basic', mana === undefined ? [] : [ColourOf[mana]]))
  // In the order of the kinds; the last one is the Wound.
  const cards = [
    ...edition.basicActions.map(action),
    ...edition.advancedActions.map(action),
    ...edition.spells.map(spell),
    ...edition.artifacts.map(artifact),
    [],
  ]
  const units = edition.units.map(unit)
  const skills = edition.skills.map(({ effect }) => uses(effect, 'basic', []))
  const tactics = edition.tactics.map(({ effect }) => uses(effect, 'basic', []))
  const played = (kinds: UsesByKind): PlayedUses => playedUses(kinds, table.effects, edition.rulesVersion)
  return {
    cards,
    units,
    skills,
    tactics,
    played: { cards: played(cards), units: played(units), skills: played(skills) },
  }
}

/** Some uses are not played but offered elsewhere: banners, ways to pay, tactics without an effect. */
const OFFERED_ELSEWHERE: readonly Effect['do'][] = ['assign', 'wayToPay', 'nothing']

function playedUses(kinds: UsesByKind, effects: readonly Effect[], rulesVersion: number): PlayedUses {
  const isPlayed = ({ node }: Use): boolean => !OFFERED_ELSEWHERE.includes(effects[node].do)
  return {
    every: numbersOf(kinds, isPlayed),
    at: Array.from({ length: STAGES }, (_, stage) =>
      numbersOf(
        kinds,
        (use) =>
          isPlayed(use) &&
          (use.gives & usefulAt(stage, rulesVersion)) !== 0 &&
          (use.stages & (1 << stage)) !== 0,
      ),
    ),
  }
}

function numbersOf(kinds: UsesByKind, wanted: (use: Use) => boolean): UseNumbers {
  return kinds.map((uses) => uses.flatMap((use, n) => (wanted(use) ? [n] : [])))
}
