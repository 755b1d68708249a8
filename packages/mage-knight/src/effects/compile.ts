import { editions, type Edition } from '../content/edition.ts'
import { basicColours, type Effect } from '../content/effect.ts'
import { BLACK, ColourOf } from '../content/ids.ts'
import { altar, cityWares, wares } from '../content/site-effects.ts'
import { overload } from '../content/skills.ts'
import type { ActionRow, ArtifactRow, SpellRow, UnitRow } from '../content/types.ts'
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
import { Gives, STAGES, USEFUL } from '../state/schema/stages.ts'
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

const ALTAR_FAME = 7

/** `more` are effects that stand in no table, such as those of a test. */
export function compileEffects(verbs: EffectVerbs, more: readonly Effect[] = []): CompiledEffects {
  const shape = shapeOf(verbs)
  const table = new NodeTable(verbs, shape)
  const uses = new Map(editions.map((edition) => [edition, compileEdition(edition, table, shape)]))
  for (const list of [...Object.values(wares), ...Object.values(cityWares)]) {
    for (const { effect } of list) table.intern(effect)
  }
  for (const colour of basicColours) table.intern(altar(colour, ALTAR_FAME))
  for (const effect of more) table.intern(effect)
  return { nodes: table.done([...uses.values()]), uses }
}

/** Effects become numbers in the order in which they are met; these numbers are stored with matches. */
class NodeTable {
  readonly effects: Effect[] = []
  readonly quiet: boolean[] = []
  readonly gives: number[] = []
  readonly raised = new Map<number, Node>()
  readonly #verbs: EffectVerbs
  readonly #shape: EffectShape
  readonly #ofNode: EffectVerb[] = []
  readonly #parts: (readonly Node[])[] = []
  readonly #byShape = new Map<string, Node>()
  readonly #byRow = new Map<Effect, Node>()

  constructor(verbs: EffectVerbs, shape: EffectShape) {
    this.#verbs = verbs
    this.#shape = shape
  }

  intern(effect: Effect): Node {
    const words = JSON.stringify(effect)
    const parts = this.#shape.parts(effect).map((part) => this.intern(part))
    let node = this.#byShape.get(words)
    if (node === undefined) {
      node = this.effects.push(effect) - 1
      this.#byShape.set(words, node)
      this.quiet[node] = this.#shape.quiet(effect)
      this.gives[node] = this.#shape.gives(effect)
      this.#ofNode[node] = this.#verbs[effect.do]
      this.#parts[node] = parts
    }
    this.#byRow.set(effect, node)
    return node
  }

  done(uses: readonly EffectUses[]): EffectNodes {
    const byRow = this.#byRow
    const byShape = this.#byShape
    return {
      effects: this.effects,
      verbs: this.#ofNode,
      parts: this.#parts,
      quiet: this.quiet,
      gives: this.gives,
      mana: this.effects.map((effect) => this.#shape.mana(effect)),
      raised: this.raised,
      rising: Array.from({ length: CARD_KINDS }, (_, kind) =>
        uses.some(({ cards }) => cards[kind].some(({ node }) => isRising(this.effects[node]))),
      ),
      numberOf: (effect) => {
        const node = byRow.get(effect) ?? byShape.get(JSON.stringify(effect))
        if (node === undefined) throw new Error(`no row says ${JSON.stringify(effect)}`)
        return node
      },
    }
  }
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
  const played = (kinds: UsesByKind): PlayedUses => playedUses(kinds, table.effects)
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

function playedUses(kinds: UsesByKind, effects: readonly Effect[]): PlayedUses {
  const isPlayed = ({ node }: Use): boolean => !OFFERED_ELSEWHERE.includes(effects[node].do)
  return {
    every: numbersOf(kinds, isPlayed),
    at: Array.from({ length: STAGES }, (_, stage) =>
      numbersOf(
        kinds,
        (use) => isPlayed(use) && (use.gives & USEFUL[stage]) !== 0 && (use.stages & (1 << stage)) !== 0,
      ),
    ),
  }
}

function numbersOf(kinds: UsesByKind, wanted: (use: Use) => boolean): UseNumbers {
  return kinds.map((uses) => uses.flatMap((use, n) => (wanted(use) ? [n] : [])))
}
