import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { LONG_NIGHT, THROW } from '../src/state/choices/end.ts'
import { DONE } from '../src/state/choices/common.ts'
import { NONE } from '../src/content/ids.ts'
import { drawCards } from '../src/state/mutations.ts'
import { Did, Extra, Last } from '../src/state/schema/player.ts'
import { DieAt } from '../src/state/schema/state.ts'
import { drawLimit } from '../src/steps/end-of-turn.ts'
import { face, isWound, Z } from '../src/state/pools/deed-cards.ts'
import { SkillState, skillNo } from '../src/state/pools/skill-tokens.ts'
import { ending, finish, sequence } from './support/ends.ts'
import { scene, type Scene } from './support/scene.ts'

function wounds(t: Scene, zone: number, seat = 0): number {
  return t.cards(zone, seat).filter((id) => id === 'wound').length
}

/** Pays in the first way that is offered. */
function paid(t: Scene): Scene {
  while (t.step === 'pay.way') t.choose(t.offered()[0])
  return t
}

proves('MK-ENDTURN-01', 'dice used this turn are rolled and lie in the Source again', () => {
  const t = ending({
    source: 'rrrr',
    also: (s) => {
      s.dieAt[1] = DieAt.used
      s.dieAt[2] = DieAt.used + 1
    },
  })
  expect(t.state.dieAt.slice(0, 4)).toEqual([DieAt.source, DieAt.source, DieAt.used + 1, DieAt.source])
  expect(t.told('rolled').map(({ die }) => die)).toEqual([1])
})

proves(
  ['MK-ENDTURN-02', 'MK-MANA-15'],
  'a die that was set returns unrolled, a claimed one stays out, a stolen one that was not used too',
  () => {
    const t = ending({
      source: 'bgkw',
      also: (s) => {
        s.dieAt[0] = DieAt.unrolled
        s.dieAt[1] = DieAt.claimed
        s.dieAt[2] = DieAt.stolen
        s.dieAt[3] = DieAt.used
      },
    })
    expect(t.state.dieAt.slice(0, 4)).toEqual([DieAt.source, DieAt.claimed, DieAt.stolen, DieAt.source])
    expect(t.state.die.slice(0, 3)).toEqual([1, 2, 5])
    expect(t.told('rolled').map(({ die }) => die)).toEqual([3])
  },
)

proves(['MK-ENDTURN-03', 'MK-MOVE-28'], 'from a lake back to land: one space, one Wound', () => {
  const t = ending({ players: [{ at: '1.NE', trail: ['1.SE', '1.E', '1.NE'], hand: [] }] })
  expect(t.player(0).at).toBe(t.hex('1.E'))
  expect(wounds(t, Z.hand)).toBe(1)
  expect(t.told('withdrew')).toEqual([{ event: 'withdrew', seat: 0, hex: t.hex('1.E'), wounds: 1 }])
})

proves(
  'MK-ENDTURN-03',
  'after a failed assault from a lake: from there one space to land (example 45)',
  () => {
    const tiles = { '1,0': '11' }
    const trail = ['11.NW', '11.NE', '11.C']
    const t = ending({ tiles, players: [{ at: '11.NE', trail, hand: [] }] })
    expect(t.player(0).at).toBe(t.hex('11.NW'))
    expect(wounds(t, Z.hand)).toBe(1)
  },
)

proves('MK-ENDTURN-03', 'a space on which the hero stood twice in a row is one space', () => {
  const trail = ['11.NW', '11.NE', '11.NE', '11.E', '11.E']
  const t = ending({ tiles: { '1,0': '11' }, players: [{ at: '11.E', trail, hand: [] }] })
  expect(t.player(0).at).toBe(t.hex('11.NW'))
  expect(wounds(t, Z.hand)).toBe(2)
})

proves('MK-ENDTURN-03', 'a Wound for each space of the way back; a safe space costs nothing', () => {
  const tiles = { '1,0': '11' }
  const far = ending({ tiles, players: [{ at: '11.E', trail: ['11.NW', '11.NE', '11.E'], hand: [] }] })
  expect(far.player(0).at).toBe(far.hex('11.NW'))
  expect(wounds(far, Z.hand)).toBe(2)
  const safe = ending({ tiles, players: [{ at: '11.NW', trail: ['11.NE', '11.NW'], hand: [] }] })
  expect(safe.player(0).at).toBe(safe.hex('11.NW'))
  expect(wounds(safe, Z.hand)).toBe(0)
})

