import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect } from 'vitest'
import type { Deed } from '../src/content/ids.ts'
import { Z, itemNo } from '../src/state/card-pool.ts'
import { HOW } from '../src/state/frames.ts'
import { moveItems } from '../src/state/mutations/cards.ts'
import { enter } from '../src/state/mutations/enter.ts'
import { dropSurplus } from '../src/state/mutations/items.ts'
import { capture, leave } from '../src/state/mutations/leave.ts'
import { place } from '../src/state/mutations/place.ts'
import { DEED, TOKEN, UNIT_ROW, deedOf } from '../src/state/names.ts'
import { marksOn } from '../src/state/queries/marks.ts'
import { strengthOf } from '../src/state/queries/modifiers.ts'
import { spare } from '../src/state/queries/pieces.ts'
import { DROPPED, PAST } from '../src/state/schema.ts'
import { loaded } from './support/loaded.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

function deed(t: Scene, side: number, id: Deed): number {
  return t.state.deeds[side * deedOf.length + DEED[id]]
}

/** Who wears an item, by the test's names, or where it lies. */
function wearer(t: Scene, id: string, ...names: readonly string[]): string {
  const card = [...t.state.cards[Z.worn], ...t.state.cards[Z.dropped]].find(
    (one) => t.tables.cardRow[one].id === id,
  )
  const at = card === undefined ? -1 : t.state.lies[itemNo(card)]
  if (at >= DROPPED) return t.tables.board.idOf[at - DROPPED]
  return names.find((name) => t.piece(name) === at) ?? 'nobody'
}

const orpal: NonNullable<SceneSpec['sides']>['orpal'] = { units: { x: 'orpal-shade P16' } }

describe('blue tokens', () => {
  const blue: SceneSpec = {
    sides: { varpen: { units: { a: 'varpen-whelp F12' } }, orpal },
    tokens: { F11: ['itemDraw'] },
    dice: '1 1',
  }

  proves(
    'DV-CARD-10',
    'a unit that moves through takes the token, draws an item for all to see, and goes on',
    () => {
      const t = scene({ ...blue, itemDeck: ['packframe'] })
      t.take('march a', 'step N 1')
      expect([t.hand(), t.step]).toEqual([['packframe'], 'march'])
      expect(marksOn(t.state, t.node('F11'), TOKEN.itemDraw)).toBe(0)
      const card = t.state.cards[Z.hand][0]
      expect(t.told('drewCard')).toEqual([{ event: 'drewCard', side: 0, card }])
      const known = t.engine.view(t.position, 1).books['cards']
      expect(known?.where[card]).toBe(1 << Z.hand)
      expect([deed(t, 0, 'cardsDrawn'), deed(t, 0, 'itemsDrawn')]).toEqual([1, 1])
      t.take('step N')
      expect([t.at('a'), t.hand()]).toEqual(['F10', ['packframe']])
    },
  )

  proves('DV-CARD-10', 'a unit that is placed there draws nothing, and the token stays', () => {
    const t = scene({ ...blue, itemDeck: ['packframe'] })
    const piece = spare(t.state, t.tables, UNIT_ROW['varpen-raider'])
    t.act((s, ctx) => place(s, piece, t.node('F11'), 0, ctx))
    expect([t.hand(), marksOn(t.state, t.node('F11'), TOKEN.itemDraw)]).toEqual([[], 1])
  })

  proves('DV-CARD-10', 'an Auto-Enemy’s unit draws nothing either', () => {
    const t = scene({
      ...blue,
      tokens: { P16: ['itemDraw'] },
      sides: { varpen: {}, orpal: { ...orpal, auto: true } },
    })
    t.act((s, ctx) => enter(s, t.piece('x'), ctx))
    expect([t.step, marksOn(t.state, t.node('P16'), TOKEN.itemDraw)]).toEqual(['turn', 1])
  })

  proves('DV-CARD-10', 'an item costs nothing', () => {
    const t = scene({ ...blue, itemDeck: ['packframe'] })
    t.take('march a', 'step N 1', 'halt')
    expect(t.state.dice).toEqual([1, 0, 0, 0])
  })

  proves('DV-CARD-11', 'what is used instantly happens when it is drawn and is discarded', () => {
    const t = scene({ ...blue, itemDeck: ['glowingIdol'] })
    t.take('march a', 'step N 1')
    expect([t.state.points[0], t.hand(), t.cards(Z.itemPile)]).toEqual([1, [], ['glowingIdol']])
  })

  proves('DV-CARD-11', 'a unit that dies of what it finds goes no further', () => {
    const t = scene({ ...blue, itemDeck: ['boobyTrap'] })
    loaded(6, 6, 1)
    t.take('march a', 'step N 1')
    expect([t.at('a'), t.step]).toEqual(['supply', 'turn'])
    expect(t.cards(Z.itemPile)).toEqual(['boobyTrap'])
  })

  proves('DV-CARD-11', 'a unit that survives it goes on', () => {
    const t = scene({ ...blue, itemDeck: ['boobyTrap'] })
    loaded(1, 1, 6)
    t.take('march a', 'step N 1')
    expect([t.at('a'), t.step]).toEqual(['F11', 'march'])
  })

  proves(
    ['DV-CARD-12', 'DV-CARD-13'],
    'what one cannot use is saved all the same, and there is no getting rid of it',
    () => {
      const t = scene({ ...blue, itemDeck: ['runeOfPassage'] })
      t.take('march a', 'step N 1', 'halt')
      expect(t.hand()).toEqual(['runeOfPassage'])
      expect(t.why('play runeOfPassage')).toBe('DV-CARD-12')
      expect(t.offered().some((choice) => choice['card'] === t.state.cards[Z.hand][0])).toBe(false)
    },
  )
})

