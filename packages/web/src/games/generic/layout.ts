import {
  isPool,
  type AnyNode,
  type Fields,
  type Game,
  type Pool,
  type View,
  type Zone,
} from '@longtable/kernel'
import { bothNumbers } from './identifiers.ts'
import { fieldsOf } from './words.ts'

/** What the generic table draws: a view, sorted by where it lies. Everything that a menu may mean has its names. */
export interface Layout {
  /** What belongs to nobody. */
  readonly table: Area
  /** By seat. */
  readonly seats: readonly Area[]
}

export interface Area {
  readonly zones: readonly LaidZone[]
  /** Counters, which are seen first. */
  readonly counters: readonly Value[]
  /** Rows and groups of them. */
  readonly lists: readonly Value[]
  /** What says nothing at the moment, where there is so much that it would be in the way. */
  readonly rest: readonly Value[]
}

interface Named {
  /** What a menu may call it, in the order of preference. */
  readonly names: readonly string[]
}

/** A zone with its items as the viewer knows them: numbers, HIDDEN and EMPTY. */
export interface LaidZone extends Named {
  readonly pool: string
  readonly zone: Zone
  readonly items: readonly number[]
  /** What look the same has the same number. */
  readonly kindOf: Pool['kindOf']
}

/** One plain value. */
export interface Single extends Named {
  readonly kind: 'single'
  readonly field: string
  readonly shape: 'number' | 'seat' | 'flag' | 'word'
  readonly value: number | boolean | string
}

/** A field of the state, as it is seen. */
export type Value =
  | Single
  /** Nothing is there. */
  | (Named & { readonly kind: 'none'; readonly field: string })
  /** It is not for this viewer, who may see how much it is. */
  | (Named & { readonly kind: 'hidden'; readonly field: string; readonly count?: number })
  | { readonly kind: 'row'; readonly field: string; readonly cells: readonly Single[] }
  /** Several values under one heading; with a number it is one of a list. */
  | {
      readonly kind: 'group'
      readonly field: string
      readonly number?: number
      readonly values: readonly Value[]
    }

/** How an owner's things are called: `gold:1`, and by the viewer, whose own they are, `gold` as well. */
interface Owner {
  readonly seat: number
  readonly isViewer: boolean
}

function baseNames(name: string, owner: Owner | undefined): readonly string[] {
  if (owner === undefined) return [name]
  return owner.isViewer ? [name, `${name}:${owner.seat}`] : [`${name}:${owner.seat}`]
}

function numberedNames(names: readonly string[], n: number): readonly string[] {
  return names.map((name) => `${name}:${n}`)
}

/** What an item of a pool may be called. */
export function itemNames(pool: string, item: number): readonly string[] {
  return numberedNames(bothNumbers(pool), item)
}

/** What a place of a zone with places may be called. */
export function slotNames({ names }: LaidZone, slot: number): readonly string[] {
  return numberedNames(names, slot)
}

export function seatNames(seat: number): readonly string[] {
  return [`seat:${seat}`, `player:${seat}`]
}

interface Drafted {
  readonly zones: LaidZone[]
  readonly values: Value[]
}

/** So many values are all shown, whether they say something or not. */
const FEW = 12

/** Nothing, nobody, no: it is there and says nothing. */
export function saysNothing(value: Value): boolean {
  switch (value.kind) {
    case 'single':
      return value.value === false || value.value === (value.shape === 'seat' ? -1 : 0)
    case 'none':
      return true
    case 'hidden':
      return value.count === 0
    case 'row':
      return value.cells.every(saysNothing)
    case 'group':
      return value.values.every(saysNothing)
  }
}

function settled({ zones, values }: Drafted): Area {
  const isShown = (value: Value): boolean => values.length <= FEW || !saysNothing(value)
  const isList = ({ kind }: Value): boolean => kind === 'row' || kind === 'group'
  const shown = values.filter(isShown)
  return {
    zones,
    counters: shown.filter((value) => !isList(value)),
    lists: shown.filter(isList),
    rest: values.filter((value) => !isShown(value)),
  }
}

