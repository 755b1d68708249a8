import { describe, expect, test } from 'vitest'
import { setBuilt } from '../../src/state/mutations/built.ts'
import { count, score } from '../../src/state/mutations/count.ts'
import { enter } from '../../src/state/mutations/enter.ts'
import { capture } from '../../src/state/mutations/leave.ts'
import { gainGoods, returnGoods } from '../../src/state/mutations/goods.ts'
import { layMark, liftMark, pickUp } from '../../src/state/mutations/marks.ts'
import { moveTo, putOn, takeOff } from '../../src/state/mutations/pieces.ts'
import { DEED, SIDE_NO, type SideId, TOKEN } from '../../src/state/names.ts'
import { ANCIENT, SUPPLY, WOOD } from '../../src/state/numbers.ts'
import { FENCE } from '../../src/state/queries/built.ts'
import { marksOn } from '../../src/state/queries/marks.ts'
import { hasFlagOfStory } from '../../src/state/queries/story.ts'
import type { Deed, SpaceId, TokenId } from '../../src/content/ids.ts'
import { loaded } from '../support/loaded.ts'
import type { Scene } from '../support/scene.ts'
import { endRounds, endTurn, one, scenario, slay, victors } from '../support/tale.ts'

function all(t: Scene, side: SideId): number[] {
  return t.state.army[SIDE_NO[side]].slice()
}

function spaces(t: Scene, side: SideId): string[] {
  return all(t, side).map((piece) => t.tables.board.idOf[t.tables.ways.square[t.state.at[piece]]])
}

function deed(t: Scene, side: SideId, name: Deed): number {
  return t.state.deeds[SIDE_NO[side] * t.tables.deeds + DEED[name]]
}

function does(t: Scene, side: SideId, name: Deed, n: number): Scene {
  return t.act((s, ctx) => count(s, SIDE_NO[side], name, n, ctx))
}

/** A unit comes to a space, and what the scenario says of that happens. */
function comes(t: Scene, piece: number, to: SpaceId): Scene {
  return t.act((s, ctx) => {
    moveTo(s, piece, t.node(to))
    enter(s, piece, ctx)
  })
}

function load(t: Scene, piece: number, token: TokenId): Scene {
  return t.act((s) => {
    const square = t.tables.ways.square[s.at[piece]]
    if (!layMark(s, square, TOKEN[token])) throw new Error(`no ${token} left`)
    pickUp(s, square, piece, TOKEN[token])
  })
}

/** Nobody of that side is on the map but those who stand on these spaces, one each. */
function only(t: Scene, side: SideId, ...where: readonly SpaceId[]): Scene {
  return t.act((s) => {
    const pieces = s.army[SIDE_NO[side]].slice()
    pieces.forEach((piece, i) => {
      if (i < where.length) moveTo(s, piece, t.node(where[i]))
      else {
        returnGoods(s, piece)
        takeOff(s, t.tables, piece, SUPPLY)
      }
    })
  })
}

function build(t: Scene, space: SpaceId, edge: number): Scene {
  return t.act((s) => {
    setBuilt(s.built, t.tables.board, t.node(space), edge, FENCE)
    s.fences--
  })
}

describe('embers', () => {
  const begun = (): Scene => scenario('embers', ['varpen', 'dhargon'])

  test('the brood stands on the road, and its Elder is the last', () => {
    const t = begun()
    expect(spaces(t, 'dhargon').toSorted()).toEqual(['L4', 'L5', 'M4', 'M5', 'M6'])
    slay(t, [one(t, 'dhargon-elder')], 'varpen')
    expect(t.told('placed').filter(({ from }) => from === 'egg')).toEqual([])
    expect(victors(endTurn(t))).toEqual(['varpen'])
  })

  test('two raiders alone on the north edge win, too', () => {
    const t = only(begun(), 'varpen', 'J1', 'K1', 'M16')
    expect(victors(endTurn(t))).toEqual(['varpen'])
  })

  test('five pieces close the road; time is on the brood’s side', () => {
    const t = begun()
    for (const space of ['L4', 'L5', 'M4', 'M5']) build(t, space, 3)
    expect(victors(endTurn(t))).toBeUndefined()
    build(t, 'N6', 1)
    expect(victors(endTurn(t))).toEqual(['dhargon'])
    expect(victors(endRounds(begun(), 12))).toEqual(['dhargon'])
  })

  test('a hired sword wins with the side that it came for', () => {
    const t = scenario('embers', ['varpen', 'dhargon', 'hero:ysra'])
    for (const space of ['L4', 'L5', 'M4', 'M5']) build(t, space, 3)
    build(t, 'N6', 1)
    expect(victors(endTurn(t))).toEqual(['dhargon', 'hero:ysra'])
  })
})

