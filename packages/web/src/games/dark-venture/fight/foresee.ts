import { choiceKey, type Choice, type Forecast } from '@longtable/kernel'
import { useMemo } from 'react'
import type { BoardPartProps } from '../parts/part-props.ts'

export type Foreseen = (choice: Choice) => Forecast | null

/** What is certain already is said by the rows. */
const PLAIN: readonly string[] = ['stand']

/** What choices would bring about, each asked once. */
export function useForeseen({ engine, view }: Pick<BoardPartProps, 'engine' | 'view'>): Foreseen {
  return useMemo(() => {
    const known = new Map<string, Forecast | null>()
    return (choice) => {
      if (PLAIN.includes(choice.do)) return null
      const key = choiceKey(choice)
      const there = known.get(key)
      if (there !== undefined) return there
      const found = engine.forecast(view, choice)
      known.set(key, found)
      return found
    }
  }, [engine, view])
}