proves(
  ['MK-ENDTURN-03', 'MK-COMBAT-70'],
  'without a safe space the hero stays where the turn began; nobody is knocked out by these Wounds',
  () => {
    const trail = ['11.NE', '11.E', '11.NE', '11.E', '11.NE', '11.E']
    const t = ending({ tiles: { '1,0': '11' }, players: [{ at: '11.E', trail, hand: ['march'] }] })
    expect(t.player(0).at).toBe(t.hex('11.NE'))
    expect(wounds(t, Z.hand)).toBe(5)
    expect(t.hand()).toContain('march')
    expect(t.told('knockedOut')).toEqual([])
  },
)

proves(
  ['MK-ENDTURN-03', 'MK-MOVE-21'],
  'a space shared with another hero is left; a portal and a city are not',
  () => {
    const shared = ending({ players: [{ at: '1.SE', trail: ['1.E', '1.SE'], hand: [] }, { at: '1.SE' }] })
    expect(shared.player(0).at).toBe(shared.hex('1.E'))
    expect(wounds(shared, Z.hand)).toBe(1)
    const portal = ending({ players: [{ at: 'A.C', trail: ['A.NE', 'A.C'], hand: [] }, { at: 'A.C' }] })
    expect(wounds(portal, Z.hand)).toBe(0)
  },
)

proves(
  ['MK-ENDTURN-04', 'MK-MANA-05'],
  'the play area is cleared: cards to the discard pile, tokens vanish',
  () => {
    const t = ending({
      players: [
        {
          at: '1.E',
          hand: [],
          play: ['rage', 'march'],
          discard: ['stamina'],
          tokens: 'rryk',
          crystals: 'bb',
        },
      ],
    })
    expect(t.cards(Z.play)).toEqual([])
    expect(t.cards(Z.discard).toSorted()).toEqual(['march', 'rage', 'stamina'])
    expect(t.player(0).tokens).toEqual([0, 0, 0, 0, 0, 0])
    expect(t.player(0).crystals).toEqual([0, 2, 0, 0])
  },
)

proves('MK-ENDTURN-04', 'nothing of the turn is left', () => {
  const t = ending({
    players: [{ at: '1.E', hand: [], move: 3, influence: 2, healing: 1, skills: ['powerOfPain'] }],
    also: (s) => {
      s.players[0].did |= Did.moved | Did.acted | Did.plundered
      s.players[0].recruited = 2
      s.players[0].woundsHand = 3
      s.skillState[skillNo('powerOfPain')] = SkillState.used
    },
  })
  const { move, influence, healing, did, recruited, woundsHand, trail } = t.player(0)
  expect([move, influence, healing, did, recruited, woundsHand]).toEqual([0, 0, 0, 0, 0, 0])
  expect(trail).toEqual([])
  expect(t.state.skillState[skillNo('powerOfPain')]).toBe(SkillState.ready)
})

proves(
  ['MK-ENDTURN-05', 'MK-SITE-90'],
  'a mine gives its crystal on the space where the hero stands after the withdrawal',
  () => {
    const t = ending({ tiles: { '1,0': '5' }, players: [{ at: '5.C', trail: ['5.SE', '5.C'], hand: [] }] })
    expect(t.player(0).at).toBe(t.hex('5.SE'))
    expect(t.player(0).crystals).toEqual([0, 1, 0, 0])
  },
)

proves(['MK-SITE-90', 'MK-MANA-12'], 'a fourth crystal of the mine’s colour is lost: no token', () => {
  const t = ending({ players: [{ at: '2.SW', hand: [], crystals: 'ggg' }] })
  expect(t.player(0).crystals).toEqual([0, 0, 3, 0])
  expect(t.player(0).tokens).toEqual([0, 0, 0, 0, 0, 0])
  expect(t.told('crystalWasted')).toHaveLength(1)
})

