import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import './controls.css'

/** What ties an input to its label and to what is said about it. */
export interface FieldTies {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'id'> {
  readonly label: ReactNode
  readonly help?: ReactNode
  /** What is wrong with what was typed. */
  readonly error?: ReactNode
  readonly isLabelHidden?: boolean
  /** Another control than a text input, such as a select or a textarea. */
  readonly children?: (ties: FieldTies) => ReactNode
}

/** A labelled input, with its help below and what is wrong with it. */
export function Field({
  label,
  help,
  error,
  isLabelHidden = false,
  children,
  className,
  ...input
}: FieldProps) {
  const id = useId()
  const [helpId, errorId] = [`${id}-help`, `${id}-error`]
  const described = [help === undefined ? '' : helpId, error === undefined ? '' : errorId]
    .filter(Boolean)
    .join(' ')
  const ties: FieldTies = {
    id,
    ...(described !== '' && { 'aria-describedby': described }),
    ...(error !== undefined && { 'aria-invalid': true }),
  }
  return (
    <div className={className === undefined ? 'field' : `field ${className}`}>
      <label className={isLabelHidden ? 'sr-only' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      {children === undefined ? <input type="text" {...input} {...ties} /> : children(ties)}
      {help === undefined ? null : (
        <p className="field-help" id={helpId}>
          {help}
        </p>
      )}
      {error === undefined ? null : (
        <p className="field-error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

interface SelectProps {
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly isLabelHidden?: boolean
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
  readonly className?: string
}

/** One of several, in little room. */
export function Select({ value, options, onChange, ...field }: SelectProps) {
  return (
    <Field {...field}>
      {(ties) => (
        <select {...ties} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
