import { Popover } from '@base-ui/react/popover'
import { ChevronDown, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import type { OwnTurn } from './own-turn.ts'
import { Barrier, TurnList } from './TurnList.tsx'

export interface UndoProps {
  readonly canUndo: boolean
  readonly undo: () => void
  readonly turn: OwnTurn | undefined
  readonly undoTo: (moment: number, count: number) => void
}

/** Takes back the last choice, or opens the list of all that can be taken back. */
export function UndoButton({ canUndo, undo, turn, undoTo }: UndoProps) {
  const i18n = useI18n()
  const [isOpen, setOpen] = useState(false)
  const hasSteps = canUndo && turn !== undefined && turn.steps.length > 0
  return (
    <span className="top-undo">
      <button
        type="button"
        className="top-button"
        disabled={!canUndo}
        onClick={undo}
        title={i18n.t('web.shell.undoKey')}
      >
        <Undo2 aria-hidden size={20} />
        <span>{i18n.t('web.shell.undo')}</span>
      </button>
      <Popover.Root open={isOpen && turn !== undefined} onOpenChange={setOpen}>
        <Popover.Trigger
          className="top-button top-further"
          disabled={!hasSteps}
          aria-label={i18n.t('web.shell.undoFurther')}
          title={i18n.t('web.shell.undoFurther')}
        >
          <ChevronDown aria-hidden size={18} />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner sideOffset={6} align="end" className="turn-place">
            <Popover.Popup className="turn-paper">
              <Popover.Title className="turn-title">{i18n.t('web.shell.turn')}</Popover.Title>
              {turn === undefined ? null : (
                <>
                  <Barrier turn={turn} />
                  <TurnList
                    turn={turn}
                    undoTo={(moment, count) => {
                      setOpen(false)
                      undoTo(moment, count)
                    }}
                  />
                </>
              )}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </span>
  )
}
