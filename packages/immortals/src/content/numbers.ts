import { ledgerOf } from '@longtable/kernel'
import {
  areaIds,
  armySpaceIds,
  darkTribeIds,
  lightTribeIds,
  magicIds,
  magicSpaceIds,
  regionIds,
} from './ids.ts'
import { written } from './ledger.ts'

const kinds = {
  area: areaIds,
  region: regionIds,
  lightTribe: lightTribeIds,
  darkTribe: darkTribeIds,
  armySpace: armySpaceIds,
  magicSpace: magicSpaceIds,
  magicCard: magicIds,
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The numbers of everything that logs name. The cards of regions, areas and magic are numbered by these. */
export const ledger = ledgerOf(
  written,
  Object.entries(kinds).flatMap(([kind, ids]) => ids.map((id) => `${kind} ${id}`)),
)

/** Rows in the order of their numbers, whatever order they are written in. */
export function numbered<R extends { readonly id: string }>(
  kind: keyof typeof kinds,
  rows: readonly R[],
): readonly R[] {
  return rows.toSorted((a, b) => ledger.numberOf(kind, a.id) - ledger.numberOf(kind, b.id))
}
