// Every choice of the game, made once. The index of a table is its first number; where it has several, a function
// beside it finds the entry.
//
// An entry of a menu names the piece or place it concerns in `at`, and what is brought there in `from`. A client that
// draws the table marks what bears the same name; the number is that of the choice, and of the thing in the state:
//
//   piece:12    a unit, hero, Ancient or beast     node:34     a space of the map (308 and up: a bridge's deck)
//   card:5      an action or item card             side:3      a faction or hero
//   face:1      a face of an action die            memory:1    a face of Genetic Memory
//   ability:2   one of the asked side's            ancient:3   the Ancient of a faction that is not on the map
//   edge:204    an edge of a space                 part:25     a part of a split space (square * 2 + which)
//               (square * 6 + N E S W \ /)         die:3       a rolled die, by its place
//   goods:2     a resource                         row:7       a kind of unit
//   option:1    what a card or a passage lets one choose, or one of an Ancient's three objectives
//   want:5      what is asked for in a trade (kind * 4 + how many)
//
// A piece whose entry `lifts` can be taken up; where it can go is told by preview/gestures.ts.
// What concerns no piece, such as the end of a turn, has no name.
export * from './cards.ts'
export * from './combat.ts'
export * from './effects.ts'
export * from './factions.ts'
export * from './goods.ts'
export * from './ground.ts'
export * from './movement.ts'
