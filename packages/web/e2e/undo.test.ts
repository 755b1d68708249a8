import type { Immortals } from '@longtable/immortals'
import { Match, text, type BlockedEntry, type Frame, type MatchFile } from '@longtable/kernel'
import { deep, expect, test, type Page } from './support/test.ts'
import { atTable, openHere } from './support/matches.ts'
import { moved, play, press, untilAsked } from './support/player.ts'
import { askedBy } from './support/positions.ts'
import { belongsTo, newPerson } from './support/server.ts'
import { quiet } from './support/settings.ts'
import { standing, i18n } from './support/standing.ts'

const ME = 0

async function open(page: Page, file: MatchFile): Promise<void> {
  await quiet(page)
  await openHere(page, file)
  await untilAsked(page)
}

/** Every piece and place with what is said of it. */
function labels(page: Page, places: string): Promise<readonly string[]> {
  return page
    .locator(`.table-board ${places}`)
    .evaluateAll((all) =>
      all.map(
        (each) =>
          `${each.getAttribute('data-place')} ${each.getAttribute('aria-label')} ${each.hasAttribute('data-lit')}`,
      ),
    )
}

/** All that a table shows: the pieces, the question and the answers to it. */
async function shown(page: Page) {
  return {
    pieces: await labels(page, '[data-place]'),
    question: await page.locator('.ask-question').innerText(),
    answers: await page.locator('.ask .choices-list .entry').allInnerTexts(),
  }
}

function lit(page: Page, places = ''): ReturnType<Page['locator']> {
  return page.locator(`.table-board ${places}[data-lit][role="button"]`)
}

test('a choice that revealed nothing is taken back, by button and by key', async ({ page }) => {
  await open(page, askedBy('attack.from'))
  const { mark } = await untilAsked(page)
  const before = await shown(page)
  const undoing = [
    () => page.getByRole('button', { name: 'Undo' }).click(),
    () => page.keyboard.press('u'),
    () => page.keyboard.press('Control+z'),
  ]
  let last = mark
  for (const undo of undoing) {
    await press(page, lit(page, '[data-place^="site:"]').first())
    // A place that offers several things asks which one.
    const slip = page.locator('.slip .entry')
    if ((await slip.count()) > 0) await slip.first().click()
    await moved(page, last)
    const { step, mark: chosen } = await untilAsked(page)
    expect(step).not.toBe('attack.from')
    expect(await shown(page)).not.toEqual(before)
    await undo()
    await moved(page, chosen)
    last = (await untilAsked(page)).mark
    await expect.poll(() => shown(page)).toEqual(before)
  }
  await expect(page.locator('.refusal')).toHaveCount(0)
})

test('armies that were placed go back to limbo', deep, async ({ page }) => {
  await open(page, askedBy('reinforce.place'))
  const { mark } = await untilAsked(page)
  const before = await shown(page)
  await press(page, lit(page, '[data-place^="site:"]').first())
  await moved(page, mark)
  await untilAsked(page)
  const sites = await labels(page, '[data-place^="site:"]')
  expect(sites).not.toEqual(before.pieces.filter((piece) => piece.startsWith('site:')))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => shown(page)).toEqual(before)
})

test(
  'whoever has put down what was taken up has empty hands, also where the same is asked again',
  deep,
  async ({ page }) => {
    await open(page, askedBy('reinforce.place'))
    const held = page.locator('.choices-held')
    for (let army = 0; army < 2; army++) {
      const { mark } = await untilAsked(page)
      await press(page, lit(page, '[data-place^="limbo:"]').last())
      await expect(held).toBeVisible()
      await press(page, lit(page, '[data-place^="site:"]').last())
      await expect(held).toHaveCount(0)
      await moved(page, mark)
    }
  },
)

/** The first thing that is offered stays for this reason, and nobody else decides before one could try. */
function stays(why: string): (match: Match<Immortals>) => boolean {
  return ({ engine, position }) => {
    const trial = new Match(engine, position)
    trial.choose(ME, engine.plainMenu(position, ME)?.offered[0] ?? { do: 'nothing' })
    return trial.whyNoUndo(ME)?.key === why && engine.awaited(trial.position).every((seat) => seat === ME)
  }
}

const REVEALED = 'kernel.undo.revealed'

