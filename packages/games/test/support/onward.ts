import { createHash } from 'node:crypto'
import type { Json, Match } from '@longtable/kernel'

/** What playing on from a sample leads to. */
export interface Onward {
  readonly choices: number
  readonly over: boolean
  /** The position in the end. */
  readonly hash: string
  /** All choices that were made and all that was told of them, by their names. */
  readonly told: string
}

/** Plays on from where a match stands, the same way each time: no bot and no chance of ours decides. */
export function playOn(match: Match, most: number): Onward {
  const { engine } = match
  const told = createHash('sha256')
  let choices = 0
  while (choices < most && !engine.over(match.position)) {
    const awaited = engine.awaited(match.position)
    const seat = awaited[choices % awaited.length]
    const offered = engine.menu(match.position, seat)?.offered ?? []
    const { choice, events } = match.choose(seat, offered[(choices * 31 + 7) % offered.length])
    told.update(inOrder([seat, choice, events as unknown as Json]))
    choices++
  }
  return {
    choices,
    over: engine.over(match.position),
    hash: engine.hash(match.position),
    told: told.digest('hex'),
  }
}

/** As words that do not depend on the order in which the fields of an object were written. */
function inOrder(json: Json | undefined): string {
  if (json === null || json === undefined || typeof json !== 'object') return JSON.stringify(json ?? null)
  if (Array.isArray(json)) return `[${json.map(inOrder).join()}]`
  const fields = Object.entries(json).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, value]) => `${key}:${inOrder(value as Json)}`).join()}}`
}
