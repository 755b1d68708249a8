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
  if (whole === undefined) evened.set(query, (whole = wholeOf(query)))
  lastGiven = query
  lastEvened = whole
  return whole
}

/** Named one by one: what is put together from others would be of as many shapes as there are queries. */
function wholeOf(query: UnitQuery): Query {
  return {
    side: query.side,
    kind: query.kind,
    unit: query.unit,
    except: query.except,
    captive: query.captive,
    captor: query.captor,
    on: query.on,
    carries: query.carries,
    near: query.near,
    clear: query.clear,
    size: query.size,
    guard: query.guard,
    pick: query.pick,
    count: query.count,
    together: query.together,
    to: query.to,
  }
}
