import type { MageViewContext } from '@longtable/mage-knight'
import type { ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import { Card, type CardSize } from '../cards/Card.tsx'
import { SkillCard } from '../cards/SkillCard.tsx'
import { UnitCard } from '../cards/UnitCard.tsx'
import { cardAbout, skillAbout, unitAbout } from './about.ts'
import { Why } from './Why.tsx'
import './Spots.css'

interface SpotProps {
  readonly place: string
  /** Read out after its name. */
  readonly about?: string | undefined
  readonly children: ReactNode
  /** What is said below it. */
  readonly note?: ReactNode
  /** Does it say why it cannot be chosen? */
  readonly saysWhy?: boolean
}

/** A piece that the menu may speak of, with a line below it. */
export function Spot({ place, about, children, note, saysWhy = false }: SpotProps) {
  const target = useTarget(place, about)
  return (
    <div className="mk-stages-spot">
      <div className="mk-stages-spot-piece" {...target.props}>
        {children}
      </div>
      {note === undefined ? null : <div className="mk-stages-spot-note">{note}</div>}
      {saysWhy ? <Why place={place} /> : null}
    </div>
  )
}

interface PieceProps {
  readonly mage: MageViewContext
  readonly size?: CardSize
  readonly note?: ReactNode
  readonly saysWhy?: boolean
}

export function CardSpot({ card, mage, size = 'full', ...rest }: PieceProps & { readonly card: number }) {
  const i18n = useI18n()
  return (
    <Spot place={`card:${card}`} about={cardAbout(i18n, mage, card)} {...rest}>
      <Card card={card} mage={mage} size={size} />
    </Spot>
  )
}

export function UnitSpot({ unit, mage, size = 'full', ...rest }: PieceProps & { readonly unit: number }) {
  const i18n = useI18n()
  return (
    <Spot place={`unit:${unit}`} about={unitAbout(i18n, mage, unit)} {...rest}>
      <UnitCard unit={unit} mage={mage} size={size} />
    </Spot>
  )
}

export function SkillSpot({ skill, mage, size = 'full', ...rest }: PieceProps & { readonly skill: number }) {
  const i18n = useI18n()
  return (
    <Spot place={`skill:${skill}`} about={skillAbout(i18n, skill)} {...rest}>
      <SkillCard skill={skill} mage={mage} size={size} />
    </Spot>
  )
}
