import { int, text, type Menu, type Text } from '@longtable/kernel'
import { AIM, END_PHASE, STRIKE, UNAIM } from '../state/choices/combat.ts'
import { tokenAt } from '../state/mutations.ts'
import { enemyAt } from '../state/combat/foes.ts'
import { lastsOf } from '../state/lasting.ts'
import { armorOf, fortifiedOf } from '../state/combat/numbers.ts'
import { aimedArmor, aimedAt, defenders, isAimed, spendStrike, strikeTotal } from '../state/combat/totals.ts'
import { OUT_OF_TURN_TOO, TURN_ABILITIES } from './plays/index.ts'
import { atPost, postText } from '../text/pieces.ts'
import { Stage } from '../state/schema/stages.ts'
import { ask, type MageViewContext, type MageContext, type MatchTables } from '../state/match.ts'
import { Foe } from '../state/schema/fight.ts'
import type { State, StateView } from '../state/schema/state.ts'
import type { TokenSlot } from '../state/pools/tokens.ts'
import { defeat } from '../effects/defeat.ts'

/**
 * The ranged and siege phase and the attack phase: attacks are played, enemies are aimed at, and a strike at all of
 * them uses up what counted (MK-COMBAT-20, MK-COMBAT-80).
 */
export const strike = ask('combat.strike', {
  locals: { seat: int() },
  seat: (_s, f) => f.seat,
  universe: (s) => {
    const left = s.fight.posts.filter((_, enemy) => (s.fight.flags[enemy] & Foe.done) === 0)
    return [...left.map((post) => (isAimed(s, enemyAt(s, post)) ? UNAIM : AIM)[post]), STRIKE, END_PHASE]
  },
  offer: (s, _f, menu) => {
    const { posts, flags } = s.fight
    for (let enemy = 0; enemy < posts.length; enemy++) {
      if ((flags[enemy] & Foe.done) === 0) offerTarget(s, enemy, menu)
    }
    offerStrike(s, menu)
    menu.add(END_PHASE)
  },
  take: (s, { seat }, choice, ctx) => {
    switch (choice.do) {
      case 'aim': {
        s.fight.flags[enemyAt(s, choice.post)] |= Foe.aimed
        ctx.tell?.({ event: 'aimed', seat, post: choice.post, token: tokenAt(s, choice.post) })
        return
      }
      case 'unaim':
        s.fight.flags[enemyAt(s, choice.post)] &= ~Foe.aimed
        return
      case 'strike':
        return strikeAimed(s, ctx)
      case 'endPhase':
        ctx.pop()
        endPhase(s)
    }
  },
  question: (ctx) => question(ctx),
  describe: (ctx, _f, choice) => {
    switch (choice.do) {
      case 'aim':
        return { text: targetText(ctx, 'choice.aim', choice.post), at: atPost(choice.post) }
      case 'unaim':
        return { text: targetText(ctx, 'choice.unaim', choice.post), at: atPost(choice.post) }
      case 'strike':
        return { text: strikeText(ctx) }
      case 'endPhase':
        return { text: text(isRanged(ctx.state) ? 'choice.endRanged' : 'choice.endCombat') }
    }
  },
  abilities: TURN_ABILITIES,
  others: OUT_OF_TURN_TOO,
})

function isRanged(s: StateView): boolean {
  return s.stage === Stage.ranged
}

/** One enemy or several are named (MK-COMBAT-21); what is fortified twice cannot be, at first (MK-ENEMY-01). */
function offerTarget(s: State, enemy: number, menu: Menu<MatchTables>): void {
  const post = s.fight.posts[enemy]
  if (isAimed(s, enemy)) menu.revise?.(UNAIM[post])
  else if (isRanged(s) && fortifiedOf(s, enemy, menu.tables, menu) > 1)
    menu.block?.(AIM[post], 'MK-COMBAT-22')
  else menu.add(AIM[post])
}

/** It must reach the armor of all targets together (MK-COMBAT-27). */
function offerStrike(s: State, menu: Menu<MatchTables>): void {
  if (aimedAt(s) === 0) {
    menu.block?.(STRIKE, 'MK-COMBAT-21')
    return
  }
  const total = strikeTotal(s, menu.tables, menu)
  const armor = aimedArmor(s, menu.tables, menu)
  if (total >= armor) menu.add(STRIKE)
  else menu.block?.(STRIKE, 'MK-COMBAT-28', { total, armor })
}

/** All targets are defeated; the phase ends by itself when nobody is left. */
function strikeAimed(s: State, ctx: MageContext): void {
  const { seat, posts, flags } = s.fight
  const hit: number[] = []
  let left = 0
  for (let enemy = 0; enemy < posts.length; enemy++) {
    if (isAimed(s, enemy)) hit.push(enemy)
    else if ((flags[enemy] & Foe.done) === 0) left++
  }
  ctx.tell?.({
    event: 'struck',
    seat,
    tokens: hit.map((enemy) => tokenAt(s, posts[enemy])),
    total: strikeTotal(s, ctx.tables, ctx),
    armor: aimedArmor(s, ctx.tables, ctx),
  })
  spendStrike(s, ctx.tables, ctx)
  for (const enemy of defenders(s, ctx.tables)) flags[enemy] |= Foe.defended // MK-FOE-17
  s.fight.begun = true
  if (left === 0) {
    ctx.pop()
    endPhase(s)
  }
  for (const enemy of hit) defeat(s, enemy, ctx)
}

/** Nothing is kept for another phase (MK-COMBAT-28). */
function endPhase(s: State): void {
  const { attack, flags } = s.fight
  attack.fill(0)
  for (let enemy = 0; enemy < flags.length; enemy++) flags[enemy] &= ~Foe.aimed
  s.fight.begun = true
}

function question(ctx: MageViewContext): Text {
  const { state, tables } = ctx
  const phase = isRanged(state) ? 'ask.ranged' : 'ask.melee'
  if (aimedAt(state) === 0) return text(phase)
  const of = lastsOf(ctx)
  return text(`${phase}Aimed`, {
    total: strikeTotal(state, tables, of),
    armor: aimedArmor(state, tables, of),
  })
}

function targetText(ctx: MageViewContext, key: string, post: TokenSlot): Text {
  const { state, tables } = ctx
  const armor = armorOf(state, enemyAt(state, post), tables, lastsOf(ctx))
  return text(key, { enemy: postText(state, post), armor })
}

function strikeText(ctx: MageViewContext): Text {
  const { state, tables } = ctx
  const of = lastsOf(ctx)
  const total = strikeTotal(state, tables, of)
  const armor = aimedArmor(state, tables, of)
  return text('choice.strike', { count: aimedAt(state), total, armor })
}
