import type { Choice, Menu } from '@longtable/kernel'
import type { State } from '../state/schema.ts'
import type { MatchTables, Survey } from '../state/tables/match-tables.ts'

/** Made once for each menu; the next one overwrites it. */
export function surveyFor<C extends Choice>(s: State, menu: Menu<MatchTables, C>): Readonly<Survey> {
  const { survey } = menu.tables.memo
  if (survey.menu === menu && survey.number === menu.number) return survey
  survey.menu = menu
  survey.number = menu.number
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
