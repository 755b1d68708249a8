import { deep, expect, test, type Page } from './support/test.ts'
import { newMatchHere } from './support/matches.ts'
import { chooseOnce, nothingTried, play, untilAsked } from './support/player.ts'
import { gameOnTable } from './support/set-up.ts'
import { quiet } from './support/settings.ts'

/**
 * Words that English sentences of the client can hardly do without, and that are not French. Names of regions are
 * written with a capital and stay as they are.
 */
const english =
  /\b(?:the|and|your|you|with|from|card|cards|army|armies|region|choose|nothing|waiting|gold|energy|light|dark|unoccupied|yields)\b|\b(?:Your|You|Waiting|Round|Undo|Settings|Rules|Close|Look|Show|Starting|Choose|Log|What)\b/g

/** The name of a game stays as it is. */
const NAME = /Dark Venture\s?: Battle of the Ancients/g
/** The number of a rule. */
const RULE = /dv-[a-z]+-\d+/g

/** Everything on the page that is shown or read out, in which English was found. */
async function leftovers(page: Page): Promise<readonly string[]> {
  const all = `${await page.locator('body').ariaSnapshot()}\n${await page.locator('body').innerText()}`
  const lines = all.split('\n').filter((line) => !line.includes('/url:'))
  // What something is to those who hear it (region, list) is no word of the page, nor are the values of options.
  const said = (line: string): string =>
    line
      .replace(/^\s*- '?\w+/, '')
      .replace(/l’option \w+ vaut \w+/, '')
      .replaceAll(NAME, '')
      .replaceAll(RULE, '')
  return lines.filter((line) => said(line).match(english) !== null)
}

function switchTo(page: Page, lang: 'EN' | 'FR'): Promise<void> {
  return page
    .getByRole('group', { name: /Language|Langue/ })
    .getByRole('radio', { name: lang })
    .check()
}

test('a start page in French at once, and from then on', deep, async ({ page }) => {
  await quiet(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play now against bots' })).toBeVisible()
  await switchTo(page, 'FR')
  const now = page.getByRole('button', { name: 'Jouer contre des robots' })
  await expect(now).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  expect(await leftovers(page)).toEqual([])
  await page.reload()
  await expect(now).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')

  await gameOnTable(page).getByRole('button', { name: 'Options' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('summary', { hasText: 'Règles de cette partie' }).click()
  await expect(sheet.getByText('Comme d’habitude')).toBeVisible()
  await sheet.getByLabel('Tours').selectOption('1')
  await expect(sheet.getByText('1 changement', { exact: true })).toBeVisible()
  await sheet.getByText('Une pour les deux royaumes ensemble').click()
  await expect(sheet.getByText('2 changements', { exact: true })).toBeVisible()
  expect(await leftovers(page)).toEqual([])
  await page.keyboard.press('Escape')

  await switchTo(page, 'EN')
  await expect(page.getByRole('button', { name: 'Play now against bots' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the table speaks French', deep, async ({ page }) => {
  await quiet(page, { lang: 'fr' })
  await newMatchHere(page)
  await expect(page.locator('.ask-question')).toHaveText('Quelle couleur jouez-vous ?')
  expect(await leftovers(page)).toEqual([])
  await chooseOnce(page)
  await expect(page.locator('.ask-question')).toHaveText(/^Quel groupe d’armées placez-vous /)
  await expect(page.getByRole('list', { name: 'Ce qui s’est passé' })).toContainText(' reçoit ')
  // None is singular in French.
  await expect(page.getByRole('img', { name: /^Limbes lumineux ?: 0 armée$/ }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Votre main : 8 cartes' })).toBeVisible()
  await expect(page.getByRole('img', { name: '0 point', exact: true }).first()).toBeVisible()
  expect(await leftovers(page)).toEqual([])

  await chooseOnce(page)
  await play(page, { until: (step) => step === 'plan.mine' })
  await expect(page.locator('.top-phase')).toHaveText('Tour 1 sur 7 · Planification')
  await expect(page.getByText(/^\d+ choses ne sont pas possibles maintenant\. Pourquoi \?$/)).toBeVisible()
  expect(await leftovers(page)).toEqual([])
  for (const details of await page.locator('.ask summary').all()) await details.click()
  expect(await leftovers(page)).toEqual([])

  await page.getByRole('tab', { name: 'Table' }).click()
  expect(await leftovers(page)).toEqual([])
  await page.getByRole('button', { name: 'Règles', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Immortals : les règles' })).toBeVisible()
  expect(await leftovers(page)).toEqual([])
  await page.getByRole('button', { name: 'Fermer les règles' }).click()
  await page.getByRole('button', { name: 'Réglages' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await leftovers(page)).toEqual([])
})

test('the table of Dark Venture speaks French', async ({ page }) => {
  await quiet(page, { lang: 'fr' })
  await newMatchHere(page, {
    game: 'dark-venture',
    config: { mode: 'scenario', scenario: 'drownedFeast' },
    seats: [{ kind: 'me' }],
    seed: 'en français',
  })
  await untilAsked(page)
  expect(await leftovers(page)).toEqual([])
  const tried = nothingTried()
  for (let turn = 0; turn < 12; turn++) {
    await chooseOnce(page, turn, tried)
    if ((await untilAsked(page)).isOver) break
    expect(await leftovers(page)).toEqual([])
  }
  for (const details of await page.locator('.ask summary').all()) await details.click()
  expect(await leftovers(page)).toEqual([])
})
