import { achievementIds, type AchievedId, type AchievementId } from '../../content/achievements.ts'
import { achievements, titleOf } from '../../state/scoring.ts'
import type { MageContext, MatchTables } from '../../state/match.ts'
import type { Seat, State } from '../../state/schema/state.ts'
import { extraPoints, extraTitle, isCommon, sideAchievements, sidesOf } from './scores.ts'

/** What a score is made of, told after the last turn; it raises no level (MK-SCORE-13). */

type Sides = readonly (readonly Seat[])[]

/** Of a team, the mate who counts is named (MK-SC-05); sides of one have no titles (MK-SCORE-12). */
export function tellAchievements(s: State, ctx: MageContext): void {
  const { tables } = ctx
  const { score } = tables.scenario
  if (ctx.tell === undefined) return
  if (!isCommon(tables) && (score === 'hold' || score === 'portal')) return
  const sides = sidesOf(tables)
  const each = s.players.map((_, seat) => achievements(s, seat, tables))
  const counted = sides.map((side) => sideAchievements(s, side, tables))
  for (const [kind, id] of achievementIds.entries()) {
    const own = each.map((points) => points[kind])
    const values = counted.map((points) => points[kind])
    tell(nameOf(id, tables), sides, own, values, titleOf(kind, values, tables), ctx)
  }
  if (score !== 'cities' && score !== 'mines') return
  const extra = s.players.map((_, seat) => extraPoints(s, seat, tables))
  const best = sides.map((side) => Math.max(...side.map((seat) => extra[seat])))
  tell(score, sides, extra, best, extraTitle(best), ctx)
}

/** MK-SC-95: Greatest Dungeon Crawler instead of Greatest Adventurer. */
function nameOf(id: AchievementId, { scenario }: MatchTables): AchievedId {
  return id === 'adventurer' && scenario.score === 'dungeons' ? 'crawler' : id
}

function tell(
  what: AchievedId,
  sides: Sides,
  own: readonly number[],
  values: readonly number[],
  titles: readonly number[],
  ctx: MageContext,
): void {
  for (const [n, side] of sides.entries()) {
    const points = values[n]
    if (points === 0) continue
    const seat = side.find((mate) => own[mate] === points) ?? side[0]
    ctx.tell?.({ event: 'achieved', seat, what, points, title: sides.length > 1 ? titles[n] : 0 })
  }
}
