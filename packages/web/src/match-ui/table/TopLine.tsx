import { BookOpen, House, Settings } from 'lucide-react'
import { useCallback, useState } from 'react'
import { link } from '../../navigation/navigation.ts'
import { SettingsDialog } from '../../settings-dialog/SettingsDialog.tsx'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { openRule } from '../../rulebook/open-rule.ts'
import { Keys } from './KeyList.tsx'
import { UndoButton, type UndoProps } from '../log/UndoButton.tsx'

interface TopLineProps extends UndoProps {
  readonly phase: string
  readonly question: string
  readonly isAsked: boolean
  /** Those of the game's board. */
  readonly keys: readonly string[]
  /** The version of the rules, if it is not today's, and what that means. */
  readonly older: { readonly version: number; readonly meaning: string } | undefined
}

/** One line above the board: where we are, what is asked, and what is always in the same place. */
export function TopLine({ phase, question, isAsked, keys, older, ...undoing }: TopLineProps) {
  const i18n = useI18n()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <header className="top">
      <a className="top-home" aria-label={i18n.t('web.app.toStart')} {...link('/')}>
        <House aria-hidden size={20} />
      </a>
      <p className="top-phase">{phase}</p>
      {older === undefined ? null : <OlderRules {...older} />}
      {/* The same sentence is read out beside the choices. */}
      <p className="top-question" data-asked={isAsked || undefined} aria-hidden="true">
        {question}
      </p>
      <UndoButton {...undoing} />
      <button type="button" className="top-button" onClick={() => openRule()}>
        <BookOpen aria-hidden size={20} />
        <span>{i18n.t('web.shell.rules')}</span>
      </button>
      <button type="button" className="top-button" onClick={() => setOpen(true)}>
        <Settings aria-hidden size={20} />
        <span>{i18n.t('web.shell.settings')}</span>
      </button>
      <SettingsDialog isOpen={isOpen} onClose={close}>
        <Keys keys={keys} />
      </SettingsDialog>
    </header>
  )
}

/** A quiet mark; whoever wants to know more touches it. */
function OlderRules({ version, meaning }: { readonly version: number; readonly meaning: string }) {
  const i18n = useI18n()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="top-older">
      <button type="button" aria-expanded={isOpen} title={meaning} onClick={() => setOpen(!isOpen)}>
        {i18n.t('web.shell.rulesVersion', { version })}
      </button>
      {isOpen ? (
        <p className="top-older-meaning" role="status">
          {meaning}
        </p>
      ) : null}
    </div>
  )
}
