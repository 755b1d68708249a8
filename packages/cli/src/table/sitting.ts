import { Refusal, type GameEvent } from '@longtable/kernel'
import { eventWords, print, seenBy, type House, type Seen } from '../house.ts'
import type { Lines } from '../io.ts'
import { gameName, type Voice } from '../voice.ts'
import { inkFor, type Ink } from './ink.ts'
import { findRules, Listing } from './listing.ts'
import { resultLines } from './result.ts'
import type { Saving } from './saving.ts'
import type { Session } from './session.ts'

/** Why somebody gets up from the table. */
type Leave = 'quit' | 'end' | 'silence'

/** How many lines of the screen are left to what is not a choice. */
const OTHER_LINES = 16
const LEAST_LINES = 8
const MOST_RULES = 10

/** Persons at one terminal: asks each in turn, from its own view alone. */
export class Sitting {
  private readonly house: House
  private readonly session: Session
  private readonly saving: Saving
  private readonly voice: Voice
  private readonly lines: Lines
  private readonly ink: Ink
  /** Whose view is on the screen. */
  private sitting: number | undefined
  private shown = ''

  constructor(house: House, session: Session, saving: Saving, voice: Voice, lines: Lines) {
    this.house = house
    this.session = session
    this.saving = saving
    this.voice = voice
    this.lines = lines
    this.ink = inkFor(house.io)
  }

  /** Plays until the game is over or somebody leaves; what was played is saved either way. */
  async play(): Promise<void> {
    const { session, voice } = this
    // Before anything else: somebody who cannot save should know it now.
    this.saving.save()
    this.say(this.ink.bold(voice.t('cli.play.title', { name: gameName(session.entry.game, voice) })))
    for (;;) {
      session.letBotsChoose()
      this.saving.save()
      if (session.over) return this.end()
      const seat = session.nextPerson(this.sitting)
      if (seat === undefined) return this.end()
      const leave = (await this.handOver(seat)) ?? (await this.ask(seat))
      if (leave !== undefined) return this.leave(leave)
    }
  }

  private say(...lines: readonly string[]): void {
    print(this.house, lines)
  }

  private name(seat: number): string {
    const sitter = this.session.sitters[seat]
    if (sitter.kind === 'bot') return this.voice.t('cli.play.bot', { number: seat + 1, bot: sitter.bot.id })
    return nameOf(sitter.name, seat, this.voice)
  }

  private seen(viewer: number): Seen {
    return seenBy(this.session.match, viewer, this.voice)
  }

  private events(viewer: number): (event: GameEvent) => string {
    const seen = this.seen(viewer)
    return (event) => eventWords(this.session.entry.game, event, seen)
  }

  /** Where several persons share the screen, nobody sees what another one was looking at. */
  private async handOver(seat: number): Promise<Leave | undefined> {
    const before = this.sitting
    if (before === seat) return undefined
    this.sitting = seat
    if (this.session.persons.length < 2) return undefined
    this.clear()
    if (!this.house.io.typed) {
      this.say('', this.voice.t('cli.play.turnOf', { name: this.name(seat) }))
      return undefined
    }
    for (;;) {
      const read = await this.read(this.passOn(seat, before))
      if (typeof read !== 'object') return read
      const wantsBack = before !== undefined && read.line.trim() === 'u'
      if (wantsBack && !this.undo(before)) continue
      if (wantsBack) this.sitting = before
      this.clear()
      return undefined
    }
  }

  private clear(): void {
    this.house.io.out.write(this.ink.clear())
    this.shown = ''
  }

  private passOn(seat: number, before: number | undefined): string {
    const name = this.name(seat)
    if (before === undefined) return this.voice.t('cli.play.pass', { name })
    return this.voice.t('cli.play.passOrUndo', { name, before: this.name(before) })
  }

  /** The state of things, where it is not what stands on the screen already. */
  private summary(seat: number): string[] {
    const lines = this.session.entry.table.summary(this.seen(seat))
    const shown = `${seat} ${lines.join('\n')}`
    if (shown === this.shown) return []
    this.shown = shown
    return lines
  }

  private async read(prompt: string): Promise<{ readonly line: string } | 'end' | 'silence'> {
    if (!this.house.io.typed) this.house.io.out.write(prompt)
    const read = await this.lines.next(prompt)
    // A script's answers belong into the transcript; a person has just seen what it typed.
    if (!this.house.io.typed) this.say(typeof read === 'object' ? read.line : '')
    return read
  }

  /** Asks one question until it is answered, taken back or left. */
  private async ask(seat: number): Promise<Leave | undefined> {
    const { engine, match } = this.session
    const asked = this.sitting === seat ? engine.asked(match.position, seat) : null
    if (asked === null || !engine.awaited(match.position).includes(seat)) return undefined
    const { voice, ink } = this
    const view = engine.view(match.position, seat)
    const offered = asked.entries.filter(({ revises }) => !revises).map(({ choice }) => choice)
    const { typed, out } = this.house.io
    const pageSize = typed ? Math.max(LEAST_LINES, out.rows - OTHER_LINES) : Number.MAX_SAFE_INTEGER
    const listing = new Listing(asked, engine.shortcuts(view, offered), { voice, pageSize })
    const news = this.session.news(seat, this.events(seat)).map((line) => `· ${line}`)
    this.session.catchUp(engine.seats)
    this.say(
      '',
      ...news,
      ...(news.length > 0 ? [''] : []),
      ...this.summary(seat),
      voice.t('cli.play.question', { name: ink.bold(this.name(seat)), question: asked.question }),
      ...listing.lines(ink),
    )
    for (;;) {
      const read = await this.read(voice.t('cli.play.prompt', { last: listing.items.length }))
      if (typeof read !== 'object') return read
      const done = this.obey(read.line.trim(), seat, listing)
      if (done === 'quit') return done
      if (done === 'answered') return undefined
    }
  }

