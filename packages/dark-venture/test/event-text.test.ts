import { describe, expect, test } from 'vitest'
import { edition } from '../src/content/edition.ts'
import type { Event } from '../src/state/events/index.ts'
import { MOD } from '../src/state/mods.ts'
import { SEAT_AT } from '../src/state/queries/seating.ts'
import type { VentureViewContext } from '../src/state/tables/match-tables.ts'
import { describeEvent } from '../src/text/event-text/index.ts'
import { scene } from './support/scene.ts'
import { languages, say, sayAll } from './support/messages.ts'

const t = scene({
  sides: {
    varpen: { units: { a: 'varpen-whelp F12', b: 'varpen-raider F12' }, points: 4 },
    orpal: { units: { x: 'orpal-shade F12' } },
    'hero:larvok': { units: { l: 'larvok C8' } },
  },
})
const [a, b, x] = ['a', 'b', 'x'].map((name) => t.piece(name))
const F12 = t.node('F12')
const deck = t.node('^G13')
const ctx = t.engine.viewContext(t.engine.view(t.position, 0)) as VentureViewContext

type Named<E extends Event, K extends string> = E extends Event ? (K extends E['event'] ? E : never) : never

/** One of each event, and what the English log says. */
const samples: { readonly [K in Event['event']]: readonly [Named<Event, K>, string] } = {
  began: [{ event: 'began', story: 'victory' }, 'Victory game: the game begins.'],
  order: [
    { event: 'order', rolls: [14, 9], order: [SEAT_AT, 3] },
    'Dice for the turn order: Player 1 14 and Orpal 9.',
  ],
  chose: [{ event: 'chose', side: 0, seat: 1 }, 'Player 2 plays: Varpen.'],
  placed: [
    { event: 'placed', side: 0, piece: a, at: deck, from: 'supply' },
    'Varpen: Varpen Whelp comes from the supply to the bridge on G13.',
  ],
  laidOut: [{ event: 'laidOut' }, 'The tokens are laid on the map.'],
  returns: [{ event: 'returns', side: 6, piece: 117 }, 'Larvok: Larvok comes back.'],
  left: [{ event: 'left', piece: a, square: F12 }, 'Varpen Whelp leaves the map from F12.'],
  round: [{ event: 'round', round: 3 }, 'Round 3 begins.'],
  turn: [
    { event: 'turn', side: 0, dice: [2, 0, 0, 1] },
    'Varpen: the turn begins, with 2 × 1 straight and 1 × skull.',
  ],
  banked: [
    { event: 'banked', side: 0, memory: [0, 0, 0, 0] },
    'Varpen: the turn ends. Genetic Memory: nothing.',
  ],
  gainedDice: [{ event: 'gainedDice', side: 0, dice: [3, 3] }, 'Varpen: dice tokens gained: 2 × skull.'],
  lostDice: [{ event: 'lostDice', side: 0, dice: [1] }, 'Varpen: dice tokens lost: 1 × 2 straight.'],
  scored: [
    { event: 'scored', side: 0, points: 2, objective: 0 },
    'Varpen: points +2 for prisoners taken, now 4.',
  ],
  out: [{ event: 'out', side: 3 }, 'Orpal: out of the game.'],
  forfeited: [{ event: 'forfeited', side: 3 }, 'Orpal: the player gives up.'],
  voted: [{ event: 'voted', seat: 0, side: 3, keep: true }, 'Player 1: let an Auto-Enemy play on (Orpal).'],
  over: [{ event: 'over', winners: [0] }, 'The game is over. The victory goes to: Varpen.'],
  stepped: [
    { event: 'stepped', piece: a, from: F12, to: deck, pay: 1, part: 0 },
    'Varpen Whelp: F12 to the bridge on G13.',
  ],
  changedFloor: [
    { event: 'changedFloor', piece: a, from: t.node('A6'), to: t.node('2A6'), part: 0 },
    'Varpen Whelp changes floor: A6 to 2A6.',
  ],
  parted: [{ event: 'parted', square: F12, part: 1 }, 'The units on F12 stand in its southern part.'],
  crossed: [
    { event: 'crossed', piece: a, square: F12, part: 1 },
    'Varpen Whelp crosses to the other part of F12.',
  ],
  teleported: [
    { event: 'teleported', piece: a, from: F12, to: t.node('A1'), part: 0 },
    'Varpen Whelp is moved from F12 to A1.',
  ],
  attacked: [
    { event: 'attacked', side: 0, versus: 3, attackers: [a, b], target: x, range: 0 },
    'Varpen: attack with Varpen Whelp and Varpen Raider against Orpal Shade (Orpal).',
  ],
  hazard: [{ event: 'hazard', piece: a, strength: 2 }, 'Varpen Whelp must hold against 2 dice.'],
  defended: [{ event: 'defended', side: 3, defenders: [x] }, 'Orpal: defended by Orpal Shade.'],
  rolled: [{ event: 'rolled', attack: [6, 1], defence: [] }, 'Dice: attack 6 1; defence nothing.'],
  adjusted: [
    { event: 'adjusted', side: 0, die: 0, from: 1, to: 6 },
    'Varpen: a die is rerolled, 1 becomes 6.',
  ],
  egged: [{ event: 'egged', side: 0, piece: a }, 'Varpen: the egg of Varpen Whelp is spent, +3.'],
  fought: [
    { event: 'fought', attackers: [a], defenders: [x], attack: 7, defence: 7, won: false, counter: false },
    'Attack 7, defence 7: the defence holds.',
  ],
  foiled: [{ event: 'foiled', side: 3 }, 'Orpal: the attack fails.'],
  counters: [{ event: 'counters', side: 3 }, 'Orpal: a counter-attack.'],
  killed: [
    { event: 'killed', piece: x, by: 0, square: F12, heir: -1 },
    'Orpal Shade is killed on F12, by Varpen.',
  ],
  revived: [{ event: 'revived', piece: x, by: 3, square: F12 }, 'Orpal Shade stays alive on F12.'],
  spared: [
    { event: 'spared', piece: x, by: 0, square: F12 },
    'Orpal Shade is saved on F12 by the favour it has won.',
  ],
  wounded: [{ event: 'wounded', piece: x, by: 0, square: F12 }, 'Orpal Shade is wounded on F12 and enraged.'],
  captured: [{ event: 'captured', piece: x, captor: a }, 'Orpal Shade is taken prisoner by Varpen Whelp.'],
  escaped: [{ event: 'escaped', piece: x }, 'Orpal Shade is free again.'],
  exchanged: [{ event: 'exchanged', piece: x }, 'Orpal Shade is exchanged.'],
  restrained: [{ event: 'restrained', piece: x }, 'Orpal Shade is restrained.'],
  freed: [{ event: 'freed', piece: x }, 'Orpal Shade is no longer restrained.'],
  checked: [
    { event: 'checked', side: 0, piece: a, dice: [3, 4], atLeast: 7, faces: 0, success: true },
    'Varpen rolls 3 + 4 and needs 7: made.',
  ],
  rerolled: [{ event: 'rerolled', side: 0, dice: [3, 5] }, 'Varpen rerolls: 3 + 5.'],
  rerolledDice: [
    { event: 'rerolledDice', side: 0, dice: [0, 3] },
    'Varpen: action dice rerolled: 1 × 1 straight and 1 × skull.',
  ],
  optionTaken: [
    { event: 'optionTaken', side: 0, program: 'passage.P1', pc: 0, option: 1 },
    'Varpen: Broken Gate, “Force it”.',
  ],
  modified: [
    { event: 'modified', side: 0, piece: a, mod: MOD.ranged, amount: 3 * 16 + 2 },
    'Varpen Whelp: attack at range 3 with 2 dice.',
  ],
  drew: [{ event: 'drew', side: 0, deck: 'action' }, 'Varpen: an action card is drawn.'],
  drawsAt: [{ event: 'drawsAt', piece: a, square: F12 }, 'Varpen Whelp draws at the red token on F12.'],
  drewCard: [{ event: 'drewCard', side: 0, card: 0 }, `Varpen: drawn: ${edition.actionCards[0].name.en}.`],
  happened: [
    { event: 'happened', side: 0, card: 0 },
    `Varpen: ${edition.actionCards[0].name.en} takes effect.`,
  ],
  used: [{ event: 'used', side: 0, card: 0 }, `Varpen: ${edition.actionCards[0].name.en} is played.`],
  discarded: [
    { event: 'discarded', side: 0, card: 0 },
    `Varpen: ${edition.actionCards[0].name.en} is discarded.`,
  ],
  claimed: [
    { event: 'claimed', side: 0, card: 0 },
    `Varpen: ${edition.actionCards[0].name.en} is picked up.`,
  ],
  saved: [{ event: 'saved', side: 0, card: 0 }, `Varpen: ${edition.actionCards[0].name.en} is saved.`],
  savedUnseen: [{ event: 'savedUnseen', side: 0 }, 'Varpen: a card is saved.'],
  equipped: [
    { event: 'equipped', card: 63, piece: a },
    `${edition.itemCards[0].name.en} is worn by Varpen Whelp.`,
  ],
  dropped: [
    { event: 'dropped', card: 63, square: F12 },
    `${edition.itemCards[0].name.en} is dropped on F12.`,
  ],
  stole: [{ event: 'stole', side: 0, from: 3 }, 'Varpen: a card is taken from Orpal.'],
  stoleCard: [
    { event: 'stoleCard', side: 0, from: 3, card: 0 },
    `Varpen: ${edition.actionCards[0].name.en} is taken from Orpal.`,
  ],
  reshuffled: [{ event: 'reshuffled', deck: 'item', count: 1 }, 'The item deck is shuffled anew: 1 card.'],
  proposed: [
    { event: 'proposed', side: 0, partner: 3, given: 1, kind: 1, count: 2 },
    'Varpen proposes a trade to Orpal: 1 card for 2 item cards.',
  ],
  withdrew: [{ event: 'withdrew', side: 0, partner: 3 }, 'Varpen: the proposal to Orpal is withdrawn.'],
  countered: [{ event: 'countered', side: 0, partner: 3 }, 'Orpal: another offer to Varpen.'],
  refused: [{ event: 'refused', side: 0, partner: 3 }, 'Orpal: the trade with Varpen is refused.'],
  received: [
    { event: 'received', side: 0, from: 3, cards: [-1] },
    'Varpen: received from Orpal: a hidden card.',
  ],
  traded: [
    { event: 'traded', side: 0, partner: 3, given: 1, got: 2 },
    'Varpen and Orpal trade: 1 cards for 2.',
  ],
  ability: [{ event: 'ability', side: 0, ability: 0, piece: a }, 'Varpen: Gather, by Varpen Whelp.'],
  itemAbility: [
    { event: 'itemAbility', side: 0, card: 63, piece: a },
    `Varpen: Varpen Whelp uses ${edition.itemCards[0].name.en}.`,
  ],
  sought: [{ event: 'sought', piece: a, resource: 0 }, 'Varpen Whelp looks for ore.'],
  gained: [{ event: 'gained', piece: a, resource: 0, count: 1 }, 'Varpen Whelp gets 1 ore.'],
  lostGoods: [{ event: 'lostGoods', piece: a, resource: 0, count: 1 }, 'Varpen Whelp loses 1 ore.'],
  gathered: [{ event: 'gathered', piece: a, resource: 0, count: 2 }, 'Varpen Whelp gathers 2 ore.'],
  paidGoods: [{ event: 'paidGoods', piece: a, resource: 2, count: 2 }, 'Varpen Whelp pays 2 wood.'],
  pickedUp: [
    { event: 'pickedUp', piece: a, resource: 0, square: F12 },
    'Varpen Whelp picks up 1 ore on F12.',
  ],
  passed: [{ event: 'passed', from: a, to: b, resource: 1 }, 'Varpen Whelp hands 1 gold to Varpen Raider.'],
  built: [{ event: 'built', what: 'wall', square: F12, edge: 0 }, 'A wall is built on F12.'],
  dismantled: [{ event: 'dismantled', what: 'fence', square: F12, edge: 0 }, 'A fence on F12 is taken down.'],
  token: [{ event: 'token', token: 2, square: F12, piece: a, how: 'taken' }, 'Varpen Whelp takes 1 egg.'],
  upgraded: [{ event: 'upgraded', from: a, to: b }, 'Varpen Whelp becomes Varpen Raider.'],
  split: [
    { event: 'split', from: a, into: [a, b] },
    'Varpen Whelp splits into Varpen Whelp and Varpen Raider.',
  ],
  fused: [{ event: 'fused', from: [a, b], into: x }, 'Varpen Whelp and Varpen Raider fuse into Orpal Shade.'],
  absorbed: [{ event: 'absorbed', piece: x, by: a, into: a }, 'Orpal Shade is absorbed by Varpen Whelp.'],
  bagged: [{ event: 'bagged', pieces: [x] }, 'Into the bag: Orpal Shade.'],
  outOfBag: [{ event: 'outOfBag', side: 3, piece: x }, 'Orpal: out of the bag comes Orpal Shade.'],
  extracted: [
    { event: 'extracted', piece: x, faction: 3 },
    'Orpal Shade is extracted: Orpal can be fabricated.',
  ],
  joined: [{ event: 'joined', piece: x, side: 0 }, 'Orpal Shade changes sides: Varpen.'],
  favour: [{ event: 'favour', side: 0, which: 0 }, 'Varpen: an objective of the Ancient is reached: '],
  shielded: [
    { event: 'shielded', side: 0, which: 0 },
    'Varpen: the favour is won again; it will save the Ancient once.',
  ],
  unlocked: [
    { event: 'unlocked', side: 6, ability: 0 },
    `Larvok: ${edition.heroes[1].abilities[0].name.en} is unlocked.`,
  ],
  summoned: [
    { event: 'summoned', side: 0, piece: 119, at: F12, from: -1 },
    `Varpen: ${edition.factions[0].ancient.name.en} is summoned on F12.`,
  ],
  autoCard: [
    { event: 'autoCard', side: 3, card: 1 },
    `Orpal: card 1, ${edition.autoDecks[3].cards[0].name.en}.`,
  ],
  autoTurn: [{ event: 'autoTurn', side: 3 }, 'Orpal: the Auto-Enemy reads its cards.'],
  autoIdle: [{ event: 'autoIdle', side: 3, card: 1 }, 'Nothing on it can be done now.'],
  autoGoes: [
    { event: 'autoGoes', piece: x, goal: 'playerUnit', to: F12, moves: 2 },
    'Orpal Shade: towards the nearest player’s unit, on F12 (moves: 2).',
  ],
  autoStays: [
    { event: 'autoStays', piece: x, why: 'there' },
    'Orpal Shade is where it wants to be and stays.',
  ],
  autoHalts: [
    { event: 'autoHalts', piece: x, square: F12, why: 'redToken' },
    'Orpal Shade is stopped by the red token on F12.',
  ],
  autoAims: [
    { event: 'autoAims', attackers: [x], target: a, why: 'weakest', defence: 2 },
    'Orpal Shade: the lowest defence comes first, so Varpen Whelp, defence 2.',
  ],
  storyBegins: [{ event: 'storyBegins' }, 'The Lightless Below. '],
  goal: [{ event: 'goal', side: -1 }, 'Together: '],
  brokeFree: [{ event: 'brokeFree', side: 3, pieces: [x] }, 'Orpal: free of restraints: Orpal Shade.'],
  beast: [{ event: 'beast', piece: 124 }, 'Rhorgonkrul acts.'],
  storyRule: [{ event: 'storyRule', rule: 'reinforcements' }, 'Reinforcements arrive.'],
  activated: [{ event: 'activated', piece: a, square: F12 }, 'Varpen Whelp looks into what lies on F12.'],
  searched: [{ event: 'searched', piece: a, square: F12, roll: 4 }, 'Varpen Whelp searches F12: 4.'],
  passage: [{ event: 'passage', passage: 'P1', piece: a }, 'Broken Gate. Here the daylight gives up.'],
  flag: [{ event: 'flag', flag: 0 }, 'The gate opens.'],
  flagCleared: [{ event: 'flagCleared', flag: 0 }, 'The gate is shut.'],
  darkness: [{ event: 'darkness', now: 5 }, 'Darkness is at 5.'],
  clock: [{ event: 'clock', clock: 2, now: 3 }, 'Now the beast’s hunger is at 3.'],
  eventLaid: [{ event: 'eventLaid', no: 16, square: F12 }, 'Event 16 is laid on F12.'],
  eventLifted: [{ event: 'eventLifted', no: 16, square: F12 }, 'Event 16 is lifted from F12.'],
  joinsParty: [
    { event: 'joinsParty', character: 0, piece: a, side: 0 },
    'Hesk comes along with Varpen, as Varpen Whelp.',
  ],
  autoOrders: [{ event: 'autoOrders', side: 0 }, 'Varpen: its orders come first.'],
}

