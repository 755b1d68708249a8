import { type Ability, text } from '@longtable/kernel'
import { whyNoPower, whyNoSummons } from '../effects/summoning.ts'
import { hasFavour } from '../effects/conditions.ts'
import { contextOf, runProgram } from '../effects/interpreter.ts'
import { POWER, SUMMON } from '../state/choices/index.ts'
import { acted } from '../state/mutations/note-action.ts'
import { pay } from '../state/mutations/cost.ts'
import { ANCIENT, FACTIONS, NOBODY, type SideNo } from '../state/numbers.ts'
import { hasAncient } from '../state/queries/pieces.ts'
import { PAST } from '../state/schema.ts'
import { type DarkVenture, type MatchTables, programOf } from '../state/tables/match-tables.ts'
import { knownPrice } from '../state/tables/prices.ts'
import { say } from '../text/effect-text.ts'
import { sayCost, sayLimit } from '../text/effect-parts.ts'

const NONE: readonly (typeof SUMMON)[] = []
const SUMMONS: readonly (typeof SUMMON)[] = [SUMMON]

/** The third step of a turn: an Ancient whose favour is won comes for its price (DV-ANC-01). */
export const summonVerb: Ability<DarkVenture, typeof SUMMON> = {
  verb: 'summon',
  universe: (s) => (s.turn < FACTIONS ? SUMMONS : NONE),
  offer: (s, _seat, menu) => {
    const side = s.turn
    if (side >= FACTIONS) return
    if (menu.block === undefined && !hasFavour(s, menu.tables, side)) return
    const why = whyNoSummons(s, menu.tables, side)
    if (why === undefined) menu.add(SUMMON)
    else menu.block?.(SUMMON, why.rule, why.numbers)
  },
  take: (s, _seat, _choice, ctx) => {
    acted(s)
    const side = s.turn
    const { cost, program } = ctx.tables.summons[side]
    if (ctx.tables.options.ancientTiming === 'order') s.stage = PAST // DV-TURN-01, A-66
    runProgram(program, contextOf(side), ctx)
    pay(s, side, NOBODY, knownPrice(ctx.tables.memo.prices, cost), ctx)
  },
  describe: ({ state, tables }) => {
    const { cost, program } = tables.summons[state.turn]
    return {
      text: text('choose.summon', { ancient: tables.nameOf[ANCIENT + state.turn] }),
      cost: sayCost(cost),
      gain: say(tables, programOf(tables, program)),
      at: `ancient:${state.turn}`,
    }
  },
}

const NO_POWER: readonly (typeof POWER)[] = []
const POWERS: readonly (typeof POWER)[] = [POWER]

/** Is the Divine Power of the side an action of its turn? Others work by themselves (DV-ANC-09). */
function isAction(tables: MatchTables, side: SideNo): boolean {
  return side < FACTIONS && tables.abilities[side][tables.powerOf[side]].row.when === 'turn'
}

/** The Divine Power of an Ancient on the map (DV-DASH-03): by its own words at any time of the turn. */
export const powerVerb: Ability<DarkVenture, typeof POWER> = {
  verb: 'power',
  universe: (s, _seat, tables) => (isAction(tables, s.turn) ? POWERS : NO_POWER),
  offer: (s, _seat, menu) => {
    const side = s.turn
    if (side >= FACTIONS) return
    if (menu.block === undefined && !hasAncient(s, side)) return
    if (!isAction(menu.tables, side)) return
    const why = whyNoPower(s, menu.tables, side)
    if (why === undefined) menu.add(POWER)
    else menu.block?.(POWER, why.rule, why.numbers)
  },
  take: (s, _seat, _choice, ctx) => {
    acted(s)
    const side = s.turn
    const no = ctx.tables.powerOf[side]
    s.uses[no]++
    s.spent[side * ctx.tables.mostAbilities + no]++
    ctx.tell?.({ event: 'ability', side, ability: no, piece: ANCIENT + side })
    runProgram(ctx.tables.abilities[side][no].program, contextOf(side, ANCIENT + side), ctx)
  },
  describe: ({ state, tables }) => {
    const no = tables.powerOf[state.turn]
    const { row, program } = tables.abilities[state.turn][no]
    return {
      text: text('choose.power', { power: row.name }),
      ...(row.limit === undefined ? {} : { cost: sayLimit(row.limit) }),
      gain: say(tables, programOf(tables, program)),
      at: `ability:${no}`,
    }
  },
}
