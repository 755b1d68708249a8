import { int, text, type Menu, type Text } from '@longtable/kernel'
import { BACK, BLOCK, END_PHASE, FACE, FACE_ATTACK, GIVE_UP, SLOW } from '../state/choices/combat.ts'
import { NONE, type TokenColour } from '../content/ids.ts'
import { drawToken, tokenAt } from '../state/mutations.ts'
import { blockSucceeded } from '../effects/attack-changes.ts'
import { startEffect } from '../effects/start-use.ts'
import { enemyAt, isAttacking, turnAway } from '../state/combat/foes.ts'
import { lastsOf } from '../state/lasting.ts'
import { attackNow, lowerAttack, meet, openAttacks } from '../state/combat/attacks.ts'
import { attackOf, damageOf, needsBlock } from '../state/combat/numbers.ts'
import { addEnemy } from '../state/combat/start-fight.ts'
import { blockTotal } from '../state/combat/totals.ts'
import { OUT_OF_TURN_TOO, TURN_ABILITIES } from './plays/index.ts'
import { atPost, postText } from '../text/pieces.ts'
import { Stage } from '../state/schema/stages.ts'
import { ask, type MageViewContext, type MageContext, type MatchTables } from '../state/match.ts'
import { ATTACKS, Foe, Met } from '../state/schema/fight.ts'
import type { Seat, State, StateView } from '../state/schema/state.ts'
import { T, type TokenSlot } from '../state/pools/tokens.ts'
import { Ability } from '../state/traits.ts'

/**
 * The block phase: one attacking enemy is faced, blocks are played against it alone, and it is blocked or let
 * through (MK-COMBAT-41, MK-COMBAT-46).
 */
export const block = ask('combat.block', {
  locals: { seat: int() },
  seat: (_s, f) => f.seat,
  universe: (s, _f, tables) => {
    const isFacing = s.fight.facing >= 0
    const attackers = isFacing ? [] : s.fight.posts.filter((_, enemy) => isAttacking(s, enemy))
    return [
      ...attackers.map((post) => FACE[post]),
      ...attackers.flatMap((post) => furtherFaces(s, enemyAt(s, post), tables)),
      ...(isFacing ? [BLOCK, GIVE_UP] : [END_PHASE]),
      ...(isCumbersome(s, tables) ? [SLOW] : []),
      ...(isFacing && isUnplayed(s) ? [BACK] : []),
    ]
  },
  offer: (s, _f, menu) => {
    if (s.fight.facing >= 0) offerBlock(s, menu)
    else offerFaces(s, menu)
  },
  take: (s, { seat }, choice, ctx) => {
    switch (choice.do) {
      case 'face':
        return face(s, seat, choice.post, attackNow(s, enemyAt(s, choice.post), ctx.tables), ctx)
      case 'faceAttack':
        return face(s, seat, choice.post, choice.attack, ctx)
      case 'slow':
        return slow(s, seat, ctx)
      case 'back':
        return turnAway(s)
      case 'giveUp':
        return giveUp(s, ctx)
      case 'block':
        return blockFaced(s, ctx)
      case 'endPhase':
        s.fight.begun = true
        ctx.pop()
    }
  },
  question: (ctx) => question(ctx),
  describe: (ctx, _f, choice) => {
    switch (choice.do) {
      case 'face':
        return { text: attackText(ctx, 'choice.face', choice.post), at: atPost(choice.post) }
      case 'faceAttack':
        return {
          text: attackText(ctx, 'choice.face', choice.post, choice.attack),
          at: atPost(choice.post),
        }
      case 'slow':
        return { text: facingText(ctx, 'choice.slow'), ...atFaced(ctx.state) }
      case 'block':
        return { text: facingText(ctx, 'choice.block'), ...atFaced(ctx.state) }
      case 'giveUp':
        return { text: facingText(ctx, 'choice.giveUp'), ...atFaced(ctx.state) }
      case 'back':
        return { text: text('choice.back') }
      case 'endPhase':
        return { text: text('choice.endBlock') }
    }
  },
  abilities: TURN_ABILITIES,
  others: OUT_OF_TURN_TOO,
})

