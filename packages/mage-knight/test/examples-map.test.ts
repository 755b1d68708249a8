import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { TACTIC } from '../src/state/choices/common.ts'
import { BASIC_COLOURS, ColourOf, ElementOf, NONE, TacticOf } from '../src/content/ids.ts'
import { DieAt, NOBODY } from '../src/state/schema/state.ts'
import { Extra, Last } from '../src/state/schema/player.ts'
import { TurnPhase } from '../src/steps/turn.ts'
import { Z } from '../src/state/pools/deed-cards.ts'
import { resetSource } from '../src/state/source-dice.ts'
import { U, unitRow } from '../src/state/pools/unit-cards.ts'
import { cast } from './support/casts.ts'
import { choosing, fight, melee } from './support/plays.ts'
import { scene, turnStack, type Scene, type SceneSpec } from './support/scene.ts'

/** Worked examples of moving, mana, cards, tactics and rounds, with their exact numbers. */

function slot(table: Scene, at: string): number {
  return table.engine.tables.lattice.slots.findIndex(([i, j]) => `${i},${j}` === at)
}

/** Hand, deck and discard pile. */
function counts({ state }: Scene, seat = 0): number[] {
  return [Z.hand, Z.deck, Z.discard].map((zone) => state.deeds[zone + seat].length)
}

function enemies(table: Scene): string[] {
  return table.state.fight.posts.map((post) => table.words({ do: 'x', post }).slice(2)).toSorted()
}

/** Ends the turn of seat 0, discarding nothing more than it must. */
function endTurn(table: Scene): Scene {
  table.take('endTurn')
  while (table.awaited[0] === 0 && table.step.startsWith('end'))
    table.choose(table.offers({ do: 'done' }) ? { do: 'done' } : table.offered()[0])
  return table
}

// Moving

proves(
  ['MK-EXPLORE-01', 'MK-MOVE-14'],
  'X49: March for 4, a step to plains and a new tile; its orc next door does nothing',
  () => {
    const table = scene({
      tiles: { '1,0': '1', '0,1': '5' },
      players: [{ at: '5.NW', hand: ['march', 'rage'], crystals: 'g' }],
      source: 'kkkk',
      country: ['4'],
      piles: { green: ['prowlers'] },
    })
    cast(table, 'march', 1).take('step 5.NE', `explore ${slot(table, '1,1')}`)
    expect(table.player(0)).toMatchObject({ at: table.hex('5.NE'), move: 0 })
    expect(table.engine.tables.neighbours[table.hex('5.NE')]).toContain(table.hex('4.W'))
    expect(table.step).toBe('turn.main')
    expect(table.offers('challenge prowlers')).toBe(true)
    expect(table.offers('endTurn')).toBe(true)
  },
)

proves(
  ['MK-MOVE-13', 'MK-COMBAT-08'],
  'X63: a step along two orcs provokes both; a third one next to its end may be challenged in',
  () => {
    const table = scene({
      tiles: { '1,0': '1', '0,1': '2', '1,1': 'c5', '2,0': '4' },
      players: [{ at: 'c5.C', hand: ['rage'], move: 5 }],
      cities: [{ at: 'c5.C', conquered: true, shields: [0], leader: 0 }],
      tokens: { 'c5.E': 'prowlers', 'c5.SW': 'wolfRiders', '4.W': 'cursedHags' },
    })
    table.take('step c5.SE')
    expect(table.step).toBe('combat.join')
    expect(enemies(table)).toEqual(['prowlers', 'wolfRiders'])
    table.take('join cursedHags')
    expect(enemies(table)).toEqual(['cursedHags', 'prowlers', 'wolfRiders'])
  },
)