describe('equipping', () => {
  const armed: SceneSpec = {
    sides: {
      varpen: {
        units: {
          a: 'varpen-whelp F12',
          b: { is: 'varpen-raider', at: 'F12', wears: ['swampSkiff', 'hornedHelm'] },
        },
        hand: ['rustedCleaver', 'boneShield', 'fleetFoot'],
      },
      orpal,
    },
  }

  proves('DV-CARD-14', 'items are put on for nothing, before or after the dice', () => {
    for (const stage of [0, PAST]) {
      const t = scene({ ...armed, stage })
      expectWholeMenu(t)
      expect(t.menu('equip')).toEqual(['equip rustedCleaver a'])
      t.take('equip rustedCleaver a')
      expect([t.hand(), wearer(t, 'rustedCleaver', 'a', 'b')]).toEqual([['fleetFoot', 'boneShield'], 'a'])
      expect(strengthOf(t.state, t.tables, t.piece('a'))).toBe(2)
      expect(deed(t, 0, 'itemsEquipped')).toBe(1)
    }
  })

  proves('DV-CARD-12', 'an item is worn only by sides whose icon it shows', () => {
    const t = scene(armed)
    expect(t.why('equip boneShield a')).toBe('DV-CARD-12')
    const free = scene({
      sides: { bohmerk: { units: { m: 'bohmerk-mote F12' }, hand: ['slingOfTeeth'] }, orpal },
    })
    expect(free.offers('equip slingOfTeeth m')).toBe(true)
  })

  proves('DV-CARD-12', 'a Hero wears what shows a Hero, also one that fights for a faction', () => {
    const t = scene({
      sides: {
        alderkang: { units: { h: 'delok F12', k: 'suuk F12' }, hand: ['boneShield', 'arcPistol'] },
        orpal,
      },
    })
    expect(t.menu('equip')).toEqual(['equip boneShield h', 'equip arcPistol k', 'equip arcPistol h'])
    expect(t.why('equip boneShield k')).toBe('DV-CARD-12')
    const alone = scene({
      sides: { 'hero:larvok': { units: { h: 'larvok F12' }, hand: ['boneShield', 'hornedHelm'] }, orpal },
    })
    expect([alone.offers('equip boneShield h'), alone.why('equip hornedHelm h')]).toEqual([
      true,
      'DV-CARD-12',
    ])
  })

  proves('DV-CARD-15', 'a unit has two items at most', () => {
    const t = scene(armed)
    expect(t.why('equip rustedCleaver b')).toBe('DV-CARD-15')
    const ancient = scene({
      sides: {
        varpen: {
          units: { z: { is: 'mantus-marturus', at: 'F12', wears: ['swampSkiff', 'hornedHelm'] } },
          hand: ['rustedCleaver'],
        },
        orpal,
      },
    })
    expect(ancient.why('equip rustedCleaver z')).toBe('DV-CARD-15')
  })

  proves('DV-CARD-15', 'the Packframe itself says otherwise: two more', () => {
    const t = scene({
      sides: {
        varpen: {
          units: { b: { is: 'varpen-raider', at: 'F12', wears: ['swampSkiff', 'hornedHelm'] } },
          hand: ['packframe', 'rustedCleaver', 'thornSpear'],
        },
        orpal,
      },
    })
    expect(t.why('equip rustedCleaver b')).toBe('DV-CARD-15')
    t.take('equip packframe b', 'equip rustedCleaver b')
    expect(t.why('equip thornSpear b')).toBe('DV-CARD-15')
  })

  proves('DV-CARD-14', 'there are twelve pairs of tokens, for what is worn and what lies about', () => {
    const worn = ['rustedCleaver', 'rustedCleaver', 'rustedCleaver', 'thornSpear', 'thornSpear', 'scrapPlate']
    const names = ['d', 'e', 'f', 'g', 'h', 'i']
    const units = Object.fromEntries(
      names.map((name, i) => [name, { is: 'varpen-whelp', at: 'A1', wears: [worn[i]] }] as const),
    )
    const spec = (dropped: readonly string[]): SceneSpec => ({
      sides: { varpen: { units: { a: 'varpen-whelp F12', ...units }, hand: ['hornedHelm'] }, orpal },
      dropped: { P1: dropped },
    })
    const lying = ['swampSkiff', 'swampSkiff', 'slingOfTeeth', 'slingOfTeeth', 'arcPistol', 'arcPistol']
    const t = scene(spec(lying))
    expect(t.why('equip hornedHelm a')).toBe('DV-CARD-14')
    expect(scene(spec(lying.slice(1))).offers('equip hornedHelm a')).toBe(true)
  })

  proves('DV-PRIS-02', 'a prisoner is not equipped', () => {
    const t = scene({
      sides: {
        varpen: {
          units: { a: 'varpen-whelp F12', p: { is: 'varpen-whelp', captor: 'x' } },
          hand: ['rustedCleaver'],
        },
        orpal,
      },
    })
    expect(t.menu('equip')).toEqual(['equip rustedCleaver a'])
  })
})

