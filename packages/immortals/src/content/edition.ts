// The edition that is played unless an owner of the printed game corrects it (see override.ts).
import { areas } from './areas.ts'
import { points, setup, supply } from './counts.ts'
import { magic } from './magic.ts'
import { regions } from './regions.ts'
import { board } from './spaces.ts'
import { tower } from './tower.ts'
import { darkTribes, lightTribes } from './tribes.ts'
import type { Edition } from './types.ts'

export const baseEdition: Edition = {
  areas,
  regions,
  tribes: { light: lightTribes, dark: darkTribes },
  board,
  magic,
  setup,
  supply,
  points,
  tower,
}
