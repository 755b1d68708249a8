import { expect, test } from 'vitest'
import { Match, type Choice } from '@longtable/kernel'
import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { Z } from '../../src/state/cards.ts'
import { amountText, cardText, spaceText } from '../../src/text/things.ts'
import { describedEntry, fromFirst, READY, untilTurnOf } from '../support/menus.ts'
import {
  card,
  performing,
  region,
  scene,
  site,
  space,
  type CardName,
  type PlayerScene,
  type Scene,
  type SceneSpec,
  type SpaceName,
} from '../support/scene.ts'

const reveal = (name: SpaceName): Choice => ({ do: 'reveal', space: space(name) })
const takeGold: Choice = { do: 'take', take: 'gold' }
const takeEnergy: Choice = { do: 'take', take: 'energy' }
const passForGold: Choice = { do: 'pass', take: 'gold' }
const passForEnergy: Choice = { do: 'pass', take: 'energy' }
const forfeitForGold: Choice = { do: 'forfeit', take: 'gold' }
const forfeitForEnergy: Choice = { do: 'forfeit', take: 'energy' }

function onBoard(table: Scene, seat: number): number[] {
  return table.state.cards[Z.board + seat].filter((one) => one >= 0)
}

function purse(table: Scene, seat: number): readonly [number, number] {
  const { gold, energy } = table.state.players[seat]
  return [gold, energy]
}

proves(
  'IMM-PERFORM-1',
  'The first player begins and the others follow clockwise, each with one card of their choice',
  () => {
    const board = { extractGold: 'blank', construct: 'blank 2', attackA: 'conflict treehome light' } as const
    const table = scene({
      seats: 4,
      first: 2,
      players: [
        { board: { construct: 'blank', attackB: 'conflict treehome dark' } },
        { board: { construct: 'blank', attackB: 'conflict mossgate dark' } },
        { board },
        { board: { construct: 'blank', attackB: 'conflict mossgate light' } },
      ],
      stack: fromFirst(),
    })
    expect(table.step).toBe('perform.turn')
    for (const seat of [2, 3, 0, 1, 2]) {
      expect(table.awaited).toEqual([seat])
      expect(table.offers(passForGold, (seat + 1) % 4)).toBe(false)
      const spaces = table.offered().flatMap((choice) => (choice.do === 'reveal' ? [choice['space']] : []))
      const planned = table.state.cards[Z.board + seat].flatMap((one, at) => (one >= 0 ? [at] : []))
      expect(spaces).toEqual(planned)
      table.reveal(planned.includes(space('construct')) ? 'construct' : 'extractGold')
      table.choose(takeGold)
    }
    // Seat 2 has revealed two cards in its two turns, everybody else one.
    expect([0, 1, 2, 3].map((seat) => onBoard(table, seat).length)).toEqual([1, 1, 1, 1])
    expect(table.awaited).toEqual([3])
  },
)

proves(
  ['IMM-PERFORM-2', 'IMM-PLAN-13', 'IMM-PERFORM-10'],
  'Mike has two cards left, reveals a blank and takes 1 energy; the other card stays',
  () => {
    const table = scene({
      players: [
        { gold: 2, energy: 2, board: { extractGold: 'blank 3', attackA: 'conflict treehome light' } },
      ],
    })
    expect(table.holds(0, 'blank 3')).toBe(false)
    table.reveal('extractGold')
    expect(table.step).toBe('perform.compensation')
    expect(table.holds(0, 'blank 3')).toBe(true)
    table.choose(takeEnergy)
    expect(purse(table, 0)).toEqual([2, 3])
    expect(onBoard(table, 0)).toEqual([card('conflict treehome light', 0)])
    expect(table.state.players[0].passed).toBe(false)
    expect(table.events).toContainEqual({ event: 'compensated', seat: 0, take: 'energy' })
    untilTurnOf(table, 0)
    expect(table.offers(reveal('attackA'))).toBe(true)
  },
)

proves('IMM-PERFORM-1', 'A revealed card lies open before everybody while it is performed', () => {
  const table = scene({
    armies: { 'treehome light': [1, 2] },
    players: [{}, { board: { extractGold: 'conflict treehome light' } }],
    stack: performing(1),
  })
  expect(describedEntry(table, reveal('extractGold'))?.text.with).toMatchObject({
    card: cardText(table.engine.tables, card('conflict treehome light', 1)),
  })
  table.reveal('extractGold')
  expect(table.events).toEqual([
    {
      event: 'revealed',
      seat: 1,
      space: space('extractGold'),
      card: card('conflict treehome light', 1),
    },
  ])
  for (const viewer of [0, 1, 2, 3]) {
    const { state } = table.engine.view(table.position, viewer)
    expect(state.cards[Z.shown]).toEqual([card('conflict treehome light', 1)])
    expect(state.cards[Z.board + 1]).toEqual(state.cards[Z.board + 1].map(() => -1))
  }
})

