import type { VentureViewContext } from '@longtable/dark-venture/board'
import { text } from '@longtable/kernel'
import { memo, type CSSProperties } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import { Icon } from '../icons/Icon.tsx'
import { ActionDie } from './ActionDie.tsx'
import { useTicks } from './Group.tsx'
import type { OwnDice } from './order.ts'
import { useRising } from './rising.ts'

interface MemoryProps {
  readonly ctx: VentureViewContext
  readonly side: number
  readonly own: OwnDice
  /** So many can be kept. */
  readonly most: number
  readonly step: string
  readonly isTicking: boolean
  readonly ticked: readonly number[]
}

/** Where tokens are given up, each kind of them is a place of its own. */
const GIVING_UP: readonly string[] = ['turn.keep', 'memory.keep']

/** Genetic Memory: dice kept from earlier turns, as tokens in their places. */
export function Memory({ ctx, side, own, most, step, isTicking, ticked }: MemoryProps) {
  const i18n = useI18n()
  const { dice, memory } = own
  const rising = useRising(ctx, side)
  const count = memory.reduce((sum, n) => sum + n, 0)
  const told = i18n.t('web.dvDice.memoryOf', { count, most })
  return (
    <div
      className="dv-dice-memory"
      role="group"
      aria-label={`${i18n.t('web.dvDice.memory')}: ${told}`}
      data-over={count > most || undefined}
    >
      <span className="dv-dice-memory-name" aria-hidden>
        <Icon name="memory" size="1.3em" />
        <span>
          {i18n.t('web.dvDice.memory')} <b>{told}</b>
        </span>
      </span>
      <span className="dv-dice-slots" style={{ '--kept': count } as CSSProperties}>
        {memory.map((n, face) =>
          n === 0 ? null : (
            <Kept
              key={face}
              face={face}
              count={n}
              place={placeOf(face, step, dice[face])}
              isTicking={isTicking}
              dice={dice[face]}
              ticked={Math.max(0, ticked[face] - dice[face])}
              rising={Math.max(0, (rising[face] ?? 0) - dice[face])}
            />
          ),
        )}
        {Array.from({ length: Math.max(0, most - count) }, (_, n) => (
          <span key={n} className="dv-dice-slot" />
        ))}
      </span>
    </div>
  )
}

/** Dice of the turn bear the name of their face; tokens do where there are none. */
function placeOf(face: number, step: string, dice: number): string | undefined {
  if (GIVING_UP.includes(step)) return `memory:${face}`
  return dice === 0 ? `face:${face}` : undefined
}

interface KeptProps {
  readonly face: number
  readonly count: number
  readonly place: string | undefined
  readonly isTicking: boolean
  readonly dice: number
  readonly ticked: number
  readonly rising: number
}

const Kept = memo(function Kept({ place, ...props }: KeptProps) {
  return place === undefined ? <Plain {...props} /> : <Place {...props} place={place} />
})

type TokensProps = Omit<KeptProps, 'place'>

function Place({ place, ...props }: TokensProps & { readonly place: string }) {
  const i18n = useI18n()
  const { face, count, isTicking, ticked } = props
  const about = i18n.t(ticked > 0 ? 'web.dvDice.ticked' : 'web.dvDice.ready', { count, ticked })
  const target = useTarget(place, about)
  const ticks = useTicks(face, count)
  return (
    <span
      {...target.props}
      {...(isTicking ? ticks : undefined)}
      aria-pressed={isTicking ? ticked > 0 : undefined}
      className="dv-dice-group dv-dice-kept"
    >
      <Tokens {...props} />
    </span>
  )
}

/** Tokens that follow the dice of their face: whoever ticks more than those ticks tokens. */
function Plain(props: TokensProps) {
  const { face, count, dice, isTicking } = props
  const i18n = useI18n()
  const ticks = useTicks(face, dice + count)
  const name = i18n.t('web.darkVenture.place.memory', { face: text(`face.${face}`) })
  const button = isTicking ? { ...ticks, 'aria-label': name, 'aria-pressed': props.ticked > 0 } : undefined
  return (
    <span className="dv-dice-group dv-dice-kept" {...button}>
      <Tokens {...props} />
    </span>
  )
}

function Tokens({ face, count, ticked, rising }: TokensProps) {
  const i18n = useI18n()
  const name = i18n.t(`face.${face}`)
  return Array.from({ length: count }, (_, n) => (
    <span
      key={n}
      className="dv-dice-token"
      data-ticked={n < ticked || undefined}
      data-rising={n < rising || undefined}
    >
      <ActionDie face={face} size="100%" state="bank" title={name} />
    </span>
  ))
}
