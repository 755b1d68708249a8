import { refuse, type Config, type Json } from '@longtable/kernel'
import type { WantedMatch } from '@longtable/server/client'
import type { GameInfo, Late, Pace } from '@longtable/server/wire'

/** Alone against bots, several at one screen, or with friends through the server. */
export type Way = 'alone' | 'screen' | 'friends'

/** Who is to sit somewhere: `me`, `open`, or the name of a bot. */
export interface DraftSeat {
  readonly who: string
  readonly name: string
}

export type PaceKind = 'live' | 'clock' | 'slow'

/** A match as somebody is about to want it; kept for the next time. */
export interface Draft {
  readonly count: number
  /** As many as the game can have; only the first `count` take part. */
  readonly seats: readonly DraftSeat[]
  readonly config: Config
  /** What was typed for options that are free data. */
  readonly data: Readonly<Record<string, string>>
  readonly pace: PaceKind
  readonly bank: number
  readonly extra: number
  readonly hours: number
  readonly late: Late
  readonly listed: boolean
  readonly password: string
  readonly seed: string
}

const OTHERS: Readonly<Record<Way, (bot: string) => string>> = {
  alone: (bot) => bot,
  screen: () => 'me',
  friends: () => 'open',
}

/** What a table of this game usually is. */
export function freshDraft(game: GameInfo, way: Way): Draft {
  const { min, max } = game.players
  const best = game.bots.at(-1) ?? ''
  const others = OTHERS[way](best)
  return {
    count: Math.max(min, Math.min(max, 4)),
    seats: Array.from({ length: max }, (_, seat) => ({ who: seat === 0 ? 'me' : others, name: '' })),
    config: {},
    data: {},
    pace: 'live',
    bank: 30,
    extra: 20,
    hours: 24,
    late: 'ask',
    listed: false,
    password: '',
    seed: '',
  }
}

function keyOf(game: GameInfo, way: Way): string {
  return `longtable.setup.${game.id}.${way}`
}

/** The last choice, as far as it still makes sense, over what is usual. A password and a seed are for one match only. */
export function keptDraft(game: GameInfo, way: Way): Draft {
  const fresh = freshDraft(game, way)
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game, way)) ?? 'null') as Draft | null
    if (kept === null) return fresh
    return {
      ...fresh,
      ...sameKinds(fresh, kept),
      count: Math.max(game.players.min, Math.min(game.players.max, kept.count)),
      seats: fresh.seats.map((seat, at) => knownSeat(game, way, kept.seats[at]) ?? seat),
      config: knownConfig(game, kept.config),
      password: '',
      seed: '',
    }
  } catch {
    return fresh
  }
}

function sameKinds(fresh: Draft, kept: Draft): Partial<Draft> {
  const paces: readonly string[] = ['live', 'clock', 'slow']
  const isSame = ([name, value]: [string, unknown]): boolean =>
    Object.hasOwn(fresh, name) &&
    typeof value === typeof fresh[name as keyof Draft] &&
    (name !== 'pace' || paces.includes(value as string)) &&
    (name !== 'late' || value === 'bot' || value === 'ask')
  return Object.fromEntries(Object.entries(kept).filter(isSame))
}

function knownSeat(game: GameInfo, way: Way, seat: DraftSeat | undefined): DraftSeat | undefined {
  if (typeof seat?.who !== 'string' || typeof seat.name !== 'string') return undefined
  return sittersFor(game, way).includes(seat.who) ? { who: seat.who, name: seat.name } : undefined
}

function knownConfig(game: GameInfo, config: Config): Config {
  const isKnown = ([name, value]: [string, Json]): boolean => {
    const option = Object.hasOwn(game.options, name) ? game.options[name] : undefined
    switch (option?.kind) {
      case 'whole':
        return Number.isInteger(value) && Number(value) >= option.min && Number(value) <= option.max
      case 'one':
        return typeof value === 'string' && option.of.includes(value)
      case 'flag':
        return typeof value === 'boolean'
      case 'data':
      case undefined:
        return false
    }
  }
  return Object.fromEntries(Object.entries(config).filter(isKnown))
}

export function keepDraft(game: GameInfo, way: Way, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(game, way), JSON.stringify({ ...draft, password: '', seed: '' }))
  } catch {
    // Then the next match is set up from the beginning.
  }
}

/** Who can sit at a match of this kind. */
export function sittersFor(game: GameInfo, way: Way): readonly string[] {
  return way === 'friends' ? ['me', 'open', ...game.bots] : ['me', ...game.bots]
}

/** How many options differ from what is usual. */
export function changedOptions(game: GameInfo, { config, data }: Draft): number {
  const isChanged = ([name, option]: [string, GameInfo['options'][string]]): boolean =>
    option.kind === 'data'
      ? (data[name] ?? '').trim() !== ''
      : config[name] !== undefined && config[name] !== option.default
  return Object.entries(game.options).filter(isChanged).length
}

/** What was typed as data. Refuses what is no JSON. */
function readData(name: string, typed: string): Json {
  try {
    return JSON.parse(typed) as Json
  } catch {
    refuse('web.start.setup.notJson', { name: { key: `options.${name}.name` } })
  }
}

export function isJson(typed: string): boolean {
  try {
    JSON.parse(typed)
    return true
  } catch {
    return typed.trim() === ''
  }
}

function configOf(game: GameInfo, draft: Draft): NonNullable<WantedMatch['config']> {
  const typed = Object.entries(draft.data).filter(
    ([name, text]) => text.trim() !== '' && Object.hasOwn(game.options, name),
  )
  const read = Object.fromEntries(typed.map(([name, text]) => [name, readData(name, text)]))
  return { ...draft.config, ...read } as NonNullable<WantedMatch['config']>
}

function paceOf({ pace, bank, extra, hours }: Draft): Pace {
  switch (pace) {
    case 'live':
      return { kind: 'live', clock: null }
    case 'clock':
      return { kind: 'live', clock: { bank: bank * 60, extra } }
    case 'slow':
      return { kind: 'slow', hours }
  }
}

/** The match that a draft stands for. */
export function wantedFrom(game: GameInfo, way: Way, draft: Draft): WantedMatch {
  const seats = draft.seats.slice(0, draft.count)
  if (!seats.some(({ who }) => who === 'me' || who === 'open')) refuse('web.start.setup.nobody')
  if (way === 'friends' && !seats.some(({ who }) => who === 'open')) refuse('web.start.setup.noFriends')
  return {
    game: game.id,
    config: configOf(game, draft),
    seats: seats.map(({ who }) =>
      who === 'me' || who === 'open' ? { kind: who } : { kind: 'bot', bot: who },
    ),
    ...(draft.seed !== '' && { seed: draft.seed }),
    ...(way === 'friends' && {
      pace: paceOf(draft),
      late: draft.late,
      listed: draft.listed,
      ...(draft.password !== '' && { password: draft.password }),
    }),
  }
}

/** The names of the people at one screen, seat by seat. */
export function namesOf(draft: Draft): readonly string[] {
  return draft.seats.slice(0, draft.count).map(({ who, name }) => (who === 'me' ? name.trim() : ''))
}
