/** Draws the icons that are no SVG from the one that is: node scripts/web/icons.mjs. They are kept in the repository. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserArgs, requireBrowser } from '../browser.mjs'
import { root } from '../setup.mjs'

const folder = join(root, 'packages/web/public')
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8')
/** Systems cut their own shape out of these: no round corners, and everything that counts within the middle. */
const square = drawing.replace(/ rx="\d+"/, '').replace('viewBox="0 0 512 512"', 'viewBox="-32 -32 576 576"')
const filled = square.replace(
  '<rect width="512" height="512"',
  '<rect x="-32" y="-32" width="576" height="576"',
)

const icons = [
  { name: 'icon-192.png', size: 192, svg: drawing },
  { name: 'icon-512.png', size: 512, svg: drawing },
  { name: 'icon-maskable-512.png', size: 512, svg: filled },
  { name: 'apple-touch-icon.png', size: 180, svg: filled },
]

const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArgs })
for (const { name, size, svg } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`)
  await page.screenshot({ path: join(folder, name), omitBackground: true })
  await page.close()
}
await browser.close()
