import { Engine } from '@longtable/kernel'
import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import type { Condition } from '../src/content/effects.ts'
import { editionWith } from '../src/content/override.ts'
import { bySeats, forSeats } from '../src/content/scaling.ts'
import { holds } from '../src/effects/conditions.ts'
import { contextOf } from '../src/effects/interpreter.ts'
import { planTo } from '../src/effects/auto/path.ts'
import { darkVenture } from '../src/game.ts'
import { count } from '../src/state/mutations/count.ts'
import { setGuard } from '../src/state/mutations/pieces.ts'
import { CLOCK, FLAG, GUARD, SIDE_NO, type SideId, TOKEN } from '../src/state/names.ts'
import { AUTO, ABSENT, STORY } from '../src/state/schema.ts'
import { eventOn, marksOn, squareOfEvent } from '../src/state/queries/marks.ts'
import { waysOf } from '../src/state/queries/map.ts'
import { guardOf } from '../src/state/queries/pieces.ts'
import { clockNow, hasFlagOfStory, pieceOfCharacter } from '../src/state/queries/story.ts'
import { deedsOf, playTurn } from './support/auto.ts'
import { acted, given } from './support/effects.ts'
import { loaded } from './support/loaded.ts'
import { scene, type Scene } from './support/scene.ts'
import { endTurn, scenario } from './support/tale.ts'

// The words of stories, one by one.

function isSo(t: Scene, condition: Condition, side: SideId = 'varpen'): boolean {
  return holds(t.state, t.tables, contextOf(SIDE_NO[side]), condition)
}

const field = {
  sides: {
    varpen: { units: { a: 'varpen-whelp F12', b: 'varpen-brute G12' } },
    orpal: { units: { x: 'orpal-shade F12', y: 'orpal-reaver P9' } },
  },
} as const

describe('which units', () => {
  test('on named spaces, and without a token', () => {
    const on = acted(field, [{ do: 'restrain', who: { side: 'own', at: ['G12', 'A1'], pick: 'all' } }])
    expect(given(on, 'a', 'b')).toEqual(['b'])
    const t = acted(
      {
        sides: {
          ...field.sides,
          varpen: {
            units: { a: { is: 'varpen-whelp', at: 'F12', load: { banner: 1 } }, b: 'varpen-brute G12' },
          },
        },
      },
      [{ do: 'restrain', who: { side: 'own', without: 'banner', pick: 'all' } }],
    )
    expect(given(t, 'a', 'b')).toEqual(['b'])
  })
})

describe('conditions', () => {
  test('what is not so, rounds, kinds, sides and spaces', () => {
    const t = scene({ ...field, round: 3 })
    const it = contextOf(SIDE_NO.varpen, -1, t.piece('a'))
    const so = (condition: Condition): boolean => holds(t.state, t.tables, it, condition)
    expect([so({ not: { round: [3] } }), so({ round: [2, 3] }), so({ round: [4] })]).toEqual([
      false,
      true,
      false,
    ])
    expect([so({ kind: 'standard', who: 'it' }), so({ kind: 'hero', who: 'it' })]).toEqual([true, false])
    expect([so({ belongs: 'varpen', who: 'it' }), so({ belongs: 'orpal', who: 'it' })]).toEqual([true, false])
    expect([so({ on: ['F12'], who: 'it' }), so({ on: ['F13'], who: 'it' })]).toEqual([true, false])
    expect([so({ sides: 'players', atLeast: 2 }), so({ sides: 'autos', atLeast: 1 })]).toEqual([true, false])
  })

  test('tokens on certain spaces are counted', () => {
    const t = scene({ ...field, tokens: { F12: ['fungus'], G12: ['fungus'], H12: ['egg'] } })
    const burning = (atLeast: number): Condition => ({ onMap: 'fungus', on: ['F12', 'G12', 'H12'], atLeast })
    expect([isSo(t, burning(2)), isSo(t, burning(3))]).toEqual([true, false])
  })

  test('standing as a kind of unit, and who bears a token counts as two', () => {
    const t = scene({
      sides: {
        varpen: {
          units: { a: { is: 'varpen-whelp', at: 'F12', load: { banner: 1 } }, m: 'mantus-marturus G12' },
        },
        orpal: {},
      },
    })
    const on = ['F12', 'G12']
    expect(isSo(t, { stands: 'own', on, atLeast: 3, bearing: 'banner' })).toBe(true)
    expect(isSo(t, { stands: 'own', on, atLeast: 2, unit: 'ancient' })).toBe(false)
    expect(isSo(t, { stands: 'own', on, atLeast: 1, unit: 'varpen-whelp' })).toBe(true)
  })

  test('at the end of a round, and not before', () => {
    const t = scene({ ...field, round: 2 })
    const stands: Condition = { stands: 'varpen', on: ['F12'], atLeast: 1, atRoundEnd: true }
    expect(isSo(t, stands)).toBe(false)
    t.act((s) => void (s.story[STORY.roundsOver] = 2))
    expect(isSo(t, stands)).toBe(true)
  })

  proves('DV-STORY-11', 'the strongest, the second, and equals who are neither', () => {
    const t = scene({
      sides: {
        varpen: { units: { a: 'varpen-whelp F12' } },
        orpal: { units: { x: 'orpal-colossus F12' } },
        dhargon: { units: { d: 'dhargon-warden P1' } },
      },
    })
    const rank = (n: 1 | 2): Condition => ({ stands: 'own', on: ['F12'], atLeast: 1, rank: n })
    expect([isSo(t, rank(1), 'orpal'), isSo(t, rank(2), 'varpen'), isSo(t, rank(1), 'varpen')]).toEqual([
      true,
      true,
      false,
    ])
    const even = scene({
      sides: {
        varpen: { units: { a: 'varpen-whelp F12' } },
        orpal: { units: { x: 'orpal-bonewalker F12' } },
      },
    })
    expect([isSo(even, rank(1)), isSo(even, rank(2))]).toEqual([false, false])
  })
})

