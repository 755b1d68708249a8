import { INHABITANTS } from '../../state/codes.ts'
import type { Side } from '../../state/events.ts'
import { NOBODY, type Site } from '../../state/sites.ts'
import type { TowerChances } from '../../state/tower.ts'
import type { BotView } from './bot-view.ts'

/** Quick guesses about the tower: means and spreads instead of many throws. */

const WHOLE = 0x1_0000_0000

/** How likely a thrown cube comes out, and how likely one that rests inside does. */
interface Falls {
  thrown: number
  resting: number
}

/** Both are asked for thousands of times in a playout: what is filled in holds until the next question. */
const falls: Falls = { thrown: 0, resting: 0 }

function fillFalls(tower: TowerChances, thrown: number, resting: number): void {
  switch (tower.model) {
    case 'classic':
      falls.thrown = 1 - tower.stick / WHOLE
      falls.resting = tower.leave / WHOLE
      break
    case 'hybrid': {
      const leave = tower.leave[thrown] / WHOLE
      const stay = resting * (1 - leave)
      const first = tower.stick[Math.round(stay)] / WHOLE
      // The tower fills while the cubes fall: halfway through is typical.
      const typical = tower.stick[Math.round(stay + (first * thrown) / 2)] / WHOLE
      falls.thrown = 1 - typical
      falls.resting = leave
      break
    }
    case 'floors': {
      const pass = 1 - tower.stick / WHOLE
      const keep = 1 - tower.free / WHOLE
      let out = 1
      for (let floor = 0; floor < tower.floors; floor++) out *= pass
      let stay = 1
      for (let cube = 0; cube < thrown; cube++) stay *= keep
      falls.thrown = out
      falls.resting = 1 - stay
      break
    }
  }
}

export interface Odds {
  win: number
  tie: number
  /** How many armies of either side and how many inhabitants may be expected in the tray. */
  mine: number
  theirs: number
  helpers: number
  /** The chance that a thrown cube stays in the tower. */
  stuck: number
}

const odds: Odds = { win: 0, tie: 0, mine: 0, theirs: 0, helpers: 0, stuck: 0 }

/** The chances of an attack by the looking seat with so many armies; the next call overwrites them. */
export function attackOdds(
  { tables, s, me, resting, waiting }: BotView,
  site: Site,
  side: Side,
  armies: number,
): Readonly<Odds> {
  const { tray, tower } = s
  const defender = s.owner[site]
  let green = tray[INHABITANTS]
  if (green === 0 && s.inhabitants > 0) green++
  else if (green > 3) green--
  const defending = defender === NOBODY ? 0 : s.armies[site]
  fillFalls(tables.tower, armies + defending + green + waiting, resting)
  const cubes = armies + tray[me]
  odds.mine = mean(cubes, tower[me])
  odds.helpers = mean(green, tower[INHABITANTS])
  odds.stuck = 1 - falls.thrown
  if (defender === NOBODY && side !== 'C') {
    odds.win = 1 - none(cubes, odds.stuck) * none(tower[me], 1 - falls.resting)
    odds.tie = 0
    odds.theirs = 0
    return odds
  }
  const theirCubes = defender === NOBODY ? 0 : defending + tray[defender]
  const theirInside = defender === NOBODY ? 0 : tower[defender]
  odds.theirs = mean(theirCubes, theirInside)
  const swing = side === 'A' ? odds.helpers : side === 'C' ? -odds.helpers : 0
  const allied = side === 'B' ? 0 : spread(green, tower[INHABITANTS])
  const deviation = Math.sqrt(spread(cubes, tower[me]) + spread(theirCubes, theirInside) + allied + 0.01)
  const lead = odds.mine + swing - odds.theirs
  odds.win = belowNormal((lead - 0.5) / deviation)
  odds.tie = defender === NOBODY ? 0 : belowNormal((lead + 0.5) / deviation) - odds.win
  return odds
}

function mean(cubes: number, inside: number): number {
  return cubes * falls.thrown + inside * falls.resting
}

function spread(cubes: number, inside: number): number {
  return cubes * (falls.thrown * (1 - falls.thrown)) + inside * (falls.resting * (1 - falls.resting))
}

/** The chance that none of so many cubes comes out. */
function none(cubes: number, stays: number): number {
  let chance = 1
  for (let cube = 0; cube < cubes; cube++) chance *= stays
  return chance
}

const HALF_ROOT = Math.sqrt(0.5)

/** The normal distribution by Abramowitz and Stegun 7.1.27, which needs no exponentials. */
function belowNormal(z: number): number {
  const x = Math.abs(z) * HALF_ROOT
  const sum = 1 + x * (0.278393 + x * (0.230389 + x * (0.000972 + x * 0.078108)))
  const square = sum * sum
  const tail = 0.5 / (square * square)
  return z < 0 ? tail : 1 - tail
}
