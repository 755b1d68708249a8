import { text, type Ability, type Menu } from '@longtable/kernel'
import { TACTIC_USE } from '../../state/choices/plays.ts'
import { NONE, type Tactic } from '../../content/ids.ts'
import type { TacticRow } from '../../content/types.ts'
import { offerUse } from '../../effects/offer-use.ts'
import { startUse } from '../../effects/start-use.ts'
import { TACTIC_SOURCE } from '../../state/sources.ts'
import { Did, Last } from '../../state/schema/player.ts'
import { NOBODY, type Seat, type State } from '../../state/schema/state.ts'
import type { MageKnight, MageContext, MatchTables } from '../../state/match.ts'
import { Z } from '../../state/pools/deed-cards.ts'
import { tacticNameText, atTactic } from '../../text/pieces.ts'
import { defendsPartially, mayActOutOfTurn } from './rights.ts'
import { textOfUse } from '../../text/use-text.ts'

type TacticUse = (typeof TACTIC_USE)[number]
type When = TacticRow['when']

/** What can be used on the own turn, and what before it: see `TacticRow.when`. */
const ON_TURN: readonly When[] = ['onceOwnTurn', 'eachTurn', 'deckEmpty']
const BEFORE_TURN: readonly When[] = ['onceBeforeTurn', 'beforeEachTurn', 'deckEmpty']

/** Once each turn: the bit that says so. */
const ONCE: Partial<Readonly<Record<When, number>>> = { eachTurn: Did.searched, beforeEachTurn: Did.spared }

/** The rule that keeps a tactic from being used, '' if none does. */
function whyNot(s: State, seat: Seat, tactic: Tactic, tables: MatchTables): string {
  const { when } = tables.edition.tactics[tactic]
  const player = s.players[seat]
  if (player.tacticUsed || (player.did & (ONCE[when] ?? 0)) !== 0) return RULES[when] ?? ''
  switch (when) {
    case 'onceOwnTurn':
      return isLastTurn(s, seat) && !tables.options.rightMomentLastTurn ? 'MK-TACTIC-12' : ''
    case 'eachTurn':
      return (player.did & Did.sourceUsed) === 0 ? '' : 'MK-TACTIC-14' // before Source mana is used
    case 'deckEmpty':
      return s.deeds[Z.deck + seat].length === 0 && s.deeds[Z.discard + seat].length > 0 ? '' : 'MK-TACTIC-13'
    default:
      return ''
  }
}

/** The rule of each kind of tactic that is used. */
const RULES: Partial<Readonly<Record<When, string>>> = {
  onceOwnTurn: 'MK-TACTIC-12',
  deckEmpty: 'MK-TACTIC-13',
  eachTurn: 'MK-TACTIC-14',
  onceBeforeTurn: 'MK-TACTIC-15',
  beforeEachTurn: 'MK-TACTIC-17',
}

/** MK-Q55: barred once the end of the round or of the game has been announced. */
function isLastTurn(s: State, seat: Seat): boolean {
  return s.announced !== NOBODY || s.ending !== NOBODY || s.players[seat].lastTurn !== Last.no
}

function universe(s: State, seat: Seat, { edition, uses }: MatchTables, whens: readonly When[]): TacticUse[] {
  const { tactic } = s.players[seat]
  if (tactic === NONE || !whens.includes(edition.tactics[tactic].when)) return []
  return uses.tactics[tactic].map((_, use) => TACTIC_USE[use])
}

function offer(s: State, seat: Seat, menu: Menu<MatchTables>, whens: readonly When[], closed: string): void {
  const { tactic } = s.players[seat]
  if (tactic === NONE) return
  const { tables } = menu
  if (!whens.includes(tables.edition.tactics[tactic].when)) return
  const why = closed === '' ? whyNot(s, seat, tactic, tables) : closed
  if (why !== '' && menu.block === undefined) return
  const uses = tables.uses.tactics[tactic]
  for (let n = 0; n < uses.length; n++) {
    if (why === '') offerUse(s, seat, uses[n], TACTIC_USE[n], 0, menu, TACTIC_SOURCE + tactic)
    else menu.block?.(TACTIC_USE[n], why)
  }
}

const TUCK = 0

/** Turned face down, but for what can be used again and again. */
function take(s: State, seat: Seat, { use }: TacticUse, ctx: MageContext): void {
  const player = s.players[seat]
  const { tactic } = player
  const { when } = ctx.tables.edition.tactics[tactic]
  player.did |= ONCE[when] ?? 0
  if (when !== 'eachTurn' && !(when === 'beforeEachTurn' && use === TUCK)) player.tacticUsed = true
  ctx.tell?.({ event: 'tacticUsed', seat, tactic })
  startUse(s, seat, ctx.tables.uses.tactics[tactic][use], TACTIC_SOURCE + tactic, ctx)
}

const describe: Ability<MageKnight, TacticUse>['describe'] = ({ tables, state, viewer }, { use }) => {
  const { tactic } = state.players[viewer]
  return {
    text: text('choose.tacticUse', { tactic: tacticNameText(tactic) }),
    ...textOfUse(tables, tables.uses.tactics[tactic][use]),
    at: atTactic(tactic),
  }
}

/** The Right Moment, Mana Search and Long Night on the own turn. */
export const useTactic: Ability<MageKnight, TacticUse> = {
  verb: 'tacticUse',
  universe: (s, seat, tables) => universe(s, seat, tables, ON_TURN),
  offer: (s, seat, menu) => offer(s, seat, menu, ON_TURN, defendsPartially(s, seat) ? 'MK-PVP-16' : ''),
  take,
  describe,
}

/** MK-TACTIC-18: tactics that are used before the own turn. */
export const useTacticBefore: Ability<MageKnight, TacticUse> = {
  verb: 'tacticUse',
  universe: (s, seat, tables) => universe(s, seat, tables, BEFORE_TURN),
  offer: (s, seat, menu) => offer(s, seat, menu, BEFORE_TURN, mayActOutOfTurn(s, seat) ? '' : 'MK-ROUND-18'),
  take,
  describe,
}
