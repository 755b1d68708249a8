import type { TokenSlot } from './pools/tokens.ts'
import type { Lasting, LastingEffects } from '@longtable/kernel'
import type { EffectsInPlay, MageViewContext, MatchTables } from './match.ts'
import type { Lasting as Rule, Moment } from '../content/effect.ts'
import { Gives } from './schema/stages.ts'
import type { Seat } from './schema/state.ts'
import { Resist } from './traits.ts'
import { isSkillSource } from './sources.ts'

/**
 * What lasts is attached to a frame as `{ effect, data }`. The word is the rule's, or one of these:
 * `armor` { post, n }, `strip` { post, resist, fortified, swift }: on an enemy, for the combat;
 * `unitArmor` { unit, n }, `unitStrip` { unit, resist }: on a unit of the opponent in a duel;
 * `after` { moment, colour, … }: waits; `ifBlocked` { post, … }: waits for the block of that enemy;
 * `melted` { seat, colour }: a token that was a crystal, and nothing else.
 * Data always has `node` (of the whole effect, or of what waits), `seat`, `source`, and `colour` where one is bound.
 */
type LastingWord =
  | Rule['rule']
  | 'armor'
  | 'strip'
  | 'unitArmor'
  | 'unitStrip'
  | 'after'
  | 'ifBlocked'
  | 'melted'

const moments: readonly Moment[] = ['endOfTurn', 'nextOwnTurn', 'enemyDefeated', 'spellCast', 'woundHealed']

/** The number of a moment in the data of `after`. */
export function momentNo(moment: Moment): number {
  return moments.indexOf(moment)
}

const NOTHING: readonly Lasting[] = []
let wanted = ''
let found: Lasting[] = []

function note(one: Lasting): void {
  if (one.effect === wanted) found.push(one)
}

/** What lasts of one rule word; most of the time nothing does, and nothing is made. */
export function lastingOf(of: LastingEffects, rule: LastingWord): readonly Lasting[] {
  wanted = rule
  of.eachEffect(note)
  if (found.length === 0) return NOTHING
  const all = found
  found = []
  return all
}

export function isLasting(of: LastingEffects, rule: LastingWord, seat: Seat): boolean {
  for (const one of lastingOf(of, rule)) if (one.data['seat'] === seat) return true
  return false
}

const NO_FRAME = { step: '' }

/** What lasts, as somebody who looks at the table sees it: for sentences and forecasts. */
export function lastsOf({ effects, tables }: Pick<MageViewContext, 'effects' | 'tables'>): EffectsInPlay {
  return { tables, eachEffect: (visit) => effects.forEach((one) => visit(one, NO_FRAME, 0)) }
}

/** The same where the kernel says what lasts and the tables stand beside it. */
export function inPlay(of: LastingEffects, tables: MatchTables): EffectsInPlay {
  return { tables, eachEffect: (visit) => of.eachEffect(visit) }
}

/** The rule that a lasting effect stands for. */
export function ruleOf<R extends Rule['rule']>(
  one: Lasting,
  rule: R,
  { nodes }: MatchTables,
): Extract<Rule, { readonly rule: R }> | undefined {
  const effect = nodes.effects[one.data['node']]
  return effect.do === 'lasting' && effect.is.rule === rule
    ? (effect.is as Extract<Rule, { readonly rule: R }>)
    : undefined
}

// Sums and bits that combat, mana and moves ask for

/** How many more Source dice a seat may use this turn. */
export function extraDice(of: EffectsInPlay, seat: Seat): number {
  let n = 0
  for (const one of lastingOf(of, 'extraDice')) {
    if (one.data['seat'] === seat) n += ruleOf(one, 'extraDice', of.tables)?.n ?? 0
  }
  return n
}

/** The extra dice that may be used as any basic colour if they are black (Mana Pull). */
export function darkDice(of: EffectsInPlay, seat: Seat): readonly Lasting[] {
  const all = lastingOf(of, 'extraDice')
  if (all.length === 0) return all
  return all.filter((one) => one.data['seat'] === seat && ruleOf(one, 'extraDice', of.tables)?.black === true)
}

/** How much armor an enemy has lost. */
export function armorLost(of: EffectsInPlay, post: TokenSlot): number {
  let n = 0
  for (const { data } of lastingOf(of, 'armor')) if (data['post'] === post) n += data['n']
  return n
}

/** Bits of `Resist` that an enemy has lost, by effects on it or on all. */
export function resistLost(of: EffectsInPlay, post: TokenSlot): number {
  let bits = 0
  for (const { data } of lastingOf(of, 'strip')) if (data['post'] === post) bits |= data['resist']
  for (const one of lastingOf(of, 'enemiesLose')) {
    for (const what of ruleOf(one, 'enemiesLose', of.tables)?.what ?? []) bits |= Resist[what]
  }
  return bits
}

export function hasLostFortification(of: EffectsInPlay, post: TokenSlot): boolean {
  return lastingOf(of, 'strip').some(({ data }) => data['post'] === post && data['fortified'] === 1)
}

export function hasLostSwift(of: EffectsInPlay, post: TokenSlot): boolean {
  return lastingOf(of, 'strip').some(({ data }) => data['post'] === post && data['swift'] === 1)
}

/** What all units of a seat have more: armor, or bits of `Resist`. */
export function unitsArmor(of: EffectsInPlay, seat: Seat): number {
  let n = 0
  for (const one of lastingOf(of, 'units')) {
    if (one.data['seat'] === seat) n += ruleOf(one, 'units', of.tables)?.armor ?? 0
  }
  return n
}

export function unitsResist(of: EffectsInPlay, seat: Seat): number {
  let bits = 0
  for (const one of lastingOf(of, 'units')) {
    if (one.data['seat'] !== seat) continue
    for (const what of ruleOf(one, 'units', of.tables)?.resist ?? []) bits |= Resist[what]
  }
  return bits
}

/** Are all attacks of a seat of that kind, whatever else they are (Altem Mages)? */
export function attacksBecome(of: EffectsInPlay, seat: Seat, what: 'coldFire' | 'siege'): boolean {
  for (const one of lastingOf(of, 'attacksBecome')) {
    if (one.data['seat'] === seat && ruleOf(one, 'attacksBecome', of.tables)?.what === what) return true
  }
  return false
}

/** What points may be turned into (Agility, Diplomacy): bits of `Gives` that become useful where those are. */
export function convertible(of: EffectsInPlay, seat: Seat, useful: number): number {
  let bits = 0
  for (const one of lastingOf(of, 'useAs')) {
    const rule = one.data['seat'] === seat ? ruleOf(one, 'useAs', of.tables) : undefined
    if (rule === undefined) continue
    const into = rule.to.do === 'block' ? Gives.block : Gives[rule.to.reach]
    if ((useful & into) !== 0) bits |= rule.from === 'move' ? Gives.move : Gives.influence
  }
  return bits
}

/** Does an effect on the others touch this seat? A skill of a team mate does not, a spell does (MK-SKILL-12). */
export function touches(one: Lasting, seat: Seat, team: readonly number[]): boolean {
  const by = one.data['seat']
  if (by === seat) return false
  return !isSkillSource(one.data['source']) || team[by] !== team[seat]
}
