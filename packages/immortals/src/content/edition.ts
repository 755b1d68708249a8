// The edition that is played unless an owner of the printed game corrects it (see override.ts).
import { itemAt, rowsAt } from '@longtable/kernel'
import { areas } from './areas.ts'
import { points, setup, supply } from './counts.ts'
import { magic } from './magic.ts'
import { numbered } from './numbers.ts'
import { regions } from './regions.ts'
import { board } from './spaces.ts'
import { tower } from './tower.ts'
import { darkTribes, lightTribes } from './tribes.ts'
import type { Edition } from './types.ts'

/** The version of the rules that new matches are played by. */
export const RULES_VERSION = 2

function editionIn(rulesVersion: number): Edition {
  return {
    areas: numbered('area', areas),
    regions: numbered('region', rowsAt(regions, rulesVersion)),
    tribes: {
      light: numbered('lightTribe', rowsAt(lightTribes, rulesVersion)),
      dark: numbered('darkTribe', rowsAt(darkTribes, rulesVersion)),
    },
    board: { army: numbered('armySpace', board.army), magic: numbered('magicSpace', board.magic) },
    magic: numbered('magicCard', magic),
    setup,
    supply,
    points,
    tower,
  }
}

/** By version of the rules, from 1 on. */
const editions: readonly Edition[] = Array.from({ length: RULES_VERSION }, (_, n) => editionIn(n + 1))

export const baseEdition: Edition = itemAt(editions, RULES_VERSION - 1)

/** The edition as it was in a version of the rules. */
export function editionAt(rulesVersion: number): Edition {
  return itemAt(editions, rulesVersion - 1)
}
