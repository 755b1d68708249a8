import { choiceKey, type Choice, type Engine, type Position, type Random } from '@longtable/kernel'
import { PROTOCOL } from '../../src/wire/index.ts'
import { babble, garbled, junk, mutated } from './fuzz-junk.ts'

/** The match that is attacked, as the attackers know it. */
export interface Victim {
  readonly id: string
  readonly engine: Engine
  readonly position: Position
  /** Of everybody at the table: the host, somebody else, and one who attacks. */
  readonly keys: readonly string[]
  /** Somebody who is not at the table. */
  readonly stranger: string
}

/** The seat whose own person is hostile. */
export const TRAITOR = 2

const levels = ['random', 'novice', 'nobody', '']

/** Every kind of message, as it would be if it came from the right seat at the right time. */
function proper({ id: match, engine, position, keys }: Victim, random: Random): object {
  const id = `m${random.below(50)}`
  const seat = random.below(4)
  const bot = random.pick([...levels, null])
  const choice = random.pick(engine.plainMenu(position, random.below(3))?.offered ?? [])
  const on = random.below(2) === 0
  return random.pick<object>([
    { type: 'choose', id, menu: random.below(4), choices: [choice] },
    { type: 'choose', id, menu: 1, choices: [choice, choice], gesture: on },
    { type: 'undo', id },
    { type: 'advise', id, menu: random.below(9) },
    { type: 'ask', id },
    { type: 'answer', id, number: random.below(3), agree: on },
    { type: 'say', id, text: 'Hello' },
    { type: 'standing', id, answers: [{ step: 'plan.mine', choice, until: null }] },
    { type: 'pause', id, on },
    { type: 'hand', id, seat, bot },
    { type: 'resign', id },
    { type: 'mute', id, seat, on },
    { type: 'remove', id, seat, bot },
    { type: 'host', id, seat },
    { type: 'rematch', id },
    { type: 'history', id, before: random.below(9), most: 1 + random.below(200) },
    { type: 'hello', protocol: PROTOCOL, match, seat, key: `${random.pick(keys).slice(0, -3)}xyz` },
    { type: 'hello', protocol: PROTOCOL, match, seat: null },
    { type: 'hello', protocol: PROTOCOL, match: `${match.slice(0, -2)}zz` },
  ])
}

/** What somebody without a seat and without a name may try: nothing of it may do anything. */
export function strangersMessage(victim: Victim, random: Random): string {
  const kind = random.below(10)
  if (kind === 0) return babble(random)
  if (kind === 1) return JSON.stringify(junk(random))
  if (kind === 2) return '['.repeat(random.below(3000))
  const message = proper(victim, random)
  if (kind <= 4) return JSON.stringify(message)
  if (kind <= 6) return garbled(JSON.stringify(message), random)
  return JSON.stringify(mutated(message, random))
}

/** What is not offered to the hostile seat: made up, blocked, or offered to others only. */
function notOffered({ engine, position }: Victim, random: Random): Choice {
  const menu = engine.plainMenu(position, TRAITOR)
  const own = new Set(
    [...(menu?.offered ?? []), ...(menu?.revisions ?? []), ...(menu?.idles ?? [])].map(choiceKey),
  )
  const foreign = engine.plainMenu(position, random.below(2))?.offered ?? []
  const found = random.pick<Choice>([
    { do: 'nonsense' },
    { do: 'put', space: random.below(60) - 5, card: 200 + random.below(1000) },
    { do: 'put', space: 1.5, card: -1 },
    { do: 'ready', extra: true },
    { do: 'Ready' },
    { do: 'constructor', toString: 'x' },
    ...(menu?.blocked ?? []).slice(0, 8).map(({ choice }) => choice),
    ...foreign.filter((choice) => !own.has(choiceKey(choice))).slice(0, 8),
  ])
  return own.has(choiceKey(found)) ? { do: 'nonsense' } : found
}

/** What the person of one seat may try against the others and the rules; `menu` is the one it was shown last. */
export function traitorsMessage(victim: Victim, random: Random, menu: number): object {
  const id = `t${random.below(1_000_000)}`
  const other = random.below(2)
  const good = random.pick(victim.engine.plainMenu(victim.position, TRAITOR)?.offered ?? [])
  const bad = notOffered(victim, random)
  const { id: match, keys } = victim
  const stale = random.pick(
    [menu + 1, menu - 1, menu + 2 ** 20, 0].filter((number) => number >= 0 && number !== menu),
  )
  return random.pick<object>([
    { type: 'choose', id, menu: stale, choices: [good] },
    { type: 'choose', id, menu: stale, choices: [good, good, good], gesture: true },
    { type: 'choose', id, menu, choices: [bad] },
    { type: 'choose', id, menu, choices: [bad, good] },
    { type: 'choose', id, menu, choices: [bad, good], gesture: true },
    { type: 'undo', id },
    { type: 'answer', id, number: random.below(5), agree: true },
    { type: 'hand', id, seat: other, bot: random.pick([...levels, null]) },
    { type: 'hand', id, seat: TRAITOR, bot: 'nobody' },
    { type: 'hand', id, seat: 3 + random.below(28), bot: 'random' },
    { type: 'mute', id, seat: other, on: true },
    { type: 'remove', id, seat: other, bot: 'random' },
    { type: 'remove', id, seat: TRAITOR, bot: null },
    { type: 'host', id, seat: TRAITOR },
    { type: 'rematch', id },
    { type: 'hello', protocol: PROTOCOL, match, seat: other, key: keys[TRAITOR] },
    { type: 'hello', protocol: PROTOCOL + 1, match, key: keys[TRAITOR] },
  ])
}
