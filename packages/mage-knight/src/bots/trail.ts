import { Playout, type Choice, type Engine } from '@longtable/kernel'
import { Attempt } from '../solver/attempt.ts'
import type { MageKnight } from '../state/match.ts'
import type { Seat } from '../state/schema/state.ts'
import { chooseQuickly } from './novice.ts'
import { botView, type BotView } from './bot-view.ts'

/** Questions that belong to a play: how it is paid, what it points at. */
const SMALL: ReadonlySet<string> = new Set([
  'choose',
  'colour',
  'option',
  'option.again',
  'option.deck',
  'pay.way',
  'pay.card',
  'pay.reroll',
  'cost.card',
  'cost.cards',
  'perform.which',
  'sideways',
  'sideways.source',
  'journey',
  'giveUp',
  'giveUp.steal',
  'useUnit',
  'effect.blocked',
  'recruit.disband',
  'recruit.place',
  'combat.order',
  'coop.underground',
  'others.nearest',
])
const MOST_SMALL = 40

/** Choices made one after another in an imagined position, as far as a plan goes. */
export class Trail extends Attempt {
  /** What was played for something else than points. */
  preludes: number

  constructor(engine: Engine<MageKnight>, me: Seat, playout: Playout<MageKnight>, from?: Trail) {
    super(engine, me, playout, from)
    this.preludes = from === undefined ? 0 : from.preludes
  }

  sight(): BotView {
    return botView(this.playout.asked())
  }

  override copy(): Trail {
    return new Trail(this.engine, this.me, new Playout(this.engine, this.playout.position), this)
  }

  /** The same position, as if nothing had led to it. */
  fresh(): Trail {
    return new Trail(this.engine, this.me, new Playout(this.engine, this.playout.position))
  }

  /** Makes the choice and answers what it asks as one does at once. */
  takeWhole(wanted: Choice): boolean {
    return this.take(wanted) && this.settle()
  }

  settle(): boolean {
    for (let i = 0; i < MOST_SMALL && this.isMine && SMALL.has(this.step); i++) this.quickly()
    return true
  }

  /** What a beginner would do now. */
  quickly(): void {
    this.take(chooseQuickly(this.playout.asked()))
  }
}
