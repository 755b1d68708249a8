import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { gameIcons } from './build/game-icons.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

const WORKER = 'sw.js'
/** Alphabets that neither of our languages needs, and fonts for browsers that cannot run the client. */
const seldom = /-(?:cyrillic|greek|vietnamese)(?:-ext)?-.+\.woff2?$|\.woff$/

/**
 * Tells the service worker which files make up this build, so that it can fetch them all before somebody goes
 * offline. Its version changes when any of them does.
 */
function offline(): Plugin {
  return {
    name: 'longtable:offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER]
        if (worker?.type !== 'chunk') return this.error('there is no service worker')
        if (worker.imports.length > 0) return this.error('the service worker has to stand alone')
        const made = Object.values(bundle).filter((file) => file !== worker)
        const kept = new Map(
          made.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const),
        )
        for (const name of readdirSync(join(here, 'public'))) {
          kept.set(name, readFileSync(join(here, 'public', name)))
        }
        const files = [...kept.keys()].filter((name) => !seldom.test(name)).toSorted()
        const hash = createHash('sha256').update(worker.code)
        for (const name of files) hash.update(name).update(kept.get(name) ?? '')
        const built = { version: hash.digest('hex').slice(0, 12), files: files.map((name) => `/${name}`) }
        worker.code = `self.built=${JSON.stringify(built)};${worker.code}`
      },
    },
  }
}

export default defineConfig({
  root: here,
  plugins: [gameIcons(), react(), offline()],
  build: {
    target: 'es2022',
    // The page may not run code that is written into it.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      input: { index: join(here, 'index.html'), sw: join(here, 'src/offline/service-worker.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': { target: process.env['LONGTABLE_SERVER'] ?? 'http://localhost:8420', ws: true } },
  },
})
