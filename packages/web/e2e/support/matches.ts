import { expect, type Page } from '@playwright/test'
import type { NewMatch } from '@longtable/server/wire'
import { askHouse } from './ask-house.ts'

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
 * Sets up a match in this browser, asking its house as the start page does, and sits down to it. How a person does it
 * on the start page is a test of its own.
 */
export async function newMatchHere(page: Page, wanted: Wanted = {}): Promise<string> {
  const match = await askHouse(page, 'newMatch', { ...usual, ...wanted })
  await page.goto(new URL(`/here/${match}`, page.url()).href)
  await atTable(page)
  return match
}

/** Waits until the board lies on the table. */
export async function atTable(page: Page): Promise<void> {
  await expect(page.locator('.table[data-at] .table-board [data-place]').first()).toBeVisible()
}