proves('MK-SC-73', 'an occupied mine gives nothing, a free one gives its crystal', () => {
  const spec = { scenario: 'minesLiberation', players: [{ at: '2.SW', hand: [] }] }
  expect(ending(spec).player(0).crystals).toEqual([0, 0, 0, 0])
  expect(ending({ ...spec, marks: { '2.SW': 1 } }).player(0).crystals).toEqual([0, 0, 1, 0])
})

proves(
  ['MK-ENDTURN-05', 'MK-SITE-91', 'MK-SITE-93'],
  'a glade may take one Wound from hand or discard pile, also one of the withdrawal',
  () => {
    const spec = { tiles: { '1,0': '5' }, players: [{ at: '5.C', trail: ['5.W', '5.C'], hand: ['march'] }] }
    const t = ending(spec)
    const supply = wounds(t, Z.wounds)
    expect(t.step).toBe('end.glade')
    expect(t.offered().map((choice) => choice.do)).toEqual(['throw', 'done'])
    t.take('throw wound')
    expect(wounds(t, Z.hand)).toBe(0)
    expect(t.told('healed')).toEqual([])
    expect(wounds(t, Z.wounds)).toBe(supply + 1)

    const pile = ending({ players: [{ at: '1.C', hand: ['wound', 'wound'], discard: ['wound', 'rage'] }] })
    expect(pile.offered()).toHaveLength(3)
    pile.choose(THROW[pile.state.deeds[Z.discard].find(isWound) ?? NONE])
    expect([wounds(pile, Z.hand), wounds(pile, Z.discard)]).toEqual([2, 0])

    const kept = ending({ players: [{ at: '1.C', hand: ['wound'], discard: ['wound'] }] }).choose(DONE)
    expect([wounds(kept, Z.hand), wounds(kept, Z.discard)]).toEqual([1, 1])
  },
)

proves('MK-SITE-91', 'whether a hand holds a Wound is not told by asking', () => {
  const t = ending({ players: [{ at: '1.C', hand: ['march'] }] })
  expect(t.step).toBe('end.glade')
  expect(t.offered()).toEqual([DONE])
  expect(finish(ending({ players: [{ at: '1.C', hand: [], discard: ['rage'] }] })).step).toBe('turn')
})

proves(['MK-ENDTURN-06', 'MK-ENDTURN-07'], 'mine, then rewards, then levels, then the draw', () => {
  const t = ending({
    players: [{ at: '2.SW', hand: [], fame: 8, level: 2 }],
    rewards: { crystals: 1 },
  })
  expect(sequence(t, 'gained', 'rewarded', 'levelled', 'drewCards')).toEqual([
    'gained',
    'rewarded',
    'gained',
    'gained',
    'gained',
    'gained',
    'levelled',
    'drewCards',
  ])
})

proves('MK-ENDTURN-08', 'any number of cards may be discarded, but no Wound', () => {
  const t = ending({ players: [{ at: '1.E', hand: ['march', 'march', 'rage', 'wound'] }] })
  expect(t.step).toBe('end.discard')
  expect(t.offered().map((choice) => t.words(choice))).toEqual(
    ['discard rage', 'discard march', 'done'].toSorted(byHand(t)),
  )
  expect(t.why('discard wound')).toBe('MK-ENDTURN-08')
  t.take('discard march', 'discard march', 'discard rage')
  expect(t.offered()).toEqual([DONE])
  t.choose(DONE)
  expect(t.cards(Z.discard).toSorted()).toEqual(['march', 'march', 'rage'])
  expect(t.hand()).toHaveLength(5)
})

/** The order of the menu is that of the hand, `done` is last. */
function byHand(t: Scene): (a: string, b: string) => number {
  const place = (words: string): number => {
    const at = t.state.deeds[Z.hand].findIndex((card) => `discard ${face(card).id}` === words)
    return at < 0 ? Number.MAX_SAFE_INTEGER : at
  }
  return (a, b) => place(a) - place(b)
}

proves(['MK-ENDTURN-09', 'MK-TURN-28'], 'who played no card must discard one', () => {
  const t = ending({ players: [{ at: '1.E', hand: ['march', 'rage'], did: 0 }] })
  expect(t.why(DONE)).toBe('MK-ENDTURN-09')
  t.take('discard march')
  expect(t.why(DONE)).toBeUndefined()
  t.choose(DONE)
  expect(t.hand()).toHaveLength(5)
})

