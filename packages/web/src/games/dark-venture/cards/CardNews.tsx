import { darkVenture } from '@longtable/dark-venture'
import type {
  CardNo,
  Event,
  frames,
  LocalsOf,
  SideNo,
  VentureViewContext,
} from '@longtable/dark-venture/board'
import { useEffect, useState } from 'react'
import { useMotion } from '../../../settings/settings.ts'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { frameOf } from '../view/view-facts.ts'
import { Card } from './Card.tsx'
import './CardNews.css'

/** A card that has just come up, and what is told of it. */
interface News {
  readonly card: CardNo
  /** For whom it happens. */
  readonly side: SideNo
  readonly told: Event
}

/** How long a card is seen, in milliseconds at normal speed. */
const READ = 3200

type Happening = LocalsOf<typeof frames.cardLinesFrame>

/** Cards that are drawn, played or happen: the last one lies in the middle for a while, and as long as it is happening. */
export function CardNews(drawn: BoardPartProps) {
  const news = useNews(drawn)
  const happening = drawn.timeline === undefined ? frameOf<Happening>(drawn.view, 'card.lines') : undefined
  if (news !== undefined) return <Shown ctx={drawn.venture} {...news} />
  if (happening === undefined) return null
  return (
    <div className="dv-card-happens" aria-hidden>
      <Card tables={drawn.venture.tables} card={happening.card} size="full" side={askedSide(drawn)} />
    </div>
  )
}

/** Whose line is being carried out. */
function askedSide({ view, side }: BoardPartProps): SideNo {
  return frameOf<LocalsOf<typeof frames.effectsFrame>>(view, 'fx')?.side ?? side
}

function eventsOf({ timeline, happened }: BoardPartProps): readonly Event[] {
  return timeline === undefined ? (happened as readonly Event[]) : (timeline.beats[timeline.at]?.events ?? [])
}

/** The last card that came up; what one has played oneself one knows. */
function newsIn(events: readonly Event[], own: SideNo): News | undefined {
  let found: News | undefined
  for (const told of events) {
    const isNews = told.event === 'drewCard' || told.event === 'happened'
    if (!isNews && !(told.event === 'used' && told.side !== own)) continue
    if (told.card >= 0) found = { card: told.card, side: told.side, told }
  }
  return found
}

/** The last card that came up, until it was seen or somebody goes on. */
function useNews(drawn: BoardPartProps): News | undefined {
  const { at, timeline, step, side } = drawn
  const { time, isStill } = useMotion()
  const key = `${at} ${timeline?.at ?? ''}`
  const [seen, setSeen] = useState<{ readonly key: string; readonly news: News | undefined }>()
  // Whoever is asked about the card has it before them.
  if (seen?.key !== key)
    setSeen({ key, news: step === 'card.keep' ? undefined : newsIn(eventsOf(drawn), side) })
  const news = seen?.news
  const lasts = isStill ? READ : time(READ)
  useEffect(() => {
    if (news === undefined) return undefined
    const close = (): void => setSeen((last) => last && { ...last, news: undefined })
    const timer = setTimeout(close, lasts)
    window.addEventListener('pointerdown', close, { once: true })
    window.addEventListener('keydown', close, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointerdown', close)
      window.removeEventListener('keydown', close)
    }
  }, [news, lasts])
  return news
}

/** What lies below can be reached through it. */
function Shown({ ctx, card, side, told }: News & { readonly ctx: VentureViewContext }) {
  const i18n = useI18n()
  const { isStill } = useMotion()
  const words = darkVenture.describeEvent?.(ctx, told)
  return (
    <div className="dv-card-news" data-still={isStill || undefined} aria-hidden>
      <Card tables={ctx.tables} card={card} size="full" side={side} />
      {words === undefined ? null : <span className="dv-card-news-words">{i18n.format(words)}</span>}
    </div>
  )
}
