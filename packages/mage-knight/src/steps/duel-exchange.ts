import { int, text, type Described, type Menu } from '@longtable/kernel'
import { playerText } from '../text/players.ts'
import { DONE, PASS } from '../state/choices/common.ts'
import { SEND } from '../state/choices/together.ts'
import { NONE } from '../content/ids.ts'
import { lastingOf, lastsOf } from '../state/lasting.ts'
import { startEffect } from '../effects/start-use.ts'
import {
  blockerOf,
  duelAttack,
  duelBlock as blockTotal,
  duelElements,
  isBehindWalls,
  reduction,
} from '../state/combat/duel.ts'
import { TURN_ABILITIES } from './plays/index.ts'
import { Stage } from '../state/schema/stages.ts'
import { ask, run, type MageContext, type MatchTables } from '../state/match.ts'
import { Bound, type Seat, type State } from '../state/schema/state.ts'
import { duelAssign } from './duel-assign.ts'

/** The attacks of a duel: one plays an attack, the other blocks, the first one spends what comes through. */

/** A phase of the duel starts: nobody has passed yet. */
export function beginExchanges(s: State, first: Seat, melee: boolean): void {
  const { duel } = s
  duel.melee = melee
  duel.passes = 0
  if (duel.attacker === NONE) duel.attacker = first
  else if (duel.attacker !== first) changeRoles(s)
}

/** MK-PVP-20: again and again, until both have passed in a row or somebody had to retreat (MK-PVP-48). */
export const exchange = run('duel.exchange', {
  locals: {},
  run: (s, _f, ctx) => {
    const { duel } = s
    if (duel.won !== NONE || duel.passes === 2) {
      ctx.pop()
      return
    }
    s.stage = duel.melee ? Stage.duelMelee : Stage.duelRanged
    ctx.push(duelAttacking, { seat: duel.attacker })
  },
})

/** Attacker and blocker change with each attack (MK-PVP-07). */
function changeRoles(s: State): void {
  const { duel, fight } = s
  fight.attack.fill(0)
  fight.block.fill(0)
  duel.helped = []
  duel.elements = 0
  duel.attack = 0
  duel.mana = 0
  duel.attacker = blockerOf(s)
}

export const duelAttacking = ask('duel.attack', {
  locals: { seat: int(0, 3) },
  seat: (_s, f) => f.seat,
  universe: () => [SEND, PASS],
  offer: (s, _f, menu: Menu<MatchTables>) => {
    if (duelAttack(s, menu) > 0) menu.add(SEND)
    else menu.block?.(SEND, isBehindWalls(s, menu) ? 'MK-PVP-21' : 'MK-PVP-20')
    menu.add(PASS)
  },
  take: (s, f, choice, ctx) => {
    const { duel } = s
    duel.begun |= 1 << f.seat
    if (choice.do === 'send') {
      duel.passes = 0
      duel.attack = duelAttack(s, ctx)
      duel.elements = duelElements(s, ctx)
      s.stage = Stage.duelBlock
      ctx.tell?.({ event: 'sent', seat: f.seat, attack: duel.attack })
      ctx.next(duelBlocking, { seat: blockerOf(s) })
      return
    }
    duel.passes++
    ctx.tell?.({ event: 'passed', seat: f.seat })
    changeRoles(s)
    ctx.pop()
  },
  question: (ctx) => {
    const { duel } = ctx.state
    const against = playerText(duel.attacker === duel.aggressor ? duel.defender : duel.aggressor)
    return text(duel.melee ? 'ask.duelMelee' : 'ask.duelRanged', { player: against })
  },
  describe: (ctx, _f, choice): Described => {
    if (choice.do !== 'send') return { text: text('choose.duelPass') }
    return { text: text('choose.duelSend', { attack: duelAttack(ctx.state, lastsOf(ctx)) }) }
  },
  abilities: TURN_ABILITIES,
})

export const duelBlocking = ask('duel.block', {
  locals: { seat: int(0, 3) },
  seat: (_s, f) => f.seat,
  universe: () => [DONE],
  offer: (_s, _f, menu) => {
    menu.add(DONE)
  },
  take: (s, f, _choice, ctx) => {
    s.duel.begun |= 1 << f.seat
    ctx.pop()
    meet(s, f.seat, ctx)
  },
  question: (ctx) =>
    text('ask.duelBlock', {
      player: playerText(ctx.state.duel.attacker),
      attack: ctx.state.duel.attack,
      block: blockTotal(ctx.state, ctx.state.duel.elements),
    }),
  describe: (ctx) => ({
    text: text('choose.duelBlock', { block: blockTotal(ctx.state, ctx.state.duel.elements) }),
  }),
  abilities: TURN_ABILITIES,
})

/** The attack meets the block; the attacker spends what is left (MK-PVP-27). */
function meet(s: State, blocker: Seat, ctx: MageContext): void {
  const { duel, fight } = s
  const attack = duelAttack(s, ctx)
  duel.attack = attack
  duel.elements = duelElements(s, ctx)
  const block = blockTotal(s, duel.elements)
  fight.damage = Math.max(0, attack - reduction(s, block))
  ctx.tell?.({
    event: 'exchanged',
    seat: duel.attacker,
    against: blocker,
    attack,
    block,
    damage: fight.damage,
  })
  ctx.push(duelDealing, { seat: duel.attacker })
  answerBlock(s, blocker, ctx)
}

/** MK-PVP-63: what waits for a successful block happens only if nothing came through. */
function answerBlock(s: State, blocker: Seat, ctx: MageContext): void {
  const waiting = lastingOf(ctx, 'ifBlocked')
  if (waiting.length === 0) return
  ctx.endEffects((one) => one.effect === 'ifBlocked')
  if (s.fight.damage > 0) return
  for (const { data } of waiting) {
    s.bound[Bound.target] = data['post']
    startEffect(s, blocker, data['node'], data['source'], ctx)
  }
}

/** Damage is spent if there is any; then the roles change. */
export const duelDealing = run('duel.deal', {
  locals: { seat: int(0, 3) },
  run: (s, f, ctx) => {
    const { duel, fight } = s
    if (fight.damage > 0 && duel.won === NONE) {
      s.stage = duel.melee ? Stage.duelMelee : Stage.duelRanged
      ctx.push(duelAssign, { seat: f.seat })
      return
    }
    changeRoles(s)
    ctx.pop()
  },
})
