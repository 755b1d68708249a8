import { memo, useEffect, useMemo, useRef } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import type { StoryLine } from './timeline.ts'

/** All that was told of one moment. */
export interface Paragraph {
  readonly at: number
  readonly lines: readonly StoryLine[]
}

export function paragraphsOf(lines: readonly StoryLine[]): readonly Paragraph[] {
  const found: { at: number; lines: StoryLine[] }[] = []
  for (const line of lines) {
    const last = found.at(-1)
    if (last?.at === line.at) last.lines.push(line)
    else found.push({ at: line.at, lines: [line] })
  }
  return found
}

interface StoryProps {
  readonly lines: readonly StoryLine[]
  /** The moment that is shown. */
  readonly at: number
  readonly goTo: (at: number) => void
}

/** What happened in the match, in words. A click leads to that moment. */
export function StoryList({ lines, at, goTo }: StoryProps) {
  const i18n = useI18n()
  const list = useRef<HTMLOListElement>(null)
  const paragraphs = useMemo(() => paragraphsOf(lines), [lines])
  const current = paragraphs.findLast((paragraph) => paragraph.at <= at)?.at
  useEffect(() => {
    if (list.current !== null) bringIntoSight(list.current)
  }, [current, paragraphs])
  return (
    <ol ref={list} className="replay-lines" aria-label={i18n.t('web.replay.story')} tabIndex={0}>
      {paragraphs.map((paragraph) => (
        <Told
          key={paragraph.at}
          paragraph={paragraph}
          isCurrent={paragraph.at === current}
          isAhead={paragraph.at > at}
          goTo={goTo}
        />
      ))}
    </ol>
  )
}

/** Scrolls the list alone, not the page that it is on. */
function bringIntoSight(list: HTMLElement): void {
  const line = list.querySelector<HTMLElement>('[data-current]')
  if (line === null) return
  const [inside, outside] = [line.getBoundingClientRect(), list.getBoundingClientRect()]
  if (inside.top >= outside.top + 8 && inside.bottom <= outside.bottom - 8) return
  list.scrollTop += inside.top - outside.top - (outside.height - inside.height) / 2
}

interface ToldProps {
  readonly paragraph: Paragraph
  readonly isCurrent: boolean
  readonly isAhead: boolean
  readonly goTo: (at: number) => void
}

const Told = memo(function Told({ paragraph, isCurrent, isAhead, goTo }: ToldProps) {
  const i18n = useI18n()
  const { at, lines } = paragraph
  const isTakenBack = lines.some((line) => line.isTakenBack)
  return (
    <li data-current={isCurrent || undefined} data-ahead={isAhead || undefined}>
      <button type="button" aria-current={isCurrent ? 'step' : undefined} onClick={() => goTo(at)}>
        {lines.map((line, n) => (
          // What is told of one moment never changes its order.
          <span
            key={n}
            className={line.round === undefined ? 'replay-line' : 'replay-line replay-line-round'}
          >
            {isTakenBack ? <s>{i18n.format(line.text)}</s> : i18n.format(line.text)}
          </span>
        ))}
        {isTakenBack ? <span className="replay-taken-back">{i18n.t('web.replay.takenBack')}</span> : null}
      </button>
    </li>
  )
})