test(
  'whoever learned what the others have picked cannot go back, and is told why',
  deep,
  async ({ page }) => {
    const file = askedBy('draft.pick.mine', { suits: stays(REVEALED), isLast: true })
    await open(page, file)
    const { engine, position } = standing(file)
    const { mark } = await untilAsked(page)
    await press(page, lit(page, `[data-place="${engine.describedMenu(position, ME)?.entries[0].at}"]`))
    await moved(page, mark)
    await untilAsked(page)
    const after = await shown(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('alert')).toHaveText(i18n.t(REVEALED))
    await expect(page.locator('.log-lines .turn-barrier')).toHaveText(/something hidden was revealed/)
    // Nobody else sits there who could agree to it.
    await expect(page.getByRole('button', { name: 'Ask the others to go back' })).toHaveCount(0)
    expect(await shown(page)).toEqual(after)
  },
)

/** The slip says what is not possible and why, and its rule can be read. */
async function explains(page: Page, { text: what, rule, numbers }: BlockedEntry): Promise<void> {
  const line = page.locator('.slip .blocked', { hasText: i18n.format(what) })
  await expect(line.locator('.blocked-why')).toHaveText(
    `${i18n.format(text(`blocked.${rule}`, numbers))} ${rule.toLowerCase()}`,
  )
  await line.getByRole('button', { name: rule }).click()
  const entry = page.locator('.book .rules-entry[aria-current]')
  await expect(entry.locator('.rules-entry-id')).toContainText(rule.toLowerCase())
  await expect(entry).toBeInViewport()
  await page.locator('.book .rules-close').click()
  await expect(page.locator('.book')).toHaveCount(0)
}

test('a place where nothing can be chosen says why, with the rule', async ({ page }) => {
  const file = askedBy('attack.from')
  await open(page, file)
  const { engine, position } = standing(file)
  const asked = engine.describedMenu(position, ME)
  const offeredAt = new Set(asked?.entries.map(({ at }) => at))
  const blocked = (asked?.blocked ?? []).filter(({ at }) => !offeredAt.has(at))
  const { mark } = await untilAsked(page)
  const [first, second] = [blocked[0], blocked.findLast(({ at }) => at !== blocked[0].at) ?? blocked[0]]
  await press(page, page.locator(`.table-board [data-place="${first.at}"][data-blocked]`))
  await explains(page, first)
  // The same with keys, and Escape leads back to the place.
  const place = page.locator(`.table-board [data-place="${second.at}"][data-blocked]`)
  await place.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.slip')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.slip')).toHaveCount(0)
  await expect(place).toBeFocused()
  await page.keyboard.press('Enter')
  await explains(page, second)
  expect((await untilAsked(page)).mark, 'nothing was chosen').toBe(mark)
})

test('a card that may not lie on a space says why', deep, async ({ page }) => {
  const file = askedBy('plan.mine')
  await open(page, file)
  const { engine, position } = standing(file)
  const [blocked] = engine.describedMenu(position, ME)?.blocked ?? []
  await press(page, page.locator(`.table-board .hand [data-place="${blocked.from}"]`))
  await expect(page.locator('.choices-held')).toBeVisible()
  await press(page, page.locator(`.table-board [data-place="${blocked.at}"]`))
  await explains(page, blocked)
})

