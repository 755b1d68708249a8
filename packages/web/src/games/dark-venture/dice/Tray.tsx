import { FACES, sideText, type VentureViewContext } from '@longtable/dark-venture/board'
import { useEffect, useState, type CSSProperties } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import type { OwnPartProps } from '../parts/part-props.ts'
import { eventOf } from '../view/view-facts.ts'
import { untick, useTicked } from '../view/selection.ts'
import { EndTurn } from './EndTurn.tsx'
import { Gone, Group } from './Group.tsx'
import { useDiceKeys } from './dice-keys.ts'
import { Memory } from './Memory.tsx'
import { ownDice, tableauOf, UNKNOWN, type OwnDice, type Tableau } from './order.ts'
import { Pay } from './Pay.tsx'
import { useRising } from './rising.ts'
import './tray.css'

/** Where dice can be picked out for what comes next; elsewhere a click on them answers what is asked. */
const TICKING: readonly string[] = ['turn', 'march']

const NONE: readonly number[] = Array.from({ length: FACES }, () => 0)

/** What brings dice to the table. */
const ROLLS: readonly string[] = ['turn', 'rerolledDice', 'gainedDice']

function useTableau({ shown, happened, at }: OwnPartProps): Tableau {
  const { round, turn, dice } = shown.state
  const isRoll = happened.some((event) => ROLLS.includes(eventOf(event).event))
  const seen = {
    turn: `${round} ${turn}`,
    counts: dice,
    rolled: turn < 0 ? 0 : shown.tables.edition.supply.actionDice,
    roll: isRoll ? String(at) : undefined,
  }
  const [lay, setLay] = useState(() => tableauOf(undefined, seen))
  const lies = tableauOf(lay, seen)
  if (lies !== lay) setLay(lies)
  return lies
}

/** Ticks are for what comes next, and gone when it has come. */
function useFreshTicks({ state }: VentureViewContext): void {
  useEffect(untick, [state.dice, state.memory, state.turn])
}

/** How many there are, so that all fit. */
function roomFor(dice: Tableau['dice']): CSSProperties {
  const groups = new Set(dice.map(({ face }) => face)).size
  return { '--count': Math.max(1, dice.length), '--groups': groups } as CSSProperties
}

/** The dice of the turn and the tokens of Genetic Memory of whoever sits here. */
export function Tray(drawn: OwnPartProps) {
  const { venture, shown, side, step } = drawn
  const i18n = useI18n()
  const { dice } = useTableau(drawn)
  const { turn } = shown.state
  const own = ownDice(shown, side)
  const isMine = turn === side
  const isTicking = isMine && venture.state.turn === side && TICKING.includes(step)
  const all = useTicked(({ faces }) => faces)
  const ticked = isTicking ? all : NONE
  useFreshTicks(venture)
  useDiceKeys(isTicking, own)
  const common = { ctx: venture, side, own, isTicking, ticked }
  return (
    <section
      className="dv-dice-tray"
      aria-label={i18n.t('web.dvDice.title')}
      data-theirs={!isMine || undefined}
    >
      <Memory {...common} step={step} most={shown.tables.edition.supply.memory} />
      <Row {...common} dice={dice} isMine={isMine} />
      <div className="dv-dice-foot">
        {isMine || turn < 0 ? null : (
          <p className="dv-dice-whose">
            {i18n.t('web.dvDice.theirs', { side: i18n.format(sideText(shown.tables, turn)) })}
          </p>
        )}
        <Pay {...drawn} />
        {ticked.some((n) => n > 0) ? <Ticked /> : null}
        <EndTurn {...drawn} />
      </div>
    </section>
  )
}

interface RowProps {
  readonly ctx: VentureViewContext
  readonly side: number
  readonly own: OwnDice
  readonly dice: Tableau['dice']
  readonly isMine: boolean
  readonly isTicking: boolean
  readonly ticked: readonly number[]
}

/** The dice, by face; those come forward that would be spent where the pointer is. */
function Row({ ctx, side, own, dice, ticked, ...common }: RowProps) {
  const rising = useRising(ctx, side)
  return (
    <div className="dv-dice-row" style={roomFor(dice)}>
      {own.memory.map((banked, face) => {
        const lying = dice.filter((die) => die.face === face)
        return lying.length === 0 ? null : (
          <Group
            key={face}
            {...common}
            face={face}
            dice={lying}
            banked={banked}
            ticked={ticked[face]}
            rising={rising[face] ?? 0}
          />
        )
      })}
      <Gone count={dice.filter(({ face }) => face === UNKNOWN).length} />
    </div>
  )
}

/** Says what ticks are for, and takes them away. */
function Ticked() {
  const i18n = useI18n()
  return (
    <p className="dv-dice-only">
      <span>{i18n.t('web.dvDice.only')}</span>
      <button type="button" onClick={untick}>
        {i18n.t('web.dvDice.untick')}
      </button>
    </p>
  )
}
