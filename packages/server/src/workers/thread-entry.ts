import { readFileSync } from 'node:fs'

/**
 * The file of a thread: a source beside the module that starts it, or built beside the bundle that this module became
 * part of. `starter` is that module's `import.meta.url`.
 */
export function threadEntry(starter: string, name: string): URL {
  return new URL(`./${name}${starter.endsWith('.ts') ? '.ts' : '.mjs'}`, starter)
}

/** How Node is told to run a thread's file; the flags of the main thread are not handed down. */
export function flagsFor(entry: URL): string[] {
  if (!entry.pathname.endsWith('.ts')) return []
  // Resolved from here, so that it does not matter in which folder the server was started.
  const tsx = import.meta.resolve('tsx/esm/api')
  // `--import tsx` alone does nothing outside the main thread of Node 20.
  const code = `import { register } from ${JSON.stringify(tsx)}; register()`
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`]
}

let built: Readonly<Record<string, string>> | undefined

/** A source that was built beforehand starts many times faster so: the tests build all of theirs, and keep a list. */
export function builtOf(entry: URL): URL {
  const list = process.env['LONGTABLE_THREADS']
  if (list === undefined || !entry.pathname.endsWith('.ts')) return entry
  built ??= JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>
  const found = built[entry.href]
  return found === undefined ? entry : new URL(found)
}
