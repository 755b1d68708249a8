// Fame and levels
import type { Rule } from '@longtable/kernel'

export const levelsRules: readonly Rule[] = [
  {
    id: 'MK-LEVEL-01',
    kind: 'component',
    en:
      'Level 2 is reached with 3 fame, level 3 with 8, level 4 with 15, level 5 with 24, level 6 with 35, ' +
      'level 7 with 48, level 8 with 63, level 9 with 80 and level 10 with 99.',
    fr:
      'Le niveau 2 s’atteint à 3 points de renommée, le niveau 3 à 8, le 4 à 15, le 5 à 24, le 6 à 35, le ' +
      '7 à 48, le 8 à 63, le 9 à 80 et le 10 à 99.',
    source: 'Rules: Fame track',
  },
  {
    id: 'MK-LEVEL-02', // Q22
    kind: 'rule',
    en:
      'You level up only at the end of your turn, once for each line of the fame track you crossed, lowest ' +
      'level first.',
    fr:
      'On ne monte de niveau qu’à la fin de son tour, une fois par ligne franchie sur la piste de ' +
      'renommée, en commençant par le niveau le plus bas.',
    source: 'Rules: End of the turn',
  },
  {
    id: 'MK-LEVEL-03',
    kind: 'rule',
    en: 'On reaching an odd level you turn over your top level token, which becomes one more command token.',
    fr:
      'En atteignant un niveau impair, vous retournez votre premier jeton de niveau, qui devient un jeton ' +
      'de commandement de plus.',
    source: 'Sheet: End of Turn, level up',
  },
  {
    id: 'MK-LEVEL-04',
    kind: 'component',
    en:
      'Armor and hand limit are 2 and 5 at levels 1 and 2, 3 and 5 at levels 3 and 4, 3 and 6 at levels 5 ' +
      'and 6, 4 and 6 at levels 7 and 8, 4 and 7 at levels 9 and 10.',
    fr:
      'L’armure et la limite de main sont de 2 et 5 aux niveaux 1 et 2, de 3 et 5 aux niveaux 3 et 4, de 3 ' +
      'et 6 aux niveaux 5 et 6, de 4 et 6 aux niveaux 7 et 8, de 4 et 7 aux niveaux 9 et 10.',
    source: 'Rules: Level tokens',
  },
  {
    id: 'MK-LEVEL-05',
    kind: 'rule',
    en:
      'On reaching an even level you turn up two of your own skills. You either keep one of them or take a ' +
      'skill from the common area.',
    fr:
      'En atteignant un niveau pair, vous révélez deux de vos compétences. Vous gardez l’une d’elles ou ' +
      'prenez une compétence de la zone commune.',
    source: 'Sheet: End of Turn, level up',
  },
  {
    id: 'MK-LEVEL-06',
    kind: 'rule',
    en:
      'If you keep one of the two skills turned up, the other goes to the common area and you take any ' +
      'advanced action of the offer.',
    fr:
      'Si vous gardez l’une des deux compétences révélées, l’autre va dans la zone commune et vous prenez ' +
      'l’action avancée de votre choix dans l’offre.',
    source: 'Sheet: End of Turn, level up',
  },
  {
    id: 'MK-LEVEL-07',
    kind: 'rule',
    en:
      'If you take a skill from the common area, both skills turned up go there and you take the lowest ' +
      'advanced action of the offer.',
    fr:
      'Si vous prenez une compétence de la zone commune, les deux compétences révélées y vont et vous ' +
      'prenez l’action avancée la plus basse de l’offre.',
    source: 'Sheet: End of Turn, level up',
  },
  {
    id: 'MK-LEVEL-08',
    kind: 'rule',
    en: 'You may not take a skill of your own hero back from the common area.',
    fr: 'Vous ne pouvez pas reprendre dans la zone commune une compétence de votre propre héros.',
    source: 'Rules: End of the turn',
  },
  {
    id: 'MK-LEVEL-09',
    kind: 'rule',
    en:
      'The advanced action gained with a level goes on top of your deck, so you can draw it this turn. The ' +
      'offer is refilled before your next level.',
    fr:
      'L’action avancée gagnée avec un niveau va sur votre pioche : vous pouvez donc la piocher ce ' +
      'tour-ci. L’offre est complétée avant votre niveau suivant.',
    source: 'Rules: End of the turn',
  },
  {
    id: 'MK-LEVEL-10',
    kind: 'rule',
    en:
      'A new skill lies face up and can be used from then on. A new hand limit already counts for this ' +
      'turn’s draw.',
    fr:
      'Une nouvelle compétence est face visible et utilisable dès lors. Une nouvelle limite de main compte ' +
      'déjà pour la pioche de ce tour.',
    source: 'Rules: End of the turn',
  },
  {
    id: 'MK-LEVEL-11',
    kind: 'rule',
    en:
      'In a solo game, each time you gain a skill, one skill of the dummy player’s hero is turned up into ' +
      'the common area. You can take it from your next skill on.',
    fr:
      'En solitaire, chaque fois que vous gagnez une compétence, une compétence du héros du joueur fictif ' +
      'est révélée dans la zone commune. Vous pourrez la prendre à partir de votre prochaine compétence.',
    source: 'Rules: Skills in a solo game',
  },
  {
    id: 'MK-LEVEL-12', // Q33
    kind: 'rule',
    en:
      'If only one of your skills is left, you turn up only that one. With none left, you take one from ' +
      'the common area, or an advanced action of your choice without a skill.',
    fr:
      'S’il ne vous reste qu’une compétence, vous ne révélez que celle-là. S’il n’en reste aucune, vous en ' +
      'prenez une dans la zone commune, ou une action avancée de votre choix sans compétence.',
    source: 'ruling: Short skill piles',
    why: 'The rulebook does not say what happens when the skill pile runs short.',
  },
  {
    id: 'MK-LEVEL-13', // Q34
    kind: 'rule',
    en: 'Fame goes on counting beyond 119, but there is no level above 10. Losing fame never lowers a level.',
    fr:
      'La renommée continue de monter au-delà de 119, mais il n’y a pas de niveau au-dessus de 10. Perdre ' +
      'de la renommée ne fait jamais perdre de niveau.',
    source: 'ruling: Fame beyond the track',
  },
  {
    id: 'MK-LEVEL-14', // Q95
    kind: 'rule',
    en: 'Reputation never goes below -7 or above +7. What goes beyond is lost.',
    fr: 'La réputation ne descend jamais sous -7 et ne dépasse jamais +7. Ce qui va au-delà est perdu.',
    source: 'Rules: Reputation track',
  },
]
