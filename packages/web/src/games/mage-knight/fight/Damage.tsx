import { text, type Text } from '@longtable/kernel'
import {
  elementOf,
  hitOn,
  hitOnHero,
  lastsOf,
  levels,
  U,
  unitArmor,
  unitResists,
  whyNoDamage,
} from '@longtable/mage-knight/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { DamageMarker, HeroReceiver, UnitReceiver, type Outcome } from './Receivers.tsx'

/** Who takes the damage: each with what would become of them. */
export function Damage({ mage, nameOf }: Pick<BoardPartProps, 'mage' | 'nameOf'>) {
  const i18n = useI18n()
  const { state, tables } = mage
  const { seat, facing, damage } = state.fight
  const of = lastsOf(mage)
  const hero = state.players[seat]
  const blow = hitOnHero(state, seat, tables, of)
  return (
    <div className="mk-fight-damage">
      <DamageMarker n={damage} element={elementOf(state, facing, tables)} />
      <ul className="mk-receivers" aria-label={i18n.t('web.mkFight.damage.receivers')}>
        <HeroReceiver
          seat={seat}
          hero={hero.hero}
          name={nameOf(seat)}
          armor={levels[hero.level - 1].armor}
          outcomes={heroOutcomes(blow)}
        />
        {state.units[U.band + seat].map((unit) => (
          <UnitReceiver
            key={unit}
            unit={unit}
            armor={unitArmor(state, seat, unit, tables, of)}
            resists={unitResists(state, seat, unit, tables, of)}
            outcomes={unitOutcomes(hitOn(state, seat, unit, tables, of))}
            why={reasonOf(whyNoDamage(state, seat, unit, of))}
          />
        ))}
      </ul>
    </div>
  )
}

function reasonOf(rule: string): Text | undefined {
  return rule === '' ? undefined : text(`blocked.${rule}`)
}

function heroOutcomes({ wounds, poison, paralyzed, knockedOut }: ReturnType<typeof hitOnHero>): Outcome[] {
  const all: Outcome[] = [{ key: 'wounds', values: { count: wounds }, isBad: true }]
  if (poison > 0) all.push({ key: 'poison', values: { count: poison }, isBad: true })
  if (paralyzed) all.push({ key: 'paralyzed', isBad: true })
  if (knockedOut) all.push({ key: 'knockedOut', isBad: true })
  return all
}

function unitOutcomes({ wounds, destroyed, left }: ReturnType<typeof hitOn>): Outcome[] {
  const what: Outcome = destroyed
    ? { key: 'destroyed', isBad: true }
    : wounds === 0
      ? { key: 'unhurt' }
      : { key: wounds === 2 ? 'woundedTwice' : 'wounded', isBad: true }
  return [what, left > 0 ? { key: 'left', values: { n: left } } : { key: 'allTaken' }]
}
