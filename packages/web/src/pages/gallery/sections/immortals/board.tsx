import type { Immortals } from '@longtable/immortals'
import type { GameEvent, Match, Position } from '@longtable/kernel'
import { useMemo } from 'react'
import { I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import type { MatchEngine } from '../../../../game-ui/game-ui.ts'
import { ui } from '../../../../games/immortals/ui.ts'
import { DragLayer } from '../../../../match-ui/targets/drag.tsx'
import { SeatPatterns } from '../../../../components/SeatMark.tsx'
import { playedUntil, type Fixture } from './fixtures.ts'
import type { Section } from '../../section.ts'
import { ArrangedTable, type Arranged } from '../../ArrangedTable.tsx'
import { entryOf } from '../../../../util/entry-of.ts'

type IsThere = (match: Match<Immortals>, events: readonly GameEvent[]) => boolean

function at(round: number, step: string, seat?: number): IsThere {
  return (match) => {
    const top = match.position.stack.at(-1) as { step: string; seat?: number } | undefined
    return (
      match.position.state.round === round && top?.step === step && (seat === undefined || top.seat === seat)
    )
  }
}

const MOMENTS: Readonly<Record<string, IsThere>> = {
  start: at(0, 'start.group', 0),
  draft: at(0, 'draft.pick'),
  split: at(0, 'seed.split'),
  draw: at(2, 'reinforce.draw', 0),
  reinforce: at(2, 'reinforce.place', 0),
  plan: at(3, 'plan'),
  perform: at(3, 'perform.turn', 0),
  magic: at(3, 'magic', 0),
  attack: at(3, 'attack.from', 0),
  other: at(3, 'attack.from', 2),
  scored: (_, events) => events.some(({ event }) => event === 'scored'),
}

const asked = new URLSearchParams(location.search)
const SIZE = { width: asked.get('w') ?? '100%', height: asked.get('h') ?? 844 }

function fixture(): Fixture {
  const moment = asked.get('moment') ?? 'plan'
  return playedUntil(MOMENTS[moment] ?? entryOf(MOMENTS, 'plan'), { seats: Number(asked.get('seats') ?? 4) })
}

/** The board at a moment of a match (`moment=plan`, `w`, `h`, `seats`, `seat=-1` to watch); choices are carried out. */
function Show() {
  return (
    <I18nProvider game={ui.game}>
      <SeatPatterns />
      <Table />
      <DragLayer />
    </I18nProvider>
  )
}

function Table() {
  const played = useMemo(() => fixture(), [])
  const { engine, match } = played
  const laid = useMemo(
    (): Arranged => ({
      engine: engine as unknown as MatchEngine,
      position: () => match.position as unknown as Position,
      choose: (choice, seat) => engine.eventsFor(match.choose(seat, choice).events, seat),
    }),
    [engine, match],
  )
  return (
    <div
      style={{
        width: isNaN(Number(SIZE.width)) ? SIZE.width : Number(SIZE.width),
        height: Number(SIZE.height),
        outline: '1px solid gray',
      }}
    >
      <ArrangedTable
        ui={ui}
        laid={laid}
        seat={Number(asked.get('seat') ?? 0)}
        happened={asked.get('moment') === 'scored' ? played.events : []}
      />
    </div>
  )
}

export const section: Section = { title: 'Board of Immortals', Show }
