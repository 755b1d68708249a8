import { botSeat, letChoose, playGame, random } from '@longtable/bots'
import { type BotPlayer, type Choice, Engine, Random, sameChoice, seedFrom } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { novice } from '../src/bots/novice.ts'
import { factionIds } from '../src/content/ids.ts'
import { darkVenture } from '../src/game.ts'
import type { DarkVenture } from '../src/state/tables/match-tables.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

const anything = random as BotPlayer<DarkVenture>

/** A bot that takes a certain side. */
function playing(bot: BotPlayer<DarkVenture>, side: number): BotPlayer<DarkVenture> {
  return {
    id: bot.id,
    choose: (seat, chance) => (seat.step === 'setup.side' ? { do: 'side', side } : bot.choose(seat, chance)),
  }
}

function duelOf(a: number, b: number): Engine<DarkVenture> {
  const run = factionIds.map((id, side) => [id, side === a || side === b ? 'open' : 'absent'] as const)
  return new Engine(darkVenture, 2, Object.fromEntries(run))
}

describe('the novice', () => {
  test('wins against random players with every faction', () => {
    let won = 0
    for (let side = 0; side < factionIds.length; side++) {
      const other = (side + 1) % factionIds.length
      const engine = duelOf(side, other)
      for (let game = 0; game < 2; game++) {
        const own = playing(novice, side)
        const foe = playing(anything, other)
        const bots = game % 2 === 0 ? [own, foe] : [foe, own]
        const winners = engine.result(playGame(engine, `novice ${game}`, bots))?.winners ?? []
        if (winners.length === 1 && bots[winners[0]] === own) won++
      }
    }
    expect(won).toBeGreaterThanOrEqual(9)
  })

  test('scores by more than combat in games of five', () => {
    const engine = new Engine(darkVenture, 5)
    const done = new Set<string>()
    const bots = factionIds.map((_, side) => playing(novice, side))
    for (const seed of ['five', 'five again', 'five more'])
      playGame(engine, seed, bots, ({ state }, _seat, { step, engine: { tables } }, choice) => {
        if (step !== 'turn') return
        const no = Number(choice['ability'])
        done.add(choice.do === 'ability' ? tables.abilities[state.turn][no].row.id : choice.do)
      })
    for (const verb of ['march', 'attack', 'exchange', 'gather', 'raise', 'fuse'])
      expect(done).toContain(verb)
  })

  test.each(darkVenture.scenarios.map(({ id, players, config }) => [id, players.min, config] as const))(
    'plays %s with %i and chooses only what is offered',
    (_id, seats, config) => {
      const engine = new Engine(darkVenture, seats, config)
      const bots = Array.from({ length: seats }, () => novice)
      const astray: Choice[] = []
      let asked = 0
      const { state } = playGame(engine, 'offered', bots, (_position, _seat, { offered }, choice) => {
        asked++
        if (!offered.some((one) => sameChoice(one, choice))) astray.push(choice)
      })
      expect(astray).toEqual([])
      expect(asked).toBeGreaterThan(10)
      expect(state.ended).toBeGreaterThan(0)
    },
  )

  test('plays heroes alone', () => {
    const engine = new Engine(darkVenture, 3)
    const bots = [playing(novice, 5), playing(novice, 6), playing(novice, 7)]
    expect(playGame(engine, 'heroes', bots).state.winners).toHaveLength(1)
  })

  test('decides by what its seat can know, and leaves that as it is', () => {
    const engine = duelOf(1, 4)
    const chance = new Random(seedFrom('imagined'))
    const bots = [playing(novice, 1), playing(novice, 4)]
    let compared = 0
    playGame(engine, 'known', bots, (position, seat, asked, choice) => {
      if (asked.step === 'setup.side' || chance.below(6) > 0) return
      compared++
      const before = JSON.stringify([asked.view, asked.offered])
      const imagined = engine.imagine(engine.view(position, seat), chance)
      const again = botSeat(engine, imagined, seat)
      if (again === undefined) throw new Error('nothing is asked')
      expect(novice.choose(again, new Random(seedFrom('another')))).toEqual(choice)
      expect(JSON.stringify([again.view, again.offered])).toBe(before)
    })
    expect(compared).toBeGreaterThan(15)
  })
})

/** What the novice says to the question at hand. */
function answer(table: Scene): Choice {
  const [seat] = table.awaited
  return letChoose(novice, table.engine, table.position, seat, new Random(seedFrom('scene')))
}

/** Lets the novice play on until another seat is asked, or its turn is over. */
function turnOf(spec: SceneSpec): Scene {
  const table = scene(spec)
  const [seat] = table.awaited
  const { turn } = table.state
  for (let i = 0; i < 60 && table.awaited[0] === seat && table.state.turn === turn; i++) {
    table.choose(answer(table))
  }
  return table
}

const far = { orpal: { units: { z: 'orpal-shade P9' } } }

