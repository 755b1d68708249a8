// Missions played otherwise than printed: alone, and all as one team
import type { Rule } from '@longtable/kernel'

export const missionsRules: readonly Rule[] = [
  {
    id: 'MK-ANY-01',
    kind: 'rule',
    en:
      'Any mission can be played alone as Solo Conquest is: with the dummy player, you pick your tactic ' +
      'first, both used tactics leave the game after the round, without competitive spells, competitive ' +
      'skills and titles.',
    fr:
      'Toute mission se joue seul comme la Conquête en solitaire : avec le joueur fictif, vous choisissez ' +
      'votre tactique en premier, les deux tactiques utilisées quittent le jeu après la manche, sans sorts ' +
      'compétitifs, compétences compétitives ni titres.',
    source: 'Rules: Scenarios',
  },
  {
    id: 'MK-ANY-02',
    kind: 'rule',
    en:
      'No book prints the numbers of other missions played alone. Ours are those of the two-player game, ' +
      'with one countryside tile less, one city, one other core tile and the same rounds; Full Conquest ' +
      'has those of Solo Conquest, Blitz Conquest one city of level 5, and Conquer and Hold its own map.',
    fr:
      'Aucun livre n’imprime les nombres des autres missions jouées seul. Les nôtres sont ceux de la partie à ' +
      'deux, avec une tuile de campagne de moins, une ville, une autre tuile centrale et autant de manches ; ' +
      'la Conquête totale a ceux de la Conquête en solitaire, la Conquête éclair une ville de niveau 5, et ' +
      'Conquérir et tenir sa propre carte.',
    source: 'ruling: Missions alone and together',
  },
  {
    id: 'MK-ANY-03',
    kind: 'rule',
    en: 'A friendly city of a mission played alone bears your shield and one of the dummy player: you do not lead it.',
    fr:
      'Une ville amie d’une mission jouée seul porte votre bouclier et un du joueur fictif : vous ne la ' +
      'dirigez pas.',
    source: 'ruling: Missions alone and together',
  },
  {
    id: 'MK-ANY-04',
    kind: 'rule',
    en:
      'Alone the score of a mission is your fame, your achievements without titles, the points of the ' +
      'mission itself, 30 for each round left, 1 for each card in the dummy player’s deck, and 5 if the end ' +
      'of the last round was not announced.',
    fr:
      'Seul, le score d’une mission est votre renommée, vos hauts faits sans titres, les points de la mission ' +
      'elle-même, 30 par manche restante, 1 par carte de la pioche du joueur fictif et 5 si la fin de la ' +
      'dernière manche n’a pas été annoncée.',
    source: 'ruling: Missions alone and together',
  },
  {
    id: 'MK-ANY-05',
    kind: 'rule',
    en:
      'With the option oneTeam two or three players play a competitive mission as one team, with the numbers ' +
      'of that mission: the dummy player takes a random tactic first, after each round one tactic that a ' +
      'player used leaves the game, and the score is as when alone, with the lowest fame and the best ' +
      'player of each achievement. Full Conquest and Blitz Conquest are then Full and Blitz Cooperation.',
    fr:
      'Avec l’option oneTeam, deux ou trois joueurs jouent une mission compétitive en une seule équipe, avec ' +
      'les nombres de cette mission : le joueur fictif prend d’abord une tactique au hasard, après chaque ' +
      'manche une tactique utilisée par un joueur quitte le jeu, et le score se compte comme en solitaire, ' +
      'avec la plus basse renommée et le meilleur joueur de chaque haut fait. La Conquête totale et la ' +
      'Conquête éclair sont alors les Coopérations totale et éclair.',
    source: 'ruling: Missions alone and together',
    option: 'oneTeam',
  },
  {
    id: 'MK-ANY-06',
    kind: 'rule',
    en: 'First Reconnaissance, alone or as one team, adds 10 points to the score if the city was revealed.',
    fr:
      'La Première reconnaissance, seul ou en une seule équipe, ajoute 10 points au score si la ville a été ' +
      'révélée.',
    source: 'Rules: First Reconnaissance',
  },
  {
    id: 'MK-ANY-08',
    kind: 'note',
    en: 'Four players as one team need two dummy players, and heroes for them.',
    fr: 'Quatre joueurs en une seule équipe ont besoin de deux joueurs fictifs, et de héros pour eux.',
    source: 'Rules: Scenarios',
    why: 'The base game has four heroes, so that nobody is left to be the dummy player.',
  },
  {
    id: 'MK-ANY-09',
    kind: 'rule',
    en:
      'Alone or as one team you win if the goal of the mission is reached: in Conquer and Hold, if you hold ' +
      'more than half of the points, in One to Return, if one of you stands on the portal after the last Night.',
    fr:
      'Seul ou en une seule équipe, vous gagnez si le but de la mission est atteint : dans Conquérir et tenir, ' +
      'si vous tenez plus de la moitié des points, dans Un seul reviendra, si l’un de vous se tient sur le ' +
      'portail après la dernière nuit.',
    source: 'ruling: Missions alone and together',
  },
]
