import { readFileSync } from 'node:fs'

/** The file of a thread: a source beside this one, or built beside the bundle that this file became part of. */
export function threadEntry(name: 'arbiter-thread' | 'bot-thread' | 'pen-thread'): URL {
  const isSource = import.meta.url.endsWith('.ts')
  return new URL(`./${name}${isSource ? '.ts' : '.mjs'}`, import.meta.url)
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
