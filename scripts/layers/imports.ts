import { readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

/** One import of a source; type-only imports are imports, too. */
export interface Import {
  /** Relative to the project's folder. */
  readonly from: string
  readonly isType: boolean
  /** A source of the same package, a package of ours, a package from npm, or a module of Node. */
  readonly to:
    | { readonly kind: 'file'; readonly path: string }
    | { readonly kind: 'package' | 'npm' | 'node'; readonly name: string }
}

export interface Sources {
  readonly files: readonly string[]
  readonly imports: readonly Import[]
}

const OURS = '@longtable/'

function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => normalize(join(folder, entry.parentPath.slice(join(root, folder).length), entry.name)))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
}

interface Request {
  readonly specifier: string
  readonly isType: boolean
}

function requestsIn(path: string, source: string): Request[] {
  const { module, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest === null ? [] : [{ specifier: moduleRequest.value, isType }],
    ),
  )
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^['"`]([^'"`]+)['"`]$/.exec(source.slice(start, end))
    return literal?.[1] === undefined ? [] : [{ specifier: literal[1], isType: false }]
  })
  return [...imported, ...exported, ...dynamic]
}

/** All that the sources of a package import. */
export function readSources(root: string, name: string): Sources {
  const files = sourcesIn(root, `packages/${name}/src`)
  const known = new Set(files)
  const imports = files.flatMap((from) =>
    requestsIn(from, readFileSync(join(root, from), 'utf8')).flatMap(({ specifier, isType }): Import[] => {
      const bare = specifier.split('?')[0] ?? specifier
      if (!bare.startsWith('.')) return [{ from, isType, to: packageOf(bare) }]
      const path = normalize(join(dirname(from), bare)).replaceAll('\\', '/')
      if (path.includes('${'))
        return meant(path, files).map((to) => ({ from, isType, to: { kind: 'file', path: to } }))
      // Pictures and style sheets import nothing.
      if (!known.has(path) && !['.ts', '.tsx', '.mjs'].includes(extname(path))) return []
      return [{ from, isType, to: { kind: 'file', path } }]
    }),
  )
  return { files, imports }
}

/** The sources that an import with a name to fill in can mean: `./games/${id}/board.ts`. */
function meant(path: string, files: readonly string[]): string[] {
  const [first = '', ...others] = path.split(/\$\{[^}]*\}/)
  const last = others.at(-1) ?? ''
  const filled = (file: string): string => file.slice(first.length, file.length - last.length)
  return files.filter(
    (file) =>
      file.startsWith(first) && file.endsWith(last) && filled(file) !== '' && !filled(file).includes('/'),
  )
}

function packageOf(specifier: string): Exclude<Import['to'], { kind: 'file' }> {
  if (specifier.startsWith('node:')) return { kind: 'node', name: specifier }
  const [scope = '', name = ''] = specifier.split('/')
  if (specifier.startsWith(OURS)) return { kind: 'package', name }
  return { kind: 'npm', name: scope.startsWith('@') ? `${scope}/${name}` : scope }
}
