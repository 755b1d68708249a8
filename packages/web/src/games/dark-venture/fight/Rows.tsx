import type { PieceNo, VentureViewContext } from '@longtable/dark-venture/board'
import type { ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { areSixesEnough, type Bout } from './bout.ts'
import { Row, type Role } from './Row.tsx'
import { leaderOf } from './leads.ts'
import { Verdict } from './Verdict.tsx'

interface RowsProps {
  readonly ctx: VentureViewContext
  readonly bout: Bout
  /** The person of a side. */
  readonly whoOf: (side: number) => string | undefined
  /** Is a side waited for? */
  readonly isAsked: (side: number) => boolean
  readonly drawPiece: (piece: PieceNo) => ReactNode
  readonly drawDie: (role: Role, n: number, value: number, isSix: boolean) => ReactNode
}

/** Attack above, defence below, and between them how it stands. */
export function Rows({ ctx, bout, whoOf, isAsked, drawPiece, drawDie }: RowsProps) {
  const i18n = useI18n()
  const leader = leaderOf(bout)
  const { sixes, end } = bout
  const note = sixes > 0 && end !== 'won' ? i18n.t('web.dvFight.sixes', { count: sixes }) : undefined
  const row = (role: Role): ReactNode => (
    <Row
      ctx={ctx}
      role={role}
      row={bout[role]}
      isCounter={bout.isCounter}
      who={whoOf(bout[role].side)}
      isAsked={isAsked(bout[role].side)}
      isAhead={leader === role}
      isDiceless={(end === 'sure' || end === 'foiled') && bout.attack.sum === undefined}
      areSixesLit={role === 'defence' && leader === 'defence' && areSixesEnough(bout)}
      note={role === 'defence' ? note : undefined}
      drawPiece={drawPiece}
      drawDie={(n, value, isSix) => drawDie(role, n, value, isSix)}
    />
  )
  return (
    <div className="dv-fight-rows">
      {row('attack')}
      <Verdict bout={bout} />
      {row('defence')}
    </div>
  )
}
