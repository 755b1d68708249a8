import type { MouseEvent } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'

/** The parts of the table, by the names of their elements. */
const parts = { choices: 'ask', board: 'board', log: 'drawer' } as const

const words = { choices: 'toChoices', board: 'toBoard', log: 'toLog' } as const

/** For those who come with the keyboard: past all that lies before, straight to a part of the table. */
export function SkipLinks() {
  const i18n = useI18n()
  const skip = (id: string) => (event: MouseEvent) => {
    // The address stays as it is: what follows # in it is for invitations.
    event.preventDefault()
    document.getElementById(id)?.focus()
  }
  return (
    <p className="skips">
      {(['choices', 'board', 'log'] as const).map((part) => (
        <a key={part} href={`#${parts[part]}`} onClick={skip(parts[part])}>
          {i18n.t(`web.shell.${words[part]}`)}
        </a>
      ))}
    </p>
  )
}
