// The tables of one printing: the newest values, or those of the first printing of 2011 where they differ (MK-PRIO-06).
import { advancedActions } from './advanced-actions.ts'
import { artifacts } from './artifacts.ts'
import { basicActions } from './basic-actions.ts'
import { enemies } from './enemies.ts'
import { skills } from './skills.ts'
import { spells } from './spells.ts'
import { tactics } from './tactics.ts'
import type { ActionRow, ArtifactRow, EnemyRow, SkillRow, SpellRow, TacticRow, UnitRow } from './types.ts'
import { units } from './units.ts'

export const printings = ['2018', '2011'] as const
export type Printing = (typeof printings)[number]

/** Of Deed cards and Wounds. */
export type CardId =
  | (typeof basicActions | typeof advancedActions | typeof spells | typeof artifacts)[number]['id']
  | 'wound'
export type UnitId = (typeof units)[number]['id']
export type SkillId = (typeof skills)[number]['id']
export type TacticId = (typeof tactics)[number]['id']
export type EnemyId = (typeof enemies)[number]['id']

export interface Edition {
  readonly printing: Printing
  readonly basicActions: readonly ActionRow[]
  readonly advancedActions: readonly ActionRow[]
  readonly spells: readonly SpellRow[]
  readonly artifacts: readonly ArtifactRow[]
  readonly units: readonly UnitRow[]
  readonly skills: readonly SkillRow[]
  readonly tactics: readonly TacticRow[]
  readonly enemies: readonly EnemyRow[]
}

/** A row as the first printing has it. */
function asPrinted<R extends { readonly printed2011?: object }>(row: R): R {
  return row.printed2011 === undefined ? row : { ...row, ...row.printed2011 }
}

function unitAsPrinted(row: UnitRow): UnitRow {
  return {
    ...row,
    abilities: row.abilities.map((ability) =>
      ability.printed2011 === undefined ? ability : { ...ability, effect: ability.printed2011 },
    ),
  }
}

const newest: Edition = {
  printing: '2018',
  basicActions,
  advancedActions,
  spells,
  artifacts,
  units,
  skills,
  tactics,
  enemies,
}

const first: Edition = {
  ...newest,
  printing: '2011',
  basicActions: newest.basicActions.map(asPrinted),
  advancedActions: newest.advancedActions.map(asPrinted),
  spells: newest.spells.map(asPrinted),
  artifacts: newest.artifacts.map(asPrinted),
  units: newest.units.map(unitAsPrinted),
  enemies: newest.enemies.map(asPrinted),
}

export const editions: readonly Edition[] = [newest, first]

export function editionOf(printing: Printing): Edition {
  return printing === '2011' ? first : newest
}
