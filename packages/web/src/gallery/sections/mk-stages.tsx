import type { Choice, GameEvent } from '@longtable/kernel'
import { useMemo, useState } from 'react'
import type { Scene } from '../../../../mage-knight/test/support/scene.ts'
import { useVoice, Words } from '../../app/words.tsx'
import type { BoardProps, Look, MatchEngine } from '../../games/face.ts'
import { mageKnightFace } from '../../games/mage-knight/face.ts'
import { DragLayer } from '../../pieces/drag.tsx'
import { SeatPatterns } from '../../pieces/SeatMark.tsx'
import { useChoices } from '../../shell/choosing.ts'
import { nothing } from '../../shell/Entry.tsx'
import { PlaceList } from '../../shell/PlaceList.tsx'
import { ChoosingProvider } from '../../shell/targets.tsx'
import type { Section } from '../Gallery.tsx'
import { positions } from '../mk-stages-positions.ts'

const asked = new URLSearchParams(location.search)
const NAMES = ['Ada', 'Blaise', 'Cléopâtre', 'Dario']

/** The stages of Mage Knight in prepared positions: `at=market`, `seat=1` for another seat, `h` for the height. */
function Show() {
  const at = asked.get('at') ?? 'market'
  const make = positions[at]
  return make === undefined ? (
    <p>{Object.keys(positions).join(', ')}</p>
  ) : (
    <Words game={mageKnightFace.game}>
      <SeatPatterns />
      <Table make={make} />
      <DragLayer />
    </Words>
  )
}

function Table({ make }: { make: () => Scene }) {
  const voice = useVoice()
  const [played] = useState(make)
  const seat = Number(asked.get('seat') ?? 0)
  const { engine, position } = played
  const [turn, setTurn] = useState(0)
  const [happened, setHappened] = useState<readonly GameEvent[]>(played.events)
  const seen = () => ({ view: engine.view(position, seat), menu: engine.asked(position, seat) })
  const [{ view, menu }, setSeen] = useState(seen)
  const look = useMemo(() => engine.look(view), [engine, view]) as unknown as Look
  const choose = (choice: Choice): void => {
    const before = played.events.length
    played.choose(choice, seat)
    setHappened(played.events.slice(before))
    setSeen(seen())
    setTurn(turn + 1)
  }
  const { choosing, open, close } = useChoices(menu, { choose, chooseAll: () => {} }, (place) =>
    voice.say(mageKnightFace.placeName(look, place)),
  )
  const props: BoardProps = {
    engine: engine as unknown as MatchEngine,
    view: view as unknown as BoardProps['view'],
    look,
    seat,
    names: NAMES.slice(0, engine.seats),
    awaited: engine.awaited(position),
    happened,
    at: turn,
  }
  return (
    <div style={{ height: Number(asked.get('h') ?? 844) }}>
      <ChoosingProvider choosing={choosing}>
        <mageKnightFace.Board {...props} />
        {open === undefined ? null : (
          <PlaceList
            open={open}
            nameOf={choosing.nameOf}
            foresee={nothing}
            choose={choose}
            chooseAll={() => {}}
            close={close}
          />
        )}
      </ChoosingProvider>
    </div>
  )
}

export const section: Section = { title: 'Stages of Mage Knight', Show }
