// Starting round
import type { Rule } from '@longtable/kernel'

export const startingRoundRules: readonly Rule[] = [
  {
    id: 'IMM-START-1',
    kind: 'rule',
    en:
      'The numbers on both halves of a player board are the sizes of the player’s army groups, filled from ' +
      'the personal supply.',
    fr:
      'Les nombres inscrits sur les deux moitiés d’une plaquette sont les tailles des groupes d’armées du ' +
      'joueur, pris dans sa réserve personnelle.',
    source: 'Starting round',
  },
  {
    id: 'IMM-START-2', // Q013
    kind: 'rule',
    en: 'The two outer group spaces, 2 armies each, are used only with 3 or 4 players.',
    fr: 'Les deux cases extérieures, de 2 armées chacune, ne servent qu’à 3 ou 4 joueurs.',
    source: 'Starting round',
  },
  {
    id: 'IMM-START-3', // Q011
    kind: 'rule',
    en:
      'First each player places any one army group of their choice, an outer group too, on the light site ' +
      'of the start region named on their light tribe’s board.',
    fr:
      'Chaque joueur place d’abord un groupe d’armées de son choix, même un groupe extérieur, sur le site ' +
      'de lumière de la région de départ indiquée par sa tribu de la lumière.',
    source: 'Starting round',
  },
  {
    id: 'IMM-START-4', // Q010
    kind: 'rule',
    en: 'The first placements are made openly in player order.',
    fr: 'Les premiers placements se font à découvert, dans l’ordre de jeu.',
    source: 'ruling: Starting round',
  },
  {
    id: 'IMM-START-5', // Q012
    kind: 'rule',
    en:
      'With that placement the player takes the one card of the start region and puts 2 armies from the ' +
      'personal supply, not a group, on its dark site.',
    fr:
      'Avec ce placement, le joueur prend l’unique carte de sa région de départ et pose 2 armées de sa ' +
      'réserve personnelle, et non un groupe, sur le site des ténèbres de la même région.',
    source: 'Starting round',
  },
  {
    id: 'IMM-START-6',
    kind: 'rule',
    en: 'The conflict cards of each realm are shuffled into a stack of their own for the starting round.',
    fr:
      'Pour le tour de départ, les cartes Conflit de chaque royaume sont mélangées en deux paquets ' +
      'séparés.',
    source: 'Starting round',
  },
  {
    id: 'IMM-START-7', // Q014
    kind: 'rule',
    en:
      'The conflict cards of the start regions stay in the stacks, where they are simply of no use for ' +
      'placing while their site is occupied.',
    fr:
      'Les cartes Conflit des régions de départ restent dans les paquets ; elles ne permettent simplement ' +
      'aucun placement tant que leur site est occupé.',
    source: 'ruling: Starting round',
  },
  {
    id: 'IMM-START-8', // Q015
    kind: 'rule',
    en:
      'The first player draws 5 dark cards, the second 5 light cards and so on in turn, so with 3 or 5 ' +
      'players the first and the last hold dark cards.',
    fr:
      'Le premier joueur pioche 5 cartes des ténèbres, le deuxième 5 cartes de la lumière et ainsi de ' +
      'suite, de sorte qu’à 3 ou 5 joueurs le premier et le dernier ont des cartes des ténèbres.',
    source: 'Starting round',
  },
  {
    id: 'IMM-START-9',
    kind: 'rule',
    en:
      'In each deployment round all players choose one card of their hand at the same time, face down, and ' +
      'then reveal it together.',
    fr:
      'À chaque tour de déploiement, tous les joueurs choisissent en même temps une carte de leur main, ' +
      'face cachée, puis la révèlent ensemble.',
    source: 'Starting round',
  },
  {
    id: 'IMM-START-10', // Q016
    kind: 'rule',
    en:
      'A player with a group left and a playable card must choose a playable one, that is a card whose ' +
      'site is unoccupied or a wild card whose area has an unoccupied site in its realm.',
    fr:
      'Un joueur à qui il reste un groupe et qui a une carte jouable doit en choisir une jouable, ' +
      'c’est-à-dire une carte dont le site est inoccupé ou un joker dont la province a un site inoccupé ' +
      'dans son royaume.',
    source: 'Starting round',
  },
  {
    id: 'IMM-START-11',
    kind: 'rule',
    en:
      'In player order each player places any one of their remaining groups on the site shown on the ' +
      'chosen card.',
    fr:
      'Dans l’ordre de jeu, chaque joueur place l’un de ses groupes restants, au choix, sur le site ' +
      'indiqué par la carte choisie.',
    source: 'Starting round',
  },
  {
    id: 'IMM-START-12', // Q019
    kind: 'rule',
    en: 'A wild card lets the group go to any unoccupied site of its area in its realm.',
    fr:
      'Un joker permet de placer le groupe sur n’importe quel site inoccupé de sa province dans son ' +
      'royaume.',
    source: 'Starting round',
  },
  {
    id: 'IMM-START-13', // Q020
    kind: 'rule',
    en: 'The site of a wild card is named when its owner places, not when the cards are revealed.',
    fr:
      'Le site visé par un joker est désigné au moment où son propriétaire place son groupe, et non à la ' +
      'révélation des cartes.',
    source: 'ruling: Starting round',
  },
  {
    id: 'IMM-START-14', // Q017
    kind: 'rule',
    en:
      'When the site of the chosen card was taken earlier in the same reveal, the player places nothing, ' +
      'keeps that conflict card and has the group for a later round.',
    fr:
      'Si le site de la carte choisie vient d’être pris lors de la même révélation, le joueur ne place ' +
      'rien, garde cette carte Conflit et conserve le groupe pour un tour suivant.',
    source: 'ruling: Starting round',
  },
  {
    id: 'IMM-START-15', // Q018
    kind: 'rule',
    en:
      'A player who has a group but no playable card keeps one card of choice, unshown, and places ' +
      'nothing.',
    fr:
      'Un joueur qui a un groupe mais aucune carte jouable garde une carte de son choix, sans la montrer, ' +
      'et ne place rien.',
    source: 'Starting round',
  },
  {
    id: 'IMM-START-16', // Q021
    kind: 'rule',
    en:
      'After placing, the player takes the region card from the stack and discards the conflict card, or ' +
      'keeps the conflict card when another player has the region card.',
    fr:
      'Après le placement, le joueur prend la carte Région dans le paquet et défausse la carte Conflit, ou ' +
      'garde la carte Conflit si un autre joueur possède la carte Région.',
    source: 'Starting round',
  },
  {
    id: 'IMM-START-17', // Q022
    kind: 'rule',
    en:
      'A player who places on the twin of a region whose card they already hold discards the conflict ' +
      'card, or keeps it with the option draftOwnTwin set to keep.',
    fr:
      'Un joueur qui place un groupe sur le jumeau d’une région dont il a déjà la carte défausse la carte ' +
      'Conflit, ou la garde si l’option draftOwnTwin vaut keep.',
    source: 'ruling: Starting round',
    option: 'draftOwnTwin',
  },
  {
    id: 'IMM-START-18',
    kind: 'rule',
    en: 'The two sites of one region may be occupied by different players or by the same player.',
    fr:
      'Les deux sites d’une même région peuvent être occupés par des joueurs différents ou par le même ' +
      'joueur.',
    source: 'Starting round',
  },
  {
    id: 'IMM-START-19', // Q025
    kind: 'rule',
    en: 'A player without groups keeps one card of choice secretly in each further deployment round.',
    fr:
      'Un joueur qui n’a plus de groupe garde en secret une carte de son choix à chaque tour de ' +
      'déploiement suivant.',
    source: 'Starting round',
  },
  {
    id: 'IMM-START-20', // Q023
    kind: 'rule',
    en:
      'After a deployment round the 4 remaining cards and the first player marker go to the left, and then ' +
      'each hand is refilled to 5 from the stack of the realm of the hand received.',
    fr:
      'Après un tour de déploiement, les 4 cartes restantes et le marqueur Premier joueur passent à ' +
      'gauche, puis chaque main est complétée à 5 avec le paquet du royaume de la main reçue.',
    source: 'Starting round',
  },
  {
    id: 'IMM-START-21', // Q024
    kind: 'rule',
    en:
      'When a realm’s stack runs out, its discards are shuffled into a new stack, and without discards the ' +
      'hand stays shorter.',
    fr:
      'Quand le paquet d’un royaume est épuisé, on mélange sa défausse pour le reformer, et s’il n’y a pas ' +
      'de défausse la main reste plus courte.',
    source: 'ruling: Starting round',
  },
  {
    id: 'IMM-START-22', // Q026
    kind: 'rule',
    en:
      'If a whole deployment round brings no placement and no new card, the players with groups left place ' +
      'them in player order on any unoccupied sites of their hand’s realm, or of the other once that is ' +
      'full.',
    fr:
      'Si un tour de déploiement entier n’amène ni placement ni nouvelle carte, les joueurs à qui il reste ' +
      'des groupes les placent dans l’ordre de jeu sur des sites inoccupés du royaume de leur main, ou de ' +
      'l’autre une fois celui-ci plein.',
    source: 'ruling: Starting round',
  },
  {
    id: 'IMM-START-23', // Q027
    kind: 'rule',
    en:
      'The starting round ends right after the deployment round in which the last group was placed, ' +
      'without another pass, so the marker stays where it is.',
    fr:
      'Le tour de départ s’achève aussitôt après le tour de déploiement où le dernier groupe a été placé, ' +
      'sans nouvelle passe, de sorte que le marqueur Premier joueur reste où il est.',
    source: 'Starting round',
  },
  {
    id: 'IMM-START-24', // Q028
    kind: 'rule',
    en:
      'At the end the remaining hands are discarded, and both stacks and all discards are shuffled into ' +
      'one face-down deck of the conflict cards that nobody kept.',
    fr:
      'À la fin, les mains restantes sont défaussées, et les deux paquets et toutes les défausses sont ' +
      'mélangés en une seule pioche, face cachée, des cartes Conflit que personne n’a gardées.',
    source: 'Starting round',
  },
  {
    id: 'IMM-START-25', // Q029
    kind: 'rule',
    en: 'Each player then gains the energy and the gold printed on both halves of their board together.',
    fr:
      'Chaque joueur reçoit ensuite l’énergie et l’or indiqués sur les deux moitiés de sa plaquette, ' +
      'additionnés.',
    source: 'Starting round',
  },
  {
    id: 'IMM-START-26', // Q030
    kind: 'rule',
    en: 'Each player puts 3 armies from the personal supply in each of the two limbos.',
    fr: 'Chaque joueur pose 3 armées de sa réserve personnelle dans chacun de ses deux limbes.',
    source: 'Starting round',
  },
]
