import type { Messages } from '@longtable/kernel'

/** Le combat contre les ennemis. */
export const combat: Messages = {
  ask: {
    hideDie: '{{player}} combat {{enemy}}. Quel dé cachez-vous ?',
    join: 'Quels autres ennemis maraudeurs défiez-vous dans ce combat ?',
    ranged: 'Phase à distance et de siège : qui attaquez-vous ?',
    rangedAimed: 'Phase à distance et de siège : votre Attaque est de {{total}} contre Armure {{armor}}.',
    melee: 'Phase d’Attaque : qui attaquez-vous ?',
    meleeAimed: 'Phase d’Attaque : votre Attaque est de {{total}} contre Armure {{armor}}.',
    block: 'Phase de Blocage : quelle attaque bloquez-vous ?',
    facing:
      '{{enemy}} : votre Blocage est de {{total}}, il en faut {{needed}}. Dégâts sans blocage : {{damage}}.',
    order: 'Dégâts : quelle attaque subissez-vous maintenant ?',
    assign: '{{enemy}}, dégâts restants : {{n}}. Qui les subit ?',
  },
  choice: {
    hide: {
      white: 'Blanc : armure +1 dans la phase à distance et de siège, renommée +1',
      red: 'Rouge : attaque +1, renommée +1',
      blue: 'Bleu : armure +1 dans la phase d’attaque, renommée +1',
      black: 'Noir : rien',
    },
    join: 'Défier aussi {{enemy}}',
    joinNone: 'Ne défier personne d’autre',
    aim: 'Viser {{enemy}} (Armure {{armor}})',
    unaim: 'Ne plus viser {{enemy}} (Armure {{armor}})',
    strike_zero: 'Frapper',
    strike_one: 'Frapper : Attaque {{total}} contre Armure {{armor}}',
    strike_other: 'Frapper {{count}} ennemis : Attaque {{total}} contre Armure {{armor}}',
    endRanged: 'Finir la phase à distance et de siège',
    endCombat: 'Finir le combat',
    face: 'Bloquer {{enemy}} (il faut un Blocage de {{needed}} ; dégâts sans blocage : {{damage}})',
    block: 'Bloquer {{enemy}} : Blocage {{total}} contre {{needed}}',
    slow: 'Dépenser 1 Déplacement : attaque de {{enemy}} −1 (il faut maintenant un Blocage de {{needed}})',
    giveUp: 'Laisser passer {{enemy}} (dégâts : {{damage}})',
    back: 'Choisir un autre ennemi',
    endBlock: 'Finir la phase de Blocage',
    order: '{{enemy}} (dégâts : {{damage}})',
    toUnit: 'Blesser l’unité {{unit}} (Armure {{armor}}) ; dégâts restants : {{left}}',
    toUnitUnhurt: 'L’unité {{unit}} résiste et encaisse tout sans être blessée (Armure {{armor}})',
    toHero_one: 'Votre héros prend {{count}} Blessure',
    toHero_other: 'Votre héros prend {{count}} Blessures',
  },
  blocked: {
    'MK-COMBAT-21': 'Désignez d’abord les cibles de cette attaque.',
    'MK-COMBAT-22':
      'Cet ennemi est fortifié deux fois : rien ne l’atteint dans la phase à distance et de siège.',
    'MK-COMBAT-28':
      'Votre Attaque est de {{total}}, mais l’Armure de toutes les cibles ensemble est de {{armor}}.',
    'MK-COMBAT-44': 'Votre Blocage est de {{total}}, mais il en faut {{needed}}.',
    'MK-COMBAT-45': 'Vous avez renoncé à bloquer cet ennemi.',
    'MK-COMBAT-60': 'Les dégâts de cet ennemi sont en train d’être attribués.',
    'MK-FOE-07': 'Les dégâts d’un assassin ne peuvent pas être attribués à des unités.',
    'MK-FOE-08': 'Il n’y a aucun point de Déplacement à dépenser, ou il ne reste rien de cette attaque.',
    'MK-FOE-11': 'Immunité aux arcanes : les effets ne touchent pas cet ennemi.',
    'MK-ENEMY-13': 'Un monstre remplace cet invocateur en ce moment.',
    'MK-COMBAT-67': 'Cette unité a déjà subi des dégâts dans ce combat.',
    'MK-DEED-15':
      '« Au cœur de la mêlée » : seulement au début d’un combat, et aucun dégât ne peut être attribué aux unités ce tour-là.',
  },
  warn: {
    damage_one:
      'Dégâts en tout sans blocage : {{damage}}, soit {{count}} Blessure pour votre héros si aucune unité n’en subit.',
    damage_other:
      'Dégâts en tout sans blocage : {{damage}}, soit {{count}} Blessures pour votre héros si aucune unité n’en subit.',
    knockOut: 'Tant de Blessures mettent votre héros hors de combat.',
    attackLost: 'L’Attaque que vous avez jouée ({{n}}) est perdue.',
    blockLost: 'Le Blocage que vous avez joué ({{n}}) est perdu.',
    withdraw: 'Les défenseurs ne sont pas tous vaincus : vous vous repliez.',
    provokes: 'Ce pas provoque {{enemy}}.',
    assault: 'C’est un assaut : réputation {{n}}.',
    poison: 'Poison : autant de Blessures s’ajoutent à votre défausse.',
    paralyze: 'Paralysie : toutes les cartes autres que des Blessures quittent votre main.',
    unitDestroyed: 'Paralysie : l’unité est détruite.',
  },
}
