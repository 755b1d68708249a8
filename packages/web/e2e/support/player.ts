import { expect, type Locator, type Page } from '@playwright/test'

export interface Played {
  /** Choices made on the board's own pieces, and those made in the list or with keys. */
  board: number
  list: number
  /** The steps that asked. */
  readonly steps: Set<string>
}

export interface PlayOptions {
  /** Stops when this is so; otherwise at the end of the match. */
  readonly until?: (step: string | null) => boolean
  /** How many cards are planned before a plan is ready. */
  readonly plans?: number
  readonly most?: number
  /** Milliseconds for which the mouse rests before it presses, and before it lets go; otherwise none. */
  readonly rest?: number
}

interface Standing {
  readonly step: string | null
  /** Differs from one question to the next. */
  readonly mark: string
  readonly isOver: boolean
  /** Something was opened for which the test waits, and nothing is chosen yet. */
  readonly isOpen: boolean
}

/**
 * The state of the table, as a test can tell it apart; runs in the page. False as long as it has the mark of before, and
 * nothing was opened. Where everybody decides at once, updates come of what the others do, too: there the menu alone
 * says whether one has chosen. What a click opens is there at once, what it chooses only when the match service has answered.
 */
function read([before, opened]: readonly [string?, string?]): Standing | false {
  const { at, menu, step } = document.querySelector<HTMLElement>('.table')?.dataset ?? {}
  const mark = step?.endsWith('.mine') === true ? String(menu) : `${at} ${menu}`
  const isOpen = opened !== undefined && document.querySelector(opened) !== null
  if (mark === before && !isOpen) return false
  return { step: step ?? null, mark, isOver: document.querySelector('.end') !== null, isOpen }
}

async function standing(page: Page): Promise<Standing> {
  const found = await page.evaluate(read, [] as const)
  if (found === false) throw new Error('nothing can be as before')
  return found
}

export async function markOf(page: Page): Promise<string> {
  return (await standing(page)).mark
}

/** Waits until the match stands still for this screen, or is over; what one may do out of turn can be gone at once. */
export async function untilAsked(page: Page): Promise<Standing> {
  await page.waitForFunction(
    () =>
      document.querySelector('.end') !== null ||
      document.querySelector('.handover-next') !== null ||
      document.querySelector('.table[data-step] .ask-question[data-asked]') !== null,
    undefined,
    { timeout: 30_000 },
  )
  await settled(page)
  return standing(page)
}

/** Waits until the board is lit for what is asked: pieces are told a moment after the question, and not all at once. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const table = document.querySelector<HTMLElement>('.table')
      const lit = [...document.querySelectorAll('.table-board [data-lit]')]
      const places = lit.map((piece) => piece.getAttribute('data-place')).join(' ')
      const now = `${table?.dataset['at']} ${table?.dataset['menu']} ${places}`
      const { dataset } = document.documentElement
      const isSame = dataset['settling'] === now
      const frames = isSame ? Number(dataset['frames']) + 1 : 0
      dataset['settling'] = now
      dataset['frames'] = String(frames)
      return frames >= 2
    },
    undefined,
    { timeout: 30_000 },
  )
}

/** Waits until something else is asked or shown. */
export async function moved(page: Page, mark: string): Promise<void> {
  await page.waitForFunction(read, [mark] as const, { timeout: 15_000 })
}

const ANYTHING = '.slip .entry, .choices-held'

/** Does a click lead to a second one: has one of these opened, and is nothing chosen yet? */
export async function follows(page: Page, mark: string, opened = ANYTHING): Promise<boolean> {
  const state = await page.waitForFunction(read, [mark, opened] as const, { timeout: 15_000 })
  const found = await state.jsonValue()
  return found !== false && found.isOpen
}

function lit(page: Page): Locator {
  return page.locator('.table-board [data-lit][role="button"]')
}

/** What lies over the board is put away: a throw of the tower, a summary, the beginning of a story. */
export async function clear(page: Page): Promise<void> {
  const papers = page.locator('.tower-overlay, .scoring, .dv-story-begin')
  for (let tries = 0; tries < 4 && (await papers.count()) > 0; tries++) {
    const closers = page.locator('.scoring-close, .dv-story-begin')
    if ((await page.locator('.tower-overlay').count()) > 0) await page.keyboard.press('Escape')
    else await closers.first().click()
  }
  await expect(papers).toHaveCount(0)
}

/** Where a piece can be seen: regions are no rectangles, and cards lie on top of each other. */
export async function spotOf(piece: Locator): Promise<{ readonly x: number; readonly y: number }> {
  let spot: { readonly x: number; readonly y: number } | undefined
  // What was put away may lie over it a moment longer.
  await expect
    .poll(async () => (spot = await visibleSpotOf(piece)), {
      message: 'the piece can be seen',
      timeout: 5_000,
    })
    .toBeDefined()
  if (spot === undefined) throw new Error('the piece can be seen nowhere')
  return spot
}

function visibleSpotOf(piece: Locator): Promise<{ readonly x: number; readonly y: number } | undefined> {
  return piece.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const steps = Array.from({ length: 15 }, (_, n) => (n + 1) / 16)
    const middleFirst = steps.toSorted((a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5))
    for (const down of middleFirst) {
      for (const across of middleFirst) {
        const [x, y] = [left + across * width, top + down * height]
        const there = document.elementFromPoint(x, y)?.closest('[data-place]')
        if (there === element) return { x, y }
      }
    }
    return undefined
  })
}

/** What lies outside a map that was brought near is looked for on the whole of it. */
async function showWhole(page: Page): Promise<void> {
  for (const button of await page.getByRole('button', { name: 'The whole map' }).all())
    if (await button.isEnabled()) await button.click()
}

