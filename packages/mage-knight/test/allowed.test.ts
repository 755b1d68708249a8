import type { Choice } from '@longtable/kernel'
import { proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import type { Effect } from '../src/content/effect.ts'
import { BLACK } from '../src/content/ids.ts'
import { numbered } from '../src/content/numbers.ts'
import type { Use } from '../src/state/match.ts'
import { allCards, face, kindOf } from '../src/state/pools/deed-cards.ts'
import { allSkills, skillRow } from '../src/state/pools/skill-tokens.ts'
import { unitKind, unitRow } from '../src/state/pools/unit-cards.ts'
import { Stage } from '../src/state/schema/stages.ts'
import { duel } from './support/duels.ts'
import { facing, fight, melee } from './support/plays.ts'
import { scene, type PlayerScene, type Scene } from './support/scene.ts'

/**
 * Whatever the register allows at a moment is offered, and nothing else. What is allowed is worked out here from the rows
 * alone, by the words of MK-TURN-29, MK-TURN-30 and the phases of a combat; all costs can be paid.
 */

/** What may be played at a moment, besides special effects. */
interface Moment {
  readonly at: (player: PlayerScene, night: boolean) => Scene
  /** Who plays. */
  readonly seat?: number
  readonly points: boolean
  readonly heals: boolean
  readonly shoots: boolean
  readonly strikes: boolean
  readonly blocks: boolean
  /** Moments that effects name. */
  readonly named: readonly string[]
  /** It is no turn of one's own: what may be played is less, and perhaps to no use is not enough (MK-TURN-04, MK-PVP-16). */
  readonly partial?: true
}

const peace = { points: true, heals: true, shoots: false, strikes: false, blocks: false }
const war = { points: true, heals: false, shoots: false, strikes: false, blocks: false }
const PROWLERS = { enemies: ['prowlers', 'iceMages'] }

const afterwards = (player: PlayerScene, night: boolean): Scene =>
  scene({ night, players: [player], also: (s) => void (s.stage = Stage.after) })
const damaged = (player: PlayerScene, night: boolean): Scene =>
  fight({ ...PROWLERS, night, players: [{ level: 9, ...player }] }).take('endPhase', 'endPhase')
const defending = (player: PlayerScene, night: boolean, how: 'full' | 'partial'): Scene =>
  begun(duel({ hand: ['rage', 'swiftness'], tokens: 'w' }, player, { night, source: '' })).take(how)

/** Nothing is used before the duel. */
function begun(t: Scene): Scene {
  return t.step === 'turn.before' ? t.take('begin') : t
}

const moments: Readonly<Record<string, Moment>> = {
  'while moving': {
    ...peace,
    at: (player, night) => scene({ night, players: [player] }),
    named: ['outsideCombat', 'beforeSource'],
  },
  'where locals talk': {
    ...peace,
    at: (player, night) => scene({ night, players: [{ ...player, at: '1.E' }] }),
    named: ['outsideCombat', 'beforeSource'],
  },
  'while interacting': {
    ...peace,
    at: (player, night) => scene({ night, players: [{ ...player, at: '1.E' }] }).take('interact'),
    named: ['outsideCombat', 'beforeSource', 'interaction'],
  },
  'after the action': { ...peace, at: afterwards, named: ['outsideCombat', 'beforeSource'] },
  'on a rest': {
    ...peace,
    at: (player, night) => scene({ night, players: [player] }).take('rest'),
    named: ['outsideCombat', 'beforeSource'],
  },
  'at the start of a combat': {
    ...war,
    shoots: true,
    at: (player, night) => fight({ ...PROWLERS, night, players: [player] }),
    named: ['combatStart', 'beforeSource'],
  },
  'in the block phase': {
    ...war,
    at: (player, night) => fight({ ...PROWLERS, night, players: [player] }).take('endPhase'),
    named: ['blockPhase', 'beforeSource'],
  },
  'against a faced enemy': {
    ...war,
    blocks: true,
    at: (player, night) => facing(fight({ enemies: ['prowlers'], night, players: [player] })),
    named: ['blockPhase', 'beforeSource'],
  },
  'while damage is dealt': { ...war, at: damaged, named: ['beforeSource'] },
  'in the attack phase': {
    ...war,
    shoots: true,
    strikes: true,
    at: (player, night) => melee(fight({ enemies: ['prowlers'], night, players: [{ level: 9, ...player }] })),
    named: ['attackPhase', 'beforeSource'],
  },
  'in full defence': {
    ...war,
    seat: 1,
    shoots: true,
    at: (player, night) => defending(player, night, 'full'),
    named: ['combatStart', 'beforeSource'],
  },
  'in partial defence': {
    ...war,
    seat: 1,
    points: false,
    shoots: true,
    partial: true,
    at: (player, night) => defending(player, night, 'partial'),
    named: ['combatStart', 'beforeSource'],
  },
}

/** May this be played at this moment? */
function isAllowed(effect: Effect, moment: Moment): boolean {
  switch (effect.do) {
    case 'move':
    case 'influence':
    case 'fame':
    case 'journey':
      return moment.points
    case 'heal':
      return moment.heals
    case 'attack':
      return moment.strikes || (moment.shoots && effect.reach !== 'melee')
    case 'block':
      return moment.blocks
    case 'sideways':
      return moment.points || moment.strikes || moment.blocks
    case 'reputation':
    case 'wound':
    case 'woundSelf':
    case 'roll':
      return false // never what something is played for
    case 'after':
      // What a card does to itself at the end of the turn is a reason; points of its own are counted apart.
      return effect.moment === 'endOfTurn' ? moment.points && bringsBack(effect.part) : true
    case 'lasting':
      return effect.is.rule === 'terrain' || effect.is.rule === 'stride' || effect.is.rule === 'buy'
        ? moment.points
        : true
    case 'all':
      if (!moment.heals && effect.parts.some(({ do: verb }) => verb === 'heal')) return false
      return effect.parts.some((part) => isAllowed(part, moment))
    case 'oneOf':
      return effect.parts.some((part) => isAllowed(part, moment))
    case 'may':
    case 'upTo':
    case 'when':
    case 'pay':
      return isAllowed(effect.part, moment)
    case 'only':
      return moment.named.includes(effect.at) && isAllowed(effect.part, moment)
    default:
      return true // special effects, at any time of the turn
  }
}

function bringsBack(effect: Effect): boolean {
  if (effect.do === 'may' || effect.do === 'when') return bringsBack(effect.part)
  return effect.do === 'putThis'
}

/** But for Wings of Night, which makes Move points of use in a fight. */
const cards = [...new Set(allCards.map((card) => face(card).id))].filter(
  (id) => id !== 'wound' && id !== 'wingsOfWind',
)
const units = numbered.units.flatMap((_, unit, all) =>
  all.findIndex((_row, other) => unitKind(other) === unitKind(unit)) === unit ? [unitRow(unit).id] : [],
)
const skills = allSkills.map((skill) => skillRow(skill).id)

function parts<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size))
}