describe('what a story remembers', () => {
  const below = {
    seats: 1,
    options: { mode: 'adventure' },
    sides: { varpen: { team: 1, units: { a: 'varpen-whelp J8' } } },
  } as const

  test('flags are set and cleared', () => {
    const t = acted(below, [{ do: 'flag', flag: 'bait' }], { it: 'a' })
    expect(hasFlagOfStory(t.state, t.tables, 'bait')).toBe(true)
    const cleared = acted(below, [
      { do: 'flag', flag: 'bait' },
      { do: 'flag', flag: 'bait', clear: true },
    ])
    expect(hasFlagOfStory(cleared.state, cleared.tables, 'bait')).toBe(false)
    expect(cleared.told('flagCleared')).toEqual([{ event: 'flagCleared', flag: FLAG.bait }])
  })

  test('there is room for any number of flags', () => {
    const { tables } = scene(below)
    expect(tables.flagWord.length).toBe(Object.keys(FLAG).length)
    expect(tables.storyWords).toBeGreaterThan(Math.max(...tables.flagWord, ...tables.clockWord))
  })

  test('clocks go on and back, never below nothing; darkness is the first', () => {
    const t = acted(below, [
      { do: 'tick', clock: 'hunger', n: 3 },
      { do: 'tick', clock: 'hunger', n: -1 },
      { do: 'tick', clock: 'night', n: -4 },
      { do: 'tick', clock: 'darkness', n: 2 },
    ])
    expect([clockNow(t.state, t.tables, 'hunger'), clockNow(t.state, t.tables, 'night')]).toEqual([2, 0])
    expect([t.state.story[STORY.darkness], CLOCK.darkness]).toEqual([2, 0])
    expect([isSo(t, { clock: 'hunger', atLeast: 2 }), isSo(t, { clock: 'hunger', atLeast: 3 })]).toEqual([
      true,
      false,
    ])
  })

  proves('DV-STORY-14', 'events up to 30 are laid and lifted, one of each number', () => {
    const t = acted(below, [
      { do: 'event', no: 25, at: { space: 'A9' } },
      { do: 'event', no: 16, at: { space: 'A10' } },
    ])
    expect([eventOn(t.state, t.node('A9')), eventOn(t.state, t.node('A10'))]).toEqual([25, 16])
    expect(marksOn(t.state, t.node('A10'), TOKEN.event)).toBe(1)
    const moved = acted(below, [
      { do: 'event', no: 25, at: { space: 'A9' } },
      { do: 'event', no: 25, at: { space: 'A10' } },
    ])
    expect([eventOn(moved.state, moved.node('A9')), squareOfEvent(moved.state, 25)]).toEqual([
      0,
      moved.node('A10'),
    ])
    const lifted = acted(below, [
      { do: 'event', no: 25, at: { space: 'A9' } },
      { do: 'noEvent', no: 25 },
    ])
    expect(squareOfEvent(lifted.state, 25)).toBe(-1)
  })

  proves('DV-STORY-12', 'somebody comes along, and is gone when the unit is lost', () => {
    const t = acted(
      { ...below, sides: { ...below.sides, orpal: { auto: true, units: { x: 'orpal-shade J8' } } } },
      [{ do: 'place', unit: 'varpen-raider', at: { of: 'it' }, companion: 'hesk' }],
      { it: 'a' },
    )
    const piece = pieceOfCharacter(t.state, t.tables, 'hesk')
    expect([t.tables.idOf[piece], isSo(t, { with: 'hesk' }), isSo(t, { with: 'varra' })]).toEqual([
      'varpen-raider',
      true,
      false,
    ])
    const lost = acted(
      below,
      [
        { do: 'place', unit: 'varpen-raider', at: { of: 'it' }, companion: 'hesk' },
        { do: 'kill', who: 'last' },
      ],
      { it: 'a' },
    )
    expect(isSo(lost, { with: 'hesk' })).toBe(false)
  })

  proves('DV-BEAST-2', 'any number of guards, and some that do not leave their spaces', () => {
    const t = scene({
      ...below,
      sides: { ...below.sides, neutral: { units: { g: 'orpal-reaver J11' } } },
      also: (s) => void s,
    })
    t.act((s) => setGuard(s, t.piece('g'), GUARD.vaultGuard))
    expect(guardOf(t.state, t.piece('g'))).toBe(GUARD.vaultGuard)
    t.act((s, ctx) => {
      const home = [t.node('J11'), t.node('J10')]
      const tables = {
        ...t.tables,
        guardHomes: t.tables.guardHomes.map((_, n) => (n === GUARD.vaultGuard ? home : undefined)),
      }
      expect(planTo(s, tables, t.piece('g'), ['playerUnit'], 2, ctx)).toBeUndefined()
      expect(planTo(s, t.tables, t.piece('g'), ['playerUnit'], 2, ctx)?.legs.length).toBeGreaterThan(1)
    })
  })
})

