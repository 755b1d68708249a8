import { useI18n } from '../i18n/I18nProvider.tsx'
import { openRule } from './open-rule.ts'
import './rule-link.css'

interface Props {
  readonly rule: string
  /** What opens the rule; the book beside the table, unless something else is said. */
  readonly onOpen?: (rule: string) => void
}

/** The id of a rule, to be opened where it stands. */
export function RuleLink({ rule, onOpen = openRule }: Props) {
  const i18n = useI18n()
  return (
    <button
      type="button"
      className="rule-link"
      aria-label={i18n.t('web.rules.open', { rule })}
      onClick={() => onOpen(rule)}
    >
      {rule.toLowerCase()}
    </button>
  )
}
