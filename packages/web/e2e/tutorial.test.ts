import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { createServer, type Plugin } from 'vite'

const web = fileURLToPath(new URL('..', import.meta.url))
const tutorial = readFileSync(new URL('../../../docs/tutorial-new-game.md', import.meta.url), 'utf8')

/** The lines that the tutorial tells one to add to a file. */
function linesFor(path: string): string {
  const start = tutorial.indexOf(`In \`${path}\``)
  const [, code] = /```ts\n([^]*?)```/.exec(tutorial.slice(start)) ?? []
  if (start < 0 || code === undefined) throw new Error(`the tutorial adds nothing to ${path}`)
  return code
}

/** Adds them, and puts the example where the UIs of games lie, as somebody who follows the tutorial does. */
function followed(): Plugin {
  const browser = fileURLToPath(new URL('../../../examples/high-card/browser/', import.meta.url))
  return {
    name: 'longtable:tutorial',
    enforce: 'pre',
    transform(source, id) {
      if (id.endsWith('/packages/web/src/games/modules.ts')) {
        const laid = ['ui.tsx', 'texts.ts'].map((file) => {
          const [name] = file.split('.')
          return `Object.assign(${name === 'ui' ? 'uis' : 'texts'}, { './high-card/${file}': async () => (await import('${browser}${file}')).${name} })`
        })
        return `${source}\n${laid.join('\n')}`
      }
      if (!id.endsWith('/packages/games/src/list.ts')) return undefined
      const lines = linesFor('packages/games/src/list.ts').split('\n')
      const imports = lines.filter((line) => line.startsWith('import ')).join('\n')
      const entry = lines.filter((line) => line !== '' && !line.startsWith('import ')).join('\n')
      return `${imports}\n${source.replace('GameManifest[] = [', `GameManifest[] = [${entry}`)}`
    },
  }
}

test('the game of the tutorial is played in a browser, by the board and by the list', async ({ page }) => {
  test.setTimeout(180_000)
  // Its game is not part of the built client, so the sources are served.
  const server = await createServer({
    configFile: `${web}vite.config.ts`,
    logLevel: 'silent',
    plugins: [followed()],
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  })
  try {
    await server.listen()
    const [address] = server.resolvedUrls?.local ?? []
    await page.goto(address ?? '')
    const card = page.getByRole('article', { name: 'High Card' })
    // Hundreds of sources are fetched one by one.
    const play = card.getByRole('button', { name: 'Play now' })
    await expect(play).toBeEnabled({ timeout: 100_000 })
    await play.click()
    const board = page.locator('.high-card')
    await expect(board.locator('[data-place="hand"]')).toHaveText(/^\d+$/)
    await expect(board.locator('[data-place="hand:1"]')).toHaveText('?')
    await board.locator('[data-place="deck"]').click()
    await expect(board.locator('[data-place="discard"]')).toHaveText(/^\d+$/)
    for (const round of [2, 3]) {
      await expect(page.getByText(`Round ${round} of 3`).first()).toBeVisible()
      await page.getByRole('button', { name: 'Stand' }).first().click()
    }
    await expect(board.locator('[data-place="hand:1"]')).toHaveText(/^\d+$/)
  } finally {
    await server.close()
  }
})