test('whoever wants to is asked again before a choice', async ({ page }) => {
  await open(page, askedBy('reinforce.place'))
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'Ask again' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  const { mark } = await untilAsked(page)
  const before = await shown(page)
  const place = lit(page, '[data-place^="site:"]').first()
  const sure = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await press(page, place)
  await expect(sure).toBeVisible()
  await sure.getByRole('button', { name: 'No' }).click()
  await expect(sure).toHaveCount(0)
  expect(await shown(page)).toEqual(before)
  expect((await untilAsked(page)).mark).toBe(mark)
  await press(page, place)
  await expect(sure.getByRole('button', { name: 'Yes, do it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await moved(page, mark)
  await expect(sure).toHaveCount(0)
  expect(await shown(page)).not.toEqual(before)
})

test('a line of the log shows its moment, and there is a way back to now', async ({ page }) => {
  await open(page, askedBy('reinforce.place'))
  const sites = async () =>
    (await labels(page, '[data-place^="site:"]')).map((site) => site.replace(/ \w+$/, ''))
  const lines = page.locator('.log-lines > li > button')
  const place = async () => {
    const { mark } = await untilAsked(page)
    await press(page, lit(page, '[data-place^="site:"]').first())
    await moved(page, mark)
    await untilAsked(page)
  }
  const count = await lines.count()
  await place()
  await expect(lines).toHaveCount(count + 1)
  const earlier = await sites()
  await place()
  const [now, question] = [await sites(), await page.locator('.ask-question').innerText()]
  expect(now).not.toEqual(earlier)

  await lines.nth(count).click()
  await expect(page.locator('.table')).toHaveAttribute('data-looking-back', 'true')
  expect(await sites()).toEqual(earlier)
  await expect(lit(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(page.locator('.table')).not.toHaveAttribute('data-looking-back')
  expect(await sites()).toEqual(now)
  await expect(page.locator('.ask-question')).toHaveText(question)
})

/** So many armies are left to be placed. */
function left(least: number): (match: Match<Immortals>) => boolean {
  return ({ position }) => {
    const { left: armies } = position.stack.at(-1) as Frame & { readonly left: readonly number[] }
    return armies.reduce((sum, each) => sum + each, 0) >= least
  }
}

test('several steps are taken back at once, by the list of them', deep, async ({ page }) => {
  await open(page, askedBy('reinforce.place', { suits: left(4) }))
  const place = async () => {
    const { mark } = await untilAsked(page)
    await press(page, lit(page, '[data-place^="site:"]').first())
    await moved(page, mark)
    await untilAsked(page)
  }
  const before = await shown(page)
  await place()
  const first = await shown(page)
  await place()
  await place()
  const beside = page.getByRole('region', { name: 'What you can take back' }).getByRole('listitem')
  const count = await beside.count()
  expect(count, 'the moment before them, and three steps').toBeGreaterThanOrEqual(4)

  const further = page.getByRole('button', { name: 'Take back several steps' })
  await further.click()
  const list = page.getByRole('dialog', { name: 'What you can take back' })
  await expect(list.getByRole('listitem')).toHaveCount(count)
  const wanted = list
    .getByRole('listitem')
    .nth(count - 3)
    .getByRole('button')
  await wanted.hover()
  await expect(list.locator('[data-gone]')).toHaveCount(2)
  await wanted.click()
  await expect.poll(() => shown(page)).toEqual(first)
  await expect(beside).toHaveCount(count - 2)
  await expect(page.locator('.log-lines > li[data-dead]')).toHaveCount(2)

  // The rest by keyboard.
  await further.focus()
  await page.keyboard.press('Enter')
  await list.getByRole('button').last().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => shown(page)).toEqual(before)
  await expect(list).toHaveCount(0)
})

test('who comes back is told what happened meanwhile', deep, async ({ page, another, house }) => {
  const { api, person } = await newPerson(house.url, 'Ada')
  const { match } = await api.imported(askedBy('reinforce.place'))
  await quiet(page)
  await belongsTo(page, person)
  await page.goto(`/m/${match.id}`)
  await atTable(page)
  await untilAsked(page)
  const seen = await page.locator('.log-lines > li > button').count()
  await expect(page.locator('.away')).toHaveCount(0)
  await page.goto('/')

  // Meanwhile she plays on at another screen.
  const other = await another()
  await quiet(other)
  await belongsTo(other, person)
  await other.goto(`/m/${match.id}`)
  await play(other, { until: (step) => step === 'perform.turn', plans: 1 })
  const told = (await other.locator('.log-lines > li > button').allInnerTexts()).map((line) => line.trim())

  await page.goto(`/m/${match.id}`)
  const away = page.getByRole('region', { name: 'While you were away' })
  await expect(away).toBeVisible()
  const missed = (await away.getByRole('listitem').allInnerTexts()).map((line) => line.trim())
  expect(missed.length).toBeGreaterThan(1)
  expect(missed).toEqual(told.slice(-missed.length))
  expect(told.length - missed.length, 'nothing that was seen before').toBeGreaterThanOrEqual(seen)
  await away.getByRole('button', { name: 'I see' }).click()
  await expect(away).toHaveCount(0)
  await page.reload()
  await atTable(page)
  await expect(away).toHaveCount(0)
})
