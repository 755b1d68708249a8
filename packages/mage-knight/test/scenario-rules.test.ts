import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { GOLD } from '../src/content/ids.ts'
import { INCANT, LIBERATE, PASSAGE, PLACE, REPLACE, SHIELD } from '../src/state/choices/together.ts'
import { END_TURN } from '../src/state/choices/map.ts'
import { layTile } from '../src/state/map/reveal.ts'
import { Did } from '../src/state/schema/player.ts'
import { Marks, type State } from '../src/state/schema/state.ts'
import { endTurn } from '../src/steps/end-of-turn.ts'
import { L, tileNo, tilePool } from '../src/state/pools/tiles.ts'
import { isElite, U, UNIT_LEVEL } from '../src/state/pools/unit-cards.ts'
import { attack, enemiesLeft, takeAllDamage, tokensOn } from './support/fights.ts'
import { opening, throughRound } from './support/rounds.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

/** Reveals a tile of the deck at (1,1), by a seat. */
function reveal(t: Scene, tile: string, seat = 0): Scene {
  const slot = t.engine.tables.lattice.slots.findIndex(([i, j]) => i === 1 && j === 1)
  return t.act((s, ctx) => {
    const no = tileNo(tile)
    const from = s.tiles.findIndex((zone) => zone.includes(no))
    ctx.move(tilePool, no, from, L.placed)
    layTile(s, no, slot, seat, ctx)
  })
}

/** Beats these in the attack phase and ends the fight. */
function beat(t: Scene, n: number): Scene {
  takeAllDamage(t)
  for (let i = 0; i < n; i++) {
    t.take(`aim ${enemiesLeft(t)[0]}`)
    attack(t, 40).take('strike')
  }
  if (t.step === 'combat.strike') t.take('endPhase')
  return t
}

describe('Mines Liberation', () => {
  const mine = (spec: SceneSpec = {}): Scene =>
    scene({
      scenario: 'minesLiberation',
      tiles: { '1,0': '2', '0,1': '3' },
      tokens: { '2.SW': ['prowlers', { token: 'minotaur', down: true }] },
      players: [{ at: '2.SW', level: 9, hand: ['rage'], units: ['peasants'] }, { at: 'A.C' }],
      ...spec,
    })

  proves('MK-SC-71', 'a mine is held by a green or red enemy face up and a brown one face down', () => {
    const held = (tile: string, at: string): number[][] => {
      const t = reveal(scene({ scenario: 'minesLiberation', tiles: { '1,0': '1', '0,1': '4' } }), tile)
      const hex = t.hex(at)
      return t.state.postHex.flatMap((there, post) =>
        there === hex ? [[post < 12 ? 0 : post < 52 ? 2 : 5, t.state.postUp[post]]] : [],
      )
    }
    expect(held('3', '3.SE')).toEqual([
      [0, 1],
      [2, 0],
    ])
    expect(held('c8', 'c8.NE')).toEqual([
      [2, 0],
      [5, 1],
    ])
  })

  proves('MK-SC-72', 'freeing it is an action by Night rules, with units; survivors stay', () => {
    const t = mine({ source: 'k' })
    expect(t.offers(LIBERATE)).toBe(true)
    expect(mine({ players: [{ at: '2.W' }, { at: 'A.C' }] }).offers(LIBERATE)).toBe(false)
    t.choose(LIBERATE)
    expect(t.state.fight.night).toBe(true)
    expect(enemiesLeft(t)).toEqual(['prowlers', 'minotaur'])
    expect(t.state.fight.noUnits).toBe(false)
    beat(t, 1)
    expect(tokensOn(t, '2.SW')).toEqual(['minotaur'])
    expect(t.state.mark[t.hex('2.SW')]).toBe(-1)
    expect(t.offers(LIBERATE)).toBe(false)
  })

  proves(['MK-SC-72', 'MK-TURN-23'], 'movement ends with it: Move points that are left are lost', () => {
    const players = [{ at: '2.SW', hand: ['rage', 'agility'], level: 9, move: 3 }, { at: 'A.C' }]
    expect(mine({ players }).choose(LIBERATE).player(0).move).toBe(0)
    expect(mine({ players, rulesVersion: 2 }).choose(LIBERATE).player(0).move).toBe(3)
    // Agility keeps them.
    const agile = mine({ players }).take('play agility').choose(LIBERATE)
    expect(agile.player(0).move).toBe(5)
  })

  proves('MK-SC-73', 'the last one beaten frees it: reputation, and a crystal the same turn', () => {
    const t = beat(mine().choose(LIBERATE), 2)
    expect(t.state.mark[t.hex('2.SW')]).toBe(0)
    expect(t.player(0).reputation).toBe(1)
    t.take('endTurn')
    expect(t.player(0).crystals).toEqual([0, 0, 1, 0])
    // Held, it gives nothing.
    const idle = mine({ players: [{ at: '2.SW', hand: ['rage'], deck: [] }, { at: 'A.C' }] }).take('endTurn')
    expect(idle.player(0).crystals).toEqual([0, 0, 0, 0])
    const core = scene({
      scenario: 'minesLiberation',
      tiles: { '1,0': 'c8', '0,1': '3' },
      cities: [{ at: 'c8.C', conquered: true }],
      tokens: { 'c8.NE': ['prowlers'] },
      players: [{ at: 'c8.NE', level: 9 }, { at: 'A.C' }],
    })
    expect(beat(core.choose(LIBERATE), 1).player(0).reputation).toBe(2)
  })

  proves('MK-SC-74', 'a crystal for each own mine when a round starts', () => {
    const t = mine({ marks: { '2.SW': 1, '3.SE': 1 }, tokens: {}, round: 2 })
    t.act((s, ctx) => t.engine.tables.rules.onRoundStart?.(s, ctx))
    expect(t.player(1).crystals).toEqual([0, 0, 1, 1])
    expect(t.player(0).crystals).toEqual([0, 0, 0, 0])
  })
})

