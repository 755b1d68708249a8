import { basename } from 'node:path/posix'
import { permissionsOf, type Layers, type PackageRules } from './config.ts'
import { cyclesIn, graphOf } from './graph.ts'
import type { Import, Sources } from './imports.ts'
import { DOORS, folderOf, inside, LOOSE, nameRoomOf, roomOf } from './rooms.ts'

/** Something that is not as it should be: an arrow with the reason why it may not be, or a thing with a fault. */
export interface Violation {
  readonly package: string
  readonly kind: 'package' | 'room' | 'file cycle' | 'folder cycle' | 'name' | 'architecture' | 'glossary'
  readonly from: string
  readonly to?: string
  readonly why: string
}

export function lineOf({ from, to, why }: Violation): string {
  return `${to === undefined ? from : `${from} → ${to}`}: ${why}`
}

export function checkPackage(name: string, layers: Layers, sources: Sources): Violation[] {
  const rules = layers.packages[name]
  if (rules === undefined) {
    const why = 'layers.config.ts does not say what this package may import'
    return [{ package: name, kind: 'package', from: `packages/${name}`, why }]
  }
  return [
    ...sources.imports.flatMap((each) => wrongPackage(name, rules, each)),
    ...wrongRules(name, rules),
    ...wrongRooms(name, rules, sources),
    ...cycles(name, sources),
    ...sameNames(name, rules, layers.recurring, sources.files),
  ]
}

function wrongPackage(name: string, rules: PackageRules, { from, to, isType }: Import): Violation[] {
  const wrong = (target: string, why: string): Violation[] => [
    { package: name, kind: 'package', from, to: target, why },
  ]
  switch (to.kind) {
    case 'file':
      return to.path.startsWith(`packages/${name}/src/`) ||
        (rules.development ?? []).some((folder) => inside(name, from).startsWith(`${folder}/`))
        ? []
        : wrong(to.path, 'sources of a package import no file outside of its src')
    case 'node':
      return rules.node ? [] : wrong(to.name, `${name} runs everywhere, without Node`)
    case 'npm':
      return rules.npm === 'any' || rules.npm.includes(to.name)
        ? []
        : wrong(to.name, `${name} does without this package from npm`)
    case 'package':
      if (rules.imports.includes(to.name)) return []
      if (!rules.imports.includes(`${to.name}:types`))
        return wrong(`@longtable/${to.name}`, `${name} does not know ${to.name}`)
      return isType ? [] : wrong(`@longtable/${to.name}`, `${name} may import only types of ${to.name}`)
  }
}

/** Rules that would let rooms import each other. */
function wrongRules(name: string, rules: PackageRules): Violation[] {
  const order = [...permissionsOf(rules).keys()]
  return [...permissionsOf(rules)].flatMap(([room, may]) =>
    may
      .filter((other) => !order.slice(0, order.indexOf(room)).includes(other))
      .map((other): Violation => {
        const why = `layers.config.ts lets ${room} import ${other}, which does not come before it`
        return { package: name, kind: 'room', from: `packages/${name}/src/${room}`, why }
      }),
  )
}

function wrongRooms(name: string, rules: PackageRules, { files, imports }: Sources): Violation[] {
  const permissions = permissionsOf(rules)
  const order = [...permissions.keys(), ...DOORS]
  const found: Violation[] = []
  const rooms = new Set(files.map((path) => roomOf(name, path)))
  for (const room of rooms) {
    if (order.includes(room)) continue
    const what = room === LOOSE ? 'files in src itself' : 'this room'
    const why = `layers.config.ts has no place for ${what}`
    found.push({ package: name, kind: 'room', from: `packages/${name}/src/${room}`, why })
  }
  for (const { from, to } of imports) {
    if (to.kind !== 'file' || !to.path.startsWith(`packages/${name}/src/`)) continue
    const strangers = apart(name, rules, from, to.path)
    if (strangers !== undefined)
      found.push({ package: name, kind: 'room', from, to: to.path, why: strangers })
    const [above, below] = [roomOf(name, from), roomOf(name, to.path)]
    const may = permissions.get(above)
    if (above === below || may === undefined || may.includes(below)) continue
    const isUp = order.indexOf(below) > order.indexOf(above)
    const why = isUp ? `${below} is above ${above}` : `${above} does not know ${below}`
    found.push({ package: name, kind: 'room', from, to: to.path, why })
  }
  return found
}

/** Why one folder of a room does not know the other, if that is so. */
function apart(name: string, rules: PackageRules, from: string, to: string): string | undefined {
  const [room = '', one, ...below] = inside(name, from).split('/')
  const [other, another, ...beside] = inside(name, to).split('/')
  if (rules.apart?.includes(room) !== true || room !== other || one === another) return undefined
  return below.length > 0 && beside.length > 0 ? `${one} and ${another} do not know each other` : undefined
}

function cycles(name: string, { files, imports }: Sources): Violation[] {
  const arrows = imports.flatMap(({ from, to }) => (to.kind === 'file' ? [[from, to.path] as const] : []))
  const folders = arrows.map(([from, to]) => [folderOf(name, from), folderOf(name, to)] as const)
  const ofFiles = cyclesIn(graphOf(files, arrows))
  const ofFolders = cyclesIn(graphOf(new Set(files.map((path) => folderOf(name, path))), folders))
  const round = (cycle: readonly string[]): string => [...cycle.slice(1), ...cycle.slice(0, 1)].join(' → ')
  return [
    ...ofFiles.map((cycle): Violation => {
      const short = cycle.map((path) => inside(name, path))
      const [from = ''] = cycle
      return { package: name, kind: 'file cycle', from, to: round(short), why: 'files import each other' }
    }),
    ...ofFolders.map((cycle): Violation => {
      const from = `packages/${name}/src/${cycle[0] ?? ''}`
      return { package: name, kind: 'folder cycle', from, to: round(cycle), why: 'folders import each other' }
    }),
  ]
}

function sameNames(
  name: string,
  rules: PackageRules,
  recurring: readonly string[],
  files: readonly string[],
): Violation[] {
  const first = new Map<string, string>()
  const own = files.map((path) => ({ path, base: basename(path).replace(/\.tsx?$/, '') }))
  // Files that lie in a room itself come first: their names recur nowhere in it.
  const shallow = (path: string): number => path.split('/').length
  return own
    .filter(({ base }) => !recurring.includes(base))
    .toSorted((a, b) => shallow(a.path) - shallow(b.path))
    .flatMap(({ path, base }): Violation[] => {
      const keys = [nameRoomOf(name, rules, path), roomOf(name, path)].map((room) => `${room}/${base}`)
      const other = keys.map((key) => first.get(key)).find((found) => found !== undefined)
      if (other === undefined) {
        first.set(keys[0] ?? '', path)
        return []
      }
      return [
        { package: name, kind: 'name', from: other, to: path, why: 'two files of one room have one name' },
      ]
    })
}
