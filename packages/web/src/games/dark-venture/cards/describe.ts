import { sideText, type CardNo, type MatchTables } from '@longtable/dark-venture/board'
import type { Formatter } from '@longtable/i18n'
import { bodyOf } from './Card.tsx'

/** What stands on a card beyond its name, in one breath: for those who hear the table. */
export function describeCard(i18n: Formatter, tables: MatchTables, card: CardNo): string | undefined {
  if (card < 0) return undefined
  const { kind, timing, lines, icons, cost } = bodyOf(tables, card)
  const said = lines.map(({ side, text }) =>
    side === undefined
      ? i18n.format(text)
      : i18n.t('web.app.labelled', { name: sideText(tables, side), about: text }),
  )
  const users = icons.map((icon) => (icon === 'hero' ? i18n.t('web.dvCards.hero') : i18n.t(`side.${icon}`)))
  return [
    i18n.t('web.dvCards.kind', { kind, timing }),
    ...said,
    ...(cost === undefined ? [] : [i18n.t('web.dvCards.cost', { cost })]),
    ...(users.length === 0 ? [] : [i18n.t('web.dvCards.users', { users: users.join(', ') })]),
  ].join(' ')
}
