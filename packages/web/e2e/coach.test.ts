import { darkVenture, novice } from '@longtable/dark-venture'
import { Engine } from '@longtable/kernel'
import { askHouse } from './support/ask-house.ts'
import { axe } from './support/axe.ts'
import { expect, test } from './support/house.ts'
import { isAskedBy, playedFor } from './support/laid.ts'
import { atTable } from './support/matches.ts'
import { clear, moved, untilAsked } from './support/player.ts'
import { gameOnTable, openSetUp, seatPeople } from './support/set-up.ts'
import { quiet } from './support/settings.ts'

const engine = new Engine(darkVenture, 2, { mode: 'victory' })

test('bots are as good as one likes them to be, this time and the next', async ({ page }) => {
  await quiet(page)
  await page.goto('/')
  const sheet = await openSetUp(page, 'Same screen', 'Dark Venture')
  await seatPeople(sheet, [{ who: 'Somebody here' }, { who: 'Bot: skilled' }, { who: 'Bot: novice' }])
  await expect(sheet.getByText('Looks a little ahead')).toBeVisible()
  await expect(sheet.getByText('without looking ahead')).toBeVisible()
  await axe(page)
  await sheet.getByRole('button', { name: 'Begin' }).click()
  await atTable(page)
  await page.getByRole('tab', { name: 'Table' }).click()
  await expect(page.locator('.people')).toContainText('bot · skilled')
  await expect(page.locator('.people')).toContainText('bot · novice')
  await page.getByRole('link', { name: 'To the start page' }).click()
  await expect(gameOnTable(page, 'Dark Venture')).toBeVisible()
  const again = await openSetUp(page, 'Same screen', 'Dark Venture')
  await expect(again.getByLabel('Seat 2')).toHaveValue('skilled')
})

test('a move is suggested with its reasons, and played by one click', async ({ page }) => {
  const file = playedFor(engine, novice, 'advice', isAskedBy('turn'))
  await quiet(page)
  const match = await askHouse(page, 'imported', file)
  await page.goto(`/here/${match}`)
  await atTable(page)
  await clear(page)
  const { mark } = await untilAsked(page)
  await page.keyboard.press('?')
  const advice = page.getByRole('region', { name: 'Suggested moves' })
  const ideas = advice.getByRole('listitem')
  await expect(ideas.first()).toContainText('% chance of winning')
  expect(await ideas.count()).toBeLessThanOrEqual(3)
  await axe(page)
  await ideas.first().getByRole('button').click()
  await moved(page, mark)
  await expect(advice).toHaveCount(0)
})

test('a match that is over is reviewed, and played on from a turning point', async ({ page }) => {
  const file = playedFor(engine, novice, 'review', ({ position }) => engine.over(position))
  await quiet(page)
  const match = await askHouse(page, 'imported', file)
  await page.goto(`/here/${match}`)
  await page.getByRole('link', { name: 'Coach’s review' }).click()
  const review = page.getByRole('dialog', { name: 'Coach’s review' })
  await expect(review.getByRole('heading', { name: 'Luck and choice' })).toBeVisible({ timeout: 60_000 })
  await axe(page)
  await review.getByText('In numbers').click()
  await expect(review.getByRole('columnheader', { name: 'Moment' })).toBeVisible()
  const turn = review.locator('.review-turn').first()
  await expect(turn).toContainText('%')
  await turn.click()
  await expect(review).toHaveCount(0)
  await expect(page.locator('.replay-moment')).not.toContainText('Moment 0 ')
  await page.getByRole('button', { name: 'Play on from here' }).click()
  const sheet = page.getByRole('dialog', { name: 'Play on from here' })
  await sheet.getByLabel('How well the bots play').selectOption('novice')
  await sheet.getByRole('button', { name: 'Play on', exact: true }).click()
  await atTable(page)
  await untilAsked(page)
})
