import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { createServer, type Plugin } from 'vite'
import { deep } from './support/test.ts'

const web = fileURLToPath(new URL('..', import.meta.url))
const tutorial = readFileSync(new URL('../../../docs/tutorial-new-game.md', import.meta.url), 'utf8')

/** The lines that the tutorial tells one to add to a file. */
function linesFor(path: string): string {
  const start = tutorial.indexOf(`In \`${path}\``)
  const [, code] = /```ts\n([^]*?)```/.exec(tutorial.slice(start)) ?? []
  if (start < 0 || code === undefined) throw new Error(`the tutorial adds nothing to ${path}`)
  return code
}

/** Adds them, as somebody who follows the tutorial does. */
function followed(): Plugin {
  return {
    name: 'longtable:tutorial',
    enforce: 'pre',
    transform(source, id) {
      if (id.endsWith('/src/games/manifest.ts'))
        return source.replace(
          /const manifest[^=]*= \{/,
          (begin) => begin + linesFor('packages/web/src/games/manifest.ts'),
        )
      if (!id.endsWith('/src/connections/browser-games.ts')) return undefined
      const lines = linesFor('packages/web/src/connections/browser-games.ts').split('\n')
      const imports = lines.filter((line) => line.startsWith('import ')).join('\n')
      const entry = lines.filter((line) => line !== '' && !line.startsWith('import ')).join('\n')
      return `${imports}\n${source.replace('browserGames = [', `browserGames = [${entry}`)}`
    },
  }
}

test(
  'the game of the tutorial is played in a browser, by the board and by the list',
  deep,
  async ({ page }) => {
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
      const card = page.getByRole('article', { name: 'high-card' })
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
  },
)
