// Fences and walls
import type { Rule } from '@longtable/kernel'

export const fencesAndWallsRules: readonly Rule[] = [
  {
    id: 'DV-WALL-01',
    kind: 'rule',
    en:
      'The Varpen and the Dhargon may build a fence or a wall on an edge of a space, or diagonally across ' +
      'it, where a unit of theirs stands with the material.',
    fr:
      'Les Varpen et les Dhargon peuvent construire une clôture ou un mur sur un côté d’une case, ou en ' +
      'diagonale à travers elle, là où une de leurs unités a le matériau.',
    source: 'Fences and walls',
  },
  {
    id: 'DV-WALL-02',
    kind: 'rule',
    en:
      'A fence costs 1 wood and 1 move die, a wall 1 ore and 2 move dice. The material returns to the ' +
      'supply.',
    fr:
      'Une clôture coûte 1 bois et 1 dé de mouvement, un mur 1 minerai et 2 dés de mouvement. Le matériau ' +
      'retourne dans la réserve.',
    source: 'Fences and walls',
  },
  {
    id: 'DV-WALL-03',
    kind: 'rule',
    en: 'Crossing a fence costs 1 step more, crossing a built wall 2 steps more.',
    fr: 'Franchir une clôture coûte 1 pas de plus, franchir un mur construit 2 pas de plus.',
    source: 'Fences and walls',
  },
  {
    id: 'DV-WALL-04',
    kind: 'rule',
    en:
      'A diagonal piece splits its space into two parts, and there is at most one on a space. A unit ' +
      'enters either part; going over to the other costs 1 orthogonal step for a fence, 2 for a wall.',
    fr:
      'Une pièce en diagonale partage sa case en deux parties, et il y en a une au plus par case. Une ' +
      'unité entre dans l’une ou l’autre ; passer dans l’autre coûte 1 pas orthogonal pour une clôture, 2 ' +
      'pour un mur.',
    source: 'Fences and walls',
  },
  {
    id: 'DV-WALL-05',
    kind: 'rule',
    en:
      'A diagonal step over the point where a fence meets a fence, a wall or the map edge costs 1 more, ' +
      'where a wall meets a wall or the map edge 2 more. A lone end costs nothing.',
    fr:
      'Un pas en diagonale par le point où une clôture rejoint une clôture, un mur ou le bord du plateau ' +
      'coûte 1 de plus, là où un mur rejoint un mur ou le bord, 2 de plus. Un bout isolé ne coûte rien.',
    source: 'Fences and walls',
  },
  {
    id: 'DV-WALL-06',
    kind: 'rule',
    en:
      'Any unit on its space may take a fence down for 1 move die and 1 skull and gains 1 wood, or a ' +
      'built wall for 2 move dice and 1 skull and gains 1 ore.',
    fr:
      'Toute unité sur sa case peut démonter une clôture pour 1 dé de mouvement et 1 crâne, et gagne 1 ' +
      'bois, ou un mur construit pour 2 dés de mouvement et 1 crâne, et gagne 1 minerai.',
    source: 'Fences and walls',
  },
  {
    id: 'DV-WALL-07',
    kind: 'rule',
    en: 'Ranged attacks pass over fences but not through walls.',
    fr: 'Les attaques à distance passent par-dessus les clôtures, mais pas à travers les murs.',
    source: 'Fences and walls',
  },
  {
    id: 'DV-WALL-08',
    kind: 'rule',
    en: 'There are 10 fences and 10 walls.',
    fr: 'Il y a 10 clôtures et 10 murs.',
    source: 'Fences and walls',
    option: 'fenceWallSupply',
  },
]
