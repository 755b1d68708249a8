import type { RemoteTable } from '@longtable/server/client'
import { useState, type FormEvent } from 'react'
import { RefusedLine, useAttempt } from '../../components/attempt.tsx'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { Field } from '../../components/controls/Field.tsx'

/** What people at the table say to each other. */
export function Chat({ table, names }: { table: RemoteTable; names: readonly string[] }) {
  const i18n = useI18n()
  const [words, setWords] = useState('')
  const { attempt, refused } = useAttempt()
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (words.trim() === '') return
    if (await attempt(() => table.say(words))) setWords('')
  }
  return (
    <div className="chat">
      <ol className="chat-lines" aria-live="polite" aria-label={i18n.t('web.shell.chat')} tabIndex={0}>
        {table.said.map(({ number, seat, name, text: said }) => (
          <li key={number}>
            <b>{seat === null ? i18n.t('web.shell.watcher', { name }) : (names[seat] ?? name)}</b> {said}
          </li>
        ))}
      </ol>
      {table.said.length === 0 ? <p className="log-empty">{i18n.t('web.shell.nothingSaid')}</p> : null}
      <form onSubmit={(event) => void send(event)}>
        <Field
          label={i18n.t('web.shell.say')}
          isLabelHidden
          value={words}
          maxLength={500}
          placeholder={i18n.t('web.shell.say')}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="submit" className="button">
          {i18n.t('web.shell.send')}
        </button>
      </form>
      <RefusedLine refused={refused} />
    </div>
  )
}
