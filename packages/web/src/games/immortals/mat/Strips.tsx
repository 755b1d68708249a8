import {
  cardText,
  SPACES,
  spaceText,
  Z,
  type ImmortalsViewContext,
  type Player,
} from '@longtable/immortals/board'
import { useState } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Cube } from '../../../components/Cube.tsx'
import { SeatMark } from '../../../components/SeatMark.tsx'
import { Dialog } from '../../../components/controls/index.ts'
import { Card } from '../cards/Card.tsx'
import { Icon } from '../icons/Icon.tsx'
import type { ShownCard } from '../view/view-facts.ts'
import { OtherMat } from './Mat.tsx'
import { Purse } from './Purse.tsx'
import { hasCard, slotAt } from './space-text.ts'
import './Strips.css'

interface StripsProps {
  readonly ctx: ImmortalsViewContext
  /** The seats to show, in the order of play. */
  readonly seats: readonly number[]
  readonly nameOf: (seat: number) => string
  readonly awaited: readonly number[]
  readonly shown: readonly ShownCard[]
}

/** The others' mats as narrow strips; each opens to the whole mat. */
export function Strips({ ctx, seats, nameOf, awaited, shown }: StripsProps) {
  const i18n = useI18n()
  const [opened, open] = useState<number>()
  return (
    <section className="strips" aria-label={i18n.t('web.immortals.others.title')}>
      {seats.map((seat) => (
        <Strip
          key={seat}
          ctx={ctx}
          seat={seat}
          name={nameOf(seat)}
          isAwaited={awaited.includes(seat)}
          performed={shown.find((card) => card.seat === seat)}
          open={() => open(seat)}
        />
      ))}
      <Dialog
        size="wide"
        isOpen={opened !== undefined}
        onClose={() => open(undefined)}
        title={opened === undefined ? '' : i18n.t('web.immortals.mat.titleOf', { name: nameOf(opened) })}
      >
        {opened === undefined ? null : (
          <OtherMat ctx={ctx} seat={opened} performed={shown.find((card) => card.seat === opened)} />
        )}
      </Dialog>
    </section>
  )
}

interface StripProps {
  readonly ctx: ImmortalsViewContext
  readonly seat: number
  readonly name: string
  readonly isAwaited: boolean
  readonly performed: ShownCard | undefined
  readonly open: () => void
}

function Strip({ ctx, seat, name, isAwaited, performed, open }: StripProps) {
  const i18n = useI18n()
  const { state } = ctx
  const player = state.players[seat]
  const { light, dark } = ctx.tables.edition.tribes
  const hand = state.cards[Z.hand + seat].length + state.cards[Z.draft + seat].length
  return (
    <article className={`strip piece-${seat}`} data-awaited={isAwaited || undefined}>
      <h3 className="strip-head">
        <button
          type="button"
          className="strip-open"
          aria-label={i18n.t('web.immortals.others.open', { name })}
          title={i18n.t('web.immortals.others.open', { name })}
          onClick={open}
        >
          <SeatMark seat={seat} size={20} />
          <span className="strip-name">{name}</span>
        </button>
        {state.marker === seat ? (
          <span className="strip-marker" role="img" aria-label={i18n.t('web.immortals.mat.marker')}>
            <Icon name="marker" />
          </span>
        ) : null}
        <span
          className="strip-points"
          role="img"
          aria-label={i18n.t('web.immortals.score.points', { count: player.points })}
        >
          {player.points}
        </span>
      </h3>
      <div className="strip-line strip-soft">
        <span className="strip-tribes">
          {`${light[player.light].name[i18n.lang]} · ${dark[player.dark].name[i18n.lang]}`}
        </span>
        {player.passed ? (
          <span className="strip-passed">{i18n.t('web.immortals.mat.passed')}</span>
        ) : isAwaited ? (
          <span className="strip-awaited">{i18n.t('web.immortals.others.awaited')}</span>
        ) : null}
      </div>
      <div className="strip-line">
        <Purse player={player} hasPoints={false} />
        <span
          className="strip-hand"
          role="img"
          aria-label={i18n.t('web.immortals.others.hand', { count: hand })}
          title={i18n.t('web.immortals.others.hand', { count: hand })}
        >
          <span className="strip-back" />
          {hand}
        </span>
        <span className="strip-limbos">
          <SmallLimbo realm={0} seat={seat} player={player} />
          <SmallLimbo realm={1} seat={seat} player={player} />
        </span>
      </div>
      <Slots ctx={ctx} seat={seat} performed={performed} />
    </article>
  )
}

function SmallLimbo({ realm, seat, player }: { realm: 0 | 1; seat: number; player: Player }) {
  const i18n = useI18n()
  const count = player.limbo[realm]
  const name = i18n.t(`web.immortals.mat.${realm === 0 ? 'limboLight' : 'limboDark'}`)
  const label = i18n.t('web.app.labelled', { name, about: i18n.t('web.immortals.mat.limbo', { count }) })
  return (
    <span
      className={`strip-limbo strip-limbo-${realm}`}
      role="img"
      aria-label={label}
      title={label}
      data-place={`limbo:${realm}`}
      data-seat={seat}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <Cube colour={seat} size={20} x={12} y={12} />
      </svg>
      {count}
    </span>
  )
}

/** The ten action spaces, as small as can be. */
function Slots({
  ctx,
  seat,
  performed,
}: {
  ctx: ImmortalsViewContext
  seat: number
  performed: ShownCard | undefined
}) {
  const i18n = useI18n()
  const board = ctx.state.cards[Z.board + seat]
  const slots = Array.from({ length: SPACES }, (_, space) => slotAt(board, space, undefined, performed))
  const lying = slots.filter(hasCard).length
  const told = slots.flatMap((slot, space) =>
    hasCard(slot)
      ? [
          i18n.t('web.immortals.others.slot', {
            space: spaceText(ctx.tables, space),
            card: cardText(ctx.tables, slot.card),
          }),
        ]
      : [],
  )
  const label = [i18n.t('web.immortals.others.slots', { count: lying }), ...told].join('. ')
  return (
    <div className="strip-slots" role="img" aria-label={label}>
      {slots.map((slot, space) => (
        <span key={space} className="strip-slot" title={told.length === 0 ? undefined : titleOf(space)}>
          {hasCard(slot) ? <Card tables={ctx.tables} card={slot.card} size="tiny" seat={seat} /> : null}
        </span>
      ))}
    </div>
  )

  function titleOf(space: number): string {
    const slot = slots[space]
    return i18n.t('web.immortals.others.slot', {
      space: spaceText(ctx.tables, space),
      card: hasCard(slot) ? cardText(ctx.tables, slot.card) : i18n.t('web.immortals.others.empty'),
    })
  }
}
