import { COLOURS, INHABITANTS, type Event } from '@longtable/immortals/board'
import type { GameEvent } from '@longtable/kernel'

/** A number of cubes for each colour. */
export type Counts = readonly number[]

export type Battle = Extract<Event, { event: 'battle' }>
type Throw = Extract<Event, { event: 'thrown' | 'seeded' }>

/** One throw into the tower, as the engine decided it, and the battle that it decides. */
export interface Drop {
  readonly event: Throw
  /** What rested inside before. */
  readonly before: Counts
  readonly thrown: Counts
  /** What lies in the tray afterwards. */
  readonly fallen: Counts
  readonly inside: Counts
  readonly battle: Battle | undefined
}

/** How long things take at normal speed, in milliseconds. */
export const DROP_TIME = 2400
export const SORT_TIME = 1000
export const READ_TIME = 2200
/** A battle of others, of which only the outcome is told. */
const ASIDE_TIME = 1400
/** Where nothing moves, the result stands for as long. */
export const STILL_TIME = 4500

const NOBODY = -1

export function none(): number[] {
  return Array.from({ length: COLOURS }, () => 0)
}

export function sum(counts: Counts): number {
  return counts.reduce((total, count) => total + count, 0)
}

function dropOf(event: Throw, battle: Battle | undefined): Drop {
  const { fallen, inside } = event
  // The tower is empty before it is seeded.
  const thrown =
    event.event === 'thrown' ? event.thrown : fallen.map((count, colour) => count + inside[colour])
  const before = thrown.map((count, colour) => inside[colour] + fallen[colour] - count)
  return { event, before, thrown, fallen, inside, battle }
}

/** The throws among these events, in their order, each with its battle. */
export function dropsIn(happened: readonly GameEvent[]): readonly Drop[] {
  const events = happened as readonly Event[]
  const drops: Drop[] = []
  for (const event of events) {
    if (event.event === 'thrown' || event.event === 'seeded') drops.push(dropOf(event, undefined))
    else if (event.event === 'battle' && drops.length > 0) {
      const last = drops[drops.length - 1]
      if (last.battle === undefined) drops[drops.length - 1] = { ...last, battle: event }
    }
  }
  return drops
}

/** The tower as it stands, with nothing thrown. */
export function standing(tower: Counts, tray: Counts): Drop {
  const event: Throw = { event: 'thrown', thrown: none(), fallen: tray, inside: tower }
  return { event, before: tower, thrown: none(), fallen: tray, inside: tower, battle: undefined }
}

export type PileKind = 'attacker' | 'defender' | 'inhabitants' | 'rest' | 'colour'

/** A part of the tray after it has sorted itself. */
export interface Pile {
  readonly kind: PileKind
  readonly cubes: Counts
  /** Whose colour it is; for a pile of its own colour. */
  readonly colour: number
  /** What is added up; for battles it is the engine's own number. */
  readonly total: number
}

function only(fallen: Counts, wanted: (colour: number) => boolean): number[] {
  return fallen.map((count, colour) => (wanted(colour) ? count : 0))
}

/** What counts for whom in a battle. In an empty region the inhabitants count only against the attacker. */
function battlePiles(fallen: Counts, battle: Battle): readonly Pile[] {
  const { attacker, defender, side } = battle
  const isDefended = defender !== NOBODY
  const forAttacker = (colour: number): boolean =>
    colour === attacker || (colour === INHABITANTS && isDefended && side === 'A')
  const forDefender = (colour: number): boolean =>
    (isDefended && colour === defender) || (colour === INHABITANTS && side === 'C')
  const rest = only(fallen, (colour) => !forAttacker(colour) && !forDefender(colour))
  return [
    { kind: 'attacker', colour: attacker, cubes: only(fallen, forAttacker), total: battle.attack },
    {
      kind: isDefended ? 'defender' : 'inhabitants',
      colour: isDefended ? defender : INHABITANTS,
      cubes: only(fallen, forDefender),
      total: battle.defence,
    },
    { kind: 'rest', colour: INHABITANTS, cubes: rest, total: sum(rest) },
  ]
}

/** How the tray sorts itself: by what counts for whom, or where nobody fights, by colour. */
export function pilesOf(drop: Drop, seats: number): readonly Pile[] {
  if (drop.battle !== undefined) return battlePiles(drop.fallen, drop.battle)
  const colours = [...Array.from({ length: seats }, (_, seat) => seat), INHABITANTS]
  return colours.map((colour) => ({
    kind: 'colour',
    colour,
    cubes: only(drop.fallen, (each) => each === colour),
    total: drop.fallen[colour],
  }))
}

/** Is a throw shown on the big stage to this viewer? Battles of others are told beside the board. */
export function isStaged(drop: Drop, seat: number | null): boolean {
  const { battle } = drop
  return battle === undefined || seat === null || battle.attacker === seat || battle.defender === seat
}

/** How long the throws of an update need at normal speed, in milliseconds. */
export function showTowerFor(events: readonly GameEvent[], seat: number | null): number {
  const times = dropsIn(events).map((drop) =>
    isStaged(drop, seat) ? DROP_TIME + SORT_TIME + READ_TIME : ASIDE_TIME,
  )
  return sum(times)
}
