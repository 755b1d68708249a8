import type { TokenSlot } from '../../state/pools/tokens.ts'
import { text, type Text } from '@longtable/kernel'
import type { Amount, Resistance } from '../../content/effect.ts'
import type { MageContext, VerbsOf } from '../../state/match.ts'
import { isArcane } from '../../state/combat/numbers.ts'
import { woundUnit } from '../../state/mutations.ts'
import type { Unit } from '../../state/pools/unit-cards.ts'
import { Gives, inDuel } from '../../state/schema/stages.ts'
import { Bound, type State } from '../../state/schema/state.ts'
import { stopAttack } from '../../state/combat/foes.ts'
import { resistBits } from '../../state/traits.ts'
import { amountText, listText, resistText } from '../../text/phrases.ts'
import { amountOf, boundEnemy } from '../amount.ts'
import { defeat } from '../defeat.ts'
import { takeOff } from '../attack-changes.ts'

/** What is done to the bound enemy, or in a duel to the bound unit of the opponent (MK-PVP-60 to 69). */

declare module '../../content/effect.ts' {
  interface EffectParameters {
    /** Never below 1. */
    armor: { readonly less: Amount }
    noAttack: object
    strip: { readonly what: readonly ('fortification' | 'swift' | Resistance)[] }
    destroy: object
  }
}

export const enemyVerbs = {
  armor: {
    messages: {
      en: {
        armorLess: 'Armor −{{n}}',
        armorLessFortified_one: 'Armor −{{otherwise}}, or −{{fortified}} if fortified',
        armorLessFortified_other: 'Armor −{{otherwise}}, or −{{fortified}} if fortified',
        deed: { armor_one: 'gets {{less}} (never below 1)', armor_other: 'get {{less}} (never below 1)' },
      },
      fr: {
        armorLess: 'Armure −{{n}}',
        armorLessFortified_one: 'Armure −{{otherwise}}, ou −{{fortified}} s’il est fortifié',
        armorLessFortified_other: 'Armure −{{otherwise}}, ou −{{fortified}} s’ils sont fortifiés',
        deed: {
          armor_one: 'subit {{less}} (jamais moins de 1)',
          armor_other: 'subissent {{less}} (jamais moins de 1)',
        },
      },
    },
    text: (row) => onThatEnemy(armorText(row, 1)),
    textOfEnemy: armorText,
    gives: Gives.special,
    run: (s, { less }, node, { seat, source }, ctx) =>
      onBound(
        s,
        ctx,
        (post) => {
          const n = amountOf(s, less, seat, ctx.tables, ctx)
          ctx.lasting('combat', 'armor', { node, seat, source, post, n })
        },
        (unit) => {
          const n = amountOf(s, less, seat, ctx.tables, ctx)
          ctx.lasting('duel', 'unitArmor', { node, seat, source, unit, n })
        },
      ),
  },
  noAttack: {
    messages: {
      en: { deed: { noAttack_one: 'does not attack', noAttack_other: 'do not attack' } },
      fr: { deed: { noAttack_one: 'n’attaque pas', noAttack_other: 'n’attaquent pas' } },
    },
    text: () => onThatEnemy(text('effect.deed.noAttack', { count: 1 })),
    textOfEnemy: (_row, count) => text('effect.deed.noAttack', { count }),
    gives: Gives.special,
    run: (s, _row, _node, _origin, ctx) =>
      onBound(
        s,
        ctx,
        () => stopAttack(s, boundEnemy(s)), // MK-COMBAT-49
        (unit) => takeOff(s, unit, ctx),
      ),
  },
  strip: {
    messages: {
      en: { deed: { strip_one: 'loses {{what}}', strip_other: 'lose {{what}}' } },
      fr: { deed: { strip_one: 'perd {{what}}', strip_other: 'perdent {{what}}' } },
    },
    text: (row) => onThatEnemy(stripText(row, 1)),
    textOfEnemy: stripText,
    gives: Gives.special,
    run: (s, { what }, node, { seat, source }, ctx) =>
      onBound(
        s,
        ctx,
        (post) => ctx.lasting('combat', 'strip', { node, seat, source, post, ...strippedBits(what) }),
        (unit) => ctx.lasting('duel', 'unitStrip', { node, seat, source, unit, ...strippedBits(what) }),
      ),
  },
  destroy: {
    messages: {
      en: { deed: { destroy_one: 'is destroyed', destroy_other: 'are destroyed' } },
      fr: { deed: { destroy_one: 'est détruit', destroy_other: 'sont détruits' } },
    },
    text: () => onThatEnemy(text('effect.deed.destroy', { count: 1 })),
    textOfEnemy: (_row, count) => text('effect.deed.destroy', { count }),
    gives: Gives.special,
    run: (s, _row, _node, _origin, ctx) =>
      onBound(
        s,
        ctx,
        () => defeat(s, boundEnemy(s), ctx), // MK-COMBAT-85
        (unit) => woundUnit(s, unit, 1, ctx), // MK-PVP-61
      ),
  },
} satisfies Partial<VerbsOf>

function onThatEnemy(deed: Text): Text {
  return text('effect.enemy', { who: text('effect.thatEnemy'), deed })
}

function armorText({ less }: { readonly less: Amount }, count: number): Text {
  const by =
    typeof less === 'object' && 'fortified' in less
      ? text('effect.armorLessFortified', { ...less, count })
      : text('effect.armorLess', { n: amountText(less) })
  return text('effect.deed.armor', { less: by, count })
}

type Strips = readonly ('fortification' | 'swift' | Resistance)[]

function stripText({ what }: { readonly what: Strips }, count: number): Text {
  const resist = what.filter((one) => one !== 'fortification' && one !== 'swift')
  const other = what.filter((one) => one === 'fortification' || one === 'swift')
  const parts = other.map((one) => text(`effect.trait.${one}`))
  if (resist.length > 0) parts.push(resistText(resist))
  return text('effect.deed.strip', { what: listText('and', parts), count })
}

/** On the token slot of the bound enemy, or on the bound unit of the opponent. */
function onBound(
  s: State,
  { tables }: Pick<MageContext, 'tables'>,
  onEnemy: (post: TokenSlot) => void,
  onUnit: (unit: Unit) => void,
): void {
  if (!inDuel(s.stage)) {
    const enemy = boundEnemy(s)
    if (enemy >= 0 && !isArcane(s, enemy, tables)) onEnemy(s.bound[Bound.target]) // MK-FOE-11
  } else if (s.bound[Bound.target] >= 0) onUnit(s.bound[Bound.target])
}

function strippedBits(what: Strips): Readonly<Record<string, number>> {
  return {
    resist: resistBits(what.filter((one) => one !== 'fortification' && one !== 'swift')),
    fortified: what.includes('fortification') ? 1 : 0,
    swift: what.includes('swift') ? 1 : 0,
  }
}
