import { memo, useRef } from 'react'
import { DropCue } from '../../match-ui/targets/drag.tsx'
import { useNameOf } from '../../components/use-name-of.ts'
import { useRoom } from '../../components/use-size.ts'
import type { BoardProps } from '../../game-ui/game-ui.ts'
import { Reading } from './cards/Reading.tsx'
import type { Drawn, Mine } from './parts/part-props.ts'
import { Assault } from './fight/Assault.tsx'
import { Duel } from './fight/Duel.tsx'
import { Fight } from './fight/Fight.tsx'
import { FightNews } from './fight/News.tsx'
import { Hand } from './hand/Hand.tsx'
import { MyHero } from './hero/Hero.tsx'
import { Others } from './hero/Others.tsx'
import { Source } from './hero/Source.tsx'
import { Time } from './hero/Time.tsx'
import { Totals } from './hero/Totals.tsx'
import { lookOf, sceneOf } from './view/view-facts.ts'
import { Colours } from './mana/Colours.tsx'
import { MapView } from './map/MapView.tsx'
import { SmallTable } from './SmallTable.tsx'
import { Asked } from './stages/Asked.tsx'
import { Heroes } from './stages/Heroes.tsx'
import { Level } from './stages/Level.tsx'
import { Market } from './stages/Market.tsx'
import { Offers } from './stages/Offers.tsx'
import { Rewards } from './stages/Rewards.tsx'
import { RoundNews } from './stages/Round.tsx'
import { Tactics } from './stages/Tactics.tsx'
import './Board.css'

/** Below this the parts of the table come one at a time. */
const LEAST = { width: 640, height: 470 }

/** The table of Mage Knight: map, Source, offers, the others, and one's own hero and hand. */
export const Board = memo(function Board(props: BoardProps) {
  const box = useRef<HTMLDivElement>(null)
  const hasRoom = useRoom(box, LEAST)
  const nameOf = useNameOf(props.names)
  const mage = lookOf(props.look)
  const drawn: Drawn = { ...props, mage, nameOf, scene: sceneOf(props.view) }
  return (
    <div ref={box} className="mk-board" data-night={mage.state.night || undefined} data-scene={drawn.scene}>
      {hasRoom === undefined ? null : hasRoom ? <WholeTable {...drawn} /> : <SmallTable {...drawn} />}
      <Reading mage={mage} />
    </div>
  )
})

function WholeTable(drawn: Drawn) {
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

/** The map, and over it what is asked about a place of its own. */
export function Middle(drawn: Drawn) {
  return (
    <div className="mk-middle">
      <DropCue kind="card:" />
      <MapView {...drawn} />
      <Stage {...drawn} />
      <Asked {...drawn} />
      <FightNews {...drawn} />
      <RoundNews {...drawn} />
    </div>
  )
}

/** What stands above the hand: what the turn has produced, and the stones while a colour is asked for. */
export function Ledge({ mage, seat, scene }: Mine) {
  return (
    <div className="mk-ledge">
      <Totals mage={mage} seat={seat} />
      {scene === 'rewards' ? null : <Colours />}
    </div>
  )
}

/** What lies over the map while it is asked about. */
function Stage(drawn: Drawn) {
  switch (drawn.scene) {
    case 'heroes':
      return <Heroes {...drawn} />
    case 'tactics':
      return <Tactics {...drawn} />
    case 'market':
      return <Market {...drawn} />
    case 'fight':
      return <Fight {...drawn} />
    case 'duel':
      return <Duel {...drawn} />
    case 'assault':
      return <Assault {...drawn} />
    case 'rewards':
      return <Rewards {...drawn} />
    case 'level':
      return <Level {...drawn} />
    case 'map':
    case 'over':
      return null
  }
}
