import type { MageViewContext } from '@longtable/mage-knight'
import {
  cardText,
  colours,
  effectText,
  lastsOf,
  Resist,
  U,
  unitArmor,
  unitResists,
  unitRowIn,
  unitText,
  type Edition,
  type UnitAbility,
} from '@longtable/mage-knight/board'
import { memo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { Gem } from '../mana/Gem.tsx'
import type { CardSize } from './Card.tsx'
import { EffectText } from './EffectText.tsx'
import { Emblem } from './Emblem.tsx'
import './frames.css'
import './Card.css'
import './UnitCard.css'

interface UnitCardProps {
  readonly unit: number
  readonly mage: MageViewContext
  readonly size: CardSize
}

/** A unit card: in somebody's band with its state, its banner and what that adds; drawn only. */
export function UnitCard({ unit, mage, size }: UnitCardProps) {
  const { state, tables } = mage
  const owner = state.players.findIndex((_, seat) => state.units[U.band + seat].includes(unit))
  const of = lastsOf(mage)
  return (
    <UnitFace
      unit={unit}
      edition={tables.edition}
      size={size}
      armor={unitArmor(state, owner, unit, tables, of)}
      resists={unitResists(state, owner, unit, tables, of)}
      isSpent={state.unitSpent[unit] !== 0}
      wounds={state.unitWounds[unit]}
      banner={state.unitBanner[unit]}
      isBannerDown={state.bannerDown.includes(state.unitBanner[unit])}
    />
  )
}

interface UnitFaceProps {
  readonly unit: number
  readonly edition: Edition
  readonly size: CardSize
  readonly armor: number
  readonly resists: number
  readonly isSpent: boolean
  readonly wounds: number
  readonly banner: number
  readonly isBannerDown: boolean
}

const RESISTS: readonly [bit: number, icon: IconName][] = [
  [Resist.physical, 'resistPhysical'],
  [Resist.fire, 'resistFire'],
  [Resist.ice, 'resistIce'],
]

/** So many letters are written small and very small. */
const LONG = 200
const LONGEST = 300

function lengthMark(letters: number): number | undefined {
  if (letters > LONGEST) return 2
  return letters > LONG ? 1 : undefined
}

const UnitFace = memo(function UnitFace(shown: UnitFaceProps) {
  const { unit, edition, size, armor, resists } = shown
  const i18n = useI18n()
  const row = unitRowIn(edition, unit)
  const name = i18n.format(unitText(unit))
  const letters = row.abilities.reduce((sum, { effect }) => sum + i18n.format(effectText(effect)).length, 0)
  return (
    <span
      className={`mk-frame mk-card mk-unit mk-card-${size}`}
      data-colour={row.tier === 'elite' ? 'elite' : 'unit'}
      data-long={lengthMark(letters)}
      data-spent={shown.isSpent || undefined}
      data-wounds={shown.wounds || undefined}
      data-read={size === 'small' ? `unit:${unit}` : undefined}
      aria-hidden
    >
      <span className="mk-card-head">
        <span className="mk-unit-level">{row.level}</span>
        <span className="mk-card-name" data-long={name.length > 14 || undefined}>
          {name}
        </span>
        {size === 'full' ? <Icon name={row.tier === 'elite' ? 'elite' : 'unit'} /> : null}
      </span>
      {size === 'full' ? (
        <span className="mk-card-class">{i18n.t(`web.mkCards.unit.${row.tier}`, { level: row.level })}</span>
      ) : null}
      <span className="mk-unit-picture">
        <Emblem id={row.id} scene="unit" />
        <span className="mk-unit-price">
          <Icon name="influence" size="1.1em" />
          {row.cost}
          {size === 'full' ? row.at.map((site) => <Icon key={site} name={site} size="1.05em" />) : null}
        </span>
        <span className="mk-unit-armor">
          <Icon name="armor" size="1.1em" />
          {armor}
          {RESISTS.filter(([bit]) => (resists & bit) !== 0).map(([bit, icon]) => (
            <Icon key={bit} name={icon} size="1.1em" />
          ))}
        </span>
        <UnitState {...shown} />
      </span>
      <span className="mk-unit-abilities">
        {row.abilities.map((ability, n) => (
          <Ability key={n} ability={ability} size={size} />
        ))}
      </span>
      {shown.banner < 0 ? null : (
        <span className="mk-unit-banner" data-down={shown.isBannerDown || undefined}>
          <Icon name="banner" size="1.1em" />
          {i18n.format(cardText(shown.banner))}
        </span>
      )}
    </span>
  )
})

/** Ribbons over the picture. */
function UnitState({ isSpent, wounds }: UnitFaceProps) {
  const i18n = useI18n()
  return (
    <span className="mk-unit-state">
      {wounds === 0 ? null : (
        <span className="mk-unit-wounds">
          {Array.from({ length: wounds }, (_, n) => (
            <Icon key={n} name="wound" size="1.2em" />
          ))}
          {i18n.t('web.mkCards.unit.wounded')}
        </span>
      )}
      {isSpent ? <span className="mk-unit-spent">{i18n.t('web.mkCards.unit.spent')}</span> : null}
    </span>
  )
}

function Ability({ ability: { mana, effect }, size }: { ability: UnitAbility; size: CardSize }) {
  return (
    <span className="mk-unit-ability">
      {mana === undefined ? null : (
        <span className="mk-card-cost">
          <Gem colour={colours.indexOf(mana)} as="token" size="1.2em" />
        </span>
      )}
      <span className="mk-card-words">
        <EffectText text={effectText(effect)} brief={size === 'small'} />
      </span>
    </span>
  )
}
