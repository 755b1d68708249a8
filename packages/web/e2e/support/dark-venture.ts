import { random as anything } from '@longtable/bots'
import { darkVenture, novice, type DarkVenture } from '@longtable/dark-venture'
import { Engine, type Match, type MatchFile } from '@longtable/kernel'
import type { Page } from '@playwright/test'
import { scene, type Scene, type SceneSpec } from '../../../dark-venture/test/support/scene.ts'
import { isAskedBy, playedFor, PlayedScene } from './arranged.ts'

const TABLES: readonly (readonly [seats: number, config: Readonly<Record<string, string | boolean>>])[] = [
  [2, { mode: 'victory' }],
  [1, { mode: 'scenario', scenario: 'drownedFeast' }],
  [4, { mode: 'victory', map: 'underground' }],
  [2, { mode: 'adventure' }],
  [3, { mode: 'victory', floors: true }],
]

/** A match that bots have played until the first seat is asked by this step, with something to choose. */
export function darkVentureAskedBy(step: string): MatchFile {
  for (let n = 0; n < 40; n++) {
    const [seats, config] = TABLES[n % TABLES.length]
    const bot = n % 2 === 0 ? novice : (anything as typeof novice)
    const engine = new Engine(darkVenture, seats, config)
    const file = playedFor(engine, bot, `${step} ${n}`, isAskedBy(step))
    if (file !== undefined) return file
  }
  throw new Error(`nobody was asked by ${step}`)
}

/** Pieces on the map when it is full. */
const FULL = 30

/** A Victory game of all five factions that bots have played until the map is full, and the first seat's turn goes on. */
export function fullBoard(): MatchFile {
  const engine = new Engine(darkVenture, 5, { mode: 'victory', target: '30', floors: true })
  const isTurn = isAskedBy<DarkVenture>('turn')
  const isFull = (match: Match<DarkVenture>): boolean =>
    match.position.state.at.filter((at) => at >= 0).length >= FULL && isTurn(match)
  const file = playedFor(engine, novice, 'full board 20', isFull)
  if (file === undefined) throw new Error('the map never became full')
  return file
}

/** A scene of Dark Venture, played through the screen. */
export class Played extends PlayedScene<DarkVenture, Scene> {
  constructor(page: Page, spec: SceneSpec) {
    super(page, scene(spec))
  }
}