proves(
  ['MK-MOVE-23', 'MK-SITE-94'],
  'X127: two heroes end on the portal, and both are put back there',
  () => {
    const table = scene({
      players: [
        { at: 'A.NE', hand: ['rage'], move: 2 },
        { at: 'A.C', hand: ['march'] },
      ],
    })
    endTurn(table.take('step A.C'))
    expect(table.state.duel.aggressor).toBe(NONE)
    expect(table.state.players[0].at).toBe(NONE)
    table.take('endTurn', 'discard march')
    while (table.awaited[0] === 1) table.choose({ do: 'done' })
    expect(table.state.players.map(({ at }) => at)).toEqual([table.engine.tables.portal, NONE])
  },
)

// Mana

proves(
  ['MK-SETUP-12', 'MK-ROUND-03'],
  'X50: black and gold dice are rolled again together until half are basic',
  () => {
    let again = 0
    for (const [seats, least] of [
      [1, 2],
      [2, 2],
      [3, 3],
      [4, 3],
    ] as const) {
      for (let n = 0; n < 40; n++) {
        const scenario = seats === 1 ? 'soloConquest' : 'fullConquest'
        const rolls = scene({ seats, scenario, seed: `source ${n}` })
          .act(resetSource)
          .told('rolled')
        const shown: number[] = []
        const rollOf = (dice: readonly number[]): void => {
          for (const die of dice) {
            const roll = rolls.shift()
            expect(roll?.die).toBe(die)
            shown[die] = roll?.colour ?? NONE
          }
        }
        const all = Array.from({ length: seats + 2 }, (_, die) => die)
        const dull = (): number[] => all.filter((die) => shown[die] >= BASIC_COLOURS)
        rollOf(all)
        for (; all.length - dull().length < least; again++) rollOf(dull())
        expect(rolls).toEqual([])
      }
    }
    expect(again).toBeGreaterThan(10)
  },
)

proves(
  ['MK-MANA-08', 'MK-MANA-09'],
  'X51: a gold die as red makes Rage 4 by Day, and is depleted at Night',
  () => {
    const day: SceneSpec = { players: [{ hand: ['rage', 'march'] }], source: 'ykkk' }
    const table = melee(fight({ ...day, enemies: ['ironclads'] }))
    cast(table, 'rage', 2)
    expect(table.state.fight.attack[ElementOf.physical]).toBe(4)
    expect(table.state.dieAt[0]).toBe(DieAt.used)
    endTurn(table.take('endPhase'))
    expect(table.state.dieAt[0]).toBe(DieAt.source)
    expect(table.told('rolled').map(({ die }) => die)).toEqual([0])
    const night = melee(fight({ ...day, enemies: ['ironclads'], night: true, source: 'yyyy' }))
    expect(night.offers('play rage attack 2')).toBe(true)
    expect(night.why('play rage attack 4')).toBe('MK-CARD-02')
  },
)

proves(
  ['MK-MANA-11', 'MK-MANA-12'],
  'X53: of three blue crystals Crystallize makes a token, a mine nothing',
  () => {
    const table = scene({
      tiles: { '1,0': '1', '0,1': '5' },
      players: [{ at: '5.SE', hand: ['crystallize', 'rage'], crystals: 'bbb', tokens: 'b' }],
      source: 'kkkk',
    })
    cast(table, 'crystallize', 1, 'target blue')
    expect([table.player(0).crystals, table.player(0).tokens]).toEqual([
      [0, 3, 0, 0],
      [0, 1, 0, 0, 0, 0],
    ])
    endTurn(table)
    expect(table.state.players[0].crystals).toEqual([0, 3, 0, 0])
    expect(table.told('crystalWasted')).toEqual([{ event: 'crystalWasted', seat: 0, colour: ColourOf.blue }])
  },
)

// Cards

proves('MK-CARD-21', 'X93: Concentration with March is Move 6 for one green mana', () => {
  const table = scene({
    players: [{ at: '1.SW', hand: ['concentration', 'march'], tokens: 'gg' }],
    source: 'kkkk',
  })
  cast(table, 'concentration', 1)
  expect(table.player(0).move).toBe(6)
  expect(table.player(0).tokens[ColourOf.green]).toBe(1)
})

