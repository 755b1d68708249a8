import { DropCue } from '../../match-ui/targets/drag.tsx'
import { AutoCard } from './auto/AutoCard.tsx'
import { QuestionPanel } from './cards/QuestionPanel.tsx'
import { CardNews } from './cards/CardNews.tsx'
import { CheckNews } from './dice/CheckNews.tsx'
import { Aim, isAiming } from './fight/Aim.tsx'
import { Fight } from './fight/Fight.tsx'
import { FightPlay } from './fight/Play.tsx'
import { MapView } from './map/MapView.tsx'
import type { BoardPartProps } from './parts/part-props.ts'
import { Sides } from './sides/Sides.tsx'
import { Intro } from './story/Intro.tsx'
import { StorySheet } from './story/StorySheet.tsx'
import { Trade } from './trade/Trade.tsx'
import { UnitBar } from './units/UnitBar.tsx'

const NOTHING: BoardPartProps['happened'] = []

/** The map, and over it what is asked about a place of its own. */
export function Middle(drawn: BoardPartProps) {
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
      <QuestionPanel {...drawn} />
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
function Stage(drawn: BoardPartProps) {
  if (drawn.timeline !== undefined) return null
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
