import { expect } from 'vitest'
import type { Frame } from '@longtable/kernel'
import type { RegionId } from '../../src/content/types.ts'
import { immortals } from '../../src/game.ts'
import { INHABITANTS } from '../../src/state/codes.ts'
import type { Event, Side } from '../../src/state/events.ts'
import { NOBODY, type Seat } from '../../src/state/sites.ts'
import {
  performing,
  region,
  scene,
  site,
  type PlayerScene,
  type Scene,
  type SceneSpec,
  type SiteName,
} from './scene.ts'

/** Scenes of attacks and battles. */

/** Seat 2 still has a card to reveal, so that the phase goes on when what the scene is about is over. */
function held(spec: SceneSpec): PlayerScene[] {
  return Array.from({ length: spec.seats ?? 3 }, (_, seat) => {
    const given = spec.players?.[seat] ?? {}
    return seat === 2 ? { ...given, board: { magicB: 'blank', ...given.board } } : given
  })
}

export interface Fight {
  readonly attacker?: Seat
  /** -1 if the site is unoccupied. */
  readonly defender?: Seat
  readonly at: SiteName
  readonly side: Side
  readonly byPortal?: boolean
}

/** A battle whose cubes have fallen: the tray of the scene has decided it. Seat 0 attacks seat 1 unless it says otherwise. */
export function fallen(
  { attacker = 0, defender = 1, at, side, byPortal = false }: Fight,
  spec: SceneSpec,
): Scene {
  const result = { step: 'battle.result', attacker, defender, site: site(at), side, byPortal }
  return scene({ ...spec, players: held(spec), stack: [...performing(2), result] })
}

/** A battle that begins: so many armies of the attacker have left their site, and the cubes are about to be thrown. */
export function thrown(
  { attacker = 0, at, side }: Omit<Fight, 'defender'>,
  armies: number,
  spec: SceneSpec,
): Scene {
  const table = scene({ ...spec, players: held(spec), stack: performing(2) })
  const { engine, position, state } = table
  state.players[attacker].boxed -= armies
  position.stack.pop()
  const throwing: Frame & Record<string, unknown> = {
    step: 'battle',
    seat: attacker,
    site: site(at),
    armies,
    side,
    byPortal: false,
  }
  position.stack.push(throwing)
  table.events.push(...engine.resume(position).map(({ event }) => event))
  expect(immortals.violations(state, engine.tables, engine.seats)).toEqual([])
  return table
}

/** Seat 0 is to act, and the phase goes on afterwards. */
export function acting(spec: SceneSpec): Scene {
  return scene({ ...spec, players: held(spec) })
}

/** The events of one kind. */
export function told<K extends Event['event']>(table: Scene, kind: K): Extract<Event, { event: K }>[] {
  return table.events.filter((event): event is Extract<Event, { event: K }> => event.event === kind)
}

/** Who holds a region card; the stack is -1. */
export function holder(table: Scene, id: RegionId): Seat {
  return table.state.holder[region(id)]
}

export const STACK = NOBODY

/** Cubes of the three players and of the inhabitants in the tray. */
export function tray(table: Scene): number[] {
  return [...table.state.tray.slice(0, 3), table.state.tray[INHABITANTS]]
}

export function limbos(table: Scene): number[][] {
  return table.state.players.map(({ limbo }) => limbo)
}
