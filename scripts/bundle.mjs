/** Bundles our own packages and what they need, so that it does not matter where npm put which version of it. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
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

/** Writes each input as a file of that name into a folder. */
export async function write(folder, input) {
  const { rolldown } = await import('rolldown')
  const { dynamicImportVarsPlugin, importGlobPlugin } = await import('rolldown/experimental')
  // Parts of games are imported by the game's name.
  const plugins = [dynamicImportVarsPlugin(), importGlobPlugin()]
  const made = await rolldown({ input, platform: 'node', external: isApart, logLevel: 'warn', plugins })
  rmSync(folder, { recursive: true, force: true })
  await made.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
}

/** The same, with the server's threads beside them. */
export function bundle(folder, input) {
  const sources = Object.entries(threads).map(([name, path]) => [name, join(root, path)])
  return write(folder, { ...input, ...Object.fromEntries(sources) })
}

/** The command line with all its threads, as it is released. */
export function bundleProgram(folder) {
  return bundle(folder, {
    main: join(root, 'packages/cli/src/main.ts'),
    'arena-thread': join(root, 'packages/cli/src/arena/arena-thread.ts'),
  })
}
