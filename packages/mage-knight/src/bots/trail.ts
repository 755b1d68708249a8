import { Playout, sameChoice, type Choice, type Engine } from '@longtable/kernel'
import type { MageKnight } from '../state/match.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { likeOf, Z } from '../state/pools/deed-cards.ts'
import { K } from '../state/pools/skill-tokens.ts'
import { L } from '../state/pools/tiles.ts'
import { T } from '../state/pools/tokens.ts'
import { U } from '../state/pools/unit-cards.ts'
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

/** How much lies face down: when it changes, somebody has seen something. */
function hidden({ tiles, tokens, deeds, units, skills, postUp }: State, me: Seat): number {
  let n = tiles[L.country].length + tiles[L.core].length + deeds[Z.deck + me].length
  n += deeds[Z.spellDeck].length + deeds[Z.actionDeck].length + deeds[Z.artifactDeck].length
  n += units[U.regular].length + units[U.elite].length + skills[K.pile + me].length
  for (let pile = T.green; pile <= T.ruins; pile++) n += tokens[pile].length
  for (let post = 0; post < postUp.length; post++) n -= postUp[post]
  return n
}

/** Choices made one after another in an imagined position, as far as a plan goes. */
export class Trail {
  readonly playout: Playout<MageKnight>
  readonly line: Choice[]
  /** So many choices were made before anything became known; -1 as long as nothing has. */
  sure: number
  /** What was played for something else than points. */
  preludes: number
  private readonly engine: Engine<MageKnight>
  private readonly me: Seat

  constructor(engine: Engine<MageKnight>, me: Seat, playout: Playout<MageKnight>, from?: Trail) {
    this.engine = engine
    this.me = me
    this.playout = playout
    this.line = from === undefined ? [] : from.line.slice()
    this.sure = from === undefined ? -1 : from.sure
    this.preludes = from === undefined ? 0 : from.preludes
  }

  get state(): State {
    return this.playout.position.state
  }

  get step(): string {
    return this.playout.step
  }

  /** It is still this seat that decides. */
  get isMine(): boolean {
    return !this.playout.over && this.playout.seat === this.me
  }

  sight(): BotView {
    return botView(this.playout.asked())
  }

  copy(): Trail {
    return new Trail(this.engine, this.me, new Playout(this.engine, this.playout.position), this)
  }

  /** The same position, as if nothing had led to it. */
  fresh(): Trail {
    return new Trail(this.engine, this.me, new Playout(this.engine, this.playout.position))
  }

  /** The entry of the menu; of cards that look the same, the one that stands there. */
  find(wanted: Choice): Choice | undefined {
    const { choices } = this.playout
    const exact = choices.find((choice) => sameChoice(choice, wanted))
    if (exact !== undefined || wanted['card'] === undefined) return exact
    const like = likeOf(Number(wanted['card']))
    return choices.find(
      (choice) =>
        choice.do === wanted.do &&
        choice['use'] === wanted['use'] &&
        choice['as'] === wanted['as'] &&
        choice['card'] !== undefined &&
        likeOf(Number(choice['card'])) === like,
    )
  }

  offers(verb: string): boolean {
    return this.isMine && this.playout.choices.some((choice) => choice.do === verb)
  }

  /** Makes the choice, if it is offered. */
  take(wanted: Choice): boolean {
    const choice = this.isMine ? this.find(wanted) : undefined
    if (choice === undefined) return false
    const before = hidden(this.state, this.me)
    this.playout.take(choice)
    this.line.push(choice)
    const isKnown = this.playout.drew || hidden(this.state, this.me) !== before
    if (this.sure < 0 && isKnown) this.sure = this.line.length
    return true
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
