import type { Immortals } from '@longtable/immortals'
import type { Choice, GameEvent, Match } from '@longtable/kernel'
import { useMemo, useState } from 'react'
import { useVoice, Words } from '../../app/words.tsx'
import type { BoardProps, Look, MatchEngine } from '../../games/face.ts'
import { immortalsFace } from '../../games/immortals/face.ts'
import { DragLayer } from '../../pieces/drag.tsx'
import { SeatPatterns } from '../../pieces/SeatMark.tsx'
import { useChoices } from '../../shell/choosing.ts'
import { ChoosingProvider } from '../../shell/targets.tsx'
import { playedUntil, type Fixture } from '../fixtures.ts'
import type { Section } from '../Gallery.tsx'

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
const NAMES = ['Ada', 'Blaise', 'Cléopâtre', 'Dario', 'Edda']
const SIZE = { width: asked.get('w') ?? '100%', height: asked.get('h') ?? 844 }

function fixture(): Fixture {
  const moment = asked.get('moment') ?? 'plan'
  return playedUntil(MOMENTS[moment] ?? MOMENTS['plan'], { seats: Number(asked.get('seats') ?? 4) })
}

/** The board at a moment of a match (`moment=plan`, `w`, `h`, `seats`, `seat=-1` to watch); choices are carried out. */
function Show() {
  return (
    <Words game={immortalsFace.game}>
      <SeatPatterns />
      <Table />
      <DragLayer />
    </Words>
  )
}

function seenOf({ engine, match, view }: Fixture, seat: number) {
  const isWatching = seat < 0
  return {
    view: view(isWatching ? engine.seats : seat),
    menu: isWatching ? null : engine.asked(match.position, seat),
  }
}

function Table() {
  const voice = useVoice()
  const played = useMemo(() => fixture(), [])
  const [turn, setTurn] = useState(0)
  const { engine, match } = played
  const seat = Number(asked.get('seat') ?? 0)
  // The match is changed in place: what is seen of it is made anew at every turn.
  const [{ view, menu }, setSeen] = useState(() => seenOf(played, seat))
  const look = useMemo(() => engine.look(view), [engine, view]) as unknown as Look
  const choose = (choice: Choice): void => {
    match.choose(seat, choice)
    setSeen(seenOf(played, seat))
    setTurn(turn + 1)
  }
  const { choosing } = useChoices(
    menu,
    { choose, chooseAll: ({ choices }) => choices.forEach(choose) },
    (place) => voice.say(immortalsFace.placeName(look, place)),
  )
  const props: BoardProps = {
    engine: engine as unknown as MatchEngine,
    view: view as unknown as BoardProps['view'],
    look,
    seat: seat < 0 ? null : seat,
    names: NAMES.slice(0, engine.seats),
    awaited: engine.awaited(match.position),
    happened: turn === 0 && asked.get('moment') === 'scored' ? played.events : [],
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
        <immortalsFace.Board {...props} />
      </ChoosingProvider>
    </div>
  )
}

export const section: Section = { title: 'Board of Immortals', Show }
