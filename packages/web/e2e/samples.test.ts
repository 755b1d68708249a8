import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { putStore, storeOf, type BrowserStore } from './support/browser-store.ts'
import { deep, expect, test, type Faults, type Page } from './support/test.ts'
import { atTable } from './support/matches.ts'
import { chooseOnce } from './support/player.ts'
import { openSetUp } from './support/set-up.ts'
import { effort } from '../../../scripts/effort.ts'

// What browsers have kept of earlier versions, which every later one has to find. The samples are never changed.

interface Sample {
  readonly matches: readonly {
    readonly what: string
    readonly match: string
    readonly step: string | null
    readonly at: number
  }[]
  readonly store: BrowserStore
}

const folder = new URL('samples/', import.meta.url)

for (const version of readdirSync(folder)) {
  const file = readFileSync(new URL(`${version}/browser.json.gz`, folder))
  const { matches, store } = JSON.parse(gunzipSync(file).toString()) as Sample

  const open = async (page: Page, faults: Faults): Promise<void> => {
    // The server of that person is another one.
    faults.expect(/401/)
    await putStore(page, store)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  test(`a browser that kept things of ${version} finds its settings, names and matches`, async ({
    page,
    faults,
  }) => {
    await open(page, faults)
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-theme', 'light')
    await expect(root).toHaveAttribute('data-contrast', 'more')
    await expect(root).toHaveAttribute('data-text', 'large')
    await expect(page.getByLabel('How others see you')).toHaveValue('Ada')
    for (const { match } of matches)
      await expect(page.locator(`a[href="/here/${match}"]`).first()).toBeVisible()
    const sheet = await openSetUp(page, 'Same screen')
    await expect(sheet.getByPlaceholder('Player 2')).toHaveValue('Ben')
    const kept = await storeOf(page)
    for (const key of ['longtable.settings', 'longtable.here', 'longtable.dv.reel', 'longtable.dv.pays'])
      expect(kept.local[key]).toBe(store.local[key])
  })

  // One whose rules have changed since tells that, too.
  const first = matches.filter(({ what }) => what.startsWith('Mage Knight')).slice(0, 1)
  for (const { what, match, step, at } of effort({ quick: first, deep: matches })) {
    test(`a browser that kept things of ${version} plays on: ${what}`, async ({ page, faults }) => {
      await open(page, faults)
      await page.locator(`a[href="/here/${match}"]`).first().click()
      await atTable(page)
      const next = page.locator('.handover-next')
      await page.locator('.handover-next, .ask-question[data-asked]').first().waitFor()
      if (await next.isVisible()) await next.click()
      await expect(page.locator('.ask-question[data-asked]')).toBeVisible()
      const table = page.locator('.table')
      if (step !== null) await expect(table).toHaveAttribute('data-step', step)
      if (step !== null) await expect(table).toHaveAttribute('data-at', String(at))
      await chooseOnce(page)
      if (!what.startsWith('Mage Knight')) return
      await expect(page.getByLabel('Sort the hand')).toHaveValue('gives')
      const older = page.getByRole('button', { name: 'Rules 1' })
      await older.click()
      await expect(page.getByText('This match follows version 1 of the rules')).toBeVisible()
    })
  }

  test(
    `a browser that kept things of ${version} goes on with first games and with what it looked at`,
    deep,
    async ({ page, faults }) => {
      await open(page, faults)
      for (const game of ['immortals', 'mage-knight', 'dark-venture']) {
        const guided = store.local[`longtable.guided.${game}.match`]
        await page.goto(`/learn/${game}`)
        await atTable(page)
        const kept = await storeOf(page)
        expect(kept.local[`longtable.guided.${game}.match`]).toBe(guided)
        expect(kept.local[`longtable.guided.${game}.read`]).toContain(
          store.local[`longtable.guided.${game}.read`],
        )
      }
      await page.goto('/replay/file')
      await expect(page.locator('.replay-moment')).toContainText('Moment')
    },
  )
}