proves('MK-CARD-08', 'X98: In Need with two Wounds in hand is Influence 5', () => {
  const table = scene({ players: [{ at: '1.E', hand: ['inNeed', 'wound', 'wound'] }], source: 'kkkk' })
  cast(table, 'inNeed', 0)
  expect(table.player(0).influence).toBe(5)
})

proves(
  ['MK-TURN-24', 'MK-TURN-25', 'MK-TURN-27'],
  'X69: a rest with March and two Wounds, and one after March was played',
  () => {
    const hand = ['march', 'wound', 'wound']
    for (const wounds of [0, 1, 2]) {
      const table = scene({ players: [{ at: '1.SW', hand }] }).take('rest', 'discard march')
      for (let n = 0; n < wounds; n++) table.take('discard wound')
      expect(table.offers('endTurn')).toBe(true)
      expect(table.hand(0)).toHaveLength(2 - wounds)
    }
    const slow = scene({ players: [{ at: '1.SW', hand }] }).take('play march', 'rest', 'discard wound')
    expect(slow.why('discard wound')).toBe('MK-TURN-25')
    expect(slow.hand(0)).toEqual(['wound'])
  },
)

// Turns and rounds

proves(
  ['MK-TURN-07', 'MK-TURN-08', 'MK-TURN-28'],
  'X111: what an empty deck allows, forces and forgives',
  () => {
    const begin = (hand: readonly string[], deck: readonly string[]): Scene =>
      scene({
        players: [
          { at: '1.SW', hand, deck },
          { at: 'A.C', hand: ['rage'] },
        ],
        stack: turnStack(0, [0, 1], TurnPhase.before),
      })
    expect(begin([], []).state.announced).toBe(0)
    const may = begin(['rage', 'march'], [])
    expect(may.offered().map(({ do: verb }) => verb)).toEqual(['begin', 'announce'])
    const free = begin([], ['rage'])
    expect([free.step, free.state.announced]).toEqual(['turn.main', NOBODY])
    free.take('endTurn')
    expect([free.awaited, free.hand(0)]).toEqual([[1], ['rage']])
  },
)

proves(['MK-ROUND-17', 'MK-ENDROUND-01'], 'X110: Bob announces, then Cid and Ann have one turn each', () => {
  const hand = ['rage', 'march']
  const table = scene({
    seats: 3,
    active: 1,
    players: [
      { at: '1.SW', hand },
      { at: '1.SE', hand, deck: [] },
      { at: '2.SE', hand },
    ],
    stack: turnStack(1, [0, 1, 2], TurnPhase.announce),
  })
  table.take('announce')
  const turns: number[] = []
  while (table.step === 'turn.main') {
    turns.push(table.awaited[0])
    table.take('endTurn')
  }
  expect(turns).toEqual([2, 0])
  expect([table.step, table.state.round]).toEqual(['tactic.pick', 2])
  expect(table.state.players.map(({ lastTurn }) => lastTurn)).toEqual([Last.over, Last.over, Last.over])
})

proves(
  ['MK-ROUND-06', 'MK-ROUND-07'],
  'X115: elite, regular, elite, regular and the one lesson of two monasteries; alone, three units',
  () => {
    const tiers = (spec: SceneSpec): string[] => {
      const table = scene({ round: 1, coreSeen: true, stack: [{ step: 'game', phase: 3 }], ...spec })
      expect(table.state.deeds[Z.lessons]).toHaveLength(1)
      expect(table.state.units[U.offer]).toHaveLength((spec.seats ?? 2) + 2)
      return table.told('offerDealt').flatMap(({ units }) => units.map((unit) => unitRow(unit).tier))
    }
    const map: SceneSpec = { tiles: { '1,0': '5', '0,1': '7' }, marks: { '7.W': 0 } }
    expect(tiers(map)).toEqual(['elite', 'regular', 'elite', 'regular'])
    expect(tiers({ ...map, seats: 1, scenario: 'soloConquest' })).toEqual(['elite', 'regular', 'elite'])
  },
)

