import { SPACES, Z, type ImmortalsViewContext } from '@longtable/immortals/board'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { SeatMark } from '../../../components/SeatMark.tsx'
import { IconButton } from '../../../components/controls/index.ts'
import type { ShownCard } from '../view/view-facts.ts'
import { MyLimbo, OtherLimbo } from './Limbo.tsx'
import { Purse } from './Purse.tsx'
import { Armies, Deck, Marker } from './Reserve.tsx'
import { MySpace, OtherSpace } from './Space.tsx'
import { slotAt } from './space-text.ts'
import { Tribes, TribesInFull } from './Tribes.tsx'
import './Mat.css'

interface MyMatProps {
  readonly ctx: ImmortalsViewContext
  readonly seat: number
  readonly nameOf: (seat: number) => string
  readonly plan: readonly number[] | undefined
  readonly performed: ShownCard | undefined
  readonly isOpen: boolean
  /** Undefined where the spaces are always there. */
  readonly turn?: ((isOpen: boolean) => void) | undefined
  /** What lies in the place of the spaces, in the draft. */
  readonly instead?: ReactNode
  /** On a small screen the spaces lie in a strip that is pushed to and fro. */
  readonly isStrip?: boolean
}

/** The own mat between its two wings. */
export function MyMat({
  ctx,
  seat,
  nameOf,
  plan,
  performed,
  isOpen,
  turn,
  instead,
  isStrip = false,
}: MyMatProps) {
  const i18n = useI18n()
  const player = ctx.state.players[seat]
  const board = ctx.state.cards[Z.board + seat]
  return (
    <section className="mat" aria-label={i18n.t('web.immortals.mat.title')} data-open={isOpen || undefined}>
      <MyLimbo realm={0} seat={seat} player={player} />
      <div className="mat-middle">
        <div className="mat-bar">
          <SeatMark seat={seat} size={22} title={nameOf(seat)} />
          <Tribes ctx={ctx} player={player} />
          <Purse player={player} />
          <Armies player={player} seat={seat} />
          <span className="mat-gap" />
          <Marker ctx={ctx} nameOf={nameOf} />
          <Deck ctx={ctx} />
          {turn === undefined ? null : (
            <IconButton
              className="mat-fold"
              label={i18n.t(isOpen ? 'web.immortals.mat.fold' : 'web.immortals.mat.unfold')}
              icon={isOpen ? <ChevronDown aria-hidden size={18} /> : <ChevronUp aria-hidden size={18} />}
              aria-expanded={isOpen}
              onClick={() => turn(!isOpen)}
            />
          )}
        </div>
        {isOpen ? (
          <ol
            className="spaces"
            tabIndex={isStrip ? 0 : undefined}
            aria-label={i18n.t('web.immortals.mat.spaces')}
          >
            {Array.from({ length: SPACES }, (_, space) => (
              <MySpace
                key={space}
                ctx={ctx}
                player={player}
                seat={seat}
                space={space}
                slot={slotAt(board, space, plan, performed)}
              />
            ))}
          </ol>
        ) : null}
        {instead}
      </div>
      <MyLimbo realm={1} seat={seat} player={player} />
    </section>
  )
}

interface OtherMatProps {
  readonly ctx: ImmortalsViewContext
  readonly seat: number
  readonly performed: ShownCard | undefined
}

/** Somebody else's mat, to look at. */
export function OtherMat({ ctx, seat, performed }: OtherMatProps) {
  const i18n = useI18n()
  const player = ctx.state.players[seat]
  const board = ctx.state.cards[Z.board + seat]
  return (
    <div className="mat-full">
      <TribesInFull ctx={ctx} player={player} />
      <div className="mat mat-other" data-open>
        <OtherLimbo realm={0} seat={seat} player={player} />
        <div className="mat-middle">
          <div className="mat-bar">
            <Purse player={player} />
            <Armies player={player} seat={seat} />
            <span>
              {i18n.t('web.immortals.others.hand', { count: ctx.state.cards[Z.hand + seat].length })}
            </span>
          </div>
          <ol className="spaces" aria-label={i18n.t('web.immortals.mat.spaces')}>
            {Array.from({ length: SPACES }, (_, space) => (
              <OtherSpace
                key={space}
                ctx={ctx}
                player={player}
                seat={seat}
                space={space}
                slot={slotAt(board, space, undefined, performed)}
              />
            ))}
          </ol>
        </div>
        <OtherLimbo realm={1} seat={seat} player={player} />
      </div>
    </div>
  )
}
