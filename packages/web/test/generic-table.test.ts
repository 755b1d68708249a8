import { darkVenture } from '@longtable/dark-venture'
import { immortals } from '@longtable/immortals'
import {
  bool,
  Engine,
  HIDDEN,
  isPool,
  itemAt,
  Match,
  playerText,
  Random,
  seedFrom,
  text,
  type Config,
  type Game,
  type Language,
  type View,
} from '@longtable/kernel'
import { mageKnight } from '@longtable/mage-knight'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { highCard } from '../../../examples/high-card/src/game.ts'
import { draft } from '../../kernel/test/games/draft.ts'
import { bothNumbers, singular } from '../src/games/generic/identifiers.ts'
import { layoutOf, type Area, type Value } from '../src/games/generic/layout.ts'
import { fieldsOf, gameWords } from '../src/games/generic/words.ts'
import { humanised } from '../src/util/humanised.ts'

const anyGame = (game: unknown): Game => game as Game

interface Case {
  readonly game: Game
  readonly seats: number
  readonly config: Config
  readonly choices: number
}

const CASES: Readonly<Record<string, Case>> = {
  'the game of the tutorial': { game: anyGame(highCard), seats: 3, config: {}, choices: 9 },
  'a draft with secrets and cards that look alike': {
    game: anyGame(draft),
    seats: 3,
    config: {},
    choices: 40,
  },
  Immortals: { game: anyGame(immortals), seats: 3, config: {}, choices: 160 },
  'Mage Knight': { game: anyGame(mageKnight), seats: 2, config: {}, choices: 160 },
  'Dark Venture': { game: anyGame(darkVenture), seats: 2, config: { mode: 'victory' }, choices: 160 },
}

/** Plays at random, and stops to look at some of the positions. */
function* positions({ game, seats, config, choices }: Case) {
  const engine = new Engine(game, seats, config)
  const match = new Match(engine, seedFrom('generic table'))
  const random = new Random(seedFrom('generic table'))
  for (let n = 0; n <= choices; n++) {
    if (n % Math.ceil(choices / 4) === 0 || engine.over(match.position))
      yield { engine, position: match.position }
    if (engine.over(match.position)) return
    const seat = itemAt(engine.awaited(match.position), 0)
    const { offered } = engine.menu(match.position, seat) ?? { offered: [] }
    match.choose(seat, itemAt(offered, random.below(offered.length)))
  }
}

function viewers({ seats }: Case): readonly number[] {
  return Array.from({ length: seats + 1 }, (_, viewer) => viewer)
}

/** The items that a viewer knows the places of: all that it may be shown. */
function knownItems(game: Game, view: View): ReadonlySet<string> {
  const state = view.state as Readonly<Record<string, readonly (readonly number[])[]>>
  return new Set(
    Object.entries(fieldsOf(game)).flatMap(([name, node]) =>
      isPool(node) ? state[name].flat().flatMap((item) => (item >= 0 ? [`${name}:${item}`] : [])) : [],
    ),
  )
}

const areasOf = (game: Game, view: View, seat: number | null): readonly Area[] => {
  const { table, seats } = layoutOf(game, view, seat)
  return [table, ...seats]
}

const valuesOf = ({ counters, lists, rest }: Area): readonly Value[] => [...counters, ...lists, ...rest]

describe('what things are called', () => {
  it('is made from the identifiers where the game says nothing', () => {
    expect(['draftRealm', 'high-card', 'spell_deck'].map(humanised)).toEqual([
      'Draft realm',
      'High card',
      'Spell deck',
    ])
    expect(['cards', 'cities', 'glass', 'die'].map(singular)).toEqual(['card', 'city', 'glass', 'die'])
    expect(bothNumbers('cards')).toEqual(['cards', 'card'])
    const words = gameWords(anyGame(draft))
    expect(words.field('boasts')).toEqual(text('web.generic.word', { word: 'Boasts' }))
    // Two cards that look alike have one name.
    expect(words.place('card:9')).toEqual(words.item('cards', 8))
  })

  it('comes from the messages of the game where it has them', () => {
    const words = gameWords(anyGame(highCard))
    expect(words.zone('deck')).toEqual(text('table.zone.deck'))
    expect(words.place('card:11')).toEqual(text('table.thing.cards.any', { number: 12 }))
    expect(words.place('hand')).toEqual(text('table.zone.hand'))
    expect(words.place('hand:1')).toEqual(
      text('web.generic.ofPlayer', { name: text('table.zone.hand'), player: playerText(1) }),
    )
    expect(words.place('player:2')).toEqual(playerText(2))
    expect(words.place('theBank')).toEqual(text('web.generic.word', { word: 'The bank' }))
  })
})

