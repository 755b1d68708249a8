import { Engine, Random, seedFrom, type Choice, type Position, type Told } from '@longtable/kernel'
import { novice } from '../../src/bot/novice.ts'
import type { Side } from '../../src/choices/plays.ts'
import { heroes } from '../../src/content/heroes.ts'
import { Site, skillIds } from '../../src/content/ids.ts'
import {
  bannerRow,
  cardRow,
  coverage,
  enemyRow,
  sideRow,
  skillRowOf,
  tacticRow,
  unitUseRow,
  type Row,
} from '../../src/coverage.ts'
import type { Event } from '../../src/events.ts'
import { mageKnight } from '../../src/game.ts'
import { siteAt } from '../../src/map/lattice.ts'
import { Stage } from '../../src/stages.ts'
import type { MageKnight, Seat, State } from '../../src/state.ts'
import { face, kindOf } from '../../src/things/deeds.ts'
import { L } from '../../src/things/tile-pool.ts'
import { isRuins, T } from '../../src/things/tokens.ts'
import { Gifts } from './gifts.ts'

/**
 * Random play that is steered: choices whose rows were never at work come first, players are dealt what was never
 * played, and piles turn up what was never met.
 */
export class Steer extends Gifts {
  /** Plays one game; gifts make seasoned heroes of beginners. */
  play(scenario: string, seats: number, seed: string): Position<MageKnight> {
    const engine = new Engine(mageKnight, seats, { scenario })
    const random = new Random(seedFrom(`${seed} steer`))
    const told: Told<Event>[] = []
    const position = engine.start(seedFrom(seed), told)
    this.note(told)
    while (!engine.over(position)) {
      const [seat] = engine.awaited(position)
      if (this.isNewTurn(position, seat)) this.deal(engine, position, seat)
      else this.lend(position, seat, random)
      const offered = engine.menu(position, seat)?.offered ?? []
      if (offered.length === 0)
        throw new Error(`nothing is offered in ${JSON.stringify(position.stack.at(-1))}`)
      const choice = this.choose(engine, position, seat, offered, random)
      this.note(engine.apply(position, seat, choice).events)
      this.choices++
      const wrong = mageKnight.broken(position.state, engine.env, engine.seats)
      if (wrong.length > 0) throw new Error(`${scenario}, ${seats} players, ${seed}: ${wrong.join('; ')}`)
    }
    return position
  }

  private note(events: readonly Told<Event>[]): void {
    for (const { event } of events) coverage(event, (kind, row) => void this.missing.delete(`${kind}/${row}`))
  }

  /** What was never at work first; otherwise mostly what a beginner would do, so that something happens. */
  private choose(
    engine: Engine<MageKnight>,
    position: Position<MageKnight>,
    seat: Seat,
    offered: readonly Choice[],
    random: Random,
  ): Choice {
    const fresh = offered.filter((choice) => {
      const row = rowOf(position.state, seat, choice, engine)
      return (row !== undefined && this.isNew(row)) || this.leadsOn(position.state, choice)
    })
    if (fresh.length > 0) return random.pick(fresh)
    if (random.below(4) === 0) return random.pick(offered)
    const view = engine.view(position, seat)
    const { step } = view.stack[view.stack.length - 1]
    return novice.choose({ view, env: engine.env, step, offered }, random)
  }

  /** Where somebody waits who was never beaten, or a tile may lie that was never seen. */
  private leadsOn(s: State, choice: Choice): boolean {
    if (choice.do === 'play' && face(Number(choice['card'])).id === 'manaStorm')
      return this.needs('ways to pay/blackDie')
    const isUnbeaten = (post: number): boolean => {
      const token = s.tokens[T.posts][post]
      return token >= 0 && !isRuins(token) && this.isNew(enemyRow(token, 'beaten'))
    }
    switch (choice.do) {
      case 'explore':
        return this.needs('tiles/') || (this.needsCity() && s.tiles[L.core].length > 0)
      case 'challenge':
      case 'aim':
        return isUnbeaten(Number(choice['post']))
      case 'step':
        if (siteAt(s, Number(choice['hex'])) === Site.city && this.needsCity()) return true
        return s.postHex.some((hex, post) => hex === choice['hex'] && isUnbeaten(post))
      case 'enter':
        return ['sites', 'enemies beaten', 'rewards'].some((row) => this.needs(row))
      case 'burn':
        return this.needs('kinds of fights/burning')
      case 'propose':
      case 'invite':
      case 'send':
      case 'yes':
        return this.needs('kinds of fights/share')
      case 'shield':
      case 'incant':
        return this.needs('kinds of fights/incantation')
      case 'interact':
        return this.places(s, s.active).includes(s.players[s.active].at)
      case 'skill':
        return this.needs('ways to pay') && PAYING.includes(skillIds[Number(choice['skill'])])
      default:
        return choice.do === 'strike'
    }
  }

  private isNewTurn({ state, stack }: Position<MageKnight>, seat: Seat): boolean {
    const top = stack[stack.length - 1]
    return top.step === 'turn.main' && state.stage === Stage.moving && state.players[seat].trail.length <= 1
  }
}

/** Skills that open ways to pay. */
const PAYING: readonly string[] = ['sourceOpening', 'polarization', 'invocation']

/** The row that a choice would put to work. */
function rowOf(s: State, seat: Seat, choice: Choice, { env }: Engine<MageKnight>): Row | undefined {
  const number = (name: string): number => Number(choice[name])
  switch (choice.do) {
    case 'hero':
      return ['heroes', heroes[number('hero')].id]
    case 'tactic':
      return tacticRow(number('tactic'), 'taken')
    case 'tacticUse':
      return tacticRow(s.players[seat].tactic, 'used')
    case 'play':
      return cardRow(number('card'), env.uses.cards[kindOf(number('card'))][number('use')].how)
    case 'side':
      return sideRow(choice['as'] as Side)
    case 'banner':
      return bannerRow(number('card'))
    case 'unit':
      return unitUseRow(number('unit'), number('use'))
    case 'recruitLoyal':
      return ['skills', 'bondsOfLoyalty']
    case 'skill':
    case 'motivate':
      return skillRowOf(number('skill'))
    case 'buy':
      return ['wares', String(choice['ware'])]
    case 'pay':
      return ['ways to pay', String(choice['with'])]
    case 'take':
      return ['rewards', String(choice['reward'])]
    default:
      return undefined
  }
}
