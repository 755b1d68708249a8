import { winChance } from '../preview/dice-odds.ts'
import { MOD } from '../state/mods.ts'
import { FAR_AWAY, NOBODY, type PieceNo, type Square } from '../state/numbers.ts'
import { canHold } from '../state/queries/capacity.ts'
import { distance } from '../state/queries/map.ts'
import {
  defenceOf,
  forNextAttack,
  hasMod,
  modifier,
  strengthOf,
  weaponFor,
} from '../state/queries/modifiers.ts'
import { areEnemies, isAncient, squareOf } from '../state/queries/pieces.ts'
import { usesOf } from './ability-uses.ts'
import type { Prey, BotView } from './bot-view.ts'
import { spoilsValue } from './gain-values.ts'
import { captureValue, deedValue, killValue, lossOf } from './values.ts'

/** Chances of attacks and what they are worth. */

const MOST_DICE = 16

const chances = new Float64Array(MOST_DICE * MOST_DICE).fill(-1)

/** The chance to win; plain numbers of dice are looked up. */
export function chanceOf(attack: number, defence: number, lead: number): number {
  if (attack <= 0) return 0
  if (lead !== 0 || attack >= MOST_DICE || defence >= MOST_DICE) return winChance(attack, defence, lead)
  const at = attack * MOST_DICE + defence
  if (chances[at] < 0) chances[at] = winChance(attack, defence)
  return chances[at]
}

/** By number of defence dice: about how often half of them are sixes. */
const STRIKES_BACK = [0, 1 / 6, 0.28, 0.07, 0.13, 0.035, 0.06, 0.02, 0.03]

/** Everybody who could be attacked. */
export function preyOf(view: BotView): Prey[] {
  const { s, side } = view
  const found: Prey[] = []
  for (let other = 0; other < s.army.length; other++) {
    if (!areEnemies(s, side, other)) continue
    const army = s.army[other]
    for (let i = 0; i < army.length; i++) found.push(asPrey(view, army[i]))
  }
  return found
}

export function asPrey(view: BotView, piece: PieceNo): Prey {
  const { tables, s } = view
  const square = squareOf(s, tables, piece)
  const partner = partnerOf(view, piece, square)
  let defence = defenceOf(s, tables, piece)
  let strength = strengthOf(s, tables, piece)
  let lead = -modifier(s, tables, piece, MOD.defenceScore)
  let bonus = 0
  if (partner >= 0) {
    defence += defenceOf(s, tables, partner)
    strength += strengthOf(s, tables, partner)
    lead -= modifier(s, tables, partner, MOD.defenceScore)
    bonus = killValue(view, partner)
  }
  const kill = Math.max(killValue(view, piece), usesValue(view, piece))
  const isFree = isAncient(piece) || hasMod(s, tables, piece, MOD.cannotBeCaptured)
  const capture = isFree ? kill : Math.max(kill, captureValue(view, piece))
  return { piece, square, partner, defence, lead, capture: capture + bonus, kill: kill + bonus, strength }
}

/** Whoever of its side would defend with it: the one with most defence. */
function partnerOf({ tables, s }: BotView, piece: PieceNo, square: Square): PieceNo {
  const army = s.army[s.side[piece]]
  let found = NOBODY
  let most = -1
  for (let i = 0; i < army.length; i++) {
    const other = army[i]
    if (other === piece || squareOf(s, tables, other) !== square || tables.defence[other] <= most) continue
    most = tables.defence[other]
    found = other
  }
  return found
}

/** What the side's own abilities make of a defeated unit: absorb it, butcher it. */
function usesValue(view: BotView, piece: PieceNo): number {
  const { tables, side } = view
  const { spoils } = usesOf(tables, side)
  let most = 0
  for (let i = 0; i < spoils.length; i++) most = Math.max(most, spoilsValue(view, spoils[i], piece))
  return most
}

/** An attack with so many dice: the chance of what it brings, less what striking back may cost. */
export function strikeValue(
  view: BotView,
  prey: Prey,
  dice: number,
  lead: number,
  striker: PieceNo,
  takes: boolean,
): number {
  const { tables, s } = view
  const chance = chanceOf(dice, prey.defence, lead + prey.lead)
  if (striker < 0) return chance * (takes ? prey.capture : prey.kill)
  return outcome(prey, chance, takes, defenceOf(s, tables, striker), lossOf(view, striker))
}