proves(['MK-ENDTURN-09', 'MK-TURN-28'], 'nothing is owed by a hand that was empty, or of Wounds only', () => {
  const empty = ending({ players: [{ at: '1.E', hand: ['march'], did: Did.handWasEmpty }] })
  expect(empty.offers(DONE)).toBe(true)
  const hurt = ending({ players: [{ at: '1.E', hand: ['wound'], did: 0 }] })
  expect(hurt.offered()).toEqual([DONE])
})

proves(
  ['MK-ENDTURN-10', 'MK-SITE-15', 'MK-SITE-16'],
  'two own keeps, standing on one of them: the hand is drawn up to 7 (example 43)',
  () => {
    const tiles = { '1,0': '3', '0,1': '9' }
    const marks = { '3.NE': 0, '9.E': 0 }
    const t = finish(ending({ tiles, marks, players: [{ at: '3.NE', hand: ['rage'] }] }))
    expect(t.hand()).toHaveLength(7)
    const far = finish(ending({ tiles, marks, players: [{ at: '3.SE', hand: ['rage'] }] }))
    expect(far.hand()).toHaveLength(5)
  },
)

proves(
  ['MK-ENDTURN-10', 'MK-SITE-05', 'MK-SITE-06'],
  'next to a conquered city: two cards for its leader, one for a shield',
  () => {
    const tiles = { '1,0': 'c5', '0,1': '1' }
    const city = { at: 'c5.C', conquered: true, shields: [0, 1], leader: 1 }
    const hands = [0, 1].map((active) => {
      const players = [
        { at: 'c5.C', hand: [] },
        { at: 'c5.C', hand: [] },
      ]
      return ending({ tiles, cities: [city], active, players }).hand(active).length
    })
    expect(hands).toEqual([6, 7])
    const held = ending({
      tiles,
      cities: [{ ...city, conquered: false }],
      players: [{ at: 'c5.SE', hand: [] }],
    })
    expect(held.hand()).toHaveLength(5)
  },
)

proves('MK-ENDTURN-11', 'Wounds count for the hand limit: 1 Wound and 1 card draw 3 (example 67)', () => {
  const t = finish(ending({ players: [{ at: '1.E', hand: ['wound', 'rage'] }] }))
  expect(t.told('drewCards').map(({ cards }) => cards.length)).toEqual([3])
})

proves('MK-ENDTURN-11', 'a hand above the limit is kept and draws nothing', () => {
  const hand = ['march', 'march', 'swiftness', 'swiftness', 'stamina', 'stamina', 'wound', 'wound', 'wound']
  const t = finish(ending({ players: [{ at: '1.E', hand }] }))
  expect(t.hand()).toHaveLength(9)
  expect(t.told('drewCards')).toEqual([])
})

proves('MK-ENDTURN-12', 'an empty deck stops the draw', () => {
  const t = finish(
    ending({ players: [{ at: '1.E', hand: ['rage'], deck: ['march'], discard: ['stamina'] }] }),
  )
  expect(t.hand().toSorted()).toEqual(['march', 'rage'])
  expect(t.cards(Z.discard)).toEqual(['stamina'])
})

const SIX = ['march', 'march', 'threaten', 'stamina', 'stamina', 'swiftness']

proves(
  ['MK-ENDTURN-12', 'MK-TACTIC-13'],
  'Long Night in a draw: 3 random cards of the discard pile, and the draw goes on (example 113)',
  () => {
    const deck = ['tranquility', 'promise']
    const player = { at: '1.E', hand: ['rage'], deck, discard: SIX, tactic: 'longNight' } as const
    const t = finish(ending({ night: true, players: [player] }))
    expect(t.step).toBe('end.longNight')
    t.choose(LONG_NIGHT)
    expect(t.hand()).toHaveLength(5)
    expect(t.cards(Z.deck)).toHaveLength(1)
    expect(t.cards(Z.discard)).toHaveLength(3)
    expect(t.player(0).tacticUsed).toBe(true)

    const no = finish(ending({ night: true, players: [player] })).choose(DONE)
    expect(no.hand()).toHaveLength(3)
    expect([no.cards(Z.discard).length, no.player(0).tacticUsed]).toEqual([6, false])
  },
)

