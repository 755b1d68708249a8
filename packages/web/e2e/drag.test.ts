import { deep, expect, test, type Page } from './support/test.ts'
import { openHere } from './support/matches.ts'
import { spotOf, untilAsked } from './support/player.ts'
import { askedBy } from './support/positions.ts'
import { quiet } from './support/settings.ts'

async function sitDown(page: Page, step: string): Promise<void> {
  await quiet(page)
  await openHere(page, askedBy(step))
  expect((await untilAsked(page)).step).toBe(step)
}

/** Carries a piece to the first place that is lit for it. */
async function drag(page: Page, piece: string, places: string): Promise<string> {
  const from = await spotOf(page.locator(`.table-board ${piece}[data-lit]`).first())
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 12, from.y - 20, { steps: 4 })
  const target = page.locator(`.table-board ${places}[data-lit]:not([data-held])`).first()
  const name = (await target.getAttribute('data-place')) ?? ''
  const to = await spotOf(target)
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
  return name
}

test('a card is dragged to a space', async ({ page }) => {
  await sitDown(page, 'plan.mine')
  const space = await drag(page, '[data-place^="card:"]', '[data-place^="space:"]')
  expect(space).toMatch(/^space:/)
  await expect(page.locator('.ask-question')).toContainText('1 card')
})

test('armies are dragged from a limbo to a region', deep, async ({ page }) => {
  await sitDown(page, 'reinforce.place')
  const lines = page.locator('.log-lines > li > button')
  const before = await lines.count()
  await drag(page, '[data-place^="limbo:"]', '[data-place^="site:"]')
  await expect(lines).not.toHaveCount(before)
  await expect(lines.last()).toContainText('reinforces')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a card is tapped, and then its space', async ({ page }) => {
    await sitDown(page, 'plan.mine')
    await page.locator('.table-board [data-place^="card:"][data-lit]').first().tap()
    await expect(page.locator('.choices-held')).toBeVisible()
    await page.locator('.table-board [data-place^="space:"][data-lit]').first().tap()
    await expect(page.locator('.ask-question')).toContainText('1 card')
  })
})
