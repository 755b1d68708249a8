import { allBut, audience } from '@longtable/kernel'
import { elements, reaches, type Effect } from '../content/effect.ts'
import { ColourOf, NONE } from '../content/ids.ts'
import { DICE } from '../content/tracks.ts'
import {
  addUnits,
  gainFame,
  gainReputation,
  gainToken,
  healUnit,
  readyUnit,
  shuffleDeck,
  takeWound,
} from '../state/mutations.ts'
import { Bound, DieAt, STREAM, type Seat, type State } from '../state/schema/state.ts'
import { Extra, rewardKinds } from '../state/schema/player.ts'
import type { EffectOrigin, MageContext, Node } from '../state/match.ts'
import { deeds, Z } from '../state/pools/deed-cards.ts'
import { rollDie } from '../state/source-dice.ts'
import { SkillState } from '../state/pools/skill-tokens.ts'
import { amountOf } from './amount.ts'
import { carryBlock } from './blocks.ts'
import { isSo } from './helps.ts'
import { NODES, PARTS } from './compile.ts'
import { doToEnemy } from './enemies.ts'
import { carryCrystal, manaColour, takeDie } from './mana.ts'
import { carryLasting, hang } from './attach-lasting.ts'
import { bendTime, putThis, woundSelf } from './itself.ts'
import { momentNo } from '../state/lasting.ts'
import { addAttack, addHealing, addInfluence, addMove } from './points.ts'
import { putCard } from './put.ts'
import { isSkillSource, SKILL_SOURCE, unitOfSource } from '../state/sources.ts'

/** What asks nobody anything is carried out at once. */

export function carry(s: State, node: Node, doing: EffectOrigin, ctx: MageContext): void {
  const effect = NODES[node]
  const { seat, source } = doing
  const affected = doing.other >= 0 ? doing.other : seat
  switch (effect.do) {
    case 'move':
      addMove(s, seat, amountOf(s, effect.n, seat, ctx.tables, ctx), ctx)
      return
    case 'influence':
      addInfluence(s, seat, amountOf(s, effect.n, seat, ctx.tables, ctx), ctx)
      return
    case 'heal':
      addHealing(s, seat, amountOf(s, effect.n, seat, ctx.tables, ctx), effect.fameEach ?? 0, ctx)
      return
    case 'attack': {
      const n = amountOf(s, effect.n, seat, ctx.tables, ctx)
      addAttack(s, seat, source, reaches.indexOf(effect.reach), elements.indexOf(effect.element), n, ctx)
      return
    }
    case 'block':
      carryBlock(s, effect, node, doing, ctx)
      return
    case 'handLimit':
      s.players[seat].nextDraw += effect.n
      return
    case 'wound':
      takeWound(s, affected, amountOf(s, effect.n, affected, ctx.tables, ctx), 'hand', ctx)
      return
    case 'reshuffle':
      ctx.moveAll(deeds, Z.discard + seat, Z.deck + seat)
      shuffleDeck(seat, ctx)
      ctx.tell?.({ event: 'reshuffled', seat, cards: s.deeds[Z.deck + seat].length })
      return
    case 'shuffleDeck':
      shuffleDeck(seat, ctx)
      return
    case 'tuck':
      if (ctx.draw(deeds, Z.deck + seat, Z.tucked) >= 0)
        ctx.tell?.({ event: 'cardHidden', seat, to: 'tucked' })
      return
    case 'untuck':
      s.players[seat].tacticUsed = true
      untuck(s, seat, ctx)
      return
    case 'mana':
      gainToken(s, seat, manaColour(s, effect.of, ctx), effect.n, ctx)
      return
    case 'crystal':
      carryCrystal(s, effect, doing, ctx)
      return
    case 'loseCrystal':
      loseCrystal(s, node, doing, ctx)
      return
    case 'artifact':
      s.players[seat].rewards[rewardKinds.indexOf('boughtArtifact')] += effect.n
      return
    case 'rerollSource':
      for (let die = 0; die < DICE; die++) if (s.dieAt[die] === DieAt.source) rollDie(s, die, ctx)
      return
    case 'fame':
      gainFame(s, seat, amountOf(s, effect.n, seat, ctx.tables, ctx), ctx)
      return
    case 'reputation':
      gainReputation(s, seat, amountOf(s, effect.n, seat, ctx.tables, ctx), ctx)
      return
    case 'all':
      for (const part of PARTS[node]) carry(s, part, doing, ctx)
      return
    case 'when':
      if (isSo(s, seat, effect.is, ctx.tables)) carry(s, PARTS[node][0], doing, ctx)
      return
    case 'only':
      carry(s, PARTS[node][0], doing, ctx)
      return
    case 'roll': {
      const then = rolled(effect, node, seat, ctx)
      if (then >= 0) carry(s, then, doing, ctx)
      return
    }
    case 'armor':
    case 'noAttack':
    case 'strip':
    case 'destroy':
      doToEnemy(s, effect, seat, source, ctx)
      return
    case 'ready':
      if (s.bound[Bound.target] >= 0) readyUnit(s, s.bound[Bound.target], ctx)
      return
    case 'healUnit':
      if (s.unitWounds[s.bound[Bound.target]] > 0) healUnit(s, s.bound[Bound.target], ctx)
      return
    case 'spend':
      s.unitSpent[s.bound[Bound.target]] = 1
      return
    case 'woundSelf':
      woundSelf(s, seat, unitOfSource(source), ctx)
      return
    case 'offerUnits':
      addUnits(s, effect.tier, effect.n, ctx)
      return
    case 'put':
      putCard(s, effect.to, seat, s.bound[Bound.card], ctx)
      return
    case 'putThis':
      putThis(s, effect.to, doing, ctx)
      return
    case 'reroll':
      rollDie(s, s.bound[Bound.target], ctx)
      return
    case 'takeDie':
      takeDie(s, effect, seat, s.bound[Bound.target], ctx)
      return
    case 'anotherTurn':
      s.players[seat].extraTurn |= Extra.another
      ctx.tell?.({ event: 'extraTurn', seat })
      return
    case 'bendTime':
      bendTime(s, doing, ctx)
      return
    case 'lasting':
      carryLasting(s, effect.until, effect.is, node, doing, ctx)
      return
    case 'after':
      hang(s, effect.moment === 'nextOwnTurn' ? 'round' : 'turn', 'after', PARTS[node][0], doing, ctx, {
        moment: momentNo(effect.moment),
        of: effect.colour === undefined ? NONE : ColourOf[effect.colour],
      })
      return
    case 'centre':
      if (!isSkillSource(source)) return
      s.centre = [...s.centre, source - SKILL_SOURCE, seat, s.bound[Bound.colour]]
      s.skillState[source - SKILL_SOURCE] = SkillState.centre
      ctx.tell?.({ event: 'centred', seat, skill: source - SKILL_SOURCE })
      return
    case 'nothing':
    case 'assign': // the banner's ability is offered by the unit that carries it
    case 'wayToPay': // offered inside a payment
      return
    case 'draw':
    case 'oneOf':
    case 'may':
    case 'upTo':
    case 'pay':
    case 'byColour':
    case 'choose':
    case 'recruit':
    case 'useUnit':
    case 'perform':
    case 'sideways':
    case 'useDie':
    case 'journey':
    case 'others':
    case 'giveUp':
      throw new Error(`${effect.do} asks`)
  }
}

