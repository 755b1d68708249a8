import { random as anything } from '@longtable/bots'
import { Engine, type BotPlayer, type Match, type MatchFile } from '@longtable/kernel'
import { mageKnight, novice, type MageKnight } from '@longtable/mage-knight'
import type { Page } from '@playwright/test'
import { scene, type Scene, type SceneSpec } from '../../../mage-knight/test/support/scene.ts'
import { isAskedBy, playedFor, PlayedScene } from './arranged.ts'

const TABLES = [
  [1, 'soloConquest'],
  [2, 'fullConquest'],
  [2, 'fullCooperation'],
] as const

/** The printed variants that ask something. */
const VARIANTS = { heroes: 'auction', drafting: true, actionUpgrades: true, interactiveCombat: true }
const OF_VARIANTS = ['auction', 'draft', 'upgrade', 'combat.hide']

/** A match that bots have played until the first seat is asked by this step, with something to choose. */
export function mageKnightAskedBy(step: string): MatchFile {
  for (let n = 0; n < 24; n++) {
    const [seats, scenario] = TABLES[n % TABLES.length]
    const bot = n % 2 === 0 ? novice : (anything as typeof novice)
    const variants = OF_VARIANTS.some((one) => step.startsWith(one)) ? VARIANTS : {}
    const engine = new Engine(mageKnight, seats, { scenario, ...variants })
    const file = playedFor(engine, bot, `${step} ${n}`, isAskedBy(step))
    if (file !== undefined) return file
  }
  throw new Error(`nobody was asked by ${step}`)
}

/** Tiles of a full map, out of the nineteen and the start tile that there are. */
const FULL = 16

/** Looks what lies beyond wherever it may, and otherwise does what a beginner would. */
const explorer: BotPlayer<MageKnight> = {
  id: 'explorer',
  choose: (seat, chance) =>
    seat.offered.find((choice) => choice.do === 'explore') ?? novice.choose(seat, chance),
}

/** A Full Conquest of four that bots have played until most of the map is there, and the first seat's turn goes on. */
export function fullMap(): MatchFile {
  const engine = new Engine(mageKnight, 4, { scenario: 'fullConquest' })
  const isTurn = isAskedBy<MageKnight>('turn.main')
  const isFull = (match: Match<MageKnight>): boolean =>
    match.position.state.tileAt.filter((tile) => tile >= 0).length >= FULL && isTurn(match)
  // With the bots of today the first of these does.
  for (let n = 44; n < 84; n++) {
    const file = playedFor(engine, explorer, `full map ${n}`, isFull)
    if (file !== undefined) return file
  }
  throw new Error('the map never became full')
}

/** A scene of Mage Knight, played through the screen. */
export class Played extends PlayedScene<MageKnight, Scene> {
  constructor(page: Page, spec: SceneSpec) {
    super(page, scene(spec))
  }
}
