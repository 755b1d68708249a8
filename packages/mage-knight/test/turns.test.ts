import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect, test } from 'vitest'
import { SKILL_USE } from '../src/state/choices/plays.ts'
import { PASSAGE, PROPOSE } from '../src/state/choices/together.ts'
import { NONE } from '../src/content/ids.ts'
import { Stage } from '../src/state/schema/stages.ts'
import { Did, Extra, Last } from '../src/state/schema/player.ts'
import { Fight } from '../src/state/schema/fight.ts'
import { NOBODY, STREAM } from '../src/state/schema/state.ts'
import { TurnPhase } from '../src/steps/turn.ts'
import { deeds, isWound, Z } from '../src/state/pools/deed-cards.ts'
import { SkillState, skillNo } from '../src/state/pools/skill-tokens.ts'
import { cast } from './support/casts.ts'
import { choosing, fight } from './support/plays.ts'
import { scene, turnStack, type PlayerScene, type Scene, type SceneSpec } from './support/scene.ts'

/** The turn of seat 0 from its very beginning. */
function beginning(player: PlayerScene, more: SceneSpec = {}): Scene {
  return scene({
    players: [
      { at: '1.C', ...player },
      { at: 'A.C', hand: ['rage'] },
    ],
    stack: turnStack(0, [0, 1], TurnPhase.before),
    ...more,
  })
}

/** The main part of seat 0's turn. */
function turnOf(player: PlayerScene, more: SceneSpec = {}): Scene {
  return scene({
    players: [
      { at: '1.C', hand: ['rage', 'march'], ...player },
      { at: 'A.C', hand: ['rage'] },
    ],
    ...more,
  })
}

const verbs = (table: Scene, seat?: number): string[] => [
  ...new Set(table.offered(seat).map(({ do: verb }) => verb)),
]

const kinds = (table: Scene): string[] => table.events.map(({ event }) => event)

// The order of a turn

proves('MK-TURN-01', 'Before the turn, token, announcement, start, main part, end', () => {
  const table = beginning({ at: '1.E', hand: ['rage', 'march'], deck: [] })
  expect(table.step).toBe('turn.before')
  expect(table.state.stage).toBe(Stage.before)
  table.take('begin')
  expect(table.step).toBe('turn.announce')
  table.take('begin')
  expect(table.step).toBe('turn.main')
  expect(table.state.stage).toBe(Stage.moving)
  expect(kinds(table)).toEqual(['turnBegan'])
  table.take('play march', 'endTurn')
  while (table.awaited[0] === 0)
    table.choose(table.offers({ do: 'done' }) ? { do: 'done' } : table.offered()[0])
  expect(kinds(table).indexOf('turnEnded')).toBeGreaterThan(kinds(table).indexOf('played'))
})

proves(
  ['MK-TURN-02', 'MK-SITE-71', 'MK-SITE-72', 'MK-SITE-73'],
  'Plunder before the turn and on the turns of others (X61)',
  () => {
    const table = scene({
      active: 1,
      players: [
        {
          at: '1.E',
          hand: ['rage', 'march', 'stamina', 'promise', 'threaten'],
          deck: ['march', 'rage', 'swiftness'],
        },
        { at: 'A.E', hand: ['rage'] },
      ],
    })
    expect(table.awaited).toEqual([1])
    expect(verbs(table, 0)).toEqual(['plunder'])
    table.choose({ do: 'plunder' }, 0)
    expect(table.hand(0)).toHaveLength(7)
    expect(table.state.deeds[Z.deck]).toHaveLength(1)
    expect(table.state.players[0].reputation).toBe(-1)
    expect(table.why('plunder', 0)).toBe('MK-SITE-71')
    expect(table.told('plundered')).toHaveLength(1)
    // The own turn follows: nothing to be used before it, and interacting is still possible.
    table.take('side rage move', 'endTurn')
    while (table.awaited[0] === 1) table.choose(table.offered()[0])
    expect(table.step).toBe('turn.main')
    expect(table.offers('interact')).toBe(true)
  },
)

