import type { Config, Game } from '@longtable/kernel'
import { useId } from 'react'
import { useVoice } from '../app/words.tsx'
import { chaptersOf, findRules } from './register.ts'
import { RuleEntry } from './RuleEntry.tsx'
import { chapterText, optionSaid, sourceText } from './sayings.ts'

interface Props {
  readonly game: Game
  readonly config: Config | undefined
  readonly words: readonly string[]
  readonly picked: string | undefined
  readonly onPick: (rule: string) => void
}

/** The register by chapters, with a way to go to each. */
export function Register({ game, config, words, picked, onPick }: Props) {
  const voice = useVoice()
  const id = useId()
  const found = findRules(game.rules, words, voice.lang, (rule) => sourceText(voice, rule))
  const chapters = chaptersOf(found).map((chapter) => ({
    ...chapter,
    name: chapterText(voice, game.id, chapter.id),
    place: `${id}-${chapter.id}`,
  }))
  const goTo = (place: string): void => document.getElementById(place)?.scrollIntoView({ block: 'start' })
  if (found.length === 0) return <p className="rules-none">{voice.t('web.rules.none')}</p>
  return (
    <div className="rules-register">
      <nav className="rules-contents" aria-label={voice.t('web.rules.contents')}>
        <ul>
          {chapters.map(({ id: chapter, name, place, rules }) => (
            <li key={chapter}>
              <button type="button" onClick={() => goTo(place)}>
                <span>{name}</span> <span className="rules-count">{rules.length}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="rules-chapters">
        <label className="rules-jump">
          <span className="sr-only">{voice.t('web.rules.jump')}</span>
          <select value="" onChange={(event) => goTo(event.target.value)}>
            <option value="" disabled>
              {voice.t('web.rules.jump')}
            </option>
            {chapters.map(({ name, place }) => (
              <option key={place} value={place}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {chapters.map(({ id: chapter, name, place, rules }) => (
          <section key={chapter} id={place} className="rules-chapter" aria-labelledby={`${place}-name`}>
            <h3 id={`${place}-name`}>{name}</h3>
            <ul>
              {rules.map((rule) => (
                <RuleEntry
                  key={rule.id}
                  game={game.id}
                  rule={rule}
                  words={words}
                  option={optionSaid(voice, game, rule, config)}
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
}
