import { text, type BlockedEntry, type Choice, type MenuEntry, type Shortcut } from '@longtable/kernel'
import { beforeEach, describe, expect, it } from 'vitest'
import { choosingFrom, gesturesFrom, offersOf } from '../src/match-ui/targets/offers.ts'
import type { Choosing } from '../src/match-ui/targets/targets.tsx'

const NEAR = {} as Element

/** What came of it: `chosen march`, `gesture walk`, `held piece:1`, `listed node:3`, `put down`. */
let done: string[] = []
let askedFor: string[] = []
beforeEach(() => {
  done = []
  askedFor = []
})

function entry(verb: string, more: Partial<MenuEntry> = {}): MenuEntry {
  return { choice: { do: verb }, text: text(verb), revises: false, ...more }
}

function blocked(verb: string, more: Partial<BlockedEntry>): BlockedEntry {
  return { choice: { do: verb }, text: text(verb), rule: 'RULE', numbers: {}, ...more }
}

function gesture(name: string, at: string, more: Partial<Shortcut> = {}): Shortcut {
  return { text: text(name), at, choices: [{ do: name }], ...more }
}

interface Table {
  readonly entries?: readonly MenuEntry[]
  readonly blocked?: readonly BlockedEntry[]
  readonly shortcuts?: readonly Shortcut[]
  readonly gestures?: Readonly<Record<string, readonly Shortcut[]>>
}

/** The table with a piece in the hand or with none. */
function laid(table: Table, held?: string): Choosing {
  const gestures = gesturesFrom(table.shortcuts ?? [], (piece) => {
    askedFor.push(piece)
    return table.gestures?.[piece] ?? []
  })
  const offers = offersOf(table.entries ?? [], table.blocked ?? [])
  return choosingFrom(
    { question: undefined, offers, gestures, held },
    {
      choose: (choice: Choice) => void done.push(`chosen ${choice.do}`),
      chooseAll: (shortcut) => void done.push(`gesture ${shortcut.text.key}`),
      hold: (piece) => void done.push(piece === undefined ? 'put down' : `held ${piece}`),
      list: (place) => void done.push(`listed ${place}`),
    },
    (place) => place,
  )
}

function clicked(table: Table, place: string, held?: string, all = false): string[] {
  laid(table, held).act(place, NEAR, all)
  return done
}

const verbs = (entries: readonly MenuEntry[]): string[] => entries.map(({ choice }) => choice.do)
const named = (shortcuts: readonly Shortcut[]): string[] => shortcuts.map((each) => each.text.key)

/** As the games before had it: entries with places, cards to be carried, shortcuts. */
const plain: Table = {
  entries: [
    entry('end'),
    entry('visit', { at: 'site:1' }),
    entry('raid', { at: 'site:2' }),
    entry('build', { at: 'site:2' }),
    entry('put', { at: 'site:3', from: 'card:1' }),
    entry('put', { at: 'site:3', from: 'card:2' }),
  ],
  blocked: [blocked('siege', { at: 'site:4' }), blocked('put', { at: 'site:5', from: 'card:1' })],
  shortcuts: [gesture('walk', 'site:6'), gesture('rush', 'site:1')],
}

describe('a click where nothing lifts', () => {
  it.each([
    ['chooses the only thing that can be done', 'site:6', 'gesture walk'],
    ['lists several', 'site:2', 'listed site:2'],
    ['lists an entry beside a gesture', 'site:1', 'listed site:1'],
    ['lists why nothing can be done', 'site:4', 'listed site:4'],
    ['takes a piece up that can be carried', 'card:1', 'held card:1'],
  ])('%s', (_, place, what) => {
    expect(clicked(plain, place)).toEqual([what])
  })

  it('lists what is of no use there, which lights nothing, and never does it at once', () => {
    const idle = { idle: true as const }
    const table = {
      entries: [
        entry('play', { at: 'card:1' }),
        entry('side', { at: 'card:1', ...idle }),
        entry('waste', { at: 'card:2', ...idle }),
      ],
    }
    expect(clicked(table, 'card:2')).toEqual(['listed card:2'])
    done = []
    expect(clicked(table, 'card:1')).toEqual(['chosen play'])
    const there = laid(table)
    expect(verbs(there.at('card:2'))).toEqual([])
    expect(verbs(there.idleAt('card:2'))).toEqual(['waste'])
    expect(verbs(there.entries)).toEqual(['play'])
  })

  it('chooses with the piece in the hand, or puts it down', () => {
    expect(clicked(plain, 'site:3', 'card:1')).toEqual(['chosen put'])
    expect(clicked(plain, 'card:1', 'card:1')).toEqual(['chosen put', 'put down'])
  })

  it('does not become another by asking for all', () => {
    expect(clicked(plain, 'site:6', undefined, true)).toEqual(['gesture walk'])
    expect(laid(plain).isMore('site:1')).toBe(false)
    expect(laid(plain).isMore('site:2')).toBe(false)
  })

  it('finds nothing elsewhere while a piece is held, not even gestures', () => {
    const holding = laid(plain, 'card:1')
    expect(verbs(holding.at('site:2'))).toEqual([])
    expect(holding.shortcutsAt('site:6')).toEqual([])
    expect(holding.from('card:2')).toEqual([])
    expect(verbs(holding.from('card:1'))).toEqual(['put'])
    expect(holding.blockedAt('site:4')).toEqual([])
    expect(holding.blockedAt('site:5').length).toBe(1)
  })
})

