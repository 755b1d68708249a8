import { describe, expect, test } from 'vitest'
import { editions } from '../../src/content/edition.ts'
import { compiled } from '../../src/match-tables.ts'
import type { EffectUses } from '../../src/state/match.ts'
import { tried, type Kind, type Trial } from './trial.ts'

export type { Trial } from './trial.ts'

interface Row {
  readonly id: string
}

/** Banners are given to units, and ways to pay are offered inside a payment: they are not played. */
const NOT_PLAYED: readonly string[] = ['assign', 'wayToPay']

const { nodes, uses: ofPrinting } = compiled
const newest = ofPrinting.get(editions[0]) as EffectUses
/** In the order of the uses. */
const ROWS: Readonly<Record<Kind, readonly Row[]>> = {
  card: editions[0].deeds,
  unit: editions[0].units,
  skill: editions[0].skills,
  tactic: editions[0].tactics,
}

function usesOfTable(kind: Kind, rows: readonly Row[]): string[] {
  return rows.flatMap(({ id }) =>
    newest[`${kind}s`][ROWS[kind].findIndex((row) => row.id === id)].flatMap(({ node }, use) =>
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
      const all = usesOfTable(kind, rows)
      expect(all.filter((use) => !tested.has(use))).toEqual([])
      expect([...tested].filter((use) => !all.includes(use))).toEqual([])
    })

    test.each(trials.map((trial) => [title(trial), trial] as const))('%s', (_, trial) => {
      expect(tried(kind, trial).gives).toEqual(trial.gives)
    })
  })
}
