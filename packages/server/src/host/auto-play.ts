import { PlannedLines, type OutcomeFlags } from '@longtable/bots'
import { UserError, sameChoice, type PlainMenu, type Choice } from '@longtable/kernel'
import { describeError } from '../errors/describe-error.ts'
import type { Standing } from '../wire/match.ts'
import { fitsStandingAnswer } from './standing-answers.ts'
import { replaceLate } from './manage-seats.ts'
import { ResponseTimes } from './response-times.ts'
import type { LineSource, MatchRoom } from './match-room.ts'
import { withSeat } from './new-match.ts'
import { act } from './play.ts'
import { askArbiter } from './reopen.ts'
import { sha256 } from '../wire/commitment.ts'

/** A standing answer, and what it means now. */
interface Found {
  readonly answer: Standing
  readonly choice: Choice
}

/**
 * What keeps a match going without anybody at a screen: bots that choose, standing answers that are given, seats
 * whose time is up.
 */
export class AutoPlay {
  private readonly room: MatchRoom
  /** The seats for which something is under way, and what. */
  private readonly busy = new Map<number, object>()
  /** What a bot chose and the rules could not carry out, since the last update of its seat. */
  private readonly broken = new Map<number, { readonly at: number; readonly choices: readonly Choice[] }>()
  /** What the bots have thought through; after a restart they think anew. */
  private readonly lines = new PlannedLines()
  private cancelDeadline: () => void = () => {}
  readonly responseTimes: ResponseTimes

  constructor(room: MatchRoom) {
    this.room = room
    this.responseTimes = new ResponseTimes(room)
  }

  get isBusy(): boolean {
    return this.busy.size > 0
  }

  /** Looks at whose turn it is, and sets going what can go on by itself. */
  look(): void {
    const { room } = this
    const { row, after } = room
    this.cancelDeadline()
    if (after === null || row.status !== 'running' || row.paused !== null || room.isGone) return
    for (const seat of after.awaited) {
      const [, menu] = after.counters[seat] ?? []
      if (menu !== undefined) this.responseTimes.asked(seat, menu)
      const found = row.seats[seat]
      if (found === undefined || this.busy.has(seat)) continue
      const { bot, standing } = found
      if (bot !== null) this.begin(seat, () => this.letBotChoose(seat, bot))
      else if (standing.length > 0) this.begin(seat, () => this.answer(seat))
    }
    if (row.late === 'bot' && after.deadline !== null) this.waitFor(after.deadline)
  }

  private begin(seat: number, work: () => Promise<boolean>): void {
    const mark = {}
    this.busy.set(seat, mark)
    void work()
      .catch((error: unknown) => this.failed(error))
      .then((again) => {
        // When the choice was made, the seat may be busy with the next one already.
        if (this.busy.get(seat) === mark) this.busy.delete(seat)
        if (again) this.look()
      })
  }

  private failed(error: unknown): false {
    const why = error instanceof UserError ? { refused: error.text.key } : describeError(error)
    if (!this.room.isGone)
      this.room.deps.log.error({ what: 'onward', ...why }, 'a match cannot go on by itself')
    return false
  }

