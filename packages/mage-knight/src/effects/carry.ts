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
} from '../deeds.ts'
import { Bound, DieAt, Extra, rewardKinds, STREAM, type MageTable, type Seat, type State } from '../state.ts'
import { deeds, Z } from '../things/deeds.ts'
import { rollDie } from '../things/dice.ts'
import { SkillState } from '../things/skill-tokens.ts'
import { amountOf } from './amount.ts'
import { carryBlock } from './blocks.ts'
import { isSo } from './can.ts'
import { NODES, PARTS, type Node } from './compile.ts'
import { doToEnemy } from './enemies.ts'
import { carryCrystal, manaColour, takeDie } from './gains.ts'
import { carryLasting, hang } from './hang.ts'
import { bendTime, putThis, woundSelf } from './itself.ts'
import { momentNo } from './lasting.ts'
import { addAttack, addHealing, addInfluence, addMove } from './points.ts'
import { putCard } from './put.ts'
import { isSkillSource, SKILL_SOURCE, unitOfSource, type Source } from './source.ts'

/** What asks nobody anything is carried out at once. */

/** Whose effect it is, where it comes from, and who else is affected (NONE: the seat itself). */
export interface Doing {
  readonly seat: Seat
  readonly source: Source
  readonly other: Seat
  /** The card that plays the source as a part of itself; NONE. */
  readonly by: Source
}

