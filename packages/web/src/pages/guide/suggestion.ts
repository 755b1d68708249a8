import { Random, sameChoice, seedFrom, type BotSeat, type MenuEntry } from '@longtable/kernel'
import { useMemo } from 'react'
import type { Lesson } from '../../game-ui/lesson.ts'
import type { GuideProps } from '../../game-ui/guide-props.ts'

type Seen = Pick<GuideProps, 'asked' | 'view' | 'engine'>

/** What a beginner would do here, from what this seat sees and may choose; undefined if nothing is asked of it. */
export function suggestionFor(
  { beginner }: Pick<Lesson, 'beginner'>,
  { asked, view, engine }: Seen,
): MenuEntry | undefined {
  if (asked === null || !asked.awaited) return undefined
  const entries = asked.entries.filter(({ revises, idle }) => !revises && idle !== true)
  if (entries.length === 0) return undefined
  const seen = { view, engine, step: asked.step, offered: entries.map(({ choice }) => choice) }
  const choice = beginner.choose(seen as unknown as BotSeat, new Random(seedFrom('guide')))
  return entries.find((entry) => sameChoice(entry.choice, choice))
}

export function useSuggestion(lesson: Lesson, { asked, view, engine }: Seen): MenuEntry | undefined {
  return useMemo(() => suggestionFor(lesson, { asked, view, engine }), [lesson, asked, view, engine])
}
