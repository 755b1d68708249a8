import { Engine, Match, Random, seedFrom } from '@longtable/kernel'
import { expect, test } from 'vitest'
import { MOTIVATE } from '../src/state/choices/index.ts'
import { mageKnight } from '../src/game.ts'
import { STREAM } from '../src/state/schema/state.ts'
import { shuffleDeck } from '../src/state/offers.ts'
import { deeds, Z } from '../src/state/pools/deed-cards.ts'
import { skillNo } from '../src/state/pools/skill-tokens.ts'
import { ending } from './support/ends.ts'
import { rampage } from './support/fights.ts'
import { scene, turnStack, type Scene, type SceneSpec } from './support/scene.ts'

/** Where undo ends: exactly where chance came in or somebody learned something, in scenes and in whole games. */

const hand = ['march', 'rage', 'promise', 'tranquility'] as const
const fives = [...hand, 'stamina'] as const

function before(spec: SceneSpec): Scene {
  return scene({ stack: turnStack(0, [0, 1], 0), ...spec })
}

/** Each of these brings news with its last choice, and none with those before it. */
const news: Readonly<Record<string, [() => Scene, ...string[]]>> = {
  'a card drawn by an effect': [() => scene({ players: [{ hand }] }), 'play tranquility draw'],
  'cards drawn by Motivation': [
    () => scene({ players: [{ hero: 'goldyx', hand, skills: ['motivation-goldyx'] }] }),
    'skill motivation-goldyx',
  ],
  'cards drawn by plundering': [() => before({ players: [{ at: '1.E', hand }, {}] }), 'plunder'],
  'cards drawn at the end of a turn': [
    () => scene({ players: [{ hand, deck: fives }] }),
    'play march',
    'endTurn',
    'done',
  ],
  'cards that Midnight Meditation shuffles, once all of them are chosen': [
    () => before({ night: true, players: [{ hand: fives, tactic: 'midnightMeditation' }] }),
    'tacticUse',
    'target march',
    'target rage',
    'done',
  ],
  'cards that Long Night picks': [
    () => scene({ night: true, players: [{ hand, deck: [], discard: fives, tactic: 'longNight' }] }),
    'tacticUse',
  ],
  'cards that lay under Sparing Power': [
    () =>
      before({
        night: true,
        players: [{ hand, tactic: 'sparingPower' }],
        begin: (_s, ctx) => {
          shuffleDeck(0, ctx)
          ctx.draw(deeds, Z.deck, Z.tucked)
        },
      }),
    'tacticUse turn',
  ],
  'dice that Mana Search rolls, once both are chosen': [
    () => scene({ night: true, players: [{ hand, tactic: 'manaSearch' }], source: 'rbgw' }),
    'tacticUse',
    'target 0',
    'target 1',
  ],
  'dice that Mana Storm rolls': [
    () => scene({ players: [{ hand: ['manaStorm'] }], source: 'wkkk' }),
    'play manaStorm all',
  ],
  'the die of the Horn of Wrath': [
    () => rampage(['prowlers'], { hand: ['hornOfWrath'] }),
    'play hornOfWrath',
  ],
  'a tile': [
    () =>
      scene({
        tiles: { '1,0': '1', '0,1': '3' },
        country: ['5', '6', '7'],
        players: [{ at: '1.NE', hand, move: 9 }],
      }),
    'explore',
  ],
  'a garrison that comes into sight by Day': [
    () =>
      scene({
        tiles: { '1,0': '3' },
        tokens: { '3.NE': { token: 'golems', down: true } },
        players: [{ at: '3.W', hand, move: 9 }],
      }),
    'step 3.C',
  ],
  'a garrison that is assaulted at Night': [
    () =>
      scene({
        night: true,
        tiles: { '1,0': '3' },
        tokens: { '3.NE': { token: 'golems', down: true } },
        players: [{ at: '3.C', hand, move: 9 }],
      }),
    'step 3.NE',
  ],
  'a ruins token': [
    () =>
      scene({
        night: true,
        tiles: { '1,0': '8' },
        tokens: { '8.NE': { token: 'greenBrown', down: true } },
        players: [{ at: '8.E', hand, move: 9 }],
      }),
    'step 8.NE',
  ],
  'the enemies of ruins': [
    () => scene({ tiles: { '1,0': '8' }, tokens: { '8.NE': 'greenBrown' }, players: [{ at: '8.NE', hand }] }),
    'enter',
  ],
  'the monster of a den': [() => scene({ tiles: { '1,0': '7' }, players: [{ at: '7.SE', hand }] }), 'enter'],
  'the defenders of a monastery': [
    () => scene({ tiles: { '1,0': '5' }, players: [{ at: '5.NE', hand }] }),
    'burn',
  ],
  'a summoned monster': [() => rampage(['orcSummoners'], { hand }), 'endPhase'],
  'the next spell of the offer': [
    () =>
      scene({
        tiles: { '1,0': '4' },
        marks: { '4.C': 0 },
        source: 'k',
        spells: ['fireball', 'snowstorm', 'expose'],
        begin: (_s, ctx) => ctx.shuffle(deeds, Z.spellDeck, STREAM.offers),
        players: [{ at: '4.C', hand, crystals: 'r', influence: 9 }],
      }),
    'interact',
    'buy spell',
  ],
  'artifacts that are found': [
    () => ending({ players: [{ at: '1.E', hand }], rewards: { artifact: 1, spell: 1 } }),
    'take artifact',
  ],
  'a crystal that is rolled for': [
    () => ending({ players: [{ at: '1.E', hand }], rewards: { dice: 1, spell: 1 } }),
    'take dice',
  ],
  'skills that are turned up': [
    () => scene({ players: [{ hand, fame: 3, level: 1 }] }),
    'play march',
    'endTurn',
  ],
  'an advanced action of the offer taken for a level': [
    () => scene({ players: [{ hand, fame: 3, level: 1 }] }).take('play march', 'endTurn', 'keepSkill'),
    'keep',
  ],
}

