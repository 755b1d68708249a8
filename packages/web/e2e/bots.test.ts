import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { loadGames } from '@longtable/games'
import { botFingerprints } from '@longtable/games/trials'
import { createServer } from 'vite'
import { deep } from './support/test.ts'

const registry = await loadGames()

/** How often bots are asked that choose at once, and how often those that search. */
const COUNTS: [number, number] = [400, 4]

test('every bot chooses the same in this browser as in Node', deep, async ({ page }) => {
  test.setTimeout(300_000)
  const web = fileURLToPath(new URL('..', import.meta.url))
  // The built client has no page for this, so the bots are served from their sources.
  const server = await createServer({
    configFile: `${web}vite.config.ts`,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  })
  try {
    await server.listen()
    const [address] = server.resolvedUrls?.local ?? []
    await page.route('**/trials.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><script type="module" src="/e2e/support/trials-page.ts"></script>',
      }),
    )
    await page.goto(`${address}trials.html`)
    await page.waitForFunction(() => 'botFingerprints' in globalThis, undefined, { timeout: 120_000 })
    const here = await page.evaluate((counts) => {
      const { botFingerprints: inPage } = globalThis as unknown as {
        botFingerprints: (...counts: number[]) => string[]
      }
      return inPage(...counts)
    }, COUNTS)
    expect(here).toEqual(botFingerprints(registry, ...COUNTS))
    expect(here.length).toBe(registry.reduce((sum, { bots }) => sum + bots.length, 0))
  } finally {
    await server.close()
  }
})
