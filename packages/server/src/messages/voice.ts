import { kernelMessages, type Game, type Language, type Messages, type Text } from '@longtable/kernel'
import { voiceWith, type Voice } from '@longtable/voice'
import { serverMessages } from './index.ts'

const voices = new Map<string, Voice>()

function words(game: Game | undefined, lang: Language): Messages {
  return { ...kernelMessages[lang], ...game?.messages[lang], ...serverMessages[lang] }
}

/** Says a text in somebody's language, with the words of the game that it is about. */
export function say(text: Text, lang: Language, game?: Game): string {
  const key = `${lang} ${game?.id ?? ''}`
  const voice =
    voices.get(key) ?? voiceWith(lang, { en: words(game, 'en'), fr: words(game, 'fr') }, game?.rules)
  voices.set(key, voice)
  return voice.say(text)
}
