import { SPACES, Z } from '@longtable/immortals/board'
import { Hand as HandIcon, Map as MapIcon, Users } from 'lucide-react'
import { SmallTable, type TablePart } from '../../match-ui/small-table/SmallTable.tsx'
import type { Choosing } from '../../match-ui/targets/targets.tsx'
import { Middle, Others, Tower } from './BoardParts.tsx'
import { Draft, Hand } from './hand/Hand.tsx'
import { isPicking, pickOf, planOf } from './view/view-facts.ts'
import { MyMat } from './mat/Mat.tsx'
import { ScoreLine } from './mat/ScoreLine.tsx'
import type { BoardPartProps } from './parts/part-props.ts'
import './SmallBoard.css'

/** Where something can be chosen now. */
function wantedPart(choosing: Choosing, { immortals: { state }, seat }: BoardPartProps): string | undefined {
  if (seat === null) return undefined
  const isLit = (place: string): boolean => choosing.at(place).length > 0
  for (let space = 0; space < SPACES; space++) if (isLit(`space:${space}`)) return 'mat'
  if (state.cards[Z.draft + seat].some((card) => isLit(`card:${card}`))) return 'mat'
  return state.owner.some((_, site) => isLit(`site:${site}`)) ? 'realms' : undefined
}

/** The table on a small screen. */
export function SmallBoard(drawn: BoardPartProps) {
  const { immortals, seat, nameOf } = drawn
  const parts: TablePart[] = [
    { id: 'realms', icon: MapIcon, content: <Middle {...drawn} isSmall /> },
    ...(seat === null ? [] : [{ id: 'mat', icon: HandIcon, content: <MyPage {...drawn} seat={seat} /> }]),
    {
      id: 'others',
      icon: Users,
      content: (
        <>
          <ScoreLine ctx={immortals} nameOf={nameOf} />
          <Others {...drawn} />
          <Tower {...drawn} />
        </>
      ),
    },
  ]
  return (
    <SmallTable namespace="immortals" parts={parts} wantedPart={(choosing) => wantedPart(choosing, drawn)} />
  )
}

function MyPage({ immortals, view, seat, nameOf, shown, phase }: BoardPartProps & { readonly seat: number }) {
  const plan = planOf(view)
  const isDraft = phase === 'draft'
  return (
    <>
      {isDraft ? (
        <Draft ctx={immortals} seat={seat} chosen={pickOf(view)} isPicking={isPicking(view)} isStrip />
      ) : (
        <Hand ctx={immortals} seat={seat} plan={plan} isStrip />
      )}
      <MyMat
        ctx={immortals}
        seat={seat}
        nameOf={nameOf}
        plan={plan}
        performed={shown.find((card) => card.seat === seat)}
        isOpen
        isStrip
      />
    </>
  )
}
