import type { UnitQuery } from '../content/effects.ts'

/** A query with all its fields, whether it says anything of them or not: all of one shape. */
export type Query = { readonly [K in keyof UnitQuery]-?: UnitQuery[K] | undefined } & Pick<UnitQuery, 'side'>

const evened = new WeakMap<UnitQuery, Query>()
/** The one asked for last: unit after unit is held against it. */
let lastGiven: UnitQuery | undefined
let lastEvened: Query | undefined

/** Rows never change: each is evened out once. */
export function even(query: UnitQuery): Query {
  if (query === lastGiven && lastEvened !== undefined) return lastEvened
  let whole = evened.get(query)
  if (whole === undefined) evened.set(query, (whole = { ...UNSAID, ...query }))
  lastGiven = query
  lastEvened = whole
  return whole
}

const UNSAID = {
  side: 'any',
  pick: 'all',
  kind: undefined,
  unit: undefined,
  except: undefined,
  captive: undefined,
  captor: undefined,
  on: undefined,
  carries: undefined,
  near: undefined,
  clear: undefined,
  size: undefined,
  guard: undefined,
  count: undefined,
  together: undefined,
  to: undefined,
} as const
