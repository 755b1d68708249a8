import { eventText, type DescribedMenu, type Engine, type GameEvent, type View } from '@longtable/kernel'
import { viewedPosition, type ViewedPosition } from '../games/text-board.ts'
import { print, type CommandContext } from '../context/context.ts'
import type { CliGameEntry } from '../games/game-entry.ts'
import type { Lines, Read } from '../terminal/io.ts'
import type { Formatter } from '../context/i18n.ts'
import { ansiFor, type Ansi } from '../terminal/ansi.ts'
import { findRules, Listing } from './listing.ts'

/** What one person sees of a table, wherever that table stands. */
export interface ViewedMatch {
  readonly engine: Engine
  readonly view: View
}

/** How many lines of the screen are left to what is not a choice. */
const OTHER_LINES = 16
const LEAST_LINES = 8
const MOST_RULES = 10

/** A terminal at which persons sit: shows what they see, asks them, and answers what they want to know. */
export class MatchScreen {
  readonly context: CommandContext
  readonly entry: CliGameEntry
  readonly i18n: Formatter
  readonly ansi: Ansi
  private readonly lines: Lines
  /** The state of things as it stands on the screen. */
  private shown = ''

  constructor(context: CommandContext, entry: CliGameEntry, i18n: Formatter, lines: Lines) {
    this.context = context
    this.entry = entry
    this.i18n = i18n
    this.lines = lines
    this.ansi = ansiFor(context.io)
  }

  say(...lines: readonly string[]): void {
    print(this.context, lines)
  }

  /** What can be typed at every table, and what only at this kind. */
  help(own: string): string[] {
    return ['cli.play.commands', own].flatMap((key) => this.i18n.t(key).split('\n'))
  }

  async read(prompt: string): Promise<Read> {
    if (!this.context.io.typed) this.context.io.out.write(prompt)
    const read = await this.lines.next(prompt)
    // A script's answers belong into the transcript; a person has just seen what it typed.
    if (!this.context.io.typed) this.say(typeof read === 'object' ? read.line : '')
    return read
  }

  /** Says something while a person may be typing. */
  sayMeanwhile(prompt: string, ...lines: readonly string[]): void {
    const { out, typed } = this.context.io
    out.write(typed ? this.ansi.back() : '\n')
    this.say(...lines)
    if (typed) this.lines.again(prompt)
    else out.write(prompt)
  }

  clear(): void {
    this.context.io.out.write(this.ansi.clear())
    this.shown = ''
  }

  viewed({ engine, view }: ViewedMatch): ViewedPosition {
    return viewedPosition(engine, view, this.i18n)
  }

  /** Puts events into words, as somebody sees them. */
  events(viewed: ViewedMatch): (event: GameEvent) => string {
    const { ctx } = this.viewed(viewed)
    return (event) => this.i18n.format(eventText(this.entry.game, ctx, event))
  }

  /** The state of things, where it is not what stands on the screen already. */
  summary(viewed: ViewedMatch): string[] {
    const lines = this.entry.textBoard.summary(this.viewed(viewed))
    const shown = `${viewed.view.viewer} ${lines.join('\n')}`
    if (shown === this.shown) return []
    this.shown = shown
    return lines
  }

  listing({ engine, view }: ViewedMatch, asked: DescribedMenu): Listing {
    const offered = asked.entries
      .filter(({ revises, idle }) => !revises && idle !== true)
      .map(({ choice }) => choice)
    const { typed, out } = this.context.io
    const pageSize = typed ? Math.max(LEAST_LINES, out.rows - OTHER_LINES) : Number.MAX_SAFE_INTEGER
    return new Listing(asked, engine.shortcuts(view, offered), { i18n: this.i18n, pageSize })
  }

  /** A question with all that a person needs to answer it. */
  question(viewed: ViewedMatch, asked: DescribedMenu, name: string, listing: Listing): string[] {
    const { i18n, ansi } = this
    return [
      ...this.summary(viewed),
      i18n.t('cli.play.question', { name: ansi.bold(name), question: asked.question }),
      ...listing.lines(ansi),
    ]
  }

  /** Answers what a person wants to know; anything that is no command is a word to look for. */
  answer(typed: string, viewed: ViewedMatch, listing: Listing | undefined): string[] {
    const [command, ...rest] = typed.split(/\s+/)
    if (rest.length > 0 && command === 'r') return this.rules(rest.join(' '))
    if (rest.length === 1 && command === 'f') return this.forecast(Number(rest[0]), viewed, listing)
    if (typed === 'b') return this.entry.textBoard.board(this.viewed(viewed))
    if (listing === undefined) return [this.i18n.t('cli.play.notNow')]
    switch (typed) {
      case 'm':
        listing.unfold()
        break
      case 'n':
      case 'p':
        listing.turn(typed === 'n' ? 1 : -1)
        break
      default:
        if (!listing.filter(typed)) return [this.i18n.t('cli.play.nothingFound', { words: typed })]
    }
    return listing.lines(this.ansi)
  }

  private rules(typed: string): string[] {
    const { i18n } = this
    const found = findRules(this.entry.game, i18n, typed)
    if (found.length === 0) return [i18n.t('cli.play.noRule', { words: typed })]
    const rest = found.length - MOST_RULES
    return [
      ...found.slice(0, MOST_RULES).map((rule) => `${rule.id}  ${rule[i18n.lang]} (${rule.source})`),
      ...(rest > 0 ? [i18n.t('cli.play.andMore', { count: rest })] : []),
    ]
  }

  private forecast(number: number, { engine, view }: ViewedMatch, listing: Listing | undefined): string[] {
    const { i18n } = this
    const [choice] = listing?.item(number)?.choices ?? []
    const forecast = choice === undefined ? null : engine.forecast(view, choice)
    if (forecast === null) return [i18n.t('cli.play.noForecast')]
    const odds = (forecast.odds ?? []).map(({ outcome, perMille }) =>
      i18n.t('cli.play.odds', { outcome, percent: i18n.number(perMille / 10, 1) }),
    )
    return [...odds, ...(forecast.warnings ?? []).map((warning) => `! ${i18n.format(warning)}`)]
  }
}
