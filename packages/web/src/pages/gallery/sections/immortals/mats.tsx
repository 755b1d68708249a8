import type { Event } from '@longtable/immortals/board'
import type { Happened } from '@longtable/server/wire'
import { letChoose } from '@longtable/bots'
import { immortals, novice } from '@longtable/immortals'
import { itemAt, Engine, Match, Random, seedFrom } from '@longtable/kernel'
import { useMemo } from 'react'
import { I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import type { EndProps, GameViewContext, MatchEngine } from '../../../../game-ui/game-ui.ts'
import { ui } from '../../../../games/immortals/ui.ts'
import { OtherMat } from '../../../../games/immortals/mat/Mat.tsx'
import { SeatPatterns } from '../../../../components/SeatMark.tsx'
import { playedUntil } from './fixtures.ts'
import type { Section } from '../../section.ts'

const NAMES = ['Ada', 'Blaise', 'Cléopâtre', 'Dario']

/** A whole match and all that happened in it. */
function wholeMatch(): EndProps {
  const engine = new Engine(immortals, 4, {})
  const match = new Match(engine, seedFrom('gallery'))
  const random = new Random(seedFrom('gallery'))
  const story: Happened[] = []
  while (!engine.over(match.position)) {
    const seat = itemAt(engine.awaited(match.position), 0)
    const { events } = match.choose(seat, letChoose(novice, engine, match.position, seat, random))
    story.push({ at: story.length, time: 0, back: false, events: engine.eventsFor(events, 0) as Event[] })
  }
  const view = engine.view(match.position, 0)
  return {
    engine: engine as unknown as MatchEngine,
    view: view as unknown as EndProps['view'],
    ctx: engine.viewContext(view) as unknown as GameViewContext,
    seat: 0,
    names: NAMES,
    awaited: [],
    happened: [],
    at: 0,
    story,
  }
}

/** Somebody else's mat in full, and the end of a match. */
function Show() {
  const played = useMemo(() => playedUntil((match) => match.position.state.round === 3), [])
  const ended = useMemo(() => wholeMatch(), [])
  return (
    <I18nProvider game={ui.game}>
      <SeatPatterns />
      <div className="paper" style={{ padding: 16, maxWidth: 1000 }}>
        <OtherMat ctx={played.engine.viewContext(played.view(0))} seat={1} performed={undefined} />
      </div>
      <div className="paper" style={{ padding: 16, marginBlock: 16, maxWidth: 1000 }}>
        <ui.End {...ended} />
      </div>
    </I18nProvider>
  )
}

export const section: Section = { title: 'Mats and the end', Show }
