import type { Rule } from '@longtable/kernel'
import { Check, Link } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useI18n } from '../i18n/I18nProvider.tsx'
import { Highlighted } from './Highlighted.tsx'
import { rulePath } from './rule-register.ts'
import { sourceText } from './rule-text.ts'

interface Props {
  readonly game: string
  readonly rule: Rule
  readonly words: readonly string[]
  /** What the options of a table have to do with it. */
  readonly option: string | undefined
  readonly isPicked: boolean
  readonly onPick: (rule: string) => void
}

/** One rule of the register: what it says, where it comes from, and the link to it. */
export function RuleEntry({ game, rule, words, option, isPicked, onPick }: Props) {
  const i18n = useI18n()
  const here = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isPicked) here.current?.scrollIntoView({ block: 'center' })
  }, [isPicked])
  return (
    <li
      ref={here}
      className="rules-entry"
      data-kind={rule.kind}
      data-picked={isPicked || undefined}
      aria-current={isPicked || undefined}
    >
      <div className="rules-entry-id">
        <a
          href={rulePath(game, rule.id)}
          onClick={(event) => {
            if (isPlainClick(event)) {
              event.preventDefault()
              onPick(rule.id)
            }
          }}
        >
          <Highlighted text={rule.id.toLowerCase()} words={words} />
        </a>
        <CopyLink game={game} rule={rule.id} />
      </div>
      <div className="rules-entry-text">
        <p>
          {rule.kind === 'rule' ? null : (
            <span className="rules-entry-kind">{i18n.t(`web.rules.kinds.${rule.kind}`)}</span>
          )}
          <Highlighted text={rule[i18n.lang]} words={words} />
        </p>
        {option === undefined ? null : <p className="rules-entry-option">{option}</p>}
        <p className="rules-entry-source">
          <Highlighted text={sourceText(i18n, rule)} words={words} />
        </p>
      </div>
    </li>
  )
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** How long it is said that a link was copied, in milliseconds. */
const SAID = 2000

type Copied = { readonly was: 'copied' } | { readonly was: 'refused'; readonly link: string }

function CopyLink({ game, rule }: { game: string; rule: string }) {
  const i18n = useI18n()
  const [copied, setCopied] = useState<Copied>()
  useEffect(() => {
    if (copied?.was !== 'copied') return
    const timer = setTimeout(() => setCopied(undefined), SAID)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (): Promise<void> => {
    const link = new URL(rulePath(game, rule), location.href).href
    try {
      await navigator.clipboard.writeText(link)
      setCopied({ was: 'copied' })
    } catch {
      setCopied({ was: 'refused', link })
    }
  }
  const name = i18n.t('web.rules.copy', { rule })
  return (
    <>
      <button type="button" className="rules-copy" aria-label={name} title={name} onClick={() => void copy()}>
        {copied?.was === 'copied' ? <Check aria-hidden size={15} /> : <Link aria-hidden size={15} />}
      </button>
      <span className={copied === undefined ? 'sr-only' : 'rules-copied'} role="status">
        {copied === undefined
          ? ''
          : copied.was === 'copied'
            ? i18n.t('web.rules.copied')
            : i18n.t('web.rules.notCopied', { link: copied.link })}
      </span>
    </>
  )
}
