// What is in the box, and the numbers that rules share. Printed, except the faces of the action die and how the
// resource and dice tokens divide among their kinds.

export const supply = {
  actionDie: ['ortho2', 'ortho1', 'ortho1', 'diag1', 'skull', 'skull'],
  actionDice: 6,
  memory: 3,
  savedCards: 5,
  itemSlots: 2,
  itemPairs: 12,
  targets: [10, 20, 30],
  diceTokens: { ortho2: 16, ortho1: 16, diag1: 16, skull: 16 },
  resources: { ore: 6, gold: 6, wood: 6, water: 6, meat: 6 },
  tokens: {
    actionDraw: 8,
    itemDraw: 16,
    egg: 10,
    largePortal: 4,
    smallPortal: 3,
    riftCrystal: 4,
    banner: 3,
    fungus: 4,
    fallenStar: 1,
    vaultHeart: 1,
    event: 12,
    search: 22,
  },
  fences: 10,
  walls: 10,
  controlTokens: 9,
  attackDice: 8,
  defenceDice: 8,
  cubes: 32,
  tokenTotal: 358,
} as const

/** Numbers to reach, and what they bring. */
export const numbers = {
  turnOrderDice: 4,
  escape: 6,
  escapeSpaces: 2,
  gather: [2, 4, 6],
  gatherGold: [6],
  autoBreaksFence: 7,
  autoBreaksWall: 8,
  eggBonus: 3,
  proposalsATurn: 3,
} as const
