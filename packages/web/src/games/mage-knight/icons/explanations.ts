import {
  BASIC_COLOURS,
  CITY_COST,
  CRYSTALS_OF_A_COLOUR,
  EXPLORE_COST,
  healing,
  levelFame,
  levels,
  moveCost,
  PLUNDERED_CARDS,
  prices,
  reputationInfluence,
  REPUTATION_END,
  ruins,
  sites,
  THEFT,
} from '@longtable/mage-knight/board'
import type { Formatter } from '@longtable/i18n'
import type { IconName } from './Icon.tsx'

interface Explanation {
  /** Where it stands in the rules, the most important first. */
  readonly rules: readonly [string, ...string[]]
  readonly icon?: IconName
  /** Numbers of the sentence, from the tables of the game. */
  readonly with?: Readonly<Record<string, number>>
}

function reputationOf(id: 'monastery' | 'keep' | 'orc' | 'draconum'): { readonly reputation: number } {
  const row = sites.find((site) => site.id === id)
  return { reputation: row !== undefined && 'reputation' in row ? Math.abs(row.reputation) : 0 }
}

function altarFame(): number {
  const row = ruins.find((token) => 'altar' in token)
  return row !== undefined && 'fame' in row ? row.fame : 0
}

/** Everything on the table that explains itself; where the game has an id for it, under that id. */
const table = {
  // What cards give.
  move: { icon: 'move', rules: ['MK-TURN-14', 'MK-MOVE-01', 'MK-MOVE-06'] },
  influence: { icon: 'influence', rules: ['MK-TURN-18', 'MK-INTERACT-06', 'MK-INTERACT-07'] },
  attack: { icon: 'attack', rules: ['MK-COMBAT-27', 'MK-COMBAT-80'] },
  ranged: { icon: 'ranged', rules: ['MK-COMBAT-22', 'MK-COMBAT-81'] },
  siege: { icon: 'siege', rules: ['MK-COMBAT-22', 'MK-COMBAT-81'] },
  block: { icon: 'block', rules: ['MK-COMBAT-44', 'MK-COMBAT-46'] },
  heal: { icon: 'heal', rules: ['MK-CARD-15', 'MK-CARD-16', 'MK-TURN-29'] },
  damage: { icon: 'damage', rules: ['MK-COMBAT-61', 'MK-COMBAT-65', 'MK-COMBAT-68'] },
  draw: { icon: 'draw', rules: ['MK-CARD-27'] },
  // Elements and resistances.
  physical: { icon: 'physical', rules: ['MK-COMBAT-43', 'MK-CARD-05'] },
  fire: { icon: 'fire', rules: ['MK-ENEMY-06', 'MK-COMBAT-43'] },
  ice: { icon: 'ice', rules: ['MK-ENEMY-07', 'MK-COMBAT-43'] },
  coldFire: { icon: 'coldFire', rules: ['MK-ENEMY-08', 'MK-COMBAT-26'] },
  inefficient: { rules: ['MK-COMBAT-25', 'MK-COMBAT-42'] },
  resistPhysical: { icon: 'resistPhysical', rules: ['MK-ENEMY-02', 'MK-UNIT-16'] },
  resistFire: { icon: 'resistFire', rules: ['MK-ENEMY-03', 'MK-UNIT-17'] },
  resistIce: { icon: 'resistIce', rules: ['MK-ENEMY-04', 'MK-UNIT-18'] },
  unitResistance: { icon: 'resistPhysical', rules: ['MK-UNIT-20', 'MK-COMBAT-66'] },
  // Enemies.
  enemy: { icon: 'enemy', rules: ['MK-ENEMY-21', 'MK-SETUP-07'] },
  fortified: { icon: 'fortified', rules: ['MK-ENEMY-01', 'MK-COMBAT-29'] },
  swift: { icon: 'swift', rules: ['MK-ENEMY-09', 'MK-ENEMY-11'] },
  brutal: { icon: 'brutal', rules: ['MK-ENEMY-10', 'MK-ENEMY-11'] },
  poison: { icon: 'poison', rules: ['MK-ENEMY-15', 'MK-UNIT-10'] },
  paralyze: { icon: 'paralyze', rules: ['MK-ENEMY-16', 'MK-ENEMY-18'] },
  summon: { icon: 'summon', rules: ['MK-ENEMY-12', 'MK-ENEMY-13'] },
  unfortified: { icon: 'unfortified', rules: ['MK-FOE-10'] },
  elusive: { icon: 'elusive', rules: ['MK-FOE-04', 'MK-FOE-05', 'MK-FOE-06'] },
  assassination: { icon: 'assassination', rules: ['MK-FOE-07'] },
  cumbersome: { icon: 'cumbersome', rules: ['MK-FOE-08', 'MK-FOE-09'] },
  arcane: { icon: 'arcane', rules: ['MK-FOE-11', 'MK-FOE-12', 'MK-FOE-13'] },
  vampiric: { icon: 'vampiric', rules: ['MK-FOE-15'] },
  defend: { icon: 'defend', rules: ['MK-FOE-16', 'MK-FOE-17', 'MK-FOE-18'] },
  severalAttacks: { icon: 'attack', rules: ['MK-FOE-01', 'MK-FOE-02', 'MK-FOE-03'] },
  greenEnemy: { icon: 'orc', rules: ['MK-EXPLORE-12', 'MK-COMBAT-92'] },
  greyEnemy: { icon: 'keep', rules: ['MK-EXPLORE-13', 'MK-SITE-10'] },
  brownEnemy: { icon: 'monsterDen', rules: ['MK-SITE-40', 'MK-SITE-50'] },
  violetEnemy: { icon: 'mageTower', rules: ['MK-EXPLORE-13', 'MK-SITE-20'] },
  whiteEnemy: { icon: 'city', rules: ['MK-SITE-07'] },
  redEnemy: { icon: 'dragon', rules: ['MK-EXPLORE-12', 'MK-SITE-42'] },
  garrison: { icon: 'city', rules: ['MK-SITE-07', 'MK-MOVE-26'] },
  // Combat.
  combat: { icon: 'attack', rules: ['MK-COMBAT-12', 'MK-COMBAT-13'] },
  rangedPhase: { icon: 'ranged', rules: ['MK-COMBAT-20', 'MK-COMBAT-22'] },
  blockPhase: { icon: 'block', rules: ['MK-COMBAT-41', 'MK-COMBAT-44'] },
  damagePhase: { icon: 'damage', rules: ['MK-COMBAT-60', 'MK-COMBAT-65'] },
  attackPhase: { icon: 'attack', rules: ['MK-COMBAT-80', 'MK-COMBAT-81'] },
  knockOut: { rules: ['MK-COMBAT-69', 'MK-COMBAT-71'] },
  rampaging: { icon: 'orc', rules: ['MK-MOVE-10', 'MK-COMBAT-05'] },
  provoke: { icon: 'orc', rules: ['MK-MOVE-11', 'MK-MOVE-12', 'MK-MOVE-14'] },
  challenge: { icon: 'attack', rules: ['MK-COMBAT-05', 'MK-COMBAT-08'] },
  assault: { icon: 'siege', rules: ['MK-COMBAT-02', 'MK-MOVE-09'], with: reputationOf('keep') },
  withdrawal: { rules: ['MK-COMBAT-98', 'MK-COMBAT-99'] },
  forcedWithdrawal: { rules: ['MK-ENDTURN-03', 'MK-MOVE-17'] },
  nightRules: { icon: 'moon', rules: ['MK-MANA-18', 'MK-DEED-03'] },
  duel: { icon: 'duel', rules: ['MK-MOVE-20', 'MK-PVP-07', 'MK-PVP-55'], with: { theft: THEFT } },
  fullCombat: { icon: 'duel', rules: ['MK-PVP-11', 'MK-PVP-12', 'MK-PVP-14'] },
  partialCombat: { icon: 'duel', rules: ['MK-PVP-16', 'MK-PVP-18'] },
  coopAssault: { icon: 'city', rules: ['MK-COOP-06', 'MK-COOP-13'] },
  // The hero.
  fame: { icon: 'fame', rules: ['MK-LEVEL-01', 'MK-SCORE-01'] },
  level: {
    icon: 'level',
    rules: ['MK-LEVEL-02', 'MK-LEVEL-03', 'MK-LEVEL-05'],
    with: { fame: levelFame[1] },
  },
  reputation: {
    icon: 'reputation',
    rules: ['MK-INTERACT-02', 'MK-INTERACT-03'],
    with: { most: reputationInfluence[reputationInfluence.length - 1], end: REPUTATION_END },
  },
  armor: { icon: 'armor', rules: ['MK-COMBAT-27', 'MK-COMBAT-68'] },
  handLimit: {
    icon: 'hand',
    rules: ['MK-ENDTURN-10', 'MK-ENDTURN-11', 'MK-LEVEL-04'],
    with: { first: levels[0].hand, last: levels[levels.length - 1].hand },
  },
  command: { icon: 'command', rules: ['MK-UNIT-01', 'MK-LEVEL-03'] },
  skill: { icon: 'skill', rules: ['MK-SKILL-03', 'MK-LEVEL-05'] },
  oncePerTurn: { icon: 'skill', rules: ['MK-SKILL-03', 'MK-SKILL-07'] },
  oncePerRound: { icon: 'skill', rules: ['MK-SKILL-01', 'MK-ROUND-10'] },
  interactive: { icon: 'skill', rules: ['MK-SKILL-02', 'MK-SKILL-05'] },
  commonSkills: { icon: 'skill', rules: ['MK-LEVEL-07', 'MK-LEVEL-08'] },
  shield: { icon: 'flag', rules: ['MK-COMBAT-93', 'MK-COMBAT-94', 'MK-SCORE-04'] },
  // Cards.
  card: { icon: 'card', rules: ['MK-CARD-01', 'MK-CARD-09'] },
  basicAction: { icon: 'card', rules: ['MK-CARD-02', 'MK-SETUP-04'] },
  advancedAction: { icon: 'action', rules: ['MK-DEED-05', 'MK-LEVEL-06'] },
  spell: { icon: 'spell', rules: ['MK-DEED-01', 'MK-DEED-02'] },
  artifact: { icon: 'artifact', rules: ['MK-DEED-04', 'MK-REWARD-04'] },
  wound: { icon: 'wound', rules: ['MK-CARD-07', 'MK-CARD-15', 'MK-SCORE-07'] },
  basicEffect: { rules: ['MK-CARD-02'] },
  strongEffect: { icon: 'mana', rules: ['MK-CARD-02', 'MK-MANA-20'] },
  sideways: { icon: 'sideways', rules: ['MK-CARD-04', 'MK-CARD-05'] },
  deck: { icon: 'deck', rules: ['MK-CARD-27', 'MK-TURN-07'] },
  discard: { icon: 'discard', rules: ['MK-CARD-09', 'MK-ROUND-13'] },
  throwAway: { rules: ['MK-CARD-13'] },
  // Mana.
  mana: { icon: 'mana', rules: ['MK-MANA-04', 'MK-CARD-02'] },
  red: { icon: 'mana', rules: ['MK-CARD-02', 'MK-MANA-04'] },
  blue: { icon: 'mana', rules: ['MK-CARD-02', 'MK-MANA-04'] },
  green: { icon: 'mana', rules: ['MK-CARD-02', 'MK-MANA-04'] },
  white: { icon: 'mana', rules: ['MK-CARD-02', 'MK-MANA-04'] },
  gold: { icon: 'mana', rules: ['MK-MANA-08', 'MK-MANA-10'] },
  black: { icon: 'mana', rules: ['MK-MANA-09', 'MK-DEED-02'] },
  crystal: {
    icon: 'crystal',
    rules: ['MK-MANA-06', 'MK-MANA-07', 'MK-MANA-11'],
    with: { most: CRYSTALS_OF_A_COLOUR, colours: BASIC_COLOURS },
  },
  manaToken: { icon: 'mana', rules: ['MK-MANA-05', 'MK-MANA-07'] },
  source: { icon: 'dice', rules: ['MK-MANA-01', 'MK-MANA-02', 'MK-SETUP-11'] },
  manaDie: { icon: 'dice', rules: ['MK-MANA-03', 'MK-ENDTURN-01'] },
  // Units and offers.
  unit: { icon: 'unit', rules: ['MK-UNIT-03', 'MK-UNIT-22'] },
  eliteUnit: { icon: 'elite', rules: ['MK-ROUND-06', 'MK-SETUP-10'] },
  ready: { icon: 'unit', rules: ['MK-UNIT-03'] },
  spent: { icon: 'rest', rules: ['MK-UNIT-04'] },
  woundedUnit: { icon: 'wound', rules: ['MK-UNIT-09', 'MK-CARD-16'] },
  recruit: { icon: 'influence', rules: ['MK-INTERACT-08', 'MK-UNIT-01'] },
  disband: { rules: ['MK-UNIT-05', 'MK-UNIT-06'] },
  banner: { icon: 'banner', rules: ['MK-UNIT-12', 'MK-UNIT-13'] },
  unitOffer: { icon: 'unit', rules: ['MK-SETUP-10', 'MK-ROUND-04', 'MK-CARD-30'] },
  actionOffer: { icon: 'action', rules: ['MK-SETUP-09', 'MK-CARD-29', 'MK-LEVEL-07'] },
  spellOffer: { icon: 'spell', rules: ['MK-SETUP-09', 'MK-CARD-29', 'MK-ROUND-08'] },
  // Time.
  day: { icon: 'sun', rules: ['MK-MANA-08', 'MK-MOVE-02', 'MK-MOVE-25'] },
  night: { icon: 'moon', rules: ['MK-MANA-09', 'MK-MOVE-03', 'MK-MOVE-25'] },
  round: { icon: 'sun', rules: ['MK-ROUND-01', 'MK-ROUND-17', 'MK-ROUND-21'] },
  turn: { icon: 'flag', rules: ['MK-TURN-13', 'MK-TURN-22', 'MK-TURN-28'] },
  tactic: { icon: 'tactic', rules: ['MK-TACTIC-03', 'MK-TACTIC-04', 'MK-TACTIC-01'] },
  order: { icon: 'tactic', rules: ['MK-ROUND-16', 'MK-TACTIC-04', 'MK-TURN-05'] },
  rest: { icon: 'rest', rules: ['MK-TURN-24', 'MK-TURN-25', 'MK-TURN-26'] },
  endOfTurn: { icon: 'end', rules: ['MK-ENDTURN-08', 'MK-ENDTURN-07', 'MK-ENDTURN-10'] },
  endOfRound: { icon: 'end', rules: ['MK-TURN-07', 'MK-ENDROUND-02', 'MK-ENDROUND-06'] },
  dummy: { icon: 'deck', rules: ['MK-DUMMY-02', 'MK-DUMMY-03', 'MK-DUMMY-01'] },
  reward: { icon: 'artifact', rules: ['MK-REWARD-01', 'MK-ENDTURN-06'] },
  score: { icon: 'fame', rules: ['MK-SCORE-01', 'MK-SCORE-08', 'MK-SCORE-10'] },
  undo: { icon: 'undo', rules: ['MK-TURN-32'] },
  // The map.
  space: { icon: 'hex', rules: ['MK-MOVE-01', 'MK-MOVE-17'] },
  terrain: { icon: 'terrain', rules: ['MK-MOVE-02', 'MK-MOVE-03'] },
  plains: { icon: 'terrain', rules: ['MK-MOVE-02', 'MK-MOVE-03'], with: moveCost.plains },
  hills: { icon: 'terrain', rules: ['MK-MOVE-02', 'MK-MOVE-03'], with: moveCost.hills },
  forest: { icon: 'terrain', rules: ['MK-MOVE-02', 'MK-MOVE-03'], with: moveCost.forest },
  wasteland: { icon: 'terrain', rules: ['MK-MOVE-02', 'MK-MOVE-03'], with: moveCost.wasteland },
  desert: { icon: 'terrain', rules: ['MK-MOVE-02', 'MK-MOVE-03'], with: moveCost.desert },
  swamp: { icon: 'terrain', rules: ['MK-MOVE-02', 'MK-MOVE-03'], with: moveCost.swamp },
  lake: { icon: 'terrain', rules: ['MK-MOVE-04', 'MK-SITE-86'] },
  mountain: { icon: 'terrain', rules: ['MK-MOVE-04', 'MK-SITE-86'] },
  sea: { icon: 'terrain', rules: ['MK-MOVE-04', 'MK-EXPLORE-05'] },
  tile: { icon: 'hex', rules: ['MK-SETUP-14', 'MK-EXPLORE-06', 'MK-EXPLORE-07'] },
  explore: { icon: 'explore', rules: ['MK-EXPLORE-01', 'MK-EXPLORE-02'], with: { cost: EXPLORE_COST } },
  interact: { icon: 'influence', rules: ['MK-INTERACT-01', 'MK-INTERACT-07'] },
  fortifiedSite: { icon: 'keep', rules: ['MK-MOVE-09', 'MK-COMBAT-29'] },
  adventureSite: { icon: 'dungeon', rules: ['MK-TURN-19', 'MK-COMBAT-03', 'MK-COMBAT-93'] },
  portal: { icon: 'explore', rules: ['MK-SETUP-17', 'MK-MOVE-23', 'MK-SITE-94'] },
  village: { icon: 'village', rules: ['MK-SITE-70', 'MK-SITE-71'], with: { healing: healing.village } },
  monastery: {
    icon: 'monastery',
    rules: ['MK-SITE-60', 'MK-SITE-61', 'MK-SITE-62'],
    with: { healing: healing.monastery, lesson: prices.lesson, ...reputationOf('monastery') },
  },
  keep: { icon: 'keep', rules: ['MK-SITE-10', 'MK-SITE-14', 'MK-SITE-15'] },
  mageTower: {
    icon: 'mageTower',
    rules: ['MK-SITE-20', 'MK-SITE-21', 'MK-SITE-22'],
    with: { spell: prices.spell },
  },
  city: { icon: 'city', rules: ['MK-SITE-01', 'MK-SITE-03', 'MK-MOVE-05'], with: { cost: CITY_COST } },
  mine: { icon: 'mine', rules: ['MK-SITE-90', 'MK-SITE-95'] },
  glade: { icon: 'glade', rules: ['MK-SITE-92', 'MK-SITE-91'] },
  orc: { icon: 'orc', rules: ['MK-SITE-83', 'MK-SITE-84', 'MK-SITE-85'], with: reputationOf('orc') },
  draconum: {
    icon: 'dragon',
    rules: ['MK-SITE-80', 'MK-SITE-81', 'MK-SITE-82'],
    with: reputationOf('draconum'),
  },
  monsterDen: { icon: 'monsterDen', rules: ['MK-SITE-50', 'MK-SITE-51'] },
  spawningGrounds: { icon: 'spawningGrounds', rules: ['MK-SITE-52', 'MK-SITE-53', 'MK-SITE-54'] },
  dungeon: { icon: 'dungeon', rules: ['MK-SITE-40', 'MK-SITE-41', 'MK-SITE-44'] },
  tomb: { icon: 'tomb', rules: ['MK-SITE-42', 'MK-SITE-43', 'MK-SITE-44'] },
  ruins: { icon: 'ruins', rules: ['MK-SITE-30', 'MK-SITE-33', 'MK-SITE-35'] },
  altar: { icon: 'ruins', rules: ['MK-SITE-31', 'MK-SITE-32'], with: { fame: altarFame() } },
  plunder: {
    icon: 'plunder',
    rules: ['MK-SITE-71', 'MK-SITE-72', 'MK-SITE-73'],
    with: { cards: PLUNDERED_CARDS },
  },
  burn: {
    icon: 'fire',
    rules: ['MK-COMBAT-04', 'MK-SITE-61', 'MK-SITE-62'],
    with: reputationOf('monastery'),
  },
} as const satisfies Readonly<Record<string, Explanation>>

export type Word = keyof typeof table
export const explanations: Readonly<Record<Word, Explanation>> = table
export const allWords = Object.keys(table) as readonly Word[]

/** Is there an explanation under this id? */
export function isWord(id: string): id is Word {
  return Object.hasOwn(table, id)
}

/** The name of a thing and what it is, in the reader's language: for descriptions that are read out. */
export function explanationOf(i18n: Formatter, word: Word): { readonly name: string; readonly text: string } {
  return {
    name: i18n.t(`web.mkIcons.${word}.name`),
    text: i18n.t(`web.mkIcons.${word}.text`, explanations[word].with),
  }
}
