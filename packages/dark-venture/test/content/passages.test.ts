import { describe, expect, test } from 'vitest'
import { adventure } from '../../src/content/adventure.ts'
import { readPassage } from '../../src/effects/story-rules.ts'
import { FLAG, GUARD, SIDE_NO, TOKEN, PIECE_NO } from '../../src/state/names.ts'
import { FACES, NEUTRAL, SKULL } from '../../src/state/numbers.ts'
import { marksOn } from '../../src/state/queries/marks.ts'
import { guardOf } from '../../src/state/queries/pieces.ts'
import { clockNow } from '../../src/state/queries/story.ts'
import { BY_STORY, type State, STORY } from '../../src/state/schema.ts'
import { loaded } from '../support/loaded.ts'
import { scene, type Scene, type SceneSpec } from '../support/scene.ts'
import { hasFlag, idle, passages, victors } from '../support/tale.ts'
import { sentences } from '../support/messages.ts'

/** A whelp on the token of an event, with one die to read it. */
function at(event: number, more: Partial<SceneSpec> = {}, hand: readonly string[] = []): Scene {
  const space = adventure.events[event - 1].at
  return scene({
    seats: 1,
    options: { mode: 'adventure' },
    sides: {
      varpen: { team: 1, hand, units: { a: `varpen-whelp ${space}` } },
      orpal: { auto: true },
    },
    dice: '1',
    tokens: { [space]: [`event:${event}`] },
    steps: idle,
    ...more,
  }).take('activate a')
}

/** A whelp reads a passage that no token leads to. */
function reading(passage: string, more: Partial<SceneSpec> = {}): Scene {
  const t = scene({
    seats: 1,
    options: { mode: 'adventure' },
    sides: { varpen: { team: 1, units: { a: 'varpen-whelp J8' } }, orpal: { auto: true } },
    steps: idle,
    ...more,
  })
  return t.act((_s, ctx) => readPassage(passage, t.piece('a'), -1, ctx))
}

function withFlags(...flags: readonly (keyof typeof FLAG)[]): (s: State) => void {
  return (s) => {
    for (const flag of flags) s.story[STORY.flags] |= 1 << FLAG[flag]
  }
}

function darkness(t: Scene): number {
  return t.state.story[STORY.darkness]
}

/** The number of the event that lies where the whelp stands. */
function event(t: Scene, space: string): number {
  return marksOn(t.state, t.node(space), TOKEN.event)
}

function isRestrained(t: Scene): boolean {
  return t.told('restrained').some(({ piece }) => piece === t.piece('a'))
}

function memory(t: Scene): number[] {
  return t.state.memory.slice(0, FACES)
}

describe('P1, a gate of bone', () => {
  test('the marks are read', () => {
    loaded(3, 4)
    const t = at(1).take('option 0')
    expect(passages(t)).toEqual(['P1', 'P13'])
    expect(hasFlag(t, 'gateOpen')).toBe(true)
    expect(event(t, 'D6')).toBe(0)
    expect(t.state.tokens[TOKEN.event]).toBe(12)
    expect(t.state.dice).toEqual([0, 0, 0, 0])
  })

  test('they are not: it grows darker, and the token stays', () => {
    loaded(3, 3)
    const t = at(1).take('option 0')
    expect(hasFlag(t, 'gateOpen')).toBe(false)
    expect(darkness(t)).toBe(1)
    expect(event(t, 'D6')).toBe(1)
    expect(t.state.story[STORY.keepEvent]).toBe(0)
  })

  test('it is forced, at a risk of two dice', () => {
    loaded(1, 4, 5)
    const safe = at(1).take('option 1')
    expect(safe.told('hazard')).toEqual([{ event: 'hazard', piece: safe.piece('a'), strength: 2 }])
    expect(safe.at('a')).toBe('D6')
    expect(hasFlag(safe, 'gateOpen')).toBe(true)
    expect(event(safe, 'D6')).toBe(0)
    loaded(1, 5, 5)
    const dead = at(1).take('option 1')
    expect(dead.at('a')).toBe('supply')
    expect(hasFlag(dead, 'gateOpen')).toBe(true)
  })
})

