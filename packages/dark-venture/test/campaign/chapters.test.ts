import { Engine, seedFrom, type Told } from '@longtable/kernel'
import { proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { castFor, matchFor } from '../../src/campaign/casting.ts'
import { type CampaignRecord, nextChapter } from '../../src/campaign/record.ts'
import type { Boon } from '../../src/content/campaign-option.ts'
import { campaignFlags, chapters, flagsAfter } from '../../src/content/campaign-chapters.ts'
import { campaignAftermath } from '../../src/content/stories-prose/campaign-prose.ts'
import type { Event } from '../../src/state/events/index.ts'
import { cardRows, Z } from '../../src/state/card-pool.ts'
import { DEED, RESOURCE, SIDE_NO, type SideId, TOKEN } from '../../src/state/names.ts'
import { goodsOf } from '../../src/state/queries/goods.ts'
import { marksOn } from '../../src/state/queries/marks.ts'
import { darkVenture } from '../../src/game.ts'
import { tale } from '../support/tale.ts'
import type { Scene } from '../support/scene.ts'
import { begun, cameTo, playChapter } from './support.ts'

/** The chapter that comes next, set up and in its first turn. */
function opened(record: CampaignRecord): Scene {
  const { config } = matchFor(record, castFor(record))
  return tale(config, [], undefined, castFor(record).leads.filter((side) => side !== null).length)
}

function at(
  chapter: string,
  flags: readonly string[] = [],
  table: 'solo' | 'competitive' = 'competitive',
): Scene {
  return opened(cameTo(begun(table, ['varpen', 'dhargon', 'bohmerk', 'orpal', 'alderkang']), chapter, flags))
}

function withBoons(boons: readonly Boon[], omens: readonly number[] = []): CampaignRecord {
  const record = cameTo(begun('competitive', ['varpen', 'orpal']), 'A4')
  return {
    ...record,
    standings: record.standings.map((one) => (one.banner === 'varpen' ? { ...one, boons, omens } : one)),
  }
}

const army = (t: Scene, side: SideId): string[] =>
  t.state.army[SIDE_NO[side]].map((piece) => t.tables.idOf[piece])
const count = (ids: readonly string[], id: string): number => ids.filter((one) => one === id).length
const spaceHas = (t: Scene, space: string, token: keyof typeof TOKEN): number =>
  marksOn(t.state, t.node(space), TOKEN[token])

describe('what banners bring', () => {
  proves('DV-CAMPAIGN-1', 'every seat leads what the campaign gave it', () => {
    const t = opened(withBoons([]))
    expect([t.state.sideOf, t.step]).toEqual([[SIDE_NO.varpen, SIDE_NO.orpal], 'turn'])
  })

  proves('DV-CAMPAIGN-2', 'veterans, a muster and a purse', () => {
    const plain = army(opened(withBoons([])), 'varpen')
    const veterans = army(opened(withBoons([{ boon: 'veterans', units: ['varpen-brute'] }])), 'varpen')
    expect([count(veterans, 'varpen-brute'), veterans.length]).toEqual([
      count(plain, 'varpen-brute') + 1,
      plain.length,
    ])
    expect(army(opened(withBoons([{ boon: 'muster' }])), 'varpen')).toHaveLength(plain.length + 1)
    const rich = opened(withBoons([{ boon: 'purse', goods: ['ore', 'gold'] }]))
    const [first] = rich.state.army[SIDE_NO.varpen]
    expect([goodsOf(rich.state, first, RESOURCE.ore), goodsOf(rich.state, first, RESOURCE.gold)]).toEqual([
      1, 1,
    ])
  })

  proves('DV-CAMPAIGN-2', 'cards of spoils, grudges and debts, and omens', () => {
    const item = cardRows.find(({ kind }) => kind === 'equippable')?.id ?? ''
    const hand = (boons: readonly Boon[]): readonly number[] => opened(withBoons(boons)).state.cards[Z.hand]
    expect(hand([{ boon: 'spoils', cards: [item] }]).map((card) => cardRows[card].id)).toEqual([item])
    expect(hand([{ boon: 'grudge' }]).map((card) => cardRows[card].kind)).toEqual(['tactic'])
    expect(hand([{ boon: 'debt' }])).toHaveLength(2)
    expect(opened(withBoons([], [2])).state.favour[SIDE_NO.varpen * 3 + 2]).toBe(1)
  })

  proves('DV-CAMPAIGN-3', 'a head start for laurels, and a die more for the kingmaker', () => {
    const record = cameTo(begun('competitive', ['varpen', 'orpal']), 'A13', ['kingmaker:varpen'])
    const rich = {
      ...record,
      standings: record.standings.map((one) => (one.banner === 'varpen' ? { ...one, laurels: 7 } : one)),
    }
    const t = opened(rich)
    const held = (side: SideId): number => t.state.deeds[SIDE_NO[side] * t.tables.deeds + DEED.throneHeld]
    expect([held('varpen'), held('orpal')]).toEqual([1, 0])
    const { config } = matchFor(rich, castFor(rich))
    const engine = new Engine(darkVenture, 2, config)
    const rolls = Array.from({ length: 60 }, (_, i) => {
      const told: Told<Event>[] = []
      engine.start(seedFrom(`roll ${i}`), told)
      const orders = engine.eventsFor(told, 0).flatMap((one) => (one.event === 'order' ? [one.rolls] : []))
      return orders[0]?.[0] ?? 0
    })
    expect(Math.max(...rolls)).toBeGreaterThan(24)
  })
})

describe('what chapters leave behind', () => {
  test('every flag is told, and set by a chapter', () => {
    expect(Object.keys(campaignAftermath).toSorted()).toEqual([...campaignFlags].toSorted())
    const [first] = chapters
    expect([flagsAfter(first, ['varpen']), flagsAfter(first, [])]).toEqual([['roadOpen'], ['roadShut']])
    expect(flagsAfter(chapters[3], ['orpal'])).toEqual(['kingmaker:orpal'])
    expect(flagsAfter(chapters[3], [])).toEqual([])
  })

  proves('DV-CAMPAIGN-3', 'roads, the lake and banners', () => {
    expect([spaceHas(at('A9', ['roadOpen']), 'M11', 'banner'), spaceHas(at('A9'), 'M11', 'banner')]).toEqual([
      1, 0,
    ])
    const shut = at('A9', ['roadShut'])
    expect([shut.state.fences, at('A9').state.fences]).toEqual([shut.tables.fences - 1, shut.tables.fences])
    expect(army(at('A6', ['gorged']), 'bohmerk').length - army(at('A6'), 'bohmerk').length).toBe(1)
    expect(at('A12', ['lakeFeared']).state.built[shut.node('I14')]).toBeGreaterThan(0)
    expect([
      spaceHas(at('A4', ['bannerHome']), 'F4', 'banner'),
      spaceHas(at('A4', ['bannerHome']), 'E4', 'banner'),
    ]).toEqual([1, 0])
    const bagged = (flags: readonly string[], chapter: string): number =>
      at(chapter, flags)
        .told('bagged')
        .reduce((sum, { pieces }) => sum + pieces.length, 0)
    expect(bagged(['bannerKept'], 'A4') - bagged([], 'A4')).toBe(1)
    expect(bagged(['night'], 'A13') - bagged([], 'A13')).toBe(2)
  })

  proves('DV-CAMPAIGN-3', 'the ledger, the roof, the eggs and the beast', () => {
    const rites = (flags: readonly string[]): unknown => at('A11', flags).tables.cast[SIDE_NO.alderkang]?.win
    const plain = rites([]) as readonly { atLeast: number }[]
    expect(rites(['samples'])).toMatchObject([{ atLeast: plain[0].atLeast - 1 }])
    expect(rites(['ledgerBurned'])).toMatchObject([{ atLeast: plain[0].atLeast + 1 }])
    expect(spaceHas(at('A12', ['roofHeld']), 'N13', 'itemDraw')).toBe(1)
    expect(spaceHas(at('A12', ['roofLost']), 'M12', 'fungus')).toBe(0)
    expect(spaceHas(at('A8', ['brood']), 'K5', 'egg')).toBe(1)
    expect(army(at('A11', ['orchard']), 'alderkang').length - army(at('A11'), 'alderkang').length).toBe(1)
    const loose = at('A10', ['beastLoose'])
    expect([
      loose.tables.scenario?.creatures?.length,
      at('A10', ['beastSlain']).tables.scenario?.creatures,
    ]).toEqual([1, undefined])
  })

  proves('DV-CAMPAIGN-3', 'gold, the crown and the dawn', () => {
    const has = (flags: readonly string[], side: SideId, resource: 'ore' | 'gold'): number => {
      const t = at('A12', flags)
      return t.state.army[SIDE_NO[side]].reduce(
        (sum, piece) => sum + goodsOf(t.state, piece, RESOURCE[resource]),
        0,
      )
    }
    expect(has(['chests'], 'varpen', 'ore') - has([], 'varpen', 'ore')).toBe(1)
    expect(has(['drownedGold'], 'dhargon', 'gold')).toBe(1)
    const done = (flags: readonly string[]): number => {
      const t = at('A13', flags)
      const from = SIDE_NO.alderkang * 3
      return t.state.favour.slice(from, from + 3).filter((n, i) => n >= t.tables.favourCount[from + i]).length
    }
    expect([done([]), done(['kingCrowned']), done(['chairEmpty'])]).toEqual([2, 3, 1])
    const grown = (['varpen', 'orpal'] as const).map(
      (side) => army(at('A13', ['dawn']), side).length - army(at('A13'), side).length,
    )
    expect(grown).toEqual([1, 0])
    const earlier = at('A12', ['kingCrowned']).tables.scenario?.rules.find(({ id }) => id === 'theDeadRise')
    expect(earlier?.needs).toEqual({ roundOver: 3 })
  })
})

test('an option that is wrong is refused', () => {
  const make =
    (campaign: object, scenario = 'embers') =>
    (): unknown =>
      new Engine(darkVenture, 2, { mode: 'scenario', scenario, campaign: campaign as never })
  const good = { chapter: 'A1', flags: [], leads: ['varpen', 'dhargon'], boons: [], ahead: [] }
  expect(make(good)).not.toThrow()
  expect(make(good, 'star')).toThrow('campaign.otherChapter')
  expect(make({ ...good, chapter: 'A99' })).toThrow('campaign.chapter')
  expect(make({ ...good, leads: ['varpen'] })).toThrow('campaign.wrong')
  expect(make({ ...good, leads: ['varpen', 'orpal'] })).toThrow('campaign.wrong')
  expect(make({ ...good, flags: ['x'] })).toThrow('campaign.wrong')
  expect(make({ ...good, more: 1 })).toThrow('campaign.unknown')
  expect(make({ ...good, boons: [{ side: 'varpen', boon: 'gift' }] })).toThrow('campaign.wrong')
})

test('two chapters in a row, the second from the file of the first', () => {
  const first = playChapter(begun('competitive', ['varpen', 'dhargon']), 'chapter one')
  expect(first.played).toHaveLength(1)
  const second = playChapter(first, 'chapter two')
  expect([nextChapter(second)?.code, second.played.map(({ chapter }) => chapter)]).toEqual([
    'A3',
    ['A1', 'A2'],
  ])
})