proves('MK-TURN-02', 'Before the own turn the same may be used, in one question', () => {
  const table = beginning({ at: '1.E', hand: ['rage'] })
  expect(table.step).toBe('turn.before')
  expect(verbs(table)).toEqual(['begin', 'plunder'])
  expectWholeMenu(table)
  table.take('plunder')
  expect(table.hand(0)).toHaveLength(3)
  expect(verbs(table)).toEqual(['begin'])
  table.take('begin')
  expect(table.step).toBe('turn.main')
})

proves('MK-TURN-02', 'Whatever the other player is doing: talking, resting, fighting', () => {
  const others = { hand: ['rage'], at: '1.E', skills: ['motivation-goldyx'] }
  const table = (player: PlayerScene, spec: SceneSpec = {}): Scene =>
    scene({ ...spec, players: [player, others] })
  const open = ['plunder', 'motivate']
  expect(verbs(table({ at: '2.E', hand: ['rage'] }), 1)).toEqual(open)
  expect(verbs(table({ at: '2.SW', hand: ['rage'] }).take('rest'), 1)).toEqual(open)
  const combat = (rulesVersion: number): Scene =>
    fight({ enemies: ['prowlers'], players: [{ hand: ['intoTheHeat'], level: 9 }, others], rulesVersion })
  const fought = combat(3)
  expect(verbs(fought, 1)).toEqual(open)
  fought.choose({ do: 'motivate', skill: skillNo('motivation-goldyx') }, 1)
  // It is still the start of the combat for whoever fights.
  expect(fought.offers('play intoTheHeat')).toBe(true)
  for (const phase of ['endPhase', 'endPhase', 'toHero']) {
    fought.take(phase)
    expect(verbs(fought, 1)).toEqual(['plunder'])
  }
  expect(verbs(combat(2), 1)).toEqual([])
})

proves('MK-TURN-03', 'Not on the own turn, and not after the last one of the round', () => {
  const own = turnOf({ at: '1.E' })
  expect(own.offers('plunder')).toBe(false)
  const over = scene({
    active: 1,
    announced: 0,
    players: [
      { at: '1.E', hand: ['rage'], lastTurn: Last.over },
      { at: 'A.E', hand: ['rage'], lastTurn: Last.coming },
    ],
  })
  expect(over.why('plunder', 0)).toBe('MK-TURN-03')
  expect(over.offered(0)).toEqual([])
})

proves(
  ['MK-TURN-02', 'MK-TURN-03'],
  'Between two own turns the window is open, at the end of a turn it is not',
  () => {
    const table = scene({
      players: [
        { at: '1.E', hand: ['rage', 'march'] },
        { at: 'A.C', hand: ['rage'] },
      ],
      also: (s) => void (s.players[0].extraTurn = Extra.another),
    })
    table.take('side rage move', 'endTurn')
    expect(table.step).toBe('end.discard')
    expect(verbs(table)).not.toContain('plunder')
    table.take('done')
    expect([table.step, table.awaited]).toEqual(['turn.before', [0]])
    expect(verbs(table)).toEqual(['begin', 'plunder'])
  },
)

proves('MK-TURN-03', 'Nobody plunders while tactics are chosen', () => {
  const table = choosing({ players: [{ at: '1.E' }, { at: '1.E' }], order: [0, 1] })
  expect(table.awaited).toEqual([1])
  expect(verbs(table, 1)).toEqual(['tactic'])
  expect(verbs(table, 0)).toEqual([])
})

proves('MK-TURN-04', 'Nothing else may be done outside the own turn', () => {
  const table = turnOf(
    {},
    {
      players: [
        { at: '1.C', hand: ['rage'] },
        { at: '1.SW', hand: ['rage'], skills: [] },
      ],
    },
  )
  expect(table.offered(1)).toEqual([])
  expect(table.engine.universe(table.position, 1).every(({ do: verb }) => verb !== 'play')).toBe(true)
})

proves('MK-TURN-05', 'A token that lies face down is turned up, and the turn is skipped (X123)', () => {
  const table = beginning({ hand: ['rage'], deck: [], tokenDown: true })
  expect(table.told('skipped')).toEqual([{ event: 'skipped', seat: 0 }])
  expect(table.awaited).toEqual([1])
  expect(table.state.players[0].tokenDown).toBe(false)
  expect(table.state.announced).toBe(NOBODY)
  expect(table.hand(0)).toEqual(['rage'])
})