describe('P2, a well', () => {
  test('drinking gives two dice, or restrains', () => {
    loaded(3)
    const good = at(2).take('option 0', 'face skull', 'face diag1')
    expect(memory(good)).toEqual([0, 0, 1, 1])
    expect(event(good, 'F7')).toBe(0)
    loaded(2)
    const bad = at(2).take('option 0')
    expect(memory(bad)).toEqual([0, 0, 0, 0])
    expect(isRestrained(bad)).toBe(true)
  })

  test('a card makes it less dark', () => {
    const t = at(2, { also: (s) => void (s.story[STORY.darkness] = 3) }, ['sabotage']).take('option 1')
    expect(t.hand()).toEqual([])
    expect(darkness(t)).toBe(2)
    const none = at(2)
    expect(none.why('option 1')).toBe('DV-FX-5')
    expect(none.numbers('option 1')).toMatchObject({ needs: { with: { count: 1 } }, has: 0 })
  })

  test('one walks on, and the token stays', () => {
    const t = at(2).take('option 2')
    expect(event(t, 'F7')).toBe(2)
    expect(t.step).toBe('turn')
  })
})

describe('P3, the caps', () => {
  test('harvesting leaves a fungus on the space', () => {
    const t = at(3).take('option 0')
    expect(marksOn(t.state, t.node('B10'), TOKEN.fungus)).toBe(1)
    expect(event(t, 'B10')).toBe(0)
    expect(t.offers('take fungus a')).toBe(true)
  })

  test('whispering makes friends on an 8', () => {
    loaded(4, 4)
    const good = at(3).take('option 1', 'face ortho2')
    expect(passages(good)).toEqual(['P3', 'P14'])
    expect(hasFlag(good, 'sporeFriend')).toBe(true)
    loaded(4, 3)
    const bad = at(3).take('option 1')
    expect(hasFlag(bad, 'sporeFriend')).toBe(false)
    expect(isRestrained(bad)).toBe(true)
  })
})

/** Whoever guards the space: what it is, and where. */
function guards(t: Scene, guard: keyof typeof GUARD): string[] {
  return t.state.army[NEUTRAL]
    .filter((piece) => guardOf(t.state, piece) === GUARD[guard])
    .map((piece) => `${t.tables.idOf[piece]} ${t.tables.board.idOf[t.state.at[piece]]}`)
}

test('P4, the Spore Mother: two guards, one among friends', () => {
  const t = at(4)
  expect(guards(t, 'sporeGuard')).toEqual(['bohmerk-glob C14', 'bohmerk-glob C14'])
  expect(t.state.story[STORY.sporeGuards]).toBe(2)
  expect(event(t, 'C14')).toBe(0)
  expect(passages(t)).toEqual(['P4'])
  const friend = at(4, { also: withFlags('sporeFriend') })
  expect(guards(friend, 'sporeGuard')).toEqual(['bohmerk-glob C14'])
})

test('P5, the heap: three guards', () => {
  const t = at(5)
  expect(guards(t, 'boneGuard')).toEqual(new Array(3).fill('orpal-bonewalker G12'))
  expect(t.state.story[STORY.boneGuards]).toBe(3)
  expect(t.state.army[SIDE_NO.orpal]).toEqual([])
})

describe('P6, the Suuk', () => {
  test('it is freed and comes along', () => {
    loaded(3)
    const t = at(6).take('option 0')
    const [, suuk] = t.state.army[SIDE_NO.varpen]
    expect(t.tables.idOf[suuk]).toBe('suuk')
    expect(t.state.at[suuk]).toBe(t.node('I15'))
    expect(t.told('joined')).toEqual([{ event: 'joined', piece: suuk, side: SIDE_NO.varpen }])
  })

  test('it attacks who freed it', () => {
    loaded(2, 6, 5, 1)
    const t = at(6).take('option 0')
    expect(t.told('fought')).toEqual([
      {
        event: 'fought',
        attackers: t.state.army[NEUTRAL],
        defenders: [t.piece('a')],
        attack: 11,
        defence: 1,
        won: true,
        counter: false,
      },
    ])
    expect(t.at('a')).toBe('supply')
    expect(t.state.army[NEUTRAL]).toHaveLength(1)
  })

  test('its satchel holds an item, and it grows darker', () => {
    const t = at(6, { itemDeck: ['packframe'] }).take('option 1')
    expect(t.hand()).toEqual(['packframe'])
    expect(darkness(t)).toBe(1)
    expect(event(t, 'I15')).toBe(0)
  })
})

