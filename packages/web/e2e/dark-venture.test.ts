import { darkVenture, novice } from '@longtable/dark-venture'
import { Engine, Match, seedFrom } from '@longtable/kernel'
import { axe } from './support/axe.ts'
import { Played } from './support/dark-venture.ts'
import { deep, expect, test } from './support/test.ts'
import { playAs } from './support/arranged.ts'
import { newMatchHere } from './support/matches.ts'
import { moved, play, press, untilAsked } from './support/player.ts'
import { quiet } from './support/settings.ts'

test('a whole solo story is played by clicking, to its end', deep, async ({ page }) => {
  test.setTimeout(300_000)
  await quiet(page)
  await newMatchHere(page, {
    game: 'dark-venture',
    config: { mode: 'scenario', scenario: 'drownedFeast' },
    seats: [{ kind: 'me' }],
    seed: 'by clicking',
  })
  const { board, list, steps } = await play(page, { most: 900 })
  expect([...steps]).toContain('turn')
  expect(board, 'at least half of the choices are made on the board').toBeGreaterThanOrEqual(list)
  await expect(page.locator('.end')).toBeVisible()
  await axe(page)
})

test(
  'a whole game for ten points is won or lost against an Auto-Enemy by clicking',
  deep,
  async ({ page }) => {
    test.setTimeout(480_000)
    const config = { mode: 'victory', varpen: 'auto' }
    const seed = 'by clicking 3'
    await quiet(page)
    await newMatchHere(page, { game: 'dark-venture', config, seats: [{ kind: 'me' }], seed })
    const match = new Match(new Engine(darkVenture, 1, config), seedFrom(seed))
    const { board, list } = await playAs(page, match, novice)
    expect(Math.max(...match.position.state.points)).toBeGreaterThanOrEqual(10)
    expect(board, 'at least half of the choices are made on the board').toBeGreaterThanOrEqual(list)
    await expect(page.locator('.end')).toBeVisible()
  },
)

test('what a unit can reach is lit with its price, ticked dice narrow it, and a walk is taken back', async ({
  page,
}) => {
  const { table } = await new Played(page, {
    sides: {
      varpen: { units: { a: 'varpen-whelp F9' } },
      orpal: { units: { o: 'orpal-shade N9' } },
    },
    dice: '1 1 2 d s s',
  }).open()
  const piece = page.locator(`.dv-map [data-place="piece:${table.piece('a')}"][role="button"]`)
  const spaces = page.locator('.dv-map [data-place^="node:"][data-lit]')
  await expect(spaces).toHaveCount(0)
  await press(page, piece)
  await expect(page.locator('.choices-held')).toBeVisible()
  const all = await spaces.count()
  expect(all).toBeGreaterThan(20)
  await expect(page.locator('.dv-map')).toContainText('3')
  // With a single die there are few: those beside it, and on along the road.
  await page.keyboard.press('1')
  await expect.poll(() => spaces.count()).toBeLessThan(all / 2)
  expect(await spaces.count()).toBeGreaterThan(2)
  await page.keyboard.press('Backspace')
  await expect.poll(() => spaces.count()).toBe(all)
  const { mark } = await untilAsked(page)
  await press(page, spaces.first())
  await moved(page, mark)
  await page.keyboard.press('u')
  await expect(page.locator('.table')).toHaveAttribute('data-step', 'turn')
  await expect(page.locator('.log-lines')).toContainText('Taken back.')
})

test('an Auto-Enemy plays card by card, at the pace of whoever looks on', async ({ page }) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => localStorage.setItem('longtable.dv.reel', 'card'))
  const { table } = await new Played(page, {
    seats: 1,
    options: { mode: 'victory', orpal: 'auto' },
    sides: {
      varpen: { units: { a: 'varpen-whelp F9', b: 'varpen-raider F9' } },
      orpal: { auto: true, units: { o: 'orpal-shade F11', p: 'orpal-bonewalker H9' } },
    },
    dice: '',
  }).open({ speed: 'normal' })
  expect(table.step).toBe('turn')
  await page.locator('.ask .entry-main').first().click()
  const card = page.locator('.dv-auto-card')
  await expect(card).toBeVisible()
  // Nothing can be chosen while it plays.
  await expect(page.locator('.table-board [data-lit][role="button"]')).toHaveCount(0)
  await expect(page.locator('.ask-question[data-asked]')).toHaveCount(0)
  const first = await card.innerText()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => card.innerText(), { timeout: 20_000 }).not.toBe(first)
  await page.locator('.dv-auto-end').click()
  await expect(page.locator('.dv-auto-end')).toHaveCount(0)
  await untilAsked(page)
})
