import { advise, adviserOf, botSeat } from '@longtable/bots'
import { UserError, type GameEvent } from '@longtable/kernel'
import { gameName, type Formatter } from '../i18n.ts'
import type { Desk, Sight } from './desk.ts'
import { FEW, hintLines } from './hints.ts'
import type { Listing } from './listing.ts'
import { resultLines } from './result.ts'
import type { Saving } from './saving.ts'
import type { Session } from './session.ts'

/** Why somebody gets up from the table. */
type Leave = 'quit' | 'end' | 'silence'

/** Persons at one terminal: asks each in turn, from its own view alone. */
export class Sitting {
  private readonly desk: Desk
  private readonly session: Session
  private readonly saving: Saving
  private readonly i18n: Formatter
  /** Whose view is on the screen. */
  private sitting: number | undefined

  constructor(desk: Desk, session: Session, saving: Saving) {
    this.desk = desk
    this.session = session
    this.saving = saving
    this.i18n = desk.i18n
  }

  /** Plays until the game is over or somebody leaves; what was played is saved either way. */
  async play(): Promise<void> {
    const { session, i18n, desk } = this
    // Before anything else: somebody who cannot save should know it now.
    this.saving.save()
    desk.say(desk.ink.bold(i18n.t('cli.play.title', { name: gameName(session.entry.game, i18n) })))
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

  private name(seat: number): string {
    const sitter = this.session.sitters[seat]
    if (sitter.kind === 'bot') return this.i18n.t('cli.play.bot', { number: seat + 1, bot: sitter.bot.id })
    return nameOf(sitter.name, seat, this.i18n)
  }

  private sight(viewer: number): Sight {
    const { engine, match } = this.session
    return { engine, view: engine.view(match.position, viewer) }
  }

  private events(viewer: number): (event: GameEvent) => string {
    return this.desk.events(this.sight(viewer))
  }

  /** Where several persons share the screen, nobody sees what another one was looking at. */
  private async handOver(seat: number): Promise<Leave | undefined> {
    const { desk } = this
    const before = this.sitting
    if (before === seat) return undefined
    this.sitting = seat
    if (this.session.persons.length < 2) return undefined
    desk.clear()
    if (!desk.context.io.typed) {
      desk.say('', this.i18n.t('cli.play.turnOf', { name: this.name(seat) }))
      return undefined
    }
    for (;;) {
      const read = await desk.read(this.passOn(seat, before))
      if (typeof read !== 'object') return read
      const wantsBack = before !== undefined && read.line.trim() === 'u'
      if (wantsBack && !this.undo(before)) continue
      if (wantsBack) this.sitting = before
      desk.clear()
      return undefined
    }
  }

  private passOn(seat: number, before: number | undefined): string {
    const name = this.name(seat)
    if (before === undefined) return this.i18n.t('cli.play.pass', { name })
    return this.i18n.t('cli.play.passOrUndo', { name, before: this.name(before) })
  }

  /** Asks one question until it is answered, taken back or left. */
  private async ask(seat: number): Promise<Leave | undefined> {
    const { desk, i18n } = this
    const { engine, match } = this.session
    const asked = this.sitting === seat ? engine.describedMenu(match.position, seat) : null
    if (asked === null || !engine.awaited(match.position).includes(seat)) return undefined
    const sight = this.sight(seat)
    const listing = desk.listing(sight, asked)
    const news = this.session.news(seat, desk.events(sight)).map((line) => `· ${line}`)
    this.session.catchUp(engine.seats)
    const question = desk.question(sight, asked, this.name(seat), listing)
    desk.say('', ...news, ...(news.length > 0 ? [''] : []), ...question)
    for (;;) {
      const read = await desk.read(i18n.t('cli.play.prompt', { last: listing.items.length }))
      if (typeof read !== 'object') return read
      const done = this.obey(read.line.trim(), seat, listing)
      if (done === 'quit') return done
      if (done === 'answered') return undefined
    }
  }

  private obey(typed: string, seat: number, listing: Listing): 'answered' | 'quit' | undefined {
    const { desk, i18n } = this
    if (/^\d+$/.test(typed)) return this.choose(Number(typed), seat, listing)
    switch (typed) {
      case 'q':
        return 'quit'
      case 'u':
        return this.undo(seat) ? 'answered' : undefined
      case '?':
        desk.say(...desk.help('cli.play.help'))
        break
      case 's':
        this.saving.save()
        desk.say(i18n.t('cli.play.saved', { path: this.saving.path }))
        break
      case 'hint':
        desk.say(...this.hint(seat, listing))
        break
      case 'l':
        desk.say(...this.session.log(seat, this.events(seat)))
        break
      default:
        desk.say(...desk.tell(typed, this.sight(seat), listing))
    }
    return undefined
  }

  /** What the strongest bot that can say why would do, from what this seat sees. */
  private hint(seat: number, listing: Listing): string[] {
    const { engine, match, entry } = this.session
    const adviser = adviserOf(entry.bots)
    const asked = botSeat(engine, match.position, seat)
    if (adviser === undefined || asked === undefined) return [this.i18n.t('cli.play.hint.nobody')]
    return hintLines(advise(adviser, asked, 'hint', FEW), listing, this.i18n)
  }

  private choose(number: number, seat: number, listing: Listing): 'answered' | undefined {
    const item = listing.item(number)
    if (item === undefined) {
      this.desk.say(this.i18n.t('cli.play.noSuchNumber', { number, last: listing.items.length }))
      return undefined
    }
    if (item.choices.length === 1) this.session.choose(seat, item.choices[0])
    else this.session.gesture(seat, item.choices)
    return 'answered'
  }

  private undo(seat: number): boolean {
    try {
      this.session.undo(seat)
      this.desk.say(this.i18n.t('cli.play.undone'))
      return true
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      this.desk.say(this.i18n.format(error.text))
      return false
    }
  }

  private end(): void {
    const { session, i18n } = this
    const { engine, match } = session
    const viewer = session.persons.length === 1 ? session.persons[0] : engine.seats
    const names = session.sitters.map((_, seat) => this.name(seat))
    this.saving.save()
    this.desk.say(
      '',
      ...session.news(viewer, this.events(viewer)).map((line) => `· ${line}`),
      '',
      ...resultLines(engine.result(match.position), names, i18n),
      i18n.t('cli.play.saved', { path: this.saving.path }),
    )
  }

  private leave(why: Leave): void {
    const { i18n } = this
    this.saving.save()
    this.desk.say(
      '',
      ...(why === 'quit' ? [] : [i18n.t(`cli.play.${why}`)]),
      i18n.t('cli.play.saved', { path: this.saving.path }),
      i18n.t('cli.play.resumeWith', { command: this.saving.resume }),
    )
  }
}

/** Persons who gave no name are called by their seat, in the reader's language. */
function nameOf(name: string, seat: number, i18n: Formatter): string {
  return name === unnamed(seat) ? i18n.t('cli.play.person', { number: seat + 1 }) : name
}

export function unnamed(seat: number): string {
  return `Player ${seat + 1}`
}
