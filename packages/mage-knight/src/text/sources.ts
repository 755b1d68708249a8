import { text, type Text, type Translated } from '@longtable/kernel'
import type { MatchTables, Source } from '../state/match.ts'
import { NONE } from '../content/ids.ts'
import { atCard, atSkill, atTactic, atUnit } from './pieces.ts'
import {
  isCardSource,
  isSkillSource,
  isTacticSource,
  SKILL_SOURCE,
  sourceName,
  TACTIC_SOURCE,
  unitOfSource,
} from '../state/sources.ts'

/** What an effect comes from, as it stands in a question. */
export function sourceText(tables: MatchTables, source: Source): Text | Translated {
  return source < 0 ? text('effect.thisEffect') : sourceName(tables, source)
}

/** The piece it comes from, for an entry of a menu; sites are not marked. */
export function atSource(source: Source): { readonly at?: string } {
  if (isCardSource(source)) return { at: atCard(source) }
  const unit = unitOfSource(source)
  if (unit !== NONE) return { at: atUnit(unit) }
  if (isSkillSource(source)) return { at: atSkill(source - SKILL_SOURCE) }
  return isTacticSource(source) ? { at: atTactic(source - TACTIC_SOURCE) } : {}
}
