import type { MenuEntry } from '@longtable/kernel'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMotion } from '../../settings/settings.ts'
import { keepRead, readNotes } from './guided-match.ts'
import type { Lesson } from '../../game-ui/lesson.ts'
import { firstPage, goesOn, momentOf, turnPage, type Page, type Run } from './page.ts'
import type { GuideProps } from '../../game-ui/guide-props.ts'

/** Between two choices that the guide makes, in milliseconds: one should be able to follow them. */
const PAUSE = 700
const LEAST_PAUSE = 150

export interface Running {
  readonly page: Page
  readonly isRunning: boolean
  /** Makes this choice, and those of the same kind that follow. */
  readonly start: () => void
  readonly stop: () => void
}

/** Turns the guide's pages, and lets it make choices of one stretch, one after the other. */
export function useRun(
  lesson: Lesson,
  { asked, ctx, seat, events, choose }: GuideProps,
  suggestion: MenuEntry | undefined,
): Running {
  const [run, setRun] = useState<Run>()
  const [last, setLast] = useState<Page>(() => ({ ...firstPage, seen: readNotes(lesson) }))
  const page = turnPage(lesson, last, { asked, ctx, seat, events, suggestion, run })
  if (page !== last) setLast(page)
  const { seen } = page
  useEffect(() => {
    if (seen.size > 0) keepRead(lesson, seen)
  }, [lesson, seen])
  const pause = Math.max(LEAST_PAUSE, useMotion().time(PAUSE))
  const isAsked = asked !== null && suggestion !== undefined
  const isOn = run !== undefined && (!isAsked || goesOn(lesson, run, page, asked, { ctx, suggestion }))
  if (run !== undefined && !isOn) setRun(undefined)
  const moment = isOn && isAsked && momentOf(page) !== run.from ? momentOf(page) : undefined
  const answer = useEffectEvent(() => {
    if (suggestion !== undefined) choose(suggestion.choice)
  })
  useEffect(() => {
    if (moment === undefined) return
    // A table that is busy does not listen, so it is told until it does.
    const timer = setInterval(() => answer(), pause)
    return () => clearInterval(timer)
  }, [moment, pause])
  const start = (): void => {
    const stretch = asked === null ? undefined : lesson.stretchOf(asked.step, suggestion?.choice.do)
    const from = momentOf(page)
    if (suggestion === undefined || stretch === undefined || from === undefined) return
    setRun({ stretch, from })
    choose(suggestion.choice)
  }
  return { page, isRunning: isOn, start, stop: () => setRun(undefined) }
}
