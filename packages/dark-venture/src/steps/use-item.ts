import { type Ability, type Blocked, text, type Text } from '@longtable/kernel'
import type { Cost } from '../content/effects.ts'
import type { AbilityRow } from '../content/types.ts'
import { begins, contextOf, runProgram } from '../effects/interpreter.ts'
import { Z, itemNo } from '../state/card-pool.ts'
import { itemUse, type USE_ITEM } from '../state/choices/cards.ts'
import { acted } from '../state/mutations/note-action.ts'
import { pay } from '../state/mutations/cost.ts'
import { TOKEN } from '../state/names.ts'
import type { CardNo, PieceNo } from '../state/numbers.ts'
import { canPay } from '../state/queries/affordable.ts'
import { isWornBy, wornBy } from '../state/queries/cards.ts'
import { moveDice, skullDice } from '../state/queries/dice.ts'
import { itemOf, wearerOf } from '../state/queries/items.ts'
import { marksOn } from '../state/queries/marks.ts'
import { squareOf } from '../state/queries/pieces.ts'
import { PAST, type State } from '../state/schema.ts'
import { codeOf, type DarkVenture, type MatchTables } from '../state/tables/match-tables.ts'
import { knownPrice } from '../state/tables/prices.ts'
import { say } from '../text/effect-text.ts'
import { sayCost } from '../text/effect-parts.ts'
import { cardText, pieceText, spaceText } from './combat-text.ts'

/** Abilities of worn items. */

interface Reason {
  readonly rule: string
  readonly numbers?: Blocked['numbers']
}

const USED: Reason = { rule: 'DV-FX-4' }
const NO_EGG: Reason = { rule: 'DV-FX-3' }
const IN_VAIN: Reason = { rule: 'DV-FX-6' }
const TOO_LATE: Reason = { rule: 'DV-TURN-01' }
const FREE: Cost = {}

/** The ability that a worn item gives in one's own turn. */
function abilityOf(tables: MatchTables, card: CardNo): AbilityRow | undefined {
  const { ability } = itemOf(tables, card)
  return ability?.when === 'turn' ? ability : undefined
}

function costOf({ costs }: AbilityRow, n: number): Cost {
  return costs[n] ?? FREE
}

function ways({ costs }: AbilityRow): number {
  return Math.max(1, costs.length)
}

function timesUsed(s: State, card: CardNo): number {
  let times = 0
  for (let i = 0; i < s.usedItems.length; i++) if (s.usedItems[i] === card) times++
  return times
}

function whyNot(
  s: State,
  tables: MatchTables,
  card: CardNo,
  row: AbilityRow,
  cost: Cost,
): Reason | undefined {
  const wearer = wearerOf(s, card)
  if (row.limit !== undefined && timesUsed(s, card) >= row.limit.times) return USED // DV-FX-4
  if (row.costs.length > 0 && s.stage === PAST) return TOO_LATE
  if (row.by?.on === 'egg' && marksOn(s, squareOf(s, tables, wearer), TOKEN.egg) === 0) return NO_EGG
  if (!canPay(s, tables, s.turn, wearer, cost)) return { rule: 'DV-FX-5', numbers: needsOf(s, cost) }
  return canAll(s, tables, card, wearer) ? undefined : IN_VAIN // DV-FX-6
}

/** What a price asks for, and what is there of it: skulls, or MOVE dice. */
function needsOf(s: State, { move = 0, skull = 0 }: Cost): { needs: number; has: number } {
  return skull > 0 ? { needs: skull, has: skullDice(s, s.turn) } : { needs: move, has: moveDice(s, s.turn) }
}

/** An egg is not thrown where there is nobody to throw it at: each of the effects must have something to work on. */
function canAll(s: State, tables: MatchTables, card: CardNo, wearer: PieceNo): boolean {
  const context = contextOf(s.turn, wearer, wearer, card)
  return codeOf(tables, wornProgram(tables, card)).every((op) => begins(s, tables, op, context))
}

/** The name of what an item does while it is worn. */
function wornProgram({ cardRow }: MatchTables, card: CardNo): string {
  return `item.${cardRow[card].id}.worn`
}

/** What a worn item lets its wearer do (DV-CARD-11). */
export const useItemVerb: Ability<DarkVenture, (typeof USE_ITEM)[number]> = {
  verb: 'useItem',
  universe: (s, _seat, tables) =>
    wornBy(s, s.turn).flatMap((card) => {
      const row = abilityOf(tables, card)
      return row === undefined ? [] : Array.from({ length: ways(row) }, (_, n) => itemUse(card, n))
    }),
  offer: (s, _seat, menu) => {
    const worn = s.cards[Z.worn]
    for (let i = 0; i < worn.length; i++) {
      const card = worn[i]
      const row = isWornBy(s, s.turn, card) ? abilityOf(menu.tables, card) : undefined
      if (row === undefined) continue
      for (let n = 0; n < ways(row); n++) {
        const reason = whyNot(s, menu.tables, card, row, costOf(row, n))
        if (reason === undefined) menu.add(itemUse(card, n))
        else menu.block?.(itemUse(card, n), reason.rule, reason.numbers)
      }
    }
  },
  take: (s, _seat, choice, ctx) => {
    const { card } = choice
    const row = abilityOf(ctx.tables, card)
    if (row === undefined) return
    acted(s)
    const wearer = wearerOf(s, card)
    s.usedItems.push(card)
    ctx.tell?.({ event: 'itemAbility', side: s.turn, card, piece: wearer })
    const program = wornProgram(ctx.tables, card)
    runProgram(program, contextOf(s.turn, wearer, wearer, card), ctx)
    pay(s, s.turn, wearer, knownPrice(ctx.tables.memo.prices, costOf(row, choice.cost)), ctx)
  },
  describe: ({ state, tables }, choice) => {
    const { card } = choice
    const row = abilityOf(tables, card)
    const wearer = state.lies[itemNo(card)]
    const entry = {
      text: text('choose.useItem', {
        card: cardText(tables, card),
        unit: pieceText(tables, wearer),
        space: spaceText(state, tables, wearer),
      }),
      at: `piece:${wearer}`,
      from: `card:${card}`,
    }
    if (row === undefined) return entry
    const gain: Text = say(tables, row.effects)
    return row.costs.length === 0
      ? { ...entry, gain }
      : { ...entry, gain, cost: sayCost(costOf(row, choice.cost)) }
  },
}
