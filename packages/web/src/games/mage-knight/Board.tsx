import { memo, useRef } from 'react'
import { useNameOf } from '../../components/use-name-of.ts'
import { useRoom } from '../../components/use-size.ts'
import type { BoardProps } from '../../game-ui/game-ui.ts'
import { Ledge, Middle } from './BoardParts.tsx'
import { Reading } from './cards/Reading.tsx'
import type { BoardPartProps } from './parts/part-props.ts'
import { Hand } from './hand/Hand.tsx'
import { MyHero } from './hero/Hero.tsx'
import { Others } from './hero/Others.tsx'
import { Source } from './hero/Source.tsx'
import { Time } from './hero/Time.tsx'
import { viewContextOf, sceneOf } from './view/view-facts.ts'
import { SmallBoard } from './SmallBoard.tsx'
import { Offers } from './stages/Offers.tsx'
import './Board.css'

/** Below this the parts of the table come one at a time. */
const LEAST = { width: 640, height: 470 }

/** The table of Mage Knight: map, Source, offers, the others, and one's own hero and hand. */
export const Board = memo(function Board(props: BoardProps) {
  const box = useRef<HTMLDivElement>(null)
  const hasRoom = useRoom(box, LEAST)
  const nameOf = useNameOf(props.names)
  const mage = viewContextOf(props.ctx)
  const drawn: BoardPartProps = { ...props, mage, nameOf, scene: sceneOf(props.view) }
  return (
    <div ref={box} className="mk-board" data-night={mage.state.night || undefined} data-scene={drawn.scene}>
      {hasRoom === undefined ? null : hasRoom ? <WholeTable {...drawn} /> : <SmallBoard {...drawn} />}
      <Reading mage={mage} />
    </div>
  )
})

function WholeTable(drawn: BoardPartProps) {
  const { seat, mage, nameOf } = drawn
  return (
    <div className="mk-table">
      <div className="mk-side">
        <Time mage={mage} nameOf={nameOf} />
        <Source {...drawn} />
        <Others {...drawn} />
        <Offers {...drawn} />
      </div>
      <Middle {...drawn} />
      {seat === null ? null : (
        <div className="mk-mine" data-awaited={drawn.awaited.includes(seat) || undefined}>
          <MyHero {...drawn} seat={seat} />
          <Hand {...drawn} seat={seat} lead={<Ledge {...drawn} seat={seat} />} />
        </div>
      )}
    </div>
  )
}
