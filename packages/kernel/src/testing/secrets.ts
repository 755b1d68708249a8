import type { Json } from '../schema.ts'
import type { Position, View } from '../position.ts'
import type { GameTypes } from '../frames.ts'
import type { Scene } from './scene.ts'

/** So many looks at a secret that really varies, and it is no chance that it is always imagined the same. */
const ENOUGH = 150
/** Of these, the commonest real value may make up this much, in hundredths. */
const MOST_COMMON = 90

interface Record {
  looks: number
  readonly real: Map<string, number>
  readonly imagined: Set<string>
}

/** Follows over a whole run what is hidden outside pools, and what viewers imagine in its place. */
export class Secrets {
  private readonly records = new Map<string, Record>()

  look<G extends GameTypes>(scene: Scene<G>, view: View<G>, imagined: Position<G>): void {
    const { codec: shape } = scene.engine
    const real = shape.encodeState(scene.position.state) as { readonly [key: string]: Json }
    const other = shape.encodeState(imagined.state) as { readonly [key: string]: Json }
    const pools = new Set(shape.pools.values())
    for (const [key, seen] of Object.entries(view.state)) {
      if (!pools.has(key)) this.compare(key, seen as Json, real[key], other[key])
    }
  }

  private compare(path: string, seen: Json, real: Json, imagined: Json): void {
    if (JSON.stringify(seen) === JSON.stringify(real)) return
    const isLike = Array.isArray(seen) === Array.isArray(real) && keysOf(seen) === keysOf(real)
    if (isLike && keysOf(seen) !== '' && !isMixed(seen)) {
      for (const [key, value] of Object.entries(seen as object)) {
        this.compare(`${path}.${key}`, value as Json, child(real, key), child(imagined, key))
      }
      return
    }
    const record = this.records.get(path) ?? { looks: 0, real: new Map(), imagined: new Set() }
    this.records.set(path, record)
    const value = JSON.stringify(real)
    record.looks++
    record.real.set(value, (record.real.get(value) ?? 0) + 1)
    record.imagined.add(JSON.stringify(imagined))
  }

  /** To be called at the end of a run: secrets that varied in the games and never in imagination. */
  frozen(): { readonly checked: number; readonly frozen: readonly string[] } {
    let checked = 0
    const frozen: string[] = []
    for (const [path, { looks, real, imagined }] of this.records) {
      if (looks < ENOUGH || Math.max(...real.values()) * 100 > looks * MOST_COMMON) continue
      checked++
      if (imagined.size === 1) frozen.push(`${path} is always imagined as ${[...imagined].join()}`)
    }
    return { checked, frozen }
  }
}

/** Is this a list of plain numbers? Then its order may be what is hidden. */
function isMixed(json: Json): boolean {
  return Array.isArray(json) && json.every((item) => typeof item === 'number')
}

function keysOf(json: Json): string {
  return json !== null && typeof json === 'object' ? Object.keys(json).join() : ''
}

function child(json: Json, key: string): Json {
  return json !== null && typeof json === 'object'
    ? ((json as { readonly [key: string]: Json })[key] ?? null)
    : null
}
