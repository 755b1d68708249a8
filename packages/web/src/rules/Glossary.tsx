import type { Language } from '@longtable/kernel'
import { useVoice } from '../app/words.tsx'
import type { Term } from './glossary.ts'
import { Marked } from './Marked.tsx'
import { RuleLink } from './RuleLink.tsx'
import { hasWords } from './search.ts'

interface Props {
  readonly terms: readonly Term[]
  readonly words: readonly string[]
  readonly onPick: (rule: string) => void
}

/** The terms with all these words, in the order of the reader's alphabet. */
export function findTerms(terms: readonly Term[], words: readonly string[], lang: Language): readonly Term[] {
  return terms
    .filter((term) => hasWords([term[lang].term, term[lang].text, ...term.rules], words))
    .toSorted((a, b) => a[lang].term.localeCompare(b[lang].term, lang))
}

export function Glossary({ terms, words, onPick }: Props) {
  const voice = useVoice()
  const found = findTerms(terms, words, voice.lang)
  if (found.length === 0) return <p className="rules-none">{voice.t('web.rules.none')}</p>
  return (
    <dl className="rules-glossary">
      {found.map((term) => (
        <div key={term.id}>
          <dt>
            <Marked text={term[voice.lang].term} words={words} />
          </dt>
          <dd>
            <p>
              <Marked text={term[voice.lang].text} words={words} />
            </p>
            <p className="rules-glossary-links">
              {term.rules.map((rule) => (
                <RuleLink key={rule} rule={rule} onOpen={onPick} />
              ))}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  )
}
