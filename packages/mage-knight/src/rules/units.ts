// Units
import type { Rule } from '@longtable/kernel'

export const unitsRules: readonly Rule[] = [
  {
    id: 'MK-UNIT-01',
    kind: 'rule',
    en: 'Every unit takes up one command token, so you never have more units than command tokens.',
    fr:
      'Chaque unité occupe un jeton de commandement : vous n’avez donc jamais plus d’unités que de jetons ' +
      'de commandement.',
    source: 'Rules: Using units',
  },
  {
    id: 'MK-UNIT-02',
    kind: 'rule',
    en: 'A unit is ready or spent and, independently of that, unwounded or wounded.',
    fr: 'Une unité est prête ou épuisée et, indépendamment, indemne ou blessée.',
    source: 'Rules: Using units',
  },
  {
    id: 'MK-UNIT-03',
    kind: 'rule',
    en:
      'Only a ready, unwounded unit can be activated. It is then spent and uses exactly one of its ' +
      'abilities; you pay the mana if the ability shows one.',
    fr:
      'Seule une unité prête et indemne peut être activée. Elle est alors épuisée et utilise exactement ' +
      'une de ses capacités ; vous payez le mana si la capacité en demande.',
    source: 'Rules: Using units',
  },
  {
    id: 'MK-UNIT-04',
    kind: 'rule',
    en: 'Spent units are readied when a new round begins or by an effect, never by the end of a turn.',
    fr:
      'Les unités épuisées sont relevées au début d’une manche ou par un effet, jamais par la fin d’un ' +
      'tour.',
    source: 'Rules: Using units',
  },
  {
    id: 'MK-UNIT-05',
    kind: 'rule',
    en: 'To recruit without a free command token you must disband one of your units; it leaves the game.',
    fr:
      'Pour recruter sans jeton de commandement libre, vous devez dissoudre une de vos unités ; elle ' +
      'quitte la partie.',
    source: 'Rules: Using units',
  },
  {
    id: 'MK-UNIT-06',
    kind: 'rule',
    en: 'You may disband a unit only to make room for a new one, never at another time.',
    fr: 'Vous ne pouvez dissoudre une unité que pour faire place à une nouvelle, jamais à un autre moment.',
    source: 'Rules: Questions and answers',
  },
  {
    id: 'MK-UNIT-07',
    kind: 'rule',
    en: 'A unit you gain is ready and unwounded, whatever unit it replaces.',
    fr: 'Une unité que vous gagnez est prête et indemne, quelle que soit celle qu’elle remplace.',
    source: 'Rules: Using units',
  },
  {
    id: 'MK-UNIT-08',
    kind: 'rule',
    en:
      'A bonus for units only raises a value that the ability in use has. A bonus to Attack or Block ' +
      'holds for every element.',
    fr:
      'Un bonus pour les unités n’augmente qu’une valeur que possède la capacité utilisée. Un bonus ' +
      'd’Attaque ou de Blocage vaut pour tout élément.',
    source: 'Rules: Using units',
  },
  {
    id: 'MK-UNIT-09',
    kind: 'rule',
    en: 'A wounded unit cannot be activated and cannot be assigned damage, but it can be readied.',
    fr:
      'Une unité blessée ne peut pas être activée ni se voir attribuer de dégâts, mais elle peut être ' +
      'relevée.',
    source: 'Rules: Wounds',
  },
  {
    id: 'MK-UNIT-10',
    kind: 'rule',
    en: 'A unit wounded by poison carries two Wounds and must be healed twice.',
    fr: 'Une unité blessée par le poison porte deux Blessures et doit être soignée deux fois.',
    source: 'Rules: Wounds',
  },
  {
    id: 'MK-UNIT-11',
    kind: 'rule',
    en:
      'A unit that is destroyed or disbanded leaves the game. Its Wounds return to the supply and its ' +
      'banner goes to your discard pile.',
    fr:
      'Une unité détruite ou dissoute quitte la partie. Ses Blessures retournent à la réserve et sa ' +
      'bannière va dans votre défausse.',
    source: 'Rules: Using units',
  },
  {
    id: 'MK-UNIT-12',
    kind: 'rule',
    en:
      'You may give a banner to a unit at any time on your turn. A unit carries only one: a new banner ' +
      'sends the old one to your discard pile.',
    fr:
      'Vous pouvez confier une bannière à une unité à tout moment de votre tour. Une unité n’en porte ' +
      'qu’une : une nouvelle bannière envoie l’ancienne dans votre défausse.',
    source: 'Rules: Using units',
  },
  {
    id: 'MK-UNIT-13',
    kind: 'rule',
    en: 'A banner carried by a unit gives only its basic effect.',
    fr: 'Une bannière confiée à une unité ne donne que son effet simple.',
    source: 'Rules: Using units',
  },
  {
    id: 'MK-UNIT-14', // Q84
    kind: 'rule',
    en:
      'Bonds of Loyalty is an extra command token and adds 2 regular units to the offer when you gain it. ' +
      'Its unit costs 5 Influence less (at least 0), acts and takes damage even where units are banned, ' +
      'and cannot be disbanded.',
    fr:
      'Liens de loyauté vaut un jeton de commandement de plus et ajoute 2 unités régulières à l’offre ' +
      'quand vous gagnez cette compétence. Son unité coûte 5 points d’Influence de moins (au moins 0), ' +
      'agit et subit des dégâts même là où les unités sont exclues, et ne peut pas être dissoute.',
    source: 'Rules: Skill texts',
  },
  {
    id: 'MK-UNIT-15', // Q13
    kind: 'rule',
    en:
      'Where units are banned (dungeon, tomb, burning a monastery) they can neither be activated nor be ' +
      'assigned damage.',
    fr:
      'Là où les unités sont exclues (souterrain, tombeau, incendie d’un monastère), elles ne peuvent ni ' +
      'être activées ni se voir attribuer de dégâts.',
    source: 'ruling: Units',
  },
  {
    id: 'MK-UNIT-16',
    kind: 'rule',
    en: 'Physical resistance makes a unit less vulnerable to physical attacks.',
    fr: 'La résistance physique rend une unité moins vulnérable aux attaques physiques.',
    source: 'Sheet: Unit Resistance',
  },
  {
    id: 'MK-UNIT-17',
    kind: 'rule',
    en:
      'Fire resistance makes a unit less vulnerable to fire attacks. It also ignores an opponent’s ' +
      'effects from red cards and red mana abilities, other than attacks.',
    fr:
      'La résistance au feu rend une unité moins vulnérable aux attaques de feu. Elle ignore aussi les ' +
      'effets adverses, hors attaques, des cartes rouges et des capacités à mana rouge.',
    source: 'Sheet: Unit Resistance',
  },
  {
    id: 'MK-UNIT-18',
    kind: 'rule',
    en:
      'Ice resistance makes a unit less vulnerable to ice attacks. It also ignores an opponent’s effects ' +
      'from blue cards and blue mana abilities, other than attacks.',
    fr:
      'La résistance à la glace rend une unité moins vulnérable aux attaques de glace. Elle ignore aussi ' +
      'les effets adverses, hors attaques, des cartes bleues et des capacités à mana bleu.',
    source: 'Sheet: Unit Resistance',
  },
  {
    id: 'MK-UNIT-19',
    kind: 'rule',
    en: 'A unit with both fire and ice resistance also resists cold fire attacks.',
    fr:
      'Une unité qui a à la fois la résistance au feu et à la glace résiste aussi aux attaques de feu ' +
      'glacé.',
    source: 'Sheet: Unit Resistance',
  },
  {
    id: 'MK-UNIT-20', // Q67
    kind: 'rule',
    en:
      'A unit resistant to an enemy’s attack first takes its armor off the damage without being wounded. ' +
      'Only if some is left is it wounded and takes its armor off again.',
    fr:
      'Une unité résistante à l’attaque d’un ennemi retire d’abord son armure des dégâts sans être ' +
      'blessée. S’il en reste, elle est blessée et retire encore une fois son armure.',
    source: 'Sheet: Unit Resistance',
  },
  {
    id: 'MK-UNIT-21',
    kind: 'rule',
    en:
      'In a duel, a unit resistant to at least one element of the attack needs twice the damage to be ' +
      'wounded.',
    fr:
      'Dans un duel, il faut deux fois plus de dégâts pour blesser une unité résistante à au moins un ' +
      'élément de l’attaque.',
    source: 'Sheet: Unit Resistance',
  },
  {
    id: 'MK-UNIT-22',
    kind: 'rule',
    en: 'Units stay in your unit area; they never go to your deck, hand or discard pile.',
    fr:
      'Les unités restent dans votre zone d’unités ; elles ne vont jamais dans votre pioche, votre main ' +
      'ou votre défausse.',
    source: 'Rules: Using units',
  },
  {
    id: 'MK-UNIT-23',
    kind: 'rule',
    en:
      'An ability that wounds its own unit, such as Attack 6 of the Utem Swordsmen, does so without ' +
      'assigning damage to it.',
    fr:
      'Une capacité qui blesse sa propre unité, comme l’Attaque 6 des Épéistes d’Utem, le fait sans lui ' +
      'attribuer de dégâts.',
    source: 'Rules: Questions and answers',
  },
]