proves(
  ['MK-TACTIC-13', 'MK-ROUND-18'],
  'after the own last turn of the round Long Night cannot be used',
  () => {
    const asked = (lastTurn: number): string => {
      const player = { at: '1.E', hand: [], deck: [], discard: SIX, tactic: 'longNight', lastTurn } as const
      const stack = [{ step: 'hero.pick', next: 0 }]
      return scene({ night: true, players: [player], stack, begin: (_s, ctx) => drawCards(0, 2, ctx) }).step
    }
    expect([Last.no, Last.coming, Last.over].map(asked)).toEqual([
      'end.longNight',
      'end.longNight',
      'hero.pick',
    ])
  },
)

proves('MK-TACTIC-13', 'Long Night is used once, takes fewer cards if there are fewer, and needs one', () => {
  const spec = { at: '1.E', hand: ['rage'], deck: [], tactic: 'longNight' } as const
  const few = finish(ending({ night: true, players: [{ ...spec, discard: ['march', 'stamina'] }] }))
  few.choose(LONG_NIGHT)
  expect(few.hand().toSorted()).toEqual(['march', 'rage', 'stamina'])
  expect(few.step).toBe('turn')
  const used = finish(ending({ night: true, players: [{ ...spec, discard: SIX, tacticUsed: true }] }))
  expect(used.step).toBe('turn')
  expect(finish(ending({ night: true, players: [{ ...spec, discard: [] }] })).step).toBe('turn')
})

proves(
  ['MK-ENDTURN-13', 'MK-TACTIC-10', 'MK-SITE-17'],
  'level, the better of keep and city, Planning and the next draw add up',
  () => {
    const t = ending({
      tiles: { '1,0': 'c7' },
      marks: { 'c7.W': 0 },
      cities: [{ at: 'c7.C', conquered: true, shields: [0], leader: 0 }],
      players: [{ at: 'c7.C', hand: ['rage', 'march'], level: 5, tactic: 'planning', nextDraw: 2 }],
    })
    // 6 of the level, 2 of the city (the keep would give 1), 1 of Planning, 2 of Meditation
    expect(drawLimit(t.state, 0, t.engine.tables)).toBe(11)
    finish(t)
    expect(t.hand()).toHaveLength(11)
    expect(t.player(0).nextDraw).toBe(0)
  },
)

proves('MK-TACTIC-10', 'Planning needs two cards in hand before the draw; Wounds count (example 67)', () => {
  const drawn = (hand: readonly string[]): number =>
    finish(ending({ players: [{ at: '1.E', hand, tactic: 'planning' }] })).hand().length
  expect(drawn(['wound', 'rage'])).toBe(6)
  expect(drawn(['wound'])).toBe(5)
})

proves('MK-ENDTURN-14', 'nothing can be played in the steps of the end of a turn', () => {
  const spec = {
    crystals: 'rbgw',
    skills: ['powerOfPain', 'motivation-arythea'],
    units: ['peasants'],
    hand: ['rage', 'wound', 'march'],
  }
  const t = ending({ players: [{ ...spec, at: '1.C' }], rewards: { spell: 1, crystals: 1 } })
  const verbs = new Set<string>()
  while (t.step !== 'turn') {
    for (const { do: verb } of t.offered()) verbs.add(verb)
    t.choose(t.offered().at(-1) ?? DONE)
  }
  expect([...verbs].toSorted()).toEqual(['discard', 'done', 'keep', 'take', 'throw'])
})

proves(
  ['MK-ENDTURN-15', 'MK-ROUND-14'],
  'on the last turn of a round nothing is drawn, and Meditation waits',
  () => {
    const t = ending({ players: [{ at: '1.E', hand: ['rage'], lastTurn: Last.coming, nextDraw: 2 }] })
    expect(t.step).toBe('turn')
    expect(t.hand()).toEqual(['rage'])
    expect(t.player(0).nextDraw).toBe(2)
  },
)

