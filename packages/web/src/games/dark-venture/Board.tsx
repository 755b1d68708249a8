import { sideOfSeat } from '@longtable/dark-venture/board'
import { memo, useRef } from 'react'
import { useNameOf } from '../../components/use-name-of.ts'
import { useRoom } from '../../components/use-size.ts'
import type { BoardProps } from '../../game-ui/game-ui.ts'
import { useTimeline } from './timeline/use-timeline.ts'
import { Middle } from './BoardParts.tsx'
import { Reading } from './cards/Reading.tsx'
import { Tray } from './dice/Tray.tsx'
import type { BoardPartProps } from './parts/part-props.ts'
import { Hand } from './hand/Hand.tsx'
import { viewContextOf, sceneOf, stepOf } from './view/view-facts.ts'
import { Abilities } from './mat/Abilities.tsx'
import { MySide } from './mat/MySide.tsx'
import { SmallBoard } from './SmallBoard.tsx'
import { Others } from './sides/Others.tsx'
import { Plate } from './sides/Plate.tsx'
import { Book } from './story/Book.tsx'
import './Board.css'

/** Below this the parts of the table come one at a time. */
const LEAST = { width: 640, height: 470 }

/** The table of Dark Venture: map, dice, one's own side with its abilities and cards, and the others. */
export const Board = memo(function Board(props: BoardProps) {
  const box = useRef<HTMLDivElement>(null)
  const hasRoom = useRoom(box, LEAST)
  const nameOf = useNameOf(props.names)
  const venture = viewContextOf(props.ctx)
  const { shown, controls, past, isTold } = useTimeline(props)
  const { view, seat } = props
  const drawn: BoardPartProps = {
    ...props,
    venture,
    shown,
    timeline: controls,
    past,
    isTold,
    nameOf,
    scene: sceneOf(view, venture),
    step: stepOf(view),
    side: seat === null ? -1 : sideOfSeat(venture.state, seat, view.stack.at(-1)),
  }
  return (
    <div
      ref={box}
      className="dv-board"
      data-scene={drawn.scene}
      data-map={venture.tables.map.id}
      data-reel={controls === undefined ? undefined : true}
    >
      {hasRoom === undefined ? null : hasRoom ? <WholeTable {...drawn} /> : <SmallBoard {...drawn} />}
      <Reading {...drawn} />
      <Book {...drawn} />
    </div>
  )
})

function WholeTable(drawn: BoardPartProps) {
  const { seat, side } = drawn
  const isMine = seat !== null && side >= 0
  return (
    <div className="dv-table">
      <div className="dv-left">
        <Plate {...drawn} />
        {isMine ? <MySide {...drawn} seat={seat} /> : null}
        <Others {...drawn} />
      </div>
      <Middle {...drawn} />
      {isMine ? (
        <div className="dv-mine" data-awaited={drawn.awaited.includes(seat) || undefined}>
          <Abilities {...drawn} seat={seat} />
          <Tray {...drawn} seat={seat} />
          <Hand {...drawn} seat={seat} />
        </div>
      ) : null}
    </div>
  )
}
