import type { TurningPoint } from '@longtable/bots'
import { AdvisedSteps } from '../../match-ui/advice/AdvisedSteps.tsx'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { SeatMark } from '../../components/SeatMark.tsx'
import { signedNumber } from './signed-number.ts'

/** A part of a match in words: where it stood, and what happened one after the other. */
export interface Told {
  readonly phase: string
  readonly lines: readonly string[]
}

interface TurnProps {
  readonly turn: TurningPoint
  readonly names: readonly string[]
  readonly isTogether: boolean
  readonly tell: (after: number, at: number) => Told
  readonly goTo: (at: number) => void
}

/** So many things that happened are told: what it began with, and what it came to. */
const FIRST = 2
const LAST = 2

function few(lines: readonly string[]): readonly string[] {
  if (lines.length <= FIRST + LAST) return lines
  return [...lines.slice(0, FIRST), '…', ...lines.slice(-LAST)]
}

/** A move that changed much: whose chance, what happened, how much of it was luck, and what would have been better. */
export function ReviewedTurn({ turn, names, isTogether, tell, goTo }: TurnProps) {
  const i18n = useI18n()
  const { after, at, seat, of, by, luck, choice, better } = turn
  const { phase, lines } = tell(after, at)
  const said = lines.length === 0 ? [i18n.t('web.review.moved', { name: names[seat] ?? '' })] : few(lines)
  return (
    <>
      <button type="button" className="review-turn" onClick={() => goTo(at)}>
        <span className="review-swing" data-good={by > 0 || undefined}>
          <b>{signedNumber(i18n, by)}</b>
          {isTogether ? null : (
            <span className="review-whose">
              <SeatMark seat={of} size={18} /> {names[of]}
            </span>
          )}
        </span>
        <span className="review-said">
          <small>{phase}</small>
          {said.map((words, i) => (
            <span key={i}>{words}</span>
          ))}
          <small>
            {i18n.t('web.review.because', {
              name: names[seat] ?? '',
              luck: signedNumber(i18n, luck[of] ?? 0),
              choice: signedNumber(i18n, choice[of] ?? 0),
            })}
          </small>
        </span>
      </button>
      {better === undefined ? null : (
        <div className="review-better">
          <p>
            {i18n.t('web.review.better', { name: names[seat] ?? '', percent: Math.round(better.by * 100) })}
          </p>
          <AdvisedSteps steps={better.idea.steps} />
        </div>
      )}
    </>
  )
}
