import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { createServer, type Plugin } from 'vite'
import { axe } from './support/axe.ts'
import { openSetUp, seatPeople, seed } from './support/set-up.ts'
import { quiet } from './support/settings.ts'
import { deep } from './support/test.ts'

const web = fileURLToPath(new URL('..', import.meta.url))
const tutorial = readFileSync(new URL('../../../docs/tutorial-new-game.md', import.meta.url), 'utf8')

/** The lines that the tutorial tells one to add to a file. */
function linesFor(path: string): string {
  const start = tutorial.indexOf(`In \`${path}\``)
  const [, code] = /```ts\n([^]*?)```/.exec(tutorial.slice(start)) ?? []
  if (start < 0 || code === undefined) throw new Error(`the tutorial adds nothing to ${path}`)
  return code
}

/** Adds them, as somebody who follows the tutorial does. */
function followed(): Plugin {
  return {
    name: 'longtable:tutorial',
    enforce: 'pre',
    transform(source, id) {
      if (!id.endsWith('/packages/games/src/list.ts')) return undefined
      const lines = linesFor('packages/games/src/list.ts').split('\n')
      const imports = lines.filter((line) => line.startsWith('import ')).join('\n')
      const entry = lines.filter((line) => line !== '' && !line.startsWith('import ')).join('\n')
      return `${imports}\n${source.replace('GameManifest[] = [', `GameManifest[] = [${entry}`)}`
    },
  }
}

/** The game is not part of the built client, so the sources are served, with what the tutorial adds to them. */
const test = base.extend<object, { readonly served: string }>({
  served: [
    async ({ browser: _browser }, use) => {
      const server = await createServer({
        configFile: `${web}vite.config.ts`,
        logLevel: 'silent',
        plugins: [followed()],
        server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
      })
      await server.listen()
      await use(server.resolvedUrls?.local[0] ?? '')
      await server.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ served }, use) => use(served),
})

/** Hundreds of sources are fetched one by one. */
const LOADING = 120_000

async function openStart(page: Page): Promise<void> {
  await page.goto('/')
  await expect(gameCard(page).getByRole('button', { name: 'Play now' })).toBeEnabled({ timeout: LOADING })
}

function gameCard(page: Page): Locator {
  return page.getByRole('article', { name: /^(?:High Card|Carte haute)/ })
}

/** Everything that could be read or heard of the page: what is drawn, what is read out, what hides in it. */
async function cardsNamed(page: Page): Promise<readonly number[]> {
  const all = `${await page.locator('body').ariaSnapshot()}\n${await page.content()}`
  const named = [...all.matchAll(/(?:Card(?:\s|<[^>]*>)*|cards?:)(\d+)/g)].map(([found, number]) =>
    // Names count from 0, what is written on a card from 1.
    found.startsWith('card') ? Number(number) + 1 : Number(number),
  )
  return [...new Set(named)].toSorted((a, b) => a - b)
}

/** The zone of this name: the middle's, or that of a player. */
function zone(page: Page, name: string, whose = 'On the table'): Locator {
  return page.getByRole('region', { name: whose }).getByRole('group', { name, exact: true })
}

async function cardIn(found: Locator): Promise<number> {
  return Number(await found.locator('[data-item] .generic-piece-number').innerText())
}

async function sitDown(page: Page, name: string): Promise<number> {
  await page.getByRole('button', { name: `I am ${name}` }).click()
  await expect(page.locator('.ask-question[data-asked]')).toBeVisible()
  return cardIn(zone(page, 'Hand', name))
}

function counter(page: Page, label: string): Locator {
  return page.getByRole('img', { name: label, exact: true })
}

test('a match of the tutorial’s game is played by clicks at the generic table', async ({ page }) => {
  test.setTimeout(LOADING * 3)
  await quiet(page)
  await openStart(page)
  const sheet = await openSetUp(page, 'Same screen', 'High Card')
  await seatPeople(sheet, [
    { who: 'Somebody here', name: 'Ada' },
    { who: 'Somebody here', name: 'Bob' },
  ])
  await seed(sheet, 'tutorial')
  await sheet.getByRole('button', { name: 'Begin' }).click()

  // Between two people everybody may look: two backs, and no card.
  await expect(page.getByRole('button', { name: 'I am Ada' })).toBeVisible({ timeout: LOADING })
  await expect(page.getByRole('img', { name: 'Face down: 1 piece' })).toHaveCount(2)
  expect(await cardsNamed(page)).toEqual([])

  // Question, choices, zones and counters, and of all cards one's own alone.
  const first = await sitDown(page, 'Ada')
  await expect(page.locator('.ask-question')).toHaveText(`Round 1 of 3: keep your ${first}, or exchange it?`)
  await expect(page.locator('.ask .entry')).toHaveText(['Stand', 'Exchange your card'])
  await expect(page.locator('.top-phase')).toHaveText('Round 1')
  await expect(counter(page, 'Round: 1')).toBeVisible()
  await expect(counter(page, 'Turn: Ada')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Deck: 10 pieces' })).toBeVisible()
  await expect(counter(page, 'Discard pile: 0 pieces')).toBeVisible()
  expect(await cardsNamed(page)).toEqual([first])
  await axe(page)

  // What showed nothing is taken back.
  await page.locator('.ask .entry', { hasText: 'Stand' }).click()
  await page.getByRole('button', { name: 'Back to Ada' }).click()
  await expect(page.getByRole('button', { name: 'Ada stands.' })).toBeVisible()
  await expect(counter(page, 'Turn: Bob')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.locator('.ask .entry')).toHaveCount(2)
  await expect(counter(page, 'Turn: Ada')).toBeVisible()

  // A click anywhere on a zone that is lit; what showed a card stays.
  await zone(page, 'Deck')
    .locator('.generic-pile')
    .click({ position: { x: 8, y: 8 }, force: true })
  await page.getByRole('button', { name: 'Back to Ada' }).click()
  await expect(page.locator('.log-lines').getByText(`Ada exchanges the ${first}.`)).toBeVisible()
  expect(await cardIn(zone(page, 'Discard pile'))).toBe(first)
  const second = await cardIn(zone(page, 'Hand', 'Ada'))
  expect(await cardsNamed(page)).toEqual([first, second].toSorted((a, b) => a - b))
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('cannot be taken back')

  // The other one sees what was put away, and not what was drawn for it; the keyboard reaches the board, too.
  await page.reload()
  await expect(page.getByRole('button', { name: 'I am Bob' })).toBeVisible({ timeout: LOADING })
  const bobs = await sitDown(page, 'Bob')
  expect(await cardsNamed(page)).toEqual([first, bobs].toSorted((a, b) => a - b))
  await page.locator('[data-place="hand"]').focus()
  await page.keyboard.press('Enter')

  for (const round of [2, 3]) {
    for (const name of ['Ada', 'Bob']) {
      await sitDown(page, name)
      await expect(page.locator('.ask-question')).toContainText(`Round ${round} of 3`)
      await zone(page, 'Hand', name).locator('[data-place="hand"]').click()
    }
  }

  // The highest wins, and everybody has shown a card.
  const end = page.getByRole('dialog')
  await expect(end).toContainText(`${second > bobs ? 'Ada' : 'Bob'} wins`)
  await end.getByRole('link', { name: 'Watch the replay' }).click()
  await expect(page.locator('.replay-moment')).toHaveText(/^Moment \d+ of \d+$/, { timeout: LOADING })
  await page.keyboard.press('End')
  await expect(zone(page, 'Shown', 'Ada').getByRole('img', { name: `Card ${second}` })).toBeVisible()
  await expect(zone(page, 'Shown', 'Bob').getByRole('img', { name: `Card ${bobs}` })).toBeVisible()
  await page.keyboard.press('Home')
  await expect(zone(page, 'Shown', 'Ada')).toHaveCount(0)
  await expect(counter(page, 'Round: 1')).toBeVisible()
})

test('the generic table speaks French, fits a phone, and plays against bots', deep, async ({ page }) => {
  test.setTimeout(LOADING * 2)
  await quiet(page, { lang: 'fr' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const play = gameCard(page).getByRole('button', { name: 'Jouer' }).first()
  await expect(play).toBeEnabled({ timeout: LOADING })
  await play.click()
  await expect(page.locator('.ask-question')).toContainText('Manche 1 sur 3', { timeout: LOADING })
  await expect(page.getByRole('button', { name: /^Pioche\s?: 8 pièces$/ })).toBeVisible()
  await expect(page.getByText('Défausse')).toBeVisible()
  await expect(page.getByText('doit jouer')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Face cachée/ })).toHaveCount(3)
  // Nothing is wider than the screen, and one's own hand is in sight.
  const width = await page
    .locator('.generic-table')
    .evaluate((table) => table.scrollWidth - table.clientWidth)
  expect(width).toBe(0)
  await expect(page.locator('[data-place="hand"]')).toBeInViewport()
  await axe(page)
  await page.locator('[data-place="deck"]').click()
  await expect(page.locator('.ask-question')).toContainText('Manche 2 sur 3')
  expect(await page.getByText(/\b(?:Deck|Hand|Discard|Turn|Round)\b/).count()).toBe(0)
})
