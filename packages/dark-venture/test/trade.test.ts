import { HIDDEN, Random, seedFrom, type Choice } from '@longtable/kernel'
import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { cardRows, cards, Z } from '../src/state/card-pool.ts'
import {
  ACCEPT,
  BACK,
  COUNTER_OFFER,
  DECLINE,
  LAY,
  OFFER,
  PROPOSE,
  want,
  WANTED,
} from '../src/state/choices/cards.ts'
import { SIDE_NO } from '../src/state/names.ts'
import { PAST } from '../src/state/schema.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'
import { languages, say } from './support/messages.ts'

const { varpen, orpal, dhargon } = SIDE_NO

/**
 * Seat 0 Varpen, whose turn it is; seat 1 Orpal, the partner; seat 2 Dhargon, who looks on. Hands are drawn, so that
 * nobody knows those of others: seat 0 shieldWall, flank, sabotage; seat 1 sabotage, mirrorFate, boneShield; seat 2
 * shieldWall.
 */
const table: SceneSpec = {
  sides: {
    varpen: { units: { a: { is: 'varpen-whelp', at: 'C9', wears: ['packframe'] } } },
    orpal: { units: { o: 'orpal-shade N9' } },
    dhargon: { units: { d: 'dhargon-hunter E9' } },
    bohmerk: { auto: true, units: { b: 'bohmerk-glob P9' } },
  },
  actionDeck: ['shieldWall', 'flank', 'sabotage', 'sabotage', 'mirrorFate', 'shieldWall'],
  itemDeck: ['boneShield'],
  begin: (_s, dealer) => {
    for (const seat of [0, 0, 0, 1, 1, 2]) dealer.draw(cards, Z.actionDeck, Z.hand + seat)
    dealer.draw(cards, Z.itemDeck, Z.hand + 1)
  },
}

const action1 = want(WANTED.action, 1)
const item1 = want(WANTED.item, 1)
const offer = want(WANTED.offer, 0)
const gift = want(WANTED.gift, 0)

function proposal(...choices: readonly (Choice | string)[]): Scene {
  return run(scene(table), 'propose orpal', ...choices)
}

function run(t: Scene, ...choices: readonly (Choice | string)[]): Scene {
  for (const one of choices) {
    if (typeof one === 'string') t.take(one)
    else t.choose(one)
  }
  return t
}

/** What a seat sees of a zone, by ids; hidden cards as `?`. */
function seen(t: Scene, viewer: number, zone: number): string[] {
  const { state } = t.engine.view(t.position, viewer)
  return state.cards[zone].map((card) => (card === HIDDEN ? '?' : cardRows[card].id))
}

/** Does a seat know for sure that a card like this lies in a zone? */
function knows(t: Scene, viewer: number, id: string, zone: number): boolean {
  const { knowledge } = t.position
  if (knowledge === null) throw new Error('nothing is known')
  const { where } = knowledge['cards'][viewer]
  return t.state.cards[zone].some((card) => cardRows[card].id === id && where[card] === 1 << zone)
}

/** The number of a card of a hand. */
function held(t: Scene, seat: number, id: string): number {
  const found = t.state.cards[Z.hand + seat].find((card) => cardRows[card].id === id)
  if (found === undefined) throw new Error(`no ${id} in hand ${seat}`)
  return found
}

proves('DV-CARD-02', 'on one’s own turn cards are traded with a player who agrees', () => {
  const t = scene(table)
  expect(t.menu('propose')).toEqual(['propose dhargon', 'propose orpal'])
  expect(t.why('propose bohmerk')).toBe('DV-CARD-02')
  expectWholeMenu(t)
  expect(t.offers(PROPOSE[orpal], 1)).toBe(false)
  run(t, 'propose orpal', 'lay flank', action1)
  expect([t.step, t.awaited]).toEqual(['trade.answer', [1]])
  expect(t.menu()).toEqual(['accept', 'counterOffer', 'decline'])
  expectWholeMenu(t)
  run(t, ACCEPT)
  expect(t.step).toBe('trade.give')
  expect(t.menu('lay')).toHaveLength(2)
  expectWholeMenu(t)
  run(t, 'lay sabotage')
  expect([t.step, t.awaited]).toEqual(['turn', [0]])
  expect(t.hand(0).toSorted()).toEqual(['sabotage', 'sabotage', 'shieldWall'])
  expect(t.hand(1).toSorted()).toEqual(['boneShield', 'flank', 'mirrorFate'])
  expect(t.told('traded')).toEqual([{ event: 'traded', side: varpen, partner: orpal, given: 1, got: 1 }])
})

