import { readFileSync } from 'node:fs'
import { deep, expect, test, type Page } from './support/test.ts'
import { atTable } from './support/matches.ts'
import { play } from './support/player.ts'
import { gameOnTable, openSetUp, seatPeople, seed } from './support/set-up.ts'
import { quiet } from './support/settings.ts'

/** The options of the match at this table, as its record says them. */
async function recorded(page: Page): Promise<Readonly<Record<string, unknown>>> {
  await page.getByRole('tab', { name: 'Table' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export this match' }).click()
  const file = await (await saved).path()
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly config: Record<string, unknown> }).config
}

test(
  'what a table agrees on before the match holds in the match, and the next time',
  deep,
  async ({ page }) => {
    await quiet(page)
    await page.goto('/')
    const sheet = await openSetUp(page, 'Options')
    await seatPeople(sheet, [{ who: 'You' }, { who: 'Bot: novice' }, { who: 'Bot: novice' }])
    const rules = sheet.locator('summary', { hasText: 'Rules of this match' })
    await expect(rules).toContainText('As usual')
    await rules.click()
    await sheet.getByLabel('Rounds').selectOption('1')
    await sheet.getByText('One for both realms together').click()
    await expect(rules).toContainText('2 changed')
    await seed(sheet, 'agreed')
    await sheet.getByRole('button', { name: 'Begin' }).click()
    await atTable(page)
    await expect(page.getByRole('img', { name: 'Starting round, then 1 round', exact: true })).toBeVisible()
    expect(await recorded(page)).toMatchObject({ rounds: 1, capitalLimit: 'perName', scoring: 'occupation' })
    await page.getByRole('button', { name: 'Rules', exact: true }).click()
    await page.getByLabel('Search the rules').fill('capital')
    await expect(page.getByText('This match plays: One for both realms together')).toBeVisible()
    await page.getByRole('button', { name: 'Close the rules' }).click()
    const { board, list } = await play(page, { until: (step) => step === 'plan.mine' })
    expect(board).toBeGreaterThanOrEqual(list)
    await expect(page.locator('.top-phase')).toHaveText('Round 1 of 1 · Planning')

    await page.getByRole('link', { name: 'To the start page' }).click()
    const again = await openSetUp(page, 'Options')
    await expect(again.getByRole('radio', { name: '3', exact: true })).toBeChecked()
    await expect(rules).toContainText('2 changed')
    await rules.click()
    await expect(again.getByLabel('Rounds')).toHaveValue('1')
    await again.locator('summary', { hasText: 'More' }).click()
    await expect(again.getByLabel('Seed'), 'a seed is for one match').toHaveValue('')
    await again.getByRole('button', { name: 'All as usual' }).click()
    await expect(rules).toContainText('As usual')
    await expect(again.getByLabel('Rounds')).toHaveValue('0')
  },
)

test('what cannot be is refused where it is typed', deep, async ({ page }) => {
  await quiet(page)
  await page.goto('/')
  const sheet = await openSetUp(page, 'Options')
  await sheet.locator('summary', { hasText: 'More' }).click()
  const edition = sheet.getByLabel('Corrections to the edition')
  await edition.fill('{ "areas": ')
  await expect(edition).toHaveAttribute('aria-invalid', 'true')
  await expect(edition).toHaveAccessibleDescription(/This is not valid JSON\./)
  const begin = sheet.getByRole('button', { name: 'Begin' })
  await begin.click()
  await expect(sheet.getByText('“Corrections to the edition” is not valid JSON.')).toBeVisible()
  await edition.fill('{ "nonsense": 1 }')
  await expect(edition).not.toHaveAttribute('aria-invalid')
  await begin.click()
  await expect(sheet.getByText(/^The edition is wrong at “.*nonsense.*”/)).toBeVisible()
  for (const seat of [1, 2, 3, 4])
    await sheet.getByLabel(`Seat ${seat}`).selectOption({ label: 'Bot: novice' })
  await edition.fill('')
  await begin.click()
  await expect(sheet.getByText('Nobody would sit at this table.')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
  await page.keyboard.press('Escape')

  const friends = await openSetUp(page, 'Invite friends')
  await friends.getByRole('radio', { name: 'With a clock' }).check()
  const minutes = friends.getByLabel('Minutes for the match')
  await minutes.fill('99999')
  await minutes.blur()
  await expect(minutes).toHaveValue('1440')
  for (const seat of [2, 3, 4]) {
    await friends.getByLabel(`Seat ${seat}`).selectOption({ label: 'Bot: novice' })
  }
  await friends.getByRole('button', { name: 'Set it up' }).click()
  await expect(friends.getByText('No seat is open.')).toBeVisible()
})

test('a scenario says what it is and who can play it, and is played', async ({ page }) => {
  await quiet(page)
  await page.goto('/')
  const sheet = await openSetUp(page, 'Options', 'Mage Knight')
  const scenarios = sheet.getByRole('group', { name: 'Scenario' })
  await expect(scenarios.getByRole('radio', { name: /^First Reconnaissance/ })).toBeChecked()
  await expect(scenarios.getByRole('radio')).toHaveCount(11)
  await scenarios.getByRole('radio', { name: /^Full Cooperation/ }).check({ force: true })
  const players = sheet.getByRole('group', { name: 'Players' })
  await expect(players.getByRole('radio')).toHaveCount(3)
  await players.getByRole('radio', { name: '3' }).check({ force: true })
  await expect(sheet.getByLabel('Seat 3')).toBeVisible()
  await expect(sheet.getByRole('switch', { name: 'Deal of the day' })).toHaveCount(0)
  await scenarios.getByRole('radio', { name: /^Solo Conquest/ }).check({ force: true })
  await expect(players).toHaveCount(0)
  await expect(sheet.getByLabel('Seat 1')).toHaveCount(0)
  await expect(sheet.getByRole('heading', { name: 'Mage Knight, alone' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Begin' }).click()
  await atTable(page)
  expect(await recorded(page)).toMatchObject({ scenario: 'soloConquest' })
})

test('options that few tables change are folded by what they are about, and hold', async ({ page }) => {
  await quiet(page)
  await page.goto('/')
  const sheet = await openSetUp(page, 'Options', 'Mage Knight')
  await sheet.locator('summary', { hasText: 'Rules of this match' }).click()
  const folded = sheet.getByRole('switch', { name: 'Draft of advanced actions' })
  await expect(folded).toBeHidden()
  const variants = sheet.locator('summary', { hasText: 'Variants of the books' })
  await variants.click()
  await sheet.locator('label', { hasText: 'Draft of advanced actions' }).click()
  await expect(folded).toBeChecked()
  await expect(variants).toContainText('1 changed')
  await sheet.getByRole('button', { name: 'Begin' }).click()
  await atTable(page)
  expect(await recorded(page)).toMatchObject({ drafting: true, heroCards: 'ultimate' })
})

test('one click deals what everybody gets today', async ({ page, another }) => {
  const deals = await Promise.all(
    [page, await another()].map(async (one, at) => {
      await quiet(one)
      await one.goto('/')
      await one.getByLabel('How others see you').fill(`Player ${at}`)
      await gameOnTable(one, 'Mage Knight')
        .getByRole('button', { name: /^Deal of the day/ })
        .click()
      await atTable(one)
      return one.locator('.ask .choices-list').innerText()
    }),
  )
  expect(deals[0]).toBe(deals[1])
  expect(new URL(page.url()).pathname).toMatch(/^\/m\//)
})
