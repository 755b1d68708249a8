import { usualLevel } from '@longtable/server/wire'
import type { Formatter } from '@longtable/i18n'
import { changeSettings, useSettings } from '../settings/settings.ts'
import type { Connection } from './connection.ts'
import { useGameInfo } from './use-game-info.ts'

/** The level of bots that whoever sits here chose last, if a game has it; else the usual one. */
export function levelFor(levels: readonly string[]): string {
  const { level } = useSettings.getState()
  return levels.includes(level) ? level : usualLevel(levels)
}

export function keepLevel(level: string): void {
  changeSettings({ level })
}

export function levelName(i18n: Formatter, level: string): string {
  const key = `web.tables.level.${level}.name`
  return i18n.knows(key) ? i18n.t(key) : level
}

/** How a bot of this level plays, in a sentence. */
export function aboutLevel(i18n: Formatter, level: string): string | undefined {
  const key = `web.tables.level.${level}.about`
  return i18n.knows(key) ? i18n.t(key) : undefined
}

const NONE: readonly string[] = []

/** The levels of bots that a game has in this service, weakest first; none until they are known. */
export function useLevels(connection: Pick<Connection, 'games'>, game: string): readonly string[] {
  return useGameInfo(connection, game)?.bots ?? NONE
}
