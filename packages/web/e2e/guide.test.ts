import { axe } from './support/axe.ts'
import { deep, expect, test, type Page } from './support/test.ts'
import { atTable } from './support/matches.ts'
import { clear, follows, markOf, moved, press } from './support/player.ts'
import { quiet } from './support/settings.ts'

interface Slip {
  readonly title: string
  /** How many things have come up so far, and how many there are. */
  readonly met: readonly number[]
  readonly mark: string
  readonly isOver: boolean
  readonly hasPlace: boolean
}

/** Waits until the guide explains a question or says goodbye, and not because of what was there before. */
async function nextNote(page: Page, before: string): Promise<Slip> {
  const slip = await page.waitForFunction(
    (was) => {
      const dataset = document.querySelector<HTMLElement>('.table')?.dataset ?? {}
      const mark = `${dataset['at']} ${dataset['menu']}`
      const isOver = document.querySelector('.guide a[href^="/rules/"]') !== null
      const isExplaining = document.querySelector('.guide-example') !== null && dataset['step'] !== undefined
      if (!isOver && (!isExplaining || mark === was)) return false
      const words = document.querySelector('.guide-progress summary')?.textContent ?? ''
      return {
        title: document.querySelector('.guide h2')?.textContent ?? '',
        met: (words.match(/\d+/g) ?? []).map(Number),
        mark,
        isOver,
        hasPlace: document.querySelector('.guide-show') !== null,
      }
    },
    before,
    { timeout: 30_000 },
  )
  return (await slip.jsonValue()) as Slip
}

/** Does what the guide proposes, on the piece that it points at and wherever that leads; false if it is no piece. */
async function followThere(page: Page, mark: string): Promise<boolean> {
  const words = await page.locator('.guide-suggested').evaluate((all) => all.firstChild?.textContent ?? '')
  await page.getByRole('button', { name: 'Show me where' }).focus()
  const pointed = page.locator('.table-board [data-pointed]')
  await expect(pointed.first()).toBeVisible()
  const lit = page.locator('.table-board [data-pointed][data-lit][role="button"]')
  if ((await lit.count()) === 0) return false
  await press(page, lit.first())
  if (await follows(page, mark)) {
    const slip = page.locator('.slip .entry', { hasText: words })
    if ((await slip.count()) > 0) await slip.first().click()
    else {
      const at = await page.locator('.ask .entry', { hasText: words }).first().getAttribute('data-at')
      await press(page, page.locator(`.table-board [data-place="${at}"][data-lit]`))
      if (await follows(page, mark, '.slip .entry')) await slip.first().click()
    }
  }
  await moved(page, mark)
  return true
}

test('the guided first game is played to its end, and says what to try next', deep, async ({ page }) => {
  test.setTimeout(180_000)
  await quiet(page)
  await page.goto('/learn/immortals')
  await atTable(page)
  const titles: string[] = []
  const met: number[] = []
  const pressed: string[] = []
  let mark = ''
  for (let n = 0; n < 80; n++) {
    const slip = await nextNote(page, mark)
    titles.push(slip.title)
    met.push(slip.met[0])
    if (slip.isOver) break
    await clear(page)
    mark = slip.mark
    const asked = await markOf(page)
    const rest = page.getByRole('button', { name: /^(?:Place|Send|Plan) the rest$|^Play on for me$/ })
    if (slip.hasPlace && !pressed.includes(slip.title) && (await followThere(page, asked))) {
      pressed.push(slip.title)
    } else if ((await rest.count()) > 0) await rest.click()
    else await page.getByRole('button', { name: 'Do that' }).click()
  }
  expect(titles).toEqual(
    expect.arrayContaining([
      'Your colour',
      'Your home',
      'Where your armies begin',
      'Limbo',
      'Your secret plan',
      'Ready?',
    ]),
  )
  expect(titles.at(-1)).toBe('That was a whole round')
  expect(pressed.length, 'pieces that the guide pointed at').toBeGreaterThanOrEqual(5)
  expect(met, 'the list of what came up only grows').toEqual(met.toSorted((a, b) => a - b))
  expect(met[0]).toBe(1)
  expect(met.at(-1)).toBeGreaterThanOrEqual(8)

  const guide = page.getByRole('complementary', { name: 'Your first game' })
  await guide.locator('.guide-progress summary').click()
  await expect(guide.locator('.guide-progress li[data-met]')).toHaveCount(met.at(-1) ?? 0)
  await expect(guide.locator('.guide-progress li', { hasText: 'Scoring: met' })).toBeVisible()
  await expect(page.locator('.ask-question')).toHaveText('The match is over.')
  await axe(page)

  await guide.getByRole('button', { name: 'See who won' }).click()
  await expect(page.locator('.end-results')).toBeVisible()
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await expect(page.locator('.end')).toBeHidden()
  await guide.getByRole('link', { name: 'Play a full game' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('button', { name: 'Play now against bots' })).toBeVisible()
  await page.goto('/learn/immortals')
  expect((await nextNote(page, '')).title).toBe('Your colour')
})

test('whoever leaves the guided game comes back to it', async ({ page }) => {
  await quiet(page)
  await page.goto('/learn/immortals')
  await atTable(page)
  const { mark } = await nextNote(page, '')
  await page.getByRole('button', { name: 'Do that' }).click()
  const later = await nextNote(page, mark)
  await page.goto('/')
  await page.goto('/learn/immortals')
  await atTable(page)
  const back = await nextNote(page, '')
  expect({ title: back.title, met: back.met }).toEqual({ title: later.title, met: later.met })
  // The others may have gone on in the meantime, but nothing begins anew.
  const updates = (slip: Slip): number => Number(slip.mark.split(' ')[0])
  expect(updates(back)).toBeGreaterThanOrEqual(updates(later))
})

test(
  'the guided first game of Mage Knight teaches two turns and is played to its end',
  deep,
  async ({ page }) => {
    test.setTimeout(240_000)
    await quiet(page)
    await page.goto('/learn/mage-knight')
    await atTable(page)
    const titles: string[] = []
    const met: number[] = []
    let mark = ''
    for (let n = 0; n < 150; n++) {
      const slip = await nextNote(page, mark)
      titles.push(slip.title)
      met.push(slip.met[0])
      if (slip.isOver) break
      mark = slip.mark
      const rest = page.getByRole('button', { name: 'Play on for me' })
      // What is known already is left to the guide.
      if (slip.title === 'Your decision' && (await rest.count()) > 0) await rest.click()
      else await page.getByRole('button', { name: 'Do that' }).click()
    }
    const inOrder = [
      'Your hero',
      'A tactic for the round',
      'Your turn',
      'Strong, with mana',
      'A step on the map',
      'Sideways',
      'People live here',
      'Dealing with locals',
      'A unit joins you',
      'Enemies next to you',
      'First phase: from afar',
      'Second phase: block',
      'Last phase: attack',
      'Strike',
      'Level 2',
      'An advanced action',
      'Exploring',
      'Night falls',
    ]
    expect(titles.filter((title) => inOrder.includes(title))).toEqual(inOrder)
    expect(titles.at(-1)).toBe('The game is over')
    expect(met, 'the list of what came up only grows').toEqual(met.toSorted((a, b) => a - b))
    expect(met.at(-1)).toBeGreaterThanOrEqual(10)
    await axe(page)

    const guide = page.getByRole('complementary', { name: 'Your first game' })
    await guide.getByRole('button', { name: 'See your score' }).click()
    await expect(page.locator('.end-results')).toBeVisible()
  },
)