proves('DV-CARD-02', 'a gift needs the other’s yes, too; nothing changes hands without it', () => {
  const given = proposal('lay flank', gift)
  expect(given.menu()).toEqual(['accept', 'decline'])
  expectWholeMenu(given)
  run(given, ACCEPT)
  expect([given.hand(0).length, given.hand(1).length]).toEqual([2, 4])
  const refused = proposal('lay flank', gift, DECLINE)
  expect([refused.hand(0).length, refused.hand(1).length]).toEqual([3, 3])
  expect(refused.told('refused')).toEqual([{ event: 'refused', side: varpen, partner: orpal }])
})

proves('DV-TURN-04', 'a trade is free and possible to the end of the turn', () => {
  const t = run(scene({ ...table, stage: PAST }), 'propose dhargon', 'lay flank', gift, ACCEPT)
  expect(t.hand(2).toSorted()).toEqual(['flank', 'shieldWall'])
})

proves('DV-TRADE-1', 'three proposals a turn, withdrawn ones counted', () => {
  const t = proposal(DECLINE)
  expect(t.told('withdrew')).toHaveLength(1)
  run(t, 'propose orpal', DECLINE, 'propose dhargon', DECLINE)
  expect(t.why('propose orpal')).toBe('DV-TRADE-1')
  expect(t.why('propose dhargon')).toBe('DV-TRADE-1')
  expect(t.state.proposals).toBe(3)
  run(t, 'end')
  expect(t.state.proposals).toBe(0)
})

proves('DV-TRADE-2', 'a kind that was refused is not proposed again to that player this turn', () => {
  const t = proposal('lay flank', action1, DECLINE)
  run(t, 'propose orpal', 'lay flank')
  expect(t.why(action1)).toBe('DV-TRADE-2')
  expect(t.why(want(WANTED.action, 2))).toBe('DV-TRADE-2')
  expect(t.offers(item1)).toBe(true)
  expectWholeMenu(t)
  run(t, DECLINE, 'propose dhargon', 'lay flank')
  expect(t.offers(action1)).toBe(true)
  const all = scene({
    ...table,
    also: (s) => (s.refused = [0, 1, 2, 3].map((kind) => orpal * 4 + kind)),
  })
  expect(all.why('propose orpal')).toBe('DV-TRADE-2')
})

proves(
  'DV-TRADE-3',
  'only cards of the hand are laid, at least one, and asked for in kind and number',
  () => {
    const t = proposal()
    expect(t.menu('lay')).toHaveLength(3)
    expect(t.why('lay packframe')).toBe('DV-TRADE-3')
    expect(t.why(gift)).toBe('DV-TRADE-3')
    expectWholeMenu(t)
    run(t, 'lay flank')
    expect(t.offers(want(WANTED.action, 3))).toBe(true)
    expectWholeMenu(t)
    run(t, want(WANTED.item, 2))
    expect(t.why(ACCEPT)).toBe('DV-TRADE-3')
    run(t, DECLINE, 'propose dhargon', 'lay flank')
    expect(t.why(want(WANTED.action, 2))).toBe('DV-TRADE-3')
    const kind = proposal('lay flank', item1, ACCEPT)
    expect(kind.why('lay sabotage')).toBe('DV-TRADE-3')
    expect(kind.menu('lay')).toEqual(['lay boneShield'])
    const poor = scene({
      ...table,
      sides: { ...table.sides, varpen: { units: { a: 'varpen-whelp C9' } } },
      begin: () => {},
    })
    expect(poor.why('propose orpal')).toBe('DV-TRADE-3')
  },
)

test('laid cards can be taken back before the proposal is made', () => {
  const t = proposal('lay flank')
  const card = t.state.cards[Z.offer][0]
  expect(t.offers(BACK[card])).toBe(true)
  run(t, BACK[card])
  expect(t.hand(0)).toHaveLength(3)
  expect(t.why(gift)).toBe('DV-TRADE-3')
})

test('until the cards are there the partner can still refuse', () => {
  const t = proposal('lay flank', want(WANTED.action, 2), ACCEPT, 'lay sabotage', DECLINE)
  expect([t.hand(0).length, t.hand(1).length]).toEqual([3, 3])
  expect(t.state.refused).toEqual([orpal * 4 + WANTED.action])
})

