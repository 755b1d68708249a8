import type { GameEvent } from '@longtable/kernel'
import type { TextTable } from '../house.ts'

/** Draws any game at all: every field of the view with its value. Good enough until the game has its own table. */
export const genericTable: TextTable = {
  summary: () => [],
  board: ({ state }) => Object.entries(state).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
  event: (event, _look, voice) => {
    const { event: name, ...facts } = event as GameEvent & Readonly<Record<string, unknown>>
    const values: Record<string, string | number> = {}
    for (const [key, value] of Object.entries(facts)) {
      values[key] = typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value)
    }
    const key = `events.${name}`
    if (voice.knows(key)) return voice.t(key, values)
    return [name, ...Object.entries(values).map(([fact, value]) => `${fact} ${value}`)].join(', ')
  },
}
