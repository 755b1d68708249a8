import type { ImmortalsViewContext } from '@longtable/immortals/board'
import { memo, useRef, useState } from 'react'
import type { BoardProps } from '../../game-ui/game-ui.ts'
import { Draft, Hand } from './hand/Hand.tsx'
import {
  isPicking,
  lookOf,
  phaseOf,
  pickOf,
  planOf,
  shownCards,
  type Phase,
  type ShownCard,
} from './view/view-facts.ts'
import { MyMat } from './mat/Mat.tsx'
import { Deck, Marker } from './mat/Reserve.tsx'
import { ScoreLine } from './mat/ScoreLine.tsx'
import { Scoring } from './mat/Scoring.tsx'
import { Shown } from './mat/Shown.tsx'
import { Strips } from './mat/Strips.tsx'
import { useNameOf } from '../../components/use-name-of.ts'
import { Realms } from './realm/Realms.tsx'
import { SmallTable } from './SmallTable.tsx'
import { TowerStage } from './tower/TowerStage.tsx'
import { useRoom } from '../../components/use-size.ts'
import './Board.css'

/** What all parts of the table are drawn from. */
export interface Drawn extends BoardProps {
  readonly immortals: ImmortalsViewContext
  readonly nameOf: (seat: number) => string
  readonly shown: readonly ShownCard[]
  readonly phase: Phase
}

/** Below this the parts of the table come one at a time. */
const LEAST = { width: 700, height: 470 }

/** The table of Immortals: realms, tower, the others' mats, and one's own mat and hand. */
export const Board = memo(function Board(props: BoardProps) {
  const box = useRef<HTMLDivElement>(null)
  const hasRoom = useRoom(box, LEAST)
  const nameOf = useNameOf(props.names)
  const immortals = lookOf(props.look)
  const drawn: Drawn = {
    ...props,
    immortals,
    nameOf,
    shown: shownCards(immortals, props.view),
    phase: phaseOf(props.view),
  }
  return (
    <div ref={box} className="board">
      {hasRoom === undefined ? null : hasRoom ? <WholeTable {...drawn} /> : <SmallTable {...drawn} />}
    </div>
  )
})

function WholeTable(drawn: Drawn) {
  const { immortals, nameOf, seat } = drawn
  return (
    <div className="board-table">
      <div className="board-side">
        <Others {...drawn} />
        <Tower {...drawn} />
        {seat === null ? (
          <div className="board-common">
            <Marker look={immortals} nameOf={nameOf} />
            <Deck look={immortals} />
          </div>
        ) : null}
      </div>
      <ScoreLine look={immortals} nameOf={nameOf} />
      <Middle {...drawn} />
      {seat === null ? null : <Mine {...drawn} seat={seat} />}
    </div>
  )
}

/** The two realms, and what lies on the table between them. */
export function Middle({ isSmall = false, ...drawn }: Drawn & { readonly isSmall?: boolean }) {
  const { immortals, seat, names, happened, at, shown, nameOf } = drawn
  return (
    <div className="board-middle">
      <Realms look={immortals} seat={seat} names={names} happened={happened} at={at} />
      <div className="board-shown">
        <Shown look={immortals} shown={shown} nameOf={nameOf} isSmall={isSmall} />
      </div>
      <div className="board-scoring">
        <Scoring look={immortals} nameOf={nameOf} happened={happened} at={at} />
      </div>
    </div>
  )
}

/** The others in the order of play, from one's left neighbour. */
export function Others({ immortals, seat, nameOf, awaited, shown }: Drawn) {
  const { seats } = immortals
  const first = seat === null ? 0 : seat + 1
  const others = Array.from({ length: seat === null ? seats : seats - 1 }, (_, i) => (first + i) % seats)
  return <Strips look={immortals} seats={others} nameOf={nameOf} awaited={awaited} shown={shown} />
}

export function Tower({ immortals, names, happened, at, seat }: Drawn) {
  return (
    <div className="board-tower" data-place="tower">
      <TowerStage look={immortals} names={names} happened={happened} at={at} seat={seat} />
    </div>
  )
}

/** Phases in which one looks at the action spaces. */
const PLANNED: readonly Phase[] = ['plan', 'perform']

/** One's own mat and hand along the lower edge. */
function Mine({ immortals, view, seat, nameOf, shown, phase, awaited }: Drawn & { readonly seat: number }) {
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
        look={immortals}
        seat={seat}
        nameOf={nameOf}
        plan={plan}
        performed={shown.find((card) => card.seat === seat)}
        isOpen={isOpen}
        turn={isDraft ? undefined : (open) => setTurned({ phase, isOpen: open })}
        instead={
          isDraft ? (
            <Draft look={immortals} seat={seat} chosen={pickOf(view)} isPicking={isPicking(view)} />
          ) : undefined
        }
      />
      {isDraft ? null : <Hand look={immortals} seat={seat} plan={plan} />}
    </div>
  )
}