proves('MK-TURN-06', 'Interactive skills end when the turn comes, even if it is skipped', () => {
  const table = scene({
    active: 1,
    players: [
      { hero: 'norowas', at: '1.C', hand: ['rage'], skills: ['prayerOfWeather'], tokenDown: true },
      { hero: 'tovak', at: '1.SW', hand: ['rage', 'march'] },
    ],
    stack: turnStack(1, [0, 1], TurnPhase.main),
  })
  // The effect of the skill on others, hung on the round as its use does.
  table.position.stack[1].lasting = [{ effect: 'mark', data: { until: 0, seat: 0 } }]
  table.state.skillState[skillNo('prayerOfWeather')] = SkillState.centre
  table.take('play march', 'endTurn')
  while (table.told('skipped').length === 0) table.choose(table.offered()[0])
  expect(table.position.stack[1].lasting ?? []).toEqual([])
  expect(table.state.skillState[skillNo('prayerOfWeather')]).toBe(SkillState.down)
})

// Announcing

proves('MK-TURN-07', 'With an empty deck the turn may be given up to announce the end of the round', () => {
  const table = beginning({ hand: ['rage', 'march'], deck: [] })
  expect(table.step).toBe('turn.announce')
  expect(verbs(table)).toEqual(['begin', 'announce'])
  table.take('announce')
  expect(table.state.announced).toBe(0)
  expect(table.state.players[0].lastTurn).toBe(Last.over)
  expect(table.awaited).toEqual([1])
  expect(beginning({ hand: ['rage'], deck: ['march'] }).step).toBe('turn.main')
})

proves(
  'MK-TURN-08',
  'With neither deck nor hand it must be announced, or the turn is given up (X111)',
  () => {
    const table = beginning({ hand: [], deck: [] })
    expect(table.state.announced).toBe(0)
    expect(table.awaited).toEqual([1])
    const late = beginning({ hand: [], deck: [], lastTurn: Last.coming }, { announced: 1 })
    expect(late.told('forfeited')).toEqual([{ event: 'forfeited', seat: 0 }])
    expect(late.state.announced).toBe(1)
  },
)

proves('MK-TURN-09', 'Deck and hand are looked at after what is used before the turn (Q98)', () => {
  const table = beginning({ at: '1.E', hand: [], deck: ['rage', 'march'] })
  expect(table.step).toBe('turn.before')
  table.take('plunder', 'begin')
  expect(table.step).toBe('turn.announce')
})

proves('MK-TURN-10', 'Only one announcement in a round', () => {
  const table = beginning({ hand: ['rage'], deck: [], lastTurn: Last.coming }, { announced: 1 })
  expect(table.step).toBe('turn.main')
})

proves(['MK-TURN-11', 'MK-SITE-95'], 'A turn that is given up has no end: no mine, no glade', () => {
  const table = beginning({ at: '2.SW', hand: ['rage'], deck: [] })
  table.take('announce')
  expect(table.state.players[0].crystals).toEqual([0, 0, 0, 0])
  const rested = beginning({ at: '2.SW', hand: ['rage', 'march'] })
  rested.take('rest', 'discard rage', 'endTurn')
  if (rested.step === 'end.discard') rested.take('done')
  expect(rested.state.players[0].crystals).toEqual([0, 0, 1, 0])
})

proves(
  ['MK-TURN-11', 'MK-MANA-05'],
  'A token from before a turn that is given up or skipped is lost with it (Q10)',
  () => {
    const announced = beginning({ hand: ['rage'], deck: [], tokens: 'r' }).take('announce')
    expect(announced.state.players[0].tokens).toEqual([0, 0, 0, 0, 0, 0])
    const skipped = beginning({ hand: ['rage'], tokenDown: true, tokens: 'r' })
    expect(skipped.state.players[0].tokens).toEqual([0, 0, 0, 0, 0, 0])
    expect(beginning({ at: '1.SW', hand: ['rage'], tokens: 'r' }).player(0).tokens).toEqual([
      1, 0, 0, 0, 0, 0,
    ])
  },
)

// A regular turn or a rest

proves('MK-TURN-12', 'A rest is possible only instead of moving and acting', () => {
  const table = turnOf({ move: 4 })
  expect(table.offers('rest')).toBe(true)
  table.take('step 1.SW')
  expect(table.why('rest')).toBe('MK-TURN-12')
  const after = turnOf({ did: Did.acted }, { stage: Stage.after })
  expect(after.why('rest')).toBe('MK-TURN-12')
})