describe('a counter-offer', () => {
  test('is made once, and the proposer has the last word', () => {
    const t = proposal('lay flank', action1, COUNTER_OFFER)
    expect([t.step, t.awaited]).toEqual(['trade.counter', [1]])
    expect(t.why(OFFER)).toBe('DV-TRADE-3')
    expectWholeMenu(t)
    run(t, 'lay boneShield', OFFER)
    expect([t.step, t.awaited]).toEqual(['trade.settle', [0]])
    expect(t.menu()).toEqual(['accept', 'decline'])
    expectWholeMenu(t)
    run(t, ACCEPT)
    expect(t.hand(0)).toContain('boneShield')
    expect(t.hand(1).toSorted()).toEqual(['flank', 'mirrorFate', 'sabotage'])
  })

  test('if the proposer declines it, everybody has his own again', () => {
    const t = proposal('lay flank', offer)
    expect(t.menu()).toEqual(['counterOffer', 'decline'])
    run(t, COUNTER_OFFER, 'lay boneShield', OFFER, DECLINE)
    expect(t.hand(0).toSorted()).toEqual(['flank', 'sabotage', 'shieldWall'])
    expect(t.hand(1).toSorted()).toEqual(['boneShield', 'mirrorFate', 'sabotage'])
    expect(t.state.refused).toEqual([])
  })

  test('may turn into a refusal', () => {
    const t = proposal('lay flank', offer, COUNTER_OFFER, 'lay sabotage', DECLINE)
    expect(t.hand(1)).toHaveLength(3)
    expect(t.state.refused).toEqual([orpal * 4 + WANTED.offer])
  })
})

proves(['DV-CARD-01', 'DV-CARD-19'], 'too many cards after a trade go at once, worn ones included', () => {
  const t = scene({
    sides: {
      varpen: { units: { a: 'varpen-whelp C9' }, hand: ['shieldWall', 'vanish'] },
      orpal: {
        units: { o: { is: 'orpal-shade', at: 'N9', wears: ['packframe'] } },
        hand: ['sabotage', 'mirrorFate', 'boneShield'],
      },
    },
  })
  run(t, 'propose orpal', 'lay vanish', 'lay shieldWall', gift, ACCEPT)
  expect([t.step, t.awaited]).toEqual(['card.save', [1]])
  expect(t.menu()).toHaveLength(6)
  expect(t.offers('discard packframe')).toBe(true)
  expectWholeMenu(t)
  run(t, 'discard sabotage')
  expect([t.step, t.awaited]).toEqual(['turn', [0]])
  expect(t.hand(1)).toHaveLength(4)
})

