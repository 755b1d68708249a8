// Facts from outside the rule book
import type { Rule } from '@longtable/kernel'

export const backgroundRules: readonly Rule[] = [
  {
    id: 'DV-FOUND-01',
    kind: 'note',
    en: 'The game appeared in 2022, designed and illustrated by Rob Lemon.',
    fr: 'Le jeu est paru en 2022, conçu et illustré par Rob Lemon.',
    source: 'ruling: Background',
    why: 'Background from public pages, no rule.',
  },
  {
    id: 'DV-FOUND-02',
    kind: 'note',
    en: 'The Bohmerk are blue, the Dhargon green, the Orpal yellow and the Alderkang teal.',
    fr: 'Les Bohmerk sont bleus, les Dhargon verts, les Orpal jaunes et les Alderkang bleu canard.',
    source: 'ruling: Background',
    why: 'Background from public pages; it gave the colours of the tables.',
  },
  {
    id: 'DV-FOUND-03',
    kind: 'note',
    en: 'The Bohmerk have no fixed shape: they split, fuse again and absorb enemies to grow.',
    fr:
      'Les Bohmerk n’ont pas de forme fixe : ils se divisent, fusionnent et absorbent leurs ennemis pour ' +
      'grandir.',
    source: 'ruling: Background',
    why: 'Background from public pages; it shaped the abilities of the Bohmerk.',
  },
  {
    id: 'DV-FOUND-04',
    kind: 'note',
    en:
      'When the Elder of the Dhargon dies, another grows from an egg; resources make eggs, and eggs make ' +
      'units.',
    fr:
      'Quand l’Aîné des Dhargon meurt, un autre naît d’un œuf ; les ressources font des œufs, et les œufs ' +
      'des unités.',
    source: 'ruling: Background',
    why: 'Background from public pages; it shaped the abilities of the Dhargon.',
  },
  {
    id: 'DV-FOUND-05',
    kind: 'note',
    en: 'The Orpal draw units from a bag, use rift crystals and travel by portals.',
    fr: 'Les Orpal tirent des unités d’un sac, se servent de cristaux de faille et voyagent par des portails.',
    source: 'ruling: Background',
    why: 'Background from public pages; it shaped the abilities of the Orpal.',
  },
  {
    id: 'DV-FOUND-06',
    kind: 'note',
    en: 'The Alderkang splice genes: they capture units and make others of the same kinds.',
    fr:
      'Les Alderkang manipulent les gènes : ils capturent des unités et en fabriquent d’autres des mêmes ' +
      'sortes.',
    source: 'ruling: Background',
    why: 'Background from public pages; it shaped the abilities of the Alderkang.',
  },
  {
    id: 'DV-FOUND-07',
    kind: 'note',
    en: 'Scenarios ask for units at a place, the death of a leader, or buildings.',
    fr: 'Les scénarios demandent des unités en un lieu, la mort d’un chef ou des constructions.',
    source: 'ruling: Background',
    why: 'Background from public pages, no rule.',
  },
  {
    id: 'DV-FOUND-08',
    kind: 'note',
    en: 'The Varpen grow in size and strength; the Dhargon make soldiers from resources.',
    fr: 'Les Varpen grandissent en taille et en force ; les Dhargon font des soldats avec des ressources.',
    source: 'ruling: Background',
    why: 'Background from public pages; it shaped the abilities of both.',
  },
  {
    id: 'DV-FOUND-09',
    kind: 'note',
    en: 'A Hero can be played alone, without an army.',
    fr: 'Un héros peut se jouer seul, sans armée.',
    source: 'ruling: Background',
    why: 'Background from public pages; the rule book says so too.',
  },
  {
    id: 'DV-FOUND-10',
    kind: 'note',
    en: 'There are two boxed expansions, one with kings and heroes, one with beasts.',
    fr: 'Il y a deux extensions en boîte, l’une avec des rois et des héros, l’autre avec des bêtes.',
    source: 'ruling: Background',
    why: 'Background from public pages; the expansions are not part of this game.',
  },
  {
    id: 'DV-FOUND-11',
    kind: 'note',
    en: 'A defeated enemy is killed, captured, eaten or used as material.',
    fr: 'Un ennemi vaincu est tué, capturé, mangé ou sert de matériau.',
    source: 'ruling: Background',
    why: 'Background from public pages; the rules of combat say it exactly.',
  },
  {
    id: 'DV-FOUND-12',
    kind: 'note',
    en: 'Six dice move units straight or diagonally or drive abilities.',
    fr: 'Six dés déplacent les unités tout droit ou en diagonale, ou alimentent les capacités.',
    source: 'ruling: Background',
    why: 'Background from public pages; the rules of the action dice say it exactly.',
  },
  {
    id: 'DV-FOUND-13',
    kind: 'note',
    en: 'Before the Auto-Enemy decks, a prototype had a flow chart for each faction.',
    fr: 'Avant les paquets Auto-Ennemi, un prototype avait un organigramme par faction.',
    source: 'ruling: Background',
    why: 'Background from public pages, no rule.',
  },
  {
    id: 'DV-FOUND-14',
    kind: 'note',
    en: 'Larvok is a Hero of this game, and Dhoregat Kelt is the Ancient of Death.',
    fr: 'Larvok est un héros de ce jeu, et Dhoregat Kelt est l’Ancien de la Mort.',
    source: 'ruling: Background',
    why: 'Background from public pages; it gave names to the tables.',
  },
  {
    id: 'DV-FOUND-15',
    kind: 'note',
    en: 'The Rhorgonkrul is a creature with a token of its own.',
    fr: 'Le Rhorgonkrul est une créature qui a son propre jeton.',
    source: 'ruling: Background',
    why: 'Background from public pages; it gave a name to the tables.',
  },
  {
    id: 'DV-FOUND-16',
    kind: 'note',
    en: 'The world is Darkgrange, with decayed roads, empty buildings and mutated creatures.',
    fr: 'Le monde s’appelle Darkgrange : routes délabrées, bâtiments vides et créatures mutantes.',
    source: 'ruling: Background',
    why: 'Background from public pages, no rule.',
  },
]
