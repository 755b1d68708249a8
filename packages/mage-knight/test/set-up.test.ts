import { Engine, UserError, seedFrom } from '@longtable/kernel'
import { proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { BackOf, scenarioIds, Site } from '../src/content/ids.ts'
import { scenarios, byCount, playersFor } from '../src/content/scenarios.ts'
import type { ScenarioRow } from '../src/content/types.ts'
import { levels } from '../src/content/tracks.ts'
import { drawToken, discardToken, takeWound } from '../src/state/mutations.ts'
import { mageKnight } from '../src/game.ts'
import { siteAt } from '../src/state/pools/lattice.ts'
import { DieAt, type State } from '../src/state/schema/state.ts'
import { face, isArtifact, Z } from '../src/state/pools/deed-cards.ts'
import { K, skillRow } from '../src/state/pools/skill-tokens.ts'
import { isCore, L, tileRow } from '../src/state/pools/tiles.ts'
import { backOf, T } from '../src/state/pools/tokens.ts'
import { isElite, U, unitRow } from '../src/state/pools/unit-cards.ts'
import { printed } from './support/first-box.ts'
import { opening } from './support/rounds.ts'
import { scene, type Scene } from './support/scene.ts'
import { say } from './support/sentences.ts'

function counts(words: readonly string[]): Record<string, number> {
  const out: Record<string, number> = {}
  for (const word of words) out[word] = (out[word] ?? 0) + 1
  return out
}

function refusal(make: () => unknown): string {
  try {
    make()
  } catch (error) {
    if (error instanceof UserError) return say(error.text, 'en')
    throw error
  }
  return 'not refused'
}

proves('MK-SETUP-01', 'the same choices and the same seed give the same game', () => {
  const engine = new Engine(mageKnight, 3, { scenario: 'fullConquest' })
  const hash = (seed: string): string => engine.hash(engine.start(seedFrom(seed)))
  expect(hash('one')).toBe(hash('one'))
  expect(hash('one')).not.toBe(hash('two'))
})

proves('MK-SETUP-01', 'a scenario is for its number of players only, and says so in one sentence', () => {
  const start = (scenario: string, seats: number) => () => new Engine(mageKnight, seats, { scenario })
  expect(refusal(start('soloConquest', 2))).toBe('Solo Conquest is for 1 player, not for 2.')
  expect(refusal(start('fullCooperation', 4))).toBe('Full Cooperation is for 1, 2 or 3 players, not for 4.')
  for (const row of scenarios as readonly ScenarioRow[]) {
    for (const seats of [1, 2, 3, 4]) {
      const allowed = playersFor(row, false).includes(seats)
      expect(refusal(start(row.id, seats)) === 'not refused').toBe(allowed)
    }
  }
})

proves('MK-SETUP-01', 'no hero is picked twice', () => {
  const t = opening(2, { heroes: 'pick' })
  const [first, second] = t.state.order
  expect(t.awaited).toEqual([first])
  t.take('hero goldyx')
  expect(t.awaited).toEqual([second])
  expect(t.why('hero goldyx')).toBe('MK-SETUP-01')
  expect(t.reason('hero goldyx')).toBe(`Player ${first + 1} plays this hero already.`)
  expect(t.offers('hero tovak')).toBe(true)
})

proves('MK-SETUP-02', 'heroes are picked in a drawn order, which is the first order of the tokens', () => {
  const orders = new Set<string>()
  for (let n = 0; n < 20; n++) {
    const t = opening(3, { heroes: 'pick' }, `order ${n}`)
    const picked: number[] = []
    for (const hero of ['arythea', 'goldyx', 'tovak']) {
      picked.push(t.awaited[0])
      t.take(`hero ${hero}`)
    }
    expect(t.state.order.filter((seat) => seat >= 0)).toEqual(picked)
    expect(t.state.players[picked[2]].hero).toBe(3)
    orders.add(picked.join())
  }
  expect(orders.size).toBeGreaterThan(3)
})

proves('MK-SETUP-03', 'every hero starts at the beginning of all tracks', () => {
  for (const player of opening(3, { scenario: 'fullConquest' }).state.players) {
    expect([player.fame, player.reputation, player.level]).toEqual([0, 0, 1])
    expect(levels[player.level - 1]).toEqual({ armor: 2, hand: 5, command: 1 })
    expect(player.crystals).toEqual([0, 0, 0, 0])
    expect(player.at).toBe(-1)
  }
  const { state } = opening(3, { scenario: 'fullConquest' })
  for (const seat of [0, 1, 2])
    expect([state.units[U.band + seat], state.skills[K.own + seat]]).toEqual([[], []])
})

proves(
  ['MK-SETUP-03', 'MK-SC-31'],
  'a Blitz begins at fame 1 and reputation 2, with a die and a unit more',
  () => {
    const { state } = opening(2, { scenario: 'blitzConquest' })
    expect(state.players.map(({ fame, reputation }) => [fame, reputation])).toEqual([
      [1, 2],
      [1, 2],
    ])
    expect(state.dieAt.filter((at) => at === DieAt.source)).toHaveLength(5)
    expect(state.units[U.offer]).toHaveLength(5)
  },
)

const common = {
  rage: 2,
  determination: 1,
  swiftness: 2,
  march: 2,
  stamina: 2,
  tranquility: 1,
  promise: 1,
  threaten: 1,
  crystallize: 1,
  manaDraw: 1,
  concentration: 1,
  improvisation: 1,
}

proves('MK-SETUP-04', 'the Deed deck is the hero’s 16 cards, of which 5 are drawn', () => {
  const decks = [
    { ...common, rage: 1, battleVersatility: 1 },
    { ...common, concentration: 0, willFocus: 1 },
    { ...common, promise: 0, nobleManners: 1 },
    { ...common, determination: 0, coldToughness: 1 },
  ]
  const t = opening(4, { scenario: 'fullConquest', heroCards: 'first' })
  t.state.players.forEach(({ hero }, seat) => {
    expect(t.hand(seat)).toHaveLength(5)
    const given = Object.entries(decks[hero]).filter(([, n]) => n > 0)
    expect(counts([...t.hand(seat), ...t.cards(Z.deck, seat)])).toEqual(Object.fromEntries(given))
  })
  expect(opening(2, {}, 'a').hand(0)).not.toEqual(opening(2, {}, 'b').hand(0))
})

proves('MK-SETUP-05', 'five level tokens of two levels each, a command token with every odd one', () => {
  expect(levels.map(({ armor, hand, command }) => `${armor} ${hand} ${command}`)).toEqual([
    '2 5 1',
    '2 5 1',
    '3 5 2',
    '3 5 2',
    '3 6 3',
    '3 6 3',
    '4 6 4',
    '4 6 4',
    '4 7 5',
    '4 7 5',
  ])
})

proves('MK-SETUP-06', 'ten skills of each hero, the competitive or the cooperative one left out', () => {
  const modes = (t: Scene): string[] =>
    t.state.skills[K.pile].map((skill) => skillRow(skill).mode ?? '').filter((mode) => mode !== '')
  const rivals = opening(2, { scenario: 'fullConquest' })
  const friends = opening(2, { scenario: 'fullCooperation' })
  const alone = opening(1, { scenario: 'soloConquest' })
  expect([rivals, friends, alone].map((t) => t.state.skills[K.pile].length)).toEqual([10, 10, 10])
  expect([modes(rivals), modes(friends), modes(alone)]).toEqual([
    ['competitive'],
    ['cooperative'],
    ['cooperative'],
  ])
  const { hero } = rivals.state.players[0]
  const ids = ['arythea', 'goldyx', 'norowas', 'tovak']
  expect(rivals.state.skills[K.pile].every((skill) => skillRow(skill).hero === ids[hero])).toBe(true)
})

proves('MK-SETUP-07', 'six piles of enemies and one of ruins; an empty pile takes its discards', () => {
  const { state } = new Engine(mageKnight, 2, printed).start(seedFrom('piles')) as { state: State }
  expect(Array.from({ length: 7 }, (_, colour) => state.tokens[T.green + colour].length)).toEqual([
    12, 10, 10, 10, 10, 8, 12,
  ])
  const t = scene({ steps: [], stack: [{ step: 'hero.pick', next: 0 }] })
  t.act((s, ctx) => {
    for (let n = 0; n < 8; n++) discardToken(s, drawToken(s, 5, -1, false, ctx), ctx)
  })
  expect([t.state.tokens[T.red].length, t.state.tokens[T.spentRed].length]).toEqual([0, 8])
  t.act((s, ctx) => void drawToken(s, 5, t.hex('1.C'), true, ctx))
  expect([t.state.tokens[T.red].length, t.state.tokens[T.spentRed].length]).toEqual([7, 0])
  const post = t.state.postHex.indexOf(t.hex('1.C'))
  expect([post >= 52 && post < 60, t.state.postUp[post]]).toEqual([true, 1])
})

proves('MK-SETUP-08', 'artifacts lie in one hidden deck', () => {
  const t = opening(2, { scenario: 'fullConquest' })
  expect(t.state.deeds[Z.artifactDeck]).toHaveLength(16)
  expect(t.state.deeds[Z.artifactDeck].every(isArtifact)).toBe(true)
  const seen = t.engine.view(t.position, 0).state.deeds
  expect(JSON.stringify(seen)).not.toContain(JSON.stringify(t.state.deeds[Z.artifactDeck]))
})

proves('MK-SETUP-09', 'three spells and three advanced actions are offered', () => {
  const t = opening(2, { scenario: 'fullConquest' })
  expect(t.cards(Z.spellOffer).length).toBe(3)
  expect(t.cards(Z.actionOffer).length).toBe(3)
  expect(t.cards(Z.spellDeck).length).toBe(17)
  const [lowest, middle, highest] = t.state.deeds[Z.spellOffer]
  expect(
    t
      .told('offered')
      .slice(0, 3)
      .map(({ card }) => card),
  ).toEqual([lowest, middle, highest])
})

proves('MK-SC-15', 'First Reconnaissance shows the offers only when they are needed', () => {
  const t = opening(2, { scenario: 'firstReconnaissance' })
  expect([t.cards(Z.spellOffer), t.cards(Z.actionOffer), t.state.offersShown]).toEqual([[], [], false])
  // A card that takes from them needs them, too.
  const shown = (hand: string, play: string): boolean =>
    scene({
      scenario: 'firstReconnaissance',
      players: [{ at: '1.SE', hand: [hand, 'rage'] }, {}],
      also: (s) => void (s.offersShown = false),
    }).take(play).state.offersShown
  expect([shown('training', 'play training'), shown('learning', 'play learning')]).toEqual([true, true])
  expect(shown('magicTalent', 'play magicTalent')).toBe(true)
})

proves('MK-SETUP-10', 'the first units are regular, two more than players', () => {
  for (const seats of [2, 3, 4]) {
    const { state } = opening(seats, { scenario: 'fullConquest' })
    expect(state.units[U.offer]).toHaveLength(seats + 2)
    expect(state.units[U.offer].some(isElite)).toBe(false)
    expect([state.units[U.regular].length, state.units[U.elite].length]).toEqual([18 - seats, 20])
  }
})

proves('MK-SC-13', 'the first units of First Reconnaissance hold one of a village', () => {
  for (let n = 0; n < 40; n++) {
    const { state } = opening(1, { scenario: 'firstReconnaissance' }, `village ${n}`)
    expect(state.units[U.offer].some((unit) => unitRow(unit).at.includes('village'))).toBe(true)
  }
})

proves(
  ['MK-SETUP-11', 'MK-DUMMY-06'],
  'two dice and two units more than players, the dummy not counted',
  () => {
    const dice = (seats: number, scenario: string): number =>
      opening(seats, { scenario }).state.dieAt.filter((at) => at === DieAt.source).length
    expect([2, 3, 4].map((seats) => dice(seats, 'fullConquest'))).toEqual([4, 5, 6])
    expect(dice(1, 'soloConquest')).toBe(3)
    expect(dice(2, 'fullCooperation')).toBe(4)
    expect(opening(1, { scenario: 'soloConquest' }).state.units[U.offer]).toHaveLength(3)
  },
)

proves('MK-SETUP-12', 'at least half of the dice show basic colours', () => {
  const least = new Map([
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
    [7, 4],
  ])
  for (const [seats, scenario] of [
    [1, 'soloConquest'],
    [2, 'fullConquest'],
    [3, 'fullConquest'],
    [4, 'fullConquest'],
    [4, 'blitzConquest'],
  ] as const) {
    for (let n = 0; n < 30; n++) {
      const { die, dieAt } = opening(seats, { scenario }, `dice ${n}`).state
      const shown = die.filter((_, i) => dieAt[i] === DieAt.source)
      const basic = shown.filter((colour) => colour < 4).length
      expect(basic).toBeGreaterThanOrEqual(least.get(shown.length) ?? 9)
    }
  }
})

proves('MK-SETUP-13', 'the game starts by Day, unless it is agreed otherwise', () => {
  expect(opening(2, { scenario: 'fullConquest' }).told('dayBegan')).toEqual([{ event: 'dayBegan', round: 1 }])
  expect(opening(2, { scenario: 'fullConquest', firstNight: true }).state.night).toBe(true)
})

describe('the tile deck', () => {
  const cases = scenarios.flatMap(({ id, players }) => players.map((seats) => [id, seats] as const))

  proves(['MK-SETUP-14', 'MK-SETUP-15'], 'has the scenario’s tiles, countryside above core', () => {
    for (const [scenario, seats] of cases) {
      const { state: s, engine } = opening(seats, { scenario })
      const { countryside, core, city } = engine.tables.scenario
      const first = engine.tables.lattice.first.length
      expect([scenario, seats, s.tiles[L.country].length]).toEqual([
        scenario,
        seats,
        byCount(countryside.n, seats) - first,
      ])
      expect(s.tiles[L.country].some(isCore)).toBe(false)
      const kinds = counts(s.tiles[L.core].map((tile) => tileRow(tile).kind))
      expect([kinds['core'] ?? 0, kinds['city'] ?? 0]).toEqual([
        byCount(core.n, seats),
        byCount(city.n, seats),
      ])
    }
  })

  proves('MK-SETUP-15', 'gives two tiles to start tile A, three to start tile B', () => {
    const placed = (seats: number, scenario: string): string[] =>
      opening(seats, { scenario }).state.tiles[L.placed].map((tile) => tileRow(tile).id)
    expect(placed(2, 'fullConquest')).toHaveLength(3)
    expect(placed(2, 'fullConquest')).toContain('A')
    expect(placed(4, 'fullConquest')).toHaveLength(4)
    expect(placed(4, 'fullConquest')).toContain('B')
  })

  proves('MK-SETUP-14', 'has city and other core tiles in any order', () => {
    const tops = new Set<string>()
    for (let n = 0; n < 20; n++) {
      const { tiles } = opening(3, { scenario: 'fullConquest' }, `core ${n}`).state
      tops.add(tileRow(tiles[L.core].at(-1) ?? 0).kind)
    }
    expect([...tops].toSorted()).toEqual(['city', 'core'])
  })

  proves(
    ['MK-SETUP-15', 'MK-SETUP-16'],
    'gives its top tiles to the start, with all that lives there',
    () => {
      for (let n = 0; n < 20; n++) {
        const { state: s, engine } = opening(4, { scenario: 'fullConquest' }, `first ${n}`)
        const { lattice } = engine.tables
        const shown = lattice.slots.flatMap((at, slot) => (s.tileAt[slot] >= 0 ? [String(at)] : []))
        expect(shown.toSorted()).toEqual(['0,0', '0,1', '1,-1', '1,0'])
        const sites = lattice.q.map((_, hex) => siteAt(s, hex))
        const of = (site: number): number => sites.filter((each) => each === site).length
        const posts = (back: number, up: number): number =>
          s.postHex.filter((hex, post) => hex >= 0 && backOf(post) === back && s.postUp[post] === up).length
        expect(posts(BackOf.green, 1)).toBe(of(Site.orc))
        expect(posts(BackOf.grey, 0)).toBe(of(Site.keep))
        expect(posts(BackOf.violet, 0)).toBe(of(Site.mageTower))
        expect(posts(BackOf.ruins, 1)).toBe(of(Site.ruins))
        expect(s.deeds[Z.lessons]).toHaveLength(of(Site.monastery))
      }
    },
  )

  proves('MK-SC-11', 'of First Reconnaissance is in the order of the numbers', () => {
    const { state } = opening(2, { scenario: 'firstReconnaissance' })
    expect(state.tiles[L.country].map((tile) => tileRow(tile).id)).toEqual(['8', '7', '6', '5', '4', '3'])
  })

  proves(
    ['MK-SC-70', 'MK-SC-80', 'MK-SC-90'],
    'leaves out only tiles without what the scenario is about',
    () => {
      for (const [scenario, always] of [
        ['minesLiberation', ['2', '3', '5', '6']],
        ['druidNights', ['1', '2', '5', '7', '8']],
        ['dungeonLords', ['7', '9', 'c1', 'c6']],
      ] as const) {
        for (let n = 0; n < 10; n++) {
          const { state } = opening(2, { scenario }, `kept ${n}`)
          const used = [L.country, L.core, L.placed].flatMap((zone) =>
            state.tiles[zone].map((tile) => tileRow(tile).id),
          )
          expect(used).toEqual(expect.arrayContaining([...always]))
        }
      }
    },
  )

  proves('MK-SC-100', 'of Conquer and Hold is given', () => {
    const { state } = opening(2, { scenario: 'conquerAndHold' })
    const used = [L.country, L.core, L.placed].flatMap((zone) =>
      state.tiles[zone].map((tile) => tileRow(tile).id),
    )
    expect(used.toSorted()).toEqual(['10', '11', '3', '4', '9', 'B', 'c2', 'c3', 'c4', 'c7'])
  })
})

proves('MK-SETUP-18', 'where no Wound is left, none is taken and the game goes on', () => {
  const t = scene({ stack: [{ step: 'hero.pick', next: 0 }] })
  t.act((s, ctx) => takeWound(s, 0, 99, 'discard', ctx))
  t.act((s, ctx) => takeWound(s, 0, 3, 'hand', ctx))
  expect(t.hand(0).filter((id) => id === 'wound')).toHaveLength(1)
  expect(t.told('noWoundLeft')).toHaveLength(1)
})

proves('MK-SETUP-19', 'a player may have any number of shields', () => {
  const t = scene({ also: (s) => s.mark.fill(0, 0, 60), stack: [{ step: 'hero.pick', next: 0 }] })
  expect(t.state.mark.filter((seat) => seat === 0)).toHaveLength(60)
})

proves('MK-SETUP-20', 'solo and cooperative games leave the four competitive spells out', () => {
  const out = (t: Scene): string[] =>
    t.cards(Z.gone).filter((_, n) => face(t.state.deeds[Z.gone][n]).is === 'spell')
  const four = ['energyFlow', 'manaClaim', 'manaMeltdown', 'mindRead']
  expect(out(opening(1, { scenario: 'soloConquest' })).toSorted()).toEqual(four)
  expect(out(opening(3, { scenario: 'fullCooperation' })).toSorted()).toEqual(four)
  expect(out(opening(3, { scenario: 'fullConquest' }))).toEqual([])
  expect(out(opening(3, { scenario: 'fullConquest', friendlySpells: true })).toSorted()).toEqual(four)
})

proves('MK-DUMMY-05', 'the dummy has a hero that nobody plays, its cards and its crystals', () => {
  const crystals = [
    [2, 0, 0, 1],
    [0, 1, 2, 0],
    [0, 0, 1, 2],
    [1, 2, 0, 0],
  ]
  for (let n = 0; n < 12; n++) {
    const t = opening(2, { scenario: 'fullCooperation' }, `dummy ${n}`)
    const { dummyHero, dummyCrystals, players, order } = t.state
    expect(players.some(({ hero }) => hero === dummyHero)).toBe(false)
    expect(dummyCrystals).toEqual(crystals[dummyHero])
    expect(t.state.deeds[Z.dummyDeck].map((card) => face(card).hero)).toEqual(new Array(16).fill(dummyHero))
    expect(order).toContain(-1)
    expect(t.state.skills[K.dummyPile]).toHaveLength(10)
  }
  expect(opening(2, { scenario: 'fullConquest' }).state.dummyHero).toBe(-1)
})

test('every scenario is offered', () => {
  expect(mageKnight.scenarios.map(({ id }) => id)).toEqual(scenarioIds)
})