/** Lays out what a viewer sees; `seat` is whose place at the table it is. */
export function layoutOf(game: Game, view: View, seat: number | null): Layout {
  const draft = (): Drafted => ({ zones: [], values: [] })
  const table = draft()
  const seats = Array.from({ length: view.seats }, draft)
  const ownerOf = (n: number): Owner => ({ seat: n, isViewer: n === seat })

  const layPool = (name: string, pool: Pool, zones: readonly (readonly number[])[]): void => {
    for (const zone of pool.zones) {
      const isShared = zone.owner < 0
      const area = isShared ? table : seats[zone.owner]
      if (area === undefined) continue
      const owner = isShared ? undefined : ownerOf(zone.owner)
      // Two pools may have a zone of one name each.
      const names = [zone.name, `${name}.${zone.name}`].flatMap((each) => baseNames(each, owner))
      area.zones.push({ pool: name, zone, items: zones[zone.id] ?? [], names, kindOf: pool.kindOf })
    }
  }

  const laySeats = (name: string, node: AnyNode, values: readonly unknown[]): void => {
    seats.forEach((area, n) => {
      const value = values[n]
      const { shape } = node
      if (shape.kind !== 'struct' || !isRecord(value)) {
        area.values.push(valueOf(node, value, name, ownerOf(n)))
        return
      }
      for (const [field, inner] of Object.entries(shape.fields))
        area.values.push(valueOf(inner, value[field], field, ownerOf(n)))
    })
  }

  /** What is said of seats lies with them, however deep it stands. */
  const layFields = (fields: Fields, values: Readonly<Record<string, unknown>>, into: Value[]): void => {
    for (const [name, node] of Object.entries(fields)) {
      const value = values[name]
      const { shape } = node
      if (isPool(node)) layPool(name, node, value as readonly (readonly number[])[])
      else if (shape.kind === 'perSeat' && Array.isArray(value)) laySeats(name, shape.of, value)
      else if (shape.kind === 'struct' && isRecord(value)) {
        const inside: Value[] = []
        layFields(shape.fields, value, inside)
        if (inside.length > 0) into.push({ kind: 'group', field: name, values: inside })
      } else into.push(valueOf(node, value, name, undefined))
    }
  }

  layFields(fieldsOf(game), view.state as Readonly<Record<string, unknown>>, table.values)
  return { table: settled(table), seats: seats.map(settled) }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function countIn(value: unknown): number | undefined {
  return isRecord(value) && typeof value['count'] === 'number' ? value['count'] : undefined
}

function single(shape: Single['shape'], value: unknown, field: string, names: readonly string[]): Single {
  return { kind: 'single', field, shape, value: value as Single['value'], names }
}

function isPlain(node: AnyNode): node is AnyNode & { readonly shape: { readonly kind: Single['shape'] } } {
  const { kind } = node.shape
  return kind === 'number' || kind === 'seat' || kind === 'flag' || kind === 'word'
}

/** A field as its view shows it. Inside of lists nothing but the entries themselves can be meant. */
function valueOf(
  node: AnyNode,
  value: unknown,
  field: string,
  owner: Owner | undefined,
  isInside = false,
): Value {
  const names = isInside ? [] : baseNames(field, owner)
  const { shape } = node
  if (value === null || value === undefined)
    return { kind: shape.kind === 'maybe' ? 'none' : 'hidden', field, names }
  if (shape.kind === 'maybe') return valueOf(shape.of, value, field, owner, isInside)
  if (isPlain(node)) return single(node.shape.kind, value, field, names)
  if (shape.kind === 'struct' && isRecord(value)) {
    const values = Object.entries(shape.fields).map(([name, inner]) =>
      valueOf(inner, value[name], name, owner, isInside),
    )
    return { kind: 'group', field, values }
  }
  if (shape.kind === 'named' && isRecord(value)) {
    const values = Object.entries(value).map(([name, each]) => single('number', each, name, []))
    return { kind: 'group', field, values }
  }
  const count = countIn(value)
  if (count !== undefined) return { kind: 'hidden', field, names, count }
  if (!Array.isArray(value) || value.length === 0) return { kind: 'none', field, names }
  const entryNames = isInside ? [] : bothNumbers(field).flatMap((name) => baseNames(name, owner))
  const of = 'of' in shape ? shape.of : undefined
  if (of === undefined || (isPlain(of) && !value.includes(null))) {
    const each = of !== undefined && isPlain(of) ? of.shape.kind : 'number'
    const cells = value.map((cell, n) => single(each, cell, field, numberedNames(entryNames, n)))
    return { kind: 'row', field, cells }
  }
  const values = value.map((each, n): Value => {
    const entry = valueOf(of, each, field, owner, true)
    return entry.kind === 'group'
      ? { ...entry, number: n }
      : { kind: 'group', field, number: n, values: [entry] }
  })
  return { kind: 'group', field, values }
}
