/** What a browser has kept after somebody has used the client for a while; see scripts/samples.ts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { askMatchService } from '../../packages/web/e2e/support/ask-match-service.ts'
import { storeOf } from '../../packages/web/e2e/support/browser-store.ts'
import { atTable } from '../../packages/web/e2e/support/matches.ts'
import { newContext, openBrowser } from '../../packages/web/e2e/support/outside.ts'
import { chooseOnce } from '../../packages/web/e2e/support/player.ts'
import { openSetUp, seatPeople, seed } from '../../packages/web/e2e/support/set-up.ts'
import { quiet } from '../../packages/web/e2e/support/settings.ts'
import { root } from '../setup.mjs'
import { openTestServer } from './test-server.mjs'

const settings = {
  lang: 'en',
  theme: 'light',
  sound: true,
  contrast: true,
  textSize: 'large',
  confirm: false,
  level: 'novice',
}

function matchFile(name) {
  return JSON.parse(readFileSync(join(root, `packages/games/test/samples/v1/files/${name}.json`), 'utf8'))
}

function matchAt(page) {
  return new URL(page.url()).pathname.split('/').at(-1)
}

async function choose(page, times) {
  for (let turn = 0; turn < times; turn++) {
    // The next one at the screen has to say so first.
    const next = page.locator('.handover-next')
    await page.locator('.handover-next, .ask-question[data-asked]').first().waitFor()
    if (await next.isVisible()) await next.click()
    await chooseOnce(page, turn)
  }
}

async function begin(page, way, game, sitters) {
  await page.goto('/')
  const sheet = await openSetUp(page, way, game)
  if (sitters !== undefined) await seatPeople(sheet, sitters)
  await seed(sheet, 'samples')
  await sheet.getByRole('button', { name: 'Begin' }).click()
  await atTable(page)
}

/** The matches of the sample: where they are found, and what is asked there. */
async function playAround(page) {
  const matches = []
  const add = async (what) => {
    const { step, at } = await page.locator('.table').evaluate(({ dataset }) => ({ ...dataset }))
    matches.push({ what, match: matchAt(page), step: step ?? null, at: Number(at) })
  }
  await page.goto('/')
  await page.getByLabel('How others see you').fill('Ada')
  await page.getByLabel('How others see you').blur()
  await begin(page, 'Same screen', 'Immortals', [
    { who: 'Somebody here', name: 'Ada' },
    { who: 'Somebody here', name: 'Ben' },
    { who: 'Bot: novice' },
  ])
  await choose(page, 8)
  await add('Immortals at one screen')
  await begin(page, 'Options', 'Mage Knight')
  await choose(page, 12)
  await page.getByLabel('Sort the hand').selectOption('gives')
  await add('Mage Knight, alone')
  await begin(page, 'Options', 'Dark Venture')
  await choose(page, 12)
  await add('Dark Venture')
  for (const name of [
    'immortals-from-plan.mine',
    'mage-knight-from-combat.block',
    'dark-venture-from-fight.adjust',
  ]) {
    await page.goto('/')
    const match = await askMatchService(page, 'imported', matchFile(name))
    await page.goto(`/here/${match}`)
    await atTable(page)
    await choose(page, 2)
    await add(name)
  }
  for (const game of ['immortals', 'mage-knight', 'dark-venture']) {
    await page.goto(`/learn/${game}`)
    await atTable(page)
    await page.locator('.guide-example').first().waitFor()
    await choose(page, 2)
  }
  await page.goto('/')
  const sheet = await openSetUp(page, 'Invite friends')
  await sheet.getByLabel('How others see you').fill('Ada')
  await seatPeople(sheet, [{ who: 'You' }, { who: 'Open: by invitation' }, { who: 'Bot: novice' }])
  await sheet.getByRole('radio', { name: 'With a clock' }).check()
  await sheet.getByRole('button', { name: 'Set it up' }).click()
  await page.getByLabel('Invitation for seat 2').waitFor()
  // Their switches are shown only while something is played or paid.
  await page.evaluate(() => {
    localStorage.setItem('longtable.dv.reel', 'quick')
    localStorage.setItem('longtable.dv.pays', 'yes')
  })
  await page.goto('/')
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(matchFile('immortals-over'))),
    })
  await page.waitForURL('**/replay/file*')
  await page.locator('.replay-moment').waitFor()
  // What was seen last is written down a moment later.
  await page.waitForTimeout(1500)
  return matches
}

export async function writeBrowser(folder) {
  const server = await openTestServer()
  const browser = await openBrowser()
  try {
    const context = await newContext(browser, {
      baseURL: server.url,
      locale: 'en',
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await quiet(page, settings)
    const matches = await playAround(page)
    folder.json('browser.json.gz', { matches, store: await storeOf(page) })
  } finally {
    await browser.close()
    await server.close()
  }
}
