import { memo, type KeyboardEvent, type MouseEvent } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useDrag } from '../../../match-ui/targets/drag.tsx'
import { useChoosing, useChoosingNow, useTarget } from '../../../match-ui/targets/targets.tsx'
import { tick } from '../view/selection.ts'
import { ActionDie } from './ActionDie.tsx'
import { useCarriedDie } from './carry.ts'
import type { Lying } from './order.ts'

interface GroupProps {
  readonly face: number
  readonly dice: readonly Lying[]
  /** Tokens of this face in Genetic Memory. */
  readonly banked: number
  readonly isMine: boolean
  /** A click picks a die out for what comes next. */
  readonly isTicking: boolean
  readonly ticked: number
  /** How many would be spent where the pointer is. */
  readonly rising: number
}

/** All dice of a face: they are alike, so they are chosen together. */
export function Group(props: GroupProps) {
  const fresh = props.dice.filter(({ isSpent }) => !isSpent)
  return props.isMine && fresh.length > 0 ? (
    <Own {...props} fresh={fresh.length} />
  ) : (
    <span className="dv-dice-group">
      <Dice {...props} />
    </span>
  )
}

function Own({ fresh, ...props }: GroupProps & { readonly fresh: number }) {
  const { face, banked, isTicking, ticked } = props
  const i18n = useI18n()
  const about = i18n.t(ticked > 0 ? 'web.dvDice.ticked' : 'web.dvDice.ready', { count: fresh, ticked })
  const target = useTarget(`face:${face}`, about)
  const ticks = useTicks(face, fresh + banked)
  const isQuiet = useChoosing(({ held }) => isTicking && held?.startsWith('card:') !== true)
  const { onPointerDown, isDragged } = useDrag(
    `face:${face}`,
    () => <ActionDie face={face} size={46} />,
    useCarriedDie(face, fresh + banked),
  )
  return (
    <span
      {...target.props}
      {...(isTicking ? ticks : undefined)}
      aria-pressed={isTicking ? ticked > 0 : undefined}
      className="dv-dice-group"
      data-own
      data-quiet={isQuiet || undefined}
      data-dragged={isDragged || undefined}
      onPointerDown={onPointerDown}
    >
      <Dice {...props} />
    </span>
  )
}

/** What a click does where dice are ticked: a card that is held goes to the die, as anywhere. */
export function useTicks(face: number, most: number) {
  const now = useChoosingNow()
  const press = (element: Element): void => {
    const { held, act } = now()
    if (held?.startsWith('card:') === true) act(`face:${face}`, element)
    else tick(face, most)
  }
  return {
    role: 'button',
    tabIndex: 0,
    onClick: (event: MouseEvent<HTMLElement>) => {
      event.stopPropagation()
      press(event.currentTarget)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      press(event.currentTarget)
    },
  } as const
}

const Dice = memo(function Dice({ dice, face, ticked, rising }: GroupProps) {
  const fresh = dice.filter(({ isSpent }) => !isSpent)
  const spent = dice.filter(({ isSpent }) => isSpent)
  return (
    <>
      {fresh.map(({ id, roll }, n) => (
        <span
          key={id}
          className="dv-dice-one"
          data-ticked={n < ticked || undefined}
          data-rising={n < rising || undefined}
        >
          <ActionDie face={face} size="100%" roll={roll} />
        </span>
      ))}
      {spent.map(({ id }) => (
        <span key={id} className="dv-dice-one">
          <ActionDie face={face} size="100%" state="spent" />
        </span>
      ))}
    </>
  )
})

/** Dice that were spent before anybody looked. */
export function Gone({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="dv-dice-group">
      {Array.from({ length: count }, (_, n) => (
        <span key={n} className="dv-dice-one">
          <svg className="dv-dice-die dv-dice-is-spent" viewBox="0 0 48 52" width="100%" aria-hidden>
            <rect className="dv-dice-face" x={2} y={2} width={44} height={44} rx={9} />
          </svg>
        </span>
      ))}
    </span>
  )
}
