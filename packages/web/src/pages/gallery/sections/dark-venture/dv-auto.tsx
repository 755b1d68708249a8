import { letChoose } from '@longtable/bots'
import { darkVenture, novice, type DarkVenture } from '@longtable/dark-venture'
import { FACTION, type Event, type FactionId } from '@longtable/dark-venture/board'
import { itemAt, Engine, Match, Random, seedFrom, type GameEvent, type Position } from '@longtable/kernel'
import { useMemo, useState } from 'react'
import { I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import type { MatchEngine } from '../../../../game-ui/game-ui.ts'
import { beatsOf, type Beat } from '../../../../games/dark-venture/timeline/beats.ts'
import type { TimelineControls } from '../../../../games/dark-venture/timeline/use-timeline.ts'
import { notedTurns } from '../../../../games/dark-venture/timeline/turns.ts'
import { Middle } from '../../../../games/dark-venture/BoardParts.tsx'
import { ui } from '../../../../games/dark-venture/ui.ts'
import { SeatPatterns } from '../../../../components/SeatMark.tsx'
import { SidePatterns } from '../../../../games/dark-venture/units/SideMark.tsx'
import { drawnOf } from './dv-part-props.ts'
import type { Section } from '../../section.ts'
import { ArrangedTable, type Arranged } from '../../ArrangedTable.tsx'
import '../../../../games/dark-venture/Board.css'

const asked = new URLSearchParams(location.search)

/** Bots play until a side that nobody plays has read most of its cards without anybody being asked. */
function played(
  faction: FactionId,
  round: number,
): { readonly laid: Arranged; readonly beats: readonly Beat[] } {
  const config = { mode: 'victory', target: '20', [faction]: 'auto' }
  const engine = new Engine<DarkVenture>(darkVenture, 2, config)
  const match = new Match(engine, seedFrom('gallery auto'))
  const chance = new Random(seedFrom('gallery auto'))
  const isLong = (events: readonly GameEvent[]): boolean =>
    (events as readonly Event[]).filter(({ event }) => event === 'autoCard').length >= 6
  const isAsked = (): boolean =>
    engine.awaited(match.position).some((seat) => engine.plainMenu(match.position, seat)?.step === 'turn')
  let beats: readonly Beat[] = []
  while (!engine.over(match.position)) {
    const before = engine.viewContext(engine.view(match.position, 0))
    const seat = itemAt(engine.awaited(match.position), 0)
    const choice = letChoose(novice, engine, match.position, seat, chance)
    const events = engine.eventsFor(match.choose(seat, choice).events, 0)
    if (!isLong(events)) continue
    beats = beatsOf(before, events, { seat: 0 })
    if (match.position.state.round >= round && (isAsked() || !asked.has('past'))) break
  }
  const laid = {
    engine: engine as unknown as MatchEngine,
    position: () => match.position as unknown as Position,
    choose: () => [],
  }
  return { laid, beats }
}

const FACTIONS = Object.keys(FACTION) as FactionId[]

/** A turn of each Auto-Enemy (`at=varpen`, `beat=12`, `round=3`); `past` shows what is left of it afterwards. */
function Show() {
  const at = asked.get('at') as FactionId | null
  return (
    <I18nProvider game={ui.game}>
      <SeatPatterns />
      <SidePatterns />
      {(at === null ? FACTIONS : [at]).map((faction) => (
        <Auto key={faction} faction={faction} />
      ))}
    </I18nProvider>
  )
}

function Auto({ faction }: { faction: FactionId }) {
  const { laid, beats } = useMemo(() => played(faction, Number(asked.get('round') ?? 2)), [faction])
  const [now, setNow] = useState(Number(asked.get('beat') ?? 8))
  const [isOver, setOver] = useState(asked.has('past'))
  const [isPlaying, setPlaying] = useState(false)
  const timeline: TimelineControls = {
    beats,
    at: Math.min(now, beats.length - 1),
    isPlaying,
    isAgain: false,
    play: () => setPlaying(true),
    pause: () => setPlaying(false),
    next: () => setNow(Math.min(beats.length - 1, now + 1)),
    back: () => setNow(Math.max(0, now - 1)),
    end: () => setOver(true),
  }
  const past = {
    turns: notedTurns([], beats),
    watch: () => {
      setNow(0)
      setOver(false)
    },
  }
  return (
    <ArrangedTable
      ui={ui}
      laid={laid}
      seat={0}
      draw={(props) => {
        const drawn = drawnOf(props)
        return (
          <div
            className="dv-board"
            style={{
              width: Number(asked.get('w') ?? 851),
              height: Number(asked.get('h') ?? 679),
              marginBottom: 16,
              display: 'grid',
              gridTemplate: "'middle' 100% / 100%",
            }}
          >
            {isOver ? (
              <Middle {...drawn} past={past} />
            ) : (
              <Middle {...drawn} past={past} timeline={timeline} shown={itemAt(beats, timeline.at).ctx} />
            )}
          </div>
        )
      }}
    />
  )
}

export const section: Section = { title: 'Auto-Enemies of Dark Venture', Show }
