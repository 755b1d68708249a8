import { Scoring } from './mat/Scoring.tsx'
import { ShownCards } from './mat/ShownCards.tsx'
import { Strips } from './mat/Strips.tsx'
import type { BoardPartProps } from './parts/part-props.ts'
import { Realms } from './realm/Realms.tsx'
import { TowerStage } from './tower/TowerStage.tsx'

/** The two realms, and what lies on the table between them. */
export function Middle({ isSmall = false, ...drawn }: BoardPartProps & { readonly isSmall?: boolean }) {
  const { immortals, seat, names, happened, at, shown, nameOf } = drawn
  return (
    <div className="board-middle">
      <Realms ctx={immortals} seat={seat} names={names} happened={happened} at={at} />
      <div className="board-shown">
        <ShownCards ctx={immortals} shown={shown} nameOf={nameOf} isSmall={isSmall} />
      </div>
      <div className="board-scoring">
        <Scoring ctx={immortals} nameOf={nameOf} happened={happened} at={at} />
      </div>
    </div>
  )
}

/** The others in the order of play, from one's left neighbour. */
export function Others({ immortals, seat, nameOf, awaited, shown }: BoardPartProps) {
  const { seats } = immortals
  const first = seat === null ? 0 : seat + 1
  const others = Array.from({ length: seat === null ? seats : seats - 1 }, (_, i) => (first + i) % seats)
  return <Strips ctx={immortals} seats={others} nameOf={nameOf} awaited={awaited} shown={shown} />
}

export function Tower({ immortals, names, happened, at, seat }: BoardPartProps) {
  return (
    <div className="board-tower" data-place="tower">
      <TowerStage ctx={immortals} names={names} happened={happened} at={at} seat={seat} />
    </div>
  )
}
