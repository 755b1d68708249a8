import type { GameEvent, Text } from '@longtable/kernel'
import type { RemoteTable } from '@longtable/server/client'
import type { Happened } from '@longtable/server/wire'
import { useEffect, useMemo, useRef, useState } from 'react'
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

export function linesOf(
  happened: readonly Happened[],
  describe: ((event: GameEvent) => Text) | undefined,
): readonly Line[] {
  return happened.flatMap(({ at, back, events }) =>
    events.length === 0 && !back
      ? []
      : [{ at, back, words: describe === undefined ? [] : events.map(describe) }],
  )
}

export function useDescribe(engine: MatchEngine, look: Look): ((event: GameEvent) => Text) | undefined {
  const { game } = engine
  return useMemo(() => {
    if (game.describeEvent === undefined) return undefined
    return (event) => game.describeEvent?.(look, event) ?? { key: event.event }
  }, [game, look])
}

/** What happened, in words. A click on a line shows that moment. */
export function Log({ table, engine, look, at, lookingAt, showMoment }: LogProps) {
  const voice = useVoice()
  const describe = useDescribe(engine, look)
  const [earlier, setEarlier] = useState<readonly Happened[]>([])
  const [isLoading, setLoading] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const first = earlier[0] ?? table.happenings[0]
  const lines = linesOf([...earlier, ...table.happenings.filter((each) => each.at <= at)], describe)
  const loadEarlier = async (): Promise<void> => {
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
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight
  }, [end])
  return (
    <div className="log">
      {first !== undefined && first.at > 1 ? (
        <button
          type="button"
          className="button-quiet"
          disabled={isLoading}
          onClick={() => void loadEarlier()}
        >
          {voice.t('web.shell.earlier')}
        </button>
      ) : null}
      <ol ref={list} className="log-lines" aria-label={voice.t('web.shell.log')} tabIndex={0}>
        {lines.map((line) => (
          <li key={line.at} data-looked={line.at === lookingAt || undefined}>
            <button
              type="button"
              aria-current={line.at === lookingAt || undefined}
              onClick={() => showMoment(line.at)}
            >
              {line.back ? <span className="log-back">{voice.t('web.shell.takenBack')}</span> : null}
              {line.words.map((words, n) => (
                // The words of one moment never change their order.
                <span key={n}>{voice.say(words)} </span>
              ))}
            </button>
          </li>
        ))}
      </ol>
      {lines.length === 0 ? <p className="log-empty">{voice.t('web.shell.nothingYet')}</p> : null}
    </div>
  )
}
