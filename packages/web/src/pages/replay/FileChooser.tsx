import type { Text } from '@longtable/kernel'
import { FileUp } from 'lucide-react'
import { useCallback } from 'react'
import { link } from '../../navigation/navigation.ts'
import { useAttempt } from '../../components/attempt.tsx'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { Note } from '../../components/controls/index.ts'
import { openFile } from './open-file.ts'
import { useFileDrop } from './use-file-drop.ts'
import './replay.css'

/** Opens files, and says why one cannot be opened. */
export function useOpening(): {
  readonly open: (file: File) => void
  readonly refused: Text | undefined
} {
  const { attempt, refused } = useAttempt()
  const open = useCallback((file: File) => void attempt(() => openFile(file)), [attempt])
  return { open, refused }
}

interface ChooseFileProps {
  readonly label: string
  readonly className: string
  readonly open: (file: File) => void
}

/** A button that asks for a file. */
export function ChooseFile({ label, className, open }: ChooseFileProps) {
  return (
    <label className={`${className} replay-choose`} title={label}>
      <FileUp aria-hidden="true" />
      <span className="replay-word">{label}</span>
      <input
        type="file"
        className="sr-only"
        accept=".json,application/json"
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file can be chosen once more.
          event.target.value = ''
          if (file !== undefined) open(file)
        }}
      />
    </label>
  )
}

/** Asks for a file to watch; `why` says what was wrong with the last one. */
export function FileChooser({ why }: { readonly why?: Text }) {
  const i18n = useI18n()
  const { open, refused = why } = useOpening()
  const isAbove = useFileDrop(open)
  return (
    <main className="notice replay-chooser" data-above={isAbove || undefined}>
      <h1>{i18n.t('web.replay.file.title')}</h1>
      <p>{isAbove ? i18n.t('web.replay.file.drop') : i18n.t('web.replay.file.text')}</p>
      {refused === undefined ? null : <Note tone="danger">{i18n.format(refused)}</Note>}
      <p className="replay-ways">
        <ChooseFile className="button button-lit" label={i18n.t('web.replay.file.choose')} open={open} />
        <a className="button button-quiet" {...link('/')}>
          {i18n.t('web.replay.toStart')}
        </a>
      </p>
    </main>
  )
}
