import type { Position } from '@longtable/kernel'
import { useMemo } from 'react'
import { Words } from '../../app/words.tsx'
import type { MatchEngine } from '../../games/face.ts'
import { mageKnightFace } from '../../games/mage-knight/face.ts'
import { DragLayer } from '../../pieces/drag.tsx'
import { SeatPatterns } from '../../pieces/SeatMark.tsx'
import type { Section } from '../Gallery.tsx'
import { LaidTable, type Laid } from '../LaidTable.tsx'
import { mageKnightAt, type MageFixture } from '../mk-fixtures.ts'

const asked = new URLSearchParams(location.search)
const SIZE = { width: asked.get('w') ?? '100%', height: asked.get('h') ?? 844 }

function fixture(): MageFixture {
  return mageKnightAt({
    step: asked.get('step') ?? 'turn.main',
    nth: Number(asked.get('nth') ?? 0),
    seats: Number(asked.get('seats') ?? 2),
    seat: Number(asked.get('seat') ?? 0),
    scenario: asked.get('scenario') ?? 'fullConquest',
    seed: asked.get('seed') ?? 'gallery',
    round: Number(asked.get('round') ?? 0),
  })
}

/**
 * The board of Mage Knight where a step asks (`step=combat.strike`, `nth`, `round`, `seats`, `seat=-1` to watch,
 * `scenario`, `seed`, `w`, `h`); choices are carried out, bots play the others.
 */
function Show() {
  return (
    <Words game={mageKnightFace.game}>
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
      <LaidTable face={mageKnightFace} laid={laid} seat={Number(asked.get('seat') ?? 0)} happened={events} />
    </div>
  )
}

export const section: Section = { title: 'Board of Mage Knight', Show }
