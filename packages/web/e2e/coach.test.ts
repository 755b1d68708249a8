import { letChoose } from '@longtable/bots'
import { darkVenture, novice } from '@longtable/dark-venture'
import { immortals, novice as immortalsNovice } from '@longtable/immortals'
import { Engine, Match, Random, Recorder, seedFrom, type MatchFile } from '@longtable/kernel'
import { askMatchService } from './support/ask-match-service.ts'
import { axe } from './support/axe.ts'
import { deep, expect, test } from './support/test.ts'
import { isAskedBy, playedFor } from './support/arranged.ts'
import { atTable } from './support/matches.ts'
import { clear, moved, untilAsked } from './support/player.ts'
import { gameOnTable, openSetUp, seatPeople } from './support/set-up.ts'
import { quiet } from './support/settings.ts'

const engine = new Engine(darkVenture, 2, { mode: 'victory' })

test('bots are as good as one likes them to be, this time and the next', deep, async ({ page }) => {
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
  const match = await askMatchService(page, 'imported', file)
  await page.goto(`/here/${match}`)
  await atTable(page)
  await clear(page)
  const { mark } = await untilAsked(page)
  await page.keyboard.press('?')
  const advice = page.getByRole('region', { name: 'Suggested moves' })
  const ideas = advice.getByRole('listitem')
  await expect(ideas.first()).toContainText('chance of winning')
  await expect(advice).toContainText(/(For|Against) it: /)
  expect(await ideas.count()).toBeLessThanOrEqual(3)
  await axe(page)
  await ideas.first().getByRole('button').click()
  await moved(page, mark)
  await expect(advice).toHaveCount(0)
})

test('a suggestion that was cancelled keeps no other waiting', deep, async ({ page }) => {
  const file = playedFor(engine, novice, 'advice', isAskedBy('turn'))
  await quiet(page)
  const match = await askMatchService(page, 'imported', file)
  await page.goto(`/here/${match}`)
  await atTable(page)
  await clear(page)
  await untilAsked(page)
  await page.keyboard.press('?')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Suggest a move' }).click()
  await expect(page.locator('.advice-idea').first()).toBeVisible()
})

test('a match that is over is reviewed, and played on from a turning point', async ({ page }) => {
  const file = playedFor(engine, novice, 'review', ({ position }) => engine.over(position))
  await quiet(page)
  const match = await askMatchService(page, 'imported', file)
  await page.goto(`/here/${match}`)
  await page.getByRole('link', { name: 'Coach’s review' }).click()
  const review = page.getByRole('dialog', { name: 'Coach’s review' })
  await expect(review.getByRole('heading', { name: 'Luck and choice' })).toBeVisible({ timeout: 60_000 })
  await axe(page)
  await review.getByText('In numbers').click()
  await expect(review.getByRole('columnheader', { name: 'Moment' })).toBeVisible()
  const turn = review.locator('.review-turn').first()
  await expect(turn).toContainText(/Round|Choosing/)
  await expect(turn).toContainText(/of that luck .+, the choice of .+%/)
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

/** A match of Immortals that ends when the first seat has made one more choice, and that choice. */
function lastChoice(): { readonly file: MatchFile; readonly deed: string } {
  const table = new Engine(immortals, 3, {})
  for (let n = 0; n < 1000; n++) {
    const match = new Match(table, seedFrom(`last ${n}`))
    const recorder = new Recorder(match, ['Ada', 'novice', 'novice'])
    const chance = new Random(seedFrom(`last ${n}`))
    while (!table.over(match.position)) {
      const [seat] = table.awaited(match.position)
      const isCommitting = seat === 0 && table.plainMenu(match.position, 0)?.step === 'attack.commit'
      const file = isCommitting ? recorder.file() : undefined
      const choice = letChoose(immortalsNovice, table, match.position, seat, chance)
      const { events } = match.choose(seat, choice)
      recorder.note()
      const isLast = events.some(({ event }) => event.event === 'over')
      if (file !== undefined && isLast && events.some(({ event }) => event.event === 'battle')) {
        return { file, deed: choice.do }
      }
    }
  }
  throw new Error('no match ended with a battle')
}

test(
  'the first click on the result counts, even while the last throw of the tower lies below it',
  deep,
  async ({ page }) => {
    const { file, deed } = lastChoice()
    await quiet(page)
    const match = await askMatchService(page, 'imported', file)
    await page.goto(`/here/${match}`)
    await atTable(page)
    await untilAsked(page)
    await page.locator(`.ask .entry[data-choice="${deed}"]`).last().click()
    await page.getByRole('link', { name: 'Coach’s review' }).click()
    await expect(page.getByRole('dialog', { name: 'Coach’s review' })).toBeVisible()
  },
)
