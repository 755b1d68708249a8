import { colourNameText, type Event } from '@longtable/mage-knight/board'
import type { GameEvent } from '@longtable/kernel'
import { useState } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { eventOf } from '../view/view-facts.ts'
import { Gem } from '../mana/Gem.tsx'
import './Rolled.css'

interface RolledProps {
  readonly happened: readonly GameEvent[]
  readonly at: number
  readonly seat: number
}

/** The colours of dice that were rolled for a seat's reward. */
export function rolledFor(happened: readonly GameEvent[], seat: number): readonly number[] {
  return happened
    .map(eventOf)
    .filter((event): event is Extract<Event, { event: 'rolledFor' }> => event.event === 'rolledFor')
    .filter((event) => event.seat === seat)
    .map(({ colour }) => colour)
}

/** The dice that led here stay in sight until the next are rolled. */
export function Rolled({ happened, at, seat }: RolledProps) {
  const i18n = useI18n()
  const [seen, setSeen] = useState({ at: -1, dice: rolledFor(happened, seat) })
  if (seen.at !== at) {
    const dice = rolledFor(happened, seat)
    setSeen({ at, dice: dice.length > 0 ? dice : seen.dice })
  }
  return seen.dice.length === 0 ? null : (
    <p className="mk-stages-rolled">
      <span>{i18n.t('web.mkStages.reward.rolled')}</span>
      {seen.dice.map((colour, n) => (
        <Gem key={n} colour={colour} as="die" size="2rem" title={i18n.format(colourNameText(colour))} />
      ))}
    </p>
  )
}
