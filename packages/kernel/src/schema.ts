import type { Hasher } from './hash.ts'
import type { Random } from './random.ts'
import { refuse } from './text.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Who looks, and whose part of the state is looked at. Seats count from 0; a spectator is the number of seats. */
export interface ViewerScope {
  readonly viewer: number
  owner: number
}

/**
 * What a piece of state is made of, for whoever draws or lists the state of any game at all. It says nothing of who sees
 * it: a view does.
 */
export type Shape =
  | { readonly kind: 'number' | 'seat' | 'flag' | 'word' | 'numbers' | 'named' | 'pool' }
  | { readonly kind: 'list' | 'perSeat' | 'maybe'; readonly of: AnyNode }
  | { readonly kind: 'struct'; readonly fields: Fields }

/**
 * One declaration of a piece of state. From it come its TypeScript type, copy, hash, JSON form, what a viewer gets
 * to see, and how what is hidden can be imagined.
 */
export interface Node<T, V = T> {
  readonly shape: Shape
  /** Values of it are never changed in place, so that copies may share them. */
  readonly flat?: true
  /** Of a field that came later: see `late`. */
  readonly usual?: { make(): T; is(value: T): boolean }
  copy(value: T): T
  hash(value: T, into: Hasher): void
  encode(value: T): Json
  decode(json: Json, path: string): T
  view(value: T, gaze: ViewerScope): V
  imagine(view: V, random: Random): T
}

export type AnyNode = Node<unknown, unknown>
export type Of<N> = N extends Node<infer T, infer _V> ? T : never
export type ViewOf<N> = N extends Node<infer _T, infer V> ? V : never

export type Fields = Readonly<Record<string, AnyNode>>
export type StructOf<F extends Fields> = { -readonly [K in keyof F]: Of<F[K]> }
export type StructViewOf<F extends Fields> = { -readonly [K in keyof F]: ViewOf<F[K]> }

export interface Struct<F extends Fields> extends Node<StructOf<F>, StructViewOf<F>> {
  readonly fields: F
}

export function damaged(path: string, wanted: string): never {
  refuse('kernel.damaged', { path, wanted })
}

export function asObject(json: Json, path: string): { readonly [key: string]: Json } {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) damaged(path, 'an object')
  return json as { readonly [key: string]: Json }
}

export function asArray(json: Json, path: string): readonly Json[] {
  if (!Array.isArray(json)) damaged(path, 'a list')
  return json as readonly Json[]
}

/** A whole number that everybody sees. */
export function int(low = -0x8000_0000, high = 0x7fff_ffff): Node<number> {
  return {
    shape: { kind: 'number' },
    flat: true,
    copy: (n) => n,
    hash: (n, into) => into.add(n),
    encode: (n) => n,
    decode: (json, path) => checkInt(json, path, low, high),
    view: (n) => n,
    imagine: (n) => n,
  }
}

/** The number of a seat that everybody sees; -1 is nobody, where that may be. */
export function seat(maxSeats: number, low: 0 | -1 = 0): Node<number> {
  return { ...int(low, maxSeats - 1), shape: { kind: 'seat' } }
}

function checkInt(json: Json, path: string, low: number, high: number): number {
  if (typeof json !== 'number' || !Number.isInteger(json) || json < low || json > high) {
    damaged(path, `a whole number from ${low} to ${high}`)
  }
  return json as number
}

export function bool(): Node<boolean> {
  return {
    shape: { kind: 'flag' },
    flat: true,
    copy: (b) => b,
    hash: (b, into) => into.add(b ? 1 : 0),
    encode: (b) => b,
    decode: (json, path) => (typeof json === 'boolean' ? json : damaged(path, 'true or false')),
    view: (b) => b,
    imagine: (b) => b,
  }
}

/** One of a few words. */
export function oneOf<const W extends string>(...words: readonly W[]): Node<W> {
  const order = new Map<string, number>(words.map((w, i) => [w, i]))
  return {
    shape: { kind: 'word' },
    flat: true,
    copy: (w) => w,
    hash: (w, into) => into.add(order.get(w) ?? -1),
    encode: (w) => w,
    decode: (json, path) => words.find((w) => w === json) ?? damaged(path, `one of ${words.join(', ')}`),
    view: (w) => w,
    imagine: (w) => w,
  }
}

