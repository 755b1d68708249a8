import type { Json, Random } from '@longtable/kernel'

const words = [
  '',
  ' ',
  '\u0000',
  '\u0007\u001b[31m',
  '\u202E\u2066',
  '\uD800',
  '\uFEFF',
  '🂡'.repeat(40),
  'é'.normalize('NFD').repeat(60),
  'a'.repeat(201),
  'b'.repeat(3000),
  "'; DROP TABLE matches; --",
  '" OR 1=1 --',
  '<script>alert(1)</script>',
  '{{seat}} ${seat} %s %n',
  '../../../etc/passwd',
  'NaN',
  '-Infinity',
  '1e309',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'null',
  'undefined',
]

const numbers = [-1, -0.5, 0, 1.5, 31, 32, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 53), 0.1 + 0.2, 5e-324]

/** Any value that somebody may put where it does not belong. */
export function junk(random: Random, depth = 3): Json {
  const kind = random.below(depth > 0 ? 8 : 5)
  if (kind <= 1) return random.pick(words)
  if (kind === 2) return random.pick(numbers)
  if (kind === 3) return random.below(2) === 0
  if (kind === 4) return null
  const length = random.below(4)
  if (kind === 5) return Array.from({ length }, () => junk(random, depth - 1))
  if (kind === 6) return nested(random, 1 + random.below(200))
  return Object.fromEntries(Array.from({ length }, () => [random.pick(words), junk(random, depth - 1)]))
}

function nested(random: Random, depth: number): Json {
  let value: Json = random.pick(words)
  const isList = random.below(2) === 0
  for (let i = 0; i < depth; i++) value = isList ? [value] : { do: value }
  return value
}

/** Letters of all kinds, with what a parser stumbles over among them. */
export function babble(random: Random, longest = 80): string {
  const length = random.below(longest)
  const letter = (): string => {
    const kind = random.below(6)
    if (kind === 0) return random.pick(['{', '}', '[', ']', '"', ':', ',', '\\', '\n'])
    if (kind === 1) return String.fromCodePoint(random.below(0x2f))
    if (kind === 2) return String.fromCodePoint(0x1f300 + random.below(300))
    return String.fromCodePoint(32 + random.below(95))
  }
  return Array.from({ length }, letter).join('')
}

type Tree = { [key: string]: Json } | Json[]

function isTree(value: Json): value is Tree {
  return typeof value === 'object' && value !== null
}

/** A copy of a message with something wrong in it. */
export function mutated(message: object, random: Random): Json {
  const copy = structuredClone(message) as { [key: string]: Json }
  for (let n = 0; n <= random.below(3); n++) mutate(copy, random)
  return copy
}

function mutate(root: Tree, random: Random): void {
  let tree = root
  for (;;) {
    const keys = Object.keys(tree)
    const key = keys.length === 0 ? 'empty' : random.pick(keys)
    const child: Json | undefined = (tree as Record<string, Json>)[key]
    if (child !== undefined && isTree(child) && random.below(3) > 0) tree = child
    else return change(tree as Record<string, Json>, key, random)
  }
}

function change(tree: Record<string, Json>, key: string, random: Random): void {
  const kind = random.below(6)
  if (kind === 0) Reflect.deleteProperty(tree, key)
  else if (kind === 1) put(tree, random.pick(words), junk(random))
  else if (kind === 2 && typeof tree[key] === 'number')
    put(tree, key, tree[key] + random.pick([-1, 1, 0.5, 2 ** 32]))
  else if (kind === 3 && typeof tree[key] === 'string') put(tree, key, tree[key] + random.pick(words))
  else put(tree, key, junk(random))
}

/** Also under names that assignment would take for something else. */
function put(tree: object, key: string, value: Json): void {
  Object.defineProperty(tree, key, { value, enumerable: true, configurable: true, writable: true })
}

/** Text that is a little off: cut short, with letters changed, or twice the same key. */
export function garbled(text: string, random: Random): string {
  const at = random.below(text.length + 1)
  switch (random.below(5)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + babble(random, 8) + text.slice(at)
    case 2:
      return text.slice(0, at) + text.slice(at + 1 + random.below(4))
    case 3:
      return text.replace('{', '{"type":1e999,')
    default:
      return text.replace(/:(\d+)/, ':$1e400')
  }
}
