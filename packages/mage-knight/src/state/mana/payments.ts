import type { Card } from '../pools/deed-cards.ts'
import type { EffectsInPlay } from '../match.ts'
import { paymentWays } from '../choices/effects.ts'
import { colours } from '../../content/effect.ts'
import { BASIC_COLOURS, BLACK, GOLD, NONE, type ColourNo } from '../../content/ids.ts'
import type { Seat, State, StateView } from '../schema/state.ts'
import type { MatchTables, Source } from '../match.ts'
import { change, fill, has, purse, WAY } from './purse.ts'

const COLOURS = colours.length

/** Ways to pay mana: what one could be, and whether several can be paid together. */

/** Can all of these masks be paid out of the purse, from a place of the list on? */
function payable(wants: readonly number[], from: number): boolean {
  if (from >= wants.length) return true
  for (let colour = 0; colour < 6; colour++) {
    if ((wants[from] & (1 << colour)) === 0) continue
    for (let way = 0; way < paymentWays.length; way++) {
      if (has(way, colour) && leaves(way, colour, wants, from + 1)) return true
    }
  }
  return false
}

/** After this way of paying, can the rest still be paid? */
function leaves(way: number, colour: ColourNo, wants: readonly number[], from: number): boolean {
  if (from >= wants.length) return true
  const { wounds, others } = purse
  const token = purse.tokens.slice()
  const dice = purse.dice.slice()
  change(way, colour, -1)
  const ok = payable(wants, from)
  change(way, colour, 1)
  purse.tokens = token
  purse.dice = dice
  purse.wounds = wounds
  purse.others = others
  return ok
}

const BASIC = 0b1111
const BLACK_BIT = 1 << BLACK

/** What one mana could be now: a bit for each colour. Asked in every menu, so it does not go through the ways. */
export function manaMask(
  s: State,
  seat: Seat,
  tables: MatchTables,
  of: EffectsInPlay,
  leaving?: readonly Card[],
): number {
  fill(s, seat, 0, NONE, tables, of, leaving)
  const { tokens, crystals, dice, stolen, allowed, gold, black, wild, dark } = purse
  let mask = purse.endless & (black ? BASIC | BLACK_BIT : BASIC)
  for (let colour = 0; colour < BASIC_COLOURS; colour++) {
    const die = (allowed > 0 || purse.opening) && dice[colour] > 0
    if (die || tokens[colour] > 0 || crystals[colour] > 0 || stolen[colour] > 0) mask |= 1 << colour
  }
  if (gold && tokens[GOLD] > 0) mask |= BASIC
  if (allowed > 0 && (((gold || wild) && dice[GOLD] > 0) || ((wild || dark > 0) && dice[BLACK] > 0)))
    mask |= BASIC
  if (black && (tokens[BLACK] > 0 || (allowed > 0 && dice[BLACK] > 0))) mask |= BLACK_BIT
  return purse.wounds > 0 || purse.others > 0 || purse.polar ? mask | bySkill() : mask
}

/** Invocation and Polarization. */
function bySkill(): number {
  purse.spell = true
  let mask = 0
  for (let colour = 0; colour < COLOURS; colour++) {
    for (let way = WAY.wound; way <= WAY.oppositeDie; way++) if (has(way, colour)) mask |= 1 << colour
  }
  return mask
}

/** Can one mana of each of these masks be paid, and so many cards of the hand be kept for other costs? */
export function canPayAll(
  s: State,
  seat: Seat,
  wants: readonly number[],
  keep: number,
  source: Source,
  tables: MatchTables,
  of: EffectsInPlay,
  leaving?: readonly Card[],
): boolean {
  fill(s, seat, keep, source, tables, of, leaving)
  return payable(wants, 0)
}

/** The ways to pay the first of some masks: pairs of way and colour, packed as way * 8 + colour. */
export function waysFor(
  s: State,
  seat: Seat,
  wants: readonly number[],
  keep: number,
  source: Source,
  tables: MatchTables,
  of: EffectsInPlay,
): { readonly open: number[]; readonly shut: number[] } {
  fill(s, seat, keep, source, tables, of)
  const open: number[] = []
  const shut: number[] = []
  for (let way = 0; way < paymentWays.length; way++) {
    for (let colour = 0; colour < 6; colour++) {
      if ((wants[0] & (1 << colour)) === 0 || !has(way, colour)) continue
      if (leaves(way, colour, wants, 1)) open.push(way * 8 + colour)
      else shut.push(way * 8 + colour)
    }
  }
  return { open, shut }
}

/** One mana of several: how it would be paid, packed as way * 8 + colour, and whether that would be asked. */
export interface Payment {
  readonly packed: number
  readonly asked: boolean
}

/**
 * How each of some masks would be paid, one after the other, by whoever always takes the first of these ways that is
 * open and leaves the rest payable; undefined if none of them is.
 */
export function planFor(
  s: StateView,
  seat: Seat,
  wants: readonly number[],
  later: readonly number[],
  keep: number,
  source: Source,
  tables: MatchTables,
  of: EffectsInPlay,
  first: readonly number[],
): Payment[] | undefined {
  fill(s, seat, keep, source, tables, of)
  const all = [...wants, ...later]
  const plan: Payment[] = []
  for (let n = 0; n < wants.length; n++) {
    const open = openWays(all, n)
    const best = open.toSorted((a, b) => rankOf(first, a) - rankOf(first, b)).at(0)
    if (best === undefined || rankOf(first, best) === first.length) return undefined
    plan.push({ packed: best, asked: open.length > 1 })
    change(best >> 3, best & 7, -1)
  }
  return plan
}

function rankOf(first: readonly number[], packed: number): number {
  const rank = first.indexOf(packed >> 3)
  return rank < 0 ? first.length : rank
}

/** The ways to pay one of some masks out of the purse so that the following ones can be paid, too. */
function openWays(wants: readonly number[], n: number): number[] {
  const open: number[] = []
  for (let way = 0; way < paymentWays.length; way++) {
    for (let colour = 0; colour < COLOURS; colour++) {
      if ((wants[n] & (1 << colour)) !== 0 && has(way, colour) && leaves(way, colour, wants, n + 1))
        open.push(way * 8 + colour)
    }
  }
  return open
}
