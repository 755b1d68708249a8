/** npm run tarball: builds the product and puts it into one file that npm can install anywhere. */
import { spawnSync } from 'node:child_process'
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

function run() {
  if (!ensureInstalled()) return 1
  const built = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], {
    stdio: ['ignore', process.stderr, process.stderr],
  })
  return built.status === 0 ? pack(resolve(values.out ?? join(root, 'dist'))) : 1
}

async function pack(out) {
  const { stage } = await import('./stage.mjs')
  const staged = mkdtempSync(join(tmpdir(), 'longtable-pack-'))
  try {
    stage(staged)
    mkdirSync(out, { recursive: true })
    const { status, stdout } = npm(
      ['pack', staged, '--pack-destination', out, '--json', '--ignore-scripts', '--loglevel=error'],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', process.stderr] },
    )
    if (status !== 0) return 1
    const [{ filename, size, unpackedSize, entryCount, version }] = JSON.parse(stdout)
    const file = join(out, filename)
    process.stdout.write(
      values.json
        ? `${JSON.stringify({ file, version, size, unpackedSize, files: entryCount })}\n`
        : `${file}: ${entryCount} files, ${(size / 2 ** 20).toFixed(1)} MB\n`,
    )
    return 0
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
}

process.exitCode = await run()
