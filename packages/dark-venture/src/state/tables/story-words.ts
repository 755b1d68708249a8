import { countAt, ledger, namesOf, ruleKind } from '../../content/numbers.ts'
import type { AdventureRow, ScenarioRow } from '../../content/stories.ts'
import { CLOCK } from '../names.ts'
import { STORY } from '../schema.ts'

/**
 * Where `story` keeps what a story remembers. What the first release knew has its places in the first words (STORY);
 * everything since has words of its own after those.
 */
export interface StoryWordTables {
  /** By flag: its word; its bit is `flagBit`. */
  readonly flagWord: readonly number[]
  /** By clock. */
  readonly clockWord: readonly number[]
  /** By guard: how many of them are left, -1 before they come. */
  readonly guardWord: readonly number[]
  /** By character: the piece that it is, plus one; 0: nobody. */
  readonly characterWord: readonly number[]
  /** By watch: its passage was read. */
  readonly watchWord: readonly number[]
  /** By the number of a scenario's rule: it has happened, if it happens once. */
  readonly onceWord: readonly number[]
  /** How long `story` is. */
  readonly storyWords: number
}

const BITS = 31

/** The bit of the nth thing in its word. */
export function storyBit(n: number): number {
  return 1 << (n % BITS)
}

/** The guards that the first words have places for. */
const FIRST_GUARDS = 2

export function storyWordTables(
  content: number,
  first: number,
  scenario: ScenarioRow | undefined,
  adventure: AdventureRow | undefined,
): StoryWordTables {
  let next = first
  const take = (words: number): number => {
    const from = next
    next += words
    return from
  }
  /** So many bits, the first of them in a word that there always was. */
  const bits = (count: number, word: number): number[] => {
    const more = take(Math.ceil(Math.max(0, count - BITS) / BITS))
    return Array.from({ length: count }, (_, n) => (n < BITS ? word : more + Math.floor(n / BITS) - 1))
  }
  const flagWord = bits(countAt('flag', content), STORY.flags)
  const clocks = countAt('clock', content)
  const clockAt = take(Math.max(0, clocks - 1))
  const clockWord = Array.from({ length: clocks }, (_, clock) =>
    clock === CLOCK.darkness ? STORY.darkness : clockAt + clock - 1,
  )
  const guards = countAt('guard', content)
  const guardAt = take(Math.max(0, guards - FIRST_GUARDS))
  const guardWord = Array.from({ length: guards }, (_, guard) =>
    guard < FIRST_GUARDS ? STORY.sporeGuards + guard : guardAt + guard - FIRST_GUARDS,
  )
  const characters = countAt('character', content)
  const characterAt = take(characters)
  const watchWord = bits(adventure?.watches.length ?? 0, STORY.watched)
  const rules = scenario?.rules.some(({ once }) => once === true) ? namesOf(ruleKind(scenario)).length : 0
  const onceAt = take(Math.ceil(rules / BITS))
  return {
    flagWord,
    clockWord,
    guardWord,
    characterWord: Array.from({ length: characters }, (_, character) => characterAt + character),
    watchWord,
    onceWord: Array.from({ length: rules }, (_, rule) => onceAt + Math.floor(rule / BITS)),
    storyWords: next,
  }
}

/** The number of a rule of a scenario. */
export function ruleNumber(scenario: Pick<ScenarioRow, 'id'>, rule: string): number {
  return ledger.numberOf(ruleKind(scenario), rule)
}
