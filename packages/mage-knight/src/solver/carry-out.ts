import { sameChoice, type Choice } from '@longtable/kernel'
import { AIM, BLOCK, END_PHASE, FACE, ORDER, STRIKE, TO_HERO, TO_UNIT } from '../state/choices/combat.ts'
import { ENEMY, paymentWays, type PaymentWay } from '../state/choices/effects.ts'
import { Stage } from '../state/schema/stages.ts'
import type { TokenSlot } from '../state/pools/tokens.ts'
import type { Effort } from './allocation.ts'
import type { Attempt } from './attempt.ts'
import type { Way } from './means.ts'
import type { FightPlan, Prelude } from './plan-fight.ts'
import { bitsIn } from './foes.ts'
import { payable, sourcesOf, without } from './sources.ts'

/** Carries a plan out, choice by choice as the rules offer them. */

/** A fight never asks more often. */
const MOST_QUESTIONS = 120
/** Questions that are no questions of a play. */
const LARGE: ReadonlySet<string> = new Set([
  'turn.main',
  'turn.interact',
  'combat.join',
  'combat.strike',
  'combat.block',
  'combat.order',
  'combat.assign',
])

/** What would be lost anyway pays first. */
const PAYS_FIRST: readonly PaymentWay[] = [
  'endless',
  'token',
  'stolenDie',
  'die',
  'goldToken',
  'goldDie',
  'blackDie',
  'crystal',
]

class Executor {
  readonly attempt: Attempt
  private readonly plan: FightPlan
  /** Ways that are still to be used: what they cost must stay payable. */
  private readonly open: Set<Way>

  constructor(attempt: Attempt, plan: FightPlan) {
    this.attempt = attempt
    this.plan = plan
    const { preludes, early, blocks, late } = plan
    this.open = new Set([
      ...preludes.map(({ way }) => way),
      ...[...early, ...blocks, ...late].flatMap(({ ways }) => ways),
    ])
  }

  play(way: Way, post?: TokenSlot): boolean {
    this.open.delete(way)
    if (!this.attempt.take(way.choice)) return false
    const answers = [...(post === undefined ? [] : [ENEMY[post]]), ...way.answers]
    for (let i = 0; i < MOST_QUESTIONS && this.attempt.isMine && !LARGE.has(this.attempt.step); i++) {
      if (!this.answer(answers)) return false
    }
    return true
  }

  private answer(answers: Choice[]): boolean {
    const { attempt } = this
    const { choices } = attempt.playout
    if (attempt.step === 'pay.way') return attempt.take(this.payment(answers))
    if (attempt.step === 'colour') {
      const wanted = answers.find((answer) => attempt.find(answer) !== undefined)
      return attempt.take(wanted ?? this.colour())
    }
    for (let at = 0; at < answers.length; at++) {
      if (attempt.find(answers[at]) === undefined) continue
      const [answer] = answers.splice(at, 1)
      return attempt.take(answer)
    }
    return attempt.take(choices[choices.length - 1])
  }

  private owed(): number[] {
    return [...this.open].flatMap(({ wants }) => wants)
  }

  /** The payment that leaves the rest of the plan payable. */
  private payment(answers: readonly Choice[]): Choice {
    const { attempt } = this
    const { choices } = attempt.playout
    const named = choices.filter((choice) => answers.some((answer) => sameChoice(answer, choice)))
    const open = (named.length > 0 ? named : choices).toSorted((a, b) => rank(a) - rank(b))
    const sources = sourcesOf(attempt, attempt.lasting())
    const owed = this.owed()
    const good = open.find((choice) =>
      payable(without(sources, payWay(choice), Number(choice['colour'])), owed),
    )
    return good ?? open[0]
  }

  /** The colour of mana that serves the rest of the plan. */
  private colour(): Choice {
    const { attempt } = this
    const { choices } = attempt.playout
    const sources = sourcesOf(attempt, attempt.lasting())
    const owed = this.owed()
    const good = choices.find((choice) =>
      payable([...sources, { mask: 1 << Number(choice['colour']), kind: 'token', colour: -1 }], owed),
    )
    return good ?? choices[0]
  }

