import { achievementIds } from '../content/achievements.ts'
import { Site, siteRow, TacticOf } from '../content/ids.ts'
import { siteAt, type Hex } from './pools/lattice.ts'
import { Marks, type Seat, type State } from './schema/state.ts'
import { isAdvanced, isArtifact, isSpell, isWound, Z, type Card } from './pools/deed-cards.ts'
import { U, UNIT_LEVEL } from './pools/unit-cards.ts'
import type { MatchTables } from './match.ts'

const ADVENTURER = achievementIds.indexOf('adventurer')
export const BEATING = achievementIds.indexOf('beating')

/** What a seat has achieved, without titles. */
export function achievements(s: State, seat: Seat, tables: MatchTables): number[] {
  const counted = { spells: 0, actions: 0, artifacts: 0, wounds: 0 }
  eachOwnCard(s, seat, (card) => {
    if (isWound(card)) counted.wounds++
    else if (isSpell(card)) counted.spells++
    else if (isAdvanced(card)) counted.actions++
    else if (isArtifact(card)) counted.artifacts++
  })
  const crystals = s.players[seat].crystals.reduce((sum, n) => sum + n, 0)
  return [
    2 * counted.spells + counted.actions, // MK-SCORE-02
    leaderPoints(s, seat),
    shieldPoints(s, seat, (hex) => adventurePoints(s, hex, tables)),
    2 * counted.artifacts + Math.floor(crystals / 2), // MK-SCORE-05
    shieldPoints(s, seat, (hex) => (CONQUESTS.includes(siteAt(s, hex)) ? 2 : 0)), // MK-SCORE-06
    0 - 2 * counted.wounds, // MK-SCORE-07
  ]
}

/** All Deed cards a seat owns, also those on its units and those set aside; what is gone does not count (MK-SCORE-09). */
function eachOwnCard(s: State, seat: Seat, visit: (card: Card) => void): void {
  for (const zone of [Z.hand, Z.deck, Z.play, Z.discard]) s.deeds[zone + seat].forEach(visit)
  for (const unit of s.units[U.band + seat]) if (s.unitBanner[unit] >= 0) visit(s.unitBanner[unit])
  for (let i = 0; i < s.aside.length; i += 2) if (s.aside[i + 1] === seat) visit(s.aside[i])
  if (s.players[seat].tactic === TacticOf.sparingPower) s.deeds[Z.tucked].forEach(visit)
}

/** MK-VAR-31: what a player has, with 3 for each level above the lowest player's. */
export function strengthOf(s: State, seat: Seat, lowestLevel: number): number {
  let points = 0
  eachOwnCard(s, seat, (card) => {
    if (isSpell(card) || isArtifact(card)) points += 2
    else if (isAdvanced(card)) points++
  })
  const { crystals, level } = s.players[seat]
  points += Math.floor(crystals.reduce((sum, n) => sum + n, 0) / 2)
  return points + leaderPoints(s, seat) + 3 * (level - lowestLevel)
}

/** MK-SCORE-03 */
function leaderPoints(s: State, seat: Seat): number {
  let points = 0
  for (const unit of s.units[U.band + seat]) {
    points += s.unitWounds[unit] > 0 ? Math.floor(UNIT_LEVEL[unit] / 2) : UNIT_LEVEL[unit]
  }
  return points
}

const CONQUESTS: readonly number[] = [Site.keep, Site.mageTower, Site.monastery]
const UNDERGROUND: readonly number[] = [Site.dungeon, Site.tomb]

/** MK-SCORE-04; in Dungeon Lords dungeons and tombs count more (MK-SC-95). */
function adventurePoints(s: State, hex: Hex, tables: MatchTables): number {
  const site = siteAt(s, hex)
  const isSecret = (s.extra[hex] & (Marks.secretDungeon | Marks.secretTomb)) !== 0
  if (isSecret || UNDERGROUND.includes(site)) return tables.scenario.score === 'dungeons' ? 4 : 2
  return site >= 0 && siteRow(site).kind === 'adventure' ? 2 : 0
}

function shieldPoints(s: State, seat: Seat, points: (hex: Hex) => number): number {
  let sum = 0
  for (let hex = 0; hex < s.mark.length; hex++) if (s.mark[hex] === seat) sum += points(hex)
  return sum
}

/**
 * What a title adds to each player or side: so much for the best, less for each of those tied, nothing for nobody
 * who has nothing (MK-SCORE-08).
 */
export function titlePoints(values: readonly number[], alone: number, tied: number): number[] {
  const best = Math.max(...values)
  const bearers = values.filter((value) => value === best).length
  const points = bearers === 1 ? alone : tied
  return values.map((value) => (value === best && best > 0 ? points : 0))
}

/** The title of one achievement; that of Greatest Beating goes to the worst and takes points off. */
export function titleOf(category: number, values: readonly number[], tables: MatchTables): number[] {
  if (category === BEATING) {
    const wounds = values.map((value) => -value)
    return titlePoints(wounds, -3, -1)
  }
  // MK-SC-95: Greatest Dungeon Crawler
  if (category === ADVENTURER && tables.scenario.score === 'dungeons') return titlePoints(values, 5, 2)
  return titlePoints(values, 3, 1)
}