  private waitFor(deadline: number): void {
    const { clock } = this.room.deps
    this.cancelDeadline = clock.later(deadline - clock.now(), () => {
      if (this.room.late().length > 0) void this.room.run(() => replaceLate(this.room)).catch(() => {})
      else this.look()
    })
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => void this.room.deps.clock.later(ms, resolve))
  }

  /** True if there may be more to do. */
  private async letBotChoose(seat: number, bot: string): Promise<boolean> {
    const { room } = this
    const { deps, row } = room
    const [at, number] = room.after?.counters[seat] ?? [0, 0]
    // By what the seat has seen, which changes also where the menu stays the same: else it would choose the same for ever.
    const seed = sha256(`${row.botSeed}/${seat}/${at}`)
    const task = await room.run(() => askArbiter(room, (arbiter) => arbiter.botTask(room.id, seat)))
    if (task === null) return false
    const broken = this.brokenAt(seat, at)
    const offered = task.offered.filter((choice) => !broken.some((other) => sameChoice(choice, other)))
    if (offered.length === 0) return false
    const think = async (): Promise<readonly Choice[]> => {
      const audience = { who: row.host, isWatched: room.participants.size > 0 }
      const { line, by } = await deps.bots.think({ ...task, offered }, bot, seed, room.id, audience)
      if (by === 'fallback') deps.log.warn({ what: 'bot', bot, game: row.game }, 'a bot did not answer')
      return line
    }
    const [line] = await Promise.all([this.lines.of(seat, offered) ?? think(), this.pause(deps.botPause)])
    try {
      return await this.choose(seat, number, line, () => room.row.seats[seat]?.bot === bot)
    } catch (error) {
      // Rules that cannot carry this out may know another way: a bot does not ask twice for the same.
      this.failed(error)
      this.broken.set(seat, { at, choices: [...broken, ...line.slice(0, 1)] })
      this.lines.drop(seat)
      return true
    }
  }

  /** Something was done: bots think anew where they could learn from it, and after a person has played for them. */
  note({ seat, id }: LineSource, news: OutcomeFlags): void {
    if (id !== null) this.lines.drop(seat)
    this.lines.note(seat, news)
  }

  private brokenAt(seat: number, at: number): readonly Choice[] {
    const known = this.broken.get(seat)
    return known?.at === at ? known.choices : []
  }

  /** Gives a standing answer, after as long as the person would have taken. */
  private async answer(seat: number): Promise<boolean> {
    const { room } = this
    const [, number] = room.after?.counters[seat] ?? [0, 0]
    const found = await room.run(() => this.standingAnswer(seat))
    if (found === undefined) return false
    await this.pause(this.responseTimes.howLong(seat))
    return this.choose(seat, number, [found.choice], () => this.isStill(seat, found.answer))
  }

  private isStill(seat: number, answer: Standing): boolean {
    const found = this.room.row.seats[seat]
    return found?.bot === null && found.standing.includes(answer)
  }

  /** The standing answer to what is asked now, if there is one; answers that end here are put away. */
  private async standingAnswer(seat: number): Promise<Found | undefined> {
    const { room } = this
    const snapshot = await askArbiter(room, (arbiter) => arbiter.viewerSnapshot(room.id, seat))
    const { menu } = snapshot.menu
    if (menu === null || !menu.awaited) return undefined
    const standing = room.row.seats[seat]?.standing ?? []
    const left = standing.filter(({ until }) => until !== menu.step)
    if (left.length < standing.length) await this.putAway(seat, left)
    return left.flatMap((answer) => found(answer, menu))[0]
  }

  private async putAway(seat: number, standing: readonly Standing[]): Promise<void> {
    const { room } = this
    const row = withSeat(room.row, seat, { standing })
    await room.write([{ put: 'match', match: row }])
    room.row = row
  }

  /** Chooses the first of a line, if the seat is still asked the same and nobody changed their mind. */
  private choose(
    seat: number,
    menu: number,
    line: readonly Choice[],
    isWanted: () => boolean,
  ): Promise<boolean> {
    const { room } = this
    return room.run(async () => {
      const { row, after } = room
      if (row.status !== 'running' || row.paused !== null || !isWanted()) return true
      if (after?.counters[seat]?.[1] !== menu) return true
      this.busy.delete(seat)
      this.lines.begin(seat, line)
      const choices = line.slice(0, 1)
      await act(room, { kind: 'choose', seat, menu, choices, gesture: false }, { seat, id: null })
      return false
    })
  }
}

function found(answer: Standing, menu: PlainMenu): Found[] {
  const choice = menu.offered.find((offered) => fitsStandingAnswer(answer.choice, offered))
  return answer.step === menu.step && choice !== undefined ? [{ answer, choice }] : []
}
