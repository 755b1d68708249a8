import type { IconName } from '../icons/outlines.ts'
import { areSixesEnough, type Bout } from './bout.ts'

/** What can be said of a combat between its rows. */
export interface Said {
  readonly icon: IconName
  readonly key: string
  readonly n?: number
  /** Is it over, or may it still be changed? */
  readonly isFinal: boolean
  readonly leads: 'attack' | 'defence'
}

/** Who leads, or how it ended; nothing before the dice. */
export function verdictOf(bout: Bout): Said | undefined {
  const { attack, defence, end } = bout
  if (end === 'foiled') return { icon: 'stop', key: 'end.foiled', isFinal: true, leads: 'defence' }
  if (end === 'sure') return { icon: 'attack', key: 'end.sure', isFinal: true, leads: 'attack' }
  if (attack.sum === undefined || defence.sum === undefined) return undefined
  const by = attack.sum - defence.sum
  const leads = by > 0 ? 'attack' : 'defence'
  if (end === 'won') return { icon: 'attack', key: 'end.won', isFinal: true, leads: 'attack' }
  if (end === 'lost') {
    const key = areSixesEnough(bout) ? 'counter' : by === 0 ? 'tie' : 'lost'
    return { icon: key === 'counter' ? 'counter' : 'defence', key: `end.${key}`, isFinal: true, leads }
  }
  const icon = by > 0 ? 'attack' : 'defence'
  if (by === 0) return { icon, key: 'lead.tie', isFinal: false, leads }
  return { icon, key: `lead.${leads}`, n: Math.abs(by), isFinal: false, leads }
}

/** Which row has more now, if that can be said. */
export function leaderOf(bout: Bout): 'attack' | 'defence' | undefined {
  return verdictOf(bout)?.leads
}