describe('P7, the table', () => {
  test('a card for an item', () => {
    const t = at(7, { itemDeck: ['packframe'] }, ['sabotage']).take('option 0')
    expect(t.hand()).toEqual(['packframe'])
    expect(passages(at(7, { actionDeck: ['sabotage'] }))).toEqual(['P7', 'P17'])
  })

  test('the ledger gives advice', () => {
    const t = at(7, { actionDeck: ['sabotage'] }, ['shieldWall']).take('option 1')
    expect(passages(t)).toEqual(['P7', 'P17'])
    expect(t.hand().toSorted()).toEqual(['sabotage', 'shieldWall'])
  })
})

describe('P8, the idol', () => {
  test('a good answer wins the key, a bad one costs a defence against three dice', () => {
    loaded(6, 2)
    const good = at(8)
    expect(passages(good)).toEqual(['P8', 'P18'])
    expect(hasFlag(good, 'keyIdol')).toBe(true)
    loaded(6, 1, 1, 1, 4, 6)
    const bad = at(8)
    expect(bad.told('hazard')).toEqual([{ event: 'hazard', piece: bad.piece('a'), strength: 3 }])
    expect(bad.at('a')).toBe('M4')
    expect(hasFlag(bad, 'keyIdol')).toBe(false)
    expect([event(bad, 'M4'), clockNow(bad.state, bad.tables, 'idolAnger')]).toEqual([8, 1])
    loaded(6, 1, 1, 1, 4, 6)
    expect(event(at(8, { rulesVersion: 1 }), 'M4')).toBe(0)
  })

  test('two cards buy the key', () => {
    const t = at(8, {}, ['sabotage', 'shieldWall']).take('option 1')
    expect(t.hand()).toEqual([])
    expect(hasFlag(t, 'keyIdol')).toBe(true)
    loaded(6, 6)
    expect(at(8, {}, ['sabotage']).hand()).toEqual(['sabotage'])
  })
})

describe('P9, the ledge', () => {
  test('running moves three spaces, or is a danger of two dice', () => {
    loaded(3)
    const good = at(9).take('option 0')
    expect(good.step).toBe('march')
    expect(good.frame).toMatchObject({ piece: good.piece('a'), free: 3 })
    good.take('halt')
    expect(event(good, 'M8')).toBe(0)
    loaded(2, 6, 6, 1)
    expect(at(9).take('option 0').at('a')).toBe('supply')
  })

  test('crawling restrains', () => {
    expect(isRestrained(at(9).take('option 1'))).toBe(true)
  })
})

test('P10, the echo, is good advice', () => {
  const t = at(10, { actionDeck: ['sabotage'] })
  expect(passages(t)).toEqual(['P10', 'P17'])
  expect(t.hand()).toEqual(['sabotage'])
  expect(event(t, 'P9')).toBe(0)
})

test('P11, the vault, wants three keys', () => {
  const two = at(11, { also: withFlags('keyBone', 'keyIdol') })
  expect(passages(two)).toEqual(['P11', 'P19'])
  expect(event(two, 'N14')).toBe(11)
  const all = at(11, { also: withFlags('keyBone', 'keyIdol', 'keySpore') })
  expect(passages(all)).toEqual(['P11', 'P20'])
  expect(event(all, 'N14')).toBe(0)
})

test('P12, the lair, is shut before the vault is open', () => {
  const shut = at(12)
  expect(passages(shut)).toEqual(['P12', 'P19'])
  expect(darkness(shut)).toBe(1)
  expect(event(shut, 'P16')).toBe(12)
  loaded(1, 1, 1, 1, 1, 1, 6)
  const open = at(12, { also: withFlags('vaultOpen') })
  expect(passages(open)).toEqual(['P12', 'P21'])
  expect([darkness(open), event(open, 'P16')]).toEqual([0, 12])
  loaded(1, 1, 1, 1, 1, 1, 6)
  expect(event(at(12, { also: withFlags('vaultOpen'), rulesVersion: 1 }), 'P16')).toBe(0)
})

test('P13 opens the gate and gives a skull and a point', () => {
  const t = reading('P13')
  expect(hasFlag(t, 'gateOpen')).toBe(true)
  expect(memory(t)).toEqual([0, 0, 0, 1])
  expect(memory(t)[SKULL]).toBe(1)
  expect(t.state.points[SIDE_NO.varpen]).toBe(1)
})

test('P14 makes friends and gives a die', () => {
  const t = reading('P14').take('face ortho1')
  expect(memory(t)).toEqual([1, 0, 0, 0])
  expect(hasFlag(t, 'sporeFriend')).toBe(true)
})

