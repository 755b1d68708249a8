import { DropCue } from '../../match-ui/targets/drag.tsx'
import { Assault } from './fight/Assault.tsx'
import { Duel } from './fight/Duel.tsx'
import { Fight } from './fight/Fight.tsx'
import { FightNews } from './fight/News.tsx'
import { Totals } from './hero/Totals.tsx'
import { Colours } from './mana/Colours.tsx'
import { MapView } from './map/MapView.tsx'
import type { BoardPartProps, OwnPartProps } from './parts/part-props.ts'
import { QuestionSheet } from './stages/QuestionSheet.tsx'
import { Heroes } from './stages/Heroes.tsx'
import { Level } from './stages/Level.tsx'
import { Market } from './stages/Market.tsx'
import { Rewards } from './stages/Rewards.tsx'
import { RoundNews } from './stages/Round.tsx'
import { Tactics } from './stages/Tactics.tsx'

/** The map, and over it what is asked about a place of its own. */
export function Middle(drawn: BoardPartProps) {
  return (
    <div className="mk-middle">
      <DropCue kind="card:" />
      <MapView {...drawn} />
      <Stage {...drawn} />
      <QuestionSheet {...drawn} />
      <FightNews {...drawn} />
      <RoundNews {...drawn} />
    </div>
  )
}

/** What stands above the hand: what the turn has produced, and the stones while a colour is asked for. */
export function Ledge({ mage, seat, scene }: OwnPartProps) {
  return (
    <div className="mk-ledge">
      <Totals mage={mage} seat={seat} />
      {scene === 'rewards' ? null : <Colours />}
    </div>
  )
}

/** What lies over the map while it is asked about. */
function Stage(drawn: BoardPartProps) {
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