describe('the layout', () => {
  it('puts what seats have before them, and the rest into the middle', () => {
    const engine = new Engine(anyGame(draft), 3, {})
    const match = new Match(engine, seedFrom('layout'))
    const { table, seats } = layoutOf(engine.game, engine.view(match.position, 1), 1)
    expect(table.zones.map(({ zone }) => zone.name)).toEqual(['deck'])
    expect(table.counters).toMatchObject([{ field: 'round', shape: 'number', value: 0, names: ['round'] }])
    expect(seats.map(({ zones }) => zones.map(({ zone }) => zone.name))).toEqual(
      Array.from({ length: 3 }, () => ['hand', 'played']),
    )
    expect(seats.map(({ zones: [hand] }) => hand.items.includes(HIDDEN))).toEqual([true, false, true])
    expect(seats.map(({ counters: [liked] }) => liked.kind)).toEqual(['hidden', 'single', 'hidden'])
    expect(seats.map(({ zones: [hand] }) => hand.names.slice(0, 2))).toEqual([
      ['hand:0', 'cards.hand:0'],
      ['hand', 'hand:1'],
      ['hand:2', 'cards.hand:2'],
    ])
  })

  it('puts away what says nothing where there is too much of it', () => {
    const many = Object.fromEntries(Array.from({ length: 13 }, (_, n) => [`flag${n}`, bool()]))
    const fields = { ...fieldsOf(anyGame(highCard)), ...many }
    const state = { ...highCard.state, shape: { kind: 'struct', fields } }
    const engine = new Engine(anyGame(highCard), 2, {})
    const view = engine.view(new Match(engine, seedFrom('many')).position, 0)
    const flags = Object.fromEntries(Object.keys(many).map((name, n) => [name, n === 3]))
    const seen = { ...view, state: { ...view.state, ...flags } }
    const { table } = layoutOf(anyGame({ ...highCard, state }), seen, 0)
    expect(table.counters.map(({ field }) => field)).toEqual(['round', 'turn', 'flag3'])
    expect(table.rest).toHaveLength(12)
  })

  it.each(Object.keys(CASES))(
    'shows all that a viewer sees of %s, and each thing by a name of its own',
    (name) => {
      const each = CASES[name]
      for (const { engine, position } of positions(each)) {
        for (const viewer of viewers(each)) {
          const view = engine.view(position, viewer)
          const areas = areasOf(engine.game, view, viewer < each.seats ? viewer : null)
          const shown = areas.flatMap(({ zones }) =>
            zones.flatMap(({ pool, items }) =>
              items.flatMap((item) => (item >= 0 ? [`${pool}:${item}`] : [])),
            ),
          )
          expect(new Set(shown)).toEqual(knownItems(engine.game, view))
          expect(areas.every((area) => valuesOf(area).every(({ field }) => field !== ''))).toBe(true)
          const zones = areas.flatMap((area) => area.zones.map(({ pool, zone }) => `${pool} ${zone.id}`))
          expect(new Set(zones).size).toBe(zones.length)
        }
      }
    },
  )
})

describe('the table as it is drawn', () => {
  afterAll(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  /** What is drawn without a browser has the settings that a page begins with. */
  async function drawerIn(lang: Language) {
    vi.stubGlobal('navigator', { language: lang })
    vi.resetModules()
    const { tableDrawer } = await import('./draw-table.tsx')
    return (game: Game) => tableDrawer(game, lang)
  }

  const shownIn = (markup: string): string[] =>
    [...markup.matchAll(/data-item="([^"]+)"/g)].map(([, item]) => item)

  it.each(['en', 'fr'] as const)(
    'shows any game at any time in the language %s, and nothing hidden',
    async (lang) => {
      const drawerOf = await drawerIn(lang)
      for (const each of Object.values(CASES)) {
        const draw = drawerOf(each.game)
        for (const { engine, position } of positions(each)) {
          for (const viewer of viewers(each)) {
            const known = knownItems(engine.game, engine.view(position, viewer))
            const markup = draw(engine, position, viewer)
            expect(shownIn(markup).filter((item) => !known.has(item))).toEqual([])
            // A message that nobody has is shown as its key.
            expect(markup).not.toMatch(/web\.generic|table\.(?:zone|thing|field|value)\./)
          }
        }
      }
    },
    120_000,
  )

  it('lights what the menu names, and says it in the language of the player', async () => {
    const engine = new Engine(anyGame(highCard), 2, {})
    const { position } = new Match(engine, seedFrom('lit'))
    const french = (await drawerIn('fr'))(anyGame(highCard))(engine, position, 0)
    expect(french).toContain('Défausse')
    expect(french).toContain('doit jouer')
    const draw = (await drawerIn('en'))(anyGame(highCard))
    const english = draw(engine, position, 0)
    const lit = [...english.matchAll(/<span[^>]*data-place="([^"]+)"[^>]*data-lit="true"[^>]*>/g)].map(
      ([, place]) => place,
    )
    expect(lit.toSorted()).toEqual(['deck', 'hand'])
    expect(english).toContain('Discard pile')
    expect(english).toContain('aria-label="Turn: Ada"')
    // The other one is not asked, and sees one back where there is one card.
    const other = draw(engine, position, 1)
    expect(other).not.toContain('data-lit')
    expect(shownIn(other)).toHaveLength(1)
    expect(other).toContain('aria-label="Face down: 1 piece"')
  })
})
