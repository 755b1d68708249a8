import type { PlainMenu, Described } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { darkVenture } from '../src/game.ts'
import { bind } from '../src/state/mutations/pieces.ts'
import { PIECE_NO, TOKEN } from '../src/state/names.ts'
import { games, watchGame, type Moment } from './support/games.ts'
import { scene } from './support/scene.ts'

/** By step and verb: the kinds of place that an entry names in `at`, and in `from` after a `<`; nothing: it has none. */
const PLACES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'setup.side': { side: ['side'] },
  'setup.place': { start: ['node'], unlock: ['ability'] },
  turn: {
    march: ['piece'],
    attack: ['piece'],
    ability: ['ability', 'piece<ability'],
    draw: ['piece'],
    play: ['card'],
    useItem: ['piece<card'],
    equip: ['piece<card'],
    handOver: ['piece<card'],
    claim: ['node<card'],
    take: ['piece'],
    takeGoods: ['piece'],
    search: ['piece'],
    activate: ['piece'],
    cleanse: ['piece'],
    dismantle: ['edge<piece'],
    exchange: ['piece'],
    escape: ['piece'],
    unbind: ['piece'],
    summon: ['ancient'],
    power: ['ability'],
    rerollFace: ['face<card'],
    unlock: ['ability'],
    propose: ['side'],
    pass: ['piece<piece'],
    forfeit: [''],
    end: [''],
  },
  'turn.keep': { bank: ['face'], drop: ['memory'], done: [''] },
  'memory.keep': { drop: ['memory'] },
  'forfeit.vote': { keepUnits: [''], removeUnits: [''] },
  'pay.dice': { spend: ['face'] },
  'pay.mix': { spend: ['face'], discard: ['card'] },
  'pay.goods': { payGood: ['piece'] },
  'goods.lose': { payGood: ['piece'] },
  march: { step: ['node<piece', '<piece'], stairs: ['node<piece'], take: ['piece'], halt: ['piece'] },
  'attack.partner': { partner: ['piece'], alone: [''] },
  'attack.target': { target: ['piece'], alone: [''] },
  'fight.defend': { with: ['piece'], play: ['card'], fungus: ['piece'], ready: [''] },
  'fight.adjust': { egg: ['piece'], play: ['card'], rerollDie: ['die', 'die<card'], stand: [''] },
  'fight.spoils': { kill: [''], capture: ['piece<piece'], ability: ['piece<ability'], play: ['card'] },
  'fight.killed': { revive: ['card'], play: ['card'], letDie: [''] },
  'fight.counter': { counter: [''], noCounter: [''] },
  'card.keep': { save: ['card'], discard: ['card'] },
  'card.save': { discard: ['card'] },
  'card.room': { discard: ['card'] },
  'exchange.whom': { unit: ['piece'] },
  'trade.lay': { lay: ['card'], back: ['card'], want: ['want'], decline: [''] },
  'trade.answer': { accept: [''], decline: [''], counterOffer: [''] },
  'trade.give': { lay: ['card'], back: ['card'], offer: [''], decline: [''] },
  'trade.counter': { lay: ['card'], back: ['card'], offer: [''], decline: [''] },
  'trade.settle': { accept: [''], decline: [''] },
  pick: {
    unit: ['piece'],
    node: ['node'],
    card: ['card'],
    pickSide: ['side'],
    option: ['option'],
    face: ['face'],
    goods: ['goods'],
    row: ['row'],
    edge: ['edge'],
    die: ['die'],
    enough: [''],
  },
  'roll.again': { rerollDie: ['die<card'], stand: [''] },
  'build.edge': { edge: ['edge'] },
  'build.part': { option: ['part'] },
  'gather.kind': { goods: ['goods'] },
  'token.lift': { node: ['node'] },
  'hero.unlock': { unlock: ['ability'] },
}

function kindOf(name: string | undefined): string {
  if (name === undefined) return ''
  return /^[a-z]+:\d+$/.test(name) ? name.split(':')[0] : `“${name}”`
}

function namedIn({ at, from }: Described): string {
  return from === undefined ? kindOf(at) : `${kindOf(at)}<${kindOf(from)}`
}

/** A menu is described with what is barred only the first times a step asks: there is much of it. */
const WITH_BARRED = 15