describe('the novice on its turn', () => {
  test('attacks a weak unit that stands with two of its own, with both of them', () => {
    const table = scene({
      sides: {
        varpen: { units: { a: 'varpen-brute F12', b: 'varpen-raider F12' } },
        orpal: { units: { x: 'orpal-bonewalker F12' } },
      },
      dice: '1 1',
    })
    expect(answer(table)).toMatchObject({ do: 'attack' })
    table.choose(answer(table))
    expect(answer(table)).toMatchObject({ do: 'partner' })
  })

  test('goes to an enemy that it can beat and keeps a die for the attack', () => {
    const table = turnOf({
      sides: {
        varpen: { units: { a: 'varpen-warlord F12' } },
        orpal: { units: { x: 'orpal-bonewalker F10', y: 'orpal-bonewalker P1' } },
      },
      dice: '1 1 1 1',
      seed: 'go',
    })
    expect(table.told('attacked').length).toBeGreaterThan(0)
  })

  test('leaves the ore for the enemy when it can grow no more', () => {
    const enemy = { orpal: { units: { x: 'orpal-shade M7' } } }
    const grown = scene({
      sides: { varpen: { units: { a: 'varpen-warlord N15' } }, ...enemy },
      dice: '1 1 1',
    })
    expect(answer(grown)).toMatchObject({ do: 'march' })
    const young = scene({ sides: { varpen: { units: { a: 'varpen-whelp N15' } }, ...enemy }, dice: '1 1 1' })
    expect(answer(young)).toMatchObject({ do: 'ability' })
  })

  test('gathers with the Elder, who makes eggs of it', () => {
    const units = { a: 'dhargon-hatchling P1', e: 'dhargon-elder O1' }
    const enemy = { orpal: { units: { x: 'orpal-shade A16' } } }
    const table = scene({ sides: { dhargon: { units }, ...enemy }, dice: '1 s s' })
    expect(answer(table)).toMatchObject({ do: 'ability', piece: table.piece('e') })
  })

  test('does not march back and forth', () => {
    const table = turnOf({ sides: { varpen: { units: { a: 'varpen-whelp M15' } }, ...far }, dice: '1 1 2 d' })
    const places = table.told('stepped').map(({ to }) => to)
    expect(new Set(places).size).toBe(places.length)
  })

  test('brings a prisoner to the edge of the map and exchanges it', () => {
    const table = turnOf({
      sides: {
        varpen: { units: { a: 'varpen-brute C15' } },
        orpal: { units: { x: { is: 'orpal-shade', captor: 'a' }, y: 'orpal-bonewalker P1' } },
      },
      dice: '1 1 1',
    })
    expect(table.told('exchanged')).toHaveLength(1)
  })

  test('gathers what its objectives want, and makes something of it', () => {
    const table = turnOf({
      sides: { varpen: { units: { a: { is: 'varpen-whelp', at: 'M15', goods: { ore: 1 } } } }, ...far },
      dice: '1',
    })
    expect(table.told('upgraded').length + table.told('built').length).toBeGreaterThan(0)
  })

  test('summons its Ancient when it can, after everything else', () => {
    const table = turnOf({
      sides: {
        varpen: { units: { a: 'varpen-brute F12' }, favour: [3, 3, 2] },
        orpal: { units: { x: 'orpal-bonewalker F12', y: 'orpal-shade P9' } },
      },
      dice: '1 s s',
    })
    expect(table.told('attacked')).toHaveLength(1)
    expect(table.told('summoned')).toHaveLength(1)
  })

  test('ends its turn when nothing is worth a die', () => {
    const table = scene({ sides: { alderkang: { units: { a: 'suuk F12' } }, ...far }, dice: '' })
    expect(answer(table)).toEqual({ do: 'end' })
  })
})

describe('the novice in combat', () => {
  const fighting = (spec: Partial<SceneSpec>): Scene =>
    scene({
      sides: {
        varpen: { units: { a: { is: 'varpen-brute', at: 'F12', load: { egg: 1 } } } },
        orpal: { units: { x: 'orpal-shade F12' } },
      },
      dice: '1',
      ...spec,
    })

  test('spends an egg only where it turns the outcome', () => {
    const spent = new Set<boolean>()
    for (let n = 0; n < 16; n++) {
      const table = fighting({ seed: `egg ${n}` }).take('attack a')
      if (table.step !== 'fight.adjust') continue
      const { attack, defence } = table.state.fights[0]
      const missing = sum(defence) - sum(attack)
      const isEgg = answer(table).do === 'egg'
      expect(isEgg).toBe(missing >= 0 && missing < 3)
      spent.add(isEgg)
    }
    expect(spent.size).toBe(2)
  })

  test('takes prisoners rather than killing', () => {
    let asked = 0
    for (let n = 0; n < 12; n++) {
      const table = fighting({ seed: `spoils ${n}` }).take('attack a')
      while (table.step === 'fight.adjust') table.take('stand')
      if (table.step !== 'fight.spoils') continue
      asked++
      expect(answer(table)).toMatchObject({ do: 'capture' })
    }
    expect(asked).toBeGreaterThan(0)
  })

  test('defends with a second unit only if that lowers what it may lose', () => {
    const spec = (second: string): SceneSpec => ({
      sides: {
        varpen: { units: { a: 'varpen-raider F12' } },
        orpal: { units: { x: 'orpal-bonewalker F12', y: `${second} F12` } },
      },
      dice: '1',
    })
    const table = scene(spec('orpal-colossus')).take('attack a')
    if (table.step === 'attack.target') table.take('target x')
    expect(answer(table)).toMatchObject({ do: 'with' })
  })
})

function sum(dice: readonly number[]): number {
  return dice.reduce((all, die) => all + die, 0)
}
