// Variants
import type { Rule } from '@longtable/kernel'

export const variantsRules: readonly Rule[] = [
  {
    id: 'MK-VARIANT-01',
    kind: 'rule',
    en:
      'Hero auction: a hero somebody picks may be contested by bidding fame. The fame paid is taken off ' +
      'the start, still at level 1, and the first tactics are picked in reverse order.',
    fr:
      'Enchères des héros : un héros choisi peut être disputé en misant de la renommée. La renommée payée ' +
      'est déduite au départ, toujours au niveau 1, et les premières tactiques se choisissent dans l’ordre ' +
      'inverse.',
    source: 'Rules: Variants',
    option: 'heroes',
  },
  {
    id: 'MK-VARIANT-02',
    kind: 'rule',
    en: 'Random orientation: each new tile is turned at random.',
    fr: 'Orientation au hasard : chaque nouvelle tuile est tournée au hasard.',
    source: 'Rules: Variants',
    option: 'randomOrientation',
  },
  {
    id: 'MK-VARIANT-03',
    kind: 'rule',
    en: 'With the option randomCities each city tile gets a random city card not yet used.',
    fr:
      'Avec l’option randomCities, chaque tuile de ville reçoit au hasard une carte de ville encore ' +
      'inutilisée.',
    source: 'Rules: Variants',
    option: 'randomCities',
  },
  {
    id: 'MK-VARIANT-04',
    kind: 'rule',
    en:
      'With the option firstNight the first round is a Night. The dice of the Source are then rolled at ' +
      'the start until none shows gold or black.',
    fr:
      'Avec l’option firstNight, la première manche est une nuit. Les dés de la Source sont alors relancés ' +
      'au départ jusqu’à ce qu’aucun ne soit doré ni noir.',
    source: 'Rules: Variants',
    option: 'firstNight',
  },
  {
    id: 'MK-VARIANT-05',
    kind: 'rule',
    en:
      'With the option darkness 2 dice are rolled after each Day. If either is black it is Night until the ' +
      'end of the game, otherwise another Day follows.',
    fr:
      'Avec l’option darkness, on lance 2 dés après chaque jour. Si l’un d’eux est noir, il fait nuit ' +
      'jusqu’à la fin de la partie ; sinon, un autre jour suit.',
    source: 'Rules: Variants',
    option: 'darkness',
  },
  {
    id: 'MK-VARIANT-06',
    kind: 'rule',
    en:
      'A friendly game can leave out interactive spells with the option friendlySpells, interactive ' +
      'skills with friendlySkills, and duels with pvp off: a hero then withdraws instead. With ' +
      'friendlyMana, by Day, a gold die cannot be used as a colour that a die of the Source shows, and it ' +
      'is neither rerolled nor turned to another colour as long as a die that is not gold lies in the ' +
      'Source.',
    fr:
      'Une partie amicale peut écarter les sorts interactifs avec l’option friendlySpells, les ' +
      'compétences interactives avec friendlySkills et les duels en désactivant pvp : le héros se replie ' +
      'alors. Avec friendlyMana, de jour, un dé doré ne peut pas servir de couleur que montre un dé de la ' +
      'Source, et il n’est ni relancé ni tourné sur une autre couleur tant qu’un dé d’une autre couleur ' +
      'se trouve dans la Source.',
    source: 'Rules: Variants',
    option: 'friendlyMana',
  },
  {
    id: 'MK-VARIANT-07',
    kind: 'rule',
    en:
      'With the option rampage you start at -2 reputation, and after each round a die is rolled for each ' +
      'emptied rampage space: red, green or gold after a Day, white, blue or black after a Night, brings ' +
      'an enemy back, gold and black a brown one too, and each gives 1 reputation when defeated. With its ' +
      'value more you start at -4, an enemy always comes back, and all these colours add the brown one.',
    fr:
      'Avec l’option rampage, vous commencez à -2 de réputation, et après chaque manche on lance un dé par ' +
      'case de maraudeurs vidée : rouge, vert ou doré après un jour, blanc, bleu ou noir après une nuit, ' +
      'ramène un ennemi, doré et noir un brun en plus, et chacun rapporte 1 point de réputation une fois ' +
      'vaincu. Si elle vaut more, vous commencez à -4, un ennemi revient toujours et toutes ces couleurs ' +
      'ajoutent le brun.',
    source: 'Rules: Variants',
    option: 'rampage',
  },
  {
    id: 'MK-VARIANT-08',
    kind: 'rule',
    en:
      'Interactive combat: against a single enemy the previous player hides a die. White is armor +1 in ' +
      'the Ranged and Siege phase, red attack +1, blue armor +1 in the Attack phase, each with fame +1.',
    fr:
      'Combat interactif : contre un ennemi seul, le joueur précédent cache un dé. Blanc donne armure +1 ' +
      'dans la phase à distance et de siège, rouge attaque +1, bleu armure +1 dans la phase d’attaque, ' +
      'chacun avec renommée +1.',
    source: 'Rules: Variants',
    option: 'interactiveCombat',
  },
  {
    id: 'MK-VARIANT-09',
    kind: 'rule',
    en:
      'Action upgrades: after each Night but the last, advanced actions are laid out, one more than ' +
      'players. Each player, the weakest first, may swap an own action for one of the same colour or type.',
    fr:
      'Actions améliorées : après chaque nuit sauf la dernière, on dispose des actions avancées, une de ' +
      'plus que de joueurs. Chacun, le plus faible d’abord, peut échanger une de ses actions contre une de ' +
      'même couleur ou de même type.',
    source: 'Rules: Variants',
    option: 'actionUpgrades',
  },
  {
    id: 'MK-VARIANT-10',
    kind: 'rule',
    en:
      'Drafting: each player gets 4 advanced actions, keeps one and passes the others on until everybody ' +
      'has 3. One of them joins the deck after each Day.',
    fr:
      'Sélection : chaque joueur reçoit 4 actions avancées, en garde une et passe les autres jusqu’à ce ' +
      'que chacun en ait 3. L’une d’elles rejoint la pioche après chaque jour.',
    source: 'Rules: Variants',
    option: 'drafting',
  },
  {
    id: 'MK-VARIANT-11',
    kind: 'rule',
    en:
      'Megapolis: with at most 3 cities in the scenario, the last one revealed is two cities in one. They ' +
      'share the level, the left half rounded up, and have one garrison with both bonuses, two spaces and ' +
      'both shops, but score as one city.',
    fr:
      'Mégapole : si le scénario a au plus 3 villes, la dernière révélée en réunit deux. Elles se ' +
      'partagent le niveau, la moitié gauche arrondie au supérieur, et ont une seule garnison avec les ' +
      'deux bonus, deux cases et les deux commerces, mais comptent pour une ville.',
    source: 'Rules: Variants',
    option: 'megapolis',
  },
  {
    id: 'MK-VARIANT-12',
    kind: 'rule',
    en:
      'If advanced actions run out, those of the monasteries in the unit offer go short first, then the ' +
      'offer of advanced actions. Nobody gets anything instead.',
    fr:
      'Si les actions avancées viennent à manquer, celles des monastères dans l’offre d’unités manquent ' +
      'd’abord, puis l’offre d’actions avancées. Personne ne reçoit rien à la place.',
    source: 'Rules: Variants',
  },
]
