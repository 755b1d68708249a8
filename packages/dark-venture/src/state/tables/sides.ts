import type { Edition } from '../../content/edition.ts'
import type { Cost, Effect, Limit } from '../../content/effects.ts'
import { abilityKind, alliedKey, heroSide, inOrder, POWER } from '../../content/numbers.ts'
import type { AbilityRow, FactionRow, HeroRow, Names, Objective } from '../../content/types.ts'
import { bitsOf, PORTALS, soughtBits } from '../bits.ts'
import { DEED, SIDE_NO, sideIds, TOKEN } from '../names.ts'
import {
  FACTIONS,
  HERO_KIND,
  MOST_ABILITIES,
  NEUTRAL,
  NOBODY,
  type PieceNo,
  type SideNo,
} from '../numbers.ts'
import type { PieceTables } from './pieces.ts'
import { type Price, priceOf } from './prices.ts'

/** Places for abilities, and for objectives, that every side had in the first release, and has at least. */
const FIRST_ABILITIES = 12
const FIRST_OBJECTIVES = 14

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
  readonly when: AbilityRow['when'] | 'never'
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
  /** How many places a side has for its abilities, and for its objectives: in `spent` and `uses`, and in `scored`. */
  readonly mostAbilities: number
  readonly mostObjectives: number
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
  /** By side: points at which abilities of a Hero unlock (DV-HERO-05), and with which it starts (DV-HERO-03). */
  readonly unlocksAt: readonly (readonly number[])[]
  readonly startPoints: readonly number[]
  /** By side: the faction that a Hero is one of, or -1; of the two only one is played alone. */
  readonly ownFaction: readonly SideNo[]
}

const nobody: Names = { en: 'Beasts', fr: 'Bêtes' }
const nameless: Names = { en: '', fr: '' }

/** Of an edition that has only what is in the box. Sides of sets that are not in it can do nothing. */
export function sideTables(edition: Edition, pieces: PieceTables): SideTables {
  const { factions, heroes, objectives } = edition
  const ids = sideIds.slice(0, pieces.heroOf.length)
  const heroOfSide = ids.map((id) => heroes.find((hero) => heroSide(hero) === id))
  const abilities = ids.map((_, side) => {
    const hero = heroOfSide[side]
    if (hero !== undefined)
      return hero.abilities.map((row, unlock) =>
        abilityOf(row, `ability.${hero.id}.${row.id}`, pieces, unlock),
      )
    return side < FACTIONS ? abilitiesOf(factions[side], heroes, pieces) : []
  })
  /** Those of a hero count for the faction that it is played with. */
  const bonus = (side: SideNo): readonly Objective[] => {
    const hero = heroOfSide[side]
    if (hero !== undefined) return hero.bonus
    if (side >= FACTIONS) return []
    const allies = heroes.filter(({ faction }) => faction === factions[side].id)
    return [...factions[side].bonus, ...allies.flatMap((ally) => ally.bonus)]
  }
  if (abilities.some(({ length }) => length > MOST_ABILITIES)) throw new Error('too many abilities')
  const all = ids.map((_, side) => [...objectives, ...bonus(side)])
  return {
    abilities,
    mostAbilities: Math.max(FIRST_ABILITIES, ...abilities.map(({ length }) => length)),
    mostObjectives: Math.max(FIRST_OBJECTIVES, ...all.map(({ length }) => length)),
    powerOf: abilities.slice(0, FACTIONS).map((list) => list.findIndex(({ power }) => power)),
    summons: factions.map(({ id, ancient }) => ({ cost: ancient.summon.cost, program: `summon.${id}` })),
    objectives: all,
    favourDeed: factions.flatMap(({ ancient }) => ancient.favour.map(({ deed }) => DEED[deed])),
    favourCount: factions.flatMap(({ ancient }) => ancient.favour.map(({ count }) => count)),
    sideName: ids.map((_, side) => nameOf(side, factions[side], heroOfSide[side])),
    gathers: ids.map((_, side) => factions[side]?.gathers ?? false),
    builds: ids.map((_, side) => factions[side]?.builds ?? false),
    unlocksAt: heroOfSide.map((hero) => hero?.unlocks ?? []),
    startPoints: heroOfSide.map((hero) => hero?.startPoints ?? 0),
    ownFaction: heroOfSide.map((hero) => (hero?.faction === undefined ? NOBODY : SIDE_NO[hero.faction])),
  }
}

function nameOf(side: SideNo, faction: FactionRow | undefined, hero: HeroRow | undefined): Names {
  return side === NEUTRAL ? nobody : ((faction ?? hero)?.name ?? nameless)
}

const FREE: readonly Price[] = [priceOf({})]

export function abilityOf(
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

/** A faction's own, its Divine Power, and those of a hero that is played with it: in the order of their numbers. */
function abilitiesOf(
  { id, abilities, ancient }: FactionRow,
  heroes: readonly HeroRow[],
  pieces: PieceTables,
): readonly AbilityFacts[] {
  const allies = heroes.filter(({ faction }) => faction === id)
  const all: readonly (readonly [key: string, ability: AbilityFacts])[] = [
    ...abilities.map((row) => [row.id, abilityOf(row, `ability.${id}.${row.id}`, pieces)] as const),
    [POWER, abilityOf(ancient.power, `power.${id}`, pieces, NOBODY, true)],
    ...allies.flatMap((hero) =>
      hero.abilities.map((row, unlock) => {
        const ability = abilityOf(row, `ability.${hero.id}.${row.id}`, pieces, unlock)
        return [alliedKey(hero, row), ability] as const
      }),
    ),
  ]
  return inOrder(abilityKind(id), all, ([key]) => key).map(([, ability]) => ability)
}