describe('Auto-Enemies', () => {
  proves('DV-AUTO-21', 'orders come before the first card: to spaces, to a token, to a unit', () => {
    const t = scenario('embers', ['dhargon'])
    expect(t.state.control[SIDE_NO.varpen]).toBe(AUTO)
    const turn = playTurn('varpen', {
      seats: 1,
      options: { mode: 'scenario', scenario: 'embers' },
      sides: {
        dhargon: { team: 2, units: { e: 'dhargon-elder L4', h: 'dhargon-hunter F12' } },
        varpen: { auto: true, team: 1, units: { v: 'varpen-raider L8' } },
      },
    })
    const [first] = turn.told('autoGoes')
    expect(first).toMatchObject({
      piece: turn.piece('v'),
      goal: { unit: 'dhargon-elder' },
      to: turn.node('L4'),
    })
    expect(turn.told('autoOrders')).toHaveLength(1)
  })

  test('bring home what they were sent for', () => {
    const t = playTurn('varpen', {
      seats: 1,
      options: { mode: 'scenario', scenario: 'banners' },
      sides: {
        orpal: { units: { x: 'orpal-shade A16' } },
        varpen: {
          auto: true,
          units: { v: { is: 'varpen-raider', at: 'N15', load: { banner: 1 } }, w: 'varpen-whelp M10' },
        },
      },
      tokens: { M9: ['banner'] },
    })
    expect(deedsOf(t, 'varpen', 'bannersDelivered')).toBe(1)
    expect(t.told('autoGoes')).toContainEqual(
      expect.objectContaining({ piece: t.piece('w'), goal: { token: 'banner' } }),
    )
  })

  proves(
    'DV-SETUP-18',
    'sides that nobody takes are led by their decks, optional ones only where they must',
    () => {
      const one = scenario('embers', ['varpen'])
      expect([one.state.control[SIDE_NO.dhargon], one.state.control[SIDE_NO['hero:ysra']]]).toEqual([
        AUTO,
        ABSENT,
      ])
      const two = scenario('banners', ['varpen', 'orpal'])
      expect([two.state.control[SIDE_NO.dhargon], two.state.control[SIDE_NO.bohmerk]]).toEqual([
        ABSENT,
        ABSENT,
      ])
      const alone = scenario('banners', ['varpen'])
      expect(alone.state.order.length).toBeGreaterThan(1)
      const asked = scenario('banners', ['varpen', 'orpal'], { dhargon: 'auto' })
      expect(asked.state.control[SIDE_NO.dhargon]).toBe(AUTO)
    },
  )
})

