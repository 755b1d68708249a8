import type { Config, Game, Rule } from '@longtable/kernel'
import { memo, useId, useMemo } from 'react'
import { useI18n } from '../i18n/I18nProvider.tsx'
import { chaptersOf } from './rule-register.ts'
import { RuleEntry } from './RuleEntry.tsx'
import { chapterText, optionSaid } from './rule-text.ts'

interface Props {
  readonly game: Game
  /** Those to be shown. */
  readonly rules: readonly Rule[]
  readonly config: Config | undefined
  readonly words: readonly string[]
  readonly picked: string | undefined
  readonly onPick: (rule: string) => void
}

/** The register by chapters, with a way to go to each. */
export const RuleList = memo(function Register({ game, rules, config, words, picked, onPick }: Props) {
  const i18n = useI18n()
  const id = useId()
  const chapters = useMemo(
    () =>
      chaptersOf(rules).map((chapter) => ({
        ...chapter,
        name: chapterText(i18n, chapter.id),
        place: `${id}-${chapter.id}`,
      })),
    [rules, i18n, id],
  )
  const goTo = (place: string): void => document.getElementById(place)?.scrollIntoView({ block: 'start' })
  if (rules.length === 0) return <p className="rules-none">{i18n.t('web.rules.none')}</p>
  return (
    <div className="rules-register">
      <nav className="rules-contents" aria-label={i18n.t('web.rules.contents')}>
        <ul>
          {chapters.map(({ id: chapter, name, place, rules: of }) => (
            <li key={chapter}>
              <button type="button" onClick={() => goTo(place)}>
                <span>{name}</span> <span className="rules-count">{of.length}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="rules-chapters">
        <label className="rules-jump">
          <span className="sr-only">{i18n.t('web.rules.jump')}</span>
          <select value="" onChange={(event) => goTo(event.target.value)}>
            <option value="" disabled>
              {i18n.t('web.rules.jump')}
            </option>
            {chapters.map(({ name, place }) => (
              <option key={place} value={place}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {chapters.map(({ id: chapter, name, place, rules: of }) => (
          <section key={chapter} id={place} className="rules-chapter" aria-labelledby={`${place}-name`}>
            <h3 id={`${place}-name`}>{name}</h3>
            <ul>
              {of.map((rule) => (
                <RuleEntry
                  key={rule.id}
                  game={game.id}
                  rule={rule}
                  words={words}
                  option={optionSaid(i18n, game, rule, config)}
                  isPicked={rule.id === picked}
                  onPick={onPick}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
})
