import type { Page } from '@playwright/test'

/** Nothing moves at this screen, so that a test need not wait; all else as wanted. */
export async function quiet(page: Page, settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await page.addInitScript(
    (wanted) => {
      if (localStorage.getItem('longtable.settings') === null) {
        localStorage.setItem('longtable.settings', JSON.stringify(wanted))
      }
    },
    { speed: 'none', ...settings },
  )
}
