import { text, type Text } from '@longtable/kernel'
import type { Choose } from '../../content/effect.ts'
import { NONE } from '../../content/ids.ts'
import type { EffectWriter, HelpQuery, VerbsOf } from '../../state/match.ts'
import { Gives } from '../../state/schema/stages.ts'
import { listText } from '../../text/phrases.ts'
import { targetCount, targetsText } from '../../text/target.ts'
import { amountOf } from '../amount.ts'
import { startChoose } from '../choose.ts'
import { MOST_LEVELS } from '../candidates.ts'
import { isTarget } from '../targets.ts'

/** Pointing at something, and what is then done to it. */

declare module '../../content/effect.ts' {
  interface EffectParameters {
    choose: {
      readonly what: Target
      /** 'all' asks nothing; `upTo` may be fewer, also none; `levels` is a budget of unit levels. */
      readonly count:
        | 'one'
        | 'all'
        | { readonly upTo: number }
        | { readonly exactly: number }
        | { readonly levels: Amount }
      /** Drawn instead of chosen; gold dice before others; each further target costs 1, 2, … Move points. */
      readonly by?: 'chance' | 'goldFirst' | 'risingMove'
      /** Carried out for each, with the target bound. */
      readonly each: Effect
    }
  }
}

export const choosingVerbs = {
  choose: {
    messages: {
      en: {
        choose: 'choose {{what}}: {{each}}',
        by: {
          chance: '{{chosen}} (drawn at random)',
          goldFirst: '{{chosen}} (gold dice first)',
          risingMove: '{{chosen}} (the second costs 1 Move, the third 2, and so on)',
        },
        noEnemyAttacks: 'no enemy attacks',
      },
      fr: {
        choose: 'choisissez {{what}} : {{each}}',
        by: {
          chance: '{{chosen}} (au hasard)',
          goldFirst: '{{chosen}} (les dés dorés d’abord)',
          risingMove: '{{chosen}} (le deuxième coûte 1 Déplacement, le troisième 2, et ainsi de suite)',
        },
        noEnemyAttacks: 'aucun ennemi n’attaque',
      },
    },
    text: (row, say) => {
      const chosen = chosenText(row, targetsText(row), say)
      return row.by === undefined ? chosen : text(`effect.by.${row.by}`, { chosen })
    },
    parts: ({ each }) => [each],
    asks: 'always',
    gives: Gives.special,
    cards: ({ what, count }) => (what.a === 'card' && what.in === 'hand' && count === 'one' ? 1 : 0),
    helps: (row, _node, query) =>
      (query.useful & Gives.special) !== 0 &&
      ((query.only === 'allowed' && !isCardOfHand(row)) || hasTarget(row, query)),
    ask: (s, row, { node }, origin, ctx) => {
      ctx.pop()
      startChoose(s, row, node, origin, ctx)
    },
  },
} satisfies Partial<VerbsOf>

/** What is done is said of what is chosen, where its verb can say that. */
function chosenText(choose: Choose, what: Text, say: EffectWriter): Text {
  const { each, count } = choose
  const naming = say.verbs[each.do].textNaming?.(each, what)
  if (naming !== undefined) return naming
  if (each.do === 'noAttack' && count === 'all') return text('effect.noEnemyAttacks')
  const parts = each.do === 'all' ? each.parts : [each]
  const fates = parts.map((part) => say.verbs[part.do].textOfEnemy?.(part, targetCount(choose)))
  if (fates.every((fate) => fate !== undefined))
    return text('effect.enemy', { who: what, deed: each.do === 'all' ? listText('and', fates) : fates[0] })
  return text('effect.choose', { what, each: say(each) })
}

/** A card of the hand that is played with this one must be there, as a cost must (MK-CARD-10). */
function isCardOfHand({ what, count }: Choose): boolean {
  return what.a === 'card' && what.in === 'hand' && count === 'one'
}

function hasTarget(choose: Choose, query: HelpQuery): boolean {
  const { s, seat, source, only, tables, of } = query
  const { what, count } = choose
  const levels =
    typeof count === 'object' && 'levels' in count ? amountOf(s, count.levels, seat, tables, of) : MOST_LEVELS
  if (what.a === 'unit' && what.of === 'theirs') return true
  const fromHand = what.a === 'card' && what.in === 'hand'
  const quest = { seat, source, other: NONE, levels, committed: query.committed, only }
  // A card of the hand is gone from there once it is played.
  return isTarget(s, choose, quest, fromHand ? source : NONE, tables, of)
}
