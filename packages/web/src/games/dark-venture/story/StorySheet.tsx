import {
  nodeText,
  THING,
  type frames,
  type LocalsOf,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import { useEffect, useRef } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Button } from '../../../components/controls/index.ts'
import { IconSheet } from '../cards/IconSheet.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { frameOf } from '../view/view-facts.ts'
import { Darkness } from './Darkness.tsx'
import { Options } from './Options.tsx'
import { Parts } from './Parts.tsx'
import type { Tale } from './tale.ts'
import { useTale } from './telling.ts'
import { passageRow } from './passages.ts'
import './story.css'

/** A passage that is being read, what can be chosen in it, and what came of it. */
export function StorySheet(drawn: BoardPartProps) {
  const { tale, close } = useTale(drawn)
  if (tale === undefined || drawn.timeline !== undefined || drawn.scene === 'fight') return null
  return <StoryPage drawn={drawn} tale={tale} close={close} />
}

type Picking = LocalsOf<typeof frames.pickFrame>

export function StoryPage({ drawn, tale, close }: { drawn: BoardPartProps; tale: Tale; close: () => void }) {
  const i18n = useI18n()
  const { venture, view } = drawn
  const [first] = tale.parts
  const pick = frameOf<Picking>(view, 'pick')
  const hasOptions = pick?.what === THING.option && pick.program.startsWith('passage.')
  const end = useRef<HTMLDivElement>(null)
  const count = tale.parts.length
  useEffect(() => {
    if (count > 1) end.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  const title =
    first.kind === 'passage'
      ? i18n.format({ key: 'named', with: { name: passageRow(venture, first.passage).title } })
      : i18n.t('web.dvStory.search')
  return (
    <IconSheet
      kind="story"
      icon={first.kind === 'search' ? 'search' : 'book'}
      title={title}
      lead={placeOf(venture, first, i18n)}
      aside={<Darkness ctx={venture} size="small" />}
      foot={
        tale.isOver ? (
          <Button variant="lit" className="dv-story-on" onClick={close}>
            {i18n.t('web.dvStory.goOn')}
          </Button>
        ) : undefined
      }
    >
      <Parts ctx={venture} parts={tale.parts} at={drawn.at} />
      {hasOptions ? <Options ctx={venture} program={pick.program} pc={pick.pc} /> : null}
      <div ref={end} />
    </IconSheet>
  )
}

/** Where the token lies that is read. */
function placeOf(
  { tables }: VentureViewContext,
  first: Tale['parts'][0],
  i18n: ReturnType<typeof useI18n>,
): string | undefined {
  if (first.kind !== 'passage') return undefined
  const event = tables.adventure?.events.find(({ passage }) => passage === first.passage)
  const square = event === undefined ? undefined : tables.board.squareOf.get(event.at)
  return square === undefined ? undefined : i18n.format(nodeText(tables, square))
}
