import { int, ints, struct, word, type Fields, type Struct } from '@longtable/kernel'

// The frame of every step, so that anything can push any step without importing the file that plays it. A step is
// made from its frame: `ask(march.name, { locals: march.locals.fields, … })`. Sides and pieces are numbers; -1 nobody.

interface FrameOf<F extends Fields> {
  readonly name: string
  readonly locals: Struct<F>
}

function frame<const F extends Fields>(name: string, fields: F): FrameOf<F> {
  return { name, locals: struct(fields) }
}

/** The locals of a frame. */
export type LocalsOf<T> = T extends FrameOf<infer F> ? Parameters<Struct<F>['copy']>[0] : never

const n = int()

// Ground

/** `phase`: 0 at first, 1 once everything is laid out. */
export const gameFrame = frame('game', { phase: n })
export const setupSideFrame = frame('setup.side', { seat: n })
/** Start space of a hero (`piece`), of the Suuk, or the first ability when `piece` is placed. */
export const setupPlaceFrame = frame('setup.place', { side: n, piece: n })
/** `phase`: what of the round's end is done. */
export const roundFrame = frame('round', { next: n, phase: n })
export const turnBeginFrame = frame('turn.begin', { side: n })
export const turnFrame = frame('turn', { side: n })
export const turnKeepFrame = frame('turn.keep', { side: n })
export const turnEndFrame = frame('turn.end', { side: n })
export const memoryKeepFrame = frame('memory.keep', { side: n })
export const forfeitVoteFrame = frame('forfeit.vote', { side: n, next: n, keep: n, remove: n })
/** Which MOVE dice pay, `left` of them. */
export const payDiceFrame = frame('pay.dice', { side: n, left: n })
/** A price of cards and skulls in any mix: `need` more, of which at most `cards` by cards and `skulls` by skulls. */
export const payMixFrame = frame('pay.mix', { side: n, need: n, cards: n, skulls: n })
/** `left` more resources of different kinds, of `piece` or, if it is -1, of any unit with `least` kinds; `paid`: bits. */
export const payGoodsFrame = frame('pay.goods', { side: n, piece: n, left: n, least: n, paid: n })

// Movement

/**
 * Points left of dice, whether their die can still earn the road's bonus; `free` points of either kind need no dice.
 * `kind`: 0 any, 1 orthogonal alone, 2 over no wall; `ignores`: IGNORES bits; `through`: a terrain bit every step must enter, or 0.
 * `moved`: 1 once a step was made. `freeMarch` makes the locals of one that needs no dice.
 */
export const marchFrame = frame('march', {
  side: n,
  piece: n,
  ortho: n,
  diag: n,
  freshO: n,
  freshD: n,
  free: n,
  kind: n,
  ignores: n,
  through: n,
  moved: n,
})
/** The march goes on, if its unit still can, once what it met on its way is dealt with. */
export const marchOnFrame = frame('march.on', marchFrame.locals.fields)
export const IGNORES = { water: 1, fence: 2, wall: 4 } as const

// Combat. What is going on is in `s.fights`, the innermost last.

/** `range` and `strength` of the effect, or -1; `pay` 1: it costs a MOVE die; `cause` as in a fight. */
export const attackPartnerFrame = frame('attack.partner', {
  side: n,
  piece: n,
  range: n,
  strength: n,
  pay: n,
  cause: n,
})
export const attackTargetFrame = frame('attack.target', {
  side: n,
  piece: n,
  partner: n,
  range: n,
  strength: n,
  pay: n,
  cause: n,
  first: n,
})
export const fightOpenFrame = frame('fight.open', {})
export const fightDefendFrame = frame('fight.defend', { side: n })
export const fightRollFrame = frame('fight.roll', {})
/** `next`: 0 the attacker, 1 the defender. */
export const fightAdjustFrame = frame('fight.adjust', { side: n, next: n })
/** Asks `fight.adjust` as long as there is anything to change. */
export const fightChangeFrame = frame('fight.change', { side: n, next: n })
export const fightCompareFrame = frame('fight.compare', {})
/** For `defeated[next]`. */
export const fightSpoilsFrame = frame('fight.spoils', { side: n, next: n })
/** What becomes of the defeated, one after the other. */
export const fightFatesFrame = frame('fight.fates', { next: n })
/** A unit is about to die, and its owner may do something; `tried` 1: Revive was tried. */
const dying = { side: n, piece: n, by: n, tried: n }
export const fightFellFrame = frame('fight.fell', dying)
export const fightKilledFrame = frame('fight.killed', dying)
export const fightCounterFrame = frame('fight.counter', { side: n })
export const fightCloseFrame = frame('fight.close', {})
/** A piece leaves the map or its side: HOW says how, `by` is the side that did it. */
export const leaveFrame = frame('leave', { piece: n, how: n, by: n })
/** A captor's prisoner is exchanged, for a unit or a card. */
export const exchangeFrame = frame('exchange', { side: n, piece: n, for: n })
/** Which prisoner of a captor that holds several is exchanged; then that one is. */
export const exchangeWhomFrame = frame('exchange.whom', { side: n, piece: n, for: n })
export const exchangeOneFrame = frame('exchange.one', { side: n, piece: n, for: n })
/** An attempt to escape; `phase` 1: it was rolled. */
export const escapeFrame = frame('escape', { side: n, piece: n, phase: n })
export const HOW = { killed: 0, captured: 1, returned: 2, extracted: 3, replaced: 4 } as const

