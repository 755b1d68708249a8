import type { Cost, Timing, When } from '../content/effect.ts'
import type { HelpQuery, MatchTables } from '../state/match.ts'
import { isNightFor } from '../state/mutations.ts'
import { Z } from '../state/pools/deed-cards.ts'
import { Did } from '../state/schema/player.ts'
import { inCombat, inDuel, Stage } from '../state/schema/stages.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { enemiesFaced } from './amount.ts'
import { filterOut } from './targets.ts'

/** What effects depend on: moments of the turn, conditions, costs. */

export function isMoment(s: State, seat: Seat, at: Timing): boolean {
  switch (at) {
    case 'combatStart':
      return inDuel(s.stage)
        ? !s.duel.melee && (s.duel.begun & (1 << seat)) === 0
        : s.stage === Stage.ranged && !s.fight.begun
    case 'blockPhase':
      return s.stage === Stage.block || s.stage === Stage.facing || s.stage === Stage.duelBlock
    case 'attackPhase':
      return s.stage === Stage.melee || s.stage === Stage.duelMelee
    case 'outsideCombat':
      return !inCombat(s.stage) && !inDuel(s.stage)
    case 'interaction':
      return s.stage === Stage.interacting
    case 'beforeSource':
      return (s.players[seat].did & Did.sourceUsed) === 0
  }
}

/** The rule that says when. */
export const TIMING_RULE: Readonly<Record<Timing, string>> = {
  combatStart: 'MK-DEED-15',
  blockPhase: 'MK-COMBAT-12',
  attackPhase: 'MK-COMBAT-84',
  outsideCombat: 'MK-COMBAT-13',
  interaction: 'MK-TURN-18',
  beforeSource: 'MK-TACTIC-14',
}

export function isSo(s: State, seat: Seat, is: When, tables: MatchTables): boolean {
  switch (is) {
    case 'day':
      return !isNightFor(s, tables)
    case 'night':
      return isNightFor(s, tables)
    case 'outsideCombat':
      return !inCombat(s.stage) && !inDuel(s.stage)
    case 'interacting':
      return s.stage === Stage.interacting
    case 'soleLeastFame':
      return s.players.every((other, n) => n === seat || other.out || other.fame > s.players[seat].fame) // MK-SKILL-08
    case 'deckNotEmpty':
      return s.deeds[Z.deck + seat].length > 0
    case 'moveForEachEnemy':
      return s.players[seat].move >= enemiesFaced(s, seat, tables)
  }
}

/** MK-CARD-10, MK-CARD-12 */
export function canPay(cost: Cost, { s, seat, source, committed }: HelpQuery): boolean {
  switch (cost.pay) {
    case 'mana':
    case 'manas':
      return true // with the mana of the card itself: `Use.wants`
    case 'card':
      for (const card of s.deeds[Z.hand + seat]) {
        if (card !== source && !committed.leaving.includes(card) && filterOut(s, cost.which, card) === '')
          return true
      }
      return false
    case 'cards':
    case 'wound':
      return true
    case 'move':
      return s.players[seat].move >= cost.n
  }
}