/** Whatever it costs: all colours of mana, cards to discard, Move points. */
const purse = {
  tokens: 'rrrbbbgggwwwk',
  crystals: 'rbgw',
  move: 9,
  influence: 3,
  deck: ['rage', 'march', 'stamina'],
  discard: ['rage', 'march', 'stamina'],
} as const

const named = new Set(['play', 'unit', 'skill'])

function useOf(t: Scene, choice: Choice): Use {
  const { uses } = t.engine.tables
  const n = Number(choice['use'])
  if (choice.do === 'play') return uses.cards[kindOf(Number(choice['card']))][n]
  if (choice.do === 'unit') return uses.units[unitKind(Number(choice['unit']))][n]
  return uses.skills[Number(choice['skill'])][n]
}

/** Entries that are offered though nothing allows them, or not though something does. */
function wrong(t: Scene, moment: Moment): string[] {
  const seat = moment.seat ?? 0
  const menu = t.engine.menu(t.position, seat)
  if (menu === null) return ['no menu']
  const open = new Set([...menu.offered, ...menu.idles].map((choice) => JSON.stringify(choice)))
  return t.engine.universe(t.position, seat).flatMap((choice) => {
    if (!named.has(choice.do)) return []
    const use = useOf(t, choice)
    if (use.mana.includes(BLACK) && !t.state.night) return [] // black mana is of no use by Day
    const effect = t.engine.tables.nodes.effects[use.node]
    if (effect.do === 'pay' && effect.cost.pay === 'move' && t.player(seat).move < effect.cost.n) return []
    const skill = choice.do === 'skill' && moment.partial === true // MK-PVP-16
    const allowed = !skill && isAllowed(effect, moment)
    const offered = open.has(JSON.stringify(choice))
    if (allowed === offered || (allowed && moment.partial === true)) return []
    return [`${t.words(choice)}: offered ${offered}`]
  })
}

