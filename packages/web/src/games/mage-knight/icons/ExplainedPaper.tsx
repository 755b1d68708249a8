import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { openRule } from '../../../rulebook/open-rule.ts'
import { RuleLink } from '../../../rulebook/RuleLink.tsx'
import { focusOn } from './explaining.ts'
import { explanations, explanationOf, type Word } from './explanations.ts'
import { Icon } from './Icon.tsx'

const GAP = 8

interface Props {
  readonly id: string
  readonly near: Element
  readonly words: readonly Word[]
  readonly close: () => void
}

/** What happens on the paper is no business of the piece that it explains. */
function stay(event: SyntheticEvent): void {
  event.stopPropagation()
}

/** A small paper beside what it explains: the name, a sentence or two, and the rule. */
export function ExplainedPaper({ id, near, words, close }: Props) {
  const i18n = useI18n()
  const paper = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number }>()
  useLayoutEffect(() => {
    const around = near.getBoundingClientRect()
    const own = paper.current?.getBoundingClientRect()
    if (own === undefined) return
    const middle = around.left + around.width / 2 - own.width / 2
    const left = Math.min(Math.max(GAP, middle), innerWidth - own.width - GAP)
    const above = around.top - own.height - GAP
    setPlace({
      left,
      top: above < GAP ? Math.min(around.bottom + GAP, innerHeight - own.height - GAP) : above,
    })
  }, [near])
  const names = words.map((word) => explanationOf(i18n, word).name)
  return createPortal(
    <div
      ref={paper}
      className="mk-explained-paper"
      role="dialog"
      data-explains={id}
      aria-label={names.join(', ')}
      style={place ?? { opacity: 0 }}
      onClick={stay}
      onPointerDown={stay}
      onKeyDown={(event) => {
        stay(event)
        if (event.key !== 'Tab') return
        event.preventDefault()
        close()
        focusOn(near)
      }}
    >
      <Explanations
        words={words}
        id={id}
        onOpen={(rule) => {
          close()
          openRule(rule)
        }}
      />
    </div>,
    document.body,
  )
}

interface ExplanationsProps {
  readonly words: readonly Word[]
  readonly id?: string | undefined
  readonly onOpen?: ((rule: string) => void) | undefined
}

/** Words explained one below the other: for the paper, and for whoever has room for them. */
export function Explanations({ words, id, onOpen = openRule }: ExplanationsProps) {
  const i18n = useI18n()
  return (
    <dl className="mk-explained-list" id={id}>
      {words.map((word) => {
        const { name, text } = explanationOf(i18n, word)
        const { icon, rules } = explanations[word]
        return (
          <div key={word}>
            <dt>
              {icon === undefined ? null : <Icon name={icon} size="1.1em" />}
              {name}
            </dt>
            <dd>
              {text} <RuleLink rule={rules[0]} onOpen={onOpen} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