proves(['MK-TURN-13', 'MK-TURN-22'], 'After the action there is neither moving nor another action', () => {
  const table = turnOf(
    { at: '1.E', move: 9, did: Did.acted },
    { stage: Stage.after, tokens: { '1.NW': 'prowlers' } },
  )
  expect(table.why('step 1.C')).toBe('MK-TURN-22')
  expect(table.why('interact')).toBe('MK-TURN-13')
  expect(table.engine.menu(table.position, 0)?.blocked.some(({ choice }) => choice.do === 'explore')).toBe(
    true,
  )
  expect(
    table.why(
      table.engine.universe(table.position, 0).find(({ do: verb }) => verb === 'explore') ?? { do: '' },
    ),
  ).toBe('MK-TURN-22')
  expectWholeMenu(table)
})

proves('MK-TURN-14', 'Steps and tiles as often as they can be paid', () => {
  const table = turnOf({ at: '2.C', move: 6 }, { country: ['3'] })
  table.take('step 2.E')
  const explore = table.offered().find(({ do: verb }) => verb === 'explore')
  table.choose(explore ?? { do: 'none' })
  table.take('step 2.SE')
  expect(table.player(0).move).toBe(0)
})

proves(
  ['MK-TURN-17', 'MK-SITE-81', 'MK-SITE-84'],
  'Rampaging enemies may be challenged from a space next to them',
  () => {
    const table = turnOf({ move: 2, influence: 1 }, { tokens: { '1.NW': 'prowlers' } })
    table.take('challenge prowlers')
    expect(table.state.fight).toMatchObject({
      kind: Fight.rampage,
      hex: table.hex('1.C'),
      from: table.hex('1.C'),
    })
    expect(table.player(0)).toMatchObject({ move: 0, influence: 0 })
    const dragon = turnOf(
      { at: 'c4.NE' },
      { tiles: { '1,0': '1', '0,1': '2', '1,1': 'c4' }, tokens: { 'c4.C': 'fireDragon' } },
    )
    expect(dragon.offers('challenge fireDragon')).toBe(true)
    expect(turnOf({ at: '1.SE' }, { tokens: { '1.NW': 'prowlers' } }).offers('challenge prowlers')).toBe(
      false,
    )
  },
)

proves(['MK-TURN-19', 'MK-TURN-20', 'MK-TURN-21'], 'Entering a site and burning are voluntary', () => {
  const tiles = { '1,0': '7', '0,1': '2' }
  const dungeon = turnOf({ at: '7.SE' }, { tiles })
  expect(dungeon.offers('enter')).toBe(true)
  expect(dungeon.offers('endTurn')).toBe(true)
  const monastery = turnOf({ at: '7.W' }, { tiles })
  expect(monastery.offers('burn')).toBe(true)
  expect(monastery.offers('endTurn')).toBe(true)
})

proves(
  'MK-TURN-23',
  'Unspent Move and Influence are lost when a fight starts, but Agility keeps Move (Q26)',
  () => {
    const tokens = { '1.NW': 'prowlers' }
    const table = turnOf({ move: 5, influence: 2 }, { tokens }).take('challenge prowlers')
    expect(table.player(0)).toMatchObject({ move: 0, influence: 0 })
    const agile = turnOf({ move: 3, hand: ['agility', 'rage'] }, { tokens })
    cast(agile, 'agility', 0)
    agile.take('challenge prowlers')
    expect(agile.player(0).move).toBe(5)
  },
)

// Resting

proves('MK-TURN-24', 'A rest discards one card that is no Wound and any number of Wounds (X69)', () => {
  const table = turnOf({ hand: ['march', 'rage', 'wound', 'wound'] }).take('rest')
  expectWholeMenu(table)
  expect(table.why('discard wound')).toBe('MK-TURN-24')
  expect(table.why('endTurn')).toBe('MK-TURN-24')
  table.take('discard march')
  expect(table.why('discard rage')).toBe('MK-TURN-24')
  expect(table.offers('endTurn')).toBe(true)
  table.take('discard wound', 'discard wound')
  expect(table.hand(0)).toEqual(['rage'])
  expect(table.cards(Z.discard, 0).toSorted()).toEqual(['march', 'wound', 'wound'])
  expect(table.told('rested')).toEqual([{ event: 'rested', seat: 0, slow: false }])
})

