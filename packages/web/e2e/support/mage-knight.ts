import { letChoose, random as anything } from '@longtable/bots'
import {
  choiceKey,
  Engine,
  Match,
  Random,
  Recorder,
  seedFrom,
  type Choice,
  type MatchFile,
} from '@longtable/kernel'
import { mageKnight, novice } from '@longtable/mage-knight'
import { expect, type Locator, type Page } from '@playwright/test'
import { scene, type Scene, type SceneSpec } from '../../../mage-knight/test/support/scene.ts'
import { askHouse } from './ask-house.ts'
import { atTable } from './matches.ts'
import { follows, moved, press, untilAsked } from './player.ts'
import { quiet } from './settings.ts'

/** A position that is laid out by hand, as the file of a match. */
export function fileOf({ engine, position }: Scene, names = NAMES): MatchFile {
  const match = new Match(engine, position)
  return new Recorder(match, names.slice(0, engine.seats), false).file()
}

/** Whoever is no bot sits where the file is opened. */
const NAMES = ['Ada', 'novice', 'novice', 'novice']

const TABLES = [
  [1, 'soloConquest'],
  [2, 'fullConquest'],
  [2, 'fullCooperation'],
] as const

/** A match that bots have played until the first seat is asked by this step, with something to choose. */
export function mageKnightAskedBy(step: string): MatchFile {
  for (let n = 0; n < 24; n++) {
    const [seats, scenario] = TABLES[n % TABLES.length]
    const engine = new Engine(mageKnight, seats, { scenario })
    const match = new Match(engine, seedFrom(`${step} ${n}`))
    const recorder = new Recorder(match, NAMES.slice(0, seats))
    const chance = new Random(seedFrom(step))
    const bot = n % 2 === 0 ? novice : (anything as typeof novice)
    while (!engine.over(match.position)) {
      const [seat] = engine.awaited(match.position)
      const menu = seat === 0 ? engine.bare(match.position, 0) : null
      if (menu?.step === step && menu.offered.length > 1) return recorder.file()
      match.choose(seat, letChoose(bot, engine, match.position, seat, chance))
      recorder.note()
    }
  }
  throw new Error(`nobody was asked by ${step}`)
}

/** A Full Conquest of four that bots have played until most of the map is there, and the first seat's turn goes on. */
export function fullMap(): MatchFile {
  const engine = new Engine(mageKnight, 4, { scenario: 'fullConquest' })
  const match = new Match(engine, seedFrom('full map'))
  const recorder = new Recorder(match, NAMES)
  const chance = new Random(seedFrom('full map'))
  const isThere = (): boolean =>
    match.position.state.tileAt.filter((tile) => tile >= 0).length >= FULL &&
    match.position.stack.at(-1)?.step === 'turn.main' &&
    engine.awaited(match.position).includes(0)
  while (!isThere()) {
    if (engine.over(match.position)) throw new Error('the map never became full')
    const [seat] = engine.awaited(match.position)
    match.choose(seat, letChoose(novice, engine, match.position, seat, chance))
    recorder.note()
  }
  return recorder.file()
}

/** Tiles of a full map, out of the nineteen and the start tile that there are. */
const FULL = 16

/** Sits down to a file in this browser. */
export async function openFile(
  page: Page,
  file: MatchFile,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await quiet(page, settings)
  await page.goto(`/here/${await askHouse(page, 'imported', file)}`)
  await atTable(page)
  await untilAsked(page)
}

/** The entries of the list, those put away too. */
async function unfold(page: Page): Promise<Locator> {
  const folded = page.locator('.ask .choices-more:not([open]) > summary')
  while ((await folded.count()) > 0) await folded.first().click()
  return page.locator('.ask .choices-list .entry')
}

/** Makes exactly this choice in the list. */
export async function choose(page: Page, choice: Choice): Promise<void> {
  const { mark } = await untilAsked(page)
  const entries = await unfold(page)
  await entries.and(page.locator(`[data-key=${JSON.stringify(choiceKey(choice))}]`)).click()
  await moved(page, mark)
}

/** Clicks the piece that a choice concerns, and the choice among those that can be made there. */
async function chooseAt(page: Page, place: Locator, choice: Choice): Promise<void> {
  const { mark } = await untilAsked(page)
  await press(page, place)
  const entry = page.locator(`.slip .entry[data-key=${JSON.stringify(choiceKey(choice))}]`)
  if (await follows(page, mark, '.slip .entry')) await entry.click()
  await moved(page, mark)
}

/**
 * Lays a scene out, and plays it through the screen: each choice, described as in the tests of the rules, is made on
 * the piece that it concerns where one is lit, otherwise in the list. The scene goes along and says what comes next.
 */
export class Played {
  readonly table: Scene
  readonly page: Page

  constructor(page: Page, spec: SceneSpec) {
    this.page = page
    this.table = scene(spec)
  }

  async open(settings: Readonly<Record<string, unknown>> = {}): Promise<this> {
    await openFile(this.page, fileOf(this.table), settings)
    return this
  }

  async take(...described: readonly string[]): Promise<this> {
    for (const words of described) {
      const choice = this.table.find(words)
      const at = this.placeOf(choice)
      const lit = this.page.locator(`.table-board [data-place="${at}"][data-lit][role="button"]`).first()
      if (at !== undefined && (await lit.count()) > 0) await chooseAt(this.page, lit, choice)
      else await choose(this.page, choice)
      this.table.choose(choice)
      const { step } = await untilAsked(this.page)
      expect(step, `after “${words}”`).toBe(this.table.step)
    }
    return this
  }

  private placeOf(choice: Choice): string | undefined {
    const asked = this.table.engine.asked(this.table.position, 0)
    const entry = asked?.entries.find((each) => choiceKey(each.choice) === choiceKey(choice))
    return entry?.from === undefined ? entry?.at : undefined
  }
}
