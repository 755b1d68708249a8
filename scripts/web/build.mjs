/** Builds the client for the browser, if anything it is made of has changed since it was last built. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root } from '../setup.mjs'

const web = join(root, 'packages/web')
export const webFolder = join(web, 'dist')
/** Built aside, so that a server never serves half a client. */
const aside = join(web, 'dist.tmp')
const STAMP = '.made-of'

/** What the client is made of; the command line is no part of it. */
const sources = [
  ...readdirSync(join(root, 'packages'))
    .filter((name) => name !== 'cli')
    .map((name) => join(root, 'packages', name, 'src')),
  join(web, 'build'),
  join(web, 'public'),
  join(web, 'index.html'),
  join(web, 'vite.config.ts'),
  join(root, 'package-lock.json'),
  join(root, 'scripts/web/build.mjs'),
]

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function madeOf() {
  const hash = createHash('sha256')
  const files = sources
    .filter((path) => existsSync(path))
    .flatMap((path) => (extname(path) === '' ? filesIn(path) : [path]))
  for (const path of files.toSorted((a, b) => (a < b ? -1 : 1)))
    hash.update(`${relative(root, path)}\0`).update(readFileSync(path))
  return hash.digest('hex')
}

function wasMadeOf() {
  try {
    return readFileSync(join(webFolder, STAMP), 'utf8')
  } catch {
    return undefined
  }
}

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.wasm'])
const [zip, brotli] = [promisify(gzip), promisify(brotliCompress)]

/** Writes each file a second and a third time, as small as it gets, so that the server need not do it. */
async function compress(path) {
  const plain = await readFile(path)
  if (plain.length < 1024) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  await Promise.all([
    zip(plain, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
    brotli(plain, { params }).then((small) => writeFile(`${path}.br`, small)),
  ])
}

/** A finished client in the folder aside. */
async function make(stamp) {
  // The version that the client asks for, wherever npm has put it.
  const vite = createRequire(join(web, 'package.json')).resolve('vite')
  const { build } = await import(pathToFileURL(vite).href)
  await build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: aside, emptyOutDir: true },
  })
  const files = filesIn(aside).filter((path) => compressible.has(extname(path)))
  await Promise.all(files.map(compress))
  writeFileSync(join(aside, STAMP), stamp)
}

export async function buildWeb() {
  const stamp = madeOf()
  if (stamp === wasMadeOf()) return
  process.stderr.write('Building the client for the browser … ')
  const start = performance.now()
  try {
    await make(stamp)
    rmSync(webFolder, { recursive: true, force: true })
    renameSync(aside, webFolder)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
  process.stderr.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`)
}
