import { text, type Config, type Game, type Json, type Rule } from '@longtable/kernel'
import type { Formatter } from '@longtable/i18n'
import { RULE_NAMES } from './rule-names.ts'
import { readSource, sourceKey } from './rule-register.ts'

/** Where a rule comes from, in the reader's language. */
export function sourceText(i18n: Formatter, { source }: Pick<Rule, 'source'>): string {
  const { book, chapters } = readSource(source)
  const names = chapters.map(({ name, number }, place) => {
    const key = `web.${RULE_NAMES}.sources.${sourceKey(name)}`
    const known = i18n.knows(key) ? i18n.t(key) : name
    const chapter = book === 'sheet' && place > 0 ? withSmallLetter(known) : known
    return number === undefined ? chapter : i18n.t('web.rules.step', { chapter, number })
  })
  return i18n.t(`web.rules.${book}`, { chapters: names.join(', ') })
}

function withSmallLetter(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** A chapter's name; a game whose chapters have none shows the word of its ids. */
export function chapterText(i18n: Formatter, chapter: string): string {
  const key = `web.${RULE_NAMES}.chapters.${chapter}`
  return i18n.knows(key) ? i18n.t(key) : chapter
}

function valueText(i18n: Formatter, option: string, value: Json): string {
  const word = typeof value === 'string' ? value : JSON.stringify(value)
  const key = `options.${option}.values.${word}`
  return i18n.knows(key) ? i18n.t(key) : word
}

/** Which reading of a rule this match plays, or that a table may choose one; undefined if there is only one. */
export function optionSaid(
  i18n: Formatter,
  game: Pick<Game, 'config'>,
  { option }: Rule,
  config: Config | undefined,
): string | undefined {
  const spec = option === undefined ? undefined : game.config[option]
  if (option === undefined || spec === undefined) return undefined
  if (config !== undefined) {
    return i18n.t('web.rules.plays', {
      value: valueText(i18n, option, config[option] ?? spec.default),
    })
  }
  return i18n.t('web.rules.optionDefault', {
    option: text(`options.${option}.name`),
    value: valueText(i18n, option, spec.default),
  })
}
