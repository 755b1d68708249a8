import { itemAt, olderRules, type Engine } from '@longtable/kernel'
import type { News, RemoteTable } from '@longtable/server/client'
import type { Happened, MatchInfo, ChatMessage } from '@longtable/server/wire'
import { stripControls } from '../terminal/strip-controls.ts'
import { commitmentOf } from '@longtable/server/wire'
import { gameName, type Formatter } from '../context/i18n.ts'
import type { MatchScreen, ViewedMatch } from './match-screen.ts'
import { describeChanges, seatName } from './match-changes.ts'
import { resultLines } from './result.ts'

/** Whoever comes late is told of the last few things; `l` tells all. */
const FIRST_NEWS = 10

/** Puts into words what a table on a server tells. */
export class RemoteNarrator {
  private readonly screen: MatchScreen
  private readonly table: RemoteTable
  private readonly engine: Engine
  private readonly i18n: Formatter
  /** The match as it was told of last. */
  private before: MatchInfo

  constructor(screen: MatchScreen, table: RemoteTable, engine: Engine) {
    this.screen = screen
    this.table = table
    this.engine = engine
    this.i18n = screen.i18n
    this.before = this.match
  }

  get match(): MatchInfo {
    const { match } = this.table
    if (match === undefined) throw new Error('nobody sits down at a table before it is there')
    return match
  }

  /** What there is to see; nothing before the match begins. */
  get viewed(): ViewedMatch | undefined {
    const { view } = this.table
    return view === undefined ? undefined : { engine: this.engine, view }
  }

  name(seat: number): string {
    return seatName(itemAt(this.match.seats, seat), this.i18n)
  }

  greeting(): string[] {
    const { screen, table, match, viewed } = this
    const { t } = this.i18n
    const { seat } = table
    const { game } = screen.entry
    const older = olderRules(game, match.rulesVersion)
    return [
      screen.ansi.bold(t('cli.play.title', { name: gameName(game, this.i18n) })),
      ...(older === undefined ? [] : [this.i18n.format(older)]),
      seat === null ? t('cli.join.watching') : t('cli.join.seated', { name: this.name(seat) }),
      t('cli.join.commitment', { commitment: stripControls(match.commitment) }),
      ...(match.notice === null ? [] : [stripControls(this.i18n.format(match.notice))]),
      ...this.happened(table.happenings.slice(-FIRST_NEWS)),
      ...table.said.slice(-FIRST_NEWS).map((said) => this.said(said)),
      ...(seat === null && viewed !== undefined ? screen.summary(viewed) : []),
    ]
  }

  lines(news: News): string[] {
    return [...this.changes(), ...this.linesOf(news)]
  }

  private linesOf(news: News): string[] {
    const { i18n } = this
    switch (news.kind) {
      case 'lost':
        return [i18n.t('cli.join.lost')]
      case 'connected':
        return [i18n.t('cli.join.back')]
      case 'update':
        return this.happened(news.happened)
      case 'table':
        return []
      case 'said':
        return [this.said(news.said)]
      case 'problem':
        return [stripControls(i18n.format(news.reason))]
    }
  }

  /** Any message may have told of the table. */
  private changes(): string[] {
    const { before, match } = this
    if (before === match) return []
    this.before = match
    return describeChanges(before, match, this.table.seat, this.i18n)
  }

  private happened(list: readonly Happened[]): string[] {
    return this.words(list).map((line) => `· ${line}`)
  }

  private words(list: readonly Happened[]): string[] {
    const { viewed, screen, i18n } = this
    if (viewed === undefined) return []
    const say = screen.events(viewed)
    return list.flatMap(({ back, events }) => [
      ...(back ? [i18n.t('cli.join.takenBack')] : []),
      ...events.map((event) => stripControls(say(event))),
    ])
  }

  private said({ name, text }: ChatMessage): string {
    return this.i18n.t('cli.join.said', { name: stripControls(name), words: stripControls(text) })
  }

  /** All that happened, also what is not here any more. */
  async log(): Promise<string[]> {
    const { table } = this
    const all = [...table.happenings]
    for (let oldest = all.at(0); oldest !== undefined;) {
      const page = await table.history({ before: oldest.at })
      all.unshift(...page.events)
      oldest = page.more ? page.events.at(0) : undefined
    }
    return this.words(all)
  }

  result(): string[] {
    const { match, i18n } = this
    const names = match.seats.map((seat) => seatName(seat, i18n))
    return [
      '',
      ...resultLines(match.result, names, i18n),
      ...this.reveal(match),
      ...(match.next === null ? [] : [i18n.t('cli.join.rematch', { match: stripControls(match.next) })]),
    ]
  }

  /** The seed is told at the end, and everybody can see that it was settled at the start. */
  private reveal({ reveal, commitment }: MatchInfo): string[] {
    if (reveal === null) return []
    const { seed, salt } = reveal
    const fits = commitmentOf(seed, salt) === commitment
    return [this.i18n.t(fits ? 'cli.join.fits' : 'cli.join.doesNotFit', { seed: stripControls(seed) })]
  }
}
