// Spells, artifacts and advanced actions
import type { Rule } from '@longtable/kernel'

export const deedsRules: readonly Rule[] = [
  {
    id: 'MK-DEED-01',
    kind: 'rule',
    en:
      'The basic effect of a spell costs one mana of its colour. Without mana a spell can only be played ' +
      'sideways.',
    fr:
      'L’effet simple d’un sort coûte un mana de sa couleur. Sans mana, un sort ne peut être joué que de ' +
      'côté.',
    source: 'Rules: Deed cards',
  },
  {
    id: 'MK-DEED-02',
    kind: 'rule',
    en:
      'The strong effect of a spell costs one mana of its colour and one black mana. Black mana works at ' +
      'Night, under Night rules, or where an effect allows it.',
    fr:
      'L’effet puissant d’un sort coûte un mana de sa couleur et un mana noir. Le mana noir s’utilise de ' +
      'nuit, selon les règles de nuit ou quand un effet le permet.',
    source: 'Rules: Deed cards',
  },
  {
    id: 'MK-DEED-03',
    kind: 'rule',
    en:
      'In a dungeon or tomb you may use the strong effects of spells even by Day, but still no healing, ' +
      'since it is combat.',
    fr:
      'Dans un souterrain ou un tombeau, vous pouvez utiliser les effets puissants des sorts même de jour, ' +
      'mais toujours aucun Soin, puisque c’est un combat.',
    source: 'Rules: Dungeon and tomb',
  },
  {
    id: 'MK-DEED-04',
    kind: 'rule',
    en: 'An artifact gives its basic effect for free, or its strong effect if you throw the card away.',
    fr:
      'Un artefact donne son effet simple gratuitement, ou son effet puissant si vous retirez la carte du ' +
      'jeu.',
    source: 'Rules: Deed cards',
  },
  {
    id: 'MK-DEED-05',
    kind: 'rule',
    en:
      'An advanced action works like a basic one: the basic effect is free, the strong effect costs one ' +
      'mana of its colour.',
    fr:
      'Une action avancée fonctionne comme une action de base : l’effet simple est gratuit, l’effet ' +
      'puissant coûte un mana de sa couleur.',
    source: 'Rules: Deed cards',
  },
  {
    id: 'MK-DEED-06', // Q28
    kind: 'rule',
    en:
      'Time Bending ends your turn as usual but without a draw: it is set aside for the round and the ' +
      'other cards you played return to your hand. Another turn of yours follows at once.',
    fr:
      '« Distorsion du temps » termine votre tour normalement mais sans pioche : la carte est mise de côté ' +
      'pour la manche et les autres cartes jouées reviennent dans votre main. Vous jouez aussitôt un autre ' +
      'tour.',
    source: 'ruling: Time Bending',
    why: 'The spell does not say which parts of the end of the turn still take place.',
  },
  {
    id: 'MK-DEED-07',
    kind: 'rule',
    en: 'If Magic Talent cast Time Bending, Magic Talent is the card set aside for the round.',
    fr:
      'Si « Distorsion du temps » a été lancé par « Don magique », c’est « Don magique » qui est mis de ' +
      'côté pour la manche.',
    source: 'Rules: Composite effects',
  },
  {
    id: 'MK-DEED-08', // Q73
    kind: 'rule',
    en:
      'The strong effect of Crystal Mastery gives back every crystal you spend this turn, before or after ' +
      'it, the one that powered it and those you turned into tokens first too, up to 3 of a colour.',
    fr:
      'L’effet puissant de « Maîtrise des cristaux » rend tous les cristaux dépensés ce tour-ci, avant ' +
      'comme après, y compris celui qui l’a alimenté et ceux que vous avez d’abord changés en jetons, ' +
      'jusqu’à 3 par couleur.',
    source: 'Rules: Crystal Mastery',
  },
  {
    id: 'MK-DEED-09',
    kind: 'rule',
    en:
      'The strong effect of Maximal Effect uses the strong effect of the card thrown away twice, without ' +
      'paying mana.',
    fr:
      'L’effet puissant d’« Effet maximal » utilise deux fois l’effet puissant de la carte retirée du jeu, ' +
      'sans payer de mana.',
    source: 'Rules: Maximal Effect',
  },
  {
    id: 'MK-DEED-10',
    kind: 'rule',
    en:
      'With the basic effect of Magic Talent you discard a card and may once, then or later this turn, ' +
      'play a spell of its colour from the offer, paying the spell’s mana. The spell stays in the offer.',
    fr:
      'Avec l’effet simple de « Don magique », vous défaussez une carte et pouvez une fois, aussitôt ou ' +
      'plus tard dans ce tour, jouer un sort de sa couleur de l’offre, en payant le mana du sort. Le sort ' +
      'reste dans l’offre.',
    source: 'Rules: Magic Talent',
  },
  {
    id: 'MK-DEED-11',
    kind: 'rule',
    en:
      'Call to Glory can bring in a unit in the middle of a combat, also when cast by Magic Talent. The ' +
      'unit may act at once.',
    fr:
      '« Appel à la gloire » peut faire venir une unité en plein combat, même lancé par « Don magique ». ' +
      'L’unité peut agir aussitôt.',
    source: 'Rules: Call to Glory',
  },
  {
    id: 'MK-DEED-12',
    kind: 'rule',
    en:
      'With Call to Arms you may once, then or later this turn, use an ability of a unit of the offer. ' +
      'That unit cannot be assigned damage. If its ability wounds it, it is still unwounded when ' +
      'recruited later.',
    fr:
      'Avec « Appel aux armes », vous pouvez une fois, aussitôt ou plus tard dans ce tour, utiliser une ' +
      'capacité d’une unité de l’offre. Cette unité ne peut recevoir aucun dégât. Si sa capacité la ' +
      'blesse, elle est tout de même indemne quand on la recrute ensuite.',
    source: 'Rules: Call to Arms',
  },
  {
    id: 'MK-DEED-13', // Q60
    kind: 'rule',
    en:
      'Underground Attack must end on a fortified site or on another hero, and counts as an assault or ' +
      'attack without the site’s fortification. If you withdraw, you return to the space where the spell ' +
      'began.',
    fr:
      '« Attaque souterraine » doit se terminer sur un site fortifié ou sur un autre héros et compte comme ' +
      'un assaut ou une attaque sans la fortification du site. Si vous vous repliez, vous revenez sur la ' +
      'case où le sort a commencé.',
    source: 'Rules: Underground Attack',
  },
  {
    id: 'MK-DEED-14',
    kind: 'rule',
    en: 'Exploring costs 2 Move points under Space Bending too.',
    fr: 'Explorer coûte 2 points de Déplacement, même avec « Distorsion de l’espace ».',
    source: 'Rules: Space Bending',
  },
  {
    id: 'MK-DEED-15',
    kind: 'rule',
    en:
      'Into the Heat can be played only at the start of a combat. It raises the attack and block values ' +
      'your units have, and this turn no damage may be assigned to units.',
    fr:
      '« Au cœur de la mêlée » ne se joue qu’au début d’un combat. La carte augmente les valeurs d’attaque ' +
      'et de blocage de vos unités, et ce tour-ci aucun dégât ne peut leur être attribué.',
    source: 'Rules: Into the Heat',
  },
  {
    id: 'MK-DEED-16',
    kind: 'rule',
    en:
      'Expose and Mass Expose take away fortifications, both of the token and of the site, and ' +
      'resistances, as their texts say.',
    fr:
      '« Mise à nu » et « Mise à nu générale » ôtent les fortifications, celles du jeton comme celle du ' +
      'site, et les résistances, selon leur texte.',
    source: 'Rules: Expose',
  },
  {
    id: 'MK-DEED-17', // Q36
    kind: 'rule',
    en:
      'The strong effect of Sword of Justice doubles the physical attacks of the Attack phase before ' +
      'anything is halved.',
    fr:
      'L’effet puissant d’« Épée de justice » double les attaques physiques de la phase d’attaque avant ' +
      'toute division par deux.',
    source: 'ruling: Sword of Justice',
  },
  {
    id: 'MK-DEED-18',
    kind: 'rule',
    en: 'Heroic Tale counts every unit you recruit this turn, even one you disband again.',
    fr: '« Récit héroïque » compte chaque unité recrutée ce tour-ci, même si vous la dissolvez ensuite.',
    source: 'Rules: Heroic Tale',
  },
  {
    id: 'MK-DEED-19',
    kind: 'rule',
    en:
      'The strong effect of Cold Toughness counts only what the blocked token shows: +1 for each ability, ' +
      'attack colour and resistance, each icon once. Cold fire counts as 2 colours.',
    fr:
      'L’effet puissant de « Froide ténacité » ne compte que ce que montre le jeton bloqué : +1 par ' +
      'capacité, couleur d’attaque et résistance, chaque icône une fois. Le feu glacé compte pour 2 ' +
      'couleurs.',
    source: 'Rules: Cold Toughness',
  },
  {
    id: 'MK-DEED-20',
    kind: 'rule',
    en:
      'With the strong effect of Banner of Protection you may throw away, at the end of your turn, all ' +
      'Wounds you took this turn.',
    fr:
      'Avec l’effet puissant de la « Bannière de protection », vous pouvez retirer du jeu, à la fin du ' +
      'tour, toutes les Blessures prises ce tour-ci.',
    source: 'Rules: Banner of Protection',
  },
  {
    id: 'MK-DEED-21',
    kind: 'rule',
    en:
      'Ice Shield lowers the enemy’s armor even if the block fails. Burning Shield and Exploding Shield ' +
      'add something only after a successful block.',
    fr:
      '« Bouclier de glace » réduit l’armure de l’ennemi même si le blocage échoue. « Bouclier ardent » et ' +
      '« Bouclier explosif » n’apportent leur supplément qu’après un blocage réussi.',
    source: 'Rules: Ice Shield and Burning Shield',
  },
  {
    id: 'MK-DEED-22',
    kind: 'rule',
    en:
      'Exploding Shield used on a summoned monster destroys only that monster, not its summoner, and gives ' +
      'no fame.',
    fr:
      '« Bouclier explosif » utilisé contre un monstre invoqué ne détruit que ce monstre, pas son ' +
      'invocateur, et ne donne aucune renommée.',
    source: 'Rules: Exploding Shield',
  },
]
