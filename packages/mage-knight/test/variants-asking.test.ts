import { proves } from '@longtable/kernel/proofs'
import { describe, expect } from 'vitest'
import { cardIcons } from '../src/content/card-icons.ts'
import { ColourOf, Hero, NONE } from '../src/content/ids.ts'
import { BID, DONE, HERO, PASS } from '../src/state/choices/common.ts'
import { KEEP } from '../src/state/choices/end.ts'
import { gainFame, levelOfFame, tokenSlotsAt } from '../src/state/mutations.ts'
import { startRampage } from '../src/steps/fights.ts'
import { CARD_COLOUR, DRAFT, face, isAdvanced, Z } from '../src/state/pools/deed-cards.ts'
import { Stage } from '../src/state/schema/stages.ts'
import { colourAt, hexIn, siteAt, terrainAt } from '../src/state/pools/lattice.ts'
import { pickOrder } from '../src/steps/tactics.ts'
import { defeat } from '../src/effects/defeat.ts'
import { draftedBy } from '../src/steps/draft.ts'
import { weakestFirst } from '../src/steps/upgrades.ts'
import { attackOf } from '../src/state/combat/numbers.ts'
import { opening, throughRound } from './support/rounds.ts'
import { rampage, takeAllDamage } from './support/fights.ts'
import { armor } from './support/plays.ts'
import { hexNamed } from './support/names.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

/** The printed variants that ask the players something. */

describe('The auction', () => {
  const auction = (seats: number): Scene => opening(seats, { heroes: 'auction' }, 'auction', ['auction.pick'])
  const { tovak, arythea, goldyx } = Hero

  proves(['MK-VARIANT-01', 'MK-VAR-01'], 'a pick stands if nobody objects', () => {
    const t = auction(3)
    const [a, b, c] = t.state.order
    t.choose(HERO[tovak])
    expect([t.step, t.awaited]).toEqual(['auction.bid', [b]])
    t.choose(PASS)
    expect(t.awaited).toEqual([c])
    t.choose(PASS)
    expect([t.player(a).hero, t.player(a).fame, t.step, t.awaited]).toEqual([tovak, 0, 'auction.pick', [b]])
    expect(t.why(HERO[tovak])).toBe('MK-SETUP-01')
  })

  proves(
    ['MK-VAR-02', 'MK-VAR-03', 'MK-VAR-04'],
    'the picker matches, a later player must bid more; who wins pays',
    () => {
      const t = auction(2)
      const [a, b] = t.state.order
      t.choose(HERO[tovak])
      t.choose(BID[1])
      expect([t.awaited, t.offers(BID[1]), t.offers(BID[2])]).toEqual([[a], true, true])
      t.choose(BID[1])
      expect([t.awaited, t.offers(BID[1]), t.offers(BID[2])]).toEqual([[b], false, true])
      t.choose(BID[2])
      t.choose(PASS)
      // The loser picks again; the last hero needs no bids.
      expect([t.player(b).hero, t.player(b).fame, t.player(b).level]).toEqual([tovak, -2, 1])
      expect([t.step, t.awaited]).toEqual(['auction.pick', [a]])
      t.choose(HERO[arythea])
      expect([t.player(a).hero, t.player(a).fame]).toEqual([arythea, 0])
      expect(t.state.order).toEqual([b, a])
    },
  )

  proves('MK-VAR-04', 'coming back over 0 is no new level', () => {
    const t = scene({ scenario: 'blitzConquest', players: [{ fame: 0, hand: ['rage'] }] })
    t.act((s, ctx) => {
      s.players[0].fame = -2
      gainFame(s, 0, 1, ctx)
    })
    expect([t.player().fame, levelOfFame(-1)]).toEqual([-1, 1])
    t.act((s, ctx) => gainFame(s, 0, 2, ctx))
    // Nor does it cross a line.
    expect(t.player().fame).toBe(1)
  })

  proves('MK-VAR-05', 'the first tactics go by the heroes alone, later ones by fame', () => {
    const t = auction(3)
    const [a, b, c] = t.state.order
    t.choose(HERO[tovak])
    t.choose(BID[3])
    t.choose(PASS)
    t.choose(PASS)
    t.choose(HERO[arythea])
    t.choose(PASS)
    t.choose(HERO[goldyx])
    expect(t.state.order).toEqual([b, a, c])
    const { tables } = t.engine
    expect(pickOrder({ ...t.state, round: 1 }, tables)).toEqual([c, a, b])
    expect(pickOrder({ ...t.state, round: 2 }, tables)).toEqual([b, c, a])
  })
})