proves(
  ['MK-ENDTURN-16', 'MK-MOVE-23', 'MK-SITE-94'],
  'a hero on the portal leaves the map, whoever else is there (example 127)',
  () => {
    const both = [
      { at: 'A.C', hand: [] },
      { at: 'A.C', hand: [] },
    ]
    const t = ending({ players: both })
    expect(t.player(0).at).toBe(NONE)
    expect(t.player(1).at).toBe(t.hex('A.C'))
    expect(t.told('leftMap')).toEqual([{ event: 'leftMap', seat: 0 }])
    expect(sequence(t, 'drewCards', 'leftMap')).toEqual(['drewCards', 'leftMap'])
    expect(ending({ players: [{ at: 'A.E', hand: [] }] }).player(0).at).not.toBe(NONE)
  },
)

proves('MK-SC-111', 'a closed portal is left by nobody', () => {
  const spec = { scenario: 'oneToReturn', players: [{ at: 'A.C', hand: [] }, { at: '1.E' }] }
  expect(ending({ ...spec, round: 1 }).player(0).at).toBe(NONE)
  const t = ending({ ...spec, round: 2 })
  expect(t.player(0).at).toBe(t.hex('A.C'))
})

proves(
  ['MK-DEED-06', 'MK-DEED-04'],
  'Time Bending: played cards back to hand, the spell aside, what was thrown away gone, no draw (example 107)',
  () => {
    const hand = ['march', 'stamina', 'bookOfWisdom', 'endlessGemPouch', 'spaceBending', 'swiftness']
    const t = scene({ night: true, players: [{ at: '2.SW', hand }] })
    paid(t.take('play march 0', 'play endlessGemPouch 1', 'play spaceBending 1')).take('endTurn')
    expect(t.told('turnBegan')).toEqual([{ event: 'turnBegan', seat: 0, extra: true }])
    expect(t.hand().toSorted()).toEqual(['bookOfWisdom', 'march', 'stamina', 'swiftness'])
    expect(t.cards(Z.laid)).toEqual(['spaceBending'])
    expect(t.cards(Z.gone)).toContain('endlessGemPouch')
    expect(t.told('drewCards')).toEqual([])
    // The mine where the turn ended gave its crystal, and tokens are gone.
    expect(t.player(0).crystals[2]).toBe(1)
    expect(t.player(0).tokens).toEqual([0, 0, 0, 0, 0, 0])
    expect(t.state.dieAt.includes(DieAt.used)).toBe(false)
  },
)

proves('MK-DEED-06', 'with Time Bending nothing is discarded or drawn, but rewards are taken', () => {
  const t = ending({
    night: true,
    players: [{ at: '2.SW', hand: ['stamina'], play: ['march', 'rage'] }],
    rewards: { crystals: 1 },
    also: (s) => void (s.players[0].extraTurn = Extra.bent),
  })
  expect(t.step).toBe('turn')
  expect(t.hand().toSorted()).toEqual(['march', 'rage', 'stamina'])
  expect(t.player(0).crystals).toEqual([1, 1, 2, 1])
})

proves('MK-DEED-06', 'in the first printing the hand goes back on the deck', () => {
  const t = ending({
    night: true,
    options: { printing: '2011' },
    players: [{ at: '1.E', hand: ['stamina', 'swiftness'], play: ['march'], deck: ['rage'] }],
    also: (s) => void (s.players[0].extraTurn = Extra.bent),
  })
  expect(t.hand()).toEqual(['march'])
  expect(t.cards(Z.deck)[0]).toBe('rage')
  expect(t.cards(Z.deck)).toHaveLength(3)
})

proves('MK-DEED-08', 'Crystal Mastery returns what was spent this turn, up to 3 of a colour', () => {
  const t = ending({
    players: [{ at: '1.E', hand: [], crystals: 'rrbb' }],
    lasting: [{ effect: 'crystalsReturn', data: { seat: 0, node: 0 } }],
    also: (s) => void (s.players[0].crystalsSpent = [2, 1, 2, 0]),
  })
  expect(t.player(0).crystals).toEqual([3, 3, 2, 0])
  expect(t.player(0).crystalsSpent).toEqual([0, 0, 0, 0])
  const without = ending({
    players: [{ at: '1.E', hand: [], crystals: 'rr' }],
    also: (s) => void (s.players[0].crystalsSpent = [1, 0, 0, 0]),
  })
  expect(without.player(0).crystals).toEqual([2, 0, 0, 0])
})

