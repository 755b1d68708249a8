import { isAsked, refuse, scenarioIn, type Config, type Json, type Scenario } from '@longtable/kernel'
import type { WantedMatch } from '@longtable/server/client'
import { dailySeed, dayOf } from '@longtable/server/daily'
import { usualLevel, type GameInfo, type Pace } from '@longtable/server/wire'
import type { Draft, DraftSeat, PlayMode } from '../../game-ui/draft.ts'

const OTHERS: Readonly<Record<PlayMode, (bot: string) => string>> = {
  alone: (bot) => bot,
  screen: () => 'me',
  friends: () => 'open',
}

/** What a table of this game usually is; `level` says how well bots should play, if they can. */
export function freshDraft(game: GameInfo, way: PlayMode, level = ''): Draft {
  const { max } = game.players
  const others = OTHERS[way](game.bots.includes(level) ? level : usualLevel(game.bots))
  const { config, players } = usualScenario(game, way)
  return {
    count: usualCount(players, way),
    seats: Array.from({ length: max }, (_, seat) => ({ who: seat === 0 ? 'me' : others, name: '' })),
    config,
    data: {},
    pace: 'live',
    bank: 30,
    extra: 20,
    hours: 24,
    late: 'ask',
    listed: false,
    advice: false,
    password: '',
    seed: '',
    daily: false,
  }
}

/** A game that can be played alone is, by whoever is alone; others are best with four. */
function usualCount({ min, max }: Scenario['players'], way: PlayMode): number {
  const usual = min > 1 ? 4 : way === 'alone' ? 1 : 2
  return Math.max(min, Math.min(max, usual))
}

/** What is played if nobody says otherwise: the usual; alone, something that one can play alone, if there is anything. */
function usualScenario(game: GameInfo, way: PlayMode): Pick<Scenario, 'config' | 'players'> {
  const usual = { config: {}, players: playersOf(game, {}) }
  if (way !== 'alone' || usual.players.min === 1) return usual
  return soloScenario(game) ?? usual
}

/** The scenario for one player: the usual one, or one that is made for that, or the first that allows it. */
function soloScenario(game: GameInfo): Scenario | undefined {
  const usual = scenarioOf(game, {})
  const fitting = game.scenarios.filter(({ players }) => players.min === 1)
  return fitting.find((each) => each === usual) ?? fitting.find(({ mode }) => mode === 'solo') ?? fitting[0]
}

/** The scenario that a config stands for. */
export function scenarioOf({ scenarios, options }: GameInfo, config: Config): Scenario | undefined {
  const usual = Object.entries(options).map(([name, option]) => [name, option.default] as const)
  return scenarioIn(scenarios, { ...Object.fromEntries(usual), ...config })
}

export function playersOf(game: GameInfo, config: Config): Scenario['players'] {
  return scenarioOf(game, config)?.players ?? game.players
}

/** Those that can be played in this way. */
export function scenariosFor({ scenarios }: GameInfo, way: PlayMode): readonly Scenario[] {
  return way === 'alone' ? scenarios : scenarios.filter(({ players }) => players.max > 1)
}

/** What changes with another scenario: nothing of what the one before said stays. */
export function withScenario(
  game: GameInfo,
  way: PlayMode,
  draft: Draft,
  { config, players, mode }: Scenario,
): Partial<Draft> {
  const { min, max } = players
  const isForOne = way === 'alone' && min === 1 && mode !== 'competitive' && mode !== 'teams'
  const count = isForOne ? 1 : Math.max(min, Math.min(max, draft.count))
  const kept = Object.entries(draft.config).filter(([name]) => !isOfScenario(game, name))
  const needed = Object.entries(config).map(([name, value]) => [name, withSets(draft.config[name], value)])
  return { config: Object.fromEntries([...kept, ...needed]), count, daily: false }
}

/** A scenario brings its sets along, beside those that were chosen. */
function withSets(chosen: Json | undefined, needed: Json): Json {
  return Array.isArray(chosen) && Array.isArray(needed) ? [...new Set([...chosen, ...needed])] : needed
}

/** Options that a scenario says are not asked for once more. */
function isOfScenario({ scenarios, options }: GameInfo, name: string): boolean {
  if (Object.hasOwn(options, name) && options[name]?.kind === 'sets') return false
  return scenarios.length > 1 && scenarios.some(({ config }) => Object.hasOwn(config, name))
}

/** Is there a deal of the day for these: people alone, whose results can be compared with those of other tables? */
export function hasDaily(game: GameInfo, { config, count, seats }: Draft): boolean {
  const scenario = game.scenarios.length > 1 ? scenarioOf(game, config) : undefined
  if (scenario === undefined || (count > 1 && scenario.mode !== 'cooperative')) return false
  return seats.slice(0, count).every(({ who }) => who === 'me' || who === 'open')
}

/** The scenario of the deal of the day that one click plays, alone. */
export function dailyScenario(game: GameInfo): Scenario | undefined {
  return game.scenarios.length > 1 ? soloScenario(game) : undefined
}

