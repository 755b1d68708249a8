import type { Text } from '@longtable/kernel'
import { advancedActions } from '../../src/content/advanced-actions.ts'
import { artifacts } from '../../src/content/artifacts.ts'
import { basicActions } from '../../src/content/basic-actions.ts'
import type { Effect } from '../../src/content/effect.ts'
import { altar, cityWares, wares } from '../../src/content/site-effects.ts'
import { skills } from '../../src/content/skills.ts'
import { spells } from '../../src/content/spells.ts'
import { tactics } from '../../src/content/tactics.ts'
import type { ActionRow, ArtifactRow, SkillRow, UnitRow } from '../../src/content/types.ts'
import { units } from '../../src/content/units.ts'
import { effectText } from '../../src/match-tables.ts'
import { abilityText, skillText, tacticText } from '../../src/text/rows.ts'

/** Every effect of every row, under a name that says where it stands. */

interface Line {
  readonly name: string
  readonly effect: Effect
  readonly text: Text
}

const line = (name: string, effect: Effect): Line => ({ name, effect, text: effectText(effect) })

function cardLines(rows: readonly (ActionRow | ArtifactRow)[]): Line[] {
  return rows.flatMap((row) => [
    line(`${row.id} basic`, row.basic),
    line(`${row.id} strong`, row.strong),
    ...(row.printed2011?.basic === undefined ? [] : [line(`${row.id} basic 2011`, row.printed2011.basic)]),
    ...(row.printed2011?.strong === undefined ? [] : [line(`${row.id} strong 2011`, row.printed2011.strong)]),
  ])
}

function unitLines(rows: readonly UnitRow[]): Line[] {
  return rows.flatMap(({ id, abilities }) =>
    abilities.flatMap((ability, n) => [
      { name: `${id} ${n + 1}`, effect: ability.effect, text: abilityText(ability, effectText) },
      ...(ability.printed2011 === undefined ? [] : [line(`${id} ${n + 1} 2011`, ability.printed2011)]),
    ]),
  )
}

const skillRows: readonly SkillRow[] = skills

const siteLines: readonly Line[] = [
  ...Object.entries(wares).flatMap(([site, list]) =>
    list.map(({ id, effect }) => line(`${site} ${id}`, effect)),
  ),
  ...Object.entries(cityWares).flatMap(([shop, list]) =>
    list.map(({ id, effect }) => line(`${shop} ${id}`, effect)),
  ),
  line('altar', altar('green', 7)),
]

/** By table, as the content has them. */
export const tables: Readonly<Record<string, readonly Line[]>> = {
  'basic actions': cardLines(basicActions),
  'advanced actions': cardLines(advancedActions),
  spells: cardLines(spells),
  artifacts: cardLines(artifacts),
  units: unitLines(units),
  skills: skillRows.map((row) => ({ name: row.id, effect: row.effect, text: skillText(row, effectText) })),
  tactics: tactics.map((row) => ({ name: row.id, effect: row.effect, text: tacticText(row, effectText) })),
  sites: siteLines,
}
