import { findManifest } from '@longtable/games/manifests'
import type { GameInfo } from '@longtable/server/wire'
import type { Formatter } from '@longtable/i18n'

export function gameName(i18n: Formatter, game: string): string {
  return findManifest(game)?.name[i18n.lang] ?? game
}

export function playersText(i18n: Formatter, { min, max }: GameInfo['players']): string {
  return min === max
    ? i18n.t('web.start.playersExactly', { count: min })
    : i18n.t('web.start.players', { min, max })
}
