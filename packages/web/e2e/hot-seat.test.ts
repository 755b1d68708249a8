import { deep, expect, test, type Page } from './support/test.ts'
import { askMatchService } from './support/ask-match-service.ts'
import { atTable } from './support/matches.ts'
import { chooseOnce, press } from './support/player.ts'
import { askedBy } from './support/positions.ts'
import { openSetUp, seatPeople, seed } from './support/set-up.ts'
import { quiet } from './support/settings.ts'

const next = '.handover-next'
const asked = '.ask-question[data-asked]'

/** Cards as their owner sees them, by name, without what is said about each. */
function cardsSeen(page: Page, where: string): Promise<string[]> {
  return page
    .locator(`${where} [data-place^="card:"]`)
    .evaluateAll((all) => all.map((each) => (each.getAttribute('aria-label') ?? '').replace(/\):.*$/, ')')))
}

/** Everything that somebody could read or hear of the page: what is drawn, what is read out, what hides in it. */
async function everything(page: Page): Promise<string> {
  return `${await page.locator('body').ariaSnapshot()}\n${await page.content()}`
}

/** Between two people the screen shows what anybody may see. */
async function nothingSecret(page: Page, secrets: readonly string[]): Promise<void> {
  await expect(page.locator(next)).toBeVisible()
  await expect(page.locator('[data-place^="card:"], .hand, .draft, .mat')).toHaveCount(0)
  const shown = await everything(page)
  expect(secrets.filter((secret) => shown.includes(secret))).toEqual([])
  expect(shown).not.toMatch(/You plan|Your hand|is dealt/)
}

/** The next one says who they are; returns their name. */
async function takeOver(page: Page): Promise<string> {
  const name = (await page.locator(next).innerText()).replace('I am ', '').trim()
  await page.locator(next).click()
  await expect(page.locator(asked)).toBeVisible()
  return name
}

/** The screen goes round until this is asked of whoever sits here; says who that is. */
async function playUntil(page: Page, step: string): Promise<string> {
  let name = ''
  for (let turn = 0; turn < 80; turn++) {
    await expect(page.locator(`${asked}, ${next}`).first()).toBeVisible()
    if (await page.locator(next).isVisible()) name = await takeOver(page)
    if ((await page.locator('.table').getAttribute('data-step')) === step) return name
    await chooseOnce(page, turn)
  }
  throw new Error(`nobody was asked by ${step}`)
}

/** Puts a card of the hand on a space, on the board; says which and where. */
async function planCard(page: Page): Promise<{ readonly card: string; readonly space: string }> {
  const planned = page.locator('.space-card-planned')
  const before = await planned.count()
  const card = page.locator('.hand [data-place^="card:"][data-lit]').first()
  const name = ((await card.getAttribute('aria-label')) ?? '').replace(/:.*$/, '')
  await press(page, card)
  await expect(page.locator('.choices-held')).toContainText(name)
  const space = page.locator('.space:not([data-slot="planned"]) [data-place^="space:"][data-lit]').first()
  const where = ((await space.getAttribute('aria-label')) ?? '').replace(/:.*$/, '')
  await press(page, space)
  await expect(planned).toHaveCount(before + 1)
  return { card: name, space: where }
}

test('two people share one screen, and neither sees what the other has', async ({ page }) => {
  await quiet(page)
  await page.goto('/')
  const sheet = await openSetUp(page, 'Same screen')
  await seatPeople(sheet, [
    { who: 'Somebody here', name: 'Ada' },
    { who: 'Somebody here', name: 'Bob' },
    { who: 'Bot: novice' },
  ])
  await seed(sheet, 'one screen')
  await sheet.getByRole('button', { name: 'Begin' }).click()
  await atTable(page)
  await nothingSecret(page, [])

  // The starting round: everybody is dealt cards, and chooses one of them.
  const first = await playUntil(page, 'draft.pick.mine')
  const dealt = await cardsSeen(page, '.draft-offer')
  expect(dealt.length).toBeGreaterThan(1)
  await press(page, page.locator('.draft-offer [data-lit]').first())
  await nothingSecret(page, dealt)
  const second = await takeOver(page)
  expect([first, second].toSorted()).toEqual(['Ada', 'Bob'])
  const others = await cardsSeen(page, '.draft-offer')
  expect(others.filter((card) => dealt.includes(card))).toEqual([])
  const seen = await everything(page)
  expect(dealt.filter((card) => seen.includes(card))).toEqual([])
  await press(page, page.locator('.draft-offer [data-lit]').first())
  await expect(page.getByRole('list', { name: 'What happened' })).toContainText(/Ada chooses .+ Bob chooses /)
})

test('the plan of the one is nothing for the other at the same screen', deep, async ({ page }) => {
  await quiet(page)
  const match = await askMatchService(
    page,
    'imported',
    askedBy('plan.mine', { names: ['Ada', 'Bob', 'novice'] }),
  )
  await page.evaluate((id) => {
    localStorage.setItem(`longtable.names.${id}`, JSON.stringify(['Ada', 'Bob', '']))
  }, match)
  await page.goto(`/here/${match}`)
  await nothingSecret(page, [])
  const planner = await playUntil(page, 'plan.mine')
  const plan = [await planCard(page), await planCard(page)]
  expect(await everything(page)).toContain(`You plan ${plan[0].card} here.`)
  await page.locator('.ask .entry-main').click()
  await nothingSecret(page, [])
  await expect(page.getByText(/is next\. Pass the screen on; the others look away\./)).toBeVisible()
  expect(await takeOver(page)).not.toBe(planner)
  await expect(page.locator('.space-card-planned')).toHaveCount(0)
  expect(await everything(page)).not.toContain('You plan')
  await page.getByRole('button', { name: `Look at the mat of ${planner}` }).click()
  const mat = page.getByRole('dialog')
  await expect(mat.getByRole('list', { name: 'Action spaces' })).toBeVisible()
  const told = await mat.ariaSnapshot()
  expect(plan.filter(({ card }) => told.includes(card))).toEqual([])
})