/** The same with a chance to win, for a striker with so many dice in defence, whose loss would weigh so much. */
export function outcome(prey: Prey, chance: number, takes: boolean, defence: number, loss: number): number {
  const back = STRIKES_BACK[Math.min(prey.defence, STRIKES_BACK.length - 1)] * (1 - chance)
  const won = chance * (takes ? prey.capture : prey.kill)
  return back <= 0 ? won : won - back * chanceOf(prey.strength, defence, 0) * loss
}

/** The dice of a unit, and what is added to them; what serves the next attack too. */
export function diceOf({ tables, s }: BotView, piece: PieceNo): number {
  return strengthOf(s, tables, piece)
}

export function leadOf({ tables, s }: BotView, piece: PieceNo): number {
  return modifier(s, tables, piece, MOD.attackScore)
}

/** The best attack of a unit from where it stands, with the best helper of its space; `more` dice and score besides. */
export function bestStrike(
  view: BotView,
  prey: readonly Prey[],
  piece: PieceNo,
  moreDice: number,
  moreScore: number,
): number {
  const { tables, s, side } = view
  const here = squareOf(s, tables, piece)
  const helper = helperOf(view, piece)
  const ready = forNextAttack(s, side, MOD.attackDice) + moreDice
  const dice = diceOf(view, piece) + ready + (helper < 0 ? 0 : diceOf(view, helper))
  const lead = leadOf(view, piece) + (helper < 0 ? 0 : leadOf(view, helper)) + moreScore
  const score = lead + forNextAttack(s, side, MOD.attackScore)
  const sure = forNextAttack(s, side, MOD.winAttack) > 0
  const takes = canHold(s, tables, piece) || (helper >= 0 && canHold(s, tables, helper))
  const armed = weaponFor(s, tables, piece, 1) > 0
  let most = 0
  for (let i = 0; i < prey.length; i++) {
    const one = prey[i]
    const away = one.square === here ? 0 : armed ? distance(tables, here, one.square) : FAR_AWAY
    if (away > 0 && (away > SHOT || weaponFor(s, tables, piece, away) === 0)) continue
    const worth =
      away > 0
        ? shotValue(view, one, weaponFor(s, tables, piece, away) + ready, score)
        : sure
          ? one.capture
          : strikeValue(view, one, dice, score, piece, takes)
    if (worth > most) most = worth
  }
  return most
}

/** No weapon reaches further. */
const SHOT = 6

/** An attack from a distance: nobody is captured, and few can strike back. */
export function shotValue(view: BotView, prey: Prey, dice: number, lead: number): number {
  return chanceOf(dice, prey.defence, lead + prey.lead) * (prey.kill + deedValue(view, 'rangedKills'))
}

/** The strongest other own unit of the space, or -1. */
export function helperOf({ tables, s }: BotView, piece: PieceNo): PieceNo {
  const army = s.army[s.side[piece]]
  const here = squareOf(s, tables, piece)
  let found = NOBODY
  let most = 0
  for (let i = 0; i < army.length; i++) {
    const other = army[i]
    if (other === piece || squareOf(s, tables, other) !== here || tables.strength[other] <= most) continue
    most = tables.strength[other]
    found = other
  }
  return found
}

/** How much a unit risks on a space: the worst of the enemies that are near, less with each step they are away. */
export function dangerAt(view: BotView, prey: readonly Prey[], piece: PieceNo, square: Square): number {
  const { tables } = view
  const { column, row, floor } = tables.board
  const defence = tables.defence[piece]
  let worst = 0
  for (let i = 0; i < prey.length; i++) {
    const other = prey[i].square
    if (floor[other] !== floor[square]) continue
    const away = Math.max(Math.abs(column[other] - column[square]), Math.abs(row[other] - row[square]))
    if (away > REACH) continue
    const risk = chanceOf(tables.strength[prey[i].piece], defence, 0) * NEARNESS[away]
    if (risk > worst) worst = risk
  }
  return worst === 0 ? 0 : worst * DANGER * lossOf(view, piece)
}

/** How far danger is felt, and how much of it by the distance. */
const REACH = 4

const NEARNESS: readonly number[] = [1, 0.8, 0.6, 0.4, 0.2]

const DANGER = 0.3
