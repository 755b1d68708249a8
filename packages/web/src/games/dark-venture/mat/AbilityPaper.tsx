import type { AbilityBody } from '@longtable/dark-venture/board'
import { text, type BlockedEntry, type Text } from '@longtable/kernel'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useChoosingNow } from '../../../match-ui/targets/targets.tsx'
import { EffectText } from '../cards/EffectText.tsx'
import { Price } from '../dice/Dice.tsx'
import { Icon } from '../icons/Icon.tsx'

/** One of several prices is paid. */
export function Costs({ body: { cost } }: { body: AbilityBody }) {
  return (
    <span className="dv-mat-costs">
      {cost.map((one, n) => (
        <span key={n} className="dv-mat-cost">
          <Price cost={one} />
        </span>
      ))}
    </span>
  )
}

interface PaperProps {
  readonly id: string
  readonly name: string
  readonly body: AbilityBody
  readonly place: string
  /** Does the menu say why it cannot be used? */
  readonly isExplained: boolean
}

/** More reasons than this are not read. */
const REASONS = 3

/** All that an ability says, and why it cannot be used now. */
export function AbilityPaper({ id, name, body, place, isExplained }: PaperProps) {
  const i18n = useI18n()
  const now = useChoosingNow()
  const { blockedAt, blockedFrom } = now()
  const reasons = isExplained ? reasonsOf([...blockedAt(place), ...blockedFrom(place)], i18n.format) : []
  return (
    <div id={id} className="dv-mat-paper paper" role="tooltip">
      <p className="dv-mat-paper-name">{name}</p>
      <p className="dv-mat-paper-cost">
        <Costs body={body} />
        {body.limit === undefined ? null : <span>{i18n.format(body.limit)}</span>}
      </p>
      <p>
        <EffectText text={body.text} lines />
      </p>
      {reasons.map((reason) => (
        <Reason key={reason}>{reason}</Reason>
      ))}
    </div>
  )
}

function Reason({ children }: { children: string }) {
  return (
    <p className="dv-mat-reason">
      <Icon name="lock" size="0.95em" />
      <span>{children}</span>
    </p>
  )
}

/** Each reason once: it is often the same for every unit. */
function reasonsOf(blocked: readonly BlockedEntry[], say: (text: Text) => string): readonly string[] {
  const said = blocked.map(({ rule, numbers }) => say(text(`blocked.${rule}`, numbers)))
  return [...new Set(said)].slice(0, REASONS)
}