/** A list of whole numbers, of a fixed length if one is given. The quickest way to keep many small facts. */
export function ints(length?: number, low = -0x8000_0000, high = 0x7fff_ffff): Node<number[]> {
  return {
    shape: { kind: 'numbers' },
    copy: (list) => list.slice(),
    hash: (list, into) => into.addInts(list),
    encode: (list) => list,
    decode: (json, path) => {
      const list = asArray(json, path)
      if (length !== undefined && list.length !== length) damaged(path, `a list of ${length}`)
      return list.map((item, i) => checkInt(item, `${path}[${i}]`, low, high))
    },
    view: (list) => list.slice(),
    imagine: (list) => list.slice(),
  }
}

export function list<T, V>(node: Node<T, V>): Node<T[], V[]> {
  return {
    shape: { kind: 'list', of: node as AnyNode },
    copy: (items) => {
      const out: T[] = []
      for (let i = 0; i < items.length; i++) out.push(node.copy(items[i]))
      return out
    },
    hash: (items, into) => {
      for (let i = 0; i < items.length; i++) node.hash(items[i], into)
      into.add(items.length)
    },
    encode: (items) => items.map((item) => node.encode(item)),
    decode: (json, path) => asArray(json, path).map((item, i) => node.decode(item, `${path}[${i}]`)),
    view: (items, gaze) => items.map((item) => node.view(item, gaze)),
    imagine: (items, random) => items.map((item) => node.imagine(item, random)),
  }
}

/** One of these for each seat; what it says of an owner is meant of that seat. */
export function perSeat<T, V>(node: Node<T, V>): Node<T[], V[]> {
  const plain = list(node)
  return {
    ...plain,
    shape: { kind: 'perSeat', of: node as AnyNode },
    view: (items, gaze) => {
      const before = gaze.owner
      const out: V[] = []
      for (let seat = 0; seat < items.length; seat++) {
        gaze.owner = seat
        out.push(node.view(items[seat], gaze))
      }
      gaze.owner = before
      return out
    },
  }
}

export function maybe<T, V>(node: Node<T, V>): Node<T | null, V | null> {
  return {
    shape: { kind: 'maybe', of: node as AnyNode },
    copy: (value) => (value === null ? null : node.copy(value)),
    hash: (value, into) => {
      into.add(value === null ? 0 : 1)
      if (value !== null) node.hash(value, into)
    },
    encode: (value) => (value === null ? null : node.encode(value)),
    decode: (json, path) => (json === null ? null : node.decode(json, path)),
    view: (value, gaze) => (value === null ? null : node.view(value, gaze)),
    imagine: (view, random) => (view === null ? null : node.imagine(view, random)),
  }
}

export function struct<F extends Fields>(fields: F): Struct<F> {
  const keys = Object.keys(fields)
  const nodes = keys.map((key) => fields[key])
  const deepKeys = keys.filter((key) => fields[key].flat !== true)
  const deepNodes = deepKeys.map((key) => fields[key])
  type T = Record<string, unknown>
  const node: Node<T, T> & { fields: F } = {
    shape: { kind: 'struct', fields },
    fields,
    copy: (value) => {
      const out: T = { ...value }
      for (let i = 0; i < deepKeys.length; i++) out[deepKeys[i]] = deepNodes[i].copy(value[deepKeys[i]])
      return out
    },
    hash: (value, into) => {
      for (let i = 0; i < keys.length; i++) nodes[i].hash(value[keys[i]], into)
    },
    encode: (value) => {
      const out: Record<string, Json> = {}
      for (let i = 0; i < keys.length; i++) {
        const of = value[keys[i]]
        if (nodes[i].usual?.is(of) !== true) out[keys[i]] = nodes[i].encode(of)
      }
      return out
    },
    decode: (json, path) => {
      const from = asObject(json, path)
      for (const key of Object.keys(from))
        if (!(key in fields)) damaged(`${path}.${key}`, 'nothing of that name')
      const out: T = {}
      for (let i = 0; i < keys.length; i++) {
        const key = keys[i]
        const { usual } = nodes[i]
        if (!(key in from) && usual === undefined) damaged(`${path}.${key}`, 'a value')
        out[key] =
          key in from ? nodes[i].decode(from[key], `${path}.${key}`) : (usual as { make(): unknown }).make()
      }
      return out
    },
    view: (value, gaze) => {
      const out: T = {}
      for (let i = 0; i < keys.length; i++) {
        const of = value[keys[i]]
        if (nodes[i].usual?.is(of) !== true) out[keys[i]] = nodes[i].view(of, gaze)
      }
      return out
    },
    imagine: (view, random) => {
      const out: T = {}
      for (let i = 0; i < keys.length; i++) out[keys[i]] = nodes[i].imagine(view[keys[i]], random)
      return out
    },
  }
  return node as unknown as Struct<F>
}

