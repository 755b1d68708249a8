import type { Messages } from '@longtable/kernel'

/** What Auto-Enemies and beasts do, and why. */
export const auto: Messages = {
  events: {
    autoTurn: '{{side}}: the Auto-Enemy reads its cards.',
    autoOrders: '{{side}}: its orders come first.',
    autoIdle: 'Nothing on it can be done now.',
    autoGoes: {
      playerUnit: '{{unit}}: towards the nearest player’s unit, on {{space}} (moves: {{n}}).',
      enemyUnit: '{{unit}}: towards the nearest enemy, on {{space}} (moves: {{n}}).',
      openEdge: '{{unit}}: towards the nearest place for an exchange, {{space}} (moves: {{n}}).',
      riftCrystal: '{{unit}}: towards the nearest rift crystal, on {{space}} (moves: {{n}}).',
      actionToken: '{{unit}}: towards the nearest red token, on {{space}} (moves: {{n}}).',
      ownUnit: '{{unit}}: towards the nearest unit of its side, on {{space}} (moves: {{n}}).',
      ownStart: '{{unit}}: home to its start area, {{space}} (moves: {{n}}).',
      named: '{{unit}}: to {{goal}}, on {{space}} (moves: {{n}}).',
      awayFromEnemies: '{{unit}}: away from its enemies, to {{space}} (moves: {{n}}).',
    },
    autoStays: {
      restrained: '{{unit}} is restrained and stays.',
      stopped: '{{unit}} was stopped by a red token and stays.',
      there: '{{unit}} is where it wants to be and stays.',
      nowhere: '{{unit}} has nothing to go for and stays.',
    },
    autoHalts: {
      redToken: '{{unit}} is stopped by the red token on {{space}}.',
      moves: '{{unit}} has too few moves left for the next step and stops on {{space}}.',
      fell: '{{unit}} brings down what stands in its way and stops on {{space}}.',
      stands: 'What stands in its way holds: {{unit}} stops on {{space}}.',
    },
    autoAims: {
      only: '{{units}}: the only enemy within reach is {{target}}.',
      player: '{{units}}: players’ units come first, so {{target}}, defence {{defence}}.',
      newFaction:
        '{{units}}: a faction never extracted from comes first, so {{target}}, defence {{defence}}.',
      weakest: '{{units}}: the lowest defence comes first, so {{target}}, defence {{defence}}.',
    },
  },
}
