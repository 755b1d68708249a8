import { botSeat, type OutcomeFlags } from '@longtable/bots'
import {
  Match,
  refuse,
  UserError,
  seedFrom,
  text,
  type Choice,
  type Engine,
  type GameEvent,
  type GameTypes,
  type Json,
  type LogEntry,
  type Outcome,
  type Restored,
  type Text,
  type Told,
} from '@longtable/kernel'
import type { ViewerSnapshot } from '../wire/to-client.ts'
import type {
  MatchAction,
  ActionResult,
  BotTask,
  Refusal,
  NeedsWholeLog,
  NewLine,
  Opened,
  Opening,
  OpeningLine,
  MatchSetting,
  Situation,
} from './arbiter-types.ts'
import { Viewers } from './viewers.ts'

/** A match is saved after so many lines when nothing in it can be taken back, and after so many in any case. */
const SAVE_AFTER = 20
const SAVE_AT_LATEST = 100

const NEEDS_ALL: NeedsWholeLog = { needs: 'all' }

const NO_FLAGS: OutcomeFlags = { drew: false, taught: false, apart: true }
const ALL_FLAGS: OutcomeFlags = { drew: true, taught: true, apart: false }

interface Followed {
  readonly match: Match
  readonly differs: Opened['differs']
}

/** One match in an arbiter's memory. */
export class LiveMatch {
  private readonly setting: MatchSetting
  private readonly engine: Engine
  private match: Match
  private readonly viewers: Viewers
  private unsaved: number
  /** Of what is being done. */
  private news = NO_FLAGS

  private constructor(setting: MatchSetting, match: Match, viewers: Viewers, unsaved: number) {
    this.setting = setting
    this.engine = match.engine
    this.match = match
    this.viewers = viewers
    this.unsaved = unsaved
  }

  /** Takes a match up from its start or a snapshot, and follows the rest of its log. */
  static open(engine: Engine, opening: Opening): { kept: LiveMatch; opened: Opened } | NeedsWholeLog {
    const followed = follow(engine, opening)
    if ('needs' in followed) return followed
    const { differs } = followed
    // Where the rules changed under it, the match begins anew: nothing from before that can be taken back, and what
    // everybody sees and is asked counts as new.
    const match =
      differs === null
        ? followed.match
        : new Match(engine, followed.match.position, { settles: !opening.whole })
    const counters = differs === null ? opening.counters : movedOn(opening.counters)
    const viewers = new Viewers(match, counters)
    const live = new LiveMatch(opening, match, viewers, opening.lines.length)
    const begins = opening.counters === null
    const saved = begins || differs !== null ? match.save() : null
    return {
      kept: live,
      opened: { ...live.situation(), opening: begins ? match.opening : [], saved, differs },
    }
  }

  private situation(): Situation {
    const { engine, viewers } = this
    const { position } = this.match
    return {
      counters: viewers.counters,
      awaited: engine.awaited(position),
      result: engine.result(position),
      hash: engine.hash(position),
    }
  }

  act(act: MatchAction): ActionResult | Refusal | NeedsWholeLog {
    const lines: NewLine[] = []
    let made = 0
    const wasApart = this.engine.isSimultaneous(this.match.position)
    this.news = NO_FLAGS
    try {
      if (act.kind === 'choose') made = this.choose(act, lines)
      else if (act.kind === 'follow') lines.push(this.line(this.follow(act.entry)))
      else if (act.kind === 'undo') {
        this.match.undo(act.seat, this.timesTo(act))
        // What is taken back within one's own part of a simultaneous step concerns nobody else.
        const apart = wasApart && this.engine.isSimultaneous(this.match.position)
        this.news = { drew: false, taught: !apart, apart }
        lines.push(this.line([]))
      } else if (this.match.settles && this.reachesBehind(act.seat)) return NEEDS_ALL
      else {
        this.match.rewind(this.match.lastSeatIndex(act.seat) ?? refuse('kernel.undo.nothing'))
        this.news = ALL_FLAGS
        lines.push(this.line([]))
      }
    } catch (error) {
      if (!(error instanceof UserError) && lines.length === 0) throw error
      if (error instanceof UserError && lines.length === 0) return { refused: error.text }
      // What was made before the fault stands; of what failed nothing was done.
      made = lines.length
    }
    return act.kind === 'follow' ? this.followed(lines) : this.acted(lines, made, act)
  }

