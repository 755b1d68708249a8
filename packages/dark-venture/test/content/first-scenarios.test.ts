import { describe, expect, test } from 'vitest'
import { edition } from '../../src/content/edition.ts'
import { MOD } from '../../src/state/mods.ts'
import { setBuilt } from '../../src/state/mutations/built.ts'
import { count, score } from '../../src/state/mutations/count.ts'
import { enter } from '../../src/state/mutations/enter.ts'
import { capture } from '../../src/state/mutations/leave.ts'
import { layMark, liftMark, pickUp } from '../../src/state/mutations/marks.ts'
import { moveTo } from '../../src/state/mutations/pieces.ts'
import { DEED, RESOURCE, SIDE_NO, type SideId, sideIds, TOKEN, PIECE_NO } from '../../src/state/names.ts'
import { NEUTRAL } from '../../src/state/numbers.ts'
import { FENCE, WALL } from '../../src/state/queries/built.ts'
import { goodsOf } from '../../src/state/queries/goods.ts'
import { carried, marksOn } from '../../src/state/queries/marks.ts'
import { modifier } from '../../src/state/queries/modifiers.ts'
import type { Scene } from '../support/scene.ts'
import { endRounds, endTurn, firstScenario as scenario, one, slay, victors } from '../support/tale.ts'
import { sentences } from '../support/messages.ts'

function army(t: Scene, side: SideId): string[] {
  return t.state.army[SIDE_NO[side]].map(
    (piece) => `${t.tables.idOf[piece]} ${t.tables.board.idOf[t.tables.ways.square[t.state.at[piece]]]}`,
  )
}

function all(t: Scene, side: SideId): number[] {
  return t.state.army[SIDE_NO[side]].slice()
}

function move(t: Scene, piece: number, to: string): Scene {
  return t.act((s) => moveTo(s, piece, t.node(to)))
}

function load(t: Scene, piece: number, token: keyof typeof TOKEN): Scene {
  return t.act((s) => {
    const square = t.tables.ways.square[s.at[piece]]
    if (!layMark(s, square, TOKEN[token])) s.tokens[TOKEN[token]]++
    pickUp(s, square, piece, TOKEN[token])
  })
}

function deed(t: Scene, side: SideId, name: keyof typeof DEED): number {
  return t.state.deeds[SIDE_NO[side] * t.tables.deeds + DEED[name]]
}

describe('embers', () => {
  const begun = (): Scene => scenario('embers', ['varpen', 'dhargon'])

  test('its sides stand where it says', () => {
    const t = begun()
    expect(army(t, 'dhargon')).toEqual([
      'dhargon-hatchling J1',
      'dhargon-hatchling L1',
      'dhargon-hatchling K2',
      'dhargon-hunter L4',
      'dhargon-elder K1',
    ])
    expect(all(t, 'varpen')).toHaveLength(6)
    expect(marksOn(t.state, t.node('J1'), TOKEN.egg)).toBe(1)
  })

  test('the Elder is killed, and no egg brings another: the Varpen win', () => {
    const t = begun()
    slay(t, [one(t, 'dhargon-elder')], 'varpen')
    expect(t.told('placed').filter(({ from }) => from === 'egg')).toEqual([])
    expect(victors(endTurn(t))).toEqual(['varpen'])
  })

  test('the road is closed by four pieces: the Dhargon win', () => {
    const t = begun()
    const build = (space: string, edge: number, what: number): void =>
      void t.act((s) => {
        setBuilt(s.built, t.tables.board, t.node(space), edge, what)
        s[what === FENCE ? 'fences' : 'walls']--
      })
    build('L4', 0, FENCE)
    build('L5', 1, WALL)
    build('M6', 4, FENCE)
    expect(victors(endTurn(t))).toBeUndefined()
    build('K5', 3, WALL)
    expect(victors(endTurn(t))).toEqual(['dhargon'])
  })

  test('after twelve rounds the Dhargon have held', () => {
    const t = endRounds(begun(), 11)
    expect(victors(t)).toBeUndefined()
    expect(victors(endRounds(t))).toEqual(['dhargon'])
  })
})

