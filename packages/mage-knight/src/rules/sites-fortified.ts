// Sites: cities, keeps and mage towers
import type { Rule } from '@longtable/kernel'

export const fortifiedSitesRules: readonly Rule[] = [
  {
    id: 'MK-SITE-01',
    kind: 'rule',
    en:
      'Assaulting a city costs 1 reputation. You fight its garrison, which is fortified and has the bonus ' +
      'of the city’s colour.',
    fr:
      'Prendre une ville d’assaut coûte 1 point de réputation. Vous combattez sa garnison, qui est ' +
      'fortifiée et profite du bonus lié à la couleur de la ville.',
    source: 'Sheet: Site Descriptions, city',
  },
  {
    id: 'MK-SITE-02',
    kind: 'rule',
    en: 'You put one of your shields on a city for each enemy of its garrison you defeat.',
    fr: 'Vous posez un de vos boucliers sur la ville pour chaque ennemi de sa garnison que vous vainquez.',
    source: 'Sheet: Site Descriptions, city',
  },
  {
    id: 'MK-SITE-03',
    kind: 'rule',
    en:
      'When a city is conquered, the player with the most shields there becomes its leader. If several are ' +
      'tied, it is the one of them who placed a shield first.',
    fr:
      'Quand une ville est conquise, le joueur qui y a le plus de boucliers en devient le dirigeant. En ' +
      'cas d’égalité, c’est celui d’entre eux qui a posé un bouclier le premier.',
    source: 'Sheet: Site Descriptions, city',
  },
  {
    id: 'MK-SITE-04', // Q32
    kind: 'rule',
    en:
      'In a conquered city you can recruit units and use what its colour offers. Each of your shields ' +
      'there gives 1 Influence, once per interaction.',
    fr:
      'Dans une ville conquise, vous pouvez recruter des unités et profiter de ce que propose sa couleur. ' +
      'Chacun de vos boucliers y donne 1 point d’Influence, une fois par interaction.',
    source: 'Sheet: Site Descriptions, city',
  },
  {
    id: 'MK-SITE-05', // Q32
    kind: 'rule',
    en:
      'A conquered city raises your hand limit by 2 if you are its leader, or by 1 if you only have ' +
      'shields there, however many.',
    fr:
      'Une ville conquise augmente votre limite de main de 2 si vous en êtes le dirigeant, ou de 1 si vous ' +
      'y avez seulement des boucliers, quel qu’en soit le nombre.',
    source: 'Sheet: Site Descriptions, city',
  },
  {
    id: 'MK-SITE-06', // Q54
    kind: 'rule',
    en:
      'The hand bonus of a city counts only if the city is conquered and your hero stands in it or next to ' +
      'it when you draw.',
    fr:
      'Le bonus de main d’une ville ne compte que si elle est conquise et que votre héros s’y trouve, ou ' +
      'se trouve sur une case voisine, au moment de piocher.',
    source: 'Rules: End of the turn',
  },
  {
    id: 'MK-SITE-07',
    kind: 'component',
    en: 'The colour and the level of a city, from 1 to 11, say which enemy tokens form its garrison.',
    fr: 'La couleur et le niveau d’une ville, de 1 à 11, indiquent quels jetons ennemis forment sa garnison.',
    source: 'Rules: City cards',
  },
  {
    id: 'MK-SITE-08', // Q71
    kind: 'rule',
    en: 'Entering a conquered city costs 2 Move points, and is never an assault or a duel, whoever is there.',
    fr:
      'Entrer dans une ville conquise coûte 2 points de Déplacement et n’est jamais ni un assaut ni un ' +
      'duel, qui que ce soit qui s’y trouve.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-SITE-09', // Q31
    kind: 'rule',
    en: 'Once a city is conquered its leader never changes, and no more shields can be gained there.',
    fr: 'Une fois la ville conquise, son dirigeant ne change plus et on ne peut plus y gagner de bouclier.',
    source: 'ruling: City leader',
  },
  {
    id: 'MK-SITE-10',
    kind: 'rule',
    en:
      'Assaulting a keep costs 1 reputation. You fight one grey enemy, which is fortified, and put your ' +
      'shield on the keep if you defeat it.',
    fr:
      'Prendre un donjon d’assaut coûte 1 point de réputation. Vous combattez un ennemi gris, fortifié, et ' +
      'posez votre bouclier sur le donjon si vous le vainquez.',
    source: 'Sheet: Site Descriptions, keep',
  },
  {
    id: 'MK-SITE-11',
    kind: 'rule',
    en:
      'At another player’s keep where no hero stands, you fight a newly drawn grey enemy for half its ' +
      'fame.',
    fr:
      'Au donjon d’un autre joueur où ne se trouve aucun héros, vous combattez un ennemi gris tout juste ' +
      'pioché, pour la moitié de sa renommée.',
    source: 'Sheet: Site Descriptions, keep',
  },
  {
    id: 'MK-SITE-12',
    kind: 'rule',
    en:
      'The enemy drawn at another player’s keep is fortified and the assault costs 1 reputation. Half its ' +
      'fame is rounded up, and if you win, your shield replaces the owner’s.',
    fr:
      'L’ennemi pioché au donjon d’un autre joueur est fortifié et l’assaut coûte 1 point de réputation. ' +
      'La moitié de sa renommée est arrondie au supérieur et, si vous gagnez, votre bouclier remplace ' +
      'celui du propriétaire.',
    source: 'Rules: Keep',
  },
  {
    id: 'MK-SITE-13',
    kind: 'rule',
    en:
      'If the owner’s hero stands in the keep you enter, you fight a duel instead of a grey enemy. The ' +
      'assault costs 1 reputation all the same.',
    fr:
      'Si le héros du propriétaire se trouve dans le donjon où vous entrez, vous livrez un duel au lieu de ' +
      'combattre un ennemi gris. L’assaut coûte tout de même 1 point de réputation.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-SITE-14',
    kind: 'rule',
    en: 'You can recruit units at a keep that bears your shield, not at another player’s.',
    fr:
      'Vous pouvez recruter des unités dans un donjon qui porte votre bouclier, pas dans celui d’un autre ' +
      'joueur.',
    source: 'Sheet: Site Descriptions, keep',
  },
  {
    id: 'MK-SITE-15',
    kind: 'rule',
    en: 'Near one of your keeps, your hand limit rises by 1 for each keep you own.',
    fr: 'Près d’un de vos donjons, votre limite de main augmente de 1 par donjon que vous possédez.',
    source: 'Sheet: Site Descriptions, keep',
  },
  {
    id: 'MK-SITE-16', // Q54
    kind: 'rule',
    en:
      'The keep bonus counts if your hero stands in or next to one of your keeps when you draw. Then all ' +
      'your keeps on the map count, near or far.',
    fr:
      'Le bonus des donjons compte si votre héros se trouve dans un de vos donjons, ou sur une case ' +
      'voisine, au moment de piocher. Tous vos donjons de la carte du monde comptent alors, proches ou ' +
      'lointains.',
    source: 'Rules: End of the turn',
  },
  {
    id: 'MK-SITE-17',
    kind: 'rule',
    en: 'The hand bonuses of keeps and of a city do not add up: the higher one counts.',
    fr: 'Les bonus de main des donjons et d’une ville ne s’additionnent pas : seul le plus élevé compte.',
    source: 'Rules: End of the turn',
  },
  {
    id: 'MK-SITE-20',
    kind: 'rule',
    en:
      'Assaulting a mage tower costs 1 reputation. You fight one violet enemy, which is fortified, and put ' +
      'your shield on the tower if you defeat it.',
    fr:
      'Prendre une tour de mage d’assaut coûte 1 point de réputation. Vous combattez un ennemi violet, ' +
      'fortifié, et posez votre bouclier sur la tour si vous le vainquez.',
    source: 'Sheet: Site Descriptions, mage tower',
  },
  {
    id: 'MK-SITE-21',
    kind: 'rule',
    en: 'Conquering a mage tower earns a spell from the offer.',
    fr: 'Conquérir une tour de mage rapporte un sort de l’offre.',
    source: 'Sheet: Site Descriptions, mage tower',
  },
  {
    id: 'MK-SITE-22',
    kind: 'rule',
    en:
      'At a conquered mage tower you can recruit units, and buy spells from the offer, each for 7 ' +
      'Influence and one mana of the spell’s colour.',
    fr:
      'Dans une tour de mage conquise, vous pouvez recruter des unités et acheter des sorts de l’offre, ' +
      'chacun pour 7 points d’Influence et un mana de la couleur du sort.',
    source: 'Sheet: Site Descriptions, mage tower',
  },
  {
    id: 'MK-SITE-23',
    kind: 'rule',
    en: 'A conquered mage tower serves every player, whoever conquered it, and cannot be assaulted again.',
    fr:
      'Une tour de mage conquise sert à tous les joueurs, quel que soit celui qui l’a conquise, et ne peut ' +
      'plus être prise d’assaut.',
    source: 'Rules: Mage tower',
  },
]
