import { text, type BlockedEntry } from '@longtable/kernel'
import { useVoice } from '../../../app/words.tsx'
import { RuleLink } from '../../../rules/RuleLink.tsx'
import { useChoosing } from '../../../shell/targets.tsx'

/** Why nothing can be chosen at a place, with the rule that says so. */
export function Why({ place }: { readonly place: string }) {
  const blocked = useChoosing((choosing) => firstAt(choosing.at(place).length > 0, choosing.blockedAt(place)))
  const voice = useVoice()
  return blocked === undefined ? null : (
    <p className="mk-stages-why">
      {voice.say(text(`blocked.${blocked.rule}`, blocked.numbers))} <RuleLink rule={blocked.rule} />
    </p>
  )
}

function firstAt(isOpen: boolean, blocked: readonly BlockedEntry[]): BlockedEntry | undefined {
  return isOpen ? undefined : blocked[0]
}
