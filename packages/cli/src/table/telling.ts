import type { Engine } from '@longtable/kernel'
import type { News, RemoteTable } from '@longtable/server/client'
import type { Happened, MatchInfo, ChatMessage } from '@longtable/server/wire'
import { harmless } from '../harmless.ts'
import { commitmentOf } from '@longtable/server/wire'
import { gameName, type Formatter } from '../i18n.ts'
import type { Desk, Sight } from './desk.ts'
import { gossip, seatName } from './gossip.ts'
import { resultLines } from './result.ts'

/** Whoever comes late is told of the last few things; `l` tells all. */
const FIRST_NEWS = 10

/** Puts into words what a table on a server tells. */
export class Telling {
  private readonly desk: Desk
  private readonly table: RemoteTable
  private readonly engine: Engine
  private readonly i18n: Formatter
  /** The match as it was told of last. */
  private before: MatchInfo

  constructor(desk: Desk, table: RemoteTable, engine: Engine) {
    this.desk = desk
    this.table = table
    this.engine = engine
    this.i18n = desk.i18n
    this.before = this.match
  }

  get match(): MatchInfo {
    const { match } = this.table
    if (match === undefined) throw new Error('nobody sits down at a table before it is there')
    return match
  }

  /** What there is to see; nothing before the match begins. */
  get sight(): Sight | undefined {
    const { view } = this.table
    return view === undefined ? undefined : { engine: this.engine, view }
  }

  name(seat: number): string {
    return seatName(this.match.seats[seat], this.i18n)
  }

  greeting(): string[] {
    const { desk, table, match, sight } = this
    const { t } = this.i18n
    const { seat } = table
    return [
      desk.ink.bold(t('cli.play.title', { name: gameName(desk.entry.game, this.i18n) })),
      seat === null ? t('cli.join.watching') : t('cli.join.seated', { name: this.name(seat) }),
      t('cli.join.commitment', { commitment: harmless(match.commitment) }),
      ...(match.notice === null ? [] : [harmless(this.i18n.format(match.notice))]),
      ...this.happened(table.happenings.slice(-FIRST_NEWS)),
      ...table.said.slice(-FIRST_NEWS).map((said) => this.said(said)),
      ...(seat === null && sight !== undefined ? desk.summary(sight) : []),
    ]
  }

  lines(news: News): string[] {
    return [...this.gossip(), ...this.linesOf(news)]
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
        return [harmless(i18n.format(news.reason))]
    }
  }

  /** Any message may have told of the table. */
  private gossip(): string[] {
    const { before, match } = this
    if (before === match) return []
    this.before = match
    return gossip(before, match, this.table.seat, this.i18n)
  }

  private happened(list: readonly Happened[]): string[] {
    return this.words(list).map((line) => `· ${line}`)
  }

  private words(list: readonly Happened[]): string[] {
    const { sight, desk, i18n } = this
    if (sight === undefined) return []
    const say = desk.events(sight)
    return list.flatMap(({ back, events }) => [
      ...(back ? [i18n.t('cli.join.takenBack')] : []),
      ...events.map((event) => harmless(say(event))),
    ])
  }

  private said({ name, text }: ChatMessage): string {
    return this.i18n.t('cli.join.said', { name: harmless(name), words: harmless(text) })
  }

  /** All that happened, also what is not here any more. */
  async log(): Promise<string[]> {
    const { table } = this
    const all = [...table.happenings]
    for (let more = all.length > 0; more;) {
      const page = await table.history({ before: all[0].at })
      all.unshift(...page.events)
      more = page.more && page.events.length > 0
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
      ...(match.next === null ? [] : [i18n.t('cli.join.rematch', { match: harmless(match.next) })]),
    ]
  }

  /** The seed is told at the end, and everybody can see that it was settled at the start. */
  private reveal({ reveal, commitment }: MatchInfo): string[] {
    if (reveal === null) return []
    const { seed, salt } = reveal
    const fits = commitmentOf(seed, salt) === commitment
    return [this.i18n.t(fits ? 'cli.join.fits' : 'cli.join.doesNotFit', { seed: harmless(seed) })]
  }
}
