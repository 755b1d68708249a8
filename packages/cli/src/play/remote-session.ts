import { itemAt, UserError, type DescribedMenu, type Engine } from '@longtable/kernel'
import type { News, RemoteTable } from '@longtable/server/client'
import { stripControls } from '../terminal/strip-controls.ts'
import type { Read } from '../terminal/io.ts'
import type { Formatter } from '../context/i18n.ts'
import type { MatchScreen, ViewedMatch } from './match-screen.ts'
import { waitingFor } from './match-changes.ts'
import { hintLines } from './hints.ts'
import type { Listing } from './listing.ts'
import { RemoteNarrator } from './remote-narrator.ts'

/** So often in a row the server may not let us back in. */
const MOST_PROBLEMS = 3

/** One person at a table on a server: asked when it is their turn, told what happens meanwhile. */
export class RemoteSession {
  private readonly screen: MatchScreen
  private readonly table: RemoteTable
  private readonly engine: Engine
  private readonly i18n: Formatter
  private readonly narrator: RemoteNarrator
  /** The command that comes back to this table. */
  private readonly again: string
  private readonly news: News[] = []
  private readonly toSay: string[] = []
  private listing: Listing | undefined
  /** The question that stands on the screen: the number of its menu, and of our answers before it. */
  private question: { readonly menu: number; readonly answers: number } | undefined
  private waiting = ''
  private prompt = ''
  private reading: Promise<Read> | undefined
  private wake: () => void = () => {}
  /** How much was asked of the server that it has not answered yet, and is a decision among that? */
  private open = 0
  private isBusy = false
  private answers = 0
  private problems = 0

  constructor(screen: MatchScreen, table: RemoteTable, engine: Engine, again: string) {
    this.screen = screen
    this.table = table
    this.engine = engine
    this.i18n = screen.i18n
    this.narrator = new RemoteNarrator(screen, table, engine)
    this.again = again
  }

  /** Plays until the match is over or somebody leaves; the server keeps everything. */
  async play(): Promise<void> {
    const stop = this.table.on((news) => {
      this.news.push(news)
      this.wake()
    })
    try {
      this.say(...this.narrator.greeting())
      if (this.mayTakeBack) this.takeBack()
      await this.go()
    } finally {
      stop()
    }
  }

  private async go(): Promise<void> {
    for (;;) {
      for (const news of this.news.splice(0)) this.hear(news)
      if (this.narrator.match.status === 'over') break
      this.present()
      this.flush()
      const read = await this.next()
      if (read === 'news') continue
      if (typeof read !== 'object') return this.leave(read)
      if (this.obey(read.line.trim()) === 'quit') return this.leave('quit')
    }
    this.say(...this.narrator.result())
    this.flush()
  }

  private hear(news: News): void {
    if (news.kind === 'connected') this.problems = 0
    // Somebody who lost their seat, say, will not be let in however often they come.
    if (news.kind === 'problem' && !this.table.isConnected && ++this.problems >= MOST_PROBLEMS) {
      throw new UserError(news.reason)
    }
    this.say(...this.narrator.lines(news))
  }

  private say(...lines: readonly string[]): void {
    this.toSay.push(...lines)
  }

  /** Says what has gathered, without tearing apart what somebody is typing. */
  private flush(): void {
    const lines = this.toSay.splice(0)
    if (lines.length === 0) return
    if (this.reading === undefined) this.screen.say(...lines)
    else this.screen.sayMeanwhile(this.prompt, ...lines)
  }

  // What is asked

  private get asked(): DescribedMenu | null {
    const { viewed } = this.narrator
    const { menu } = this.table.menu
    if (viewed === undefined || menu === null || this.isPlayedFor) return null
    return this.engine.describeMenu(viewed.view, menu)
  }

  /** Does a bot play for this person? */
  private get isPlayedFor(): boolean {
    const { seat } = this.table
    return seat !== null && itemAt(this.narrator.match.seats, seat).bot !== null
  }

  /** Whoever resigned stays away. */
  private get mayTakeBack(): boolean {
    const { status, seats } = this.narrator.match
    return this.isPlayedFor && status === 'running' && !itemAt(seats, this.table.seat ?? 0).resigned
  }

  /** Must this person answer whether somebody may go back? */
  private get isAskedBack(): boolean {
    const { asking } = this.narrator.match
    return this.table.seat !== null && asking !== null && asking.waiting.includes(this.table.seat)
  }

  /** Puts the question on the screen, or whom we are waiting for, unless it stands there already. */
  private present(): void {
    if (this.isBusy) {
      this.prompt = this.i18n.t('cli.join.waitPrompt')
      return
    }
    const { asked, answers, i18n } = this
    const { viewed, match } = this.narrator
    const { number: menu } = this.table.menu
    if (viewed === undefined || asked === null) this.listing = this.question = undefined
    else if (this.question?.menu !== menu || this.question.answers !== answers) {
      this.question = { menu, answers }
      this.listing = this.screen.listing(viewed, asked)
      this.say(...this.lines(viewed, asked, this.listing))
    }
    const waiting = this.isAwaited ? '' : waitingFor(match, i18n)
    if (waiting !== this.waiting && waiting !== '') this.say(waiting)
    this.waiting = waiting
    this.prompt = this.promptNow()
  }

