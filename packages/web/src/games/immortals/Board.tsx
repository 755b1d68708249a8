import { memo, useRef, useState } from 'react'
import type { BoardProps } from '../../game-ui/game-ui.ts'
import { Middle, Others, Tower } from './BoardParts.tsx'
import { Draft, Hand } from './hand/Hand.tsx'
import {
  isPicking,
  viewContextOf,
  phaseOf,
  pickOf,
  planOf,
  shownCards,
  type Phase,
} from './view/view-facts.ts'
import { MyMat } from './mat/Mat.tsx'
import { Deck, Marker } from './mat/Reserve.tsx'
import { ScoreLine } from './mat/ScoreLine.tsx'
import { useNameOf } from '../../components/use-name-of.ts'
import { useSeatColours } from '../../components/use-seat-colours.ts'
import type { BoardPartProps } from './parts/part-props.ts'
import { SmallBoard } from './SmallBoard.tsx'
import { useRoom } from '../../components/use-size.ts'
import './Board.css'

/** Below this the parts of the table come one at a time. */
const LEAST = { width: 700, height: 470 }

/** The table of Immortals: realms, tower, the others' mats, and one's own mat and hand. */
export const Board = memo(function Board(props: BoardProps) {
  const box = useRef<HTMLDivElement>(null)
  const hasRoom = useRoom(box, LEAST)
  const nameOf = useNameOf(props.names)
  const immortals = viewContextOf(props.ctx)
  useSeatColours(immortals.state.players.map(({ colour }) => colour))
  const drawn: BoardPartProps = {
    ...props,
    immortals,
    nameOf,
    shown: shownCards(immortals, props.view),
    phase: phaseOf(props.view),
  }
  return (
    <div ref={box} className="board">
      {hasRoom === undefined ? null : hasRoom ? <WholeTable {...drawn} /> : <SmallBoard {...drawn} />}
    </div>
  )
})

function WholeTable(drawn: BoardPartProps) {
  const { immortals, nameOf, seat } = drawn
  return (
    <div className="board-table">
      <div className="board-side">
        <Others {...drawn} />
        <Tower {...drawn} />
        {seat === null ? (
          <div className="board-common">
            <Marker ctx={immortals} nameOf={nameOf} />
            <Deck ctx={immortals} />
          </div>
        ) : null}
      </div>
      <ScoreLine ctx={immortals} nameOf={nameOf} />
      <Middle {...drawn} />
      {seat === null ? null : <Mine {...drawn} seat={seat} />}
    </div>
  )
}

/** Phases in which one looks at the action spaces. */
const PLANNED: readonly Phase[] = ['plan', 'perform']

/** One's own mat and hand along the lower edge. */
function Mine({
  immortals,
  view,
  seat,
  nameOf,
  shown,
  phase,
  awaited,
}: BoardPartProps & { readonly seat: number }) {
  const [turned, setTurned] = useState<{ readonly phase: Phase; readonly isOpen: boolean }>()
  const isDraft = phase === 'draft'
  const isOpen = !isDraft && (turned?.phase === phase ? turned.isOpen : PLANNED.includes(phase))
  const plan = planOf(view)
  return (
    <div
      className="board-mine"
      data-open={isOpen || undefined}
      data-draft={isDraft || undefined}
      data-awaited={awaited.includes(seat) || undefined}
    >
      <MyMat
        ctx={immortals}
        seat={seat}
        nameOf={nameOf}
        plan={plan}
        performed={shown.find((card) => card.seat === seat)}
        isOpen={isOpen}
        turn={isDraft ? undefined : (open) => setTurned({ phase, isOpen: open })}
        instead={
          isDraft ? (
            <Draft ctx={immortals} seat={seat} chosen={pickOf(view)} isPicking={isPicking(view)} />
          ) : undefined
        }
      />
      {isDraft ? null : <Hand ctx={immortals} seat={seat} plan={plan} />}
    </div>
  )
}
