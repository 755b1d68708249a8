import type { Cost, Effect, Limit } from '../../content/effects.ts'
import type { Edition } from '../../content/override.ts'
import type { AbilityRow, FactionRow, Names, Objective } from '../../content/types.ts'
import { bitsOf, PORTALS, soughtBits } from '../bits.ts'
import { DEED, FACTION, SIDE_NO, TOKEN } from '../names.ts'
import { FACTIONS, HERO_KIND, HERO_SIDE, NOBODY, type PieceNo, type SideNo, SIDES } from '../numbers.ts'
import { MOST_ABILITIES, MOST_OBJECTIVES } from '../schema.ts'
import type { PieceTables } from './pieces.ts'
import { type Price, priceOf } from './prices.ts'

/** What the tables know of an ability, its programs left aside. */
export interface AbilityFacts {
  readonly row: AbilityRow
  /** The name of its effects: `tables.programs`. */
  readonly program: string
  /** A hero's ability must be unlocked: its number in `s.unlocked[side]`, or -1. */
  readonly unlock: number
  /** A Divine Power needs the Ancient on the map (DV-DASH-03). */
  readonly power: boolean
  /** Is it an action of the turn? A Divine Power has an entry of its own. */
  readonly isAction: boolean
  /** By piece: could it be the one that does it? Those of a Hero are its own. Undefined: the side does it. */
  readonly doers: readonly boolean[] | undefined
  /** Those of them for whom anything can ever come of it. */
  readonly able: readonly boolean[] | undefined
  /** One of them is paid; there is always one, be it nothing. */
  readonly prices: readonly Price[]
  readonly isFree: boolean
  /** When it works; by itself, or if its side wants it. */
  readonly when: AbilityRow['when']
  readonly isOptional: boolean
  readonly mods: AbilityRow['mods']
  /** How often it may be used, and by what that is counted. */
  readonly times: number
  readonly per: Limit['per'] | 'never'
  /** Bits of tokens of which one must lie where its doer stands, or nothing comes of it; 0: none need. */
  readonly marks: number
  /** The same of resources, one of which its space must yield. */
  readonly yields: number
  /** Where its doer must stand, what must hold: as in the row. */
  readonly on: NonNullable<AbilityRow['by']>['on']
  readonly needs: AbilityRow['needs']
}

export interface Summons {
  readonly cost: Cost
  readonly program: string
}

export interface SideTables {
  /** By side: a faction's rows, its Divine Power, and Delok's for the Alderkang; a hero's rows. */
  readonly abilities: readonly (readonly AbilityFacts[])[]
  /** By faction: the number of its Divine Power in the list. */
  readonly powerOf: readonly number[]
  readonly summons: readonly Summons[]
  /** By side: what pays points, general objectives first (DV-SETUP-15). */
  readonly objectives: readonly (readonly Objective[])[]
  /** By faction * 3 + which: the deed and how many of it (DV-DASH-02). */
  readonly favourDeed: readonly number[]
  readonly favourCount: readonly number[]
  readonly sideName: readonly Names[]
  /** By side: does it gather, does it build (DV-RES-01, DV-WALL-01)? */
  readonly gathers: readonly boolean[]
  readonly builds: readonly boolean[]
  /** By hero side: points at which abilities unlock (DV-HERO-05). */
  readonly unlocksAt: readonly (readonly number[])[]
}

const nobody: Names = { en: 'Beasts', fr: 'Bêtes' }

