import type { MageViewContext } from '@longtable/mage-knight'
import { cardText, face, U, unitRow, unitText, Z } from '@longtable/mage-knight/board'
import type { Text } from '@longtable/kernel'
import { BookOpen } from 'lucide-react'
import { memo, useState, type ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { Gem } from '../mana/Gem.tsx'
import { isAskedHere } from './questions.ts'
import { OffersBook } from './OffersBook.tsx'
import './Offers.css'

/** What is on offer, by name; to be read in full on a sheet of its own. */
export function Offers({ mage, scene, view }: BoardPartProps) {
  // What is chosen from lies big on the table then.
  const isBig = scene === 'market' || scene === 'rewards' || scene === 'level' || isAskedHere(view)
  return <OfferStrip mage={mage} isBig={isBig} />
}

const OfferStrip = memo(function OfferStrip({ mage, isBig }: { mage: MageViewContext; isBig: boolean }) {
  const i18n = useI18n()
  const [isOpen, setOpen] = useState(false)
  const { deeds, units, offersShown } = mage.state
  const actions = deeds[Z.actionOffer].toReversed()
  const spells = deeds[Z.spellOffer].toReversed()
  return (
    <section className="mk-stages-offers" aria-label={i18n.t('web.mkStages.offers.title')}>
      <header>
        <h3>{i18n.t('web.mkStages.offers.title')}</h3>
        <button type="button" className="mk-stages-offers-read" onClick={() => setOpen(true)}>
          <BookOpen aria-hidden="true" />
          <span>{i18n.t('web.mkStages.offers.read')}</span>
        </button>
      </header>
      <Group icon="unit" name="units" left={units[U.regular].length + units[U.elite].length}>
        {units[U.offer].map((unit) => (
          <Line key={unit} place={`unit:${unit}`} isBig={isBig} name={unitText(unit)}>
            <Icon name={unitRow(unit).tier === 'elite' ? 'elite' : 'unit'} />
            <UnitCost unit={unit} />
          </Line>
        ))}
        {deeds[Z.lessons].map((card) => (
          <Line key={`card ${card}`} place={`card:${card}`} isBig={isBig} name={cardText(card)}>
            <Gem colour={face(card).colour} as="token" size="1.1em" />
            <span className="mk-stages-offers-mark" title={i18n.t('web.mkStages.offers.lesson')}>
              <Icon name="monastery" />
            </span>
          </Line>
        ))}
      </Group>
      <Group icon="action" name="actions" left={deeds[Z.actionDeck].length} isLater={!offersShown}>
        {actions.map((card) => (
          <CardLine key={card} card={card} isBig={isBig} />
        ))}
      </Group>
      <Group icon="spell" name="spells" left={deeds[Z.spellDeck].length} isLater={!offersShown}>
        {spells.map((card) => (
          <CardLine key={card} card={card} isBig={isBig} />
        ))}
      </Group>
      {isOpen ? <OffersBook mage={mage} onClose={() => setOpen(false)} /> : null}
    </section>
  )
})

interface GroupProps {
  readonly icon: IconName
  readonly name: 'units' | 'actions' | 'spells'
  readonly left: number
  /** Dealt only when it is first needed. */
  readonly isLater?: boolean
  readonly children: ReactNode
}

function Group({ icon, name, left, isLater = false, children }: GroupProps) {
  const i18n = useI18n()
  return (
    <div className="mk-stages-offers-group">
      <h4>
        <Icon name={icon} /> {i18n.t(`web.mkStages.offers.${name}`)}
        <span title={i18n.t('web.mkStages.offers.left', { count: left })}>
          <Icon name="deck" /> {i18n.number(left)}
        </span>
      </h4>
      {isLater ? <p>{i18n.t('web.mkStages.offers.later')}</p> : <ul>{children}</ul>}
    </div>
  )
}

interface LineProps {
  readonly place: string
  readonly isBig: boolean
  readonly name: Text
  readonly children: ReactNode
}

/** One name of an offer: a piece that may be chosen unless it lies big elsewhere. */
function Line({ place, isBig, name, children }: LineProps) {
  const i18n = useI18n()
  const words = <span className="mk-stages-offers-name">{i18n.format(name)}</span>
  return isBig ? (
    <li className="mk-stages-offers-line" data-read={place}>
      {words}
      {children}
    </li>
  ) : (
    <li>
      <Lit place={place}>
        {words}
        {children}
      </Lit>
    </li>
  )
}

function Lit({ place, children }: { place: string; children: ReactNode }) {
  const { props } = useTarget(place)
  return (
    <div className="mk-stages-offers-line" data-read={place} {...props}>
      {children}
    </div>
  )
}

function CardLine({ card, isBig }: { card: number; isBig: boolean }) {
  return (
    <Line place={`card:${card}`} isBig={isBig} name={cardText(card)}>
      <Gem colour={face(card).colour} as="token" size="1.1em" />
    </Line>
  )
}

function UnitCost({ unit }: { unit: number }) {
  const i18n = useI18n()
  const { cost } = unitRow(unit)
  return (
    <span className="mk-stages-offers-cost" title={i18n.t('web.mkStages.market.price', { count: cost })}>
      <Icon name="influence" />
      {i18n.number(cost)}
    </span>
  )
}