describe('drownedFeast', () => {
  test('six meals are not enough until two are home in the lake', () => {
    const t = only(scenario('drownedFeast', ['bohmerk', 'varpen']), 'bohmerk', 'F11', 'F11', 'K12')
    does(t, 'bohmerk', 'absorbs', 6)
    expect(victors(endTurn(t))).toBeUndefined()
    t.act((s) => moveTo(s, all(t, 'bohmerk')[0], t.node('K11')))
    expect(victors(endTurn(t))).toEqual(['bohmerk'])
  })

  test('the camp wins by building, by the last of the swarm, and by time', () => {
    const built = does(scenario('drownedFeast', ['bohmerk', 'varpen']), 'varpen', 'structuresBuilt', 6)
    expect(victors(endTurn(built))).toEqual(['varpen'])
    expect(victors(endRounds(scenario('drownedFeast', ['bohmerk']), 10))).toEqual(['varpen'])
  })
})

describe('bones', () => {
  test('the banner on a road out wins for the team', () => {
    const t = scenario('bones', ['hero:larvok', 'hero:ysra'])
    t.act((s) => {
      moveTo(s, one(t, 'larvok'), t.node('3C13'))
      liftMark(s, t.node('3C13'), TOKEN.banner)
    })
    load(t, one(t, 'larvok'), 'banner')
    expect(victors(endTurn(t))).toBeUndefined()
    t.act((s) => moveTo(s, one(t, 'larvok'), t.node('E1')))
    expect(victors(endTurn(t))).toEqual(['hero:larvok', 'hero:ysra'])
  })

  test('three falls are too many alone, and four together', () => {
    const alone = does(scenario('bones', ['hero:larvok']), 'hero:larvok', 'unitsLost', 3)
    expect(victors(endTurn(alone))).toEqual(['orpal'])
    const two = does(scenario('bones', ['hero:larvok', 'hero:ysra']), 'hero:larvok', 'unitsLost', 3)
    expect(victors(endTurn(two))).toBeUndefined()
    const easy = does(scenario('bones', ['hero:larvok'], { level: 'easy' }), 'hero:larvok', 'unitsLost', 3)
    expect(victors(endTurn(easy))).toBeUndefined()
  })
})

describe('banners', () => {
  test('two banners at home make a ruler', () => {
    const t = scenario('banners', ['varpen', 'orpal'])
    t.act((s) => {
      for (const space of ['E4', 'D10', 'M9']) liftMark(s, t.node(space), TOKEN.banner)
    })
    const [piece] = all(t, 'varpen')
    for (let i = 0; i < 2; i++) comes(load(t, piece, 'banner'), piece, 'P16')
    expect(deed(t, 'varpen', 'bannersDelivered')).toBe(2)
    expect(victors(endTurn(t))).toEqual(['varpen'])
  })
})

describe('ledger', () => {
  test('whoever strikes Delok wins alone', () => {
    const killed = scenario('ledger', ['alderkang', 'varpen', 'orpal'])
    slay(killed, [one(killed, 'delok')], 'orpal')
    expect(victors(endTurn(killed))).toEqual(['orpal'])
    const taken = scenario('ledger', ['alderkang', 'varpen', 'orpal'])
    const raider = one(taken, 'varpen-raider')
    taken.act((s, ctx) => {
      moveTo(s, one(taken, 'delok'), s.at[raider])
      capture(s, one(taken, 'delok'), raider, ctx)
    })
    expect(victors(endTurn(taken))).toEqual(['varpen'])
  })

  test('two samples, or else the better hunter', () => {
    const t = does(scenario('ledger', ['alderkang', 'varpen', 'orpal']), 'alderkang', 'extractions', 2)
    expect(victors(endTurn(t))).toEqual(['alderkang'])
    const late = does(scenario('ledger', ['alderkang', 'varpen', 'orpal']), 'varpen', 'unitsKilled', 1)
    expect(victors(endRounds(late, 12))).toEqual(['varpen'])
  })
})