export function sideTables(edition: Edition, pieces: PieceTables): SideTables {
  const { factions, heroes, objectives } = edition
  const heroAbilities = heroes.map((hero) =>
    hero.abilities.map((row, unlock) => abilityOf(row, `ability.${hero.id}.${row.id}`, pieces, unlock)),
  )
  /** A hero played with its faction starts with its one ability. */
  const allied = (side: SideNo): AbilityFacts[] =>
    heroes.flatMap(({ faction }, i) =>
      faction !== undefined && FACTION[faction] === side ? heroAbilities[i] : [],
    )
  const abilities = [
    ...factions.map((faction, side) => [...abilitiesOf(faction, pieces), ...allied(side)]),
    ...heroAbilities,
    [],
  ]
  const bonus = (side: SideNo): readonly Objective[] => {
    if (side >= HERO_SIDE) return heroes[side - HERO_SIDE]?.bonus ?? []
    const allies = heroes.filter(({ faction }) => faction !== undefined && SIDE_NO[faction] === side)
    return [...factions[side].bonus, ...allies.flatMap((hero) => hero.bonus)]
  }
  const all = Array.from({ length: SIDES }, (_, side) => [...objectives, ...bonus(side)])
  if (abilities.some((list) => list.length > MOST_ABILITIES)) throw new Error('too many abilities')
  if (all.some((list) => list.length > MOST_OBJECTIVES)) throw new Error('too many objectives')
  return {
    abilities,
    powerOf: abilities.slice(0, FACTIONS).map((list) => list.findIndex(({ power }) => power)),
    summons: factions.map(({ id, ancient }) => ({ cost: ancient.summon.cost, program: `summon.${id}` })),
    objectives: all,
    favourDeed: factions.flatMap(({ ancient }) => ancient.favour.map(({ deed }) => DEED[deed])),
    favourCount: factions.flatMap(({ ancient }) => ancient.favour.map(({ count }) => count)),
    sideName: [...factions.map(({ name }) => name), ...heroes.map(({ name }) => name), nobody],
    gathers: perSide(factions.map(({ gathers }) => gathers)),
    builds: perSide(factions.map(({ builds }) => builds)),
    unlocksAt: heroes.map(({ unlocks }) => unlocks),
  }
}

function perSide(ofFactions: readonly boolean[]): boolean[] {
  return Array.from({ length: SIDES }, (_, side) => ofFactions[side] ?? false)
}

const FREE: readonly Price[] = [priceOf({})]

function abilityOf(
  row: AbilityRow,
  program: string,
  pieces: PieceTables,
  unlock: number = NOBODY,
  power = false,
): AbilityFacts {
  const first = row.effects.at(0)
  const doers = row.by === undefined && unlock < 0 ? undefined : doersOf(row, unlock, pieces)
  return {
    row,
    program,
    unlock,
    power,
    isAction: row.when === 'turn' && !power,
    doers,
    able: doers?.map((does, piece) => does && isEverAble(first, pieces, piece)),
    prices: row.costs.length === 0 ? FREE : row.costs.map(priceOf),
    isFree: row.costs.length === 0,
    when: row.when,
    isOptional: row.optional === true,
    mods: row.mods,
    times: row.limit?.times ?? 0,
    per: row.limit?.per ?? 'never',
    marks: marksFor(row, first),
    yields: first?.do === 'gather' && first.who === 'self' ? soughtBits(first.resource) : 0,
    on: row.by?.on,
    needs: row.needs,
  }
}

/** A portal or an egg to stand on, or what its doer takes up. */
function marksFor({ by }: AbilityRow, first: Effect | undefined): number {
  if (by?.on === 'portal') return PORTALS
  if (by?.on === 'egg') return bitsOf(TOKEN.egg)
  return first?.do === 'take' && first.who === 'self' ? bitsOf(TOKEN[first.token]) : 0
}

/** What is of one size cannot split. */
function isEverAble(first: Effect | undefined, { rowOf, sizeOf }: PieceTables, piece: PieceNo): boolean {
  return first?.do !== 'split' || first.who !== 'self' || (sizeOf[rowOf[piece]] ?? 0) > 1
}

function doersOf({ by }: AbilityRow, unlock: number, { idOf, kindOf }: PieceTables): boolean[] {
  const units: readonly string[] | undefined = by?.unit
  return idOf.map((id, piece) => {
    if (unlock >= 0 && kindOf[piece] !== HERO_KIND) return false
    return units === undefined || units.includes(id)
  })
}

function abilitiesOf({ id, abilities, ancient }: FactionRow, pieces: PieceTables): AbilityFacts[] {
  const own = abilities.map((row) => abilityOf(row, `ability.${id}.${row.id}`, pieces))
  return [...own, abilityOf(ancient.power, `power.${id}`, pieces, NOBODY, true)]
}
