import type { MageViewContext } from '@longtable/mage-knight'
import { Foe, T } from '@longtable/mage-knight/board'
import { useState } from 'react'
import type { BoardPartProps } from '../parts/part-props.ts'
import { eventOf } from '../view/view-facts.ts'

/** An enemy that was defeated in this fight. Its token has left the table. */
export interface Fallen {
  readonly enemy: number
  readonly post: number
  readonly token: number
  readonly fame: number
}

interface Met {
  readonly post: number
  readonly token: number
  readonly fame: number
}

/** Who was met in this fight, remembered as long as it lasts. */
export function useFallen(
  { state: { fight, tokens } }: MageViewContext,
  happened: BoardPartProps['happened'],
): readonly Fallen[] {
  const [met, setMet] = useState<readonly (Met | undefined)[]>([])
  const fames = famesIn(happened)
  const now = fight.posts.map((post, enemy): Met | undefined => {
    const before = met[enemy]
    const isDone = (fight.flags[enemy] & Foe.done) !== 0
    const token = post < 0 || isDone ? -1 : (tokens[T.posts][post] ?? -1)
    if (token >= 0) return before?.token === token ? before : { post, token, fame: 0 }
    const fame = before === undefined ? undefined : fames.get(before.token)
    return before === undefined || fame === undefined || fame === before.fame ? before : { ...before, fame }
  })
  if (now.length !== met.length || now.some((one, enemy) => one !== met[enemy])) setMet(now)
  return now.flatMap((one, enemy) =>
    one === undefined || (fight.flags[enemy] & Foe.done) === 0 ? [] : [{ enemy, ...one }],
  )
}

function famesIn(happened: BoardPartProps['happened']): ReadonlyMap<number, number> {
  const fames = new Map<number, number>()
  for (const one of happened) {
    const event = eventOf(one)
    if (event.event === 'defeated') fames.set(event.token, event.fame)
  }
  return fames
}
