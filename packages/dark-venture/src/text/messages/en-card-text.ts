import type { Messages } from '@longtable/kernel'

/** What stands on cards, dashboards and the map besides the effects themselves. */
export const cardTexts: Messages = {
  body: {
    kind: {
      discovery: 'Discovery',
      allPlayer: 'All players',
      tactic: 'Tactic',
      factionBonus: 'Faction bonus',
      equippable: 'Item to wear',
      singleUse: 'Item, used once',
      instant: 'Item, at once',
    },
    timing: {
      drawn: 'As soon as it is drawn',
      turn: 'On your turn',
      defend: 'When you are attacked',
      defeat: 'When you have defeated a unit',
      killed: 'When a unit of yours is to die',
      combat: 'In a combat, after the roll',
      worn: 'Worn by one of your units',
    },
    hero: 'A Hero alone → {{run}}',
    wearer: 'The wearer: {{mods}}.',
    hold: 'Always: {{mods}}.',
    limited: 'It works {{limit}}.',
    when: {
      defeat: 'When one of your units has defeated another → {{run}}',
      capture: 'When the wearer takes a prisoner → {{run}}',
      killed: 'When one of your units is to die → {{run}}',
    },
    power: {
      defeat: 'When the Ancient has defeated a unit → {{run}}',
      combat: 'When the Ancient attacks or defends → {{run}}',
      gather: 'When one of your units has gathered → {{run}}',
    },
    by: 'Only by {{who}}.',
    on: {
      fabricator: 'Only on a fabricator.',
      egg: 'Only on a space with an egg.',
      portal: 'Only on a portal.',
    },
    needs: 'Only if {{cond}}.',
  },
  note: {
    nextAttack: 'in the next attack: {{what}}',
  },
  terrain: {
    none: 'solid rock',
    water: 'water',
    roadway: 'roadway',
    rock: 'rocks',
    wooded: 'trees',
    building: 'building',
    plain: 'open ground',
    link: 'a way up or down to {{space}}',
  },
}
