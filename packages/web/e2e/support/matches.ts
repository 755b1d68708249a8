import { expect, type Page } from '@playwright/test'
import type { NewMatch } from '@longtable/server/wire'
import { askMatchService } from './ask-match-service.ts'

type Wanted = Partial<Pick<NewMatch, 'config' | 'seats' | 'seed'>> & { readonly game?: string }

const usual = {
  game: 'immortals',
  config: {},
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }, { kind: 'bot', bot: 'novice' }],
  seed: 'browser',
  listed: false,
  pace: { kind: 'live', clock: null },
  late: 'ask',
} satisfies NewMatch

/**
 * Sets up a match in this browser, asking its match service as the start page does, and sits down to it. How a person does it
 * on the start page is a test of its own.
 */
export async function newMatchHere(page: Page, wanted: Wanted = {}): Promise<string> {
  const match = await askMatchService(page, 'newMatch', { ...usual, ...wanted })
  await sitDownHere(page, match)
  return match
}

/** Sits down to the match of a file in this browser. */
export async function openHere(page: Page, file: unknown): Promise<void> {
  await sitDownHere(page, await askMatchService(page, 'imported', file))
}

/** As a link on the start page leads there: the page stays, and with it the match service that has just been asked. */
async function sitDownHere(page: Page, match: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/here/${match}`)
  await atTable(page)
}

/** Waits until the board lies on the table, and on it what is only drawn once its room was measured. */
export async function atTable(page: Page): Promise<void> {
  await expect(page.locator('.table[data-at] .table-board [data-place]').first()).toBeVisible()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
