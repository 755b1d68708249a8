import { kernelMessages, type Game, type Language, type Messages, type Text } from '@longtable/kernel'
import i18next, { type i18n } from 'i18next'
import { cliMessages } from './messages/index.ts'

export const languages: readonly Language[] = ['en', 'fr']

/** Says texts in one language, with the words of the house and of one game. */
export interface Voice {
  readonly lang: Language
  readonly say: (text: Text) => string
  /** Says a message by its key. */
  readonly t: (key: string, values?: Text['with']) => string
  readonly knows: (key: string) => boolean
  readonly number: (n: number, digits?: number) => string
}

type Value = NonNullable<Text['with']>[string]

function resources(game: Game | undefined, lang: Language): Messages {
  return { ...kernelMessages[lang], ...game?.messages[lang], ...cliMessages[lang] }
}

function instance(game: Game | undefined, lang: Language): i18n {
  const made = i18next.createInstance()
  void made.init({
    lng: lang,
    fallbackLng: 'en',
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: {
      en: { translation: resources(game, 'en') },
      fr: { translation: resources(game, 'fr') },
    },
  })
  return made
}

export function voiceOf(lang: Language, game?: Game): Voice {
  const made = instance(game, lang)
  const numbers = new Intl.NumberFormat(lang)
  const filled = (value: Value): string | number => {
    if (typeof value !== 'object') return value
    return 'key' in value ? say(value as Text) : value[lang]
  }
  // What a rule blocks without words of its own is explained by the rule itself.
  const ruleBehind = (key: string): string | undefined =>
    game?.rules.find(({ id }) => key === `blocked.${id}`)?.[lang]
  const say = (text: Text): string => {
    const values: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(text.with ?? {})) values[name] = filled(value)
    const said = made.t(text.key, values)
    return said === text.key ? (ruleBehind(said) ?? said) : said
  }
  return {
    lang,
    say,
    t: (key, values) => say(values === undefined ? { key } : { key, with: values }),
    knows: (key) => made.exists(key) || made.exists(key, { count: 1 }) || ruleBehind(key) !== undefined,
    number: (n, digits) =>
      digits === undefined
        ? numbers.format(n)
        : new Intl.NumberFormat(lang, {
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
          }).format(n),
  }
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
