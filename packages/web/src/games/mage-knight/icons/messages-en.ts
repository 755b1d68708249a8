import type { Messages } from '@longtable/kernel'

/** The words of the game, each explained in a sentence or two. */
export const english: Messages = {
  move: {
    name: 'Move',
    text: 'Points for walking and exploring, in the first part of your turn. Each space costs what its terrain costs; what is left over is lost.',
  },
  influence: {
    name: 'Influence',
    text: 'Points for dealing with locals: recruiting, healing, learning. What you do not spend is lost.',
  },
  attack: {
    name: 'Attack',
    text: 'Points that defeat enemies in the last phase of a combat. They must reach the armor of all the enemies you name as targets; less does nothing.',
  },
  ranged: {
    name: 'Ranged Attack',
    text: 'Attack that already counts in the first phase, before the enemies strike, but not against fortified ones. Later it counts like any other.',
  },
  siege: {
    name: 'Siege Attack',
    text: 'Attack that already counts in the first phase, and reaches fortified enemies there too. Later it counts like any other.',
  },
  block: {
    name: 'Block',
    text: 'Points that stop one attacking enemy. They must reach its whole attack; less stops nothing, and what is more is lost.',
  },
  heal: {
    name: 'Healing',
    text: 'One point throws away a Wound from your hand; a unit needs as many points as its level. Never in combat.',
  },
  damage: {
    name: 'Damage',
    text: 'What an unblocked attack does. Units may take it first; the rest gives your hero a Wound for each part as big as your armor, and one more for what remains.',
  },
  draw: {
    name: 'Drawing cards',
    text: 'You take cards from the top of your deck. An empty deck gives nothing until the next round.',
  },
  physical: {
    name: 'Physical',
    text: 'Attack or Block without an element. A physical attack is stopped by every Block; physical Block counts only half against fire, ice and cold fire.',
  },
  fire: {
    name: 'Fire',
    text: 'A fire attack is stopped in full only by Block of ice or cold fire; other Block counts half. Fire Block works well against ice.',
  },
  ice: {
    name: 'Ice',
    text: 'An ice attack is stopped in full only by Block of fire or cold fire; other Block counts half. Ice Block works well against fire.',
  },
  coldFire: {
    name: 'Cold fire',
    text: 'Fire and ice in one. Only cold fire Block stops such an attack in full, and only an enemy that resists fire and ice resists it.',
  },
  inefficient: {
    name: 'Inefficient',
    text: 'The wrong element for this enemy. All inefficient points are added up, halved and rounded down; then the others are added.',
  },
  resistPhysical: {
    name: 'Physical resistance',
    text: 'Physical attacks count only half, cards played sideways too. Use an element.',
  },
  resistFire: {
    name: 'Fire resistance',
    text: 'Fire attacks count only half, and other effects of red cards do nothing here.',
  },
  resistIce: {
    name: 'Ice resistance',
    text: 'Ice attacks count only half, and other effects of blue cards do nothing here.',
  },
  unitResistance: {
    name: 'Resistance of a unit',
    text: 'Against an attack it resists, a unit first takes its armor off the damage unhurt. Only if some is left is it wounded, and takes its armor off again.',
  },
  enemy: {
    name: 'Enemy',
    text: 'A token with attack, armor, fame and perhaps abilities. Its back tells which kind it is.',
  },
  fortified: {
    name: 'Fortified',
    text: 'In the first phase only Siege Attacks reach this enemy. If the place it defends is fortified too, nothing does.',
  },
  swift: {
    name: 'Swift',
    text: 'To block this enemy you need twice its attack. The damage it deals is not doubled.',
  },
  brutal: {
    name: 'Brutal',
    text: 'If it is not blocked, this enemy deals twice its attack. Blocking it is no harder.',
  },
  poison: {
    name: 'Poison',
    text: 'A unit it wounds gets two Wounds. For each Wound your hero takes to hand, another goes to your discard pile.',
  },
  paralyze: {
    name: 'Paralyze',
    text: 'A unit it wounds is destroyed. If it wounds your hero, you discard all cards but Wounds from your hand.',
  },
  summon: {
    name: 'Summon',
    text: 'Instead of attacking, it brings a brown enemy that fights for it in the block and damage phases and then vanishes without fame.',
  },
  unfortified: {
    name: 'Unfortified',
    text: 'Walls and sites do not protect this enemy: ranged attacks reach it from the start.',
  },
  elusive: {
    name: 'Elusive',
    text: 'Two values of armor: the high one counts until all its attacks have been blocked.',
  },
  assassination: {
    name: 'Assassination',
    text: 'Its damage cannot be given to units: your hero takes all of it.',
  },
  cumbersome: {
    name: 'Cumbersome',
    text: 'While you block it, each Move point you spend lowers its attack by 1.',
  },
  arcane: {
    name: 'Arcane Immunity',
    text: 'Only attacks and blocks touch it, and what changes its attacks; no other effect does.',
  },
  vampiric: {
    name: 'Vampiric',
    text: 'Its armor rises by 1 for each unit it wounds and each Wound it puts into your hand.',
  },
  defend: {
    name: 'Defend',
    text: 'Once in a combat it adds its number to the armor of an enemy that you attack.',
  },
  severalAttacks: {
    name: 'Several attacks',
    text: 'Each attack is blocked by itself, and its damage is taken by itself. The enemy is blocked only if all of them are.',
  },
  greenEnemy: {
    name: 'Green enemy',
    text: 'Orcs and beasts that roam the countryside: rather weak. You also meet them in ruins.',
  },
  greyEnemy: { name: 'Grey enemy', text: 'Soldiers who hold keeps, and stand in the garrisons of cities.' },
  brownEnemy: {
    name: 'Brown enemy',
    text: 'Monsters of dungeons, dens and spawning grounds; summoners call them too.',
  },
  violetEnemy: {
    name: 'Violet enemy',
    text: 'Mages: they hold mage towers and come to the help of a burning monastery.',
  },
  whiteEnemy: { name: 'White enemy', text: 'The elite of the cities: strong in attack and in armor.' },
  redEnemy: {
    name: 'Red enemy',
    text: 'Draconum, on the map and in tombs: the strongest enemies, and the most famous.',
  },
  garrison: {
    name: 'Garrison',
    text: 'All defenders of a city; its colour and level say how many and of which kinds. They are fought in one combat.',
  },
  combat: {
    name: 'Combat',
    text: 'Four phases: you strike with Ranged and Siege Attacks, block, take damage, and attack. Nothing can be healed meanwhile.',
  },
  rangedPhase: {
    name: 'Ranged and siege phase',
    text: 'You may strike before the enemies do, with Ranged and Siege Attacks only. Whoever is defeated here attacks no more.',
  },
  blockPhase: {
    name: 'Block phase',
    text: 'You stop attacks, one enemy at a time. A block must reach the whole attack, and twice as much if it is swift.',
  },
  damagePhase: {
    name: 'Damage phase',
    text: 'Every enemy you did not block deals its damage, in the order you choose: to your units first if you like, the rest to your hero.',
  },
  attackPhase: {
    name: 'Attack phase',
    text: 'Now every kind of attack counts, cards played sideways too, and fortifications do not. Whoever is still there at the end has survived.',
  },
  knockOut: {
    name: 'Knocked out',
    text: 'When the Wounds you took to hand in one combat reach your hand limit, you discard all other cards from your hand. Units and skills fight on.',
  },
  rampaging: {
    name: 'Rampaging enemy',
    text: 'An enemy that stands on the map itself. You cannot enter its space; provoke or challenge it from a space next to it.',
  },
  provoke: {
    name: 'Provoking',
    text: 'A step from one space next to a rampaging enemy to another space next to it: your movement ends and it attacks you.',
  },
  challenge: {
    name: 'Challenging',
    text: 'Your action can be to fight rampaging enemies on spaces next to yours.',
  },
  assault: {
    name: 'Assault',
    text: 'Entering a fortified site that is not conquered. It ends your movement, costs {{reputation}} reputation, and must be fought.',
  },
  withdrawal: {
    name: 'Withdrawing',
    text: 'If an assault fails, you go back to the space you came from. That alone costs no Wound.',
  },
  forcedWithdrawal: {
    name: 'Forced withdrawal',
    text: 'Nobody ends a turn on an unsafe space: you go back along your way to the first safe one, and take a Wound for each space.',
  },
  nightRules: {
    name: 'Night rules',
    text: 'Black mana can be used and gold mana cannot, for this combat, even by Day.',
  },
  duel: {
    name: 'Duel',
    text: 'Ending your move on another hero’s space. Blocks reduce attacks, and damage wounds; in melee it also steals artifacts ({{theft}} damage) or forces a retreat, which wins.',
  },
  fullCombat: {
    name: 'Full combat',
    text: 'You defend as on a turn of your own, with a die of the Source, skills and an end of turn. In return your next turn is skipped.',
  },
  partialCombat: {
    name: 'Partial combat',
    text: 'You defend without a die of the Source and without skills, and draw nothing afterwards. Your next turn is not skipped.',
  },
  coopAssault: {
    name: 'Cooperative assault',
    text: 'Several heroes next to a city share its garrison out, and each fights a part of it. Those invited give up their next turn.',
  },
  fame: {
    name: 'Fame',
    text: 'Gained for defeated enemies and great deeds. It raises your level, and at the end it is the largest part of your score.',
  },
  level: {
    name: 'Level',
    text: 'Rises with your fame at the end of a turn, first at {{fame}}. Even levels bring a skill and an advanced action; odd ones a command token and, by and by, armor and cards.',
  },
  reputation: {
    name: 'Reputation',
    text: 'What people think of you. It changes your Influence each time you deal with them, by up to {{most}}; at −{{end}} nobody deals with you.',
  },
  armor: {
    name: 'Armor',
    text: 'Of an enemy: how much Attack defeats it. Of a hero or a unit: how much damage one Wound takes away.',
  },
  handLimit: {
    name: 'Hand limit',
    text: 'At the end of your turn you draw up to this many cards: {{first}} at first, {{last}} at the highest levels, more near your keeps and cities. Wounds count.',
  },
  command: {
    name: 'Command token',
    text: 'Each unit needs one. You have one at first and gain another on every odd level.',
  },
  skill: {
    name: 'Skill',
    text: 'What your hero can do besides the cards. You gain one on every even level.',
  },
  oncePerTurn: { name: 'Once a turn', text: 'This skill can be used once in each of your turns.' },
  oncePerRound: {
    name: 'Once a round',
    text: 'When it is used, this skill is turned face down until the next round begins.',
  },
  interactive: {
    name: 'Interactive skill',
    text: 'Used once a round: it lies in the centre and concerns the others until your next turn begins.',
  },
  commonSkills: {
    name: 'Common skills',
    text: 'Skills that others did not keep. You may take one of them instead of your own, but then with the lowest advanced action of the offer.',
  },
  shield: {
    name: 'Shield',
    text: 'Your mark on a place you have conquered. Shields score points at the end; in cities they also decide who leads.',
  },
  card: {
    name: 'Deed card',
    text: 'Your deck: actions, spells, artifacts, and Wounds. What you play is discarded at the end of the turn; what you do not play stays in hand.',
  },
  basicAction: {
    name: 'Basic action',
    text: 'One of the 16 cards you begin with. The upper effect is free, the lower one costs a mana of the card’s colour.',
  },
  advancedAction: {
    name: 'Advanced action',
    text: 'A stronger action card, gained with levels, from monasteries and as a reward. It is played like a basic one.',
  },
  spell: {
    name: 'Spell',
    text: 'Needs a mana of its colour even for the upper effect. The lower one takes a black mana besides, so it waits for Night.',
  },
  artifact: {
    name: 'Artifact',
    text: 'Works without mana. The lower effect is powerful, but throws the card away for good.',
  },
  wound: {
    name: 'Wound',
    text: 'A card that only fills your hand: it cannot be played or used to pay. Heal it, or rest to discard it.',
  },
  basicEffect: {
    name: 'Basic effect',
    text: 'The upper half of a card. On actions and artifacts it costs nothing.',
  },
  strongEffect: {
    name: 'Strong effect',
    text: 'The lower half of a card, instead of the upper one. An action asks one mana of its colour for it, paid as you play the card.',
  },
  sideways: {
    name: 'Played sideways',
    text: 'Any card but a Wound gives 1 Move, Influence, Attack or Block instead of what is printed on it.',
  },
  deck: {
    name: 'Deck',
    text: 'The cards you will draw. When it is empty as your turn begins, you may announce the end of the round.',
  },
  discard: {
    name: 'Discard pile',
    text: 'Cards you have used. They come back only when the next round is prepared.',
  },
  throwAway: {
    name: 'Throwing away',
    text: 'The card leaves the game for good. A Wound goes back to the supply.',
  },
  mana: {
    name: 'Mana',
    text: 'Powers the strong effects of cards, spells, and some abilities of units. You pay it with a crystal, a token or a die of the Source.',
  },
  red: { name: 'Red mana', text: 'Powers red cards: fire, rage and battle.' },
  blue: { name: 'Blue mana', text: 'Powers blue cards: ice, defence and the flow of mana.' },
  green: { name: 'Green mana', text: 'Powers green cards: walking, healing and growth.' },
  white: { name: 'White mana', text: 'Powers white cards: speed, influence and ranged attacks.' },
  gold: {
    name: 'Gold mana',
    text: 'By Day it counts as any of the four colours. At Night it cannot be used.',
  },
  black: {
    name: 'Black mana',
    text: 'Works only at Night and under Night rules: for the strong effects of spells, never in place of a colour.',
  },
  crystal: {
    name: 'Crystal',
    text: 'Mana that keeps until you spend it. You hold at most {{most}} of each of the {{colours}} colours.',
  },
  manaToken: {
    name: 'Mana token',
    text: 'Mana for this turn: what you do not use is lost when the turn ends.',
  },
  source: {
    name: 'The Source',
    text: 'Dice that all players share, two more than there are players. On each turn you may use the mana of one of them.',
  },
  manaDie: {
    name: 'Mana die',
    text: 'Shows the mana it gives. A die you used is rolled again at the end of your turn and goes back to the Source.',
  },
  unit: {
    name: 'Unit',
    text: 'Fights beside you and stays. Each round it can do one thing of its card; it can also take damage for your hero.',
  },
  eliteUnit: {
    name: 'Elite unit',
    text: 'Stronger and dearer than the regular ones. They join the offer once the core of the land has been reached.',
  },
  ready: { name: 'Ready', text: 'This unit can be used now, if it is not wounded.' },
  spent: { name: 'Spent', text: 'This unit has done its deed. It is ready again when a new round begins.' },
  woundedUnit: {
    name: 'Wounded',
    text: 'This unit can neither be used nor take damage until it is healed, with as many points as its level.',
  },
  recruit: {
    name: 'Recruiting',
    text: 'You pay the price of a unit in Influence, at a place whose sign is on its card, and need a command token for it.',
  },
  disband: {
    name: 'Disbanding',
    text: 'To make room for a new unit, one of yours leaves the game. That is possible only then.',
  },
  banner: {
    name: 'Banner',
    text: 'An artifact that a unit can carry: it then has the upper effect as long as it does. Each unit carries one.',
  },
  unitOffer: {
    name: 'Units on offer',
    text: 'Two more than there are players, new each round. A unit that is taken is not replaced before then.',
  },
  actionOffer: {
    name: 'Advanced actions on offer',
    text: 'Three cards. One that is taken is replaced at once; each round the lowest leaves and a new one comes on top.',
  },
  spellOffer: {
    name: 'Spells on offer',
    text: 'Three cards. One that is taken is replaced at once; each round the lowest leaves and a new one comes on top.',
  },
  day: {
    name: 'Day',
    text: 'Gold mana is any colour and black is useless; forests are easy and deserts hard to cross. You see who holds a keep or tower from next to it.',
  },
  night: {
    name: 'Night',
    text: 'Black mana works and gold does not; forests are hard and deserts easier to cross. Keeps and towers show their defenders only when assaulted.',
  },
  round: {
    name: 'Round',
    text: 'A Day or a Night: everybody takes turns until somebody’s deck is empty and the end is announced. Then all decks are shuffled anew.',
  },
  turn: {
    name: 'Your turn',
    text: 'First you move and explore, then you may take one action: fight, or deal with locals. Afterwards there is no more moving.',
  },
  tactic: {
    name: 'Tactic',
    text: 'Chosen by everybody when a round begins. Its number sets the order of turns, and most bring an advantage of their own.',
  },
  order: {
    name: 'Order of turns',
    text: 'The lowest tactic begins. A token that lies face down means that the next turn is skipped.',
  },
  rest: {
    name: 'Resting',
    text: 'Instead of a regular turn you discard one card and as many Wounds as you like; with only Wounds in hand, one of them.',
  },
  endOfTurn: {
    name: 'End of the turn',
    text: 'You take rewards, go up in level, may discard cards you do not want, and draw up to your hand limit.',
  },
  endOfRound: {
    name: 'End of the round',
    text: 'Whoever begins a turn with an empty deck may announce it. Everybody else then has one more turn.',
  },
  dummy: {
    name: 'Dummy player',
    text: 'A hero nobody plays, who measures time: three cards of its deck a turn, and more if the colour of the last one matches its crystals. When its deck is empty, the round ends.',
  },
  reward: {
    name: 'Rewards',
    text: 'What you have won in combat: spells, artifacts, crystals, units. You take them at the end of the turn.',
  },
  score: {
    name: 'Scoring',
    text: 'Fame, and points for spells, artifacts, units, conquered places and more; Wounds cost points. The best in each field gets a title.',
  },
  undo: {
    name: 'Taking back',
    text: 'You can take back whatever you like, as far as the last card, tile or token that was revealed or die that was rolled.',
  },
  space: {
    name: 'Space',
    text: 'One hexagon of the map. A space is safe to end a turn on if you can enter it and neither an enemy’s walls nor another hero are there.',
  },
  terrain: { name: 'Terrain', text: 'Says how many Move points a space costs, by Day and at Night.' },
  plains: { name: 'Plains', text: 'Costs {{day}} Move by Day and {{night}} at Night.' },
  hills: { name: 'Hills', text: 'Costs {{day}} Move by Day and {{night}} at Night.' },
  forest: { name: 'Forest', text: 'Costs {{day}} Move by Day and {{night}} at Night.' },
  wasteland: { name: 'Wasteland', text: 'Costs {{day}} Move by Day and {{night}} at Night.' },
  desert: { name: 'Desert', text: 'Costs {{day}} Move by Day and {{night}} at Night.' },
  swamp: { name: 'Swamp', text: 'Costs {{day}} Move by Day and {{night}} at Night.' },
  lake: { name: 'Lake', text: 'Cannot be entered without an effect that allows it.' },
  mountain: { name: 'Mountain', text: 'Cannot be entered without an effect that allows it.' },
  sea: { name: 'Sea', text: 'The edge of the land: nobody goes there, and no tile lies beyond.' },
  tile: {
    name: 'Map tile',
    text: 'Seven spaces of land. Countryside tiles come first; the core tiles below them have cities and stronger enemies.',
  },
  explore: {
    name: 'Exploring',
    text: 'For {{cost}} Move points a new tile is laid next to the space you stand on. You may move on afterwards.',
  },
  interact: {
    name: 'Dealing with locals',
    text: 'An action at a village, a monastery, or a place you may use: your reputation counts once, then you buy what your Influence pays for.',
  },
  fortifiedSite: {
    name: 'Fortified site',
    text: 'Keeps, mage towers and cities. Entering one that is not conquered is an assault, and its defenders stand behind walls.',
  },
  adventureSite: {
    name: 'Adventure site',
    text: 'Dens, spawning grounds, dungeons, tombs and ruins. You may walk past; to go in and fight is your action.',
  },
  portal: {
    name: 'Portal',
    text: 'Where heroes arrive. Several may stand there, and nobody can be attacked on it.',
  },
  village: {
    name: 'Village',
    text: 'Recruit units here, or buy healing for {{healing}} Influence a point. Between two turns you can also plunder it.',
  },
  monastery: {
    name: 'Monastery',
    text: 'Recruit units, buy healing for {{healing}} Influence a point, or learn an advanced action for {{lesson}}. It can also be burned for an artifact, at {{reputation}} reputation.',
  },
  keep: {
    name: 'Keep',
    text: 'Held by a grey enemy behind walls. Once it is yours, you recruit there, and draw one card more near it for each keep you own.',
  },
  mageTower: {
    name: 'Mage tower',
    text: 'Held by a violet enemy behind walls; conquering it earns a spell. Then everybody may recruit there and buy spells for {{spell}} Influence and a mana.',
  },
  city: {
    name: 'City',
    text: 'Held by a whole garrison behind walls, with a bonus for the city’s colour. Entering costs {{cost}} Move. Whoever defeats most of them leads it.',
  },
  mine: { name: 'Crystal mine', text: 'End your turn here and you gain a crystal of its colour.' },
  glade: {
    name: 'Magical glade',
    text: 'Begin your turn here and you gain a gold mana by Day, a black one at Night. End it here and you may throw away a Wound.',
  },
  orc: {
    name: 'Marauding orcs',
    text: 'A rampaging green enemy. Defeating it gives {{reputation}} reputation besides its fame.',
  },
  draconum: {
    name: 'Draconum',
    text: 'A rampaging red enemy, very strong. Defeating it gives {{reputation}} reputation besides its fame.',
  },
  monsterDen: {
    name: 'Monster den',
    text: 'One brown enemy. Defeating it earns two crystals, rolled with mana dice.',
  },
  spawningGrounds: {
    name: 'Spawning grounds',
    text: 'Two brown enemies. Defeating both earns an artifact and three crystals, rolled with mana dice.',
  },
  dungeon: {
    name: 'Dungeon',
    text: 'One brown enemy, without your units and under Night rules. The first to win there gets a spell or an artifact.',
  },
  tomb: {
    name: 'Tomb',
    text: 'One red enemy, without your units and under Night rules. The first to win there gets a spell and an artifact.',
  },
  ruins: {
    name: 'Ancient ruins',
    text: 'The token shows an altar, or two enemies and what they guard. At Night it lies face down until you enter.',
  },
  altar: {
    name: 'Altar',
    text: 'Your action here: pay three mana of its colour for {{fame}} fame. Nothing has to be fought.',
  },
  plunder: {
    name: 'Plundering',
    text: 'Once between two of your turns, on a village: draw {{cards}} cards for 1 reputation. It is not an action.',
  },
  burn: {
    name: 'Burning a monastery',
    text: 'Costs {{reputation}} reputation. You fight a violet enemy without your units; defeat it for an artifact and your shield there.',
  },
}
