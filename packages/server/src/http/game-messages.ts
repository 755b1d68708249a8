import { kernelMessages, type Language, type Messages, type Text } from '@longtable/kernel'
import { createFormatter, type Formatter } from '@longtable/i18n'
import { serverMessages } from '../messages/index.ts'

/** The words of one game; undefined if there is no such game. */
export type GameMessages = (game: string, lang: Language) => Messages | undefined

/** Everything that can be said about one game, for clients that are not ours. */
export function allMessages(messages: GameMessages, game: string, lang: Language): Messages {
  return { ...messages(game, lang), ...kernelMessages[lang], ...serverMessages[lang] }
}

/** Says texts in English, with the words of the game that they are about, for people who read answers by eye. */
export function englishFormatter(messages: GameMessages): (text: Text, game?: string) => string {
  const formatters = new Map<string, Formatter>()
  return (text, game = '') => {
    const known = messages(game, 'en') === undefined ? '' : game
    const words = (lang: Language): Messages => allMessages(messages, known, lang)
    const i18n = formatters.get(known) ?? createFormatter('en', { en: words('en'), fr: words('fr') })
    formatters.set(known, i18n)
    return i18n.format(text)
  }
}
