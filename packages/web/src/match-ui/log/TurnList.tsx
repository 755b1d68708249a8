import { ArrowBigRight, Lock, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import type { OwnTurn, TurnStep } from './own-turn.ts'

type UndoTo = (moment: number, count: number) => void

interface TurnListProps {
  readonly turn: OwnTurn
  readonly undoTo: UndoTo
}

/**
 * What can still be taken back, one below the other: a click on a line goes back to right after it, one on the first
 * line to before all of them. What would go is struck out beforehand.
 */
export function TurnList({ turn, undoTo }: TurnListProps) {
  const i18n = useI18n()
  const { steps, start } = turn
  // The line that the mouse or the focus is on; -1 is the beginning.
  const [aimed, setAimed] = useState<number>()
  const aim = (line: number | undefined) => ({
    onPointerEnter: () => setAimed(line),
    onPointerLeave: () => setAimed(undefined),
    onFocus: () => setAimed(line),
    onBlur: () => setAimed(undefined),
  })
  return (
    <ol className="turn" aria-label={i18n.t('web.shell.turn')}>
      {start === undefined ? null : (
        <li>
          <button
            type="button"
            className="turn-step turn-start"
            onClick={() => undoTo(start, steps.length)}
            {...aim(-1)}
          >
            <Undo2 aria-hidden size={15} />
            <span>{i18n.t('web.shell.turnStart', { count: steps.length })}</span>
          </button>
        </li>
      )}
      {steps.map((step, i) => (
        <li key={step.at} data-gone={(aimed !== undefined && i > aimed) || undefined}>
          <Step step={step} undoTo={undoTo} later={steps.length - 1 - i} {...aim(i)} />
        </li>
      ))}
    </ol>
  )
}

interface StepProps {
  readonly step: TurnStep
  readonly later: number
  readonly undoTo: UndoTo
}

function Step({ step, later, undoTo, ...aim }: StepProps) {
  const i18n = useI18n()
  const words = step.words.map((each) => i18n.format(each)).join(' ')
  const { to } = step
  if (to === undefined) {
    return (
      <p className="turn-step turn-now" aria-current="step">
        <ArrowBigRight aria-hidden size={15} />
        <span>{words}</span>
      </p>
    )
  }
  return (
    <button
      type="button"
      className="turn-step"
      title={i18n.t('web.shell.undoTo', { count: later })}
      onClick={() => undoTo(to, later)}
      {...aim}
    >
      <Undo2 aria-hidden size={15} />
      <span>
        {words} <span className="sr-only">{i18n.t('web.shell.undoTo', { count: later })}</span>
      </span>
    </button>
  )
}

const NOTHING = 'kernel.undo.nothing'

/** Where taking back ends, and why. */
export function Barrier({ turn: { why } }: { readonly turn: OwnTurn }) {
  const i18n = useI18n()
  if (why.key === NOTHING) return null
  return (
    <p className="turn-barrier">
      <Lock aria-hidden size={13} />
      <span>{i18n.t(`web.shell.barrier.${why.key.split('.').at(-1) ?? ''}`, why.with)}</span>
    </p>
  )
}
