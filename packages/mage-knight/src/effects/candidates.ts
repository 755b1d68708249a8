import type { CardZone, Choose, Target } from '../content/effect.ts'
import { ColourOf } from '../content/ids.ts'
import { DICE } from '../content/tracks.ts'
import { opponentOf } from '../state/combat/duel.ts'
import type { Commitments, HelpQuery, Source } from '../state/match.ts'
import { distinct, Z, type Card } from '../state/pools/deed-cards.ts'
import { U, type Unit } from '../state/pools/unit-cards.ts'
import { Foe } from '../state/schema/fight.ts'
import { inDuel } from '../state/schema/stages.ts'
import { Bound, DieAt, type Seat, type State } from '../state/schema/state.ts'

/** What an effect could point at. */

/** Who looks for a target, and for what. */
export interface Quest {
  readonly seat: Seat
  readonly source: Source
  /** Whose unit, where it is that of another player; NONE. */
  readonly other: Seat
  /** The rest of a budget of unit levels. */
  readonly levels: number
  /** What has been chosen already. */
  readonly picked?: readonly number[]
  /** What will have happened by then, where it is only asked. */
  readonly committed?: Commitments
  /** Of what a card or unit could do, all that is allowed, unless it is only asked what helps. */
  readonly only?: HelpQuery['only']
}

/** A budget that no unit exceeds. */
export const MOST_LEVELS = 99

/** What can be pointed at, before anything is ruled out: numbers of posts, units, cards, dice or colours. */
export function candidates(s: State, { what }: Choose, quest: Quest): number[] {
  switch (what.a) {
    case 'enemy':
      return inDuel(s.stage)
        ? opponentsUnits(s, quest.seat)
        : s.fight.posts.filter((_, enemy) => isThere(s, enemy))
    case 'unit':
      return unitsOf(s, what, quest)
    case 'card':
      return distinct(cardsIn(s, what.in, quest.seat))
    case 'die':
      return diceInSource(s)
    case 'colour':
      return coloursOf(s, what.of)
  }
}

function isThere(s: State, enemy: number): boolean {
  return (s.fight.flags[enemy] & Foe.done) === 0
}

/** MK-PVP-60: effects on enemies fall on unwounded units of the opponent, never on the hero. */
function opponentsUnits(s: State, seat: Seat): Unit[] {
  return s.units[U.band + opponentOf(s, seat)].filter((unit) => s.unitWounds[unit] === 0)
}

function unitsOf(s: State, what: Extract<Target, { a: 'unit' }>, { seat, other }: Quest): Unit[] {
  if (what.of === 'offer') return s.units[U.offer].slice()
  const whose = what.of === 'own' ? seat : other
  return whose < 0 ? [] : s.units[U.band + whose].slice()
}

function cardsIn(s: State, zone: CardZone, seat: Seat): readonly Card[] {
  switch (zone) {
    case 'hand':
      return s.deeds[Z.hand + seat]
    case 'discard':
      return s.deeds[Z.discard + seat]
    case 'deck':
      return s.deeds[Z.deck + seat].toSorted((a, b) => a - b)
    case 'spellOffer':
      return s.deeds[Z.spellOffer]
    case 'actionOffer':
      return s.deeds[Z.actionOffer]
    case 'actionDeckTop':
      return s.deeds[Z.actionDeck].slice(-1)
    case 'lessons':
      return s.deeds[Z.lessons]
  }
}

function diceInSource(s: State): number[] {
  const dice: number[] = []
  for (let die = 0; die < DICE; die++) if (s.dieAt[die] === DieAt.source) dice.push(die)
  return dice
}

function coloursOf(s: State, of: Extract<Target, { a: 'colour' }>['of']): number[] {
  if (of === 'lost') return basicIn(s.bound[Bound.lost])
  if (of !== 'inSource') return of.map((colour) => ColourOf[colour])
  let mask = 0
  for (let die = 0; die < DICE; die++) if (s.dieAt[die] === DieAt.source) mask |= 1 << s.die[die]
  return basicIn(mask)
}

function basicIn(mask: number): number[] {
  return mask < 0 ? [] : [0, 1, 2, 3].filter((colour) => (mask & (1 << colour)) !== 0)
}
