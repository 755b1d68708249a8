import { useState } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Button } from '../../../components/controls/index.ts'
import { IconSheet } from '../cards/IconSheet.tsx'
import type { MatchEngine } from '../../../game-ui/game-ui.ts'
import { isBeginning } from '../timeline/beats.ts'
import type { BoardPartProps } from '../parts/part-props.ts'
import { StoryHead } from './Story.tsx'
import './story.css'

/** Matches whose beginning was read in this page. */
const begun = new WeakSet<MatchEngine>()

/** What is played and why, at the beginning; whoever begins to play does not want to read it any more. */
export function Intro(drawn: BoardPartProps) {
  const { engine, venture, scene, timeline, at, side } = drawn
  const i18n = useI18n()
  const [first, setFirst] = useState<number>()
  const [isClosed, setClosed] = useState(() => begun.has(engine))
  const { state, tables } = venture
  const row = tables.scenario ?? tables.adventure
  const hasActed = first !== undefined && at !== first && (side < 0 || state.turn === side)
  const beat = timeline?.beats[timeline.at]
  const isTold = beat === undefined ? state.round === 1 && scene === 'map' : isBeginning(beat)
  if (isTold && beat === undefined && first === undefined) setFirst(at)
  if (row === undefined || !isTold || isClosed || hasActed) return null
  const close = (): void => {
    begun.add(engine)
    setClosed(true)
    timeline?.play()
  }
  return (
    <IconSheet
      kind="intro"
      icon="book"
      title={i18n.format({ key: 'named', with: { name: row.name } })}
      foot={
        <Button variant="lit" className="dv-story-begin" onClick={close}>
          {i18n.t('web.dvStory.begin')}
        </Button>
      }
    >
      <StoryHead ctx={venture} isTitled={false} />
    </IconSheet>
  )
}
