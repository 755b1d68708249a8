// The end of a turn
import type { Rule } from '@longtable/kernel'

export const endOfTurnRules: readonly Rule[] = [
  {
    id: 'MK-ENDTURN-01', // Q03
    kind: 'rule',
    en: 'At the end of a turn the dice used are first rolled again and returned to the Source.',
    fr: 'À la fin d’un tour, les dés utilisés sont d’abord relancés et remis dans la Source.',
    source: 'Sheet: End of Turn, mana',
  },
  {
    id: 'MK-ENDTURN-02',
    kind: 'rule',
    en:
      'A die of Mana Steal that was used returns like any other. Dice set by the strong effect of Mana ' +
      'Draw return without being rolled, and a die taken with Mana Claim stays out.',
    fr:
      'Le dé de « Vol de mana » revient comme les autres s’il a servi. Les dés tournés par l’effet ' +
      'puissant de « Tirage de mana » reviennent sans être relancés, et le dé d’« Appropriation de mana » ' +
      'reste hors de la Source.',
    source: 'Rules: Mana Steal, Mana Draw, Mana Claim',
  },
  {
    id: 'MK-ENDTURN-03', // Q87
    kind: 'rule',
    en:
      'A hero who ends the turn on an unsafe space goes back along the way of this turn to the first safe ' +
      'space, and takes one Wound to hand for each space.',
    fr:
      'Un héros qui termine son tour sur une case qui n’est pas sûre rebrousse le chemin de ce tour ' +
      'jusqu’à la première case sûre et prend en main une Blessure par case.',
    source: 'Rules: End of the turn',
  },
  {
    id: 'MK-ENDTURN-04', // Q03
    kind: 'rule',
    en:
      'Then the play area is cleared: mana tokens vanish, cards played go to the discard pile and cards ' +
      'thrown away leave the game.',
    fr:
      'Ensuite, la zone de jeu est vidée : les jetons de mana disparaissent, les cartes jouées vont dans ' +
      'la défausse et les cartes retirées quittent le jeu.',
    source: 'Rules: End of the turn',
  },
  {
    id: 'MK-ENDTURN-05', // Q03
    kind: 'rule',
    en: 'A mine or glade gives its benefit on the space where your hero stands after any forced withdrawal.',
    fr:
      'La mine ou la clairière accorde son bienfait sur la case où se trouve votre héros après un éventuel ' +
      'repli forcé.',
    source: 'Sheet: End of Turn, glade and mine',
  },
  {
    id: 'MK-ENDTURN-06',
    kind: 'rule',
    en: 'You take your rewards after mine and glade, and before levelling up.',
    fr: 'Vous prenez vos récompenses après la mine et la clairière, et avant de monter de niveau.',
    source: 'Sheet: End of Turn, rewards',
  },
  {
    id: 'MK-ENDTURN-07',
    kind: 'rule',
    en: 'You level up after your rewards and before you draw.',
    fr: 'Vous montez de niveau après vos récompenses et avant de piocher.',
    source: 'Sheet: End of Turn, level up',
  },
  {
    id: 'MK-ENDTURN-08',
    kind: 'rule',
    en: 'Before drawing you may discard any number of cards from your hand, but no Wounds.',
    fr:
      'Avant de piocher, vous pouvez défausser autant de cartes de votre main que vous voulez, mais aucune ' +
      'Blessure.',
    source: 'Sheet: End of Turn, draw',
  },
  {
    id: 'MK-ENDTURN-09',
    kind: 'rule',
    en:
      'If you played and discarded no card this turn, you must discard at least one before you draw, ' +
      'unless your hand was empty when the turn began.',
    fr:
      'Si vous n’avez joué ni défaussé aucune carte ce tour-ci, vous devez en défausser au moins une avant ' +
      'de piocher, sauf si votre main était vide au début du tour.',
    source: 'Rules: Summary of the turn',
  },
  {
    id: 'MK-ENDTURN-10',
    kind: 'rule',
    en: 'You then draw up to your hand limit, raised by the bonus of your keeps or of a city.',
    fr:
      'Vous piochez ensuite jusqu’à votre limite de main, augmentée du bonus de vos donjons ou d’une ' +
      'ville.',
    source: 'Sheet: End of Turn, draw',
  },
  {
    id: 'MK-ENDTURN-11', // Q23
    kind: 'rule',
    en: 'Wounds in hand count towards the hand limit. A hand above the limit is kept and draws nothing.',
    fr:
      'Les Blessures en main comptent dans la limite de main. Une main qui dépasse la limite est conservée ' +
      'et ne pioche rien.',
    source: 'Rules: End of the turn',
  },
  {
    id: 'MK-ENDTURN-12',
    kind: 'rule',
    en: 'When your deck is empty you draw no further, unless you use Long Night.',
    fr: 'Quand votre pioche est vide, vous ne piochez plus, sauf si vous utilisez « Longue nuit ».',
    source: 'Rules: End of the turn',
  },
  {
    id: 'MK-ENDTURN-13',
    kind: 'rule',
    en:
      'The limit for drawing is that of your level, plus the higher of the keep and city bonuses, plus ' +
      'Planning, plus effects on your next draw such as Meditation.',
    fr:
      'La limite pour piocher est celle de votre niveau, plus le meilleur des bonus de donjon et de ville, ' +
      'plus « Planification », plus les effets sur votre prochaine pioche comme « Méditation ».',
    source: 'Rules: End of the turn',
  },
  {
    id: 'MK-ENDTURN-14',
    kind: 'rule',
    en:
      'Once your turn is ending you can play nothing more, except effects that speak of the end of the ' +
      'turn.',
    fr:
      'Une fois la fin du tour engagée, vous ne pouvez plus rien jouer, sauf les effets qui parlent de la ' +
      'fin du tour.',
    source: 'Rules: The player’s turn',
  },
  {
    id: 'MK-ENDTURN-15', // Q38
    kind: 'rule',
    en:
      'On your last turn of a round you draw nothing, because all cards are shuffled for the new round. ' +
      'Effects on your next draw count then.',
    fr:
      'À votre dernier tour d’une manche, vous ne piochez pas, car toutes les cartes sont mélangées pour ' +
      'la nouvelle manche. Les effets sur votre prochaine pioche comptent alors.',
    source: 'ruling: The last turn of a round',
  },
  {
    id: 'MK-ENDTURN-16',
    kind: 'rule',
    en:
      'Last of all, a hero on the portal leaves the map, the scenario’s end is checked, and the next ' +
      'player’s turn begins.',
    fr:
      'Pour finir, un héros placé sur le portail quitte la carte du monde, la fin du scénario est vérifiée ' +
      'et c’est au joueur suivant.',
    source: 'Rules: One round',
  },
  {
    id: 'MK-ENDTURN-17', // Q39
    kind: 'rule',
    en:
      'Fame and reputation that a card such as Noble Manners gives at the end of the turn are added before ' +
      'you level up.',
    fr:
      'La renommée et la réputation qu’une carte comme « Nobles manières » donne à la fin du tour ' +
      's’ajoutent avant de monter de niveau.',
    source: 'ruling: Fame at the end of the turn',
  },
]
