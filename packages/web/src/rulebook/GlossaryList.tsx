import { useI18n } from '../i18n/I18nProvider.tsx'
import type { Term } from './glossary.ts'
import { Highlighted } from './Highlighted.tsx'
import { RuleLink } from './RuleLink.tsx'

interface Props {
  /** Those to be shown, in their order. */
  readonly terms: readonly Term[]
  readonly words: readonly string[]
  readonly onPick: (rule: string) => void
}

export function GlossaryList({ terms, words, onPick }: Props) {
  const i18n = useI18n()
  if (terms.length === 0) return <p className="rules-none">{i18n.t('web.rules.none')}</p>
  return (
    <dl className="rules-glossary">
      {terms.map((term) => (
        <div key={term.id}>
          <dt>
            <Highlighted text={term.term} words={words} />
          </dt>
          <dd>
            <p>
              <Highlighted text={term.text} words={words} />
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
