/** Takes the pictures. Which ones has been read before this is loaded. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { askMatchService } from '../../packages/web/e2e/support/ask-match-service.ts'
import { atTable } from '../../packages/web/e2e/support/matches.ts'
import { newContext, openBrowser } from '../../packages/web/e2e/support/outside.ts'
import { untilAsked } from '../../packages/web/e2e/support/player.ts'
import { fail } from '../arguments.mjs'
import { root } from '../setup.mjs'
import { buildWeb } from '../web/build.mjs'
import { openTestServer } from '../web/test-server.mjs'
import { gameParts } from '../games.mjs'
import { asked, values } from './options.mjs'

/**
 * Bytes, and the part of its size that a picture keeps: those of the documents have to come over a telephone line, too.
 * Those that are shown first are whole.
 */
const whole = { limit: 140 * 1024, scale: 1 }
const small = { limit: 45 * 1024, scale: 0.62 }

/** What each game has to show. */
const parts = await gameParts('shots.mjs')
const scenes = Object.assign({}, ...[...parts.values()].map((part) => part.scenes))

/** Each match is looked for once. */
const found = new Map()
function scene(name) {
  if (!found.has(name)) found.set(name, scenes[name]())
  return found.get(name)
}

/** Sits down to a match at the moment that is to be seen. */
async function sitDown(page, name) {
  const match = await askMatchService(page, 'imported', scene(name).file)
  await page.goto(`/here/${match}`)
  await atTable(page)
  await untilAsked(page)
}

/** Makes the choice by which the moment comes about. */
async function choose(page, name) {
  await sitDown(page, name)
  await page
    .locator(`.ask .entry[data-choice="${scene(name).choice.do}"]`)
    .last()
    .click()
}

/** Opens a finished match. */
async function finish(page, name) {
  await choose(page, name)
  await page.locator('.end').waitFor({ timeout: 60_000 })
}

/** Sets a match up: against bots, whose level is chosen there, or with friends. */
async function setUp(page, way) {
  await page.goto('/')
  await page.locator(way).first().click()
  // The words of the game come last.
  await page.locator('.dialog .setup details').first().waitFor()
}

/** A page is there when it has a title. */
async function titled(page, path) {
  await page.goto(path)
  await page.locator('h1').first().waitFor()
}

/**
 * What is to be seen. `open` brings the page there, and waits until it is. Where `moves` is set, things move as usual;
 * a part of a page that is only apart on a small screen is `only` taken there.
 * @type {{ name: string, open: (page: import('@playwright/test').Page) => Promise<unknown>, moves?: boolean, only?: string }[]}
 */
const shots = [
  {
    name: 'start',
    open: async (page) => {
      await titled(page, '/')
      await page.locator('.game-now .button-lit:not(:disabled)').first().waitFor()
    },
  },
  { name: 'setup', open: (page) => setUp(page, '.game-now .button:not(.button-lit, :disabled)') },
  {
    name: 'waiting',
    open: async (page) => {
      await setUp(page, '.game-ways button:not(:disabled) >> nth=1')
      await page.locator('.dialog .button-lit').click()
      await page.locator('.dialog .setup-link').first().waitFor()
      await page.locator('.dialog .button-lit').click()
      await page.locator('.waiting').waitFor()
    },
  },
  {
    name: 'settings',
    open: async (page) => {
      await titled(page, '/')
      await page.locator('.start-bar button').last().click()
      await page.locator('.dialog .settings').waitFor()
    },
  },
  ...[...parts.values()].flatMap(({ shotsWith }) => shotsWith({ sitDown, choose, finish, titled })),
]

const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
}
const themes = ['dark', 'light']
const languages = ['en', 'fr']