/**
 * A field that came after matches were stored: where it says what is usual it is neither hashed, written nor shown, so that they are
 * read, told apart and seen as before.
 */
export function late<T, V>(
  node: Node<T, V>,
  make: () => T,
  is: (value: T) => boolean,
): Node<T, V | undefined> {
  return {
    ...node,
    usual: { make, is },
    imagine: (view, random) => (view === undefined ? make() : node.imagine(view, random)),
    hash: (value, into) => {
      if (!is(value)) node.hash(value, into)
    },
  }
}

/** A field that states of older versions of the rules do not have: there it is undefined. */
export function later<T, V>(node: Node<T, V>): Node<T | undefined, V | undefined> {
  const optional: Node<T | undefined, V | undefined> = {
    shape: { kind: 'maybe', of: node as AnyNode },
    ...(node.flat === true && { flat: true }),
    copy: (value) => (value === undefined ? undefined : node.copy(value)),
    hash: (value, into) => {
      if (value !== undefined) node.hash(value, into)
    },
    encode: (value) => (value === undefined ? null : node.encode(value)),
    decode: (json, path) => node.decode(json, path),
    view: (value, gaze) => (value === undefined ? undefined : node.view(value, gaze)),
    imagine: (view, random) => (view === undefined ? undefined : node.imagine(view, random)),
  }
  return late(
    optional,
    () => undefined,
    (value) => value === undefined,
  )
}

export type Audience = 'owner' | 'nobody'

function mayLook(to: Audience, gaze: ViewerScope): boolean {
  return to === 'owner' && gaze.viewer === gaze.owner
}

/** What only `to` may see; others see nothing, and `guess` says what it might be. */
export function secret<T, V>(
  node: Node<T, V>,
  to: Audience,
  guess: (random: Random) => T,
): Node<T, V | null> {
  return {
    shape: node.shape,
    copy: (value) => node.copy(value),
    hash: (value, into) => node.hash(value, into),
    encode: (value) => node.encode(value),
    decode: (json, path) => node.decode(json, path),
    view: (value, gaze) => (mayLook(to, gaze) ? node.view(value, gaze) : null),
    imagine: (view, random) => (view === null ? guess(random) : node.imagine(view, random)),
  }
}

/** A list of which others see only how long it is. */
export function secretList<T, V>(
  node: Node<T, V>,
  to: Audience,
  guess: (random: Random) => T,
): Node<T[], V[] | { count: number }> {
  const plain = list(node)
  return {
    ...plain,
    view: (items, gaze) => (mayLook(to, gaze) ? plain.view(items, gaze) : { count: items.length }),
    imagine: (view, random) =>
      Array.isArray(view)
        ? plain.imagine(view, random)
        : Array.from({ length: view.count }, () => guess(random)),
  }
}

/** Whole numbers whose multiset everybody knows and whose order nobody does. */
export function shuffledInts(): Node<number[]> {
  const plain = ints()
  return {
    ...plain,
    view: (items) => items.toSorted((a, b) => a - b),
    imagine: (view, random) => random.shuffle(view.slice()),
  }
}