  /** What has its time in few phases comes first: some of it only before anything else is done. */
  preludes(): void {
    const ordered = this.plan.preludes.toSorted((a, b) => bitsIn(a.way.stages) - bitsIn(b.way.stages))
    for (const prelude of ordered) if (this.open.has(prelude.way)) this.begin(prelude)
  }

  /** Waits for its time, if that has not come. */
  private begin({ way, post }: Prelude): void {
    if (this.attempt.find(way.choice) !== undefined) this.play(way, post)
  }

  /** Enough is enough: what is not needed any more is not played. */
  private effort(ways: readonly Way[], aim: Choice): boolean {
    const { attempt } = this
    // A Wound too many ends everything, so what takes one comes last.
    for (const way of ways.toSorted((a, b) => a.wounds - b.wounds)) {
      if (attempt.find(aim) !== undefined) {
        this.open.delete(way)
        continue
      }
      if (!this.play(way)) return false
    }
    return attempt.take(aim)
  }

  strikes(efforts: readonly Effort[]): boolean {
    const { attempt } = this
    const { news } = attempt
    return efforts.every(({ posts, ways }) => {
      if (attempt.news !== news || !attempt.isMine || attempt.step !== 'combat.strike') return false
      return posts.every((post) => attempt.take(AIM[post])) && this.effort(ways, STRIKE)
    })
  }

  blocks(): boolean {
    const { attempt } = this
    return this.plan.blocks.every(
      ({ posts: [post], ways }) => attempt.take(FACE[post]) && this.effort(ways, BLOCK),
    )
  }

  /** Everything that is dealt is taken, as planned; by the hero where nothing was. */
  damage(): boolean {
    const { attempt, plan } = this
    const { state } = attempt
    for (let i = 0; i < MOST_QUESTIONS && attempt.isMine && state.stage === Stage.damage; i++) {
      if (attempt.step === 'combat.order') {
        const wanted = [...plan.bearing.keys()].find((post) => attempt.find(ORDER[post]) !== undefined)
        if (!attempt.take(wanted === undefined ? attempt.playout.at(0) : ORDER[wanted])) return false
      } else if (attempt.step === 'combat.assign') {
        const { posts, facing } = state.fight
        const units = plan.bearing.get(posts[facing]) ?? []
        const unit = units.find((one) => attempt.find(TO_UNIT[one]) !== undefined)
        if (!attempt.take(unit === undefined ? TO_HERO : TO_UNIT[unit])) return false
      } else return true
    }
    return true
  }
}

function payWay(choice: Choice): PaymentWay {
  return paymentWays[paymentWays.findIndex((way) => way === choice['with'])] ?? 'crystal'
}

function rank(choice: Choice): number {
  const at = PAYS_FIRST.indexOf(payWay(choice))
  return at < 0 ? PAYS_FIRST.length : at
}

/** Plays what the plan walks with and goes the way into the fight; false where that cannot be. */
export function approach(attempt: Attempt, plan: FightPlan, way: readonly Choice[]): boolean {
  const executor = new Executor(attempt, plan)
  if (!plan.moves.every((move) => executor.play(move))) return false
  return way.every((step) => attempt.take(step))
}

/**
 * Plays the plan on from a question of the fight to its end, or to where something becomes known; false where the rules did not
 * let it be carried out as meant.
 */
export function carryOut(attempt: Attempt, plan: FightPlan): boolean {
  const { news } = attempt
  const executor = new Executor(attempt, plan)
  const phases: readonly (() => boolean)[] = [
    () => phase(attempt, [Stage.ranged], () => executor.strikes(plan.early), executor),
    () => phase(attempt, [Stage.block, Stage.facing], () => executor.blocks(), executor),
    () => executor.damage(),
    () => phase(attempt, [Stage.melee], () => executor.strikes(plan.late), executor),
  ]
  return phases.every((one) => attempt.news !== news || one())
}

/** What is planned for a phase, if it is the one; then its end. */
function phase(
  attempt: Attempt,
  stages: readonly number[],
  work: () => boolean,
  executor: Executor,
): boolean {
  if (!attempt.isMine || !stages.includes(attempt.state.stage)) return true
  const { news } = attempt
  executor.preludes()
  if (attempt.news !== news) return true
  if (!work()) return attempt.news !== news
  if (attempt.news === news && stages.includes(attempt.state.stage)) attempt.take(END_PHASE)
  return true
}
