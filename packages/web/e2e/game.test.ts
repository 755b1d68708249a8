import { expect, test } from './support/test.ts'
import { axe } from './support/axe.ts'
import { newMatchHere } from './support/matches.ts'
import { play } from './support/player.ts'
import { quiet } from './support/settings.ts'

test('a whole game of three is played by clicking, against bots', async ({ page }) => {
  test.setTimeout(240_000)
  await quiet(page)
  await newMatchHere(page, { config: { rounds: 3 } })
  const { board, list, steps } = await play(page, { most: 900 })
  expect([...steps]).toEqual(expect.arrayContaining(['start.group', 'plan.mine', 'perform.turn']))
  expect(board, 'at least half of the choices are made on the board').toBeGreaterThanOrEqual(list)
  await expect(page.locator('.end')).toBeVisible()
  await axe(page)
})
