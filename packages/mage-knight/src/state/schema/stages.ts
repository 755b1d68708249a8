import type { Flavoured } from '@longtable/kernel'
import type { Timing } from '../../content/effect.ts'

/** Where in a turn we are: what may be played now depends on it. */
export const Stage = {
  none: 0,
  before: 1,
  moving: 2,
  interacting: 3,
  after: 4,
  resting: 5,
  ranged: 6,
  block: 7,
  facing: 8,
  damage: 9,
  melee: 10,
  duelRanged: 11,
  duelMelee: 12,
  duelBlock: 13,
  duelAfter: 14,
  end: 15,
} as const
export type StageNo = Flavoured<number, 'StageNo'>
export const STAGES = 16

/** What a use gives: bits. */
export const Gives = {
  move: 1,
  influence: 2,
  heal: 4,
  ranged: 8,
  siege: 16,
  melee: 32,
  block: 64,
  special: 128,
  /** Fame, and what comes of it later: of use at any time. */
  gain: 256,
} as const

const { move, influence, heal, ranged, siege, melee, block, special, gain } = Gives

/** What helps at a stage; while moving, influence helps only where the hero may talk (MK-TURN-30). */
export const USEFUL: readonly number[] = [
  0, // none
  0, // before
  move | influence | heal | special, // moving
  influence | heal | special, // interacting
  heal | special, // after
  heal | special, // resting
  ranged | siege | special, // ranged
  special, // block: a block needs a faced enemy
  block | special, // facing
  special, // damage
  ranged | siege | melee | special, // melee
  ranged | siege | special, // duelRanged
  ranged | siege | melee | special, // duelMelee
  block | special, // duelBlock
  heal | special, // duelAfter
  0, // end
]

/** Moments outside a turn: nothing is played then but what is meant for them (MK-TURN-04). */
function isOutside(stage: StageNo): boolean {
  return stage === Stage.none || stage === Stage.before || stage === Stage.end
}

/** The same, by the version of the rules: fame and what comes later count from the third on. */
export function usefulAt(stage: StageNo, rulesVersion: number): number {
  return rulesVersion < 3 || isOutside(stage) ? USEFUL[stage] : USEFUL[stage] | gain
}

/** What may be played at any time of the own turn, useful or not (MK-TURN-29, MK-TURN-30). */
export const ANY_TIME = move | influence | special | gain

export function inCombat(stage: StageNo): boolean {
  return stage >= Stage.ranged && stage <= Stage.melee
}

export function inDuel(stage: StageNo): boolean {
  return stage >= Stage.duelRanged && stage <= Stage.duelBlock
}

/** A bit for each of some stages. */
export function stageBits(...stages: readonly StageNo[]): number {
  return stages.reduce((mask, stage) => mask | (1 << stage), 0)
}

export const EVERY_STAGE = (1 << STAGES) - 1

/** The stages of combats and duels. */
export const FIGHTING = stageBits(
  Stage.ranged,
  Stage.block,
  Stage.facing,
  Stage.damage,
  Stage.melee,
  Stage.duelRanged,
  Stage.duelMelee,
  Stage.duelBlock,
)

/** The stages at which a moment of the effect language comes (its finer conditions are checked when offered). */
export const STAGES_OF: Readonly<Record<Timing, number>> = {
  combatStart: stageBits(Stage.ranged, Stage.duelRanged, Stage.duelBlock),
  blockPhase: stageBits(Stage.block, Stage.facing, Stage.duelBlock),
  attackPhase: stageBits(Stage.melee, Stage.duelMelee),
  outsideCombat: stageBits(
    Stage.before,
    Stage.moving,
    Stage.interacting,
    Stage.after,
    Stage.resting,
    Stage.duelAfter,
  ),
  interaction: stageBits(Stage.interacting),
  beforeSource: EVERY_STAGE,
}
