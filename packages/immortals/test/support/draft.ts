import { Engine, type DescribedMenu, type Choice, Random, seedFrom, type Told } from '@longtable/kernel'
import { darkTribeIds, lightTribeIds } from '../../src/content/ids.ts'
import type { DarkTribeId, LightTribeId } from '../../src/content/types.ts'
import { immortals } from '../../src/game.ts'
import { face, Z, type Card } from '../../src/state/cards.ts'
import type { Event } from '../../src/state/events.ts'
import type { State } from '../../src/state/schema.ts'
import { DARK, LIGHT, type RealmNo, type Seat } from '../../src/state/sites.ts'
import { card, Scene, scene, site, type CardName, type SceneSpec, type SiteName } from './scene.ts'

/** Scenes from the first hour of a match: set-up, starting round, seeding. */

type Options = Readonly<Record<string, unknown>>

/** A match that begins: the colours are to be chosen. */
export function colourless(
  seats: number,
  options: Options = {},
  seed = 'opening',
  rulesVersion?: number,
): Scene {
  const engine = new Engine(immortals, seats, options, rulesVersion)
  const told: Told<Event>[] = []
  return new Scene(engine, engine.start(seedFrom(seed), told), told)
}

/** A match that has just been set up. */
export function opening(seats: number, options: Options = {}, seed = 'opening'): Scene {
  return coloured(colourless(seats, options, seed))
}

/** Everybody plays the colour of the seat. */
export function coloured(table: Scene): Scene {
  return playUntil(table, ({ step }) => step !== 'setup.colour')
}

/** The first of many set-ups in which chance did what the scene needs. */
export function dealt(seats: number, wanted: (s: State) => boolean, options: Options = {}): Scene {
  const engine = new Engine(immortals, seats, options)
  for (let n = 0; n < 5000; n++) {
    const told: Told<Event>[] = []
    const position = engine.start(seedFrom(`deal ${n}`), told)
    if (wanted(position.state)) return coloured(new Scene(engine, position, told))
  }
  throw new Error('chance never did that')
}

/** The first of many scenes in which chance did what is wanted. */
export function firstOf(make: (n: number) => Scene, wanted: (table: Scene) => boolean): Scene {
  for (let n = 0; n < 200; n++) {
    const table = make(n)
    if (wanted(table)) return table
  }
  throw new Error('chance never did that')
}

export function hasTribes(s: State, seat: Seat, light: LightTribeId, dark: DarkTribeId): boolean {
  return (
    s.players[seat].light === lightTribeIds.indexOf(light) &&
    s.players[seat].dark === darkTribeIds.indexOf(dark)
  )
}

/** Plays on with the first thing offered until the scene stands where it is wanted. */
export function playUntil(table: Scene, wanted: (table: Scene) => boolean): Scene {
  while (!wanted(table)) table.choose(table.offered()[0])
  return table
}

const IDLE = new Set(['ready', 'leave', 'pass', 'forfeit', 'decline', 'done'])

/** Plays at random, but busily, until the game is over; `after` looks at the table after every choice. */
export function playAtRandom(
  table: Scene,
  seed: string,
  after: (table: Scene, told: readonly Event[], choice: Choice) => void,
): Scene {
  const random = new Random(seedFrom(seed))
  while (table.step !== 'over') {
    const before = table.events.length
    const offered = table.offered()
    const busy = offered.filter((choice) => !IDLE.has(choice.do))
    const choice = random.pick(busy.length > 0 && random.below(8) > 0 ? busy : offered)
    table.choose(choice)
    after(table, table.events.slice(before), choice)
  }
  return table
}

/** A deployment round that begins: everybody is about to choose a card of the draft hand. */
export interface DraftSpec extends SceneSpec {
  /** The stacks of the starting round from top to bottom; by default all cards that are nowhere else. */
  readonly lightStack?: readonly CardName[]
  readonly darkStack?: readonly CardName[]
}

export function drafting(spec: DraftSpec): Scene {
  const table = scene({ ...spec, stack: [{ step: 'start', phase: 2 }, { step: 'draft' }] })
  const { cards } = table.state
  const rest = cards[Z.deck]
  const stack = (given: readonly CardName[] | undefined, realm: RealmNo): Card[] => {
    if (given !== undefined) return given.toReversed().map((name) => card(name, 0))
    return rest.filter((one) => realmOfCard(one) === realm)
  }
  cards[Z.light] = stack(spec.lightStack, LIGHT)
  cards[Z.dark] = stack(spec.darkStack, DARK)
  cards[Z.deck] = rest.filter((one) => !cards[Z.light].includes(one) && !cards[Z.dark].includes(one))
  table.engine.resume(table.position)
  return table
}

export function realmOfCard(one: Card): RealmNo | undefined {
  const shown = face(one)
  return shown.kind === 'conflict' || shown.kind === 'wild' ? shown.realm : undefined
}

export function pick(name: CardName): Choice {
  return { do: 'pick', card: card(name, 0) }
}

export function group(armies: number): Choice {
  return { do: 'group', armies }
}

export function onSite(name: SiteName): Choice {
  return { do: 'site', site: site(name) }
}

/** What a viewer sees of a zone; the seat after the last one is a spectator. */
export function seen(table: Scene, viewer: number, zone: number): number[] {
  return table.engine.view(table.position, viewer).state.cards[zone]
}

/** The menu as a person gets it. */
export function menuOf(table: Scene, seat: Seat = table.awaited[0]): DescribedMenu {
  const menu = table.engine.describedMenu(table.position, seat)
  if (menu === null) throw new Error(`seat ${seat} is not asked`)
  return menu
}

/** How an offered or blocked choice is shown. */
export function shown(
  table: Scene,
  choice: Choice,
  seat: Seat = table.awaited[0],
): DescribedMenu['entries'][number] {
  const { entries, blocked } = menuOf(table, seat)
  const wanted = JSON.stringify(choice)
  const found = [...entries, ...blocked].find((entry) => JSON.stringify(entry.choice) === wanted)
  if (found === undefined) throw new Error(`${wanted} is not in the menu`)
  return { revises: false, ...found }
}

export function names(list: readonly CardName[]): Card[] {
  return list.map((name) => card(name, 0)).toSorted((a, b) => a - b)
}
