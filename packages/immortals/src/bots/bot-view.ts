import type { BotSeat, Choice, Frame } from '@longtable/kernel'
import type { Card, Space } from '../state/cards.ts'
import { COLOURS, INHABITANTS } from '../state/codes.ts'
import type { Side } from '../state/events.ts'
import type { Immortals, StateView } from '../state/schema.ts'
import { NOBODY, REGIONS, SITES, twinOf, type RegionNo, type Seat, type Site } from '../state/sites.ts'
import { areaAt, type MatchTables } from '../state/tables.ts'
import type { Heuristics } from './heuristics.ts'
import { cardValues, scoresCards, sendable, siteValues } from './site-values.ts'

/** What a seat sees, and what its heuristics make of it. All values are in victory points. */
export interface BotView {
  readonly tables: MatchTables
  readonly s: StateView
  readonly me: Seat
  /** Scorings to come, this round's included. */
  readonly left: number
  /** How many scorings something won now will count for, as it may be lost again. */
  readonly horizon: number
  /** How many sites of each of the ten areas a seat occupies; where cards score, how many cards of each of the five areas it holds. */
  readonly held: readonly (readonly number[])[]
  /** By site: the most armies that somebody else could send there. */
  readonly threat: readonly number[]
  /** By site: what one scoring brings the seat for having it, more than without it. */
  readonly value: readonly number[]
  /** By region: what one scoring brings the seat for holding its card, more than without it; nothing where armies score. */
  readonly card: readonly number[]
  /** Cubes that rest in the tower. */
  readonly resting: number
  /** Cubes of the players in the tray. */
  readonly waiting: number
  readonly heuristics: Heuristics
  /** What is added to how something looks, up or down; nothing for somebody who is sure of it. */
  readonly noise: Noise | undefined
}

/** How much better or worse something looks for no reason, in points. */
export type Noise = () => number

function horizonOf({ lasts }: Heuristics, left: number): number {
  let sum = 0
  let chance = 1
  for (let round = 0; round < left; round++) {
    sum += chance
    chance *= lasts
  }
  return sum
}

const NO_THREATS: readonly number[] = Array.from({ length: SITES }, () => 0)

export function botView(
  { view, engine }: BotSeat<Immortals>,
  heuristics: Heuristics,
  noise?: Noise,
): BotView {
  return botViewFrom(engine.tables, view.state, view.viewer, heuristics, noise)
}

/** What somebody on this seat makes of it. */
export function botViewFrom(
  tables: MatchTables,
  s: StateView,
  me: Seat,
  heuristics: Heuristics,
  noise?: Noise,
): BotView {
  const left = tables.rounds - Math.max(1, s.round) + 1
  const held = heldOf(tables, s)
  let resting = 0
  let waiting = 0
  for (let colour = 0; colour < COLOURS; colour++) {
    resting += s.tower[colour]
    if (colour !== INHABITANTS) waiting += s.tray[colour]
  }
  return {
    tables,
    s,
    me,
    left,
    horizon: horizonOf(heuristics, left),
    held,
    threat: threatsTo(tables, s, me),
    value: siteValues(tables, s, heuristics, held[me], me),
    card: cardValues(tables, s, heuristics, held[me], me),
    resting,
    waiting,
    heuristics,
    noise,
  }
}

/** By site: the most armies that somebody else could send there; from each site to where it leads. */
function threatsTo({ neighbours }: MatchTables, s: StateView, me: Seat): number[] {
  const threat = NO_THREATS.slice()
  for (let from: Site = 0; from < SITES; from++) {
    const armies = sendable(s, me, from)
    if (armies <= 0) continue
    const near = neighbours[from]
    for (let i = 0; i < near.length; i++) if (armies > threat[near[i]]) threat[near[i]] = armies
    const twin = twinOf(from)
    if (s.portal[from] === 1 && armies > threat[twin]) threat[twin] = armies
  }
  return threat
}

/** How many sites of each of the ten areas each seat occupies, or how many cards of the five areas it holds. */
export function heldOf(tables: MatchTables, s: StateView): number[][] {
  const held: number[][] = []
  for (let seat: Seat = 0; seat < s.players.length; seat++) held.push([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  if (scoresCards(tables)) {
    for (let region: RegionNo = 0; region < REGIONS; region++) {
      const holder = s.holder[region]
      if (holder !== NOBODY) held[holder][tables.areaOfRegion[region]]++
    }
    return held
  }
  for (let site: Site = 0; site < SITES; site++) {
    const owner = s.owner[site]
    if (owner !== NOBODY) held[owner][areaAt(tables, site)]++
  }
  return held
}

/** The locals of the steps that ask; each step has some of them. */
export interface QuestionFrame extends Frame {
  readonly card: Card
  readonly space: Space
  readonly from: Site
  readonly site: Site
  readonly side: Side
  readonly realm: number
  readonly left: number
  readonly plan: readonly Card[]
}

/** The frame that asks: the seat's own if several decide at once. */
export function questionFrame({ view }: BotSeat<Immortals>): QuestionFrame {
  const top = view.stack[view.stack.length - 1]
  const own = top.parts?.[view.viewer]?.stack
  const frame = own === undefined || own === null || own.length === 0 ? top : own[own.length - 1]
  return frame as QuestionFrame
}

/** The choice with the greatest worth, the first of equals. */
export function best(offered: readonly Choice[], valueOf: (choice: Choice) => number, noise?: Noise): Choice {
  let chosen = offered[0]
  let most = -Infinity
  for (const choice of offered) {
    const value = noise === undefined ? valueOf(choice) : valueOf(choice) + noise()
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
export function targetsFrom({ tables, s }: BotView, from: Site): readonly Site[] {
  const near = tables.neighbours[from]
  return s.portal[from] === 1 ? [...near, twinOf(from)] : near
}
