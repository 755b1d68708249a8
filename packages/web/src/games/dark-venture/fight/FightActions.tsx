import type { VentureViewContext } from '@longtable/dark-venture/board'
import { choiceKey, type MenuEntry } from '@longtable/kernel'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useChoosingNow } from '../../../match-ui/targets/targets.tsx'
import { Icon } from '../icons/Icon.tsx'
import { actionIcon } from './action-icons.ts'
import type { Foreseen } from './foresee.ts'
import { hundredths } from '../dice/hundredths.ts'
import './FightActions.css'

interface DeedsProps {
  readonly ctx: VentureViewContext
  readonly entries: readonly MenuEntry[]
  /** Does it lead on? */
  readonly isMain: (entry: MenuEntry) => boolean
  readonly foreseen: Foreseen
}

/** What can be done without pointing at anything, and what can be done with those who fight: large, in words. */
export function FightActions({ ctx, entries, isMain, foreseen }: DeedsProps) {
  const sorted = entries.toSorted((a, b) => Number(isMain(a)) - Number(isMain(b)))
  return sorted.map((entry) => (
    <Deed key={choiceKey(entry.choice)} ctx={ctx} entry={entry} isMain={isMain(entry)} foreseen={foreseen} />
  ))
}

interface DeedProps {
  readonly ctx: VentureViewContext
  readonly entry: MenuEntry
  readonly isMain: boolean
  readonly foreseen: Foreseen
}

function Deed({ ctx, entry, isMain, foreseen }: DeedProps) {
  const i18n = useI18n()
  const now = useChoosingNow()
  const { choice, text: words, cost } = entry
  const icon = actionIcon(ctx, choice)
  const { odds = [], warnings = [] } = foreseen(choice) ?? {}
  return (
    <button
      type="button"
      className="dv-fight-deed"
      data-choice={choice.do}
      data-main={isMain || undefined}
      onClick={() => now().choose(choice)}
    >
      {icon === undefined ? null : <Icon name={icon} size="1.35em" />}
      <span className="dv-fight-deed-words">
        <span>{i18n.format(words)}</span>
        {cost === undefined ? null : <small>{i18n.format(cost)}</small>}
        {odds.map(({ outcome, perMille }) => (
          <small key={outcome.key}>
            {i18n.t('web.dvFight.odds.said', { outcome: i18n.format(outcome), n: hundredths(perMille) })}
          </small>
        ))}
        {warnings.map((warning) => (
          <small key={warning.key} className="dv-fight-warning">
            {i18n.format(warning)}
          </small>
        ))}
      </span>
    </button>
  )
}
