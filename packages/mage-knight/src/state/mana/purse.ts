import type { EffectsInPlay } from '../match.ts'
import { paymentWays, type PaymentWay } from '../choices/effects.ts'
import { BASIC_COLOURS, BLACK, ColourOf, GOLD, type ColourNo } from '../../content/ids.ts'
import { DICE } from '../../content/tracks.ts'
import { isNight } from '../mutations.ts'
import { DieAt, type Seat, type StateView } from '../schema/state.ts'
import { Did } from '../schema/player.ts'
import { isSpell, isWound, Z, type Card } from '../pools/deed-cards.ts'
import { allSkills, K, skillNo, skillRow, SkillState, type Skill } from '../pools/skill-tokens.ts'
import type { MatchTables, Source } from '../match.ts'
import { hasOwnTurn } from '../own-turn.ts'
import { isFriendly } from '../source-dice.ts'
import { darkDice, extraDice, isLasting, lastingOf, ruleOf, touches } from '../lasting.ts'

/** What a seat could pay mana with. */

/** By number of the way in `ways`. */
export const WAY: Readonly<Record<PaymentWay, number>> = Object.freeze(
  Object.fromEntries(paymentWays.map((way, n) => [way, n])),
) as Readonly<Record<PaymentWay, number>>

/** What a seat could pay with: filled anew for each question, never kept. */
export const purse = {
  tokens: [0, 0, 0, 0, 0, 0],
  crystals: [0, 0, 0, 0],
  /** Dice of the Source by colour, and how many of them may be used. */
  dice: [0, 0, 0, 0, 0, 0],
  allowed: 0,
  stolen: [0, 0, 0, 0, 0, 0],
  /** Dice that Source Opening lets one use. */
  opening: false,
  endless: 0,
  gold: false,
  black: false,
  wild: false,
  /** Black dice that may be used as any basic colour (Mana Pull). */
  dark: 0,
  /** A gold die is no colour that lies in the Source. */
  friendly: false,
  /** Invocation: Wounds and other cards that could be discarded. */
  wounds: 0,
  others: 0,
  polar: false,
  /** A spell is paid: gold is black under Polarization for strong ones only. */
  spell: false,
}

/** Red and blue, green and white, gold and black are opposite (Polarization). */
const OPPOSITE: readonly ColourNo[] = [1, 0, 3, 2, BLACK, GOLD]

type SkillWay = 'discardEither' | 'opposite'

/** The skills that give a way to pay. */
function waySkills(way: SkillWay): readonly Skill[] {
  return allSkills.filter((skill) => {
    const { effect } = skillRow(skill)
    return effect.do === 'wayToPay' && effect.way.way === way
  })
}

const WAY_SKILLS: Readonly<Record<SkillWay, readonly Skill[]>> = {
  discardEither: waySkills('discardEither'),
  opposite: waySkills('opposite'),
}
const OPENING: Skill = skillNo('sourceOpening')
const RED = ColourOf.red
const GREEN = ColourOf.green

/** The skill that gives a way to pay and is ready, -1. */
export function readySkill(s: StateView, seat: Seat, way: SkillWay): Skill {
  const own = s.skills[K.own + seat]
  if (own.length === 0 || !hasOwnTurn(s, seat)) return -1
  for (const skill of WAY_SKILLS[way]) {
    if (s.skillState[skill] === SkillState.ready && own.includes(skill)) return skill
  }
  return -1
}

/** How many more dice of the Source a seat may use this turn (MK-MANA-01, MK-MANA-13). */
function diceAllowed(s: StateView, seat: Seat, tables: MatchTables, of: EffectsInPlay): number {
  const player = s.players[seat]
  if ((player.did & Did.sourceBarred) !== 0 || !hasOwnTurn(s, seat)) return 0
  const frozen = lastingOf(of, 'noSourceDie').some((one) => touches(one, seat, tables.team))
  return Math.max(0, (frozen ? 0 : 1) + extraDice(of, seat) - player.dice)
}

const NO_CARDS: readonly Card[] = []

/** Cards that are leaving the hand cannot pay (MK-CARD-12). */
export function fill(
  s: StateView,
  seat: Seat,
  keep: number,
  source: Source,
  tables: MatchTables,
  of: EffectsInPlay,
  leaving: readonly Card[] = NO_CARDS,
): void {
  const player = s.players[seat]
  for (let colour = 0; colour < 6; colour++) {
    purse.tokens[colour] = player.tokens[colour]
    purse.dice[colour] = 0
    purse.stolen[colour] = 0
  }
  for (let colour = 0; colour < BASIC_COLOURS; colour++) purse.crystals[colour] = player.crystals[colour]
  for (let die = 0; die < DICE; die++) {
    if (s.dieAt[die] === DieAt.source) purse.dice[s.die[die]]++
    else if (s.dieAt[die] === DieAt.stolen + seat && hasOwnTurn(s, seat)) purse.stolen[s.die[die]]++
  }
  purse.allowed = diceAllowed(s, seat, tables, of)
  const night = isNight(s)
  purse.gold = !night
  purse.black = night
  for (const one of lastingOf(of, 'manaAllowed')) {
    if (one.data['seat'] !== seat) continue
    if (ruleOf(one, 'manaAllowed', tables)?.colour === 'gold') purse.gold = true
    else purse.black = true
  }
  purse.wild = isLasting(of, 'wildDice', seat)
  purse.dark = darkDice(of, seat).length
  purse.friendly = isFriendly(s, tables)
  purse.endless = 0
  for (const one of lastingOf(of, 'endless')) {
    if (one.data['seat'] !== seat) continue
    for (const colour of ruleOf(one, 'endless', tables)?.of ?? []) purse.endless |= 1 << ColourOf[colour]
  }
  fillSkills(s, seat, keep, source, leaving)
}

