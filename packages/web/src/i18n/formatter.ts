import { kernelMessages, type Game, type Language, type Messages, type Text } from '@longtable/kernel'
import { serverMessages } from '@longtable/server/client'
import { createFormatter, type Formatter } from '@longtable/i18n'
import { inLanguage, type Namespaces } from './namespaces.ts'

/** What the client says whatever is played. */
const shared: { en: Messages; fr: Messages } = { en: {}, fr: {} }

/** Makes known what the client says; once, before anything is formatted. */
export function registerMessages(namespaces: Namespaces): void {
  shared.en = inLanguage(namespaces, 'en')
  shared.fr = inLanguage(namespaces, 'fr')
}

/** What the tables of games say, by the ids of the games: each is registered when its UI is loaded. */
const ofGames = new Map<string, Namespaces>()

export function registerGameMessages(game: string, namespaces: Namespaces): void {
  ofGames.set(game, namespaces)
}

function messagesIn(lang: Language, game: Game | undefined): Messages {
  const own = game && ofGames.get(game.id)
  const web = own === undefined ? shared[lang] : { ...shared[lang], ...inLanguage(own, lang) }
  return { ...kernelMessages[lang], ...serverMessages[lang], ...game?.messages[lang], web }
}

/** Knows the messages of the client and, at a table, of its game. */
export function formatterFor(lang: Language, game?: Game, names?: readonly string[]): Formatter {
  const messages = { en: messagesIn('en', game), fr: messagesIn('fr', game) }
  return createFormatter(lang, messages, game?.rules, names && ((text) => nameIn(names, text)))
}

/** Games speak of “Player 2”; at a table everybody has a name. */
function nameIn(names: readonly string[], { key, with: values }: Text): string | undefined {
  if (key !== 'player') return undefined
  const name = names[Number(values?.['number']) - 1]
  return name === undefined || name === '' ? undefined : name
}
