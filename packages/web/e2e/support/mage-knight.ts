import { random as anything } from '@longtable/bots'
import { Engine, type MatchFile } from '@longtable/kernel'
import { mageKnight, novice, type MageKnight } from '@longtable/mage-knight'
import type { Page } from '@playwright/test'
import { scene, type Scene, type SceneSpec } from '../../../mage-knight/test/support/scene.ts'
import { isAskedBy, playedFor, PlayedScene } from './laid.ts'

const TABLES = [
  [1, 'soloConquest'],
  [2, 'fullConquest'],
  [2, 'fullCooperation'],
] as const

/** A match that bots have played until the first seat is asked by this step, with something to choose. */
export function mageKnightAskedBy(step: string): MatchFile {
  for (let n = 0; n < 24; n++) {
    const [seats, scenario] = TABLES[n % TABLES.length]
    const bot = n % 2 === 0 ? novice : (anything as typeof novice)
    const engine = new Engine(mageKnight, seats, { scenario })
    const file = playedFor(engine, bot, `${step} ${n}`, isAskedBy(step))
    if (file !== undefined) return file
  }
  throw new Error(`nobody was asked by ${step}`)
}

/** Tiles of a full map, out of the nineteen and the start tile that there are. */
const FULL = 16

/** A Full Conquest of four that bots have played until most of the map is there, and the first seat's turn goes on. */
export function fullMap(): MatchFile {
  const engine = new Engine(mageKnight, 4, { scenario: 'fullConquest' })
  const isTurn = isAskedBy<MageKnight>('turn.main')
  const file = playedFor(
    engine,
    novice,
    'full map',
    (match) => match.position.state.tileAt.filter((tile) => tile >= 0).length >= FULL && isTurn(match),
  )
  if (file === undefined) throw new Error('the map never became full')
  return file
}

/** A scene of Mage Knight, played through the screen. */
export class Played extends PlayedScene<MageKnight, Scene> {
  constructor(page: Page, spec: SceneSpec) {
    super(page, scene(spec))
  }
}