export function carry(s: State, node: Node, doing: Doing, table: MageTable): void {
  const effect = NODES[node]
  const { seat, source } = doing
  const affected = doing.other >= 0 ? doing.other : seat
  switch (effect.do) {
    case 'move':
      addMove(s, seat, amountOf(s, effect.n, seat, table.env, table), table)
      return
    case 'influence':
      addInfluence(s, seat, amountOf(s, effect.n, seat, table.env, table), table)
      return
    case 'heal':
      addHealing(s, seat, amountOf(s, effect.n, seat, table.env, table), effect.fameEach ?? 0, table)
      return
    case 'attack': {
      const n = amountOf(s, effect.n, seat, table.env, table)
      addAttack(s, seat, source, reaches.indexOf(effect.reach), elements.indexOf(effect.element), n, table)
      return
    }
    case 'block':
      carryBlock(s, effect, node, doing, table)
      return
    case 'handLimit':
      s.players[seat].nextDraw += effect.n
      return
    case 'wound':
      takeWound(s, affected, amountOf(s, effect.n, affected, table.env, table), 'hand', table)
      return
    case 'reshuffle':
      table.moveAll(deeds, Z.discard + seat, Z.deck + seat)
      shuffleDeck(seat, table)
      table.tell?.({ event: 'reshuffled', seat, cards: s.deeds[Z.deck + seat].length })
      return
    case 'shuffleDeck':
      shuffleDeck(seat, table)
      return
    case 'tuck':
      if (table.draw(deeds, Z.deck + seat, Z.tucked) >= 0)
        table.tell?.({ event: 'cardHidden', seat, to: 'tucked' })
      return
    case 'untuck':
      s.players[seat].tacticUsed = true
      untuck(s, seat, table)
      return
    case 'mana':
      gainToken(s, seat, manaColour(s, effect.of, table), effect.n, table)
      return
    case 'crystal':
      carryCrystal(s, effect, doing, table)
      return
    case 'loseCrystal':
      loseCrystal(s, node, doing, table)
      return
    case 'artifact':
      s.players[seat].rewards[rewardKinds.indexOf('boughtArtifact')] += effect.n
      return
    case 'rerollSource':
      for (let die = 0; die < DICE; die++) if (s.dieAt[die] === DieAt.source) rollDie(s, die, table)
      return
    case 'fame':
      gainFame(s, seat, amountOf(s, effect.n, seat, table.env, table), table)
      return
    case 'reputation':
      gainReputation(s, seat, amountOf(s, effect.n, seat, table.env, table), table)
      return
    case 'all':
      for (const part of PARTS[node]) carry(s, part, doing, table)
      return
    case 'when':
      if (isSo(s, seat, effect.is, table.env)) carry(s, PARTS[node][0], doing, table)
      return
    case 'only':
      carry(s, PARTS[node][0], doing, table)
      return
    case 'roll': {
      const then = rolled(effect, node, seat, table)
      if (then >= 0) carry(s, then, doing, table)
      return
    }
    case 'armor':
    case 'noAttack':
    case 'strip':
    case 'destroy':
      doToEnemy(s, effect, seat, source, table)
      return
    case 'ready':
      if (s.bound[Bound.target] >= 0) readyUnit(s, s.bound[Bound.target], table)
      return
    case 'healUnit':
      if (s.unitWounds[s.bound[Bound.target]] > 0) healUnit(s, s.bound[Bound.target], table)
      return
    case 'spend':
      s.unitSpent[s.bound[Bound.target]] = 1
      return
    case 'woundSelf':
      woundSelf(s, seat, unitOfSource(source), table)
      return
    case 'offerUnits':
      addUnits(s, effect.tier, effect.n, table)
      return
    case 'put':
      putCard(s, effect.to, seat, s.bound[Bound.card], table)
      return
    case 'putThis':
      putThis(s, effect.to, doing, table)
      return
    case 'reroll':
      rollDie(s, s.bound[Bound.target], table)
      return
    case 'takeDie':
      takeDie(s, effect, seat, s.bound[Bound.target], table)
      return
    case 'anotherTurn':
      s.players[seat].extraTurn |= Extra.another
      table.tell?.({ event: 'extraTurn', seat })
      return
    case 'bendTime':
      bendTime(s, doing, table)
      return
    case 'lasting':
      carryLasting(s, effect.until, effect.is, node, doing, table)
      return
    case 'after':
      hang(s, effect.moment === 'nextOwnTurn' ? 'round' : 'turn', 'after', PARTS[node][0], doing, table, {
        moment: momentNo(effect.moment),
        of: effect.colour === undefined ? NONE : ColourOf[effect.colour],
      })
      return
    case 'centre':
      if (!isSkillSource(source)) return
      s.centre = [...s.centre, source - SKILL_SOURCE, seat, s.bound[Bound.colour]]
      s.skillState[source - SKILL_SOURCE] = SkillState.centre
      table.tell?.({ event: 'centred', seat, skill: source - SKILL_SOURCE })
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
function loseCrystal(s: State, node: Node, doing: Doing, table: MageTable): void {
  const seat = doing.other >= 0 ? doing.other : doing.seat
  const { crystals } = s.players[seat]
  const count = crystals.reduce((sum, n) => sum + n, 0)
  if (count === 0) {
    carry(s, PARTS[node][0], doing, table)
    return
  }
  let nth = table.below(STREAM.chance, count)
  let colour = 0
  while (nth >= crystals[colour]) nth -= crystals[colour++]
  crystals[colour]--
  s.bound[Bound.lost] = Math.max(0, s.bound[Bound.lost]) | (1 << colour)
  table.tell?.({ event: 'lost', seat, what: 'crystal', colour, n: 1 })
}

/** Rolls a die for an effect; the node of what happens, NONE for nothing. */
export function rolled(
  effect: Extract<Effect, { do: 'roll' }>,
  node: Node,
  seat: Seat,
  table: MageTable,
): Node {
  const colour = table.below(STREAM.chance, 6)
  table.tell?.({ event: 'rolledFor', seat, colour })
  return effect.on.some((one) => ColourOf[one] === colour) ? PARTS[node][0] : NONE
}

/** Only their owner sees which cards lay under the tactic. */
function untuck(s: State, seat: Seat, table: MageTable): void {
  const cards = s.deeds[Z.tucked].slice()
  table.moveAll(deeds, Z.tucked, Z.hand + seat)
  if (cards.length === 0) return
  table.tell?.({ event: 'drew', seat, count: cards.length }, allBut(seat))
  table.tell?.({ event: 'drewCards', seat, cards: cards.toSorted((a, b) => a - b) }, audience(seat))
}
