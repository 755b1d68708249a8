/** npm run tarball: builds the product and puts it into one file that npm can install anywhere. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { argumentsOf, fail } from './arguments.mjs'
import { ensureInstalled, npm, root } from './setup.mjs'

const help = `npm run tarball [-- options]

Builds the product and puts it into one file, longtable-VERSION.tgz, which installs without a build:
npm install FILE, then npx longtable serve or npx longtable play.

  --out FOLDER  where the file is put (dist)
  --json        prints what was made as JSON
  --help        this`

const { values } = argumentsOf(help, { out: { type: 'string' }, json: { type: 'boolean' } })

// npm itself comes here first when somebody packs the checkout.
if (process.env.npm_lifecycle_event === 'prepack')
  fail('npm pack would pack the sources. The product is packed by: npm run tarball')

/** Builds the client if it has changed, and the program apart: others may be using the one in the checkout. */
async function build(program) {
  const [{ bundleProgram }, { buildWeb, webFolder }] = await Promise.all([
    import('./bundle.mjs'),
    import('./web/build.mjs'),
  ])
  await bundleProgram(program)
  await buildWeb()
  return { program, client: webFolder }
}

function report({ filename, size, unpackedSize, entryCount, version }, out) {
  const file = join(out, filename)
  return values.json
    ? JSON.stringify({ file, version, size, unpackedSize, files: entryCount })
    : `${file}: ${entryCount} files, ${(size / 2 ** 20).toFixed(1)} MB`
}

async function run() {
  if (!ensureInstalled()) return 1
  const { stage } = await import('./stage.mjs')
  const out = resolve(values.out ?? join(root, 'dist'))
  const aside = mkdtempSync(join(tmpdir(), 'longtable-tarball-'))
  try {
    const staged = join(aside, 'staged')
    stage(staged, await build(join(aside, 'program')))
    mkdirSync(out, { recursive: true })
    const flags = ['--pack-destination', out, '--json', '--ignore-scripts', '--loglevel=error']
    const { status, stdout } = npm(['pack', staged, ...flags], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', process.stderr],
    })
    if (status !== 0) return 1
    process.stdout.write(`${report(JSON.parse(stdout)[0], out)}\n`)
    return 0
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

process.exitCode = await run()
