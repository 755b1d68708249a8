// The tables of one printing under one version of the rules: the newest values, or those of the first printing of 2011 where they
// differ (MK-PRIO-06), and what a row said until a version.
import { rowsAt, type VersionedRow } from '@longtable/kernel'
import { advancedActions } from './advanced-actions.ts'
import { artifacts } from './artifacts.ts'
import { basicActions } from './basic-actions.ts'
import { enemies } from './enemies.ts'
import { numbered } from './numbers.ts'
import type { skills } from './skills.ts'
import { spells } from './spells.ts'
import type { tactics } from './tactics.ts'
import type { ActionRow, ArtifactRow, EnemyRow, SkillRow, SpellRow, TacticRow, UnitRow } from './types.ts'
import { units } from './units.ts'

/** The version of the rules that new matches are played by. */
export const RULES_VERSION = 3

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

/** What is printed on a Deed card that is no Wound. */
export type DeedRow = ActionRow | SpellRow | ArtifactRow

export interface Edition {
  readonly printing: Printing
  readonly rulesVersion: number
  readonly basicActions: readonly ActionRow[]
  readonly advancedActions: readonly ActionRow[]
  readonly spells: readonly SpellRow[]
  readonly artifacts: readonly ArtifactRow[]
  readonly units: readonly UnitRow[]
  readonly enemies: readonly EnemyRow[]
  /** By kind of card: the four tables of Deed cards, one after the other. */
  readonly deeds: readonly DeedRow[]
  /** By number. */
  readonly skills: readonly SkillRow[]
  readonly tactics: readonly TacticRow[]
}

type Tables = Omit<Edition, 'deeds'>

function withDeeds(tables: Tables): Edition {
  const { basicActions, advancedActions, spells, artifacts } = tables
  return { ...tables, deeds: [...basicActions, ...advancedActions, ...spells, ...artifacts] }
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

function newestAt(rulesVersion: number): Tables {
  const at = <R extends VersionedRow<R>>(rows: readonly R[]): readonly R[] => rowsAt(rows, rulesVersion)
  return {
    printing: '2018',
    rulesVersion,
    basicActions: at<ActionRow>(basicActions),
    advancedActions: at<ActionRow>(advancedActions),
    spells: at<SpellRow>(spells),
    artifacts: at<ArtifactRow>(artifacts),
    units: at<UnitRow>(units),
    enemies: at<EnemyRow>(enemies),
    skills: at(numbered.skills),
    tactics: at(numbered.tactics),
  }
}

function firstOf(newest: Tables): Tables {
  return {
    ...newest,
    printing: '2011',
    basicActions: newest.basicActions.map(asPrinted),
    advancedActions: newest.advancedActions.map(asPrinted),
    spells: newest.spells.map(asPrinted),
    artifacts: newest.artifacts.map(asPrinted),
    units: newest.units.map(unitAsPrinted),
    enemies: newest.enemies.map(asPrinted),
  }
}

/** Of all printings and versions. */
export const editions: readonly Edition[] = Array.from({ length: RULES_VERSION }, (_, n) => {
  const newest = newestAt(RULES_VERSION - n)
  return [newest, firstOf(newest)].map(withDeeds)
}).flat()

export function editionOf(printing: Printing, rulesVersion = RULES_VERSION): Edition {
  const found = editions.find((one) => one.printing === printing && one.rulesVersion === rulesVersion)
  if (found === undefined) throw new Error(`there is no version ${rulesVersion} of the rules`)
  return found
}