describe('Drafting', () => {
  const draft = (seats: number): Scene =>
    opening(seats, { scenario: 'fullConquest', drafting: true }, 'draft', ['draft.pick'])

  proves(
    ['MK-VARIANT-10', 'MK-VAR-40'],
    'four each, one kept, the others passed on; three in the end',
    () => {
      const t = draft(3)
      const all = t.state.deeds[Z.draft].filter((card) => card >= 0)
      expect([all.length, all.every(isAdvanced), t.offered().length, t.awaited]).toEqual([12, true, 4, [0]])
      const seen: number[][] = []
      const kept: number[][] = [[], [], []]
      while (t.step === 'draft.pick') {
        const [seat] = t.awaited
        const cards = t.offered().map(({ card }) => Number(card))
        seen.push(cards)
        kept[seat].push(cards[0])
        t.choose(KEEP[cards[0]])
      }
      expect(seen.map(({ length }) => length)).toEqual([4, 4, 4, 3, 3, 3, 2, 2, 2])
      // The second packet of a seat is what its neighbour to the right has left.
      expect(new Set(seen[4])).toEqual(new Set(seen[0].slice(1)))
      expect(kept.map((cards) => new Set(cards))).toEqual(
        [0, 1, 2].map((seat) => new Set(draftedBy(t.state, seat))),
      )
      const left = all.filter((card) => !kept.flat().includes(card))
      const { deeds } = t.state
      expect(
        left.every((card) =>
          [Z.actionDeck, Z.actionOffer, Z.lessons].some((zone) => deeds[zone].includes(card)),
        ),
      ).toBe(true)
      expect(left).toHaveLength(3)
    },
  )

  proves('MK-VAR-40', 'nobody sees what others keep', () => {
    const t = draft(2)
    while (t.step === 'draft.pick') t.choose(t.offered()[0])
    const own = t.engine.view(t.position, 0).state.deeds[Z.draft]
    const places = (seat: number): number[] =>
      own.slice(seat * DRAFT.places + DRAFT.passed, (seat + 1) * DRAFT.places)
    expect(places(0).every((card) => card >= 0)).toBe(true)
    expect(
      places(1).some((card) => card >= 0 && !t.told('draftedCard').some((one) => one.card === card)),
    ).toBe(false)
  })

  proves('MK-VAR-41', 'one joins the deck after each Day', () => {
    const t = draft(2)
    while (t.step === 'draft.pick') t.choose(t.offered()[0])
    throughRound(t)
    expect([t.step, t.awaited]).toEqual(['draft.join', [0]])
    const [choice] = t.offered()
    t.choose(choice)
    expect([t.step, t.awaited]).toEqual(['draft.join', [1]])
    t.choose(t.offered()[0])
    const own = [...t.state.deeds[Z.hand], ...t.state.deeds[Z.deck]]
    expect([own.includes(Number(choice['card'])), own.length]).toEqual([true, 17])
    // Not after the Night.
    throughRound(t)
    expect([t.step, draftedBy(t.state, 0).length]).toEqual(['tactics', 2])
  })
})

