import { advise, adviserOf, botSeat } from '@longtable/bots'
import { itemAt, olderRules, UserError, type GameEvent } from '@longtable/kernel'
import { gameName, type Formatter } from '../context/i18n.ts'
import type { MatchScreen, ViewedMatch } from './match-screen.ts'
import { FEW, hintLines } from './hints.ts'
import type { Listing } from './listing.ts'
import { resultLines } from './result.ts'
import type { MatchSaver } from './match-saver.ts'
import type { LocalMatch } from './local-match.ts'

/** Why somebody gets up from the table. */
type Leave = 'quit' | 'end' | 'silence'

/** Persons at one terminal: asks each in turn, from its own view alone. */
export class LocalSession {
  private readonly screen: MatchScreen
  private readonly localMatch: LocalMatch
  private readonly saver: MatchSaver
  private readonly i18n: Formatter
  /** Whose view is on the screen. */
  private current: number | undefined

  constructor(screen: MatchScreen, localMatch: LocalMatch, saver: MatchSaver) {
    this.screen = screen
    this.localMatch = localMatch
    this.saver = saver
    this.i18n = screen.i18n
  }

  /** Plays until the game is over or somebody leaves; what was played is saved either way. */
  async play(): Promise<void> {
    const { localMatch, i18n, screen } = this
    // Before anything else: somebody who cannot save should know it now.
    this.saver.save()
    const { game } = localMatch.entry
    const older = olderRules(game, localMatch.engine.rulesVersion)
    screen.say(screen.ansi.bold(i18n.t('cli.play.title', { name: gameName(game, i18n) })))
    if (older !== undefined) screen.say(i18n.format(older))
    for (;;) {
      localMatch.letBotsChoose()
      this.saver.save()
      if (localMatch.over) return this.end()
      const seat = localMatch.nextPerson(this.current)
      if (seat === undefined) return this.end()
      const leave = (await this.handOver(seat)) ?? (await this.ask(seat))
      if (leave !== undefined) return this.leave(leave)
    }
  }

  private name(seat: number): string {
    const player = itemAt(this.localMatch.players, seat)
    if (player.kind === 'bot') return this.i18n.t('cli.play.bot', { number: seat + 1, bot: player.bot.id })
    return nameOf(player.name, seat, this.i18n)
  }

  private viewed(viewer: number): ViewedMatch {
    const { engine, match } = this.localMatch
    return { engine, view: engine.view(match.position, viewer) }
  }

  private events(viewer: number): (event: GameEvent) => string {
    return this.screen.events(this.viewed(viewer))
  }

  /** Where several persons share the screen, nobody sees what another one was looking at. */
  private async handOver(seat: number): Promise<Leave | undefined> {
    const { screen } = this
    const before = this.current
    if (before === seat) return undefined
    this.current = seat
    if (this.localMatch.persons.length < 2) return undefined
    screen.clear()
    if (!screen.context.io.typed) {
      screen.say('', this.i18n.t('cli.play.turnOf', { name: this.name(seat) }))
      return undefined
    }
    for (;;) {
      const read = await screen.read(this.passOn(seat, before))
      if (typeof read !== 'object') return read
      const wantsBack = before !== undefined && read.line.trim() === 'u'
      if (wantsBack && !this.undo(before)) continue
      if (wantsBack) this.current = before
      screen.clear()
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
    const { screen, i18n } = this
    const { engine, match } = this.localMatch
    const asked = this.current === seat ? engine.describedMenu(match.position, seat) : null
    if (asked === null || !engine.awaited(match.position).includes(seat)) return undefined
    const viewed = this.viewed(seat)
    const listing = screen.listing(viewed, asked)
    const news = this.localMatch.news(seat, screen.events(viewed)).map((line) => `· ${line}`)
    this.localMatch.catchUp(engine.seats)
    const question = screen.question(viewed, asked, this.name(seat), listing)
    screen.say('', ...news, ...(news.length > 0 ? [''] : []), ...question)
    for (;;) {
      const read = await screen.read(i18n.t('cli.play.prompt', { last: listing.items.length }))
      if (typeof read !== 'object') return read
      const done = this.obey(read.line.trim(), seat, listing)
      if (done === 'quit') return done
      if (done === 'answered') return undefined
    }
  }

  private obey(typed: string, seat: number, listing: Listing): 'answered' | 'quit' | undefined {
    const { screen, i18n } = this
    if (/^\d+$/.test(typed)) return this.choose(Number(typed), seat, listing)
    switch (typed) {
      case 'q':
        return 'quit'
      case 'u':
        return this.undo(seat) ? 'answered' : undefined
      case '?':
        screen.say(...screen.help('cli.play.help'))
        break
      case 's':
        this.saver.save()
        screen.say(i18n.t('cli.play.saved', { path: this.saver.path }))
        break
      case 'hint':
        screen.say(...this.hint(seat, listing))
        break
      case 'l':
        screen.say(...this.localMatch.log(seat, this.events(seat)))
        break
      default:
        screen.say(...screen.answer(typed, this.viewed(seat), listing))
    }
    return undefined
  }

  /** What the strongest bot that can say why would do, from what this seat sees. */
  private hint(seat: number, listing: Listing): string[] {
    const { engine, match, entry } = this.localMatch
    const adviser = adviserOf(entry.bots)
    const asked = botSeat(engine, match.position, seat)
    if (adviser === undefined || asked === undefined) return [this.i18n.t('cli.play.hint.nobody')]
    return hintLines(advise(adviser, asked, 'hint', FEW), listing, this.i18n)
  }

  private choose(number: number, seat: number, listing: Listing): 'answered' | undefined {
    const item = listing.item(number)
    if (item === undefined) {
      this.screen.say(this.i18n.t('cli.play.noSuchNumber', { number, last: listing.items.length }))
      return undefined
    }
    if (item.choices.length === 1) this.localMatch.choose(seat, itemAt(item.choices, 0))
    else this.localMatch.gesture(seat, item.choices)
    return 'answered'
  }

  private undo(seat: number): boolean {
    try {
      this.localMatch.undo(seat)
      this.screen.say(this.i18n.t('cli.play.undone'))
      return true
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      this.screen.say(this.i18n.format(error.text))
      return false
    }
  }

  private end(): void {
    const { localMatch, i18n } = this
    const { engine, match } = localMatch
    const viewer = localMatch.persons.length === 1 ? itemAt(localMatch.persons, 0) : engine.seats
    const names = localMatch.players.map((_, seat) => this.name(seat))
    this.saver.save()
    this.screen.say(
      '',
      ...localMatch.news(viewer, this.events(viewer)).map((line) => `· ${line}`),
      '',
      ...resultLines(engine.result(match.position), names, i18n),
      i18n.t('cli.play.saved', { path: this.saver.path }),
    )
  }

  private leave(why: Leave): void {
    const { i18n } = this
    this.saver.save()
    this.screen.say(
      '',
      ...(why === 'quit' ? [] : [i18n.t(`cli.play.${why}`)]),
      i18n.t('cli.play.saved', { path: this.saver.path }),
      i18n.t('cli.play.resumeWith', { command: this.saver.resume }),
    )
  }
}

/** Persons who gave no name are called by their seat, in the reader's language. */
function nameOf(name: string, seat: number, i18n: Formatter): string {
  return name === defaultName(seat) ? i18n.t('cli.play.person', { number: seat + 1 }) : name
}

export function defaultName(seat: number): string {
  return `Player ${seat + 1}`
}