test.each(Object.entries(news))('undo ends at %s', (_name, [make, ...choices]) => {
  const table = make()
  const barriers = choices.map((words) => {
    table.take(words)
    return table.drew || table.taught
  })
  expect(barriers).toEqual(choices.map((_, n) => n === choices.length - 1))
})

/** None of these brings any news. */
const known: Readonly<Record<string, [() => Scene, ...string[]]>> = {
  'a turn of cards, mana and moves': [
    () => scene({ players: [{ hand, crystals: 'gw' }], source: 'k' }),
    'side rage move',
    'melt green',
    'play march 4',
    'step A.NW',
    'step A.C',
  ],
  'healing points': [
    () => scene({ players: [{ hand, healing: 2, units: [{ unit: 'peasants', wounds: 1 }] }] }),
    'mend peasants',
  ],
  'what a village sells': [
    () =>
      scene({
        offer: ['peasants', 'herbalists'],
        players: [{ at: '1.E', hand: [...hand, 'wound'], influence: 9 }],
      }),
    'interact',
    'buy healing',
    'mend hand',
    'recruit peasants',
  ],
  'a fight against what is known, with its blocks, damage and strikes': [
    () =>
      rampage(['prowlers', 'diggers'], {
        hand: ['rage', 'rage', 'march', 'determination'],
        units: ['peasants'],
      }),
    'endPhase',
    'face prowlers',
    'play determination',
    'giveUp',
    'endPhase',
    'order diggers',
    'toUnit peasants',
    'toHero',
    'aim diggers',
    'play rage attack',
  ],
  'an assault on a garrison in sight': [
    () =>
      scene({
        tiles: { '1,0': '3' },
        tokens: { '3.NE': 'golems' },
        players: [{ at: '3.C', hand, move: 9 }],
      }),
    'step 3.NE',
    'endPhase',
  ],
  'a rest': [
    () => scene({ players: [{ hand: [...hand, 'wound'] }] }),
    'rest',
    'discard march',
    'discard wound',
  ],
}

test.each(Object.entries(known))('undo goes through %s', (_name, [make, ...choices]) => {
  const table = make()
  for (const words of choices) {
    table.take(words)
    expect([words, table.drew || table.taught]).toEqual([words, false])
  }
})

test('What somebody else did ends it too', () => {
  const table = scene({
    players: [{ hand }, { hero: 'goldyx', hand, skills: ['motivation-goldyx'] }],
  })
  const match = new Match(table.engine, table.position)
  match.choose(0, table.find('play march'))
  match.choose(1, MOTIVATE[skillNo('motivation-goldyx')])
  expect(match.whyNoUndo(0)?.key).toBe('kernel.undo.acted')
})

/** What tells of chance or of something that was hidden. */
const NEWS = new Set([
  'drew',
  'drewCards',
  'rolled',
  'rolledFor',
  'explored',
  'shown',
  'offered',
  'foundArtifacts',
  'turnedUp',
  'skillOffered',
  'lessonAdded',
  'summoned',
  'reshuffled',
  'dummyDrew',
  'handShown',
  'cardHidden',
  'tacticTaken',
  'garrisonDealt',
])

/** Of these nobody learns anything where all of it was known, as the last card of a deck, or lies face down. */
const OFTEN_KNOWN = new Set(['drew', 'drewCards', 'cardHidden', 'handShown', 'tacticTaken', 'shown'])

test.each([
  ['firstReconnaissance', 1],
  ['fullConquest', 2],
  ['soloConquest', 1],
  ['fullCooperation', 2],
  ['dungeonLords', 2],
  ['blitzConquest', 3],
] as const)('whole games of %s: undo restores, and ends only where something was told', (scenario, seats) => {
  const engine = new Engine(mageKnight, seats, { scenario })
  const random = new Random(seedFrom(`undo ${scenario}`))
  const match = new Match(engine, seedFrom(`undo ${scenario}`))
  const wrong: string[] = []
  for (let n = 0; n < 250 && !engine.over(match.position); n++) {
    const [seat] = engine.awaited(match.position)
    const { step } = match.position.stack.at(-1) ?? { step: '' }
    const was = engine.hash(match.position)
    const choice = random.pick(engine.menu(match.position, seat)?.offered ?? [])
    const { events, drew, taught } = match.choose(seat, choice)
    const told = events.map(({ event }) => event.event)
    const is = engine.hash(match.position)
    if (drew || taught) {
      if (!told.some((event) => NEWS.has(event))) wrong.push(`${step} ${choice.do} ends undo: ${told.join()}`)
      continue
    }
    if (told.some((event) => NEWS.has(event) && !OFTEN_KNOWN.has(event)))
      wrong.push(`${step} ${choice.do} does not end undo: ${told.join()}`)
    match.undo(seat)
    expect(engine.hash(match.position)).toBe(was)
    match.choose(seat, choice)
    expect(engine.hash(match.position)).toBe(is)
  }
  expect(wrong).toEqual([])
})
