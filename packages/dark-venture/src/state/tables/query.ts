import type { UnitQuery } from '../../content/effects.ts'

/** A query with all its fields, whether it says anything of them or not: all of one shape. */
export type Query = { readonly [K in keyof UnitQuery]-?: UnitQuery[K] | undefined } & Pick<
  UnitQuery,
  'side' | 'pick'
>

/** Named one by one: what is put together from others would be of as many shapes as there are queries. */
export function wholeQuery(query: UnitQuery): Query {
  return {
    side: query.side,
    kind: query.kind,
    unit: query.unit,
    except: query.except,
    captive: query.captive,
    captor: query.captor,
    on: query.on,
    at: query.at,
    carries: query.carries,
    near: query.near,
    clear: query.clear,
    size: query.size,
    without: query.without,
    guard: query.guard,
    pick: query.pick,
    count: query.count,
    together: query.together,
    to: query.to,
  }
}