/** The enemy whose attack is met. */
function atFaced({ fight: { posts, facing } }: StateView): { readonly at?: string } {
  return facing < 0 ? {} : { at: atPost(posts[facing]) }
}

/** Attacks may be met or left alone (MK-COMBAT-110). */
function offerFaces(s: State, menu: Menu<MatchTables>): void {
  const { posts, flags } = s.fight
  for (let enemy = 0; enemy < posts.length; enemy++) {
    if (!isAttacking(s, enemy)) continue
    if ((flags[enemy] & Foe.unstopped) === 0) menu.add(FACE[posts[enemy]])
    else menu.block?.(FACE[posts[enemy]], 'MK-COMBAT-45')
    for (const further of furtherFaces(s, enemy, menu.tables)) menu.add(further)
  }
  menu.add(END_PHASE)
}

/** Of several attacks that differ, all but the first (MK-FOE-01). */
function furtherFaces(s: StateView, enemy: number, tables: MatchTables): (typeof FACE_ATTACK)[number][] {
  const post = s.fight.posts[enemy]
  return openAttacks(s, enemy, tables)
    .slice(1)
    .map((attack) => FACE_ATTACK[post * ATTACKS + attack])
}

function face(s: State, seat: Seat, post: TokenSlot, attack: number, ctx: MageContext): void {
  s.fight.facing = enemyAt(s, post)
  s.fight.attackNo = attack
  s.stage = Stage.facing
  ctx.tell?.({ event: 'faced', seat, post, token: tokenAt(s, post) })
}

/** MK-FOE-08, MK-FOE-09: a point of Move lowers the attack of a cumbersome enemy by one. */
function slow(s: State, seat: Seat, ctx: MageContext): void {
  const { facing, posts } = s.fight
  s.players[seat].move--
  lowerAttack(s, facing, s.fight.attackNo, 1)
  const post = posts[facing]
  ctx.tell?.({ event: 'slowed', seat, post, token: tokenAt(s, post), n: 1 })
}

function isCumbersome(s: StateView, { enemy }: MatchTables): boolean {
  const { facing, posts } = s.fight
  return facing >= 0 && (enemy.abilities[s.tokens[T.posts][posts[facing]]] & Ability.cumbersome) !== 0
}

function offerSlow(s: State, menu: Menu<MatchTables>): void {
  const { facing, seat } = s.fight
  if (!isCumbersome(s, menu.tables)) return
  if (s.players[seat].move === 0 || attackOf(s, facing, menu.tables) === 0) menu.block?.(SLOW, 'MK-FOE-08')
  else menu.add(SLOW)
}

/** It must reach the attack, twice that if it is swift (MK-COMBAT-44). */
function offerBlock(s: State, menu: Menu<MatchTables>): void {
  const total = blockTotal(s, menu.tables, menu)
  const needed = needsBlock(s, s.fight.facing, menu.tables, menu)
  if (total >= needed) menu.add(BLOCK)
  else menu.block?.(BLOCK, 'MK-COMBAT-44', { total, needed })
  offerSlow(s, menu)
  menu.add(GIVE_UP)
  if (isUnplayed(s)) menu.revise?.(BACK)
}

/** Has no block been played against the faced enemy yet? */
function isUnplayed(s: StateView): boolean {
  return s.fight.block.every((n) => n === 0)
}

function blockFaced(s: State, ctx: MageContext): void {
  const { seat, posts, facing } = s.fight
  const post = posts[facing]
  const total = blockTotal(s, ctx.tables, ctx)
  const needed = needsBlock(s, facing, ctx.tables, ctx)
  meet(s, facing, s.fight.attackNo, Met.blocked, ctx.tables)
  s.fight.begun = true
  ctx.tell?.({ event: 'blocked', seat, post, token: tokenAt(s, post), total, needed })
  turnAway(s)
  if (!posts.some((_, enemy) => isAttacking(s, enemy))) ctx.pop()
  carryOut(s, facing, ctx)
}

