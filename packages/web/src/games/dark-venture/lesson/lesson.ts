import type { BotPlayer } from '@longtable/kernel'
import { aboutEvents, withinTurns, type AskNote, type Lesson, type Note } from '../../../game-ui/lesson.ts'
import { beginner } from './beginner.ts'
import { captorPlace, hasPrisoner, isFresh, isFreshTurn, isHeld } from './moments.ts'

/** What a newcomer has learned about, in the order in which it comes up. */
const TOPICS = [
  'start',
  'dice',
  'movement',
  'combat',
  'prisoners',
  'abilities',
  'cards',
  'memory',
  'enemies',
  'ancients',
  'end',
] as const

const notes = {
  story: { topic: 'start', rule: 'DV-STORY-1', hasTip: false },
  dice: { topic: 'dice', rule: 'DV-DICE-02', hasTip: true },
  walk: { topic: 'movement', rule: 'DV-MOVE-09', hasTip: true },
  halt: { topic: 'movement', rule: 'DV-MOVE-02', hasTip: false },
  blueToken: { topic: 'cards', rule: 'DV-MOVE-07', hasTip: false },
  redToken: { topic: 'cards', rule: 'DV-CARD-04', hasTip: false },
  equip: { topic: 'cards', rule: 'DV-CARD-14', hasTip: false },
  cards: { topic: 'cards', rule: 'DV-CARD-05', hasTip: false },
  tactic: { topic: 'cards', rule: 'DV-CARD-05', hasTip: false },
  strike: { topic: 'combat', rule: 'DV-COMBAT-01', hasTip: true },
  pair: { topic: 'combat', rule: 'DV-COMBAT-07', hasTip: false },
  target: { topic: 'combat', rule: 'DV-COMBAT-07', hasTip: false },
  pay: { topic: 'dice', rule: 'DV-TURN-02', hasTip: true },
  fought: { topic: 'combat', rule: 'DV-COMBAT-03', hasTip: false },
  adjust: { topic: 'combat', rule: 'DV-COMBAT-17', hasTip: false },
  defend: { topic: 'combat', rule: 'DV-COMBAT-07', hasTip: false },
  counter: { topic: 'combat', rule: 'DV-COMBAT-13', hasTip: false },
  spoils: { topic: 'prisoners', rule: 'DV-COMBAT-04', hasTip: true },
  prisoner: { topic: 'prisoners', rule: 'DV-PRIS-01', hasTip: false },
  carry: { topic: 'prisoners', rule: 'DV-PRIS-04', hasTip: false, place: captorPlace },
  exchange: { topic: 'prisoners', rule: 'DV-PRIS-04', hasTip: false },
  escape: { topic: 'prisoners', rule: 'DV-PRIS-06', hasTip: false },
  ability: { topic: 'abilities', rule: 'DV-TURN-02', hasTip: true },
  asks: { topic: 'abilities', rule: 'DV-FX-1', hasTip: false },
  endTurn: { topic: 'dice', rule: 'DV-TURN-01', hasTip: false },
  memory: { topic: 'memory', rule: 'DV-GENE-03', hasTip: true },
  auto: { topic: 'enemies', rule: 'DV-AUTO-02', hasTip: true },
  favour: { topic: 'ancients', rule: 'DV-ANC-01', hasTip: false },
  scored: { topic: 'end', rule: 'DV-STORY-1', hasTip: false },
} satisfies Readonly<Record<string, Note<(typeof TOPICS)[number]>>>

type NoteId = keyof typeof notes
type Asking = AskNote<NoteId>

/** A card or an ability that has been used asks something of its own. */
const effects: readonly Asking[] = [{ id: 'asks' }]

/** What is taught where a step asks, one note after the other. */
const asking: Readonly<Record<string, readonly Asking[]>> = {
  'setup.side': [{ id: 'story' }],
  turn: [
    { id: 'story' },
    { id: 'dice', when: isFreshTurn },
    { id: 'strike', verbs: ['attack'] },
    { id: 'ability', verbs: ['ability'] },
    { id: 'redToken', verbs: ['draw'] },
    { id: 'equip', verbs: ['equip'] },
    { id: 'tactic', verbs: ['play', 'useItem'] },
    { id: 'exchange', verbs: ['exchange'] },
    { id: 'carry', when: hasPrisoner },
    { id: 'escape', when: isHeld },
    { id: 'endTurn', verbs: ['end'] },
  ],
  march: [
    { id: 'walk', verbs: ['step', 'stairs'] },
    { id: 'halt', verbs: ['halt'] },
  ],
  'attack.partner': [{ id: 'pair' }],
  'attack.target': [{ id: 'target' }],
  'pay.dice': [{ id: 'pay' }],
  'pay.mix': [{ id: 'pay' }],
  'fight.defend': [{ id: 'defend' }],
  'fight.adjust': [{ id: 'adjust' }],
  'fight.spoils': [{ id: 'spoils' }],
  'fight.counter': [{ id: 'counter' }],
  'card.keep': [{ id: 'cards' }],
  'turn.keep': [{ id: 'memory' }],
  'memory.keep': [{ id: 'memory' }],
  pick: effects,
  'gather.kind': effects,
  'build.edge': effects,
  'build.part': effects,
  'pay.goods': effects,
  'goods.lose': effects,
}

const about: Readonly<Record<string, NoteId>> = {
  fought: 'fought',
  captured: 'prisoner',
  drewCard: 'blueToken',
  happened: 'cards',
  autoCard: 'auto',
  favour: 'favour',
}

/** The guide chooses no side, and begins no turn for anybody. */
const CHOSEN_ALONE: ReadonlySet<string> = new Set(['setup.side', 'setup.place'])

/**
 * The Drowned Feast alone, for the camp beside which a swarm rises. Whoever does what the guide suggests walks, fights,
 * takes prisoners, draws cards, keeps dice and builds within a few rounds.
 */
export const lesson: Lesson = {
  game: 'dark-venture',
  namespace: 'dvGuide',
  first: {
    game: 'dark-venture',
    seats: [{ kind: 'me' }],
    config: { mode: 'scenario', scenario: 'drownedFeast' },
    seed: 'drowned feast 334',
  },
  beginner: beginner as unknown as BotPlayer,
  topics: TOPICS,
  notes,
  last: 'scored',
  asking,
  noteAbout: aboutEvents(about),
  ...withinTurns(CHOSEN_ALONE, 'turn', isFresh),
}