describe('banners', () => {
  const begun = (): Scene => scenario('banners', ['varpen', 'orpal'])

  /** A unit in its own start area is given a banner and comes there. */
  function bringHome(t: Scene, side: SideId): Scene {
    const [piece] = all(t, side)
    move(t, piece, t.tables.board.idOf[t.tables.starts[SIDE_NO[side]][0]])
    load(t, piece, 'banner')
    return t.act((s, ctx) => enter(s, piece, ctx))
  }

  function clear(t: Scene): Scene {
    return t.act((s) => {
      for (const space of ['G6', 'I14', 'M8']) liftMark(s, t.node(space), TOKEN.banner)
    })
  }

  test('two banners brought home win', () => {
    const t = clear(begun())
    bringHome(t, 'varpen')
    expect(deed(t, 'varpen', 'bannersDelivered')).toBe(1)
    expect(carried(t.state, all(t, 'varpen')[0], TOKEN.banner)).toBe(0)
    expect(t.told('storyRule')).toEqual([{ event: 'storyRule', rule: 'scenario.banners.deliver' }])
    expect(victors(endTurn(t))).toBeUndefined()
    bringHome(t, 'varpen')
    expect(victors(endTurn(t))).toEqual(['varpen'])
  })

  test('a banner is not delivered elsewhere', () => {
    const t = clear(begun())
    const [piece] = all(t, 'varpen')
    move(t, piece, 'G6')
    load(t, piece, 'banner').act((s, ctx) => enter(s, piece, ctx))
    expect(deed(t, 'varpen', 'bannersDelivered')).toBe(0)
    expect(carried(t.state, piece, TOKEN.banner)).toBe(1)
    expect(t.told('storyRule')).toEqual([])
  })

  test('after fifteen rounds most banners win', () => {
    const t = bringHome(clear(begun()), 'orpal')
    expect(victors(endRounds(t, 14))).toBeUndefined()
    expect(victors(endRounds(t))).toEqual(['orpal'])
  })
})

describe('star', () => {
  test('four rounds alone beside it win', () => {
    const t = scenario('star', ['varpen', 'dhargon'])
    move(t, all(t, 'varpen')[0], 'I7')
    endRounds(t, 3)
    expect(deed(t, 'varpen', 'starHeld')).toBe(3)
    expect(victors(t)).toBeUndefined()
    expect(victors(endRounds(t))).toEqual(['varpen'])
    expect(t.state.round).toBe(4)
  })

  test('it does not count while somebody else is there', () => {
    const t = scenario('star', ['varpen', 'dhargon'])
    move(t, all(t, 'varpen')[0], 'I7')
    move(t, all(t, 'dhargon')[0], 'K9')
    endRounds(t, 2)
    expect([deed(t, 'varpen', 'starHeld'), deed(t, 'dhargon', 'starHeld')]).toEqual([0, 0])
    move(t, all(t, 'varpen')[0], 'H7')
    endRounds(t, 1)
    expect([deed(t, 'varpen', 'starHeld'), deed(t, 'dhargon', 'starHeld')]).toEqual([0, 1])
    move(t, all(t, 'dhargon')[0], 'L9')
    expect(victors(endRounds(t, 13))).toEqual(['dhargon'])
  })

  test('on the star itself one more die attacks', () => {
    const t = scenario('star', ['varpen', 'dhargon'])
    const [piece] = all(t, 'varpen')
    expect(modifier(move(t, piece, 'J8').state, t.tables, piece, MOD.attackDice)).toBe(1)
    expect(modifier(move(t, piece, 'J7').state, t.tables, piece, MOD.attackDice)).toBe(0)
  })
})

describe('ledger', () => {
  const begun = (): Scene => scenario('ledger', ['alderkang', 'varpen', 'orpal'])

  test('two extractions win', () => {
    const t = begun()
    t.act((s, ctx) => count(s, SIDE_NO.alderkang, 'extractions', 1, ctx))
    expect(victors(endTurn(t))).toBeUndefined()
    t.act((s, ctx) => count(s, SIDE_NO.alderkang, 'extractions', 1, ctx))
    expect(victors(endTurn(t))).toEqual(['alderkang'])
  })

  test('Delok is killed: everybody else wins', () => {
    const t = begun()
    slay(t, [one(t, 'delok')], 'orpal')
    expect(victors(endTurn(t))).toEqual(['varpen', 'orpal'])
  })

  test('Delok is taken: who holds him wins', () => {
    const t = begun()
    const raider = one(t, 'varpen-raider')
    t.act((s, ctx) => capture(s, one(t, 'delok'), raider, ctx))
    expect([deed(t, 'varpen', 'delokCaptured'), deed(t, 'orpal', 'delokCaptured')]).toEqual([1, 0])
    expect(victors(endTurn(t))).toEqual(['varpen'])
  })

  test('another prisoner is not Delok', () => {
    const t = begun()
    t.act((s, ctx) => capture(s, one(t, 'suuk'), one(t, 'varpen-raider'), ctx))
    expect(deed(t, 'varpen', 'delokCaptured')).toBe(0)
    expect(victors(endTurn(t))).toBeUndefined()
  })

  test('after fourteen rounds the others go by kills', () => {
    const t = begun()
    t.act((s, ctx) => {
      count(s, SIDE_NO.alderkang, 'unitsKilled', 3, ctx)
      count(s, SIDE_NO.orpal, 'unitsKilled', 2, ctx)
      count(s, SIDE_NO.varpen, 'unitsKilled', 1, ctx)
    })
    expect(victors(endRounds(t, 13))).toBeUndefined()
    expect(victors(endRounds(t))).toEqual(['orpal'])
  })
})

