import { deep, expect, test, type Page } from './support/test.ts'
import { askMatchService } from './support/ask-match-service.ts'
import { newMatchHere } from './support/matches.ts'
import { follows, moved, untilAsked } from './support/player.ts'
import { askedBy } from './support/positions.ts'
import { gameOnTable, openSetUp } from './support/set-up.ts'
import { quiet } from './support/settings.ts'
import { effort } from '../../../scripts/effort.ts'

/** What has the focus: whether it is what one looks for, where that is, and whether the focus can be seen. */
interface Focus {
  readonly is: 'there' | 'before' | 'after' | 'nowhere'
  readonly name: string
  readonly shows: boolean
}

function focus(page: Page, wanted = 'nothing'): Promise<Focus> {
  return page.evaluate((selector) => {
    const active = document.activeElement ?? document.body
    const targets = [...document.querySelectorAll(selector)]
    const isAfter = targets.some(
      (target) =>
        active === document.body ||
        (active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    )
    const hasRing = (element: Element | null): boolean => {
      if (element === null) return false
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)'
    }
    // What is drawn has a line of its own; what is drawn for a radio button stands beside it.
    const line = active.querySelector(
      '.site-line, .mk-map-hex-line, .mk-map-ghost-line, .mk-map-token-rim, .dv-unit-casing, .dv-map-edge-casing, .dv-map-spot rect',
    )
    const drawn = line === null ? undefined : getComputedStyle(line)
    const hasLine = drawn?.visibility === 'visible' && drawn.display !== 'none' && drawn.stroke !== 'none'
    const beside = active instanceof HTMLInputElement ? [active.nextElementSibling, active.parentElement] : []
    return {
      is: active.matches(selector)
        ? 'there'
        : targets.length === 0
          ? 'nowhere'
          : isAfter
            ? 'after'
            : 'before',
      name: `${active.tagName}.${active.getAttribute('class')} ${active.getAttribute('aria-label') ?? active.textContent}`,
      shows: active === document.body || hasLine || [active, ...beside].some(hasRing),
    }
  }, wanted)
}

/** Goes there with Tab, forwards or backwards, whichever way it is. */
async function reach(page: Page, wanted: string): Promise<void> {
  for (let stops = 0; stops < 150; stops++) {
    const { is, name, shows } = await focus(page, wanted)
    expect(shows, `one sees that the focus is on ${name}`).toBe(true)
    if (is === 'there') return
    expect(is, wanted).not.toBe('nowhere')
    await page.keyboard.press(is === 'after' ? 'Tab' : 'Shift+Tab')
  }
  throw new Error(`Tab never reached ${wanted}`)
}

async function enter(page: Page, wanted: string): Promise<void> {
  await reach(page, wanted)
  await page.keyboard.press('Enter')
}

const lit = '.table-board [data-lit][role="button"]'

async function chooseOnBoard(page: Page, mark: string): Promise<void> {
  await enter(page, lit)
  let isMore = await follows(page, mark)
  if (isMore && (await page.locator('.slip .entry').count()) === 0) {
    // Another piece may only be taken up instead; a space is where this one goes.
    const spaces = `${lit}:not([data-held], [data-place^="piece:"])`
    const isSpace = (await page.locator(spaces).count()) > 0
    await enter(page, isSpace ? spaces : `${lit}:not([data-held])`)
    isMore = await follows(page, mark, '.slip .entry')
  }
  if (isMore) await enter(page, '.slip .entry')
  await moved(page, mark)
}

interface PlayedByKeys {
  readonly board: number
  readonly list: number
  readonly steps: ReadonlySet<string | null>
}

/** Plays on until this is so, or to the end; says how often on the board and in the list. */
async function playOn(
  page: Page,
  until: (step: string | null, turn: number) => boolean = () => false,
): Promise<PlayedByKeys> {
  const played = { board: 0, list: 0, steps: new Set<string | null>() }
  for (let turn = 0; turn < 200; turn++) {
    const { step, mark, isOver } = await untilAsked(page)
    if (isOver || until(step, turn)) return played
    played.steps.add(step)
    // A throw of the tower is looked at, and put away.
    if ((await page.locator('.tower-overlay').count()) > 0) await page.keyboard.press('Escape')
    if ((await page.locator(lit).count()) > 0) {
      await chooseOnBoard(page, mark)
      played.board++
    } else {
      await enter(page, '.ask .choices-list > li > .entry:not(.entry-piece)')
      await moved(page, mark)
      played.list++
    }
  }
  throw new Error('the match did not end')
}

