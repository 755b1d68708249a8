import type { Side } from '../events.ts'
import { NOBODY, type Site } from '../sites.ts'
import { INHABITANTS } from '../state.ts'
import type { TowerChances } from '../tower.ts'
import type { Sight } from './sight.ts'

/** Quick guesses about the tower: means and spreads instead of many throws. */

const WHOLE = 0x1_0000_0000

/** How likely a thrown cube comes out, and how likely one that rests inside does. */
interface Falls {
  readonly thrown: number
  readonly resting: number
}

function fallsOf(tower: TowerChances, thrown: number, resting: number): Falls {
  switch (tower.model) {
    case 'classic':
      return { thrown: 1 - tower.stick / WHOLE, resting: tower.leave / WHOLE }
    case 'hybrid': {
      const leave = tower.leave[thrown] / WHOLE
      const stay = resting * (1 - leave)
      const first = tower.stick[Math.round(stay)] / WHOLE
      // The tower fills while the cubes fall: halfway through is typical.
      const typical = tower.stick[Math.round(stay + (first * thrown) / 2)] / WHOLE
      return { thrown: 1 - typical, resting: leave }
    }
    case 'floors': {
      const pass = 1 - tower.stick / WHOLE
      const keep = 1 - tower.free / WHOLE
      let out = 1
      for (let floor = 0; floor < tower.floors; floor++) out *= pass
      let stay = 1
      for (let cube = 0; cube < thrown; cube++) stay *= keep
      return { thrown: out, resting: 1 - stay }
    }
  }
}

export interface Odds {
  readonly win: number
  readonly tie: number
  /** How many armies of either side and how many inhabitants may be expected in the tray. */
  readonly mine: number
  readonly theirs: number
  readonly helpers: number
  /** The chance that a thrown cube stays in the tower. */
  readonly stuck: number
}

/** The chances of an attack by the looking seat with so many armies. */
export function attackOdds(
  { world, s, me, resting, waiting }: Sight,
  site: Site,
  side: Side,
  armies: number,
): Odds {
  const { tray, tower } = s
  const defender = s.owner[site]
  let green = tray[INHABITANTS]
  if (green === 0 && s.inhabitants > 0) green++
  else if (green > 3) green--
  const defending = defender === NOBODY ? 0 : s.armies[site]
  const falls = fallsOf(world.tower, armies + defending + green + waiting, resting)
  const spreadThrown = falls.thrown * (1 - falls.thrown)
  const spreadResting = falls.resting * (1 - falls.resting)
  const mean = (cubes: number, inside: number): number => cubes * falls.thrown + inside * falls.resting
  const spread = (cubes: number, inside: number): number => cubes * spreadThrown + inside * spreadResting
  const cubes = armies + tray[me]
  const mine = mean(cubes, tower[me])
  const helpers = mean(green, tower[INHABITANTS])
  const stuck = 1 - falls.thrown
  if (defender === NOBODY && side !== 'C') {
    const win = 1 - none(cubes, stuck) * none(tower[me], 1 - falls.resting)
    return { win, tie: 0, mine, theirs: 0, helpers, stuck }
  }
  const theirCubes = defender === NOBODY ? 0 : defending + tray[defender]
  const theirInside = defender === NOBODY ? 0 : tower[defender]
  const theirs = mean(theirCubes, theirInside)
  const swing = side === 'A' ? helpers : side === 'C' ? -helpers : 0
  const allied = side === 'B' ? 0 : spread(green, tower[INHABITANTS])
  const deviation = Math.sqrt(spread(cubes, tower[me]) + spread(theirCubes, theirInside) + allied + 0.01)
  const lead = mine + swing - theirs
  const win = belowNormal((lead - 0.5) / deviation)
  const tie = defender === NOBODY ? 0 : belowNormal((lead + 0.5) / deviation) - win
  return { win, tie, mine, theirs, helpers, stuck }
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
