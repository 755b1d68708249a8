import type { Messages } from '@longtable/kernel'

/** What the effect language does, and what its chooser asks. */
export const effects: Messages = {
  fx: {
    nothing: 'Nothing happens.',
    sentence: '{{base}}.',
  },
  ask: {
    pick: {
      unit_one: '{{source}}: {{doing}} Which unit?',
      unit_other: '{{source}}: {{doing}} Which units ({{count}} left)?',
      node_one: '{{source}}: {{doing}} Which space?',
      node_other: '{{source}}: {{doing}} Which spaces ({{count}} left)?',
      card_one: '{{source}}: {{doing}} Which card?',
      card_other: '{{source}}: {{doing}} Which cards ({{count}} left)?',
      side: '{{source}}: {{doing}} Which side?',
      option: '{{source}}: what do you choose?',
      face_one: '{{source}}: {{doing}} Which die?',
      face_other: '{{source}}: {{doing}} Which dice ({{count}} left)?',
      goods_one: '{{source}}: {{doing}} Which resource?',
      goods_other: '{{source}}: {{doing}} Which resources ({{count}} left)?',
      row_one: '{{source}}: {{doing}} Which kind of unit?',
      row_other: '{{source}}: {{doing}} Which kinds of units ({{count}} left)?',
      edge_one: '{{source}}: {{doing}} Which one?',
      edge_other: '{{source}}: {{doing}} Which ones ({{count}} left)?',
      die_one: '{{source}}: {{doing}} Which die?',
      die_other: '{{source}}: {{doing}} Which dice ({{count}} left)?',
    },
    rollAgain: 'You rolled {{dice}} and need {{atLeast}}: reroll a die for a saved card?',
    rollFaceAgain: 'You rolled {{dice}}: reroll it for a saved card?',
  },
  choose: {
    pick: {
      unit: '{{unit}} on {{space}}',
      node: '{{space}}',
      deck: 'On the bridge of {{space}}',
      named: '{{name}}',
      edge: {
        0: '{{space}}, north edge',
        1: '{{space}}, east edge',
        2: '{{space}}, south edge',
        3: '{{space}}, west edge',
        4: '{{space}}, across (\\)',
        5: '{{space}}, across (/)',
      },
      die: 'Die {{number}}',
      enough: 'No more',
    },
    standRoll: 'Keep the roll',
    rerollFor: 'Reroll the {{shown}} for {{card}}',
  },
}
