import { readFile } from 'node:fs/promises'
import { axe } from './support/axe.ts'
import { letNovicePlay } from './support/ask-match-service.ts'
import { atTable } from './support/matches.ts'
import { deep, expect, test, type Page } from './support/test.ts'
import { quiet } from './support/settings.ts'

/** Begins a campaign on the shelf; whoever does it leads the Varpen. */
async function begin(page: Page, name: string, where?: string): Promise<void> {
  await page.goto('/stories/dark-venture')
  await page.getByRole('button', { name: 'Begin a campaign' }).click()
  const dialog = page.getByRole('dialog')
  if (where !== undefined) await dialog.getByRole('radio', { name: where }).check()
  await dialog.getByLabel('Your name').fill(name)
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'The Empty Chair', level: 1 })).toBeVisible()
}

const chooser = (page: Page, name: string) => page.getByRole('region', { name: `${name} chooses for` })

test(
  'a campaign over two sittings: a chapter, a choice, a file, and on from there',
  deep,
  async ({ page }) => {
    test.setTimeout(300_000)
    await quiet(page)
    await begin(page, 'Ada')
    await axe(page)
    await page.getByRole('button', { name: 'Begin the chapter' }).click()
    await atTable(page)
    await letNovicePlay(page, 0)
    await page.getByRole('link', { name: 'On with the campaign' }).click({ timeout: 200_000 })
    await expect(chooser(page, 'Ada')).toBeVisible({ timeout: 60_000 })
    await axe(page)
    await chooser(page, 'Ada').getByRole('button', { name: 'Take it' }).click()
    const next = page.getByRole('heading', { name: 'Chapter 2: The Drowned Feast' })
    await expect(next).toBeVisible()

    // The second evening: the page is opened anew, and finds the campaign on the shelf.
    await page.goto('/stories/dark-venture')
    await expect(page.getByText('Chapter 2 of 13 · Ada')).toBeVisible()
    await page.getByRole('link', { name: 'Go on' }).click()
    await expect(next).toBeVisible()
    await expect(page.getByRole('link', { name: 'Watch it again' })).toBeVisible()

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ])
    const saved = await readFile(await file.path(), 'utf8')
    await page.goto('/stories/dark-venture')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'campaign.json', mimeType: 'application/json', buffer: Buffer.from(saved) })
    await expect(next).toBeVisible()
    await page.goto('/stories/dark-venture')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
    await expect(page.getByRole('alert')).toHaveText('This is no campaign of Dark Venture.')
  },
)

test(
  'two browsers share a campaign: one joins, both sit down, both choose',
  deep,
  async ({ page: ada, another }) => {
    test.setTimeout(300_000)
    const bo = await another()
    await quiet(ada)
    await quiet(bo)
    await begin(ada, 'Ada', 'On the server, with friends')
    const address = await ada.getByLabel('The link for friends').inputValue()
    await bo.goto(address)
    await bo.getByLabel('Your name').fill('Bo')
    await bo.getByLabel('Your banner').selectOption('dhargon')
    await bo.getByRole('button', { name: 'Join', exact: true }).click()
    await expect(bo.getByRole('cell', { name: 'Bo' })).toBeVisible()
    await expect(ada.getByRole('cell', { name: 'Bo' })).toBeVisible()

    await ada.getByRole('button', { name: 'Begin the chapter' }).click()
    await bo.getByRole('link', { name: 'To the table' }).click()
    await bo.getByRole('button', { name: 'Sit down' }).click()
    await atTable(bo)
    await letNovicePlay(ada, 0)
    await letNovicePlay(bo, 1)
    for (const [screen, name] of [
      [ada, 'Ada'],
      [bo, 'Bo'],
    ] as const) {
      await screen.getByRole('link', { name: 'On with the campaign' }).click({ timeout: 200_000 })
      await chooser(screen, name).getByRole('button', { name: 'Take it' }).click({ timeout: 60_000 })
    }
    for (const screen of [ada, bo])
      await expect(screen.getByRole('heading', { name: 'Chapter 2: The Drowned Feast' })).toBeVisible()
  },
)

test('the shelf shows every story, and sets one up', async ({ page }) => {
  await quiet(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Stories and campaign' }).click()
  await expect(page.getByRole('button', { name: 'Play: The Drowned Feast' })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Play: The Drowned Feast' }).click()
  await expect(page.getByRole('dialog').getByRole('radio', { name: /The Drowned Feast/ })).toBeChecked()
})
