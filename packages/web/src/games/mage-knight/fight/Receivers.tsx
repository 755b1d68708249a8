import type { Text } from '@longtable/kernel'
import { DAMAGE, elements, unitText } from '@longtable/mage-knight/board'
import { memo, type ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useDrag } from '../../../match-ui/targets/drag.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import { HeroMark } from '../hero/HeroMark.tsx'
import { Icon } from '../icons/Icon.tsx'
import { resistIcons, resistsIn } from '../tokens/faces.ts'
import { Badge } from '../tokens/Badge.tsx'
import './Receivers.css'

/** The damage that is being assigned, as a piece to be carried. */
export function DamageMarker({ n, element }: { n: number; element: number }) {
  const i18n = useI18n()
  const about = i18n.t('web.mkFight.damage.about', {
    n,
    element: i18n.t(`web.mkFight.element.${elements[element]}`),
  })
  const { props } = useTarget(DAMAGE, about)
  const piece = <Badge element={element} n={n} size={64} />
  const { onPointerDown, isDragged } = useDrag(DAMAGE, () => piece)
  return (
    <div {...props} className="mk-damage" data-dragged={isDragged || undefined} onPointerDown={onPointerDown}>
      {piece}
      <span className="mk-damage-word">{i18n.t('web.mkFight.damage.left')}</span>
    </div>
  )
}

/** What would come of it, worst first. */
export interface Outcome {
  readonly key: string
  readonly values?: Readonly<Record<string, number>>
  readonly isBad?: boolean
}

interface ReceiverProps {
  readonly place: string
  readonly name: string
  readonly picture: ReactNode
  readonly armor: number
  readonly resists: number
  readonly outcomes: readonly Outcome[]
  /** Why it cannot take any. */
  readonly why: Text | undefined
}

/** Somebody who may take damage, and what would become of them. */
function Receiver({ place, name, picture, armor, resists, outcomes, why }: ReceiverProps) {
  const i18n = useI18n()
  const words = outcomes.map(({ key, values }) => i18n.t(`web.mkFight.outcome.${key}`, values))
  const reason = why === undefined ? undefined : i18n.format(why)
  const { props } = useTarget(place, reason ?? words.join(', '))
  return (
    <li>
      <div
        {...props}
        className="mk-receiver"
        aria-label={labelOf()}
        data-barred={reason !== undefined || undefined}
      >
        <span className="mk-receiver-picture">{picture}</span>
        <span className="mk-receiver-name">{name}</span>
        <span className="mk-receiver-armor">
          <Badge n={armor} size="1.7em" />
          {resistsIn(resists).map((one) => (
            <Icon key={one} name={resistIcons[one]} size="1.2em" />
          ))}
        </span>
        <span className="mk-receiver-outcomes">
          {reason === undefined
            ? outcomes.map(({ key, isBad }, nth) => (
                <span key={key} className="mk-receiver-outcome" data-bad={isBad || undefined}>
                  {words[nth]}
                </span>
              ))
            : reason}
        </span>
      </div>
    </li>
  )

  function labelOf(): string {
    return i18n.t('web.app.labelled', { name, about: reason ?? words.join(', ') })
  }
}

interface UnitReceiverProps {
  readonly unit: number
  readonly armor: number
  readonly resists: number
  readonly outcomes: readonly Outcome[]
  readonly why: Text | undefined
}

export const UnitReceiver = memo(function UnitReceiver({ unit, ...rest }: UnitReceiverProps) {
  const i18n = useI18n()
  return (
    <Receiver
      place={`unit:${unit}`}
      name={i18n.format(unitText(unit))}
      picture={<Icon name="unit" size={30} />}
      {...rest}
    />
  )
})

interface HeroReceiverProps {
  readonly seat: number
  readonly hero: number
  readonly name: string
  readonly armor: number
  readonly outcomes: readonly Outcome[]
  readonly why?: Text | undefined
}

export const HeroReceiver = memo(function HeroReceiver({ seat, hero, why, ...rest }: HeroReceiverProps) {
  return (
    <Receiver
      place={`seat:${seat}`}
      picture={<HeroMark hero={hero} seat={seat} size={38} />}
      resists={0}
      why={why}
      {...rest}
    />
  )
})
