import { useState } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { Button, Dialog, Field } from '../../components/controls/index.ts'

interface JoinDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly problem: string | undefined
  readonly onJoin: (password: string) => void
}

/** Asks for the password of a match. */
export function JoinDialog({ isOpen, onClose, problem, onJoin }: JoinDialogProps) {
  const i18n = useI18n()
  const [password, setPassword] = useState('')
  const actions = (
    <Button variant="lit" type="submit" form="join" disabled={password === ''}>
      {i18n.t('web.start.joining.join')}
    </Button>
  )
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={i18n.t('web.start.joining.title')}
      size="small"
      actions={actions}
    >
      <form
        id="join"
        onSubmit={(event) => {
          event.preventDefault()
          onJoin(password)
        }}
      >
        <Field
          label={i18n.t('web.start.joining.label')}
          value={password}
          autoComplete="off"
          {...(problem !== undefined && { error: problem })}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
