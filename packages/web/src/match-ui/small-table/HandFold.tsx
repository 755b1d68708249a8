import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'

interface HandFoldProps {
  readonly className: string
  readonly label: string
  readonly icon: ReactNode
  readonly count: number
  readonly isOpen: boolean
  /** Something in the folded hand can be chosen. */
  readonly isLit?: boolean
  readonly onToggle: () => void
}

/** Pushes the hand below the parts of a small table down to see more of the part, and up again. */
export function HandFold({ className, label, icon, count, isOpen, isLit = false, onToggle }: HandFoldProps) {
  return (
    <button
      type="button"
      className={className}
      aria-expanded={isOpen}
      data-lit={isLit || undefined}
      aria-label={label}
      onClick={onToggle}
    >
      {icon}
      {count}
      {isOpen ? <ChevronDown aria-hidden size={18} /> : <ChevronUp aria-hidden size={18} />}
    </button>
  )
}
