import type { Choice, Menu } from '@longtable/kernel'
import type { State } from '../state/schema.ts'
import type { MatchTables } from '../state/tables/match-tables.ts'

/**
 * What the units of the side whose turn it is have, all together: bits that one of them has at least. Most verbs of a
 * turn are for few units, and see here in one look that they are for none.
 */
export interface Survey {
  /** Of `s.marks` and `s.built`, on the spaces where they stand. */
  readonly marks: number
  readonly built: number
  /** Of `s.flags`, `s.goods` and `s.load`. */
  readonly flags: number
  readonly goods: number
  readonly load: number
}

const survey = { marks: 0, built: 0, flags: 0, goods: 0, load: 0 }
/** The menu that it was made for; while a menu is filled nothing changes. */
let madeFor: object | undefined
let number = -1

/** Made once for each menu; the next one overwrites it. */
export function surveyFor<C extends Choice>(s: State, menu: Menu<MatchTables, C>): Survey {
  if (madeFor === menu && number === menu.number) return survey
  madeFor = menu
  number = menu.number
  const army = s.army[s.turn]
  const { square } = menu.tables.ways
  let marks = 0
  let built = 0
  let flags = 0
  let goods = 0
  let load = 0
  for (let i = 0; i < army.length; i++) {
    const piece = army[i]
    const here = square[s.at[piece]]
    marks |= s.marks[here]
    built |= s.built[here]
    flags |= s.flags[piece]
    goods |= s.goods[piece]
    load |= s.load[piece]
  }
  survey.marks = marks
  survey.built = built
  survey.flags = flags
  survey.goods = goods
  survey.load = load
  return survey
}