proves(
  ['IMM-PERFORM-2', 'IMM-PERFORM-4', 'IMM-PERFORM-5', 'IMM-PERFORM-6'],
  'Every player’s cards come back into that player’s own hand',
  () => {
    for (const seat of [0, 1, 2]) {
      const begin = (): Scene =>
        scene({
          armies: { 'treehome light': [seat, 3] },
          holders: { treehome: seat },
          players: [0, 1, 2].map((one) =>
            one === seat
              ? {
                  gold: 1,
                  board: {
                    extractGold: 'treehome',
                    construct: 'blank',
                    attackA: 'conflict mossgate dark',
                    magicA: 'magic drawOrFirst',
                  },
                }
              : { board: { attackA: 'blank' } },
          ),
          stack: performing(seat),
        })
      const held = (table: Scene): number[] => table.hand(seat)
      const others = (table: Scene): number[] =>
        [0, 1, 2].filter((one) => one !== seat).map((one) => table.hand(one).length)

      const blank = begin().reveal('construct').choose(takeGold)
      expect(held(blank)).toContain(card('blank', seat))
      expect(purse(blank, seat)).toEqual([2, 0])
      const performed = begin().reveal('extractGold')
      performed.choose({ do: 'extract', site: site('treehome light') })
      expect(held(performed)).toContain(card('treehome', seat))
      expect(purse(performed, seat)).toEqual([6, 0])
      const magic = begin().reveal('magicA').choose({ do: 'marker' })
      expect(held(magic)).toContain(card('magic drawOrFirst', seat))
      expect(magic.state.marker).toBe(seat)
      const forfeited = begin().reveal('attackA').choose(forfeitForEnergy)
      expect(held(forfeited)).toContain(card('conflict mossgate dark', seat))
      expect(purse(forfeited, seat)).toEqual([1, 1])
      const passed = begin().choose(passForEnergy)
      for (const one of ['treehome', 'blank', 'conflict mossgate dark', 'magic drawOrFirst'] as const) {
        expect(held(passed)).toContain(card(one, seat))
      }
      for (const table of [blank, performed, magic, forfeited, passed]) {
        expect(others(table)).toEqual(others(begin()))
        expect(table.awaited).toEqual([(seat + 1) % 3])
      }
    }
  },
)

proves('IMM-PLAN-13', 'A blank on an army or a magic space performs nothing', () => {
  for (const name of ['transition3', 'darkSpecial', 'magicA'] as const) {
    const table = scene({
      armies: { 'treehome light': [0, 4], 'treehome dark': [0, 4] },
      players: [
        { gold: 9, energy: 9, limbo: [5, 5], board: { [name]: 'blank', attackA: 'conflict treehome light' } },
      ],
    }).reveal(name)
    expect(table.offered()).toEqual([takeGold, takeEnergy])
    table.choose(takeGold)
    expect(purse(table, 0)).toEqual([10, 9])
    expect(table.state.players[0].limbo).toEqual([5, 5])
    expect(table.at('treehome light').armies).toBe(4)
    expect(table.holds(0, 'blank')).toBe(true)
  }
})

/** A player who can pay and do everything, with one card planned and a blank besides. */
function able(name: SpaceName, one: CardName, player: PlayerScene = {}, spec: SceneSpec = {}): Scene {
  return scene({
    armies: { 'treehome light': [0, 4], 'borderland light': [0, 1] },
    ...spec,
    players: [
      { gold: 9, energy: 9, limbo: [5, 5], ...player, board: { [name]: one, extractGold: 'blank' } },
      ...(spec.players ?? []),
    ],
  }).reveal(name)
}

