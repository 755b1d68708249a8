import type { GameEvent, Text } from '@longtable/kernel'
import type { RemoteTable } from '@longtable/server/client'
import type { Happened } from '@longtable/server/wire'
import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { useVoice } from '../app/words.tsx'
import type { Look, MatchEngine } from '../games/face.ts'

interface LogProps {
  readonly table: RemoteTable
  readonly engine: MatchEngine
  readonly look: Look
  /** The last update that is shown. */
  readonly at: number
  /** The moment one looks back at, if one does. */
  readonly lookingAt: number | undefined
  readonly showMoment: (at: number) => void
}

interface Line {
  readonly at: number
  readonly words: readonly Text[]
  readonly back: boolean
}

type Describe = (event: GameEvent) => Text

/** What a moment was called when it was first told; it never changes, so it is never said anew. */
const told = new WeakMap<Happened, Line>()

function lineOf(happened: Happened, describe: Describe): Line {
  const before = told.get(happened)
  if (before !== undefined) return before
  const { at, back, events } = happened
  const line = { at, back, words: events.map(describe) }
  told.set(happened, line)
  return line
}

export function linesOf(happened: readonly Happened[], describe: Describe): readonly Line[] {
  return happened.flatMap((each) => (each.events.length === 0 && !each.back ? [] : [lineOf(each, describe)]))
}

/** What happened in words, as far as the game has words for it. */
export function useDescribe(engine: MatchEngine, look: Look): Describe {
  const { game } = engine
  return useCallback((event) => game.describeEvent?.(look, event) ?? { key: event.event }, [game, look])
}

/** So many lines are shown until somebody wants to see more. */
const USUAL = 80

/** What happened, in words. A click on a line shows that moment. */
export function Log({ table, engine, look, at, lookingAt, showMoment }: LogProps) {
  const voice = useVoice()
  const describe = useDescribe(engine, look)
  const [earlier, setEarlier] = useState<readonly Happened[]>([])
  const [isLoading, setLoading] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const first = earlier[0] ?? table.happenings[0]
  const [most, setMost] = useState(USUAL)
  const all = linesOf([...earlier, ...table.happenings.filter((each) => each.at <= at)], describe)
  const lines = all.slice(-most)
  const hasMore = all.length > lines.length
  const loadEarlier = async (): Promise<void> => {
    setMost((shown) => shown + USUAL)
    if (hasMore) return
    setLoading(true)
    try {
      const { events } = await table.history(first === undefined ? {} : { before: first.at })
      setEarlier((known) => [...events, ...known])
    } finally {
      setLoading(false)
    }
  }
  const end = lines.at(-1)?.at
  useEffect(() => {
    // With the next picture, when everything is laid out anyway.
    const frame = requestAnimationFrame(() => {
      if (list.current !== null) list.current.scrollTop = list.current.scrollHeight
    })
    return () => cancelAnimationFrame(frame)
  }, [end])
  return (
    <div className="log">
      {hasMore || (first !== undefined && first.at > 1) ? (
        <button
          type="button"
          className="button button-quiet"
          disabled={isLoading}
          onClick={() => void loadEarlier()}
        >
          {voice.t('web.shell.earlier')}
        </button>
      ) : null}
      <ol ref={list} className="log-lines" aria-label={voice.t('web.shell.log')} tabIndex={0}>
        {lines.map((line) => (
          <LogLine key={line.at} line={line} isLookedAt={line.at === lookingAt} showMoment={showMoment} />
        ))}
      </ol>
      {lines.length === 0 ? <p className="log-empty">{voice.t('web.shell.nothingYet')}</p> : null}
    </div>
  )
}

interface LogLineProps {
  readonly line: Line
  readonly isLookedAt: boolean
  readonly showMoment: (at: number) => void
}

const LogLine = memo(function LogLine({ line, isLookedAt, showMoment }: LogLineProps) {
  const voice = useVoice()
  return (
    <li data-looked={isLookedAt || undefined}>
      <button type="button" aria-current={isLookedAt || undefined} onClick={() => showMoment(line.at)}>
        {line.back ? <span className="log-back">{voice.t('web.shell.takenBack')}</span> : null}
        {line.words.map((words) => `${voice.say(words)} `)}
      </button>
    </li>
  )
})
