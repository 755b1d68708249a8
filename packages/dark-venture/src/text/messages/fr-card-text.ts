import type { Messages } from '@longtable/kernel'

/** Ce que portent les cartes, les plateaux et la carte du monde, outre les effets eux-mêmes. */
export const cardTexts: Messages = {
  body: {
    kind: {
      discovery: 'Découverte',
      allPlayer: 'Tous les joueurs',
      tactic: 'Tactique',
      factionBonus: 'Bonus de faction',
      equippable: 'Objet à porter',
      singleUse: 'Objet à usage unique',
      instant: 'Objet immédiat',
    },
    timing: {
      drawn: 'Dès la pioche',
      turn: 'À votre tour',
      defend: 'Quand vous êtes attaqué',
      defeat: 'Quand vous avez vaincu une unité',
      killed: 'Quand une de vos unités va mourir',
      combat: 'En combat, après le lancer',
      worn: 'Porté par une de vos unités',
    },
    hero: 'Un héros seul → {{run}}',
    wearer: 'Le porteur : {{mods}}.',
    hold: 'Toujours : {{mods}}.',
    limited: 'Utilisable {{limit}}.',
    when: {
      defeat: 'Quand une de vos unités en a vaincu une autre → {{run}}',
      capture: 'Quand le porteur fait un prisonnier → {{run}}',
      killed: 'Quand une de vos unités va mourir → {{run}}',
    },
    power: {
      defeat: 'Quand l’Ancien a vaincu une unité → {{run}}',
      combat: 'Quand l’Ancien attaque ou se défend → {{run}}',
      gather: 'Quand une de vos unités a récolté → {{run}}',
    },
    by: 'Seulement par {{who}}.',
    on: {
      fabricator: 'Seulement sur un fabricateur.',
      egg: 'Seulement sur une case avec un œuf.',
      portal: 'Seulement sur un portail.',
    },
    needs: 'Seulement si {{cond}}.',
  },
  note: {
    nextAttack: 'à la prochaine attaque : {{what}}',
  },
  terrain: {
    none: 'roche pleine',
    water: 'eau',
    roadway: 'route',
    rock: 'rochers',
    wooded: 'arbres',
    building: 'bâtiment',
    plain: 'terrain nu',
    link: 'passage vers {{space}}',
  },
}