proves('MK-TURN-25', 'With nothing but Wounds one of them goes, and everybody sees the hand', () => {
  const table = turnOf(
    { hand: [], deck: ['wound', 'wound', 'wound', 'rage'] },
    {
      // Nobody else knows which three of the four cards were drawn.
      begin: (s, of) => {
        of.shuffle(deeds, Z.deck, STREAM.decks)
        for (const card of s.deeds[Z.deck].filter(isWound)) of.move(deeds, card, Z.deck, Z.hand)
      },
    },
  )
  const others = (): number[] =>
    table.state.deeds[Z.hand].map((card) => table.position.knowledge?.['deeds'][1].where[card] ?? 0)
  expect(others()).not.toContain(1 << Z.hand)
  table.take('rest')
  expect(table.why('endTurn')).toBe('MK-TURN-25')
  table.take('discard wound')
  expect(table.hand(0)).toEqual(['wound', 'wound'])
  expect(table.why('discard wound')).toBe('MK-TURN-25')
  expect(table.told('rested')).toEqual([{ event: 'rested', seat: 0, slow: true }])
  expect(others()).toEqual([1 << Z.hand, 1 << Z.hand])
  expect(table.offers('endTurn')).toBe(true)
})

proves('MK-TURN-26', 'A rest allows special and healing effects, and no move, fight or interaction', () => {
  const table = turnOf({ at: '1.E', move: 4, hand: ['march', 'tranquility', 'wound', 'manaDraw'] }).take(
    'rest',
  )
  expect(table.state.stage).toBe(Stage.resting)
  expect(table.player(0).move).toBe(0)
  expect(table.offers('play tranquility')).toBe(true)
  expect(table.offers('play manaDraw')).toBe(true)
  table.take('play march 2')
  for (const verb of ['step', 'explore', 'interact', 'challenge']) expect(verbs(table)).not.toContain(verb)
})

proves('MK-TURN-27', 'The hand at the moment of discarding decides (X69)', () => {
  const table = turnOf({ hand: ['tranquility', 'wound', 'wound'], deck: [] }).take('rest')
  expect(table.why('discard wound')).toBe('MK-TURN-24')
  cast(table, 'tranquility', 0)
  expect(table.offers('discard wound')).toBe(true)
  table.take('discard wound')
  expect(table.told('rested')).toEqual([{ event: 'rested', seat: 0, slow: true }])
})

// Duties and times

proves('MK-TURN-28', 'Nothing played or discarded: a card must be discarded at the end', () => {
  const table = turnOf({ at: '1.SW', hand: ['rage', 'march'] }).take('endTurn')
  expect(table.step).toBe('end.discard')
  expect(table.offers('done')).toBe(false)
  table.take('discard rage', 'done')
  expect(table.cards(Z.discard, 0)).toEqual(['rage'])
})

proves('MK-TURN-28', 'A hand of Wounds alone must rest unless a card is played (Q56)', () => {
  const table = turnOf({ hand: ['wound', 'wound'], move: 4 }, { tokens: { '1.NW': 'prowlers' } })
  for (const choice of ['step 1.SW', 'challenge prowlers', 'endTurn'])
    expect(table.why(choice)).toBe('MK-TURN-28')
  expect(table.offers('rest')).toBe(true)
  expectWholeMenu(table)
  const pain = turnOf({ hand: ['wound', 'wound'], move: 4, skills: ['powerOfPain'] })
  expect(pain.why('step 1.SW')).toBe('MK-TURN-28')
  const played = turnOf({ hand: ['wound', 'wound'], move: 4, did: Did.played })
  expect(played.offers('step 1.SW')).toBe(true)
  // A skill that carries the hero off is no way round it.
  const flight = (hand: readonly string[]): Scene =>
    turnOf({ hero: 'goldyx', hand, move: 4, skills: ['flight'] })
  const uses = SKILL_USE[skillNo('flight')]
  expect(uses.slice(0, 2).map((use) => flight(['wound', 'rage']).offers(use))).toEqual([true, true])
  expect(uses.slice(0, 2).map((use) => flight(['wound']).why(use))).toEqual(['MK-TURN-28', 'MK-TURN-28'])
})

