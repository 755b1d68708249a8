// Printed variants in detail
import type { Rule } from '@longtable/kernel'

export const variantDetailsRules: readonly Rule[] = [
  {
    id: 'MK-VAR-01',
    kind: 'rule',
    en:
      'Players pick their heroes in a drawn order. A pick stands unless somebody else who has no hero yet ' +
      'bids at least 1 fame for it.',
    fr:
      'Les joueurs choisissent leurs héros dans un ordre tiré au sort. Un choix tient si personne d’autre ' +
      'encore sans héros ne mise au moins 1 point de renommée.',
    source: 'Rules: Variants',
    option: 'heroes',
  },
  {
    id: 'MK-VAR-02',
    kind: 'rule',
    en:
      'A later bid must be higher than the best one; whoever is earlier in the order need only match it. ' +
      'Whoever does neither has given up.',
    fr:
      'Une mise suivante doit dépasser la meilleure ; qui est plus tôt dans l’ordre n’a qu’à l’égaler. ' +
      'Qui ne fait ni l’un ni l’autre a renoncé.',
    source: 'Rules: Variants',
    option: 'heroes',
  },
  {
    id: 'MK-VAR-03',
    kind: 'rule',
    en: 'The best bid wins the hero, and only its bidder pays. A picker who loses picks again.',
    fr:
      'La meilleure mise gagne le héros, et seul son auteur paie. Qui a choisi et perdu choisit de ' +
      'nouveau.',
    source: 'Rules: Variants',
    option: 'heroes',
  },
  {
    id: 'MK-VAR-04',
    kind: 'rule',
    en:
      'Fame that was bid takes the marker below 0. Coming back over 0 is no new level: it is level 1 ' +
      'until 3 fame.',
    fr:
      'La renommée misée place le marqueur sous 0. Repasser 0 ne donne pas de niveau : on reste au niveau ' +
      '1 jusqu’à 3 de renommée.',
    source: 'Rules: Variants',
    option: 'heroes',
  },
  {
    id: 'MK-VAR-05',
    kind: 'rule',
    en:
      'After an auction the first tactics are chosen in the reverse order in which the heroes were won, ' +
      'whatever the fame.',
    fr:
      'Après des enchères, les premières tactiques se choisissent dans l’ordre inverse de l’obtention des ' +
      'héros, quelle que soit la renommée.',
    source: 'Rules: Variants',
    option: 'heroes',
  },
  {
    id: 'MK-VAR-10',
    kind: 'rule',
    en:
      'With the option randomOrientation each new tile, those of the set-up too, is turned by a random ' +
      'number of sixths before it is seen.',
    fr:
      'Avec l’option randomOrientation, chaque nouvelle tuile, aussi à la mise en place, est tournée d’un ' +
      'nombre aléatoire de sixièmes avant d’être vue.',
    source: 'Rules: Variants',
    option: 'randomOrientation',
  },
  {
    id: 'MK-VAR-20',
    kind: 'rule',
    en: 'Interactive combat holds for every combat that begins against exactly one enemy.',
    fr: 'Le combat interactif vaut pour tout combat qui commence contre exactement un ennemi.',
    source: 'Rules: Variants',
    option: 'interactiveCombat',
  },
  {
    id: 'MK-VAR-21',
    kind: 'rule',
    en:
      'The player before you in the order hides a die: white gives the enemy armor +1 in the Ranged and ' +
      'Siege phase, red attack +1, blue armor +1 in the Attack phase, and each of these makes it worth 1 ' +
      'fame more. Other colours give nothing.',
    fr:
      'Le joueur qui vous précède dans l’ordre cache un dé : blanc donne à l’ennemi armure +1 dans la ' +
      'phase à distance et de siège, rouge attaque +1, bleu armure +1 dans la phase d’attaque, et chacun ' +
      'd’eux lui fait valoir 1 de renommée en plus. Les autres couleurs ne donnent rien.',
    source: 'Rules: Variants',
    option: 'interactiveCombat',
  },
  {
    id: 'MK-VAR-22',
    kind: 'rule',
    en:
      'The die is shown at the start of the phase that it concerns; at the start of the others it is only ' +
      'said that it is not that colour. In the Attack phase it is shown in any case.',
    fr:
      'Le dé est montré au début de la phase qu’il concerne ; au début des autres, on dit seulement qu’il ' +
      'n’est pas de cette couleur. À la phase d’attaque, il est montré en tout cas.',
    source: 'Rules: Variants',
    option: 'interactiveCombat',
  },
  {
    id: 'MK-VAR-23',
    kind: 'rule',
    en:
      'Alone a rolled die is hidden. Summoned monsters get nothing from it. An enemy that is defeated ' +
      'before the die is shown shows it, and is worth what it says.',
    fr:
      'Seul, un dé lancé reste caché. Les monstres invoqués n’en tirent rien. Un ennemi vaincu avant que ' +
      'le dé soit montré le révèle, et vaut ce qu’il dit.',
    source: 'ruling: Variants',
    option: 'interactiveCombat',
  },
  {
    id: 'MK-VAR-30',
    kind: 'rule',
    en:
      'With the option actionUpgrades one advanced action more than there are players is shown at the end ' +
      'of each Night but the last.',
    fr:
      'Avec l’option actionUpgrades, on montre à la fin de chaque nuit sauf la dernière une action ' +
      'avancée de plus qu’il n’y a de joueurs.',
    source: 'Rules: Variants',
    option: 'actionUpgrades',
  },
  {
    id: 'MK-VAR-31',
    kind: 'rule',
    en:
      'Strength is 2 for each artifact or spell, 1 for each advanced action, 1 for every 2 crystals, the ' +
      'levels of units, of wounded ones half rounded down, and 3 for each level above the lowest player.',
    fr:
      'La force vaut 2 par artefact ou sort, 1 par action avancée, 1 pour 2 cristaux, les niveaux des ' +
      'unités, ceux des blessées par moitié arrondie à l’inférieur, et 3 par niveau au-dessus du plus bas ' +
      'joueur.',
    source: 'Rules: Variants',
    option: 'actionUpgrades',
  },
  {
    id: 'MK-VAR-32',
    kind: 'rule',
    en:
      'From the weakest to the strongest, ties by less fame and then by the later place in the order, ' +
      'each may take one of these and throws away an own action of the same colour or with a common icon.',
    fr:
      'Du plus faible au plus fort, à égalité par moindre renommée puis par place plus tardive dans ' +
      'l’ordre, chacun peut en prendre une et retire du jeu une de ses actions de même couleur ou ayant ' +
      'une icône commune.',
    source: 'Rules: Variants',
    option: 'actionUpgrades',
  },
  {
    id: 'MK-VAR-33',
    kind: 'rule',
    en: 'What nobody took goes under the deck of advanced actions; the new card is shuffled into the deck.',
    fr:
      'Ce que personne n’a pris va sous la pioche des actions avancées ; la nouvelle carte est mélangée à ' +
      'la pioche.',
    source: 'Rules: Variants',
    option: 'actionUpgrades',
  },
  {
    id: 'MK-VAR-40',
    kind: 'rule',
    en:
      'With the option drafting each player gets 4 advanced actions before the map is laid, keeps one and ' +
      'passes the others on clockwise until each has 3. What is left is shuffled back.',
    fr:
      'Avec l’option drafting, chaque joueur reçoit 4 actions avancées avant la mise en place de la ' +
      'carte, en garde une et passe les autres dans le sens horaire jusqu’à ce que chacun en ait 3. Le ' +
      'reste est remélangé.',
    source: 'Rules: Variants',
    option: 'drafting',
  },
  {
    id: 'MK-VAR-41',
    kind: 'rule',
    en:
      'At the end of each Day every player shuffles one of the drafted cards into the deck. In short ' +
      'games some of them stay unused.',
    fr:
      'À la fin de chaque jour, chacun mélange à sa pioche une des cartes sélectionnées. Dans les parties ' +
      'courtes, certaines restent inutilisées.',
    source: 'Rules: Variants',
    option: 'drafting',
  },
  {
    id: 'MK-VAR-50',
    kind: 'rule',
    en:
      'With the option megapolis the last city revealed is a Megapolis, in scenarios with three enemy ' +
      'cities at most. Its level is from 2 to 22: more than 11 for a half has no garrison.',
    fr:
      'Avec l’option megapolis, la dernière ville révélée est une Mégapole, dans les scénarios qui ont au ' +
      'plus trois villes ennemies. Son niveau va de 2 à 22 : plus de 11 par moitié n’a pas de garnison.',
    source: 'Rules: Variants',
    option: 'megapolis',
  },
  {
    id: 'MK-VAR-51',
    kind: 'rule',
    en:
      'A random city that is not in use lies on the space to the right of the first, as the tile is ' +
      'turned. Terrain and site printed there do not count.',
    fr:
      'Une ville au hasard encore inutilisée occupe la case à droite de la première, selon l’orientation ' +
      'de la tuile. Le terrain et le site imprimés là ne comptent pas.',
    source: 'Rules: Variants',
    option: 'megapolis',
  },
  {
    id: 'MK-VAR-52',
    kind: 'rule',
    en:
      'Each city of a Megapolis has half of its level, the first one rounded up. Both garrisons are one, ' +
      'fortified, with the bonuses of both cities.',
    fr:
      'Chaque ville d’une Mégapole a la moitié de son niveau, la première arrondie au supérieur. Les deux ' +
      'garnisons n’en font qu’une, fortifiée, avec les bonus des deux villes.',
    source: 'Rules: Variants',
    option: 'megapolis',
  },
  {
    id: 'MK-VAR-53',
    kind: 'rule',
    en:
      'The garrison of a Megapolis is seen and assaulted from any space next to either of its cities, ' +
      'also together.',
    fr:
      'La garnison d’une Mégapole se voit et s’attaque de toute case voisine de l’une de ses villes, ' +
      'aussi ensemble.',
    source: 'Rules: Variants',
    option: 'megapolis',
  },
  {
    id: 'MK-VAR-54',
    kind: 'rule',
    en:
      'A conquered Megapolis is two spaces, 2 Move points apart. Both cities sell in either of them; for ' +
      'the score it is one city.',
    fr:
      'Une Mégapole conquise a deux cases, à 2 points de Déplacement l’une de l’autre. Les deux villes ' +
      'vendent dans chacune d’elles ; pour le score, c’est une seule ville.',
    source: 'Rules: Variants',
    option: 'megapolis',
  },
  {
    id: 'MK-VAR-55',
    kind: 'note',
    en: 'With four cities there may be two Megapolises, each of two of them.',
    fr: 'Avec quatre villes, il peut y avoir deux Mégapoles, chacune de deux d’entre elles.',
    source: 'Rules: Variants',
    why: 'A printed variant of the variant that is not offered.',
  },
]
