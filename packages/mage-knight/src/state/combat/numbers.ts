import type { EffectsInPlay } from '../match.ts'
import { cities, cityBonus as defence, type CityRow } from '../../content/cities.ts'
import { ColourOf, ElementOf, type ElementNo } from '../../content/ids.ts'
import { armorLost, hasLostFortification, hasLostSwift, isLasting, resistLost } from '../lasting.ts'
import { coloursOf, isPartOf } from '../city-parts.ts'
import { Foe } from '../schema/fight.ts'
import { Stage } from '../schema/stages.ts'
import type { StateView } from '../schema/state.ts'
import { attackNow, drainedBy, loweredBy, severalOf } from './attacks.ts'
import { T, type Token } from '../pools/tokens.ts'
import { Ability } from '../traits.ts'
import type { MatchTables } from '../match.ts'

/** The numbers of an enemy of the fight now; `enemy` is its place in `fight.posts`. */

/** By colour of the city. */
const defences: readonly CityRow['defenders'][] = cities
  .toSorted((a, b) => ColourOf[a.colour] - ColourOf[b.colour])
  .map(({ defenders }) => defenders)

function tokenOf(s: StateView, enemy: number): Token {
  return s.tokens[T.posts][s.fight.posts[enemy]]
}

/** Garrisons and what they summon (MK-COMBAT-114), but not rampaging enemies that join in (MK-COMBAT-10). */
function isDefender(s: StateView, enemy: number): boolean {
  const { flags, of } = s.fight
  const by = of[enemy] < 0 ? enemy : of[enemy]
  return (flags[by] & Foe.garrison) !== 0
}

/** Does the city add this to the enemy? Each part of a Megapolis adds what it does (MK-VAR-52). */
function defends(s: StateView, enemy: number, what: CityRow['defenders']): boolean {
  const { hex } = s.fight
  for (const city of s.cities) {
    if (isPartOf(city, hex))
      return isDefender(s, enemy) && coloursOf(city).some((colour) => defences[colour] === what)
  }
  return false
}

/** What its armor is before anything changes it: an elusive one has more of it unless it was blocked (MK-FOE-04, MK-FOE-05). */
function printedArmor(s: StateView, enemy: number, tables: MatchTables): number {
  const token = tokenOf(s, enemy)
  const elusive = tables.enemy.elusive[token]
  return elusive > 0 && (s.fight.flags[enemy] & Foe.blocked) === 0 ? elusive : tables.enemy.armor[token]
}

/** MK-COMBAT-111; never below 1 (MK-ENEMY-19). */
export function armorOf(s: StateView, enemy: number, tables: MatchTables, of: EffectsInPlay): number {
  const more = (defends(s, enemy, 'armor') ? defence.armor : 0) + hiddenArmor(s, enemy)
  const armor = printedArmor(s, enemy, tables) + more - armorLost(of, s.fight.posts[enemy])
  return Math.max(1, armor) + drainedBy(s, enemy)
}

/** Of several attacks, of the one that is meant now. */
export function elementOf(
  s: StateView,
  enemy: number,
  tables: MatchTables,
  attack = attackNow(s, enemy, tables),
): ElementNo {
  return attack === 0 ? tables.enemy.element[tokenOf(s, enemy)] : severalOf(s, enemy, tables)[attack].element
}

/** MK-VAR-21: white counts in the Ranged and Siege phase, blue in the Attack phase; what is summoned gets nothing (MK-VAR-23). */
function hiddenArmor({ fight: { face, of }, stage }: StateView, enemy: number): number {
  if (face === undefined || face < 0 || of[enemy] >= 0) return 0
  return face === (stage === Stage.melee ? ColourOf.blue : ColourOf.white) ? 1 : 0
}

/** Before Swift and Brutal double it (MK-ENEMY-20, MK-COMBAT-112); red of a hidden die adds to it (MK-VAR-21). */
export function attackOf(
  s: StateView,
  enemy: number,
  tables: MatchTables,
  no = attackNow(s, enemy, tables),
): number {
  const red = s.fight.face === ColourOf.red && s.fight.of[enemy] < 0 ? 1 : 0
  const printed = no === 0 ? tables.enemy.attack[tokenOf(s, enemy)] : severalOf(s, enemy, tables)[no].attack
  const attack = printed + red
  const element = elementOf(s, enemy, tables, no)
  const isPlain = element === ElementOf.physical || !defends(s, enemy, 'elements')
  const more = isPlain ? 0 : element === ElementOf.coldFire ? defence.coldFire : defence.fireOrIce
  return Math.max(0, attack + more - loweredBy(s, enemy, no)) // MK-FOE-08
}

/** Bits of `Ability` now; a city makes physical attacks brutal or poisonous (MK-COMBAT-113). */
export function abilitiesOf(s: StateView, enemy: number, tables: MatchTables, of: EffectsInPlay): number {
  let bits = tables.enemy.abilities[tokenOf(s, enemy)]
  if (elementOf(s, enemy, tables) === ElementOf.physical) {
    if (defends(s, enemy, 'brutal')) bits |= Ability.brutal
    if (defends(s, enemy, 'poison')) bits |= Ability.poison
  }
  return hasLostSwift(of, s.fight.posts[enemy]) ? bits & ~Ability.swift : bits
}

/** The block it takes: swift attacks need twice as much, brutal ones do not (MK-ENEMY-09, MK-ENEMY-11). */
export function needsBlock(
  s: StateView,
  enemy: number,
  tables: MatchTables,
  of: EffectsInPlay,
  no?: number,
): number {
  const attack = attackOf(s, enemy, tables, no)
  return (abilitiesOf(s, enemy, tables, of) & Ability.swift) === 0 ? attack : 2 * attack
}

/** What it deals unblocked: brutal attacks twice as much, swift ones do not (MK-COMBAT-61, MK-ENEMY-10). */
export function damageOf(
  s: StateView,
  enemy: number,
  tables: MatchTables,
  of: EffectsInPlay,
  no?: number,
): number {
  const attack = attackOf(s, enemy, tables, no)
  return (abilitiesOf(s, enemy, tables, of) & Ability.brutal) === 0 ? attack : 2 * attack
}

/** Bits of `Resist` now. */
export function resistsOf(s: StateView, enemy: number, tables: MatchTables, of: EffectsInPlay): number {
  const printed = tables.enemy.resist[tokenOf(s, enemy)]
  return isArcane(s, enemy, tables) ? printed : printed & ~resistLost(of, s.fight.posts[enemy])
}

/** MK-FOE-11: nothing but attacks, blocks and what changes its attacks touches it. */
export function isArcane(s: StateView, enemy: number, tables: MatchTables): boolean {
  return (tables.enemy.abilities[tokenOf(s, enemy)] & Ability.arcane) !== 0
}

/** 0 to 2: by the site and by the token, which are counted apart (MK-COMBAT-29, MK-COMBAT-31). */
export function fortifiedOf(s: StateView, enemy: number, tables: MatchTables, of: EffectsInPlay): number {
  if (hasLostFortification(of, s.fight.posts[enemy])) return 0 // MK-DEED-16
  const abilities = tables.enemy.abilities[tokenOf(s, enemy)]
  const own = (abilities & Ability.fortified) === 0 ? 0 : 1
  if ((abilities & Ability.unfortified) !== 0) return own // MK-FOE-10
  const site = (s.fight.flags[enemy] & Foe.siteFortified) !== 0
  return site && !isLasting(of, 'noSiteFortification', s.fight.seat) ? own + 1 : own
}