function fillSkills(s: StateView, seat: Seat, keep: number, source: Source, leaving: readonly Card[]): void {
  purse.opening = hasOwnTurn(s, seat) && centreOwner(s, OPENING) >= 0
  purse.polar = readySkill(s, seat, 'opposite') >= 0
  purse.spell = isSpell(source)
  purse.wounds = 0
  purse.others = 0
  if (readySkill(s, seat, 'discardEither') < 0) return
  for (const card of s.deeds[Z.hand + seat]) {
    if (isWound(card)) purse.wounds = 1
    else if (card !== source && !leaving.includes(card)) purse.others++
  }
  purse.others = Math.min(1, Math.max(0, purse.others - keep))
}

/** Whose cooperative skill lies in the centre, -1. */
export function centreOwner(s: StateView, skill: Skill): Seat {
  for (let i = 0; i < s.centre.length; i += 3) if (s.centre[i] === skill) return s.centre[i + 1]
  return -1
}

/** Can a mana of this colour be paid in this way out of the purse? */
export function has(way: number, colour: ColourNo): boolean {
  const basic = colour < BASIC_COLOURS
  const usable = basic || (colour === BLACK && purse.black)
  const opposite = OPPOSITE[colour]
  switch (way) {
    case WAY.token:
      return usable && purse.tokens[colour] > 0
    case WAY.crystal:
      return basic && purse.crystals[colour] > 0
    case WAY.goldToken:
      return basic && purse.gold && purse.tokens[GOLD] > 0 // MK-MANA-08
    case WAY.die:
      return usable && purse.allowed > 0 && purse.dice[colour] > 0
    case WAY.goldDie:
      if (purse.friendly && purse.dice[colour] > 0) return false // MK-VARIANT-06
      return basic && (purse.gold || purse.wild) && purse.allowed > 0 && purse.dice[GOLD] > 0
    case WAY.blackDie:
      return basic && (purse.wild || purse.dark > 0) && purse.allowed > 0 && purse.dice[BLACK] > 0 // MK-MANA-16, MK-OWN-02
    case WAY.stolenDie:
      return basic && purse.stolen[colour] > 0 // MK-TACTIC-09
    case WAY.endless:
      return usable && (purse.endless & (1 << colour)) !== 0 // MK-MANA-21
    case WAY.wound:
      return usable && purse.wounds > 0 && (colour === RED || colour === BLACK)
    case WAY.otherCard:
      return purse.others > 0 && basic && colour >= GREEN
    case WAY.oppositeToken:
      return purse.polar && (opposites(colour) & bitsOfTokens()) !== 0
    case WAY.oppositeCrystal:
      return purse.polar && basic && purse.crystals[opposite] > 0
    case WAY.oppositeDie:
      return purse.polar && purse.allowed > 0 && (opposites(colour) & bitsOfDice()) !== 0
    case WAY.opening:
      return purse.opening && basic && purse.dice[colour] > 0
    default:
      return false
  }
}

/** Polarization: what may stand for a colour. By Day black is any basic colour, at Night gold is black for spells. */
function opposites(colour: ColourNo): number {
  if (colour < BASIC_COLOURS) return (1 << OPPOSITE[colour]) | (purse.black ? 0 : 1 << BLACK)
  return colour === BLACK && purse.black && !purse.gold && purse.spell ? 1 << GOLD : 0
}

function bitsOfTokens(): number {
  let mask = 0
  for (let colour = 0; colour < 6; colour++) if (purse.tokens[colour] > 0) mask |= 1 << colour
  return mask
}

function bitsOfDice(): number {
  let mask = 0
  for (let colour = 0; colour < 6; colour++) if (purse.dice[colour] > 0) mask |= 1 << colour
  return mask
}

/** The colour of the token or die that Polarization turns: what is useless otherwise goes first. */
export function polarizedFrom(colour: ColourNo, has6: readonly number[], black: boolean): ColourNo {
  if (colour === BLACK) return GOLD
  return !black && has6[BLACK] > 0 ? BLACK : OPPOSITE[colour]
}

/** Takes it out of the purse (`by` −1), or puts it back (+1). */
export function change(way: number, colour: ColourNo, by: 1 | -1): void {
  switch (way) {
    case WAY.token:
      purse.tokens[colour] += by
      return
    case WAY.crystal:
      purse.crystals[colour] += by
      return
    case WAY.goldToken:
      purse.tokens[GOLD] += by
      return
    case WAY.die:
      purse.dice[colour] += by
      purse.allowed += by
      return
    case WAY.goldDie:
      purse.dice[GOLD] += by
      purse.allowed += by
      return
    case WAY.blackDie:
      purse.dice[BLACK] += by
      purse.allowed += by
      if (!purse.wild) purse.dark += by
      return
    case WAY.stolenDie:
      purse.stolen[colour] += by
      return
    case WAY.wound:
      purse.wounds += by
      purse.others = 0
      return
    case WAY.otherCard:
      purse.others += by
      purse.wounds = 0
      return
    case WAY.opening:
      purse.opening = by > 0
      purse.dice[colour] += by
      return
    case WAY.oppositeCrystal:
      purse.polar = by > 0
      purse.crystals[OPPOSITE[colour]] += by
      return
    case WAY.oppositeToken:
      purse.polar = by > 0
      purse.tokens[polarizedFrom(colour, purse.tokens, purse.black)] += by
      return
    case WAY.oppositeDie:
      purse.polar = by > 0
      purse.allowed += by
      purse.dice[polarizedFrom(colour, purse.dice, purse.black)] += by
      return
    default:
  }
}
