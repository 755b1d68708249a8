import type { Effect } from '../content/effect.ts'
import { NONE } from '../content/ids.ts'
import { drawCards, gainToken } from '../state/mutations.ts'
import { Bound, type Seat, type State } from '../state/schema/state.ts'
import { run, type MageContext, type EffectOrigin, type Node } from '../state/match.ts'
import { recruitFree } from '../steps/recruits.ts'
import { amountOf } from './amount.ts'
import { helps, isSo, usefulNow } from './helps.ts'
import { carry, rolled } from './carry.ts'
import { startChoose } from './choose.ts'
import { colourQuestion } from './colour.ts'
import { NODES, PARTS, QUIET } from './compile.ts'
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
  run: (s, f, ctx) => walk(s, f, ctx),
})

type EffectFrame = { -readonly [K in keyof EffectOrigin]: EffectOrigin[K] } & { node: number; at: number }

function walk(s: State, f: EffectFrame, ctx: MageContext): void {
  const effect = NODES[f.node]
  const parts = PARTS[f.node]
  const { seat, source, other, by, node } = f
  const doing: EffectOrigin = { seat, source, other, by }
  switch (effect.do) {
    case 'all':
      walkAll(s, f, parts, doing, ctx)
      return
    case 'when':
      if (isSo(s, seat, effect.is, ctx.tables)) become(s, parts[0], doing, ctx)
      else ctx.pop()
      return
    case 'only':
      become(s, parts[0], doing, ctx)
      return
    case 'oneOf':
      ctx.next(option, { ...doing, node })
      return
    case 'may':
      if (helps(s, seat, parts[0], source, mayUse(s, seat, ctx), ctx.tables, ctx))
        ctx.next(option, { ...doing, node })
      else ctx.pop()
      return
    case 'upTo':
      ctx.next(again, { ...doing, node, at: 0 })
      return
    case 'pay':
      if (f.at === 0) {
        f.at = 1
        payCost(s, effect.cost, doing, ctx)
      } else become(s, parts[0], doing, ctx)
      return
    case 'byColour':
      become(s, parts[s.bound[Bound.colour]], doing, ctx)
      return
    case 'roll': {
      const then = rolled(effect, node, seat, ctx)
      if (then >= 0) become(s, then, doing, ctx)
      else ctx.pop()
      return
    }
    case 'choose':
      ctx.pop()
      startChoose(s, effect, node, doing, ctx)
      return
    case 'draw':
      ctx.pop()
      drawCards(other >= 0 ? other : seat, amountOf(s, effect.n, seat, ctx.tables, ctx), ctx)
      return
    case 'mana':
    case 'crystal':
    case 'takeDie':
      colourQuestion(s, effect, f, ctx)
      return
    case 'put':
      ctx.next(topOrBottom, { ...doing })
      return
    case 'recruit':
      ctx.pop()
      recruitFree(s, seat, s.bound[Bound.target], ctx)
      return
    case 'useUnit':
      ctx.next(useUnit, { ...doing, unit: s.bound[Bound.target] })
      return
    case 'perform':
      ctx.next(performCard, performing(s, effect, doing))
      return
    case 'sideways':
      ctx.next(sideways, { ...doing, node })
      return
    case 'useDie':
      ctx.pop()
      spendBoundDie(s, seat, ctx)
      return
    case 'journey':
      ctx.next(journey, { ...doing, node })
      return
    case 'others':
      walkOthers(s, f, effect, doing, ctx)
      return
    case 'giveUp':
      ctx.next(giveUp, { ...doing, steal: effect.steal ? 1 : 0 })
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
      ctx.pop()
      carry(s, node, doing, ctx)
      return
  }
}

/** A part of it stands for the whole from here on. */
function become(s: State, part: Node, doing: EffectOrigin, ctx: MageContext): void {
  ctx.pop()
  performNode(s, part, doing, ctx)
}

/** What a part of a running effect may give: all that it is for. */
function mayUse(s: State, seat: Seat, ctx: MageContext): number {
  return usefulNow(s, seat, ctx.tables, ctx) | ANYTHING
}

const ANYTHING = 0xff

function walkAll(s: State, f: EffectFrame, parts: readonly Node[], doing: EffectOrigin, ctx: MageContext): void {
  while (f.at < parts.length) {
    const part = parts[f.at++]
    if (QUIET[part]) carry(s, part, doing, ctx)
    else {
      performNode(s, part, doing, ctx)
      return
    }
  }
  ctx.pop()
}

/** One other player after the other, from the active one on (MK-PRIO-05). */
function walkOthers(
  s: State,
  f: EffectFrame,
  effect: Extract<Effect, { do: 'others' }>,
  doing: EffectOrigin,
  ctx: MageContext,
): void {
  if (effect.part.do === 'giveUp') {
    ctx.next(giveUps, { ...doing, steal: effect.part.steal ? 1 : 0, at: 0, cards: [] })
    return
  }
  const seats = others(s, effect.who, doing, ctx.tables)
  if (f.at === 0) s.bound[Bound.lost] = NONE
  if (effect.who === 'nearest' && seats.length > 1) {
    ctx.pop()
    askNearest(s, f.node, seats, doing, ctx)
    return
  }
  while (f.at < seats.length) {
    const other = seats[f.at++]
    const part = PARTS[f.node][0]
    performNode(s, part, { ...doing, other }, ctx)
    if (!QUIET[part]) return
  }
  ctx.pop()
}

function performing(
  s: State,
  effect: Extract<Effect, { do: 'perform' }>,
  { seat, source }: EffectOrigin,
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
function spendBoundDie(s: State, seat: Seat, ctx: MageContext): void {
  const die = s.bound[Bound.target]
  const colour = s.die[die]
  s.bound[Bound.colour] = colour
  openSource(s, seat, die, ctx)
  gainToken(s, seat, colour, 1, ctx)
}
