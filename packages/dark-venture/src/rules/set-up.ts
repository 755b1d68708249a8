// Setting up
import type { Rule } from '@longtable/kernel'

export const setUpRules: readonly Rule[] = [
  {
    id: 'DV-SETUP-01',
    kind: 'rule',
    en:
      'A game is a Victory game with 2 to 5 sides, a scenario for 1 to 5 players, or the adventure for 1 ' +
      'to 5 players.',
    fr:
      'Une partie est soit une partie Victoire avec 2 à 5 camps, soit un scénario pour 1 à 5 joueurs, ' +
      'soit l’aventure pour 1 à 5 joueurs.',
    source: 'Game setup',
    option: 'mode',
  },
  {
    id: 'DV-SETUP-02',
    kind: 'rule',
    en:
      'Scenarios are played on the main side of the board, the adventure on the underground side and ' +
      'Victory games on either.',
    fr:
      'Les scénarios se jouent sur la face principale du plateau, l’aventure sur la face souterraine et ' +
      'les parties Victoire sur l’une ou l’autre.',
    source: 'Game setup',
    option: 'map',
  },
  {
    id: 'DV-SETUP-03',
    kind: 'rule',
    en: 'The action deck and the item deck are shuffled and lie face down.',
    fr: 'La pioche Action et la pioche Objet sont mélangées et posées face cachée.',
    source: 'Game setup',
  },
  {
    id: 'DV-SETUP-04',
    kind: 'rule',
    en:
      'A scenario places its own units and tokens and gives each side its own conditions of victory. All ' +
      'sides are enemies unless it makes them allies.',
    fr:
      'Un scénario place ses propres unités et jetons et donne à chaque camp ses propres conditions de ' +
      'victoire. Tous les camps sont ennemis, sauf s’il en fait des alliés.',
    source: 'Scenario game',
  },
  {
    id: 'DV-SETUP-05',
    kind: 'note',
    en:
      'The printed game has 13 scenarios in Book A, to be played in order as a campaign or in any order, and ' +
      '6 more in Book B. They are not public: the scenarios here are ours.',
    fr:
      'Le jeu imprimé a 13 scénarios dans le livre A, à jouer dans l’ordre comme une campagne ou dans un ordre ' +
      'quelconque, et 6 autres dans le livre B. Ils ne sont pas publics : les scénarios d’ici sont les nôtres.',
    source: 'Scenario game',
    why: 'It says what there is, and rules nothing.',
  },
  {
    id: 'DV-SETUP-06',
    kind: 'rule',
    en:
      'In the adventure a player’s unit on an event token may activate it; the passage that belongs to ' +
      'that token is then read and happens.',
    fr:
      'Dans l’aventure, une unité d’un joueur sur un jeton d’événement peut l’activer ; on lit alors le ' +
      'passage lié à ce jeton, et il se produit.',
    source: 'Adventure game',
  },
  {
    id: 'DV-SETUP-07',
    kind: 'rule',
    en:
      'A Victory game is won by points or by being the only side with units on the map. All sides are ' +
      'enemies of each other.',
    fr:
      'Une partie Victoire se gagne aux points, ou en étant le seul camp qui a des unités sur le plateau. ' +
      'Tous les camps sont ennemis.',
    source: 'Victory game',
  },
  {
    id: 'DV-SETUP-08',
    kind: 'rule',
    en:
      'Once a game each player and each Auto-Enemy rolls 4 dice. The highest sum goes first, then the ' +
      'others in falling order; equal sums are rolled again.',
    fr:
      'Une fois par partie, chaque joueur et chaque Auto-Ennemi lance 4 dés. La plus haute somme ' +
      'commence, puis les autres dans l’ordre décroissant ; on relance les sommes égales.',
    source: 'Setting up a Victory game',
  },
  {
    id: 'DV-SETUP-09',
    kind: 'rule',
    en: 'In turn order each player takes a faction or a Hero that nobody has taken.',
    fr: 'Dans l’ordre du tour, chaque joueur prend une faction ou un héros que personne n’a pris.',
    source: 'Setting up a Victory game',
    option: 'sides',
  },
  {
    id: 'DV-SETUP-10',
    kind: 'rule',
    en:
      'A faction brings its own tokens and no others. The Orpal also have a bag, and everybody may know ' +
      'what is in it.',
    fr:
      'Une faction apporte ses propres jetons et aucun autre. Les Orpal ont en outre un sac, dont chacun ' +
      'peut connaître le contenu.',
    source: 'Setting up a Victory game',
  },
  {
    id: 'DV-SETUP-11',
    kind: 'rule',
    en: 'The three favour objectives of an Ancient start at nothing. Every faction starts with 0 points.',
    fr: 'Les trois objectifs de faveur d’un Ancien partent de zéro. Chaque faction commence avec 0 point.',
    source: 'Setting up a Victory game',
  },
  {
    id: 'DV-SETUP-12',
    kind: 'rule',
    en:
      'In a Victory game the units, tokens and bag of a faction start as the basic setup of its dashboard ' +
      'says.',
    fr:
      'Dans une partie Victoire, les unités, les jetons et le sac d’une faction commencent selon la mise ' +
      'en place de base de son tableau.',
    source: 'Setting up a Victory game',
  },
  {
    id: 'DV-SETUP-13',
    kind: 'rule',
    en:
      'A Victory game starts with red tokens on D10 and I6 and blue tokens on B5, B15, C3, E11, J8, L13 ' +
      'and N3, on whichever side of the board.',
    fr:
      'Une partie Victoire commence avec des jetons rouges en D10 et I6 et des jetons bleus en B5, B15, ' +
      'C3, E11, J8, L13 et N3, quelle que soit la face du plateau.',
    source: 'Setting up a Victory game',
  },
  {
    id: 'DV-SETUP-14',
    kind: 'rule',
    en: 'A Victory game goes to 10, 20 or 30 points.',
    fr: 'Une partie Victoire se joue en 10, 20 ou 30 points.',
    source: 'Setting up a Victory game',
    option: 'target',
  },
  {
    id: 'DV-SETUP-15',
    kind: 'rule',
    en:
      'Every side, a Hero’s too, can score the objectives that are open to everybody. The core rules print ' +
      'two of them: for taking a prisoner and for exchanging one. The other seven are ours, for a card that ' +
      'is not public.',
    fr:
      'Chaque camp, y compris celui d’un héros, peut marquer les objectifs ouverts à tous. Les règles de base ' +
      'en impriment deux : pour la capture et pour l’échange d’un prisonnier. Les sept autres sont les nôtres, ' +
      'à la place d’une carte qui n’est pas publique.',
    source: 'Setting up a Victory game',
  },
  {
    id: 'DV-SETUP-16',
    kind: 'rule',
    en: 'An objective, a general one or a bonus of one’s own, scores the moment it is done.',
    fr: 'Un objectif, général ou propre à un camp, rapporte ses points dès qu’il est accompli.',
    source: 'Setting up a Victory game',
  },
  {
    id: 'DV-SETUP-17',
    kind: 'rule',
    en: 'Each side that a player controls has one Genetic Memory. An Auto-Enemy has none.',
    fr: 'Chaque camp dirigé par un joueur a une Mémoire génétique. Un Auto-Ennemi n’en a pas.',
    source: 'Genetic memory',
  },
  {
    id: 'DV-SETUP-18',
    kind: 'rule',
    en: 'A side of a scenario that anybody may lead and nobody takes is led by its Auto-Enemy deck. It comes into the order where chance puts it. An optional one stays away, unless the table wants it or somebody would have no enemy.',
    fr: 'Un camp d’un scénario que chacun peut mener et que personne ne prend est mené par son paquet d’Auto-Ennemi. Le sort le place dans l’ordre du tour. Un camp facultatif reste absent, sauf si la table le veut ou si quelqu’un n’avait pas d’ennemi.',
    source: 'stand-in: Scenario game',
  },
]