  /** Does what a person typed; anything that is no command is a word to look for. */
  private obey(typed: string, seat: number, listing: Listing): 'answered' | 'quit' | undefined {
    const { voice, ink } = this
    const [command, ...rest] = typed.split(/\s+/)
    if (/^\d+$/.test(typed)) return this.choose(Number(typed), seat, listing)
    if (rest.length > 0 && command === 'r') this.showRules(rest.join(' '))
    else if (rest.length === 1 && command === 'f') this.showForecast(Number(rest[0]), seat, listing)
    else if (typed === '') {
      listing.filter('')
      this.say(...listing.lines(ink))
    } else {
      switch (typed) {
        case 'q':
          return 'quit'
        case 'u':
          return this.undo(seat) ? 'answered' : undefined
        case '?':
          this.say(...voice.t('cli.play.help').split('\n'))
          break
        case 's':
          this.saving.save()
          this.say(voice.t('cli.play.saved', { path: this.saving.path }))
          break
        case 'b':
          this.say(...this.session.entry.table.board(this.seen(seat)))
          break
        case 'l':
          this.say(...this.session.log(seat, this.events(seat)))
          break
        case 'm':
          listing.unfold()
          this.say(...listing.lines(ink))
          break
        case 'n':
        case 'p':
          listing.turn(typed === 'n' ? 1 : -1)
          this.say(...listing.lines(ink))
          break
        default:
          if (listing.filter(typed)) this.say(...listing.lines(ink))
          else this.say(voice.t('cli.play.nothingFound', { words: typed }))
      }
    }
    return undefined
  }

  private choose(number: number, seat: number, listing: Listing): 'answered' | undefined {
    const item = listing.item(number)
    if (item === undefined) {
      this.say(this.voice.t('cli.play.noSuchNumber', { number, last: listing.items.length }))
      return undefined
    }
    if (item.choices.length === 1) this.session.choose(seat, item.choices[0])
    else this.session.gesture(seat, item.choices)
    return 'answered'
  }

  private undo(seat: number): boolean {
    try {
      this.session.undo(seat)
      this.say(this.voice.t('cli.play.undone'))
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.say(this.voice.say(error.text))
      return false
    }
  }

  private showRules(typed: string): void {
    const { voice } = this
    const found = findRules(this.session.entry.game, voice, typed)
    if (found.length === 0) this.say(voice.t('cli.play.noRule', { words: typed }))
    for (const rule of found.slice(0, MOST_RULES))
      this.say(`${rule.id}  ${rule[voice.lang]} (${rule.source})`)
    if (found.length > MOST_RULES) this.say(voice.t('cli.play.andMore', { count: found.length - MOST_RULES }))
  }

  private showForecast(number: number, seat: number, listing: Listing): void {
    const { engine, match } = this.session
    const { voice } = this
    const [choice] = listing.item(number)?.choices ?? []
    const view = engine.view(match.position, seat)
    const forecast = choice === undefined ? null : engine.forecast(view, choice)
    if (forecast === null) {
      this.say(voice.t('cli.play.noForecast'))
      return
    }
    for (const { outcome, perMille } of forecast.odds ?? []) {
      this.say(voice.t('cli.play.odds', { outcome, percent: voice.number(perMille / 10, 1) }))
    }
    for (const warning of forecast.warnings ?? []) this.say(`! ${voice.say(warning)}`)
  }

  private end(): void {
    const { session, voice } = this
    const viewer = session.persons.length === 1 ? session.persons[0] : session.engine.seats
    const names = session.sitters.map((_, seat) => this.name(seat))
    this.saving.save()
    this.say(
      '',
      ...session.news(viewer, this.events(viewer)).map((line) => `· ${line}`),
      '',
      ...resultLines(session.engine, session.match.position, names, voice),
      voice.t('cli.play.saved', { path: this.saving.path }),
    )
  }

  private leave(why: Leave): void {
    const { voice } = this
    this.saving.save()
    this.say(
      '',
      ...(why === 'quit' ? [] : [voice.t(`cli.play.${why}`)]),
      voice.t('cli.play.saved', { path: this.saving.path }),
      voice.t('cli.play.resumeWith', { command: this.saving.resume }),
    )
  }
}

/** Persons who gave no name are called by their seat, in the reader's language. */
function nameOf(name: string, seat: number, voice: Voice): string {
  return name === unnamed(seat) ? voice.t('cli.play.person', { number: seat + 1 }) : name
}

export function unnamed(seat: number): string {
  return `Player ${seat + 1}`
}
