// Movement
import type { Rule } from '@longtable/kernel'

export const movementRules: readonly Rule[] = [
  {
    id: 'MK-MOVE-01',
    kind: 'rule',
    en:
      'Each step goes to an adjacent, revealed and accessible space and costs the Move points of the ' +
      'space you enter.',
    fr:
      'Chaque pas mène sur une case adjacente, révélée et accessible, et coûte les points de Déplacement ' +
      'de la case où vous entrez.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-MOVE-02',
    kind: 'component',
    en: 'Move points by Day: plains 2, hills 3, forest 3, wasteland 4, desert 5, swamp 5.',
    fr: 'Points de Déplacement de jour : plaine 2, collines 3, forêt 3, friche 4, désert 5, marais 5.',
    source: 'Rules: Terrain',
  },
  {
    id: 'MK-MOVE-03',
    kind: 'component',
    en: 'Move points at Night: plains 2, hills 3, forest 5, wasteland 4, desert 3, swamp 5.',
    fr: 'Points de Déplacement de nuit : plaine 2, collines 3, forêt 5, friche 4, désert 3, marais 5.',
    source: 'Rules: Terrain',
  },
  {
    id: 'MK-MOVE-04',
    kind: 'rule',
    en: 'Lakes, mountains and the sea cannot be entered without an effect that allows it.',
    fr: 'Lacs, montagnes et mer sont inaccessibles sans un effet qui le permette.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-MOVE-05',
    kind: 'rule',
    en: 'Entering a city costs 2 Move points, whatever terrain it stands on.',
    fr: 'Entrer dans une ville coûte 2 points de Déplacement, quel que soit le terrain.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-MOVE-06',
    kind: 'rule',
    en:
      'You may add Move points at any time while you move; unspent ones stay available in the movement ' +
      'part.',
    fr:
      'Vous pouvez ajouter des points de Déplacement à tout moment pendant que vous avancez ; ceux que ' +
      'vous n’avez pas dépensés restent disponibles durant la partie déplacement.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-MOVE-07', // Q37
    kind: 'rule',
    en:
      'You choose the order in which reductions of a move cost apply. None makes it less than 0 or less ' +
      'than the effect’s own minimum.',
    fr:
      'Vous choisissez l’ordre dans lequel s’appliquent les réductions d’un coût de déplacement. Aucune ' +
      'ne le fait descendre sous 0 ni sous le minimum propre à l’effet.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-MOVE-08',
    kind: 'rule',
    en: 'An effect that changes how you move applies only to steps taken after it was played.',
    fr: 'Un effet qui change votre façon de vous déplacer ne vaut que pour les pas faits après l’avoir joué.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-MOVE-09',
    kind: 'rule',
    en:
      'Entering a fortified site that is not conquered, or another player’s keep, ends your movement and ' +
      'is an assault.',
    fr:
      'Entrer sur un site fortifié qui n’est pas conquis, ou dans le donjon d’un autre joueur, met fin à ' +
      'votre déplacement et constitue un assaut.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-MOVE-10',
    kind: 'rule',
    en: 'A space with a rampaging enemy cannot be entered.',
    fr: 'On ne peut pas entrer sur une case occupée par un ennemi maraudeur.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-MOVE-11',
    kind: 'rule',
    en:
      'A step from one space next to a rampaging enemy to another space next to it provokes that enemy: ' +
      'you finish the step, your movement ends and it attacks you.',
    fr:
      'Un pas d’une case voisine d’un ennemi maraudeur à une autre case voisine du même ennemi le ' +
      'provoque : vous achevez ce pas, votre déplacement prend fin et il vous attaque.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-MOVE-12',
    kind: 'rule',
    en:
      'A step away from a rampaging enemy’s neighbourhood, or one that only just reaches it, does not ' +
      'provoke it.',
    fr:
      'Un pas qui quitte le voisinage d’un ennemi maraudeur, ou qui ne fait que l’atteindre, ne le ' +
      'provoque pas.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-MOVE-13',
    kind: 'rule',
    en: 'One step can provoke several rampaging enemies; all of them attack in the same combat.',
    fr: 'Un seul pas peut provoquer plusieurs ennemis maraudeurs ; tous attaquent dans le même combat.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-MOVE-14', // Q04, Q05, Q62
    kind: 'rule',
    en:
      'Exploring, withdrawing, a forced withdrawal, a retreat in a duel and moves said not to provoke ' +
      'never provoke enemies.',
    fr:
      'Explorer, se replier, subir un repli forcé, battre en retraite dans un duel ou faire un ' +
      'déplacement dit sans provocation ne provoque jamais d’ennemis.',
    source: 'ruling: Movement',
  },
  {
    id: 'MK-MOVE-15',
    kind: 'rule',
    en:
      'Adventure sites, mines, glades, villages, monasteries and conquered sites do not stop your ' +
      'movement.',
    fr:
      'Les sites d’aventure, mines, clairières, villages, monastères et sites conquis n’arrêtent pas ' +
      'votre déplacement.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-MOVE-16',
    kind: 'rule',
    en:
      'An effect that moves you directly costs only what it says and may carry you over inaccessible ' +
      'spaces, rampaging enemies and fortified sites, unless it says otherwise.',
    fr:
      'Un effet qui vous déplace directement ne coûte que ce qu’il indique et peut vous faire passer par ' +
      'des cases inaccessibles, des ennemis maraudeurs et des sites fortifiés, sauf indication contraire.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-MOVE-17',
    kind: 'rule',
    en:
      'A space is safe if it is accessible without effects, is no unconquered fortified site and no keep ' +
      'of another player, and holds no other hero. Other heroes do not matter on the portal and in a ' +
      'conquered city.',
    fr:
      'Une case est sûre si elle est accessible sans effet, si ce n’est ni un site fortifié non conquis ' +
      'ni le donjon d’un autre joueur, et si aucun autre héros ne s’y trouve. Sur le portail et dans une ' +
      'ville conquise, les autres héros ne comptent pas.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-MOVE-18',
    kind: 'rule',
    en: 'You may pass through another hero’s space freely, but not through a keep that this hero owns.',
    fr: 'Vous pouvez traverser librement la case d’un autre héros, mais pas un donjon qui lui appartient.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-MOVE-19',
    kind: 'rule',
    en: 'You may stop on another hero’s space, explore from there and move on.',
    fr: 'Vous pouvez vous arrêter sur la case d’un autre héros, explorer depuis cette case, puis repartir.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-MOVE-20', // Q71
    kind: 'rule',
    en:
      'Ending your movement on another hero’s space attacks that hero. It is your action of the turn, and ' +
      'no other action is possible there.',
    fr:
      'Terminer votre déplacement sur la case d’un autre héros, c’est l’attaquer. C’est votre action du ' +
      'tour, et aucune autre n’y est possible.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-MOVE-21',
    kind: 'rule',
    en:
      'If you end your movement on another hero’s space where a duel is not allowed, you have no action ' +
      'this turn and must withdraw at its end.',
    fr:
      'Si vous terminez votre déplacement sur la case d’un autre héros là où le duel n’est pas permis, ' +
      'vous n’avez pas d’action ce tour-ci et devez vous replier à la fin du tour.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-MOVE-22',
    kind: 'rule',
    en: 'A step that provokes enemies may not enter another hero’s space.',
    fr: 'Un pas qui provoque des ennemis ne peut pas mener sur la case d’un autre héros.',
    source: 'Rules: Duels',
  },
  {
    id: 'MK-MOVE-23',
    kind: 'rule',
    en:
      'If you end your turn on the portal you leave the map, and are put back on the portal when your ' +
      'next turn starts.',
    fr:
      'Si vous terminez votre tour sur le portail, vous quittez la carte du monde et y êtes replacé au ' +
      'début de votre prochain tour.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-MOVE-24',
    kind: 'rule',
    en: 'Any number of heroes may stand in a conquered city.',
    fr: 'Un nombre quelconque de héros peut se trouver dans une ville conquise.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-MOVE-25', // Q93
    kind: 'rule',
    en:
      'By Day the token of an unconquered keep or mage tower is revealed when a hero comes next to it; at ' +
      'Night it stays hidden until the assault.',
    fr:
      'De jour, le jeton d’un donjon ou d’une tour de mage non conquis est révélé quand un héros arrive à ' +
      'côté ; de nuit, il reste caché jusqu’à l’assaut.',
    source: 'Rules: Site cards',
  },
  {
    id: 'MK-MOVE-26', // Q19
    kind: 'rule',
    en:
      'When a hero comes next to a city its whole garrison is revealed, by Day and at Night, or by Day ' +
      'only with the option garrisonAtNight off.',
    fr:
      'Quand un héros arrive à côté d’une ville, toute sa garnison est révélée, de jour comme de nuit, ou ' +
      'de jour seulement si l’option garrisonAtNight est désactivée.',
    source: 'ruling: Movement',
    option: 'garrisonAtNight',
  },
  {
    id: 'MK-MOVE-27',
    kind: 'rule',
    en:
      'A space with your own shield never hinders your movement, and a conquered mage tower or city is ' +
      'open to everybody.',
    fr:
      'Une case qui porte votre bouclier ne gêne jamais votre déplacement, et une tour de mage ou une ' +
      'ville conquise est ouverte à tous.',
    source: 'Rules: Interaction',
  },
  {
    id: 'MK-MOVE-28',
    kind: 'rule',
    en:
      'An effect that opens inaccessible terrain also sets its cost; such a space is still not safe at ' +
      'the end of the turn.',
    fr:
      'Un effet qui ouvre un terrain inaccessible en fixe aussi le coût ; une telle case n’est pas sûre ' +
      'pour autant à la fin du tour.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-MOVE-29', // Q92
    kind: 'rule',
    en: 'When a Day round starts, the tokens of keeps and mage towers next to a hero are revealed too.',
    fr:
      'Au début d’une manche de jour, les jetons des donjons et des tours de mage voisins d’un héros sont ' +
      'révélés aussi.',
    source: 'ruling: Movement',
  },
  {
    id: 'MK-MOVE-30',
    kind: 'rule',
    en: 'You need not spend all your Move points, and you may stay where you are.',
    fr: 'Vous n’êtes pas obligé de dépenser tous vos points de Déplacement, et vous pouvez rester sur place.',
    source: 'Rules: The turn',
  },
]
