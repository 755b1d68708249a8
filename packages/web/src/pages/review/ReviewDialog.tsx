import type { Balance, Review } from '@longtable/bots'
import type { MatchFile } from '@longtable/kernel'
import { useMemo } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { LineChart } from '../../components/LineChart.tsx'
import { Dialog, Note } from '../../components/controls/index.ts'
import { SeatMark } from '../../components/SeatMark.tsx'
import { courseOf, fewOf } from './course.ts'
import { signedNumber } from './signed-number.ts'
import { ReviewedTurn, type Told } from './ReviewedTurn.tsx'
import { useReview } from './use-review.ts'
import './review.css'

interface ReviewProps {
  readonly names: readonly string[]
  /** What happened between two moments, in words. */
  readonly tell: (after: number, at: number) => Told
  readonly goTo: (at: number) => void
}

interface ReviewDialogProps extends ReviewProps {
  readonly file: MatchFile
  readonly onClose: () => void
}

/** A match that is over, as somebody sees it who understands the game. */
export function ReviewDialog({ file, onClose, ...props }: ReviewDialogProps) {
  const i18n = useI18n()
  return (
    <Dialog isOpen onClose={onClose} title={i18n.t('web.review.title')} size="wide">
      <Reviewed file={file} {...props} />
    </Dialog>
  )
}

function Reviewed({ file, ...props }: ReviewProps & Pick<ReviewDialogProps, 'file'>) {
  const i18n = useI18n()
  const reviewing = useReview(file)
  switch (reviewing.state) {
    case 'looking': {
      const words = i18n.t('web.review.looking')
      return (
        <div className="review">
          <p role="status">{words}</p>
          <progress aria-label={words} value={reviewing.done} />
        </div>
      )
    }
    case 'failed':
      return <Note tone="danger">{i18n.t('web.review.failed')}</Note>
    case 'ready':
      return <Found review={reviewing.review} {...props} />
  }
}

/** What came of it, ready to be looked at. */
export function Found({ review, names, tell, goTo }: ReviewProps & { readonly review: Review }) {
  const i18n = useI18n()
  const { isTogether } = review
  const course = useMemo(() => courseOf(review), [review])
  const lines = useMemo(
    () => (isTogether ? [i18n.t('web.review.together')] : [...names]),
    [isTogether, names, i18n],
  )
  const balances = isTogether ? review.balances.slice(0, 1) : review.balances
  return (
    <div className="review">
      <section aria-labelledby="review-course">
        <h3 id="review-course">{i18n.t('web.review.course')}</h3>
        <LineChart rows={course.rows} at={course.at} names={lines} label={i18n.t('web.review.chart')} />
        {isTogether ? null : (
          <ul className="review-key" aria-hidden="true">
            {names.map((name, seat) => (
              <li key={seat}>
                <SeatMark seat={seat} size={16} /> {name}
              </li>
            ))}
          </ul>
        )}
        <Chances review={review} lines={lines} />
      </section>
      <section aria-labelledby="review-balance">
        <h3 id="review-balance">{i18n.t('web.review.balance')}</h3>
        <Balances balances={balances} names={isTogether ? lines : names} isTogether={isTogether} />
      </section>
      <section aria-labelledby="review-turns">
        <h3 id="review-turns">{i18n.t('web.review.turns')}</h3>
        {review.turns.length === 0 ? <p>{i18n.t('web.review.noTurns')}</p> : null}
        <ol className="review-turns">
          {review.turns.map((turn) => (
            <li key={turn.at}>
              <ReviewedTurn turn={turn} names={names} isTogether={isTogether} tell={tell} goTo={goTo} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

/** The same as the chart in numbers, for whoever cannot see it. */
function Chances({ review, lines }: { readonly review: Review; readonly lines: readonly string[] }) {
  const i18n = useI18n()
  return (
    <details className="review-table">
      <summary>{i18n.t('web.review.asTable')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{i18n.t('web.review.moment')}</th>
            {lines.map((name, i) => (
              <th scope="col" key={i}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fewOf(review.points).map(({ at, chances }) => (
            <tr key={at}>
              <th scope="row">{i18n.number(at)}</th>
              {lines.map((_, i) => (
                <td key={i}>
                  {i18n.t('web.review.percent', { percent: Math.round((chances[i] ?? 0) * 100) })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

interface BalancesProps {
  readonly balances: readonly Balance[]
  readonly names: readonly string[]
  readonly isTogether: boolean
}

/** Luck and choice, added up. */
function Balances({ balances, names, isTogether }: BalancesProps) {
  const i18n = useI18n()
  const within = Math.max(...balances.map((balance) => balance.within))
  return (
    <>
      <table className="review-balance">
        <thead>
          <tr>
            <th scope="col">{i18n.t('web.review.player')}</th>
            <th scope="col">{i18n.t('web.review.luck')}</th>
            <th scope="col">{i18n.t('web.review.choices')}</th>
            {isTogether ? null : <th scope="col">{i18n.t('web.review.others')}</th>}
          </tr>
        </thead>
        <tbody>
          {balances.map(({ seat, luck, choices, others }) => (
            <tr key={seat}>
              <th scope="row">
                {isTogether ? null : <SeatMark seat={seat} size={20} />}
                <span>{names[seat]}</span>
              </th>
              <Change by={luck} />
              <Change by={isTogether ? choices + others : choices} />
              {isTogether ? null : <Change by={others} />}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="review-note">
        {i18n.t('web.review.explained', { within: Math.max(1, Math.round(within * 100)) })}
      </p>
    </>
  )
}

function Change({ by }: { readonly by: number }) {
  const i18n = useI18n()
  return <td data-good={by > 0.005 || undefined}>{signedNumber(i18n, by)}</td>
}