  /** Of what is played again from a file nobody is shown anything, and it is saved when it is over. */
  private followed(lines: readonly NewLine[]): ActionResult {
    this.viewers.count(
      this.match,
      lines.flatMap(({ told }) => told),
    )
    return { ...this.situation(), lines, made: 0, news: this.news, updates: [], saved: null }
  }

  private acted(lines: readonly NewLine[], made: number, { kind }: MatchAction): ActionResult {
    this.unsaved += lines.length
    const told = lines.flatMap((line) => line.told)
    const [first] = lines
    const updates = this.viewers.refresh(this.match, told, first !== undefined && isBack(first.entry))
    const situation = this.situation()
    const isFirm = this.match.choices().length === 0
    // After a return to an earlier moment, so that nobody has to follow the whole log to get there.
    const isTurningPoint = situation.result !== null || kind === 'back'
    const due = this.unsaved >= (isFirm ? SAVE_AFTER : SAVE_AT_LATEST) || isTurningPoint
    if (due) this.unsaved = 0
    const { news } = this
    return { ...situation, lines, made, news, updates, saved: due ? this.match.save() : null }
  }

  /** Makes the choices in order until one is not offered; refuses only if none was made. */
  private choose(act: MatchAction & { kind: 'choose' }, lines: NewLine[]): number {
    const { seat, menu, choices } = act
    if (menu !== null && menu !== this.viewers.menuNumber(seat)) throw new UserError(text('server.stale'))
    this.forgetful()
    const moment = this.viewers.moment(seat)
    if (act.gesture && choices.length > 1) {
      const outcomes = this.match.gesture(seat, choices, moment)
      for (const outcome of outcomes) this.note(outcome)
      lines.push(this.line(outcomes.flatMap(({ events }) => events)))
      return outcomes.length
    }
    let made = 0
    for (const choice of choices) {
      if (made > 0 && !this.isOffered(seat, choice)) break
      const outcome: Outcome = this.match.choose(seat, choice, moment)
      this.note(outcome)
      lines.push(this.line(outcome.events))
      made++
    }
    return made
  }

  private note({ drew, taught, apart }: OutcomeFlags): void {
    const { news } = this
    this.news = { drew: news.drew || drew, taught: news.taught || taught, apart: news.apart && apart }
  }

  /** How often a seat has to take back to return to a moment of its own. */
  private timesTo({ seat, to }: MatchAction & { kind: 'undo' }): number {
    if (to === undefined) return 1
    const { steps, why } = this.match.takeBack(seat)
    const times = steps.findLastIndex(({ moment }) => moment === to) + 1
    if (times > 0) return times
    const isFurther = steps.every(({ moment }) => moment === undefined || moment > to)
    throw new UserError(isFurther ? why : text('server.stale'))
  }

  private isOffered(seat: number, choice: Choice): boolean {
    return this.engine.menu(this.match.position, seat)?.find(choice) !== undefined
  }

  private follow(entry: LogEntry): readonly Told<GameEvent>[] {
    const moment = 'seat' in entry ? this.viewers.moment(entry.seat) : undefined
    if (!('gesture' in entry)) return this.match.follow(entry, moment)?.events ?? []
    return this.match.gesture(entry.seat, entry.gesture, moment).flatMap(({ events }) => events)
  }

  private line(told: readonly Told<GameEvent>[]): NewLine {
    const { last, position } = this.match
    if (last === undefined) throw new Error('nothing was written')
    return { entry: last, hash: this.engine.hash(position), told }
  }

