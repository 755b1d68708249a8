import { kernelMessages, type Game, type Language, type Messages, type Text } from '@longtable/kernel'
import { createFormatter, type Formatter } from '@longtable/i18n'
import { serverMessages } from './index.ts'

const formatters = new Map<string, Formatter>()

function messagesOf(game: Game | undefined, lang: Language): Messages {
  return { ...kernelMessages[lang], ...game?.messages[lang], ...serverMessages[lang] }
}

/** Formats a text in somebody's language, with the messages of the game that it is about. */
export function formatText(text: Text, lang: Language, game?: Game): string {
  const key = `${lang} ${game?.id ?? ''}`
  const i18n =
    formatters.get(key) ??
    createFormatter(lang, { en: messagesOf(game, 'en'), fr: messagesOf(game, 'fr') }, game?.rules)
  formatters.set(key, i18n)
  return i18n.format(text)
}
