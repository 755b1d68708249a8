import type { Position } from '@longtable/kernel'
import { useMemo } from 'react'
import { Words } from '../../app/words.tsx'
import type { MatchEngine } from '../../games/face.ts'
import { darkVentureFace } from '../../games/dark-venture/face.ts'
import { DragLayer } from '../../pieces/drag.tsx'
import { SeatPatterns } from '../../pieces/SeatMark.tsx'
import type { Section } from '../Gallery.tsx'
import { LaidTable, type Laid } from '../LaidTable.tsx'
import { darkVentureAt, type VentureFixture } from '../dv-fixtures.ts'

const asked = new URLSearchParams(location.search)
const SIZE = { width: asked.get('w') ?? '100%', height: asked.get('h') ?? 844 }

/** A story by its name, `victory`, or `underground`. */
function configOf(scenario: string): Readonly<Record<string, string>> {
  if (scenario === 'victory') return { mode: 'victory' }
  if (scenario === 'underground') return { mode: 'victory', map: 'underground' }
  return scenario === 'lightlessBelow' ? { mode: 'adventure' } : { mode: 'scenario', scenario }
}

function fixture(): VentureFixture {
  return darkVentureAt({
    step: asked.get('step') ?? 'turn',
    nth: Number(asked.get('nth') ?? 0),
    seats: Number(asked.get('seats') ?? 2),
    seat: Number(asked.get('seat') ?? 0),
    config: configOf(asked.get('scenario') ?? 'victory'),
    seed: asked.get('seed') ?? 'gallery',
    round: Number(asked.get('round') ?? 0),
  })
}

/**
 * The board of Dark Venture where a step asks (`step=fight.adjust`, `nth`, `round`, `seats`, `seat=-1` to watch,
 * `scenario=drownedFeast|victory|adventure`, `seed`, `w`, `h`); choices are carried out, bots play the others.
 */
function Show() {
  return (
    <Words game={darkVentureFace.game}>
      <SeatPatterns />
      <Table />
      <DragLayer />
    </Words>
  )
}

function Table() {
  const { engine, match, events, goOn } = useMemo(() => fixture(), [])
  const laid = useMemo(
    (): Laid => ({
      engine: engine as unknown as MatchEngine,
      position: () => match.position as unknown as Position,
      choose: (choice, seat) => [...engine.eventsFor(match.choose(seat, choice).events, seat), ...goOn(seat)],
    }),
    [engine, match, goOn],
  )
  return (
    <div
      style={{
        width: isNaN(Number(SIZE.width)) ? SIZE.width : Number(SIZE.width),
        height: Number(SIZE.height),
        outline: '1px solid gray',
      }}
    >
      <LaidTable face={darkVentureFace} laid={laid} seat={Number(asked.get('seat') ?? 0)} happened={events} />
    </div>
  )
}

export const section: Section = { title: 'Board of Dark Venture', Show }
