// Cards
import type { Rule } from '@longtable/kernel'

export const cardsRules: readonly Rule[] = [
  {
    id: 'DV-CARD-01',
    kind: 'rule',
    en:
      'You save 5 cards at most, action and item cards together. With 5 saved, one of those is discarded ' +
      'before a new one is saved; by the option, any of the six goes.',
    fr:
      'Vous gardez 5 cartes au plus, cartes Action et Objet ensemble. Avec 5 cartes gardées, on défausse ' +
      'l’une d’elles avant d’en garder une nouvelle ; avec l’option, n’importe laquelle des six part.',
    source: 'Action and item cards',
    option: 'fullHand',
  },
  {
    id: 'DV-CARD-02',
    kind: 'rule',
    en: 'Players may trade saved cards that are not equipped, on the turn of one of them and if both agree.',
    fr:
      'Les joueurs peuvent s’échanger des cartes gardées et non équipées, au tour de l’un d’eux et si les ' +
      'deux sont d’accord.',
    source: 'Action and item cards',
  },
  {
    id: 'DV-CARD-03',
    kind: 'rule',
    en: 'When a deck is empty, its discards are shuffled into a new one.',
    fr: 'Quand une pioche est vide, on mélange sa défausse pour la reformer.',
    source: 'Action and item cards',
  },
  {
    id: 'DV-CARD-04',
    kind: 'rule',
    en: 'A unit on a red token may draw one action card a turn for one move die; the token stays.',
    fr:
      'Une unité sur un jeton rouge peut piocher une carte Action par tour pour un dé de mouvement ; le ' +
      'jeton reste.',
    source: 'Action and item cards',
  },
  {
    id: 'DV-CARD-05',
    kind: 'rule',
    en: 'An action card is played on one’s own turn, unless it says when else. A saved one may stay hidden.',
    fr:
      'Une carte Action se joue à son propre tour, sauf si elle indique un autre moment. Une carte Action ' +
      'gardée peut rester cachée.',
    source: 'Action and item cards',
  },
  {
    id: 'DV-CARD-06',
    kind: 'rule',
    en: 'A discovery happens when it is drawn and is then discarded.',
    fr: 'Une Découverte se produit dès qu’elle est piochée, puis se défausse.',
    source: 'Action and item cards',
  },
  {
    id: 'DV-CARD-07',
    kind: 'rule',
    en:
      'An all-player card happens for all the factions it lists when it is drawn. A drawer who is not ' +
      'listed may then save it; otherwise it is discarded.',
    fr:
      'Une carte Action pour tous se produit, dès qu’elle est piochée, pour toutes les factions qu’elle ' +
      'nomme. Qui l’a piochée sans y être nommé peut ensuite la garder ; sinon, elle se défausse.',
    source: 'Action and item cards',
  },
  {
    id: 'DV-CARD-08',
    kind: 'rule',
    en: 'A tactic is saved, by any side, and discarded when it is used.',
    fr: 'Une Tactique se garde, quel que soit le camp, et se défausse quand elle est utilisée.',
    source: 'Action and item cards',
  },
  {
    id: 'DV-CARD-09',
    kind: 'rule',
    en:
      'A faction bonus happens for the faction of its drawer only and is discarded. A drawer who is not ' +
      'listed may save it or discard it.',
    fr:
      'Un Bonus de faction ne se produit que pour la faction qui l’a pioché, puis se défausse. Qui l’a ' +
      'pioché sans y être nommé peut le garder ou le défausser.',
    source: 'Action and item cards',
  },
  {
    id: 'DV-CARD-10',
    kind: 'rule',
    en:
      'A player’s unit that moves onto or through a blue token takes it off the map and draws an item ' +
      'card, openly and for nothing. A unit that is placed there draws nothing.',
    fr:
      'Une unité d’un joueur qui passe ou s’arrête sur un jeton bleu le retire du plateau et pioche une ' +
      'carte Objet, à la vue de tous et gratuitement. Une unité placée à cet endroit ne pioche rien.',
    source: 'Action and item cards',
  },
  {
    id: 'DV-CARD-11',
    kind: 'rule',
    en: 'An item is equipped, saved for a single use, or used the moment it is drawn.',
    fr: 'Un objet s’équipe, se garde pour un seul usage, ou s’utilise dès qu’il est pioché.',
    source: 'Action and item cards',
  },
  {
    id: 'DV-CARD-12',
    kind: 'rule',
    en:
      'An item that shows icons is used and equipped by those sides only, one without icons by everybody. ' +
      'What cannot be used must be saved all the same.',
    fr:
      'Un objet qui porte des icônes ne s’utilise et ne s’équipe que dans ces camps, un objet sans icône ' +
      'dans tous. Ce qui est inutilisable doit être gardé quand même.',
    source: 'Action and item cards',
  },
  {
    id: 'DV-CARD-13',
    kind: 'rule',
    en: 'An item that one cannot use is got rid of only by trading it or at the limit of five saved cards.',
    fr: 'On ne se défait d’un objet inutilisable qu’en l’échangeant ou à la limite de cinq cartes gardées.',
    source: 'Action and item cards',
  },
  {
    id: 'DV-CARD-14',
    kind: 'rule',
    en:
      'Items are equipped for nothing at any time of one’s turn. There are 12 pairs of tokens, so at most ' +
      '12 items are equipped or lie dropped.',
    fr:
      'On équipe des objets gratuitement à tout moment de son tour. Il y a 12 paires de jetons : 12 ' +
      'objets au plus sont équipés ou à terre.',
    source: 'Action and item cards',
  },
  {
    id: 'DV-CARD-15',
    kind: 'rule',
    en: 'A unit, a Hero or an Ancient has 2 items at most, unless something says otherwise.',
    fr: 'Une unité, un héros ou un Ancien a 2 objets au plus, sauf indication contraire.',
    source: 'Action and item cards',
  },
  {
    id: 'DV-CARD-16',
    kind: 'rule',
    en:
      'On their player’s turn and outside combat, units of one side on one space may hand items to each ' +
      'other. A Hero counts as of the faction that it is allied with.',
    fr:
      'Au tour de leur joueur et hors d’un combat, les unités d’un camp sur une même case peuvent se ' +
      'passer des objets. Un héros compte comme de la faction dont il est l’allié.',
    source: 'Action and item cards',
  },
  {
    id: 'DV-CARD-17',
    kind: 'rule',
    en: 'Equipped items still count as saved cards.',
    fr: 'Les objets équipés comptent toujours parmi les cartes gardées.',
    source: 'Action and item cards',
  },
  {
    id: 'DV-CARD-18',
    kind: 'rule',
    en:
      'When a unit is killed, captured or otherwise leaves play, its items lie on its space. A player ' +
      'with a unit there may claim and save them on their own turn.',
    fr:
      'Quand une unité est tuée, capturée ou quitte le jeu autrement, ses objets restent à terre sur sa ' +
      'case. Un joueur qui y a une unité peut, à son tour, les récupérer et les garder.',
    source: 'Action and item cards',
  },
  {
    id: 'DV-CARD-19',
    kind: 'rule',
    en: 'Of cards that come otherwise, by a trade, a theft or with a unit that changes sides, any may go at the limit.',
    fr:
      'Quand des cartes arrivent autrement, par un échange, un vol ou avec une unité qui change de camp, ' +
      'n’importe laquelle peut partir à la limite.',
    source: 'ruling: Action and item cards',
  },
  {
    id: 'DV-TRADE-1',
    kind: 'rule',
    en: 'You may propose three trades a turn.',
    fr: 'Vous pouvez proposer trois échanges de cartes par tour.',
    source: 'ruling: Action and item cards',
    why: 'The book sets no limit; without one a turn need not end.',
  },
  {
    id: 'DV-TRADE-2',
    kind: 'rule',
    en: 'A kind of trade that a player has refused is not proposed to that player again this turn.',
    fr: 'Un genre d’échange qu’un joueur a refusé ne lui est plus proposé ce tour-ci.',
    source: 'ruling: Action and item cards',
  },
  {
    id: 'DV-TRADE-3',
    kind: 'rule',
    en:
      'Only saved cards that are not equipped can be laid down for a trade, and only those that were laid ' +
      'down or asked for change hands.',
    fr:
      'Seules des cartes gardées et non équipées peuvent être proposées à l’échange, et seules celles qui ' +
      'ont été proposées ou demandées changent de main.',
    source: 'ruling: Action and item cards',
  },
]
