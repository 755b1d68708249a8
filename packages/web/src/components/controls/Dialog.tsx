import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { Button } from './Button.tsx'
import './controls.css'

interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
  /** Buttons at the foot, which stay in sight while the rest scrolls. */
  readonly actions?: ReactNode
  readonly size?: 'small' | 'usual' | 'wide'
}

/** A sheet of paper on top of everything: Escape, the backdrop and the cross close it. On a phone it fills the screen. */
export function Dialog({ size = 'usual', ...paper }: DialogProps) {
  return <Paper {...paper} className={`dialog dialog-${size}`} isModal />
}

interface SidePanelProps extends Omit<DialogProps, 'size'> {
  readonly side?: 'bottom' | 'left' | 'right'
  /** Can the table still be used beside it? */
  readonly isModal?: boolean
}

/** Paper that is pushed in from an edge of the screen. */
export function SidePanel({ side = 'bottom', isModal = true, ...paper }: SidePanelProps) {
  return <Paper {...paper} className={`sheet sheet-${side}`} isModal={isModal} />
}

interface PaperProps extends Omit<DialogProps, 'size'> {
  readonly className: string
  readonly isModal: boolean
}

function Paper({ isOpen, onClose, title, children, actions, className, isModal }: PaperProps) {
  const i18n = useI18n()
  return (
    <Base.Root
      open={isOpen}
      modal={isModal}
      disablePointerDismissal={!isModal}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Base.Portal>
        {isModal ? <Base.Backdrop className="dialog-backdrop" /> : null}
        <Base.Popup className={className}>
          <header className="dialog-head">
            <Base.Title className="dialog-title">{title}</Base.Title>
            <Base.Close className="button button-quiet button-icon" aria-label={i18n.t('web.controls.close')}>
              <X aria-hidden="true" />
            </Base.Close>
          </header>
          <div className="dialog-body">{children}</div>
          {actions === undefined ? null : <footer className="dialog-foot">{actions}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

interface ConfirmProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
  /** What the button says that does it. */
  readonly yes: ReactNode
  readonly onYes: () => void
  readonly isDanger?: boolean
}

/** Asks before something is done that cannot be undone. */
export function Confirm({ isOpen, onClose, title, children, yes, onYes, isDanger = false }: ConfirmProps) {
  const i18n = useI18n()
  const actions = (
    <>
      <Button onClick={onClose}>{i18n.t('web.controls.cancel')}</Button>
      <Button variant={isDanger ? 'danger' : 'lit'} onClick={onYes}>
        {yes}
      </Button>
    </>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="small" actions={actions}>
      {children}
    </Dialog>
  )
}
