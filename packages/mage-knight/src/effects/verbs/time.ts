import { text } from '@longtable/kernel'
import type { Effect, Lasting } from '../../content/effect.ts'
import { ColourOf, NONE } from '../../content/ids.ts'
import { momentNo } from '../../state/lasting.ts'
import type { VerbsOf } from '../../state/match.ts'
import { SkillState } from '../../state/pools/skill-tokens.ts'
import { Extra } from '../../state/schema/player.ts'
import { Gives } from '../../state/schema/stages.ts'
import { Bound } from '../../state/schema/state.ts'
import { isSkillSource, SKILL_SOURCE } from '../../state/sources.ts'
import { lastingText } from '../../text/lasting.ts'
import { colourText } from '../../text/phrases.ts'
import { attachLasting, startLasting } from '../attach-lasting.ts'
import { bendTime } from '../itself.ts'
import { canBorrowUnit, canCastOffered } from '../offered-plays.ts'

/** What lasts, what waits, and turns that are added. */

declare module '../../content/effect.ts' {
  interface EffectParameters {
    lasting: { readonly until: Until; readonly is: Lasting }
    after: { readonly moment: Moment; readonly colour?: Basic; readonly part: Effect }
    anotherTurn: object
    bendTime: { readonly handToDeck?: true }
    /** Cooperative interactive skills. */
    centre: { readonly anyone: Effect; readonly owner?: Effect }
  }
}