// Cards

export const cardDrawFrame = frame('card.draw', { side: n, piece: n, deck: n, left: n })
/** `card`: one that everybody sees, or -1 for the one that its drawer looks at (zone `offer`). */
export const cardKeepFrame = frame('card.keep', { side: n, card: n })
/** A side has more cards than it may save; pushed by `keepToLimit`. */
export const cardSaveFrame = frame('card.save', { side: n })
/** A side has as many cards as it may save and makes room for one more: `card` as in `card.keep`. */
export const cardRoomFrame = frame('card.room', { side: n, card: n })
/** A card happens that was drawn by `piece` of `side`; of an all-player card `next` lines are done, in turn order. */
export const cardLinesFrame = frame('card.lines', { card: n, side: n, piece: n, next: n })
const trade = { side: n, partner: n, kind: n, count: n }
export const tradeLayFrame = frame('trade.lay', trade)
export const tradeAnswerFrame = frame('trade.answer', trade)
export const tradeGiveFrame = frame('trade.give', trade)
export const tradeCounterFrame = frame('trade.counter', trade)
export const tradeSettleFrame = frame('trade.settle', trade)

// Effects

/** What effects speak of: the acting side, `self`, `it`, the unit made last, the card that happens. */
const context = { side: n, self: n, it: n, last: n, card: n }
/** `waiting`: how often the effect at `pc` has been run without being done; `kept`: what it keeps meanwhile. */
export const effectsFrame = frame('fx', { program: word(), pc: n, waiting: n, kept: ints(), ...context })
/** THE chooser: `what` is a THING, `slot` which of the effect's queries, `left` how many more, `least` of which must be. */
export const pickFrame = frame('pick', {
  asker: n,
  what: n,
  slot: n,
  program: word(),
  pc: n,
  left: n,
  least: n,
  chosen: ints(),
  ...context,
})
export const THING = {
  unit: 0,
  node: 1,
  card: 2,
  side: 3,
  option: 4,
  face: 5,
  goods: 6,
  row: 7,
  edge: 8,
  die: 9,
} as const
/** `faces`: bits of the numbers that succeed (one die), or 0 for a total of `atLeast`. Writes `s.picked = [success, total]`. */
const rolled = { side: n, piece: n, dice: n, atLeast: n, faces: n, shown: ints() } as const
export const rollFrame = frame('roll', rolled)
export const rollAgainFrame = frame('roll.again', rolled)

// Factions

/** Builds on an edge of the square or across it; `what`: FENCE or WALL. */
export const buildEdgeFrame = frame('build.edge', { side: n, square: n, what: n })
/** In which part the units of a square stand that was just split. */
export const buildPartFrame = frame('build.part', { side: n, square: n })
export const gatherKindFrame = frame('gather.kind', { side: n, piece: n })
/** A unit looks for a resource; `phase` 1: it was rolled. */
export const gatherRollFrame = frame('gather.roll', { side: n, piece: n, resource: n, phase: n })
/** `left` resources go, of `piece` or, if it is -1, of any own unit. */
export const goodsLoseFrame = frame('goods.lose', { side: n, piece: n, left: n })
/** Which token of a kind is taken up from the map, for there is none left: writes `s.picked = [square]`. */
export const tokenLiftFrame = frame('token.lift', { side: n, token: n })
export const heroUnlockFrame = frame('hero.unlock', { side: n })

// Auto-Enemies, beasts, stories

export const autoTurnFrame = frame('auto.turn', { side: n, card: n })
/**
 * Units go one after the other, each up to `moves` towards the first of `goals` (GOAL) that it can reach;
 * `left` moves and `path`, five numbers a step, are those of the one at hand. `phase`: 0 the next unit, 1 it walks, 2 it
 * has rolled for what stands in its way.
 */
export const autoGoFrame = frame('auto.go', {
  side: n,
  units: ints(),
  next: n,
  moves: n,
  goals: ints(),
  left: n,
  path: ints(),
  phase: n,
})
/** The same towards goals that have names: those of the effect. */
export const autoSendFrame = frame('auto.send', {
  side: n,
  units: ints(),
  next: n,
  moves: n,
  program: word(),
  pc: n,
  left: n,
  path: ints(),
  phase: n,
})
/** Attacks of `units`, as the effect says, up to `left` more; `done`: spaces, attackers or targets that had theirs. */
export const autoFightFrame = frame('auto.fight', {
  program: word(),
  pc: n,
  side: n,
  units: ints(),
  done: ints(),
  left: n,
})
export const beastTurnFrame = frame('beast.turn', { piece: n, left: n })
/** A rule of the scenario that waits for something: looked at when its turn comes. */
export const storyRuleFrame = frame('story.rule', { rule: word(), side: n, self: n, it: n })
export const storyEnterFrame = frame('story.enter', { piece: n })
/** Who reads, or -1; the square of the token that goes when it was read, or -1; `phase` 1: it was read. */
export const storyReadFrame = frame('story.read', { passage: word(), piece: n, square: n, phase: n })
/** A search token's table; `phase` 1: it was rolled. */
export const storySearchFrame = frame('story.search', { piece: n, square: n, phase: n })
export const storyTestFrame = frame('story.test', {})
