import { text, type Text } from '@longtable/kernel'
import type { MageViewContext } from '@longtable/mage-knight'
import {
  blockerOf,
  elements,
  heroArmor,
  lastsOf,
  resistsInDuel,
  U,
  unitArmor,
  unitNeeds,
  whyNoDamage,
} from '@longtable/mage-knight/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { FightActions } from './FightActions.tsx'
import { DamageMarker, HeroReceiver, UnitReceiver } from './Receivers.tsx'

/** The rule that keeps a unit of the other side from being hit with what is left. */
function whyNot(mage: MageViewContext, owner: number, unit: number, needs: number): Text | undefined {
  const { state } = mage
  if (state.unitWounds[unit] > 0) return text('blocked.MK-PVP-28')
  const rule = whyNoDamage(state, owner, unit, lastsOf(mage))
  return rule === '' ? tooLittle(mage, needs) : text(`blocked.${rule}`)
}

function tooLittle({ state }: MageViewContext, needs: number): Text | undefined {
  const has = state.fight.damage
  return has >= needs ? undefined : text('blocked.MK-PVP-30', { needs, has })
}

/** The attacker spends what came through, as long as it suffices for something. */
export function DuelDamage({ mage, nameOf }: Pick<BoardPartProps, 'mage' | 'nameOf'>) {
  const i18n = useI18n()
  const { state, tables } = mage
  const blocker = blockerOf(state)
  const of = lastsOf(mage)
  const hero = heroArmor(state, blocker)
  const element = elements.findIndex((_, bit) => (state.duel.elements & (1 << bit)) !== 0)
  return (
    <>
      <div className="mk-fight-damage">
        <DamageMarker n={state.fight.damage} element={Math.max(0, element)} />
        <ul className="mk-receivers" aria-label={i18n.t('web.mkFight.damage.receivers')}>
          <HeroReceiver
            seat={blocker}
            hero={state.players[blocker].hero}
            name={nameOf(blocker)}
            armor={hero}
            outcomes={[{ key: 'duelWound', values: { n: hero }, isBad: true }]}
            why={tooLittle(mage, hero)}
          />
          {state.units[U.band + blocker].map((unit) => {
            const needs = unitNeeds(state, blocker, unit, tables, of)
            return (
              <UnitReceiver
                key={unit}
                unit={unit}
                armor={unitArmor(state, blocker, unit, tables, of)}
                resists={resistsInDuel(state, blocker, unit, tables, of)}
                outcomes={[{ key: 'duelWound', values: { n: needs }, isBad: true }]}
                why={whyNot(mage, blocker, unit, needs)}
              />
            )
          })}
        </ul>
      </div>
      <FightActions verbs={['steal', 'retreat', 'done']} />
    </>
  )
}
