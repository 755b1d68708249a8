import type { MageViewContext } from '@longtable/mage-knight'
import { cardText, Z } from '@longtable/mage-knight/board'
import { useState } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Dialog } from '../../../components/controls/index.ts'
import { Card } from '../cards/Card.tsx'
import { Icon } from '../icons/Icon.tsx'
import './Piles.css'

interface PilesProps {
  readonly mage: MageViewContext
  readonly seat: number
}

/** Deck and discard pile of whoever sits here; the discard pile can be looked through. */
export function Piles({ mage, seat }: PilesProps) {
  const i18n = useI18n()
  const [isOpen, setOpen] = useState(false)
  const { deeds } = mage.state
  const deck = deeds[Z.deck + seat].length
  const discard = deeds[Z.discard + seat]
  const deckTold = i18n.t('web.mkHero.count', { thing: i18n.t('web.mkHero.deck'), count: deck })
  return (
    <div className="mk-piles">
      <span className="mk-pile" role="img" aria-label={deckTold} title={deckTold}>
        <Icon name="deck" />
        {deck}
      </span>
      <button
        type="button"
        className="mk-pile mk-pile-open"
        aria-label={i18n.t('web.mkHero.showDiscard', { count: discard.length })}
        title={i18n.t('web.mkHero.showDiscard', { count: discard.length })}
        onClick={() => setOpen(true)}
      >
        <Icon name="discard" />
        {discard.length}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={i18n.t('web.mkHero.discard')} size="wide">
        {isOpen ? <Lying mage={mage} cards={discard} /> : null}
      </Dialog>
    </div>
  )
}

interface LyingProps {
  readonly mage: MageViewContext
  readonly cards: readonly number[]
}

/** Cards side by side, by kind. */
export function Lying({ mage, cards }: LyingProps) {
  const i18n = useI18n()
  if (cards.length === 0) return <p>{i18n.t('web.mkHero.empty')}</p>
  return (
    <ul className="mk-lying">
      {cards
        .toSorted((a, b) => a - b)
        .map((card) => (
          <li key={card}>
            <Card card={card} mage={mage} size="small" />
            <span className="sr-only">{i18n.format(cardText(card))}</span>
          </li>
        ))}
    </ul>
  )
}
