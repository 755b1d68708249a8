// Exploring
import type { Rule } from '@longtable/kernel'

export const exploringRules: readonly Rule[] = [
  {
    id: 'MK-EXPLORE-01',
    kind: 'rule',
    en: 'Exploring a tile costs 2 Move points and is possible only in the movement part of your turn.',
    fr:
      'Explorer une tuile coûte 2 points de Déplacement et n’est possible que pendant la partie ' +
      'déplacement de votre tour.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-EXPLORE-02',
    kind: 'rule',
    en: 'To explore, you must stand on a space next to the place where the new tile will lie.',
    fr: 'Pour explorer, vous devez être sur une case voisine de l’emplacement de la nouvelle tuile.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-EXPLORE-03',
    kind: 'rule',
    en: 'If you could explore in several places, you name the place before the tile is seen.',
    fr: 'Si vous pouvez explorer plusieurs emplacements, vous choisissez lequel avant de voir la tuile.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-EXPLORE-04',
    kind: 'rule',
    en: 'Every tile is laid in the same orientation as the start tile.',
    fr: 'Chaque tuile est posée dans la même orientation que la tuile de départ.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-EXPLORE-05',
    kind: 'rule',
    en: 'New tiles lie only on the places of the map shape, never beyond the coast.',
    fr:
      'Les nouvelles tuiles ne se posent que sur les emplacements prévus par la forme de la carte du ' +
      'monde, jamais au-delà de la côte.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-EXPLORE-06',
    kind: 'rule',
    en:
      'A countryside tile must touch at least two tiles, or one tile that itself touches at least two ' +
      'others.',
    fr:
      'Une tuile de campagne doit toucher au moins deux tuiles, ou une tuile qui en touche elle-même au ' +
      'moins deux autres.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-EXPLORE-07',
    kind: 'rule',
    en: 'A core tile must touch at least two tiles.',
    fr: 'Une tuile centrale doit toucher au moins deux tuiles.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-EXPLORE-08',
    kind: 'rule',
    en: 'On a wedge map core tiles may not lie along the two coasts, except in First Reconnaissance.',
    fr:
      'Sur une carte en coin, les tuiles centrales ne peuvent pas être posées le long des deux côtes, ' +
      'sauf dans Première reconnaissance.',
    source: 'Rules: Map shapes',
  },
  {
    id: 'MK-EXPLORE-09',
    kind: 'rule',
    en: 'An open map is 3, 4 or 5 columns wide, as the scenario says.',
    fr: 'Une carte ouverte est large de 3, 4 ou 5 colonnes, selon le scénario.',
    source: 'Rules: Map shapes',
  },
  {
    id: 'MK-EXPLORE-10', // Q21
    kind: 'rule',
    en:
      'The tile on top of the deck is used. If it may not lie on the place you want, you cannot explore ' +
      'there now.',
    fr:
      'On utilise la tuile du dessus de la pile. Si elle ne peut pas être posée à l’emplacement voulu, ' +
      'vous ne pouvez pas l’explorer pour l’instant.',
    source: 'ruling: Exploring',
  },
  {
    id: 'MK-EXPLORE-11',
    kind: 'rule',
    en:
      'When the tile deck is empty, a random unused countryside tile from the box is laid, after those a ' +
      'core tile without a city, and only where it touches at least three tiles. If none is left, nobody ' +
      'can explore.',
    fr:
      'Quand la pile de tuiles est vide, on pose une tuile de campagne inutilisée de la boîte, tirée au ' +
      'hasard, puis, à défaut, une tuile centrale sans ville, et seulement là où elle touche au moins ' +
      'trois tuiles. S’il n’en reste aucune, on ne peut plus explorer.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-EXPLORE-12',
    kind: 'rule',
    en: 'On a newly revealed tile, marauding orcs get a green enemy token and a draconum a red one, face up.',
    fr:
      'Sur une tuile révélée, des orques maraudeurs reçoivent un jeton ennemi vert et un draconum un ' +
      'jeton rouge, face visible.',
    source: 'Rules: Site cards',
  },
  {
    id: 'MK-EXPLORE-13',
    kind: 'rule',
    en:
      'On a newly revealed tile, a keep gets a grey enemy token and a mage tower a violet one, face down; ' +
      'by Day it is shown at once if a hero stands next to it.',
    fr:
      'Sur une tuile révélée, un donjon reçoit un jeton ennemi gris et une tour de mage un jeton violet, ' +
      'face cachée ; de jour, il est montré aussitôt si un héros est à côté.',
    source: 'Rules: Site cards',
  },
  {
    id: 'MK-EXPLORE-14',
    kind: 'rule',
    en: 'On a newly revealed tile, ruins get a ruins token, face up by Day and face down at Night.',
    fr:
      'Sur une tuile révélée, des ruines reçoivent un jeton de ruines, face visible de jour et face ' +
      'cachée de nuit.',
    source: 'Rules: Site cards',
  },
  {
    id: 'MK-EXPLORE-15',
    kind: 'rule',
    en:
      'When a tile with a monastery is revealed, the top card of the advanced action deck joins the unit ' +
      'offer.',
    fr:
      'Quand une tuile avec un monastère est révélée, la première carte de la pile des actions avancées ' +
      'rejoint l’offre d’unités.',
    source: 'Rules: Site cards',
  },
  {
    id: 'MK-EXPLORE-16',
    kind: 'rule',
    en:
      'When a city is revealed, the scenario sets its level, and its garrison is laid face down as listed ' +
      'for its colour and level.',
    fr:
      'Quand une ville est révélée, le scénario en fixe le niveau, et sa garnison est posée face cachée ' +
      'selon sa couleur et son niveau.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-EXPLORE-17',
    kind: 'rule',
    en: 'Dungeons, tombs, monster dens and spawning grounds get no enemy token when their tile is revealed.',
    fr:
      'Les souterrains, tombeaux, antres du monstre et couvées ne reçoivent pas de jeton ennemi quand ' +
      'leur tuile est révélée.',
    source: 'Rules: Site cards',
  },
  {
    id: 'MK-EXPLORE-18',
    kind: 'rule',
    en:
      'You may move and explore in any order and as often as you can pay, and play more cards after a ' +
      'tile is revealed.',
    fr:
      'Vous pouvez avancer et explorer dans l’ordre voulu, autant de fois que vous pouvez payer, et jouer ' +
      'd’autres cartes après avoir révélé une tuile.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-EXPLORE-19',
    kind: 'rule',
    en:
      'Revealing the first core tile leaves the current unit offer as it is; elite units come with the ' +
      'next offer.',
    fr:
      'Révéler la première tuile centrale ne change rien à l’offre actuelle des unités ; les unités ' +
      'd’élite arrivent avec la suivante.',
    source: 'Rules: The round',
  },
]
