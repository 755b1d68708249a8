import { readFileSync } from 'node:fs'
import { immortals } from '@longtable/immortals'
import { face, Z } from '@longtable/immortals/board'
import { readMatchFile, replay, type Json, type MatchFile } from '@longtable/kernel'
import { askMatchService } from './support/ask-match-service.ts'
import { axe } from './support/axe.ts'
import { deep, expect, test, type Page } from './support/test.ts'
import { atTable } from './support/matches.ts'
import { untilAsked } from './support/player.ts'
import { finished } from './support/positions.ts'
import { newPerson } from './support/server.ts'
import { quiet } from './support/settings.ts'
import { standing, i18n } from './support/standing.ts'

const file = finished({ config: { rounds: 2 } })
const last = file.log.length

const NAMES = /(?<=: )(?:Ada|Blaise|Cleo|Dario|Player 2)(?=,)/g

/** Whoever only watches. */
const WATCHER = file.seats.length

async function atMoment(page: Page, at: number): Promise<void> {
  await expect(page.locator('.replay-moment')).toHaveText(`Moment ${at} of ${last}`)
}

async function momentNow(page: Page): Promise<number> {
  return Number(await page.getByRole('slider', { name: 'Replay' }).inputValue())
}

/** The moments at which a round begins, by the engine. */
function roundsOf(): readonly number[] {
  const found: number[] = []
  let round = 0
  replay(immortals, file, {
    onLine: ({ position, log }) => {
      if (position.state.round > round) found.push(log.length)
      round = position.state.round
    },
  })
  return found
}

/** The cards that lie open in a hand on the board. */
async function hand(page: Page): Promise<readonly number[]> {
  const places = await page
    .locator('.replay-board .hand [data-place^="card:"]')
    .evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('data-place')?.slice(5))))
  return places.toSorted((one, other) => one - other)
}

/** The cards that a seat held at a moment, by the engine, as one sees them who sits there. */
function handAt(at: number, seat: number): readonly number[] {
  const { engine, position } = standing(file, at)
  const cards = engine.view(position, seat).state.cards[Z.hand + seat]
  // Blank cards lie on one pile.
  const blank = cards.find((card) => face(card).kind === 'blank')
  return cards
    .filter((card) => card === blank || face(card).kind !== 'blank')
    .toSorted((one, other) => one - other)
}

/** The regions with what is said of them. */
function regions(page: Page): Promise<readonly (string | null)[]> {
  return page
    .locator('.replay-board [data-place^="site:"]')
    .evaluateAll((sites) => sites.map((site) => site.getAttribute('aria-label')))
}

async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('.replay-board [data-place^="site:"]').first()).toBeVisible()
}

/** Lets go of a file above the page. */
async function drop(page: Page, name: string, words: string): Promise<void> {
  const carried = await page.evaluateHandle(
    ([title, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content], title, { type: 'application/json' }))
      return transfer
    },
    [name, words],
  )
  await page.dispatchEvent('body', 'dragover', { dataTransfer: carried })
  await page.dispatchEvent('body', 'drop', { dataTransfer: carried })
}

test('a finished match is watched from the start page: step, round, line, play', async ({ page }) => {
  await quiet(page)
  await askMatchService(page, 'imported', file)
  await page.goto('/')
  await page.getByRole('link', { name: /^Replay/ }).click()
  await expect(page.locator('.replay-board [data-place^="site:"]').first()).toBeVisible()
  await atMoment(page, 0)

  const button = (name: string) => page.getByRole('button', { name })
  await button('One step on').click()
  const first = await momentNow(page)
  expect(first).toBeGreaterThan(0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => momentNow(page)).toBeGreaterThan(first)
  await button('One step back').click()
  await atMoment(page, first)

  const [one, two] = roundsOf()
  await button('One round on').click()
  await atMoment(page, one)
  await expect(page.locator('.replay-title')).toContainText('Round 1')
  await page.keyboard.press('PageDown')
  await atMoment(page, two)
  await page.locator('.replay-rounds').getByRole('button', { name: 'Round 1' }).click()
  await atMoment(page, one)

  const line = page.getByRole('slider', { name: 'Replay' })
  await line.fill(String(two - 10))
  await atMoment(page, two - 10)
  await line.focus()
  await page.keyboard.press('End')
  await atMoment(page, last)
  await expect(button('One step on')).toBeDisabled()

  // It plays on to the end and stops there.
  await line.fill(String(last - 12))
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('8')
  await button('Play (space)').click()
  await expect(button('Pause (space)')).toBeVisible()
  await atMoment(page, last)
  await expect(button('Play (space)')).toBeVisible()

  // A line of the story leads to its moment.
  await page.locator('.replay-lines button').first().click()
  await expect.poll(() => momentNow(page)).toBeLessThan(one)
  await axe(page)
})

