import { choiceKey, type Choice, type Forecast, type MenuEntry } from '@longtable/kernel'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useChoosing, useChoosingNow } from '../../../match-ui/targets/targets.tsx'
import './FightActions.css'

/** What leads on when it is possible: it comes first, and large. */
const MAIN: ReadonlySet<string> = new Set(['strike', 'block', 'send', 'step', 'yes', 'propose'])

/** More than this are drawn smaller. */
const MANY = 3

interface DeedsProps {
  /** The verbs that have a button here. */
  readonly verbs: readonly string[]
  readonly foresee?: (choice: Choice) => Forecast | null
  /** What is not possible yet, in its place. */
  readonly notYet?: string | undefined
}

/** What can be done in a fight without pointing at anything: large buttons, with what they would bring about. */
export function FightActions({ verbs, foresee, notYet }: DeedsProps) {
  const offered = useChoosing((choosing) => choosing.entries)
  const entries = verbs.flatMap((verb) => offered.filter(({ choice }) => choice.do === verb))
  if (entries.length === 0) return null
  return (
    <div className="mk-deeds" data-many={entries.length > MANY || undefined}>
      {notYet === undefined || entries.some(({ choice }) => MAIN.has(choice.do)) ? null : (
        <span className="mk-deed mk-deed-dull">{notYet}</span>
      )}
      {entries.map((entry) => (
        <Deed
          key={choiceKey(entry.choice)}
          entry={entry}
          isMain={MAIN.has(entry.choice.do)}
          warnings={foresee?.(entry.choice)?.warnings}
        />
      ))}
    </div>
  )
}

interface DeedProps {
  readonly entry: MenuEntry
  readonly isMain?: boolean
  readonly warnings?: Forecast['warnings'] | undefined
}

export function Deed({ entry, isMain = false, warnings }: DeedProps) {
  const i18n = useI18n()
  const now = useChoosingNow()
  return (
    <button
      type="button"
      className={isMain ? 'mk-deed mk-deed-main' : 'mk-deed'}
      data-choice={entry.choice.do}
      onClick={() => now().choose(entry.choice)}
    >
      <span className="mk-deed-words">{i18n.format(entry.text)}</span>
      {entry.cost === undefined ? null : <span className="mk-deed-cost">{i18n.format(entry.cost)}</span>}
      {warnings?.map((warning) => (
        <span key={warning.key} className="mk-deed-warning">
          {i18n.format(warning)}
        </span>
      ))}
    </button>
  )
}
