/** The browser that the tests and the pictures are taken with: one that is there already, or one that gets installed. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { install, isRoot } from './apt.mjs'

const names = [
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
]

function usualPlaces() {
  switch (process.platform) {
    case 'darwin':
      return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
        (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
      )
    case 'win32': {
      const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
        .map((name) => process.env[name])
        .filter((folder) => folder !== undefined)
      const programs = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe']
      return folders.flatMap((folder) => programs.map((program) => join(folder, program)))
    }
    default: {
      const folders = new Set(['/usr/bin', ...(process.env.PATH ?? '').split(':')])
      return names.flatMap((name) => [...folders].map((folder) => join(folder, name)))
    }
  }
}

/** What Chromium has to be told to run as root, as it does in a container. */
export const browserArgs = isRoot ? ['--no-sandbox'] : []

/** On Ubuntu, what is called chromium may only be a note that tells where to get it. */
function isReal(path) {
  if (process.platform !== 'linux') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

/** The path of a browser on this machine; undefined if there is none. */
export function findBrowser() {
  const chosen = process.env.LONGTABLE_BROWSER
  if (chosen) return existsSync(chosen) ? chosen : undefined
  return usualPlaces().find((path) => existsSync(path) && isReal(path))
}

/** The path of a browser; where there is none it is installed if this machine can do that, otherwise the tests end here. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found !== undefined) return found
  if (!process.env.LONGTABLE_BROWSER && install('chromium', 'Chromium for the browser tests')) {
    const installed = findBrowser()
    if (installed !== undefined) return installed
  }
  process.stderr.write(
    process.env.LONGTABLE_BROWSER
      ? `There is no browser at ${process.env.LONGTABLE_BROWSER}, where LONGTABLE_BROWSER says it is.\n`
      : 'The browser tests need Chromium, Google Chrome or Microsoft Edge: install one of them, or set LONGTABLE_BROWSER to where it is.\n',
  )
  process.exit(1)
}