describe.each(Object.entries(moments))(
  'What the rules allow %s is offered, and nothing else',
  (_name, moment) => {
    proves(
      ['MK-TURN-29', 'MK-TURN-30', 'MK-COMBAT-12', 'MK-COMBAT-13'],
      'of every card, by Day and at Night',
      () => {
        for (const night of [false, true]) {
          for (const some of parts(cards, 6)) {
            const hand = [...new Set([...some, 'march', 'rage', 'wound'])]
            expect(wrong(moment.at({ ...purse, hand }, night), moment)).toEqual([])
          }
        }
      },
    )

    proves(['MK-TURN-29', 'MK-TURN-30'], 'of every unit and skill', () => {
      const hand = ['march', 'rage', 'wound', 'promise']
      for (const some of parts(units, 5)) {
        expect(wrong(moment.at({ ...purse, hand, units: some }, true), moment)).toEqual([])
      }
      for (const some of parts(skills, 11)) {
        expect(wrong(moment.at({ ...purse, hand, skills: some }, true), moment)).toEqual([])
      }
    })

    proves(['MK-CARD-04', 'MK-TURN-30'], 'of cards played sideways', () => {
      const t = moment.at({ ...purse, hand: ['march', 'rage', 'fireball', 'rubyRing'] }, false)
      const { points, strikes, blocks } = moment
      const sides = { move: points, influence: points, attack: strikes, block: blocks }
      for (const [as, allowed] of Object.entries(sides)) {
        for (const card of ['march', 'rage', 'fireball', 'rubyRing']) {
          expect([card, as, t.offers(`side ${card} ${as}`, moment.seat)]).toEqual([card, as, allowed])
        }
      }
    })
  },
)

/** Makes the choice, and answers whatever is asked until the turn goes on. Is there anything to choose then? */
function goesOn({ engine, position, step }: Scene, seat: number, choice: Choice): boolean {
  const at = engine.copy(position)
  engine.apply(at, seat, choice)
  const stepNow = (): string | undefined => at.stack.at(-1)?.step
  for (let n = 0; n < 40 && stepNow() !== step && stepNow() !== 'turn.main'; n++) {
    const [asked] = engine.awaited(at)
    const [first] = engine.menu(at, asked)?.offered ?? []
    if (first === undefined) return false
    engine.apply(at, asked, first)
  }
  return (engine.menu(at, engine.awaited(at)[0])?.size ?? 0) > 0
}

test.each(Object.keys(moments).filter((name) => name !== 'in partial defence'))(
  'What is of no use %s does no harm: the turn goes on',
  (name) => {
    const moment = moments[name]
    const seat = moment.seat ?? 0
    const stuck: Choice[] = []
    let tried = 0
    for (const some of parts([...cards, 'wingsOfWind'], 12)) {
      const t = moment.at({ ...purse, hand: [...new Set([...some, 'march', 'rage'])] }, true)
      for (const choice of t.engine.menu(t.position, seat)?.idles.slice() ?? []) {
        if (!goesOn(t, seat, choice)) stuck.push(choice)
        tried++
      }
    }
    expect(stuck).toEqual([])
    expect(tried).toBeGreaterThan(0)
  },
)
