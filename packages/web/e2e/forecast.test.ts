import { face } from '@longtable/immortals/board'
import type { Choice, MatchFile, Text } from '@longtable/kernel'
import { expect, test, type Page } from './support/test.ts'
import { openHere } from './support/matches.ts'
import { press, untilAsked } from './support/player.ts'
import { askedBy } from './support/positions.ts'
import { quiet } from './support/settings.ts'
import { standing, i18n } from './support/standing.ts'

const ME = 0

async function open(page: Page, file: MatchFile): Promise<void> {
  await quiet(page)
  await openHere(page, file)
}

test('the odds of an attack are those of the engine', async ({ page }) => {
  const file = askedBy('attack.commit')
  await open(page, file)
  expect((await untilAsked(page)).step).toBe('attack.commit')
  const { engine, position } = standing(file)
  const view = engine.view(position, ME)
  const expected = (engine.describedMenu(position, ME)?.entries ?? []).map(({ choice, text }) => ({
    words: i18n.format(text),
    odds: (engine.forecast(view, choice)?.odds ?? []).map(
      ({ outcome, perMille }) => `${Math.round(perMille / 10)} % ${i18n.format(outcome)}`,
    ),
  }))
  expect(expected.filter(({ odds }) => odds.length === 3).length).toBeGreaterThan(1)
  const shown = await page.locator('.ask .choices-list .entry').evaluateAll((entries) =>
    entries.map((entry) => ({
      words: entry.querySelector('.entry-words')?.textContent ?? '',
      odds: (entry.querySelector('.odds-words')?.textContent ?? '').split(' · ').filter((odd) => odd !== ''),
    })),
  )
  const byWords = (one: { words: string }, other: { words: string }): number =>
    one.words.localeCompare(other.words)
  expect(shown.toSorted(byWords)).toEqual(expected.toSorted(byWords))
})

/** Puts a card on a space, by taking it up and laying it down. */
async function put(page: Page, { card, space }: { card: number; space: number }): Promise<void> {
  const inHand = page.locator(`.table-board .hand [data-place="card:${card}"]`)
  await press(page, inHand)
  await expect(page.locator('.choices-held')).toBeVisible()
  await press(page, page.locator(`.table-board [data-place="space:${space}"]`))
  await expect(inHand).toHaveCount(0)
}

test('a plan that is too dear is warned of in the engine’s words, until a card is taken back', async ({
  page,
}) => {
  const file = askedBy('plan.mine', { suits: ({ position }) => position.state.players[ME].energy <= 4 })
  await open(page, file)
  // The plan of one seat does not depend on those of the others, so it can be made here as well.
  const { engine, position } = standing(file)
  const warnings = (choice: Choice): readonly Text[] =>
    engine.forecast(engine.view(position, ME), choice)?.warnings ?? []
  const ready = page.locator('.ask .entry[data-choice="ready"]')
  const planned: { card: number; space: number }[] = []
  while (warnings({ do: 'ready' }).length === 0) {
    await expect(ready.locator('.entry-warning')).toHaveCount(0)
    const puts = (engine.describedMenu(position, ME)?.entries ?? [])
      .map(({ choice }) => ({
        verb: choice.do,
        card: Number(choice['card']),
        space: Number(choice['space']),
      }))
      .filter(({ verb, card }) => verb === 'put' && face(card).kind !== 'blank')
      .filter(({ card, space }) => planned.every((one) => one.card !== card && one.space !== space))
    // The spaces on the right are the dear ones.
    const next = puts.toSorted((one, other) => other.space - one.space).at(0)
    if (next === undefined) throw new Error('no plan was too dear')
    await put(page, next)
    engine.apply(position, ME, { do: 'put', space: next.space, card: next.card })
    planned.push(next)
  }
  const [warning] = warnings({ do: 'ready' })
  expect(warning.key).toBe('warn.unpayable')
  await expect(ready.locator('.entry-warning')).toHaveText(i18n.format(warning))

  const last = planned.at(-1) ?? { card: -1, space: -1 }
  const inHand = page.locator(`.table-board .hand [data-place="card:${last.card}"]`)
  await press(page, page.locator(`.table-board [data-place="space:${last.space}"]`))
  await page.locator('.slip .entry[data-choice="leave"]').click()
  await expect(inHand).toBeVisible()
  await expect(ready).toBeVisible()
  await expect(ready.locator('.entry-warning')).toHaveCount(0)

  // It is said before a card is laid down, too.
  engine.apply(position, ME, { do: 'leave', space: last.space })
  await press(page, inHand)
  const again = page.locator(`.ask .entry[data-choice="put"][data-at="space:${last.space}"]`)
  const [before] = warnings({ do: 'put', space: last.space, card: last.card })
  await expect(again.locator('.entry-warning')).toHaveText(i18n.format(before))
})
