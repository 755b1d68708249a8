import type { Choice } from '@longtable/kernel'
import { BY_MODIFIER, BY_SIGHT, cardBy } from '../state/choices/combat.ts'
import { MOD } from '../state/mods.ts'
import { NOBODY, type PieceNo } from '../state/numbers.ts'
import { canHold } from '../state/queries/capacity.ts'
import { attackDice, attackScore, defenceDice, defenceScore } from '../state/queries/combat.ts'
import { distance } from '../state/queries/map.ts'
import { defenceOf, modifier, weaponFor } from '../state/queries/modifiers.ts'
import { squareOf } from '../state/queries/pieces.ts'
import type { Fight } from '../state/schema.ts'
import { best, localOf, numberOf, offeredVerb, type BotView } from './bot-view.ts'
import { effectsValue } from './effect-values.ts'
import { asPrey, chanceOf, diceOf, leadOf, preyOf, shotValue, strikeValue } from './strike-values.ts'
import { effectsOfCard } from './turn-choices.ts'
import { captureValue, cardValue, deedValue, killValue, lossOf } from './values.ts'

/** Combat: whom to attack and with whom, what to add, what to do with the defeated. */

function fightOf({ s }: BotView): Fight | undefined {
  return s.fights[s.fights.length - 1]
}

/** A second attacker is taken if both together are worth more than one. */
export function choosePartner(view: BotView): Choice {
  const prey = preyOf(view)
  const piece = localOf(view, 'piece')
  const { tables, s } = view
  const here = tables.ways.square[s.at[piece]]
  return best(view, (_sight, choice) => {
    const partner = choice.do === 'partner' ? numberOf(choice, 'piece') : NOBODY
    let most = 0
    for (const one of prey)
      if (one.square === here) most = Math.max(most, pairValue(view, one.piece, piece, partner))
    return most
  })
}

function pairValue(view: BotView, target: PieceNo, piece: PieceNo, partner: PieceNo): number {
  const { tables, s } = view
  const given = localOf(view, 'strength')
  const away = distance(tables, squareOf(s, tables, piece), squareOf(s, tables, target))
  if (away > 0) {
    const shot = given >= 0 ? given : weaponFor(s, tables, piece, away)
    const more = given >= 0 || partner < 0 ? 0 : weaponFor(s, tables, partner, away)
    return shotValue(view, asPrey(view, target), shot + more, leadOf(view, piece))
  }
  const own = given >= 0 ? given : diceOf(view, piece) + (partner < 0 ? 0 : diceOf(view, partner))
  const lead = leadOf(view, piece) + (partner < 0 ? 0 : leadOf(view, partner))
  const takes = canHold(s, tables, piece) || (partner >= 0 && canHold(s, tables, partner))
  return strikeValue(view, asPrey(view, target), own, lead, piece, takes)
}

export function chooseTarget(view: BotView): Choice {
  const piece = localOf(view, 'piece')
  const partner = localOf(view, 'partner')
  const first = localOf(view, 'first')
  // Whoever is attacked alone brings the best of the space along (`asPrey`): a second one is engaged if it is a weaker one.
  return best(view, (_sight, choice) => {
    if (choice.do !== 'target') return first < 0 ? 0 : pairValue(view, first, piece, partner)
    const target = numberOf(choice, 'piece')
    return first < 0
      ? pairValue(view, target, piece, partner)
      : bothValue(view, first, target, piece, partner)
  })
}

/** To engage two at once: the better one is captured, the other is killed. */
function bothValue(view: BotView, first: PieceNo, second: PieceNo, piece: PieceNo, partner: PieceNo): number {
  const { tables, s } = view
  const dice = diceOf(view, piece) + (partner < 0 ? 0 : diceOf(view, partner))
  const lead = leadOf(view, piece) + (partner < 0 ? 0 : leadOf(view, partner))
  const defence = defenceOf(s, tables, first) + defenceOf(s, tables, second)
  const kill = killValue(view, first) + killValue(view, second)
  const capture = Math.max(
    captureValue(view, first) + killValue(view, second),
    captureValue(view, second) + killValue(view, first),
  )
  return chanceOf(dice, defence, lead) * Math.max(kill, capture)
}

/** What the defenders stand to lose: one is captured, the other killed. */
function stakeOf(view: BotView, fight: Fight): number {
  let sum = 0
  for (const piece of fight.defenders) sum += lossOf(view, piece)
  return sum
}

function lossChance(view: BotView, fight: Fight, moreDice: number): number {
  const { tables, s } = view
  const dice = defenceDice(s, tables, fight) + moreDice
  let lead = 0
  for (const piece of fight.attackers) lead += modifier(s, tables, piece, MOD.attackScore)
  for (const piece of fight.defenders) lead -= modifier(s, tables, piece, MOD.defenceScore)
  return chanceOf(attackDice(s, tables, fight), dice, lead)
}

