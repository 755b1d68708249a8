import type { Page } from '@playwright/test'
import { axe } from './support/axe.ts'
import { fullBoard } from './support/dark-venture.ts'
import { expect, test } from './support/test.ts'
import { fullMap } from './support/mage-knight.ts'
import { openHere } from './support/matches.ts'
import { moved, untilAsked } from './support/player.ts'
import { quiet } from './support/settings.ts'
import { effort } from '../../../scripts/effort.ts'

const HEIGHT = 844

const boards = [
  ['Dark Venture', fullBoard],
  ['Mage Knight', fullMap],
] as const

async function shareOfBoard(page: Page): Promise<number> {
  const box = await page.locator('.table-board').boundingBox()
  return (box?.height ?? 0) / HEIGHT
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: HEIGHT }, hasTouch: true, isMobile: true })

  for (const [name, file] of boards.slice(0, effort({ quick: 1, deep: boards.length }))) {
    test(`the board of ${name} has most of the height; choices are a row, or all in words`, async ({
      page,
    }) => {
      await quiet(page)
      await openHere(page, file())
      await untilAsked(page)
      expect(await shareOfBoard(page)).toBeGreaterThan(0.7)
      const entries = page.locator('.ask .choices > .choices-list .entry')
      const [first, second] = [await entries.nth(0).boundingBox(), await entries.nth(1).boundingBox()]
      expect(first?.y, 'they lie side by side').toBe(second?.y)
      await expect(page.locator('.choices-more').first()).toBeHidden()
      await page.getByRole('button', { name: 'Show all choices' }).click()
      await expect(page.locator('.choices-more').first()).toBeVisible()
      expect(await shareOfBoard(page)).toBeLessThan(0.6)
      await axe(page)
      await page.getByRole('button', { name: 'Show one row of choices' }).click()
      await page.getByRole('button', { name: 'Suggest a move' }).click()
      await expect(page.locator('.advice-idea').first()).toBeVisible({ timeout: 30_000 })
      expect(await shareOfBoard(page), 'the board is still there').toBeGreaterThan(0.5)
      await axe(page)
    })
  }

  test('a choice of the row that lies out of sight is made where it is found', async ({ page }) => {
    await quiet(page)
    await openHere(page, fullBoard())
    const { mark } = await untilAsked(page)
    const entries = page.locator('.ask .choices > .choices-list .entry')
    await entries.last().click()
    // What has to be aimed is taken up first.
    if ((await page.locator('.choices-held').count()) > 0) await entries.last().click()
    await moved(page, mark)
  })
})
