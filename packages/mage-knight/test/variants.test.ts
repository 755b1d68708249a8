import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { BASIC_COLOURS } from '../src/content/ids.ts'
import { layTile } from '../src/state/map/reveal.ts'
import { dealUnitOffer, refreshOffers } from '../src/steps/offers.ts'
import { canDuel } from '../src/steps/duel.ts'
import { face, Z } from '../src/state/pools/deed-cards.ts'
import { K, skillRow } from '../src/state/pools/skill-tokens.ts'
import { L, tilePool, tileRow } from '../src/state/pools/tiles.ts'
import { tokensOn } from './support/fights.ts'
import { opening, throughRound } from './support/rounds.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

/** All cities of a game, revealed one after the other: their tiles' colours and their own. */
function cities(t: Scene): { tile: string; colour: number; level: number }[] {
  const { lattice } = t.engine.tables
  const tiles: string[] = []
  t.act((s, ctx) => {
    let slot = lattice.slots.length - 1
    for (const tile of s.tiles[L.core].filter((one) => tileRow(one).kind === 'city')) {
      ctx.move(tilePool, tile, L.core, L.placed)
      layTile(s, tile, slot--, 0, ctx)
      tiles.push(tileRow(tile).id)
    }
  })
  return t.state.cities.map(({ colour, level }, n) => ({ tile: tiles[n], colour, level }))
}

proves('MK-SC-120', 'other city levels; two teams may play for two big cities', () => {
  const levels = (scenario: string, seats: number, options: Readonly<Record<string, unknown>>): number[] =>
    cities(opening(seats, { scenario, ...options })).map(({ level }) => level)
  expect(levels('fullConquest', 2, { cityLevel: 7 })).toEqual([7, 7])
  expect(levels('fullConquest', 4, { teams: true })).toEqual([4, 4, 4, 4])
  expect(levels('fullConquest', 4, { teams: true, cityLevel: 10 })).toEqual([10, 10])
  expect(levels('soloConquest', 1, { cityLevel: 3 })).toEqual([3, 3])
})

proves('MK-VARIANT-03', 'random cities: each card once, not always that of the tile', () => {
  const own: Readonly<Record<string, number>> = { c5: 2, c6: 1, c7: 3, c8: 0 }
  let moved = 0
  for (const seed of ['a', 'b', 'c', 'd']) {
    const all = cities(opening(4, { scenario: 'fullConquest', randomCities: true }, seed))
    expect(all.map(({ colour }) => colour).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
    moved += all.filter(({ tile, colour }) => own[tile] !== colour).length
  }
  expect(moved).toBeGreaterThan(0)
  const plain = cities(opening(4, { scenario: 'fullConquest' }))
  expect(plain.every(({ tile, colour }) => own[tile] === colour)).toBe(true)
})

proves('MK-VARIANT-04', 'Night arrival: the first round is a Night without gold and black dice', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const { state, engine } = opening(4, { scenario: 'fullConquest', firstNight: true }, seed)
    expect(state.night).toBe(true)
    expect(state.nights).toBe(1)
    expect(state.die.slice(0, engine.tables.dice).every((colour) => colour < BASIC_COLOURS)).toBe(true)
  }
})

proves('MK-VARIANT-05', 'darkness: Days follow each other until a black die, then it stays Night', () => {
  const nights: boolean[][] = []
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const t = opening(2, { scenario: 'fullConquest', darkness: true }, seed)
    const seen: boolean[] = []
    for (let round = 1; round <= 6; round++) {
      seen.push(t.state.night)
      throughRound(t)
    }
    expect(seen[0]).toBe(false)
    expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(seen)
    nights.push(seen)
  }
  expect(new Set(nights.map((seen) => seen.filter(Boolean).length)).size).toBeGreaterThan(1)
})

proves(
  'MK-VARIANT-06',
  'friendly: no such spells, no such skills, no duels, gold dice only for other colours',
  () => {
    const interactive = (t: Scene): number =>
      t.state.skills[K.pile].filter((skill) => skillRow(skill).use === 'interactive').length
    const competitive = (t: Scene): number =>
      [...t.state.deeds[Z.spellDeck], ...t.state.deeds[Z.spellOffer]].filter((card) => face(card).competitive)
        .length
    const plain = opening(2, { scenario: 'fullConquest' })
    expect([interactive(plain) > 0, competitive(plain)]).toEqual([true, 4])
    const friendly = opening(2, { scenario: 'fullConquest', friendlySpells: true, friendlySkills: true })
    expect([interactive(friendly), competitive(friendly)]).toEqual([0, 0])
    const peaceful = scene({ options: { pvp: false }, players: [{ at: '1.SE' }, { at: '1.SE' }] })
    expect(canDuel(peaceful.state, 0, 1, peaceful.engine.tables)).toBe('MK-PVP-05')
    const gold = (friendlyMana: boolean, source: string): boolean =>
      scene({ options: { friendlyMana }, source, players: [{ at: '1.SE', hand: ['march'] }, {}] }).offers(
        'play march 4',
      )
    const ways = (friendlyMana: boolean): number => {
      const t = scene({
        options: { friendlyMana },
        source: 'yg',
        players: [{ at: '1.SE', hand: ['march'] }, {}],
      })
      t.take('play march 4')
      return t.step.startsWith('pay') ? t.offered().length : 1
    }
    expect([gold(true, 'y'), gold(false, 'y')]).toEqual([true, true])
    expect([ways(true), ways(false)]).toEqual([1, 2])
  },
)

