// Tactics
import type { Rule } from '@longtable/kernel'

export const tacticsRules: readonly Rule[] = [
  {
    id: 'MK-TACTIC-01',
    kind: 'rule',
    en:
      'The player with the least fame chooses a tactic first. Among equals, the one lower in the current ' +
      'order chooses first.',
    fr:
      'Le joueur qui a le moins de renommée choisit sa tactique en premier. En cas d’égalité, celui qui ' +
      'est le plus bas dans l’ordre actuel choisit d’abord.',
    source: 'Rules: The round',
  },
  {
    id: 'MK-TACTIC-02',
    kind: 'rule',
    en:
      'In the first round nobody has more fame than the others, so the player who picked a hero last ' +
      'chooses a tactic first.',
    fr:
      'À la première manche, personne n’a plus de renommée que les autres : le dernier à avoir choisi son ' +
      'héros choisit donc sa tactique en premier.',
    source: 'Rules: The round',
  },
  {
    id: 'MK-TACTIC-03', // Q11
    kind: 'rule',
    en:
      'Each tactic is held by one player only. An effect for taking it is carried out at once, before the ' +
      'next player chooses.',
    fr:
      'Chaque tactique n’appartient qu’à un joueur. Son effet de prise s’applique aussitôt, avant le ' +
      'choix du joueur suivant.',
    source: 'ruling: Tactics',
  },
  {
    id: 'MK-TACTIC-04',
    kind: 'rule',
    en: 'When all have chosen, the order tokens are sorted by the numbers of the tactics, 1 on top.',
    fr:
      'Quand tous ont choisi, les jetons d’ordre sont rangés selon le numéro des tactiques, le 1 tout en ' +
      'haut.',
    source: 'Rules: The round',
  },
  {
    id: 'MK-TACTIC-05',
    kind: 'rule',
    en: 'Tactics that nobody chose are set aside for the whole round.',
    fr: 'Les tactiques que personne n’a choisies sont mises de côté pour toute la manche.',
    source: 'Rules: The round',
  },
  {
    id: 'MK-TACTIC-06',
    kind: 'rule',
    en: 'Early Bird (Day 1) and From the Dusk (Night 1) have no effect besides their number.',
    fr: 'Lève-tôt (jour 1) et Dès le crépuscule (nuit 1) n’ont d’autre effet que leur numéro.',
    source: 'Rules: Tactic cards',
  },
  {
    id: 'MK-TACTIC-07',
    kind: 'rule',
    en:
      'Rethink (Day 2): when you take it, discard up to 3 cards from hand, Wounds too, draw as many, then ' +
      'shuffle your discard pile into your deck.',
    fr:
      'Reconsidérer (jour 2) : en la prenant, défaussez jusqu’à 3 cartes de votre main, Blessures ' +
      'comprises, piochez-en autant, puis mélangez votre défausse à votre pioche.',
    source: 'Rules: Tactic cards',
  },
  {
    id: 'MK-TACTIC-08',
    kind: 'rule',
    en:
      'Mana Steal (Day 3): when you take it, put a Source die of a basic colour on it. You may use its ' +
      'mana on one of your turns this Day; at the end of that turn it is rerolled into the Source.',
    fr:
      'Vol de mana (jour 3) : en la prenant, placez-y un dé de la Source d’une couleur de base. Son mana ' +
      'peut servir pendant un de vos tours de ce jour ; à la fin de ce tour, le dé est relancé et ' +
      'retourne à la Source.',
    source: 'Rules: Tactic cards',
  },
  {
    id: 'MK-TACTIC-09',
    kind: 'rule',
    en:
      'A die stolen with Mana Steal does not count as a Source die, so you may still use one from the ' +
      'Source that turn.',
    fr:
      'Un dé pris avec Vol de mana ne compte pas comme un dé de la Source : vous pouvez donc encore en ' +
      'utiliser un de la Source ce tour-là.',
    source: 'Rules: Questions and answers',
  },
  {
    id: 'MK-TACTIC-10', // Q23
    kind: 'rule',
    en:
      'Planning (Day 4): if you hold at least 2 cards, Wounds included, before you draw at the end of ' +
      'your turn, your hand limit is 1 higher for that draw.',
    fr:
      'Planification (jour 4) : si vous avez au moins 2 cartes en main, Blessures comprises, avant de ' +
      'piocher à la fin de votre tour, votre limite de main augmente de 1 pour cette pioche.',
    source: 'Rules: Tactic cards',
  },
  {
    id: 'MK-TACTIC-11',
    kind: 'rule',
    en: 'Great Start (Day 5): when you take it, draw 2 cards.',
    fr: 'Bon départ (jour 5) : en la prenant, piochez 2 cartes.',
    source: 'Rules: Tactic cards',
  },
  {
    id: 'MK-TACTIC-12', // Q55
    kind: 'rule',
    en:
      'The Right Moment (Day 6): once, during your turn, announce that you take another turn right after ' +
      'it. Not once the end of the round or of the game is announced, unless the option ' +
      'rightMomentLastTurn is on.',
    fr:
      'Le bon moment (jour 6) : une fois, pendant votre tour, annoncez que vous en jouez un autre juste ' +
      'après. Impossible une fois la fin de la manche ou de la partie annoncée, sauf si l’option ' +
      'rightMomentLastTurn est activée.',
    source: 'ruling: Tactics',
    option: 'rightMomentLastTurn',
  },
  {
    id: 'MK-TACTIC-13', // Q75
    kind: 'rule',
    en:
      'Long Night (Night 2): once, when your deck is empty, even in the middle of a draw, shuffle your ' +
      'discard pile and put 3 random cards of it, or all if there are fewer, into your deck. An ' +
      'interrupted draw then goes on.',
    fr:
      'Longue nuit (nuit 2) : une fois, quand votre pioche est vide, même au milieu d’une pioche, ' +
      'mélangez votre défausse et placez-en 3 cartes au hasard, ou toutes s’il y en a moins, dans votre ' +
      'pioche. La pioche interrompue se poursuit ensuite.',
    source: 'Rules: Tactic cards',
  },
  {
    id: 'MK-TACTIC-14', // Q77
    kind: 'rule',
    en:
      'Mana Search (Night 3): once on each of your turns, before you use mana from the Source, reroll up ' +
      'to 2 Source dice. Gold dice must be chosen before any others.',
    fr:
      'Quête de mana (nuit 3) : une fois à chacun de vos tours, avant d’utiliser du mana de la Source, ' +
      'relancez jusqu’à 2 de ses dés. Les dés dorés doivent être choisis avant les autres.',
    source: 'Rules: Tactic cards',
  },
  {
    id: 'MK-TACTIC-15',
    kind: 'rule',
    en:
      'Midnight Meditation (Night 4): once, before one of your turns, shuffle up to 5 cards from hand, ' +
      'Wounds too, into your deck and draw as many.',
    fr:
      'Méditation de minuit (nuit 4) : une fois, avant un de vos tours, mélangez à votre pioche jusqu’à 5 ' +
      'cartes de votre main, Blessures comprises, et piochez-en autant.',
    source: 'Rules: Tactic cards',
  },
  {
    id: 'MK-TACTIC-16',
    kind: 'rule',
    en:
      'Preparation (Night 5): when you take it, take any one card of your deck into your hand, then ' +
      'shuffle the deck.',
    fr:
      'Préparation (nuit 5) : en la prenant, prenez en main une carte au choix de votre pioche, puis ' +
      'mélangez celle-ci.',
    source: 'Rules: Tactic cards',
  },
  {
    id: 'MK-TACTIC-17', // Q76
    kind: 'rule',
    en:
      'Sparing Power (Night 6): once before each of your turns, either put the top card of your deck face ' +
      'down under it, or flip it and take all cards from under it into your hand.',
    fr:
      'Économie de forces (nuit 6) : une fois avant chacun de vos tours, glissez dessous la première ' +
      'carte de votre pioche, face cachée, ou bien retournez cette tactique et prenez en main toutes les ' +
      'cartes glissées dessous.',
    source: 'Rules: Tactic cards',
  },
  {
    id: 'MK-TACTIC-18',
    kind: 'rule',
    en:
      'A tactic used before your turn may be used at the same moments as plundering: at any time outside ' +
      'your own turn.',
    fr:
      'Une tactique qui sert avant votre tour peut être utilisée aux mêmes moments que le pillage : à ' +
      'tout moment en dehors de votre tour.',
    source: 'Rules: The turn',
  },
]