// Tactics

proves('MK-TACTIC-10', 'X67: a Wound and a card in hand draw 3 up to 5; with Planning 4 up to 6', () => {
  for (const [tactic, drawn] of [
    ['earlyBird', 3],
    ['planning', 4],
  ] as const) {
    const table = scene({ players: [{ at: '1.SW', hand: ['march', 'rage', 'wound'], tactic }] })
    endTurn(table.take('play march'))
    expect(table.told('drew').filter(({ seat }) => seat === 0)).toEqual([
      { event: 'drew', seat: 0, count: drawn },
    ])
    expect(table.hand(0)).toHaveLength(2 + drawn)
  }
})

proves(
  ['MK-TACTIC-08', 'MK-TACTIC-09'],
  'X83: a stolen red die and a green one of the Source in one turn; both come back rolled',
  () => {
    const table = scene({
      players: [{ at: '1.SW', hand: ['improvisation', 'march', 'rage'], tactic: 'manaSteal' }],
      source: 'rgkk',
      also: (s) => void (s.dieAt[0] = DieAt.stolen),
    })
    cast(table, 'march', 1)
    table.take('play improvisation move 5')
    expect(table.player(0)).toMatchObject({ move: 9, dice: 1 })
    endTurn(table)
    expect(table.state.dieAt.slice(0, 2)).toEqual([DieAt.source, DieAt.source])
    expect(table.told('rolled').map(({ die }) => die)).toEqual([0, 1])
  },
)

proves('MK-TACTIC-13', 'X113: Long Night in the middle of a draw', () => {
  const table = scene({
    night: true,
    players: [
      {
        at: '1.SW',
        hand: ['rage', 'march'],
        deck: ['stamina', 'stamina'],
        discard: ['promise', 'threaten', 'swiftness', 'swiftness', 'march'],
        tactic: 'longNight',
      },
    ],
    source: 'yyyy',
  })
  table.take('play march', 'endTurn', 'done')
  expect(table.step).toBe('end.longNight')
  expect(counts(table)).toEqual([3, 0, 6])
  table.take('longNight')
  expect(counts(table)).toEqual([5, 1, 3])
  expect(table.state.players[0].tacticUsed).toBe(true)
})

proves('MK-TACTIC-13', 'With fewer than three cards Long Night takes them all (Q75)', () => {
  const table = scene({
    night: true,
    players: [{ at: '1.SW', hand: ['rage'], deck: [], discard: ['march', 'stamina'], tactic: 'longNight' }],
  })
  table.take('tacticUse')
  expect(counts(table)).toEqual([1, 2, 0])
})

proves('MK-TACTIC-07', 'X114: Rethink on the opening hand', () => {
  const hand = ['march', 'march', 'stamina', 'stamina', 'rage']
  const table = choosing({ players: [{}, { hand }], order: [0, 1] })
  expect(counts(table, 1)).toEqual([5, 11, 0])
  table.choose(TACTIC[TacticOf.rethink]).take('target march', 'target stamina', 'target rage')
  expect(counts(table, 1)).toEqual([5, 11, 0])
  expect(table.told('drew').map(({ seat, count }) => [seat, count])).toEqual([[1, 3]])
  expect(table.told('reshuffled')).toEqual([{ event: 'reshuffled', seat: 1, cards: 11 }])
})

proves('MK-TACTIC-12', 'The extra turn has a die of the Source of its own (Q07)', () => {
  const table = scene({
    players: [{ at: '1.SW', hand: ['march', 'rage', 'march'] }],
    source: 'gggg',
    also: (s) => void (s.players[0].extraTurn = Extra.another),
  })
  cast(table, 'march', 1)
  expect(table.why('play march move 4')).toBe('MK-CARD-02')
  endTurn(table)
  expect([table.step, table.awaited]).toEqual(['turn.main', [0]])
  expect(table.offers('play march move 4')).toBe(true)
})