proves(
  'MK-VARIANT-06',
  'friendly mana by Day: no gold die is rerolled or turned while another lies there',
  () => {
    const storm = (source: string, spec: SceneSpec = {}): Scene =>
      scene({
        options: { friendlyMana: true },
        source,
        ...spec,
        players: [
          { at: '1.SE', hand: ['manaDraw', 'manaStorm', 'rage'], tokens: 'ww', skills: ['sourceOpening'] },
          {},
        ],
      })
    const play = (t: Scene, card: string): Scene => {
      t.take(card)
      return t.step === 'pay.way' ? t.take('pay token white') : t
    }
    const draw = play(storm('yr'), 'play manaDraw take')
    expect([draw.why('target 0'), draw.offers('target 1')]).toEqual(['MK-VARIANT-06', true])
    expect(play(storm('yr', { options: {} }), 'play manaDraw take').offers('target 0')).toBe(true)
    const open = storm('yrg').take('skill sourceOpening', 'yes')
    expect(open.why('target 0')).toBe('MK-VARIANT-06')
    // With nothing but gold in the Source there is no reason to wait.
    expect(play(storm('yyyy'), 'play manaDraw take').offers('target 0')).toBe(true)
    const rolled = (spec: SceneSpec): boolean[] => {
      const dice = play(storm('yr', spec), 'play manaStorm reroll all')
        .told('rolled')
        .map(({ die }) => die)
      return [0, 1].map((die) => dice.includes(die))
    }
    expect(rolled({})).toEqual([false, true])
    expect(rolled({ rulesVersion: 2 })).toEqual([true, true])
    expect(rolled({ night: true })).toEqual([true, true])
    expect(rolled({ options: {} })).toEqual([true, true])
  },
)

proves('MK-SC-13', 'First Reconnaissance knows duels only where they were agreed on', () => {
  const why = (given: Readonly<Record<string, unknown>>): string => {
    const t = scene({
      scenario: 'firstReconnaissance',
      options: given,
      players: [{ at: '1.SE' }, { at: '1.SE' }],
    })
    return canDuel(t.state, 0, 1, t.engine.tables)
  }
  expect([why({}), why({ firstDuels: true }), why({ firstDuels: true, pvp: false })]).toEqual([
    'MK-PVP-05',
    '',
    'MK-PVP-05',
  ])
})

proves('MK-VARIANT-07', 'Rampage: enemies come back to emptied spaces, by Day and at Night', () => {
  expect(opening(2, { scenario: 'fullConquest', rampage: 'rampage' }).player(0).reputation).toBe(-2)
  expect(opening(2, { scenario: 'fullConquest', rampage: 'more' }).player(0).reputation).toBe(-4)
  const after = (
    rampage: 'off' | 'rampage' | 'more',
    seed: string,
    night = false,
  ): { n: number; die: number } => {
    const t = scene({ options: { rampage }, seed, night, players: [{ at: 'A.C' }, { at: 'A.C' }] })
    t.act((s, ctx) => t.engine.tables.rules.onRoundEnd?.(s, ctx))
    const die = t.told('rampageRolled').find(({ hex }) => hex === t.hex('1.NW'))?.colour ?? -1
    return { n: tokensOn(t, '1.NW').length, die }
  }
  const seeds = Array.from({ length: 40 }, (_, n) => `r${n}`)
  // Red 0, blue 1, green 2, white 3, gold 4, black 5.
  const day = [1, 0, 1, 0, 2, 0]
  const night = [0, 1, 0, 1, 0, 2]
  for (const seed of seeds) {
    const byDay = after('rampage', seed)
    expect(byDay.n).toBe(day[byDay.die])
    const atNight = after('rampage', seed, true)
    expect(atNight.n).toBe(night[atNight.die])
    const more = after('more', seed)
    expect(more.n).toBe(day[more.die] > 0 ? 2 : 1)
  }
  expect(after('off', 'r0')).toEqual({ n: 0, die: -1 })
})

proves('MK-VARIANT-12', 'advanced actions run short in the unit offer before the offer of actions', () => {
  const renewed = (left: number): { lessons: number; offer: string[] } => {
    const t = scene({
      tiles: { '1,0': '5', '0,1': '7' },
      players: [{ at: 'A.C' }, { at: 'A.C' }],
      actions: ['iceShield', 'fireBolt', 'frostBridge'],
      actionDeck: ['iceBolt', 'bloodRage', 'intoTheHeat'],
      also: (s) => {
        const deck = s.deeds[Z.actionDeck]
        s.deeds[Z.gone].push(...deck.splice(0, deck.length - left))
        s.deeds[Z.gone].sort((a, b) => a - b)
      },
    })
    t.act((s, ctx) => {
      dealUnitOffer(s, ctx)
      refreshOffers(s, ctx)
    })
    return { lessons: t.state.deeds[Z.lessons].length, offer: t.cards(Z.actionOffer) }
  }
  // Two monasteries want one each, the offer of actions one.
  expect(renewed(3).lessons).toBe(2)
  expect(renewed(2).lessons).toBe(1)
  expect(renewed(1)).toEqual({ lessons: 0, offer: ['fireBolt', 'frostBridge', 'iceBolt'] })
})