describe('waystation', () => {
  test('four under the roof lose it at the end of a round, and not before', () => {
    const t = scenario('waystation', ['dhargon', 'varpen'])
    while (t.step !== 'turn') t.choose(t.offered()[0])
    t.act((s) => {
      for (const piece of s.army[SIDE_NO.bohmerk].slice(0, 4)) moveTo(s, piece, t.node('P13'))
    })
    endTurn(t)
    expect(victors(t)).toBeUndefined()
    expect(victors(endRounds(t))).toEqual(['bohmerk', 'orpal'])
  })

  test('each builds before the first round; help comes in rounds 4, 6 and 8; the rest is endurance', () => {
    const t = scenario('waystation', ['dhargon', 'varpen'])
    const asked: string[] = []
    while (t.step !== 'turn') {
      asked.push(t.step)
      t.choose(t.offered()[0])
    }
    expect(asked.length).toBeGreaterThan(0)
    const size = (): number => all(t, 'bohmerk').length
    const before = size()
    endRounds(t, 2)
    expect(size()).toBe(before)
    endRounds(t)
    expect(size()).toBe(before + 1)
    expect(victors(endRounds(t, 5))).toEqual(['varpen', 'dhargon'])
  })
})

describe('orchard', () => {
  test('each has its own harvest', () => {
    const hatched = does(scenario('orchard', ['dhargon', 'varpen']), 'dhargon', 'eggsHatched', 4)
    expect(victors(endTurn(hatched))).toEqual(['dhargon'])
    const t = scenario('orchard', ['dhargon', 'varpen'])
    const [piece] = all(t, 'varpen')
    for (let i = 0; i < 3; i++) {
      t.act((s) => moveTo(s, piece, t.node('F11')))
      comes(load(t, piece, 'egg'), piece, 'F14')
    }
    expect(deed(t, 'varpen', 'eggsStolen')).toBe(3)
    expect(victors(endTurn(t))).toEqual(['varpen'])
  })

  test('the Collector needs both, and time compares each with its own', () => {
    const t = does(scenario('orchard', ['alderkang', 'varpen']), 'alderkang', 'fabrications', 3)
    expect(victors(endTurn(t))).toBeUndefined()
    const [piece] = all(t, 'alderkang')
    load(load(t, piece, 'egg'), piece, 'egg')
    expect(victors(endTurn(t))).toEqual(['alderkang'])
    const late = does(scenario('orchard', ['dhargon', 'varpen']), 'varpen', 'eggsStolen', 1)
    expect(victors(endRounds(late, 11))).toEqual(['varpen'])
  })
})

describe('hunt', () => {
  test('the beast is slain, or time runs out', () => {
    const t = scenario('hunt', ['hero:larvok', 'varpen'])
    const beast = one(t, 'rhorgonkrul')
    slay(t, [beast], 'varpen')
    expect(victors(endTurn(t))).toBeUndefined()
    slay(t, [beast], 'varpen')
    expect(victors(endTurn(t))).toEqual(['varpen', 'hero:larvok'])
    expect(victors(endRounds(scenario('hunt', ['hero:larvok']), 12))).toEqual([])
  })
})

describe('convoy', () => {
  const begun = (): Scene => scenario('convoy', ['varpen', 'bohmerk'])

  function bring(t: Scene, side: SideId, to: SpaceId): Scene {
    const [piece] = all(t, side)
    t.act((s) => {
      const from = ['M8', 'M9', 'M10'].find((space) => marksOn(s, t.node(space), TOKEN.banner) > 0) ?? ''
      liftMark(s, t.node(from), TOKEN.banner)
      moveTo(s, piece, t.node('A1'))
    })
    return comes(load(t, piece, 'banner'), piece, to)
  }

  test('two chests at the tower, or two in the lake', () => {
    const t = bring(bring(begun(), 'varpen', 'E14'), 'varpen', 'D14')
    expect(victors(endTurn(t))).toEqual(['varpen'])
    const sunk = bring(bring(begun(), 'bohmerk', 'J11'), 'bohmerk', 'K12')
    expect(victors(endTurn(sunk))).toEqual(['bohmerk'])
    expect(deed(bring(begun(), 'varpen', 'J11'), 'varpen', 'chestsSunk')).toBe(0)
  })

  test('time: more arrived than sunk, and the water wins what is even', () => {
    expect(victors(endRounds(bring(begun(), 'varpen', 'E14'), 11))).toEqual(['varpen'])
    expect(victors(endRounds(begun(), 11))).toEqual(['bohmerk'])
  })
})

