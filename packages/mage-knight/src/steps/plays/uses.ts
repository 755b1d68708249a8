import type { Menu } from '@longtable/kernel'
import { NODES } from '../../effects/compile.ts'
import type { Use, MatchTables } from '../../state/match.ts'
import { STAGES, USEFUL } from '../../state/schema/stages.ts'

/** Which uses of a kind of card, unit or skill a menu looks at. */

/** The mana mask of a menu that has not been needed yet. */
export const UNKNOWN = -1

type ByKind = readonly (readonly Use[])[]
/** Numbers of uses, by kind. */
type Numbers = readonly (readonly number[])[]

/** Some uses are not played but offered elsewhere: banners, ways to pay, tactics without an effect. */
function isPlayed(use: Use): boolean {
  const { do: verb } = NODES[use.node]
  return verb !== 'assign' && verb !== 'wayToPay' && verb !== 'nothing'
}

function numbersOf(kinds: ByKind, wanted: (use: Use) => boolean): Numbers {
  return kinds.map((uses) => uses.flatMap((use, n) => (wanted(use) ? [n] : [])))
}

interface Tables {
  readonly every: Numbers
  readonly at: readonly Numbers[]
}

function tablesOf(kinds: ByKind): Tables {
  return {
    every: numbersOf(kinds, isPlayed),
    at: Array.from({ length: STAGES }, (_, stage) =>
      numbersOf(
        kinds,
        (use) => isPlayed(use) && (use.gives & USEFUL[stage]) !== 0 && (use.stages & (1 << stage)) !== 0,
      ),
    ),
  }
}

const tables = new WeakMap<ByKind, Tables>()

function tablesFor(kinds: ByKind): Tables {
  const known = tables.get(kinds)
  if (known !== undefined) return known
  const made = tablesOf(kinds)
  tables.set(kinds, made)
  return made
}

/** All uses that are played, by kind: what a player could point at. */
export function everyUse(kinds: ByKind): Numbers {
  return tablesFor(kinds).every
}

/**
 * The uses worth looking at, by kind: those that help at this stage. A menu that explains looks at all of them, and
 * so does one where an effect makes more useful than the stage does (`useful`).
 */
export function usesNow(kinds: ByKind, stage: number, useful: number, menu: Menu<MatchTables>): Numbers {
  const { every, at } = tablesFor(kinds)
  return menu.block !== undefined || (useful & ~USEFUL[stage]) !== 0 ? every : at[stage]
}