proves(
  ['IMM-PERFORM-3', 'IMM-PERFORM-4', 'IMM-PERFORM-10'],
  'Every planned action can be given up for 1 gold or 1 energy; nothing is paid and the card comes back',
  () => {
    const rows: readonly (readonly [SpaceName, CardName, PlayerScene['dark']])[] = [
      ['extractEnergy', 'conflict treehome light', 'demons'],
      ['construct', 'conflict treehome light', 'demons'],
      ['attackA', 'conflict treehome light', 'demons'],
      ['transition3', 'conflict treehome light', 'demons'],
      ['attackB', 'conflict treehome light', 'demons'],
      ['attackOrMove', 'wild green light', 'demons'],
      ['darkSpecial', 'conflict treehome light', 'demons'],
      ['darkSpecial', 'conflict treehome light', 'orcs'],
      ['darkSpecial', 'conflict treehome light', 'necromancers'],
      ['darkSpecial', 'conflict treehome light', 'night-elves'],
      ['darkSpecial', 'conflict treehome light', 'trolls'],
      ['magicA', 'magic transition5', 'demons'],
      ['magicA', 'magic drawOrFirst', 'demons'],
      ['magicB', 'magic shrineOrTakeover', 'demons'],
      ['magicB', 'magic draw2OrTransition2', 'demons'],
    ]
    for (const [name, one, dark] of rows) {
      for (const [choice, left] of [
        [forfeitForGold, [10, 9]],
        [forfeitForEnergy, [9, 10]],
      ] as const) {
        const table = able(name, one, dark === undefined ? {} : { dark })
        table.choose(choice)
        expect(purse(table, 0)).toEqual(left)
        expect(table.holds(0, one)).toBe(true)
        expect(table.state.cards[Z.discard]).toEqual([])
        expect(table.state.cards[Z.shown]).toEqual([])
        expect(table.state.players[0].limbo).toEqual([5, 5])
        expect(table.at('treehome light').armies).toBe(4)
        expect(table.awaited).toEqual([1])
        expect(table.events.at(-1)).toEqual({ event: 'forfeited', seat: 0, take: choice['take'] })
      }
    }
  },
)

proves('IMM-PERFORM-4', 'A region card whose action is given up comes back as well', () => {
  const table = able('construct', 'treehome', {}, { holders: { treehome: 0 } }).choose(forfeitForGold)
  expect(table.holds(0, 'treehome')).toBe(true)
  expect(table.state.holder[region('treehome')]).toBe(0)
})

proves(
  'IMM-PERFORM-5',
  'After the action region and magic cards are in hand again and conflict cards on the discard pile',
  () => {
    const done = (
      name: SpaceName,
      one: CardName,
      choices: readonly Choice[],
      spec: SceneSpec = {},
    ): Scene => {
      const table = able(name, one, {}, spec)
      for (const choice of choices) table.choose(choice)
      expect(table.state.cards[Z.shown]).toEqual([])
      expect(onBoard(table, 0)).toEqual([card('blank', 0)])
      return table
    }
    const treehome = site('treehome light')
    const held: SceneSpec = { holders: { treehome: 0 } }
    const attack: readonly Choice[] = [
      { do: 'attackFrom', site: treehome },
      { do: 'target', site: site('heartwood light') },
      { do: 'commit', armies: 1 },
    ]
    const moving: readonly Choice[] = [
      { do: 'moveFrom', site: treehome },
      { do: 'moveTo', site: site('borderland light') },
      { do: 'move', armies: 1 },
    ]
    const rows: readonly (readonly [SpaceName, readonly Choice[]])[] = [
      ['extractEnergy', [{ do: 'extract', site: treehome }]],
      ['construct', [{ do: 'build', what: 'portal', site: treehome }]],
      ['transition3', [{ do: 'transition', site: treehome }]],
      ['attackA', attack],
      ['attackOrMove', moving],
      ['darkSpecial', [{ do: 'build', what: 'shrine', site: treehome }]],
    ]
    for (const [name, choices] of rows) {
      const byRegion = done(name, 'treehome', choices, held)
      expect(byRegion.holds(0, 'treehome')).toBe(true)
      expect(byRegion.state.cards[Z.discard]).toEqual([])
      const byConflict = done(name, 'conflict treehome light', choices)
      expect(byConflict.state.cards[Z.discard]).toEqual([card('conflict treehome light', 0)])
      expect(byConflict.holds(0, 'conflict treehome light')).toBe(false)
    }
    const wild = done('construct', 'wild green light', [{ do: 'build', what: 'shrine', site: treehome }])
    expect(wild.state.cards[Z.discard]).toEqual([card('wild green light', 0)])
    const magic = done('magicA', 'magic drawOrFirst', [{ do: 'marker' }])
    expect(magic.holds(0, 'magic drawOrFirst')).toBe(true)
    expect(magic.state.cards[Z.discard]).toEqual([])
  },
)

