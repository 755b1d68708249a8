import type { Idea } from '@longtable/server/wire'

/** What speaks for an idea and what against it, by term of the game's evaluation, the weightiest first. */
export interface Reasons {
  readonly pro: readonly string[]
  readonly contra: readonly string[]
}

/** So many reasons are given for each idea. */
const MOST = 3
/** In the evaluation's own unit: less changes a chance by half a percent at most. */
const NOTICED = 0.02

type Terms = ReadonlyMap<string, number>

function termsOf({ terms }: Idea): Terms {
  return new Map(terms.map(({ term, by }) => [term, by]))
}

/** What sets an idea apart from what is usual, the weightiest first. */
function apart(idea: Idea, others: readonly Idea[], isNamed: (term: string) => boolean): Idea['terms'] {
  const own = termsOf(idea)
  const theirs = others.map(termsOf)
  const names = new Set([own, ...theirs].flatMap((terms) => [...terms.keys()]))
  return [...names]
    .filter(isNamed)
    .map((term) => {
      const usual = theirs.reduce((sum, terms) => sum + (terms.get(term) ?? 0), 0) / (theirs.length || 1)
      return { term, by: (own.get(term) ?? 0) - usual }
    })
    .filter(({ by }) => Math.abs(by) > NOTICED)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST)
}

/**
 * What sets an idea apart from the others: all of them win points, say, and that is no reason to do this and not that. Where
 * nothing does, or there are no others, what it changes.
 */
export function reasonsFor(idea: Idea, others: readonly Idea[], isNamed: (term: string) => boolean): Reasons {
  const special = apart(idea, others, isNamed)
  const told = special.length > 0 ? special : apart(idea, [], isNamed)
  return {
    pro: told.filter(({ by }) => by > 0).map(({ term }) => term),
    contra: told.filter(({ by }) => by < 0).map(({ term }) => term),
  }
}

/** Ideas that sound alike are one to whoever reads them: the same action by one of two that are alike. */
export function unlike(ideas: readonly Idea[], said: (idea: Idea) => string): readonly Idea[] {
  const words = ideas.map(said)
  return ideas.filter((_, i) => words.indexOf(words[i] ?? '') === i)
}