describe('hidden hands stay hidden', () => {
  const offered = Z.offer
  const hands = Z.hand

  test('nobody sees what is laid before it is proposed; then the partner alone', () => {
    const t = proposal('lay flank', 'lay sabotage')
    expect(seen(t, 0, offered).toSorted()).toEqual(['flank', 'sabotage'])
    for (const viewer of [1, 2, 3]) expect(seen(t, viewer, offered)).toEqual(['?', '?'])
    run(t, action1)
    expect(seen(t, 1, offered).toSorted()).toEqual(['flank', 'sabotage'])
    for (const viewer of [2, 3]) {
      expect(seen(t, viewer, offered)).toEqual(['?', '?'])
      expect(seen(t, viewer, hands)).toEqual(['?'])
      expect(seen(t, viewer, hands + 1)).toEqual(['?', '?', '?'])
      expect(knows(t, viewer, 'flank', offered)).toBe(false)
    }
  })

  test('after a refusal the partner remembers, and only the partner', () => {
    const t = proposal('lay flank', action1, DECLINE)
    expect(knows(t, 1, 'flank', hands)).toBe(true)
    expect(knows(t, 2, 'flank', hands)).toBe(false)
    expect(knows(t, 1, 'shieldWall', hands)).toBe(false)
    expect(seen(t, 1, hands)).toEqual(['?', '?', '?'])
  })

  test('after a trade both know what they gave, and a third nothing', () => {
    const t = proposal('lay flank', action1, ACCEPT)
    const given = held(t, 0, 'shieldWall')
    run(t, 'lay sabotage')
    expect(knows(t, 0, 'flank', hands + 1)).toBe(true)
    expect(knows(t, 1, 'sabotage', hands)).toBe(true)
    for (const viewer of [2, 3]) {
      for (const zone of [hands, hands + 1]) {
        expect(seen(t, viewer, zone).every((card) => card === '?')).toBe(true)
        for (const id of ['flank', 'sabotage', 'mirrorFate', 'shieldWall'])
          expect(knows(t, viewer, id, zone)).toBe(false)
      }
    }
    expect(t.state.cards[hands]).toContain(given)
  })

  test('a counter-offer is seen by the proposer alone', () => {
    const t = proposal('lay flank', offer, COUNTER_OFFER, 'lay sabotage')
    for (const viewer of [0, 2, 3]) expect(seen(t, viewer, offered + 1)).toEqual(['?'])
    run(t, OFFER)
    expect(seen(t, 0, offered + 1)).toEqual(['sabotage'])
    for (const viewer of [2, 3]) expect(seen(t, viewer, offered + 1)).toEqual(['?'])
    run(t, DECLINE)
    expect(knows(t, 0, 'sabotage', hands + 1)).toBe(true)
    expect(knows(t, 2, 'sabotage', hands + 1)).toBe(false)
  })

  test('every seat can imagine what it does not see, at every question of a trade', () => {
    const random = new Random(seedFrom('trade'))
    const t = proposal()
    const choices = ['lay flank', 'lay sabotage', want(WANTED.action, 2), ACCEPT, 'lay sabotage']
    for (const choice of [...choices, 'lay mirrorFate']) {
      run(t, choice)
      for (const viewer of [0, 1, 2]) {
        const imagined = t.engine.imagine(t.engine.view(t.position, viewer), random)
        const [seat] = t.engine.awaited(imagined)
        expect(t.engine.menu(imagined, seat)?.offered.length).toBeGreaterThan(0)
      }
    }
    expect(t.step).toBe('turn')
    const asked = proposal('lay flank', action1)
    const imagined = asked.engine.imagine(asked.engine.view(asked.position, 1), random)
    expect(imagined.state.cards[offered]).toEqual(asked.state.cards[offered])
  })

  test('which cards changed hands is told to the two alone', () => {
    const t = proposal('lay flank', gift)
    const { events } = t.engine.apply(t.position, 1, ACCEPT)
    const private_ = events.filter(({ event }) => event.event === 'received')
    expect(private_.map(({ to }) => to)).toEqual([0b11])
    expect(events.filter(({ event }) => event.event === 'traded').map(({ to }) => to & 0b111)).toEqual([
      0b111,
    ])
  })

  test('the view of a third seat is the same whatever was laid', () => {
    const one = proposal('lay flank', action1)
    const other = proposal('lay shieldWall', action1)
    const view = (t: Scene): string => JSON.stringify(t.engine.view(t.position, 2))
    expect(view(one)).toBe(view(other))
    const accepted = run(proposal('lay flank', action1), ACCEPT, 'lay sabotage')
    const differently = run(proposal('lay shieldWall', action1), ACCEPT, 'lay mirrorFate')
    expect(view(accepted)).toBe(view(differently))
    expect(JSON.stringify(one.engine.view(one.position, 1))).not.toBe(
      JSON.stringify(other.engine.view(other.position, 1)),
    )
  })
})

test('a question names what its seat may see, in both languages', () => {
  const words = (t: Scene): string[] => {
    const asked = t.engine.describedMenu(t.position, t.awaited[0])
    const texts = [asked?.question, ...(asked?.entries ?? []).map((entry) => entry.text)]
    return texts.flatMap((one) => (one === undefined ? [] : languages.map((language) => say(one, language))))
  }
  const t = proposal('lay flank', 'lay sabotage')
  expect(words(t)).toContain('Ask for 1 action card')
  expect(words(t)).toContain('Demander une offre')
  run(t, want(WANTED.action, 2))
  const [english, french] = words(t)
  expect(english).toContain('asks for 2 action cards. What do you answer?')
  expect(english).not.toContain('a card')
  expect(french).toContain('contre 2 cartes Action')
  run(t, COUNTER_OFFER, 'lay boneShield')
  expect(words(t).length).toBeGreaterThan(4)
  run(t, OFFER)
  expect(words(t)[0]).toContain('Do you agree?')
  const given = proposal('lay flank', item1, ACCEPT)
  expect(words(given)[0]).toBe('Which card do you give?')
  expect(given.offers(LAY[held(given, 1, 'boneShield')])).toBe(true)
  expect(dhargon).toBe(1)
})
