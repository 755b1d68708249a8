import { novice, type Immortals } from '@longtable/immortals'
import { Random, sameChoice, seedFrom, type BotSeat, type MenuEntry } from '@longtable/kernel'
import { useMemo } from 'react'
import type { GuideProps } from './types.ts'

/** What a beginner would do here, from what this seat sees and may choose; undefined if nothing is asked of it. */
export function suggestionFor({
  asked,
  view,
  engine,
}: Pick<GuideProps, 'asked' | 'view' | 'engine'>): MenuEntry | undefined {
  if (asked === null || !asked.awaited) return undefined
  const entries = asked.entries.filter(({ revises }) => !revises)
  if (entries.length === 0) return undefined
  const seen = { view, env: engine.env, step: asked.step, offered: entries.map(({ choice }) => choice) }
  const choice = novice.choose(seen as unknown as BotSeat<Immortals>, new Random(seedFrom('guide')))
  return entries.find((entry) => sameChoice(entry.choice, choice))
}

export function useSuggestion({
  asked,
  view,
  engine,
}: Pick<GuideProps, 'asked' | 'view' | 'engine'>): MenuEntry | undefined {
  return useMemo(() => suggestionFor({ asked, view, engine }), [asked, view, engine])
}