describe('Action upgrades', () => {
  const upgrades = (config: Readonly<Record<string, unknown>> = {}): Scene => {
    const t = opening(2, { scenario: 'fullConquest', actionUpgrades: true, ...config })
    return throughRound(throughRound(t))
  }

  proves(['MK-VARIANT-09', 'MK-VAR-30'], 'after each Night but the last, one card more than players', () => {
    const t = upgrades()
    expect([t.step, t.state.round]).toEqual(['upgrade.take', 2])
    expect(t.state.deeds[Z.draft].filter((card) => card >= 0)).toHaveLength(3)
    for (const round of [4, 6]) {
      while (t.step === 'upgrade.take') t.choose(DONE)
      throughRound(throughRound(t))
      expect([t.state.round, t.step]).toEqual([round, round === 4 ? 'upgrade.take' : 'over'])
    }
    expect(throughRound(opening(2, { scenario: 'fullConquest', actionUpgrades: true })).step).toBe('tactics')
  })

  proves(
    ['MK-VAR-32', 'MK-VAR-33'],
    'an own action of the colour or with a common icon is thrown away for it',
    () => {
      const t = upgrades()
      const [seat] = t.awaited
      const before = [...t.state.deeds[Z.draft]].filter((card) => card >= 0)
      const [first] = t.offered()
      const wanted = Number(first['card'])
      t.choose(first)
      expect(t.step).toBe('upgrade.give')
      const icons = cardIcons[face(wanted).id]
      const own = [Z.hand, Z.deck, Z.discard, Z.play].flatMap((zone) => t.state.deeds[zone + seat])
      const fits = (card: number): boolean =>
        CARD_COLOUR[card] === CARD_COLOUR[wanted] ||
        cardIcons[face(card).id].some((icon) => icons.includes(icon))
      const offered = new Set(t.offered().map(({ card }) => face(Number(card)).id))
      expect(offered).toEqual(new Set(own.filter(fits).map((card) => face(card).id)))
      const given = Number(t.offered()[0]['card'])
      t.choose(t.offered()[0])
      expect(t.state.deeds[Z.deck + seat]).toContain(wanted)
      expect(t.state.deeds[Z.gone]).toContain(given)
      t.choose(DONE)
      // The others lie under the deck, with what the new round has put there.
      const places = before
        .filter((card) => card !== wanted)
        .map((card) => t.state.deeds[Z.actionDeck].indexOf(card))
      expect(places.every((place) => place >= 0 && place < 6)).toBe(true)
    },
  )

  proves(['MK-VAR-31', 'MK-VAR-32'], 'the weakest begins; ties by fame, then by the later place', () => {
    const order = (spec: SceneSpec): number[] => weakestFirst(scene(spec).state)
    const bare = { hand: [], deck: [] }
    expect(
      order({
        players: [
          { ...bare, deck: ['fireball'] },
          { ...bare, deck: ['agility'] },
        ],
      }),
    ).toEqual([1, 0])
    expect(order({ players: [{ ...bare, crystals: 'rrb' }, bare] })).toEqual([1, 0])
    const hurt = { unit: 'fireMages', wounds: 1 } as const
    expect(
      order({
        players: [
          { ...bare, level: 5, units: [hurt] },
          { ...bare, level: 5, units: ['peasants'] },
        ],
        order: [1, 0],
      }),
    ).toEqual([0, 1])
    expect(
      order({
        players: [
          { ...bare, fame: 3, level: 2 },
          { ...bare, deck: ['agility', 'ambush'] },
        ],
      }),
    ).toEqual([1, 0])
    expect(order({ players: [{ ...bare, fame: 2 }, bare] })).toEqual([1, 0])
    expect(order({ players: [bare, bare], order: [0, 1] })).toEqual([1, 0])
  })
})

