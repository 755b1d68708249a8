import type { GameInfo } from '@longtable/server/wire'
import type { Formatter } from '@longtable/i18n'
import { humanised } from '../../util/humanised.ts'

export function gameName(i18n: Formatter, game: string): string {
  const key = `web.start.games.${game}.name`
  return i18n.knows(key) ? i18n.t(key) : humanised(game)
}

export function playersText(i18n: Formatter, { min, max }: GameInfo['players']): string {
  return min === max
    ? i18n.t('web.start.playersExactly', { count: min })
    : i18n.t('web.start.players', { min, max })
}
