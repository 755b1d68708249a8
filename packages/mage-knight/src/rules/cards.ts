// Cards
import type { Rule } from '@longtable/kernel'

export const cardsRules: readonly Rule[] = [
  {
    id: 'MK-CARD-01',
    kind: 'component',
    en: 'The cards of your deck are basic actions, advanced actions, spells, artifacts and Wounds.',
    fr:
      'Les cartes de votre pioche sont des actions de base, des actions avancées, des sorts, des ' +
      'artefacts et des Blessures.',
    source: 'Rules: Cards',
  },
  {
    id: 'MK-CARD-02',
    kind: 'rule',
    en: 'An action card gives its basic effect for nothing, or its strong effect for one mana of its colour.',
    fr:
      'Une carte action donne son effet simple gratuitement, ou son effet puissant pour un mana de sa ' +
      'couleur.',
    source: 'Rules: Cards',
  },
  {
    id: 'MK-CARD-03',
    kind: 'rule',
    en:
      'A card has the colour of the mana that powers it; for a spell that is the coloured mana, not the ' +
      'black one. Artifacts have no colour.',
    fr:
      'Une carte a la couleur du mana qui la renforce ; pour un sort, c’est le mana coloré et non le ' +
      'noir. Les artefacts n’ont pas de couleur.',
    source: 'Rules: Cards',
  },
  {
    id: 'MK-CARD-04',
    kind: 'rule',
    en:
      'Any card but a Wound may be played sideways for 1 point of Move, Influence, Attack or Block, as ' +
      'you choose.',
    fr:
      'Toute carte autre qu’une Blessure peut être jouée de côté pour 1 point de Déplacement, ' +
      'd’Influence, d’Attaque ou de Blocage, au choix.',
    source: 'Sheet: Player Turns',
  },
  {
    id: 'MK-CARD-05',
    kind: 'rule',
    en: 'The Attack or Block of a card played sideways is physical; it is never ranged, siege or elemental.',
    fr:
      'L’Attaque ou le Blocage d’une carte jouée de côté est physique, jamais à distance, de siège ni ' +
      'élémentaire.',
    source: 'Rules: Cards',
  },
  {
    id: 'MK-CARD-06',
    kind: 'rule',
    en: 'A card played sideways needs no mana and no time of day, and nothing printed on it takes effect.',
    fr:
      'Une carte jouée de côté ne demande ni mana ni moment du jour, et rien de ce qui y est imprimé ne ' +
      's’applique.',
    source: 'Rules: Cards',
  },
  {
    id: 'MK-CARD-07',
    kind: 'rule',
    en: 'Wounds cannot be played in any way, except with the skill Power of Pain.',
    fr:
      'Les Blessures ne peuvent être jouées d’aucune façon, sauf avec la compétence Puissance de la ' +
      'douleur.',
    source: 'Rules: Cards',
  },
  {
    id: 'MK-CARD-08',
    kind: 'rule',
    en: 'Effects of the same kind add up, whether they come from cards, units or skills.',
    fr: 'Les effets de même nature s’additionnent, qu’ils viennent de cartes, d’unités ou de compétences.',
    source: 'Rules: Cards',
  },
  {
    id: 'MK-CARD-09',
    kind: 'rule',
    en:
      'Cards you play go to your discard pile only at the end of the turn; cards you do not play stay in ' +
      'your hand.',
    fr:
      'Les cartes que vous jouez ne vont dans votre défausse qu’à la fin du tour ; celles que vous ne ' +
      'jouez pas restent dans votre main.',
    source: 'Rules: Cards',
  },
  {
    id: 'MK-CARD-10',
    kind: 'rule',
    en:
      'An effect that asks you to pay, discard or throw something away can be played only if you can do ' +
      'so.',
    fr:
      'Un effet qui vous demande de payer, de défausser ou de retirer quelque chose du jeu ne peut être ' +
      'joué que si vous pouvez le faire.',
    source: 'Rules: Cards',
  },
  {
    id: 'MK-CARD-11',
    kind: 'rule',
    en: 'Where a text asks for a card, a Wound does not count unless the text says so.',
    fr: 'Quand un texte demande une carte, une Blessure ne convient pas, sauf si le texte le précise.',
    source: 'Rules: Cards',
  },
  {
    id: 'MK-CARD-12',
    kind: 'rule',
    en: 'A card cannot itself be the card that its effect tells you to discard or throw away.',
    fr: 'Une carte ne peut pas être elle-même celle que son effet demande de défausser ou de retirer du jeu.',
    source: 'Rules: Cards',
  },
  {
    id: 'MK-CARD-13',
    kind: 'rule',
    en: 'A Wound that is thrown away returns to the supply; any other card thrown away leaves the game.',
    fr:
      'Une Blessure retirée du jeu retourne à la réserve ; toute autre carte ainsi retirée quitte ' +
      'définitivement la partie.',
    source: 'Rules: Discarding',
  },
  {
    id: 'MK-CARD-14',
    kind: 'rule',
    en:
      'Wounds are discarded only by a rest or by an effect that names them, never to pay a cost or freely ' +
      'at the end of the turn.',
    fr:
      'Les Blessures ne se défaussent que par un repos ou par un effet qui les mentionne, jamais pour ' +
      'payer un coût ni librement à la fin du tour.',
    source: 'Rules: Wounds',
  },
  {
    id: 'MK-CARD-15',
    kind: 'rule',
    en: '1 healing point throws away one Wound from your hand.',
    fr: '1 point de Soin retire du jeu une Blessure de votre main.',
    source: 'Sheet: Player Turns',
  },
  {
    id: 'MK-CARD-16',
    kind: 'rule',
    en: 'Healing points equal to a unit’s level take one Wound off that unit.',
    fr: 'Autant de points de Soin que le niveau d’une unité lui enlèvent une Blessure.',
    source: 'Sheet: Player Turns',
  },
  {
    id: 'MK-CARD-17',
    kind: 'rule',
    en: 'Healing points never remove Wounds from your deck or your discard pile.',
    fr: 'Les points de Soin n’enlèvent jamais de Blessure de votre pioche ni de votre défausse.',
    source: 'Rules: Wounds',
  },
  {
    id: 'MK-CARD-18',
    kind: 'rule',
    en: 'Unspent healing points are lost when you enter combat and at the end of the turn.',
    fr: 'Les points de Soin non dépensés sont perdus quand vous entrez en combat et à la fin du tour.',
    source: 'Rules: Wounds',
  },
  {
    id: 'MK-CARD-19',
    kind: 'rule',
    en: 'Wounds taken in a combat may be healed after it in the same turn.',
    fr: 'Les Blessures subies dans un combat peuvent être soignées après celui-ci, dans le même tour.',
    source: 'Rules: Wounds',
  },
  {
    id: 'MK-CARD-20',
    kind: 'rule',
    en: 'An effect that heals a unit removes one Wound from it.',
    fr: 'Un effet qui soigne une unité lui enlève une Blessure.',
    source: 'Rules: Questions and answers',
  },
  {
    id: 'MK-CARD-21',
    kind: 'rule',
    en:
      'Concentration, Will Focus, Maximal Effect or Magic Talent and the card used with it are one single ' +
      'effect, so the attack or block they give may not be split over several targets.',
    fr:
      'Concentration, Force de volonté, Effet maximal ou Don magique et la carte utilisée avec forment un ' +
      'seul effet : l’attaque ou le blocage obtenu ne peut pas être réparti entre plusieurs cibles.',
    source: 'Rules: Combined effects',
  },
  {
    id: 'MK-CARD-22',
    kind: 'rule',
    en:
      'When a card such as Concentration uses another card, that other card’s colour counts against ' +
      'resistances, even if no mana was paid for it.',
    fr:
      'Quand une carte comme Concentration en utilise une autre, c’est la couleur de cette autre carte ' +
      'qui compte face aux résistances, même si aucun mana n’a été payé pour elle.',
    source: 'Rules: Combined effects',
  },
  {
    id: 'MK-CARD-23',
    kind: 'rule',
    en:
      'When a card such as Concentration uses another card, that other card’s limits of phase, place or ' +
      'time of day still hold.',
    fr:
      'Quand une carte comme Concentration en utilise une autre, les limites de phase, de lieu ou de ' +
      'moment du jour de cette autre carte restent valables.',
    source: 'Rules: Combined effects',
  },
  {
    id: 'MK-CARD-24',
    kind: 'rule',
    en:
      'An effect that changes a value applies from the moment it is played until the end of the turn, ' +
      'unless it says otherwise.',
    fr:
      'Un effet qui modifie une valeur s’applique dès qu’il est joué et jusqu’à la fin du tour, sauf ' +
      'indication contraire.',
    source: 'Rules: Effects',
  },
  {
    id: 'MK-CARD-25',
    kind: 'rule',
    en:
      'A bonus for your next or first attack or block card also applies to a card played sideways, but ' +
      'not to a unit or a skill.',
    fr:
      'Un bonus pour votre prochaine ou première carte d’attaque ou de blocage s’applique aussi à une ' +
      'carte jouée de côté, mais pas à une unité ni à une compétence.',
    source: 'Rules: Questions and answers',
  },
  {
    id: 'MK-CARD-26',
    kind: 'rule',
    en:
      'Only one of I Don’t Give a Damn, Who Needs Magic?, Universal Power and Power of Pain may be used ' +
      'on the same sideways card.',
    fr:
      'Une même carte jouée de côté ne peut profiter que d’une seule des compétences Je m’en moque, À ' +
      'quoi bon la magie ?, Puissance universelle et Puissance de la douleur.',
    source: 'Rules: Questions and answers',
  },
  {
    id: 'MK-CARD-27',
    kind: 'rule',
    en:
      'You draw from the top of your deck. An empty deck gives nothing and is not refilled during the ' +
      'round, except by Long Night or Rethink.',
    fr:
      'Vous piochez sur le dessus de votre pioche. Une pioche vide ne donne rien et n’est pas ' +
      'reconstituée pendant la manche, sauf par Longue nuit ou Reconsidérer.',
    source: 'Rules: End of the turn',
  },
  {
    id: 'MK-CARD-28',
    kind: 'rule',
    en: 'A card you gain during your turn goes on top of your deck, unless the effect names another place.',
    fr:
      'Une carte gagnée pendant votre tour va sur le dessus de votre pioche, sauf si l’effet indique un ' +
      'autre endroit.',
    source: 'Rules: Gaining things',
  },
  {
    id: 'MK-CARD-29',
    kind: 'rule',
    en:
      'A spell or advanced action taken from its offer is replaced at once: the remaining cards move down ' +
      'and a new one takes the top place.',
    fr:
      'Un sort ou une action avancée pris dans son offre est remplacé aussitôt : les cartes restantes ' +
      'descendent et une nouvelle prend la place du haut.',
    source: 'Rules: Gaining things',
  },
  {
    id: 'MK-CARD-30', // Q89
    kind: 'rule',
    en: 'Units and advanced actions taken from the unit offer are not replaced before the next round.',
    fr:
      'Les unités et les actions avancées prises dans l’offre d’unités ne sont pas remplacées avant la ' +
      'manche suivante.',
    source: 'Rules: Gaining things',
  },
  {
    id: 'MK-CARD-31',
    kind: 'rule',
    en:
      'An effect that changes your hand limit counts for your next draw only and never makes you discard ' +
      'cards.',
    fr:
      'Un effet qui modifie votre limite de main ne vaut que pour votre prochaine pioche et ne vous fait ' +
      'jamais défausser de cartes.',
    source: 'Rules: End of the turn',
  },
]
