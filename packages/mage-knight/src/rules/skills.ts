// Skills
import type { Rule } from '@longtable/kernel'

export const skillsRules: readonly Rule[] = [
  {
    id: 'MK-SKILL-01',
    kind: 'rule',
    en: 'A skill marked with a flip sign is used once a round: turn it face down when you use it.',
    fr:
      'Une compétence marquée du signe de retournement s’utilise une fois par manche : retournez-la face ' +
      'cachée en l’utilisant.',
    source: 'Sheet: Player Turns, skills',
  },
  {
    id: 'MK-SKILL-02',
    kind: 'rule',
    en:
      'An interactive skill is used once a round. It stays in force until your next turn starts and is ' +
      'then turned face down.',
    fr:
      'Une compétence interactive s’utilise une fois par manche. Elle agit jusqu’au début de votre ' +
      'prochain tour, puis elle est retournée face cachée.',
    source: 'Sheet: Player Turns, skills',
  },
  {
    id: 'MK-SKILL-03',
    kind: 'rule',
    en: 'Any other skill can be used once in each of your turns.',
    fr: 'Toute autre compétence peut servir une fois à chacun de vos tours.',
    source: 'Sheet: Player Turns, skills',
  },
  {
    id: 'MK-SKILL-04',
    kind: 'rule',
    en: 'You use skills only on your own turn. Motivation may also be used on other players’ turns.',
    fr:
      'Vous n’utilisez vos compétences que pendant votre tour. « Motivation » peut aussi servir pendant le ' +
      'tour des autres.',
    source: 'Rules: Using skills',
  },
  {
    id: 'MK-SKILL-05',
    kind: 'rule',
    en:
      'An interactive skill in force lies in the centre of the table. If the round ends first, it goes ' +
      'back to its owner face down.',
    fr:
      'Une compétence interactive active se trouve au centre de la table. Si la manche se termine avant, ' +
      'elle revient à son propriétaire face cachée.',
    source: 'Rules: Using skills',
  },
  {
    id: 'MK-SKILL-06',
    kind: 'rule',
    en: 'Once you have taken another hero’s skill, it works exactly like one of your own.',
    fr: 'Une fois prise, la compétence d’un autre héros fonctionne exactement comme l’une des vôtres.',
    source: 'Rules: Using skills',
  },
  {
    id: 'MK-SKILL-07', // Q07
    kind: 'rule',
    en:
      'An extra turn, from The Right Moment or Time Bending, lets you use your once-a-turn skills again, ' +
      'but not skills turned face down.',
    fr:
      'Un tour supplémentaire, dû à « Le bon moment » ou à « Distorsion du temps », permet de réutiliser ' +
      'vos compétences valables une fois par tour, mais pas celles retournées face cachée.',
    source: 'ruling: Extra turns',
  },
  {
    id: 'MK-SKILL-08',
    kind: 'rule',
    en:
      'Motivation draws 2 cards, and gives a mana token of its colour if you alone have the least fame, or ' +
      'if you play solo. You may use no other Motivation until the end of your next turn.',
    fr:
      '« Motivation » fait piocher 2 cartes, et donne un jeton de mana de sa couleur si vous êtes seul à ' +
      'avoir le moins de renommée ou si vous jouez en solitaire. Vous ne pouvez pas utiliser d’autre ' +
      '« Motivation » avant la fin de votre prochain tour.',
    source: 'Rules: Motivation',
  },
  {
    id: 'MK-SKILL-09', // Q10
    kind: 'rule',
    en: 'A mana token gained on another player’s turn is kept until the end of your own next turn.',
    fr:
      'Un jeton de mana gagné pendant le tour d’un autre joueur se garde jusqu’à la fin de votre prochain ' +
      'tour.',
    source: 'ruling: Mana tokens out of turn',
  },
  {
    id: 'MK-SKILL-10',
    kind: 'rule',
    en: 'If you use Who Needs Magic? for +3, you may not use a die of the Source later in that turn.',
    fr:
      'Si vous utilisez « À quoi bon la magie ? » pour +3, vous ne pouvez plus utiliser de dé de la Source ' +
      'pendant ce tour.',
    source: 'Rules: Who Needs Magic?',
  },
  {
    id: 'MK-SKILL-11',
    kind: 'rule',
    en:
      'Leadership raises only a value that the unit’s ability used has: it adds no attack or block where ' +
      'there is none. Before the Attack phase it raises ranged attacks alone, not siege attacks; in the Attack phase ' +
      'a ranged or siege attack gets what any attack gets.',
    fr:
      '« Autorité » n’augmente qu’une valeur présente dans la capacité utilisée par l’unité : elle ' +
      'n’ajoute ni attaque ni blocage là où il n’y en a pas. Avant la phase d’attaque, elle n’augmente que les ' +
      'attaques à distance, pas les attaques de siège ; en phase d’attaque, une attaque à distance ou de siège ' +
      'reçoit le même bonus que toute autre.',
    source: 'Rules: Leadership',
  },
  {
    id: 'MK-SKILL-12',
    kind: 'rule',
    en:
      'Team mates are not affected by each other’s interactive skills, but they are by each other’s ' +
      'interactive spells.',
    fr:
      'Les coéquipiers ne subissent pas les compétences interactives l’un de l’autre, mais ils subissent ' +
      'leurs sorts interactifs.',
    source: 'Rules: Team rules',
  },
  {
    id: 'MK-SKILL-13', // Q35
    kind: 'rule',
    en:
      'A skill has no colour, so no resistance makes an enemy ignore its effects. Only the element of its ' +
      'attack counts.',
    fr:
      'Une compétence n’a pas de couleur : aucune résistance ne permet à un ennemi d’ignorer ses effets. ' +
      'Seul compte l’élément de son attaque.',
    source: 'ruling: Skills and resistances',
  },
  {
    id: 'MK-SKILL-14', // Q06
    kind: 'rule',
    en:
      'The Day and Night values of a skill follow the board. Where Night rules apply the Night value ' +
      'counts, unless the option nightRulesValues is off.',
    fr:
      'Les valeurs de jour et de nuit d’une compétence suivent le plateau. Là où s’appliquent les règles ' +
      'de nuit, c’est la valeur de nuit, sauf si l’option nightRulesValues est désactivée.',
    source: 'ruling: Night rules',
    option: 'nightRulesValues',
  },
]
