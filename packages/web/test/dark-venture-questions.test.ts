import { letChoose, random } from '@longtable/bots'
import { darkVenture, type DarkVenture } from '@longtable/dark-venture'
import { handOf, sideOfSeat, wornBy, Z, type VentureViewContext } from '@longtable/dark-venture/board'
import {
  Engine,
  Match,
  Random,
  seedFrom,
  type DescribedMenu,
  type BotPlayer,
  type View,
} from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import {
  isAskedHere,
  shownThings,
  UNLOCKING,
  type ShownThings,
} from '../src/games/dark-venture/cards/questions.ts'
import { ownDice } from '../src/games/dark-venture/dice/order.ts'
import { sceneOf, type Scene } from '../src/games/dark-venture/view/view-facts.ts'
import { choosingFrom, gesturesFrom, offersOf } from '../src/match-ui/targets/offers.ts'

interface Seen {
  readonly asked: DescribedMenu
  readonly ctx: VentureViewContext
  readonly scene: Scene
  readonly side: number
  readonly seat: number
}

const hands = { choose: () => {}, chooseAll: () => {}, hold: () => {}, list: () => {} }

/** What lies on the slip, as the table would lay it. */
function slipOf({ asked, ctx, scene, side }: Seen): ShownThings {
  const offers = offersOf(asked.entries, asked.blocked)
  const gestures = gesturesFrom([], () => [])
  const choosing = choosingFrom(
    { question: asked.question, offers, gestures, held: undefined },
    hands,
    (place) => place,
  )
  return shownThings(choosing, asked.entries, { venture: ctx, side, scene, step: asked.step })
}

/** Is a place of those that this part of the table draws drawn by somebody? Others are not its business. */
function isDrawn(place: string, seen: Seen, shown: ShownThings): boolean {
  const { asked, ctx, scene, side, seat } = seen
  const [kind, id] = place.split(':')
  const n = Number(id)
  const isSlip = isAskedHere(asked.step)
  switch (kind) {
    case 'card': {
      const own = [...handOf(ctx.state, side), ...wornBy(ctx.state, side)]
      const isLaid = scene === 'trade' && ctx.state.cards[Z.offer + seat].includes(n)
      return own.includes(n) || isLaid || (isSlip && shown.card.includes(n))
    }
    case 'option':
      return scene === 'story' || (isSlip && shown.option.includes(n))
    case 'row':
      return isSlip && shown.row.includes(n)
    case 'goods':
      return isSlip && shown.goods.includes(n)
    case 'face': {
      const { dice, memory } = ownDice(ctx, side)
      return dice[n] + memory[n] > 0 || (isSlip && shown.face.includes(n))
    }
    case 'ability':
      return !UNLOCKING.includes(asked.step) || shown.ability.includes(n)
    case 'want':
      return asked.step === 'trade.lay'
    default:
      return true
  }
}

function* questionsOf(
  seats: number,
  config: Readonly<Record<string, string>>,
  seed: string,
  most: number,
): Generator<Seen> {
  const engine = new Engine(darkVenture, seats, config)
  const match = new Match(engine, seedFrom(seed))
  const chance = new Random(seedFrom(seed))
  for (let n = 0; n < most && !engine.over(match.position); n++) {
    const [seat] = engine.awaited(match.position)
    const asked = engine.describedMenu(match.position, seat)
    if (asked === null) throw new Error('nobody is asked')
    const view = engine.view(match.position, seat)
    const ctx = engine.viewContext(view)
    const scene = sceneOf(view as unknown as View, ctx)
    yield { asked, ctx, scene, seat, side: sideOfSeat(ctx.state, seat, view.stack.at(-1)) }
    match.choose(seat, letChoose(random as BotPlayer<DarkVenture>, engine, match.position, seat, chance))
  }
}

describe('questions of Dark Venture', () => {
  const games = [
    {
      name: 'a war of five',
      seats: 5,
      config: { mode: 'victory' },
      seed: 'war 5',
      kinds: ['card', 'goods', 'option', 'row', 'want'],
    },
    {
      name: 'an adventure of three',
      seats: 3,
      config: { mode: 'adventure' },
      seed: 'adv 5',
      kinds: ['goods', 'option', 'row'],
    },
  ]
  for (const { name, seats, config, seed, kinds } of games) {
    test(`everything that is asked for in ${name} lies somewhere on the table`, () => {
      const missing = new Set<string>()
      const met = new Set<string>()
      for (const seen of questionsOf(seats, config, seed, 2500)) {
        const shown = slipOf(seen)
        for (const { at } of seen.asked.entries) {
          if (at === undefined) continue
          met.add(at.split(':')[0])
          if (!isDrawn(at, seen, shown)) missing.add(`${seen.asked.step} ${at}`)
        }
      }
      expect([...missing]).toEqual([])
      expect([...met]).toEqual(expect.arrayContaining(kinds))
    })
  }
})
