import type { Choice } from '@longtable/kernel'
import { BY_MODIFIER, BY_SIGHT } from '../state/choices/combat.ts'
import { MOD } from '../state/mods.ts'
import { NOBODY, type PieceNo } from '../state/numbers.ts'
import { canHold } from '../state/queries/capacity.ts'
import { attackDice, attackScore, defenceDice, defenceScore } from '../state/queries/combat.ts'
import { distance } from '../state/queries/map.ts'
import { modifier, weaponFor } from '../state/queries/modifiers.ts'
import { squareOf } from '../state/queries/pieces.ts'
import type { Fight } from '../state/schema.ts'
import { best, localOf, numberOf, offeredVerb, type Sight } from './bot-view.ts'
import { effectsWorth } from './effect-values.ts'
import { asPrey, chanceOf, diceOf, leadOf, preyOf, shotWorth, strikeWorth } from './strike-values.ts'
import { effectsOfCard } from './turn-choices.ts'
import { captureWorth, cardWorth, deedWorth, killWorth, lossOf } from './values.ts'

/** Combat: whom to attack and with whom, what to add, what to do with the defeated. */

function fightOf({ s }: Sight): Fight | undefined {
  return s.fights[s.fights.length - 1]
}

/** A second attacker is taken if both together are worth more than one. */
export function choosePartner(sight: Sight): Choice {
  const prey = preyOf(sight)
  const piece = localOf(sight, 'piece')
  const { tables, s } = sight
  const here = tables.ways.square[s.at[piece]]
  return best(sight, (_sight, choice) => {
    const partner = choice.do === 'partner' ? numberOf(choice, 'piece') : NOBODY
    let most = 0
    for (const one of prey)
      if (one.square === here) most = Math.max(most, pairWorth(sight, one.piece, piece, partner))
    return most
  })
}

function pairWorth(sight: Sight, target: PieceNo, piece: PieceNo, partner: PieceNo): number {
  const { tables, s } = sight
  const given = localOf(sight, 'strength')
  const away = distance(tables, squareOf(s, tables, piece), squareOf(s, tables, target))
  if (away > 0) {
    const shot = given >= 0 ? given : weaponFor(s, tables, piece, away)
    const more = given >= 0 || partner < 0 ? 0 : weaponFor(s, tables, partner, away)
    return shotWorth(sight, asPrey(sight, target), shot + more, leadOf(sight, piece))
  }
  const own = given >= 0 ? given : diceOf(sight, piece) + (partner < 0 ? 0 : diceOf(sight, partner))
  const lead = leadOf(sight, piece) + (partner < 0 ? 0 : leadOf(sight, partner))
  const takes = canHold(s, piece) || (partner >= 0 && canHold(s, partner))
  return strikeWorth(sight, asPrey(sight, target), own, lead, piece, takes)
}

export function chooseTarget(sight: Sight): Choice {
  const piece = localOf(sight, 'piece')
  const partner = localOf(sight, 'partner')
  return best(sight, (_sight, choice) =>
    choice.do === 'target' ? pairWorth(sight, numberOf(choice, 'piece'), piece, partner) : 0,
  )
}

/** What the defenders stand to lose: one is captured, the other killed. */
function stakeOf(sight: Sight, fight: Fight): number {
  let sum = 0
  for (const piece of fight.defenders) sum += lossOf(sight, piece)
  return sum
}

function lossChance(sight: Sight, fight: Fight, moreDice: number): number {
  const { tables, s } = sight
  const dice = defenceDice(s, tables, fight) + moreDice
  let lead = 0
  for (const piece of fight.attackers) lead += modifier(s, tables, piece, MOD.attackScore)
  for (const piece of fight.defenders) lead -= modifier(s, tables, piece, MOD.defenceScore)
  return chanceOf(attackDice(s, tables, fight), dice, lead)
}

/** What is not worth more is left. */
const LEAST_SAVED = 1

/** A second defender if that lowers what is lost on average; a card if it saves more than it is worth. */
export function chooseDefence(sight: Sight): Choice {
  const fight = fightOf(sight)
  if (fight === undefined) return sight.offered[0]
  const before = lossChance(sight, fight, 0) * stakeOf(sight, fight)
  return best(sight, (_sight, choice) => {
    switch (choice.do) {
      case 'with':
        return before - lossWith(sight, fight, numberOf(choice, 'piece'))
      case 'play':
        return savedBy(sight, fight, numberOf(choice, 'card'), before)
      case 'fungus':
        return before - lossChance(sight, fight, 1) * stakeOf(sight, fight) - 10
      default:
        return LEAST_SAVED
    }
  })
}

