import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { openTestServer } from '../../../../scripts/web/test-server.mjs'

/** What a page complained about: errors on its console, and errors that nobody caught. */
export class Faults {
  readonly found: string[] = []
  readonly #expected: RegExp[] = []

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#add(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (fault) => this.#add(String(fault.error().stack ?? fault.error())))
  }

  /** Some tests bring trouble about: the complaint that belongs to it is no fault. */
  expect(complaint: RegExp): void {
    this.#expected.push(complaint)
  }

  #add(complaint: string): void {
    if (!this.#expected.some((each) => each.test(complaint))) this.found.push(complaint)
  }
}

interface Each {
  readonly faults: Faults
  /** Somebody else at a screen of their own. */
  readonly another: () => Promise<Page>
}

interface Shared {
  readonly house: Awaited<ReturnType<typeof openTestServer>>
}

/** A test with a server of its own (one a worker), which fails on any complaint of any page. */
export const test = base.extend<Each, Shared>({
  house: [
    async ({ browser: _browser }, use) => {
      const house = await openTestServer()
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.url),
  faults: [
    async ({ context }, use) => {
      const faults = new Faults()
      faults.watch(context)
      await use(faults)
      expect(faults.found, 'what the pages complained about').toEqual([])
    },
    { auto: true },
  ],
  another: async ({ browser, faults, house }, use) => {
    const opened: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ baseURL: house.url })
      faults.watch(context)
      opened.push(context)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})

/** For a test that is no part of the quick effort: a whole playthrough, a second way to do the same. */
export const deep = { tag: '@deep' }

export { expect, type Page }