describe('rows', () => {
  test('numbers depend on the seats, the last one for more', () => {
    expect(forSeats({ a: [bySeats(1, 2)], b: { c: bySeats(5, 6, 7) } }, 3)).toEqual({ a: [2], b: { c: 7 } })
    const rounds = (seats: number): number =>
      new Engine(darkVenture, seats, { mode: 'scenario', scenario: 'hunt' }).tables.rounds
    expect([rounds(1), rounds(4)]).toEqual([12, 10])
  })

  proves('DV-STORY-15', 'levels change a story for those who play it alone or together', () => {
    const tables = (seats: number, scenarioId: string, level: string) =>
      new Engine(darkVenture, seats, { mode: 'scenario', scenario: scenarioId, level }).tables
    expect([tables(1, 'hunt', 'easy').rounds, tables(1, 'hunt', 'normal').rounds]).toEqual([14, 12])
    expect([tables(1, 'drownedFeast', 'easy').rounds, tables(2, 'drownedFeast', 'easy').rounds]).toEqual([
      12, 10,
    ])
    const ids = (level: string): readonly string[] =>
      tables(1, 'banners', level).scenario?.rules.map(({ id }) => id) ?? []
    expect([ids('normal'), ids('easy'), ids('hard')]).toEqual([
      ['deliver'],
      ['deliver', 'headStart'],
      ['deliver', 'pressed'],
    ])
    const easy = scenario('banners', ['varpen'], { level: 'easy' })
    expect(deedsOf(easy, 'varpen', 'itemsDrawn')).toBe(1)
  })

  proves('DV-STORY-10', 'a heavy token keeps its bearer from portals and teleports', () => {
    const t = scene({
      options: { mode: 'scenario', scenario: 'banners' },
      sides: {
        orpal: { units: { x: { is: 'orpal-shade', at: 'A16', load: { banner: 1 } }, y: 'orpal-shade A16' } },
        varpen: { units: { v: 'varpen-whelp P15' } },
      },
      tokens: { A16: ['largePortal'], P9: ['largePortal'] },
      dice: '1 s s',
    })
    const no = t.tables.abilities[SIDE_NO.orpal].findIndex(({ row }) => row.id === 'portalTravel')
    const offers = (unit: string): boolean =>
      t
        .offered()
        .some((one) => one.do === 'ability' && one['ability'] === no && one['piece'] === t.piece(unit))
    expect([offers('x'), offers('y')]).toEqual([false, true])
  })

  proves('DV-STORY-10', 'what a carried token adds', () => {
    const t = scene({
      options: { mode: 'scenario', scenario: 'stair' },
      sides: {
        varpen: { units: { a: { is: 'varpen-whelp', at: 'F12', load: { fallenStar: 1 } } } },
        orpal: { units: { x: 'orpal-bonewalker F12' } },
      },
      dice: '1',
    })
    loaded(3, 4, 6)
    t.take('attack a')
    expect(t.state.fights.at(-1)?.attack ?? t.told('rolled').at(0)?.attack).toHaveLength(2)
  })

  test('abilities that a scenario takes away are not there', () => {
    const t = scene({
      options: { mode: 'scenario', scenario: 'banners' },
      sides: { orpal: { units: { x: 'orpal-shade A16' } }, varpen: { units: { v: 'varpen-whelp P15' } } },
      dice: '1 1 1 s s s',
    })
    const abilities = t.tables.abilities[SIDE_NO.orpal]
    const entomb = abilities.findIndex(({ row }) => row.id === 'entomb')
    expect(abilities[entomb].when).toBe('never')
    expect(t.offered().some((one) => one.do === 'ability' && one['ability'] === entomb)).toBe(false)
    expectWholeMenu(t)
  })

  proves('DV-STORY-3', 'gates open or shut one by one, in scenarios too', () => {
    const t = scene({
      options: { mode: 'scenario', scenario: 'stair' },
      sides: { varpen: { units: { a: 'varpen-whelp D14' } }, orpal: { units: { x: 'orpal-bonewalker P9' } } },
      dice: '1',
    })
    expect(waysOf(t.state, t.tables)).toBe(t.tables.ways)
    t.take('march a')
    expect(t.offers('step E')).toBe(true)
    t.take('halt')
    t.act((s) => void (s.story[t.tables.flagWord[FLAG.doorFallen]] |= 1 << FLAG.doorFallen))
    expect(waysOf(t.state, t.tables)).not.toBe(t.tables.ways)
    t.take('march a')
    expect(t.offers('step E')).toBe(false)
  })

  proves('DV-STORY-13', 'a truce protects, a market is open to everybody', () => {
    const at = (round: number): Scene =>
      scene({
        options: { mode: 'scenario', scenario: 'market' },
        sides: {
          varpen: { units: { a: { is: 'varpen-whelp', at: 'O12', goods: { wood: 1 } } } },
          dhargon: { units: { d: 'dhargon-hunter O12' } },
        },
        dice: '1',
        round,
      })
    expect([at(4).why('attack a'), at(5).offers('attack a')]).toEqual(['DV-STORY-13', true])
    expectWholeMenu(at(4))
    expect(at(4).offers('pass a d wood')).toBe(true)
  })

  test('search tokens, and sets that are sold', () => {
    const t = scene({
      options: { mode: 'scenario', scenario: 'market' },
      sides: {
        varpen: {
          units: {
            a: { is: 'varpen-whelp', at: 'O12', goods: { wood: 1, ore: 1, gold: 1 } },
            b: 'varpen-whelp G8',
          },
        },
        dhargon: { units: { d: 'dhargon-hunter P4' } },
      },
      tokens: { G8: ['search'] },
      dice: '1',
    })
    loaded(6)
    t.take('search b')
    expect(t.told('gained')).toHaveLength(1)
    const sell = t.tables.abilities[0].findIndex(({ row }) => row.id === 'sell')
    t.choose({ do: 'ability', ability: sell, piece: t.piece('a'), cost: 0 })
    while (t.step.startsWith('pay')) t.choose(t.offered()[0])
    expect(deedsOf(t, 'varpen', 'setsSold')).toBe(1)
  })

  proves('DV-BEAST-3', 'bait draws the beast', () => {
    const t = scene({
      seats: 1,
      options: { mode: 'scenario', scenario: 'hunt' },
      sides: {
        'hero:larvok': { team: 1, units: { l: { is: 'larvok', at: 'F4', load: { egg: 1 } } } },
        neutral: { units: { r: 'rhorgonkrul H4' } },
      },
      dice: '1',
    })
    const bait = t.tables.abilities[SIDE_NO['hero:larvok']].findIndex(({ row }) => row.id === 'bait')
    t.choose({ do: 'ability', ability: bait, piece: t.piece('l'), cost: 0 })
    expect(marksOn(t.state, t.node('F4'), TOKEN.fungus)).toBe(1)
    expect(t.tables.programs.get('beast.rhorgonkrul')?.[0]).toMatchObject({
      goal: [{ token: 'fungus' }, expect.anything()],
    })
  })

  test('a rule that happens once, and one for certain sides', () => {
    const t = scenario('copper', ['alderkang', 'varpen'])
    t.act((s, ctx) => count(s, SIDE_NO.alderkang, 'rites', 3, ctx))
    const before = t.told('flag').length
    while (t.state.round < 3 && t.step !== 'over') endTurn(t)
    expect(t.told('flag').length - before).toBe(1)
  })
})

