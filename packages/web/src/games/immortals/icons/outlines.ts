import { outline } from '../../../icons/outline.ts'

export const outlines = {
  gold: outline('two-coins'),
  energy: outline('floating-crystal'),
  portal: outline('magic-portal'),
  shrine: outline('greek-temple'),
  capital: outline('castle'),
  attack: outline('crossed-swords'),
  extractGold: outline('gold-mine'),
  extractEnergy: outline('crystal-growth'),
  construct: outline('hammer-nails'),
  transition: outline('rally-the-troops'),
  move: outline('walking-boot'),
  magic: outline('spell-book'),
  draw: outline('card-draw'),
  marker: outline('flying-flag'),
  points: outline('laurel-crown'),
  regions: outline('flag-objective'),
  takeover: outline('card-exchange'),
  humans: outline('visored-helm'),
  woodElves: outline('three-leaves'),
  dwarves: outline('dwarf-face'),
  halflings: outline('wheat'),
  amazons: outline('swordwoman'),
  demons: outline('daemon-skull'),
  orcs: outline('orc-head'),
  necromancers: outline('skull-staff'),
  nightElves: outline('hood'),
  trolls: outline('troll'),
} as const

export type IconName = keyof typeof outlines
