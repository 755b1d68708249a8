import { kernelMessages, type Game, type Language, type Messages, type Text } from '@longtable/kernel'
import { serverMessages } from '@longtable/server/client'
import { voiceWith, type Voice } from '@longtable/voice'
import { cliMessages } from './messages/index.ts'

export { languages, type Voice } from '@longtable/voice'

function words(game: Game | undefined, lang: Language): Messages {
  return { ...kernelMessages[lang], ...serverMessages[lang], ...game?.messages[lang], ...cliMessages[lang] }
}

/** Speaks with the words of the house and of one game. */
export function voiceOf(lang: Language, game?: Game): Voice {
  return voiceWith(lang, { en: words(game, 'en'), fr: words(game, 'fr') }, game?.rules)
}

/** The language that the machine speaks, as far as we speak it too. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const wanted = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(
    (value) => value !== undefined && value !== '',
  )
  return wanted?.toLowerCase().startsWith('fr') === true ? 'fr' : 'en'
}

export function gameName(game: Game, voice: Voice): string {
  return voice.knows('name') ? voice.t('name') : game.id
}

/** Does this voice have words for all of a text? */
export function canSay(voice: Voice, text: Text): boolean {
  return (
    voice.knows(text.key) &&
    Object.values(text.with ?? {}).every(
      (value) => typeof value !== 'object' || !('key' in value) || canSay(voice, value as Text),
    )
  )
}
