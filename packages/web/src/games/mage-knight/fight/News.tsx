import { siteText, type Event } from '@longtable/mage-knight/board'
import { X } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { Icon } from '../icons/Icon.tsx'
import { eventOf } from '../view/view-facts.ts'
import { Token } from '../tokens/Token.tsx'
import './News.css'

/** What came of a fight, gathered while it goes on. */
interface Result {
  readonly seat: number
  readonly tokens: readonly number[]
  readonly fame: number
  readonly reputation: number
  readonly wounds: number
  readonly site: number
  readonly ends: readonly ('cityTaken' | 'withdrew' | 'knockedOut')[]
  readonly outcome?: 'won' | 'lost'
}

function begun(seat: number): Result {
  return { seat, tokens: [], fame: 0, reputation: 0, wounds: 0, site: -1, ends: [] }
}

function after(result: Result, event: Event): Result {
  switch (event.event) {
    case 'fightBegan':
      // What an assault costs is told just before.
      return { ...begun(event.seat), reputation: result.outcome === undefined ? result.reputation : 0 }
    case 'defeated':
      return { ...result, tokens: [...result.tokens, event.token], fame: result.fame + event.fame }
    case 'reputation':
      return { ...result, reputation: result.reputation + event.n }
    case 'wounded':
      return event.seat === result.seat || result.seat < 0
        ? { ...result, wounds: result.wounds + event.n }
        : result
    case 'conquered':
      return { ...result, site: event.site }
    case 'cityTaken':
    case 'withdrew':
    case 'knockedOut':
      return { ...result, ends: [...result.ends, event.event] }
    case 'fightEnded':
      return { ...result, seat: event.seat, outcome: event.outcome }
    default:
      return result
  }
}

/** How long it stays, in milliseconds. */
const LASTS = 6000

/** The result of a fight, for a while after it has ended. */
export function FightNews(drawn: BoardPartProps) {
  const { happened, at, scene } = drawn
  const [seen, setSeen] = useState<{ readonly at: number; readonly result: Result }>()
  if (seen?.at !== at) {
    const events = happened.map(eventOf)
    const isFought = scene !== 'map' || events.some(({ event }) => event === 'fightEnded')
    const isOngoing = seen !== undefined && seen.result.outcome === undefined && isFought
    const result = events.reduce(after, isOngoing ? seen.result : begun(-1))
    // What is still being read stays until something else has been fought out.
    const keeps = result.outcome === undefined && scene === 'map' && seen?.result.outcome !== undefined
    setSeen({ at, result: keeps ? seen.result : result })
  }
  const close = useCallback(() => setSeen((last) => last && { ...last, result: begun(-1) }), [])
  const result = seen?.result
  const isOver = result?.outcome !== undefined
  useEffect(() => {
    if (!isOver) return undefined
    const timer = setTimeout(close, LASTS)
    return () => clearTimeout(timer)
  }, [isOver, close])
  return result === undefined || !isOver ? null : <Slip {...drawn} result={result} close={close} />
}

interface SlipProps extends BoardPartProps {
  readonly result: Result
  readonly close: () => void
}

function Slip({ mage, seat, nameOf, result, close }: SlipProps) {
  const i18n = useI18n()
  const t = (key: string, values?: Readonly<Record<string, number | string>>): string =>
    i18n.t(`web.mkFight.result.${key}`, values)
  const { tokens, fame, reputation, wounds, site, ends, outcome = 'lost' } = result
  const title = t(outcome)
  return (
    <div className="mk-fight-news" role="status" data-outcome={outcome}>
      <p className="mk-fight-news-title">
        {result.seat === seat ? title : t('whose', { player: nameOf(result.seat), title })}
      </p>
      <p className="mk-fight-news-tokens" aria-hidden>
        {tokens.map((token, nth) => (
          <Token key={nth} ctx={mage} post={token} token={token} size={40} isPlain />
        ))}
      </p>
      <ul className="mk-fight-news-list">
        <li>{tokens.length === 0 ? t('nobody') : t('defeated', { count: tokens.length })}</li>
        {fame === 0 ? null : (
          <li>
            <Icon name="fame" /> {t('fame', { n: fame })}
          </li>
        )}
        {reputation === 0 ? null : (
          <li>
            <Icon name="reputation" /> {t('reputation', { n: signed(reputation) })}
          </li>
        )}
        {wounds === 0 ? null : (
          <li>
            <Icon name="wound" /> {t('wounds', { count: wounds })}
          </li>
        )}
        {site < 0 ? null : (
          <li>
            <Icon name="flag" /> {t('conquered', { site: i18n.format(siteText(site)) })}
          </li>
        )}
        {ends.map((end) => (
          <li key={end}>{t(end)}</li>
        ))}
      </ul>
      <button type="button" className="mk-fight-news-close" aria-label={t('close')} onClick={close}>
        <X aria-hidden />
      </button>
    </div>
  )
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : `−${-n}`
}
