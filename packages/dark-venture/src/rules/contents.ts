// What is in the box
import type { Rule } from '@longtable/kernel'

export const contentsRules: readonly Rule[] = [
  {
    id: 'DV-COMP-01',
    kind: 'note',
    en:
      'The box holds a core rule book, two scenario books, the second of them bound with the faction ' +
      'guide, and an adventure book.',
    fr:
      'La boîte contient un livret de règles, deux livres de scénarios, dont le second est relié avec le ' +
      'guide des factions, et un livre d’aventure.',
    source: 'Contents',
    why:
      'Paper. What only the other books print (cards, dashboards, scenarios, passages) is our own ' +
      'reconstruction, kept in tables.',
  },
  {
    id: 'DV-COMP-02',
    kind: 'component',
    en: 'The board has two sides: the main map and the underground map.',
    fr: 'Le plateau a deux faces : la face principale et la face souterraine.',
    source: 'Contents',
  },
  {
    id: 'DV-COMP-03',
    kind: 'component',
    en:
      'There are 5 faction dashboards, 3 Hero cards, 7 cards of objectives and 7 Genetic Memory cards, ' +
      'enough for every side of a game.',
    fr:
      'Il y a 5 tableaux de faction, 3 cartes Héros, 7 cartes d’objectifs et 7 cartes Mémoire génétique : ' +
      'assez pour chaque camp d’une partie.',
    source: 'Contents',
  },
  {
    id: 'DV-COMP-04',
    kind: 'component',
    en: 'There are 50 Auto-Enemy cards (10 for each faction), 57 item cards and 63 action cards.',
    fr: 'Il y a 50 cartes Auto-Ennemi (10 par faction), 57 cartes Objet et 63 cartes Action.',
    source: 'Contents',
  },
  {
    id: 'DV-COMP-05',
    kind: 'component',
    en: 'There are 3 upper floors, 2 stairs, 10 fences, 10 walls, 1 fallen star and 1 bag for the Orpal.',
    fr: 'Il y a 3 étages, 2 escaliers, 10 clôtures, 10 murs, 1 étoile tombée et 1 sac pour les Orpal.',
    source: 'Contents',
  },
  {
    id: 'DV-COMP-06',
    kind: 'component',
    en:
      'There are 6 action dice, 8 attack dice and 8 defence dice. A combat that needs more than 8 dice on ' +
      'one side still rolls them all.',
    fr:
      'Il y a 6 dés d’action, 8 dés d’attaque et 8 dés de défense. Un combat qui demande plus de 8 dés ' +
      'd’un côté les lance tous quand même.',
    source: 'Contents',
  },
  {
    id: 'DV-COMP-07',
    kind: 'component',
    en:
      'There are 358 tokens: 116 units, 3 Heroes, 5 Ancients, the Rhorgonkrul, 4 large and 3 small ' +
      'portals, 3 banners, 9 control tokens, 64 dice tokens, 12 numbered and 22 other event tokens, 30 ' +
      'resources, 4 fungi, 4 rift crystals, 10 eggs, 16 blue item tokens, 8 red action tokens, 12 pairs ' +
      'for worn items, 10 fences and 10 walls.',
    fr:
      'Il y a 358 jetons : 116 unités, 3 héros, 5 Anciens, le Rhorgonkrul, 4 grands et 3 petits portails, ' +
      '3 étendards, 9 jetons de contrôle, 64 jetons dé, 12 jetons d’événement numérotés et 22 autres, 30 ' +
      'ressources, 4 champignons, 4 cristaux de faille, 10 œufs, 16 jetons Objet bleus, 8 jetons Action ' +
      'rouges, 12 paires pour les objets équipés, 10 clôtures et 10 murs.',
    source: 'Contents',
  },
  {
    id: 'DV-COMP-08',
    kind: 'component',
    en:
      'There are five factions: the Varpen (demons), the Dhargon (aliens), the Bohmerk (a plague), the ' +
      'Orpal (undead) and the Alderkang (gene-splicers).',
    fr:
      'Il y a cinq factions : les Varpen (démons), les Dhargon (extraterrestres), les Bohmerk (un fléau), ' +
      'les Orpal (morts-vivants) et les Alderkang (manipulateurs de gènes).',
    source: 'Introduction',
  },
  {
    id: 'DV-COMP-09',
    kind: 'component',
    en:
      'A token shows strength and defence: 1 and 1 for the smallest unit, 4 and 3 for the Hero Larvok, 6 ' +
      'and 3 for every Ancient.',
    fr:
      'Un jeton indique la force et la défense : 1 et 1 pour la plus petite unité, 4 et 3 pour le héros ' +
      'Larvok, 6 et 3 pour chaque Ancien.',
    source: 'Token types',
  },
  {
    id: 'DV-COMP-10',
    kind: 'note',
    en: 'Beasts are neutral creatures. The core game has only one, the Rhorgonkrul.',
    fr: 'Les bêtes sont des créatures neutres. Le jeu de base n’en a qu’une, le Rhorgonkrul.',
    source: 'Token types',
    why: 'The book shows beasts as a kind of token but gives no count; a kind alone does nothing.',
  },
  {
    id: 'DV-COMP-11',
    kind: 'note',
    en: 'Miniatures and tokens of fences, of walls and of the fallen star are two forms of the same piece.',
    fr: 'Les figurines et les jetons de clôture, de mur et d’étoile tombée sont deux formes de la même pièce.',
    source: 'Fences and walls',
    why: 'The form of a piece makes no difference in play.',
  },
  {
    id: 'DV-COMP-12',
    kind: 'note',
    en:
      'The 32 cubes are 4 for each of five factions and 6 for each of two Heroes; Delok shares those of ' +
      'the Alderkang.',
    fr:
      'Les 32 cubes se répartissent en 4 pour chacune des cinq factions et 6 pour chacun de deux héros ; ' +
      'Delok partage ceux des Alderkang.',
    source: 'ruling: Contents',
    why: 'Counters are numbers here and never run out.',
  },
]