proves('MK-TURN-28', 'Nor does a hand of Wounds walk underground or lead others against a city (Q56)', () => {
  const below = scene({
    scenario: 'dungeonLords',
    tiles: { '1,0': '7', '0,1': '9' },
    players: [{ at: '7.SE', hand: ['wound'], move: 9 }, { at: 'off' }],
    marks: { '7.SE': 0, '9.NW': 0 },
  })
  expect(below.why(PASSAGE[below.hex('9.NW')])).toBe('MK-TURN-28')
  const assault = (hand: readonly string[]): Scene =>
    scene({
      scenario: 'fullCooperation',
      tiles: { '0,1': '1', '1,0': 'c7', '1,-1': '3' },
      players: [
        { at: 'c7.NE', hand, move: 2 },
        { at: 'c7.E', hand: ['rage'] },
      ],
      cities: [{ at: 'c7.C', level: 5 }],
      tokens: { 'c7.C': ['altemGuardsmen', 'altemMages'] },
    })
  expect(assault(['wound', 'rage']).offers(PROPOSE)).toBe(true)
  expect(assault(['wound']).why(PROPOSE)).toBe('MK-TURN-28')
})

proves('MK-TURN-28', 'No duty where the turn began with an empty hand (X111)', () => {
  const table = beginning({ hand: [], deck: ['rage'] })
  expect(table.step).toBe('turn.main')
  expect(table.player(0).did & Did.handWasEmpty).not.toBe(0)
  table.take('endTurn')
  expect(table.awaited).toEqual([1])
})

proves('MK-TURN-29', 'Special effects at any time, healing not in combat', () => {
  const table = turnOf(
    { hand: ['tranquility', 'wound', 'manaDraw', 'march'] },
    { tokens: { '1.NW': 'prowlers' } },
  )
  expect(table.offers('play tranquility')).toBe(true)
  table.take('challenge prowlers')
  if (table.step === 'combat.join') table.take('done')
  expect(table.offered().some((choice) => table.words(choice).startsWith('play manaDraw'))).toBe(true)
  expect(table.offered().some((choice) => table.says(choice).includes('heal'))).toBe(false)
})

proves('MK-TURN-30', 'Move and Influence may be played at any time, though perhaps to no use', () => {
  const table = turnOf({ at: '1.E', hand: ['march', 'promise'] })
  expect(table.idles('play promise')).toBe(false)
  table.take('interact')
  expect(table.idles('play march')).toBe(true)
  table.take('play march 2')
  expect([table.player(0).move, verbs(table).includes('step')]).toEqual([2, false])
  const alone = turnOf({ at: '1.SW', hand: ['march', 'promise'] })
  expect(alone.idles('play promise')).toBe(true)
  alone.take('play promise 2', 'side march influence')
  expect(alone.player(0).influence).toBe(3)
})

proves('MK-TURN-30', 'they may be played for their other parts: fame, a place in the deck', () => {
  const after = (player: PlayerScene): Scene =>
    scene({ players: [{ at: '1.SW', ...player }, {}], also: (s) => void (s.stage = Stage.after) })
  const bag = after({ hand: ['endlessBagOfGold', 'rage'] })
  expect(bag.idles('play endlessBagOfGold 2')).toBe(false)
  expect(bag.take('play endlessBagOfGold 2').player(0).fame).toBe(2)
  const tempo = after({ hand: ['steadyTempo'], deck: ['march', 'rage'] })
  expect(tempo.idles('play steadyTempo 2')).toBe(false)
  tempo.take('play steadyTempo 2', 'endTurn', 'yes')
  while (tempo.step.startsWith('end')) tempo.choose(tempo.offered().at(-1) ?? { do: 'done' })
  expect(tempo.hand(0)).toContain('steadyTempo')
  expect(tempo.cards(Z.discard, 0)).toEqual([])
})

proves(
  'MK-TURN-30',
  'Up to the second version of the rules they could be played only where they helped',
  () => {
    const older = { rulesVersion: 2 }
    const table = turnOf({ at: '1.E', hand: ['march', 'promise'] }, older)
    expect(table.offers('play promise')).toBe(true)
    table.take('interact')
    expect(table.why('play march')).toBe('MK-TURN-30')
    const alone = turnOf({ at: '1.SW', hand: ['march', 'promise'] }, older)
    expect(alone.why('play promise')).toBe('MK-TURN-30')
  },
)

