import { parseArgs } from 'node:util'
import type { Told } from '../../../bench/rows.ts'
import { openTestServer } from '../../../scripts/web/test-server.mjs'
import { openBrowser } from '../e2e/support/outside.ts'
import { clientParts } from './client-part.ts'
import { openingRows } from './opening.ts'
import { playingRows } from './playing.ts'
import type { Row } from './rows.ts'
import { sizeRows } from './sizes.ts'

/**
 * The built client, served by the built server, in the browser of the tests: `--clicks 60` makes so many of them, and
 * `--only GAME` measures nothing else but playing this game.
 */
const { values: wanted } = parseArgs({
  strict: false,
  options: { only: { type: 'string' }, clicks: { type: 'string', default: '160' } },
})

function tell(told: Told): void {
  process.send?.(told)
}

async function measure(): Promise<Row[]> {
  const house = await openTestServer()
  const browser = await openBrowser()
  try {
    const clicks = Number(wanted.clicks)
    if (typeof wanted.only === 'string') return await playingRows(browser, house.url, clicks, wanted.only)
    const rows = sizeRows()
    tell({ progress: 'client: opening' })
    rows.push(...(await openingRows(browser, house.url)))
    tell({ progress: 'client: playing' })
    rows.push(...(await playingRows(browser, house.url, clicks)))
    for (const { more } of await clientParts()) {
      if (more === undefined) continue
      tell({ progress: `client: ${more.name}` })
      rows.push(...(await more.rows(browser)))
    }
    return rows
  } finally {
    await browser.close()
    await house.close()
  }
}

tell({ rows: await measure() })
process.disconnect?.()
