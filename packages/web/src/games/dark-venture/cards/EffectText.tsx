import type { Text } from '@longtable/kernel'
import type { FormattedPart, FormattedText } from '@longtable/i18n'
import { Fragment, memo, useMemo, type ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { capital, firstWord, linesOf } from '../../../components/formatted-text.ts'
import { Icon } from '../icons/Icon.tsx'
import { iconOf } from './marks.ts'
import './EffectText.css'

interface EffectTextProps {
  readonly text: Text
  /** Every sentence stands in a line of its own. */
  readonly lines?: boolean
}

/** What an effect does, in the engine's words, with pictures before what it speaks of. */
export const EffectText = memo(function EffectText({ text, lines = false }: EffectTextProps) {
  const i18n = useI18n()
  const said = useMemo(() => {
    const whole = i18n.formatToParts(text)
    return (lines ? linesOf(whole, 'join.also') : [whole]).map((line) => capital(line, i18n))
  }, [i18n, text, lines])
  return (
    <span className="dv-card-words">
      {said.map((line, n) => (
        <span key={n} className={lines ? 'dv-card-line' : undefined}>
          <Said saying={line} />
        </span>
      ))}
    </span>
  )
})

/** A picture clings to the first word after it. */
function Said({ saying }: { saying: FormattedText }) {
  const icon = iconOf(saying.text)
  if (icon === undefined) return <Pieces of={saying.parts} />
  const { first, rest } = firstWord(saying.parts)
  return (
    <>
      <span className="dv-card-mark">
        <Icon name={icon} size="1.1em" />
        {'\u00a0'}
        {first}
      </span>
      <Pieces of={rest} />
    </>
  )
}

function Pieces({ of }: { of: readonly FormattedPart[] }): ReactNode {
  return of.map(({ words, name, formatted: saying }, n) => (
    <Fragment key={n}>
      {saying !== undefined ? <Said saying={saying} /> : isStrong(name) ? <b>{words}</b> : words}
    </Fragment>
  ))
}

const STRONG: readonly (string | undefined)[] = ['count', 'n', 'dice', 'atLeast', 'range', 'source']

/** Numbers are found at a glance, and what asks. */
function isStrong(name: string | undefined): boolean {
  return STRONG.includes(name)
}