proves('MK-TURN-31', 'Nobody else is asked before the turn has ended', () => {
  const table = turnOf({ hand: ['rage', 'march'] }).take('endTurn')
  while (table.step.startsWith('end')) {
    expect(table.awaited).toEqual([0])
    expect(table.offered(1)).toEqual([])
    table.choose(table.offered()[0])
  }
  expect(table.awaited).toEqual([1])
})

proves('MK-TURN-32', 'Steps can be taken back, what was revealed cannot', () => {
  const known = turnOf({ move: 9 }).take('step 1.SW')
  expect([known.drew, known.taught]).toEqual([false, false])
  const tile = turnOf({ at: '2.E', move: 9 }, { country: ['3'] })
  tile.choose(tile.offered().find(({ do: verb }) => verb === 'explore') ?? { do: 'none' })
  expect(tile.drew || tile.taught).toBe(true)
  const tiles = { '1,0': '3', '0,1': '2' }
  const keep = turnOf({ at: '3.W', move: 9 }, { tiles, tokens: { '3.NE': { token: 'golems', down: true } } })
  keep.take('step 3.C')
  expect(keep.told('shown')).toHaveLength(1)
  expect(keep.taught).toBe(true)
})

proves('MK-TURN-33', 'The end of the scenario is looked for when a turn is over', () => {
  const table = scene({
    tiles: { '1,0': '1', '0,1': '2', '1,1': 'c8', '2,0': 'c7' },
    players: [
      { at: '1.C', hand: ['rage'], did: Did.played },
      { at: 'off', hand: ['rage'] },
    ],
    cities: [
      { at: 'c8.C', conquered: true, shields: [0], leader: 0 },
      { at: 'c7.C', conquered: true, shields: [0], leader: 0 },
    ],
  })
  expect(table.state.ending).toBe(NOBODY)
  table.take('endTurn')
  while (table.awaited[0] === 0)
    table.choose(table.offers({ do: 'done' }) ? { do: 'done' } : table.offered()[0])
  expect(table.state.ending).toBe(0)
})

// Starting

proves('MK-SITE-92', 'A turn that starts on a glade gives gold by Day and black at Night', () => {
  expect(beginning({ hand: ['rage'] }).player(0).tokens).toEqual([0, 0, 0, 0, 1, 0])
  expect(beginning({ hand: ['rage'] }, { night: true }).player(0).tokens).toEqual([0, 0, 0, 0, 0, 1])
  expect(beginning({ at: '1.SW', hand: ['rage'] }).player(0).tokens).toEqual([0, 0, 0, 0, 0, 0])
})

proves('MK-ENDTURN-03', 'The way of a turn begins where the hero stands', () => {
  const table = beginning({ hand: ['rage', 'march'] })
  expect(table.player(0).trail).toEqual([table.hex('1.C')])
  table.take('play march', 'step 1.SW')
  expect(table.player(0).trail).toEqual([table.hex('1.C'), table.hex('1.SW')])
})

test('an extra turn is a new turn of its own, with what is once a turn ready again', () => {
  const table = scene({
    players: [
      { at: '1.C', hand: ['rage', 'march'], did: Did.played, skills: ['darkPaths'] },
      { at: 'off', hand: ['rage'] },
    ],
    also: (s) => {
      s.players[0].extraTurn = Extra.another
      s.skillState[skillNo('darkPaths')] = SkillState.used
    },
  })
  table.take('endTurn')
  while (table.step !== 'turn.main')
    table.choose(table.offers({ do: 'done' }) ? { do: 'done' } : table.offered()[0])
  expect(table.awaited).toEqual([0])
  expect(table.told('turnBegan')).toEqual([{ event: 'turnBegan', seat: 0, extra: true }])
  expect(table.state.players[0].extraTurn).toBe(Extra.none)
  expect(table.state.skillState[skillNo('darkPaths')]).toBe(SkillState.ready)
  expect(table.state.players[0].tokens[4]).toBe(1)
  expect(table.state.duel.aggressor).toBe(NONE)
})
