import { text, type Text } from '@longtable/kernel'
import { memo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { hundredths } from '../dice/hundredths.ts'
import './Odds.css'

export interface OddsProps {
  /** That the attack wins, in thousandths. */
  readonly perMille: number
  /** That it fails and may be struck back. */
  readonly counter?: number
  /** Small: one line among other words. Large: a bar with its words below. */
  readonly size?: 'small' | 'large'
}

const WHOLE = 1000

/** How an attack may end, as a bar: won, beaten off, struck back. */
export const Odds = memo(function Odds({ perMille, counter = 0, size = 'small' }: OddsProps) {
  const i18n = useI18n()
  const held = Math.max(0, WHOLE - perMille - counter)
  const ends = [
    { end: 'win', share: perMille, outcome: text('odds.win') },
    { end: 'hold', share: held, outcome: text('odds.hold') },
    { end: 'counter', share: counter, outcome: text('odds.counter') },
  ].filter(({ share }) => share > 0)
  const said = (outcome: Text, share: number): string =>
    i18n.t('web.dvFight.odds.said', { outcome: i18n.format(outcome), n: hundredths(share) })
  const words = ends.map(({ outcome, share }) => said(outcome, share)).join(' · ')
  return (
    <span className={`dv-fight-odds dv-fight-odds-${size}`} role="img" aria-label={words} title={words}>
      <span className="dv-fight-odds-bar">
        {ends.map(({ end, share }) => (
          <i key={end} data-end={end} style={{ flexGrow: share }} />
        ))}
      </span>
      <span className="dv-fight-odds-words">
        {size === 'small' ? (
          <b>{i18n.t('web.dvFight.odds.percent', { n: hundredths(perMille) })}</b>
        ) : (
          ends.map(({ end, share, outcome }) => (
            <span key={end} data-end={end}>
              <b>{i18n.t('web.dvFight.odds.percent', { n: hundredths(share) })}</b>
              <span>{i18n.format(outcome)}</span>
            </span>
          ))
        )}
      </span>
    </span>
  )
})
