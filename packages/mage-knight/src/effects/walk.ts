import type { Effect } from '../content/effect.ts'
import { NONE } from '../content/ids.ts'
import { drawCards, gainToken } from '../deeds.ts'
import { Bound, run, type MageTable, type Seat, type State } from '../state.ts'
import { recruitFree } from '../steps/recruits.ts'
import { amountOf } from './amount.ts'
import { helps, isSo, usefulNow } from './can.ts'
import { carry, rolled, type Doing } from './carry.ts'
import { startChoose } from './choose.ts'
import { colourQuestion } from './colour.ts'
import { NODES, PARTS, QUIET, type Node } from './compile.ts'
import { journey } from './journey.ts'
import { again, option, topOrBottom } from './option.ts'
import { askNearest, giveUp, giveUps, others } from './others.ts'
import { openSource } from './pay.ts'
import { payCost } from './costs.ts'
import { PERFORM_AS, performCard, useUnit } from './composite.ts'
import { sideways } from './sideways.ts'
import { effectFrame, performNode } from './perform.ts'

/** Carries out an effect that asks somewhere, part by part. */

/** See `effectFrame`. */
export const effectStep = run(effectFrame.name, {
  locals: effectFrame.locals.fields,
  run: (s, f, table) => walk(s, f, table),
})

type EffectFrame = { -readonly [K in keyof Doing]: Doing[K] } & { node: number; at: number }

function walk(s: State, f: EffectFrame, table: MageTable): void {
  const effect = NODES[f.node]
  const parts = PARTS[f.node]
  const { seat, source, other, by, node } = f
  const doing: Doing = { seat, source, other, by }
  switch (effect.do) {
    case 'all':
      walkAll(s, f, parts, doing, table)
      return
    case 'when':
      if (isSo(s, seat, effect.is, table.env)) become(s, parts[0], doing, table)
      else table.pop()
      return
    case 'only':
      become(s, parts[0], doing, table)
      return
    case 'oneOf':
      table.next(option, { ...doing, node })
      return
    case 'may':
      if (helps(s, seat, parts[0], source, mayUse(s, seat, table), table.env, table))
        table.next(option, { ...doing, node })
      else table.pop()
      return
    case 'upTo':
      table.next(again, { ...doing, node, at: 0 })
      return
    case 'pay':
      if (f.at === 0) {
        f.at = 1
        payCost(s, effect.cost, doing, table)
      } else become(s, parts[0], doing, table)
      return
    case 'byColour':
      become(s, parts[s.bound[Bound.colour]], doing, table)
      return
    case 'roll': {
      const then = rolled(effect, node, seat, table)
      if (then >= 0) become(s, then, doing, table)
      else table.pop()
      return
    }
    case 'choose':
      table.pop()
      startChoose(s, effect, node, doing, table)
      return
    case 'draw':
      table.pop()
      drawCards(other >= 0 ? other : seat, amountOf(s, effect.n, seat, table.env, table), table)
      return
    case 'mana':
    case 'crystal':
    case 'takeDie':
      colourQuestion(s, effect, f, table)
      return
    case 'put':
      table.next(topOrBottom, { ...doing })
      return
    case 'recruit':
      table.pop()
      recruitFree(s, seat, s.bound[Bound.target], table)
      return
    case 'useUnit':
      table.next(useUnit, { ...doing, unit: s.bound[Bound.target] })
      return
    case 'perform':
      table.next(performCard, performing(s, effect, doing))
      return
    case 'sideways':
      table.next(sideways, { ...doing, node })
      return
    case 'useDie':
      table.pop()
      spendBoundDie(s, seat, table)
      return
    case 'journey':
      table.next(journey, { ...doing, node })
      return
    case 'others':
      walkOthers(s, f, effect, doing, table)
      return
    case 'giveUp':
      table.next(giveUp, { ...doing, steal: effect.steal ? 1 : 0 })
      return
    case 'move':
    case 'influence':
    case 'heal':
    case 'attack':
    case 'block':
    case 'handLimit':
    case 'wound':
    case 'reshuffle':
    case 'shuffleDeck':
    case 'tuck':
    case 'untuck':
    case 'loseCrystal':
    case 'artifact':
    case 'rerollSource':
    case 'wayToPay':
    case 'fame':
    case 'reputation':
    case 'armor':
    case 'noAttack':
    case 'strip':
    case 'destroy':
    case 'ready':
    case 'healUnit':
    case 'spend':
    case 'woundSelf':
    case 'offerUnits':
    case 'putThis':
    case 'assign':
    case 'reroll':
    case 'anotherTurn':
    case 'bendTime':
    case 'lasting':
    case 'after':
    case 'centre':
    case 'nothing':
      table.pop()
      carry(s, node, doing, table)
      return
  }
}

/** A part of it stands for the whole from here on. */
function become(s: State, part: Node, doing: Doing, table: MageTable): void {
  table.pop()
  performNode(s, part, doing, table)
}

/** What a part of a running effect may give: all that it is for. */
function mayUse(s: State, seat: Seat, table: MageTable): number {
  return usefulNow(s, seat, table.env, table) | ANYTHING
}

const ANYTHING = 0xff

function walkAll(s: State, f: EffectFrame, parts: readonly Node[], doing: Doing, table: MageTable): void {
  while (f.at < parts.length) {
    const part = parts[f.at++]
    if (QUIET[part]) carry(s, part, doing, table)
    else {
      performNode(s, part, doing, table)
      return
    }
  }
  table.pop()
}

/** One other player after the other, from the active one on (MK-PRIO-05). */
function walkOthers(
  s: State,
  f: EffectFrame,
  effect: Extract<Effect, { do: 'others' }>,
  doing: Doing,
  table: MageTable,
): void {
  if (effect.part.do === 'giveUp') {
    table.next(giveUps, { ...doing, steal: effect.part.steal ? 1 : 0, at: 0, cards: [] })
    return
  }
  const seats = others(s, effect.who, doing, table.env)
  if (f.at === 0) s.bound[Bound.lost] = NONE
  if (effect.who === 'nearest' && seats.length > 1) {
    table.pop()
    askNearest(s, f.node, seats, doing, table)
    return
  }
  while (f.at < seats.length) {
    const other = seats[f.at++]
    const part = PARTS[f.node][0]
    performNode(s, part, { ...doing, other }, table)
    if (!QUIET[part]) return
  }
  table.pop()
}

function performing(
  s: State,
  effect: Extract<Effect, { do: 'perform' }>,
  { seat, source }: Doing,
): {
  seat: number
  card: number
  as: number
  times: number
  bonus: number
  by: number
  saved: number[]
  first: boolean
} {
  return {
    seat,
    card: s.bound[Bound.card],
    as: PERFORM_AS.indexOf(effect.use),
    times: effect.times,
    bonus: effect.bonus,
    by: source,
    saved: s.bound.slice(),
    first: true,
  }
}

/** Source Opening used as an effect of its own: the die's mana is at hand as a token. */
function spendBoundDie(s: State, seat: Seat, table: MageTable): void {
  const die = s.bound[Bound.target]
  const colour = s.die[die]
  s.bound[Bound.colour] = colour
  openSource(s, seat, die, table)
  gainToken(s, seat, colour, 1, table)
}