describe('handing over', () => {
  const sides: SceneSpec['sides'] = {
    varpen: {
      units: {
        a: { is: 'varpen-whelp', at: 'F12', wears: ['rustedCleaver'] },
        b: { is: 'varpen-raider', at: 'F12', wears: ['swampSkiff', 'hornedHelm'] },
        c: 'varpen-raider F13',
        d: 'varpen-brute F12',
      },
    },
    orpal,
  }

  proves('DV-CARD-16', 'units of one space hand each other items; it rearranges and uses nothing up', () => {
    const t = scene({ sides })
    expectWholeMenu(t)
    expect(t.menu('handOver')).toEqual([])
    expect(t.offers('handOver rustedCleaver d')).toBe(true)
    expect([t.why('handOver rustedCleaver c'), t.why('handOver rustedCleaver b')]).toEqual([
      'DV-CARD-16',
      'DV-CARD-15',
    ])
    t.take('handOver rustedCleaver d')
    expect(wearer(t, 'rustedCleaver', 'a', 'd')).toBe('d')
    t.take('handOver rustedCleaver a')
    expect([wearer(t, 'rustedCleaver', 'a', 'd'), deed(t, 0, 'itemsEquipped')]).toEqual(['a', 0])
  })

  proves('DV-CARD-15', 'the Packframe stays while what it carries would find no room', () => {
    const t = scene({
      sides: {
        varpen: {
          units: {
            a: {
              is: 'varpen-whelp',
              at: 'F12',
              wears: ['packframe', 'rustedCleaver', 'swampSkiff', 'hornedHelm'],
            },
            b: 'varpen-raider F12',
          },
        },
        orpal,
      },
    })
    expect(t.why('handOver packframe b')).toBe('DV-CARD-15')
    t.take('handOver hornedHelm b')
    t.take('handOver packframe b')
    expect(wearer(t, 'packframe', 'a', 'b')).toBe('b')
  })

  proves('DV-CARD-12', 'nor does it come to somebody whom it is not meant for', () => {
    const t = scene({
      sides: {
        alderkang: { units: { h: { is: 'delok', at: 'F12', wears: ['boneShield'] }, k: 'suuk F12' } },
        orpal,
      },
    })
    expect(t.why('handOver boneShield k')).toBe('DV-CARD-12')
  })

  proves('DV-CARD-16', 'not in a combat', () => {
    const t = scene({
      sides: { ...sides, orpal: { units: { x: 'orpal-shade F12', y: 'orpal-shade F12' } } },
      dice: '1',
    })
    t.take('attack a')
    expect(t.step).not.toBe('turn')
    expect(t.offered().some((choice) => choice.do === 'handOver')).toBe(false)
  })
})

