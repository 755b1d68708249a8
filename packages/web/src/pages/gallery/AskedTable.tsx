import type { Config, GameTypes, Position } from '@longtable/kernel'
import { useMemo } from 'react'
import { I18nProvider } from '../../i18n/I18nProvider.tsx'
import type { GameUI, MatchEngine } from '../../game-ui/game-ui.ts'
import { DragLayer } from '../../match-ui/targets/drag.tsx'
import { SeatPatterns } from '../../components/SeatMark.tsx'
import { askedAt, type Playable } from './asked-at.ts'
import { ArrangedTable, type Arranged } from './ArrangedTable.tsx'

const asked = new URLSearchParams(location.search)
const WIDTH = asked.get('w') ?? '100%'
const HEIGHT = Number(asked.get('h') ?? 844)
const SEAT = Number(asked.get('seat') ?? 0)

interface AskedTableProps<G extends GameTypes> {
  readonly ui: GameUI
  readonly playable: Playable<G>
  /** The step that is shown if the address names none. */
  readonly step: string
  readonly configOf: (scenario: string | null) => Config
}

/**
 * The board of a game where a step asks: `step`, `nth`, `round`, `seats`, `seat` (-1 to watch), `scenario`, `seed`, `w`
 * and `h` in the address say where. Choices are carried out, bots play the others.
 */
export function AskedTable<G extends GameTypes>(props: AskedTableProps<G>) {
  return (
    <I18nProvider game={props.ui.game}>
      <SeatPatterns />
      <Table {...props} />
      <DragLayer />
    </I18nProvider>
  )
}

function Table<G extends GameTypes>({ ui, playable, step, configOf }: AskedTableProps<G>) {
  const { laid, events } = useMemo(() => {
    const fixture = askedAt(playable, {
      step: asked.get('step') ?? step,
      nth: Number(asked.get('nth') ?? 0),
      seats: Number(asked.get('seats') ?? 2),
      seat: SEAT,
      config: configOf(asked.get('scenario')),
      seed: asked.get('seed') ?? 'gallery',
      round: Number(asked.get('round') ?? 0),
    })
    const { engine, match, goOn } = fixture
    const table: Arranged = {
      engine: engine as unknown as MatchEngine,
      position: () => match.position as unknown as Position,
      choose: (choice, seat) => [...engine.eventsFor(match.choose(seat, choice).events, seat), ...goOn(seat)],
    }
    return { laid: table, events: fixture.events }
  }, [playable, step, configOf])
  return (
    <div
      style={{
        width: isNaN(Number(WIDTH)) ? WIDTH : Number(WIDTH),
        height: HEIGHT,
        outline: '1px solid gray',
      }}
    >
      <ArrangedTable ui={ui} laid={laid} seat={SEAT} happened={events} />
    </div>
  )
}