describe('Interactive combat', () => {
  const options = { interactiveCombat: true }
  const strong = { hand: ['rage', 'rage', 'swiftness'], tokens: 'rrw' } as const
  const fight = (colour: keyof typeof ColourOf | undefined, spec: SceneSpec = {}): Scene => {
    const t = rampage(['prowlers'], strong, { options, ...spec })
    return colour === undefined ? t : t.take(`target ${colour}`)
  }

  proves(['MK-VARIANT-08', 'MK-VAR-20'], 'the player before hides a die, against a single enemy only', () => {
    const t = fight(undefined)
    expect([t.step, t.awaited, t.offered().length]).toEqual(['combat.hide', [1], 4])
    expect(rampage(['prowlers', 'diggers'], strong, { options }).step).not.toBe('combat.hide')
    expect(rampage(['prowlers'], strong).step).not.toBe('combat.hide')
  })

  proves(
    ['MK-VAR-21', 'MK-VAR-22'],
    'blue: not white in the ranged phase, armor 4 in the Attack phase, fame 3',
    () => {
      const t = fight('blue')
      expect([t.state.stage, armor(t), t.state.fight.face]).toEqual([Stage.ranged, 3, NONE])
      expect(t.told('dieNot').map(({ colour }) => colour)).toEqual([ColourOf.white])
      takeAllDamage(t)
      expect([t.state.stage, armor(t), t.state.fight.face]).toEqual([Stage.melee, 4, ColourOf.blue])
      expect(t.taught, 'nobody takes that back').toBe(true)
      t.act((s, ctx) => defeat(s, 0, ctx))
      expect(t.player().fame).toBe(3)
    },
  )

  proves('MK-VAR-21', 'white counts in the ranged phase, red for its attack, black for nothing', () => {
    const numbers = (colour: keyof typeof ColourOf): number[] => {
      const t = fight(colour)
      const ranged = armor(t)
      takeAllDamage(t)
      const attack = attackOf(t.state, 0, t.engine.tables)
      const melee = armor(t)
      t.act((s, ctx) => defeat(s, 0, ctx))
      return [ranged, attack, melee, t.player().fame]
    }
    expect(numbers('white')).toEqual([4, 4, 3, 3])
    expect(numbers('red')).toEqual([3, 5, 3, 3])
    expect(numbers('blue')).toEqual([3, 4, 4, 3])
    expect(numbers('black')).toEqual([3, 4, 3, 2])
  })

  proves('MK-VAR-22', 'nobody is told the colour before it is shown', () => {
    const t = fight('red')
    for (const viewer of [0, 2]) {
      const { fight: seen } = t.engine.view(t.position, viewer).state
      expect([seen.hidden, seen.face]).toEqual([{ count: 1 }, undefined])
    }
  })

  proves('MK-VAR-23', 'alone a die is rolled; a defeat shows it', () => {
    const t = scene({
      scenario: 'soloConquest',
      seats: 1,
      source: '',
      options,
      players: [{ at: '1.C', ...strong }],
      tokens: { '1.NW': ['prowlers'] },
      begin: (s, ctx) => startRampage(s, 0, s.players[0].at, tokenSlotsAt(s, hexNamed(s, '1.NW')), ctx),
    })
    expect([t.step, t.state.fight.hidden.length]).toEqual(['combat.strike', 1])
    t.act((s, ctx) => {
      s.fight.hidden = [ColourOf.blue]
      s.fight.face = NONE
      defeat(s, 0, ctx)
    })
    expect([t.player().fame, t.told('dieShown').at(-1)?.colour]).toEqual([3, ColourOf.blue])
  })
})

describe('Random orientation', () => {
  proves(
    ['MK-VARIANT-02', 'MK-VAR-10'],
    'each tile lies turned as the state says, and shows what is printed on it',
    () => {
      const seen = new Set<number>()
      for (const seed of ['a', 'b', 'c', 'd']) {
        const { state, engine } = opening(2, { randomOrientation: true }, seed)
        const plain = { tileAt: state.tileAt }
        const { start } = engine.tables.lattice
        expect(state.turned[start]).toBe(0)
        state.tileAt.forEach((tile, slot) => {
          if (tile < 0) return
          const turn = state.turned[slot]
          if (slot !== start) seen.add(turn)
          for (let place = 0; place < 7; place++) {
            const from = hexIn(slot, place)
            const to = place === 0 ? from : hexIn(slot, 1 + ((place - 1 + turn) % 6))
            expect([terrainAt(state, to), siteAt(state, to), colourAt(state, to)]).toEqual([
              terrainAt(plain, from),
              siteAt(plain, from),
              colourAt(plain, from),
            ])
          }
        })
      }
      expect(seen.size).toBeGreaterThan(2)
      expect(opening(2).state.turned).toEqual([])
    },
  )
})
