import type { Browser, CDPSession, Page } from '@playwright/test'
import { askMatchService } from '../e2e/support/ask-match-service.ts'
import { atTable } from '../e2e/support/matches.ts'
import { newContext } from '../e2e/support/outside.ts'
import { play, untilAsked } from '../e2e/support/player.ts'
import { quiet } from '../e2e/support/settings.ts'
import { clientParts, type ClientPart } from './client-part.ts'
import { at, row, type Row } from './rows.ts'

const MOVES = 300
/** The slowest clicks that are told one by one. */
const SLOWEST = 3
/** Milliseconds for which a hand rests on a place before it presses, and before it lets go: quicker than most. */
const REST = 50
const goal = { words: 'the goal of 100 ms', value: 100 }
const frame = { words: 'the goal of 8 ms', value: 8 }

/** A click that was answered: the question before it and the one after it, and how long that took. */
interface Answered {
  readonly steps: string
  readonly milliseconds: number
}

/** Milliseconds. */
interface Times {
  /** From a click to the paint that shows its answer: the update of the match service. */
  readonly answered: Answered[]
  /** From a click to the next paint, whatever it shows, as the browser itself tells it. */
  readonly next: number[]
}

/** Notes from within the page how long everything takes. */
function watchClicks(): void {
  const times: Times = { answered: [], next: [] }
  Object.assign(globalThis, { times })
  let clicked: { readonly at: number; readonly mark: string; readonly step: string } | undefined
  const now = (): { readonly mark: string; readonly step: string } => {
    const { at: shown, menu, step = 'nothing' } = document.querySelector<HTMLElement>('.table')?.dataset ?? {}
    return { mark: `${shown} ${menu}`, step }
  }
  addEventListener('click', ({ timeStamp }) => (clicked = { at: timeStamp, ...now() }), { capture: true })
  const watcher = new MutationObserver(() => {
    const { mark, step } = now()
    if (clicked === undefined || clicked.mark === mark) return
    const { at: since, step: before } = clicked
    clicked = undefined
    const { port1, port2 } = new MessageChannel()
    const painted = (): void => {
      times.answered.push({ steps: `${before} → ${step}`, milliseconds: performance.now() - since })
    }
    port1.addEventListener('message', painted, { once: true })
    port1.start()
    // Within the very frame that paints the answer, also where that is under way already: what is posted there comes
    // right after the paint. An animation frame that is asked for in another would come a frame later.
    const laidOut = new ResizeObserver(() => {
      laidOut.disconnect()
      port2.postMessage(null)
    })
    laidOut.observe(document.body)
  })
  watcher.observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter: ['data-at', 'data-menu'],
  })
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') times.next.push(duration)
  })
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

async function noted(page: Page): Promise<Times> {
  return page.evaluate(() => (globalThis as unknown as { times: Times }).times)
}

const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const

/** Milliseconds that the page has worked so far: script, style and layout. */
async function worked(session: CDPSession): Promise<number[]> {
  const { metrics } = await session.send('Performance.getMetrics')
  return WORK.map((name) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0))
}

/** What each kind of work took while something was done. */
async function workFor(session: CDPSession, deed: () => Promise<unknown>): Promise<number[]> {
  const before = await worked(session)
  await deed()
  const after = await worked(session)
  return after.map((milliseconds, i) => milliseconds - before[i])
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Moves the mouse all over the board, and waits for each picture. */
async function wander(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  for (let n = 0; n < MOVES; n++) {
    await page.mouse.move(((n * 61) % (width * 0.7)) + 10, ((n * 37) % (height * 0.7)) + 60)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

/** Drags the map about. */
async function pan(page: Page, map: string): Promise<void> {
  const box = await page.locator(map).first().boundingBox()
  if (box === null) throw new Error('there is no map')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  for (let n = 0; n < 6; n++) await page.mouse.wheel(0, -200)
  await page.mouse.down()
  for (let n = 0; n < MOVES; n++) {
    await page.mouse.move(x + 80 * Math.sin(n / 9), y + 60 * Math.cos(n / 7))
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await page.mouse.up()
}

async function sitDown(page: Page, file: unknown): Promise<void> {
  const match = await askMatchService(page, 'imported', file)
  await page.goto(`/here/${match}`)
  await atTable(page)
  await untilAsked(page)
}

interface Chosen extends Times {
  readonly work: number[]
}

/** Plays as many choices as wanted, with another match where one is over. */
async function chooseMany(page: Page, session: CDPSession, board: unknown, clicks: number): Promise<Chosen> {
  const chosen: Chosen = { answered: [], next: [], work: WORK.map(() => 0) }
  let made = 0
  while (made < clicks) {
    await sitDown(page, board)
    const spent = await workFor(session, () => play(page, { until: () => made++ >= clicks, rest: REST }))
    for (const [i, milliseconds] of spent.entries()) chosen.work[i] += milliseconds / clicks
    const { answered, next } = await noted(page)
    chosen.answered.push(...answered)
    chosen.next.push(...next)
  }
  return chosen
}

async function rowsOf(
  browser: Browser,
  baseURL: string,
  { name, board, map }: ClientPart,
  clicks: number,
): Promise<Row[]> {
  const context = await newContext(browser, { baseURL, viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await quiet(page)
    await page.addInitScript(watchClicks)
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    const laid = board()
    await sitDown(page, laid)
    const hovering = sum(await workFor(session, () => wander(page))) / MOVES
    const panning = sum(await workFor(session, () => pan(page, map))) / MOVES
    const { answered, next, work } = await chooseMany(page, session, laid, clicks)
    const [script, style, layout] = work
    const times = answered.map(({ milliseconds }) => milliseconds)
    const slowest = answered.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST)
    const clicked = `${name}, full board: click to the paint of its answer, ${answered.length} choices`
    return [
      row(`${clicked}, median`, at(times, 0.5), 'ms', goal),
      row('the same, 95th percentile', at(times, 0.95), 'ms', goal),
      row('the same, 99th percentile', at(times, 0.99), 'ms', goal),
      ...slowest.map(({ steps, milliseconds }) =>
        row(`the slowest of them, from ${steps}`, milliseconds, 'ms', goal),
      ),
      row('click to the next paint (event timing), 99th percentile', at(next, 0.99), 'ms', goal),
      row('work for a choice and for what the bots do after it: script', script, 'ms'),
      row('the same, style', style, 'ms'),
      row('the same, layout', layout, 'ms'),
      row('work for a move of the mouse over the board', hovering, 'ms'),
      row('work for a move of the map', panning, 'ms', frame),
    ]
  } finally {
    await context.close()
  }
}

/** Clicks in each of these games, or in the only one that is wanted. */
export async function playingRows(
  browser: Browser,
  baseURL: string,
  clicks: number,
  only?: string,
): Promise<Row[]> {
  const games = await clientParts()
  const wanted = games.filter(({ id }) => only === undefined || id === only)
  if (wanted.length === 0) throw new Error(`no game ${only}: ${games.map(({ id }) => id).join(', ')}`)
  const rows: Row[] = []
  for (const game of wanted) rows.push(...(await rowsOf(browser, baseURL, game, clicks)))
  return rows
}
