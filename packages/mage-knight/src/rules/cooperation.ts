// Cooperative assaults on cities
import type { Rule } from '@longtable/kernel'

export const cooperationRules: readonly Rule[] = [
  {
    id: 'MK-COOP-01',
    kind: 'rule',
    en:
      'A cooperative assault may begin only if neither the end of the round nor the end of the game has ' +
      'been announced.',
    fr:
      'Un assaut coopératif ne peut commencer que si ni la fin de la manche ni celle de la partie n’a été ' +
      'annoncée.',
    source: 'Sheet: Cooperative Assault',
  },
  {
    id: 'MK-COOP-02',
    kind: 'rule',
    en:
      'A cooperative assault is the initiator’s action, so it cannot follow another action of the same ' +
      'turn.',
    fr:
      'Un assaut coopératif est l’action de son meneur : il ne peut donc pas suivre une autre action du ' +
      'même tour.',
    source: 'Sheet: Cooperative Assault',
  },
  {
    id: 'MK-COOP-03',
    kind: 'rule',
    en: 'The initiator of a cooperative assault must stand next to the city.',
    fr: 'Le meneur d’un assaut coopératif doit se trouver sur une case voisine de la ville.',
    source: 'Sheet: Cooperative Assault',
  },
  {
    id: 'MK-COOP-04',
    kind: 'rule',
    en: 'Players whose hero stands next to the city and whose order token is face up may be invited.',
    fr:
      'On peut inviter les joueurs dont le héros se trouve à côté de la ville et dont le jeton d’ordre est ' +
      'face visible.',
    source: 'Sheet: Cooperative Assault',
  },
  {
    id: 'MK-COOP-05',
    kind: 'rule',
    en:
      'The initiator must share the space with no other hero, and may reach the city by Underground Attack ' +
      'too. Invited players need a card other than a Wound in hand, and nobody has to be invited.',
    fr:
      'Le meneur ne doit partager sa case avec aucun autre héros et peut aussi atteindre la ville par ' +
      '« Attaque souterraine ». Les invités doivent avoir en main une carte autre qu’une Blessure, et nul ' +
      'n’est tenu d’inviter quelqu’un.',
    source: 'Rules: Cooperative assault',
  },
  {
    id: 'MK-COOP-06',
    kind: 'rule',
    en:
      'The invitation says how many enemies each participant will fight, at least 1 each. All those ' +
      'invited must agree.',
    fr:
      'L’invitation indique combien d’ennemis chaque participant combattra, au moins 1 chacun. Tous les ' +
      'invités doivent être d’accord.',
    source: 'Sheet: Cooperative Assault, invitation',
  },
  {
    id: 'MK-COOP-07',
    kind: 'rule',
    en: 'A refused invitation changes nothing, and a different one may be made.',
    fr: 'Une invitation refusée ne change rien, et l’on peut en proposer une autre.',
    source: 'Rules: Cooperative assault',
  },
  {
    id: 'MK-COOP-08',
    kind: 'rule',
    en: 'When a cooperative assault is agreed, order tokens are turned face down.',
    fr: 'Quand un assaut coopératif est accepté, des jetons d’ordre sont retournés face cachée.',
    source: 'Sheet: Cooperative Assault, order tokens',
  },
  {
    id: 'MK-COOP-09', // Q46
    kind: 'rule',
    en:
      'Only the invited players turn their order tokens face down and so give up their next turn. The ' +
      'initiator is using the current turn.',
    fr:
      'Seuls les invités retournent leur jeton d’ordre face cachée et renoncent ainsi à leur prochain ' +
      'tour. Le meneur, lui, utilise son tour en cours.',
    source: 'ruling: Order tokens in a cooperative assault',
  },
  {
    id: 'MK-COOP-10',
    kind: 'rule',
    en: 'The tokens of the garrison are dealt out at random, unseen, in the numbers agreed.',
    fr: 'Les jetons de la garnison sont répartis au hasard, sans être vus, selon les nombres convenus.',
    source: 'Sheet: Cooperative Assault, enemies',
  },
  {
    id: 'MK-COOP-11', // Q47
    kind: 'rule',
    en:
      'Starting with the initiator and then in the order of the round, each participant moves into the ' +
      'city, paying its cost of 2 Move points, and fights.',
    fr:
      'En commençant par le meneur puis dans l’ordre de la manche, chaque participant entre dans la ville, ' +
      'en payant son coût de 2 points de Déplacement, et combat.',
    source: 'Sheet: Cooperative Assault, fighting',
  },
  {
    id: 'MK-COOP-12',
    kind: 'rule',
    en:
      'Each participant may use a die of the Source, and all effects of the own turn and of the time ' +
      'before it.',
    fr:
      'Chaque participant peut utiliser un dé de la Source, ainsi que tous les effets utilisables pendant ' +
      'ou avant son tour.',
    source: 'Sheet: Cooperative Assault, fighting',
  },
  {
    id: 'MK-COOP-13',
    kind: 'rule',
    en: 'Each participant goes through all phases of a combat against the own share of enemies.',
    fr: 'Chaque participant passe par toutes les phases d’un combat contre sa part d’ennemis.',
    source: 'Sheet: Cooperative Assault, fighting',
  },
  {
    id: 'MK-COOP-14',
    kind: 'rule',
    en:
      'Dice used in a cooperative assault come back only when the whole assault is over. Participants make ' +
      'no other move and take no other action.',
    fr:
      'Les dés utilisés pendant un assaut coopératif ne reviennent qu’une fois tout l’assaut terminé. Les ' +
      'participants ne font aucun autre déplacement ni aucune autre action.',
    source: 'Rules: Cooperative assault',
  },
  {
    id: 'MK-COOP-15',
    kind: 'rule',
    en: 'Rampaging enemies that a participant provokes or challenges join that player’s share only.',
    fr: 'Les ennemis maraudeurs qu’un participant provoque ou défie ne s’ajoutent qu’à sa propre part.',
    source: 'Rules: Cooperative assault',
  },
  {
    id: 'MK-COOP-16',
    kind: 'rule',
    en: 'In a cooperative assault, an effect on all enemies means all enemies of your own share.',
    fr: 'Dans un assaut coopératif, un effet sur tous les ennemis vise tous ceux de votre propre part.',
    source: 'Rules: Cooperative assault',
  },
  {
    id: 'MK-COOP-17',
    kind: 'rule',
    en:
      'A cooperative assault is resolved like any assault on a city: each participant loses 1 reputation ' +
      'and places a shield for each enemy defeated.',
    fr:
      'Un assaut coopératif se résout comme tout assaut d’une ville : chaque participant perd 1 point de ' +
      'réputation et pose un bouclier par ennemi qu’il a vaincu.',
    source: 'Sheet: Cooperative Assault, resolution',
  },
  {
    id: 'MK-COOP-18', // Q48
    kind: 'rule',
    en:
      'The city is conquered if all enemies of its garrison are defeated. Otherwise every participant ' +
      'withdraws to the space the attack came from.',
    fr:
      'La ville est conquise si tous les ennemis de sa garnison sont vaincus. Sinon, chaque participant se ' +
      'replie sur la case d’où il a attaqué.',
    source: 'Sheet: Cooperative Assault, resolution',
  },
  {
    id: 'MK-COOP-19', // Q99
    kind: 'rule',
    en:
      'After a cooperative assault the participants end their turns one after the other, in the order in ' +
      'which they fought, or, with the option coopTurns set to round, in the order of the round.',
    fr:
      'Après un assaut coopératif, les participants terminent leur tour l’un après l’autre, dans l’ordre ' +
      'où ils ont combattu ou, si l’option coopTurns vaut round, dans l’ordre de la manche.',
    source: 'Sheet: Cooperative Assault, end of turn',
    option: 'coopTurns',
  },
  {
    id: 'MK-COOP-20',
    kind: 'rule',
    en: 'Each participant may heal and play special effects after the assault, before the own end of turn.',
    fr:
      'Chaque participant peut se soigner et jouer des effets spéciaux après l’assaut, avant sa fin de ' +
      'tour.',
    source: 'Rules: Cooperative assault',
  },
  {
    id: 'MK-COOP-21',
    kind: 'rule',
    en:
      'Cooperative assaults are open in cooperative scenarios, and in the others if the option coopAssault ' +
      'is set to always.',
    fr:
      'Les assauts coopératifs sont possibles dans les scénarios coopératifs, et dans les autres si ' +
      'l’option coopAssault vaut always.',
    source: 'Rules: Cooperative assault',
    option: 'coopAssault',
  },
]
