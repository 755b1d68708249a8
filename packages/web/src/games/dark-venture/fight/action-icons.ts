import type { VentureViewContext } from '@longtable/dark-venture/board'
import type { Choice } from '@longtable/kernel'
import type { IconName } from '../icons/Icon.tsx'
import { pictureOf } from '../icons/ability-pictures.ts'

const ICONS: Readonly<Record<string, IconName | undefined>> = {
  egg: 'egg',
  fungus: 'fungus',
  capture: 'capture',
  with: 'partner',
  partner: 'partner',
  target: 'target',
  play: 'card',
  revive: 'revive',
  kill: 'kill',
  letDie: 'skull',
  counter: 'counter',
  noCounter: 'stop',
  ready: 'defence',
  stand: 'dice',
  rerollDie: 'reroll',
  alone: 'attack',
}

/** What is done by a choice in a combat, as a sign. */
export function actionIcon({ state, tables }: VentureViewContext, choice: Choice): IconName | undefined {
  if (choice.do !== 'ability') return ICONS[choice.do]
  const side = state.fights.at(-1)?.side ?? -1
  const ability = side < 0 ? undefined : tables.abilities[side]?.[Number(choice['ability'])]
  return ability === undefined ? 'power' : pictureOf(ability.row.id)
}
