import { X } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useMotion } from '../../../settings/settings.ts'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { newsOf, timeOf, type News } from './round-news.ts'
import {
  AnnouncedNews,
  DummyNews,
  LevelNews,
  OrderNews,
  RolledNews,
  RoundScene,
  useNewsLine,
} from './scenes.tsx'
import './Round.css'

interface Seen {
  readonly at: number
  readonly news: News | undefined
  /** Was something asked of this screen? */
  readonly isAsked: boolean
}

/** What the table tells everybody: the dummy's turn, the end of a round, a new day or night. It goes by itself. */
export function RoundNews(drawn: BoardPartProps) {
  const { happened, at, scene, seat, awaited } = drawn
  const [seen, setSeen] = useState<Seen>()
  const isAsked = seat !== null && awaited.includes(seat)
  if (seen === undefined || seen.at !== at) {
    const news = newsOf(happened, scene)
    // Whoever has gone on playing has read it; the others read it until something else is to be told.
    const kept = seen?.isAsked === true ? undefined : seen?.news
    setSeen({ at, news: news ?? kept, isAsked })
  }
  const close = useCallback(() => setSeen((last) => last && { ...last, news: undefined }), [])
  const news = seen?.news
  return news === undefined ? null : <Scene key={seen?.at} drawn={drawn} news={news} close={close} />
}

interface SceneProps {
  readonly drawn: BoardPartProps
  readonly news: News
  readonly close: () => void
}

function Scene({ drawn, news, close }: SceneProps) {
  const i18n = useI18n()
  const { isStill, time } = useMotion()
  const [isHeld, setHeld] = useState(false)
  const lasts = isStill ? timeOf(news) : time(timeOf(news))
  const line = useNewsLine(news, drawn)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(close, lasts)
    return () => clearTimeout(timer)
  }, [isHeld, lasts, close])
  const closing = (
    <button type="button" className="mk-stages-news-close" onClick={close}>
      <X aria-hidden="true" />
      <span>{i18n.t('web.mkStages.news.close')}</span>
    </button>
  )
  if (isStill) {
    return (
      <div className="mk-stages-news mk-stages-news-line" role="status">
        <span>{line}</span>
        {closing}
      </div>
    )
  }
  return (
    <div
      className="mk-stages-news"
      data-round={news.round !== undefined || undefined}
      data-night={news.round?.night || undefined}
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="sr-only">{line}</span>
      <div className="mk-stages-news-parts" aria-hidden>
        <RolledNews news={news} {...drawn} />
        <LevelNews news={news} {...drawn} />
        <DummyNews news={news} {...drawn} />
        <AnnouncedNews news={news} {...drawn} />
        <RoundScene news={news} {...drawn} />
        <OrderNews news={news} {...drawn} />
      </div>
      {closing}
    </div>
  )
}
