import type { Text } from '@longtable/kernel'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { useDrag } from '../../match-ui/targets/drag.tsx'
import { useNamedTarget } from './use-named-target.ts'
import './pieces.css'

/** From so many letters on words are written smaller. */
const LONG = 14

/** What is printed on a piece: its number large, if that is what tells it from others, and the words around it small. */
export function Face({ text }: { readonly text: Text }) {
  const i18n = useI18n()
  const { parts } = i18n.formatToParts(text)
  const isNumbered = parts.some(({ name }) => name === 'number')
  if (!isNumbered) {
    const words = parts.map((part) => part.words).join('')
    return (
      <span className="generic-piece-words" data-long={words.length > LONG || undefined}>
        {words}
      </span>
    )
  }
  return parts.map(({ name, words }, n) =>
    words.trim() === '' ? null : (
      <span key={n} className={name === 'number' ? 'generic-piece-number' : 'generic-piece-caption'}>
        {words.trim()}
      </span>
    ),
  )
}

interface PieceProps {
  readonly text: Text
  readonly names: readonly string[]
  /** By which it is found again after it has moved. */
  readonly item: string
  /** How many of these lie here. */
  readonly count?: number
}

/** Something that lies face up. */
export function Piece({ text, names, item, count = 1 }: PieceProps) {
  const i18n = useI18n()
  const about = count > 1 ? i18n.t('web.generic.pieces', { count }) : undefined
  const { place, props } = useNamedTarget(names, about)
  const drag = useDrag(place, () => (
    <span className="generic-piece generic-piece-carried">
      <Face text={text} />
    </span>
  ))
  return (
    <span
      {...props}
      className="generic-piece"
      data-item={item}
      data-dragged={drag.isDragged || undefined}
      onPointerDown={drag.onPointerDown}
    >
      <Face text={text} />
      {count > 1 ? <Count n={count} /> : null}
    </span>
  )
}

/** Something that lies face down: nobody can tell it from the others. */
export function Back() {
  return <span className="generic-piece generic-piece-back" />
}

export function Count({ n }: { readonly n: number }) {
  const i18n = useI18n()
  return <span className="generic-piece-count">{i18n.number(n)}</span>
}
