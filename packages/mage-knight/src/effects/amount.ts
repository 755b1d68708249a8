import { Ability } from '../state/traits.ts'
import type { EffectsInPlay } from '../state/match.ts'
import { BASIC_COLOURS, ElementOf, Ground } from '../content/ids.ts'
import type { Amount, Count } from '../content/effect.ts'
import { isNightFor } from '../state/mutations.ts'
import { opponentOf, resistsInDuel } from '../state/combat/duel.ts'
import { fortifiedOf, resistsOf } from '../state/combat/numbers.ts'
import { terrainAt } from '../state/pools/lattice.ts'
import { tokenAt } from '../state/token-slots.ts'
import { inDuel } from '../state/schema/stages.ts'
import { Bound, type Seat, type State } from '../state/schema/state.ts'
import { Foe } from '../state/schema/fight.ts'
import { isWound, Z } from '../state/pools/deed-cards.ts'
import { U } from '../state/pools/unit-cards.ts'
import type { MatchTables } from '../state/match.ts'

/** How much an effect gives now: looked at once, when it is carried out; `seat` is whoever is affected. */
export function amountOf(
  s: State,
  amount: Amount,
  seat: Seat,
  tables: MatchTables,
  of: EffectsInPlay,
): number {
  if (typeof amount === 'number') return amount
  if ('day' in amount) return isNightFor(s, tables) ? amount.night : amount.day
  if ('inForest' in amount) return isInForest(s, seat) ? amount.inForest : amount.elsewhere
  if ('fortified' in amount) return isFortified(s, tables, of) ? amount.fortified : amount.otherwise
  const n = amount.base + amount.each * countOf(s, amount.per, seat, tables, of)
  return amount.most === undefined ? n : Math.min(n, amount.most)
}

function isInForest(s: State, seat: Seat): boolean {
  const { at } = s.players[seat]
  return at >= 0 && terrainAt(s, at) === Ground.forest
}

/** The place in the fight of the enemy that an effect was aimed at. */
export function boundEnemy(s: State): number {
  return s.fight.posts.indexOf(s.bound[Bound.target])
}

function isFortified(s: State, tables: MatchTables, of: EffectsInPlay): boolean {
  const enemy = boundEnemy(s)
  return enemy >= 0 && fortifiedOf(s, enemy, tables, of) > 0
}

function countOf(s: State, per: Count, seat: Seat, tables: MatchTables, of: EffectsInPlay): number {
  const player = s.players[seat]
  switch (per) {
    case 'woundsInHandAndOnUnits':
      return woundsOf(s, seat)
    case 'enemiesFaced':
      return enemiesFaced(s, seat, tables)
    case 'readyUnits':
      return s.units[U.band + seat].filter((unit) => s.unitSpent[unit] === 0 && s.unitWounds[unit] === 0)
        .length
    case 'crystalColours':
      return player.crystals.filter((n) => n > 0).length
    case 'crystalsOfColour': {
      const colour = s.bound[Bound.colour]
      return colour >= 0 && colour < BASIC_COLOURS ? player.crystals[colour] : 0
    }
    case 'iconsOfEnemy':
      return inDuel(s.stage) ? s.duel.mana : iconsOf(s, s.fight.facing, tables)
    case 'resistancesOfEnemy':
      return bitsIn(boundResists(s, seat, tables, of))
    case 'chosen':
      return s.bound[Bound.count]
    case 'recruited':
      return player.recruited
  }
}

/** What the bound enemy resists; in a duel, the bound unit of the opponent (MK-PVP-60). */
function boundResists(s: State, seat: Seat, tables: MatchTables, of: EffectsInPlay): number {
  if (inDuel(s.stage)) return resistsInDuel(s, opponentOf(s, seat), s.bound[Bound.target], tables, of)
  const enemy = boundEnemy(s)
  return enemy < 0 ? 0 : resistsOf(s, enemy, tables, of)
}

function woundsOf(s: State, seat: Seat): number {
  let n = 0
  for (const card of s.deeds[Z.hand + seat]) if (isWound(card)) n++
  for (const unit of s.units[U.band + seat]) n += s.unitWounds[unit]
  return n
}

/** Those that are still there; a summoned monster stands for its summoner. Against a player, MK-PVP-64. */
export function enemiesFaced(s: State, seat: Seat, tables: MatchTables): number {
  if (inDuel(s.stage)) return unitsFaced(s, seat, tables) + 1
  let n = 0
  for (const flags of s.fight.flags) if ((flags & (Foe.done | Foe.summoned)) === 0) n++
  return n
}

/** Units of the opponent that helped in the attack; the rulebook adds those that stand ready (MK-Q02). */
function unitsFaced(s: State, seat: Seat, tables: MatchTables): number {
  const { helped, attacker } = s.duel
  const units = new Set<number>()
  if (attacker !== seat) for (let i = 0; i < helped.length; i += 3) units.add(helped[i])
  if (tables.options.pvpEnemies === 'rulebook') {
    for (const unit of s.units[U.band + opponentOf(s, seat)]) {
      if (s.unitSpent[unit] === 0 && s.unitWounds[unit] === 0) units.add(unit)
    }
  }
  return units.size
}

/** MK-DEED-19: abilities, attack colours and resistances that are printed on the token. */
function iconsOf(s: State, enemy: number, { enemy: printed }: MatchTables): number {
  if (enemy < 0) return 0
  const token = tokenAt(s, s.fight.posts[enemy])
  if ((printed.abilities[token] & Ability.arcane) !== 0) return 0 // MK-FOE-13
  const element = printed.element[token]
  const attackColours = element === ElementOf.coldFire ? 2 : element === ElementOf.physical ? 0 : 1
  return bitsIn(printed.abilities[token]) + attackColours + bitsIn(printed.resist[token])
}

function bitsIn(mask: number): number {
  let n = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++
  return n
}

/** So much more of it. */
export function moreOf(amount: Amount, n: number): Amount {
  if (typeof amount === 'number') return amount + n
  if ('day' in amount) return { day: amount.day + n, night: amount.night + n }
  if ('inForest' in amount) return { inForest: amount.inForest + n, elsewhere: amount.elsewhere + n }
  if ('fortified' in amount) return { fortified: amount.fortified + n, otherwise: amount.otherwise + n }
  return { ...amount, base: amount.base + n }
}