/** Every picture there is, by the name of its file. */
const pictures = shots.flatMap((shot) =>
  Object.keys(devices)
    .filter((device) => shot.only === undefined || shot.only === device)
    .flatMap((device) =>
      themes.flatMap((theme) =>
        languages.map((lang) => ({
          file: `${shot.name}-${device}-${theme}-${lang}`,
          shot,
          device,
          theme,
          lang,
        })),
      ),
    ),
)
/** The names of the pictures that documents show. */
function shownInDocs() {
  const pages = readdirSync(join(root, 'docs'), { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name))
  const text = ['README.md', 'CONTRIBUTING.md', ...pages].map((name) =>
    readFileSync(join(root, name), 'utf8'),
  )
  return new Set(Array.from(text.join('\n').matchAll(/\bimages\/([\w-]+)\.webp\b/g), ([, name]) => name))
}

const isMeant = (file, name) => `${file}-`.startsWith(`${name}-`)
const unknown = asked.filter((name) => !pictures.some(({ file }) => isMeant(file, name)))
if (unknown.length > 0)
  fail(
    `There is no picture called ${unknown.join(', ')}. The pages are: ${shots.map(({ name }) => name).join(', ')}.`,
  )
const shown = values.docs === true ? shownInDocs() : undefined
const strangers = [...(shown ?? [])].filter((name) => !pictures.some(({ file }) => file === name))
if (strangers.length > 0) fail(`Documents show what is not taken here: ${strangers.join(', ')}.`)
const folder = join(root, shown === undefined ? 'shots' : 'docs/images')
const wanted = pictures
  .filter(({ file }) => shown === undefined || shown.has(file))
  .filter(({ file }) => asked.length === 0 || asked.some((name) => isMeant(file, name)))
if (wanted.length === 0) fail(`No document shows ${asked.join(', ')}.`)

/** Makes a smaller picture of one that was taken, as good as it can be within the limit. */
async function compressed(page, png, { limit, scale }) {
  for (const quality of [0.86, 0.78, 0.68, 0.58, 0.46, 0.34, 0.22]) {
    const made = await page.evaluate(
      async (wanted) => {
        const image = new Image()
        image.src = wanted.address
        await image.decode()
        const [width, height] = [image.naturalWidth, image.naturalHeight].map((side) =>
          Math.round(side * wanted.scale),
        )
        const canvas = Object.assign(document.createElement('canvas'), { width, height })
        const pen = canvas.getContext('2d')
        pen.imageSmoothingQuality = 'high'
        pen.drawImage(image, 0, 0, width, height)
        return canvas.toDataURL('image/webp', wanted.quality)
      },
      { address: `data:image/png;base64,${png.toString('base64')}`, quality, scale },
    )
    const bytes = Buffer.from(made.slice(made.indexOf(',') + 1), 'base64')
    if (bytes.length <= limit) return bytes
  }
  throw new Error('it is too large')
}

async function take(browser, desk, baseURL, { file, shot, device, theme, lang }) {
  const context = await newContext(browser, {
    baseURL,
    ...devices[device],
    colorScheme: theme,
    locale: lang,
    reducedMotion: shot.moves === true ? 'no-preference' : 'reduce',
    // Nobody comes back to this page.
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await shot.open(page)
    await page.evaluate(() => document.fonts.ready)
    // What is pointed at lights up: nothing is.
    await page.mouse.move(0, 0)
    // At once: what is to be seen may not last.
    const png = await page.screenshot()
    const kind = theme === themes[0] && lang === languages[0] ? whole : small
    writeFileSync(join(folder, `${file}.webp`), await compressed(desk, png, kind))
    console.log(file)
  } catch (error) {
    throw new Error(`${file}: ${error.message}`, { cause: error })
  } finally {
    await context.close()
  }
}

await buildWeb()
mkdirSync(folder, { recursive: true })
const house = await openTestServer()
const browser = await openBrowser()
try {
  const desk = await browser.newPage()
  for (const each of wanted) await take(browser, desk, house.url, each)
} finally {
  await browser.close()
  await house.close()
}