  /** Is the choice to go back to no longer kept? */
  private reachesBehind(seat: number): boolean {
    const index = this.match.lastSeatIndex(seat)
    return index !== undefined && index < this.match.length - this.match.choices().length
  }

  save(): Json {
    this.unsaved = 0
    return this.match.save()
  }

  mayAskBack(seat: number): boolean {
    return this.match.lastSeatIndex(seat) !== undefined
  }

  /** A match that was opened with all of its log, to go back far, keeps no more than others once it goes on. */
  private forgetful(): void {
    if (this.match.settles) return
    const { match } = Match.restore(this.engine, this.match.save(), { settles: true })
    this.match = match
  }

  viewerSnapshot(viewer: number): ViewerSnapshot {
    return this.viewers.snapshot(this.match, viewer)
  }

  botTask(seat: number): BotTask | null {
    const { position } = this.match
    if (!this.engine.awaited(position).includes(seat)) return null
    const seen = botSeat(this.engine, position, seat)
    if (seen === undefined || seen.offered.length === 0) return null
    const { game, rulesVersion, config, seats } = this.setting
    const { view, step, offered } = seen
    return { game, rulesVersion, config, seats, seat, view: view as unknown as Json, step, offered }
  }
}

function movedOn(counters: Opening['counters']): Opening['counters'] {
  return counters?.map(([at, menu]) => [at + 1, menu + 1] as const) ?? null
}

/** Was something taken back? */
export function isBack(entry: LogEntry): boolean {
  return 'undo' in entry || 'rewind' in entry
}

/** The match before the lines that are to be followed: at its snapshot, or at its very start. */
function begin(engine: Engine, { from, snapshot }: Opening, settles: boolean): Restored<GameTypes> {
  if (snapshot !== null) return Match.restore(engine, snapshot.body, { settles })
  const start = 'seed' in from ? seedFrom(from.seed) : engine.decode(from.start)
  return { match: new Match(engine, start, { settles }), differs: false }
}

/** Where a viewer's updates of a log come from: each line in turn, from the very start or a snapshot. */
export function followAll(
  engine: Engine,
  opening: Opening,
  onLine: (match: Match, at: number) => void,
): void {
  const { match } = begin(engine, opening, false)
  onLine(match, opening.snapshot?.at ?? 0)
  for (const line of opening.lines) {
    const differs = followLine(match, line)
    if (differs !== undefined) return
    onLine(match, line.at)
  }
}

function follow(engine: Engine, opening: Opening): Followed | NeedsWholeLog {
  const { match, differs } = begin(engine, opening, !opening.whole)
  if (!differs) return followFrom(match, opening)
  return { match, differs: { at: opening.snapshot?.at ?? 0, text: text('server.rulesChanged') } }
}

/** Follows the lines, as far as they lead to where they led when they were played. */
function followFrom(match: Match, opening: Opening): Followed | NeedsWholeLog {
  let at = opening.snapshot?.at ?? 0
  for (const line of opening.lines) {
    const differs = followLine(match, line)
    if (differs?.key === 'kernel.rewindSettled' && !opening.whole) return NEEDS_ALL
    // The line that led elsewhere may have been carried out: the match goes on from before it. Everybody is told so,
    // but not why: that would name a choice which may be secret.
    if (differs !== undefined)
      return { match: asFarAs(match.engine, opening, at), differs: { at, text: text('server.rulesChanged') } }
    at = line.at
  }
  return { match, differs: null }
}

function asFarAs(engine: Engine, opening: Opening, last: number): Match {
  const { match } = begin(engine, opening, true)
  for (const { at, entry, moment } of opening.lines) if (at <= last) match.follow(entry, moment)
  return match
}

function followLine(match: Match, { entry, hash, moment }: OpeningLine): Text | undefined {
  try {
    match.follow(entry, moment)
  } catch (error) {
    return error instanceof UserError ? error.text : text('server.rulesChanged')
  }
  return match.engine.hash(match.position) === hash ? undefined : text('server.rulesChanged')
}
