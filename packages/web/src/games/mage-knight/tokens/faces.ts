import type { MatchTables } from '@longtable/mage-knight'
import { Ability, enemyRow, Resist, ruinsRow } from '@longtable/mage-knight/board'
import type { IconName } from '../icons/Icon.tsx'

/** What a token says, from the rows of the match. */

export type AbilityName = keyof typeof Ability
export type ResistName = keyof typeof Resist

export interface EnemyFace {
  readonly id: string
  readonly armor: number
  readonly attack: number
  readonly element: number
  /** Its further attacks. */
  readonly more: readonly { readonly attack: number; readonly element: number }[]
  readonly fame: number
  readonly abilities: number
  readonly resists: number
}

/** What is printed on an enemy token of this match. */
export function enemyFace({ enemy }: Pick<MatchTables, 'enemy'>, token: number): EnemyFace {
  return {
    id: enemyRow(token).id,
    // An elusive one shows what counts at first.
    armor: enemy.elusive[token] || enemy.armor[token],
    attack: enemy.attack[token],
    element: enemy.element[token],
    more: enemy.attacks[token].slice(1),
    fame: enemy.fame[token],
    abilities: enemy.abilities[token],
    resists: enemy.resist[token],
  }
}

const abilityNames = Object.keys(Ability) as readonly AbilityName[]
const resistNames = Object.keys(Resist) as readonly ResistName[]

export function abilitiesIn(bits: number): readonly AbilityName[] {
  return abilityNames.filter((name) => (bits & Ability[name]) !== 0)
}

export function resistsIn(bits: number): readonly ResistName[] {
  return resistNames.filter((name) => (bits & Resist[name]) !== 0)
}

export const resistIcons = {
  physical: 'resistPhysical',
  fire: 'resistFire',
  ice: 'resistIce',
} as const satisfies Readonly<Record<ResistName, IconName>>

/** Where enemies of a colour are found: the picture on their backs. */
export const backIcons = {
  green: 'orc',
  grey: 'keep',
  brown: 'dungeon',
  violet: 'mageTower',
  white: 'city',
  red: 'dragon',
  ruins: 'ruins',
} as const satisfies Readonly<Record<string, IconName>>

const rewardIcons: Readonly<Record<string, IconName>> = {
  artifact: 'artifact',
  spell: 'spell',
  action: 'action',
  unit: 'unit',
  crystals: 'crystal',
}

export interface RuinsFace {
  /** The colour of mana that the altar wants, and what it is worth; or who guards what. */
  readonly altar?: string
  readonly fame: number
  readonly guards: readonly (keyof typeof backIcons)[]
  readonly rewards: readonly IconName[]
}

export function ruinsFace(token: number): RuinsFace {
  const row = ruinsRow(token)
  if ('altar' in row) return { altar: row.altar, fame: row.fame, guards: [], rewards: [] }
  return { fame: 0, guards: row.enemies, rewards: row.rewards.map(({ reward }) => rewardIcons[reward]) }
}
