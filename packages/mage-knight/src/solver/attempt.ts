import { effectsOf, Playout, sameChoice, type Choice, type Engine } from '@longtable/kernel'
import { lastsOf } from '../state/lasting.ts'
import type { EffectsInPlay, MageKnight, MatchTables } from '../state/match.ts'
import { likeOf, Z } from '../state/pools/deed-cards.ts'
import { K } from '../state/pools/skill-tokens.ts'
import { L } from '../state/pools/tiles.ts'
import { T } from '../state/pools/tokens.ts'
import { U } from '../state/pools/unit-cards.ts'
import { inCombat } from '../state/schema/stages.ts'
import type { Seat, State } from '../state/schema/state.ts'

/** How much lies face down: when it changes, somebody has seen something. */
function hidden({ tiles, tokens, deeds, units, skills, postUp }: State, me: Seat): number {
  let n = tiles[L.country].length + tiles[L.core].length + deeds[Z.deck + me].length
  n += deeds[Z.spellDeck].length + deeds[Z.actionDeck].length + deeds[Z.artifactDeck].length
  n += units[U.regular].length + units[U.elite].length + skills[K.pile + me].length
  for (let pile = T.green; pile <= T.ruins; pile++) n += tokens[pile].length
  for (let post = 0; post < postUp.length; post++) n -= postUp[post]
  return n
}

/** Choices made one after another in a position that is known or imagined, as far as the rules offer them. */
export class Attempt {
  readonly playout: Playout<MageKnight>
  readonly line: Choice[]
  readonly me: Seat
  /** So many choices were made before anything became known; -1 as long as nothing has. */
  sure: number
  /** How often something became known since this was made. */
  news = 0
  /**
   * Something was staked on chance, or on what nobody knows, in the middle of a fight. The end of a phase is no such thing, which
   * comes anyway, nor is the end of the fight.
   */
  isStaked: boolean
  protected readonly engine: Engine<MageKnight>

  constructor(engine: Engine<MageKnight>, me: Seat, playout: Playout<MageKnight>, from?: Attempt) {
    this.engine = engine
    this.me = me
    this.playout = playout
    this.line = from === undefined ? [] : from.line.slice()
    this.sure = from === undefined ? -1 : from.sure
    this.isStaked = from !== undefined && from.isStaked
  }

  get state(): State {
    return this.playout.position.state
  }

  get tables(): MatchTables {
    return this.engine.tables
  }

  get step(): string {
    return this.playout.step
  }

  /** It is still this seat that decides. */
  get isMine(): boolean {
    return !this.playout.over && this.playout.seat === this.me
  }

  /** What lasts now. */
  lasting(): EffectsInPlay {
    return lastsOf({ effects: effectsOf(this.playout.position.stack), tables: this.engine.tables })
  }

  copy(): Attempt {
    return new Attempt(this.engine, this.me, new Playout(this.engine, this.playout.position), this)
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
    if (isKnown) this.news++
    if (isKnown && choice.do !== 'endPhase' && inCombat(this.state.stage)) this.isStaked = true
    if (this.sure < 0 && isKnown) this.sure = this.line.length
    return true
  }
}
