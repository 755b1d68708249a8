import type { Page } from '@playwright/test'
import { axe } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { atTable, newMatchHere } from './support/matches.ts'
import { effort } from '../../../scripts/effort.ts'

interface Visited {
  readonly name: string
  readonly isColourful?: true
  readonly open: (page: Page) => Promise<unknown>
}

async function titled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** A story of Dark Venture for one. */
async function drownedFeast(page: Page): Promise<void> {
  await newMatchHere(page, {
    game: 'dark-venture',
    config: { mode: 'scenario', scenario: 'drownedFeast' },
    seats: [{ kind: 'me' }],
    seed: 'pages',
  })
}

const visited: readonly Visited[] = [
  { name: 'start page', isColourful: true, open: (page) => titled(page, '/') },
  { name: 'rules', open: (page) => titled(page, '/rules/immortals') },
  { name: 'what is printed', open: (page) => titled(page, '/provenance/dark-venture') },
  { name: 'lesson', open: (page) => page.goto('/learn/immortals').then(() => atTable(page)) },
  { name: 'page for an address that leads nowhere', open: (page) => titled(page, '/nowhere') },
  { name: 'table', isColourful: true, open: (page) => newMatchHere(page) },
  { name: 'table of Dark Venture', isColourful: true, open: drownedFeast },
]

const desktop = ['a desktop', { viewport: { width: 1440, height: 900 } }] as const
const phone = [
  'a small phone',
  { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
] as const

/** Screens and colours; the pages share these, so that few of them show what is wrong with all. */
const looks = effort({
  quick: [
    [...desktop, 'dark'],
    [...phone, 'light'],
  ] as const,
  deep: [desktop, phone].flatMap((screen) => [[...screen, 'dark'] as const, [...screen, 'light'] as const]),
})
const few = ['start page', 'table']
const pages = visited.filter(({ name }) => effort({ quick: few.includes(name), deep: true }))

/** What reaches beyond the right edge of the window, so that the page could be pushed sideways. */
function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

for (const [screen, options, colorScheme] of looks) {
  test.describe(`on ${screen}, ${colorScheme}`, () => {
    test.use({ ...options, colorScheme })
    // In daylight it is enough to look at those that have most of the colours.
    const looked = pages.filter(({ isColourful }) => colorScheme === 'dark' || isColourful)
    for (const { name, open } of looked) {
      test(`${name}: nobody is kept out, and it fits`, async ({ page }) => {
        await open(page)
        await axe(page)
        expect(await tooWide(page)).toBeLessThanOrEqual(0)
      })
    }
  })
}

test.describe('in French', () => {
  test.use({ locale: 'fr' })
  for (const { name, open } of pages) {
    test(`${name}: there are words for everything`, async ({ page }) => {
      await open(page)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      // A message that is missing shows its key.
      await expect(page.locator('body')).not.toContainText(/\bweb\.\w+\.\w+/)
    })
  }
})

test('on plain http in a local network, a match in this browser can be played', async ({ page, house }) => {
  await page.goto(house.url.replace('localhost', 'longtable.test'))
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await newMatchHere(page)
  await expect(page.locator('.ask .choices-list .entry').first()).toBeVisible()
})