/** Banner of Protection was thrown away by this seat, and the first player's turn ends. */
function protecting(hand: readonly string[], discard: readonly string[], taken: number, by = 0): Scene {
  return ending({
    players: [{ at: '1.E', hand, discard }],
    lasting: [{ effect: 'loseWoundsAtEnd', data: { seat: by, node: 0 } }],
    also: (s) => void (s.players[0].woundsHand = taken),
  })
}

proves(
  ['MK-DEED-20', 'MK-CARD-13'],
  'Banner of Protection may throw away as many Wounds as were taken this turn, back to the supply',
  () => {
    const three = ['wound', 'wound', 'wound']
    const make = (): Scene =>
      ending({
        players: [{ at: '1.E', hand: three, discard: ['wound', 'wound', 'rage'] }],
        lasting: [{ effect: 'loseWoundsAtEnd', data: { seat: 0, node: 0 } }],
        also: (s) => {
          s.players[0].woundsHand = 2
          s.players[0].woundsPile = 1
        },
      })
    const t = make()
    expect(t.step).toBe('end.protection')
    expectWholeMenu(t)
    const supply = t.state.deeds[Z.wounds].length
    finish(t.take('yes'))
    expect([wounds(t, Z.hand), wounds(t, Z.discard), wounds(t, Z.gone)]).toEqual([1, 1, 0])
    expect(t.state.deeds[Z.wounds]).toHaveLength(supply + 3)
    const kept = finish(make().take('no'))
    expect([wounds(kept, Z.hand), wounds(kept, Z.discard)]).toEqual([3, 2])
  },
)

proves(
  'MK-DEED-20',
  'Wounds that were discarded meanwhile are thrown away too; another player’s banner is none',
  () => {
    const discard = ['wound', 'wound', 'rage']
    expect(wounds(protecting([], discard, 1).take('yes'), Z.discard)).toBe(1)
    const other = protecting([], discard, 1, 1)
    expect(other.step).not.toBe('end.protection')
    expect(wounds(other, Z.discard)).toBe(2)
    expect(protecting([], discard, 0).step).not.toBe('end.protection')
    expect(protecting([], ['rage'], 1).why('yes')).toBe('MK-DEED-20')
  },
)

/** Norowas has 2 fame and talks in a village. */
function talk(...choices: readonly string[]): Scene {
  const player = {
    hero: 'norowas',
    at: '1.E',
    hand: ['nobleManners', 'march'],
    fame: 2,
    crystals: 'w',
  } as const
  return scene({ players: [player] }).take('interact', ...choices, 'endTurn')
}

proves('MK-ENDTURN-17', 'Noble Manners in an interaction gives fame in time for level 2', () => {
  const t = talk('play nobleManners 0')
  expect(t.step).toBe('level.skill')
  expect([t.player(0).fame, t.player(0).reputation, t.player(0).level]).toEqual([3, 0, 2])
  expect(talk('side nobleManners').player(0).level).toBe(1)
})

/** Steady Tempo has been played, and the turn ends. */
function tempo(use: number, deck: readonly string[]): Scene {
  const player = { at: '1.E', hand: ['steadyTempo'], deck, crystals: 'b' }
  return paid(scene({ players: [player] }).take(`play steadyTempo ${use}`)).take('endTurn')
}

proves('MK-ENDTURN-04', 'Steady Tempo may go under the deck, or on it, instead of the discard pile', () => {
  const under = tempo(0, ['rage'])
  expect(under.step).toBe('option')
  under.take('yes')
  expect(under.hand().toSorted()).toEqual(['rage', 'steadyTempo'])
  expect(under.told('cardMoved').map(({ to }) => to)).toEqual(['deckBottom'])
  const left = tempo(0, ['rage']).take('no')
  expect(left.cards(Z.discard)).toEqual(['steadyTempo'])
  // An empty deck has no bottom, but the strong effect needs none.
  expect(tempo(0, []).cards(Z.discard)).toEqual(['steadyTempo'])
  expect(tempo(1, []).take('yes').hand()).toEqual(['steadyTempo'])
})
