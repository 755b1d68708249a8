import type { Idea } from '@longtable/bots'
import { UserError, text, type Choice, type View } from '@longtable/kernel'
import type { Back, Happened, MatchInfo, NumberedMenu, ChatMessage, Standing } from '../wire/match.ts'
import type { Advice, Done, History } from '../wire/to-client.ts'
import { MatchClient, type News, type RemoteOptions, type CommandBody } from './match-client.ts'

interface Waiter {
  readonly predicate: () => boolean
  readonly resolve: () => void
  readonly reject: (why: UserError) => void
}

/**
 * One seat of one match on a server, or the place of somebody who watches. It stays connected by itself, sends again
 * what was not answered, and asks for everything anew when what it has does not fit what the server says.
 */
export class RemoteTable {
  private readonly client: MatchClient
  private readonly listeners = new Set<(news: News) => void>()
  private readonly waiters = new Set<Waiter>()

  constructor(options: RemoteOptions) {
    this.client = new MatchClient(options, (news) => this.tell(news))
  }

  // What there is to see

  /** Undefined until the first connection. */
  get match(): MatchInfo | undefined {
    return this.client.state.match
  }

  /** Null for somebody who only watches. */
  get seat(): number | null {
    return this.client.state.seat
  }

  /** Undefined before the match starts. */
  get view(): View | undefined {
    return this.client.state.view
  }

  /** The number of the last update. */
  get at(): number | undefined {
    return this.client.state.at
  }

  get menu(): NumberedMenu {
    return this.client.state.menu
  }

  /** What can be taken back; null for somebody who only watches. */
  get back(): Back | null {
    return this.client.state.undo
  }

  get standing(): readonly Standing[] {
    return this.client.state.standing
  }

  get said(): readonly ChatMessage[] {
    return this.client.state.said
  }

  get happenings(): readonly Happened[] {
    return this.client.state.happenings
  }

  get isConnected(): boolean {
    return this.client.isConnected
  }

  /** How often everything had to be asked for again. */
  get resyncs(): number {
    return this.client.resyncs
  }

  // What happens

  /** Calls back at all news; the function that is returned ends that. */
  on(listener: (news: News) => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Waits until something is so; refuses if the table is left before. */
  next(predicate: (table: this) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { predicate: () => predicate(this), resolve, reject }
      if (waiter.predicate()) resolve()
      else if (this.client.isLeft) reject(new UserError(text('server.client.left')))
      else this.waiters.add(waiter)
    })
  }

  /** Waits until all is there for the first time, or says why the server does not let us in. */
  async arrival(): Promise<void> {
    await this.next(() => this.match !== undefined || this.client.refusal !== undefined)
    if (this.match === undefined && this.client.refusal !== undefined) throw this.client.refusal
  }

  leave(): void {
    this.client.leave()
    for (const { reject } of this.waiters) reject(new UserError(text('server.client.left')))
    this.waiters.clear()
  }

  private tell(news: News): void {
    for (const listener of this.listeners) listener(news)
    for (const waiter of this.waiters) {
      if (!waiter.predicate()) continue
      this.waiters.delete(waiter)
      waiter.resolve()
    }
    // Nothing will happen any more.
    if (this.client.isLeft) this.leave()
  }

  // What may be done

  /** Makes choices from a menu, in order, until one is not offered. */
  choose(
    choices: readonly Choice[],
    { gesture = false, menu = this.menu.number }: { gesture?: boolean; menu?: number } = {},
  ): Promise<Done> {
    return this.do({ type: 'choose', menu, choices: [...choices], ...(gesture && { gesture }) })
  }

  /** Takes back one's last choice, or all since the moment of one of one's updates. */
  undo(to?: number): Promise<Done> {
    return this.do({ type: 'undo', ...(to !== undefined && { to }) })
  }

  /** Asks the others to go back to before one's last choice. */
  ask(): Promise<Done> {
    return this.do({ type: 'ask' })
  }

  answer(number: number, agree: boolean): Promise<Done> {
    return this.do({ type: 'answer', number, agree })
  }

  say(words: string): Promise<Done> {
    return this.do({ type: 'say', text: words })
  }

  async setStanding(answers: readonly Standing[]): Promise<Done> {
    const done = await this.do({ type: 'standing', answers: [...answers] })
    this.client.state.standing = answers
    return done
  }

  pause(on: boolean): Promise<Done> {
    return this.do({ type: 'pause', on })
  }

  /** Lets a bot of this level play for a seat; null: its person plays again. */
  hand(seat: number, bot: string | null): Promise<Done> {
    return this.do({ type: 'hand', seat, bot })
  }

  resign(): Promise<Done> {
    return this.do({ type: 'resign' })
  }

  mute(seat: number, on: boolean): Promise<Done> {
    return this.do({ type: 'mute', seat, on })
  }

  remove(seat: number, bot: string | null): Promise<Done> {
    return this.do({ type: 'remove', seat, bot })
  }

  makeHost(seat: number): Promise<Done> {
    return this.do({ type: 'host', seat })
  }

  /** The same match again; the answer names it. */
  rematch(): Promise<Done> {
    return this.do({ type: 'rematch' })
  }

  /** What happened before an update, or last. */
  async history(page: { readonly before?: number; readonly most?: number } = {}): Promise<History> {
    return (await this.client.send({ type: 'history', ...page })) as History
  }

  /** The best few things to do about a menu. */
  async advise(menu: number = this.menu.number): Promise<readonly Idea[]> {
    const advice = (await this.client.send({ type: 'advise', menu })) as Advice
    return advice.ideas
  }

  private async do(wish: Exclude<CommandBody, { type: 'history' | 'advise' }>): Promise<Done> {
    return (await this.client.send(wish)) as Done
  }
}
