import { Random, seedFrom } from '@longtable/kernel'
import { proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { counterChance, winChance } from '../src/preview/dice-odds.ts'
import { checkOdds, type FightOdds, oddsOf } from '../src/preview/fight-odds.ts'
import { type FightRow, type FightRows, rowsOf } from '../src/preview/fight-rows.ts'
import { MOD, UNTIL } from '../src/state/mods.ts'
import { newFight, openFight } from '../src/state/mutations/fight.ts'
import { addMod } from '../src/state/mutations/modifiers.ts'
import { modifier } from '../src/state/queries/modifiers.ts'
import { squareOf } from '../src/state/queries/pieces.ts'
import type { VentureViewContext } from '../src/state/tables/match-tables.ts'
import { sourcesOf } from '../src/text/modifier-sources.ts'
import { scene, type Scene } from './support/scene.ts'
import { say } from './support/messages.ts'

function lookAt(t: Scene): VentureViewContext {
  return t.engine.viewContext(t.engine.view(t.position, t.awaited[0]))
}

/** The faces of so many dice, every throw once. */
function* throws(dice: number): Generator<number[]> {
  for (let n = 0; n < 6 ** dice; n++)
    yield Array.from({ length: dice }, (_, i) => (Math.floor(n / 6 ** i) % 6) + 1)
}

function sum(dice: readonly number[]): number {
  return dice.reduce((all, one) => all + one, 0)
}

/** Of all throws: how often the attack wins, and how often it fails against so many sixes. */
function counted(attack: number, defence: number, lead: number, sixes: number): readonly [number, number] {
  let won = 0
  let countered = 0
  for (const ours of throws(attack)) {
    for (const theirs of throws(defence)) {
      if (sum(ours) + lead > sum(theirs)) won++
      else if (sixes > 0 && theirs.filter((die) => die === 6).length >= sixes) countered++
    }
  }
  return [won / 6 ** (attack + defence), countered / 6 ** (attack + defence)]
}

describe('chances', () => {
  test.each([
    [1, 1, 0, 1],
    [2, 1, 0, 1],
    [1, 2, 0, 1],
    [2, 3, 1, 2],
    [3, 2, -2, 1],
    [2, 2, 3, 1],
    [3, 3, 0, 2],
    [2, 2, 0, 0],
  ])(
    '%i dice against %i, %i ahead, %i sixes strike back: as counting says',
    (attack, defence, lead, sixes) => {
      const [won, countered] = counted(attack, defence, lead, sixes)
      expect(winChance(attack, defence, lead)).toBeCloseTo(won, 12)
      expect(counterChance(attack, defence, lead, sixes)).toBeCloseTo(countered, 12)
    },
  )

  test('of checks', () => {
    const { tables } = scene()
    expect(checkOdds(tables, 1, 6)).toBe(167)
    expect(checkOdds(tables, 2, 7)).toBe(583)
    expect(checkOdds(tables, 2, 12)).toBe(28)
    expect(checkOdds(tables, 2, 2)).toBe(1000)
    expect(checkOdds(tables, 1, 0, (1 << 5) | (1 << 6))).toBe(333)
  })
})

describe('the rows of a combat', () => {
  proves(['DV-COMBAT-02', 'DV-COMBAT-07'], 'say where every die and every point comes from', () => {
    const t = scene({
      sides: {
        varpen: {
          units: {
            a: { is: 'varpen-raider', at: 'F12', wears: ['rustedCleaver'] },
            b: { is: 'varpen-whelp', at: 'F12', wears: ['hornedHelm'] },
            w: 'varpen-warhorn F12',
          },
        },
        orpal: { units: { x: { is: 'orpal-shade', at: 'F12', wears: ['boneShield'] } } },
      },
      dice: '1 1 s',
      also: (s) => addMod(s, MOD.attackDice, 3, 0, -1, UNTIL.attack, -1),
    })
    const [a, b, x] = ['a', 'b', 'x'].map((name) => t.piece(name))
    const { attack, defence, win, counter, isSure } = oddsOf(lookAt(t), { attackers: [a, b], defenders: [x] })
    expect(partsOf(attack)).toEqual([
      ['Varpen Raider', 2, 0],
      ['Varpen Whelp', 1, 0],
      ['Rusted Cleaver', 1, 0],
      ['Varpen Warhorn beside it', 0, 2],
      ['Horned Helm', 0, 2],
      ['an effect', 3, 0],
    ])
    expect(partsOf(defence)).toEqual([
      ['Orpal Shade', 2, 0],
      ['Bone Shield', 1, 0],
    ])
    expect([attack.dice, attack.plus, defence.dice, defence.plus]).toEqual([7, 4, 3, 0])
    expect([win, counter, isSure]).toEqual([1000, 0, false])
  })

  proves('DV-COMBAT-13', 'tell how likely it is struck back, and what for', () => {
    const t = scene({
      sides: {
        varpen: { units: { a: 'varpen-whelp F12' } },
        orpal: {
          units: { x: 'orpal-shade F12', y: { is: 'orpal-bonewalker', at: 'F12', wears: ['thornSpear'] } },
        },
      },
      dice: '1',
    })
    const [a, x, y] = ['a', 'x', 'y'].map((name) => t.piece(name))
    const ctx = lookAt(t)
    // One die against two: it wins 20 of 216 throws, and 11 of 36 throws of the defence show a six.
    const against = oddsOf(ctx, { attackers: [a], defenders: [x] })
    expect([against.win, against.counter]).toEqual([
      Math.round((20 / 216) * 1000),
      Math.round((11 / 36) * 1000),
    ])
    // Three dice of which one belongs to the spear's bearer: any six is enough.
    const square = squareOf(ctx.state, t.tables, x)
    const fight = (...defenders: number[]) => newFight(0, 3, [a], defenders, square)
    expect(rowsOf(ctx, fight(x)).sixesNeeded).toBe(1)
    expect(rowsOf(ctx, fight(x, y)).sixesNeeded).toBe(1)
    expect(rowsOf(ctx, newFight(0, 3, [a], [x], square, { range: 2 })).sixesNeeded).toBe(0)
    expect(rowsOf(ctx, newFight(-1, 3, [], [x], square, { strength: 2 })).sixesNeeded).toBe(0)
  })
})

function partsOf({ parts }: FightRow): readonly unknown[] {
  return parts.map(({ what, dice, plus }) => [say(what, 'en'), dice, plus])
}

/** The parts of a row are the whole of it. */
function isWhole({ dice, plus, parts }: FightRow): boolean {
  return sum(parts.map((part) => part.dice)) === dice && sum(parts.map((part) => part.plus)) === plus
}

describe('random fights', () => {
  const random = new Random(seedFrom('random fights'))
  const one = <T>(of: readonly T[]): T => of[random.below(of.length)]
  const arms = ['rustedCleaver', 'hornedHelm', 'thornSpear', 'slingOfTeeth'] as const
  const armour = ['boneShield', 'scrapPlate'] as const
  const lasting = [MOD.attackDice, MOD.defenceDice, MOD.attackScore, MOD.defenceScore]

  /** A few units on two neighbouring spaces, with this and that. */
  function laid(n: number): Scene {
    const isAuto = n % 2 === 0
    const near = n % 3 === 0 ? 'F13' : 'F12'
    return scene({
      seed: `fight ${n}`,
      sides: {
        dhargon: {
          units: {
            a: { is: one(['dhargon-hunter', 'dhargon-warden']), at: 'F12', wears: [one(arms)] },
            b: { is: 'dhargon-hunter', at: 'F12' },
            w: 'dhargon-elder F12',
          },
        },
        varpen: {
          auto: isAuto,
          units: {
            x: { is: one(['varpen-whelp', 'varpen-raider']), at: near, wears: [one(armour)] },
            y: `varpen-whelp ${near}`,
            z: `${one(['varpen-raider', 'varpen-warlord', 'varpen-warhorn'])} ${near}`,
          },
        },
      },
      dice: '1 1',
      also: (s) => {
        for (let i = 0; i < 3; i++) {
          const piece = random.below(2) === 0 ? -1 : one(s.army[random.below(2)])
          addMod(s, one(lasting), 1 + random.below(2), random.below(2), piece, random.below(3), -1)
        }
      },
    })
  }

  test('are rolled as they were told, and fought by those who were', { timeout: 60_000 }, () => {
    for (let n = 0; n < 90; n++) {
      const t = laid(n)
      const { tables } = t
      const [a, b, x] = ['a', 'b', 'x'].map((name) => t.piece(name))
      let told: FightRows | undefined
      let odds: FightOdds | undefined
      t.act((s, ctx) => {
        const look = { state: s, tables } as VentureViewContext
        for (const army of s.army) for (const piece of army) checkSources(look, piece)
        const attackers = n % 4 === 0 ? [a, b] : [a]
        const strength = n % 5 === 0 ? 2 : -1
        const range = n % 3 === 0 ? 1 : 0
        const fight = newFight(s.side[a], s.side[x], attackers, [x], squareOf(s, tables, x), {
          range,
          strength,
        })
        told = rowsOf(look, fight)
        odds = oddsOf(look, { attackers, defenders: [x], strength })
        openFight(s, fight, ctx)
      })
      if (t.step === 'fight.defend') t.take('ready')
      const [roll] = t.told('rolled')
      const [fought] = t.told('fought')
      const rows = told as FightRows
      expect([isWhole(rows.attack), isWhole(rows.defence)]).toEqual([true, true])
      expect([rows.attack.dice, rows.defence.dice]).toEqual([roll.attack.length, roll.defence.length])
      expect([rows.attack.plus, rows.defence.plus]).toEqual([
        fought.attack - sum(roll.attack),
        fought.defence - sum(roll.defence),
      ])
      expect([odds?.attack, odds?.defence]).toEqual([rows.attack, rows.defence])
      expect(fought.defenders.length).toBe(n % 2 === 0 ? 2 : 1) // DV-AUTO-06
    }
  })

  /** Where modifiers come from adds up to what the rules count. */
  function checkSources({ state, tables }: VentureViewContext, piece: number): void {
    for (const mod of lasting)
      expect(sum(sourcesOf(state, tables, piece, mod).map(({ amount }) => amount))).toBe(
        modifier(state, tables, piece, mod),
      )
  }
})