/** What is not worth more is left. */
const LEAST_SAVED = 1

/** A second defender if that lowers what is lost on average; a card if it saves more than it is worth. */
export function chooseDefence(view: BotView): Choice {
  const fight = fightOf(view)
  if (fight === undefined) return view.offered[0]
  const before = lossChance(view, fight, 0) * stakeOf(view, fight)
  return best(view, (_sight, choice) => {
    switch (choice.do) {
      case 'with':
        return before - lossWith(view, fight, numberOf(choice, 'piece'))
      case 'play':
        return savedBy(view, fight, numberOf(choice, 'card'), before)
      case 'fungus':
        return before - lossChance(view, fight, 1) * stakeOf(view, fight) - 10
      default:
        return LEAST_SAVED
    }
  })
}

function lossWith(view: BotView, fight: Fight, piece: PieceNo): number {
  const both = { ...fight, defenders: [...fight.defenders, piece] }
  return lossChance(view, both, 0) * (stakeOf(view, fight) + 0.7 * lossOf(view, piece))
}

/** What a card for the defence saves: more dice, or the whole attack. */
function savedBy(view: BotView, fight: Fight, card: number, before: number): number {
  let dice = 0
  let foils = false
  for (const effect of effectsOfCard(view, card)) {
    if (effect.do === 'foilAttack') foils = true
    if (effect.do !== 'modify') continue
    for (const one of effect.mods) if (one.mod === 'defenceDice') dice += one.n
  }
  const after = foils ? 0 : lossChance(view, fight, dice) * stakeOf(view, fight)
  return before - after - cardValue(view, card)
}

const EGG_ADDS = 3
const EGG = 20

/** The own roll is changed only if that can turn the outcome. */
export function chooseChange(view: BotView): Choice {
  const fight = fightOf(view)
  const stand = offeredVerb(view, 'stand') ?? view.offered[0]
  if (fight === undefined) return stand
  const attacks = localOf(view, 'next') === 0
  const margin = attackScore(fight) - defenceScore(fight)
  const missing = attacks ? 1 - margin : margin
  if (missing <= 0) return stand
  const stake = attacks ? preyStake(view, fight) : stakeOf(view, fight)
  const dice = attacks ? fight.attack : fight.defence
  return best(view, (_sight, choice) => {
    switch (choice.do) {
      case 'egg':
        return missing <= EGG_ADDS ? stake - EGG : -1
      case 'rerollDie':
        return turnChance(dice[numberOf(choice, 'die')], missing) * stake - sourcePrice(view, choice)
      case 'play':
        return 0.35 * stake - cardValue(view, numberOf(choice, 'card'))
      default:
        return 0
    }
  })
}

/** The chance that a die rolled anew shows so much more. */
function turnChance(shown: number, missing: number): number {
  return Math.max(0, 7 - (shown + missing)) / 6
}

function sourcePrice(view: BotView, choice: Choice): number {
  const by = numberOf(choice, 'by')
  return by === BY_MODIFIER || by === BY_SIGHT ? 1 : cardValue(view, cardBy(by))
}

function preyStake(view: BotView, fight: Fight): number {
  let sum = 0
  for (const piece of fight.defenders) sum += killValue(view, piece)
  return sum
}

/** What becomes of a defeated unit: whatever brings most. */
export function chooseSpoils(view: BotView): Choice {
  const { tables, side } = view
  const piece = fightOf(view)?.defeated[localOf(view, 'next')] ?? NOBODY
  return best(view, (_sight, choice) => {
    switch (choice.do) {
      case 'kill':
        return killValue(view, piece)
      case 'capture':
        return captureValue(view, piece) - 0.1 * lossOf(view, numberOf(choice, 'piece'))
      case 'ability':
        return effectsValue(
          view,
          tables.abilities[side][numberOf(choice, 'ability')].row.effects,
          numberOf(choice, 'piece'),
          piece,
        )
      default:
        return captureValue(view, piece) - cardValue(view, numberOf(choice, 'card'))
    }
  })
}

const REVIVED = 15 / 36
const SALVED = 21 / 36

/** A unit about to die: a card is spent if the unit is worth the try. */
export function chooseRescue(view: BotView): Choice {
  const loss = lossOf(view, localOf(view, 'piece'))
  return best(view, (_sight, choice) => {
    const card = numberOf(choice, 'card')
    if (choice.do === 'revive')
      return REVIVED * loss + deedValue(view, 'reviveAttempts') - cardValue(view, card)
    return choice.do === 'play' ? SALVED * loss - cardValue(view, card) : 0
  })
}

export function chooseCounter(view: BotView): Choice {
  return offeredVerb(view, 'counter') ?? view.offered[0]
}