describe('Druid Nights', () => {
  const glade = (spec: SceneSpec = {}): Scene =>
    scene({
      scenario: 'druidNights',
      tiles: { '1,0': '1', '0,1': '2' },
      players: [{ at: '1.C', level: 9, move: 4 }, { at: 'A.C' }],
      ...spec,
    })
  const night = (nights: number): SceneSpec => ({
    night: true,
    round: nights * 2,
    extra: { '1.C': Marks.glade, '2.NE': Marks.glade },
    also: (s: State) => {
      s.nights = nights
    },
  })

  proves('MK-SC-81', 'a shield on each glade where the movement ends', () => {
    const t = glade()
    expect(t.offers(SHIELD)).toBe(true)
    t.choose(SHIELD)
    expect(t.state.extra[t.hex('1.C')]).toBe(Marks.glade)
    expect(t.why(SHIELD)).toBe('MK-SC-81')
    expect(t.why('step 1.SE')).toBe('MK-SC-81')
    expect(glade({ players: [{ at: '1.SE' }, { at: 'A.C' }] }).offers(SHIELD)).toBe(false)
    // Another player's shield is no hindrance.
    expect(glade({ extra: { '1.C': Marks.glade << 1 } }).offers(SHIELD)).toBe(true)
  })

  proves(
    ['MK-SC-82', 'MK-SC-83'],
    'MK-X103: an enemy for each shield, twice the fame, a crystal for each',
    () => {
      const t = glade({ ...night(1), piles: { brown: ['minotaur', 'gargoyle'] } })
      const fame = t.player(0).fame
      t.choose(INCANT)
      expect(enemiesLeft(t).toSorted()).toEqual(['gargoyle', 'minotaur'])
      expect(t.player(0).rewards[4]).toBe(2)
      beat(t, 2)
      expect(t.player(0).fame - fame).toBe(16)
      expect(t.why(INCANT)).toBeUndefined()
      const lost = beat(glade({ ...night(1), piles: { brown: ['minotaur', 'gargoyle'] } }).choose(INCANT), 0)
      expect(lost.player(0).rewards[4]).toBe(2)
      expect(tokensOn(lost, '1.C')).toEqual([])
      const red = glade({ ...night(2), piles: { red: ['fireDragon', 'iceDragon'] } }).choose(INCANT)
      expect(enemiesLeft(red).toSorted()).toEqual(['fireDragon', 'iceDragon'])
      expect(red.player(0).rewards[4]).toBe(4)
      // By Day, where people live, without shields, twice.
      expect(glade({ ...night(1), night: false }).why(INCANT)).toBe('MK-SC-82')
      expect(glade({ ...night(1), players: [{ at: '1.E' }, { at: 'A.C' }] }).why(INCANT)).toBe('MK-SC-82')
      expect(glade({ ...night(1), extra: {} }).why(INCANT)).toBe('MK-SC-82')
      const done = (s: State): void => {
        s.nights = 1
        s.players[0].shown = 1
      }
      expect(glade({ ...night(1), also: done }).why(INCANT)).toBe('MK-SC-82')
      expect(
        glade({ ...night(1), players: [{ at: '1.C', did: Did.acted }, { at: 'A.C' }] }).why(INCANT),
      ).toBe('MK-TURN-13')
    },
  )

  proves('MK-SC-84', 'the shields leave after a Night', () => {
    const t = glade(night(1))
    t.act((s, ctx) => t.engine.tables.rules.onRoundEnd?.(s, ctx))
    expect(t.state.extra.every((bits) => bits === 0)).toBe(true)
    const day = glade({ ...night(1), night: false })
    day.act((s, ctx) => day.engine.tables.rules.onRoundEnd?.(s, ctx))
    expect(day.state.extra[day.hex('1.C')]).toBe(Marks.glade)
  })

  proves('MK-SC-85', 'it ends when everybody has done the second one', () => {
    const shown = (first: number, second: number, options: SceneSpec['options'] = {}): boolean => {
      const t = glade({ ...night(2), options })
      t.state.players[0].shown = first
      t.state.players[1].shown = second
      return t.engine.tables.rules.isOver(t.state, t.engine.tables)
    }
    expect(shown(2, 1)).toBe(false)
    expect(shown(2, 3)).toBe(true)
    expect(shown(3, 3, { epic: true })).toBe(false)
    expect(shown(4, 7, { epic: true })).toBe(true)
  })

  proves('MK-SC-122', 'few shields on a glade; the epic third Night has pairs', () => {
    const full = glade({ options: { gladeShields: true }, extra: { '1.C': Marks.glade << 1 } })
    expect(full.why(SHIELD)).toBe('MK-SC-122')
    full.choose(REPLACE[1])
    expect(full.state.extra[full.hex('1.C')]).toBe(Marks.glade)
    const three = (bits: number): Scene =>
      glade({
        options: { gladeShields: true },
        extra: { '1.C': bits },
        players: [{ at: '1.C' }, { at: 'A.C' }, { at: 'A.C' }],
      })
    expect(three(Marks.glade << 1).offers(SHIELD)).toBe(true)
    expect(
      three((Marks.glade << 1) | (Marks.glade << 2))
        .offered()
        .filter((one) => one.do === 'replace'),
    ).toHaveLength(2)
    const epic = glade({
      ...night(3),
      options: { epic: true },
      piles: { brown: ['minotaur', 'gargoyle'], red: ['fireDragon', 'iceDragon'] },
    })
    expect(epic.engine.tables.rounds).toBe(6)
    epic.choose(INCANT)
    expect(enemiesLeft(epic)).toHaveLength(4)
    expect(epic.player(0).rewards[4]).toBe(6)
  })
})

