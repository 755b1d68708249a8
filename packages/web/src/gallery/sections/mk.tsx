import type { Choice, GameEvent, Shortcut } from '@longtable/kernel'
import { useMemo, useState } from 'react'
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
import { mageKnightAt, type MageFixture } from '../mk-fixtures.ts'

const asked = new URLSearchParams(location.search)
const NAMES = ['Ada', 'Blaise', 'Cléopâtre', 'Dario']
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

function seenOf({ engine, match }: MageFixture, seat: number) {
  const isWatching = seat < 0
  return {
    view: engine.view(match.position, isWatching ? engine.seats : seat),
    menu: isWatching ? null : engine.asked(match.position, seat),
  }
}

function Table() {
  const voice = useVoice()
  const played = useMemo(() => fixture(), [])
  const { engine, match } = played
  const seat = Number(asked.get('seat') ?? 0)
  const [turn, setTurn] = useState(0)
  const [happened, setHappened] = useState<readonly GameEvent[]>(played.events)
  const [{ view, menu }, setSeen] = useState(() => seenOf(played, seat))
  const look = useMemo(() => engine.look(view), [engine, view]) as unknown as Look
  const choose = (choice: Choice): void => show([match.choose(seat, choice)])
  const chooseAll = ({ choices }: Shortcut): void => show(match.gesture(seat, choices))
  const show = (outcomes: ReturnType<typeof match.gesture>): void => {
    const own = outcomes.flatMap(({ events }) => engine.eventsFor(events, seat))
    const others = played.goOn(seat)
    setHappened([...own, ...others])
    setSeen(seenOf(played, seat))
    setTurn(turn + 1)
  }
  const shortcuts = useMemo(() => {
    const offered = (menu?.entries ?? []).filter(({ revises }) => !revises).map(({ choice }) => choice)
    return engine.shortcuts(view, offered)
  }, [engine, view, menu])
  const { choosing, open, close } = useChoices(
    menu,
    { choose, chooseAll },
    (place) => voice.say(mageKnightFace.placeName(look, place)),
    shortcuts,
  )
  const props: BoardProps = {
    engine: engine as unknown as MatchEngine,
    view: view as unknown as BoardProps['view'],
    look,
    seat: seat < 0 ? null : seat,
    names: NAMES.slice(0, engine.seats),
    awaited: engine.awaited(match.position),
    happened,
    at: turn,
  }
  return (
    <div
      style={{
        width: isNaN(Number(SIZE.width)) ? SIZE.width : Number(SIZE.width),
        height: Number(SIZE.height),
        outline: '1px solid gray',
      }}
    >
      <ChoosingProvider choosing={choosing}>
        <mageKnightFace.Board {...props} />
        {open === undefined ? null : (
          <PlaceList
            open={open}
            nameOf={choosing.nameOf}
            foresee={nothing}
            choose={choose}
            chooseAll={chooseAll}
            close={close}
          />
        )}
      </ChoosingProvider>
    </div>
  )
}

export const section: Section = { title: 'Board of Mage Knight', Show }
