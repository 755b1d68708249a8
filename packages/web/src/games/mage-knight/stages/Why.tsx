import { text, type BlockedEntry } from '@longtable/kernel'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { RuleLink } from '../../../rulebook/RuleLink.tsx'
import { useChoosing } from '../../../match-ui/targets/targets.tsx'

/** Why nothing can be chosen at a place, with the rule that says so. */
export function Why({ place }: { readonly place: string }) {
  const blocked = useChoosing((choosing) => firstAt(choosing.at(place).length > 0, choosing.blockedAt(place)))
  const i18n = useI18n()
  return blocked === undefined ? null : (
    <p className="mk-stages-why">
      {i18n.format(text(`blocked.${blocked.rule}`, blocked.numbers))} <RuleLink rule={blocked.rule} />
    </p>
  )
}

function firstAt(isOpen: boolean, blocked: readonly BlockedEntry[]): BlockedEntry | undefined {
  return isOpen ? undefined : blocked[0]
}