/** What waited for the block happens now (MK-DEED-21). */
function carryOut(s: State, enemy: number, ctx: MageContext): void {
  const { seat, posts } = s.fight
  for (const { node, source } of blockSucceeded(s, posts[enemy], ctx)) {
    startEffect(s, seat, node, source, ctx)
  }
}

function forgetBlocks(post: TokenSlot, ctx: MageContext): void {
  ctx.endEffects((one) => one.effect === 'ifBlocked' && one.data['post'] === post)
}

/** A block that is too small does nothing (MK-COMBAT-45). */
function giveUp(s: State, ctx: MageContext): void {
  const { seat, posts, facing } = s.fight
  const post = posts[facing]
  meet(s, facing, s.fight.attackNo, Met.unstopped, ctx.tables)
  s.fight.begun = true
  forgetBlocks(post, ctx)
  const dealt = damageOf(s, facing, ctx.tables, ctx)
  ctx.tell?.({ event: 'letThrough', seat, post, token: tokenAt(s, post), damage: dealt })
  turnAway(s)
}

/** MK-COMBAT-40: each summoner that is to attack draws a monster that stands in for it (MK-ENEMY-12, MK-ENEMY-14). */
export function summonAll(s: State, ctx: MageContext): void {
  const summoners = s.fight.posts.length
  for (let enemy = 0; enemy < summoners; enemy++) {
    if (isAttacking(s, enemy) && isSummoner(s, enemy, ctx.tables)) summon(s, enemy, ctx)
  }
}

function isSummoner(s: State, enemy: number, tables: MatchTables): boolean {
  return (tables.enemy.abilities[tokenAt(s, s.fight.posts[enemy])] & Ability.summon) !== 0
}

function summon(s: State, enemy: number, ctx: MageContext): void {
  const { posts, flags } = s.fight
  flags[enemy] = (flags[enemy] | Foe.summons) & ~Foe.attacks
  const backs = ctx.tables.enemy.summons[tokenAt(s, posts[enemy])]
  for (const back of backs) summonOne(s, enemy, back, ctx) // MK-FOE-14
}

function summonOne(s: State, enemy: number, back: TokenColour, ctx: MageContext): void {
  const { posts, hex } = s.fight
  const post = drawToken(s, back, hex, true, ctx)
  if (post < 0) return
  forgetPost(s, post, ctx)
  addEnemy(s, post, Foe.summoned, enemy)
  ctx.tell?.({ event: 'summoned', post, token: tokenAt(s, post), by: posts[enemy] })
}

/** The post of a defeated enemy is taken anew: what was said of that enemy is not said of this one. */
function forgetPost(s: State, post: TokenSlot, ctx: MageContext): void {
  const before = s.fight.posts.indexOf(post)
  if (before < 0) return
  s.fight.posts[before] = NONE
  ctx.endEffects((one) => (one.effect === 'armor' || one.effect === 'strip') && one.data['post'] === post)
}

function question(ctx: MageViewContext): Text {
  return ctx.state.fight.facing < 0 ? text('ask.block') : facingText(ctx, 'ask.facing')
}

function attackText(ctx: MageViewContext, key: string, post: TokenSlot, attack?: number): Text {
  const { state, tables } = ctx
  const of = lastsOf(ctx)
  const enemy = enemyAt(state, post)
  return text(key, {
    enemy: postText(state, post),
    needed: needsBlock(state, enemy, tables, of, attack),
    damage: damageOf(state, enemy, tables, of, attack),
  })
}

function facingText(ctx: MageViewContext, key: string): Text {
  const { state, tables } = ctx
  const { facing, posts } = state.fight
  const of = lastsOf(ctx)
  return text(key, {
    enemy: postText(state, posts[facing]),
    total: blockTotal(state, tables, of),
    needed: needsBlock(state, facing, tables, of),
    damage: damageOf(state, facing, tables, of),
  })
}