describe('dropped items', () => {
  const sides: SceneSpec['sides'] = {
    varpen: {
      units: {
        a: { is: 'varpen-whelp', at: 'F12', wears: ['rustedCleaver', 'swampSkiff'] },
        b: 'varpen-raider A1',
      },
    },
    orpal: { units: { x: 'orpal-shade F12' } },
  }

  proves(
    'DV-CARD-18',
    'what a killed unit wore lies on its space, and whoever stands there claims it',
    () => {
      const t = scene({ sides, turn: 'orpal' })
      t.act((s, ctx) => leave(s, t.piece('a'), HOW.killed, 3, ctx))
      expect([t.cards(Z.worn), t.cards(Z.dropped)]).toEqual([[], ['rustedCleaver', 'swampSkiff']])
      expect(wearer(t, 'swampSkiff')).toBe('F12')
      expect(t.told('dropped')).toHaveLength(2)
      expectWholeMenu(t)
      expect(t.menu('claim')).toEqual(['claim rustedCleaver', 'claim swampSkiff'])
      t.take('claim swampSkiff')
      expect([t.hand(1), t.cards(Z.dropped), wearer(t, 'swampSkiff')]).toEqual([
        ['swampSkiff'],
        ['rustedCleaver'],
        'nobody',
      ])
      expect(t.offers('equip swampSkiff x')).toBe(true)
    },
  )

  proves('DV-CARD-18', 'so does what a captured unit wore', () => {
    const t = scene({ sides, turn: 'orpal' })
    t.act((s, ctx) => capture(s, t.piece('a'), t.piece('x'), ctx))
    expect(wearer(t, 'rustedCleaver')).toBe('F12')
  })

  proves('DV-CARD-18', 'nobody claims from afar', () => {
    const t = scene({ sides, turn: 'varpen' })
    t.act((s, ctx) => leave(s, t.piece('a'), HOW.killed, 3, ctx))
    expect([t.why('claim rustedCleaver'), t.why('claim swampSkiff')]).toEqual(['DV-CARD-18', 'DV-CARD-18'])
  })

  proves(['DV-CARD-01', 'DV-CARD-18'], 'a sixth card that is claimed makes one go', () => {
    const t = scene({
      sides: {
        varpen: {
          units: { a: { is: 'varpen-whelp', at: 'F12', wears: ['hornedHelm'] } },
          hand: ['flank', 'vanish', 'fleetFoot', 'sabotage'],
        },
        orpal,
      },
      dropped: { F12: ['packframe'] },
    })
    t.take('claim packframe')
    expect([t.step, t.menu().length]).toEqual(['card.room', 5])
    t.take('discard hornedHelm')
    expect([t.step, t.cards(Z.itemPile), t.hand().length]).toEqual(['turn', ['hornedHelm'], 5])
  })

  proves('DV-CARD-18', 'an upgraded unit keeps what it wears', () => {
    const t = scene({ sides })
    t.act((s) => moveItems(s, t.piece('a'), t.piece('b')))
    expect(wearer(t, 'rustedCleaver', 'a', 'b')).toBe('b')
  })

  proves('DV-CARD-15', 'of two that become one the surplus lies on the space', () => {
    const t = scene({
      sides: {
        varpen: {
          units: {
            a: { is: 'varpen-whelp', at: 'F12', wears: ['rustedCleaver', 'swampSkiff'] },
            b: { is: 'varpen-raider', at: 'F12', wears: ['hornedHelm'] },
          },
        },
        orpal,
      },
    })
    t.act((s, ctx) => {
      moveItems(s, t.piece('a'), t.piece('b'))
      dropSurplus(s, t.piece('b'), ctx)
    })
    expect([t.cards(Z.worn).length, t.cards(Z.dropped)]).toEqual([2, ['hornedHelm']])
  })
})

describe('abilities of worn items', () => {
  const lens: SceneSpec = {
    sides: {
      orpal: { units: { x: { is: 'orpal-shade', at: 'F12', wears: ['riftLens'] } } },
      varpen: { units: { a: 'varpen-whelp A1' } },
    },
    dice: 's s s s',
  }

  proves('DV-FX-4', 'once a turn, for its price', () => {
    const t = scene(lens)
    expectWholeMenu(t)
    t.take('useItem riftLens', 'node F10')
    expect([t.at('x'), t.state.dice]).toEqual(['F10', [0, 0, 0, 2]])
    expect(t.why('useItem riftLens')).toBe('DV-FX-4')
  })

  proves('DV-FX-5', 'not without the skulls, and not for MOVE dice', () => {
    const t = scene({ ...lens, dice: 's 1 1' })
    expect(t.why('useItem riftLens')).toBe('DV-FX-5')
    expect(t.numbers('useItem riftLens')).toEqual({ needs: 2, has: 1 })
  })

  proves('DV-TURN-01', 'what has a price is over with the dice', () => {
    expect(scene({ ...lens, stage: PAST }).why('useItem riftLens')).toBe('DV-TURN-01')
  })

  proves('DV-FX-4', 'an item that was used is used, whoever wears it then', () => {
    const t = scene({
      sides: {
        varpen: {
          units: {
            a: { is: 'varpen-whelp', at: 'F12', wears: ['grangeHorse'] },
            b: { is: 'varpen-raider', at: 'F11', wears: ['grangeHorse'] },
          },
        },
        orpal,
      },
    })
    const [first] = t.offered().filter((choice) => choice.do === 'useItem')
    t.choose(first)
    t.take('step N', 'halt')
    expect(t.menu('useItem')).toHaveLength(1)
    expect([t.at('a'), t.at('b')]).toEqual(['F11', 'F11'])
    t.take('handOver grangeHorse b')
    expect(t.menu('useItem')).toHaveLength(1)
  })
})
