import type { DescribedMenu } from '@longtable/kernel'
import type { MatchInfo } from '@longtable/server/wire'
import type { Formatter } from '@longtable/i18n'

interface Moment {
  readonly match: Pick<MatchInfo, 'status' | 'awaited' | 'seats'>
  readonly names: readonly string[]
  readonly asked: Pick<DescribedMenu, 'question' | 'awaited' | 'entries'> | null
  /** Is what is shown also what is so now? */
  readonly isNow: boolean
  readonly isLookingBack: boolean
}

/** The one sentence that says what is asked of whom. */
export function tableSentence(i18n: Formatter, moment: Moment): string {
  const { match, names, asked, isNow, isLookingBack } = moment
  if (match.status === 'over' && isNow) return i18n.t('web.shell.over')
  if (isLookingBack) return i18n.t('web.shell.lookingBack')
  // What was chosen may still be changed; but nobody is asked for it any more.
  const hasChosen = asked !== null && !asked.awaited && asked.entries.every(({ revises }) => revises)
  if (asked !== null && !hasChosen) return i18n.format(asked.question)
  if (!isNow) return i18n.t('web.shell.happening')
  const waiting = match.awaited.map((seat) => names[seat] ?? '')
  if (waiting.length === 0) return hasChosen ? i18n.t('web.shell.chosen') : ''
  const list = new Intl.ListFormat(i18n.lang).format(waiting)
  const areBots = match.awaited.every((seat) => match.seats[seat]?.bot !== null)
  const words = i18n.t(areBots ? 'web.shell.thinks' : 'web.shell.waitingFor', {
    names: list,
    count: waiting.length,
  })
  return hasChosen ? `${i18n.t('web.shell.chosen')} ${words}` : words
}