proves(
  'IMM-PERFORM-6',
  'Who passes takes 1, all planned cards back, and 1 again on each turn while others still act',
  () => {
    const table = scene({
      armies: { 'treehome light': [0, 1] },
      holders: { treehome: 0 },
      players: [
        {
          gold: 1,
          energy: 1,
          board: { extractGold: 'treehome', construct: 'blank', attackA: 'wild red dark' },
        },
        {
          board: { construct: 'blank', attackA: 'conflict treehome dark', attackB: 'conflict mossgate dark' },
        },
        { board: { magicA: 'magic transition5' } },
      ],
    })
    table.choose(passForEnergy)
    expect(purse(table, 0)).toEqual([1, 2])
    expect(onBoard(table, 0)).toEqual([])
    for (const one of ['treehome', 'blank', 'wild red dark'] as const) expect(table.holds(0, one)).toBe(true)
    expect(table.state.cards[Z.discard]).toEqual([])
    expect(table.state.players[0].passed).toBe(true)
    expect(table.state.players[1].passed).toBe(false)
    expect(table.events.at(-1)).toEqual({ event: 'passed', seat: 0, take: 'energy' })
    table.reveal('construct').choose(takeGold)
    table.choose(passForGold)
    expect(table.awaited).toEqual([0])
    expect(table.offered()).toEqual([takeGold, takeEnergy])
    table.choose(takeGold)
    expect(purse(table, 0)).toEqual([2, 2])
    table.reveal('attackA').choose(forfeitForGold)
    table.choose(takeGold).choose(takeEnergy)
    expect(purse(table, 0)).toEqual([2, 3])
    expect(purse(table, 2)).toEqual([2, 0])
    expect(table.awaited).toEqual([1])
  },
)

proves('IMM-PERFORM-6', 'Passing is possible on every turn, whatever is planned', () => {
  const table = able('construct', 'conflict treehome light').choose(forfeitForGold)
  expect(untilTurnOf(table, 0).offers(passForGold)).toBe(true)
  expect(table.offers(passForEnergy)).toBe(true)
})

proves('IMM-PERFORM-7', 'A player with only blanks on the board passes', () => {
  const table = scene({
    players: [{ gold: 1, board: { construct: 'blank', magicA: 'blank 2' } }, { board: { attackA: 'blank' } }],
  })
  expect(table.offered()).toEqual([passForGold, passForEnergy])
  for (const name of ['construct', 'magicA'] as const) {
    expect(table.offers(reveal(name))).toBe(false)
    expect(table.why(reveal(name))).toBe('IMM-PERFORM-7')
  }
  expect(table.why(reveal('attackA'))).toBe('IMM-PLAN-5')
  expectWholeMenu(table)
  table.choose(passForGold)
  expect(purse(table, 0)).toEqual([2, 0])
  expect(table.state.players[0].passed).toBe(true)
  const withMore = scene({
    players: [{ board: { construct: 'blank', magicA: 'blank 2', attackB: 'conflict treehome dark' } }],
  })
  expect(withMore.offers(reveal('construct'))).toBe(true)
  expect(withMore.offers(reveal('magicA'))).toBe(true)
  const magicOnly = scene({ players: [{ board: { magicB: 'magic transition5', attackB: 'blank' } }] })
  expect(magicOnly.offers(reveal('attackB'))).toBe(true)
})

proves(
  ['IMM-PERFORM-8', 'IMM-PERFORM-10', 'IMM-PERFORM-11'],
  'A player with an empty board takes 1 gold or 1 energy on each turn until all have finished',
  () => {
    const table = scene({
      round: 7,
      players: [
        { gold: 5, energy: 5 },
        { board: { attackA: 'conflict treehome dark', attackB: 'conflict mossgate dark' } },
        { board: { attackA: 'conflict treehome light' } },
      ],
    })
    expect(table.awaited).toEqual([0])
    expect(table.step).toBe('perform.compensation')
    expect(table.offered()).toEqual([takeGold, takeEnergy])
    expect(table.engine.menu(table.position, 0)?.blocked).toEqual([])
    expectWholeMenu(table)
    table.choose(takeEnergy)
    expect(purse(table, 0)).toEqual([5, 6])
    table.reveal('attackA').choose(forfeitForGold)
    table.reveal('attackA').choose(forfeitForGold)
    expect(table.awaited).toEqual([0])
    table.choose(takeGold)
    expect(purse(table, 0)).toEqual([6, 6])
    expect(table.state.players[0].passed).toBe(false)
    table.reveal('attackB').choose(forfeitForGold)
    // Nobody has anything left: seats 2 and 0 get nothing more, and the game is scored.
    expect(table.step).toBe('over')
    expect(purse(table, 0)).toEqual([6, 6])
    expect(purse(table, 2)).toEqual([1, 0])
  },
)

proves(
  'IMM-PERFORM-9',
  'The phase ends with the last card; a player with only blanks still has a passing turn before',
  () => {
    const table = scene({
      round: 7,
      players: [
        { board: { attackA: 'conflict treehome dark' } },
        { board: { construct: 'blank' } },
        { board: {} },
      ],
    })
    table.reveal('attackA').choose(forfeitForGold)
    expect(table.awaited).toEqual([1])
    expect(table.step).toBe('perform.turn')
    table.choose(passForGold)
    expect(table.step).toBe('over')
    expect([0, 1, 2].map((seat) => purse(table, seat))).toEqual([
      [1, 0],
      [1, 0],
      [0, 0],
    ])
  },
)

