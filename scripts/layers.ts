/** npm run layers: do imports point one way, between packages, folders and files, and does docs/architecture.md say so? */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { layers } from '../layers.config.ts'
import { argumentsOf } from './arguments.mjs'
import { ARCHITECTURE, checkArchitecture, drawn, type AllSources } from './layers/architecture.ts'
import { checkPackage, lineOf, type Violation } from './layers/checks.ts'
import { cyclesIn, graphOf } from './layers/graph.ts'
import { checkGlossary, GLOSSARY } from './layers/glossary.ts'
import { readSources } from './layers/imports.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const help = `npm run layers [-- options]

Fails on an import cycle between files or folders, on an import that points the wrong way (layers.config.ts says which
way that is), on two files of one name in one room, on a folder that ${ARCHITECTURE} does not describe, and on a term
of ${GLOSSARY} that is not where it is said to be. Imports of types count, too.

  --package NAME  only what is in this package
  --draw          writes the graphs and what each folder may import into ${ARCHITECTURE}
  --json          the violations as JSON
  --help          this`

const { values } = argumentsOf(help, {
  package: { type: 'string' },
  draw: { type: 'boolean' },
  json: { type: 'boolean' },
})

/** In the order of the rules, then those that the rules do not know. */
function packageNames(): string[] {
  const names = readdirSync(join(root, 'packages')).filter((name) =>
    statSync(join(root, 'packages', name, 'src'), { throwIfNoEntry: false })?.isDirectory(),
  )
  const known = Object.keys(layers.packages)
  return [...known.filter((name) => names.includes(name)), ...names.filter((name) => !known.includes(name))]
}

function packageCycles(all: AllSources): Violation[] {
  const arrows = [...all].flatMap(([name, { imports }]) =>
    imports.flatMap(({ to }) => (to.kind === 'package' ? [[name, to.name] as const] : [])),
  )
  return cyclesIn(graphOf(all.keys(), arrows)).map((cycle) => ({
    package: cycle[0] ?? '',
    kind: 'package',
    from: cycle.join(' → '),
    why: 'packages import each other',
  }))
}

const all: AllSources = new Map(packageNames().map((name) => [name, readSources(root, name)]))
const page = (path: string): string => readFileSync(join(root, path), 'utf8')

if (values.draw === true) writeFileSync(join(root, ARCHITECTURE), drawn(page(ARCHITECTURE), layers, all))

const violations = [
  ...[...all].flatMap(([name, sources]) => checkPackage(name, layers, sources)),
  ...packageCycles(all),
  ...checkArchitecture(page(ARCHITECTURE), layers, all),
  ...checkGlossary(root, page(GLOSSARY)),
].filter((each) => values.package === undefined || each.package === values.package)

if (values.json === true) console.log(JSON.stringify(violations, null, 2))
else for (const violation of violations) console.error(lineOf(violation))
if (values.json !== true) {
  const files = [...all.values()].reduce((sum, sources) => sum + sources.files.length, 0)
  console.log(`${files} files of ${all.size} packages: ${violations.length} violations`)
}
process.exitCode = violations.length > 0 ? 1 : 0
