import { text } from '@longtable/kernel'
import { DICE } from '../../content/tracks.ts'
import type { MageContext, VerbsOf } from '../../state/match.ts'
import { gainToken } from '../../state/mutations.ts'
import { Gives } from '../../state/schema/stages.ts'
import { Bound, DieAt, type Seat, type State } from '../../state/schema/state.ts'
import { isKeptGold, rollDie } from '../../state/source-dice.ts'
import { colourQuestion } from '../colour.ts'
import { takeDie } from '../mana-gains.ts'
import { openSource } from '../pay.ts'

/** Dice of the Source; all but the first verb are done to the bound die. */

declare module '../../content/effect.ts' {
  interface EffectParameters {
    rerollSource: object
    reroll: object
    takeDie: {
      readonly turnTo?: readonly Colour[]
      readonly mana: number
      readonly back: 'unrolled' | 'roundEnd' | 'whenUsed'
    }
    /** Spend it as an extra Source die at once (Source Opening). */
    useDie: object
  }
}

export const diceVerbs = {
  rerollSource: {
    messages: {
      en: { rerollSource: 'reroll all dice in the Source' },
      fr: { rerollSource: 'relancez tous les dés de la Source' },
    },
    text: () => text('effect.rerollSource'),
    gives: Gives.special,
    run: (s, _row, _node, _origin, ctx) => {
      const kept = s.die.map((_, die) => isKeptGold(s, die, ctx.tables))
      for (let die = 0; die < DICE; die++) {
        if (s.dieAt[die] === DieAt.source && !kept[die]) rollDie(s, die, ctx)
      }
    },
  },
  reroll: {
    messages: {
      en: { reroll: { it: 'reroll it', what: 'reroll {{what}}' } },
      fr: { reroll: { it: 'relancez-le', what: 'relancez {{what}}' } },
    },
    text: () => text('effect.reroll.it', {}),
    textNaming: (_row, what) => text('effect.reroll.what', { what }),
    gives: Gives.special,
    run: (s, _row, _node, _origin, ctx) => rollDie(s, s.bound[Bound.target], ctx),
  },
  takeDie: {
    messages: {
      en: {
        takeDie: {
          unrolled: {
            it_one: 'take it, turn it to any colour but gold and gain a token of it; it goes back unrolled',
            it_other:
              'take it, turn it to any colour but gold and gain {{count}} tokens of it; it goes back unrolled',
            what_one:
              'take {{what}}, turn it to any colour but gold and gain a token of it; it goes back unrolled',
            what_other:
              'take {{what}}, turn it to any colour but gold and gain {{count}} tokens of it; it goes back unrolled',
          },
          roundEnd: {
            it: 'take it until the end of the round',
            what: 'take {{what}} until the end of the round',
          },
          whenUsed: {
            it: 'take it; you may use its mana on one of your turns',
            what: 'take {{what}}; you may use its mana on one of your turns',
          },
        },
      },
      fr: {
        takeDie: {
          unrolled: {
            it_one:
              'prenez-le, tournez-le sur une couleur au choix sauf le doré et gagnez un jeton de cette couleur ; il revient sans être relancé',
            it_other:
              'prenez-le, tournez-le sur une couleur au choix sauf le doré et gagnez {{count}} jetons de cette couleur ; il revient sans être relancé',
            what_one:
              'prenez {{what}}, tournez-le sur une couleur au choix sauf le doré et gagnez un jeton de cette couleur ; il revient sans être relancé',
            what_other:
              'prenez {{what}}, tournez-le sur une couleur au choix sauf le doré et gagnez {{count}} jetons de cette couleur ; il revient sans être relancé',
          },
          roundEnd: {
            it: 'prenez-le jusqu’à la fin de la manche',
            what: 'prenez {{what}} jusqu’à la fin de la manche',
          },
          whenUsed: {
            it: 'prenez-le ; son mana peut servir pendant un de vos tours',
            what: 'prenez {{what}} ; son mana peut servir pendant un de vos tours',
          },
        },
      },
    },
    text: ({ back, mana }) => text(`effect.takeDie.${back}.it`, { count: mana }),
    textNaming: ({ back, mana }, what) => text(`effect.takeDie.${back}.what`, { what, count: mana }),
    asks: ({ turnTo }) => turnTo !== undefined,
    gives: Gives.special,
    run: (s, row, _node, { seat }, ctx) => takeDie(s, row, seat, s.bound[Bound.target], ctx),
    ask: (s, row, f, _origin, ctx) => colourQuestion(s, row, f, ctx),
  },
  useDie: {
    messages: {
      en: {
        useDie: { it: 'use its mana as one more Source die', what: 'use {{what}} as one more Source die' },
      },
      fr: {
        useDie: {
          it: 'utilisez son mana comme dé de la Source supplémentaire',
          what: 'utilisez {{what}} comme dé de la Source supplémentaire',
        },
      },
    },
    text: () => text('effect.useDie.it', {}),
    textNaming: (_row, what) => text('effect.useDie.what', { what }),
    asks: 'always',
    gives: Gives.special,
    ask: (s, _row, _f, { seat }, ctx) => {
      ctx.pop()
      spendBoundDie(s, seat, ctx)
    },
  },
} satisfies Partial<VerbsOf>

/** Source Opening used as an effect of its own: the die's mana is at hand as a token. */
function spendBoundDie(s: State, seat: Seat, ctx: MageContext): void {
  const die = s.bound[Bound.target]
  const colour = s.die[die]
  s.bound[Bound.colour] = colour
  openSource(s, seat, die, ctx)
  gainToken(s, seat, colour, 1, ctx)
}