describe('duel', () => {
  const heroes: readonly SideId[] = ['hero:larvok', 'hero:ysra']

  function give(t: Scene, side: SideId, points: number): Scene {
    return t.act((s, ctx) => score(s, SIDE_NO[side], points - s.points[SIDE_NO[side]], ctx))
  }

  test('the first to have eight points wins', () => {
    const t = give(scenario('duel', heroes), 'hero:ysra', 7)
    expect(victors(endTurn(t))).toBeUndefined()
    expect(victors(endTurn(give(t, 'hero:ysra', 8)))).toEqual(['hero:ysra'])
  })

  test('after fifteen rounds most points win', () => {
    const t = give(give(scenario('duel', heroes), 'hero:ysra', 3), 'hero:larvok', 5)
    t.act((s, ctx) => score(s, SIDE_NO.orpal, 7, ctx))
    expect(victors(endRounds(t, 15))).toEqual(['hero:larvok'])
  })

  test('the dead walk between them', () => {
    const t = scenario('duel', heroes)
    expect(all(t, 'orpal')).toHaveLength(6)
    expect(marksOn(t.state, t.node('J8'), TOKEN.largePortal)).toBe(1)
  })
})

describe('drownedFeast', () => {
  const begun = (): Scene => scenario('drownedFeast', ['bohmerk'])

  test('four absorptions win', () => {
    const t = begun()
    t.act((s, ctx) => count(s, SIDE_NO.bohmerk, 'absorbs', 3, ctx))
    expect(victors(endTurn(t))).toBeUndefined()
    t.act((s, ctx) => count(s, SIDE_NO.bohmerk, 'absorbs', 1, ctx))
    expect(victors(endTurn(t))).toEqual(['bohmerk'])
  })

  test('the swarm is wiped out', () => {
    const t = begun()
    slay(t, all(t, 'bohmerk'), 'varpen')
    expect(victors(endTurn(t))).toEqual(['varpen'])
  })

  test('ten rounds are over', () => {
    const t = begun()
    expect(victors(endRounds(t, 9))).toBeUndefined()
    expect(victors(endRounds(t))).toEqual(['varpen'])
    expect(t.tables.starts[SIDE_NO.varpen]).toEqual([t.node('M16')])
  })
})

describe('bones', () => {
  const begun = (): Scene => scenario('bones', ['hero:larvok'])

  test('the banner at a road of the map edge wins', () => {
    const t = begun()
    const larvok = one(t, 'larvok')
    expect(victors(endTurn(t))).toBeUndefined()
    move(t, larvok, '3C13').take('take banner larvok')
    expect(victors(endTurn(t))).toBeUndefined()
    expect(victors(endTurn(move(t, larvok, 'M16')))).toEqual(['hero:larvok'])
  })

  test('Larvok is killed', () => {
    const t = begun()
    slay(t, [one(t, 'larvok')], 'orpal')
    expect(victors(endTurn(t))).toEqual(['orpal'])
  })

  test('fourteen rounds are over', () => {
    const t = begun()
    expect(victors(endRounds(t, 13))).toBeUndefined()
    expect(victors(endRounds(t))).toEqual(['orpal'])
  })
})