proves('IMM-PERFORM-9', 'If nobody has planned anything the phase is over before it begins', () => {
  const table = scene({ round: 7, stack: fromFirst() })
  expect(table.step).toBe('over')
  expect([0, 1, 2].map((seat) => purse(table, seat))).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ])
})

proves('IMM-PERFORM-9', 'It goes on as long as a single player has a card', () => {
  for (const last of [0, 1, 2]) {
    const players = [0, 1, 2].map((seat): PlayerScene =>
      seat === last ? { board: { attackA: 'blank' } } : {},
    )
    const table = scene({ players, stack: performing(0) })
    untilTurnOf(table, last)
    expect(table.awaited).toEqual([last])
    expect(table.step).toBe('perform.turn')
  }
})

proves(
  'IMM-PERFORM-12',
  'An action one gold or one energy short is impossible and gives compensation instead',
  () => {
    const treehome = site('treehome light')
    const transition: Choice = { do: 'transition', site: treehome }
    const attack: Choice = { do: 'attackFrom', site: treehome }
    const shrine: Choice = { do: 'build', what: 'shrine', site: treehome }
    const rows = [
      ['transition3', 'demons', transition, 'IMM-TRANSITION-1', 1, 2],
      ['construct', 'demons', { do: 'build', what: 'capital', site: treehome }, 'IMM-CONSTRUCT-1', 3, 3],
      ['attackOrMove', 'demons', { do: 'moveFrom', site: treehome }, 'IMM-MOVE-2', 1, 0],
      ['darkSpecial', 'demons', shrine, 'IMM-CONSTRUCT-12', 0, 2],
      ['darkSpecial', 'necromancers', transition, 'IMM-TRANSITION-1', 1, 2],
      ['darkSpecial', 'night-elves', attack, 'IMM-ATTACK-5', 1, 2],
      ['darkSpecial', 'trolls', attack, 'IMM-ATTACK-5', 2, 1],
    ] as const
    for (const [name, dark, choice, rule, needsGold, needsEnergy] of rows) {
      const having = (gold: number, energy: number): Scene =>
        able(name, 'conflict treehome light', { light: 'humans', dark, gold, energy })
      expect(having(needsGold, needsEnergy).offers(choice)).toBe(true)
      for (const [gold, energy] of [
        [needsGold - 1, needsEnergy],
        [needsGold, needsEnergy - 1],
      ]) {
        if (gold < 0 || energy < 0) continue
        const short = having(gold, energy)
        expect(short.offers(choice)).toBe(false)
        expect(short.why(choice)).toBe(rule)
        expect(short.numbers(choice)).toEqual({ needsGold, needsEnergy, gold, energy })
        expectWholeMenu(short)
        short.choose(forfeitForGold)
        expect(purse(short, 0)).toEqual([gold + 1, energy])
      }
    }
  },
)

proves('IMM-PERFORM-12', 'Free attacks and extraction need no purse at all', () => {
  for (const name of ['attackA', 'attackB', 'attackOrMove'] as const) {
    const table = able(name, 'conflict treehome light', { gold: 0, energy: 0 })
    expect(table.offers({ do: 'attackFrom', site: site('treehome light') })).toBe(true)
  }
})

proves(
  'IMM-PERFORM-13',
  'Without armies in the limbo there is no transition, and without cards nothing to draw',
  () => {
    const transition = able('transition3', 'conflict treehome light', { limbo: [0, 5] })
    expect(transition.why({ do: 'transition', site: site('treehome light') })).toBe('IMM-PERFORM-13')
    expect(transition.offered()).toEqual([forfeitForGold, forfeitForEnergy])
    const five = able('magicA', 'magic transition5', { limbo: [0, 0] })
    for (const realm of [0, 1]) expect(five.why({ do: 'limbo', realm })).toBe('IMM-PERFORM-13')
    expect(five.offered()).toEqual([forfeitForGold, forfeitForEnergy])
    for (const magic of ['drawOrFirst', 'draw2OrTransition2'] as const) {
      const dry = able('magicA', `magic ${magic}`, { limbo: [0, 0] }, { deck: 'empty' })
      expect(dry.state.cards[Z.deck]).toEqual([])
      expect(dry.why({ do: 'drawCards' })).toBe('IMM-PERFORM-13')
      expect(dry.offers({ do: 'drawCards' })).toBe(false)
      dry.choose(forfeitForEnergy)
      expect(purse(dry, 0)).toEqual([9, 10])
      const discards = able('magicA', `magic ${magic}`, {}, { deck: 'empty', discard: ['wild red dark'] })
      expect(discards.offers({ do: 'drawCards' })).toBe(true)
      const deck = able('magicA', `magic ${magic}`)
      expect(deck.offers({ do: 'drawCards' })).toBe(true)
    }
  },
)

