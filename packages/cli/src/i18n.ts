import { kernelMessages, type Game, type Language, type Messages, type Text } from '@longtable/kernel'
import { serverMessages } from '@longtable/server/client'
import { createFormatter, type Formatter } from '@longtable/i18n'
import { cliMessages } from './messages/index.ts'

export { languages, type Formatter } from '@longtable/i18n'

function words(game: Game | undefined, lang: Language): Messages {
  return { ...kernelMessages[lang], ...serverMessages[lang], ...game?.messages[lang], ...cliMessages[lang] }
}

/** Speaks with the words of the house and of one game. */
export function formatterFor(lang: Language, game?: Game): Formatter {
  return createFormatter(lang, { en: words(game, 'en'), fr: words(game, 'fr') }, game?.rules)
}

/** The language that the machine speaks, as far as we speak it too. */
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
export function canSay(i18n: Formatter, text: Text): boolean {
  return (
    i18n.knows(text.key) &&
    Object.values(text.with ?? {}).every(
      (value) => typeof value !== 'object' || !('key' in value) || canSay(i18n, value as Text),
    )
  )
}
