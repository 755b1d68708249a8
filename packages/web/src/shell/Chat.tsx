import type { RemoteTable } from '@longtable/server/client'
import { useState, type FormEvent } from 'react'
import { RefusedLine, useAttempt } from '../app/attempt.tsx'
import { useVoice } from '../app/words.tsx'
import { Field } from '../pieces/controls/Field.tsx'

/** What people at the table say to each other. */
export function Chat({ table, names }: { table: RemoteTable; names: readonly string[] }) {
  const voice = useVoice()
  const [words, setWords] = useState('')
  const { attempt, refused } = useAttempt()
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (words.trim() === '') return
    if (await attempt(() => table.say(words))) setWords('')
  }
  return (
    <div className="chat">
      <ol className="chat-lines" aria-live="polite" aria-label={voice.t('web.shell.chat')} tabIndex={0}>
        {table.said.map(({ number, seat, name, text: said }) => (
          <li key={number}>
            <b>{seat === null ? voice.t('web.shell.watcher', { name }) : (names[seat] ?? name)}</b> {said}
          </li>
        ))}
      </ol>
      {table.said.length === 0 ? <p className="log-empty">{voice.t('web.shell.nothingSaid')}</p> : null}
      <form onSubmit={(event) => void send(event)}>
        <Field
          label={voice.t('web.shell.say')}
          isLabelHidden
          value={words}
          maxLength={500}
          placeholder={voice.t('web.shell.say')}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="submit" className="button">
          {voice.t('web.shell.send')}
        </button>
      </form>
      <RefusedLine refused={refused} />
    </div>
  )
}
