import { useI18n } from '../../../i18n/I18nProvider.tsx'
import type { OwnPartProps } from '../parts/part-props.ts'
import { Ability } from './Ability.tsx'
import { useAbilityKeys } from './ability-keys.ts'
import './abilities.css'

/** So many lie in one row. */
const ROW = 4
/** More than so many are set closer. */
const FEW = 8

/** What a side can do besides moving and fighting, and what each costs. */
export function Abilities({ shown, side, venture, step }: OwnPartProps) {
  const i18n = useI18n()
  const abilities = shown.tables.abilities[side] ?? []
  const list = useAbilityKeys()
  return (
    <div
      ref={list}
      className={`dv-mat-abilities dv-unit-side-${side}`}
      role="group"
      aria-label={i18n.t('web.dvMat.abilities')}
      data-few={abilities.length <= ROW || undefined}
      data-many={abilities.length > FEW || undefined}
    >
      {abilities.map((_, number) => (
        <Ability
          key={number}
          ctx={shown}
          side={side}
          ability={number}
          isTurn={venture.state.turn === side}
          step={step}
        />
      ))}
    </div>
  )
}
