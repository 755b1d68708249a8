/** Takes a picture of a page: node scripts/web/look.mjs URL FILE [WIDTH] [HEIGHT] [light|dark] [en|fr]. */
import { chromium } from '@playwright/test'
import { browserArgs, requireBrowser } from '../browser.mjs'

const [url, file, width = '1440', height = '900', theme = 'dark', lang = 'en'] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArgs })
const page = await browser.newPage({
  viewport: { width: Number(width), height: Number(height) },
  colorScheme: theme === 'light' ? 'light' : 'dark',
  locale: lang,
})
page.on('console', (message) => message.type() === 'error' && console.error('console:', message.text()))
page.on('pageerror', (error) => console.error('page:', error.message))
await page.goto(url)
await page.waitForTimeout(Number(process.env.WAIT ?? 1500))
await page.screenshot({ path: file, fullPage: process.env.FULL === '1' })
await browser.close()
