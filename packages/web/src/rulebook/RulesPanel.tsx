import { Tabs } from '@base-ui/react/tabs'
import type { Config, Game } from '@longtable/kernel'
import { Search, X } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useI18n, I18nProvider } from '../i18n/I18nProvider.tsx'
import { GlossaryList } from './GlossaryList.tsx'
import { findTerms, termsOf, type Glossary } from './glossary.ts'
import { findRules } from './rule-register.ts'
import { RuleList } from './RuleList.tsx'
import { sourceText } from './rule-text.ts'
import { wordsOf } from './search.ts'
import './rules-panel.css'

export interface RulesPanelProps {
  readonly game: Game
  /** The words of the game, where they are explained. */
  readonly glossary: Glossary | undefined
  /** The rule to be shown and marked. */
  readonly rule?: string | undefined
  /** The options of a match, to say which reading it plays. */
  readonly config?: Config | undefined
  readonly onClose?: (() => void) | undefined
  /** A rule was chosen in the book; a page writes it into its address. */
  readonly onPick?: ((rule: string) => void) | undefined
  /** The title is the page's own heading. */
  readonly isPage?: boolean
}

/** The rules of a game to search and to read, and its words explained. */
export function RulesPanel(props: RulesPanelProps) {
  return (
    <I18nProvider game={props.game}>
      <Book {...props} />
    </I18nProvider>
  )
}

type Part = 'rules' | 'glossary'

/** A single letter is in every rule. */
const LEAST = 2

function Book({ game, glossary, rule, config, onClose, onPick, isPage = false }: RulesPanelProps) {
  const i18n = useI18n()
  const [asked, setAsked] = useState(rule)
  const [picked, setPicked] = useState(rule)
  const [part, setPart] = useState<Part>('rules')
  const [query, setQuery] = useState('')
  const show = useCallback((id: string | undefined) => {
    setPicked(id)
    setPart('rules')
    setQuery('')
  }, [])
  if (asked !== rule) {
    setAsked(rule)
    if (rule !== picked) show(rule)
  }
  const pick = useCallback(
    (id: string) => {
      show(id)
      onPick?.(id)
    },
    [show, onPick],
  )
  const asking = useDeferredValue(query)
  const words = useMemo(() => (asking.trim().length < LEAST ? [] : wordsOf(asking)), [asking])
  const known = useMemo(() => termsOf(glossary, i18n), [glossary, i18n])
  const terms = useMemo(() => findTerms(known, words, i18n.lang), [known, words, i18n])
  const rules = useMemo(
    () => findRules(game.rules, words, i18n.lang, (one) => sourceText(i18n, one)),
    [game, words, i18n],
  )
  const count = part === 'rules' ? rules.length : terms.length
  const Title = isPage ? 'h1' : 'h2'
  const isUnknown = rule !== undefined && rule !== '' && !game.rules.some(({ id }) => id === rule)
  return (
    <section className="rules" aria-label={i18n.t('web.rules.title', { game: i18n.t('name') })}>
      <Tabs.Root value={part} onValueChange={(value) => setPart(value as Part)} className="rules-tabs">
        <header className="rules-head">
          <div className="rules-title">
            <Title>{i18n.t('web.rules.title', { game: i18n.t('name') })}</Title>
            {onClose === undefined ? null : (
              <button
                type="button"
                className="rules-close"
                aria-label={i18n.t('web.rules.close')}
                onClick={onClose}
              >
                <X aria-hidden size={20} />
              </button>
            )}
          </div>
          <div className="rules-tools">
            <SearchField part={part} query={query} onChange={setQuery} />
            {known.length === 0 ? null : (
              <Tabs.List className="rules-parts">
                <Tabs.Tab value="rules">{i18n.t('web.rules.book')}</Tabs.Tab>
                <Tabs.Tab value="glossary">{i18n.t('web.rules.glossary')}</Tabs.Tab>
              </Tabs.List>
            )}
            <p className="rules-found" role="status">
              {isUnknown && words.length === 0
                ? i18n.t('web.rules.unknown', { rule })
                : i18n.t(words.length === 0 ? 'web.rules.all' : 'web.rules.found', { count })}
            </p>
          </div>
        </header>
        <Tabs.Panel value="rules" className="rules-body" tabIndex={-1}>
          <RuleList game={game} rules={rules} config={config} words={words} picked={picked} onPick={pick} />
        </Tabs.Panel>
        <Tabs.Panel value="glossary" className="rules-body" tabIndex={-1}>
          <GlossaryList terms={terms} words={words} onPick={pick} />
        </Tabs.Panel>
      </Tabs.Root>
    </section>
  )
}

interface SearchProps {
  readonly part: Part
  readonly query: string
  readonly onChange: (query: string) => void
}

function SearchField({ part, query, onChange }: SearchProps) {
  const i18n = useI18n()
  const name = i18n.t(part === 'rules' ? 'web.rules.search' : 'web.rules.searchGlossary')
  return (
    <div className="rules-search">
      <Search aria-hidden size={17} />
      <input
        type="search"
        value={query}
        placeholder={name}
        aria-label={name}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      {query === '' ? null : (
        <button type="button" aria-label={i18n.t('web.rules.clear')} onClick={() => onChange('')}>
          <X aria-hidden size={16} />
        </button>
      )}
    </div>
  )
}
