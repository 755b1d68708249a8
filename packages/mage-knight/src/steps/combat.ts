import { int, text } from '@longtable/kernel'
import { DONE } from '../state/choices/common.ts'
import { JOIN } from '../state/choices/combat.ts'
import { ColourOf, NONE } from '../content/ids.ts'
import { discardToken, tokenAt } from '../state/mutations.ts'
import { isAttacking } from '../state/combat/foes.ts'
import { isDieHidden, uncover } from '../state/combat/hidden-die.ts'
import { combatFrame } from '../state/frames.ts'
import { addEnemy } from '../state/combat/start-fight.ts'
import { rampagingNear } from '../state/map/safety.ts'
import { ask, run, type MageContext, type MatchTables } from '../state/match.ts'
import { Fight, Foe } from '../state/schema/fight.ts'
import type { State } from '../state/schema/state.ts'
import { postText, atPost } from '../text/pieces.ts'
import { showToken } from '../state/token-slots.ts'
import { Stage } from '../state/schema/stages.ts'
import type { TokenSlot } from '../state/pools/tokens.ts'
import { strike } from './combat-attack.ts'
import { block, summonAll } from './combat-block.ts'
import { damage } from './combat-damage.ts'
import { hideDie } from './combat-hide.ts'
import { concludeFight } from './combat-outcome.ts'

/** A combat with enemies, phase by phase (MK-COMBAT-12); what lasts until its end is attached to it. */
export const combat = run(combatFrame.name, {
  locals: { seat: int(), phase: int(0) },
  run: (s, f, ctx) => {
    const { seat } = f
    switch (f.phase++) {
      case 0:
        if (mayJoin(s, ctx.tables)) ctx.push(combatJoin, { seat })
        return
      case 1:
        if (isOver(s)) return
        if (isDieHidden(s, ctx.tables)) {
          f.phase = 1
          return hideDie(s, seat, ctx)
        }
        s.stage = Stage.ranged
        uncover(s, ctx, ColourOf.white)
        return ctx.push(strike, { seat })
      case 2:
        if (isOver(s)) return
        summonAll(s, ctx)
        if (!isAnyAttacking(s)) return
        s.stage = Stage.block
        uncover(s, ctx, ColourOf.red)
        return ctx.push(block, { seat })
      case 3:
        if (!isAnyAttacking(s)) return
        s.stage = Stage.damage
        return ctx.push(damage, { seat })
      case 4:
        dismissSummoned(s, ctx) // MK-COMBAT-83: their summoners are back
        if (isOver(s)) return
        s.stage = Stage.melee
        uncover(s, ctx)
        return ctx.push(strike, { seat })
      default:
        ctx.pop()
        concludeFight(s, ctx)
    }
  },
})

function isOver(s: State): boolean {
  return s.fight.flags.every((flags) => (flags & Foe.done) !== 0)
}

function isAnyAttacking(s: State): boolean {
  return s.fight.posts.some((_, enemy) => isAttacking(s, enemy))
}

/** MK-ENEMY-12, MK-COMBAT-48: blocked or not, without fame. */
function dismissSummoned(s: State, ctx: MageContext): void {
  const { posts, flags } = s.fight
  for (let enemy = 0; enemy < posts.length; enemy++) {
    if ((flags[enemy] & (Foe.summoned | Foe.done)) !== Foe.summoned) continue
    flags[enemy] |= Foe.done
    discardToken(s, posts[enemy], ctx)
  }
}

/** Only where a step or a challenge began the fight (MK-COMBAT-08, MK-COMBAT-09, MK-COOP-15). */
function mayJoin(s: State, tables: MatchTables): boolean {
  const { kind } = s.fight
  if (kind !== Fight.assault && kind !== Fight.owned && kind !== Fight.rampage && kind !== Fight.share) {
    return false
  }
  return joinable(s, tables).length > 0
}

/** The rampaging enemies next to where the hero stands that are not in the fight yet. */
function joinable(s: State, tables: MatchTables): TokenSlot[] {
  return rampagingNear(s, s.fight.hex, tables).filter((post) => !s.fight.posts.includes(post))
}

/** Which further enemies are challenged. */
export const combatJoin = ask('combat.join', {
  locals: { seat: int() },
  seat: (_s, f) => f.seat,
  universe: (s, _f, tables) => [...joinable(s, tables).map((post) => JOIN[post]), DONE],
  offer: (s, _f, menu) => {
    for (const post of joinable(s, menu.tables)) menu.add(JOIN[post])
    menu.add(DONE)
  },
  take: (s, { seat }, choice, ctx) => {
    if (choice.do === 'join') {
      addEnemy(s, choice.post, Foe.rampaging, NONE)
      showToken(s, choice.post, ctx) // MK-COMBAT-11
      ctx.tell?.({ event: 'joined', seat, post: choice.post, token: tokenAt(s, choice.post) })
      if (mayJoin(s, ctx.tables)) return
    }
    ctx.pop()
  },
  question: () => text('ask.join'),
  describe: ({ state }, _f, choice) =>
    choice.do === 'join'
      ? {
          text: text('choice.join', { enemy: postText(state, choice.post) }),
          at: atPost(choice.post),
        }
      : { text: text('choice.joinNone') },
})
