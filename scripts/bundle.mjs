/** Bundles our own packages and what they need, so that it does not matter where npm put which version of it. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { gamePackages } from './games.mjs'
import { optionalPeers, runtimeDependencies } from './manifests.mjs'
import { root } from './setup.mjs'

const threads = {
  'arbiter-thread': 'packages/server/src/arbiter/arbiter-thread.ts',
  'bot-thread': 'packages/server/src/bots/bot-thread.ts',
  'writer-thread': 'packages/server/src/sqlite/writer-thread.ts',
}

/** Looked for at run time: what is installed beside a bundle, and what only the benchmark and the sources need. */
const apart = [...Object.keys(runtimeDependencies()), ...Object.keys(optionalPeers()), 'boardgame.io', 'tsx']

const isApart = (id) => apart.some((name) => id === name || id.startsWith(`${name}/`))

/** Rules, bots and what they stand on: as one file they are several hundredths faster than as one for each game. */
const engine = new RegExp(
  `packages.(?:${['kernel', 'bots', 'games', ...gamePackages()].join('|')}).(?:src|node_modules)`,
)

/**
 * Writes each input as a file of that name into a folder, which is emptied first unless it `adds` to it. `isWhole` puts all
 * games into one file; otherwise each is loaded when it is needed.
 */
export async function write(folder, input, { adds = false, isWhole = false } = {}) {
  const { rolldown } = await import('rolldown')
  const { dynamicImportVarsPlugin, importGlobPlugin } = await import('rolldown/experimental')
  // Parts of games are imported by the game's name.
  const plugins = [dynamicImportVarsPlugin(), importGlobPlugin()]
  // Where all games are in one file, they are so on purpose.
  const checks = { ineffectiveDynamicImport: false }
  const made = await rolldown({
    input,
    platform: 'node',
    external: isApart,
    logLevel: 'warn',
    plugins,
    checks,
  })
  if (!adds) rmSync(folder, { recursive: true, force: true })
  await made.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    ...(isWhole && { codeSplitting: { groups: [{ name: 'engine', test: engine }] } }),
  })
}

/** The same, with the server's threads beside them; what computes for long has all games in one file. */
export function bundle(folder, input) {
  const sources = Object.entries(threads).map(([name, path]) => [name, join(root, path)])
  return write(folder, { ...input, ...Object.fromEntries(sources) }, { isWhole: true })
}

/** The command line with all its threads, as it is released. It loads a game when a command needs it, to start quickly. */
export async function bundleProgram(folder) {
  await bundle(folder, { 'arena-thread': join(root, 'packages/cli/src/arena/arena-thread.ts') })
  await write(folder, { main: join(root, 'packages/cli/src/main.ts') }, { adds: true })
}
