import { text, type Choice, type Forecast, type Frame } from '@longtable/kernel'
import { attackDice, defenceDice, servedBy, sumOf } from './deeds/combat.ts'
import { newFight } from './deeds/fight.ts'
import { forNextAttack } from './deeds/modifiers.ts'
import { squareOf } from './deeds/pieces.ts'
import { attackTargetFrame, fightDefendFrame, type LocalsOf } from './frames.ts'
import { MOD } from './mods.ts'
import { NOBODY, type PieceNo } from './numbers.ts'
import { winChance } from './odds.ts'
import type { Fight, StateView, VentureLook } from './state.ts'
import { distance, type World } from './world.ts'

/** What can be said of a choice beforehand: the chances of a combat, as things stand. */
export function forecast({ state, env }: VentureLook, frame: Frame, choice: Choice): Forecast | null {
  if (frame.step === attackTargetFrame.name && choice.do === 'target')
    return attackOdds(
      state,
      env,
      frame as unknown as LocalsOf<typeof attackTargetFrame>,
      Number(choice['piece']),
    )
  if (frame.step !== fightDefendFrame.name) return null
  const fight = state.fights.at(-1)
  if (fight === undefined || fight.sure === 1 || fight.foiled === 1) return null
  if (choice.do === 'ready') return defenceOdds(state, env, fight)
  if (choice.do !== 'with') return null
  return defenceOdds(state, env, { ...fight, defenders: [...fight.defenders, Number(choice['piece'])] })
}

function attackOdds(
  s: StateView,
  world: World,
  { side, piece, partner, strength, first }: LocalsOf<typeof attackTargetFrame>,
  target: PieceNo,
): Forecast | null {
  if (forNextAttack(s, side, MOD.winAttack) > 0)
    return { odds: [{ outcome: text('odds.win'), perMille: 1000 }] }
  const square = squareOf(s, world, target)
  const from = squareOf(s, world, piece)
  const range = from === square ? 0 : distance(world, from, square)
  const attackers = partner === NOBODY ? [piece] : [piece, partner]
  const defenders = first === NOBODY ? [target] : [first, target]
  const fight = newFight(side, s.side[target], attackers, defenders, square, { range, strength })
  const more = forNextAttack(s, side, MOD.attackDice)
  const lead = leadOf(s, world, fight) + forNextAttack(s, side, MOD.attackScore)
  const chance = winChance(attackDice(s, world, fight) + more, defenceDice(s, world, fight), lead)
  return { odds: [{ outcome: text('odds.win'), perMille: Math.round(chance * 1000) }] }
}

function defenceOdds(s: StateView, world: World, fight: Fight): Forecast {
  const chance = winChance(attackDice(s, world, fight), defenceDice(s, world, fight), leadOf(s, world, fight))
  return { odds: [{ outcome: text('odds.hold'), perMille: Math.round((1 - chance) * 1000) }] }
}

/** By how much the attack is ahead before the dice. */
function leadOf(s: StateView, world: World, fight: Fight): number {
  const attack =
    sumOf(s, world, fight.attackers, MOD.attackScore) + servedBy(fight, fight.side, MOD.attackScore)
  const defence =
    sumOf(s, world, fight.defenders, MOD.defenceScore) + servedBy(fight, fight.versus, MOD.defenceScore)
  return attack - defence
}
