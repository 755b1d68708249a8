import type { Violation } from './checks.ts'
import { permissionsOf, type Layers, type PackageRules } from './config.ts'
import { graphOf, reduced, type Graph } from './graph.ts'
import type { Sources } from './imports.ts'
import { DOORS, folderOf, LOOSE, roomOf } from './rooms.ts'

/** The page, from the project's folder. */
export const ARCHITECTURE = 'docs/architecture.md'

/** `- `packages/kernel/src/testing` — what it is for — may import …`. */
const LINE = /^- `(?<folder>packages\/[^`]+)` — (?<purpose>.*?)(?: — may import .*)?$/
const UNKNOWN = '?'

export type AllSources = ReadonlyMap<string, Sources>

/** The page as it should be: graphs between their marks, a line for each folder of a package between its marks. */
export function drawn(page: string, layers: Layers, all: AllSources): string {
  const purposes = new Map(linesIn(page).map(({ folder, purpose }) => [folder, purpose]))
  let result = replaced(page, 'graph packages', mermaid(packageGraph(all)))
  for (const [name, sources] of all) {
    const rules = layers.packages[name]
    if (rules === undefined) continue
    result = replaced(result, `graph ${name}`, mermaid(roomGraph(name, rules, sources)))
    const own = linesIn(result).filter(({ folder }) => folder.startsWith(`packages/${name}/src`))
    const folders = foldersOf(name, sources)
    // Lines of folders that are gone stay until somebody takes them out: their words may be of use.
    const gone = own
      .filter(({ folder, purpose }) => purpose !== UNKNOWN && !folders.includes(folder))
      .map(({ folder }) => folder)
    const lines = [...folders, ...gone].map((folder) => {
      const room = folder.slice(`packages/${name}/src/`.length).split('/')[0] ?? ''
      return `- \`${folder}\` — ${purposes.get(folder) ?? UNKNOWN} — ${permission(rules, room === '' ? LOOSE : room)}`
    })
    result = replaced(result, `folders ${name}`, lines.join('\n'))
  }
  return result
}

export function checkArchitecture(page: string, layers: Layers, all: AllSources): Violation[] {
  const wrong = (from: string, why: string): Violation => ({
    package: from.split('/')[1] ?? '',
    kind: 'architecture',
    from,
    why,
  })
  const lines = linesIn(page)
  const folders = [...all].flatMap(([name, sources]) => foldersOf(name, sources))
  const described = new Map(lines.map(({ folder, purpose }) => [folder, purpose]))
  const missing = folders
    .filter((folder) => (described.get(folder) ?? UNKNOWN) === UNKNOWN)
    .map((folder) => wrong(folder, `${ARCHITECTURE} does not say what this folder is for`))
  const gone = lines
    .filter(({ folder }) => !folders.includes(folder))
    .map(({ folder }) => wrong(folder, `${ARCHITECTURE} has a line for it, but there is no such folder`))
  const stale =
    drawn(page, layers, all) === page
      ? []
      : [wrong(ARCHITECTURE, 'what is drawn there is out of date: npm run layers -- --draw')]
  return [...missing, ...gone, ...stale]
}

function linesIn(page: string): { readonly folder: string; readonly purpose: string }[] {
  return page.split('\n').flatMap((line) => {
    const { folder, purpose } = LINE.exec(line)?.groups ?? {}
    return folder === undefined || purpose === undefined ? [] : [{ folder, purpose }]
  })
}

/** Replaces what stands between two marks; a page without them is left as it is. */
function replaced(page: string, mark: string, content: string): string {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- end of ${mark} -->`]
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) return page
  return `${page.slice(0, from + begin.length)}\n\n${content}\n\n${page.slice(to)}`
}

/** Folders with sources of their own. */
function foldersOf(name: string, { files }: Sources): string[] {
  const folders = files.map((path) => folderOf(name, path))
  const inSrc = new Set(folders.filter((folder) => !DOORS.includes(folder) && folder !== LOOSE).toSorted())
  return [`packages/${name}/src`, ...[...inSrc].map((folder) => `packages/${name}/src/${folder}`)]
}

/** What the rules allow a room, in a few words. */
function permission(rules: PackageRules, room: string): string {
  const may = permissionsOf(rules).get(room) ?? []
  return `may import ${may.length === 0 ? 'no other room' : may.map((each) => (each === LOOSE ? '`src`' : `\`${each}\``)).join(', ')}`
}

// Graphs

function packageGraph(all: AllSources): Graph {
  const arrows = [...all].flatMap(([name, { imports }]) =>
    imports.flatMap(({ to }) => (to.kind === 'package' ? [[name, to.name] as const] : [])),
  )
  return reduced(graphOf(all.keys(), arrows))
}

function roomGraph(name: string, rules: PackageRules, { files, imports }: Sources): Graph {
  const order = [...permissionsOf(rules).keys()]
  const height = (room: string): number => (order.includes(room) ? order.indexOf(room) : order.length)
  const rooms = new Set(files.map((path) => roomOf(name, path)))
  const arrows = imports.flatMap(({ from, to }) =>
    to.kind === 'file' ? [[roomOf(name, from), roomOf(name, to.path)] as const] : [],
  )
  const sorted = [...rooms].toSorted((a, b) => height(b) - height(a) || (a < b ? -1 : 1))
  return reduced(graphOf(sorted, arrows))
}

function mermaid(graph: Graph): string {
  const ids = new Map([...graph.keys()].map((node, number) => [node, `n${number}`]))
  const label = (node: string): string => (node === LOOSE ? 'src' : node)
  return [
    '```mermaid',
    'flowchart TD',
    ...[...ids].map(([node, id]) => `  ${id}["${label(node)}"]`),
    ...[...graph].flatMap(([from, nexts]) =>
      [...nexts].toSorted().map((to) => `  ${ids.get(from)} --> ${ids.get(to)}`),
    ),
    '```',
  ].join('\n')
}