test.each([
  ['P15', 'keySpore'],
  ['P16', 'keyBone'],
  ['P18', 'keyIdol'],
] as const)('%s is a key and a point', (passage, flag) => {
  const t = reading(passage)
  expect(hasFlag(t, flag)).toBe(true)
  expect(t.state.points[SIDE_NO.varpen]).toBe(1)
})

test('P17 draws an action card', () => {
  expect(reading('P17', { actionDeck: ['sabotage'] }).hand()).toEqual(['sabotage'])
})

test('P19 leaves the token', () => {
  expect(reading('P19').state.story[STORY.keepEvent]).toBe(1)
})

test('P20 opens the vault and brings the beast', () => {
  const t = reading('P20')
  expect(hasFlag(t, 'vaultOpen')).toBe(true)
  expect(t.state.at[PIECE_NO.rhorgonkrul]).toBe(t.node('P16'))
  expect(t.state.side[PIECE_NO.rhorgonkrul]).toBe(NEUTRAL)
})

describe('P21, the beast', () => {
  const lair = {
    sides: {
      varpen: { team: 1, units: { a: 'varpen-whelp P16' } },
      orpal: { auto: true },
      neutral: { units: { r: { is: 'rhorgonkrul', at: 'P16', wounded: true } } },
    },
    also: (s: State) => {
      withFlags('vaultOpen')(s)
      s.order = s.order.filter((side) => side !== NEUTRAL)
    },
  } as const satisfies Partial<SceneSpec>

  test('it is fought on its own space, and leaves the Heart', () => {
    loaded(6, 1, 1, 1, 1)
    const t = at(12, lair).take('option 0')
    expect(t.told('attacked')).toMatchObject([
      { attackers: [t.piece('a')], target: PIECE_NO.rhorgonkrul, range: 0 },
    ])
    expect(t.told('fought')).toMatchObject([{ attack: 6, defence: 4, won: true }])
    expect(t.at('r')).toBe('box')
    expect(passages(t)).toEqual(['P12', 'P21', 'P22'])
    expect(t.state.load[t.piece('a')]).not.toBe(0)
    expect(event(t, 'P16')).toBe(0)
  })

  test('it has gone elsewhere: nobody is there to fight', () => {
    const away = { ...lair, sides: { ...lair.sides, neutral: { units: { r: 'rhorgonkrul N14' } } } }
    loaded(6, 3)
    const t = at(12, away)
    expect(passages(t)).toEqual(['P12', 'P21', 'P22'])
    expect(t.told('attacked')).toEqual([])
  })

  test('one slips past on a 9, or defends against four dice', () => {
    loaded(4, 5)
    const good = at(12, lair).take('option 1')
    expect(passages(good)).toEqual(['P12', 'P21', 'P22'])
    expect(hasFlag(good, 'heartTaken')).toBe(true)
    loaded(4, 4, 1, 1, 1, 2, 5)
    const bad = at(12, lair).take('option 1')
    expect(bad.told('hazard')).toEqual([{ event: 'hazard', piece: bad.piece('a'), strength: 4 }])
    expect(bad.at('a')).toBe('P16')
    expect(hasFlag(bad, 'heartTaken')).toBe(false)
  })
})

test('P22 gives the Heart to who reads it, once', () => {
  const t = reading('P22')
  expect(t.told('token').map(({ how }) => how)).toEqual(['laid', 'taken'])
  expect(t.state.tokens[TOKEN.vaultHeart]).toBe(0)
  expect(hasFlag(t, 'heartTaken')).toBe(true)
  expect(reading('P22', { also: withFlags('heartTaken') }).told('token')).toEqual([])
})

test('P23 is won, P24 is lost', () => {
  const won = reading('P23')
  expect(victors(won)).toEqual(['varpen'])
  expect(won.state.ended).toBe(BY_STORY)
  const lost = reading('P24')
  expect(victors(lost)).toEqual([])
  expect(lost.state.ended).toBe(BY_STORY)
})

test('every passage is a story of its own, in both languages', () => {
  for (const { id, title } of adventure.passages) {
    expect(title.en).not.toBe('')
    const told = [sentences.en.get(`passage.${id}`) ?? '', sentences.fr.get(`passage.${id}`) ?? '']
    for (const each of told) expect(each.split(' ').length).toBeGreaterThan(40)
    expect(told[0]).not.toBe(told[1])
  }
  expect(adventure.passages).toHaveLength(24)
})
