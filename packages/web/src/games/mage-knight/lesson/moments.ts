import type { MageViewContext } from '@longtable/mage-knight'
import {
  Did,
  isAssault,
  isWound,
  rampagingNear,
  Site,
  siteAt,
  Stage,
  Z,
  type Player,
} from '@longtable/mage-knight/board'
import { viewContextOf } from '../view/view-facts.ts'
import type { GameViewContext } from '../../../game-ui/game-ui.ts'
import type { LessonMoment } from '../../../game-ui/lesson.ts'

/** Where a learner stands: what a note depends on. */

export function me(ctx: GameViewContext): Pick<Player, 'at' | 'did' | 'move' | 'level'> {
  const { state, viewer } = viewContextOf(ctx)
  return state.players[viewer]
}

function stageOf(ctx: GameViewContext): number {
  return viewContextOf(ctx).state.stage
}

export function isMoving({ ctx }: LessonMoment): boolean {
  return stageOf(ctx) === Stage.moving
}

/** The action of the turn is over. */
export function isAfter({ ctx }: LessonMoment): boolean {
  return stageOf(ctx) === Stage.after
}

export function isRanged({ ctx }: LessonMoment): boolean {
  return stageOf(ctx) === Stage.ranged
}

export function isMelee({ ctx }: LessonMoment): boolean {
  return stageOf(ctx) === Stage.melee
}

/** An enemy has been chosen that is to be blocked. */
export function isFacing({ ctx }: LessonMoment): boolean {
  return stageOf(ctx) === Stage.facing
}

export function isNight({ ctx }: LessonMoment): boolean {
  return viewContextOf(ctx).state.night
}

/** Nothing has been done on this turn yet. */
export function isFresh(ctx: GameViewContext): boolean {
  const done = Did.moved | Did.acted | Did.played | Did.rested
  return stageOf(ctx) === Stage.moving && (me(ctx).did & done) === 0
}

export function hasMoved(moment: LessonMoment): boolean {
  return isMoving(moment) && (me(moment.ctx).did & Did.moved) !== 0
}

/** The hero's space, while there is one. */
function placed(ctx: GameViewContext): { readonly mage: MageViewContext; readonly at: number } | undefined {
  const { at } = me(ctx)
  return at < 0 ? undefined : { mage: viewContextOf(ctx), at }
}

function isOn(ctx: GameViewContext, ...sites: readonly number[]): boolean {
  const here = placed(ctx)
  return here !== undefined && sites.includes(siteAt(here.mage.state, here.at))
}

/** Locals could be talked to. */
export function isWithLocals(moment: LessonMoment): boolean {
  return isMoving(moment) && isOn(moment.ctx, Site.village, Site.monastery)
}

export function isOnMine(moment: LessonMoment): boolean {
  return isMoving(moment) && isOn(moment.ctx, Site.mine)
}

/** Rampaging enemies next to the hero. */
function enemiesNear(ctx: GameViewContext): readonly number[] {
  const here = placed(ctx)
  return here === undefined ? [] : rampagingNear(here.mage.state, here.at, here.mage.tables)
}

export function isNearEnemy(moment: LessonMoment): boolean {
  return isMoving(moment) && enemiesNear(moment.ctx).length > 0
}

export function enemyNear(ctx: GameViewContext): string | undefined {
  const [post] = enemiesNear(ctx)
  return post === undefined ? undefined : `post:${post}`
}

/** The step that is suggested leads into a fortified site. */
export function isAssaulting({ ctx, suggestion }: LessonMoment): boolean {
  const choice = suggestion?.choice
  if (choice?.do !== 'step') return false
  const { state, tables, viewer } = viewContextOf(ctx)
  return isAssault(state, viewer, Number(choice['hex']), tables)
}

/** What is suggested costs mana. */
export function isStrong({ suggestion }: LessonMoment): boolean {
  return suggestion?.choice.do === 'play' && suggestion.cost !== undefined
}

export function isBasic({ suggestion }: LessonMoment): boolean {
  return suggestion?.choice.do === 'play' && suggestion.cost === undefined
}

export function hasWounds({ ctx }: LessonMoment): boolean {
  const { state, viewer } = viewContextOf(ctx)
  return state.deeds[Z.hand + viewer].some((card) => isWound(card))
}
