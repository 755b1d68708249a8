import {
  ABSENT,
  AUTO,
  bankedAll,
  handOf,
  NEUTRAL,
  NOBODY,
  OUT,
  sideText,
  SIDES,
  type SideNo,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import { useState } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Dialog } from '../../../components/controls/index.ts'
import { SeatMark } from '../../../components/SeatMark.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import type { IconName } from '../icons/Icon.tsx'
import { SideMark } from '../units/SideMark.tsx'
import { Count } from './Count.tsx'
import { OtherMat } from './OtherMat.tsx'
import './Others.css'

/** The other sides in the order of their turns, as narrow strips that open; then beasts, while there are any. */
export function Others(drawn: BoardPartProps) {
  const i18n = useI18n()
  const [opened, open] = useState<SideNo>(NOBODY)
  const { shown, side: mine, scene } = drawn
  const { state, tables } = shown
  const others = state.order.filter((side) => side < SIDES && side !== mine && state.control[side] !== ABSENT)
  const sides = state.army[NEUTRAL].length > 0 ? [...others, NEUTRAL] : others
  if (sides.length === 0) return null
  return (
    <section className="dv-side-others" aria-label={i18n.t('web.dvSides.others')}>
      {sides.map((side) => (
        <Strip key={side} drawn={drawn} side={side} isTarget={scene !== 'sides'} open={() => open(side)} />
      ))}
      <Dialog
        size="wide"
        isOpen={opened !== NOBODY}
        onClose={() => open(NOBODY)}
        title={opened === NOBODY ? '' : i18n.format(sideText(tables, opened))}
      >
        {opened === NOBODY ? null : <OtherMat ctx={shown} side={opened} nameOf={drawn.nameOf} />}
      </Dialog>
    </section>
  )
}

interface StripProps {
  readonly drawn: BoardPartProps
  readonly side: SideNo
  /** Only one of all that is drawn of a side can be chosen. */
  readonly isTarget: boolean
  readonly open: () => void
}

function Strip({ drawn, side, isTarget, open }: StripProps) {
  const { shown, nameOf, awaited, side: mine } = drawn
  const { state, tables } = shown
  const i18n = useI18n()
  const { props, isLit } = useTarget(isTarget ? `side:${side}` : '')
  const name = i18n.format(sideText(tables, side))
  const seat = state.seatOf[side]
  const held = state.prisoners.filter(
    (piece) => state.side[piece] === mine && state.side[state.captor[piece]] === side,
  ).length
  const counts: readonly (readonly [IconName, string, number])[] = [
    ['points', 'points', state.points[side]],
    ['horde', 'units', state.army[side].length],
    ['card', 'cards', handOf(state, side).length],
    ['memory', 'memory', bankedAll(state, side)],
    ['prisoner', 'prisoners', held],
  ]
  return (
    <article
      className={`dv-side-strip dv-unit-side-${side}`}
      data-active={state.turn === side || undefined}
      data-out={state.control[side] === OUT || undefined}
    >
      <span
        {...(isTarget ? props : undefined)}
        className="dv-side-strip-mark"
        data-asked={isLit || undefined}
      >
        <SideMark side={side} size={30} isAuto={state.control[side] === AUTO} />
      </span>
      <div className="dv-side-strip-words">
        <h3 className="dv-side-strip-head">
          <button
            type="button"
            className="dv-side-strip-open"
            aria-label={i18n.t('web.dvSides.open', { side: name })}
            title={i18n.t('web.dvSides.open', { side: name })}
            onClick={open}
          >
            {name}
          </button>
          <Doing ctx={shown} side={side} isAwaited={seat >= 0 && awaited.includes(seat)} />
        </h3>
        <p className="dv-side-strip-line">
          <Who ctx={shown} side={side} nameOf={nameOf} />
          {counts.map(([icon, key, count]) =>
            count === 0 && key !== 'units' ? null : (
              <Count key={key} icon={icon} n={count} told={i18n.t(`web.dvSides.count.${key}`, { count })} />
            ),
          )}
        </p>
      </div>
    </article>
  )
}

/** Who plays a side. */
function Who({
  ctx: { state },
  side,
  nameOf,
}: {
  ctx: VentureViewContext
  side: SideNo
  nameOf: BoardPartProps['nameOf']
}) {
  const i18n = useI18n()
  const seat = state.seatOf[side]
  if (side === NEUTRAL) return <span className="dv-side-who">{i18n.t('web.dvSides.beasts')}</span>
  if (seat < 0) return <span className="dv-side-who">{i18n.t('web.dvSides.auto')}</span>
  return (
    <span className="dv-side-who">
      <SeatMark seat={seat} size={12} /> {nameOf(seat)}
    </span>
  )
}

/** Whose turn it is, who is awaited out of turn, who is out of the game. */
function Doing({
  ctx: { state },
  side,
  isAwaited,
}: {
  ctx: VentureViewContext
  side: SideNo
  isAwaited: boolean
}) {
  const i18n = useI18n()
  const key =
    state.control[side] === OUT ? 'out' : state.turn === side ? 'turn' : isAwaited ? 'awaited' : undefined
  return key === undefined ? null : (
    <span className="dv-side-doing" data-kind={key}>
      {i18n.t(`web.dvSides.doing.${key}`)}
    </span>
  )
}
