// The edition that is played unless an owner of the printed game corrects it (see override.ts).
import { areas } from './areas.ts'
import { points, setup, supply } from './counts.ts'
import { magic } from './magic.ts'
import { numbered } from './numbers.ts'
import { regions } from './regions.ts'
import { board } from './spaces.ts'
import { tower } from './tower.ts'
import { darkTribes, lightTribes } from './tribes.ts'
import type { Edition } from './types.ts'

export const baseEdition: Edition = {
  areas: numbered('area', areas),
  regions: numbered('region', regions),
  tribes: { light: numbered('lightTribe', lightTribes), dark: numbered('darkTribe', darkTribes) },
  board: { army: numbered('armySpace', board.army), magic: numbered('magicSpace', board.magic) },
  magic: numbered('magicCard', magic),
  setup,
  supply,
  points,
  tower,
}
