import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test'
import { browserArgs, requireBrowser } from '../../../../scripts/browser.mjs'

/** The browser of the tests, for scripts that are none. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: requireBrowser(), args: browserArgs })
}

/** A context in which the helpers of the tests work also when tsx has read them: it names functions by a helper of its own. */
export async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await context.addInitScript('globalThis.__name = (named) => named')
  return context
}
