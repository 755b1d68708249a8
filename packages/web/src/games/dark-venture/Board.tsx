import { sideOfSeat } from '@longtable/dark-venture'
import { memo, useRef } from 'react'
import { DropCue } from '../../match-ui/targets/drag.tsx'
import { useNameOf } from '../../components/use-name-of.ts'
import { useRoom } from '../../components/use-size.ts'
import type { BoardProps } from '../../game-ui/game-ui.ts'
import { AutoCard } from './auto/AutoCard.tsx'
import { useReel } from './timeline/use-timeline.ts'
import { Asked } from './cards/Asked.tsx'
import { CardNews } from './cards/CardNews.tsx'
import { Reading } from './cards/Reading.tsx'
import { CheckNews } from './dice/CheckNews.tsx'
import { Tray } from './dice/Tray.tsx'
import type { Drawn } from './parts/part-props.ts'
import { Aim, isAiming } from './fight/Aim.tsx'
import { Fight } from './fight/Fight.tsx'
import { FightPlay } from './fight/Play.tsx'
import { Hand } from './hand/Hand.tsx'
import { lookOf, sceneOf, stepOf } from './view/view-facts.ts'
import { MapView } from './map/MapView.tsx'
import { Abilities } from './mat/Abilities.tsx'
import { MySide } from './mat/MySide.tsx'
import { SmallTable } from './SmallTable.tsx'
import { Others } from './sides/Others.tsx'
import { Plate } from './sides/Plate.tsx'
import { Sides } from './sides/Sides.tsx'
import { Book } from './story/Book.tsx'
import { Intro } from './story/Intro.tsx'
import { StorySheet } from './story/StorySheet.tsx'
import { Trade } from './trade/Trade.tsx'
import { UnitBar } from './units/UnitBar.tsx'
import './Board.css'

/** Below this the parts of the table come one at a time. */
const LEAST = { width: 640, height: 470 }

const NOTHING: Drawn['happened'] = []

/** The table of Dark Venture: map, dice, one's own side with its abilities and cards, and the others. */
export const Board = memo(function Board(props: BoardProps) {
  const box = useRef<HTMLDivElement>(null)
  const hasRoom = useRoom(box, LEAST)
  const nameOf = useNameOf(props.names)
  const venture = lookOf(props.look)
  const { shown, reel, past, isTold } = useReel(props)
  const { view, seat } = props
  const drawn: Drawn = {
    ...props,
    venture,
    shown,
    reel,
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
      data-reel={reel === undefined ? undefined : true}
    >
      {hasRoom === undefined ? null : hasRoom ? <WholeTable {...drawn} /> : <SmallTable {...drawn} />}
      <Reading {...drawn} />
      <Book {...drawn} />
    </div>
  )
})

function WholeTable(drawn: Drawn) {
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

/** The map, and over it what is asked about a place of its own. */
export function Middle(drawn: Drawn) {
  const { seat, side } = drawn
  const news = drawn.isTold === true ? { ...drawn, happened: NOTHING } : drawn
  return (
    <div className="dv-middle">
      <DropCue kind="card:" />
      <MapView {...drawn} />
      <AutoCard {...drawn} />
      <Stage {...drawn} />
      <StorySheet {...drawn} />
      <Intro {...drawn} />
      <FightPlay {...drawn} />
      <Asked {...drawn} />
      <CardNews {...news} />
      <CheckNews {...news} />
      {seat === null || side < 0 ? null : isAiming(drawn.step) ? (
        <Aim {...drawn} seat={seat} />
      ) : (
        <UnitBar {...drawn} seat={seat} />
      )}
    </div>
  )
}

/** What lies over the map while it is asked about; nothing does while what has happened is still being seen. */
function Stage(drawn: Drawn) {
  if (drawn.reel !== undefined) return null
  switch (drawn.scene) {
    case 'sides':
      return <Sides {...drawn} />
    case 'fight':
      return <Fight {...drawn} />
    case 'trade':
      return <Trade {...drawn} />
    case 'story':
    case 'map':
    case 'over':
      return null
  }
}
