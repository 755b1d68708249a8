import { type Choice, type Forecast, text, type Text } from '@longtable/kernel'
import type {
  attackPartnerFrame,
  attackTargetFrame,
  fightAdjustFrame,
  LocalsOf,
  turnFrame,
} from '../../state/frames.ts'
import { amountOf, MOD, UNTIL } from '../../state/mods.ts'
import { NOBODY, type PieceNo } from '../../state/numbers.ts'
import { attackScore, defenceScore } from '../../state/queries/combat.ts'
import { CAUSE, type Fight } from '../../state/schema.ts'
import { type MatchTables, programOf, type VentureViewContext } from '../../state/tables/match-tables.ts'
import { type Targeting, targetsOf } from '../../steps/attack.ts'
import { counterTo } from '../../steps/counter.ts'
import { sumsOf } from '../dice-odds.ts'
import { fightOdds, type FightOdds, oddsOf, perMille } from '../fight-odds.ts'

/** The chances of a combat: whom to attack and with whom, what the defence gains, what a changed die does. */

function won({ win, counter }: FightOdds, outcome: Text): Forecast {
  const odds = [{ outcome, perMille: win }]
  return { odds: counter === 0 ? odds : [...odds, { outcome: text('odds.counter'), perMille: counter }] }
}

/** Against whom the attack has the best chance. */
function bestOf(ctx: VentureViewContext, plan: Targeting): Forecast | null {
  const { state, tables } = ctx
  const attackers = plan.partner === NOBODY ? [plan.piece] : [plan.piece, plan.partner]
  let best: FightOdds | undefined
  let against: PieceNo = NOBODY
  for (const target of targetsOf(state, tables, plan)) {
    const odds = oddsOf(ctx, { attackers, defenders: [target], strength: plan.strength })
    if (best !== undefined && odds.win <= best.win) continue
    best = odds
    against = target
  }
  return best === undefined ? null : won(best, text('odds.winAgainst', { unit: tables.nameOf[against] }))
}

export function onAttack(
  ctx: VentureViewContext,
  { side }: LocalsOf<typeof turnFrame>,
  piece: PieceNo,
): Forecast | null {
  const none = { partner: NOBODY, first: NOBODY, range: -1, strength: -1 }
  return bestOf(ctx, { side, piece, ...none, pay: 1, cause: CAUSE.turn })
}

export function onPartner(
  ctx: VentureViewContext,
  { side, piece, range, strength, pay, cause }: LocalsOf<typeof attackPartnerFrame>,
  choice: Choice,
): Forecast | null {
  const partner = choice.do === 'partner' ? Number(choice['piece']) : NOBODY
  return bestOf(ctx, { side, piece, partner, range, strength, pay, cause, first: NOBODY })
}

export function onTarget(
  ctx: VentureViewContext,
  { piece, partner, strength, first }: LocalsOf<typeof attackTargetFrame>,
  choice: Choice,
): Forecast | null {
  const attackers = partner === NOBODY ? [piece] : [piece, partner]
  const target = choice.do === 'target' ? [Number(choice['piece'])] : []
  const defenders = first === NOBODY ? target : [first, ...target]
  return won(oddsOf(ctx, { attackers, defenders, strength }), text('odds.win'))
}

function fightOf({ state }: VentureViewContext): Fight | undefined {
  return state.fights.at(-1)
}

export function onDefence(ctx: VentureViewContext, choice: Choice): Forecast | null {
  const fight = fightOf(ctx)
  if (fight === undefined || fight.sure === 1 || fight.foiled === 1) return null
  const then = defended(ctx.tables, fight, choice)
  if (then === undefined) return null
  return { odds: [{ outcome: text('odds.hold'), perMille: 1000 - fightOdds(ctx, then).win }] }
}

/** The combat after such a choice of the defence; undefined if more is chosen or rolled before that is known. */
function defended(tables: MatchTables, fight: Fight, choice: Choice): Fight | undefined {
  switch (choice.do) {
    case 'ready':
      return fight
    case 'with':
      return { ...fight, defenders: [...fight.defenders, Number(choice['piece'])] }
    case 'play':
      return withCard(tables, fight, Number(choice['card']))
    default:
      return undefined
  }
}

function withCard(tables: MatchTables, fight: Fight, card: number): Fight | undefined {
  const mods = fight.mods.slice()
  for (const effect of programOf(tables, tables.cardProgram[card])) {
    if (effect.do === 'foilAttack') return { ...fight, foiled: 1 }
    if (effect.do !== 'modify' || effect.who !== undefined) return undefined
    for (const one of effect.mods)
      if (one.mod !== 'aura') mods.push(MOD[one.mod], amountOf(one), fight.versus, NOBODY, UNTIL.attack, card)
  }
  return { ...fight, mods }
}

/** After a change of the own roll: is the attack ahead, or does the defence hold, if nothing else changes? */
export function onChange(
  ctx: VentureViewContext,
  { next }: LocalsOf<typeof fightAdjustFrame>,
  choice: Choice,
): Forecast | null {
  const fight = fightOf(ctx)
  if (fight === undefined) return null
  const attacks = next === 0
  const chance = chanceAfter(ctx.tables, fight, attacks, choice)
  if (chance === undefined) return null
  return { odds: [{ outcome: text(attacks ? 'odds.ahead' : 'odds.hold'), perMille: perMille(chance) }] }
}

function chanceAfter(
  tables: MatchTables,
  fight: Fight,
  attacks: boolean,
  choice: Choice,
): number | undefined {
  const dice = attacks ? fight.attack : fight.defence
  const margin = attackScore(fight) - defenceScore(fight)
  /** What the own roll must gain to lead: more than the defence, or as much as the attack. */
  const missing = attacks ? 1 - margin : margin
  switch (choice.do) {
    case 'stand':
      return Number(missing <= 0)
    case 'egg':
      return Number(missing <= tables.edition.numbers.eggBonus)
    case 'rerollDie':
      return chanceOf(1, missing + dice[Number(choice['die'])])
    case 'play':
      return rerollsAll(tables, Number(choice['card']))
        ? chanceOf(dice.length, missing + sumOf(dice))
        : undefined
    default:
      return undefined
  }
}

function rerollsAll(tables: MatchTables, card: number): boolean {
  const effects = programOf(tables, tables.cardProgram[card])
  return effects.length === 1 && effects[0].do === 'rerollCombat' && effects[0].dice === 'all'
}

function sumOf(dice: readonly number[]): number {
  return dice.reduce((sum, die) => sum + die, 0)
}

/** The chance that so many dice come to that much or more. */
function chanceOf(dice: number, atLeast: number): number {
  return sumsOf(dice).reduce((sum, chance, total) => (total >= atLeast ? sum + chance : sum), 0)
}

export function onCounter(ctx: VentureViewContext, choice: Choice): Forecast | null {
  const fight = fightOf(ctx)
  if (choice.do !== 'counter' || fight === undefined) return null
  return won(fightOdds(ctx, counterTo(ctx.state, ctx.tables, fight)), text('odds.win'))
}
