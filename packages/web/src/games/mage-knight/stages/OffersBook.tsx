import type { MageViewContext } from '@longtable/mage-knight'
import { cardText, U, unitText, Z } from '@longtable/mage-knight/board'
import type { ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Dialog } from '../../../components/controls/index.ts'
import { Card } from '../cards/Card.tsx'
import { UnitCard } from '../cards/UnitCard.tsx'
import { cardAbout, unitAbout } from './about.ts'

interface BookProps {
  readonly mage: MageViewContext
  readonly onClose: () => void
}

/** All offers to be read in full. */
export function OffersBook({ mage, onClose }: BookProps) {
  const i18n = useI18n()
  const { deeds, units } = mage.state
  const lessons = deeds[Z.lessons]
  return (
    <Dialog isOpen onClose={onClose} title={i18n.t('web.mkStages.offers.title')} size="wide">
      <div className="mk-stages-book">
        <Shelf name="units" note="unitsText">
          {units[U.offer].map((unit) => (
            <Lying key={unit} name={i18n.format(unitText(unit))} about={unitAbout(i18n, mage, unit)}>
              <UnitCard unit={unit} mage={mage} size="full" />
            </Lying>
          ))}
        </Shelf>
        {lessons.length === 0 ? null : (
          <Shelf name="lessons" note="lesson">
            <Cards cards={lessons} mage={mage} />
          </Shelf>
        )}
        <Shelf name="actions" note="actionsText">
          <Cards cards={deeds[Z.actionOffer].toReversed()} mage={mage} marksLowest />
        </Shelf>
        <Shelf name="spells" note="spellsText">
          <Cards cards={deeds[Z.spellOffer].toReversed()} mage={mage} marksLowest />
        </Shelf>
      </div>
    </Dialog>
  )
}

interface ShelfProps {
  readonly name: string
  readonly note: string
  readonly children: ReactNode
}

function Shelf({ name, note, children }: ShelfProps) {
  const i18n = useI18n()
  return (
    <section>
      <h3>{i18n.t(`web.mkStages.offers.${name}`)}</h3>
      <p>{i18n.t(`web.mkStages.offers.${note}`)}</p>
      <div className="mk-stages-book-shelf">{children}</div>
    </section>
  )
}

interface CardsProps {
  readonly cards: readonly number[]
  readonly mage: MageViewContext
  /** The last one leaves first. */
  readonly marksLowest?: boolean
}

function Cards({ cards, mage, marksLowest = false }: CardsProps) {
  const i18n = useI18n()
  return cards.map((card, n) => (
    <Lying key={card} name={i18n.format(cardText(card))} about={cardAbout(i18n, mage, card)}>
      <Card card={card} mage={mage} size="full" />
      {marksLowest && n === cards.length - 1 ? <small>{i18n.t('web.mkStages.offers.lowest')}</small> : null}
    </Lying>
  ))
}

interface LyingProps {
  readonly name: string
  readonly about: string | undefined
  readonly children: ReactNode
}

/** A card that is only looked at. */
function Lying({ name, about, children }: LyingProps) {
  const i18n = useI18n()
  return (
    <div className="mk-stages-book-card">
      <span className="sr-only">
        {about === undefined ? name : i18n.t('web.app.labelled', { name, about })}
      </span>
      {children}
    </div>
  )
}
