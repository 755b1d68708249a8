// Set-up
import type { Rule } from '@longtable/kernel'

export const setUpRules: readonly Rule[] = [
  {
    id: 'MK-SETUP-01',
    kind: 'rule',
    en:
      'The scenario, the number of players, their heroes (all different) and the options agreed on fix ' +
      'the game; besides these only shuffles and dice rolls differ.',
    fr:
      'Le scénario, le nombre de joueurs, leurs héros (tous différents) et les options convenues fixent ' +
      'la partie ; seuls les mélanges et les jets de dés varient.',
    source: 'Rules: Course of the game',
  },
  {
    id: 'MK-SETUP-02',
    kind: 'rule',
    en:
      'Heroes are picked in a drawn order. The order tokens then stand in the order of picking, the first ' +
      'picker’s on top.',
    fr:
      'Les héros sont choisis dans un ordre tiré au sort. Les jetons d’ordre sont ensuite rangés dans ' +
      'l’ordre des choix, celui du premier tout en haut.',
    source: 'Rules: Course of the game',
  },
  {
    id: 'MK-SETUP-03',
    kind: 'rule',
    en:
      'Every hero begins with fame and reputation 0, level 1 (armor 2, hand limit 5) and one command ' +
      'token, without units, skills or crystals, unless the scenario sets another fame or reputation.',
    fr:
      'Chaque héros commence avec 0 en renommée et en réputation, au niveau 1 (armure 2, limite de main ' +
      '5), avec un jeton de commandement, sans unité, compétence ni cristal, sauf si le scénario fixe une ' +
      'autre renommée ou réputation.',
    source: 'Rules: Set-up',
  },
  {
    id: 'MK-SETUP-04',
    kind: 'rule',
    en: 'Your deck begins as the 16 basic actions of your hero, shuffled, and your first hand is 5 cards.',
    fr:
      'Votre pioche de départ est formée des 16 actions de base de votre héros, mélangées, et votre ' +
      'première main compte 5 cartes.',
    source: 'Rules: Set-up',
  },
  {
    id: 'MK-SETUP-05',
    kind: 'component',
    en:
      'The level tokens are stacked from the top as levels 1–2, 3–4, 5–6, 7–8 and 9–10; the sixth, blank ' +
      'token is your first command token.',
    fr:
      'Les jetons de niveau sont empilés ainsi, de haut en bas : niveaux 1–2, 3–4, 5–6, 7–8 et 9–10 ; le ' +
      'sixième, vierge, est votre premier jeton de commandement.',
    source: 'Rules: Set-up',
  },
  {
    id: 'MK-SETUP-06',
    kind: 'rule',
    en:
      'Each hero’s skill pile holds 10 tokens, shuffled face down: the cooperative interactive skill is ' +
      'left out of competitive games, the competitive one out of cooperative and solo games.',
    fr:
      'La pile de compétences de chaque héros compte 10 jetons mélangés face cachée : on écarte la ' +
      'compétence interactive coopérative des parties compétitives, et la compétitive des parties ' +
      'coopératives et en solitaire.',
    source: 'Rules: Set-up',
  },
  {
    id: 'MK-SETUP-07',
    kind: 'rule',
    en:
      'Enemy tokens form six face-down piles (green 12, grey 10, brown 10, violet 10, white 10, red 8), ' +
      'and 12 ruins tokens a seventh. Each has its own discards, which are shuffled into a new pile when ' +
      'it is empty.',
    fr:
      'Les jetons ennemis forment six piles face cachée (verts 12, gris 10, bruns 10, violets 10, blancs ' +
      '10, rouges 8) et les 12 jetons de ruines une septième. Chacune a sa défausse, que l’on mélange ' +
      'pour refaire la pile quand elle est vide.',
    source: 'Rules: Set-up',
  },
  {
    id: 'MK-SETUP-08',
    kind: 'rule',
    en: 'The artifacts are one face-down deck; they are never laid out in an offer.',
    fr: 'Les artefacts forment une seule pile face cachée ; ils ne sont jamais présentés dans une offre.',
    source: 'Rules: Set-up',
  },
  {
    id: 'MK-SETUP-09',
    kind: 'rule',
    en:
      'The spell offer and the advanced action offer show 3 cards each, in a fixed order from the lowest ' +
      'place to the top one.',
    fr:
      'Les offres de sorts et d’actions avancées montrent 3 cartes chacune, rangées de la place la plus ' +
      'basse à la plus haute.',
    source: 'Rules: Set-up',
  },
  {
    id: 'MK-SETUP-10',
    kind: 'rule',
    en:
      'Regular and elite units are two separate decks. The first unit offer is as many regular units as ' +
      'there are players, plus 2.',
    fr:
      'Les unités régulières et les unités d’élite forment deux piles séparées. La première offre compte ' +
      'autant d’unités régulières que de joueurs, plus 2.',
    source: 'Rules: Set-up',
  },
  {
    id: 'MK-SETUP-11',
    kind: 'rule',
    en: 'The Source holds as many dice as there are players, plus 2; the dummy player is not counted.',
    fr: 'La Source compte autant de dés que de joueurs, plus 2 ; le joueur fictif n’est pas compté.',
    source: 'Rules: Set-up',
  },
  {
    id: 'MK-SETUP-12',
    kind: 'rule',
    en:
      'While fewer than half of the Source dice show basic colours, all gold and black dice are rerolled ' +
      'together. With 3, 4, 5, 6 or 7 dice at least 2, 2, 3, 3 or 4 must show basic colours.',
    fr:
      'Tant que moins de la moitié des dés de la Source montrent une couleur de base, on relance ensemble ' +
      'tous les dés dorés et noirs. Avec 3, 4, 5, 6 ou 7 dés, il en faut au moins 2, 2, 3, 3 ou 4.',
    source: 'Rules: Set-up',
  },
  {
    id: 'MK-SETUP-13',
    kind: 'rule',
    en:
      'The first round is a Day: the Day tactics are laid out and the Night tactics put away, unless a ' +
      'variant begins at Night.',
    fr:
      'La première manche est un jour : les tactiques de jour sont présentées et celles de nuit mises de ' +
      'côté, sauf si une variante commence de nuit.',
    source: 'Rules: Set-up',
  },
  {
    id: 'MK-SETUP-14',
    kind: 'rule',
    en:
      'The tile deck has the scenario’s number of random countryside tiles on top. Its core tiles, with ' +
      'and without a city, lie shuffled together below them.',
    fr:
      'La pile de tuiles porte sur le dessus le nombre de tuiles de campagne prévu par le scénario, ' +
      'tirées au hasard. Ses tuiles centrales, avec ou sans ville, sont mélangées ensemble en dessous.',
    source: 'Rules: Set-up',
  },
  {
    id: 'MK-SETUP-15',
    kind: 'rule',
    en:
      '2 tiles are revealed at set-up beside start tile A and 3 beside start tile B. They come from the ' +
      'tile deck and count towards the scenario’s number.',
    fr:
      'À la mise en place, 2 tuiles sont révélées à côté de la tuile de départ A, 3 à côté de la tuile B. ' +
      'Elles viennent de la pile de tuiles et comptent dans le nombre prévu par le scénario.',
    source: 'Rules: Set-up',
  },
  {
    id: 'MK-SETUP-16',
    kind: 'rule',
    en:
      'Sites on the first tiles get their tokens, and monasteries their advanced action in the unit ' +
      'offer, exactly as when a tile is revealed in play.',
    fr:
      'Les sites des premières tuiles reçoivent leurs jetons, et les monastères leur action avancée dans ' +
      'l’offre d’unités, comme lorsqu’une tuile est révélée en cours de partie.',
    source: 'Rules: Set-up',
  },
  {
    id: 'MK-SETUP-17',
    kind: 'rule',
    en: 'Heroes begin off the map. You are placed on the portal when your first turn starts.',
    fr:
      'Les héros commencent hors de la carte du monde. Vous êtes placé sur le portail au début de votre ' +
      'premier tour.',
    source: 'Rules: Set-up',
  },
  {
    id: 'MK-SETUP-18', // Q52
    kind: 'rule',
    en: 'All Wounds come from one common supply, which is treated as never running out.',
    fr: 'Toutes les Blessures viennent d’une même réserve commune, considérée comme inépuisable.',
    source: 'ruling: Set-up',
  },
  {
    id: 'MK-SETUP-19',
    kind: 'rule',
    en: 'There is no limit to the shields a player may place.',
    fr: 'Le nombre de boucliers qu’un joueur peut poser n’est pas limité.',
    source: 'Rules: Set-up',
  },
  {
    id: 'MK-SETUP-20',
    kind: 'rule',
    en:
      'Cooperative and solo games are played without the four competitive spells: Mana Meltdown, Mana ' +
      'Claim, Mind Read and Energy Flow.',
    fr:
      'Les parties coopératives et en solitaire se jouent sans les quatre sorts compétitifs : Fonte de ' +
      'mana, Appropriation de mana, Lecture des pensées et Flux d’énergie.',
    source: 'Rules: Scenarios',
  },
]