describe('Dungeon Lords', () => {
  const lords = (spec: SceneSpec = {}): Scene =>
    scene({ scenario: 'dungeonLords', tiles: { '1,0': '7', '0,1': '4' }, ...spec })

  proves('MK-SC-91', 'whoever reveals a village says where the secret dungeon lies', () => {
    const t = reveal(lords(), '2', 1)
    expect(t.awaited).toEqual([1])
    expect(t.step).toBe('secret.place')
    expect(t.why(PLACE[t.hex('2.NE')])).toBe('MK-SC-91') // a glade
    expect(t.offers(PLACE[t.hex('2.C')])).toBe(true)
    t.choose(PLACE[t.hex('2.SE')])
    expect(t.state.extra[t.hex('2.SE')]).toBe(Marks.secretDungeon)
    expect(t.state.postUp[t.state.postHex.indexOf(t.hex('2.SE'))]).toBe(0)
    // Tile 8: swamps on two sides leave one place, which is no question.
    const only = reveal(lords(), '8', 1)
    expect(only.told('secretPlaced')).toEqual([
      { event: 'secretPlaced', seat: 1, hex: only.hex('8.E'), tomb: false },
    ])
    const tomb = reveal(lords(), '5', 0)
    if (tomb.step === 'secret.place') tomb.choose(tomb.offered()[0])
    expect(tomb.told('secretPlaced')[0]).toMatchObject({ seat: 0, tomb: true })
    const hex = tomb.told('secretPlaced')[0]?.hex ?? -1
    expect(tomb.state.extra[hex]).toBe(Marks.secretTomb)
  })

  const secret = (spec: SceneSpec = {}): Scene =>
    lords({
      extra: { '7.SW': Marks.secretDungeon },
      tokens: { '7.SW': [{ token: 'minotaur', down: true }] },
      players: [{ at: '7.SW', level: 9, units: ['peasants'] }, { at: 'A.C' }],
      piles: { brown: ['gargoyle'] },
      ...spec,
    })

  proves('MK-SC-92', 'a secret dungeon is fought like one; a lost fight brings a new token', () => {
    const t = secret().take('enter')
    expect(t.state.fight).toMatchObject({ night: true, noUnits: true })
    beat(t, 0)
    expect(tokensOn(t, '7.SW')).toEqual(['gargoyle'])
    expect(t.state.mark[t.hex('7.SW')]).toBe(-1)
    const won = beat(secret().take('enter'), 1)
    expect(won.state.mark[won.hex('7.SW')]).toBe(0)
    expect(won.player(0).rewards[6]).toBe(1)
  })

  proves('MK-SC-93', 'a conquered one is not entered again', () => {
    expect(secret({ marks: { '7.SW': 1 }, tokens: {} }).why('enter')).toBe('MK-SC-93')
  })

  proves('MK-SC-94', 'MK-X102: from one conquered dungeon to another for 2 and 1 for each space', () => {
    const way = (move: number, marks: Readonly<Record<string, number>>): Scene =>
      lords({ marks, tiles: { '1,0': '7', '0,1': '9' }, players: [{ at: '7.SE', move }, { at: 'A.C' }] })
    const t = way(20, { '7.SE': 0, '9.NW': 1 })
    const to = t.hex('9.NW')
    t.choose(PASSAGE[to])
    const cost = 20 - t.player(0).move
    expect(cost).toBe(t.told('passage')[0].cost)
    expect(t.player(0).at).toBe(to)
    expect(way(cost - 1, { '7.SE': 0, '9.NW': 1 }).numbers(PASSAGE[to])).toEqual({
      needs: cost,
      has: cost - 1,
    })
    expect(way(20, { '7.SE': 0 }).offers(PASSAGE[to])).toBe(false)
    expect(way(20, { '9.NW': 0 }).offers(PASSAGE[to])).toBe(false)
    // On one tile: two spaces, over the plains beside the swamp in the middle.
    const near = lords({
      extra: { '7.W': Marks.secretDungeon, '7.SE': 0 },
      marks: { '7.SE': 0, '7.W': 0 },
      players: [{ at: '7.SE', move: 4 }, { at: 'A.C' }],
    })
    near.choose(PASSAGE[near.hex('7.W')])
    expect(near.told('passage')[0].cost).toBe(4)
  })
})

