import { letChoose } from '@longtable/bots'
import {
  choiceKey,
  Match,
  Random,
  Recorder,
  seedFrom,
  type BotPlayer,
  type Choice,
  type Engine,
  type GameTypes,
  type MatchFile,
  type MenuEntry,
} from '@longtable/kernel'
import type { ArrangedPosition } from '@longtable/kernel/testing'
import { expect, type Locator, type Page } from '@playwright/test'
import { openHere } from './matches.ts'
import { clear, follows, moved, press, untilAsked } from './player.ts'
import { quiet } from './settings.ts'

/** Whoever is no bot sits where the file is opened. */
const NAMES = ['Ada', 'novice', 'novice', 'novice', 'novice']

/** A position that is laid out by hand, as the file of a match. */
export function fileOf<G extends GameTypes>(
  { engine, position }: ArrangedPosition<G>,
  names = NAMES,
): MatchFile {
  return new Recorder(new Match(engine, position), names.slice(0, engine.seats), false).file()
}

/** A match that a bot has played for all until something is so; undefined if it ended before. */
export function playedFor<G extends GameTypes>(
  engine: Engine<G>,
  bot: BotPlayer<G>,
  seed: string,
  isThere: (match: Match<G>) => boolean,
): MatchFile | undefined {
  const match = new Match(engine, seedFrom(seed))
  const recorder = new Recorder(match, NAMES.slice(0, engine.seats))
  const chance = new Random(seedFrom(seed))
  while (!isThere(match)) {
    if (engine.over(match.position)) return undefined
    const [seat] = engine.awaited(match.position)
    match.choose(seat, letChoose(bot, engine, match.position, seat, chance))
    recorder.note()
  }
  return recorder.file()
}

/** Is the first seat asked by this step, with something to choose? */
export function isAskedBy<G extends GameTypes>(step: string): (match: Match<G>) => boolean {
  return ({ engine, position }) => {
    if (!engine.awaited(position).includes(0)) return false
    const menu = engine.plainMenu(position, 0)
    return menu?.step === step && menu.offered.length > 1
  }
}

/** Sits down to a file in this browser. */
export async function openFile(
  page: Page,
  file: MatchFile,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await quiet(page, settings)
  await openHere(page, file)
  await untilAsked(page)
  await clear(page)
}

/** The entries of the list, those put away too. */
async function unfold(page: Page): Promise<Locator> {
  const folded = page.locator('.ask .choices-more:not([open]) > summary')
  while ((await folded.count()) > 0) await folded.first().click()
  return page.locator('.ask .choices-list .entry')
}

function keyed(choice: Choice): string {
  return `[data-key=${JSON.stringify(choiceKey(choice))}]`
}

/** Makes exactly this choice in the list; where much is carried, its piece is taken up there first. */
export async function choose(page: Page, choice: Choice, piece?: string): Promise<void> {
  const { mark } = await untilAsked(page)
  const held = page.locator(`.ask .entry-piece[data-piece="${piece}"]`)
  if (piece !== undefined && (await held.count()) > 0) await held.click()
  const entries = await unfold(page)
  await entries.and(page.locator(keyed(choice))).click()
  await moved(page, mark)
}

/** A piece that can be chosen now. */
function litAt(page: Page, place: string | undefined): Locator {
  return page.locator(`.table-board [data-place="${place}"][data-lit][role="button"]`).first()
}

/**
 * Makes the choice on the board at its place; false if nothing is lit there. Where a click takes a piece up or
 * makes several choices in one, all that can be done there is asked for, and the right thing is picked.
 */
async function chooseOnBoard(page: Page, { at, choice }: MenuEntry, isPlain: boolean): Promise<boolean> {
  const place = litAt(page, at)
  if (at === undefined || (await place.count()) === 0) return false
  const { mark } = await untilAsked(page)
  await press(page, place, 0, isPlain ? 'left' : 'right')
  if (await follows(page, mark, '.slip .entry')) await page.locator(`.slip .entry${keyed(choice)}`).click()
  await moved(page, mark)
  return true
}

/** Makes an offered choice, on the board where something is lit for it, otherwise in the list. */
export async function take<G extends GameTypes>(
  page: Page,
  { engine, position }: Pick<Match<G>, 'engine' | 'position'>,
  choice: Choice,
  seat = 0,
): Promise<'board' | 'list'> {
  const entries = engine.describedMenu(position, seat)?.entries ?? []
  const entry = entries.find((each) => choiceKey(each.choice) === choiceKey(choice))
  if (entry === undefined) throw new Error(`${choiceKey(choice)} is not offered`)
  const offered = entries.map((each) => each.choice)
  const gestures = engine.shortcuts(engine.view(position, seat), offered)
  const isPlain =
    entry.idle !== true &&
    !entries.some(({ at, lifts }) => lifts === true && at === entry.at) &&
    !gestures.some(({ at, isBest }) => isBest === true && at === entry.at)
  if (entry.lifts !== true && (await chooseOnBoard(page, entry, isPlain))) return 'board'
  await choose(page, choice, entry.lifts === true ? entry.at : entry.from)
  return 'list'
}

/**
 * Plays a whole match through the screen for the first seat, as a bot would play it; a match that goes along, from the
 * same seed, says what comes next. Nobody else may decide anything.
 */
export async function playAs<G extends GameTypes>(
  page: Page,
  match: Match<G>,
  bot: BotPlayer<G>,
): Promise<Readonly<Record<'board' | 'list', number>>> {
  const { engine } = match
  const chance = new Random(seedFrom('by clicking'))
  const made = { board: 0, list: 0 }
  while (!engine.over(match.position)) {
    const { step } = await untilAsked(page)
    await clear(page)
    expect(step).toBe(match.position.stack.at(-1)?.step)
    const choice = letChoose(bot, engine, match.position, 0, chance)
    made[await take(page, match, choice)]++
    match.choose(0, choice)
  }
  return made
}

/** A scene of a game's tests: choices are described in words. */
interface Described<G extends GameTypes> extends ArrangedPosition<G> {
  find(words: string): Choice
}

/**
 * Plays a scene through the screen: each choice, described as in the tests of the rules, is made on the piece that it
 * concerns where one is lit, otherwise in the list. The scene goes along and says what comes next.
 */
export class PlayedScene<G extends GameTypes, S extends Described<G>> {
  readonly table: S
  readonly page: Page

  constructor(page: Page, table: S) {
    this.page = page
    this.table = table
  }

  async open(settings: Readonly<Record<string, unknown>> = {}): Promise<this> {
    await openFile(this.page, fileOf(this.table), settings)
    return this
  }

  async take(...described: readonly string[]): Promise<this> {
    for (const words of described) {
      const choice = this.table.find(words)
      await take(this.page, this.table, choice)
      this.table.choose(choice)
      const { step } = await untilAsked(this.page)
      expect(step, `after “${words}”`).toBe(this.table.step)
    }
    return this
  }
}
