import { sideText, type CardNo, type MatchTables } from '@longtable/dark-venture'
import type { Voice } from '@longtable/voice'
import { bodyOf } from './Card.tsx'

/** What stands on a card beyond its name, in one breath: for those who hear the table. */
export function describeCard(voice: Voice, tables: MatchTables, card: CardNo): string | undefined {
  if (card < 0) return undefined
  const { kind, timing, lines, icons, cost } = bodyOf(tables, card)
  const said = lines.map(({ side, text }) =>
    side === undefined
      ? voice.say(text)
      : voice.t('web.app.labelled', { name: sideText(tables, side), about: text }),
  )
  const users = icons.map((icon) => (icon === 'hero' ? voice.t('web.dvCards.hero') : voice.t(`side.${icon}`)))
  return [
    voice.t('web.dvCards.kind', { kind, timing }),
    ...said,
    ...(cost === undefined ? [] : [voice.t('web.dvCards.cost', { cost })]),
    ...(users.length === 0 ? [] : [voice.t('web.dvCards.users', { users: users.join(', ') })]),
  ].join(' ')
}
