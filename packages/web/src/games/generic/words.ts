import {
  isPool,
  playerText,
  text,
  type AnyNode,
  type Fields,
  type Game,
  type Messages,
  type Pool,
  type Text,
} from '@longtable/kernel'
import { humanised } from '../../util/humanised.ts'
import { bothNumbers, singular } from './identifiers.ts'

/**
 * What things are called at the generic table. A game names them by messages, if it likes; without one the identifier of
 * its code has to do:
 *
 * - `table.zone.<zone>` a zone of a pool;
 * - `table.thing.<pool>.<kind>` an item by what it shows (`kindOf`), `table.thing.<list>.<n>` an entry of a list, and
 *   `table.thing.<pool>.any` with `{{number}}`, counted from 1, all those that have no name of their own;
 * - `table.field.<field>` a field of the state, `table.value.<field>.<word>` a word that it may hold.
 */
export interface GameWords {
  readonly zone: (name: string) => Text
  readonly field: (name: string) => Text
  readonly value: (field: string, word: string) => Text
  /** An item of a pool. */
  readonly item: (pool: string, item: number) => Text
  /** The nth of a list, below the list's name. */
  readonly entry: (field: string, n: number) => Text
  /** Whatever a menu may mean by a name. */
  readonly place: (name: string) => Text
}

export function fieldsOf(game: Game): Fields {
  const { shape } = game.state
  return shape.kind === 'struct' ? shape.fields : {}
}

/** All fields of a state, however deep. */
function fieldNames(fields: Fields, into: Set<string>): Set<string> {
  for (const [name, node] of Object.entries(fields)) {
    into.add(name)
    const inside = innermost(node).shape
    if (inside.kind === 'struct') fieldNames(inside.fields, into)
  }
  return into
}

function innermost(node: AnyNode): AnyNode {
  return 'of' in node.shape ? innermost(node.shape.of) : node
}

function isMessage(messages: Messages, key: string): boolean {
  let at: Messages | string | undefined = messages
  for (const word of key.split('.'))
    at = typeof at === 'object' && Object.hasOwn(at, word) ? at[word] : undefined
  return typeof at === 'string'
}

export function gameWords(game: Game): GameWords {
  const fields = fieldsOf(game)
  const pools = new Map<string, Pool>()
  for (const [name, node] of Object.entries(fields)) if (isPool(node)) pools.set(name, node)
  const zones = new Map(
    [...pools].flatMap(([name, pool]) =>
      pool.zones.flatMap((zone) => [zone.name, `${name}.${zone.name}`].map((each) => [each, zone])),
    ),
  )
  /** What a name may begin with, and what that is called in the state. */
  const named = new Map(
    [...fieldNames(fields, new Set())].flatMap((name) => bothNumbers(name).map((each) => [each, name])),
  )

  const said = (key: string, values?: Text['with']): Text | undefined =>
    isMessage(game.messages.en, key) ? text(key, values) : undefined
  const plain = (identifier: string): Text => text('web.generic.word', { word: humanised(identifier) })
  const thing = (topic: string, kind: number): Text =>
    said(`table.thing.${topic}.${kind}`) ??
    said(`table.thing.${topic}.any`, { number: kind + 1 }) ??
    text('web.generic.numbered', { name: plain(singular(topic)), number: kind + 1 })

  const zone = (name: string): Text => said(`table.zone.${name}`) ?? plain(name)
  const field = (name: string): Text => said(`table.field.${name}`) ?? plain(name)
  const item = (pool: string, n: number): Text => thing(pool, pools.get(pool)?.kindOf(n) ?? n)

  const place = (whole: string): Text => {
    const [head, ...numbers] = whole.split(':')
    const n = Number(numbers.at(-1))
    const meant = named.get(head)
    if (numbers.length > 0 && (head === 'seat' || head === 'player')) return playerText(n)
    const found = zones.get(head)
    if (found !== undefined) {
      const name = zone(found.name)
      if (numbers.length === 0) return name
      if (found.kind === 'slots') return text('web.generic.numbered', { name, number: n + 1 })
      return text('web.generic.ofPlayer', { name, player: playerText(n) })
    }
    if (meant === undefined) return plain(whole)
    if (numbers.length === 0) return field(meant)
    return pools.has(meant) ? item(meant, n) : thing(meant, n)
  }

  return {
    zone,
    field,
    value: (name, word) => said(`table.value.${name}.${word}`) ?? plain(word),
    item,
    entry: (list, n) =>
      said(`table.thing.${list}.${n}`) ??
      said(`table.thing.${list}.any`, { number: n + 1 }) ??
      text('web.generic.number', { number: n + 1 }),
    place,
  }
}
