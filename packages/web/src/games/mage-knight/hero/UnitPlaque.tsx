import type { MageViewContext } from '@longtable/mage-knight'
import { cardText, unitRow, unitText } from '@longtable/mage-knight/board'
import { memo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import './Plaques.css'

/** How a unit is doing. */
export interface UnitIs {
  readonly unit: number
  readonly isSpent: boolean
  readonly wounds: number
  /** The banner it carries, -1. */
  readonly banner: number
  readonly isBannerDown: boolean
  readonly isLoyal: boolean
}

export function unitIs({ state }: MageViewContext, unit: number): UnitIs {
  const banner = state.unitBanner[unit]
  return {
    unit,
    isSpent: state.unitSpent[unit] === 1,
    wounds: state.unitWounds[unit],
    banner,
    isBannerDown: state.bannerDown.includes(banner),
    isLoyal: state.loyal === unit,
  }
}

/** In words: ready, wounded, what it carries. */
export function useUnitWords(): (unit: UnitIs) => string {
  const i18n = useI18n()
  return ({ isSpent, wounds, banner, isLoyal }) =>
    [
      i18n.t(`web.mkHero.unit.${isSpent ? 'spent' : 'ready'}`),
      ...(wounds > 0 ? [i18n.t('web.mkHero.unit.wounds', { count: wounds })] : []),
      ...(banner >= 0 ? [i18n.t('web.mkHero.unit.banner', { banner: cardText(banner) })] : []),
      ...(isLoyal ? [i18n.t('web.mkHero.unit.loyal')] : []),
    ].join(', ')
}

const RESISTS = {
  physical: 'resistPhysical',
  fire: 'resistFire',
  ice: 'resistIce',
} as const satisfies Record<string, IconName>

interface UnitPlaqueProps extends UnitIs {
  /** Can it be chosen here? */
  readonly isTarget: boolean
}

/** A unit on its command token as a small plaque. */
export const UnitPlaque = memo(function UnitPlaque({ isTarget, ...is }: UnitPlaqueProps) {
  return isTarget ? <Chosen {...is} /> : <Plaque {...is} props={{}} />
})

function Chosen(is: UnitIs) {
  const words = useUnitWords()
  const { props } = useTarget(`unit:${is.unit}`, words(is))
  return <Plaque {...is} props={props} />
}

interface PlaqueProps extends UnitIs {
  readonly props: Readonly<Record<string, unknown>>
}

function Plaque({ unit, isSpent, wounds, banner, isBannerDown, props }: PlaqueProps) {
  const i18n = useI18n()
  const row = unitRow(unit)
  return (
    <span
      {...props}
      className="mk-plaque mk-plaque-unit"
      data-spent={isSpent || undefined}
      data-tier={row.tier}
      data-read={`unit:${unit}`}
    >
      <span className="mk-plaque-name">{i18n.format(unitText(unit))}</span>
      <span className="mk-plaque-line">
        <Icon name={row.tier === 'elite' ? 'elite' : 'unit'} />
        {row.level}
        <Icon name="armor" />
        {row.armor}
        {row.resist.map((resistance) => (
          <Icon key={resistance} name={RESISTS[resistance]} />
        ))}
        {banner < 0 ? null : (
          <span className="mk-plaque-banner" data-down={isBannerDown || undefined}>
            <Icon name="banner" />
          </span>
        )}
      </span>
      {wounds === 0 ? null : (
        <span className="mk-plaque-wounds">
          {Array.from({ length: wounds }, (_, n) => (
            <Icon key={n} name="wound" />
          ))}
        </span>
      )}
    </span>
  )
}
