import type { ButtonHTMLAttributes, ReactNode } from 'react'
import './controls.css'

type ButtonVariant = 'plain' | 'quiet' | 'lit' | 'danger'

const classes: Readonly<Record<ButtonVariant, string>> = {
  plain: 'button',
  quiet: 'button button-quiet',
  lit: 'button button-lit',
  danger: 'button button-danger',
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The one thing to do here is `lit`; what is rarely needed is `quiet`. */
  readonly variant?: ButtonVariant
  readonly icon?: ReactNode
}

export function Button({ variant = 'plain', icon, className, children, ...others }: ButtonProps) {
  const name = className === undefined ? classes[variant] : `${classes[variant]} ${className}`
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
export function IconButton({ label, variant = 'quiet', className = '', ...others }: IconButtonProps) {
  return (
    <Button
      variant={variant}
      className={`button-icon ${className}`}
      aria-label={label}
      title={label}
      {...others}
    />
  )
}
