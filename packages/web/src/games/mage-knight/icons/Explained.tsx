import type { ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { ExplainedPaper } from './ExplainedPaper.tsx'
import { useExplaining } from './explaining.ts'
import { explanationOf, explanations, type Word } from './explanations.ts'
import { Icon } from './Icon.tsx'
import './Explained.css'

export { explanationOf, isWord, type Word } from './explanations.ts'
export { Explanations } from './ExplainedPaper.tsx'

interface Props {
  /** What is explained; of several things, all on one paper. */
  readonly of: Word | readonly Word[]
  /** The icon or the word; without any, the icon of the thing. */
  readonly children?: ReactNode
  /**
   * For what lies in or around a piece that is a button itself: it adds no button, and is explained when the pointer
   * rests on it, when the piece has the keyboard, or on a long press. Whoever hears the table instead of seeing it gets
   * `explanationOf` as the description of the piece.
   */
  readonly isInert?: boolean
  /** The element around what is inert; `g` in a drawing. */
  readonly as?: 'span' | 'div' | 'g'
  readonly className?: string | undefined
}

/** An icon or a word of the game that explains itself. */
export function Explained({ of, children, isInert = false, as: Around = 'span', className }: Props) {
  const words = typeof of === 'string' ? [of] : of
  const explaining = useExplaining(isInert)
  const { near, id, close } = explaining
  const shown = children ?? <OwnIcon word={words[0]} />
  if (words.length === 0) return children
  const paper = near === undefined ? null : <ExplainedPaper id={id} near={near} words={words} close={close} />
  if (isInert) {
    return (
      <Around className={className ?? 'mk-explained-inert'} {...explaining.props}>
        {shown}
        {paper}
      </Around>
    )
  }
  return (
    <button
      type="button"
      className={`mk-explained ${className ?? ''}`}
      aria-describedby={near === undefined ? undefined : id}
      {...explaining.props}
      onClick={(event) => {
        event.stopPropagation()
        explaining.toggle(event.currentTarget)
      }}
    >
      {shown}
      {paper}
    </button>
  )
}

function OwnIcon({ word }: { word: Word }) {
  const i18n = useI18n()
  const { icon } = explanations[word]
  const { name } = explanationOf(i18n, word)
  if (icon === undefined) return name
  return (
    <>
      <Icon name={icon} />
      <span className="sr-only">{name}</span>
    </>
  )
}
