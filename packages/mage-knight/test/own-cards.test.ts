import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { CARD_COLOUR, face, Z } from '../src/state/pools/deed-cards.ts'
import { END_TURN } from '../src/state/choices/map.ts'
import { BASIC_COLOURS } from '../src/content/ids.ts'
import { DieAt } from '../src/state/schema/state.ts'
import { opening } from './support/rounds.ts'
import { scene, type PlayerScene, type SceneSpec } from './support/scene.ts'

proves('MK-OWN-01', 'each deck has both own cards instead of two common ones, or the first one alone', () => {
  const decksOf = (config: Readonly<Record<string, unknown>>): string[][] => {
    const { state } = opening(4, { scenario: 'fullConquest', ...config })
    return state.players.map((_, seat) =>
      [...state.deeds[Z.hand + seat], ...state.deeds[Z.deck + seat]]
        .map((card) => face(card).id)
        .toSorted((a, b) => a.localeCompare(b)),
    )
  }
  const seconds = {
    manaPull: 'manaDraw',
    crystalJoy: 'crystallize',
    rejuvenate: 'tranquility',
    instinct: 'improvisation',
  }
  const now = decksOf({}).flat()
  const before = decksOf({ heroCards: 'first' }).flat()
  for (const [second, common] of Object.entries(seconds)) {
    const counted = [now, before].map((cards) =>
      [second, common].map((id) => cards.filter((one) => one === id).length),
    )
    expect([second, counted]).toEqual([
      second,
      [
        [1, 3],
        [0, 4],
      ],
    ])
  }
  expect([...decksOf({}), ...decksOf({ heroCards: 'first' })].map(({ length }) => length)).toEqual(
    new Array<number>(8).fill(16),
  )
  const { state } = opening(4, { scenario: 'fullConquest' })
  for (let seat = 0; seat < 4; seat++) {
    const cards = [...state.deeds[Z.hand + seat], ...state.deeds[Z.deck + seat]]
    for (let colour = 0; colour < BASIC_COLOURS; colour++)
      expect(cards.filter((card) => CARD_COLOUR[card] === colour)).toHaveLength(4)
  }
})

proves('MK-OWN-01', 'the dummy’s deck has both own cards, too', () => {
  const { state } = opening(1, { scenario: 'soloConquest' })
  const own = ['manaPull', 'crystalJoy', 'rejuvenate', 'instinct']
  expect(state.deeds[Z.dummyDeck].filter((card) => own.includes(face(card).id))).toHaveLength(1)
})

const pull = { hand: ['manaPull', 'march', 'march', 'rage'], hero: 'arythea' } as const
const strongMarch = 'play march move 4'

proves('MK-OWN-02', 'Mana Pull: one more die, and one black die as any basic colour by Day', () => {
  const t = scene({ source: 'kkkk', players: [pull] })
  expect(t.why(strongMarch)).toBe('MK-CARD-02')
  t.take('play manaPull', strongMarch)
  expect(t.player().move).toBe(4)
  expect(t.state.dieAt.filter((at) => at === DieAt.used)).toHaveLength(1)
  // The extra die is used up: what is left is the normal one, and black is no colour for it.
  expect(t.why(strongMarch)).toBe('MK-CARD-02')
  t.act((s) => {
    s.die[1] = 2
  })
  t.take(strongMarch)
  expect(t.player().move).toBe(8)
})

proves('MK-OWN-02', 'the normal die may go first', () => {
  const t = scene({ source: 'gkkk', players: [pull] })
  t.take('play manaPull', strongMarch, 'pay die green')
  t.take(strongMarch)
  expect(t.player().move).toBe(8)
  expect(t.player().dice).toBe(1)
})

proves('MK-OWN-02', 'with Mana Storm black dice are any colour anyway, and the extra one stays', () => {
  const t = scene({ source: 'wkkk', players: [{ ...pull, hand: [...pull.hand, 'manaStorm', 'stamina'] }] })
  t.take('play manaPull', 'play manaStorm all')
  while (t.step.startsWith('pay')) t.choose(t.offered()[0])
  t.act((s) => s.die.fill(5, 0, 4))
  t.take(strongMarch, strongMarch, 'play stamina move 4')
  expect(t.player().move).toBe(12)
})

function joy(hand: PlayerScene['hand'], use: string, more: SceneSpec = {}) {
  const player: PlayerScene = {
    hero: 'goldyx',
    hand: ['crystalJoy', ...(hand ?? [])],
    tokens: 'rb',
    deck: ['march', 'march', 'march', 'rage', 'rage'],
  }
  const t = scene({ source: 'kkkk', ...more, players: [player] })
  t.take(use)
  while (t.step.startsWith('pay') || t.step === 'colour') t.choose(t.offered()[0])
  return t.choose(END_TURN)
}

proves('MK-OWN-03', 'Crystal Joy comes back for a card that is no Wound, before cards are drawn', () => {
  const t = joy(['promise', 'wound'], 'play crystalJoy 0')
  expect(t.step).toBe('option')
  t.take('yes')
  expect(t.hand()).toContain('crystalJoy')
  expect(t.cards(Z.discard)).toEqual(['promise'])
  t.take('done')
  expect(t.hand()).toHaveLength(5)
  expect(t.cards(Z.play)).toEqual([])
  // With nothing but Wounds nothing can be paid; the others see no difference.
  const wounded = joy(['wound'], 'play crystalJoy 0')
  expect([wounded.step, wounded.why('yes')]).toEqual(['option', 'MK-CARD-10'])
  expect(joy([], 'play crystalJoy 0').step).not.toBe('option')
})

proves('MK-OWN-03', 'its strong effect takes a Wound as well, and nobody has to', () => {
  const t = joy(['wound'], 'play crystalJoy 1')
  t.take('yes')
  expect(t.cards(Z.discard)).toEqual(['wound'])
  expect(t.hand()).toContain('crystalJoy')
  const kept = joy(['wound'], 'play crystalJoy 1').take('no', 'done')
  expect(kept.hand()).toContain('wound')
  expect(kept.cards(Z.discard)).toContain('crystalJoy')
})
