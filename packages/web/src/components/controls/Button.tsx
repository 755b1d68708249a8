import type { ButtonHTMLAttributes, ReactNode } from 'react'
import './controls.css'

type Look = 'plain' | 'quiet' | 'lit' | 'danger'

const classes: Readonly<Record<Look, string>> = {
  plain: 'button',
  quiet: 'button button-quiet',
  lit: 'button button-lit',
  danger: 'button button-danger',
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The one thing to do here is `lit`; what is rarely needed is `quiet`. */
  readonly look?: Look
  readonly icon?: ReactNode
}

export function Button({ look = 'plain', icon, className, children, ...others }: ButtonProps) {
  const name = className === undefined ? classes[look] : `${classes[look]} ${className}`
  return (
    <button type="button" className={name} {...others}>
      {icon}
      {children === undefined ? null : <span>{children}</span>}
    </button>
  )
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  readonly label: string
  readonly icon: ReactNode
}

/** A button that shows only an icon; its name is read out and shown when the mouse rests on it. */
export function IconButton({ label, look = 'quiet', className = '', ...others }: IconButtonProps) {
  return (
    <Button look={look} className={`button-icon ${className}`} aria-label={label} title={label} {...others} />
  )
}