describe('editions', () => {
  test('counts of favour can be corrected, counts of pieces cannot', () => {
    expect(
      editionWith({ 'factions/varpen/ancient/favour/0/count': 7 }).factions[0].ancient.favour[0].count,
    ).toBe(7)
    expect(() => editionWith({ 'units/varpen-whelp/count': 7 })).toThrow('edition.wrong')
    expect(() => editionWith({ 'factions/orpal/bag/0/count': 7 })).toThrow('edition.wrong')
  })

  test('a correction holds for what a scenario said before, too', () => {
    const row = editionWith({ 'scenarios/embers/rounds': 9 }).scenarios.find(({ id }) => id === 'embers')
    expect([row?.rounds, row?.until?.[1].rounds]).toEqual([9, 9])
  })
})

test('every side of every scenario that can win has its goal', () => {
  const told = darkVenture.messages.en['scenarios'] as Record<string, { readonly goal?: object }>
  const missing = darkVenture.scenarios.flatMap(({ id, players, config }) => {
    const { tables } = new Engine(darkVenture, players.max, config)
    const names = (tables.scenario?.sides ?? [])
      .filter(({ win }) => win !== undefined)
      .map(({ side }) => side.replace('hero:', ''))
    return names.filter((name) => !(name in (told[id].goal ?? {}))).map((name) => `${id} ${name}`)
  })
  expect(missing).toEqual([])
})
