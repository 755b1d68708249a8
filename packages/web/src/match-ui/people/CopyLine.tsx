import { Field } from '../../components/controls/Field.tsx'
import { CopyButton } from '../../components/controls/Small.tsx'

/** A link to pass on: to be copied by a button, or by hand where the browser does not let a page do that. */
export function CopyLine({ label, words }: { label: string; words: string }) {
  return (
    <div className="copy-line">
      <Field label={label} readOnly value={words} onFocus={(event) => event.target.select()} />
      <CopyButton text={words} label={label} />
    </div>
  )
}