function lossWith(sight: Sight, fight: Fight, piece: PieceNo): number {
  const both = { ...fight, defenders: [...fight.defenders, piece] }
  return lossChance(sight, both, 0) * (stakeOf(sight, fight) + 0.7 * lossOf(sight, piece))
}

/** What a card for the defence saves: more dice, or the whole attack. */
function savedBy(sight: Sight, fight: Fight, card: number, before: number): number {
  let dice = 0
  let foils = false
  for (const effect of effectsOfCard(sight, card)) {
    if (effect.do === 'foilAttack') foils = true
    if (effect.do !== 'modify') continue
    for (const one of effect.mods) if (one.mod === 'defenceDice') dice += one.n
  }
  const after = foils ? 0 : lossChance(sight, fight, dice) * stakeOf(sight, fight)
  return before - after - cardWorth(sight, card)
}

const EGG_ADDS = 3
const EGG = 20

/** The own roll is changed only if that can turn the outcome. */
export function chooseChange(sight: Sight): Choice {
  const fight = fightOf(sight)
  const stand = offeredVerb(sight, 'stand') ?? sight.offered[0]
  if (fight === undefined) return stand
  const attacks = localOf(sight, 'next') === 0
  const margin = attackScore(fight) - defenceScore(fight)
  const missing = attacks ? 1 - margin : margin
  if (missing <= 0) return stand
  const stake = attacks ? preyStake(sight, fight) : stakeOf(sight, fight)
  const dice = attacks ? fight.attack : fight.defence
  return best(sight, (_sight, choice) => {
    switch (choice.do) {
      case 'egg':
        return missing <= EGG_ADDS ? stake - EGG : -1
      case 'rerollDie':
        return turnChance(dice[numberOf(choice, 'die')], missing) * stake - sourcePrice(sight, choice)
      case 'play':
        return 0.35 * stake - cardWorth(sight, numberOf(choice, 'card'))
      default:
        return 0
    }
  })
}

/** The chance that a die rolled anew shows so much more. */
function turnChance(shown: number, missing: number): number {
  return Math.max(0, 7 - (shown + missing)) / 6
}

function sourcePrice(sight: Sight, choice: Choice): number {
  const by = numberOf(choice, 'by')
  return by === BY_MODIFIER || by === BY_SIGHT ? 1 : cardWorth(sight, by)
}

function preyStake(sight: Sight, fight: Fight): number {
  let sum = 0
  for (const piece of fight.defenders) sum += killWorth(sight, piece)
  return sum
}

/** What becomes of a defeated unit: whatever brings most. */
export function chooseSpoils(sight: Sight): Choice {
  const { tables, side } = sight
  const piece = fightOf(sight)?.defeated[localOf(sight, 'next')] ?? NOBODY
  return best(sight, (_sight, choice) => {
    switch (choice.do) {
      case 'kill':
        return killWorth(sight, piece)
      case 'capture':
        return captureWorth(sight, piece) - 0.1 * lossOf(sight, numberOf(choice, 'piece'))
      case 'ability':
        return effectsWorth(
          sight,
          tables.abilities[side][numberOf(choice, 'ability')].row.effects,
          numberOf(choice, 'piece'),
          piece,
        )
      default:
        return captureWorth(sight, piece) - cardWorth(sight, numberOf(choice, 'card'))
    }
  })
}

const REVIVED = 15 / 36
const SALVED = 21 / 36

/** A unit about to die: a card is spent if the unit is worth the try. */
export function chooseRescue(sight: Sight): Choice {
  const loss = lossOf(sight, localOf(sight, 'piece'))
  return best(sight, (_sight, choice) => {
    const card = numberOf(choice, 'card')
    if (choice.do === 'revive')
      return REVIVED * loss + deedWorth(sight, 'reviveAttempts') - cardWorth(sight, card)
    return choice.do === 'play' ? SALVED * loss - cardWorth(sight, card) : 0
  })
}

export function chooseCounter(sight: Sight): Choice {
  return offeredVerb(sight, 'counter') ?? sight.offered[0]
}
