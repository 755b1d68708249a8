import type { Told } from '../../../bench/rows.ts'
import { openHouse } from '../../../scripts/web/house.mjs'
import { openBrowser } from '../e2e/support/outside.ts'
import { openingRows } from './opening.ts'
import { playingRows } from './playing.ts'
import type { Row } from './rows.ts'
import { sizeRows } from './sizes.ts'
import { towerRows } from './tower.ts'

/** The built client, served by the built server, in the browser of the tests. */

function tell(told: Told): void {
  process.send?.(told)
}

async function measure(): Promise<Row[]> {
  const house = await openHouse()
  const browser = await openBrowser()
  try {
    const rows = sizeRows()
    tell({ progress: 'client: opening' })
    rows.push(...(await openingRows(browser, house.url)))
    tell({ progress: 'client: playing' })
    rows.push(...(await playingRows(browser, house.url)))
    tell({ progress: 'client: tower' })
    rows.push(...(await towerRows(browser)))
    return rows
  } finally {
    await browser.close()
    await house.close()
  }
}

tell({ rows: await measure() })
process.disconnect?.()
