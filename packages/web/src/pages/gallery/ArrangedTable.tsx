import type { Choice, Engine, GameEvent, GameTypes, Position } from '@longtable/kernel'
import { useMemo, useState, type ReactNode } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import type { BoardProps, GameUI, MatchEngine } from '../../game-ui/game-ui.ts'
import { useBusy } from '../../match-ui/playback/busy.ts'
import { useChoices } from '../../match-ui/targets/choosing.ts'
import { nothing } from '../../match-ui/choices/Entry.tsx'
import { useKeys } from '../../match-ui/table/use-keys.ts'
import { LongPress } from '../../match-ui/targets/LongPress.tsx'
import { PlaceList } from '../../match-ui/choices/PlaceList.tsx'
import { ChoosingProvider, onlyLooking } from '../../match-ui/targets/targets.tsx'
import '../../match-ui/table/match-ui.css'

const NAMES = ['Ada', 'Blaise', 'Cléopâtre', 'Dario', 'Edda']

/** A position of any game, and how it goes on. */
export interface Arranged {
  readonly engine: MatchEngine
  /** It may be changed in place. */
  readonly position: () => Position
  /** Makes a choice for a seat, and tells what happened. */
  readonly choose: (choice: Choice, seat: number) => readonly GameEvent[]
}

interface Played<G extends GameTypes> {
  readonly engine: Engine<G>
  readonly position: Position<G>
  readonly events: readonly G['event'][]
  choose(choice: Choice, seat: number): unknown
}

/** A scene of a game's tests, laid out in the gallery. */
export function arrangedScene<G extends GameTypes>(scene: Played<G>): Arranged {
  return {
    engine: scene.engine as unknown as MatchEngine,
    position: () => scene.position as unknown as Position,
    choose: (choice, seat) => {
      const before = scene.events.length
      scene.choose(choice, seat)
      return scene.events.slice(before) as readonly GameEvent[]
    },
  }
}

interface LaidTableProps {
  readonly ui: GameUI
  readonly laid: Arranged
  /** Who looks at it; less than 0 only watches. */
  readonly seat: number
  /** What has just happened when it is first shown. */
  readonly happened?: readonly GameEvent[]
  /** What is drawn of it: the whole board, unless something else is wanted. */
  readonly draw?: (props: BoardProps) => ReactNode
}

function seenOf({ engine, position }: Arranged, seat: number) {
  const isWatching = seat < 0
  const view = engine.view(position(), isWatching ? engine.seats : seat)
  const menu = isWatching ? null : engine.describedMenu(position(), seat)
  const offered = menu === null ? [] : (engine.menu(position(), seat)?.offered ?? [])
  const shortcuts = engine.shortcuts(view, offered)
  return { view, menu, shortcuts, gesturesOf: (piece: string) => engine.gestures(view, offered, piece) }
}

/** A table that is laid out for looking at it; what can be chosen is carried out. */
export function ArrangedTable({ ui, laid, seat, happened: first = [], draw }: LaidTableProps) {
  const i18n = useI18n()
  const { engine } = laid
  const [at, setAt] = useState(0)
  const [happened, setHappened] = useState(first)
  const [{ view, menu, shortcuts, gesturesOf }, setSeen] = useState(() => seenOf(laid, seat))
  const { isBusy, busy, skip } = useBusy()
  const ctx = useMemo(() => engine.viewContext(view), [engine, view])
  const take = (choices: readonly Choice[]): void => {
    setHappened(choices.flatMap((choice) => laid.choose(choice, seat)))
    setSeen(seenOf(laid, seat))
    setAt(at + 1)
  }
  const deeds = {
    choose: (choice: Choice) => take([choice]),
    chooseAll: (shortcut: { readonly choices: readonly Choice[] }) => take(shortcut.choices),
  }
  const { choosing, open, close } = useChoices(
    menu,
    deeds,
    (place) => i18n.format(ui.placeName(ctx, place)),
    shortcuts,
    gesturesOf,
  )
  const looking = isBusy ? { ...choosing, ...onlyLooking } : choosing
  useKeys({
    undo: () => {},
    advise: () => {},
    escape: () => {
      choosing.hold(undefined)
      skip()
    },
    any: () => {},
  })
  const props: BoardProps = {
    engine,
    view,
    ctx,
    seat: seat < 0 ? null : seat,
    names: NAMES.slice(0, engine.seats),
    awaited: engine.awaited(laid.position()),
    happened,
    at,
    busy,
  }
  return (
    <ChoosingProvider choosing={looking}>
      <LongPress />
      {draw === undefined ? <ui.Board {...props} /> : draw(props)}
      {open === undefined ? null : (
        <PlaceList open={open} nameOf={choosing.nameOf} foresee={nothing} {...deeds} close={close} />
      )}
    </ChoosingProvider>
  )
}
