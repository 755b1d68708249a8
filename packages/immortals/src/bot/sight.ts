import type { BotSeat, Choice, Frame } from '@longtable/kernel'
import type { Card } from '../cards.ts'
import type { Side } from '../events.ts'
import { NOBODY, SITES, twinOf, type Seat, type Site } from '../sites.ts'
import { INHABITANTS, type Immortals, type StateView } from '../state.ts'
import { areaAt, type World } from '../world.ts'
import { siteWorth, threatTo } from './sites.ts'

/** What a seat sees, as the novice thinks of it. All worths are in victory points. */
export interface Sight {
  readonly world: World
  readonly s: StateView
  readonly me: Seat
  /** Scorings to come, this round's included. */
  readonly left: number
  /** How many scorings something won now will count for, as it may be lost again. */
  readonly horizon: number
  /** How many sites of each of the ten areas a seat occupies. */
  readonly held: readonly (readonly number[])[]
  /** By site: the most armies that somebody else could send there. */
  readonly threat: readonly number[]
  /** By site: what one scoring brings the seat for having it, more than without it. */
  readonly worth: readonly number[]
  /** Cubes that rest in the tower. */
  readonly resting: number
  /** Cubes of the players in the tray. */
  readonly waiting: number
}

/** What is won is still there a round later about so often. */
const LASTS = 0.9

function horizonOf(left: number): number {
  let sum = 0
  let chance = 1
  for (let round = 0; round < left; round++) {
    sum += chance
    chance *= LASTS
  }
  return sum
}

export function look({ view, env }: BotSeat<Immortals>): Sight {
  const s = view.state
  const held = s.players.map(() => env.areaSites.map(() => 0))
  for (let site = 0; site < SITES; site++) {
    const owner = s.owner[site]
    if (owner !== NOBODY) held[owner][areaAt(env, site)]++
  }
  const left = env.rounds - Math.max(1, s.round) + 1
  const me = view.viewer
  return {
    world: env,
    s,
    me,
    left,
    horizon: horizonOf(left),
    held,
    threat: s.owner.map((_, site) => threatTo(env, s, me, site)),
    worth: s.owner.map((_, site) => siteWorth(env, s, held[me], me, site)),
    resting: s.tower.reduce((sum, cubes) => sum + cubes, 0),
    waiting: s.tray.reduce((sum, cubes) => sum + cubes, 0) - s.tray[INHABITANTS],
  }
}

/** The locals of the steps that ask; each step has some of them. */
export interface Asked extends Frame {
  readonly card: Card
  readonly space: number
  readonly from: Site
  readonly site: Site
  readonly side: Side
  readonly realm: number
  readonly left: number
}

/** The frame that asks: the seat's own if several decide at once. */
export function askedIn({ view }: BotSeat<Immortals>): Asked {
  const top = view.stack[view.stack.length - 1]
  const own = top.parts?.[view.viewer]?.stack
  const frame = own === undefined || own === null || own.length === 0 ? top : own[own.length - 1]
  return frame as Asked
}

/** The choice with the greatest worth, the first of equals. */
export function best(offered: readonly Choice[], worth: (choice: Choice) => number): Choice {
  let chosen = offered[0]
  let most = -Infinity
  for (const choice of offered) {
    const value = worth(choice)
    if (value > most) {
      most = value
      chosen = choice
    }
  }
  return chosen
}

export function numberOf(choice: Choice, name: string): number {
  return Number(choice[name])
}

/** Every site that can be attacked from this one. */
export function targetsFrom({ world, s }: Sight, from: Site): readonly Site[] {
  const near = world.neighbours[from]
  return s.portal[from] === 1 ? [...near, twinOf(from)] : near
}
