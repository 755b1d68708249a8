/**
 * The browser of the tests and the pictures: the one that LONGTABLE_BROWSER names, that of the system, one that gets
 * installed where we may do that, or one from a package of npm, which needs no rights at all.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install, isRoot } from './apt.mjs'
import { fetched, fetchOnDemand } from './on-demand.mjs'

/** The one without windows comes first: it has less to draw, and takes a seventh less time for the tests. */
const names = [
  'chromium-headless-shell',
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

/** One from a package of npm, for machines where nothing may be installed. Later versions need a newer Node than we do. */
const fetchable = {
  name: '@sparticuz/chromium',
  version: '147.0.0',
  what: 'Chromium for the browser tests',
  prepare: unpack,
}
const hasFetchable = process.platform === 'linux' && process.arch === 'x64'

/** What it is started by, in the folder of its package. */
const STARTER = 'unpacked/start'
/** Its own looks for its fonts in the system's folder for temporary files, and without any font it breaks down. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/**
 * Unpacks it into its own folder: it takes the system's folder for temporary files, and knows no other. Libraries that a
 * small system lacks come with it, for Amazon's, which therefore it has to be told this is.
 */
function unpack(folder) {
  const unpacked = join(folder, 'unpacked')
  mkdirSync(unpacked)
  const code = "import chromium from '@sparticuz/chromium'; await chromium.executablePath()"
  const env = { ...process.env, TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`Chromium could not be unpacked: ${stderr}`)
  writeFileSync(join(unpacked, 'fonts/fonts.conf'), FONTS)
  const plain = 'exec "$here/chromium" "$@"'
  const starters = [plain, `export LD_LIBRARY_PATH="$here/al2023/lib"\n${plain}`]
  for (const starter of starters) {
    const script = `#!/bin/sh\nhere=$(dirname "$0")\nexport FONTCONFIG_PATH="$here/fonts"\n${starter}\n`
    writeFileSync(join(folder, STARTER), script, { mode: 0o755 })
    if (isReal(join(folder, STARTER))) return
  }
  throw new Error('The Chromium that was fetched does not start on this machine.')
}

function starterIn(folder) {
  return folder === undefined ? undefined : join(folder, STARTER)
}

function ofSystem() {
  return usualPlaces().find((path) => existsSync(path) && isReal(path))
}

/** Older systems have only the one with windows. */
function installed() {
  const what = 'Chromium for the browser tests'
  return install('chromium-headless-shell', what) || install('chromium', what)
}

/** The path of a browser on this machine; undefined if there is none. */
export function findBrowser() {
  const chosen = process.env.LONGTABLE_BROWSER
  if (chosen) return existsSync(chosen) ? chosen : undefined
  return ofSystem() ?? starterIn(fetched(fetchable))
}

/** The same, installed or fetched if need be; undefined where that cannot be done, and then it is told what to do. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found !== undefined) return found
  const chosen = process.env.LONGTABLE_BROWSER
  if (!chosen) {
    const had =
      (installed() ? ofSystem() : undefined) ??
      (hasFetchable ? starterIn(fetchOnDemand(fetchable)) : undefined)
    if (had !== undefined) return had
  }
  process.stderr.write(
    chosen
      ? `There is no browser at ${chosen}, where LONGTABLE_BROWSER says it is.\n`
      : 'The browser tests need Chromium, Google Chrome or Microsoft Edge: install one of them, or set LONGTABLE_BROWSER to where it is.\n',
  )
  return undefined
}

/** For what cannot do anything without one. */
export function requireBrowser() {
  return ensureBrowser() ?? process.exit(1)
}
