import { expect, type Page } from '@playwright/test'

export interface Reached {
  /** How many choices the list leads to, all pieces taken up in turn. */
  count: number
  readonly nameless: string[]
  /** Places that an entry speaks of, and that nobody can reach on the board. */
  readonly missing: string[]
}

/** Goes through everything that the list offers. */
export async function reach(page: Page): Promise<Reached> {
  const reached: Reached = { count: 0, nameless: [], missing: [] }
  const look = async (): Promise<void> => {
    const folded = page.locator('.ask .choices-more')
    for (let n = 0; n < (await folded.count()); n++) {
      const list = folded.nth(n).locator('ul')
      if ((await list.count()) === 0) await folded.nth(n).locator('summary').click()
      await expect(list).toBeVisible()
    }
    const found = await page.evaluate(() => {
      const entries = [...document.querySelectorAll<HTMLElement>('.ask .choices-list .entry[data-choice]')]
      const isReachable = (place: string): boolean =>
        document.querySelector(
          `.table-board :is([data-place="${place}"], [data-place^="${place}:"])[role="button"][tabindex="0"]`,
        ) !== null
      return {
        count: entries.length,
        nameless: entries.filter((entry) => entry.innerText.trim() === '').map((entry) => entry.outerHTML),
        missing: entries.flatMap(({ dataset }) =>
          dataset['at'] === undefined || isReachable(dataset['at']) ? [] : [dataset['at']],
        ),
      }
    })
    reached.count += found.count
    reached.nameless.push(...found.nameless)
    reached.missing.push(...found.missing)
  }
  await look()
  const pieces = await page
    .locator('.ask .entry-piece')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['piece'] ?? ''))
  for (const piece of pieces) {
    await page.locator(`.ask .entry-piece[data-piece="${piece}"]`).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.choices-held')).toBeVisible()
    await look()
    await page.keyboard.press('Escape')
    await expect(page.locator('.choices-held')).toBeHidden()
  }
  return reached
}