test('it is seen through the eyes of each seat, and of whoever only watches', deep, async ({ page }) => {
  await quiet(page)
  const match = await askMatchService(page, 'imported', file)
  const at = roundsOf()[1]
  await opened(page, `/replay/here/${match}?at=${at}`)
  const eyes = page.getByRole('combobox', { name: 'As seen by' })
  for (const seat of [0, 1, 2]) {
    await eyes.selectOption(String(seat))
    await expect.poll(() => hand(page)).toEqual(handAt(at, seat))
  }
  expect(handAt(at, 0)).not.toEqual(handAt(at, 1))
  const before = await regions(page)
  await eyes.selectOption(String(WATCHER))
  await expect(page.locator('.replay-board .hand [data-place^="card:"]')).toHaveCount(0)
  expect(await regions(page)).toEqual(before)
})

test(
  'the link to a moment of a match on the server shows the same to anybody',
  deep,
  async ({ page, context, another, house }) => {
    const { api } = await newPerson(house.url, 'Ada')
    const { match } = await api.imported(file)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await quiet(page)
    await opened(page, `/replay/m/${match.id}`)
    await page.getByRole('slider', { name: 'Replay' }).fill('70')
    await page.getByRole('combobox', { name: 'As seen by' }).selectOption('1')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
    const address = await page.evaluate(() => navigator.clipboard.readText())

    const other = await another()
    await quiet(other)
    await opened(other, address)
    await atMoment(other, 70)
    await expect(other.getByRole('combobox', { name: 'As seen by' })).toHaveValue('1')
    expect(await regions(other)).toEqual(await regions(page))
    expect(await hand(other)).toEqual(await hand(page))
    expect(await other.locator('.replay-said').innerText()).toBe(
      await page.locator('.replay-said').innerText(),
    )
  },
)

test('a file is opened by dropping or choosing it, and a broken one says why', deep, async ({ page }) => {
  await quiet(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await drop(page, 'broken.json', '{ "format": ')
  await expect(page.getByText(i18n.t('kernel.file.foreign'))).toBeVisible()
  await drop(page, 'match.json', JSON.stringify(file))
  await expect(page).toHaveURL(/\/replay\/file/)
  await atMoment(page, 0)

  const choose = async (name: string, content: unknown) =>
    page
      .getByLabel('Open a file')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) })
  const { seed: _seed, ...seedless } = file
  await choose('seedless.json', seedless)
  await expect(page.locator('.replay-notes')).toContainText('seed')
  await atMoment(page, 0)
  const short = { ...file, log: file.log.slice(0, 20), marks: [] } satisfies MatchFile
  await choose('short.json', short)
  await expect(page.locator('.replay-moment')).toHaveText('Moment 0 of 20')

  // A file that was tampered with is shown as far as it can be.
  const { seat: cheat } = file.log[30] as { seat: number }
  const log = file.log.with(30, { seat: cheat, choice: { do: 'win' } })
  await choose('cheat.json', { ...file, log })
  await expect(page.locator('.replay-notes')).toContainText('Only the beginning of this match can be shown.')
  await expect(page.locator('.replay-moment')).toHaveText('Moment 0 of 30')
})

test('one can play on from a moment of a match', async ({ page }) => {
  await quiet(page, { name: 'Ada' })
  const match = await askMatchService(page, 'imported', file)
  const at = file.log.findIndex((entry, n) => n > 60 && 'seat' in entry && entry.seat === 1)
  await opened(page, `/replay/here/${match}?at=${at}&as=1`)
  // The seats change hands, so all but the names stays the same.
  const nameless = (labels: readonly (string | null)[]) =>
    labels.map((label) => label?.replaceAll(NAMES, '·'))
  const before = nameless(await regions(page))
  await page.getByRole('button', { name: 'Play on from here' }).click()
  const dialog = page.getByRole('dialog', { name: 'Play on from here' })
  await expect(dialog.getByRole('radio').nth(1)).toBeChecked()
  await dialog.getByRole('button', { name: 'Play on' }).click()
  await expect(page).toHaveURL(/\/here\//)
  await atTable(page)
  const { step } = await untilAsked(page)
  const { engine, position } = standing(file, at)
  expect(step).toBe(engine.plainMenu(position, 1)?.step)
  await expect(page.locator('.ask .choices-list .entry').first()).toBeVisible()
  const sites = page.locator('.table-board [data-place^="site:"]')
  const labels = await sites.evaluateAll((all) => all.map((site) => site.getAttribute('aria-label')))
  expect(nameless(labels)).toEqual(before)
  // Ada sits on the second seat now, so the bot on the first is called otherwise.
  await expect(page.locator('.strip', { hasText: 'Ada' })).toHaveCount(0)

  // At the end there is nothing to play on from.
  await opened(page, `/replay/here/${match}?at=${last}`)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expect(dialog).toContainText('Here the match is over.')
  await expect(dialog.getByRole('button', { name: 'Play on' })).toHaveCount(0)
})

test('what is saved is a match file, and the same match', deep, async ({ page }) => {
  await quiet(page)
  const match = await askMatchService(page, 'imported', file)
  await opened(page, `/replay/here/${match}`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as file' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^longtable-immortals-match-.+\.json$/)
  const saved = readMatchFile(JSON.parse(readFileSync(await download.path(), 'utf8')) as Json)
  expect(saved).toMatchObject({ game: 'immortals', seed: file.seed, log: file.log })
  const { engine, position } = standing(saved)
  expect(engine.result(position)).toEqual(engine.result(standing(file).position))
})