describe('Every entry of a menu names what it concerns', () => {
  const asked = new Map<string, number>()
  const wrong = new Set<string>()
  const alike = new Set<string>()
  const lifted = new Set<string>()

  function look({
    engine,
    position,
    seat,
    step,
  }: Pick<Moment, 'engine' | 'position' | 'seat' | 'step'>): void {
    const times = (asked.get(step) ?? 0) + 1
    asked.set(step, times)
    const whole = engine.plainMenu(position, seat) as PlainMenu
    const plain = times > WITH_BARRED ? { ...whole, blocked: [] } : whole
    const menu = engine.describeMenu(engine.view(position, seat), plain)
    const seen = new Map<string, string>()
    for (const entry of [...(menu?.entries ?? []), ...(menu?.blocked ?? [])]) {
      const { at, from, text, cost, gain, lifts, choice } = entry
      const named = namedIn(entry)
      if (PLACES[step]?.[choice.do]?.includes(named) !== true) wrong.add(`${step} ${choice.do}: ${named}`)
      if (lifts === true) lifted.add(`${step} ${choice.do}`)
      if ('rule' in entry) continue
      const shown = JSON.stringify([at, from, text, cost, gain])
      const made = JSON.stringify(choice)
      if ((seen.get(shown) ?? made) !== made) alike.add(`${step}: ${seen.get(shown)} and ${made}`)
      seen.set(shown, made)
    }
  }

  test.each(games)('$id with $seats', { timeout: 120_000 }, (game) => {
    watchGame(game, 'c', 500, (moment) => {
      look(moment)
      return undefined
    })
    expect([...wrong]).toEqual([])
    expect([...alike]).toEqual([])
    expect([...lifted]).toEqual(['turn march'])
  })

  /** What seldom asks, laid out by hand: its frame on that of the turn. */
  const trade = { side: 5, partner: 1, kind: 0, count: 1 }
  test.each([
    ['attack.partner', { side: 1, piece: 40, range: -1, strength: -1, pay: 1, cause: 0 }],
    ['build.part', { side: 1, square: 100 }],
    ['card.save', { side: 5 }],
    ['card.room', { side: 5, card: 3 }],
    ['exchange.whom', { side: 5, piece: PIECE_NO.delok, for: 0 }],
    ['forfeit.vote', { side: 5, next: 0, keep: 0, remove: 0 }],
    ['goods.lose', { side: 1, piece: -1, left: 1 }],
    ['hero.unlock', { side: 5 }],
    ['memory.keep', { side: 5 }],
    ['pay.goods', { side: 1, piece: -1, left: 1, least: 1, paid: 0 }],
    ['pay.mix', { side: 5, need: 2, cards: 2, skulls: 2 }],
    ['roll.again', { side: 5, piece: -1, dice: 2, atLeast: 9, faces: 0, shown: [2, 4] }],
    ['token.lift', { side: 1, token: TOKEN.egg }],
    ['trade.lay', trade],
    ['trade.answer', trade],
    ['trade.give', trade],
    ['trade.counter', trade],
    ['trade.settle', trade],
  ])('%s', (step, locals) => {
    const t = scene({
      sides: {
        'hero:delok': { units: { d: 'delok F12' }, hand: ['flank', 'sabotage'], memory: '1 2 d s' },
        dhargon: {
          units: {
            h: { is: 'dhargon-hunter', at: 'F12', goods: { ore: 1, gold: 1 } },
            i: 'dhargon-hunter F12',
          },
          hand: ['flank'],
        },
      },
      tokens: { F11: ['egg'] },
      stack: [{ step, ...locals }],
      also: (s) => {
        if (step === 'hero.unlock') s.unlocked[5] = 1 << 12
        if (step === 'exchange.whom') for (const piece of s.army[1].slice()) bind(s, piece, PIECE_NO.delok)
      },
    })
    look({ engine: t.engine, position: t.position, seat: t.awaited[0], step: t.step })
    expect(asked.get(step)).toBeGreaterThan(0)
    expect([...wrong, ...alike]).toEqual([])
  })

  test('every step that asks is in the table, and has asked', () => {
    const asking = darkVenture.steps.filter(({ kind }) => kind === 'ask').map(({ name }) => name)
    expect(Object.keys(PLACES).toSorted()).toEqual(asking.toSorted())
    expect(asking.filter((name) => !asked.has(name))).toEqual([])
  })
})
