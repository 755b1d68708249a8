import { expect, test } from './support/house.ts'
import { axe } from './support/axe.ts'
import { play } from './support/player.ts'
import { quiet } from './support/settings.ts'

test('a whole game of three is played by clicking, against bots', async ({ page }) => {
  test.setTimeout(300_000)
  await quiet(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now against bots' }).click()
  const { board, list, steps } = await play(page, { most: 900 })
  expect([...steps]).toEqual(expect.arrayContaining(['start.group', 'plan.mine', 'perform.turn']))
  expect(board, 'at least half of the choices are made on the board').toBeGreaterThanOrEqual(list)
  await expect(page.locator('.end')).toBeVisible()
  await axe(page)
})