describe('star', () => {
  const begun = (): Scene => scenario('star', ['varpen', 'dhargon'])

  test('the strongest scores 2, the second 1, and equals nothing', () => {
    const t = only(only(begun(), 'varpen', 'I8', 'I8', 'I8'), 'dhargon', 'H7')
    endRounds(t)
    const marks = (): number[] => [deed(t, 'varpen', 'starHeld'), deed(t, 'dhargon', 'starHeld')]
    expect(marks().toSorted((a, b) => a - b)).toEqual([1, 2])
  })

  test('from round 6 on only its own space counts', () => {
    const t = only(only(begun(), 'varpen', 'A1'), 'dhargon', 'P1')
    endRounds(t, 5)
    only(t, 'varpen', 'H7')
    endRounds(t)
    expect(deed(t, 'varpen', 'starHeld')).toBe(0)
    only(t, 'varpen', 'I8')
    endRounds(t)
    expect(deed(t, 'varpen', 'starHeld')).toBe(2)
    does(t, 'varpen', 'starHeld', 3)
    expect(victors(endTurn(t))).toEqual(['varpen'])
  })
})

describe('copper', () => {
  const begun = (): Scene => scenario('copper', ['alderkang', 'varpen'])

  test('Delok alone in the chair holds two rites a round, and at three the chair speaks', () => {
    const t = begun()
    endRounds(t)
    expect(deed(t, 'alderkang', 'rites')).toBe(2)
    endRounds(t)
    expect([deed(t, 'alderkang', 'rites'), hasFlagOfStory(t.state, t.tables, 'chairSpeaks')]).toEqual([
      4,
      true,
    ])
    expect(t.state.at[ANCIENT + SIDE_NO.alderkang]).toBe(t.node('3B12'))
    expect(victors(endRounds(t))).toEqual(['alderkang'])
  })

  test('a rite is broken twice, or Delok falls', () => {
    const t = begun()
    t.act((s) => moveTo(s, all(t, 'varpen')[0], t.node('3B12')))
    endRounds(t)
    expect([deed(t, 'alderkang', 'rites'), deed(t, 'varpen', 'ritesBroken')]).toEqual([0, 1])
    expect(victors(endRounds(t))).toEqual(['varpen'])
    const slain = begun()
    slay(slain, [one(slain, 'delok')], 'varpen')
    expect(victors(endTurn(slain))).toEqual(['varpen'])
  })
})

describe('fires', () => {
  const begun = (sides: readonly SideId[]): Scene => scenario('fires', sides)
  const burning = (t: Scene): string[] =>
    ['F9', 'K5', 'M12', 'I14'].filter((space) => marksOn(t.state, t.node(space), TOKEN.fungus) > 0)

  test('the fire of F9 burns if Larvok guards it', () => {
    expect(burning(begun(['varpen', 'dhargon']))).toEqual(['K5', 'M12', 'I14'])
    expect(burning(begun(['varpen', 'dhargon', 'hero:larvok']))).toEqual(['F9', 'K5', 'M12', 'I14'])
  })

  test('who is alone there puts one out; with fewer than two it is over', () => {
    const t = begun(['varpen', 'dhargon'])
    const dark = all(t, 'bohmerk')
    t.act((s) => moveTo(s, dark[0], t.node('I14')))
    endRounds(t)
    expect([burning(t), victors(t)]).toEqual([['K5', 'M12'], undefined])
    only(t, 'varpen', 'A1')
    t.act((s) => moveTo(s, dark[1], t.node('M12')))
    expect(victors(endRounds(t))).toEqual(['bohmerk', 'orpal'])
  })

  test('wood lights it again, and the night ends', () => {
    const t = begun(['varpen', 'dhargon'])
    t.act((s) => liftMark(s, t.node('M12'), TOKEN.fungus))
    const side = t.state.turn
    const bearer = t.state.army[side].find((piece) => t.state.goods[piece] > 0) ?? -1
    t.act((s) => {
      moveTo(s, bearer, t.node('M12'))
      gainGoods(s, bearer, WOOD, 1)
    })
    const relight = t.tables.abilities[side].findIndex(({ row }) => row.id === 'relight')
    t.choose({ do: 'ability', ability: relight, piece: bearer, cost: 0 })
    expect(burning(t)).toContain('M12')
    expect(victors(endRounds(begun(['varpen', 'dhargon']), 9))).toEqual(['varpen', 'dhargon'])
  })
})