test('a whole round is played with the keyboard alone', deep, async ({ page }) => {
  test.setTimeout(240_000)
  await quiet(page)
  // The starting round is over, and there is one round to play.
  const match = await askMatchService(page, 'imported', askedBy('reinforce.draw', { config: { rounds: 1 } }))
  await page.goto(`/here/${match}`)
  await untilAsked(page)

  // The first stops lead past everything else.
  for (const [link, part] of [
    ['To what is asked', '#ask'],
    ['To the board', '#board'],
    ['To the log', '#drawer'],
  ] as const) {
    await reach(page, `.skips a[href="${part}"]`)
    await expect(page.getByRole('link', { name: link })).toBeFocused()
    await expect(page.getByRole('link', { name: link })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator(part)).toBeFocused()
  }
  await reach(page, '#tab-log')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Table' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Export this match' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('list', { name: 'What happened' })).toBeVisible()

  const before = await playOn(page, (step) => step === 'plan.mine')
  expect(before.board + before.list).toBeGreaterThan(0)

  // A card is taken up, put down again, and then put on a space; and all that is taken back.
  const held = page.locator('.choices-held')
  const planned = page.locator('.space-card-planned')
  await enter(page, '.hand [aria-label*="(magic card)"][data-lit]')
  await expect(held).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(held).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(held).toBeVisible()

  // Where it cannot go says why, and the rule can be read.
  await enter(page, '.spaces [data-place^="space:"][data-blocked]')
  const slip = page.getByRole('dialog')
  await expect(slip.locator('.blocked-why').first()).toBeVisible()
  await enter(page, '.slip .rule-link')
  const rule = page.locator('.book .rules-entry[aria-current]')
  await expect(rule).toBeInViewport()
  const link = slip.locator('.rule-link').first()
  await expect(rule).toContainText(await link.innerText())
  await expect(page.locator('.book')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('.book')).toBeHidden()
  await expect(link).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(slip).toBeHidden()

  await expect(held).toBeVisible()
  await enter(page, '.spaces [data-place^="space:"][data-lit]')
  await expect(planned).toHaveCount(1)
  await page.keyboard.press('u')
  await expect(planned).toHaveCount(0)
  for (const count of [1, 2, 3]) {
    await enter(page, '.hand [data-lit]')
    await expect(held).toBeVisible()
    await enter(page, '.space:not([data-slot="planned"]) [data-place^="space:"][data-lit]')
    await expect(planned).toHaveCount(count)
  }
  const { mark } = await untilAsked(page)
  await enter(page, '.ask .entry-main')
  await moved(page, mark)

  const { board, list } = await playOn(page)
  expect(board).toBeGreaterThanOrEqual(list)
  await expect(page.locator('.end')).toBeVisible()
  await reach(page, '[role="dialog"]:has(.end) .button-lit')
})

test('a turn of Mage Knight is played with the keyboard alone', async ({ page }) => {
  test.setTimeout(240_000)
  await quiet(page)
  await newMatchHere(page, {
    game: 'mage-knight',
    config: { scenario: 'firstReconnaissance' },
    seats: [{ kind: 'me' }],
    seed: 'keys',
  })
  const { board, steps } = await playOn(page, (step, turn) => step === 'turn.main' && turn >= 8)
  expect(board).toBeGreaterThanOrEqual(5)
  for (const step of ['hero.pick', 'tactic.pick', 'turn.main']) expect(steps).toContain(step)

  // A card is taken by its number and played sideways, and that is taken back.
  const hand = page.locator('.mk-hand')
  const before = await hand.getAttribute('aria-label')
  const { mark } = await untilAsked(page)
  await page.keyboard.press('1')
  await page.keyboard.press('w')
  if (await follows(page, mark)) await enter(page, '.slip .entry')
  await moved(page, mark)
  expect(await hand.getAttribute('aria-label')).not.toBe(before)
  await page.keyboard.press('u')
  await expect(hand).toHaveAttribute('aria-label', before ?? '')
})

test('a turn of Dark Venture is played with the keyboard alone', deep, async ({ page }) => {
  test.setTimeout(240_000)
  await quiet(page)
  await newMatchHere(page, {
    game: 'dark-venture',
    config: { mode: 'scenario', scenario: 'drownedFeast' },
    seats: [{ kind: 'me' }],
    seed: 'keys',
  })
  const { mark: choosing } = await untilAsked(page)
  await enter(page, lit)
  await moved(page, choosing)
  await enter(page, '.dv-story-begin')

  // The table says which keys it has.
  await enter(page, '.top-button:last-of-type')
  await enter(page, '.keys summary')
  await expect(page.locator('.keys-line').last()).toContainText('while an Auto-Enemy moves')
  await page.keyboard.press('Escape')
  await expect(page.locator('.keys')).toBeHidden()

  // A unit is found, taken up, put down again, and walks to a space that the arrows find; and that is taken back.
  const held = page.locator('.choices-held')
  await page.keyboard.press('n')
  await expect(page.locator('.dv-map [data-place^="piece:"]:focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(held).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(held).toBeHidden()
  await page.keyboard.press('n')
  await page.keyboard.press('Enter')
  await expect(held).toBeVisible()
  const { mark } = await untilAsked(page)
  await enter(page, '.dv-map [data-place^="node:"][data-lit]')
  await moved(page, mark)
  await expect(page.locator('.log-lines')).toContainText('Bohmerk')
  await page.keyboard.press('u')
  await expect(page.locator('.table')).toHaveAttribute('data-step', 'turn')

  const { board, steps } = await playOn(page, (step, turn) => step === 'turn' && turn >= 8)
  expect(board).toBeGreaterThanOrEqual(4)
  expect(steps).toContain('turn')
  const { mark: before } = await untilAsked(page)
  await page.keyboard.press('Shift+E')
  await moved(page, before)
})

/** Tab by Tab through a page: where the focus is and does not show. */
async function unseen(page: Page, most: number): Promise<readonly string[]> {
  const found: string[] = []
  let first: string | undefined
  for (let stops = 0; stops < most; stops++) {
    await page.keyboard.press('Tab')
    const { name, shows } = await focus(page)
    if (!shows) found.push(name)
    if (name === first) break
    first ??= name
  }
  return found
}

for (const colorScheme of effort({ quick: [], deep: ['dark', 'light'] as const })) {
  test(`one always sees where the focus is, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await quiet(page)
    await page.goto('/')
    await expect(gameOnTable(page).getByRole('button', { name: 'Invite friends' })).toBeEnabled()
    expect(await unseen(page, 60)).toEqual([])
    const sheet = await openSetUp(page, 'Invite friends')
    for (const summary of await sheet.locator('summary').all()) await summary.click()
    expect(await unseen(page, 60)).toEqual([])
    await page.goto('/rules/immortals')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await unseen(page, 40)).toEqual([])
    await newMatchHere(page)
    expect(await unseen(page, 60)).toEqual([])
  })
}