describe('Conquer and Hold', () => {
  const hold = (spec: SceneSpec = {}): Scene =>
    scene({ scenario: 'conquerAndHold', tiles: { '1,0': '3', '0,1': '9', '1,-1': '4' }, ...spec })

  proves('MK-SC-101', 'no units of level 4; elites in the second half', () => {
    const t = opening(2, { scenario: 'conquerAndHold' })
    const elites = (): number => t.state.units[U.offer].filter(isElite).length
    expect(
      [...t.state.units[U.elite], ...t.state.units[U.regular]].some((unit) => UNIT_LEVEL[unit] === 4),
    ).toBe(false)
    t.state.coreSeen = true
    throughRound(throughRound(t))
    expect([t.state.round, elites()]).toEqual([3, 0])
    throughRound(t)
    expect(t.state.round).toBe(4)
    expect(elites()).toBeGreaterThan(0)
  })

  proves('MK-SC-102', 'no reputation is lost by assaults on keeps and towers', () => {
    const t = hold({
      players: [{ at: '3.C', move: 3, level: 9 }, { at: 'B.C' }],
      tokens: { '3.NE': 'crossbowmen' },
    })
    t.take('step 3.NE')
    expect(t.step).toBe('combat.strike')
    expect(t.player(0).reputation).toBe(0)
  })

  proves(
    'MK-SC-103',
    'towers give no spell, belong to somebody and are taken again for half the fame',
    () => {
      const tower = (marks: Readonly<Record<string, number>>): Scene =>
        hold({
          players: [{ at: '4.NE', move: 5, level: 9 }, { at: 'B.C' }],
          marks,
          tokens: '4.C' in marks ? {} : { '4.C': 'monks' },
          piles: { violet: ['monks'] },
        }).take('step 4.C')
      const first = beat(tower({}), 1)
      expect(first.state.mark[first.hex('4.C')]).toBe(0)
      expect(first.player(0).rewards[1]).toBe(0)
      const again = tower({ '4.C': 1 })
      const fame = again.player(0).fame
      expect(enemiesLeft(again)).toEqual(['monks'])
      beat(again, 1)
      expect(again.state.mark[again.hex('4.C')]).toBe(0)
      expect(again.player(0).fame - fame).toBe(2) // half of 4
    },
  )

  proves('MK-SC-104', 'a token for each own tower when a turn starts on or next to one', () => {
    const start = (night: boolean, at: string): number[] => {
      const t = hold({ night, marks: { '4.C': 0, '9.SW': 0 }, players: [{ at }, { at: 'B.C' }] })
      t.act((s, ctx) => t.engine.tables.rules.onTurnStart?.(s, 0, ctx))
      return t.player(0).tokens
    }
    expect(start(false, '4.NE')).toEqual([0, 0, 0, 0, 2, 0])
    expect(start(true, '9.SW')).toEqual([0, 0, 0, 0, 0, 2])
    expect(start(false, '3.C')).toEqual([0, 0, 0, 0, 0, 0])
  })

  proves('MK-SC-104', 'a team mate’s tower brings the mana of the own ones', () => {
    const start = (at: string, rulesVersion?: number): number => {
      const t = scene({
        scenario: 'conquerAndHold',
        seats: 4,
        tiles: { '0,1': '9', '1,0': '3', '1,-1': '4' },
        marks: { '4.C': 2, '9.SW': 0 },
        players: [{ at }, { at: 'B.C' }],
        ...(rulesVersion !== undefined && { rulesVersion }),
      })
      t.act((s, ctx) => t.engine.tables.rules.onTurnStart?.(s, 0, ctx))
      return t.player(0).tokens[GOLD]
    }
    expect([start('4.C'), start('4.NE'), start('3.C')]).toEqual([1, 1, 0])
    expect([start('4.C', 2), start('4.NE', 2)]).toEqual([0, 0])
  })

  proves('MK-SC-105', 'more defenders in time; their fame is added up, then halved', () => {
    const keep = (round: number): Scene =>
      hold({
        round,
        marks: { '3.NE': 1 },
        players: [{ at: '3.C', move: 3, level: 9 }, { at: 'B.C' }],
        piles: { grey: ['crossbowmen', 'crossbowmen', 'guardsmen'] },
      }).take('step 3.NE')
    expect([1, 2, 3, 4, 5, 6].map((round) => enemiesLeft(keep(round)).length)).toEqual([1, 1, 2, 2, 3, 3])
    const t = keep(3)
    const fame = t.player(0).fame
    beat(t, 2)
    expect(t.player(0).fame - fame).toBe(3) // 3 and 3, halved together
  })
})

