import { useId, type ReactNode } from 'react'
import './controls.css'

export interface ChoiceOption<T extends string | number> {
  readonly value: T
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly isDisabled?: boolean
}

interface ChoiceProps<T extends string | number> {
  readonly label: ReactNode
  readonly isLabelHidden?: boolean
  readonly help?: ReactNode
  readonly options: readonly ChoiceOption<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  /** One below the other, for long labels. */
  readonly isStacked?: boolean
  readonly className?: string
}

/** One of a few: a group of radio buttons, drawn as one strip or as a list. */
export function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const {
    label,
    isLabelHidden = false,
    help,
    options,
    value,
    onChange,
    isStacked = false,
    className = '',
  } = props
  const name = useId()
  return (
    <fieldset
      className={`choice ${className}`}
      aria-describedby={help === undefined ? undefined : `${name}-help`}
    >
      <legend className={isLabelHidden ? 'sr-only' : 'field-label'}>{label}</legend>
      {help === undefined ? null : (
        <p className="field-help" id={`${name}-help`}>
          {help}
        </p>
      )}
      <div className={isStacked ? 'segmented segmented-stacked' : 'segmented'}>
        {options.map((option) => (
          <label key={option.value} className="segmented-option">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span className="segmented-label">
              <span>{option.label}</span>
              {option.help === undefined ? null : <small>{option.help}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
