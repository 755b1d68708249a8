import { proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { MOD, UNTIL } from '../src/state/mods.ts'
import { addMod } from '../src/state/mutations/modifiers.ts'
import { lowest, place, upgrade } from '../src/state/mutations/place.ts'
import { FACTION, UNIT_ROW } from '../src/state/names.ts'
import { hasFlag } from '../src/state/queries/pieces.ts'
import { left } from './support/abilities.ts'
import { scene, type Scene } from './support/scene.ts'

/** The row of the lowest unit of a faction. */
function lowestOf(t: Scene, faction: keyof typeof FACTION): string {
  let found = ''
  t.act((s, ctx) => {
    const piece = lowest(s, ctx.tables, FACTION[faction], ctx)
    found = piece < 0 ? 'none' : ctx.tables.idOf[piece]
  })
  return found
}

function many(count: number, words: string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`${words} ${i}`, words]))
}

describe('the lowest unit', () => {
  proves('DV-MISC-03', 'is the one with the smallest sum of S and D in the supply', () => {
    const t = scene({ sides: { varpen: {}, orpal: {} } })
    expect([lowestOf(t, 'varpen'), lowestOf(t, 'orpal')]).toEqual(['varpen-whelp', 'orpal-bonewalker'])
    const later = scene({
      sides: { varpen: { units: { ...many(10, 'varpen-whelp A1') } }, orpal: { bag: bonewalkers } },
    })
    expect([lowestOf(later, 'varpen'), lowestOf(later, 'orpal')]).toEqual(['varpen-raider', 'orpal-shade'])
  })

  const bonewalkers = Array.from({ length: 10 }, () => 'orpal-bonewalker' as const)

  proves(['DV-MISC-03', 'DV-MISC-01'], 'between equals dice decide', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 12; i++) {
      const t = scene({ seed: `tie ${i}`, sides: { alderkang: {}, orpal: {} } })
      seen.add(lowestOf(t, 'alderkang'))
    }
    expect([...seen].toSorted()).toEqual(['alderkang-splicer', 'suuk'])
  })

  proves(['DV-AUTO-10', 'DV-MISC-02'], 'is never the Ancient, even if nothing else is left', () => {
    const t = scene({
      sides: {
        alderkang: {
          units: {
            ...many(6, 'suuk A1'),
            ...many(2, 'alderkang-splicer A1'),
            ...many(2, 'alderkang-amalgam A1'),
          },
        },
        orpal: {},
      },
    })
    expect(lowestOf(t, 'alderkang')).toBe('none')
  })
})

describe('placing', () => {
  proves('DV-AUTO-04', 'a new unit has arrived this turn, and is told and counted', () => {
    const t = scene({ sides: { varpen: {}, orpal: {} }, tokens: { F12: ['itemDraw'] } })
    t.act((s, ctx) => {
      const piece = lowest(s, ctx.tables, 0, ctx)
      place(s, piece, ctx.tables.board.squareOf.get('F12') ?? 0, 0, ctx)
    })
    const [piece] = t.state.army[0]
    expect([hasFlag(t.state, piece, 'arrived'), t.state.at[piece]]).toEqual([true, t.node('F12')])
    expect(t.told('placed')).toEqual([{ event: 'placed', side: 0, piece, at: t.node('F12'), from: 'supply' }])
    expect(t.step).toBe('turn') // A blue token is for those who move there.
  })
})

describe('another token in place of a unit', () => {
  proves('DV-PRIS-11', 'has its goods, load, items, flags, prisoner and what lasts', () => {
    const t = scene({
      sides: {
        varpen: {
          units: {
            a: {
              is: 'varpen-whelp',
              at: 'F12',
              goods: { ore: 2 },
              load: { egg: 1 },
              wears: ['rustedCleaver'],
              restrained: true,
            },
          },
        },
        orpal: { units: { x: { is: 'orpal-shade', captor: 'a' } } },
      },
    })
    const a = t.piece('a')
    const { goods, load, flags } = structuredClone(t.state)
    t.act((s, ctx) => {
      addMod(s, MOD.attackDice, 1, 0, a, UNTIL.turn, -1)
      t.call('b', upgrade(s, a, UNIT_ROW['varpen-raider'], ctx))
    })
    const b = t.piece('b')
    expect([t.at('a'), t.at('b'), t.at('x')]).toEqual(['supply', 'F12', 'F12'])
    expect([t.state.goods[b], t.state.load[b], t.state.flags[b]]).toEqual([goods[a], load[a], flags[a]])
    expect([t.state.goods[a], t.state.load[a], t.state.flags[a]]).toEqual([0, 0, 0])
    expect([t.state.captor[t.piece('x')], t.state.mods[3], t.state.lies.includes(b)]).toEqual([b, b, true])
    expect(t.told('upgraded')).toEqual([{ event: 'upgraded', from: a, to: b }])
  })

  test('nothing happens without a token', () => {
    const t = scene({
      sides: { varpen: { units: { a: 'varpen-warhorn F12', ...many(2, 'varpen-warlord A1') } } },
    })
    expect(left(t, 'varpen-warlord')).toBe(0)
    let to = 0
    t.act((s, ctx) => (to = upgrade(s, t.piece('a'), UNIT_ROW['varpen-warlord'], ctx)))
    expect([to, t.at('a')]).toEqual([-1, 'F12'])
  })
})
