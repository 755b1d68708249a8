import { useId, type ReactNode } from 'react'
import './controls.css'

interface SwitchProps {
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly isDisabled?: boolean
}

/** On or off, at once. */
export function Switch({ label, help, isOn, onChange, isDisabled = false }: SwitchProps) {
  const id = useId()
  return (
    <div className="switch">
      <label className="switch-row">
        <span className="field-label">{label}</span>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          disabled={isDisabled}
          aria-describedby={help === undefined ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="switch-track" aria-hidden="true" />
      </label>
      {help === undefined ? null : (
        <p className="field-help" id={id}>
          {help}
        </p>
      )}
    </div>
  )
}
