import type { MageViewContext } from '@longtable/mage-knight'
import { Card, type CardSize } from './Card.tsx'
import { SkillCard } from './SkillCard.tsx'
import { TacticCard } from './TacticCard.tsx'
import { UnitCard } from './UnitCard.tsx'

/** A card, unit, skill or tactic by the name that the menu has for it. */
export function PieceCard({ place, mage, size }: { place: string; mage: MageViewContext; size: CardSize }) {
  const [kind, id] = place.split(':')
  const n = Number(id)
  switch (kind) {
    case 'card':
      return <Card card={n} mage={mage} size={size} />
    case 'unit':
      return <UnitCard unit={n} mage={mage} size={size} />
    case 'skill':
      return <SkillCard skill={n} mage={mage} size={size} />
    case 'tactic':
      return <TacticCard tactic={n} mage={mage} size={size} />
    default:
      return null
  }
}
