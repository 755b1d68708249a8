// Set-up
import type { Rule } from '@longtable/kernel'

export const setUpRules: readonly Rule[] = [
  {
    id: 'IMM-SETUP-1', // Q007
    kind: 'rule',
    en: 'The game is for 3, 4 or 5 players.',
    fr: 'Le jeu se joue à 3, 4 ou 5 joueurs.',
    source: 'Set-up 7',
  },
  {
    id: 'IMM-SETUP-2',
    kind: 'note',
    en: 'The board lies in the middle of the table and the tower stands beside it.',
    fr: 'Le plateau de jeu est posé au centre de la table et la tour à cubes à côté.',
    source: 'Set-up 1',
    why: 'Where things stand is up to the client.',
  },
  {
    id: 'IMM-SETUP-3',
    kind: 'rule',
    en: 'Building tiles, portals and the armies of the inhabitants form a common supply.',
    fr: 'Les tuiles Bâtiment, les portails et les armées des habitants forment la réserve commune.',
    source: 'Set-up 2',
  },
  {
    id: 'IMM-SETUP-4',
    kind: 'rule',
    en: 'Gold and energy are taken from and paid to a common supply.',
    fr: 'L’or et l’énergie se prennent et se paient à la réserve commune.',
    source: 'Set-up 3',
  },
  {
    id: 'IMM-SETUP-5', // Q004
    kind: 'rule',
    en:
      'A game lasts 7 rounds with 3 players and 5 rounds with 4 or 5 players unless the table sets another ' +
      'number.',
    fr:
      'La partie dure 7 tours à 3 joueurs et 5 tours à 4 ou 5 joueurs, sauf si la table fixe un autre ' +
      'nombre.',
    source: 'Set-up 4',
    option: 'rounds',
  },
  {
    id: 'IMM-SETUP-6', // Q005
    kind: 'rule',
    en: 'Players may agree on more rounds, up to the 10 round tracker cards.',
    fr: 'Les joueurs peuvent convenir d’une partie plus longue, jusqu’aux 10 cartes Marqueur de tour.',
    source: 'Set-up 4',
    option: 'rounds',
  },
  {
    id: 'IMM-SETUP-7',
    kind: 'rule',
    en:
      'All region cards begin in one open stack from which a named card can be taken, and the conflict ' +
      'cards beside it.',
    fr:
      'Toutes les cartes Région forment au départ un paquet ouvert où l’on prend une carte précise, avec ' +
      'les cartes Conflit à côté.',
    source: 'Set-up 5',
  },
  {
    id: 'IMM-SETUP-8', // Q006
    kind: 'rule',
    en:
      'The light and the dark tribes are shuffled apart and each player gets one of each at random, ' +
      'without choosing or swapping.',
    fr:
      'Les tribus de la lumière et celles des ténèbres sont mélangées séparément et chaque joueur en ' +
      'reçoit une de chaque au hasard, sans choix ni échange.',
    source: 'Set-up 6',
  },
  {
    id: 'IMM-SETUP-9',
    kind: 'note',
    en: 'Tribe tokens leave the game once the boards are assembled.',
    fr: 'Les pions Tribu quittent le jeu une fois les plaquettes assemblées.',
    source: 'Set-up 6',
    why:
      'The tokens only serve the random deal, and the two editions differ on which return to the box ' +
      'without effect.',
  },
  {
    id: 'IMM-SETUP-10',
    kind: 'rule',
    en: 'Each player begins with 43 armies in the personal supply.',
    fr: 'Chaque joueur commence avec 43 armées dans sa réserve personnelle.',
    source: 'Set-up 7',
  },
  {
    id: 'IMM-SETUP-11', // Q009
    kind: 'rule',
    en:
      'Each player has the 4 magic cards of their colour and 4 blank cards, and keeps them for the whole ' +
      'game.',
    fr: 'Chaque joueur a les 4 cartes Magie de sa couleur et 4 cartes vierges, qu’il garde toute la partie.',
    source: 'Set-up 7',
  },
  {
    id: 'IMM-SETUP-12', // Q161
    kind: 'rule',
    en:
      'Each player chooses a colour that nobody else has, one after the other by seat, and starts with 0 ' +
      'victory points.',
    fr:
      'Chaque joueur choisit une couleur que personne d’autre n’a, l’un après l’autre dans l’ordre des ' +
      'places, et commence avec 0 point de victoire.',
    source: 'Set-up 7',
  },
  {
    id: 'IMM-SETUP-13',
    kind: 'rule',
    en: 'The material of colours that nobody plays stays out of the game.',
    fr: 'Le matériel des couleurs que personne ne joue reste hors du jeu.',
    source: 'Set-up 7',
  },
  {
    id: 'IMM-SETUP-14', // Q008
    kind: 'rule',
    en: 'The first player is drawn at random and play goes clockwise by seat.',
    fr: 'Le premier joueur est tiré au hasard et l’on joue dans le sens des aiguilles d’une montre.',
    source: 'Set-up 8',
  },
]