describe('One to Return', () => {
  proves('MK-SC-111', 'the portal closes after the first Day; who is on it is out', () => {
    const t = scene({ scenario: 'oneToReturn', players: [{ at: '1.C' }, { at: 'off' }, { at: 'A.C' }] })
    t.act((s, ctx) => t.engine.tables.rules.onRoundEnd?.(s, ctx))
    expect(t.state.players.map(({ out }) => out)).toEqual([false, true, true])
    expect(t.state.order).toEqual([0])
    expect(t.told('portalClosed')).toHaveLength(1)
    const later = scene({
      scenario: 'oneToReturn',
      round: 2,
      players: [{ at: 'A.C', hand: [] }, { at: '1.C' }],
    })
    later.act((_s, ctx) => endTurn(0, ctx))
    expect(later.player(0).at).toBe(later.hex('A.C'))
    const two = scene({
      scenario: 'oneToReturn',
      round: 2,
      players: [
        { at: 'A.C', trail: ['A.NE', 'A.C'], hand: ['rage'] },
        { at: 'A.C', hand: ['rage'] },
      ],
    })
    two.choose(END_TURN)
    expect(two.step).toBe('duel.defend')
  })

  proves(
    'MK-SC-123',
    'epic: six rounds, a tile more of each kind, cities of level 4; teams choose in secret',
    () => {
      const t = opening(2, { scenario: 'oneToReturn', epic: true })
      const { tiles } = t.state
      expect(t.engine.tables.rounds).toBe(6)
      expect(tiles[L.country].length + tiles[L.placed].length - 1).toBe(8)
      expect(tiles[L.core]).toHaveLength(4)
      reveal(t, 'c5')
      expect(t.state.cities[0].level).toBe(4)
      const teams = (chosen: number): ReturnType<typeof t.engine.tables.rules.score> => {
        const four = scene({
          scenario: 'oneToReturn',
          seats: 4,
          options: { teams: true },
          round: 4,
          players: [{ at: 'A.C' }, { at: '1.C' }, { at: '1.SE' }, { at: '1.SW' }],
        })
        for (const player of four.state.players) player.second = chosen === 2
        return four.engine.tables.rules.score(four.state, four.engine.tables)
      }
      expect(teams(0).winners).toEqual([0, 2])
      expect(teams(2).winners).toEqual([])
      const started = scene({
        scenario: 'oneToReturn',
        seats: 4,
        options: { teams: true },
        begin: (s, ctx) => ctx.tables.rules.onRoundStart?.(s, ctx),
      })
      expect(started.step).toBe('portal.returner')
      started.take('chosen 3')
      expect(started.state.players.map(({ second }) => second)).toEqual([false, true, false, true])
      expect(started.engine.view(started.position, 0).state.players[1].second).toBeNull()
      expect(started.engine.view(started.position, 3).state.players[3].second).toBe(true)
    },
  )
})

test('the verbs of scenarios are spoken of wherever they could be pointed at', () => {
  const players = [{ at: '1.C', move: 3 }, { at: 'A.C' }]
  for (const night of [false, true]) expectWholeMenu(scene({ scenario: 'druidNights', night, players }))
  const marks = { '7.SE': 0, '9.NW': 1 }
  const tiles = { '1,0': '7', '0,1': '9' }
  expectWholeMenu(scene({ scenario: 'dungeonLords', tiles, marks, players: [{ at: '7.SE', move: 3 }, {}] }))
  const held = scene({
    scenario: 'minesLiberation',
    tiles: { '1,0': '2' },
    tokens: { '2.SW': ['prowlers', 'minotaur'] },
    players: [{ at: '2.SW' }, {}],
  })
  expectWholeMenu(held)
  expect(held.offers(LIBERATE)).toBe(true)
})
