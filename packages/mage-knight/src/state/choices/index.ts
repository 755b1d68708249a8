// Every choice of the game, made once. The index of a table is its first number.
//
// An entry of a menu names the piece it concerns in `at`, and what is brought there in `from`. A client that draws
// the table marks what bears the same name; the number is that of the choice, and of the thing in the state:
//
//   card:12     a Deed card, wherever it lies       unit:3      a unit card
//   post:7      an enemy or ruins token             skill:5     a skill token
//   tactic:4    a tactic card                       hero:0      a hero nobody has picked yet
//   die:2       a die of the Source                 token:4     mana tokens of a colour in front of the player
//   colour:1    a colour by itself                  crystal:1   crystals of a colour in front of the player
//   hex:34      a space of the map                  slot:9      a place for a tile
//   seat:1      a player                            hand        the player's own hand
//   ware:spell  what the locals sell (`wareIds`)    damage      the damage that is being assigned
//
// What concerns no piece, such as the end of a turn, has no name.
export * from './combat.ts'
export * from './common.ts'
export * from './effects.ts'
export * from './end.ts'
export * from './map.ts'
export * from './plays.ts'
export * from './together.ts'