/** Units that can be taken up: one can also strike, one only march. */
const units: Table = {
  entries: [
    entry('end'),
    entry('march', { at: 'piece:1', lifts: true }),
    entry('attack', { at: 'piece:1' }),
    entry('march', { at: 'piece:2', lifts: true }),
    entry('equip', { at: 'piece:2', from: 'card:1' }),
  ],
  blocked: [blocked('use', { at: 'piece:1', from: 'card:7' })],
  shortcuts: [gesture('halt', 'node:9', { from: 'piece:1' }), gesture('rest', 'node:8')],
  gestures: {
    'piece:1': [
      gesture('walk', 'node:3', { isBest: true }),
      gesture('detour', 'node:3'),
      gesture('creep', 'node:4'),
      gesture('strike', 'piece:9', { isBest: true }),
    ],
    'piece:2': [gesture('join', 'piece:1', { isBest: true })],
  },
}

describe('a piece that lifts', () => {
  it('is taken up by a click, whatever else can be done with it', () => {
    expect(clicked(units, 'piece:1')).toEqual(['held piece:1'])
  })

  it('is asked about only when it is held, and once', () => {
    const empty = laid(units)
    empty.at('piece:1')
    empty.from('piece:1')
    empty.shortcutsAt('node:3')
    empty.act('piece:1', NEAR)
    expect(askedFor).toEqual([])
    const holding = laid(units, 'piece:1')
    holding.shortcutsAt('node:3')
    holding.act('node:3', NEAR)
    expect(askedFor).toEqual(['piece:1'])
  })

  it('lights what it can reach, and what it is asked for stays to be found', () => {
    const holding = laid(units, 'piece:1')
    expect(named(holding.shortcutsAt('node:3'))).toEqual(['walk', 'detour'])
    expect(named(holding.shortcutsAt('node:9'))).toEqual(['halt'])
    expect(holding.shortcutsAt('node:8')).toEqual([])
    expect(named(holding.gestures)).toEqual(['walk', 'detour', 'creep', 'strike', 'halt'])
    expect(verbs(holding.from('piece:1'))).toEqual(['march'])
    expect(verbs(holding.at('piece:1'))).toEqual(['attack'])
    expect(laid(units).gestures).toEqual([])
  })

  it.each([
    ['does the best of several gestures', 'node:3', 'gesture walk'],
    ['does the only one', 'node:4', 'gesture creep'],
    ['strikes an enemy', 'piece:9', 'gesture strike'],
    ['lists what else can be done with it', 'piece:1', 'listed piece:1'],
    ['takes another up in its place', 'piece:2', 'held piece:2'],
  ])('held, a click %s', (_, place, what) => {
    expect(clicked(units, place, 'piece:1')).toEqual([what])
  })

  it('is put down by a click if nothing else can be done with it', () => {
    const entries = [entry('march', { at: 'piece:1', lifts: true })]
    expect(clicked({ entries }, 'piece:1', 'piece:1')).toEqual(['put down'])
  })

  it('does not take another up where the one in the hand can go', () => {
    expect(clicked(units, 'piece:1', 'piece:2')).toEqual(['gesture join'])
  })

  it('lets others be taken up as well while a card is held, unless the card goes there', () => {
    expect(clicked(units, 'piece:1', 'card:1')).toEqual(['held piece:1'])
    expect(clicked(units, 'piece:2', 'card:1')).toEqual(['held piece:1', 'chosen equip'])
    expect(verbs(laid(units, 'card:1').from('piece:1'))).toEqual(['march'])
  })

  it('lists everything for whoever asks for all', () => {
    expect(clicked(units, 'node:3', 'piece:1', true)).toEqual(['listed node:3'])
    expect(verbs(laid(units).at('piece:1'))).toEqual(['march', 'attack'])
    done = []
    expect(clicked(units, 'piece:1', undefined, true)).toEqual(['listed piece:1'])
    done = []
    // There is nothing to list with the one in the hand.
    expect(clicked(units, 'piece:2', 'piece:1', true)).toEqual(['held piece:2'])
  })

  it('says what cannot be done with what', () => {
    const reasons = laid(units).blockedFrom('card:7')
    expect(reasons.map(({ choice }) => choice.do)).toEqual(['use'])
    expect(laid(units).blockedFrom('card:8')).toEqual([])
  })
})

describe('a piece that is carried', () => {
  const drop = (table: Table, piece: string, place: string): string[] => {
    laid(table).drop(piece, place, NEAR)
    return done
  }

  it('does the best of what fits', () => {
    expect(drop(units, 'piece:1', 'node:3')).toEqual(['held piece:1', 'gesture walk'])
  })

  it('does the only thing that fits, in one step or in several', () => {
    expect(drop(units, 'piece:1', 'node:4')).toEqual(['held piece:1', 'gesture creep'])
    done = []
    expect(drop(plain, 'card:1', 'site:3')).toEqual(['held card:1', 'chosen put'])
  })

  it('stays in the hand where nothing fits, and lists the reasons if there are any', () => {
    expect(drop(units, 'piece:1', 'node:7')).toEqual(['held piece:1'])
    done = []
    expect(drop(plain, 'card:1', 'site:5')).toEqual(['held card:1', 'listed site:5'])
  })

  it('asks about itself alone', () => {
    drop(units, 'piece:2', 'node:3')
    expect(askedFor).toEqual(['piece:2'])
  })
})
