import type { Text } from '@longtable/kernel'
import { colours } from '@longtable/mage-knight/board'
import type { FormattedPart, FormattedText } from '@longtable/i18n'
import { Fragment, memo, useMemo, type ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { capital, firstWord, lengthOf, linesOf } from '../../../components/formatted-text.ts'
import { Icon } from '../icons/Icon.tsx'
import { Gem } from '../mana/Gem.tsx'
import { markOf, type CardMark } from './marks.ts'
import './EffectText.css'

interface EffectTextProps {
  readonly text: Text
  /** Where there is little room, pictures and numbers stand for the words. */
  readonly brief?: boolean
  /** What is joined by semicolons stands in lines of its own. */
  readonly lines?: boolean
}

/** What an effect does, in the engine's words, with pictures before its keywords. */
export const EffectText = memo(function EffectText({ text, brief = false, lines = false }: EffectTextProps) {
  const i18n = useI18n()
  const said = useMemo(() => {
    const whole = i18n.formatToParts(text)
    return (lines ? linesOf(whole, 'effect.and') : [whole]).map((line) => capital(line, i18n))
  }, [i18n, text, lines])
  return (
    <span className="mk-effect" data-brief={brief || undefined}>
      {said.map((line, n) => (
        <span key={n} className={lines ? 'mk-effect-line' : undefined}>
          <Said saying={line} brief={brief} />
        </span>
      ))}
    </span>
  )
})

/** So many letters stand together on one line. */
const MOST_TOGETHER = 24
const MOST_TOGETHER_BRIEF = 8

function Said({ saying, brief, bare = false }: { saying: FormattedText; brief: boolean; bare?: boolean }) {
  const { mark, isBrief } = markOf(saying.text)
  if (saying.text.key === 'effect.byColour') return <ByColour saying={saying} brief={brief} />
  if (mark === undefined || bare) return <Pieces of={saying.parts} brief={brief} bare={bare} />
  // A gem of its colour stands before the whole already.
  const isGem = 'gem' in mark
  if (brief && isBrief) {
    return (
      <span className="mk-effect-key" data-together>
        <MarkView mark={mark} />
        <Pieces of={valuesOf(saying)} brief={brief} bare={isGem} />
      </span>
    )
  }
  const isTogether = lengthOf(saying.parts) <= (brief ? MOST_TOGETHER_BRIEF : MOST_TOGETHER)
  const { first, rest } = isTogether ? { first: '', rest: saying.parts } : firstWord(saying.parts)
  return (
    <span className="mk-effect-key" data-together={isTogether || undefined}>
      <span className="mk-effect-together">
        <MarkView mark={mark} />
        {'\u00a0'}
        {first}
      </span>
      <Pieces of={rest} brief={brief} bare={isGem} />
    </span>
  )
}

/** What each colour gives, with a gem for its name. */
function ByColour({ saying, brief }: { saying: FormattedText; brief: boolean }) {
  return (
    <span className="mk-effect-colours">
      {colours.map((colour, n) => {
        const piece = saying.parts.find(({ name }) => name === colour)
        return piece?.formatted === undefined ? null : (
          <span key={colour} className="mk-effect-colour">
            <Gem colour={n} as="token" size="1.15em" />
            <Said saying={piece.formatted} brief={brief} />
          </span>
        )
      })}
    </span>
  )
}

/** What a mark does not say by itself: how much, of which element. */
function valuesOf({ text, parts: pieces }: FormattedText): readonly FormattedPart[] {
  const count = text.with?.['count']
  if (typeof count === 'number')
    return count === 1 && isColoured(text) ? [] : [{ name: 'n', words: String(count) }]
  return pieces.filter(({ name }) => name !== undefined && name !== 'colour')
}

function isColoured(text: Text): boolean {
  return text.with?.['colour'] !== undefined
}

function MarkView({ mark }: { mark: CardMark }) {
  return 'gem' in mark ? (
    <Gem colour={mark.gem} as={mark.as} size="1.15em" />
  ) : (
    <Icon name={mark.icon} size="1.15em" />
  )
}

function Pieces({
  of,
  brief,
  bare,
}: {
  of: readonly FormattedPart[]
  brief: boolean
  bare: boolean
}): ReactNode {
  return of.map(({ words, name, formatted: saying }, n) => (
    <Fragment key={n}>
      {saying !== undefined ? (
        <Said saying={saying} brief={brief} bare={bare} />
      ) : name === undefined ? (
        words
      ) : (
        <b>{words}</b>
      )}
    </Fragment>
  ))
}
