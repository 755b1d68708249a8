import { describe, expect, test } from 'vitest'
import { editions } from '../../src/content/edition.ts'
import { compiled } from '../../src/match-tables.ts'
import type { EffectUses } from '../../src/state/match.ts'
import { FIRST_ACTION_KIND, FIRST_ARTIFACT_KIND, FIRST_SPELL_KIND } from '../../src/state/pools/deed-cards.ts'
import { tried, type Kind, type Trial } from './trial.ts'

export type { Trial } from './trial.ts'

interface Row {
  readonly id: string
}

/** Banners are given to units, and ways to pay are offered inside a payment: they are not played. */
const NOT_PLAYED: readonly string[] = ['assign', 'wayToPay']

const { nodes, uses: ofPrinting } = compiled
const newest = ofPrinting.get(editions[0]) as EffectUses
const FIRST_KIND: Readonly<Record<string, number>> = {
  'basic actions': 0,
  'advanced actions': FIRST_ACTION_KIND,
  spells: FIRST_SPELL_KIND,
  artifacts: FIRST_ARTIFACT_KIND,
}

function usesOfTable(title: string, kind: Kind, rows: readonly Row[]): string[] {
  const uses = kind === 'card' ? newest.cards : kind === 'unit' ? newest.units : newest[`${kind}s`]
  const first = FIRST_KIND[title] ?? 0
  return rows.flatMap(({ id }, n) =>
    uses[first + n].flatMap(({ node }, use) =>
      NOT_PLAYED.includes(nodes.effects[node].do) ? [] : [`${id} ${use}`],
    ),
  )
}

function title({ row, use, when, takes, given }: Trial): string {
  const where = [when ?? '', ...Object.keys(given ?? {})].filter((word) => word !== '').join(', ')
  return `${row} ${use}${where === '' ? '' : ` (${where})`}${takes === undefined ? '' : `: ${takes.join(', ')}`}`
}

/** Carries out every line of a table, and fails on a use without one. */
export function checkTrials(name: string, kind: Kind, rows: readonly Row[], trials: readonly Trial[]): void {
  describe(`the uses of ${name}`, () => {
    test('every use of every row has a line', () => {
      const tested = new Set(trials.map(({ row, use }) => `${row} ${use}`))
      const all = usesOfTable(name, kind, rows)
      expect(all.filter((use) => !tested.has(use))).toEqual([])
      expect([...tested].filter((use) => !all.includes(use))).toEqual([])
    })

    test.each(trials.map((trial) => [title(trial), trial] as const))('%s', (_, trial) => {
      expect(tried(kind, trial).gives).toEqual(trial.gives)
    })
  })
}