proves(
  'IMM-PERFORM-14',
  'After the last army in the card’s region is lost, extraction, transition, building and moving are impossible',
  () => {
    // Seat 1 has just beaten seat 0 in light Treehome with the inhabitants' help; its card is in the stack.
    const rows = [
      ['extractGold', { do: 'extract', site: site('treehome light') }, 'IMM-PERFORM-14'],
      ['extractEnergy', { do: 'extract', site: site('treehome light') }, 'IMM-PERFORM-14'],
      ['transition3', { do: 'transition', site: site('treehome light') }, 'IMM-TRANSITION-2'],
      ['construct', { do: 'build', what: 'portal', site: site('treehome light') }, 'IMM-CONSTRUCT-2'],
      ['darkSpecial', { do: 'build', what: 'shrine', site: site('treehome light') }, 'IMM-CONSTRUCT-2'],
      ['attackOrMove', { do: 'moveFrom', site: site('treehome light') }, 'IMM-PERFORM-14'],
    ] as const
    for (const [name, choice, rule] of rows) {
      const table = scene({
        armies: { 'borderland light': [0, 3], 'kingsroad light': [0, 3] },
        tray: { armies: [1, 3] },
        players: [
          {
            gold: 9,
            energy: 9,
            limbo: [3, 3],
            board: { [name]: 'conflict treehome light', magicA: 'blank' },
          },
        ],
        stack: [
          ...performing(0),
          { step: 'battle.result', attacker: 1, defender: 0, site: site('treehome light'), side: 'B' },
        ],
      })
      expect(table.at('treehome light').owner).toBe(1)
      table.reveal(name)
      expect(table.offers(choice)).toBe(false)
      expect(table.why(choice)).toBe(rule)
      table.choose(forfeitForGold)
      expect(purse(table, 0)).toEqual([10, 9])
      expect(table.holds(0, 'conflict treehome light')).toBe(true)
    }
  },
)

proves(
  ['IMM-PERFORM-14', 'IMM-PLAN-11'],
  'A planned region card is of no use once its holder has no army in the region',
  () => {
    // The inhabitants alone have held light Treehome for seat 0, who keeps the card but has no army there.
    const table = scene({
      holders: { treehome: 0 },
      tray: { armies: [0, 1], inhabitants: 2 },
      players: [{ board: { extractGold: 'treehome', magicA: 'blank' } }],
      stack: [
        ...performing(0),
        { step: 'battle.result', attacker: 1, defender: 0, site: site('treehome light'), side: 'C' },
      ],
    })
    expect(table.at('treehome light').owner).toBe(-1)
    table.reveal('extractGold')
    for (const name of ['treehome light', 'treehome dark'] as const) {
      expect(table.why({ do: 'extract', site: site(name) })).toBe('IMM-PLAN-11')
    }
    expect(table.offered()).toEqual([forfeitForGold, forfeitForEnergy])
  },
)

/** Seat 0 takes over the card of Treehome, which lies on a space of seat 1’s board. */
function robbed(victim: PlayerScene['board'], spec: SceneSpec = {}): Scene {
  return scene({
    armies: { 'treehome light': [0, 3], 'treehome dark': [1, 1] },
    holders: { treehome: 1 },
    players: [
      { gold: 2, energy: 2, board: { magicA: 'magic shrineOrTakeover', extractGold: 'blank' } },
      { gold: 4, energy: 4, ...(victim === undefined ? {} : { board: victim }) },
      { board: { attackB: 'blank' } },
    ],
    ...spec,
  })
    .reveal('magicA')
    .choose({ do: 'takeover', site: site('treehome light') })
}

proves(
  'IMM-PERFORM-15',
  'A region card taken from a board leaves an empty space without compensation and cannot be used by its taker',
  () => {
    const table = robbed({ extractEnergy: 'treehome', attackA: 'conflict mossgate dark' })
    expect(purse(table, 1)).toEqual([4, 4])
    expect(onBoard(table, 1)).toEqual([card('conflict mossgate dark', 1)])
    expect(table.awaited).toEqual([1])
    expect(table.step).toBe('perform.turn')
    expect(table.offers(reveal('extractEnergy'))).toBe(false)
    expect(table.why(reveal('extractEnergy'))).toBe('IMM-PLAN-5')
    expect(table.offers(reveal('attackA'))).toBe(true)
    // The new holder has it in hand, where it does nothing before the next planning.
    expect(table.holds(0, 'treehome')).toBe(true)
    expect(onBoard(table, 0)).toEqual([card('blank', 0)])
    table.choose(passForGold).choose(passForGold).choose(passForGold)
    for (let n = 0; n < 3; n++) table.choose({ do: 'decline' })
    expect(table.step).toBe('plan')
    const put = { do: 'put', space: space('extractEnergy'), card: card('treehome', 0) }
    expect(table.offers(put, 0)).toBe(true)
    expect(table.offers(put, 1)).toBe(false)
  },
)