export async function press(
  page: Page,
  piece: Locator,
  rest = 0,
  button: 'left' | 'right' = 'left',
): Promise<void> {
  if ((await visibleSpotOf(piece)) === undefined) await showWhole(page)
  const { x, y } = await spotOf(piece)
  if (rest > 0) {
    await page.mouse.move(x, y)
    await page.waitForTimeout(rest)
  }
  await page.mouse.click(x, y, { button, delay: rest })
}

async function pressEntry(page: Page, entry: Locator, rest: number): Promise<void> {
  if (rest > 0) {
    await entry.hover()
    await page.waitForTimeout(rest)
  }
  await entry.click({ delay: rest })
}

/** Where something can be chosen that was not chosen since this step began: nobody aims and stops aiming for ever. */
async function freshPlaces(page: Page, tried: ReadonlySet<string>): Promise<string[]> {
  const all = await lit(page).evaluateAll((found) =>
    found.map((each) => each.getAttribute('data-place') ?? ''),
  )
  return [...new Set(all)].filter((place) => !tried.has(place))
}

function litAt(page: Page, place: string): Locator {
  return lit(page)
    .and(page.locator(`[data-place="${place}"]`))
    .first()
}

/** A place for the piece that was taken up. */
async function goalOfHeld(page: Page): Promise<Locator> {
  const goals = lit(page).and(page.locator(':not([data-held])'))
  const words = async (): Promise<string> =>
    `${(await standing(page)).step}: a place is lit for what was taken up: ${await page.locator('.ask').innerText()}`
  if ((await goals.count()) === 0) await expect(goals, await words()).not.toHaveCount(0, { timeout: 5_000 })
  // Other pieces might only be taken up instead: it goes where the list says, or to a space.
  const listed = await page
    .locator('.ask .choices-list .entry[data-at]')
    .evaluateAll((found) => found.map((each) => `[data-place="${each.getAttribute('data-at')}"]`))
  for (const places of [listed.join(), '[data-place^="node:"]']) {
    if (places === '') continue
    const meant = goals.and(page.locator(places))
    if ((await meant.count()) > 0) return seenFirst(meant)
  }
  return goals.first()
}

/** The first that can be seen as the board lies: others may be out of sight, or under a card. */
async function seenFirst(pieces: Locator): Promise<Locator> {
  for (const piece of await pieces.all()) if ((await visibleSpotOf(piece)) !== undefined) return piece
  return pieces.first()
}

/** Chooses something on the board: a place, or a piece and then a place for it, or an entry of the slip there. */
async function chooseOnBoard(
  page: Page,
  mark: string,
  turn: number,
  place: string,
  rest: number,
): Promise<void> {
  await press(page, litAt(page, place), rest)
  const slip = page.locator('.slip .entry')
  let isMore = await follows(page, mark)
  if (isMore && (await slip.count()) === 0) {
    await press(page, await goalOfHeld(page), rest)
    isMore = await follows(page, mark, '.slip .entry')
  }
  if (isMore) await pressEntry(page, slip.nth(turn % (await slip.count())), rest)
  await moved(page, mark)
}

async function chooseInList(page: Page, mark: string, turn: number, rest: number): Promise<void> {
  const entries = page.locator('.ask .choices-list > li > .entry:not(.entry-piece)')
  const count = await entries.count()
  expect(count, 'the list offers something').toBeGreaterThan(0)
  await pressEntry(page, entries.nth(turn % count), rest)
  await moved(page, mark)
}

/** What was tried on the board since a step began to ask. */
export interface Tried {
  step: string | null
  readonly places: Set<string>
}

export function nothingTried(): Tried {
  return { step: null, places: new Set() }
}

/** Another step is another question. */
function askedAgain(tried: Tried, step: string | null): void {
  if (step !== tried.step) tried.places.clear()
  tried.step = step
}

/** Makes a choice on the board where something new is lit, otherwise in the list; tells whether it was on the board. */
async function chooseSomewhere(
  page: Page,
  mark: string,
  turn: number,
  tried: Tried,
  rest = 0,
): Promise<boolean> {
  const fresh = await freshPlaces(page, tried.places)
  if (fresh.length === 0) {
    await chooseInList(page, mark, turn, rest)
    return false
  }
  const place = fresh[(turn * 7) % fresh.length]
  tried.places.add(place)
  await chooseOnBoard(page, mark, turn, place, rest)
  return true
}

/**
 * Plays a seat by clicking: on the board's pieces wherever something is lit there, otherwise in the list. Plans are
 * ready after a few cards.
 */
export async function play(page: Page, options: PlayOptions = {}): Promise<Played> {
  const { until = () => false, plans = 3, most = 600, rest = 0 } = options
  const played: Played = { board: 0, list: 0, steps: new Set() }
  let planned = 0
  const tried = nothingTried()
  for (let turn = 0; turn < most; turn++) {
    const { step, mark, isOver } = await untilAsked(page)
    if (isOver || until(step)) return played
    if (step === null) return played
    await clear(page)
    played.steps.add(step)
    if (step !== 'plan.mine') planned = 0
    askedAgain(tried, step)
    if (step === 'plan.mine' && planned++ >= plans) {
      await chooseInList(page, mark, 0, rest)
      played.list++
    } else if (await chooseSomewhere(page, mark, turn, tried, rest)) played.board++
    else played.list++
  }
  throw new Error(`the match did not end within ${most} choices`)
}

/** Makes one choice at this screen, as `play` makes many. */
export async function chooseOnce(page: Page, turn = 0, tried = nothingTried()): Promise<void> {
  const { step, mark } = await untilAsked(page)
  await clear(page)
  askedAgain(tried, step)
  await chooseSomewhere(page, mark, turn, tried)
}
