import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { createServer } from 'vite'
import { row, type Row } from '../../rows.ts'

const RUNS = 3
const SIZE = { width: 900, height: 640 }
const goal = { words: 'the goal of 60', value: 60 }

interface Measured {
  readonly frames: number
  readonly milliseconds: number
}

/**
 * Pictures a second of the falling cubes. The built client has no page for this, so the tower is served from its
 * sources, on a page with nothing else.
 */
export async function towerRows(browser: Browser): Promise<Row[]> {
  const web = fileURLToPath(new URL('../../..', import.meta.url))
  const server = await createServer({
    configFile: `${web}vite.config.ts`,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  })
  await server.listen()
  const [address] = server.resolvedUrls?.local ?? []
  const page = await browser.newPage({ viewport: SIZE })
  try {
    await page.route('**/tower.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><body style="margin:0"><script type="module" src="/bench/games/immortals/tower-page.ts"></script>',
      }),
    )
    await page.goto(`${address}tower.html`)
    await page.waitForFunction(() => 'measureTower' in globalThis, undefined, { timeout: 120_000 })
    let best = 0
    for (let run = 0; run < RUNS; run++) {
      const { frames, milliseconds } = await page.evaluate(async (size): Promise<Measured> => {
        const { measureTower } = globalThis as unknown as {
          measureTower: (container: HTMLElement) => Promise<Measured>
        }
        const container = document.createElement('div')
        Object.assign(container.style, { width: `${size.width}px`, height: `${size.height}px` })
        document.body.append(container)
        const measured = await measureTower(container)
        container.remove()
        return measured
      }, SIZE)
      best = Math.max(best, (1000 * frames) / milliseconds)
    }
    return [row('tower, forty cubes falling, drawn without a graphics card', best, 'pictures/s', goal)]
  } finally {
    await page.close()
    await server.close()
  }
}