/** Events that have more than one sentence. */
const others: readonly (readonly [Event, string])[] = [
  [{ event: 'over', winners: [] }, 'The game is over. Nobody has won.'],
  [{ event: 'scored', side: 0, points: -1, objective: -1 }, 'Varpen: points −1, now 4.'],
  [{ event: 'voted', seat: 1, side: 3, keep: false }, 'Player 2: remove the units (Orpal).'],
  [
    { event: 'attacked', side: 0, versus: 3, attackers: [a], target: x, range: 3 },
    'Varpen: attack with Varpen Whelp against Orpal Shade (Orpal) at range 3.',
  ],
  [
    { event: 'fought', attackers: [a], defenders: [x], attack: 8, defence: 7, won: true, counter: true },
    'Attack 8, defence 7: the attack wins.',
  ],
  [{ event: 'bagged', pieces: [x, x, a] }, 'Into the bag: 2 × Orpal Shade and Varpen Whelp.'],
  [{ event: 'killed', piece: x, by: -1, square: F12, heir: -1 }, 'Orpal Shade dies on F12.'],
  [{ event: 'hazard', piece: a, strength: 1 }, 'Varpen Whelp must hold against 1 die.'],
  [
    { event: 'checked', side: -1, piece: -1, dice: [3], atLeast: 4, faces: 0, success: false },
    'The story rolls 3 and needs 4: missed.',
  ],
  [
    { event: 'checked', side: 0, piece: a, dice: [2], atLeast: 0, faces: 12, success: true },
    'Varpen rolls 2: made.',
  ],
  [
    { event: 'checked', side: 0, piece: a, dice: [3], atLeast: 0, faces: 4, success: false },
    'Varpen rolls 3: missed.',
  ],
  [
    { event: 'modified', side: 0, piece: -1, mod: MOD.winAttack, amount: 1 },
    'Varpen: the next attack is won without dice.',
  ],
  [{ event: 'modified', side: 0, piece: -1, mod: MOD.attackDice, amount: 1 }, 'Varpen: +1 attack die.'],
  [{ event: 'parted', square: F12, part: 0 }, 'The units on F12 stand in its northern part.'],
  [{ event: 'drew', side: 0, deck: 'item' }, 'Varpen: an item card is drawn.'],
  [{ event: 'drewCard', side: 0, card: -1 }, 'Varpen: drawn: a hidden card.'],
  [{ event: 'ability', side: 0, ability: 0, piece: -1 }, 'Varpen: Gather.'],
  [{ event: 'token', token: 2, square: F12, piece: -1, how: 'laid' }, '1 egg is put on F12.'],
  ...(['setup', 'bag', 'egg', 'maker'] as const).map((from): readonly [Event, string] => [
    { event: 'placed', side: 0, piece: a, at: F12, from },
    'Varpen Whelp',
  ]),
]

describe('The log', () => {
  test.each(Object.values(samples))('tells %o', (event, words) => {
    expect(say(describeEvent(ctx, event), 'en')).toContain(words)
  })

  test.each(others)('tells %o', (event, words) => {
    expect(say(describeEvent(ctx, event), 'en')).toContain(words)
  })

  test('says everything in French too, and says it otherwise', () => {
    const told = [...Object.values(samples), ...others].map(([event]) => sayAll(describeEvent(ctx, event)))
    expect(languages).toHaveLength(2)
    expect(told.filter(([en, fr]) => en === fr)).toEqual([])
    expect(told.flat().filter((said) => !/^[\p{Lu}\p{N}].*\.$/u.test(said))).toEqual([])
  })
})