proves(
  ['IMM-PERFORM-16', 'IMM-PERFORM-8'],
  'Who loses the last planned card that way is finished, and gets 1 on each later turn',
  () => {
    const table = robbed({ extractEnergy: 'treehome' })
    expect(onBoard(table, 1)).toEqual([])
    expect(table.state.players[1].passed).toBe(false)
    expect(table.awaited).toEqual([1])
    expect(table.step).toBe('perform.compensation')
    expect(purse(table, 1)).toEqual([4, 4])
    table.choose(takeGold)
    expect(purse(table, 1)).toEqual([5, 4])
    table.choose(passForGold)
    table.choose(passForGold)
    expect(table.state.round).toBe(2)
    expect(purse(table, 1)).toEqual([5, 4])
  },
)

proves('IMM-PERFORM-17', 'Everybody is told which card has left which space, spectators too', () => {
  const before = scene({
    armies: { 'treehome light': [0, 3], 'treehome dark': [1, 1] },
    holders: { treehome: 1 },
    players: [
      { gold: 2, energy: 2, board: { magicA: 'magic shrineOrTakeover' } },
      { board: { extractEnergy: 'treehome', attackA: 'conflict mossgate dark' } },
    ],
  }).reveal('magicA')
  const choice = { do: 'takeover', site: site('treehome light') }
  const { events, taught } = before.engine.apply(before.position, 0, choice)
  expect(taught).toBe(true)
  for (const viewer of [0, 1, 2, 3]) {
    expect(before.engine.eventsFor(events, viewer)).toContainEqual({
      event: 'regionCard',
      seat: 0,
      region: region('treehome'),
      from: 1,
      space: space('extractEnergy'),
    })
    const { state, books } = before.engine.view(before.position, viewer)
    expect(state.cards[Z.board + 1][space('extractEnergy')]).toBe(-1)
    expect(books['cards'].where[card('treehome', 0)]).toBe(1 << Z.hand)
  }
})

proves('IMM-PERFORM-17', 'A card that goes from a board to the stack is seen by everybody too', () => {
  const table = scene({
    holders: { treehome: 0 },
    tray: { armies: [2, 2] },
    players: [{ board: { extractEnergy: 'treehome', attackA: 'conflict mossgate dark' } }],
    stack: [
      ...performing(0),
      { step: 'battle.result', attacker: 1, defender: 0, site: site('treehome light'), side: 'B' },
    ],
  })
  expect(table.events).toContainEqual({
    event: 'regionCardBack',
    seat: 0,
    region: region('treehome'),
    space: space('extractEnergy'),
  })
  expect(table.state.cards[Z.stack]).toContain(card('treehome', 0))
  expect(table.why(reveal('extractEnergy'))).toBe('IMM-PLAN-5')
})

proves(
  ['IMM-PERFORM-18', 'IMM-PERFORM-3'],
  'An attack can be given up until the armies are sent, and after that no more',
  () => {
    // The Night Elves’ own attack costs 2 energy and 1 gold.
    const begin = (): Scene => able('darkSpecial', 'wild green light', { dark: 'night-elves' })
    const steps: readonly (readonly [string, Choice])[] = [
      ['attack.from', { do: 'attackFrom', site: site('treehome light') }],
      ['attack.target', { do: 'target', site: site('heartwood light') }],
      ['attack.side', { do: 'side', as: 'B' }],
      ['attack.commit', { do: 'commit', armies: 3 }],
    ]
    for (let done = 0; done < steps.length; done++) {
      const table = begin()
      for (const [, choice] of steps.slice(0, done)) table.choose(choice)
      expect(table.step).toBe(steps[done][0])
      table.choose(forfeitForEnergy)
      expect(purse(table, 0)).toEqual([9, 10])
      expect(table.holds(0, 'wild green light')).toBe(true)
      expect(table.at('treehome light').armies).toBe(4)
      expect(table.awaited).toEqual([1])
    }
    const fought = begin()
    for (const [, choice] of steps) fought.choose(choice)
    expect(purse(fought, 0)).toEqual([8, 7])
    expect(fought.at('treehome light').armies).toBe(1)
    expect(fought.state.cards[Z.discard]).toEqual([card('wild green light', 0)])
    expect(fought.offers(forfeitForEnergy, 0)).toBe(false)
    expect(fought.awaited).toEqual([1])
  },
)