describe('ancients', () => {
  const begun = (): Scene => scenario('ancients', ['varpen', 'orpal'])

  test('two of three objectives of every favour are done', () => {
    const { state, tables } = begun()
    for (const side of [SIDE_NO.varpen, SIDE_NO.orpal])
      for (const which of [0, 1])
        expect(state.favour[side * 3 + which]).toBe(tables.favourCount[side * 3 + which])
  })

  test('an Ancient by the throne scores 2, otherwise the strongest 1; a slain one 2', () => {
    const t = only(only(begun(), 'varpen', 'H9'), 'orpal', 'A16')
    endRounds(t)
    expect(deed(t, 'varpen', 'throneHeld')).toBe(1)
    t.act((s) => putOn(s, ANCIENT + SIDE_NO.orpal, t.node('G8'), SIDE_NO.orpal))
    endRounds(t)
    expect([deed(t, 'varpen', 'throneHeld'), deed(t, 'orpal', 'throneHeld')]).toEqual([1, 2])
    slay(t, [ANCIENT + SIDE_NO.orpal], 'varpen')
    expect([deed(t, 'varpen', 'throneHeld'), deed(t, 'varpen', 'ancientsKilled')]).toEqual([3, 1])
    does(t, 'varpen', 'throneHeld', 1)
    expect(victors(endTurn(t))).toEqual(['varpen'])
  })
})

describe('Book B', () => {
  test('duel: the killer of a Hero gains a point', () => {
    const t = scenario('duel', ['hero:larvok', 'hero:ysra'])
    const before = t.state.points[SIDE_NO['hero:larvok']]
    slay(t, [one(t, 'ysra')], 'hero:larvok')
    expect(t.state.points[SIDE_NO['hero:larvok']]).toBeGreaterThan(before)
    t.act((s, ctx) => score(s, SIDE_NO['hero:larvok'], 9, ctx))
    expect(victors(endTurn(t))).toEqual(['hero:larvok'])
  })

  test('flood: whoever is in the dry at the end of round 9 counts', () => {
    const t = scenario('flood', ['varpen', 'dhargon'])
    only(t, 'varpen', 'P12', 'P12', 'P13', 'O11')
    only(t, 'dhargon', 'P1')
    expect(victors(endRounds(t, 9))).toEqual(['varpen'])
    expect(deed(t, 'varpen', 'saved')).toBe(4)
  })

  test('flood: the water rises after round 2, and not over the Bohmerk', () => {
    const t = scenario('flood', ['varpen', 'bohmerk'])
    only(t, 'varpen', 'G8', 'P12')
    only(t, 'bohmerk', 'H8')
    endRounds(t)
    const hazards = (): number => t.told('hazard').length
    const before = hazards()
    loaded(6, 1)
    endRounds(t)
    expect(hazards() - before).toBe(1)
  })

  test('market: two sets win', () => {
    const t = does(scenario('market', ['varpen', 'dhargon', 'bohmerk']), 'dhargon', 'setsSold', 2)
    expect(victors(endTurn(t))).toEqual(['dhargon'])
  })

  test('wall: who crosses counts and is gone; four are too many', () => {
    const t = scenario('wall', ['varpen', 'dhargon'])
    const [piece] = all(t, 'bohmerk')
    comes(t, piece, 'N10')
    expect([deed(t, 'bohmerk', 'crossings'), t.state.at[piece]]).toEqual([1, SUPPLY])
    does(t, 'bohmerk', 'crossings', 3)
    expect(victors(endTurn(t))).toEqual(['bohmerk'])
  })

  test('wall: six pieces on the bridge hold the night, five do not', () => {
    const t = scenario('wall', ['varpen', 'dhargon'])
    for (const space of ['M9', 'M10', 'M11', 'M12', 'M13']) build(t, space, 3)
    const five = victors(endRounds(t, 10))
    expect(five).toEqual(['bohmerk'])
    const held = scenario('wall', ['varpen', 'dhargon'])
    for (const space of ['M9', 'M10', 'M11', 'M12', 'M13']) build(held, space, 3)
    build(held, 'M9', 0)
    expect(victors(endRounds(held, 10))).toEqual(['varpen', 'dhargon'])
  })

  test('stair: the star on the roof at a round’s end, which burns its bearer; the door falls in', () => {
    const t = scenario('stair', ['varpen', 'orpal'])
    t.act((s) => liftMark(s, t.node('A11'), TOKEN.fallenStar))
    const [piece] = all(t, 'varpen')
    load(t, piece, 'fallenStar')
    t.act((s) => moveTo(s, piece, t.node('3B12')))
    expect(victors(endTurn(t))).toBeUndefined()
    loaded(1, 1, 6)
    endRounds(t)
    expect(victors(t)).toEqual(['varpen'])
    const late = scenario('stair', ['varpen', 'orpal'])
    endRounds(late, 5)
    expect(hasFlagOfStory(late.state, late.tables, 'doorFallen')).toBe(true)
  })
})
