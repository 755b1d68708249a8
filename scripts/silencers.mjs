/** Part of npm run lint: no comment may switch a lint rule or the type checker off. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const folders = ['packages', 'bench', 'scripts']
const skipped = new Set(['node_modules', 'dist', 'coverage', 'reports'])
const silencer = /(?:\/\/|\/\*)[\s*]*(?:(?:ox|es)lint-disable|@ts-ignore|@ts-nocheck)/

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !skipped.has(entry.name)) yield* sources(path)
    else if (entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name)) yield path
  }
}

let found = 0
for (const folder of folders) {
  for (const path of sources(join(root, folder))) {
    for (const [index, line] of readFileSync(path, 'utf8').split('\n').entries()) {
      if (!silencer.test(line)) continue
      found += 1
      process.stderr.write(`${path}:${index + 1}: this comment silences a check; mend the code instead\n`)
    }
  }
}
process.exitCode = found > 0 ? 1 : 0