/** One of the affected player's crystals at random; which colours went is bound for whoever cast it. */
function loseCrystal(s: State, node: Node, doing: EffectOrigin, ctx: MageContext): void {
  const seat = doing.other >= 0 ? doing.other : doing.seat
  const { crystals } = s.players[seat]
  const count = crystals.reduce((sum, n) => sum + n, 0)
  if (count === 0) {
    carry(s, PARTS[node][0], doing, ctx)
    return
  }
  let nth = ctx.below(STREAM.chance, count)
  let colour = 0
  while (nth >= crystals[colour]) nth -= crystals[colour++]
  crystals[colour]--
  s.bound[Bound.lost] = Math.max(0, s.bound[Bound.lost]) | (1 << colour)
  ctx.tell?.({ event: 'lost', seat, what: 'crystal', colour, n: 1 })
}

/** Rolls a die for an effect; the node of what happens, NONE for nothing. */
export function rolled(
  effect: Extract<Effect, { do: 'roll' }>,
  node: Node,
  seat: Seat,
  ctx: MageContext,
): Node {
  const colour = ctx.below(STREAM.chance, 6)
  ctx.tell?.({ event: 'rolledFor', seat, colour })
  return effect.on.some((one) => ColourOf[one] === colour) ? PARTS[node][0] : NONE
}

/** Only their owner sees which cards lay under the tactic. */
function untuck(s: State, seat: Seat, ctx: MageContext): void {
  const cards = s.deeds[Z.tucked].slice()
  ctx.moveAll(deeds, Z.tucked, Z.hand + seat)
  if (cards.length === 0) return
  ctx.tell?.({ event: 'drew', seat, count: cards.length }, allBut(seat))
  ctx.tell?.({ event: 'drewCards', seat, cards: cards.toSorted((a, b) => a - b) }, audience(seat))
}
