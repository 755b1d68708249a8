import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Of the client, as Vite writes paths. */
const sources = fileURLToPath(new URL('../src/', import.meta.url)).replaceAll('\\', '/')
const MODULE = 'virtual:game-icon/'
/** What Vite and others leave alone. */
const OWN = '\0'
const call = /\boutline\('([^']+)'\)/g
const path = /^<path fill="currentColor" d="([^"]+)"\/>$/

interface IconSet {
  readonly width: number
  readonly height: number
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

let loaded: IconSet | undefined

function iconSet(): IconSet {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  loaded ??= JSON.parse(readFileSync(file, 'utf8')) as IconSet
  return loaded
}

/** The outline that the package has of an icon, as it is there. */
export function outlineOf(name: string): string {
  const { icons, width, height } = iconSet()
  if (!Object.hasOwn(icons, name)) throw new Error(`game-icons.net has no picture called ${name}.`)
  const drawn = path.exec(icons[name].body)?.[1]
  if (drawn === undefined || width !== 512 || height !== 512)
    throw new Error(`The picture ${name} is no outline of 512 by 512.`)
  return drawn
}

/**
 * Puts the outlines of icons in the place of calls of `outline('name')`. Each icon is a module of its own, so the
 * client holds those that are used, and each once.
 */
export function gameIcons() {
  return {
    name: 'longtable:game-icons',
    enforce: 'pre' as const,
    resolveId(id: string) {
      return id.startsWith(MODULE) ? `${OWN}${id}` : undefined
    },
    load(id: string) {
      if (!id.startsWith(`${OWN}${MODULE}`)) return undefined
      return `export default ${JSON.stringify(outlineOf(id.slice(OWN.length + MODULE.length)))}`
    },
    transform(code: string, id: string) {
      if (!id.startsWith(sources) || !/\.tsx?$/.test(id)) return undefined
      const names = [...new Set(Array.from(code.matchAll(call), ([, name]) => name))]
      if (names.length === 0) return undefined
      const imports = names.map((name, n) => `import icon${n} from '${MODULE}${name}';`).join('')
      // On the first line, so that the others keep their numbers.
      return {
        code: imports + code.replace(call, (_, name: string) => `icon${names.indexOf(name)}`),
        map: null,
      }
    },
  }
}
