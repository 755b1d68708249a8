// Resources
import type { Rule } from '@longtable/kernel'

export const resourcesRules: readonly Rule[] = [
  {
    id: 'DV-RES-01',
    kind: 'rule',
    en: 'Only the Varpen, the Dhargon and the Bohmerk gather resources.',
    fr: 'Seuls les Varpen, les Dhargon et les Bohmerk récoltent des ressources.',
    source: 'Collecting resources',
  },
  {
    id: 'DV-RES-02',
    kind: 'rule',
    en:
      'Wood comes from trees, shrubs and the inside of buildings, ore and gold from rock and stone floors ' +
      'but not from paved roads, water from ponds and rivers, meat from the defeated and only for the ' +
      'Dhargon.',
    fr:
      'Le bois vient des arbres, des buissons et de l’intérieur des bâtiments, le minerai et l’or de la ' +
      'roche et des sols de pierre mais non des routes pavées, l’eau des étangs et des rivières, la ' +
      'viande des vaincus et pour les Dhargon seulement.',
    source: 'Collecting resources',
  },
  {
    id: 'DV-RES-03',
    kind: 'rule',
    en:
      'Gathering costs one move die or two skulls and rolls a die: wood, water and ore are found on 2, 4 ' +
      'and 6.',
    fr:
      'Récolter coûte un dé de mouvement ou deux crânes et fait lancer un dé : bois, eau et minerai se ' +
      'trouvent sur 2, 4 et 6.',
    source: 'Collecting resources',
  },
  {
    id: 'DV-RES-04',
    kind: 'rule',
    en:
      'Gold must be announced before the roll and is found on a 6 only, by the same three factions and ' +
      'for the same cost.',
    fr:
      'L’or doit être annoncé avant le jet et ne se trouve que sur un 6, pour les mêmes trois factions et ' +
      'au même coût.',
    source: 'Collecting resources',
  },
  {
    id: 'DV-RES-05',
    kind: 'rule',
    en: 'A unit carries any number of resources.',
    fr: 'Une unité peut porter un nombre quelconque de ressources.',
    source: 'Collecting resources',
  },
  {
    id: 'DV-RES-06',
    kind: 'rule',
    en:
      'Resources are finite: if no token of a kind is left, that kind cannot be gathered until some are ' +
      'spent.',
    fr:
      'Les ressources sont limitées : s’il ne reste aucun jeton d’une sorte, on ne peut plus la récolter ' +
      'tant qu’aucun n’a été dépensé.',
    source: 'Collecting resources',
  },
  {
    id: 'DV-RES-07',
    kind: 'rule',
    en:
      'Own and allied units on one space may hand resources to each other. An enemy’s resources are taken ' +
      'only by killing the unit that carries them; killed from afar, it leaves them on its space.',
    fr:
      'Les unités d’un même camp ou alliées sur une même case peuvent se passer des ressources. On ne ' +
      'prend celles d’un ennemi qu’en tuant l’unité qui les porte ; tuée de loin, elle les laisse sur sa case.',
    source: 'Collecting resources',
  },
  {
    id: 'DV-RES-08',
    kind: 'note',
    en: 'Players agree on whether a space can hold a resource.',
    fr: 'Les joueurs s’accordent pour dire si une case peut contenir une ressource.',
    source: 'Collecting resources',
    why: 'Here the table of terrain says what each space holds.',
  },
]
