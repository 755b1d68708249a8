import { kernelMessages, type Game, type Language, type Messages, type Text } from '@longtable/kernel'
import { createFormatter, type Formatter } from '@longtable/i18n'
import { serverMessages } from './index.ts'

const voices = new Map<string, Formatter>()

function words(game: Game | undefined, lang: Language): Messages {
  return { ...kernelMessages[lang], ...game?.messages[lang], ...serverMessages[lang] }
}

/** Says a text in somebody's language, with the words of the game that it is about. */
export function say(text: Text, lang: Language, game?: Game): string {
  const key = `${lang} ${game?.id ?? ''}`
  const i18n =
    voices.get(key) ?? createFormatter(lang, { en: words(game, 'en'), fr: words(game, 'fr') }, game?.rules)
  voices.set(key, i18n)
  return i18n.format(text)
}