  private get isAwaited(): boolean {
    return this.asked?.awaited === true && this.narrator.match.paused === null
  }

  private lines(viewed: ViewedMatch, asked: DescribedMenu, listing: Listing): string[] {
    const { screen, i18n, table } = this
    if (!asked.awaited) return [i18n.t('cli.join.meanwhile'), ...listing.lines(screen.ansi)]
    return ['', ...screen.question(viewed, asked, this.narrator.name(table.seat ?? 0), listing)]
  }

  private promptNow(): string {
    const { i18n, listing } = this
    if (this.isAskedBack) return i18n.t('cli.join.agreePrompt')
    if (listing === undefined) return i18n.t('cli.join.waitPrompt')
    return i18n.t('cli.play.prompt', { last: listing.items.length })
  }

  /** The next line, or the next news. A script is read from only when it can go on. */
  private async next(): Promise<Read | 'news'> {
    if (this.news.length > 0) return 'news'
    const news = new Promise<'news'>((resolve) => (this.wake = () => resolve('news')))
    const mayGoOn = this.open === 0 && (this.isAwaited || this.isAskedBack)
    if (this.screen.context.io.typed || mayGoOn) this.reading ??= this.screen.read(this.prompt)
    const read = await (this.reading === undefined ? news : Promise.race([this.reading, news]))
    this.wake = () => {}
    if (read !== 'news') this.reading = undefined
    return read
  }

  // What is done

  private obey(typed: string): 'quit' | undefined {
    const { table } = this
    const [, command = '', words = ''] = /^(\S*)\s*(.*)$/.exec(typed) ?? []
    if (typed === 'q') return 'quit'
    if (/^\d+$/.test(typed)) this.choose(Number(typed))
    else if (command === 'say' && words !== '') this.do(table.say(words))
    else if (this.isAskedBack && /^(yes|no|oui|non)$/i.test(typed)) this.answer(/^(yes|oui)$/i.test(typed))
    else if (typed === 'u') this.decide(() => this.undo())
    else if (typed === 'ask') this.decide(() => this.askBack())
    else if (typed === 'back') this.takeBack()
    else if (typed === '?') this.say(...this.screen.help('cli.join.help'))
    else if (typed === 'hint') this.hint()
    else if (typed === 'l') this.do(this.narrator.log().then((lines) => this.say(...lines)))
    else this.look(typed)
    return undefined
  }

  /** The server says what one could do; until then anything else can be typed. */
  private hint(): void {
    const { listing, table, i18n } = this
    if (listing === undefined) this.say(i18n.t('cli.play.notNow'))
    else this.do(table.advise().then((ideas) => this.say(...hintLines(ideas, listing, i18n))))
  }

  private look(typed: string): void {
    const { viewed } = this.narrator
    if (viewed === undefined) this.say(this.i18n.t('cli.play.notNow'))
    else this.say(...this.screen.answer(typed, viewed, this.listing))
  }

  private choose(number: number): void {
    const { listing, question, i18n, table } = this
    const item = listing?.item(number)
    if (listing === undefined || question === undefined) this.say(i18n.t('cli.play.notNow'))
    else if (item === undefined) {
      this.say(i18n.t('cli.play.noSuchNumber', { number, last: listing.items.length }))
    } else {
      const gesture = item.choices.length > 1
      this.decide(() => table.choose(item.choices, { gesture, menu: question.menu }))
    }
  }

  private async undo(): Promise<void> {
    await this.table.undo()
    this.say(this.i18n.t('cli.play.undone'))
  }

  private async askBack(): Promise<void> {
    await this.table.ask()
    // Bots have agreed already; only persons are waited for.
    if (this.narrator.match.asking?.seat === this.table.seat) this.say(this.i18n.t('cli.join.asked'))
  }

  private answer(agree: boolean): void {
    const { asking } = this.narrator.match
    if (asking !== null) this.decide(() => this.table.answer(asking.number, agree))
  }

  /** Whoever comes back plays for themselves again. */
  private takeBack(): void {
    const { seat } = this.table
    if (seat === null) this.say(this.i18n.t('cli.play.notNow'))
    else this.do(this.table.hand(seat, null))
  }

  /** Does something after which the question is another one; nothing is asked until the server has answered. */
  private decide(deed: () => Promise<unknown>): void {
    if (this.isBusy) {
      this.say(this.i18n.t('cli.join.busy'))
      return
    }
    this.isBusy = true
    const decided = deed().finally(() => {
      this.isBusy = false
      this.answers++
    })
    this.do(decided)
  }

  private do(deed: Promise<unknown>): void {
    this.open++
    void deed
      .catch((error: unknown) => this.refused(error))
      .finally(() => {
        this.open--
        this.wake()
      })
  }

  private refused(error: unknown): void {
    if (!(error instanceof UserError)) throw error
    this.say(stripControls(this.i18n.format(error.text)))
  }

  private leave(why: 'quit' | 'end' | 'silence'): void {
    const { i18n, table, again } = this
    this.say(
      '',
      ...(why === 'quit' ? [] : [i18n.t(`cli.play.${why}`)]),
      i18n.t(table.seat === null ? 'cli.join.watchAgain' : 'cli.join.comeBack', { command: again }),
    )
    this.flush()
  }
}
