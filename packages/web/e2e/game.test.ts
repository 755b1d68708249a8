import { deep, expect, test } from './support/test.ts'
import { axe } from './support/axe.ts'
import { newMatchHere } from './support/matches.ts'
import { play } from './support/player.ts'
import { quiet } from './support/settings.ts'

test('the first choices of a game are made by clicking, on the board and in the list', async ({ page }) => {
  await quiet(page)
  await newMatchHere(page, { config: { rounds: 3 } })
  let asked = 0
  const { board, list, steps } = await play(page, { until: () => ++asked > 10 })
  expect(board + list).toBe(10)
  expect(board).toBeGreaterThan(0)
  expect([...steps]).toContain('start.group')
})

test('a whole game of three is played by clicking, against bots', deep, async ({ page }) => {
  test.setTimeout(240_000)
  await quiet(page)
  await newMatchHere(page, { config: { rounds: 3 } })
  const { board, list, steps } = await play(page, { most: 900 })
  expect([...steps]).toEqual(expect.arrayContaining(['start.group', 'plan.mine', 'perform.turn']))
  expect(board, 'at least half of the choices are made on the board').toBeGreaterThanOrEqual(list)
  await expect(page.locator('.end')).toBeVisible()
  await axe(page)
})