proves('IMM-PLAN-5', 'Only a space with a planned card can be revealed', () => {
  const table = scene({
    armies: { 'treehome light': [0, 3] },
    holders: { treehome: 0 },
    players: [{ gold: 9, energy: 9, board: { construct: 'treehome', magicB: 'magic transition5' } }],
  })
  const { army, magic } = table.engine.tables.edition.board
  for (const { id } of [...army, ...magic]) {
    const planned = id === 'construct' || id === 'magicB'
    expect(table.offers(reveal(id))).toBe(planned)
    expect(table.why(reveal(id))).toBe(planned ? undefined : 'IMM-PLAN-5')
  }
  expectWholeMenu(table)
})

test('a passed player is back in the next round', () => {
  const table = scene({ players: [{ board: { attackA: 'blank' } }] }).choose(passForGold)
  expect(table.state).toMatchObject({ round: 2 })
  expect(table.state.players.map(({ passed }) => passed)).toEqual([false, false, false])
  for (let n = 0; n < 3; n++) table.choose({ do: 'decline' })
  table.choose({ do: 'put', space: space('attackA'), card: card('blank', 0) }, 0)
  for (const seat of [0, 1, 2]) table.choose(READY, seat)
  expect(table.step).toBe('perform.turn')
})

test('revealing one’s own card can be taken back, and so can a choice that draws nothing', () => {
  const table = scene({
    armies: { 'treehome light': [0, 3], 'borderland light': [0, 1] },
    players: [{ gold: 1, board: { attackOrMove: 'conflict treehome light', attackA: 'blank' } }],
  })
  const match = new Match(table.engine, table.position)
  const start = match.engine.hash(match.position)
  match.choose(0, reveal('attackOrMove'))
  expect(match.whyNoUndo(0)).toBeUndefined()
  expect(match.whyNoUndo(1)).toBeDefined()
  expect(match.undo(0)).toEqual(reveal('attackOrMove'))
  expect(match.engine.hash(match.position)).toBe(start)
  match.choose(0, reveal('attackOrMove'))
  match.choose(0, { do: 'moveFrom', site: site('treehome light') })
  match.choose(0, { do: 'moveTo', site: site('borderland light') })
  match.choose(0, { do: 'move', armies: 2 })
  expect(match.position.state.players[0].gold).toBe(0)
  for (let n = 0; n < 4; n++) match.undo(0)
  expect(match.engine.hash(match.position)).toBe(start)
})

test('a drawn card, a thrown battle and a card taken from a board cannot be taken back', () => {
  const barrier = (table: Scene, choices: readonly Choice[]): string | undefined => {
    const match = new Match(table.engine, table.position)
    for (const choice of choices) match.choose(0, choice)
    return match.whyNoUndo(0)?.key
  }
  const drawing = able('magicA', 'magic drawOrFirst')
  expect(barrier(drawing, [{ do: 'drawCards' }])).toBe('kernel.undo.revealed')
  expect(barrier(drawing, [{ do: 'marker' }])).toBeUndefined()
  const attack: Choice[] = [
    { do: 'attackFrom', site: site('treehome light') },
    { do: 'target', site: site('heartwood light') },
  ]
  const attacking = able('attackA', 'conflict treehome light')
  expect(barrier(attacking, attack)).toBeUndefined()
  expect(barrier(attacking, [...attack, { do: 'commit', armies: 2 }])).toBe('kernel.undo.drew')
  const taking = scene({
    armies: { 'treehome light': [0, 3], 'treehome dark': [1, 1] },
    holders: { treehome: 1 },
    players: [
      { gold: 2, energy: 2, board: { magicA: 'magic shrineOrTakeover' } },
      { board: { extractEnergy: 'treehome' } },
    ],
  }).reveal('magicA')
  expect(barrier(taking, [{ do: 'takeover', site: site('treehome light') }])).toBe('kernel.undo.revealed')
})

test('the menu names the cards and spaces of the own board', () => {
  const table = scene({
    armies: { 'treehome light': [0, 3] },
    holders: { treehome: 0 },
    players: [{ board: { construct: 'treehome', magicB: 'blank' } }, {}, { board: { attackA: 'blank' } }],
  })
  const { tables } = table.engine
  expect(table.engine.describedMenu(table.position, 0)?.question.key).toBe('ask.perform')
  expect(describedEntry(table, reveal('construct'))).toMatchObject({
    text: {
      key: 'choose.reveal',
      with: { card: cardText(tables, card('treehome', 0)), space: spaceText(tables, space('construct')) },
    },
    at: `space:${space('construct')}`,
  })
  expect(describedEntry(table, passForEnergy)).toMatchObject({
    text: { key: 'choose.pass' },
    gain: amountText('energy', 1),
  })
  table.choose(passForGold)
  expect(table.engine.describedMenu(table.position, 1)?.question.key).toBe('ask.compensation')
  expect(describedEntry(table, takeEnergy)?.text).toMatchObject({
    key: 'choose.take',
    with: { amount: amountText('energy', 1) },
  })
})
