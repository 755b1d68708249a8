// Rewards
import type { Rule } from '@longtable/kernel'

export const rewardsRules: readonly Rule[] = [
  {
    id: 'MK-REWARD-01',
    kind: 'rule',
    en: 'You take the rewards of a combat at the end of your turn, in any order you like.',
    fr: 'Vous prenez les récompenses d’un combat à la fin de votre tour, dans l’ordre de votre choix.',
    source: 'Rules: End of the turn',
  },
  {
    id: 'MK-REWARD-02',
    kind: 'rule',
    en:
      'You can hold at most 3 crystals of a colour. A random crystal is rolled with a mana die: gold lets ' +
      'you choose the colour, black gives 1 fame instead.',
    fr:
      'Vous pouvez avoir au plus 3 cristaux d’une même couleur. Un cristal au hasard se tire au dé de ' +
      'mana : doré laisse choisir la couleur, noir donne 1 point de renommée à la place.',
    source: 'Sheet: End of Turn, rewards',
  },
  {
    id: 'MK-REWARD-03', // Q09
    kind: 'rule',
    en: 'A reward crystal of a colour you already hold 3 of is lost: no mana token instead, no second roll.',
    fr:
      'Un cristal de récompense d’une couleur dont vous avez déjà 3 exemplaires est perdu : ni jeton de ' +
      'mana à la place, ni nouveau lancer.',
    source: 'ruling: Reward crystals',
  },
  {
    id: 'MK-REWARD-04', // Q53
    kind: 'rule',
    en: 'You draw one artifact more than you have won this turn, return one and put the others on your deck.',
    fr:
      'Vous piochez un artefact de plus que vous n’en avez gagné ce tour-ci, en rendez un et posez les ' +
      'autres sur votre pioche.',
    source: 'Sheet: End of Turn, rewards',
  },
  {
    id: 'MK-REWARD-05',
    kind: 'rule',
    en:
      'The artifact you return goes under the artifact deck. You put those you keep on top of your deck in ' +
      'any order.',
    fr:
      'L’artefact rendu va sous la pile des artefacts. Vous posez ceux que vous gardez sur votre pioche, ' +
      'dans l’ordre de votre choix.',
    source: 'Rules: End of the turn',
  },
  {
    id: 'MK-REWARD-06', // Q51, Q97
    kind: 'rule',
    en:
      'You choose a spell or advanced action won as a reward from its offer, put it on your deck, and the ' +
      'offer is refilled. An empty offer gives nothing.',
    fr:
      'Vous choisissez dans l’offre le sort ou l’action avancée gagné en récompense, le posez sur votre ' +
      'pioche, et l’offre est complétée. Une offre vide ne donne rien.',
    source: 'Sheet: End of Turn, rewards',
  },
  {
    id: 'MK-REWARD-07',
    kind: 'rule',
    en:
      'An advanced action won as a reward comes from the offer of advanced actions, never from the unit ' +
      'offer.',
    fr:
      'Une action avancée gagnée en récompense vient de l’offre d’actions avancées, jamais de l’offre ' +
      'd’unités.',
    source: 'Rules: End of the turn',
  },
  {
    id: 'MK-REWARD-08', // Q64
    kind: 'rule',
    en:
      'You take a unit won as a reward from the unit offer. If all your command tokens are in use, one of ' +
      'your units must be disbanded, but you may level up first.',
    fr:
      'Vous prenez dans l’offre une unité gagnée en récompense. Si tous vos jetons de commandement sont ' +
      'occupés, vous devez dissoudre une de vos unités, mais vous pouvez d’abord monter de niveau.',
    source: 'Sheet: End of Turn, rewards',
  },
  {
    id: 'MK-REWARD-09',
    kind: 'rule',
    en:
      'A unit won as a reward may be any unit of the offer, whatever its kind and cost. You may give the ' +
      'reward up instead of disbanding a unit.',
    fr:
      'Une unité gagnée en récompense peut être n’importe quelle unité de l’offre, quels que soient son ' +
      'type et son coût. Vous pouvez renoncer à la récompense plutôt que de dissoudre une unité.',
    source: 'Rules: End of the turn',
  },
  {
    id: 'MK-REWARD-10',
    kind: 'rule',
    en: 'The crystals won in ruins are not rolled: you gain one of each basic colour.',
    fr:
      'Les cristaux gagnés dans les ruines ne se tirent pas au dé : vous en gagnez un de chaque couleur de ' +
      'base.',
    source: 'Rules: Ancient ruins',
  },
  {
    id: 'MK-REWARD-11',
    kind: 'rule',
    en: 'Fame gained with your rewards counts for levelling up this same turn.',
    fr: 'La renommée gagnée avec vos récompenses compte pour monter de niveau ce tour-ci.',
    source: 'Rules: End of the turn',
  },
  {
    id: 'MK-REWARD-12',
    kind: 'rule',
    en: 'A spell won as a reward costs no mana to take.',
    fr: 'Un sort gagné en récompense ne coûte aucun mana.',
    source: 'Rules: End of the turn',
  },
]