describe('waystation', () => {
  const begun = (): Scene => scenario('waystation', ['dhargon', 'varpen'])

  test('it takes one to three players', () => {
    const t = scenario('waystation', ['varpen', 'hero:ysra', 'dhargon'])
    expect(army(t, 'hero:ysra')).toEqual(['ysra P11'])
    expect(t.state.team[SIDE_NO['hero:ysra']]).toBe(1)
    const brute = one(t, 'varpen-brute')
    expect(goodsOf(t.state, brute, RESOURCE.ore)).toBe(1)
  })

  test('eight rounds are held: both win', () => {
    const t = begun()
    expect(victors(endRounds(t, 7))).toBeUndefined()
    expect(victors(endRounds(t))).toEqual(['varpen', 'dhargon'])
  })

  test('three enemies in the station', () => {
    const t = begun()
    const globs = all(t, 'bohmerk')
    move(t, globs[0], 'O11')
    move(t, all(t, 'orpal')[0], 'P13')
    expect(victors(endTurn(t))).toBeUndefined()
    move(t, globs[1], 'O11')
    expect(victors(endTurn(t))).toEqual(['bohmerk', 'orpal'])
  })

  test('the Elder is killed and no egg is left', () => {
    const kept = begun()
    slay(kept, [one(kept, 'dhargon-elder')], 'orpal')
    while (kept.step === 'pick') kept.choose(kept.offered()[0])
    expect(victors(endTurn(kept))).toBeUndefined()
    const t = begun()
    t.act((s) => {
      for (const space of ['P12', 'P13']) liftMark(s, t.node(space), TOKEN.egg)
    })
    slay(t, [one(t, 'dhargon-elder')], 'orpal')
    expect(victors(endTurn(t))).toEqual(['bohmerk', 'orpal'])
  })

  test('from the fourth round on one more of each enemy comes', () => {
    const t = begun()
    const numbers = (): number[] => [all(t, 'bohmerk').length, all(t, 'orpal').length]
    endRounds(t, 2)
    expect(numbers()).toEqual([5, 6])
    endRounds(t)
    expect(t.state.round).toBe(4)
    expect(numbers()).toEqual([6, 7])
    endRounds(t)
    expect(numbers()).toEqual([7, 8])
    expect(t.told('storyRule')).toHaveLength(2)
    const [orpal] = t.told('placed').filter(({ side, from }) => side === SIDE_NO.orpal && from === 'supply')
    expect([t.node('M4'), t.node('M16')]).toContain(orpal.at)
  })
})

describe('hunt', () => {
  test('the beast is beaten twice: all win', () => {
    const t = scenario('hunt', ['varpen', 'hero:ysra'])
    expect(t.state.at[PIECE_NO.rhorgonkrul]).toBe(t.node('H4'))
    expect(t.state.side[PIECE_NO.rhorgonkrul]).toBe(NEUTRAL)
    slay(t, [PIECE_NO.rhorgonkrul], 'varpen')
    expect(victors(endTurn(t))).toBeUndefined()
    slay(t, [PIECE_NO.rhorgonkrul], 'varpen')
    expect(victors(endTurn(t))).toEqual(['varpen', 'hero:ysra'])
  })

  test('twelve rounds are over', () => {
    const t = scenario('hunt', ['varpen'])
    expect(victors(endRounds(t, 11))).toBeUndefined()
    expect(victors(endRounds(t))).toEqual([])
  })

  test('nobody is left', () => {
    const t = scenario('hunt', ['hero:larvok', 'hero:ysra'])
    slay(t, [one(t, 'larvok')], 'neutral')
    expect(victors(endTurn(t))).toBeUndefined()
    slay(t, [one(t, 'ysra')], 'neutral')
    expect(victors(endTurn(t))).toEqual([])
  })

  test('it defends the better, the more there are', () => {
    const sides: readonly SideId[] = ['varpen', 'hero:ysra', 'orpal', 'bohmerk']
    const dice = [1, 2, 3, 4].map(
      (n) => scenario('hunt', sides.slice(0, n)).tables.defence[PIECE_NO.rhorgonkrul],
    )
    expect(dice).toEqual([4, 4, 5, 6])
  })
})

test('every scenario tells its story and what each side plays for, in both languages', () => {
  for (const { id, sides, teamA } of edition.scenarios) {
    const goals = sides.filter(({ win, lose }) => win !== undefined || lose !== undefined)
    const keys = goals.map(({ side }) => `scenarios.${id}.goal.${side.replace('hero:', '')}`)
    if (teamA !== undefined) keys.push(`scenarios.${id}.goal.team`)
    for (const key of [`scenarios.${id}.story`, `scenarios.${id}.length`, ...keys]) {
      expect([...sentences.en.keys()]).toContain(key)
      expect([...sentences.fr.keys()]).toContain(key)
    }
  }
  expect(sideIds).toHaveLength(9)
})
