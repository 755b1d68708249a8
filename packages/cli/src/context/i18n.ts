import { kernelMessages, type Game, type Language, type Messages, type Text } from '@longtable/kernel'
import { serverMessages } from '@longtable/server/client'
import { createFormatter, type Formatter } from '@longtable/i18n'
import type { CliGameEntry } from '../games/game-entry.ts'
import { cliMessages } from '../messages/index.ts'

export { languages, type Formatter } from '@longtable/i18n'

/** What is said about a game: its own words, and those of its board. */
export type SpokenGame = Pick<CliGameEntry, 'game'> & Partial<Pick<CliGameEntry, 'textBoard'>>

function messagesOf(spoken: SpokenGame | undefined, lang: Language): Messages {
  const board = spoken?.textBoard?.messages?.[lang] ?? {}
  return {
    ...kernelMessages[lang],
    ...serverMessages[lang],
    ...spoken?.game.messages[lang],
    cli: { ...cliMessages[lang], board },
  }
}

/** Formats with the messages of the command line and of one game. */
export function formatterFor(lang: Language, spoken?: SpokenGame): Formatter {
  return createFormatter(
    lang,
    { en: messagesOf(spoken, 'en'), fr: messagesOf(spoken, 'fr') },
    spoken?.game.rules,
  )
}

/** The language of the environment, where there are messages in it. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const wanted = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(
    (value) => value !== undefined && value !== '',
  )
  return wanted?.toLowerCase().startsWith('fr') === true ? 'fr' : 'en'
}

export function gameName(game: Game, i18n: Formatter): string {
  return i18n.knows('name') ? i18n.t('name') : game.id
}

/** Does this formatter have messages for all of a text? */
export function hasMessagesFor(i18n: Formatter, text: Text): boolean {
  return (
    i18n.knows(text.key) &&
    Object.values(text.with ?? {}).every(
      (value) => typeof value !== 'object' || !('key' in value) || hasMessagesFor(i18n, value as Text),
    )
  )
}
