import type { HeroNo, Tactic } from '../content/ids.ts'
import { ledger, numbered } from '../content/numbers.ts'
import { allCards, face, heroCard, type Card } from './pools/deed-cards.ts'
import type { Skill } from './pools/skill-tokens.ts'
import type { Tile } from './pools/tiles.ts'
import { backOf, slotBack, type Token } from './pools/tokens.ts'
import type { Unit } from './pools/unit-cards.ts'

/** What is in the box of a match: the rows of its sets that were there when it began, by number, in order. */
export interface Box {
  readonly heroes: readonly HeroNo[]
  /** All Deed cards, those of each hero, and the Wounds. */
  readonly cards: readonly Card[]
  readonly units: readonly Unit[]
  readonly tokens: readonly Token[]
  readonly tiles: readonly Tile[]
  readonly skills: readonly Skill[]
  readonly tactics: readonly Tactic[]
  /** Tactics as bits: of the Day, of the Night. */
  readonly dayTactics: number
  readonly nightTactics: number
  /** How long the lists of the state are that go by post, unit and skill. */
  readonly posts: number
  readonly unitNumbers: number
  readonly skillNumbers: number
}

interface Packed {
  readonly set: string
}

export interface WhatIsIn {
  readonly sets: readonly string[]
  /** Lines of the ledger. */
  readonly content: number
  readonly heroCards: 'ultimate' | 'first'
}

/** Is a row of these sets, and was there when the match began? */
export function isPacked(
  { sets, content }: Pick<WhatIsIn, 'sets' | 'content'>,
  kind: string,
  number: number,
  { set }: Packed,
): boolean {
  return sets.includes(set) && ledger.lineOf(kind, number) < content
}

export function boxOf(what: WhatIsIn): Box {
  const packed = (kind: string, rows: readonly Packed[]): number[] =>
    rows.flatMap((row, number) => (isPacked(what, kind, number, row) ? [number] : []))
  const units = packed('unit', numbered.units)
  const skills = packed('skill', numbered.skills)
  const tactics = packed('tactic', numbered.tactics)
  const tokens = [...packed('token', numbered.enemies), ...packed('token', numbered.ruins)]
  const bitsOf = (time: 'day' | 'night'): number =>
    tactics.reduce(
      (bits, tactic) => (numbered.tactics[tactic].time === time ? bits | (1 << tactic) : bits),
      0,
    )
  const out = new Set(numbered.heroes.flatMap((_, hero) => leftOut(hero, what)))
  return {
    heroes: packed('hero', numbered.heroes),
    cards: allCards.filter((card) => isPacked(what, 'card', card, face(card)) && !out.has(card)),
    units,
    tokens: tokens.toSorted((a, b) => a - b),
    tiles: packed('tile', numbered.tiles),
    skills,
    tactics,
    dayTactics: bitsOf('day'),
    nightTactics: bitsOf('night'),
    posts: postsFor(tokens, what.content),
    unitNumbers: 1 + Math.max(-1, ...units),
    skillNumbers: 1 + Math.max(-1, ...skills),
  }
}

/** As many slots as it takes for each token to have one of its colour; at least those of the base game. */
function postsFor(tokens: readonly Token[], content: number): number {
  const wanted = new Map<number, number>()
  for (const token of tokens) wanted.set(backOf(token), (wanted.get(backOf(token)) ?? 0) + 1)
  const all = ledger.keys('post').filter((_, post) => ledger.lineOf('post', post) < content).length
  let posts = 0
  for (; posts < all && [...wanted.values()].some((n) => n > 0); posts++) {
    const back = slotBack(posts)
    wanted.set(back, (wanted.get(back) ?? 0) - 1)
  }
  return posts
}

/** MK-OWN-01: a hero's deck has the second own card or the common one that it stands for. */
function leftOut(hero: HeroNo, what: WhatIsIn): Card[] {
  const { second, set } = numbered.heroes[hero]
  if (second === undefined) return []
  const card = heroCard(hero, second.card)
  const isThere = what.heroCards === 'ultimate' && isPacked(what, 'card', card, { set })
  return [isThere ? heroCard(hero, second.insteadOf) : card]
}