export const timeVerbs = {
  lasting: {
    messages: {
      en: {
        until: {
          combat: 'this combat, {{rule}}',
          turn: 'this turn, {{rule}}',
          round: 'this round, {{rule}}',
          ownTurn: 'until your next turn, {{rule}}',
        },
        lasting: {
          terrain: {
            to: '{{land}} cost {{n}} Move',
            opens: '{{land}} cost {{n}} Move and may be entered',
            less: '{{land}} cost {{n}} less',
            lessMin: '{{land}} cost {{n}} less, but at least {{limit}}',
            more: '{{land}} cost the other players {{n}} more, but at most {{limit}}',
          },
          extraDice_one: 'you may use one more Source die',
          extraDice_other: 'you may use {{count}} more Source dice',
          extraDiceBlack_one: 'you may use one more Source die; if it is black, as any basic colour',
          extraDiceBlack_other:
            'you may use {{count}} more Source dice; one of them that is black as any basic colour',
          wildDice: 'gold and black dice may be used as any basic colour',
          noSourceDie: 'the other players may not use their Source die',
          manaAllowed: 'you may use {{colour}} mana',
          endless: 'you have endless {{colours}} mana',
          crystalsReturn: 'all crystals you spend come back at its end',
          manaEachTurn: 'gain a token of that colour on each of your turns',
          woundOnMana: {
            same: 'the other players take a Wound when they use mana of that colour',
            otherColours: 'the other players take a Wound when they use mana of another colour',
          },
          useAs: {
            move_one: 'each Move point may be used as {{to}}',
            move_other: 'every {{count}} Move points may be used as {{to}}',
            influence_one: 'each Influence point may be used as {{to}}',
            influence_other: 'every {{count}} Influence points may be used as {{to}}',
          },
          units: 'your units get {{bonus}}',
          nextUnit: 'the next unit you use gets {{bonus}}',
          firstCard: 'your first attack or block card gets {{bonus}}',
          unitsTakeNoDamage: 'no damage may be assigned to your units',
          noSiteFortification: 'sites do not fortify your enemies',
          enemiesLose: 'your enemies lose {{what}}',
          doublePhysical: 'your physical attacks in the Attack phase are doubled',
          attacksBecome: {
            coldFire: 'all your attacks are Cold Fire Attacks',
            siege: 'all your attacks are Siege Attacks',
          },
          grant: {
            combatStart: 'at the start of the combat: {{effect}}',
            blockPhase: 'in the Block phase: {{effect}}',
            attackPhase: 'in the Attack phase: {{effect}}',
            outsideCombat: 'outside combat: {{effect}}',
            interaction: 'during interaction: {{effect}}',
            beforeSource: 'before you use the Source: {{effect}}',
          },
          buy: {
            hand: 'you may once pay Influence {{n}} and take an advanced action from the offer into your hand',
            discard:
              'you may once pay Influence {{n}} and put an advanced action from the offer into your discard pile',
            deckTop:
              'you may once pay Influence {{n}} and put an advanced action from the offer on your deck',
          },
          castOffer: {
            same: 'you may once play a spell of that colour from the offer as if it were in your hand; it stays in the offer',
            any: 'you may once play a spell from the offer as if it were in your hand; it stays in the offer',
          },
          lendUnit: 'you may once use an ability of a unit of the offer as if it were yours',
          stride: 'spaces and tiles two away count as adjacent, and your moves provoke nobody',
          seeGarrisons: 'you see garrisons and ruins as by Day',
          loseWoundsAtEnd: 'all Wounds you take may be thrown away at its end',
        },
      },
      fr: {
        until: {
          combat: 'pendant ce combat, {{rule}}',
          turn: 'ce tour-ci, {{rule}}',
          round: 'cette manche, {{rule}}',
          ownTurn: 'jusqu’à votre prochain tour, {{rule}}',
        },
        lasting: {
          terrain: {
            to: '{{land}} coûtent {{n}} Déplacement',
            opens: '{{land}} coûtent {{n}} Déplacement et sont accessibles',
            less: '{{land}} coûtent {{n}} de moins',
            lessMin: '{{land}} coûtent {{n}} de moins, mais au moins {{limit}}',
            more: '{{land}} coûtent {{n}} de plus aux autres joueurs, mais au plus {{limit}}',
          },
          extraDice_one: 'vous pouvez utiliser un dé de la Source de plus',
          extraDice_other: 'vous pouvez utiliser {{count}} dés de la Source de plus',
          extraDiceBlack_one:
            'vous pouvez utiliser un dé de la Source de plus ; s’il est noir, comme toute couleur de base',
          extraDiceBlack_other:
            'vous pouvez utiliser {{count}} dés de la Source de plus ; l’un d’eux, s’il est noir, comme toute couleur de base',
          wildDice: 'les dés dorés et noirs peuvent servir de toute couleur de base',
          noSourceDie: 'les autres joueurs ne peuvent pas utiliser leur dé de la Source',
          manaAllowed: 'vous pouvez utiliser du mana {{colour}}',
          endless: 'vous avez du mana {{colours}} sans limite',
          crystalsReturn: 'tous les cristaux que vous dépensez reviennent à la fin',
          manaEachTurn: 'gagnez un jeton de cette couleur à chacun de vos tours',
          woundOnMana: {
            same: 'les autres joueurs prennent une Blessure quand ils utilisent du mana de cette couleur',
            otherColours:
              'les autres joueurs prennent une Blessure quand ils utilisent du mana d’une autre couleur',
          },
          useAs: {
            move_one: 'chaque point de Déplacement peut devenir {{to}}',
            move_other: '{{count}} points de Déplacement peuvent devenir {{to}}',
            influence_one: 'chaque point d’Influence peut devenir {{to}}',
            influence_other: '{{count}} points d’Influence peuvent devenir {{to}}',
          },
          units: 'vos unités gagnent {{bonus}}',
          nextUnit: 'la prochaine unité utilisée gagne {{bonus}}',
          firstCard: 'votre première carte d’attaque ou de blocage gagne {{bonus}}',
          unitsTakeNoDamage: 'aucun dégât ne peut être attribué à vos unités',
          noSiteFortification: 'les sites ne fortifient pas vos ennemis',
          enemiesLose: 'vos ennemis perdent {{what}}',
          doublePhysical: 'vos attaques physiques de la phase d’Attaque sont doublées',
          attacksBecome: {
            coldFire: 'toutes vos attaques sont des Attaques de feu glacé',
            siege: 'toutes vos attaques sont des Attaques de siège',
          },
          grant: {
            combatStart: 'au début du combat : {{effect}}',
            blockPhase: 'dans la phase de Blocage : {{effect}}',
            attackPhase: 'dans la phase d’Attaque : {{effect}}',
            outsideCombat: 'hors combat : {{effect}}',
            interaction: 'pendant une interaction : {{effect}}',
            beforeSource: 'avant d’utiliser la Source : {{effect}}',
          },
          buy: {
            hand: 'vous pouvez une fois payer Influence {{n}} et prendre en main une action avancée de l’offre',
            discard:
              'vous pouvez une fois payer Influence {{n}} et placer une action avancée de l’offre dans votre défausse',
            deckTop:
              'vous pouvez une fois payer Influence {{n}} et placer une action avancée de l’offre sur votre pioche',
          },
          castOffer: {
            same: 'vous pouvez une fois jouer un sort de cette couleur de l’offre comme s’il était dans votre main ; il reste dans l’offre',
            any: 'vous pouvez une fois jouer un sort de l’offre comme s’il était dans votre main ; il reste dans l’offre',
          },
          lendUnit:
            'vous pouvez une fois utiliser une capacité d’une unité de l’offre comme si elle était à vous',
          stride:
            'les cases et les tuiles à deux de distance comptent comme adjacentes, et vos déplacements ne provoquent personne',
          seeGarrisons: 'vous voyez garnisons et ruines comme de jour',
          loseWoundsAtEnd: 'toutes les Blessures prises peuvent être retirées du jeu à la fin',
        },
      },
    },
    text: ({ until, is }, say) => text(`effect.until.${until}`, { rule: lastingText(is, say) }),
    parts: ({ is }) => {
      if (is.rule === 'grant') return [is.effect]
      return is.rule === 'useAs' ? [is.to] : []
    },
    gives: ({ is }) => LASTING_GIVES[is.rule] ?? Gives.special,
    helps: ({ is }, node, query) => {
      if ((query.tables.nodes.gives[node] & query.useful) === 0) return false
      if (query.only === 'allowed') return true
      if (is.rule === 'castOffer') return canCastOffered(is.of, query)
      return is.rule !== 'lendUnit' || canBorrowUnit(query)
    },
    run: (s, { until, is }, node, origin, ctx) => startLasting(s, until, is, node, origin, ctx),
  },
  after: {
    messages: {
      en: {
        after: {
          endOfTurn: 'at the end of the turn, {{part}}',
          nextOwnTurn: 'when your next turn starts, {{part}}',
          enemyDefeated: 'for each enemy you defeat this turn, {{part}}',
          spellCast: 'for each spell you cast this turn, {{part}}',
          woundHealed: 'for each Wound you heal from your hand this turn, {{part}}',
        },
        afterOf: { spellCast: 'for each {{colour}} spell you cast this turn, {{part}}' },
      },
      fr: {
        after: {
          endOfTurn: 'à la fin du tour, {{part}}',
          nextOwnTurn: 'au début de votre prochain tour, {{part}}',
          enemyDefeated: 'pour chaque ennemi vaincu ce tour-ci, {{part}}',
          spellCast: 'pour chaque sort lancé ce tour-ci, {{part}}',
          woundHealed: 'pour chaque Blessure de votre main soignée ce tour-ci, {{part}}',
        },
        afterOf: { spellCast: 'pour chaque sort {{colour}} lancé ce tour-ci, {{part}}' },
      },
    },
    text: ({ moment, colour, part }, say) =>
      colour === undefined
        ? text(`effect.after.${moment}`, { part: say(part) })
        : text(`effect.afterOf.${moment}`, { part: say(part), colour: colourText(colour) }),
    parts: ({ part }) => [part],
    gives: ({ moment, part }) => {
      if (moment !== 'endOfTurn') return Gives.special
      return putsItself(part) ? Gives.gain : 0
    },
    run: (s, { moment, colour }, node, origin, ctx) => {
      const [part] = ctx.tables.nodes.parts[node]
      attachLasting(s, moment === 'nextOwnTurn' ? 'round' : 'turn', 'after', part, origin, ctx, {
        moment: momentNo(moment),
        of: colour === undefined ? NONE : ColourOf[colour],
      })
    },
  },
  anotherTurn: {
    messages: {
      en: { anotherTurn: 'take another turn right after this one' },
      fr: { anotherTurn: 'jouez un autre tour juste après celui-ci' },
    },
    text: () => text('effect.anotherTurn'),
    gives: Gives.special,
    run: (s, _row, _node, { seat }, ctx) => {
      s.players[seat].extraTurn |= Extra.another
      ctx.tell?.({ event: 'extraTurn', seat })
    },
  },
  bendTime: {
    messages: {
      en: {
        bendTime:
          'at the end of the turn, set this card aside for the round, take back all other cards you played, draw nothing and take another turn',
        bendTime2011:
          'at the end of the turn, set this card aside for the round, shuffle the cards left in your hand into your deck, take back all other cards you played, draw nothing and take another turn',
      },
      fr: {
        bendTime:
          'à la fin du tour, mettez cette carte de côté pour la manche, reprenez toutes les autres cartes jouées, ne piochez pas et jouez un autre tour',
        bendTime2011:
          'à la fin du tour, mettez cette carte de côté pour la manche, mélangez à votre pioche les cartes restées en main, reprenez toutes les autres cartes jouées, ne piochez pas et jouez un autre tour',
      },
    },
    text: ({ handToDeck }) => text(handToDeck === true ? 'effect.bendTime2011' : 'effect.bendTime'),
    gives: Gives.special,
    run: (s, _row, _node, origin, ctx) => bendTime(s, origin, ctx),
  },
  centre: {
    messages: {
      en: {
        centre: 'put this token in the centre; any player may return it on a turn: {{anyone}}',
        centreOwner:
          'put this token in the centre; any player may return it on a turn: {{anyone}}; its owner: {{owner}}',
        centreOnly: 'put this token in the centre',
      },
      fr: {
        centre: 'placez ce jeton au centre ; tout joueur peut le rendre pendant un tour : {{anyone}}',
        centreOwner:
          'placez ce jeton au centre ; tout joueur peut le rendre pendant un tour : {{anyone}} ; son propriétaire : {{owner}}',
        centreOnly: 'placez ce jeton au centre',
      },
    },
    text: ({ anyone, owner }, say) => {
      if (anyone.do === 'nothing') return text('effect.centreOnly')
      return owner === undefined
        ? text('effect.centre', { anyone: say(anyone) })
        : text('effect.centreOwner', { anyone: say(anyone), owner: say(owner) })
    },
    parts: ({ anyone, owner }) => (owner === undefined ? [anyone] : [anyone, owner]),
    gives: Gives.special,
    run: (s, _row, _node, { seat, source }, ctx) => {
      if (!isSkillSource(source)) return
      const skill = source - SKILL_SOURCE
      s.centre = [...s.centre, skill, seat, s.bound[Bound.colour]]
      s.skillState[skill] = SkillState.centre
      ctx.tell?.({ event: 'centred', seat, skill })
    },
  },
} satisfies Partial<VerbsOf>

/** Does the card go back to the deck? */
function putsItself(effect: Effect): boolean {
  if (effect.do === 'may' || effect.do === 'when') return putsItself(effect.part)
  return effect.do === 'putThis'
}

/** What lasting rules are good for, where that is something particular. */
const LASTING_GIVES: Readonly<Partial<Record<Lasting['rule'], number>>> = {
  terrain: Gives.move,
  stride: Gives.move,
  buy: Gives.influence | Gives.gain,
}
