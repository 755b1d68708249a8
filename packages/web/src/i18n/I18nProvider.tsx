import { kernelMessages, type Game, type Language, type Messages, type Text } from '@longtable/kernel'
import { serverMessages } from '@longtable/server/client'
import { createFormatter, type Formatter } from '@longtable/i18n'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { useSettings } from '../settings/settings.ts'
import { inLanguage, webMessages } from '../app/shared-namespaces.ts'
import type { Rooms } from './namespaces.ts'

/** What the tables of games say, by the names of the games: each brings its words when it is laid out. */
const learned = new Map<string, Rooms>()

export function addMessages(game: string, rooms: Rooms): void {
  learned.set(game, rooms)
}

function wordsIn(lang: Language, game: Game | undefined): Messages {
  const own = game && learned.get(game.id)
  const web = own === undefined ? webMessages[lang] : { ...webMessages[lang], ...inLanguage(own, lang) }
  return { ...kernelMessages[lang], ...serverMessages[lang], ...game?.messages[lang], web }
}

/** Speaks with the words of the house and, at a table, of its game. */
export function formatterFor(lang: Language, game?: Game, names?: readonly string[]): Formatter {
  const words = { en: wordsIn('en', game), fr: wordsIn('fr', game) }
  return createFormatter(lang, words, game?.rules, names && ((text) => nameIn(names, text)))
}

/** Games speak of “Player 2”; at a table everybody has a name. */
function nameIn(names: readonly string[], { key, with: values }: Text): string | undefined {
  if (key !== 'player') return undefined
  const name = names[Number(values?.['number']) - 1]
  return name === undefined || name === '' ? undefined : name
}

const context = createContext<Formatter | undefined>(undefined)

interface WordsProps {
  readonly game?: Game | undefined
  /** What the seats are called at this table. */
  readonly names?: readonly string[] | undefined
  readonly children: ReactNode
}

/** Everything inside speaks the language of the settings, and knows the words of this game. */
export function I18nProvider({ game, names, children }: WordsProps) {
  const lang = useSettings((settings) => settings.lang)
  const i18n = useMemo(() => formatterFor(lang, game, names), [lang, game, names])
  return <context.Provider value={i18n}>{children}</context.Provider>
}

export function useI18n(): Formatter {
  const i18n = useContext(context)
  if (i18n === undefined) throw new Error('nobody speaks here')
  return i18n
}
