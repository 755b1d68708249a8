import { kernelMessages, type Game, type Language, type Messages, type Text } from '@longtable/kernel'
import { serverMessages } from '@longtable/server/client'
import { createFormatter, type Formatter } from '@longtable/i18n'
import { cliMessages } from '../messages/index.ts'

export { languages, type Formatter } from '@longtable/i18n'

function messagesOf(game: Game | undefined, lang: Language): Messages {
  return { ...kernelMessages[lang], ...serverMessages[lang], ...game?.messages[lang], ...cliMessages[lang] }
}

/** Formats with the messages of the command line and of one game. */
export function formatterFor(lang: Language, game?: Game): Formatter {
  return createFormatter(lang, { en: messagesOf(game, 'en'), fr: messagesOf(game, 'fr') }, game?.rules)
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
