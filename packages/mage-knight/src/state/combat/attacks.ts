import { ATTACKS, Foe, Met } from '../schema/fight.ts'
import type { State, StateView } from '../schema/state.ts'
import { T } from '../pools/tokens.ts'
import type { EnemyAttack, MatchTables } from '../match.ts'

/** The attacks of an enemy that has several, each of which is blocked or let through by itself (MK-FOE-01). */

/** All of them; none where there is just one. */
export function severalOf(s: StateView, enemy: number, tables: MatchTables): readonly EnemyAttack[] {
  return tables.enemy.attacks[s.tokens[T.posts][s.fight.posts[enemy]]] ?? NOTHING
}

const NOTHING: readonly EnemyAttack[] = []

function metAt({ fight: { met } }: StateView, enemy: number, attack: number): number {
  return met?.[enemy * ATTACKS + attack] ?? Met.open
}

/** The attack that is meant now: of the faced enemy the chosen one, of others the first that is still open. */
export function attackNow(s: StateView, enemy: number, tables: MatchTables): number {
  const several = severalOf(s, enemy, tables)
  if (several.length === 0) return 0
  if (s.fight.facing === enemy) return s.fight.attackNo ?? 0
  const [first] = openAttacks(s, enemy, tables)
  return first ?? 0
}

/** Those that may still be faced; of one that is alike the first alone. */
export function openAttacks(s: StateView, enemy: number, tables: MatchTables): number[] {
  return stillTo(s, enemy, tables, (met) => met === Met.open)
}

/** Those whose damage is still to be dealt. */
export function undealtAttacks(s: StateView, enemy: number, tables: MatchTables): number[] {
  return stillTo(s, enemy, tables, (met) => met === Met.open || met === Met.unstopped)
}

/** The same, each by itself, also those that are alike. */
export function eachUndealt(s: StateView, enemy: number, tables: MatchTables): number[] {
  return severalOf(s, enemy, tables).flatMap((_, attack) => {
    const met = metAt(s, enemy, attack)
    return met === Met.open || met === Met.unstopped ? [attack] : []
  })
}

function stillTo(s: StateView, enemy: number, tables: MatchTables, is: (met: number) => boolean): number[] {
  const several = severalOf(s, enemy, tables)
  const found: number[] = []
  for (let attack = 0; attack < several.length; attack++) {
    if (!is(metAt(s, enemy, attack))) continue
    const isAlike = (other: number): boolean =>
      several[other].attack === several[attack].attack &&
      several[other].element === several[attack].element &&
      loweredBy(s, enemy, other) === loweredBy(s, enemy, attack)
    if (!found.some(isAlike)) found.push(attack)
  }
  return found
}

/** Something has become of an attack: the enemy is blocked only if all of them are (MK-FOE-02). */
export function meet(s: State, enemy: number, attack: number, how: number, tables: MatchTables): void {
  const several = severalOf(s, enemy, tables)
  if (several.length > 0) {
    const { met } = s.fight
    while (met.length <= enemy * ATTACKS + ATTACKS - 1) met.push(Met.open)
    met[enemy * ATTACKS + attack] = how
  }
  const all = several.length === 0 ? [how] : several.map((_, each) => metAt(s, enemy, each))
  const { flags } = s.fight
  if (all.every((one) => one === Met.blocked)) flags[enemy] |= Foe.blocked
  else if (all.every((one) => one !== Met.open)) flags[enemy] |= Foe.unstopped
}

/** The next attack is dealt; with the last one the enemy has dealt all its damage. */
export function dealNext(s: State, enemy: number, tables: MatchTables): void {
  const [attack] = undealtAttacks(s, enemy, tables)
  s.fight.attackNo = attack ?? 0
  if (attack !== undefined) meet(s, enemy, attack, Met.dealt, tables)
  if (undealtAttacks(s, enemy, tables).length === 0) s.fight.flags[enemy] |= Foe.assigned
}

export function loweredBy({ fight: { lowered } }: StateView, enemy: number, attack: number): number {
  return lowered?.[enemy * ATTACKS + attack] ?? 0
}

/** MK-FOE-08 */
export function lowerAttack(s: State, enemy: number, attack: number, by: number): void {
  const { lowered } = s.fight
  while (lowered.length <= enemy * ATTACKS + attack) lowered.push(0)
  lowered[enemy * ATTACKS + attack] += by
}

export function drainedBy({ fight: { drained } }: StateView, enemy: number): number {
  return drained?.[enemy] ?? 0
}

/** MK-FOE-15: a vampiric enemy grows with each unit it wounds and with each Wound that goes to a hero's hand. */
export function drain(s: State, enemy: number, by: number): void {
  const { drained } = s.fight
  while (drained.length <= enemy) drained.push(0)
  drained[enemy] += by
}
