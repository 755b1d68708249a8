import { proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { type FactionId, factionIds, type UnitId } from '../src/content/ids.ts'
import { turnEndFrame } from '../src/state/frames.ts'
import { SIDE_NO } from '../src/state/names.ts'
import { ANCIENT, DELOK, KEPT, SUPPLY } from '../src/state/numbers.ts'
import { hasFlag } from '../src/state/queries/pieces.ts'
import { AUTO, OUT } from '../src/state/schema.ts'
import { deedsOf, playTurn, readCard } from './support/auto.ts'
import { begin } from './support/begin.ts'
import { acted, given } from './support/effects.ts'
import { loaded } from './support/loaded.ts'
import { nameOfNode } from './support/names.ts'
import { type PieceScene, scene, type Scene, type SceneSpec } from './support/scene.ts'

type Units = Readonly<Record<string, string | PieceScene>>

/** The Varpen as an Auto-Enemy against a player of the Orpal. */
function varpen(units: Units, foes: Units, more: SceneSpec = {}): SceneSpec {
  return { ...more, sides: { varpen: { auto: true, units }, orpal: { units: foes }, ...more.sides } }
}

function pieces(t: Scene, ...names: readonly string[]): number[] {
  return names.map((name) => t.piece(name))
}

describe('the deck', () => {
  const lowest: Readonly<Record<FactionId, UnitId>> = {
    varpen: 'varpen-whelp',
    dhargon: 'dhargon-hatchling',
    bohmerk: 'bohmerk-mote',
    orpal: 'orpal-bonewalker',
    alderkang: 'suuk',
  }

  proves('DV-AUTO-01', 'any faction is run by its own ten cards, without a seat', () => {
    for (const faction of factionIds) {
      const player = faction === 'varpen' ? 'orpal' : 'varpen'
      const t = playTurn(faction, {
        sides: {
          [faction]: { auto: true, units: { a: `${lowest[faction]} P16` } },
          [player]: { units: { x: `${lowest[player]} P1` } },
        },
      })
      expect(t.told('autoTurn')).toEqual([{ event: 'autoTurn', side: SIDE_NO[faction] }])
      expect(t.told('autoCard')).toHaveLength(10)
      expect(t.told('autoCard').every(({ side }) => side === SIDE_NO[faction])).toBe(true)
    }
    const game = begin(1, { orpal: 'auto' }).take('side varpen')
    expect([game.state.control[SIDE_NO.orpal], game.state.seatOf[SIDE_NO.orpal]]).toEqual([AUTO, -1])
    const none = begin(2, {}).take('side varpen', 'side bohmerk')
    expect(none.state.control[SIDE_NO.orpal]).not.toBe(AUTO)
  })

  proves('DV-AUTO-02', 'all cards of a turn are carried out, in the order of their numbers', () => {
    const t = playTurn('varpen', varpen({ a: 'varpen-whelp P16' }, { x: 'orpal-shade A1' }))
    expect(t.told('autoCard').map(({ card }) => card)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const order = t.events.map(({ event }) => event)
    expect(order.indexOf('autoGoes')).toBeGreaterThan(order.indexOf('autoCard'))
    expect(t.told('autoGoes')).toHaveLength(2)
  })

  proves('DV-AUTO-03', 'of a card what can be done is done, and a card of nothing is passed over', () => {
    const t = readCard('dhargon', 1, {
      sides: {
        dhargon: { auto: true, units: { a: { is: 'dhargon-hatchling', at: 'N2', goods: { wood: 1 } } } },
        varpen: { units: { x: 'varpen-whelp A8' } },
      },
    })
    expect(t.told('placed')).toEqual([])
    expect(t.told('upgraded')).toHaveLength(1)
    const whole = playTurn('varpen', varpen({ a: 'varpen-whelp P16' }, { x: 'orpal-shade A1' }))
    expect(whole.told('autoIdle').map(({ card }) => card)).toEqual([1, 4, 7, 8])
  })
})

describe('who acts', () => {
  proves('DV-AUTO-04', 'what came this turn does nothing, and acts from the next on', () => {
    const a = { is: 'varpen-whelp', at: 'E9', arrived: true } as const
    const spec = varpen({ a, b: 'varpen-whelp E8' }, { x: 'orpal-shade J9' })
    const t = readCard('varpen', 3, spec)
    expect([t.at('a'), t.at('b')]).toEqual(['E9', 'G8'])
    const attack = varpen({ a }, { x: 'orpal-shade E9' })
    expect(readCard('varpen', 4, attack).told('attacked')).toEqual([])
    // It came on another's turn: on its own it acts.
    const next = playTurn('varpen', spec)
    expect(next.told('autoGoes').map(({ piece }) => piece)).toContain(next.piece('a'))
    expect(hasFlag(next.state, next.piece('a'), 'arrived')).toBe(false)
  })

  proves('DV-AUTO-04', 'the end of the turn makes newcomers ready', () => {
    const t = scene({
      ...varpen({ a: { is: 'varpen-whelp', at: 'P16', arrived: true } }, { x: 'orpal-shade A1' }),
      turn: 'orpal',
    })
    t.act((_s, ctx) => ctx.push(turnEndFrame, { side: SIDE_NO.orpal }))
    expect(hasFlag(t.state, t.piece('a'), 'arrived')).toBe(false)
  })

  proves('DV-AUTO-05', 'units act from west to east, in a column from north to south', () => {
    const units = { a: 'varpen-whelp G9', b: 'varpen-whelp E10', c: 'varpen-whelp E8', d: 'varpen-whelp C9' }
    const t = readCard('varpen', 3, varpen(units, { x: 'orpal-shade N9' }))
    expect(t.told('autoGoes').map(({ piece }) => piece)).toEqual(pieces(t, 'd', 'c', 'b', 'a'))
    const orders = new Set<string>()
    for (let i = 0; i < 12; i++) {
      const spec = varpen(units, { x: 'orpal-shade N9' }, { seed: `tie ${i}`, options: { autoTies: 'dice' } })
      const diced = readCard('varpen', 3, spec)
      const order = diced.told('autoGoes').map(({ piece }) => piece)
      expect([order[0], order[3]]).toEqual(pieces(diced, 'd', 'a'))
      orders.add(order.join())
    }
    expect(orders.size).toBe(2)
  })

  proves('DV-AUTO-11', 'captured units do nothing and become no Ancient', () => {
    const held = { is: 'varpen-warlord', captor: 'x' } as const
    const spec: SceneSpec = {
      sides: {
        varpen: { auto: true, units: { a: held, b: 'varpen-whelp P16' }, favour: [3, 3, 2] },
        orpal: { units: { x: 'orpal-shade E9', y: 'orpal-shade F9' } },
      },
    }
    const moved = readCard('varpen', 3, spec)
    expect(moved.told('autoGoes').map(({ piece }) => piece)).toEqual(pieces(moved, 'b'))
    expect(moved.at('a')).toBe('E9')
    const summoned = readCard('varpen', 10, spec)
    expect([summoned.at('a'), summoned.at('b')]).toEqual(['E9', 'supply'])
    expect(nameOfNode(summoned.tables, summoned.state.at[ANCIENT])).toBe('P16')
  })

  proves('DV-AUTO-10', 'what spawns is never the Ancient', () => {
    const t = readCard(
      'varpen',
      9,
      {
        ...varpen({ a: 'varpen-whelp P16' }, { x: 'orpal-shade A1' }),
        also: (s) => {
          s.at.forEach((at, piece) => {
            if (at === SUPPLY && piece < DELOK) s.at[piece] = KEPT
          })
        },
      },
      [6, 6],
    )
    expect(t.told('placed')).toEqual([])
    expect(t.state.at[ANCIENT]).toBe(SUPPLY)
  })

  proves('DV-AUTO-12', 'the last unit lost in its own attack, it reads no more cards', () => {
    const spec = varpen({ a: 'varpen-whelp F9' }, { x: 'orpal-bonewalker F9' })
    // A die for the ore of card 2, then the combat: 1 against 6, and the counter kills.
    const t = playTurn('varpen', spec, [1, 1, 6, 6, 1]).take('counter', 'kill')
    expect(t.told('out')).toEqual([{ event: 'out', side: SIDE_NO.varpen }])
    expect(t.state.control[SIDE_NO.varpen]).toBe(OUT)
    expect(t.told('autoCard').at(-1)?.card).toBe(4)
    expect(deedsOf(t, 'orpal', 'sidesEliminated')).toBe(1)
  })
})

describe('where they go', () => {
  proves('DV-AUTO-07', 'players’ units are sought before nearer ones of another Auto-Enemy', () => {
    const dhargon = { auto: true, units: { d: 'dhargon-hatchling F10' } }
    const spec = varpen({ a: 'varpen-whelp E9' }, { x: 'orpal-shade I9' }, { sides: { dhargon } })
    const t = readCard('varpen', 3, spec)
    expect(t.told('autoGoes')).toEqual([
      { event: 'autoGoes', piece: t.piece('a'), goal: 'playerUnit', to: t.node('I9'), moves: 2 },
    ])
    const alone = readCard('varpen', 3, {
      ...spec,
      sides: { ...spec.sides, orpal: { units: {} }, bohmerk: { team: 0, units: {} } },
    })
    expect(alone.told('autoGoes')[0]).toMatchObject({ goal: 'enemyUnit', to: alone.node('F10') })
    expect(alone.at('a')).toBe('F10')
  })

  proves('DV-AUTO-07', 'and attacked before weaker ones', () => {
    const dhargon = { auto: true, units: { d: 'dhargon-hatchling F9' } }
    const spec = varpen({ a: 'varpen-whelp F9' }, { x: 'orpal-gravecaller F9' }, { sides: { dhargon } })
    const t = readCard('varpen', 4, spec, [1, 1, 1, 1])
    expect(t.told('autoAims')).toEqual([
      { event: 'autoAims', attackers: pieces(t, 'a'), target: t.piece('x'), why: 'player', defence: 3 },
    ])
  })

  proves('DV-AUTO-07', 'a shot by an effect goes for a player’s unit, too', () => {
    const t = readCard(
      'alderkang',
      5,
      {
        sides: {
          alderkang: { auto: true, units: { a: 'alderkang-splicer F9' } },
          dhargon: { auto: true, units: { d: 'dhargon-hatchling F10' } },
          orpal: { units: { x: 'orpal-gravecaller G9' } },
        },
      },
      [1, 1, 1, 1, 1],
    )
    expect(t.told('attacked')[0].target).toBe(t.piece('x'))
  })

  proves('DV-AUTO-09', 'blue tokens stay where they are', () => {
    const spec = varpen({ a: 'varpen-whelp E9' }, { x: 'orpal-shade G9' }, { tokens: { F9: ['itemDraw'] } })
    const t = readCard('varpen', 3, spec)
    expect(t.told('stepped').map(({ to }) => nameOfNode(t.tables, to))).toEqual(['F9', 'G9'])
    expect(t.told('drew')).toEqual([])
    expect(t.state.marks[t.node('F9')]).not.toBe(0)
  })

  proves('DV-MOVE-06', 'a red token ends the moves of the card', () => {
    const spec = varpen({ a: 'varpen-whelp E9' }, { x: 'orpal-shade G9' }, { tokens: { F9: ['actionDraw'] } })
    const t = readCard('varpen', 3, spec)
    expect(t.at('a')).toBe('F9')
    expect(t.told('autoHalts')).toEqual([
      { event: 'autoHalts', piece: t.piece('a'), square: t.node('F9'), why: 'redToken' },
    ])
    const stopped = playTurn('varpen', { ...spec, options: { redTokenStops: 'unit' } }, [3, 3, 2, 2])
    expect(stopped.told('autoStays')).toEqual([
      { event: 'autoStays', piece: stopped.piece('a'), why: 'stopped' },
    ])
  })

  proves('DV-MOVE-08', 'a step into water takes two moves, which must be left', () => {
    const t = readCard('alderkang', 2, {
      sides: {
        alderkang: { auto: true, units: { a: 'suuk F11' } },
        varpen: { units: { x: 'varpen-whelp A1' } },
      },
      tokens: { G11: ['actionDraw'] },
    })
    expect(t.told('autoHalts')).toEqual([
      { event: 'autoHalts', piece: t.piece('a'), square: t.node('F11'), why: 'moves' },
    ])
    const into = readCard('varpen', 3, varpen({ a: 'varpen-whelp F11' }, { x: 'orpal-shade G11' }))
    expect(into.at('a')).toBe('G11')
  })

  proves('DV-AUTO-13', 'changing floor takes one of the moves', () => {
    const spec = varpen({ a: 'varpen-whelp B7' }, { x: 'orpal-shade 2C6' }, { options: { floors: true } })
    const t = readCard('varpen', 3, spec)
    expect(t.at('a')).toBe('2B6')
    expect(t.told('changedFloor')).toHaveLength(1)
    expect(t.told('stepped')).toHaveLength(1)
  })

  const cage = { 'E9:N': 'wall', 'E9:S': 'wall', 'E9:W': 'wall', 'F8:W': 'wall', 'F10:W': 'wall' } as const

  proves('DV-AUTO-14', 'a fence falls on 7 and stands on 6; either way the unit stops there', () => {
    const spec = varpen(
      { a: 'varpen-whelp E9' },
      { x: 'orpal-shade G9' },
      { built: { ...cage, 'E9:E': 'fence' } },
    )
    const fell = readCard('varpen', 3, spec, [3, 4])
    expect(fell.told('dismantled')).toEqual([
      { event: 'dismantled', what: 'fence', square: fell.node('E9'), edge: 1 },
    ])
    expect([fell.at('a'), fell.state.fences]).toEqual(['E9', 10])
    expect(fell.told('autoHalts')[0].why).toBe('fell')
    const stands = readCard('varpen', 3, spec, [3, 3])
    expect(stands.told('dismantled')).toEqual([])
    expect([stands.at('a'), stands.state.fences]).toEqual(['E9', 9])
    expect(stands.told('autoHalts')[0].why).toBe('stands')
  })

  proves('DV-AUTO-14', 'a wall falls on 8 and stands on 7', () => {
    const spec = varpen(
      { a: 'varpen-whelp E9' },
      { x: 'orpal-shade G9' },
      { built: { ...cage, 'E9:E': 'wall' } },
    )
    const fell = readCard('varpen', 3, spec, [4, 4])
    expect(fell.told('dismantled')).toHaveLength(1)
    expect([fell.at('a'), fell.state.walls]).toEqual(['E9', 5])
    const stands = readCard('varpen', 3, spec, [3, 4])
    expect(stands.told('dismantled')).toEqual([])
    expect([stands.at('a'), stands.state.walls]).toEqual(['E9', 4])
  })

  proves('DV-AUTO-14', 'so does a piece across its own space, and one of those that meet at a corner', () => {
    const across = readCard(
      'varpen',
      3,
      varpen(
        { a: { is: 'varpen-whelp', at: 'E9', part: 1 } },
        { x: 'orpal-shade G8' },
        { built: { 'E9:up': 'fence', 'E9:S': 'wall', 'E9:E': 'wall', 'F10:N': 'wall', 'F10:W': 'wall' } },
      ),
      [6, 6],
    )
    expect(across.told('dismantled')).toEqual([
      { event: 'dismantled', what: 'fence', square: across.node('E9'), edge: 5 },
    ])
    const built = { 'E9:N': 'fence', 'E9:E': 'fence' } as const
    const corner = readCard(
      'varpen',
      3,
      varpen({ a: 'varpen-whelp E9' }, { x: 'orpal-shade F8' }, { built }),
      [3, 4],
    )
    expect(corner.told('dismantled')).toEqual([
      { event: 'dismantled', what: 'fence', square: corner.node('E9'), edge: 1 },
    ])
    expect([corner.at('a'), corner.state.fences]).toEqual(['E9', 9])
  })

  proves('DV-RESTRAIN-1', 'a restrained unit stays, and fights', () => {
    const a = { is: 'varpen-brute', at: 'F9', restrained: true } as const
    const t = readCard('varpen', 3, varpen({ a }, { x: 'orpal-shade G9' }))
    expect(t.told('autoStays')).toEqual([{ event: 'autoStays', piece: t.piece('a'), why: 'restrained' }])
    const fights = readCard('varpen', 4, varpen({ a }, { x: 'orpal-shade F9' }), [1, 1, 5, 5])
    expect(fights.told('attacked')).toHaveLength(1)
  })
})

describe('how they fight', () => {
  proves('DV-AUTO-17', 'in pairs or alone as the card says, against a single unit', () => {
    const units = { a: 'varpen-whelp F9', b: 'varpen-raider F9', c: 'varpen-brute F9' }
    const pair = readCard('varpen', 4, varpen(units, { x: 'orpal-shade F9' }), [1, 1, 1, 1, 3, 3])
    expect(pair.told('attacked')).toHaveLength(1)
    expect(pair.told('attacked')[0].attackers).toEqual(pieces(pair, 'c', 'b'))
    const single = readCard('varpen', 7, varpen(units, { x: 'orpal-shade F9' }), [1, 3, 3, 1, 1, 3, 3])
    expect(single.told('attacked').map(({ attackers }) => attackers)).toEqual([
      pieces(single, 'a'),
      pieces(single, 'b'),
    ])
  })

  proves('DV-AUTO-06', 'between Auto-Enemies only the unit that the card names defends', () => {
    const t = readCard(
      'varpen',
      4,
      {
        sides: {
          varpen: { auto: true, units: { a: 'varpen-brute F9' } },
          dhargon: { auto: true, units: { d: 'dhargon-warden F9', e: 'dhargon-hatchling F9' } },
          orpal: { units: { x: 'orpal-shade A1' } },
        },
      },
      [1, 1, 3],
    )
    expect(t.told('rolled')).toEqual([{ event: 'rolled', attack: [1, 1], defence: [3] }])
    expect(t.told('autoAims')[0]).toMatchObject({ target: t.piece('e'), why: 'weakest', defence: 1 })
  })

  test('each attack is a combat of its own, which a player may answer', () => {
    const t = readCard(
      'varpen',
      4,
      varpen({ a: 'varpen-whelp F9' }, { x: 'orpal-bonewalker F9', y: 'orpal-shade F9' }),
      [1, 2, 2, 2],
    )
    expect([t.step, t.awaited]).toEqual(['fight.defend', [0]])
    t.take('with y', 'ready')
    expect(t.told('rolled')[0].defence).toEqual([2, 2, 2])
  })

  test('a card of so many attacks takes them where players are', () => {
    const dhargon = { auto: true, units: { d: 'dhargon-hatchling C9' } }
    const t = readCard(
      'orpal',
      7,
      {
        sides: {
          orpal: { auto: true, units: { a: 'orpal-shade C9', b: 'orpal-shade F9' } },
          dhargon,
          varpen: { units: { x: 'varpen-brute F9' } },
        },
      },
      [1, 3, 3],
    )
    expect(t.told('attacked').map(({ attackers }) => attackers)).toEqual([pieces(t, 'b')])
  })

  proves('DV-AUTO-18', 'it strikes back whenever it can, and then kills', () => {
    const t = scene({
      sides: {
        varpen: { units: { a: 'varpen-whelp F9' } },
        orpal: { auto: true, units: { x: 'orpal-shade F9' } },
      },
      dice: '1',
    })
    loaded(1, 6, 6, 5, 1)
    t.take('attack a')
    expect(t.told('counters')).toEqual([{ event: 'counters', side: SIDE_NO.orpal }])
    expect(t.told('killed').map(({ piece }) => piece)).toEqual(pieces(t, 'a'))
  })

  proves('DV-AUTO-18', 'it keeps its eggs, and a unit of it that is freed stays', () => {
    const a = { is: 'varpen-brute', at: 'F9', load: { egg: 1 } } as const
    const spec = varpen(
      { a, held: { is: 'varpen-whelp', captor: 'x' } },
      { x: 'orpal-shade F9', y: 'orpal-shade A1' },
    )
    const missed = readCard('varpen', 4, spec, [2, 2, 2, 3])
    expect(missed.told('egged')).toEqual([])
    const t = readCard('varpen', 4, spec, [6, 6, 1, 1])
    expect(t.told('escaped')).toEqual([{ event: 'escaped', piece: t.piece('held') }])
    expect([t.at('held'), t.state.captor[t.piece('held')], t.step]).toEqual(['F9', -1, 'turn'])
  })

  proves('DV-AUTO-19', 'where a choice is left, its strongest and the weakest enemy', () => {
    const sides = {
      varpen: { units: { a: 'varpen-whelp F9', b: 'varpen-brute G9' } },
      orpal: { auto: true, units: { x: 'orpal-shade C9', y: 'orpal-reaver E9' } },
    } as const
    const own = acted({ sides, turn: 'orpal' }, [{ do: 'restrain', who: { side: 'own', pick: 'choose' } }])
    expect(given(own, 'x', 'y')).toEqual(['y'])
    const enemy = acted({ sides, turn: 'orpal' }, [
      { do: 'restrain', who: { side: 'enemy', pick: 'choose' } },
    ])
    expect(given(enemy, 'a', 'b')).toEqual(['a'])
  })

  proves('DV-AUTO-19', 'and the space nearest to a player’s unit, before one nearer to an Auto-Enemy', () => {
    const t = readCard(
      'varpen',
      9,
      varpen(
        { a: 'varpen-whelp F9' },
        { x: 'orpal-bonewalker P14' },
        { sides: { dhargon: { auto: true, units: { d: 'dhargon-hatchling J15' } } } },
      ),
      [3, 3],
    )
    expect(t.told('placed').map(({ at }) => nameOfNode(t.tables, at))).toEqual(['N16'])
  })

  proves('DV-AUTO-08', 'an Auto-Enemy scores like a player', () => {
    const kill = readCard(
      'varpen',
      4,
      varpen({ a: 'varpen-brute F9' }, { x: 'orpal-shade F9' }),
      [6, 6, 1, 1],
    )
    expect(kill.state.points[SIDE_NO.varpen]).toBe(1)
    const take = readCard(
      'varpen',
      7,
      varpen({ a: 'varpen-brute F9' }, { x: 'orpal-shade F9' }),
      [6, 6, 1, 1],
    )
    expect(take.state.points[SIDE_NO.varpen]).toBe(2)
    const goods = { ore: 1 }
    const grow = readCard(
      'varpen',
      1,
      varpen(
        { a: { is: 'varpen-whelp', at: 'F9', goods }, b: { is: 'varpen-raider', at: 'G9', goods } },
        { x: 'orpal-shade A1' },
      ),
    )
    expect([grow.state.points[SIDE_NO.varpen], grow.told('upgraded').length]).toEqual([2, 2])
  })

  proves('DV-AUTO-15', 'at the end of its turn nothing restrains its units', () => {
    const a = { is: 'varpen-whelp', at: 'P16', restrained: true } as const
    const held = { is: 'varpen-raider', captor: 'x', restrained: true } as const
    const t = playTurn('varpen', varpen({ a, held }, { x: 'orpal-shade A1' }))
    expect(hasFlag(t.state, t.piece('a'), 'restrained')).toBe(false)
    expect(hasFlag(t.state, t.piece('held'), 'restrained')).toBe(false)
    expect(t.told('freed').map(({ piece }) => piece)).toEqual(pieces(t, 'a'))
    expect(t.told('brokeFree')).toEqual([
      { event: 'brokeFree', side: SIDE_NO.varpen, pieces: pieces(t, 'held') },
    ])
    expect(t.told('autoStays').map(({ why }) => why)).toEqual(['restrained', 'restrained'])
  })
})
