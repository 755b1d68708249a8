/**
 * npm run shots [-- NAME …]: takes the pictures of docs/images anew, from the built client: each page on a desktop and
 * on a phone, in both languages and both themes.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserArgs, ensureBrowser } from './browser.mjs'
import { root } from './setup.mjs'
import { buildWeb } from './web/build.mjs'
import { openHouse } from './web/house.mjs'

const folder = join(root, 'docs/images')
/** Bytes: a picture has to come over a telephone line, too. */
const LIMIT = 250 * 1024

/**
 * What is to be seen. `prepare` brings the page there from `path`, and waits until it is.
 * @type {{ name: string, path: string, prepare?: (page: import('@playwright/test').Page) => Promise<void> }[]}
 */
const shots = [
  { name: 'start', path: '/' },
  { name: 'rules', path: '/rules/immortals' },
]

/** A page is there when it has a title. */
function titled(page) {
  return page.locator('h1').first().waitFor()
}

const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
}
const themes = ['dark', 'light']
const languages = ['en', 'fr']

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !shots.some((shot) => shot.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no picture called ${unknown.join(', ')}: ${shots.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}

/** As good as it can be within the limit. */
async function picture(page) {
  const session = await page.context().newCDPSession(page)
  for (const quality of [92, 84, 76, 66, 54]) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
    const bytes = Buffer.from(data, 'base64')
    if (bytes.length <= LIMIT) return bytes
  }
  throw new Error(`${page.url()} makes too large a picture`)
}

async function take(browser, baseURL, { name, path, prepare = titled }, [device, theme, lang]) {
  const context = await browser.newContext({
    baseURL,
    ...devices[device],
    colorScheme: theme,
    locale: lang,
    reducedMotion: 'reduce',
    // Nobody comes back to this page.
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.goto(path)
    await prepare(page)
    await page.evaluate(() => document.fonts.ready)
    writeFileSync(join(folder, `${name}-${device}-${theme}-${lang}.webp`), await picture(page))
  } finally {
    await context.close()
  }
}

await buildWeb()
mkdirSync(folder, { recursive: true })
const kinds = Object.keys(devices).flatMap((device) =>
  themes.flatMap((theme) => languages.map((lang) => [device, theme, lang])),
)
const house = await openHouse()
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs })
try {
  for (const shot of shots.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    for (const kind of kinds) await take(browser, house.url, shot, kind)
    console.log(`${shot.name}: ${kinds.length} pictures`)
  }
} finally {
  await browser.close()
  await house.close()
}