export function dailyDraft(game: GameInfo): Draft | undefined {
  const scenario = dailyScenario(game)
  if (scenario === undefined) return undefined
  return { ...freshDraft(game, 'alone'), config: scenario.config, count: 1, daily: true }
}

function keyOf(game: GameInfo, way: PlayMode): string {
  return `longtable.setup.${game.id}.${way}`
}

/** The last choice, as far as it still makes sense, over what is usual. A password and a seed are for one match only. */
export function keptDraft(game: GameInfo, way: PlayMode, level?: string): Draft {
  const fresh = freshDraft(game, way, level)
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game, way)) ?? 'null') as Draft | null
    if (kept === null) return fresh
    return {
      ...fresh,
      ...sameKinds(fresh, kept),
      ...fitting(game, knownConfig(game, kept.config), kept.count),
      seats: fresh.seats.map((seat, at) => knownSeat(game, way, kept.seats[at]) ?? seat),
      password: '',
      seed: '',
      daily: false,
    }
  } catch {
    return fresh
  }
}

function fitting(game: GameInfo, config: Config, count: number): Pick<Draft, 'config' | 'count'> {
  const { min, max } = playersOf(game, config)
  return { config, count: Math.max(min, Math.min(max, count)) }
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

function knownSeat(game: GameInfo, way: PlayMode, seat: DraftSeat | undefined): DraftSeat | undefined {
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
      case 'sets':
        return Array.isArray(value) && value.every((set) => option.of.some((known) => known === set))
      case 'content':
      case 'data':
      case undefined:
        return false
    }
  }
  return Object.fromEntries(Object.entries(config).filter(isKnown))
}

export function keepDraft(game: GameInfo, way: PlayMode, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(game, way), JSON.stringify({ ...draft, password: '', seed: '', daily: false }))
  } catch {
    // Then the next match is set up from the beginning.
  }
}

/** Who can sit at a match of this kind. */
export function sittersFor(game: GameInfo, way: PlayMode): readonly string[] {
  return way === 'friends' ? ['me', 'open', ...game.bots] : ['me', ...game.bots]
}

/** The options that are asked for one by one: not what a scenario says, nor what is settled elsewhere. */
export function openOptions(
  game: GameInfo,
  settled: readonly string[] = [],
): readonly (readonly [string, GameInfo['options'][string]])[] {
  return Object.entries(game.options).filter(
    ([name, option]) => isAsked(option) && !isOfScenario(game, name) && !settled.includes(name),
  )
}

/** How many of these differ from what is usual. */
export function changedOptions(game: GameInfo, draft: Draft, settled?: readonly string[]): number {
  return changedOf(openOptions(game, settled), draft)
}

/** The same of some of them. */
export function changedOf(
  options: ReturnType<typeof openOptions>,
  { config, data }: Pick<Draft, 'config' | 'data'>,
): number {
  const isChanged = ([name, option]: readonly [string, GameInfo['options'][string]]): boolean =>
    option.kind === 'data'
      ? (data[name] ?? '').trim() !== ''
      : config[name] !== undefined && JSON.stringify(config[name]) !== JSON.stringify(option.default)
  return options.filter(isChanged).length
}

/** What changes if these are all set back. */
export function asUsual(game: GameInfo, draft: Draft, settled?: readonly string[]): Partial<Draft> {
  const open = openOptions(game, settled).map(([name]) => name)
  const kept = Object.entries(draft.config).filter(([name]) => !open.includes(name))
  return { config: Object.fromEntries(kept), data: {} }
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
export function wantedFrom(game: GameInfo, way: PlayMode, draft: Draft): WantedMatch {
  const seats = draft.seats.slice(0, draft.count)
  if (!seats.some(({ who }) => who === 'me' || who === 'open')) refuse('web.start.setup.nobody')
  if (way === 'friends' && !seats.some(({ who }) => who === 'open')) refuse('web.start.setup.noFriends')
  const scenario = draft.daily && hasDaily(game, draft) ? scenarioOf(game, draft.config) : undefined
  const seed = scenario === undefined ? draft.seed : dailySeed(game.id, scenario.id, dayOf(Date.now()))
  return {
    game: game.id,
    // Everybody who gets the same deal plays by the same rules.
    config:
      scenario === undefined
        ? configOf(game, draft)
        : (scenario.config as NonNullable<WantedMatch['config']>),
    seats: seats.map(({ who }) =>
      who === 'me' || who === 'open' ? { kind: who } : { kind: 'bot', bot: who },
    ),
    ...(seed !== '' && { seed }),
    ...(way === 'friends' && {
      pace: paceOf(draft),
      late: draft.late,
      listed: draft.listed,
      advice: draft.advice,
      ...(draft.password !== '' && { password: draft.password }),
    }),
  }
}

/** The names of the people at one screen, seat by seat. */
export function namesOf(draft: Draft): readonly string[] {
  return draft.seats.slice(0, draft.count).map(({ who, name }) => (who === 'me' ? name.trim() : ''))
}
