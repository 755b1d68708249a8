import { manifests } from '@longtable/games/manifests'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { askMatchService } from '../e2e/support/ask-match-service.ts'
import { newContext } from '../e2e/support/outside.ts'
import { at, row, type Row } from './rows.ts'

const RUNS = 7
const goal = { words: 'the goal of 2 s', value: 2 }

/** Clicks on the first button that can be clicked, and notes when the board was painted, from within the page. */
function watchOpening(): void {
  const painted = (): void => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => performance.mark('board'), { once: true })
    port1.start()
    requestAnimationFrame(() => port2.postMessage(null))
  }
  const watcher = new MutationObserver(() => {
    const play = document.querySelector<HTMLButtonElement>('.game-now .button-lit:not(:disabled)')
    if (play !== null && performance.getEntriesByName('clicked').length === 0) {
      performance.mark('clicked')
      play.click()
    }
    if (document.querySelector('.table[data-at] .table-board [data-place]') === null) return
    watcher.disconnect()
    painted()
  })
  watcher.observe(document, { subtree: true, childList: true, attributes: true })
}

/** Seconds from the start of the navigation until the board was there. */
async function untilBoard(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage()
  await page.addInitScript(watchOpening)
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('board').length > 0, undefined, {
    timeout: 60_000,
  })
  const seconds = await page.evaluate(() => performance.getEntriesByName('board')[0].startTime / 1000)
  await page.close()
  return seconds
}

/** Nothing of the client is kept from an earlier visit. */
async function forget(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
}

/** From the start page, with one click, and from the address of a match that is under way. */
async function once(browser: Browser, baseURL: string): Promise<{ played: number; resumed: number }> {
  const context = await newContext(browser, {
    baseURL,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  try {
    const played = await untilBoard(context, '/')
    const page = await context.newPage()
    const match = await askMatchService(page, 'newMatch', {
      game: manifests[0]?.id,
      config: {},
      seats: [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'novice' }))],
      seed: 'bench',
      listed: false,
      pace: { kind: 'live', clock: null },
      late: 'ask',
    })
    await forget(page)
    await page.close()
    return { played, resumed: await untilBoard(context, `/here/${match}`) }
  } finally {
    await context.close()
  }
}

export async function openingRows(browser: Browser, baseURL: string): Promise<Row[]> {
  const played: number[] = []
  const resumed: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const seconds = await once(browser, baseURL)
    played.push(seconds.played)
    resumed.push(seconds.resumed)
  }
  const both = (name: string, seconds: readonly number[]): Row[] => [
    row(`${name}, median of ${RUNS}, nothing cached`, at(seconds, 0.5), 's', goal),
    row('the same, best', Math.min(...seconds), 's', goal),
  ]
  return [
    ...both('start page opened, “Play now” clicked, first board painted', played),
    ...both('address of a running match opened, board painted', resumed),
  ]
}
