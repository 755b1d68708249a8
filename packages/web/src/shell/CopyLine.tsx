import { Copy } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useVoice } from '../app/words.tsx'

/** A link to pass on: to be copied by a button, or by hand where the browser does not let a page do that. */
export function CopyLine({ label, words }: { label: string; words: string }) {
  const voice = useVoice()
  const id = useId()
  const line = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    line.current?.select()
    try {
      await navigator.clipboard.writeText(words)
      setCopied(true)
    } catch {
      // It is selected now, so the person can copy it.
    }
  }
  return (
    <div className="copy">
      <label htmlFor={id}>{label}</label>
      <span className="copy-line">
        <input
          id={id}
          ref={line}
          className="field"
          readOnly
          value={words}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button" onClick={() => void copy()}>
          <Copy aria-hidden size={16} /> {voice.t(isCopied ? 'web.shell.copied' : 'web.shell.copy')}
        </button>
      </span>
    </div>
  )
}
